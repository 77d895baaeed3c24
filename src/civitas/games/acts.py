"""What the notes of a game stand for, and which counts they have to account for.

A game may have a file `acts.toml` beside its texts: for each kind of note the acts it stands for (see
`civitas.kernel.act_notes`). It may declare `ledger` among its companions:

    def ledger(view: Mapping[str, Any]) -> Ledger

which counts, in what a spectator sees, whatever acts have to explain: pieces by owner and place, goods and cards by
seat, points. The kit holds the acts of a game against the change of these counts.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeAlias

from civitas.kernel import Table, Title
from civitas.kernel.act_notes import SILENT, Acts
from civitas.kernel.acts import Act, Ledger

Counting: TypeAlias = Callable[[Mapping[str, Any]], Ledger]


def acts_of(title: Title[Any]) -> Acts:
    """The acts that a title declares; none at all if it has no such file."""
    return _acts(title.home)


@lru_cache(maxsize=16)
def _acts(home: str) -> Acts:
    file = files(home).joinpath("acts.toml")
    return Acts(tomllib.loads(file.read_text(encoding="utf-8"))) if file.is_file() else SILENT


def acts_told(table: Table, viewer: int | None, since: int) -> Iterator[Act]:
    """What a viewer was told from an entry of the journal on, in acts."""
    acts = acts_of(table.title)
    for line in table.notes(viewer, since):
        yield from acts.of(line.key, line.params)


def declares_acts(title: Title[Any]) -> bool:
    return files(title.home).joinpath("acts.toml").is_file()

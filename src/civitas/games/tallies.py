"""Where the points of a game came from.

A game may have a module `tally` with

    PARTS: tuple[str, ...]
    NOTES: frozenset[str]
    def tally(view, notes) -> dict[str, list[float]]

`PARTS` are what points are given for, in the order in which it is told; `tally-<part>` is what each is called. `tally`
is given what a spectator sees in the end and all notes of the game whose keys are in `NOTES`, and says of each part how
many points every seat got by it. Together the parts are the score: the kit adds them up after every game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, cast

from civitas.kernel import Table, Title


class Told(NamedTuple):
    """A note of the game that tells of points."""

    key: str
    params: Mapping[str, Any]


class Tally(Protocol):
    """What a game says about its points."""

    PARTS: tuple[str, ...]
    NOTES: frozenset[str]

    def tally(self, view: Mapping[str, Any], notes: Iterable[Told]) -> dict[str, list[float]]:
        """The points of every seat, part by part."""


def tally_of(title: Title[Any]) -> Tally | None:
    """What the game says, if it does."""
    name = f"{title.home}.tally"
    return cast("Tally", import_module(name)) if find_spec(name) is not None else None


def parts_of(table: Table) -> dict[str, list[float]]:
    """The points at a table that knows its log from the beginning; nothing if its game says nothing about them."""
    game = tally_of(table.title)
    if game is None:
        return {}
    told = (Told(note.key, note.params) for note in table.notes(None) if note.key in game.NOTES)
    return game.tally(table.view(None)["game"], told)


def untold(parts: Mapping[str, Sequence[float]], scores: Sequence[float]) -> list[float]:
    """How many points of each seat no part accounts for."""
    return [score - sum(points[seat] for points in parts.values()) for seat, score in enumerate(scores)]

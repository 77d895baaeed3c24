"""What a good roll is.

A game may have a module `luck` with

    KEYS: tuple[str, ...]
    def scale(table) -> Scale | None

`KEYS` are the rolls that it can judge; `luck-<key>` says what is counted there. `scale` is given a table at which such
a roll is due, and says how to weigh an outcome: for each seat that it concerns, how good it is. Only outcomes of the
same roll are compared, so any unit will do. None if the roll concerns nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from civitas.kernel import Table, Title

Scale = Callable[[Any], Mapping[int, float]]
"""From an outcome to how good it is for the seats that it concerns."""


class Even:
    """A generator of random numbers that always takes the middle: whoever has a taste by it has no whims."""

    def uniform(self, a: float, b: float) -> float:
        return (a + b) / 2

    def choice(self, seq: tuple[str, ...]) -> str:
        return seq[len(seq) // 2]


class Luck(Protocol):
    """What a game says about its rolls."""

    KEYS: tuple[str, ...]

    def scale(self, table: Table) -> Scale | None:
        """How to weigh the roll that is due."""


def luck_of(title: Title[Any]) -> Luck | None:
    """What the game says, if it does."""
    name = f"{title.home}.luck"
    return cast("Luck", import_module(name)) if find_spec(name) is not None else None

"""What a good roll is.

A title may declare `luck` among its companions, a module with

    KEYS: tuple[str, ...]
    def scale(table) -> Scale | None

`KEYS` are the rolls that it can judge; `luck-<key>` says what is counted there. `scale` is given a table at which such
a roll is due, and says how to weigh an outcome: for each seat that it concerns, how good it is. Only outcomes of the
same roll are compared, so any unit will do. None if the roll concerns nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from civitas.kernel import Table

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

"""Where the points of a game came from.

A title may declare `tally` among its companions, a module with

    PARTS: tuple[str, ...]
    NOTES: frozenset[str]
    def tally(view, notes) -> dict[str, list[float]]

`PARTS` are what points are given for, in the order in which it is told; `tally-<part>` is what each is called. `tally`
is given what a spectator sees in the end and all notes of the game whose keys are in `NOTES`, and says of each part how
many points every seat got by it. Together the parts are the score: the kit adds them up after every game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol


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


def untold(parts: Mapping[str, Sequence[float]], scores: Sequence[float]) -> list[float]:
    """How many points of each seat no part accounts for."""
    return [score - sum(points[seat] for points in parts.values()) for seat, score in enumerate(scores)]

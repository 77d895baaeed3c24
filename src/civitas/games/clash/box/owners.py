"""Whose pieces stand on the board: the players', and those of two who sit on no seat.

A seat is a number and finds its player in `g.players`; barbarians and pirates are actors and find nobody there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from civitas.kernel import Actor, number_of

_T = TypeVar("_T")


class Neutral(Actor):
    """§11.2 §11.4 Who has pieces and no seat. What they do in a battle is decided by a player."""

    BARBARIANS = -1
    PIRATES = -2

    @property
    def told(self) -> int:
        """The log has their numbers, as it had before they were actors: logs are kept, and compared with new ones."""
        return number_of(self)


class Nobody(Actor):
    """What stands where there is no owner, no winner or no active player."""

    NOBODY = -9


BARBARIANS: Final = Neutral.BARBARIANS
PIRATES: Final = Neutral.PIRATES
NOBODY: Final = Nobody.NOBODY

Owner = int | Neutral
"""A seat, BARBARIANS or PIRATES."""

NAMES = {neutral.value: neutral.id for neutral in Neutral}
"""What texts call the owners that views have as numbers below 0."""


def by_owner(listed: Sequence[_T]) -> dict[int, _T]:
    """What is listed in files for the seats, pirates and barbarians, by their numbers."""
    *seats, pirates, barbarians = listed
    return {PIRATES.value: pirates, BARBARIANS.value: barbarians, **dict(enumerate(seats))}


def listed(by_number: Mapping[int, _T]) -> list[_T]:
    """The same as files have it."""
    seats = range(len(by_number) - len(Neutral))
    return [by_number[owner] for owner in (*seats, PIRATES.value, BARBARIANS.value)]

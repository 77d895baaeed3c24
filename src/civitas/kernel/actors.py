"""Who acts at a table without sitting at it: chance, the table itself, barbarians, an opponent made of cards.

A seat is a number from 0 on, and players are kept in lists by it. Whoever is no seat must never be taken for one, so it
is no number: it cannot be an index, is not smaller or greater than a seat, and is never asked.
"""

from __future__ import annotations

from enum import Enum
from typing import Final


class Actor(Enum):
    """Somebody at the table who is no seat. A title lists its own in a subclass, each with a number below 0:

        class Automa(Actor):
            RED = -1
            BLUE = -2

    The number is how files, saved tables and views have it. In the log an actor goes by its id unless its class says
    otherwise (`told`): `Note(…, seat=RED)` is said with the text `seat-red`, like any other thing of the vocabulary.
    """

    __hash__ = object.__hash__  # members exist once; that of Enum is written in Python, and owners are often looked up

    @property
    def id(self) -> str:
        """What texts call it."""
        return self._name_.lower()

    @property
    def told(self) -> str | int:
        """How the log has it."""
        return self.id

    def __str__(self) -> str:
        return self.id


class Arbiter(Actor):
    """Those whom every table has."""

    CHANCE = -1
    """Who answers a roll of the dice."""
    TABLE = -2
    """Who takes moves back by agreement."""
    DEALER = -3
    """Who deals anew what one seat cannot know, at the beginning of a what-if table."""


CHANCE: Final = Arbiter.CHANCE
TABLE: Final = Arbiter.TABLE
DEALER: Final = Arbiter.DEALER

Who = int | Arbiter
"""Whom an entry of the journal is by."""


class NotASeat(Exception):
    """A rule asks somebody who does not sit at the table, or takes them for a player."""

    def __init__(self, who: object, key: str = "") -> None:
        asked = f" is asked {key!r} and" if key else ""
        super().__init__(f"{who!r}{asked} does not sit at the table")


def seat_of(who: int | Actor) -> int:
    """The seat of somebody who must have one: a rule that takes an actor for a player fails at once."""
    if not isinstance(who, int):
        raise NotASeat(who)
    return who


def number_of(who: int | Actor) -> int:
    """A seat or an actor as files and views have it."""
    return who if isinstance(who, int) else who._value_

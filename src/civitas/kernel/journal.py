"""The journal: an append-only list of everything that was decided at a table, by people, by orders and by chance.

Undoing adds an entry, too. What is in force is what `effective` leaves.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

CHANCE = -1
"""Who answers a roll of the dice."""
TABLE = -2
"""Who takes moves back by agreement."""

UNDO = "undo"
TAKE_BACK = "take-back"
REDEAL = "redeal"
"""The entry with which a what-if table begins: all that one seat cannot know was dealt anew."""


class Entry(NamedTuple):
    """One line of the journal. `by` is empty for the seat itself, `order` for its standing order, `redo` for a redo."""

    seq: int
    who: int
    key: str
    answer: Any
    by: str = ""

    def to_json(self) -> list[Any]:
        return list(self) if self.by else list(self[:4])


class Item(NamedTuple):
    """An answer in force."""

    who: int
    answer: Any
    seq: int


class EarlierThanSnapshot(Exception):
    """An entry takes back something from before the entries at hand: begin at an earlier snapshot."""


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """The answers in force after every undo and take-back."""
    kept: list[Entry] = []
    whole = list(entries)
    for entry in whole:
        if entry.key == UNDO:
            left = [e for e in kept if e.seq != entry.answer]
            if len(left) == len(kept):
                raise EarlierThanSnapshot(entry.seq)
            kept = left
        elif entry.key == TAKE_BACK:
            if entry.answer < whole[0].seq:
                raise EarlierThanSnapshot(entry.seq)
            kept = effective(whole[: entry.answer - whole[0].seq])
        else:
            kept.append(entry)
    return kept

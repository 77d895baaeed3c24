"""The journal: an append-only list of everything that was decided at a table, by people, by orders and by chance.

Undoing adds an entry, too. What is in force is what `effective` leaves.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, Self

from civitas.kernel.actors import Actor, Arbiter, Who, number_of

UNDO = "undo"
TAKE_BACK = "take-back"
REDEAL = "redeal"
"""The entry with which a what-if table begins: all that one seat cannot know was dealt anew."""


class _Line(NamedTuple):
    seq: int
    who: Who
    key: str
    answer: Any
    by: str


class Entry(_Line):
    """One line of the journal. `by` is empty for the seat itself, `order` for its standing order, `redo` for a redo.

    Files and databases hold a number for `who`; those below 0 are the arbiters'.
    """

    __slots__ = ()

    def __new__(cls, seq: int, who: Who, key: str, answer: Any, by: str = "") -> Self:
        if who.__class__ is int and who < 0:
            who = Arbiter(who)
        return tuple.__new__(cls, (seq, who, key, answer, by))

    def to_json(self) -> list[Any]:
        line = [self.seq, number_of(self.who), self.key, self.answer]
        return [*line, self.by] if self.by else line


class Item(NamedTuple):
    """An answer in force."""

    who: Who
    answer: Any
    seq: int


class Misfit(Exception):
    """A recorded answer does not fit the rules it is fed to."""

    def __init__(self, entry: Entry, why: str) -> None:
        super().__init__(f"entry {entry.seq} ({entry.key}): {why}")
        self.entry = entry


class Journal:
    """The journal of one table, or its end. A quiet one counts its entries and keeps none."""

    __slots__ = ("entries", "quiet", "seq")

    def __init__(self, entries: list[Entry], seq: int, quiet: bool) -> None:
        self.entries = entries
        self.seq = seq
        """How many entries there were from the beginning on."""
        self.quiet = quiet

    def record(self, who: Who, key: str, answer: Any, by: str = "") -> Item:
        seq = self.seq
        self.seq = seq + 1
        if not self.quiet:
            self.entries.append(Entry(seq, who, key, answer, by))
        return tuple.__new__(Item, (who, answer, seq))  # half the price of Item(…), and paid for every answer

    @property
    def whole(self) -> bool:
        """Is it here from its beginning?"""
        return len(self.entries) == self.seq

    def since(self, seq: int) -> list[Entry]:
        """From entry `seq` on."""
        return self.entries[max(0, len(self.entries) - (self.seq - seq)) :]


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


def in_force(entries: Iterable[Entry]) -> list[Item]:
    """The same, to be fed to the rules."""
    return [Item(entry.who, entry.answer, entry.seq) for entry in effective(entries)]


def fresh(value: Any) -> Any:
    """JSON data that a rule or a log may keep and change: the journal has its own."""
    kind = value.__class__
    if kind is str or kind is int:
        return value
    if kind is list:
        return [fresh(item) for item in value]
    if kind is dict:
        return {key: fresh(item) for key, item in value.items()}
    return value.told if isinstance(value, Actor) else value

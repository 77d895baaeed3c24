"""The log: what is told of a game, line by line, and to whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from civitas.kernel.requests import Note
from civitas.kernel.title import Result, Title


class LogLine(NamedTuple):
    """A note, with the number of the journal entry that brought it about."""

    seq: int
    key: str
    params: dict[str, Any]
    seats: tuple[int, ...] | None

    def read_by(self, viewer: int | None) -> bool:
        """May this seat, or a spectator, read it?"""
        return self.seats is None or viewer in self.seats

    def names(self, seat: int) -> bool:
        """Is the seat spoken of?"""
        return any(value == seat for name, value in self.params.items() if name == "seat" or name.endswith("_seat"))


def closing_notes(title: Title[Any], options: Mapping[str, str], result: Result) -> Iterator[Note]:
    """The last lines of the log: which end it was, what broke a tie, and who has won."""
    for outcome in result.told():
        yield Note(outcome.key, **outcome.params)
    if result.winners:
        winners = list(result.winners)
        yield Note("victory", seat=winners, count=len(winners), points=result.scores[winners[0]])
    elif title.together(options):
        yield Note("defeat")

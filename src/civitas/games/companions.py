"""What a title has beside its rules: companions, each with a type of its own, all of them declared in one place.

The rules do without them, and so does a table. People, bots and clients do not: a title without `sheets` is shown as
its view stands, one without `advice` is played by random bots alone, and so on. A title declares what it has (see
`civitas.games.title`), and the type checker holds a module that is declared against what is asked of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from civitas.games.absence import Absence
from civitas.games.acts import Counting
from civitas.games.advice import Advice
from civitas.games.campaigns import Campaign
from civitas.games.copies import Copying
from civitas.games.encodings import Encoding
from civitas.games.goals import Goal
from civitas.games.luck import Luck
from civitas.games.outlooks import Outlook
from civitas.games.positions import Arrange
from civitas.games.sheets import SheetsOf
from civitas.games.tallies import Tally, Told
from civitas.kernel import Chooser, Prompt, Table


class Census(Protocol):
    """What happened in a finished game, counted, so that nothing in the data is dead weight."""

    def __call__(self, table: Table, /) -> dict[str, dict[str, int]]:
        """For each kind of thing, how often each of them was of use."""


class Figures(Protocol):
    """What players count on the board when they say what a move was good for."""

    NAMES: tuple[str, ...]
    """What is counted, by the messages that name it."""
    UNWANTED: frozenset[str]
    """What one would rather have less of."""
    TELLING: frozenset[str]
    """The kinds of things whose explanation is a reason to choose them."""

    def count(self, view: dict[str, Any], seat: int, /) -> dict[str, dict[str, float]]:
        """How much the seat has of each, by the feature of the advice that it belongs to."""


@dataclass(frozen=True)
class Companions:
    """The companions of a title; whatever it does not have is None."""

    sheets: SheetsOf | None = None
    """The table in rows and columns, for terminals and screen readers."""
    board: Callable[[], dict[str, Any]] | None = None
    """What is printed and never changes, for a client that draws it. A title without it is laid out in tables."""
    outlooks: Callable[[Any, int, Prompt], list[Outlook]] | None = None
    """What answers would bring, told before they are given."""
    goals: Callable[[Any, int], list[Goal]] | None = None
    """What a seat works towards, and how far it has come."""
    tally: Tally | None = None
    """Where the points came from."""
    luck: Luck | None = None
    """What a good roll is."""
    absence: Absence = field(default_factory=Absence)
    """What happens at a seat whose player is away."""
    advice: Advice | None = None
    """What bots are told: without it only random bots can play."""
    figures: Figures | None = None
    """What each feature of the advice counts: without it advice has no numbers."""
    encoding: Encoding | None = None
    """A position as numbers, for programs that learn. A title without it has its view hashed."""
    census: Census | None = None
    """What happened in a game, counted."""
    ledger: Counting | None = None
    """What acts have to explain of the table that everybody sees."""
    arrange: Arrange | None = None
    """Rich positions, from which the kit plays on."""
    copying: Copying | None = None
    """Beside a real table: positions that people enter, and the turn of the opponents that the box prints."""
    campaign: Campaign | None = None
    """What is kept from game to game against opponents that the box prints."""

    def look_ahead(self, table: Table, seat: int, rng: Chooser) -> list[Outlook]:
        """What the seat's answers would do, as far as the game can tell; nothing if the seat is not asked."""
        if self.outlooks is None or seat not in table.to_act():
            return []
        imagined = table.determinise(seat, rng)
        return self.outlooks(imagined.state, seat, imagined.prompt(seat))

    def strive(self, table: Table, seat: int, rng: Chooser) -> list[Goal]:
        """What the seat works towards, from what it may know."""
        return [] if self.goals is None else self.goals(table.determinise(seat, rng).state, seat)

    def points(self, table: Table) -> dict[str, list[float]]:
        """The points at a table that knows its log from the beginning, part by part; nothing without a tally."""
        tally = self.tally
        if tally is None:
            return {}
        told = (Told(note.key, note.params) for note in table.notes(None) if note.key in tally.NOTES)
        return tally.tally(table.view(None)["game"], told)


NONE = Companions()

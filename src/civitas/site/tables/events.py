"""What happens at tables that other levels have to act on; `core.events` says how they are told.

Each is announced within the transaction of what it tells, with the table's row locked.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from civitas import kernel
from civitas.site.tables.models import Ended, Table
from civitas.site.tables.record.statement_batch import StatementBatch

# ---------------------------------------------------------------------- the game


class Opened(NamedTuple):
    """The box is open, and the first seats are asked."""

    table: Table
    game: kernel.Table
    at: datetime
    batch: StatementBatch
    """Statements that nobody waits for, sent when everybody has been told."""


class Moved(NamedTuple):
    """The journal has grown: by an answer, an undo, a redo, a take-back, or other rules."""

    table_id: int
    kind: str
    timing: Mapping[str, Any]
    before: Collection[int]
    """The seats that were asked."""
    game: kernel.Table
    """The table as it stands now."""
    fresh: Sequence[kernel.Entry]
    """What was added to the journal."""
    at: datetime
    batch: StatementBatch
    """Statements that nobody waits for, sent when everybody has been told."""


class Ordered(NamedTuple):
    """A seat has given or cancelled an order that answers nothing yet. Nobody else may come to know of it."""

    table_id: int
    timing: Mapping[str, Any]
    game: kernel.Table
    at: datetime


class CutShort(NamedTuple):
    """The game ends before its rules say so."""

    table_id: int
    seq: int
    how: Ended


# ---------------------------------------------------------------------- who sits there


class Invited(NamedTuple):
    """A seat is kept for somebody."""

    table_id: int
    user_id: int
    seat: int


class Uninvited(NamedTuple):
    """No seat is kept for them any more."""

    table_id: int
    user_id: int


class Started(NamedTuple):
    """The owner has started a game that gathered in the lobby."""

    table: Table


class SeatLeft(NamedTuple):
    """A bot has the seat of somebody who was asked until now, or would have been."""

    table: Table
    seat: int


class VoterGone(NamedTuple):
    """Somebody who had a vote is no longer at the table."""

    table: Table


class StayedAway(NamedTuple):
    """Somebody whose seats caretakers keep will not come back to them."""

    table: Table
    seats: Sequence[int]


# ---------------------------------------------------------------------- what they say to each other


class Said(NamedTuple):
    """Somebody has spoken to the players."""

    table_id: int
    message_id: int
    unheard_by: Collection[int]
    """Users who need not be told of it: who spoke, and those who have blocked them."""


class PetitionOpened(NamedTuple):
    """A seat asks the others to go back."""

    table_id: int
    petition_id: int
    voters: Collection[int]
    """Their seats."""


class PetitionAnswered(NamedTuple):
    """These users have voted."""

    table_id: int
    petition_id: int
    users: Collection[int]


class PetitionClosed(NamedTuple):
    """It is decided, or withdrawn."""

    table_id: int
    petition_id: int

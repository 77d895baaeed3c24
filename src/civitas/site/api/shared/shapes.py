"""The shapes of the lobby: titles, tables, seats, and what is asked of them."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Annotated, Any, Literal

from ninja import Schema
from pydantic import AfterValidator, ConfigDict, Field

from civitas.games.title import Brief
from civitas.site.clocks.models import AbsenceState, Stage
from civitas.site.core import limits
from civitas.site.tables.models import INVITATION_LENGTH, Ended, Kind, Status, Visibility
from civitas.site.tables.timing import DEFAULT

MOST_SEATS = 12


def _storable(text: str) -> str:
    if "\0" in text:
        raise ValueError("the text holds a NUL")
    return text


def _json(value: Any) -> Any:
    if len(json.dumps(value, allow_nan=False)) > limits.ANSWER_BYTES:  # Python reads NaN, which is not JSON
        raise ValueError(f"an answer has at most {limits.ANSWER_BYTES} bytes")
    return value


Said = Annotated[Any, AfterValidator(_json)]
"""What a seat says; whether it is an answer is for the rules to judge."""
Picked = Annotated[list[Any], AfterValidator(_json)]
"""Parts of an answer."""
Text = Annotated[str, AfterValidator(_storable)]
Line = Annotated[str, AfterValidator(_storable), Field(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]


class Asked(Schema):
    """A body that is sent to us: what we do not know is a mistake and not ignored."""

    model_config = ConfigDict(extra="forbid")


class OptionSchema(Schema):
    """An option of a title: what may be chosen; the first is the default."""

    id: str
    name: str
    values: list[str]
    names: list[str]


class FittingOut(Schema):
    """What can be chosen together, by option."""

    options: dict[str, str]
    """What was chosen, as so many can play it."""
    values: dict[str, list[str]]
    """What may be chosen beside the rest."""


class TitleInfoOut(Schema):
    """Who made a game, how long it takes, and how far it has come here."""

    designer: str
    publisher: str
    year: int
    """When the edition appeared whose rules are enforced."""
    least_minutes: int
    """How long a game takes at a table with people, from this…"""
    most_minutes: int
    """… to this."""
    weight: float
    """From 1 (light) to 5 (heavy), by our own estimate."""
    languages: list[str]
    stage: Literal["alpha", "beta", "whole"]
    rulebook: str
    """Where the rulebook can be read; empty if its publisher offers it nowhere."""


class BriefOut(Schema):
    """A part of the rules in two minutes."""

    part: Brief
    text: str


class TitleOut(Schema):
    """A game that can be played here."""

    id: str
    name: str
    version: str
    seats: list[int]
    options: list[OptionSchema]
    about: str
    """What it is about, in a few sentences; empty if it says nothing of itself."""
    brief: list[BriefOut]
    """Its rules in two minutes."""
    info: TitleInfoOut | None
    """None if it says nothing of itself."""


class TimingOut(Schema):
    """A clock that a table can have. Times in seconds."""

    preset: str
    kind: Literal["bank", "live", "count"]
    """A bank of hours or of minutes; or time is counted and never runs out."""
    bank: float
    increment: float
    """Added when a seat has done what it was asked for."""
    cap: float
    grace: float
    """How long the others wait when the bank is empty, before they decide how to go on."""
    ballot: float
    pauses: bool
    """Quiet hours and holidays stop the clock."""


class ClockOut(Schema):
    """How a seat stands with its time at the moment `at`."""

    at: datetime
    left: float | None
    """Seconds in the bank; none where time is only counted."""
    spent: float
    """Seconds this seat has thought so far."""
    going: bool
    """The seat is waited for."""
    counting: bool
    """The clock goes at this very moment; not in quiet hours, on holiday, or while the site was away."""
    changes: datetime | None
    """When it next stops or goes on by itself."""
    deadline: datetime | None
    """When the bank is empty if nothing happens before."""
    stage: Stage


class ReliabilityOut(Schema):
    """How far somebody can be relied on."""

    finished: int
    timed_out: int
    """Games in which their time ran out and the others had to decide."""
    median_seconds: float | None
    """Half of their answers took no longer, pauses not counted; none while there are few."""


class AbsenceOut(Schema):
    """Somebody did not come back in time, and what the others do about it."""

    id: int
    seat: int
    state: AbsenceState
    opened: datetime
    deadline: datetime | None
    votes: dict[int, Literal["wait", "caretaker", "replace", "end"]]
    """Seat to choice."""
    may_vote: bool
    """Is it mine to choose, too?"""


class SeatOut(Schema):
    """A seat: a person, a bot, or free, perhaps reserved for somebody."""

    number: int
    name: str
    handle: str | None
    bot: str
    ready: bool
    reserved_for: str | None
    resigned: str | None
    """Who sat here before the caretaker took over."""
    away: str | None
    """For whom the caretaker keeps the seat."""
    wanted: bool
    """Somebody is looked for who takes the seat over."""
    clock: ClockOut | None
    """How the seat stands with its time; nothing before the game, at a table without a clock, and for bots."""
    reliability: ReliabilityOut | None
    """Of the person who sits here."""


class TableOut(Schema):
    """A table as the caller may see it."""

    name: str
    title: str
    version: str
    kind: Kind
    visibility: Visibility
    status: Status
    options: dict[str, str]
    together: bool
    """All win or lose together: against opponents that the box prints, say."""
    origin: str | None
    """Of a what-if table the name of the real one."""
    timing: TimingOut | None
    teaching: bool
    """People learn here: advice may be asked for, bots say why they moved, and the game counts for no rating."""
    ended: Ended
    """How the game ended: by its rules, or by agreement of those who were left."""
    absences: list[AbsenceOut]
    my_kept_seats: list[int]
    """Seats that a caretaker keeps for me."""
    owner: str | None
    seats: list[SeatOut]
    my_seats: list[int]
    seq: int
    first_seq: int
    to_act: list[int]
    my_turn: bool
    created: datetime
    stirs: int
    """Counts what happens here beside the game, as the push stream does."""
    moved: datetime
    """When the last move was made: since then the seats in `to_act` are asked."""
    scores: list[float] | None
    winners: list[int] | None
    commitment: str
    """The SHA-256 of the seed of the dice, from the start: it binds the site to rolls that nobody knows yet."""
    seed: str | None
    """The seed itself, once the game is over; with it everybody can check every roll."""
    invitation: str | None
    """The secret part of the invitation link; for members."""


class BotOut(Schema):
    """A bot that can play a title."""

    id: str
    name: str
    about: str
    usual: bool
    """Whom people meet if they do not choose; one of the list."""
    first: bool
    """Whom they meet in their first game; one of the list."""
    level: bool
    """A level of play, and not one of them with a character of its own."""


class TableIn(Asked):
    """A table to be made. Its maker sits on seat 0."""

    title: Line
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    options: dict[Line, Line] = Field(default_factory=dict, max_length=50)
    visibility: Visibility = Visibility.PUBLIC
    clock: Line = DEFAULT
    """The preset of its clock, or `none`."""
    pauses: bool | None = None
    """Whether quiet hours and holidays stop the clocks; if nothing is said, as the preset has it."""
    teaching: bool = False
    """A game to learn by: whoever is asked may ask for advice, bots say why they moved, and it counts for no rating."""
    reserved: dict[SeatNumber, Line] = Field(default_factory=dict, max_length=MOST_SEATS)
    """Seat to the name of the person it is kept for."""


class JoinIn(Asked):
    """Which seat, if it matters, and the secret of the invitation link, if one is needed."""

    seat: SeatNumber | None = None
    invitation: Annotated[Text, Field(max_length=INVITATION_LENGTH)] = ""


class InvitationIn(Asked):
    """The secret of an invitation link."""

    invitation: Annotated[Text, Field(min_length=1, max_length=INVITATION_LENGTH)]
    seat: SeatNumber | None = None


class GuestIn(InvitationIn):
    """A guest follows an invitation and gives a name."""

    name: Annotated[Text, Field(min_length=1, max_length=40)]


class OwnSeatIn(Asked):
    """What to call who plays this seat on my device; without it, it is called as I am."""

    name: Annotated[Text, Field(max_length=40)] = ""


class ReserveIn(Asked):
    """The name of the person for whom a seat is kept."""

    person: Line


class BotIn(Asked):
    """The name of a bot."""

    bot: Line


class ReadyIn(Asked):
    """Ready to play, or not yet."""

    ready: bool = True

"""The shapes of the lobby: titles, tables, seats, and what is asked of them."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Annotated, Any

from ninja import Schema
from pydantic import AfterValidator, ConfigDict, Field

from civitas.site.tables.models import INVITATION_LENGTH, Kind, Status, Visibility

MOST_SEATS = 12


def _storable(text: str) -> str:
    if "\0" in text:
        raise ValueError("the text holds a NUL")
    return text


def _json(value: Any) -> Any:
    json.dumps(value, allow_nan=False)  # Python reads NaN, which is not JSON
    return value


Said = Annotated[Any, AfterValidator(_json)]
"""What a seat says; whether it is an answer is for the rules to judge."""
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


class TitleOut(Schema):
    """A game that can be played here."""

    id: str
    name: str
    version: str
    seats: list[int]
    options: list[OptionSchema]


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


class TableOut(Schema):
    """A table as the caller may see it."""

    name: str
    title: str
    version: str
    kind: Kind
    visibility: Visibility
    status: Status
    options: dict[str, str]
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
    invitation: str | None
    """The secret part of the invitation link; for members."""


class BotOut(Schema):
    """A bot that can play a title."""

    id: str
    name: str
    about: str
    usual: bool
    """Whom people meet if they do not choose; one of the list."""


class TableIn(Asked):
    """A table to be made. Its maker sits on seat 0."""

    title: Line
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    options: dict[Line, Line] = Field(default_factory=dict, max_length=50)
    visibility: Visibility = Visibility.PUBLIC
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

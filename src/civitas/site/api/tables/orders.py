"""Standing orders, and giving up a seat: what a player settles beside the moves themselves."""

from __future__ import annotations

import json
import secrets
from typing import Annotated, Any

from ninja import Path, Router, Schema, Status
from pydantic import Field

from civitas.games.title import companions_of
from civitas.kernel import OrderConditions
from civitas.site.api.shared.caller import Language, OwnSeat, Request, at_game, speaker
from civitas.site.api.shared.errors import ERRORS, Problem
from civitas.site.api.shared.limits import writes
from civitas.site.api.shared.shapes import Asked, Line, Said, SeatNumber
from civitas.site.api.tables.play import MOVED, DoneOut
from civitas.site.core import limits
from civitas.site.people.auth import person
from civitas.site.tables import moves
from civitas.site.tables.resigning import resign

router = Router(tags=["play"], auth=person)
Key = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]*$", max_length=80)]


class OrderIn(Asked):
    """What my next questions of this key are answered with, as long as that is legal."""

    answer: Said
    seat: SeatNumber | None = None
    only: bool = False
    """Only if I could answer nothing else."""
    when: dict[Line, Line | int | bool] | None = Field(default=None, max_length=5)
    """Only if the parameters of the question are these."""
    times: Annotated[int, Field(ge=1, le=1000)] | None = None
    """So often, and then ask me again."""
    until_warned: bool = False
    """Until somebody does something to me."""


class OrderOut(Schema):
    """A standing order."""

    key: str
    answer: Any
    only: bool
    when: dict[str, Any] | None
    times: int | None
    until_warned: bool


class ReactionOut(Schema):
    """A question in which I react to others. An order answers it after a while that says nothing about the order."""

    key: str
    text: str
    """When it is asked."""
    answer: Any
    """What lets it pass."""


@router.get("/tables/{name}/orders", response={200: list[OrderOut], **ERRORS})
def orders(request: Request, name: str, seat: OwnSeat = None) -> list[OrderOut]:
    """My own standing orders; nobody else sees them."""
    own = at_game(request, name).own_seat(seat)
    with moves.looking(name) as table:
        terms = table.order_conditions(own)
        return [
            OrderOut(key=key, answer=given, **terms.get(key, OrderConditions()._asdict()))
            for key, given in table.orders(own).items()
        ]


@router.get("/tables/{name}/reactions", response={200: list[ReactionOut], **ERRORS})
def reactions(request: Request, name: str, lang: Language = None) -> list[ReactionOut]:
    """The questions in which I react to others, and what to say to let them pass."""
    access = at_game(request, name)
    words = speaker(request, access)
    declared = companions_of(words.title).absence.reactions
    return [ReactionOut(key=key, text=words.say(f"reaction-{key}"), answer=said) for key, said in declared.items()]


@router.put("/tables/{name}/orders/{key}", response=MOVED, throttle=writes)
def give_order(request: Request, name: str, key: Path[Key], body: OrderIn) -> DoneOut:
    """Answer my next questions of this key so. A question that is before me now is answered at once.

    A reaction to what others do is answered after a while, drawn by lot, whether I could have reacted or not.
    """
    seat = at_game(request, name).own_seat(body.seat)
    written = json.dumps(body.answer)
    if len(written) > limits.ORDER_LENGTH or "\\u0000" in written:
        raise Problem(422, "invalid")  # an order is kept as it is, and not everything can be
    try:
        terms = OrderConditions(only=body.only, when=body.when, times=body.times, until_warned=body.until_warned)
        bare = terms == OrderConditions()
        request_key = f"{seat} {secrets.token_urlsafe(20)}"
        done = moves.order(name, seat, key, body.answer, request=request_key, terms=None if bare else terms)
    except moves.TooManyOrders:
        raise Problem(409, "too-many-orders") from None
    return DoneOut(first=done.first, seq=done.seq, repeated=done.repeated)


@router.delete("/tables/{name}/orders/{key}", response={204: None, **ERRORS}, throttle=writes)
def end_order(request: Request, name: str, key: Path[Key], seat: OwnSeat = None) -> Status[None]:
    """Ask me again."""
    own = at_game(request, name).own_seat(seat)
    moves.cancel_order(name, own, key, request=f"{own} {secrets.token_urlsafe(20)}")
    return Status(204, None)


@router.post("/tables/{name}/resign", response={204: None, **ERRORS}, throttle=writes)
def resign_seat(request: Request, name: str, seat: OwnSeat = None) -> Status[None]:
    """Give up my seat for good. A caretaker, a bot that does as little as it may, plays on; I may still watch."""
    resign(name, at_game(request, name).own_seat(seat))
    return Status(204, None)

"""The lobby: finding, making and filling tables."""

from __future__ import annotations

from typing import Annotated, Literal

from django.contrib.auth.models import User
from django.http import HttpRequest
from ninja import Path, Query, Router, Status

from civitas.site.api.shared.caller import Number, Request, at_table, owned
from civitas.site.api.shared.errors import ERRORS, Problem
from civitas.site.api.shared.guests import not_forged, welcome
from civitas.site.api.shared.limits import new_tables, writes
from civitas.site.api.shared.shapes import (
    BotIn,
    GuestIn,
    InvitationIn,
    JoinIn,
    Line,
    OwnSeatIn,
    ReadyIn,
    ReserveIn,
    SeatNumber,
    TableIn,
    TableOut,
)
from civitas.site.api.shared.showing import show_table, show_tables
from civitas.site.clocks import absence
from civitas.site.people.auth import maybe_person, person
from civitas.site.tables import lobby
from civitas.site.tables.access import NoAccess, find_access
from civitas.site.tables.models import Status as TableStatus
from civitas.site.tables.models import Table
from civitas.site.tables.private import branches
from civitas.site.tables.private.files import readable

router = Router(tags=["lobby"], auth=person)
Limit = Annotated[int, Query(ge=1, le=100)]
SeatPath = Path[SeatNumber]
SHOWN = {200: TableOut, **ERRORS}


@router.get("/tables", response={200: list[TableOut], **ERRORS}, auth=maybe_person)
def list_tables(
    request: HttpRequest,
    state: Literal["open", "playing", "finished"] = "open",
    title: Annotated[Line | None, Query()] = None,
    seats: Annotated[int | None, Query(ge=1, le=100)] = None,
    limit: Limit = 50,
    offset: Number = 0,
) -> list[TableOut]:
    """Public tables, those that moved last first: open ones (they wait for players, or for somebody who takes a seat
    over), those being played, which anybody may watch, or those that are over."""
    return show_tables(request, lobby.public_tables(state, title, seats, limit, offset))


@router.get("/tables/mine", response={200: list[TableOut], **ERRORS})
def my_tables(
    request: Request,
    status: TableStatus | None = None,
    limit: Limit = 50,
    offset: Number = 0,
) -> list[TableOut]:
    """The tables at which I sit or that I own: `my_turn` says whether I am asked, `moved` since when."""
    return show_tables(request, lobby.tables_of(request.auth, status, limit, offset))


@router.post("/tables", response={201: TableOut, **ERRORS}, throttle=new_tables)
def create_table(request: Request, wanted: TableIn) -> Status[TableOut]:
    """Make a table. I sit on its first seat and own it."""
    table = lobby.create(
        request.auth,
        wanted.title,
        wanted.seats,
        wanted.options,
        wanted.visibility,
        reserved=wanted.reserved,
        clock=wanted.clock,
        pauses=wanted.pauses,
        teaching=wanted.teaching,
    )
    return Status(201, show_table(request, table.name))


@router.get("/tables/{name}", response=SHOWN, auth=maybe_person)
def get_table(request: HttpRequest, name: str, invitation: Annotated[Line | None, Query()] = None) -> TableOut:
    """A table: who sits there, how far it is, who is asked. Who has its invitation may see it before joining."""
    access = find_access(name, getattr(request, "auth", None))
    if not access.may_watch and not lobby.is_invited(access, invitation or ""):
        raise NoAccess("not-your-table")
    return show_table(request, name)


@router.delete("/tables/{name}", response={204: None, **ERRORS}, throttle=writes)
def throw_away(request: Request, name: str) -> Status[None]:
    """Throw a what-if table away (owner). The real game, and any other table, is not touched."""
    branches.throw_away(owned(request, name))
    return Status(204, None)


@router.post("/tables/{name}/join", response=SHOWN, throttle=writes)
def join_table(request: Request, name: str, wish: JoinIn) -> TableOut:
    """Sit down at a table."""
    access = find_access(name, request.auth)
    if not access.may_watch and not lobby.is_invited(access, wish.invitation):
        raise NoAccess("not-invited")  # before anything is said about how far the table is
    _sit_down(access.status, name, request.auth, wish)
    return show_table(request, name)


@router.post("/join", response=SHOWN, throttle=writes)
def join_by_invitation(request: Request, wish: InvitationIn) -> TableOut:
    """Sit down at the table that an invitation link leads to."""
    table = _invited(wish.invitation)
    _sit_down(table.status, table.name, request.auth, wish)
    return show_table(request, table.name)


def _sit_down(status: str, name: str, user: User, wish: JoinIn | InvitationIn) -> None:
    """Before the game on a free seat; during the game in the place of somebody who is away, if one is looked for."""
    if status == TableStatus.PLAYING:
        absence.take_over(name, user, wish.seat)
    else:
        lobby.join(name, user, number=wish.seat, invitation=wish.invitation)


@router.post("/guests", response=SHOWN, throttle=writes, auth=None)
def join_as_guest(request: HttpRequest, wish: GuestIn) -> TableOut:
    """Sit down without an account: a name is enough for who has an invitation. The reply signs the browser in."""
    not_forged(request)
    table = _invited(wish.invitation)
    lobby.check_free(table.name, wish.seat)
    guest = welcome(request, wish.name)
    lobby.join(table.name, guest, number=wish.seat, invitation=wish.invitation)
    return show_table(request, table.name)


def _invited(invitation: str) -> Table:
    table = Table.objects.filter(invitation=invitation).first()
    if table is None:
        raise Problem(404, "not-invited")
    return table


@router.put("/tables/{name}/seats/{seat}/reservation", response=SHOWN, throttle=writes)
def reserve_seat(request: Request, name: str, seat: SeatPath, wish: ReserveIn) -> TableOut:
    """Keep a free seat for somebody (owner)."""
    owned(request, name)
    lobby.reserve(name, seat, wish.person)
    return show_table(request, name)


@router.put("/tables/{name}/seats/{seat}/mine", response=SHOWN, throttle=writes)
def take_seat(request: Request, name: str, seat: SeatPath, wish: OwnSeatIn) -> TableOut:
    """One more free seat for me, to be played on my device by somebody else or by myself (owner)."""
    owned(request, name)
    lobby.take(name, request.auth, seat, readable(" ".join(wish.name.split())))
    return show_table(request, name)


@router.put("/tables/{name}/seats/{seat}/bot", response=SHOWN, throttle=writes)
def seat_bot(request: Request, name: str, seat: SeatPath, wish: BotIn) -> TableOut:
    """Put a bot on a free seat (owner)."""
    owned(request, name)
    lobby.set_bot(name, seat, wish.bot)
    return show_table(request, name)


@router.delete("/tables/{name}/seats/{seat}", response=SHOWN, throttle=writes)
def clear_seat(request: Request, name: str, seat: SeatPath) -> TableOut:
    """Free a seat before the game: the person, the bot or the reservation goes (owner)."""
    owned(request, name)
    lobby.clear(name, seat)
    return show_table(request, name)


@router.put("/tables/{name}/ready", response=SHOWN, throttle=writes)
def be_ready(request: Request, name: str, wish: ReadyIn) -> TableOut:
    """I am ready to play, or not yet."""
    at_table(request, name)
    lobby.set_ready(name, request.auth, wish.ready)
    return show_table(request, name)


@router.post("/tables/{name}/start", response=SHOWN, throttle=writes)
def start_game(request: Request, name: str) -> TableOut:
    """Begin, when every seat is taken and everybody is ready (owner)."""
    owned(request, name)
    lobby.start(name)
    return show_table(request, name)


@router.post("/tables/{name}/leave", response={204: None, **ERRORS}, throttle=writes)
def leave_table(request: Request, name: str) -> Status[None]:
    """Stand up before the game. During the game it is called resigning."""
    at_table(request, name)
    lobby.leave(name, request.auth)
    return Status(204, None)

"""Looking back and aside: the log, what happened since my last answer, earlier positions, and what if."""

from __future__ import annotations

from typing import Annotated

from django.http import HttpRequest
from ninja import Path, Query, Router, Schema, Status
from pydantic import Field

from civitas.site.api.shared import speech
from civitas.site.api.shared.caller import Language, Number, OwnSeat, Request, at_game, speaker
from civitas.site.api.shared.errors import ERRORS
from civitas.site.api.shared.limits import heavy, writes
from civitas.site.api.shared.shapes import Asked, SeatNumber, TableOut
from civitas.site.api.shared.showing import show_table
from civitas.site.api.tables.play import ViewOut
from civitas.site.people.auth import maybe_person, person
from civitas.site.tables import moves
from civitas.site.tables.access import Access
from civitas.site.tables.names import names_of
from civitas.site.tables.private import branches
from civitas.site.tables.record.history import last_answer, position
from civitas.site.tables.record.log import lines_for
from civitas.texts import Speaker

router = Router(tags=["history"], auth=person)
MOST_LINES = 1000
"""As many lines of the log as are given at once."""
Position = Path[Annotated[int, Field(ge=0, lt=2**31)]]


class LogOut(Schema):
    """Lines of the log that the viewer may read, of entries `since` to `seq` - 1."""

    since: int
    seq: int
    viewer: int | None
    lines: list[speech.LineOut]


class PositionOut(ViewOut):
    """An earlier position."""

    lines: list[speech.LineOut]
    """What the last entry before it brought about."""


class BranchIn(Asked):
    """For who plays several seats: whose view to start from."""

    seat: SeatNumber | None = None
    seq: Annotated[int, Field(ge=0, lt=2**31)] | None = None
    """Of a finished game: the position from which I play on, against bots."""


@router.get("/tables/{name}/notes", response={200: LogOut, **ERRORS}, auth=maybe_person)
def notes(
    request: HttpRequest,
    name: str,
    since: Number = 0,
    seat: OwnSeat = None,
    struck: bool = False,
    limit: Annotated[int, Query(ge=1, le=MOST_LINES)] = 500,
    lang: Language = None,
) -> LogOut:
    """The log from entry `since` on, as far as I may read it; with `struck`, what was undone or taken back, too."""
    access = at_game(request, name)
    viewer = access.viewer(seat)
    return log_for(access, viewer, since, access.seq, speaker(request, access), struck=struck, limit=limit)


def log_for(
    access: Access,
    viewer: int | None,
    since: int,
    seq: int,
    words: Speaker,
    *,
    struck: bool = False,
    limit: int = MOST_LINES,
) -> LogOut:
    rows = lines_for(access.id, viewer, since, seq, struck=struck, limit=limit)
    return LogOut(since=since, seq=seq, viewer=viewer, lines=speech.lines(rows, words))


@router.get("/tables/{name}/recap", response={200: LogOut, **ERRORS})
def recap(request: Request, name: str, seat: OwnSeat = None, lang: Language = None) -> LogOut:
    """What happened since my last answer. `since` is the position at which I gave it, to be shown on the board."""
    access = at_game(request, name)
    own = access.own_seat(seat)
    mine = last_answer(access.id, own)
    since = access.first_seq if mine is None else max(mine + 1, access.first_seq)
    return log_for(access, own, since, access.seq, speaker(request, access))


@router.get("/tables/{name}/positions/{seq}", response={200: PositionOut, **ERRORS}, auth=maybe_person)
def position_at(
    request: HttpRequest, name: str, seq: Position, seat: OwnSeat = None, lang: Language = None
) -> PositionOut:
    """The table when its journal had `seq` entries, as I was allowed to see it then, and what had just happened."""
    access = at_game(request, name)
    viewer = access.viewer(seat)
    table = position(access.id, seq)
    rows = lines_for(access.id, viewer, max(seq - 1, access.first_seq), seq, struck=True)
    for row in rows:
        row.struck = False  # then it had just happened
    return PositionOut(
        seq=seq,
        viewer=viewer,
        to_act=list(table.to_act()),
        lines=speech.lines(rows, speaker(request, access)),
        **table.view(viewer),
    )


@router.post("/tables/{name}/branch", response={201: TableOut, **ERRORS}, throttle=[writes, heavy])
def what_if(request: Request, name: str, body: BranchIn) -> Status[TableOut]:
    """A private table that goes on from what I see, with all that I cannot know dealt anew. I play every seat of it.

    With `seq` it goes on from an earlier position of a finished game, and bots play the other seats.
    """
    access = at_game(request, name)
    if body.seq is not None:
        made = branches.play_on(access, request.auth, access.own_seat(body.seat), body.seq)
        return Status(201, show_table(request, made.name))
    with moves.looking(name) as table:
        seat = access.own_seat(body.seat, table.to_act())
    made = branches.branch(access, request.auth, seat, names_of(access.id))
    return Status(201, show_table(request, made.name))

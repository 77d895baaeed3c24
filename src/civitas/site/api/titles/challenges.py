"""The challenge of the week as JSON."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated, Any

from django.http import HttpRequest
from ninja import Query, Router, Schema, Status

from civitas.site.api.people.schemas import Somebody
from civitas.site.api.shared.caller import Request
from civitas.site.api.shared.errors import ERRORS
from civitas.site.api.shared.limits import new_tables
from civitas.site.api.shared.shapes import Line, TableOut
from civitas.site.api.shared.showing import show_table
from civitas.site.challenges import playing
from civitas.site.challenges.models import Attempt, AttemptState
from civitas.site.challenges.playing import Place
from civitas.site.core.weeks import begin_of, end_of, this_week, week_of
from civitas.site.people.auth import maybe_person, person
from civitas.site.tables.lobby import NotPossible

router = Router(tags=["challenges"], auth=maybe_person)
LEADERS = 3
"""So many are named where all challenges are listed."""
SHOWN = 100
"""So many lead the list; whoever is behind sees their own result."""


class PlaceOut(Somebody):
    """A line of the list; equal results share a rank."""

    rank: int
    won: bool
    score: float


class AttemptOut(Schema):
    """My attempt."""

    table: str
    state: AttemptState
    won: bool
    score: float


class ChallengeOut(Schema):
    """A table that everybody plays alone, once, with the same dice."""

    title: str
    week: str
    """As calendars count: `2026-W47`."""
    previous: str
    """The week before."""
    begins: datetime
    ends: datetime
    options: dict[str, str]
    mine: AttemptOut | None
    total: int
    """How many are on the list."""
    places: list[PlaceOut]


@router.get("/challenges", response={200: list[ChallengeOut], **ERRORS})
def list_challenges(request: HttpRequest) -> list[ChallengeOut]:
    """What is played this week, one challenge for each title that has any; only those who lead are listed."""
    return [_show(request, title, this_week(), LEADERS) for title in playing.offered()]


@router.get("/challenges/{title}", response={200: ChallengeOut, **ERRORS})
def get_challenge(request: HttpRequest, title: str, week: Annotated[Line | None, Query()] = None) -> ChallengeOut:
    """The challenge of a week, of this one unless another is named, and who got furthest."""
    wanted = week or this_week()
    try:
        begins = begin_of(wanted)
    except ValueError:
        raise NotPossible("no-such-challenge") from None
    if begins > begin_of(this_week()):
        raise NotPossible("no-such-challenge")
    return _show(request, title, wanted, SHOWN)


@router.post("/challenges/{title}", response={201: TableOut, **ERRORS}, auth=person, throttle=new_tables)
def take_up(request: Request, title: str) -> Status[TableOut]:
    """Take up this week's challenge; if I have begun already, this is the same table. It is my only attempt."""
    return Status(201, show_table(request, playing.begin(request.auth, title).name))


def _show(request: HttpRequest, title: str, week: str, limit: int) -> ChallengeOut:
    user: Any = getattr(request, "auth", None)
    mine = Attempt.objects.filter(title=title, week=week, user=getattr(user, "pk", None))
    own = mine.select_related("table").first()
    return ChallengeOut(
        title=title,
        week=week,
        previous=week_of(begin_of(week) - timedelta(days=1)),
        begins=begin_of(week),
        ends=end_of(week),
        options=playing.challenge(title, week).options,
        mine=None
        if own is None
        else AttemptOut(table=own.table.name, state=AttemptState(own.state), won=own.won, score=own.score),
        total=playing.counted(title, week),
        places=[_place(place) for place in playing.leaders(title, week, limit)],
    )


def _place(place: Place) -> PlaceOut:
    user, attempt = place.attempt.user, place.attempt
    return PlaceOut(handle=user.username, name=user.profile.name, rank=place.rank, won=attempt.won, score=attempt.score)

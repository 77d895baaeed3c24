"""Somebody as everybody may see them: a name, since when, and how their games ended."""

from __future__ import annotations

from collections import Counter
from datetime import datetime

from django.contrib.auth.models import User
from django.http import HttpRequest
from ninja import Router, Schema

from civitas.site.api.people.finding import somebody
from civitas.site.api.people.schemas import HandleInPath, Somebody
from civitas.site.api.shared.errors import ERRORS
from civitas.site.api.shared.shapes import ReliabilityOut
from civitas.site.clocks.reliability import reliability
from civitas.site.people.auth import maybe_person
from civitas.site.tables.models import Kind, Seat, Status

router = Router(tags=["people"], auth=maybe_person)


class RecordOut(Schema):
    """How somebody has fared at one title: games played to the end here, and how many of them were won."""

    title: str
    finished: int
    won: int


class ProfileOut(Somebody):
    """A person."""

    since: datetime
    is_guest: bool
    finished: int
    won: int
    reliability: ReliabilityOut
    titles: list[RecordOut]
    """The title played most comes first."""


@router.get("/people/{handle}", response={200: ProfileOut, **ERRORS})
def profile(request: HttpRequest, handle: HandleInPath) -> ProfileOut:
    """Somebody: their name, since when they are here, and how their games ended."""
    user = somebody(handle)
    fared = _records(user)
    return ProfileOut(
        handle=user.username,
        name=user.profile.name,
        since=user.date_joined,
        is_guest=user.profile.is_guest,
        finished=sum(record.finished for record in fared),
        won=sum(record.won for record in fared),
        reliability=ReliabilityOut(**reliability([user.pk])[user.pk]._asdict()),
        titles=fared,
    )


def _records(user: User) -> list[RecordOut]:
    """Only games that gathered here count: a branch is played alone, and a file may be anybody's."""
    played = Seat.objects.filter(user=user, table__status=Status.FINISHED, table__kind=Kind.GAME)
    finished: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for title, number, winners in played.values_list("table__title", "number", "table__winners").iterator():
        finished[title] += 1
        won[title] += number in (winners or ())
    return [RecordOut(title=title, finished=count, won=won[title]) for title, count in finished.most_common()]

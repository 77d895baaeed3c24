"""Taking a challenge up, and who leads."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, NamedTuple

from django.conf import settings
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import QuerySet

from civitas.games import find_title, titles
from civitas.games.challenges import Challenge, challenge_of
from civitas.kernel import Title
from civitas.site.challenges.models import Attempt, AttemptState
from civitas.site.core.weeks import number_of, this_week
from civitas.site.tables import caps, opening
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.models import Kind, Table, Visibility


class Place(NamedTuple):
    """Somebody's place on the list; who got equally far shares one."""

    rank: int
    attempt: Attempt


def offered() -> list[str]:
    """The titles that have challenges."""
    return [name for name in titles() if challenge_of(find_title(name), 0) is not None]


def challenge(title: str, week: str) -> Challenge:
    """What is played in a week."""
    found = challenge_of(find_title(title), number_of(week)) if title in titles() else None
    if found is None:
        raise NotPossible("no-such-challenge")
    return found


def seed_of(title: Title[Any], week: str) -> str:
    """The secret of the dice that everybody plays with: known to this site alone, and the same however often asked."""
    said = f"challenge|{title.id}|{title.version}|{week}"
    return hmac.new(settings.SECRET_KEY.encode(), said.encode(), hashlib.sha256).hexdigest()


def begin(user: User, title: str) -> Table:
    """The table of this person's attempt in this week: a new one, or the one that was begun."""
    week = this_week()
    wanted = challenge(title, week)
    if user.profile.is_guest:
        raise NotPossible("challenge-needs-account")
    with transaction.atomic():
        caps.check_seat(user)
        begun = Attempt.objects.filter(user=user, title=title, week=week).select_related("table").first()
        if begun is not None:
            return begun.table
        table = opening.make_table(
            title,
            1,
            wanted.options,
            seed=seed_of(find_title(title), week),
            owner=user,
            visibility=Visibility.PRIVATE,
            kind=Kind.CHALLENGE,
        )
        opening.seat_players(table, [user])
        Attempt.objects.create(table=table, user=user, title=title, week=week)
        opening.start(table)
    return table


def leaders(title: str, week: str, limit: int) -> list[Place]:
    """Who got furthest: winning counts before points."""
    places: list[Place] = []
    rank, before = 0, None
    ranked = _counted(title, week).select_related("user__profile").order_by("-won", "-score", "pk")
    for number, attempt in enumerate(ranked[:limit], start=1):
        if (result := (attempt.won, attempt.score)) != before:
            rank, before = number, result
        places.append(Place(rank, attempt))
    return places


def counted(title: str, week: str) -> int:
    """How many attempts are on the list."""
    return _counted(title, week).count()


def _counted(title: str, week: str) -> QuerySet[Attempt]:
    return Attempt.objects.filter(title=title, week=week, state=AttemptState.COUNTED, user__is_active=True)

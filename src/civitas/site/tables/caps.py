"""How many tables one person may have at a time, so that nobody fills the lobby or keeps every bot busy.

Tables for practice are apart from this: of what-if tables and lessons the older ones make room by themselves.
"""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db.models import Q

from civitas.site.core import limits
from civitas.site.tables.models import Kind, Seat, Status, Table

OPEN = (Status.GATHERING, Status.PLAYING)


class TooMany(Exception):
    """The person has as many tables as one may have. `why` is the id of a text."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def check_new(user: User) -> None:
    """May this person make one more table? Part of the transaction that makes it."""
    _one_at_a_time(user)
    own = Table.objects.filter(owner=user, kind=Kind.GAME)
    if user.profile.is_guest and own.filter(status__in=OPEN).count() >= limits.GUEST_TABLES:
        raise TooMany("too-many-guest-tables")
    if own.filter(status=Status.GATHERING).count() >= limits.WAITING_TABLES:
        raise TooMany("too-many-waiting")
    _check_games(user)


def check_seat(user: User) -> None:
    """May this person sit down at one more table? Part of the transaction in which they do."""
    _one_at_a_time(user)
    _check_games(user)


def _check_games(user: User) -> None:
    sits = Seat.objects.filter(Q(user=user) | Q(away=user), table__kind=Kind.GAME, table__status__in=OPEN)
    if sits.values("table").distinct().count() >= limits.GAMES_EACH:
        raise TooMany("too-many-games")


def _one_at_a_time(user: User) -> None:
    """Of two requests at once the second sees what the first has made."""
    User.objects.select_for_update().only("pk").get(pk=user.pk)

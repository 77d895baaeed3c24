"""Accounts from the command line: who is there, who may enter, who has the keys."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from django.conf import settings
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Count, Q
from django.utils import timezone

from civitas.site.people import doors
from civitas.site.people.models import AdminAudit
from civitas.site.tables.models import Seat, Status, Table

HOST = "the command line"
GUESTS_KEPT = timedelta(days=30)
"""A guest who has no game and has not been here for so long is not coming back."""


class NoSuchPerson(Exception):
    """Nobody has that handle or name."""


class Person(NamedTuple):
    """An account as its host sees it."""

    handle: str
    name: str
    email: str
    guest: bool
    admin: bool
    suspended: bool
    playing: int
    seen: datetime | None


def invitation() -> str:
    """A link by which whoever has it may make an account; written down, for it opens the house."""
    note("invite", "whoever has the link")
    return f"{settings.CIVITAS_ADDRESS}{doors.invitation()}"


def people(search: str = "") -> Iterator[Person]:
    """Everybody, or those whose handle, name or address has this in it; the newest last."""
    found = User.objects.select_related("profile").order_by("pk")
    if search:
        found = found.filter(
            Q(username__icontains=search) | Q(profile__name__icontains=search) | Q(email__icontains=search)
        )
    playing = dict(
        Seat.objects.filter(user__isnull=False, table__status=Status.PLAYING)
        .values_list("user")
        .annotate(count=Count("pk"))
    )
    for user in found:
        yield Person(
            user.username,
            user.profile.name,
            user.email,
            user.profile.is_guest,
            user.is_superuser,
            not user.is_active,
            playing.get(user.pk, 0),
            user.last_login,
        )


def change(handle: str, reason: str, **fields: bool) -> None:
    """Suspend somebody, let them in again, give or take the keys; written down like all that is done with the keys."""
    with transaction.atomic():
        user = User.objects.select_for_update().filter(username=handle).first()
        if user is None:
            raise NoSuchPerson(handle)
        for field, value in fields.items():
            setattr(user, field, value)
        user.save(update_fields=list(fields))
        note("change", f"user {handle}", reason, **fields)


def forget_guests(now: datetime | None = None) -> int:
    """Delete the accounts of guests who sit at no table and have not been here for long; how many that were."""
    since = (now or timezone.now()) - GUESTS_KEPT
    sat = Seat.objects.exclude(user=None).values("user")
    owned = Table.objects.exclude(owner=None).values("owner")
    gone = User.objects.filter(profile__is_guest=True, email="", date_joined__lt=since)
    gone = gone.filter(Q(last_login=None) | Q(last_login__lt=since)).exclude(pk__in=sat).exclude(pk__in=owned)
    with transaction.atomic():
        numbers = list(gone.values_list("pk", flat=True))
        User.objects.filter(pk__in=numbers).delete()
        if numbers:
            note("delete", "guests", count=len(numbers))
    return len(numbers)


def note(act: str, about: str, reason: str = "", **detail: Any) -> None:
    """Write down what was done from the command line."""
    AdminAudit.objects.create(who=None, who_name=HOST, act=act, about=about, reason=reason, detail=detail)

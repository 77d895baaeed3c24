"""Leaving for good: the name, the address and the keys go; the games stay, because they are the others' games too.

Nobody must wait for somebody who has gone: before the game the person stands up, during the game they resign.
"""

from __future__ import annotations

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from django.contrib.auth.models import User
from django.db import transaction

from civitas.site.clocks.models import Holiday, Rhythm
from civitas.site.notices.models import Channel, Notice, Preference, TableLevel
from civitas.site.people.models import Block, Profile, Token
from civitas.site.people.profiles import handle, rename
from civitas.site.tables import lobby, resigning
from civitas.site.tables.models import Kind, PrivateNote, Seat, Status, Table

NOBODY = "Former player"
ALONE = (Kind.BRANCH, Kind.LESSON, Kind.IMPORT)
"""Tables that nobody else sees."""


def leave(user: User) -> None:
    """Nothing that points to the person is left. The row stays for the seats that point to it."""
    with transaction.atomic():
        _leave_tables(user)
        for kept in (EmailAddress, Authenticator, SocialAccount, Token):
            kept.objects.filter(user=user).delete()
        Block.objects.filter(blocker=user).delete()
        # Nobody is told anything any more, and what was told to them is nobody's business.
        for kept in (Channel, Notice, Preference, TableLevel, PrivateNote, Rhythm, Holiday):
            kept.objects.filter(user=user).delete()
        rename(Profile(user=user), NOBODY)
        user.username = handle()
        user.email = user.first_name = user.last_name = ""
        user.is_active = user.is_staff = user.is_superuser = False
        user.set_unusable_password()
        user.save()


def _leave_tables(user: User) -> None:
    """No table waits for this person any more. What nobody else can see goes with them."""
    Table.objects.filter(owner=user, kind__in=ALONE).delete()
    Seat.objects.filter(reserved_for=user).update(reserved_for=None)
    seats = Seat.objects.filter(user=user).order_by("table_id", "number").select_related("table")
    for name in dict.fromkeys(seat.table.name for seat in seats if seat.table.status == Status.GATHERING):
        lobby.leave(name, user)
    for seat in seats.filter(table__status=Status.PLAYING):
        resigning.resign(seat.table.name, seat.number)
    away = Seat.objects.filter(away=user, table__status=Status.PLAYING).values_list("table__name", flat=True)
    for name in sorted(set(away)):
        resigning.stay_away(name, user)

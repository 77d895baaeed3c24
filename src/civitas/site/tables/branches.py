"""What if: a private table that goes on from what one seat sees, with all that the seat cannot know dealt anew.

Whoever makes it plays every seat of it, so it must hold nothing true that they do not know. Its journal begins with the
answers since the last checkpoint and the new deal; positions before that, and the lines of the log, are never shown.
"""

from __future__ import annotations

from random import SystemRandom

from django.contrib.auth.models import User
from django.db import transaction

from civitas.site.tables import moves, opening
from civitas.site.tables.access import Access
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.models import Kind, Seat, Table, Visibility

BRANCHES_KEPT = 20
"""A person's older branches make room for new ones."""


def branch(access: Access, user: User, seat: int) -> Table:
    """A branch from the seat's present view."""
    with moves.looking(access.name) as table:
        if table.over:
            raise NotPossible("game-is-over")
        new = table.what_if(seat, SystemRandom())
    with transaction.atomic():
        row = opening.store(new, owner=user, visibility=Visibility.PRIVATE, kind=Kind.BRANCH, first_seq=new.seq)
        Seat.objects.bulk_create(Seat(table=row, number=n, user=user, ready=True) for n in range(new.seats))
        old = Table.objects.filter(owner=user, kind=Kind.BRANCH).order_by("-pk").values_list("pk", flat=True)
        Table.objects.filter(pk__in=list(old[BRANCHES_KEPT:])).delete()
    return row

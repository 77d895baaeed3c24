"""What if: a private table that goes on from what one seat sees, with all that the seat cannot know dealt anew.

Whoever makes it plays every seat of it, so it must hold nothing true that they do not know. Its journal begins with the
answers since the last checkpoint and the new deal; positions before that, and the lines of the log, are never shown.
Its seats are called after the real players, and it knows the real table's name; nothing leads from there to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom

from django.contrib.auth.models import User
from django.db import transaction

from civitas.site import limits
from civitas.site.tables import moves, opening
from civitas.site.tables.access import Access
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.models import Kind, Seat, Table, Visibility


def branch(access: Access, user: User, seat: int, names: Sequence[str]) -> Table:
    """A branch from the seat's present view, its seats called by these names."""
    with moves.looking(access.name) as table:
        if table.over:
            raise NotPossible("game-is-over")
        new = table.what_if(seat, SystemRandom())
    with transaction.atomic():
        row = opening.store(
            new,
            owner=user,
            visibility=Visibility.PRIVATE,
            kind=Kind.BRANCH,
            origin=_real(access),
            first_seq=new.seq,
        )
        Seat.objects.bulk_create(
            Seat(table=row, number=number, user=user, ready=True, name=name) for number, name in enumerate(names)
        )
        old = Table.objects.filter(owner=user, kind=Kind.BRANCH).order_by("-pk").values_list("pk", flat=True)
        Table.objects.filter(pk__in=list(old[limits.BRANCHES_KEPT :])).delete()
    return row


def _real(access: Access) -> str:
    """The real table, also of a branch of a branch."""
    return str(Table.objects.values_list("origin", flat=True).get(pk=access.id)) or access.name


def throw_away(access: Access) -> None:
    """A branch is gone for good, at its owner's wish. Nothing else is thrown away like this."""
    if access.kind != Kind.BRANCH:
        raise NotPossible("not-a-branch")
    Table.objects.filter(pk=access.id, kind=Kind.BRANCH).delete()

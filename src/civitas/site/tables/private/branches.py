"""What if: a private table that goes on from what one seat sees, with all that the seat cannot know dealt anew.

Whoever makes it plays every seat of it, so it must hold nothing true that they do not know. Its journal begins with the
answers since the last checkpoint and the new deal; positions before that, and the lines of the log, are never shown.
Its seats are called after the real players, and it knows the real table's name; nothing leads from there to it.

A game that is over can be played on from any of its positions: there bots have the seats of the others.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import SystemRandom

from django.contrib.auth.models import User
from django.db import transaction

from civitas import kernel
from civitas.bots import bots_for
from civitas.bots.names import USUAL
from civitas.kernel import Dice
from civitas.site.core import bus, limits
from civitas.site.tables import moves, opening
from civitas.site.tables.access import Access
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.models import Job, Kind, Seat, Status, Table, Visibility
from civitas.site.tables.record.history import NoSuchPosition, position


def branch(access: Access, user: User, seat: int, names: Sequence[str]) -> Table:
    """A branch from the seat's present view, its seats called by these names."""
    with moves.looking(access.name) as table:
        if table.over:
            raise NotPossible("game-is-over")
        new = table.what_if(seat, SystemRandom())
    return _store(access, user, new, [Seat(number=n, user=user, ready=True, name=name) for n, name in enumerate(names)])


def play_on(access: Access, user: User, seat: int, seq: int) -> Table:
    """A branch from what the seat saw of a finished game when its journal had `seq` entries, against bots."""
    if access.status != Status.FINISHED:
        raise NotPossible("game-not-over")
    then = position(access.id, seq)
    if then.over:
        raise NotPossible("game-is-over")
    if then.roll_due:
        raise NoSuchPosition(seq)  # nobody decided anything there
    then.dice = Dice(secrets.token_hex(opening.SEED_BYTES))  # those of the past have fallen
    new = then.what_if(seat, SystemRandom())
    known = bots_for(new.title)
    bot = USUAL if USUAL in known else known[0]
    seats = [
        Seat(number=number, ready=True, **({"user": user} if number == seat else {"bot": bot}))
        for number in range(new.seats)
    ]
    return _store(access, user, new, seats)


def _store(access: Access, user: User, new: kernel.Table, seats: list[Seat]) -> Table:
    with transaction.atomic():
        row = opening.store(
            new,
            owner=user,
            visibility=Visibility.PRIVATE,
            kind=Kind.BRANCH,
            origin=_real(access),
            first_seq=new.seq,
        )
        for seat in seats:
            seat.table = row
        Seat.objects.bulk_create(seats)
        asked = [seat.number for seat in seats if seat.bot and seat.number in new.to_act()]
        Job.objects.bulk_create(Job(table=row, kind="bot", seat=number, seq=new.seq) for number in asked)
        old = Table.objects.filter(owner=user, kind=Kind.BRANCH).order_by("-pk").values_list("pk", flat=True)
        Table.objects.filter(pk__in=list(old[limits.BRANCHES_KEPT :])).delete()
        transaction.on_commit(lambda: bus.publish(row.name, row.seq))
    return row


def _real(access: Access) -> str:
    """The real table, also of a branch of a branch."""
    return str(Table.objects.values_list("origin", flat=True).get(pk=access.id)) or access.name


def throw_away(access: Access) -> None:
    """A branch is gone for good, at its owner's wish. Nothing else is thrown away like this."""
    if access.kind != Kind.BRANCH:
        raise NotPossible("not-a-branch")
    Table.objects.filter(pk=access.id, kind=Kind.BRANCH).delete()

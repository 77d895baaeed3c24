"""Resigning: one who goes must not end the game for the others.

The seat passes to the caretaker, a bot that does as little as the rules allow; the person stays a member of the table
and may watch. Their standing orders end. Nobody is told what they held. When the last person goes, and nobody is away
who could come back, the game ends with the scores as they are: bots do not play for empty chairs.
"""

from __future__ import annotations

from contextlib import suppress

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Q

from civitas.bots import CARETAKER
from civitas.site.clocks.absence import leave_to_bot
from civitas.site.clocks.models import Absence
from civitas.site.tables import moves
from civitas.site.tables.models import Seat, Status, Table
from civitas.site.tables.stirring import stir


def resign(name: str, seat: int) -> None:
    """The person on this seat goes, and the caretaker plays on."""
    with transaction.atomic():
        table = Table.objects.select_for_update().get(name=name)
        if table.status != Status.PLAYING:
            raise moves.NoSuchTable(name)
        row = Seat.objects.get(table=table, number=seat)
        row.resigned_by, row.user, row.bot = row.user, None, CARETAKER
        row.save()
        leave_to_bot(table, seat)
        _end_if_empty(table)


def stay_away(name: str, user: User) -> None:
    """Who is away, and for whom caretakers keep seats, will not come back: the seats stay with the caretakers."""
    with transaction.atomic():
        table = Table.objects.select_for_update().get(name=name)
        kept = Seat.objects.filter(table=table, away=user)
        Absence.objects.filter(
            table=table, seat__in=kept.values("number"), state__in=(Absence.State.CARETAKER, Absence.State.REPLACE)
        ).update(state=Absence.State.CLOSED)
        kept.update(away=None, wanted=False, resigned_by=user)
        stir(table.pk, name)
        _end_if_empty(table)


def _end_if_empty(table: Table) -> None:
    if table.seats.filter(Q(user__isnull=False) | Q(away__isnull=False)).exists():
        return
    with suppress(moves.Outdated, moves.NoSuchTable):  # a table that cannot be opened here stays as it is
        moves.end(table.name)

"""Resigning: one who goes must not end the game for the others.

The seat passes to the caretaker, a bot that does as little as the rules allow; the person stays a member of the table
and may watch. Their standing orders end. Nobody is told what they held.
"""

from __future__ import annotations

from django.db import transaction

from civitas.bots import CARETAKER
from civitas.site.clocks.absence import leave_to_bot
from civitas.site.tables import moves
from civitas.site.tables.models import Seat, Status, Table


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

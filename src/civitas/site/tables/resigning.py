"""Resigning: one who goes must not end the game for the others.

The seat passes to a caretaker, a bot that takes any legal answer; the person stays a member of the table and may watch.
Their standing orders end. Nobody is told what they held.
"""

from __future__ import annotations

from django.db import transaction

from civitas.site import bus
from civitas.site.tables import moves, petitions
from civitas.site.tables.models import Job, Petition, Seat, Status, Table
from civitas.site.tables.stirring import stir

CARETAKER = "random"


def resign(name: str, seat: int) -> None:
    """The person on this seat goes, and the caretaker plays on."""
    with transaction.atomic():
        table = Table.objects.select_for_update().get(name=name)
        if table.status != Status.PLAYING:
            raise moves.NoSuchTable(name)
        row = Seat.objects.get(table=table, number=seat)
        row.resigned_by, row.user, row.bot = row.user, None, CARETAKER
        row.save()
        orders = table.undo.get("orders", {})
        if orders.pop(str(seat), None) is not None:
            table.save(update_fields=["undo"])
        if seat in table.to_act:
            Job.objects.get_or_create(table=table, kind="bot", seat=seat, seq=table.seq)
        Petition.objects.filter(table=table, state=Petition.State.OPEN, seat=seat).update(
            state=Petition.State.WITHDRAWN
        )
        petitions.recount(name)
        stir(table.pk, name)
        transaction.on_commit(lambda: bus.publish(name, table.seq))

"""Mending a table by hand. Nothing here touches the journal: what was played stays played."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db import transaction

from civitas.site.tables import moves
from civitas.site.tables.models import Job, Seat, Snapshot, Table


class CannotMend(Exception):
    """It would not have helped."""


def hand_seat(table: Table, number: int, user: User) -> User | None:
    """Somebody else plays on in this seat; who had it is returned. Waits for a move that is being made."""
    with transaction.atomic():
        Table.objects.select_for_update().get(pk=table.pk)
        seat = Seat.objects.select_related("user", "resigned_by").get(table=table, number=number)
        if Seat.objects.filter(table=table, user=user).exists():
            raise CannotMend(f"{user} has a seat at this table already.")
        before = seat.user
        seat.user = user
        seat.bot = ""
        seat.reserved_for = None
        if seat.resigned_by == user:
            seat.resigned_by = None
        seat.save(update_fields=["user", "bot", "reserved_for", "resigned_by"])
        # A bot that sat here and was just asked must not answer for the person.
        Job.objects.filter(table=table, seat=number, kind="bot").delete()
    return before


def restart_from_snapshot(table: Table, seq: int) -> int:
    """Open the table from an earlier snapshot from now on, when a later one cannot be opened.

    The later ones are thrown away: they are a shorthand for journal entries, which stay, and are written anew in time.
    Returns the length of the journal, which is the same as before. If the table does not open, nothing is changed.
    """
    with transaction.atomic():
        row = Table.objects.select_for_update().get(pk=table.pk)
        if not Snapshot.objects.filter(table=row, seq=seq).exists():
            raise CannotMend(f"There is no snapshot {seq}.")
        Snapshot.objects.filter(table=row, seq__gt=seq).delete()
        Table.objects.filter(pk=row.pk).update(snapshot_seq=seq)
        try:
            opened = moves.look(row.name)
        except Exception as error:
            raise CannotMend(f"The table does not open from snapshot {seq}: {error!r}") from error
        if opened.seq != row.seq:
            raise CannotMend(f"From snapshot {seq} the journal has {opened.seq} entries instead of {row.seq}.")
    moves.live_tables.take(row.name, row.seq)
    return row.seq

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
from civitas.site.core import bus
from civitas.site.core.events import announce
from civitas.site.tables import lobby, moves, petitions
from civitas.site.tables.events import SeatLeft, StayedAway, VoterGone
from civitas.site.tables.models import Job, Kind, Petition, Seat, Status, Table
from civitas.site.tables.table_activity import note_activity

ALONE = (Kind.BRANCH, Kind.LESSON, Kind.IMPORT)
"""Tables that nobody else sees."""


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
        announce(StayedAway(table, list(kept.values_list("number", flat=True))))
        kept.update(away=None, wanted=False, resigned_by=user)
        note_activity(table.pk, name)
        _end_if_empty(table)


def leave_to_bot(table: Table, number: int) -> None:
    """A bot has the seat now: what the person had ordered or asked for ends, and the bot is called if it is asked.

    The table's row is locked.
    """
    for given in (table.table_extras.get("orders", {}), table.table_extras.get("terms", {})):
        given.pop(str(number), None)
    table.save(update_fields=["table_extras"])
    if number in table.to_act:
        Job.objects.get_or_create(table=table, kind="bot", seat=number, seq=table.seq)
    announce(SeatLeft(table, number))
    Petition.objects.filter(table=table, state=Petition.State.OPEN, seat=number).update(state=Petition.State.WITHDRAWN)
    petitions.recount(table.name)
    announce(VoterGone(table))
    note_activity(table.pk, table.name)
    transaction.on_commit(lambda: bus.publish(table.name, table.seq))


def leave_all(user: User) -> None:
    """No table waits for this person any more. What nobody else can see goes with them."""
    Table.objects.filter(owner=user, kind__in=ALONE).delete()
    Seat.objects.filter(reserved_for=user).update(reserved_for=None)
    seats = Seat.objects.filter(user=user).order_by("table_id", "number").select_related("table")
    for name in dict.fromkeys(seat.table.name for seat in seats if seat.table.status == Status.GATHERING):
        lobby.leave(name, user)
    for seat in seats.filter(table__status=Status.PLAYING):
        resign(seat.table.name, seat.number)
    away = Seat.objects.filter(away=user, table__status=Status.PLAYING).values_list("table__name", flat=True)
    for name in sorted(set(away)):
        stay_away(name, user)


def _end_if_empty(table: Table) -> None:
    if table.seats.filter(Q(user__isnull=False) | Q(away__isnull=False)).exists():
        return
    with suppress(moves.Outdated, moves.NoSuchTable):  # a table that cannot be opened here stays as it is
        moves.end(table.name)

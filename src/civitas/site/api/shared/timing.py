"""Clocks and absences as a client shows them."""

from __future__ import annotations

from collections.abc import Sequence

from civitas.site.api.shared.shapes import AbsenceOut, ClockOut
from civitas.site.clocks import outages, running
from civitas.site.clocks.absence import SHOWN, State
from civitas.site.clocks.hours import Hours
from civitas.site.clocks.models import Absence, SeatClock
from civitas.site.clocks.pauses import hours_of
from civitas.site.core.now import now
from civitas.site.tables.models import Status, Table
from civitas.site.tables.timing import timing_of


def clocks_of(tables: Sequence[Table]) -> dict[int, dict[int, ClockOut]]:
    """The clocks of the people at these tables, by table and seat; the seats have been fetched."""
    timings = {table.pk: timing for table in tables if (timing := timing_of(table.timing)) is not None}
    if not timings:
        return {}
    at = now()
    holders = {(seat.table_id, seat.number): seat.user_id for table in tables for seat in table.seats.all()}
    clocks = [c for c in SeatClock.objects.filter(table__in=timings) if holders.get((c.table_id, c.seat)) is not None]
    going = {clock: since for clock in clocks if (since := clock.since) is not None}
    gone = outages.away(min(going.values()), at) if going else []
    people = [user for clock in going if (user := holders[clock.table_id, clock.seat]) is not None]
    hours = hours_of(people)
    shown: dict[int, dict[int, ClockOut]] = {}
    for clock in clocks:
        timing = timings[clock.table_id]
        own = hours.get(holders[clock.table_id, clock.seat], Hours()) if timing.pauses else Hours()
        stands = running.standing(clock, timing, own, gone, at)
        shown.setdefault(clock.table_id, {})[clock.seat] = ClockOut(
            at=at,
            left=stands.left if timing.runs_out else None,
            spent=stands.spent,
            going=clock.since is not None,
            counting=stands.counting,
            changes=stands.changes,
            deadline=stands.deadline,
            stage=SeatClock.Stage(clock.stage),
        )
    return shown


def absences_of(tables: Sequence[Table], user_id: int | None) -> dict[int, list[AbsenceOut]]:
    """What is being decided about who is away, by table."""
    under_way = {table.pk: table for table in tables if table.timing and table.status == Status.PLAYING}
    shown: dict[int, list[AbsenceOut]] = {}
    for found in Absence.objects.filter(table__in=under_way, state__in=SHOWN).order_by("pk"):
        seated = {seat.user_id for seat in under_way[found.table_id].seats.all()}
        shown.setdefault(found.table_id, []).append(
            AbsenceOut(
                id=found.pk,
                seat=found.seat,
                state=State(found.state),
                opened=found.opened,
                deadline=found.deadline,
                votes={int(seat): choice for seat, choice in found.votes.items()},
                may_vote=found.state == State.VOTING and user_id in seated - {None, found.user_id},
            )
        )
    return shown

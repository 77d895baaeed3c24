"""Alarms ring: jobs with a time, committed with the move that set them, done and deleted in one transaction.

Whoever rings locks the table first, as every move does, and then looks whether the alarm is still set: so an answer
that comes at the last moment is either before the alarm or after it, and an alarm rings once however many workers
there are. What it finds it reckons anew; one that rings too early, because somebody went on holiday or the site was
away, is set again.
"""

from __future__ import annotations

import threading
from contextlib import suppress
from datetime import datetime, timedelta

import structlog
from django.db import close_old_connections, connections, transaction

from civitas.site.clocks import absence, orders, outages, running
from civitas.site.clocks.events import HalfGone
from civitas.site.clocks.hours import outside
from civitas.site.clocks.models import Absence, SeatClock
from civitas.site.clocks.pauses import hours_for
from civitas.site.core.events import announce
from civitas.site.core.now import now
from civitas.site.tables import moves
from civitas.site.tables.models import Job, Seat, Status, Table
from civitas.site.tables.timing import timing_of

LOOK = 1.0
"""Seconds between two looks."""
REST = timedelta(minutes=1)
"""An alarm that failed is left alone for this long."""
SLACK = timedelta(seconds=1)
"""Nobody is let wait for a rounding error."""

log = structlog.get_logger(__name__)


class Alarms:
    """Rings what is due, in the thread that calls `run`."""

    def __init__(self, look: float = LOOK) -> None:
        self._look = look
        self._ended = threading.Event()

    def run(self) -> None:
        """Ring until `end` is called."""
        try:
            while not self._ended.is_set():
                close_old_connections()
                try:
                    ring_all()
                except Exception:
                    log.exception("alarms could not be looked at")
                    connections.close_all()
                self._ended.wait(self._look)
        finally:
            connections.close_all()

    def end(self) -> None:
        """Ring no more. Safe to call from a signal."""
        self._ended.set()


def ring_all() -> int:
    """A sign of life, then everything that is due; returns how many alarms there were."""
    if (gap := outages.beat(now())) is not None:
        log.warning("the site was away", begin=gap.begin.isoformat(), end=gap.end.isoformat())
    rung = 0
    while True:
        job = Job.objects.filter(due__lte=now()).select_related("table").order_by("due", "pk").first()
        if job is None:
            return rung
        rung += 1
        try:
            if job.kind == orders.ORDER:
                _carry_out(job)
            else:
                ring(job.pk, job.table_id)
        except Exception:
            log.exception("alarm could not ring", job=job.pk)
            Job.objects.filter(pk=job.pk).update(due=now() + REST)


def _carry_out(job: Job) -> None:
    """An order is a move like any other. It bears the number of the job: however often it is tried, it is done once."""
    with suppress(moves.NoSuchTable):
        moves.obey(job.table.name, job.seat, request=f"job {job.pk}")
    Job.objects.filter(pk=job.pk).delete()


def ring(number: int, table_id: int) -> None:
    """Ring one alarm, if it is still set."""
    with transaction.atomic():
        table = Table.objects.select_for_update().filter(pk=table_id).first()
        job = Job.objects.filter(pk=number).first()
        if table is None or job is None:
            return
        again = _ring(table, job, now()) if table.status == Status.PLAYING else None
        if again is None:
            Job.objects.filter(pk=number).delete()
        else:
            Job.objects.filter(pk=number).update(due=again)


def _ring(table: Table, job: Job, at: datetime) -> datetime | None:
    """What the alarm is for; returns when to ring again, if it was too early."""
    if job.kind == absence.VOTE:
        found = Absence.objects.filter(table=table, seat=job.seat, state=Absence.State.VOTING).first()
        return None if found is None else absence.vote_over(table, found, at)
    timing = timing_of(table.timing)
    clock = SeatClock.objects.filter(table=table, seat=job.seat).first()
    if timing is None or clock is None or clock.since is None:
        return None
    user = Seat.objects.filter(table=table, number=job.seat).values_list("user_id", flat=True).first()
    hours = hours_for(user, timing)
    begin = clock.late_since if job.kind == running.GRACE else clock.since
    if begin is None:
        return None
    counts = outside(hours, outages.away(begin, at))
    need = {running.REMIND: clock.left / 2, running.RUN_OUT: clock.left, running.GRACE: timing.grace}[job.kind]
    due = counts.after(begin, need)
    if due > at + SLACK:
        return due
    if job.kind == running.REMIND:
        announce(HalfGone(table.pk, user, job.seat, job.seq))
    elif job.kind == running.RUN_OUT:
        absence.run_out(table, clock, timing, at)
    else:
        absence.grace_over(table, clock, timing, at)
    return None

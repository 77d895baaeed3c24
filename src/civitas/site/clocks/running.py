"""The clocks of a table go and stop with its moves, in the transaction of the move.

A seat's clock goes as long as the seat is asked, whoever else is; it stops when the seat has done what it was asked
for, and only then something is added to the bank: many small answers bring no more than one. What an undo brings back
to be asked again gives that addition back.

Alarms are jobs with a time. They are set when a clock is set going and deleted when it stops; what they find when they
ring, they reckon anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from django.contrib.auth.models import User

from civitas.kernel import Entry
from civitas.kernel.journal import UNDO
from civitas.site.clocks import outages, reliability
from civitas.site.clocks.events import VoteClosed
from civitas.site.clocks.hours import Hours, Quiet, Span, outside
from civitas.site.clocks.models import Absence, Holiday, SeatClock
from civitas.site.core.events import announce
from civitas.site.people.models import Profile
from civitas.site.tables.models import Job, Seat, Table
from civitas.site.tables.timing import Timing, timing_of

REMIND, RUN_OUT, GRACE = "remind", "run-out", "grace"
OF_THE_CLOCK = (REMIND, RUN_OUT, GRACE)
"""The alarms that end when the clock stops."""
Stage = SeatClock.Stage


class Standing(NamedTuple):
    """A clock at a moment."""

    left: float
    """Seconds in the bank."""
    spent: float
    counting: bool
    """Does it go at this very moment?"""
    changes: datetime | None
    """When it next stops or goes on by itself."""
    deadline: datetime | None
    """When the bank is empty, if nothing happens before."""


def begin(table: Table, at: datetime) -> None:
    """The game begins: each seat has a clock, and those of who is asked go."""
    timing = timing_of(table.timing)
    if timing is None:
        return
    SeatClock.objects.bulk_create(
        SeatClock(table=table, seat=number, left=timing.bank) for number in range(table.seat_count)
    )
    follow(table.pk, table.timing, table.to_act, table.seq, at)


def follow(
    table_id: int,
    kept: Mapping[str, object],
    to_act: Iterable[int],
    seq: int,
    at: datetime,
    fresh: Sequence[Entry] = (),
) -> None:
    """Bring the clocks into accord with who is asked now and who sits where. `fresh` are the entries just made."""
    timing = timing_of(dict(kept))
    if timing is None:
        return
    asked = set(to_act)
    holders = dict(Seat.objects.filter(table_id=table_id).values_list("number", "user"))
    clocks = list(SeatClock.objects.filter(table_id=table_id))
    spoke = {entry.who for entry in fresh}
    stops = [c for c in clocks if c.since is not None and (c.seat not in asked or holders[c.seat] is None)]
    starts = [c for c in clocks if c.since is None and c.seat in asked and holders[c.seat] is not None]
    # Somebody who was late is here again, in the middle of the turn.
    back = [c for c in clocks if c.stage and c.since is not None and c.seat in spoke and c not in stops]
    undone = {entry.who for entry in fresh if entry.key == UNDO}
    if not (stops or starts or back):
        return
    hours = hours_of([user for c in (*stops, *starts, *back) if (user := holders[c.seat]) is not None], timing)
    gone = outages.away(min((c.since for c in (*stops, *back) if c.since is not None), default=at), at)
    for clock in stops:
        user = holders[clock.seat]
        took = _charge(clock, outside(hours.get(user, Hours()), gone), at)
        clock.since = None
        if clock.seat in spoke and clock.seat not in undone and user is not None:
            clock.gained = min(timing.cap, clock.left + timing.increment) - clock.left if timing.runs_out else 0.0
            clock.left += clock.gained
            reliability.answered(user, took)
        _forgive(clock)
        clock.save()
    for clock in starts:
        if clock.seat in undone:
            clock.left -= clock.gained
        clock.gained = 0.0
        clock.since = at
        clock.save()
    for clock in back:
        _charge(clock, outside(hours.get(holders[clock.seat], Hours()), gone), at)
        clock.left = max(clock.left, timing.increment)
        _forgive(clock)
        clock.save()
    if changed := [c.seat for c in (*stops, *back)]:
        Job.objects.filter(table_id=table_id, seat__in=changed, kind__in=OF_THE_CLOCK).delete()
    _alarm([*starts, *back], timing, holders, hours, seq, at)


def stop(table_id: int) -> None:
    """The game is over: nothing goes any more, and nothing will ring."""
    SeatClock.objects.filter(table_id=table_id, since__isnull=False).update(since=None, stage=Stage.IN_TIME)
    Job.objects.filter(table_id=table_id, due__isnull=False).delete()
    Absence.objects.filter(table_id=table_id, state=Absence.State.VOTING).update(state=Absence.State.CLOSED)


def settle(table: Table, at: datetime) -> None:
    """Charge what has passed on every clock that goes, as the hours are now; they go on from here."""
    timing = timing_of(table.timing)
    if timing is None:
        return
    holders = dict(Seat.objects.filter(table=table).values_list("number", "user"))
    clocks = list(SeatClock.objects.filter(table=table, since__isnull=False))
    hours = hours_of([user for c in clocks if (user := holders[c.seat]) is not None], timing)
    gone = outages.away(min((c.since for c in clocks if c.since is not None), default=at), at)
    for clock in clocks:
        _charge(clock, outside(hours.get(holders[clock.seat], Hours()), gone), at)
        clock.save()


def set_alarms(table: Table, at: datetime) -> None:
    """Set the alarms of every clock that goes anew, after something has changed when it stands still.

    A reminder that was sent is not sent again; who is late stays late.
    """
    timing = timing_of(table.timing)
    if timing is None or not timing.runs_out:
        return
    holders = dict(Seat.objects.filter(table=table).values_list("number", "user"))
    clocks = list(SeatClock.objects.filter(table=table, since__isnull=False, stage=Stage.IN_TIME))
    hours = hours_of([user for c in clocks if (user := holders[c.seat]) is not None], timing)
    for clock in clocks:
        due = hours.get(holders[clock.seat], Hours()).after(clock.since or at, clock.left)
        Job.objects.filter(table=table, seat=clock.seat, kind=RUN_OUT).update(due=due)


def hours_of(users: Iterable[int], timing: Timing | None = None) -> dict[int | None, Hours]:
    """When the clocks of these people stand still; at a table without pauses, never."""
    wanted = [*users]
    if not wanted or (timing is not None and not timing.pauses):
        return {}
    found: dict[int | None, Hours] = {}
    holidays: dict[int, list[Span]] = {}
    for user, begins, ends in Holiday.objects.filter(user__in=wanted).values_list("user", "begin", "end"):
        holidays.setdefault(user, []).append((begins, ends))
    read = ("user", "time_zone", "user__rhythm__quiet_begin", "user__rhythm__quiet_end")
    for user, zone, quiet_begin, quiet_end in Profile.objects.filter(user__in=wanted).values_list(*read):
        quiet = None if quiet_begin is None else Quiet(quiet_begin, quiet_end)
        found[user] = Hours(zone, quiet, tuple(holidays.get(user, ())))
    return found


def hours_for(user: User | int | None, timing: Timing) -> Hours:
    """The same for one person."""
    number = user.pk if isinstance(user, User) else user
    return Hours() if number is None else hours_of([number], timing).get(number, Hours())


def standing(clock: SeatClock, timing: Timing, hours: Hours, gone: Sequence[Span], at: datetime) -> Standing:
    """How the clock stands at a moment."""
    if clock.since is None:
        return Standing(clock.left, clock.spent, False, None, None)
    whole = outside(hours, gone)
    took = whole.counted(clock.since, at)
    left = max(0.0, clock.left - took) if timing.runs_out else 0.0
    return Standing(
        left=left,
        spent=clock.spent + took,
        counting=whole.still(at) is None,
        changes=hours.next_change(at),
        deadline=hours.after(at, left) if timing.runs_out else None,
    )


def _charge(clock: SeatClock, hours: Hours, at: datetime) -> float:
    """Take what has passed from the bank; returns the seconds that counted."""
    if clock.since is None:
        return 0.0
    took = hours.counted(clock.since, at)
    clock.left = max(0.0, clock.left - took)
    clock.spent += took
    clock.since = max(at, clock.since)
    return took


def _forgive(clock: SeatClock) -> None:
    """Who answers is here: whatever was being decided about them is over."""
    if clock.stage or clock.late_since is not None:
        clock.stage, clock.late_since = Stage.IN_TIME, None
        undecided = (Absence.State.VOTING, Absence.State.WAITING)
        asked = Absence.objects.filter(table_id=clock.table_id, seat=clock.seat, state__in=undecided)
        for absence in asked:
            announce(VoteClosed(clock.table_id, absence.pk))
        asked.update(state=Absence.State.RETURNED, deadline=None)
        Job.objects.filter(table_id=clock.table_id, seat=clock.seat, kind="vote").delete()


def _alarm(
    clocks: Sequence[SeatClock],
    timing: Timing,
    holders: Mapping[int, int | None],
    hours: Mapping[int | None, Hours],
    seq: int,
    at: datetime,
) -> None:
    """A reminder when half of what is left is gone, and the end of the bank. In a live game nobody is reminded."""
    if not timing.runs_out:
        return
    jobs = []
    for clock in clocks:
        own = hours.get(holders[clock.seat], Hours())
        place = {"table_id": clock.table_id, "seat": clock.seat, "seq": seq}
        if not timing.is_live:
            jobs.append(Job(**place, kind=REMIND, due=own.after(at, clock.left / 2)))
        jobs.append(Job(**place, kind=RUN_OUT, due=own.after(at, clock.left)))
    Job.objects.bulk_create(jobs, ignore_conflicts=True)

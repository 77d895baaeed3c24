"""The clocks of a table go and stop with its moves, in the transaction of the move.

A seat's clock goes as long as the seat is asked, whoever else is; it stops when the seat has done what it was asked
for, and only then something is added to the bank: many small answers bring no more than one. What an undo brings back
to be asked again gives that addition back.

Alarms are jobs with a time. They are set when a clock is set going and deleted when it stops; what they find when they
ring, they reckon anew.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from django.db import connection

from civitas.kernel import Entry
from civitas.kernel.journal import UNDO
from civitas.site.clocks import reliability
from civitas.site.clocks.events import VoteClosed
from civitas.site.clocks.hours import Hours, Span, outside
from civitas.site.clocks.models import Absence, SeatClock
from civitas.site.clocks.pauses import hours_of, pauses
from civitas.site.core.events import announce
from civitas.site.core.statements import Query, Row, ask, moment, stored
from civitas.site.tables.models import Job, Seat, Table
from civitas.site.tables.record.statement_batch import StatementBatch
from civitas.site.tables.timing import Timing, timing_of

REMIND, RUN_OUT, GRACE = "remind", "run-out", "grace"
OF_THE_CLOCK = (REMIND, RUN_OUT, GRACE)
"""The alarms that end when the clock stops."""
Stage = SeatClock.Stage
_FIELDS = ("id", "table_id", "seat", "left", "spent", "since", "gained", "stage", "late_since", "nudged")
_CLOCKS = f"""
    SELECT {", ".join(f'c."{field}"' for field in _FIELDS)}, s.user_id
    FROM clocks_seatclock c JOIN tables_seat s ON s.table_id = c.table_id AND s.number = c.seat
    WHERE c.table_id = %s ORDER BY c.seat"""  # noqa: S608 - names of ours
_KEEP = """
    UPDATE clocks_seatclock SET "left" = %s, spent = %s, since = %s, gained = %s, stage = %s, late_since = %s
    WHERE id = %s"""
_SILENCE = f"""
    DELETE FROM tables_job WHERE table_id = %s AND seat = %s
    AND kind IN ({", ".join(f"'{kind}'" for kind in OF_THE_CLOCK)})"""  # noqa: S608 - names of ours
_ALARM = """
    INSERT INTO tables_job (table_id, kind, seat, seq, due, created) VALUES (%s, %s, %s, %s, %s, %s)
    ON CONFLICT DO NOTHING"""


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


def begin(out: StatementBatch, table: Table, at: datetime) -> None:
    """The game begins: each seat has a clock, and those of who is asked go."""
    timing = timing_of(table.timing)
    if timing is None:
        return
    SeatClock.objects.bulk_create(
        SeatClock(table=table, seat=number, left=timing.bank) for number in range(table.seat_count)
    )
    follow(out, table.pk, table.timing, table.to_act, table.seq, at)


def follow(
    out: StatementBatch,
    table_id: int,
    kept: Mapping[str, object],
    to_act: Iterable[int],
    seq: int,
    at: datetime,
    fresh: Sequence[Entry] = (),
) -> None:
    """Bring the clocks into accord with who is asked now and who sits where. `fresh` are the entries just made.

    Plain SQL, sent with the move itself where it does not have to be known before: after most answers no clock changes.
    """
    timing = timing_of(dict(kept))
    if timing is None:
        return
    asked, spoke = set(to_act), {entry.who for entry in fresh}
    (rows,) = ask(Query(_CLOCKS, [table_id]))
    changing = [_clock(row) for row in rows if _changes(row, asked, spoke)]
    if not changing:
        return
    holders: dict[int, int | None] = {clock.seat: user for clock, user in changing}
    clocks = [clock for clock, _ in changing]
    stops = [c for c in clocks if c.since is not None and (c.seat not in asked or holders[c.seat] is None)]
    starts = [c for c in clocks if c.since is None]
    # Somebody who was late is here again, in the middle of the turn.
    back = [c for c in clocks if c.since is not None and c not in stops]
    undone = {entry.who for entry in fresh if entry.key == UNDO}
    users = [user for user in holders.values() if user is not None]
    hours, gone = pauses(users, timing, min((c.since for c in clocks if c.since is not None), default=at), at)
    for clock in stops:
        user = holders[clock.seat]
        took = _charge(clock, outside(hours.get(user, Hours()), gone), at)
        clock.since = None
        if clock.seat in spoke and clock.seat not in undone and user is not None:
            clock.gained = min(timing.cap, clock.left + timing.increment) - clock.left if timing.runs_out else 0.0
            clock.left += clock.gained
            reliability.answered(out, user, took)
        _forgive(clock)
    for clock in starts:
        if clock.seat in undone:
            clock.left -= clock.gained
        clock.gained = 0.0
        clock.since = at
    for clock in back:
        _charge(clock, outside(hours.get(holders[clock.seat], Hours()), gone), at)
        clock.left = max(clock.left, timing.increment)
        _forgive(clock)
    for clock in clocks:
        times = stored(clock.since), stored(clock.late_since)
        out.add(_KEEP, [clock.left, clock.spent, times[0], clock.gained, clock.stage, times[1], clock.pk])
    for clock in (*stops, *back):
        out.add(_SILENCE, [table_id, clock.seat])
    _alarm(out, [*starts, *back], timing, holders, hours, seq, at)


def _changes(row: Row, asked: Collection[int], spoke: Collection[object]) -> bool:
    """Does this clock stop or start, or is somebody back who was late? `row` is as `_CLOCKS` finds it."""
    _id, _table, seat, _left, _spent, since, _gained, stage, _late, _nudged, user = row
    goes = since is not None
    return goes != (seat in asked and user is not None) or (goes and bool(stage) and seat in spoke)


def _clock(row: Row) -> tuple[SeatClock, int | None]:
    """The clock, and whose it is."""
    values: list[Any] = [moment(value) if isinstance(value, datetime) else value for value in row]
    user = values.pop()
    return SeatClock.from_db(connection.alias, _FIELDS, values), user


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
    users = [user for c in clocks if (user := holders[c.seat]) is not None]
    hours, gone = pauses(users, timing, min((c.since for c in clocks if c.since is not None), default=at), at)
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
    out: StatementBatch,
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
    for clock in clocks:
        own = hours.get(holders[clock.seat], Hours())
        alarms = [(RUN_OUT, clock.left)] if timing.is_live else [(REMIND, clock.left / 2), (RUN_OUT, clock.left)]
        for kind, seconds in alarms:
            due = stored(own.after(at, seconds))
            out.add(_ALARM, [clock.table_id, kind, clock.seat, seq, due, stored(at)])

"""One who does not come back must not end the game for the others.

When the bank is empty, the seat is late and its player is told; after the grace it is absent, and the other people at
the table choose: wait, let a caretaker sit in, look for somebody who takes the seat over, or end the game with the
scores as they are. Whoever answers before that is decided is simply back. Whoever's seat a caretaker keeps can take it
back at any moment, until somebody else has taken it over.

What more than half want is done. Ending needs everybody. When the time for the vote is over, what most of those who
voted want is done, the mildest of several; without a vote, the table waits.
"""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timedelta

from django.contrib.auth.models import User
from django.db import transaction

from civitas.bots import CARETAKER
from civitas.site.clocks import outages, running
from civitas.site.clocks.events import CaretakerSits, Nudged, TimeUp, VoteClosed, VoteOpened
from civitas.site.clocks.hours import Hours, outside
from civitas.site.clocks.models import Absence, SeatClock
from civitas.site.clocks.pauses import hours_for
from civitas.site.core.events import announce
from civitas.site.core.now import now
from civitas.site.people.blocks import have_blocked
from civitas.site.tables import caps, moves
from civitas.site.tables.access import NoAccess
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.models import Job, Seat, Status, Table
from civitas.site.tables.record.statement_batch import statement_batch
from civitas.site.tables.resigning import leave_to_bot
from civitas.site.tables.table_activity import note_activity
from civitas.site.tables.timing import Timing, timing_of

WAIT, SIT_IN, REPLACE, END = "wait", "caretaker", "replace", "end"
CHOICES = (WAIT, SIT_IN, REPLACE, END)
"""From the mildest on."""
VOTE = "vote"
"""The alarm at which a vote ends."""
BETWEEN_NUDGES = timedelta(hours=12)
State, Stage = Absence.State, SeatClock.Stage
OPEN_STATES = (State.CARETAKER, State.REPLACE)
"""The seat is kept for who is away."""
SHOWN = (State.VOTING, State.WAITING, *OPEN_STATES)
"""What is being decided, or was and still holds."""


# ---------------------------------------------------------------------- the ladder


def run_out(table: Table, clock: SeatClock, timing: Timing, at: datetime) -> None:
    """The bank is empty: the seat is late, and the grace begins."""
    clock.stage, clock.late_since = Stage.LATE, at
    clock.save()
    announce(TimeUp(table.pk, _holder(table, clock.seat), clock.seat, table.seq))
    hours = hours_for(_holder(table, clock.seat), timing)
    Job.objects.update_or_create(
        table=table,
        kind=running.GRACE,
        seat=clock.seat,
        seq=table.seq,
        defaults={"due": hours.after(at, timing.grace)},
    )
    note_activity(table.pk, table.name)


def grace_over(table: Table, clock: SeatClock, timing: Timing, at: datetime) -> None:
    """The grace is over, too: the others are asked. Where nobody else is asked, nobody is in a hurry."""
    open_vote(table, clock, timing, at, timed_out=True)


def open_vote(table: Table, clock: SeatClock, timing: Timing, at: datetime, *, timed_out: bool) -> Absence | None:
    """Ask the others what to do about a seat."""
    user = _holder(table, clock.seat)
    if user is None or not _voters(table, user):
        return None
    clock.stage = Stage.ABSENT
    clock.save()
    Absence.objects.filter(table=table, seat=clock.seat, state=State.WAITING).update(state=State.CLOSED)
    deadline = at + timedelta(seconds=timing.ballot)
    found = Absence.objects.create(
        table=table, seat=clock.seat, user_id=user, opened=at, deadline=deadline, timed_out=timed_out
    )
    Job.objects.create(table=table, kind=VOTE, seat=clock.seat, seq=table.seq, due=deadline)
    announce(VoteOpened(table.pk, found.pk, _voters(table, user)))
    note_activity(table.pk, table.name)
    return found


def vote_over(table: Table, absence: Absence, at: datetime) -> datetime | None:
    """The time for the vote is over; unless the site was away meanwhile, which gives that time back: until then."""
    assert absence.deadline is not None
    hours = outside(Hours(), outages.away(absence.opened, at))
    due = hours.after(absence.opened, (absence.deadline - absence.opened).total_seconds())
    if due > at:
        return due
    _count(table, absence, at, closing=True)
    return None


# ---------------------------------------------------------------------- what people do


def nudge(name: str, seat: int, by: User) -> None:
    """Another player reminds this one: not too often, and only who is asked."""
    with transaction.atomic():
        table, clock, _ = _locked(name, seat)
        at = now()
        if clock.since is None or _holder(table, seat) in (None, by.pk):
            raise NotPossible("not-waited-for")
        if clock.nudged is not None and at - clock.nudged < BETWEEN_NUDGES:
            raise NotPossible("nudged-already")
        clock.nudged = at
        clock.save()
        announce(Nudged(table.pk, _holder(table, seat), seat, int(at.timestamp())))
        note_activity(table.pk, name)


def call_vote(name: str, seat: int) -> Absence:
    """With a clock that only counts nobody runs out of time; after the grace the others may ask what to do."""
    with transaction.atomic():
        table, clock, timing = _locked(name, seat)
        at = now()
        if timing.runs_out or clock.since is None:
            raise NotPossible("not-waited-for")
        if clock.stage == Stage.ABSENT:
            raise NotPossible("vote-is-open")
        hours = outside(hours_for(_holder(table, seat), timing), outages.away(clock.late_since or clock.since, at))
        if hours.counted(clock.late_since or clock.since, at) < timing.grace:
            raise NotPossible("too-early")
        found = open_vote(table, clock, timing, at, timed_out=True)
        if found is None:
            raise NotPossible("not-waited-for")
        return found


def vote(name: str, number: int, user: User, choice: str) -> Absence:
    """One of the others chooses. A choice can be changed as long as the vote is open."""
    with transaction.atomic():
        table = Table.objects.select_for_update().get(name=name)
        found = Absence.objects.filter(table=table, pk=number, state=State.VOTING).first()
        if found is None:
            raise NotPossible("petition-is-closed")
        voters = _voters(table, found.user_id)
        if user.pk not in voters:
            raise NotPossible("no-vote")
        found.votes[str(voters[user.pk])] = choice
        _count(table, found, now())
    return found


def come_back(name: str, user: User) -> None:
    """Who was away takes the seat back from the caretaker."""
    with transaction.atomic():
        table = Table.objects.select_for_update().get(name=name)
        if table.status != Status.PLAYING:
            raise moves.NoSuchTable(name)
        kept = list(Seat.objects.filter(table=table, away=user))
        if not kept:
            raise NoAccess("not-your-seat")
        for seat in kept:
            _sit(table, seat, user)
            Absence.objects.filter(table=table, seat=seat.number, state__in=OPEN_STATES).update(state=State.RETURNED)
        _seated(table, kept)


def take_over(name: str, user: User, number: int | None = None) -> Seat:
    """Somebody takes over a seat for which the others look for somebody. Who was away may watch."""
    with transaction.atomic():
        table = Table.objects.select_for_update().get(name=name)
        seats = list(Seat.objects.filter(table=table).order_by("number"))
        if table.status != Status.PLAYING:
            raise moves.NoSuchTable(name)
        if any(seat.user_id == user.pk for seat in seats):
            raise NotPossible("sits-here-already")
        if have_blocked(user, [seat.user_id for seat in seats if seat.user_id is not None]):
            raise NoAccess("not-invited")
        free = [seat for seat in seats if seat.wanted and number in (None, seat.number)]
        if not free:
            raise NotPossible("no-free-seat")
        caps.check_seat(user)
        seat = free[0]
        seat.resigned_by = seat.away if seat.away_id != user.pk else None
        state = State.REPLACED if seat.away_id != user.pk else State.RETURNED
        _sit(table, seat, user)
        Absence.objects.filter(table=table, seat=seat.number, state__in=OPEN_STATES).update(state=state)
        _seated(table, [seat])
        return seat


# ---------------------------------------------------------------------- what is decided


def _count(table: Table, absence: Absence, at: datetime, *, closing: bool = False) -> None:
    """Is it decided?"""
    voters = _voters(table, absence.user_id)
    cast = [choice for seat in voters.values() if (choice := absence.votes.get(str(seat))) is not None]
    counts = Counter(cast)
    decided: str | None = None
    if voters and counts[END] == len(voters):
        decided = END
    elif counts and counts.most_common(1)[0][1] * 2 > len(voters) and counts.most_common(1)[0][0] != END:
        decided = counts.most_common(1)[0][0]
    elif closing or len(cast) == len(voters):
        # Who would rather end than wait wants at least that the game goes on.
        counts[SIT_IN] += counts.pop(END, 0)
        decided = max(CHOICES, key=lambda choice: (counts[choice], -CHOICES.index(choice))) if cast else WAIT
    absence.save()
    if decided is not None:
        _decide(table, absence, decided, at)
    note_activity(table.pk, table.name)


def _decide(table: Table, absence: Absence, choice: str, at: datetime) -> None:
    Job.objects.filter(table=table, seat=absence.seat, kind=VOTE).delete()
    announce(VoteClosed(table.pk, absence.pk))
    absence.deadline = None
    if choice == WAIT:
        absence.state = State.WAITING
        absence.save()
        _wait(table, absence.seat, at)
    elif choice == END:
        absence.state = State.ENDED
        absence.save()
        moves.end(table.name)
    else:
        absence.state = State.CARETAKER if choice == SIT_IN else State.REPLACE
        absence.save()
        sit_in(table, absence.seat, wanted=choice == REPLACE)


def _wait(table: Table, number: int, at: datetime) -> None:
    """Once more the grace; then the others are asked again."""
    clock = SeatClock.objects.get(table=table, seat=number)
    timing = timing_of(table.timing)
    assert timing is not None
    clock.stage, clock.late_since = Stage.LATE if timing.runs_out else Stage.IN_TIME, at
    clock.save()
    if timing.runs_out:
        due = hours_for(_holder(table, number), timing).after(at, timing.grace)
        Job.objects.update_or_create(table=table, kind=running.GRACE, seat=number, seq=table.seq, defaults={"due": due})


def sit_in(table: Table, number: int, *, wanted: bool) -> None:
    """The caretaker sits in. The table's row is locked."""
    seat = Seat.objects.get(table=table, number=number)
    seat.away, seat.user, seat.bot, seat.wanted = seat.user, None, CARETAKER, wanted
    seat.save()
    announce(CaretakerSits(table.pk, seat.away_id, number, table.seq))
    leave_to_bot(table, number)


def recount(table: Table) -> None:
    """One who had a vote has gone."""
    for absence in Absence.objects.filter(table=table, state=State.VOTING):
        if _voters(table, absence.user_id):
            _count(table, absence, now())
        else:
            _decide(table, absence, WAIT, now())


def _sit(table: Table, seat: Seat, user: User) -> None:
    seat.user, seat.away, seat.bot, seat.wanted, seat.reserved_for = user, None, "", False, None
    if seat.resigned_by_id == user.pk:
        seat.resigned_by = None
    seat.save()
    # A bot that was just asked must not answer for the person.
    Job.objects.filter(table=table, seat=seat.number, kind="bot").delete()


def _seated(table: Table, seats: list[Seat]) -> None:
    """Who sits down has time to look round: at least the increment, or the bank if they are new."""
    timing = timing_of(table.timing)
    if timing is not None:
        for clock in SeatClock.objects.filter(table=table, seat__in=[seat.number for seat in seats]):
            clock.left = max(clock.left, timing.increment)
            clock.stage, clock.late_since = Stage.IN_TIME, None
            clock.save()
        with statement_batch() as out:
            running.follow(out, table.pk, table.timing, table.to_act, table.seq, now())
    note_activity(table.pk, table.name)


# ---------------------------------------------------------------------- who is who


def _locked(name: str, seat: int) -> tuple[Table, SeatClock, Timing]:
    table = Table.objects.select_for_update().get(name=name)
    timing = timing_of(table.timing)
    if table.status != Status.PLAYING:
        raise moves.NoSuchTable(name)
    clock = SeatClock.objects.filter(table=table, seat=seat).first()
    if timing is None or clock is None:
        raise NotPossible("no-clock")
    return table, clock, timing


def _holder(table: Table, number: int) -> int | None:
    return Seat.objects.filter(table=table, number=number).values_list("user_id", flat=True).first()


def _voters(table: Table, absent: int | None) -> dict[int, int]:
    """The other people at the table, each with the first of their seats: everybody has one vote."""
    found: dict[int, int] = {}
    for number, user in table.seats.filter(user__isnull=False).order_by("number").values_list("number", "user_id"):
        if user != absent:
            found.setdefault(user, number)
    return found

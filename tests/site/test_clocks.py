"""Clocks go and stop with the moves, and stand still when their people rest or the site is away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from tests.site.calling import Caller
from tests.site.clockwork import let_pass

from civitas.site.clocks import outages, people
from civitas.site.clocks.alarms import ring_all
from civitas.site.clocks.hours import Hours, Quiet, day_span
from civitas.site.clocks.models import Absence, Outage, Pace, SeatClock
from civitas.site.clocks.reliability import bucket
from civitas.site.core.now import Hands, turned
from civitas.site.tables import moves
from civitas.site.tables.models import Job, Seat, Status, Table
from civitas.site.tables.timing import presets

pytestmark = pytest.mark.django_db
NOON = datetime(2027, 3, 10, 12, tzinfo=UTC)
HOUR = 3600.0


@pytest.fixture
def hands() -> Iterator[Hands]:
    with turned(NOON) as turning:
        outages.beat(NOON)
        yield turning


def begun(*callers: Caller, clock: str = "brisk", pauses: bool | None = None) -> str:
    owner = callers[0]
    wish = {"title": "sands", "seats": len(callers), "clock": clock, "pauses": pauses}
    table = owner.post("/tables", wish)
    assert owner.status == 201, table
    for one in callers[1:]:
        one.post("/join", {"invitation": table["invitation"]})
    for one in callers:
        one.put(f"/tables/{table['name']}/ready")
    owner.post(f"/tables/{table['name']}/start")
    assert owner.status == 200
    return str(table["name"])


def asked(name: str) -> int:
    return int(moves.look(name).to_act()[0])


def say(name: str) -> int:
    """Who is asked gives the first legal answer; returns the seat."""
    game = moves.look(name)
    seat = game.to_act()[0]
    moves.answer(name, seat, game.legal(seat)[0], expected=game.seq, request=f"say {game.seq}")
    return seat


def say_until_next(name: str) -> int:
    """Who is asked answers until somebody else is."""
    seat = asked(name)
    while asked(name) == seat:
        say(name)
    return seat


def clock(name: str, seat: int) -> SeatClock:
    return SeatClock.objects.get(table__name=name, seat=seat)


# ---------------------------------------------------------------------- hours


def test_quiet_hours_cross_midnight_and_follow_summer_time() -> None:
    berlin = Hours("Europe/Berlin", Quiet(time(22), time(7)))
    winter = datetime(2027, 3, 27, 20, tzinfo=UTC)  # 21:00 there; the next night is an hour shorter
    assert berlin.counted(winter, winter + timedelta(hours=1)) == HOUR
    assert berlin.after(winter, 2 * HOUR) == datetime(2027, 3, 28, 6, tzinfo=UTC)  # 7:00 is 5:00 UTC, one hour later
    assert berlin.still(datetime(2027, 3, 28, 1, tzinfo=UTC)) is not None
    assert berlin.still(datetime(2027, 3, 28, 5, tzinfo=UTC)) is None


def test_the_end_of_a_stretch_is_where_as_much_has_counted() -> None:
    hours = Hours("America/New_York", Quiet(time(23), time(8)), ((NOON, NOON + timedelta(days=9)),))
    for wanted in (1, 60, HOUR, 30 * HOUR, 240 * HOUR):
        assert hours.counted(NOON, hours.after(NOON, wanted)) == pytest.approx(wanted)
    assert Hours().after(NOON, 5) == NOON + timedelta(seconds=5)


def test_a_day_is_a_day_where_the_person_is() -> None:
    begin, end = day_span("Asia/Tokyo", date(2027, 3, 11), date(2027, 3, 12))
    assert (begin, end) == (datetime(2027, 3, 10, 15, tzinfo=UTC), datetime(2027, 3, 12, 15, tzinfo=UTC))


# ---------------------------------------------------------------------- banks


def test_the_presets_are_those_that_are_promised() -> None:
    banks = [(t.bank / HOUR, t.increment / HOUR, t.cap / HOUR) for t in presets().values() if t.kind == "bank"]
    assert banks == [(24, 4, 72), (72, 12, 120), (72, 36, 240)]
    assert {t.kind for t in presets().values()} == {"bank", "live", "count"}


def test_a_turn_takes_from_the_bank_and_brings_the_increment_once(hands: Hands) -> None:
    name = begun(Caller("Anna"), Caller("Ben"))
    first = asked(name)
    let_pass(hands, hours=3)
    assert say_until_next(name) == first
    assert clock(name, first).left == pytest.approx((24 - 3 + 4) * HOUR)
    assert clock(name, first).since is None
    other = asked(name)
    assert clock(name, other).since == hands.at
    assert clock(name, other).left == 24 * HOUR


def test_a_bank_never_holds_more_than_its_cap(hands: Hands) -> None:
    name = begun(Caller("Anna"), Caller("Ben"))
    seat = asked(name)
    SeatClock.objects.filter(table__name=name).update(left=71 * HOUR)
    say_until_next(name)
    assert clock(name, seat).left == 72 * HOUR


def test_undoing_gives_the_increment_back() -> None:
    with turned(NOON):
        name = begun(Caller("Anna"), Caller("Ben"))
        while not moves.look(name).side_by_side:
            say(name)
        before = clock(name, 0).left
        game = moves.look(name)
        moves.answer(name, 0, game.legal(0)[0], expected=game.seq, request="cards")
        assert clock(name, 0).since is None
        for round_ in range(3):
            moves.undo(name, 0, expected=moves.look(name).seq, request=f"undo {round_}")
            assert clock(name, 0).left == before
            moves.redo(name, 0, expected=moves.look(name).seq, request=f"redo {round_}")
        assert clock(name, 0).left == min(72 * HOUR, before + 4 * HOUR)


def test_where_several_are_asked_each_has_a_clock_of_their_own(hands: Hands) -> None:
    name = begun(Caller("Anna"), Caller("Ben"), Caller("Clara"))
    while not moves.look(name).side_by_side:
        say(name)
    start = hands.at
    assert [clock(name, seat).since for seat in range(3)] == [start] * 3
    left = [clock(name, seat).left for seat in range(3)]
    for seat, hours in ((2, 1), (0, 2)):
        let_pass(hands, hours=1)
        game = moves.look(name)
        moves.answer(name, seat, game.legal(seat)[0], expected=game.seq, request=f"cards {seat}")
        assert clock(name, seat).left == pytest.approx(min(72, left[seat] / HOUR - hours + 4) * HOUR)
    assert clock(name, 1).since == start


def test_an_answer_that_changes_no_clock_looks_at_the_clocks_once() -> None:
    name = begun(Caller("Anna"), Caller("Ben"))
    seat = None
    while asked(name) != seat:
        with CaptureQueriesContext(connection) as asked_of_it:
            seat = say(name)
    assert sum("clocks_" in query["sql"] for query in asked_of_it.captured_queries) == 1


def test_a_turn_that_ends_reads_what_stops_clocks_with_one_message_and_writes_with_the_move() -> None:
    if connection.vendor != "postgresql":  # in the same process messages cost nothing
        return
    name = begun(Caller("Anna"), Caller("Ben"))
    seat = asked(name)
    while asked(name) == seat:
        with CaptureQueriesContext(connection) as asked_of_it:
            say(name)
    messages = [query["sql"] for query in asked_of_it.captured_queries if not query["sql"].startswith("PREPARE")]
    messages = [message for message in messages if "clocks_" in message]
    assert len(messages) == 3
    assert "update_clocks_seatclock" in messages[-1]
    assert "insert_tables_entry" in messages[-1]


def test_each_answer_counts_once_in_the_bucket_of_its_time(hands: Hands) -> None:
    name = begun(Caller("Anna"), Caller("Ben"))
    pace: Counter[int] = Counter()
    for _ in range(4):
        took = hands.at
        let_pass(hands, minutes=7)
        say_until_next(name)
        pace[bucket((hands.at - took).total_seconds())] += 1
    counted: Counter[int] = Counter()
    for found in Pace.objects.all():
        counted.update({int(place): count for place, count in found.counts.items()})
    assert counted == pace


def test_a_table_without_a_clock_keeps_none() -> None:
    name = begun(Caller("Anna"), Caller("Ben"), clock="none")
    say_until_next(name)
    assert not SeatClock.objects.exists()
    assert not Job.objects.exists()


def test_a_clock_that_only_counts_sets_no_alarm(hands: Hands) -> None:
    name = begun(Caller("Anna"), Caller("Ben"), clock="friends")
    first = asked(name)
    let_pass(hands, days=20)
    say_until_next(name)
    assert clock(name, first).spent == pytest.approx(20 * 24 * HOUR)
    assert not Job.objects.exists()


# ---------------------------------------------------------------------- pauses


def test_quiet_hours_do_not_count_unless_the_table_forbids_pauses(hands: Hands) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    for one in (anna, ben):
        one.put("/people/me/hours", {"quiet": {"begin": "12:00", "end": "22:00"}})
        assert one.status == 200
    paused, strict = begun(anna, ben), begun(anna, ben, pauses=False)
    first, second = asked(paused), asked(strict)
    let_pass(hands, hours=11)
    say_until_next(paused)
    say_until_next(strict)
    assert clock(paused, first).left == pytest.approx((24 - 1 + 4) * HOUR)
    assert clock(strict, second).left == pytest.approx((24 - 11 + 4) * HOUR)


def test_quiet_hours_that_are_set_later_do_not_change_what_has_passed(hands: Hands) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = begun(anna, ben)
    seat = asked(name)
    caller = (anna, ben)[seat]
    let_pass(hands, hours=5)
    caller.put("/people/me/hours", {"quiet": {"begin": "12:00", "end": "23:00"}})
    assert clock(name, seat).left == pytest.approx(19 * HOUR)
    due = Job.objects.get(kind="run-out", seat=seat).due
    # 17:00 to 23:00 is quiet, 23:00 to 12:00 counts, quiet again, and six more hours.
    assert due == NOON + timedelta(days=1, hours=17)
    caller.put("/people/me/hours", {"quiet": None})
    assert Job.objects.get(kind="run-out", seat=seat).due == NOON + timedelta(hours=24)


def test_quiet_hours_are_no_longer_than_half_a_day() -> None:
    anna = Caller("Anna")
    assert anna.put("/people/me/hours", {"quiet": {"begin": "20:00", "end": "08:30"}})["error"] == "quiet-too-long"
    assert anna.put("/people/me/hours", {"quiet": {"begin": "20:00", "end": "20:00"}})["error"] == "quiet-too-long"
    assert anna.put("/people/me/hours", {"quiet": {"begin": "20:00", "end": "08:00"}})["quiet"]["end"] == "08:00"


def test_a_holiday_stops_the_clock_and_uses_up_the_budget(hands: Hands) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = begun(anna, ben)
    seat = asked(name)
    caller = (anna, ben)[seat]
    told = caller.post("/people/me/holidays", {"first": "2027-03-10", "last": "2027-03-16"})
    assert (told["days_left"], told["holidays"][0]["now"]) == (23, True)
    let_pass(hands, days=6, hours=13)  # one hour after it
    assert ring_all() == 0
    say_until_next(name)
    assert clock(name, seat).left == pytest.approx((24 - 1 + 4) * HOUR)
    assert (
        caller.post("/people/me/holidays", {"first": "2027-04-01", "last": "2027-04-30"})["error"] == "holiday-budget"
    )
    assert caller.post("/people/me/holidays", {"first": "2027-03-15", "last": "2027-03-18"})["error"] == "holiday-dates"
    assert caller.post("/people/me/holidays", {"first": "2028-01-01", "last": "2028-01-30"})["days_left"] == 23


def test_who_comes_back_early_has_the_other_days_left(hands: Hands) -> None:
    anna = Caller("Anna")
    told = anna.post("/people/me/holidays", {"first": "2027-03-10", "last": "2027-03-19"})
    hands.turn(days=2)
    told = anna.delete(f"/people/me/holidays/{told['holidays'][0]['id']}")
    assert (told["holidays"], told["days_left"]) == ([], 27)
    assert anna.delete("/people/me/holidays/99999")["error"] == "no-such-holiday"


# ---------------------------------------------------------------------- outages


def test_the_time_at_which_the_site_was_away_is_given_back(hands: Hands) -> None:
    name = begun(Caller("Anna"), Caller("Ben"))
    seat = asked(name)
    let_pass(hands, hours=2)
    hands.turn(days=5)  # nobody rings
    ring_all()
    assert Outage.objects.count() == 1
    assert clock(name, seat).stage == ""
    let_pass(hands, hours=1)
    say_until_next(name)
    assert clock(name, seat).left == pytest.approx((24 - 3 + 4) * HOUR, abs=180)


def test_a_move_made_before_the_alarms_are_looked_after_again_costs_nothing_either(hands: Hands) -> None:
    name = begun(Caller("Anna"), Caller("Ben"))
    seat = asked(name)
    hands.turn(days=5)
    say_until_next(name)
    assert clock(name, seat).left == pytest.approx((24 + 4) * HOUR)


# ---------------------------------------------------------------------- alarms


def test_who_is_out_of_time_is_late_and_after_the_grace_the_others_are_asked(hands: Hands) -> None:
    anna, ben, clara = (Caller(n) for n in ("Anna", "Ben", "Clara"))
    name = begun(anna, ben, clara)
    seat = asked(name)
    let_pass(hands, hours=23)
    assert clock(name, seat).stage == ""
    let_pass(hands, hours=2)
    assert clock(name, seat).stage == "late"
    let_pass(hands, hours=12)
    assert clock(name, seat).stage == "absent"
    assert Absence.objects.get().state == "voting"
    # An answer, and everything is as before.
    say_until_next(name)
    assert Absence.objects.get().state == "returned"
    assert clock(name, seat).stage == ""
    assert clock(name, seat).left == 4 * HOUR
    assert not Job.objects.filter(kind="vote").exists()


def test_an_answer_in_the_middle_of_a_turn_is_a_sign_of_life(hands: Hands) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = begun(anna, ben)
    while True:
        seat = asked(name)
        with moves.looking(name) as game:
            trial = game.clone()
        trial.apply(seat, trial.legal(seat)[0])
        if trial.to_act() == (seat,):
            break
        say(name)
    SeatClock.objects.filter(seat=seat).update(left=HOUR)
    Job.objects.filter(kind="run-out").update(due=hands.at + timedelta(hours=1))
    let_pass(hands, hours=2)
    assert clock(name, seat).stage == "late"
    say(name)
    assert asked(name) == seat
    assert (clock(name, seat).stage, clock(name, seat).left) == ("", 4 * HOUR)
    assert Job.objects.filter(kind="run-out", seat=seat).get().due == hands.at + timedelta(hours=4)
    assert not Job.objects.filter(kind="grace").exists()


def test_an_alarm_that_was_set_before_a_holiday_rings_after_it(hands: Hands) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = begun(anna, ben)
    seat = asked(name)
    caller = (anna, ben)[seat]
    caller.post("/people/me/holidays", {"first": "2027-03-10", "last": "2027-03-12"})
    let_pass(hands, days=2, hours=12)
    assert clock(name, seat).stage == ""
    let_pass(hands, hours=25)
    assert clock(name, seat).stage == "late"


def test_when_the_game_is_over_no_alarm_is_left(hands: Hands) -> None:
    name = begun(Caller("Anna"), Caller("Ben"), Caller("Clara"))
    for _ in range(10):
        say(name)
    assert Job.objects.exists()
    moves.end(name)
    assert Table.objects.get(name=name).status == Status.FINISHED
    assert not Job.objects.exists()
    assert not SeatClock.objects.filter(since__isnull=False).exists()


def test_moving_to_another_time_zone_moves_the_quiet_hours(hands: Hands) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = begun(anna, ben)
    seat = asked(name)
    caller = (anna, ben)[seat]
    caller.put("/people/me/hours", {"quiet": {"begin": "22:00", "end": "06:00"}})
    assert Job.objects.get(kind="run-out", seat=seat).due == NOON + timedelta(hours=32)
    caller.call("PATCH", "/people/me", {"time_zone": "Asia/Tokyo"})
    # 12:00 UTC is 21:00 there.
    assert Job.objects.get(kind="run-out", seat=seat).due == NOON + timedelta(hours=1 + 8 + 16 + 8 + 7)
    assert people.days_left(caller.user, 2027) == 30
    assert Seat.objects.filter(user=caller.user).count() == 1

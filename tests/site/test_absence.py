"""One who does not come back does not end the game for the others, and finds the seat as they left it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest
from tests.site.calling import Caller
from tests.site.clockwork import let_pass
from tests.site.test_clocks import NOON, asked, begun, clock, say, say_until_next

from civitas.site.clocks import outages
from civitas.site.clocks.alarms import ring_all
from civitas.site.clocks.models import Absence, Heartbeat, Pace
from civitas.site.clocks.reliability import bucket, median, reliability
from civitas.site.core.now import Hands, turned
from civitas.site.notices.models import Kind, Notice
from civitas.site.tables import moves
from civitas.site.tables.models import Entry, Job, Seat, Table
from civitas.site.worker import Worker
from civitas.site.worker.turns import JobLease

pytestmark = pytest.mark.django_db


@pytest.fixture
def hands() -> Iterator[Hands]:
    with turned(NOON) as turning:
        outages.beat(NOON)
        yield turning


def told() -> list[tuple[str, str]]:
    """What was told, and to whom, beside whose turn it is."""
    kinds = [Kind.REMINDER, Kind.NUDGE, Kind.VOTE, Kind.CARETAKER]
    found = Notice.objects.filter(kind__in=kinds).order_by("pk")
    return [(notice.user.profile.name, notice.kind) for notice in found]


class Four:
    """Four people; the one who is asked first does not come back, and the others are asked what to do."""

    def __init__(self, hands: Hands, clock: str = "brisk") -> None:
        self.people = [Caller(name) for name in ("Anna", "Ben", "Clara", "Dora")]
        self.name = begun(*self.people, clock=clock)
        self.at = f"/tables/{self.name}"
        self.seat = asked(self.name)
        self.absent = self.people[self.seat]
        self.others = [one for one in self.people if one is not self.absent]
        if clock != "friends":
            let_pass(hands, hours=24 + 12 + 1)
            self.vote = f"{self.at}/absences/{Absence.objects.get().pk}/vote"

    def choose(self, *choices: str) -> None:
        for one, choice in zip(self.others, choices, strict=False):
            one.put(self.vote, {"choice": choice})
            assert one.status == 200, one.body

    def row(self) -> Seat:
        return Seat.objects.get(table__name=self.name, number=self.seat)

    def bot_plays(self, most: int = 50) -> int:
        lease, worker = JobLease(), Worker()
        try:
            return sum(1 for _ in range(most) if worker.work(lease))
        finally:
            lease.close()


@pytest.mark.django_db(transaction=True)
def test_the_caretaker_sits_in_when_most_want_it_and_the_seat_is_taken_back(hands: Hands) -> None:
    four = Four(hands)
    four.choose("caretaker", "caretaker")
    row = four.row()
    assert (row.bot, row.user, row.away, row.wanted) == ("caretaker", None, four.absent.user, False)
    assert clock(four.name, four.seat).since is None
    assert four.bot_plays(1) == 1
    shown = four.absent.get(four.at)
    assert (shown["my_seats"], shown["my_kept_seats"]) == ([], [four.seat])
    assert (shown["seats"][four.seat]["away"], shown["seats"][four.seat]["bot"]) == (four.absent.name, "caretaker")
    back = four.absent.post(f"{four.at}/return")
    assert (back["my_seats"], back["absences"]) == ([four.seat], [])
    assert four.row().bot == ""
    assert not Job.objects.filter(kind="bot").exists()
    assert Absence.objects.get().state == "returned"
    assert four.absent.post(f"{four.at}/return")["error"] == "not-your-seat"
    name = four.absent.name
    assert [what for who, what in told() if who == name] == ["reminder", "nudge", "caretaker"]
    assert sorted(who for who, what in told() if what == "vote") == sorted(one.name for one in four.others)


def test_waiting_is_one_more_grace(hands: Hands) -> None:
    four = Four(hands)
    four.choose("wait", "wait")
    assert Absence.objects.get().state == "waiting"
    assert clock(four.name, four.seat).stage == "late"
    let_pass(hands, hours=11)
    assert Absence.objects.count() == 1
    let_pass(hands, hours=2)
    assert [absence.state for absence in Absence.objects.order_by("pk")] == ["closed", "voting"]
    assert reliability([four.absent.user.pk])[four.absent.user.pk].timed_out == 1


def test_the_game_ends_only_if_all_want_that(hands: Hands) -> None:
    four = Four(hands)
    four.choose("end", "end")
    assert Absence.objects.get().state == "voting"
    four.others[2].put(four.vote, {"choice": "end"})
    table = Table.objects.get(name=four.name)
    assert (table.status, table.ended, table.to_act) == ("finished", "agreed", [])
    assert table.scores is not None
    assert len(table.scores) == 4
    assert Absence.objects.get().state == "ended"
    shown = four.others[0].get(four.at)
    assert (shown["ended"], shown["absences"]) == ("agreed", [])


def test_two_who_want_to_end_get_at_least_a_caretaker(hands: Hands) -> None:
    four = Four(hands)
    four.choose("end", "end", "wait")
    assert Absence.objects.get().state == "caretaker"


def test_when_the_vote_is_over_what_most_want_is_done_and_without_votes_the_table_waits(hands: Hands) -> None:
    four = Four(hands)
    let_pass(hands, hours=24)
    assert Absence.objects.get().state == "waiting"
    let_pass(hands, hours=12)
    four.vote = f"{four.at}/absences/{Absence.objects.latest('pk').pk}/vote"
    four.choose("replace")
    let_pass(hands, hours=24)
    assert Absence.objects.latest("pk").state == "replace"


def test_an_outage_prolongs_the_vote(hands: Hands) -> None:
    four = Four(hands)
    hands.turn(days=3)
    ring_all()
    assert Absence.objects.get().state == "voting"
    let_pass(hands, hours=25)
    assert Absence.objects.get().state == "waiting"
    assert four.row().user == four.absent.user


def test_somebody_takes_the_seat_over_from_the_lobby_and_who_was_away_may_watch(hands: Hands) -> None:
    four = Four(hands)
    four.choose("replace", "replace")
    eve = Caller("Eve")
    listed = eve.get("/tables")
    assert [table["name"] for table in listed] == [four.name]
    assert listed[0]["seats"][four.seat]["wanted"]
    assert four.others[0].post(f"{four.at}/join")["error"] == "sits-here-already"
    joined = eve.post(f"{four.at}/join")
    assert joined["my_seats"] == [four.seat]
    assert clock(four.name, four.seat).since == hands.at
    assert Absence.objects.get().state == "replaced"
    assert four.absent.post(f"{four.at}/return")["error"] == "not-your-seat"
    assert four.absent.get(f"{four.at}/view")["viewer"] is None
    assert Caller("Finn").post(f"{four.at}/join")["error"] == "no-free-seat"
    assert eve.get("/tables") == []


def test_somebody_takes_the_seat_over_by_invitation_where_the_table_is_not_for_all(hands: Hands) -> None:
    four = Four(hands)
    Table.objects.filter(name=four.name).update(visibility="private")
    four.choose("replace", "replace")
    invitation = four.others[0].get(four.at)["invitation"]
    eve = Caller("Eve")
    assert eve.get("/tables") == []
    assert eve.post(f"{four.at}/join")["error"] == "not-invited"
    assert eve.get(f"{four.at}?invitation={invitation}")["seats"][four.seat]["wanted"]
    assert eve.post("/join", {"invitation": invitation})["my_seats"] == [four.seat]


def test_nobody_sits_down_at_a_game_where_nobody_is_looked_for(hands: Hands) -> None:
    four = Four(hands)
    assert Caller("Eve").post(f"{four.at}/join")["error"] == "no-free-seat"


def test_only_the_others_have_a_vote_and_everybody_one(hands: Hands) -> None:
    four = Four(hands)
    assert four.absent.put(four.vote, {"choice": "wait"})["error"] == "no-vote"
    assert Caller("Walt").put(four.vote, {"choice": "wait"})["error"] == "not-your-seat"
    four.choose("caretaker")
    four.choose("caretaker")
    assert Absence.objects.get().state == "voting"
    assert four.others[0].get(four.at)["absences"][0]["may_vote"]
    assert not four.absent.get(four.at)["absences"][0]["may_vote"]


def test_a_nudge_is_told_once_in_half_a_day(hands: Hands) -> None:
    four = Four(hands, clock="friends")
    path = f"{four.at}/seats/{four.seat}/nudge"
    four.others[0].post(path)
    assert four.others[0].status == 204
    assert four.others[1].post(path)["error"] == "nudged-already"
    let_pass(hands, hours=13)
    four.others[1].post(path)
    assert told() == [(four.absent.name, "nudge")] * 2
    assert four.absent.post(path)["error"] == "not-waited-for"
    idle = next(seat for seat in range(4) if seat != four.seat)
    assert four.absent.post(f"{four.at}/seats/{idle}/nudge")["error"] == "not-waited-for"


def test_where_time_is_only_counted_the_others_may_ask_after_a_week(hands: Hands) -> None:
    four = Four(hands, clock="friends")
    path = f"{four.at}/seats/{four.seat}/absence"
    let_pass(hands, days=6)
    assert four.others[0].post(path)["error"] == "too-early"
    let_pass(hands, days=2)
    assert four.others[0].post(path)["absences"][0]["state"] == "voting"
    assert four.others[0].post(path)["error"] == "vote-is-open"
    four.vote = f"{four.at}/absences/{Absence.objects.get().pk}/vote"
    four.choose("wait", "wait")
    assert four.others[0].post(path)["error"] == "too-early"
    say_until_next(four.name)
    assert Absence.objects.get().state == "returned"
    assert clock(four.name, four.seat).late_since is None


def test_when_one_who_has_a_vote_resigns_the_others_have_decided(hands: Hands) -> None:
    four = Four(hands)
    four.choose("caretaker")
    four.others[2].post(f"{four.at}/resign")
    assert Absence.objects.get().state == "voting"
    four.others[1].post(f"{four.at}/resign")
    assert Absence.objects.get().state == "caretaker"


def test_two_people_among_bots_have_nobody_who_could_vote(hands: Hands) -> None:
    anna = Caller("Anna")
    table = anna.post("/tables", {"title": "sands", "seats": 2, "clock": "brisk"})
    anna.put(f"/tables/{table['name']}/seats/1/bot", {"bot": "random"})
    anna.put(f"/tables/{table['name']}/ready")
    anna.post(f"/tables/{table['name']}/start")
    while asked(table["name"]) != 0:
        say(table["name"])
    let_pass(hands, days=9)
    assert not Absence.objects.exists()
    assert Seat.objects.get(table__name=table["name"], number=0).user == anna.user


# ---------------------------------------------------------------------- reliability


def test_reliability_is_shown_before_one_joins_and_on_the_profile(hands: Hands) -> None:
    four = Four(hands)
    four.choose("caretaker", "caretaker")
    moves.end(four.name)
    figure = four.others[0].get(f"/people/{four.absent.user.username}")["reliability"]
    assert (figure["finished"], figure["timed_out"], figure["median_seconds"]) == (0, 1, None)
    figure = four.others[0].get(f"/people/{four.others[1].user.username}")["reliability"]
    assert (figure["finished"], figure["timed_out"]) == (1, 0)
    table = four.absent.post("/tables", {"title": "sands", "seats": 2})
    shown = four.others[0].get(f"/tables/{table['name']}")["seats"][0]
    assert shown["reliability"]["timed_out"] == 1


def test_the_median_of_answer_times_is_about_right(hands: Hands) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = begun(anna, ben, clock="friends")
    for _ in range(60):  # who is asked how often is up to the dice
        hands.turn(minutes=30)
        Heartbeat.objects.update(at=hands.at)
        say_until_next(name)
    seen = reliability([anna.user.pk])[anna.user.pk].median_seconds
    assert seen is not None
    assert 1800 / 1.5 < seen < 1800 * 1.5
    assert sum(Pace.objects.get(user=anna.user).counts.values()) >= 10
    assert Entry.objects.filter(table__name=name, who=0).exists()


def test_buckets_grow_with_the_time() -> None:
    assert bucket(0) == bucket(1) == 0
    assert bucket(timedelta(days=3).total_seconds()) > bucket(timedelta(days=2).total_seconds())
    assert median({"4": 9}) is None
    assert median({"4": 6, "20": 5}) == pytest.approx(2**2.25)

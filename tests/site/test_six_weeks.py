"""A game over six weeks: four people on two continents who sleep, go on holiday and stay away, and a site that fails.

The clock is turned by hand, everything else is real: moves, alarms, votes, the caretaker, notices.
"""

from __future__ import annotations

import random
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from tests.site.calling import Caller
from tests.site.clockwork import let_pass

from civitas.site.clocks import outages
from civitas.site.clocks.alarms import ring_all
from civitas.site.clocks.models import Absence, Outage, SeatClock
from civitas.site.notices.models import Kind, Notice
from civitas.site.now import turned
from civitas.site.tables import moves
from civitas.site.tables.models import Job, Seat, Status, Table
from civitas.site.worker import Worker
from civitas.site.worker.turns import Hand

pytestmark = pytest.mark.django_db(transaction=True)

MONDAY = datetime(2027, 3, 8, 9, tzinfo=UTC)
"""Both continents change to summer time during the game, on different days."""
BERLIN, NEW_YORK = "Europe/Berlin", "America/New_York"
SIX_WEEKS = 42
OUTAGE = 6
"""The day on which the site is away."""
HOLIDAY = (date(2027, 3, 17), date(2027, 3, 23))
FORGETS = range(16, 18)
"""Days on which Clara does not look."""
GONE = range(18, 27)
"""Days on which Dora is not seen."""
LOOKS = (8, 11, 14, 17, 20)
"""The hours at which people look, where they are."""
MOST_ANSWERS = 40
"""A person gives no more than this in one go."""


class Player:
    """Somebody who looks a few times a day, and answers what there is to answer."""

    def __init__(self, name: str, zone: str) -> None:
        self.caller = Caller(name)
        self.caller.call("PATCH", "/people/me", {"time_zone": zone})
        self.caller.put("/people/me/hours", {"quiet": {"begin": "22:00", "end": "07:00"}})
        assert self.caller.status == 200
        self.name, self.zone = name, ZoneInfo(zone)
        self.away: range = range(0)

    def looks(self, at: datetime, day: int) -> bool:
        return at.astimezone(self.zone).hour in LOOKS and day not in self.away

    def play(self, table: str, rng: random.Random) -> None:
        own = Seat.objects.filter(table__name=table, user=self.caller.user).values_list("number", flat=True).first()
        for _ in range(MOST_ANSWERS):
            with moves.looking(table) as game:
                if own is None or own not in game.to_act():
                    return
                said, seq = rng.choice(game.legal(own)), game.seq
            moves.answer(table, own, said, expected=seq, request=f"{self.name} {seq}")


def bots_play() -> None:
    hand, worker = Hand(), Worker()
    try:
        while worker.work(hand):
            pass
    finally:
        hand.close()


def told(name: str, kind: Kind) -> list[str]:
    return list(Notice.objects.filter(user__profile__name=name, kind=kind).values_list("cause", flat=True))


def test_a_game_over_six_weeks() -> None:
    with turned(MONDAY) as hands:
        outages.beat(MONDAY)
        anna, ben = Player("Anna", BERLIN), Player("Ben", BERLIN)
        clara, dora = Player("Clara", NEW_YORK), Player("Dora", NEW_YORK)
        people = [anna, ben, clara, dora]
        clara.away, dora.away = FORGETS, GONE
        name = begun(people)
        rng = random.Random("six weeks")
        returned = False
        for hour in range(24 * SIX_WEEKS):
            day = hour // 24
            if Table.objects.get(name=name).status == Status.FINISHED:
                break
            if day == OUTAGE:
                hands.turn(hours=1)  # nobody rings, nobody can play
                continue
            if day == OUTAGE + 1 and not Outage.objects.exists():
                ring_all()
            if hour == 24 * 8:
                first, last = (when.isoformat() for when in HOLIDAY)
                assert len(anna.caller.post("/people/me/holidays", {"first": first, "last": last})["holidays"]) == 1
            let_pass(hands, hours=1)
            for player in people:
                if player is anna and HOLIDAY[0] <= hands.at.astimezone(anna.zone).date() <= HOLIDAY[1]:
                    continue
                if player.looks(hands.at, day):
                    vote(player, name)
                    if player is dora and Seat.objects.filter(table__name=name, away=dora.caller.user).exists():
                        dora.caller.post(f"/tables/{name}/return")
                        assert dora.caller.status == 200
                        returned = True
                    player.play(name, rng)
            bots_play()
        table = Table.objects.get(name=name)
        assert table.status == Status.FINISHED
        assert table.scores is not None
        assert hands.at - MONDAY <= timedelta(days=SIX_WEEKS)
        assert hands.at - MONDAY > timedelta(days=SIX_WEEKS // 2)
        check(people, returned)


def begun(people: list[Player]) -> str:
    callers = [one.caller for one in people]
    table = callers[0].post("/tables", {"title": "sands", "seats": 4, "clock": "brisk"})
    for caller in callers[1:]:
        caller.post("/join", {"invitation": table["invitation"]})
    for caller in callers:
        caller.put(f"/tables/{table['name']}/ready")
    callers[0].post(f"/tables/{table['name']}/start")
    assert callers[0].status == 200
    return str(table["name"])


def vote(player: Player, name: str) -> None:
    for absence in player.caller.get(f"/tables/{name}")["absences"]:
        if absence["may_vote"] and absence["state"] == "voting":
            player.caller.put(f"/tables/{name}/absences/{absence['id']}/vote", {"choice": "caretaker"})


def check(people: list[Player], returned: bool) -> None:
    """Nobody was told anything twice, nobody ran out of time but the one who stayed away, and she came back."""
    assert [absence.user.profile.name for absence in Absence.objects.all() if absence.user] == ["Dora"]
    assert Absence.objects.get().state == "returned"
    assert returned
    assert Outage.objects.count() == 1
    for one in people:
        absent = one.name == "Dora"
        assert len(told(one.name, Kind.NUDGE)) == absent
        assert len(told(one.name, Kind.CARETAKER)) == absent
        assert len(told(one.name, Kind.VOTE)) == (not absent)
        for kind in (Kind.REMINDER, Kind.TURN):
            causes = Counter(told(one.name, kind))
            assert not [cause for cause, times in causes.items() if times > 1]
    # Who looks every day needs no reminder; who forgets the game for a while is reminded once at most.
    assert told("Ben", Kind.REMINDER) == []
    assert len(told("Clara", Kind.REMINDER)) <= 1
    assert len(told("Dora", Kind.REMINDER)) == 1
    assert not Job.objects.exclude(kind="rate").exists()
    assert not SeatClock.objects.filter(since__isnull=False).exists()

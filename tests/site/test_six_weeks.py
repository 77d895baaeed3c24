"""A game over six weeks: four people on two continents who sleep, go on holiday and stay away, and a site that fails.

The clock is turned by hand, everything else is real: moves, alarms, votes, the caretaker, notices, and the mail server
that gets the letters.
"""

from __future__ import annotations

import random
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from email.message import EmailMessage
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from tests.site.calling import Caller
from tests.site.clockwork import let_pass
from tests.site.posting import Mailbox, mail_server, with_mail

from civitas.site.clocks import outages
from civitas.site.clocks.alarms import ring_all
from civitas.site.clocks.models import Absence, Outage, SeatClock
from civitas.site.core.now import turned
from civitas.site.notices.models import Delivery, Kind, Notice, State
from civitas.site.notices.sending import send_one
from civitas.site.notices.spreading import settle, spread
from civitas.site.tables import moves
from civitas.site.tables.models import Job, Seat, Status, Table
from civitas.site.worker import Worker
from civitas.site.worker.turns import JobLease

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
SAYS = {
    Kind.REMINDER: "it is still your turn, and your time is running",
    Kind.NUDGE: "the others are waiting for you",
    Kind.VOTE: "the table needs your vote",
    Kind.CARETAKER: "a caretaker is playing for you",
}
"""By which one knows what a letter is about."""


class Player:
    """Somebody who looks a few times a day, and answers what there is to answer."""

    def __init__(self, name: str, zone: str) -> None:
        self.caller = with_mail(Caller(name))
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
    lease, worker = JobLease(), Worker()
    try:
        while worker.work(lease):
            pass
    finally:
        lease.close()


def letters_go() -> None:
    """What a worker does beside: hand out what there is to tell, and send what is due."""
    while settle() or spread() or send_one():
        pass


def text_of(letter: EmailMessage) -> str:
    body = letter.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def told(name: str, kind: Kind) -> list[str]:
    return list(Notice.objects.filter(user__profile__name=name, kind=kind).values_list("cause", flat=True))


def test_a_game_over_six_weeks(settings: Any) -> None:
    with mail_server(settings) as box, turned(MONDAY) as hands:
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
            letters_go()
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
        let_pass(hands, hours=1)
        letters_go()
        table = Table.objects.get(name=name)
        assert table.status == Status.FINISHED
        assert table.scores is not None
        assert hands.at - MONDAY <= timedelta(days=SIX_WEEKS)
        assert hands.at - MONDAY > timedelta(days=SIX_WEEKS // 2)
        check(people, returned)
        check_letters(people, box)


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


def check_letters(people: list[Player], box: Mailbox) -> None:
    """What is in the database has arrived at the mail server: each letter once, and each matter in one letter."""
    numbers = Counter(str(letter["Message-ID"]).strip("<>").partition("@")[0] for letter in box.letters)
    sent = Delivery.objects.filter(state__in=(State.SENT, State.RECALLED))
    assert set(numbers.values()) == {1}
    assert set(sent.values_list("message", flat=True)) <= set(numbers)
    assert not Delivery.objects.exclude(state__in=(State.SENT, State.RECALLED, State.DROPPED)).exists()
    for one in people:
        own = [text_of(letter) for letter in box.letters if str(letter["To"]) == one.caller.user.email]
        about = {kind: sum(words in text for text in own) for kind, words in SAYS.items()}
        absent = one.name == "Dora"
        assert about[Kind.NUDGE] == about[Kind.CARETAKER] == absent
        assert about[Kind.REMINDER] == len(told(one.name, Kind.REMINDER))
        assert about[Kind.VOTE] <= (not absent)
        assert sum("it is your turn" in text for text in own) <= len(told(one.name, Kind.TURN))
    # Two of three are enough for a decision, and who is asked no more gets no letter.
    assert sum(SAYS[Kind.VOTE] in text_of(letter) for letter in box.letters) >= 2

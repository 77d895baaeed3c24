"""Nobody takes up more of the site than one person may: tables, seats, turns of bots, thoughts."""

from __future__ import annotations

import random
from typing import Any

import pytest
from django.conf import LazySettings
from tests.site.calling import Caller, play_on, started

from civitas.site.core import limits
from civitas.site.notices.models import Notice
from civitas.site.ratings.models import Played
from civitas.site.ratings.rating import count
from civitas.site.study.models import Kind as Thought
from civitas.site.study.models import Study
from civitas.site.tables import moves
from civitas.site.tables.models import Ended, Job, Seat, Status, Table
from civitas.site.tables.resigning import resign
from civitas.site.worker.turns import JobLease, Turn, waiting

pytestmark = pytest.mark.django_db
WISH = {"title": "sands", "seats": 2}


@pytest.fixture
def anna() -> Caller:
    return Caller("Anna")


def guest(name: str) -> Caller:
    """Somebody without an account, known to this browser alone."""
    found = Caller()
    found.post("/people/me", {"name": name})
    assert found.status == 201
    return found


def bots_at(owner: Caller, seats: int = 2, bot: str = "greedy") -> Table:
    """A game of this person's against bots, all of which are asked."""
    name = str(owner.post("/tables", {"title": "sands", "seats": seats})["name"])
    for number in range(1, seats):
        owner.put(f"/tables/{name}/seats/{number}/bot", {"bot": bot})
    owner.put(f"/tables/{name}/ready", {"ready": True})
    owner.post(f"/tables/{name}/start")
    assert owner.status == 200
    table = Table.objects.get(name=name)
    for number in range(1, seats):
        Job.objects.get_or_create(table=table, kind="bot", seat=number, seq=table.seq)
    return table


def test_a_guest_has_three_open_tables_at_most() -> None:
    grete = guest("Grete")
    names = []
    for _ in range(limits.GUEST_TABLES):
        names.append(grete.post("/tables", WISH)["name"])
        assert grete.status == 201
    reply = grete.post("/tables", WISH)
    assert (grete.status, reply["error"]) == (409, "too-many-guest-tables")
    assert "account" in reply["message"]
    grete.post(f"/tables/{names[0]}/leave")
    grete.post("/tables", WISH)
    assert grete.status == 201


def test_a_game_of_a_guest_that_is_going_on_counts_too_and_one_that_is_over_does_not() -> None:
    grete = guest("Grete")
    tables = [bots_at(grete) for _ in range(limits.GUEST_TABLES)]
    grete.post("/tables", WISH)
    assert grete.status == 409
    resign(tables[0].name, 0)
    grete.post("/tables", WISH)
    assert grete.status == 201


def test_of_a_persons_tables_only_some_wait_for_players(anna: Caller) -> None:
    for _ in range(limits.WAITING_TABLES):
        anna.post("/tables", WISH)
        assert anna.status == 201
    assert anna.post("/tables", WISH)["error"] == "too-many-waiting"
    assert Table.objects.count() == limits.WAITING_TABLES


def test_a_person_sits_at_so_many_tables_at_most(anna: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GAMES_EACH", 2)
    ben = Caller("Ben")
    for _ in range(2):
        bots_at(anna)
    assert anna.post("/tables", WISH)["error"] == "too-many-games"
    name = ben.post("/tables", WISH)["name"]
    assert anna.post(f"/tables/{name}/join")["error"] == "too-many-games"
    assert not Seat.objects.filter(table__name=name, user=anna.user).exists()


def test_what_if_tables_are_counted_apart(anna: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GAMES_EACH", 2)
    table = bots_at(anna)
    for _ in range(3):
        anna.post(f"/tables/{table.name}/branch")
        assert anna.status == 201, anna.body
    anna.post("/tables", WISH)
    assert anna.status == 201


@pytest.mark.usefixtures("long_minute")
def test_tables_are_made_no_faster_than_people_make_them(anna: Caller, settings: LazySettings) -> None:
    settings.CIVITAS_LIMITS = {"table": 2}
    for _ in range(2):
        name = anna.post("/tables", WISH)["name"]
        anna.post(f"/tables/{name}/leave")
    assert anna.post("/tables", WISH)["error"] == "too-often"


@pytest.mark.usefixtures("long_minute")
def test_guests_from_one_address_are_counted_together(settings: LazySettings) -> None:
    settings.CIVITAS_LIMITS = {"table": 2}
    found = []
    for name in ("Ada", "Bea", "Cleo"):
        one = guest(name)
        one.post("/tables", WISH)
        found.append(one.status)
    assert found == [201, 201, 429]


def turns(lease: JobLease, number: int) -> list[Turn]:
    """So many turns, one after the other, each of them played."""
    found = []
    for _ in range(number):
        with lease.take(()) as turn:
            assert turn is not None
            lease.done(turn)
            found.append(turn)
    return found


@pytest.fixture
def lease() -> Any:
    found = JobLease()
    yield found
    found.close()


@pytest.mark.django_db(transaction=True)
def test_many_bots_of_one_person_do_not_delay_those_of_another(anna: Caller, lease: JobLease) -> None:
    ben = Caller("Ben")
    for _ in range(3):
        bots_at(anna, seats=5)
    late = bots_at(ben)
    hosts = [turn.host for turn in turns(lease, 4)]
    assert ben.user.pk in hosts[:2], "Ben's bot was asked last of all"
    assert Job.objects.filter(table=late, kind="bot").count() == 0
    assert hosts.count(anna.user.pk) == 3


@pytest.mark.django_db(transaction=True)
def test_no_person_has_all_hands_of_the_worker(anna: Caller, settings: LazySettings) -> None:
    settings.CIVITAS_BOT_TURNS = 3
    bots_at(anna, seats=5)
    leases = [JobLease() for _ in range(4)]
    first, second, third, fourth = leases
    with first.take(()) as one, second.take(()) as two, third.take(()) as three:
        assert one is not None
        assert two is not None
        assert one.job != two.job
        assert three is None, "the third is for somebody else"
        bots_at(Caller("Ben"))
        with fourth.take(()) as other:
            assert other is not None
            assert other.host != anna.user.pk
    for each in leases:
        each.close()


@pytest.mark.django_db(transaction=True)
def test_where_a_turn_rests_the_other_turns_of_that_person_are_played(
    anna: Caller, lease: JobLease, settings: LazySettings
) -> None:
    settings.CIVITAS_BOT_TURNS = 2
    bots_at(anna, seats=3)
    broken, other = Job.objects.filter(kind="bot").order_by("pk").values_list("pk", flat=True)[:2]
    with lease.take([broken]) as turn:
        assert turn is not None
        assert turn.job == other


@pytest.mark.django_db(transaction=True)
def test_when_the_last_person_resigns_the_game_ends_and_no_bot_plays_on(anna: Caller, lease: JobLease) -> None:
    table = bots_at(anna, seats=3)
    anna.post(f"/tables/{table.name}/resign")
    assert anna.status == 204
    table.refresh_from_db()
    assert (table.status, table.ended, table.to_act) == (Status.FINISHED, Ended.AGREED, [])
    assert waiting() == 0
    with lease.take(()) as turn:
        assert turn is None


@pytest.mark.django_db(transaction=True)
def test_bots_wait_while_nobody_is_at_the_table_and_go_on_when_somebody_comes_back(
    anna: Caller, lease: JobLease
) -> None:
    ben = Caller("Ben")
    name = started(anna, ben, bots=1)
    table = Table.objects.get(name=name)
    Job.objects.get_or_create(table=table, kind="bot", seat=2, seq=table.seq)
    Seat.objects.filter(table=table, number=1).update(user=None, away=ben.user, bot="caretaker")
    anna.post(f"/tables/{name}/resign")
    table.refresh_from_db()
    assert table.status == Status.PLAYING, "Ben may come back"
    assert waiting() == 0
    with lease.take(()) as turn:
        assert turn is None
    ben.post(f"/tables/{name}/return")
    assert ben.status == 200, ben.body
    with lease.take(()) as turn:
        assert turn is not None
        assert turn.seat != 1


@pytest.mark.django_db(transaction=True)
def test_whoever_waits_for_two_pieces_of_advice_asks_for_no_third(anna: Caller) -> None:
    names = []
    for _ in range(3):
        table = anna.post("/tables", {**WISH, "teaching": True})["name"]
        anna.put(f"/tables/{table}/seats/1/bot", {"bot": "random"})
        anna.put(f"/tables/{table}/ready", {"ready": True})
        anna.post(f"/tables/{table}/start")
        while 0 not in Table.objects.get(name=table).to_act:
            play_on(table, 1)
        names.append(table)
    for name in names[:2]:
        assert anna.post(f"/tables/{name}/hint")["state"] == "thinking"
        assert anna.post(f"/tables/{name}/hint")["state"] == "thinking"
    assert anna.post(f"/tables/{names[2]}/hint")["error"] == "too-many-thoughts"
    Study.objects.filter(kind=Thought.HINT, table__name=names[0]).update(data=[])
    assert anna.post(f"/tables/{names[2]}/hint")["state"] == "thinking"


def test_a_game_whose_journal_has_no_end_is_ended_and_its_people_are_told(
    anna: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    ben = Caller("Ben")
    name = started(anna, ben)
    monkeypatch.setattr(limits, "JOURNAL_ENTRIES", Table.objects.get(name=name).seq + 10)
    play_on(name, 3)
    assert Table.objects.get(name=name).status == Status.PLAYING
    with pytest.raises(moves.NoSuchTable):
        play_on(name, 30, "further")
    table = Table.objects.get(name=name)
    assert (table.status, table.ended, table.to_act) == (Status.FINISHED, Ended.LONG, [])
    assert limits.JOURNAL_ENTRIES <= table.seq < limits.JOURNAL_ENTRIES + 30
    assert {notice.user for notice in Notice.objects.filter(kind="finished", table=table)} == {anna.user, ben.user}
    assert anna.get(f"/tables/{name}")["ended"] == "long"
    for language, said in (("en", "longer than this site can keep"), ("de", "länger, als diese Seite sie führen kann")):
        [told] = anna.get(f"/tables/{name}/ending?lang={language}")
        assert (said in told["text"], told["rule"]) == (True, None), "nobody agreed to it"
    count(table)
    assert not Played.objects.exists(), "it counts for nobody"


def test_nobody_fills_a_journal_by_going_back_and_forth(anna: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    ben = Caller("Ben")
    name = started(anna, ben)
    rng = random.Random(1)
    while True:
        game = moves.look(name)
        seat = game.to_act()[0]
        moves.answer(name, seat, rng.choice(game.legal(seat)), expected=game.seq, request=f"{game.seq}")
        if moves.look(name).can_undo(seat):
            break
    seq = moves.look(name).seq
    monkeypatch.setattr(limits, "UNDO_ENTRIES", seq)
    who = (anna, ben)[seat]
    assert who.post(f"/tables/{name}/undo", {"expected": seq})["error"] == "cannot-undo"
    monkeypatch.setattr(limits, "UNDO_ENTRIES", seq + 1)
    who.post(f"/tables/{name}/undo", {"expected": seq})
    assert who.status == 200
    assert who.post(f"/tables/{name}/redo", {"expected": seq + 1})["error"] == "cannot-undo"

"""Who leaves the site for good leaves no table waiting, and nothing of their own behind."""

from __future__ import annotations

from datetime import time, timedelta
from typing import Any

import pytest
from django.utils import timezone
from tests.site.calling import Caller, play_on, started

from civitas.site.clocks.models import Absence, Holiday, Rhythm
from civitas.site.tables import moves
from civitas.site.tables.models import Job, Kind, Seat, Status, Table

pytestmark = pytest.mark.django_db


def goodbye(caller: Caller) -> None:
    caller.call("DELETE", "/people/me", {"name": caller.name})
    assert caller.status == 204, caller.body


@pytest.fixture
def anna() -> Caller:
    return Caller("Anna")


@pytest.fixture
def ben() -> Caller:
    return Caller("Ben")


def test_a_table_without_a_clock_goes_on_when_one_who_is_asked_leaves_the_site(anna: Caller, ben: Caller) -> None:
    name = started(anna, ben)
    for _ in range(100):
        if Table.objects.get(name=name).to_act == [0]:
            break
        play_on(name, 1)
    assert Table.objects.get(name=name).to_act == [0], "the game waits for Anna"
    goodbye(anna)
    seat = Seat.objects.get(table__name=name, number=0)
    assert (seat.bot, seat.user, seat.resigned_by) == ("caretaker", None, anna.user)
    assert Job.objects.filter(table__name=name, kind="bot", seat=0).exists(), "the caretaker is called"
    assert Table.objects.get(name=name).status == Status.PLAYING


def test_whoever_plays_several_seats_leaves_them_all_and_an_empty_table_is_over(anna: Caller) -> None:
    table = anna.post("/tables", {"title": "sands", "seats": 3, "visibility": "private"})["name"]
    for number, name in ((1, "Bo"), (2, "Cy")):
        anna.put(f"/tables/{table}/seats/{number}/mine", {"name": name})
    anna.put(f"/tables/{table}/ready", {"ready": True})
    anna.post(f"/tables/{table}/start")
    goodbye(anna)
    assert not Seat.objects.filter(user=anna.user, table__status=Status.PLAYING).exists()
    assert Table.objects.get(name=table).status == Status.FINISHED


def test_before_the_game_the_seat_is_free_again_and_the_table_has_another_owner(anna: Caller, ben: Caller) -> None:
    table = anna.post("/tables", {"title": "sands", "seats": 3})["name"]
    ben.post(f"/tables/{table}/join")
    alone = anna.post("/tables", {"title": "sands", "seats": 2})["name"]
    goodbye(anna)
    assert Seat.objects.get(table__name=table, number=0).user is None
    assert Table.objects.get(name=table).owner == ben.user
    assert not Table.objects.filter(name=alone).exists()


def test_a_seat_that_is_kept_for_somebody_who_has_left_is_free(anna: Caller, ben: Caller) -> None:
    table = anna.post("/tables", {"title": "sands", "seats": 2, "reserved": {"1": "Ben"}})["name"]
    goodbye(ben)
    assert Seat.objects.get(table__name=table, number=1).reserved_for is None


def test_whoever_is_away_does_not_come_back_after_leaving_the_site(anna: Caller, ben: Caller) -> None:
    name = started(anna, ben, bots=1)
    table = Table.objects.get(name=name)
    Seat.objects.filter(table=table, number=1).update(user=None, away=ben.user, bot="caretaker", wanted=True)
    Absence.objects.create(table=table, seat=1, user=ben.user, state="replace", opened=timezone.now())
    goodbye(ben)
    seat = Seat.objects.get(table=table, number=1)
    assert (seat.away, seat.wanted, seat.resigned_by) == (None, False, ben.user)
    assert not Absence.objects.filter(state="replace").exists()
    goodbye(anna)
    table.refresh_from_db()
    assert table.status == Status.FINISHED, "now nobody is left who could come back"


def test_quiet_hours_holidays_and_tables_for_practice_go_too(anna: Caller, ben: Caller) -> None:
    name = started(anna, ben)
    Rhythm.objects.create(user=anna.user, quiet_begin=time(22), quiet_end=time(7))
    now = timezone.now()
    Holiday.objects.create(user=anna.user, first=now, last=now, begin=now, end=now + timedelta(days=1))
    anna.post(f"/tables/{name}/branch")
    assert Table.objects.filter(kind=Kind.BRANCH).count() == 1
    goodbye(anna)
    assert not Rhythm.objects.exists()
    assert not Holiday.objects.exists()
    assert not Table.objects.filter(kind=Kind.BRANCH).exists()


def test_a_finished_game_stays_with_the_seat_of_who_has_left(anna: Caller, ben: Caller) -> None:
    name = started(anna, ben)
    moves.end(name)
    goodbye(anna)
    assert Seat.objects.get(table__name=name, number=0).user == anna.user
    names: list[Any] = [seat["name"] for seat in ben.get(f"/tables/{name}")["seats"]]
    assert names[0].startswith("Former player")

"""The lobby: who may sit where, and when the game begins."""

from __future__ import annotations

import pytest
from tests.site.calling import Caller, gathered, started

from civitas.site.people.models import Block
from civitas.site.tables.models import Seat, Table

pytestmark = pytest.mark.django_db


@pytest.fixture
def anna() -> Caller:
    return Caller("Anna")


@pytest.fixture
def ben() -> Caller:
    return Caller("Ben")


def test_the_titles_say_for_how_many_they_are_and_what_can_be_chosen() -> None:
    stranger = Caller()
    (sands,) = [title for title in stranger.get("/titles?lang=de") if title["id"] == "sands"]
    assert sands["seats"] == [2, 3, 4, 5]
    assert sands["name"]
    assert sands["options"] == []
    assert "random" in stranger.get("/bots")


def test_who_makes_a_table_owns_it_and_has_the_first_seat(anna: Caller) -> None:
    table = anna.post("/tables", {"title": "sands", "seats": 3})
    assert anna.status == 201
    assert (table["owner"], table["my_seats"], table["status"]) == ("Anna", [0], "gathering")
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "", ""]


def test_a_public_table_is_in_the_lobby_and_others_are_not(anna: Caller) -> None:
    for visibility in ("public", "link", "private"):
        anna.post("/tables", {"title": "sands", "seats": 2, "visibility": visibility})
    stranger = Caller()
    found = stranger.get("/tables")
    assert [table["visibility"] for table in found] == ["public"]
    assert found[0]["invitation"] is None
    assert stranger.get("/tables?seats=5") == []
    assert stranger.get("/tables?title=other") == []
    assert len(anna.get("/tables/mine")) == 3


def test_a_table_needs_a_title_and_a_number_of_players_that_exist(anna: Caller) -> None:
    assert anna.post("/tables", {"title": "os:path", "seats": 2})["error"] == "no-such-title"
    assert anna.post("/tables", {"title": "sands", "seats": 9})["error"] == "wrong-options"
    assert anna.post("/tables", {"title": "sands", "seats": 2, "options": {"a": "b"}})["error"] == "wrong-options"
    assert anna.status == 409
    assert anna.post("/tables", {"title": "sands"})["error"] == "invalid"
    assert anna.status == 422


def test_anyone_may_join_a_public_table_until_it_is_full(anna: Caller, ben: Caller) -> None:
    name = anna.post("/tables", {"title": "sands", "seats": 2})["name"]
    assert ben.post(f"/tables/{name}/join")["my_seats"] == [1]
    assert ben.post(f"/tables/{name}/join")["my_seats"] == [1]
    clara = Caller("Clara")
    assert clara.post(f"/tables/{name}/join")["error"] == "no-free-seat"


def test_a_table_by_link_needs_the_link(anna: Caller, ben: Caller) -> None:
    table = anna.post("/tables", {"title": "sands", "seats": 2, "visibility": "link"})
    name, invitation = table["name"], table["invitation"]
    assert ben.post(f"/tables/{name}/join")["error"] == "not-invited"
    assert ben.status == 403
    assert ben.get(f"/tables/{name}")["error"] == "not-your-table"
    assert ben.get(f"/tables/{name}?invitation={invitation}")["owner"] == "Anna"
    assert ben.post("/join", {"invitation": "x"})["error"] == "not-invited"
    assert ben.post("/join", {"invitation": invitation})["my_seats"] == [1]


def test_a_guest_follows_the_link_with_a_name_alone(anna: Caller) -> None:
    table = anna.post("/tables", {"title": "sands", "seats": 2, "visibility": "link"})
    guest = Caller()
    assert guest.post("/guests", {"invitation": "x", "name": "Gast"})["error"] == "not-invited"
    assert guest.post("/guests", {"invitation": table["invitation"], "name": "Gast"})["my_seats"] == [1]
    assert guest.get(f"/tables/{table['name']}")["seats"][1]["name"] == "Gast"
    assert Caller().post("/guests", {"invitation": table["invitation"], "name": "Zwei"})["error"] == "no-free-seat"


def test_a_reserved_seat_is_for_one_person(anna: Caller, ben: Caller) -> None:
    clara = Caller("Clara")
    wish = {"title": "sands", "seats": 3, "visibility": "private", "reserved": {"1": "ben"}}
    name = anna.post("/tables", wish)["name"]
    assert clara.post(f"/tables/{name}/join")["error"] == "not-invited"
    assert anna.put(f"/tables/{name}/seats/2/reservation", {"person": "Nobody"})["error"] == "no-such-person"
    assert ben.put(f"/tables/{name}/seats/2/reservation", {"person": "Clara"})["error"] == "owner-only"
    assert ben.post(f"/tables/{name}/join")["my_seats"] == [1]
    anna.put(f"/tables/{name}/seats/2/reservation", {"person": "Clara"})
    assert clara.post(f"/tables/{name}/join", {"seat": 2})["my_seats"] == [2]


def test_nobody_is_seated_with_somebody_they_block(anna: Caller, ben: Caller) -> None:
    name = anna.post("/tables", {"title": "sands", "seats": 2})["name"]
    Block.objects.create(blocker=anna.user, blocked=ben.user)
    assert ben.post(f"/tables/{name}/join")["error"] == "not-invited"


def test_the_owner_puts_bots_on_seats_and_clears_seats(anna: Caller, ben: Caller) -> None:
    name = anna.post("/tables", {"title": "sands", "seats": 2})["name"]
    assert anna.put(f"/tables/{name}/seats/1/bot", {"bot": "oracle"})["error"] == "no-such-bot"
    assert anna.put(f"/tables/{name}/seats/7/bot", {"bot": "random"})["error"] == "no-such-seat"
    assert anna.put(f"/tables/{name}/seats/0/bot", {"bot": "random"})["error"] == "no-free-seat"
    assert anna.put(f"/tables/{name}/seats/1/bot", {"bot": "random"})["seats"][1]["bot"] == "random"
    assert ben.delete(f"/tables/{name}/seats/1")["error"] == "owner-only"
    anna.delete(f"/tables/{name}/seats/1")
    ben.post(f"/tables/{name}/join")
    assert ben.put(f"/tables/{name}/seats/0/bot", {"bot": "random"})["error"] == "owner-only"
    assert anna.delete(f"/tables/{name}/seats/1")["seats"][1]["name"] == ""
    assert anna.delete(f"/tables/{name}/seats/0")["error"] == "own-seat"


def test_the_game_begins_when_all_seats_are_taken_and_all_are_ready(anna: Caller, ben: Caller) -> None:
    name = anna.post("/tables", {"title": "sands", "seats": 2})["name"]
    start = f"/tables/{name}/start"
    assert anna.post(start)["error"] == "seats-are-free"
    ben.post(f"/tables/{name}/join")
    anna.put(f"/tables/{name}/ready")
    assert anna.post(start)["error"] == "not-all-ready"
    ben.put(f"/tables/{name}/ready")
    assert ben.post(start)["error"] == "owner-only"
    assert ben.get(f"/tables/{name}/view")["error"] == "not-started"
    table = anna.post(start)
    assert table["status"] == "playing"
    assert table["to_act"]
    assert anna.post(start)["error"] == "already-started"
    assert ben.post(f"/tables/{name}/leave")["error"] == "already-started"


def test_my_tables_say_where_i_am_asked(anna: Caller, ben: Caller) -> None:
    started(anna, ben)
    turns = [caller.get("/tables/mine?status=playing")[0]["my_turn"] for caller in (anna, ben)]
    assert sorted(turns) == [False, True]
    assert anna.get("/tables/mine?status=finished") == []
    assert Caller().get("/tables/mine")["error"] == "sign-in"


def test_when_the_owner_leaves_the_next_one_owns_the_table(anna: Caller, ben: Caller) -> None:
    name = gathered(anna, ben)
    anna.post(f"/tables/{name}/leave")
    assert anna.status == 204
    assert ben.get(f"/tables/{name}")["owner"] == "Ben"
    ben.post(f"/tables/{name}/leave")
    assert not Table.objects.filter(name=name).exists()
    assert ben.get(f"/tables/{name}")["error"] == "no-such-table"
    assert not Seat.objects.exists()


def test_errors_come_in_the_language_of_the_caller(anna: Caller) -> None:
    karl = Caller("Karl", language="de")
    assert karl.get("/tables/nowhere")["message"] == "Diesen Tisch gibt es nicht."
    assert karl.get("/tables/nowhere?lang=en")["message"] == "There is no such table."
    assert Caller().call("GET", "/tables/nowhere", **{"Accept-Language": "de-AT"})["message"].startswith("Diesen")
    assert anna.get("/tables/%00")["error"] == "no-such-table"

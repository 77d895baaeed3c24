"""The lobby: who may sit where, and when the game begins."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from tests.site.calling import Caller, gathered, play_on, started

from civitas.site.notices.models import Notice
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
    assert (sands["info"]["designer"], sands["info"]["stage"]) == ("Jeff Warrender", "whole")
    assert sands["info"]["least_minutes"] < sands["info"]["most_minutes"]


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


def test_what_cannot_be_chosen_together_is_not_offered() -> None:
    nobody = Caller()

    def fits(seats: int, *chosen: str) -> Any:
        query = "".join(f"&chosen={one}" for one in chosen)
        return nobody.get(f"/titles/era/fitting?seats={seats}{query}")

    alone = fits(1, "automas:2", "level:hard", "length:long")
    assert alone["options"] == {"automas": "2", "level": "hard", "length": "normal"}
    assert alone["values"] == {
        "automas": ["0", "1", "2"],
        "level": ["medium", "easy", "hard"],
        "length": ["normal"],
    }
    five = fits(5, "automas:1", "level:hard")
    assert five["options"] == {"automas": "0", "level": "medium", "length": "normal"}
    assert five["values"]["automas"] == ["0"]
    assert five["values"]["level"] == ["medium"]
    assert len(five["values"]["length"]) == 2
    assert fits(7)["error"] == fits(2, "automas:3")["error"] == fits(2, "nonsense")["error"] == "wrong-options"
    assert nobody.get("/titles/nothing/fitting?seats=2")["error"] == "no-such-title"


def test_what_a_title_leaves_out_of_a_choice_has_no_values() -> None:
    nobody = Caller()
    plain = nobody.get("/titles/clash/fitting?seats=2&chosen=expansion:off&chosen=leaders:all")
    assert (plain["values"]["leaders"], "leaders" in plain["options"]) == ([], False)
    drawn = nobody.get("/titles/clash/fitting?seats=2&chosen=expansion:drawn&chosen=leaders:off")
    assert (drawn["options"]["leaders"], len(drawn["values"]["leaders"])) == ("off", 3)


def test_anyone_may_join_a_public_table_until_it_is_full(anna: Caller, ben: Caller) -> None:
    name = anna.post("/tables", {"title": "sands", "seats": 2})["name"]
    assert ben.post(f"/tables/{name}/join")["my_seats"] == [1]
    assert ben.post(f"/tables/{name}/join")["my_seats"] == [1]
    clara = Caller("Clara")
    assert clara.post(f"/tables/{name}/join")["error"] == "no-free-seat"


def test_whoever_has_the_address_of_a_table_by_link_may_look_on_and_sit_down(anna: Caller, ben: Caller) -> None:
    table = anna.post("/tables", {"title": "sands", "seats": 2, "visibility": "link"})
    name = table["name"]
    assert name not in [one["name"] for one in ben.get("/tables")], "but nobody finds it without"
    stranger = Caller()
    assert stranger.get(f"/tables/{name}")["visibility"] == "link"
    assert stranger.get(f"/tables/{name}")["invitation"] is None
    assert ben.post(f"/tables/{name}/join")["my_seats"] == [1]
    for one in (anna, ben):
        one.put(f"/tables/{name}/ready", {"ready": True})
    anna.post(f"/tables/{name}/start")
    stranger.get(f"/tables/{name}/view")
    assert stranger.status == 200
    assert name not in [one["name"] for one in stranger.get("/tables?state=playing")]


def test_a_private_table_needs_an_invitation(anna: Caller, ben: Caller) -> None:
    table = anna.post("/tables", {"title": "sands", "seats": 2, "visibility": "private"})
    name, invitation = table["name"], table["invitation"]
    assert ben.post(f"/tables/{name}/join")["error"] == "not-invited"
    assert ben.status == 403
    assert ben.get(f"/tables/{name}")["error"] == "not-your-table"
    assert ben.get(f"/tables/{name}?invitation={invitation}")["owner"] == "Anna"
    assert ben.post("/join", {"invitation": "x"})["error"] == "not-invited"
    assert ben.post("/join", {"invitation": invitation})["my_seats"] == [1]


def test_public_games_under_way_and_past_ones_are_listed_for_everybody(anna: Caller, ben: Caller) -> None:
    public, private = started(anna, ben), started(anna, ben, visibility="private")
    what_if = anna.post(f"/tables/{public}/branch")["name"]
    stranger = Caller()
    assert [table["name"] for table in stranger.get("/tables?state=playing")] == [public]
    assert stranger.get("/tables?state=playing&title=clash") == []
    assert stranger.get("/tables?state=finished") == []
    assert stranger.get("/tables?state=gone")["error"] == "invalid"
    play_on(public, 5000)
    play_on(private, 20)
    assert stranger.get("/tables?state=playing") == []
    assert [table["name"] for table in stranger.get("/tables?state=finished")] == [public]
    assert what_if not in [table["name"] for table in stranger.get("/tables")]


def test_the_commitment_of_the_dice_is_told_from_the_start_and_their_seed_at_the_end(anna: Caller, ben: Caller) -> None:
    name = gathered(anna, ben)
    told = anna.get(f"/tables/{name}")
    seed = Table.objects.get(name=name).seed
    assert told["commitment"] == hashlib.sha256(b"civitas dice " + seed.encode()).hexdigest()
    assert told["seed"] is None
    anna.post(f"/tables/{name}/start")
    under_way = ben.get(f"/tables/{name}")
    assert (under_way["commitment"], under_way["seed"]) == (told["commitment"], None)
    assert Caller().get("/tables?state=playing")[0]["seed"] is None
    play_on(name, 5000)
    over = Caller().get(f"/tables/{name}")
    assert (over["commitment"], over["seed"]) == (told["commitment"], seed)
    header = json.loads(anna.get(f"/tables/{name}/export").splitlines()[0])
    assert header["commitment"] == told["commitment"], "the one in the game file"


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


@pytest.mark.parametrize("way", ["the host blocks", "the guest blocks"])
def test_no_seat_is_kept_where_one_blocks_the_other_and_nobody_is_told(anna: Caller, ben: Caller, way: str) -> None:
    one, other = (anna, ben) if way == "the host blocks" else (ben, anna)
    Block.objects.create(blocker=one.user, blocked=other.user)
    wish = {"title": "sands", "seats": 3}
    assert anna.post("/tables", {**wish, "reserved": {"1": "Ben"}})["error"] == "cannot-be-invited"
    assert not Table.objects.exists()
    name = anna.post("/tables", wish)["name"]
    assert anna.put(f"/tables/{name}/seats/1/reservation", {"person": "Ben"})["error"] == "cannot-be-invited"
    assert anna.status == 409
    assert not Seat.objects.exclude(reserved_for=None).exists()
    assert not Notice.objects.exists()


def test_no_seat_is_kept_for_somebody_who_is_blocked_by_another_at_the_table(anna: Caller, ben: Caller) -> None:
    clara = Caller("Clara")
    name = anna.post("/tables", {"title": "sands", "seats": 3})["name"]
    ben.post(f"/tables/{name}/join")
    Block.objects.create(blocker=ben.user, blocked=clara.user)
    assert anna.put(f"/tables/{name}/seats/2/reservation", {"person": "Clara"})["error"] == "cannot-be-invited"


@pytest.mark.parametrize("way", ["the host blocks", "the guest blocks"])
def test_a_block_frees_the_seats_that_were_kept_before(anna: Caller, ben: Caller, way: str) -> None:
    clara = Caller("Clara")
    name = anna.post("/tables", {"title": "sands", "seats": 3, "reserved": {"1": "Ben", "2": "Clara"}})["name"]
    one, other = (anna, ben) if way == "the host blocks" else (ben, anna)
    one.post("/people/blocks", {"handle": other.user.username})
    assert one.status == 201
    kept = Seat.objects.filter(table__name=name).order_by("number").values_list("reserved_for", flat=True)
    assert list(kept) == [None, None, clara.user.pk]
    assert Notice.objects.get(user=ben.user).gone is not None
    assert Notice.objects.get(user=clara.user).gone is None

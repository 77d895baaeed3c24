"""Push, beside the game: whoever watches hears who sits down, who talks and who asks to go back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from unittest import mock

import httpx
import pytest
from tests.site.calling import Caller, gathered, play_on, started
from tests.site.pushing import Push, Stream

from civitas.site.core import bus
from civitas.site.people.tokens import make_token
from civitas.site.push import home
from civitas.site.tables.models import Table

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def push() -> Iterator[Push]:
    with Push() as running:
        yield running
    bus.close()


def watch(push: Push, name: str, who: Caller | None = None) -> Stream:
    key = make_token(who.user, "watching").secret if who is not None else ""
    return push.watch(Table.objects.get(name=name), token=key)


def table_event(stream: Stream) -> tuple[str, dict[str, Any]]:
    """The next event that is not of the game."""
    for block in stream.blocks():
        if "data" in block and "id" not in block:
            return block["event"], json.loads(block["data"])
    raise AssertionError("the stream has ended")


def table_events(stream: Stream, until: str) -> list[str]:
    """The kinds of events up to and with the first of that kind."""
    kinds = [table_event(stream)[0]]
    while kinds[-1] != until:
        kinds.append(table_event(stream)[0])
    return kinds


def waiting(owner: Caller) -> str:
    """A public table with a free seat."""
    return str(owner.post("/tables", {"title": "sands", "seats": 2})["name"])


def test_a_stream_begins_with_how_often_something_happened_and_the_table_says_the_same(push: Push) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = gathered(anna, ben)
    with watch(push, name, anna) as stream:
        kind, data = table_event(stream)
    assert kind == "here"
    assert data == {"stirs": anna.get(f"/tables/{name}")["stirs"]}
    assert data["stirs"] > 0


def test_who_sits_down_gets_ready_and_starts_is_told(push: Push) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = waiting(anna)
    with watch(push, name, anna) as stream:
        assert table_event(stream)[0] == "here"
        for who, method, act in ((ben, "POST", "join"), (ben, "PUT", "ready"), (anna, "PUT", "ready")):
            who.call(method, f"/tables/{name}/{act}", {})
            kind, data = table_event(stream)
            assert (kind, data["status"]) == ("lobby", "gathering")
            assert data["stirs"] == anna.get(f"/tables/{name}")["stirs"]
        anna.post(f"/tables/{name}/start")
        assert table_event(stream)[1]["status"] == "playing"


def test_who_sits_down_while_watching_is_asked_again_who_they_are(push: Push) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = waiting(anna)
    with watch(push, name, ben) as stream:
        assert table_event(stream)[0] == "here"
        ben.post(f"/tables/{name}/join")
        assert not [block for block in stream.blocks() if block.get("event") == "lobby"]


def test_who_is_sent_away_hears_no_more(push: Push) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = waiting(anna)
    ben.post(f"/tables/{name}/join")
    with watch(push, name, ben) as stream:
        assert table_event(stream)[0] == "here"
        anna.delete(f"/tables/{name}/seats/1")
        assert not [block for block in stream.blocks() if block.get("event") == "lobby"]


def test_a_table_that_is_given_up_is_gone(push: Push) -> None:
    anna = Caller("Anna")
    name = waiting(anna)
    with watch(push, name) as stream:
        assert table_event(stream)[0] == "here"
        anna.post(f"/tables/{name}/leave")
        assert table_events(stream, "gone") == ["gone"]


def test_talk_is_told_of_to_those_who_may_read_it_and_its_words_to_nobody(push: Push) -> None:
    anna, ben, cleo = Caller("Anna"), Caller("Ben"), Caller("Cleo")
    name = started(anna, ben)
    with watch(push, name, anna) as player, watch(push, name, cleo) as spectator:
        assert table_event(player)[0] == table_event(spectator)[0] == "here"
        ben.post(f"/tables/{name}/chat/players", {"text": "among us"})
        kind, data = table_event(player)
        assert (kind, data["room"]) == ("chat", "players")
        assert data["last"] == anna.get(f"/tables/{name}/chat/players")[-1]["id"]
        assert "among us" not in json.dumps(data)
        cleo.post(f"/tables/{name}/chat/spectators", {"text": "look at this"})
        assert table_event(spectator)[1]["room"] == "spectators"  # the first that the spectator hears of
        ben.post(f"/tables/{name}/chat/players", {"text": "again"})
        assert table_event(player)[1]["room"] == "players"  # and the player has not heard of that one


def test_a_plan_is_told_of_to_partners_and_to_nobody_else(push: Push) -> None:
    anna, ben, cleo = Caller("Anna"), Caller("Ben"), Caller("Cleo")
    name = started(anna, ben, title="era", options={"automas": "1"})
    with watch(push, name, anna) as partner, watch(push, name, cleo) as spectator, watch(push, name) as stranger:
        for stream in (partner, spectator, stranger):
            assert table_event(stream)[0] == "here"
        made = ben.post(f"/tables/{name}/plan", {"sign": "attack", "place": "province:gallia", "label": "among us"})
        kind, data = table_event(partner)
        assert (kind, [*data]) == ("plan", ["stirs"]), "what was marked is read by whoever may"
        ben.delete(f"/tables/{name}/plan/{made['id']}")
        assert table_event(partner)[0] == "plan"
        Table.objects.filter(name=name).update(status="finished")
        anna.post(f"/tables/{name}/plan", {"sign": "hold", "place": "province:gallia"})
        cleo.post(f"/tables/{name}/chat/spectators", {"text": "the end"})
        for stream in (spectator, stranger):
            assert table_events(stream, "chat") == ["lobby", "chat"], "not a word of the plan, nor afterwards"


def test_a_petition_and_the_votes_on_it_are_told(push: Push) -> None:
    anna, ben, cleo = Caller("Anna"), Caller("Ben"), Caller("Cleo")
    name = started(anna, ben, cleo)
    seq = play_on(name, 6)
    with watch(push, name, ben) as stream:
        assert table_event(stream)[0] == "here"
        asked = anna.post(f"/tables/{name}/petitions", {"seq": seq - 2})
        kind, data = table_event(stream)
        assert (kind, data["id"], data["state"], data["votes"]) == ("petition", asked["id"], "open", {})
        cleo.put(f"/tables/{name}/petitions/{asked['id']}/vote", {"agrees": True})
        assert table_event(stream)[1]["votes"] == {"2": True}
        ben.put(f"/tables/{name}/petitions/{asked['id']}/vote", {"agrees": False})
        assert table_event(stream)[1]["state"] == "refused"


def test_what_happened_is_told_even_if_the_hint_was_lost(push: Push) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    with watch(push, name, anna) as stream:
        assert table_event(stream)[0] == "here"
        with mock.patch.object(bus, "publish"):
            ben.post(f"/tables/{name}/chat/players", {"text": "hello"})
        assert table_event(stream)[0] == "chat"


def at_home(push: Push, who: Caller) -> Stream:
    return Stream(f"{push.url}/push/mine", token=make_token(who.user, "home").secret)


def test_the_home_page_hears_of_all_my_tables_and_then_of_those_that_change(push: Push) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    first, second = started(anna, ben), started(anna, ben)
    with at_home(push, anna) as stream:
        kind, data = table_event(stream)
        assert kind == "tables"
        assert {row["name"] for row in data["tables"]} == {first, second}
        seq = play_on(first, 1)
        changed = table_event(stream)[1]["tables"]
        assert [(row["name"], row["seq"]) for row in changed] == [(first, seq)]
        assert changed[0]["my_turn"] == anna.get(f"/tables/{first}")["my_turn"]


def test_the_home_page_hears_of_a_table_that_is_new(push: Push) -> None:
    anna = Caller("Anna")
    with mock.patch.object(home, "LOOK", 0.2), at_home(push, anna) as stream:
        assert table_event(stream)[1] == {"tables": [], "gone": []}
        name = waiting(anna)
        assert [row["name"] for row in table_event(stream)[1]["tables"]] == [name]
        anna.post(f"/tables/{name}/leave")
        assert table_event(stream)[1] == {"tables": [], "gone": [name]}


def test_nobody_but_me_has_my_home_page(push: Push) -> None:
    anna, ben, cleo = Caller("Anna"), Caller("Ben"), Caller("Cleo")
    started(anna, ben)
    with at_home(push, cleo) as stream:
        assert table_event(stream)[1]["tables"] == []
    assert httpx.get(f"{push.url}/push/mine").status_code == 401
    wrong = {"Authorization": "Bearer cvt_wrong"}
    assert httpx.get(f"{push.url}/push/mine", headers=wrong).status_code == 401

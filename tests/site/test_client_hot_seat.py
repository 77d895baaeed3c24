"""Several seats on one device, and bots with names."""

from __future__ import annotations

import pytest
from tests.site.calling import Caller, play_on

from civitas.bots import BOTS, KINDS

pytestmark = pytest.mark.django_db


def _shared(anna: Caller, seats: int = 3) -> str:
    """A table at which Anna has every seat."""
    name = str(anna.post("/tables", {"title": "sands", "seats": seats, "visibility": "private"})["name"])
    for number, called in enumerate(["Ben", "Cleo"][: seats - 1], start=1):
        anna.put(f"/tables/{name}/seats/{number}/mine", {"name": called})
        assert anna.status == 200
    return name


def test_the_owner_takes_more_seats_and_names_them() -> None:
    anna = Caller("Anna")
    name = _shared(anna)
    table = anna.get(f"/tables/{name}")
    assert table["my_seats"] == [0, 1, 2]
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Ben", "Cleo"]


def test_a_whole_round_is_played_on_one_device_seat_by_seat() -> None:
    anna = Caller("Anna")
    name = _shared(anna)
    anna.put(f"/tables/{name}/ready", {"ready": True})
    anna.post(f"/tables/{name}/start")
    assert anna.status == 200
    for _ in range(30):
        to_act = anna.get(f"/tables/{name}")["to_act"]
        asked = anna.get(f"/tables/{name}/prompt")
        assert asked["seat"] in to_act
        for seat in to_act:
            assert anna.get(f"/tables/{name}/prompt?seat={seat}")["seat"] == seat
            assert anna.get(f"/tables/{name}/view?seat={seat}")["viewer"] == seat
        seat = to_act[-1]
        options = anna.get(f"/tables/{name}/prompt?seat={seat}")
        first = [option["answer"] for option in options["options"]]
        said = first[:2] if options["prompt"]["kind"] == "some" else first[0]
        anna.post(f"/tables/{name}/answer", {"answer": said, "expected": options["seq"], "seat": seat})
        assert anna.status == 200


def test_who_plays_every_seat_goes_back_without_a_vote() -> None:
    anna = Caller("Anna")
    name = _shared(anna)
    anna.put(f"/tables/{name}/ready", {"ready": True})
    anna.post(f"/tables/{name}/start")
    seq = play_on(name, 6)
    assert anna.post(f"/tables/{name}/petitions", {"seq": seq - 3, "seat": 1})["state"] == "accepted"


def test_of_several_people_the_others_still_vote() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = str(anna.post("/tables", {"title": "sands", "seats": 3})["name"])
    anna.put(f"/tables/{name}/seats/2/mine", {})
    ben.post(f"/tables/{name}/join")
    for one in (anna, ben):
        one.put(f"/tables/{name}/ready", {"ready": True})
    anna.post(f"/tables/{name}/start")
    seq = play_on(name, 6)
    asked = anna.post(f"/tables/{name}/petitions", {"seq": seq - 3, "seat": 0})
    assert asked["state"] == "open"
    assert ben.put(f"/tables/{name}/petitions/{asked['id']}/vote", {"agrees": True})["state"] == "accepted"


def test_a_seat_that_is_taken_or_not_ours_to_give_is_refused() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = str(anna.post("/tables", {"title": "sands", "seats": 3})["name"])
    ben.post(f"/tables/{name}/join")
    assert anna.put(f"/tables/{name}/seats/1/mine", {})["error"] == "no-free-seat"
    assert ben.put(f"/tables/{name}/seats/2/mine", {})["error"] == "owner-only"


def test_a_further_seat_can_be_given_back_but_not_the_last() -> None:
    anna = Caller("Anna")
    name = _shared(anna, seats=2)
    assert anna.delete(f"/tables/{name}/seats/1")["seats"][1]["name"] == ""
    assert anna.delete(f"/tables/{name}/seats/0")["error"] == "own-seat"


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Random", "Novice", "Greedy", "Apprentice", "Strategist", "Master", "Apprentice · builder"]),
        ("de", ["Zufall", "Neuling", "Gierig", "Lehrling", "Stratege", "Meister", "Lehrling · Baumeister"]),
    ],
)
def test_bots_are_listed_with_names_for_the_titles_they_play(lang: str, names: list[str]) -> None:
    listed = Caller().get(f"/titles/sands/bots?lang={lang}")
    assert [bot["id"] for bot in listed] == list(BOTS)
    assert [bot["name"] for bot in listed][: len(names)] == names
    assert [bot["id"] for bot in listed if bot["usual"]] == ["strategist"]
    assert [bot["id"] for bot in listed if bot["first"]] == ["novice"]
    assert [bot["id"] for bot in listed if bot["level"]] == list(KINDS)
    assert all(bot["about"] for bot in listed)
    assert Caller().get("/titles/os/bots")["error"] == "no-such-title"


def test_a_bot_on_a_seat_has_a_name() -> None:
    anna = Caller("Anna")
    name = str(anna.post("/tables", {"title": "sands", "seats": 2})["name"])
    assert anna.put(f"/tables/{name}/seats/1/bot", {"bot": "greedy"})["seats"][1]["name"] == "Solon"

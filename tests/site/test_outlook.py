"""The API tells what my answers would do, in words, and tells it to nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from tests.site.calling import Caller

pytestmark = pytest.mark.django_db
CONQUEST = 6
"""The lesson in which somebody can be attacked."""


def _answer(who: Caller, name: str, said: Any) -> None:
    who.post(f"/tables/{name}/answer", {"answer": said, "expected": who.get(f"/tables/{name}")["seq"]})
    assert who.status == 200


@pytest.fixture
def anna() -> Caller:
    return Caller("Anna")


@pytest.fixture
def name(anna: Caller) -> str:
    """Anna is about to choose what to conquer."""
    name = str(anna.post(f"/lessons/sands/{CONQUEST}")["name"])
    _answer(anna, name, "conquest")
    return name


@pytest.mark.parametrize(("lang", "soldiers"), [("en", "2 from soldiers"), ("de", "2 durch Soldaten")])
def test_an_attack_is_told_part_by_part_before_it_is_begun(anna: Caller, name: str, lang: str, soldiers: str) -> None:
    told = anna.get(f"/tables/{name}/outlook?lang={lang}")
    (attack,) = [one for one in told if one["answer"].startswith("attack")]
    options = anna.get(f"/tables/{name}/prompt?lang={lang}")["options"]
    same = next(option for option in options if option["answer"] == attack["answer"])
    assert (attack["text"], attack["targets"]) == (same["text"], same["targets"])
    assert f"Anna: {soldiers}" in [row["text"] for row in attack["rows"]]
    assert {"strength-peasants", "strength-soldiers", "if-won", "if-lost", "crops-left"} <= {
        row["key"] for row in attack["rows"]
    }
    mine = next(row for row in attack["rows"] if row["key"] == "strength-soldiers")
    assert (mine["targets"], mine["good"]) == (["seat:0"], True)


@pytest.mark.parametrize(("lang", "words"), [("en", ("Against",)), ("de", ("Gegen", "Ohne"))])
def test_each_die_is_told_against_each_other(anna: Caller, name: str, lang: str, words: tuple[str, ...]) -> None:
    _answer(anna, name, "attack:sicilia:1")
    asked = anna.get(f"/tables/{name}/prompt?lang={lang}")
    told = anna.get(f"/tables/{name}/outlook?lang={lang}")
    assert [(one["answer"], one["text"]) for one in told] == [(one["answer"], one["text"]) for one in asked["options"]]
    assert all(row["text"].startswith(words) for one in told for row in one["rows"])
    assert told[0]["rows"][0]["good"]
    assert not told[0]["rows"][-1]["good"]
    assert all(row["good"] for row in told[-1]["rows"])


def test_where_there_is_nothing_to_tell_nothing_is_told(anna: Caller) -> None:
    other = str(anna.post("/lessons/sands/1")["name"])
    assert anna.get(f"/tables/{other}/outlook") == []


def test_nobody_else_is_told(anna: Caller, name: str) -> None:
    assert Caller("Ben").get(f"/tables/{name}/outlook")["error"] == "not-your-table"
    assert Caller().get(f"/tables/{name}/outlook")["error"] == "sign-in"
    assert anna.get(f"/tables/{name}/outlook?seat=1")["error"] == "not-your-seat"


def test_looking_ahead_changes_nothing(anna: Caller, name: str) -> None:
    before = anna.get(f"/tables/{name}/view")
    told = anna.get(f"/tables/{name}/outlook")
    assert anna.get(f"/tables/{name}/view") == before
    assert anna.get(f"/tables/{name}/outlook") == told


def test_a_bonus_action_beside_the_question_says_what_unrest_it_costs(anna: Caller, name: str) -> None:
    told = {one["answer"]: one["rows"] for one in anna.get(f"/tables/{name}/outlook")}
    (row,) = told["support:civic"]
    assert (row["key"], row["part"], row["good"]) == ("bonus-unrest", "cost", False)


def test_every_answer_says_in_acts_what_it_takes_and_brings(anna: Caller, name: str) -> None:
    ahead = {one["answer"]: one for one in anna.get(f"/tables/{name}/ahead")}
    options = anna.get(f"/tables/{name}/prompt")["options"]
    assert list(ahead) == [option["answer"] for option in options]
    squeezed = next(one for answer, one in ahead.items() if answer.startswith("oppression"))
    assert [(row["part"], row["act"]["act"], row["act"]["of"]) for row in squeezed["rows"]] == [
        ("effect", "gained", "seat:0")
    ]
    assert not squeezed["final"]


def test_what_is_asked_after_an_answer_is_told_with_its_options_and_their_price(anna: Caller) -> None:
    other = str(anna.post("/lessons/clash/1")["name"])
    ahead = {one["answer"]: one for one in anna.get(f"/tables/{other}/ahead")}
    produce = ahead["produce"]["next"]
    assert produce["key"] == "produce"
    assert all(option["targets"] and option["text"] for option in produce["options"])
    advance = ahead["advance"]["next"]["options"]
    told = [(row["part"], row["act"]["act"]) for option in advance for row in option["ahead"]["rows"]]
    assert ("cost", "paid") in told
    assert ("effect", "gained") in told


def test_nobody_else_is_told_what_lies_ahead(anna: Caller, name: str) -> None:
    assert Caller("Ben").get(f"/tables/{name}/ahead")["error"] == "not-your-table"
    assert Caller().get(f"/tables/{name}/ahead")["error"] == "sign-in"


def test_trying_answers_changes_nothing(anna: Caller, name: str) -> None:
    before = anna.get(f"/tables/{name}/view"), anna.get(f"/tables/{name}/prompt")
    anna.get(f"/tables/{name}/ahead")
    assert (anna.get(f"/tables/{name}/view"), anna.get(f"/tables/{name}/prompt")) == before


def test_my_goals_are_told_to_me_and_to_nobody_else(anna: Caller) -> None:
    name = str(anna.post("/lessons/clash/1")["name"])
    told = anna.get(f"/tables/{name}/goals")
    assert all(goal["target"].startswith("objective:") and goal["need"] > 0 for goal in told)
    assert Caller("Ben").get(f"/tables/{name}/goals")["error"] == "not-your-table"

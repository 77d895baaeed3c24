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
    (attack,) = anna.get(f"/tables/{name}/outlook?lang={lang}")
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

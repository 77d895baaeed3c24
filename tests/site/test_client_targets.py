"""Options, refusals and lines of the log say what they point at, so that a client need not read their answers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.site.calling import Caller, play_on, started

from civitas.games import find_title
from civitas.kernel import Label, Order, Some
from civitas.kernel.prompts import Path, Pay
from civitas.site.api.shared import speech
from civitas.site.api.shared.targets import pointed_at
from civitas.texts import Speaker

SANDS = find_title("sands")
WORDS = Speaker(SANDS, "en")


def _region(id: Any) -> Label:
    return Label("region", [f"region:{id}"], region=id)


def test_a_line_points_at_what_its_parameters_name_in_their_order() -> None:
    moved = {"seat": 1, "kind": "soldier", "from_region": "libya", "to_region": "sicilia"}
    assert pointed_at(SANDS, moved) == ["seat:1", "kind:soldier", "region:libya", "region:sicilia"]


def test_a_list_points_at_each_of_its_things_and_at_none_twice() -> None:
    assert pointed_at(SANDS, {"regions": ["libya", "syria", "libya"]}) == ["region:libya", "region:syria"]


def test_numbers_and_words_that_are_no_things_are_not_pointed_at() -> None:
    assert pointed_at(SANDS, {"amount": 3, "seat": None, "cause": "raid", "region": "nowhere", "peasants": 2}) == []


def test_the_parts_of_an_answer_point_at_things_like_a_whole_one() -> None:
    some = Some("x", ["libya", "syria"], 1, 2, label=_region)
    order = Order("x", ["libya", "syria"], label=_region)
    for prompt in (some, order):
        assert [option.targets for option in speech.options(prompt, WORDS)] == [["region:libya"], ["region:syria"]]


def test_a_part_of_a_division_says_how_much_it_takes() -> None:
    paid = Pay("x", 3, {"crops": 2, "gold": 3}, label=lambda what: Label("resource", resource=what))
    shown = speech.options(paid, WORDS)
    assert [(option.targets, option.limit) for option in shown] == [(["resource:crops"], 2), (["resource:gold"], 3)]


def test_a_walk_points_at_its_spots() -> None:
    walk = Path("x", ["a"], lambda spot: {"a": ["b"], "b": ["c"], "c": []}[spot], 2)
    shorter, longer = speech.options(walk, WORDS)
    assert shorter.targets == ["spot:a", "spot:b"]
    assert longer.targets == ["spot:a", "spot:b", "spot:c"]


@pytest.mark.django_db
def test_in_play_options_refusals_and_lines_point_at_things_of_the_title() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    known = {f"{kind}:{id}" for kind, ids in SANDS.vocabulary().items() for id in ids}
    known |= {"seat:0", "seat:1"} | {f"chronicle:{number}" for number in range(1, 8)}
    pointing = 0
    for turn in range(12):
        play_on(name, 5, f"turn {turn}")
        for one in (anna, ben):
            asked = one.get(f"/tables/{name}/prompt")
            for shown in (asked, *asked["options"], *asked["refusals"]):
                assert set(shown["targets"]) <= known, shown
                pointing += bool(shown["targets"])
    lines = anna.get(f"/tables/{name}/notes")["lines"]
    assert all(set(line["targets"]) <= known for line in lines)
    claims = [line for line in lines if line["key"] == "claim"]
    assert [line["targets"] for line in claims] == [
        [f"seat:{line['params']['seat']}", f"region:{line['params']['region']}"] for line in claims
    ]
    assert pointing > 50


@pytest.mark.django_db
def test_a_position_comes_with_the_lines_that_led_to_it() -> None:
    anna, ben = Caller("Anna"), Caller("Ben", language="de")
    name = started(anna, ben)
    length = play_on(name, 20)
    lines = anna.get(f"/tables/{name}/notes")["lines"]
    for seq in range(1, length + 1):
        there = anna.get(f"/tables/{name}/positions/{seq}")
        assert there["lines"] == [line for line in lines if line["seq"] == seq - 1]
    assert ben.get(f"/tables/{name}/positions/{lines[-1]['seq'] + 1}")["lines"][0]["text"] != lines[-1]["text"]

"""A question with too many answers is answered over the API part by part: what may follow, and why the rest may not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kit.steppe import FIELDS, HERDS, TITLE
from tests.site.calling import Caller

from civitas.kernel import Dice, Table
from civitas.site.drills import stage

pytestmark = pytest.mark.django_db


@pytest.fixture
def anna() -> Caller:
    return Caller("Anna")


@pytest.fixture
def name(anna: Caller) -> str:
    """Anna and a bot at a table of Steppe."""
    return stage.stage(Table(TITLE, 2, {}, Dice("1" * 64)), [stage.Person(anna.user.pk, "")], bots={1}).name


def parts(who: Caller, name: str, *picked: Any, lang: str = "en") -> Any:
    return who.post(f"/tables/{name}/parts?lang={lang}", {"picked": picked})


def test_a_vast_question_comes_with_its_parts_and_no_list_of_answers(anna: Caller, name: str) -> None:
    asked = anna.get(f"/tables/{name}/prompt")
    assert asked["vast"] is True
    assert "whole" not in asked["prompt"]
    assert asked["options"][0] == {"answer": "field-1", "text": "Field 1", "targets": ["field:field-1"], "limit": 2}
    assert len(asked["options"]) + len(asked["refusals"]) == len(FIELDS)


def test_the_parts_that_may_follow_come_in_words_with_targets_and_limits(anna: Caller, name: str) -> None:
    first = parts(anna, name)
    assert (first["ready"], first["answer"], first["least"], first["most"]) == (False, None, 1, HERDS)
    then = parts(anna, name, {"field-1": 2}, lang="de")
    assert (then["ready"], then["answer"]) == (True, {"field-1": 2})
    near = next(part for part in then["parts"] if part["answer"] == "field-2")
    assert near == {"answer": "field-2", "text": "Feld 2", "targets": ["field:field-2"], "limit": 2}


def test_what_may_not_follow_comes_with_its_reason_and_paragraph(anna: Caller, name: str) -> None:
    told = {one["answer"]: one for one in parts(anna, name, {"field-1": 2}, {"field-2": 2})["refusals"]}
    assert (told["field-3"]["reason"], told["field-3"]["rule"]) == ("crowded", "1.2")
    assert told["field-3"]["text"] == "Region 0 is crowded."
    assert told["field-7"]["targets"] == ["field:field-7"]
    refused = parts(anna, name, {"field-7": 1})
    assert anna.status == 422
    assert (refused["error"], refused["reason"]) == ("refused", "swamp")


def test_what_was_put_together_is_accepted(anna: Caller, name: str) -> None:
    picked: list[Any] = []
    while not (now := parts(anna, name, *picked))["ready"] or len(picked) < 3:
        picked.append({now["parts"][40 * len(picked)]["answer"]: 1})
    seq = anna.get(f"/tables/{name}")["seq"]
    anna.post(f"/tables/{name}/answer", {"answer": now["answer"], "expected": seq})
    assert anna.status == 200


def test_junk_leads_nowhere(anna: Caller, name: str) -> None:
    wrong: list[Any] = [1, "field-1", {"field-1": 0}, {"field-1": 99}, {}, [], None, {"field-1": 1, "field-2": 1}]
    for junk in wrong:
        parts(anna, name, junk)
        assert anna.status == 422, junk
    anna.post(f"/tables/{name}/parts", {"picked": ["x" * 20_000]})
    assert anna.status == 422
    anna.post(f"/tables/{name}/parts", {"picked": "field-1"})
    assert anna.status == 422


def test_a_question_of_one_part_is_put_together_as_well(anna: Caller) -> None:
    lesson = str(anna.post("/lessons/sands/1")["name"])
    options = anna.get(f"/tables/{lesson}/prompt")
    assert options["vast"] is False
    assert [one["answer"] for one in parts(anna, lesson)["parts"]] == [one["answer"] for one in options["options"]]


def test_nobody_else_is_told(anna: Caller, name: str) -> None:
    parts(Caller("Ben"), name)
    parts_of_nobody = Caller()
    parts(parts_of_nobody, name)
    assert parts_of_nobody.status in (401, 403)

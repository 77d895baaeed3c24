"""What an answer takes and brings is read from the rules themselves, and tells nothing that the seat cannot know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from civitas.bots.caretaker import Caretaker
from civitas.games import find_title, titles
from civitas.games.foresight import Foreseen, foresee, rehearse
from civitas.kernel import Dice, Table
from civitas.kernel.acts import Act

ANSWERS = 120


def _played(title: Any, seed: str, answers: int) -> Table:
    table = Table(title, title.seats[-1], {}, dice=Dice(seed))
    chooser = random.Random(seed)
    for _ in range(answers):
        if table.over:
            break
        seat = table.to_act()[0]
        table.apply(seat, table.prompt(seat).sample(chooser))
    return table


def _said(found: list[Foreseen]) -> str:
    return json.dumps([_one(one) for one in found])


def _one(one: Foreseen) -> list[Any]:
    following = [_one(next) for next in one.next.answers.values()] if one.next else []
    return [_acts(one.costs), _acts(one.effects), _acts(one.risks), one.final, one.harmful, following]


def _acts(acts: list[Act]) -> list[dict[str, Any]]:
    return [act.to_json() for act in acts]


@pytest.mark.parametrize("name", titles())
def test_what_is_told_does_not_hang_on_what_the_seat_cannot_know(name: str) -> None:
    for answers in range(15, ANSWERS, 15):
        table = _played(find_title(name), "foresight", answers)
        for seat in table.to_act():
            one = foresee(table, seat, random.Random(1))
            other = foresee(table.determinise(seat, random.Random(2), quiet=False), seat, random.Random(3))
            assert _said(one) == _said(other)


@pytest.mark.parametrize("name", titles())
def test_looking_ahead_leaves_the_table_as_it_was(name: str) -> None:
    table = _played(find_title(name), "still", ANSWERS)
    before = table.fingerprint(), table.seq
    for seat in table.to_act():
        foresee(table, seat, random.Random(1))
    assert (table.fingerprint(), table.seq) == before


@pytest.mark.parametrize("name", titles())
def test_every_answer_that_follows_would_be_legal(name: str) -> None:
    table = _played(find_title(name), "follows", ANSWERS)
    for seat in table.to_act():
        for one in foresee(table, seat, random.Random(1)):
            assert table.prompt(seat).verdict(one.answer) is None
            if one.next is not None:
                assert all(one.next.prompt.verdict(found.answer) is None for found in one.next.answers.values())


def _mustered() -> Table:
    """Scharz, where everybody orders at once: the first question with more answers than can be listed."""
    table = Table(find_title("scharz"), 3, {}, dice=Dice("rehearsal"))
    caretaker = Caretaker(table.title, 1)
    while not (table.side_by_side and table.prompt(table.to_act()[0]).vast()):
        seat = table.to_act()[0]
        table.apply(seat, caretaker.choose(table, seat))
    return table


def test_orders_are_rehearsed_as_if_nobody_else_did_anything() -> None:
    table = _mustered()
    seat = table.to_act()[0]
    order = table.prompt(seat).sample(random.Random(4))
    found = rehearse(table, seat, order, random.Random(1), Caretaker(table.title, 1).choose)
    assert order
    assert {act["act"] for act in _acts(found.effects)} == {"moved"}
    assert not found.costs
    nothing = rehearse(table, seat, {}, random.Random(1), Caretaker(table.title, 1).choose)
    assert not [act for act in _acts(nothing.effects) if act["of"] == f"seat:{seat}" and act["act"] == "moved"]


def test_a_rehearsal_says_nothing_of_what_others_have_sealed() -> None:
    table = _mustered()
    seat, other, *_ = table.to_act()
    order = table.prompt(seat).sample(random.Random(4))
    idle = Caretaker(table.title, 1).choose
    before = _one(rehearse(table, seat, order, random.Random(1), idle))
    for seed in range(5):
        sealed = table.clone()
        sealed.apply(other, sealed.prompt(other).sample(random.Random(seed)))
        assert _one(rehearse(sealed, seat, order, random.Random(1), idle)) == before

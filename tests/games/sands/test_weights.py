"""What bots go by: greedy ones by the usual weights, those that think ahead by their own in each dynasty."""

from __future__ import annotations

import random

import pytest

from civitas.games.sands.box.content import BOX, read
from civitas.games.sands.companions import advice
from civitas.games.sands.companions.advice.numbers import TUNED, USUAL, WORTH, weights_of

DYNASTIES = len(BOX["dynasty"]["first_fields"]) - 1
BY_DYNASTY = read("advice")["tuned"]["by_dynasty"]


@pytest.mark.parametrize("name", BY_DYNASTY)
def test_a_weight_by_dynasty_has_a_value_for_each_and_takes_the_place_of_a_usual_one(name: str) -> None:
    assert len(BY_DYNASTY[name]) == DYNASTIES == len(TUNED)
    for value in BY_DYNASTY[name]:
        assert type(value) is type(WORTH[name])
        if isinstance(value, list | dict):
            assert len(value) == len(WORTH[name])


def test_greedy_bots_go_by_the_usual_weights_in_every_dynasty() -> None:
    taste = advice.taste(random.Random(1))
    assert all(weights_of(taste, dynasty) is USUAL for dynasty in range(1, DYNASTIES + 1))


def test_bots_that_think_ahead_go_by_the_weights_of_the_dynasty() -> None:
    taste = advice.manner(random.Random(1), "builder")
    found = [weights_of(taste, dynasty) for dynasty in range(1, DYNASTIES + 1)]
    assert found == [*TUNED]
    assert found[0].worth["caravan"] > found[-1].worth["caravan"], "late in the game a caravan leads nowhere"

"""Consent of another player, with a counter-offer."""

from __future__ import annotations

import pytest
from tests.kernel.toys import Toy, ask, offer

from civitas.kernel import Each, Refusal, Sequence, Step, Table


@pytest.fixture
def table() -> Table:
    table = Table(Toy(Sequence(Each(lambda g: (0,), Step(offer)), ask("after", "yes"))), 2)
    table.apply(0, 1)
    return table


def test_an_offer_is_carried_out_when_the_other_accepts(table: Table) -> None:
    assert table.to_act() == (1,)
    table.apply(1, {"say": "accept"})
    assert table.state.scores == [-1, 1]


def test_an_offer_comes_to_nothing_when_the_other_refuses(table: Table) -> None:
    table.apply(1, {"say": "refuse"})
    assert table.prompt(0).key == "after"
    assert table.state.scores == [0, 0]


@pytest.mark.parametrize(("agreed", "scores"), [(True, [-3, 3]), (False, [0, 0])])
def test_a_counter_offer_goes_back_to_the_first_seat(table: Table, agreed: bool, scores: list[int]) -> None:
    table.apply(1, {"say": "counter", "terms": {"gold": 3}})
    assert table.prompt(0).to_json()["params"] == {"gold": 3}
    table.apply(0, agreed)
    assert table.state.scores == scores


def test_a_counter_offer_keeps_to_its_bounds_and_names_other_terms(table: Table) -> None:
    counters = [answer["terms"] for answer in table.legal(1) if answer["say"] == "counter"]
    assert counters == [{"gold": 2}, {"gold": 3}]
    for terms in ({"gold": 1}, {"gold": 9}):
        with pytest.raises(Refusal):
            table.apply(1, {"say": "counter", "terms": terms})

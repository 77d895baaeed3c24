"""What there is, is used once: the units of a special move, and the grain that horses and herds eat."""

from __future__ import annotations

import pytest
from tests.games.scharz.situations import at, blank, post, refused, settle
from tests.games.scharz.test_vectors import run

from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.movement import march
from civitas.games.scharz.rear.bill import Bill
from civitas.games.scharz.rear.offers import Market
from civitas.games.scharz.seasons import feeding


@pytest.mark.parametrize(("riders", "reason"), [(1, "too-few-units"), (2, "")])
def test_a_rider_makes_one_special_move_and_not_two(riders: int, reason: str) -> None:
    g = blank(mode="basic", round=2)
    settle(g, 0, "roma")
    post(g, 0, "cavalry", "roma", riders)
    table = at(g, march.special)
    both = {"cavalry.roma.open>latium": 1, "cavalry.roma.open>tarquinii": 1}
    assert refused(table, 0, both) == reason


def test_herds_and_horses_eat_grain_beside_their_people() -> None:
    g = blank(mode="basic", round=4)
    settle(g, 0, "roma")
    post(g, 0, "cavalry", "roma")
    g.herds["roma"] = (0, ("sheep",))
    g.grain["roma"] = 5
    lie = Lie(g)
    (table,) = feeding.tables(g, 0, lie)
    run(feeding.feed(g, 0, table, {}, lie))
    assert g.grain["roma"] == 5 - 1 - 2 - 1


@pytest.mark.parametrize(
    ("place", "there"), [("roma", True), ("latium", False), ("tarentum", False), ("apulia", False)]
)
def test_heavy_infantry_is_lowered_for_gold_in_an_own_city_alone(place: str, there: bool) -> None:
    g = blank(round=2)
    settle(g, 0, "roma", kind="city")
    settle(g, 0, "latium")
    settle(g, 1, "tarentum", kind="city")
    assert Bill(Market(g, 0, Lie(g)), {}).at_place("heavy", place) is there

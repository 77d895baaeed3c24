"""Hunger inside encircled settlements: who rolls, who is fed, and what is lost."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import label, offered, plain, told, units, why
from tests.games.scharz.situations import at, blank, order, post, roll, settle

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat import attrition
from civitas.kernel import Table


def table_of(seats: int = 2, mode: str = "basic", round: int = 2) -> Scharz:
    g = plain(blank(seats, mode=mode, round=round))
    settle(g, 0, "latium")
    settle(g, 1, "messapia")
    return g


def suffered(g: Scharz) -> Table:
    return at(g, attrition.attrition)


def encircled(kind: str = "village", grain: int = 0, **inside: int) -> Scharz:
    g = table_of(round=2)
    g.towns["latium"] = (0, kind)
    for unit, number in inside.items():
        post(g, 0, unit, "latium", number, "in")
    post(g, 1, "light", "latium")
    settle(g, 1, "roma")
    g.grain = {"latium": grain}
    return g


def test_inside_an_encircled_settlement_everybody_rolls_and_so_does_it() -> None:
    table = suffered(encircled("city", 0, light=2, cavalry=1))
    roll(table, 5)
    roll(table, 6)
    roll(table, 5, 5)
    roll(table, 1, 1)
    assert units(table)[0] == {"light.latium.in": 1, "cavalry.latium.in": 1}
    assert told(table, "attrition") == [
        {"seat": 0, "unit": "light", "place": "latium", "faces": [5], "number": 0},
        {"seat": 0, "unit": "light", "place": "latium", "faces": [6], "number": 1},
        {"seat": 0, "unit": "cavalry", "place": "latium", "faces": [5, 5], "number": 0},
    ]
    assert told(table, "town-attrition") == [
        {"seat": 0, "building": "city", "place": "latium", "faces": [1, 1], "number": 0}
    ]


@pytest.mark.parametrize("faces", [(6, 1), (1, 6), (6, 6)])
def test_one_six_of_two_dice_is_enough(faces: tuple[int, int]) -> None:
    table = suffered(encircled("city", 0, cavalry=1))
    roll(table, *faces)
    roll(table, 1, 1)
    assert units(table)[0] == {}
    assert told(table, "attrition")[0]["number"] == 1
    table = suffered(encircled("city", 0))
    roll(table, *faces)
    assert "latium" not in table.state.towns
    assert told(table, "town-attrition")[0]["number"] == 1


def test_whoever_a_six_strikes_is_fed_from_the_store_of_the_settlement() -> None:
    for grain, left, there in ((1, 1, {}), (2, 0, {"cavalry.latium.in": 1})):
        table = suffered(encircled("village", grain, cavalry=1))
        roll(table, 6, 1)
        roll(table, 1)
        # Riders eat for themselves and for their horses.
        assert (table.state.grain, units(table)[0]) == ({"latium": left}, there)
    table = suffered(encircled("village", 0, mercenary=1))
    roll(table, 6)
    roll(table, 1)
    assert units(table)[0] == {"mercenary.latium.in": 1}, "mercenaries eat nothing"


def test_a_settlement_that_a_six_strikes_eats_or_costs_a_unit_or_is_lost() -> None:
    for kind, grain, left in (("village", 1, 0), ("city", 3, 1)):
        table = suffered(encircled(kind, grain))
        roll(table, *[6] * (2 if kind == "city" else 1))
        assert (table.state.towns["latium"], table.state.grain) == ((0, kind), {"latium": left})
        assert [realm.points for realm in table.state.realms] == [0, 0]
    table = suffered(encircled("city", 1, light=2))
    roll(table, 1)
    roll(table, 1)
    roll(table, 1, 6)
    assert units(table)[0] == {"light.latium.in": 1}
    assert (table.state.towns["latium"], table.state.grain) == ((0, "city"), {"latium": 1})
    for kind, points in (("village", -4), ("city", -8)):
        table = suffered(encircled(kind, 0))
        roll(table, *[6] * (2 if kind == "city" else 1))
        assert "latium" not in table.state.towns
        assert [realm.points for realm in table.state.realms] == [points, 0]
        assert told(table, "razed") == [{"seat": 0, "building": kind, "place": "latium"}]


def test_in_winter_nobody_rolls_inside_as_all_are_fed() -> None:
    g = encircled("village", 0, light=1)
    g.round = 4
    assert not suffered(g).roll_due


def test_dice_inside_may_be_thrown_again_for_prestige() -> None:
    g = encircled("village", 0, light=2)
    g.realms[0].prestige = 8
    table = suffered(g)
    roll(table, 6)
    roll(table, 6)
    roll(table, 6)
    assert offered(table) == {"unit.light.latium.in": 2, "place.latium": 1}
    assert table.prompt(0).params == {"cost": 4}
    assert label(table, 0, "place.latium") == ("again-place", ("place:latium",), {"place": "latium"})
    assert label(table, 0, "unit.light.latium.in") == (
        "again-unit",
        ("place:latium",),
        {"unit": "light", "place": "latium"},
    )
    both = {"unit.light.latium.in": 2, "place.latium": 1}
    assert why(table, 0, both) == ("too-little-prestige", 12, 8)
    order(table, s0={"unit.light.latium.in": 1, "place.latium": 1})
    roll(table, 1)
    roll(table, 5)
    assert units(table)[0] == {"light.latium.in": 1}
    assert table.state.towns["latium"] == (0, "village")
    assert table.state.realms[0].prestige == 0
    assert told(table, "thrown-again") == [
        {"seat": 0, "faces": [1], "number": 1},
        {"seat": 0, "faces": [5], "number": 1},
    ]


def test_dice_of_those_whom_one_die_saves_are_thrown_again_first() -> None:
    g = encircled("village", 0, cavalry=2)
    g.realms[0].prestige = 4
    table = suffered(g)
    roll(table, 6, 6)
    roll(table, 1, 6)
    roll(table, 1)
    assert offered(table) == {"unit.cavalry.latium.in": 1}
    order(table, s0={"unit.cavalry.latium.in": 1})
    roll(table, 1)
    assert units(table)[0] == {"cavalry.latium.in": 1}

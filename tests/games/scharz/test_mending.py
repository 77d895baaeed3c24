"""Brown dice that are rolled again for prestige, and whose shipyards take a catch."""

from __future__ import annotations

import pytest
from tests.games.scharz.situations import at, blank, key, order, post, refused, roll, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat import attrition
from civitas.games.scharz.rear import fishing
from civitas.games.scharz.seasons import farming, weather


def deserted(prestige: int, units: int = 3) -> Scharz:
    """Light infantry in the desert, and a settlement far away."""
    g = blank(8, mode="basic")
    settle(g, 0, "hadrumetum")
    post(g, 0, "light", "deserta", units)
    g.realms[0].prestige = prestige
    return g


def test_four_prestige_roll_a_brown_die_again() -> None:
    table = at(deserted(prestige=5), attrition.attrition)
    roll(table, 6, 6, 1)
    assert key(table, 0) == "again"
    assert refused(table, 0, {"unit.light.deserta.open": 2}) != ""
    order(table, s0={"unit.light.deserta.open": 1})
    roll(table, 2)
    assert table.state.realms[0].units == {"light.deserta.open": 2}
    assert table.state.realms[0].prestige == 1


def test_a_brown_die_is_rolled_again_only_once() -> None:
    table = at(deserted(prestige=20, units=2), attrition.attrition)
    roll(table, 6, 1)
    order(table, s0={"unit.light.deserta.open": 1})
    roll(table, 6)
    assert table.state.realms[0].units == {"light.deserta.open": 1}
    assert all(key(table, seat) != "again" for seat in table.to_act())


def test_nobody_without_four_prestige_is_asked_about_brown_dice() -> None:
    table = at(deserted(prestige=3), attrition.attrition)
    roll(table, 6, 6, 1)
    assert table.state.realms[0].units == {"light.deserta.open": 1}


def test_every_brown_die_rolled_again_costs_four_prestige() -> None:
    g = deserted(prestige=7, units=1)
    post(g, 0, "heavy", "deserta")
    table = at(g, attrition.attrition)
    roll(table, 6)
    roll(table, 6)
    both = {"unit.light.deserta.open": 1, "unit.heavy.deserta.open": 1}
    assert refused(table, 0, both) == "too-little-prestige"
    order(table, s0={"unit.heavy.deserta.open": 1})
    roll(table, 1)
    assert table.state.realms[0].units == {"heavy.deserta.open": 1}


def starving(kind: str, number: int) -> Scharz:
    """A village without a store, encircled, with these inside."""
    g = blank(mode="basic", round=2)
    settle(g, 0, "umbria", "roma")
    settle(g, 1, "picenum")
    post(g, 0, kind, "umbria", number, "in")
    post(g, 1, "light", "umbria")
    return g


def test_of_encircled_units_those_are_saved_first_that_a_single_die_saves() -> None:
    table = at(starving("cavalry", 2), attrition.attrition)
    roll(table, 6, 6)
    roll(table, 6, 1)
    roll(table, 1)
    order(table, s0={"unit.cavalry.umbria.in": 1})
    roll(table, 3)
    assert table.state.realms[0].units == {"cavalry.umbria.in": 1}


def test_the_die_of_an_encircled_settlement_is_rolled_again_as_well() -> None:
    g = starving("light", 1)
    table = at(g, attrition.attrition)
    roll(table, 1)
    roll(table, 6)
    order(table, s0={"place.umbria": 1})
    roll(table, 5)
    assert table.state.realms[0].units == {"light.umbria.in": 1}
    assert "umbria" in table.state.towns


def test_encircled_mercenaries_need_no_food_even_where_no_grain_ever_was() -> None:
    g = starving("mercenary", 1)
    g.realms[0].prestige = 0
    assert "umbria" not in g.grain
    table = at(g, attrition.attrition)
    roll(table, 6)
    roll(table, 1)
    assert table.state.realms[0].units == {"mercenary.umbria.in": 1}


def test_an_encircled_village_without_units_or_grain_is_lost_on_a_six() -> None:
    g = starving("light", 1)
    g.realms[0].units = {}
    table = at(g, attrition.attrition)
    roll(table, 6)
    order(table)
    assert "umbria" not in table.state.towns
    assert table.state.realms[0].points == -4


def test_a_ship_in_a_storm_has_another_throw_for_prestige() -> None:
    g = blank(mode="original", round=3)
    settle(g, 0, "roma")
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "warship", "tyrrhenum")
    table = at(g, attrition.attrition)
    roll(table, 6, 1, 6)
    order(table, s0={"unit.warship.tyrrhenum.open": 1})
    roll(table, 1)
    assert table.state.realms[0].units == {"transport.tyrrhenum.open": 1, "warship.tyrrhenum.open": 1}


def test_a_herd_that_was_not_born_has_another_throw_for_prestige() -> None:
    g = blank(mode="basic", round=1)
    settle(g, 0, "roma", "latium")
    g.herds = {"roma": (0, ("pigs",))}
    table = at(g, farming.breeding)
    roll(table, 3)
    order(table, s0={"herd.pigs": 1})
    roll(table, 2)
    assert table.state.herds["roma"] == (0, ("pigs", "pigs"))


@pytest.mark.parametrize(("face", "seen"), [(1, "good"), (3, "normal"), (6, "bad")])
def test_the_weather_of_a_field_has_another_throw_for_prestige(face: int, seen: str) -> None:
    g = blank(mode="original", round=2)
    settle(g, 0, "roma")
    g.crops = {"roma": (0, 1)}
    table = at(g, weather.summer)
    roll(table, 6)
    assert table.state.weather == {"roma": "bad"}
    order(table, s0={"place.roma": 1})
    roll(table, face)
    assert table.state.weather == {"roma": seen}


# ---------------------------------------------------------------------- fishing


def moored(*, room: int = 2) -> Scharz:
    """Two shipyards off a sea that their owner controls."""
    g = blank(mode="original")
    settle(g, 0, "roma", "campania")
    yard(g, "roma", "campania")
    g.fish = {"roma": 2 - room}
    post(g, 0, "transport", "tyrrhenum")
    return g


def test_an_empty_net_has_another_throw_for_prestige() -> None:
    g = moored()
    g.yards = {"roma": "dock"}
    table = at(g, fishing.fishing)
    roll(table, 5)
    order(table, s0={"place.tyrrhenum": 1})
    roll(table, 4)
    assert table.state.fish["roma"] == 1


def test_the_owner_says_which_shipyard_takes_the_catch() -> None:
    table = at(moored(), fishing.fishing)
    roll(table, 1)
    assert key(table, 0) == "catch"
    assert refused(table, 0, {"roma": 1, "campania": 1}) == "not-caught"
    order(table, s0={"campania": 1})
    assert {field: number for field, number in table.state.fish.items() if number} == {"campania": 1}


def test_a_catch_that_nobody_assigns_goes_where_there_is_room() -> None:
    table = at(moored(), fishing.fishing)
    roll(table, 1)
    order(table)
    assert sum(table.state.fish.values()) == 1


def test_nobody_is_asked_about_a_catch_with_room_in_one_shipyard_only() -> None:
    table = at(moored(room=0), fishing.fishing)
    roll(table, 1)
    assert table.state.fish == {"roma": 2, "campania": 1}

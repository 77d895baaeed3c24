"""Sieges: who may assault, the shields of a settlement, and what becomes of one that falls."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import asked, label, offered, plain, told, units
from tests.games.scharz.situations import at, blank, order, post, roll, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat import siege
from civitas.kernel import Table


def siege_of(kind: str = "village", inside: int = 1, light: int = 3, seats: int = 2, mode: str = "basic") -> Scharz:
    """A settlement of the second seat in Picenum, with light infantry inside and before it."""
    g = plain(blank(seats, mode=mode))
    settle(g, 0, "umbria")
    settle(g, 1, "picenum", kind=kind)
    settle(g, 1, "lucania")
    if seats > 2:
        settle(g, 2, "arretium")
    if inside:
        post(g, 1, "light", "picenum", inside, "in")
    post(g, 0, "light", "picenum", light)
    return g


def assault(g: Scharz) -> Table:
    table = at(g, siege.besiege)
    order(table, s0={"assault.picenum": 1})
    return table


# ---------------------------------------------------------------------- who may


def test_whoever_stands_before_an_encircled_settlement_may_assault_it() -> None:
    g = siege_of()
    settle(g, 1, "apulia", "samnium", "tarentum")
    post(g, 0, "light", "apulia")
    post(g, 1, "light", "apulia")
    post(g, 0, "engine", "samnium", 2)
    post(g, 0, "warship", "tarentinus")
    table = at(g, siege.besiege)
    # Before Apulia somebody of its owner stands outside, and engines alone storm nothing.
    assert offered(table, 0) == {"assault.picenum": 1}
    assert asked(table) == {0: "siege"}
    assert label(table, 0, "assault.picenum") == ("assault", ("place:picenum",), {"place": "picenum", "number": 1})


def test_whoever_has_fled_does_not_besiege_in_this_round() -> None:
    g = siege_of(light=2)
    g.fled = {"0:light.picenum.open": 2}
    assert "siege" not in asked(at(g, siege.besiege)).values()
    g.fled = {"0:light.picenum.open": 1}
    table = assault(g)
    roll(table, 1)
    roll(table, 6, 6)
    assert told(table, "swords")[0]["dice"] == 1


def test_whoever_gives_no_order_blockades() -> None:
    table = at(siege_of(), siege.besiege)
    order(table)
    assert told(table, "assault") == []
    assert table.state.towns["picenum"] == (1, "village")


# ---------------------------------------------------------------------- without a defender


def test_an_undefended_settlement_is_occupied_as_it_is_without_a_roll() -> None:
    g = siege_of("city", inside=0)
    yard(g, "picenum", kind="harbour")
    g.forts["picenum"] = 1
    g.grain, g.fish = {"picenum": 7}, {"picenum": 3}
    post(g, 1, "transport", "picenum", 2, "dock")
    table = assault(g)
    state = table.state
    assert state.towns["picenum"] == (0, "city")
    assert (state.yards, state.forts.keys()) == ({"picenum": "harbour"}, {"picenum"})
    assert (state.grain, state.fish) == ({"picenum": 7}, {"picenum": 3})
    realms = state.realms
    assert [realm.points for realm in realms] == [8, -8]
    # Twelve for the city, four for its shipyard, and four for each ship that is lost with it.
    assert realms[0].prestige == 12 + 4 + 2 * 4
    assert units(table)[1] == {}
    assert realms[0].gold == 10
    assert told(table, "taken") == [{"seat": 0, "other_seat": 1, "building": "city", "place": "picenum"}]
    assert told(table, "assault") == []


def test_of_several_the_first_in_order_occupies() -> None:
    g = siege_of(inside=0, seats=3)
    g.first = 1
    post(g, 2, "light", "picenum")
    table = at(g, siege.besiege)
    order(table, s0={"assault.picenum": 1}, s2={"assault.picenum": 1})
    assert table.state.towns["picenum"] == (2, "village")
    assert [realm.points for realm in table.state.realms] == [0, -4, 4]
    assert [realm.prestige for realm in table.state.realms] == [0, 0, 8]


# ---------------------------------------------------------------------- the walls


def test_the_walls_are_five_shields_for_each_level_less_what_engines_take() -> None:
    for kind, fort, engines, walls, dice in (
        ("village", False, 0, 5, 1),
        ("village", True, 0, 10, 2),
        ("city", False, 0, 10, 2),
        ("city", True, 1, 11, 3),
        ("village", False, 1, 1, 1),
        ("village", False, 2, 0, 1),
    ):
        g = siege_of(kind, light=2)
        if fort:
            g.forts["picenum"] = 1
        if engines:
            post(g, 0, "engine", "picenum", engines)
        table = assault(g)
        roll(table, 6, 6)
        roll(table, 6, *[6] * dice)
        assert [line["number"] for line in told(table, "walls")] == ([walls] if walls else [])
        if walls:
            number = sum(units(table)[0].values())
            assert asked(table) == {0: "press-on"}
            assert table.prompt(0).params == {"place": "picenum", "number": number, "walls": walls}


def test_swords_short_of_the_walls_do_nothing_and_those_beyond_hit() -> None:
    table = assault(siege_of(inside=2, light=5))
    roll(table, 1, 1, 1, 1, 6)
    roll(table, 6, 6, 6)
    assert units(table)[1] == {"light.picenum.in": 2}
    assert told(table, "breach") == []
    table.apply(0, True)
    # Three blanks of the defenders and their tower were a sword; there is one besieger less.
    assert units(table)[0] == {"light.picenum.open": 4}
    table = assault(siege_of(inside=2, light=6))
    roll(table, 1, 1, 1, 1, 1, 1, 6)
    roll(table, 6, 6, 6)
    assert told(table, "breach") == [{"seat": [0], "place": "picenum"}]
    assert units(table)[1] == {"light.picenum.in": 1}


def test_besiegers_have_no_shields_of_their_own_before_the_breach_and_defenders_have() -> None:
    table = assault(siege_of(inside=5, light=5))
    roll(table, 6, 6, 6, 6, 6)
    roll(table, 6, 6, 6, 6, 6, 1)
    # A sword and five blanks: two fall, as there is no shield; the shield inside is told.
    assert units(table)[0] == {"light.picenum.open": 3}
    assert [(line["swords"], line["shields"]) for line in told(table, "swords")] == [(1, 0), (2, 1)]


def test_after_the_breach_the_walls_and_their_dice_are_gone_and_shields_are_back() -> None:
    g = siege_of(inside=5, light=6)
    post(g, 0, "engine", "picenum")
    table = assault(g)
    roll(table, 1, 6, 6, 6, 6, 6, 6)
    roll(table, 6, 6, 6, 6, 6, 1)
    # One sword and six blanks against one shield of the wall and one of those inside.
    assert told(table, "breach") == [{"seat": [0], "place": "picenum"}]
    assert units(table)[1] == {"light.picenum.in": 4}
    assert units(table)[0] == {"light.picenum.open": 4, "engine.picenum.open": 1}
    assert table.prompt(0).params == {"place": "picenum", "number": 5, "walls": 0}
    table.apply(0, True)
    # Four in the field show swords up to four, four inside up to two, and the engine counts for the shield.
    roll(table, 4, 6, 6, 6)
    roll(table, 2, 3, 3, 3)
    table.apply(1, 0)
    lines = told(table, "swords")[2:]
    assert [(line["swords"], line["shields"], line["dice"]) for line in lines] == [(2, 1, 4), (2, 0, 4)]
    assert units(table) == [{"light.picenum.open": 3, "engine.picenum.open": 1}, {"light.picenum.in": 2}]


def test_the_swords_of_several_besiegers_break_the_walls_in_order() -> None:
    g = siege_of(inside=2, light=2, seats=3)
    post(g, 2, "light", "picenum", 4)
    table = at(g, siege.besiege)
    order(table, s0={"assault.picenum": 1}, s2={"assault.picenum": 1})
    roll(table, 1, 1)
    roll(table, 1, 1, 1, 1)
    roll(table, 6, 6, 6)
    assert told(table, "assault") == [{"seat": [0, 2], "other_seat": 1, "place": "picenum"}]
    assert units(table)[1] == {"light.picenum.in": 1}
    assert [realm.prestige for realm in table.state.realms] == [0, 2, 2]
    assert asked(table) == {0: "press-on", 2: "press-on"}
    order(table, s0=False, s2=True)
    # The one who goes on has broken in already: four dice against one.
    roll(table, 6, 6, 6, 6)
    roll(table, 6)
    assert table.state.towns.get("picenum") is None
    assert [realm.points for realm in table.state.realms] == [0, -4, 4]


def test_an_assault_ends_when_all_besiegers_stop() -> None:
    table = assault(siege_of())
    roll(table, 6, 6, 6)
    roll(table, 6, 6)
    assert told(table, "held-out") == []
    table.apply(0, False)
    assert told(table, "held-out") == [{"seat": 1, "place": "picenum"}]
    assert table.state.towns["picenum"] == (1, "village")


def test_an_assault_goes_on_before_the_breach_as_long_as_the_besieger_likes() -> None:
    table = assault(siege_of())
    for _ in range(4):
        roll(table, 6, 6, 6)
        roll(table, 6, 6)
        table.apply(0, True)
    assert told(table, "held-out") == []


# ---------------------------------------------------------------------- the fall


@pytest.mark.parametrize(
    ("kind", "shipyard", "gold", "prestige", "points"),
    [("village", "", 2, 8, 4), ("village", "harbour", 6, 12, 4), ("village", "dock", 2, 12, 4), ("city", "", 6, 12, 8)],
)
def test_a_settlement_that_is_destroyed_brings_gold_prestige_and_points(
    kind: str, shipyard: str, gold: int, prestige: int, points: int
) -> None:
    g = siege_of(kind, light=6)
    post(g, 0, "engine", "picenum", 2)
    if shipyard:
        yard(g, "picenum", kind=shipyard)
    g.grain, g.fish, g.forts = {"picenum": 5}, {"picenum": 1}, {"picenum": 1}
    post(g, 0, "engine", "picenum", 3)
    table = assault(g)
    level = 3 if kind == "city" else 2
    roll(table, 1, 6, 6, 6, 6, 6, 6)
    roll(table, 6, *[6] * level)
    if kind == "city":
        assert (asked(table), table.legal(0)) == ({0: "sack"}, ["destroy", "keep"])
        assert table.prompt(0).params == {"place": "picenum"}
        assert label(table, 0, "keep") == ("keep-town", (), {})
        assert label(table, 0, "destroy") == ("destroy-town", (), {})
        table.apply(0, "destroy")
    state = table.state
    assert "picenum" not in state.towns
    assert (state.yards, state.forts, state.grain, state.fish) == ({}, {}, {}, {})
    assert (state.realms[0].gold, state.realms[0].prestige) == (10 + gold, prestige + 2)
    assert [realm.points for realm in state.realms] == [points, -points]
    assert told(table, "stormed") == [{"seat": 0, "other_seat": 1, "place": "picenum"}]
    assert told(table, "razed") == [{"seat": 1, "building": kind, "place": "picenum"}]


def test_a_city_that_is_kept_becomes_a_village_with_what_fits_into_it() -> None:
    g = siege_of("city", light=6)
    post(g, 0, "engine", "picenum", 4)
    yard(g, "picenum", kind="harbour")
    g.grain, g.fish, g.forts = {"picenum": 9}, {"picenum": 4}, {"picenum": 1}
    table = assault(g)
    roll(table, 1, 6, 6, 6, 6, 6, 6)
    roll(table, 6, 6, 6, 6)
    table.apply(0, "keep")
    state = table.state
    assert state.towns["picenum"] == (0, "village")
    assert state.yards == {"picenum": "dock"}
    assert set(state.forts) == {"picenum"}
    assert (state.grain, state.fish) == ({"picenum": 6}, {"picenum": 2})
    assert (state.realms[0].gold, state.realms[0].prestige) == (10, 12 + 4 + 2)
    assert told(table, "degraded") == [{"seat": 0, "building": "village", "place": "picenum"}]


def test_a_site_in_a_settlement_that_changes_hands_is_lost_and_its_workers_stand_in_the_field() -> None:
    g = siege_of("city", inside=0)
    g.sites["picenum"] = (1, "dock", 1)
    table = assault(g)
    assert table.state.sites == {}


def test_a_shipyard_without_fish_is_kept_without_fish() -> None:
    g = siege_of("city", light=6)
    post(g, 0, "engine", "picenum", 3)
    yard(g, "picenum", kind="harbour")
    table = assault(g)
    roll(table, 1, 6, 6, 6, 6, 6, 6)
    roll(table, 6, 6, 6)
    assert table.state.subphase == "siege"
    table.apply(0, "keep")
    assert table.state.fish == {"picenum": 0}


def test_several_settlements_are_assaulted_one_after_the_other() -> None:
    g = siege_of(inside=0)
    settle(g, 1, "apulia", "samnium")
    post(g, 0, "light", "apulia")
    post(g, 0, "light", "samnium")
    table = at(g, siege.besiege)
    order(table, s0={"assault.picenum": 1, "assault.apulia": 1, "assault.samnium": 1})
    assert {line["place"] for line in told(table, "taken")} == {"picenum", "apulia", "samnium"}

"""§13.2.4 Roads: over which hexes a group can come, and what follows from it."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, stand, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, at_red_turn, offered, refused, say

from civitas.games.clash.box.queries import BARBARIANS, kind, stack
from civitas.kernel import Table

ONE, SIX = 1, 11
TWO_INFANTRY = "infantry+infantry"


def road_table(**terrain: str) -> Table:
    """RED has two infantry in the city D2 and can pay for roads twice; D3 lies before D4, D3 and E3 before E4."""
    table = at_red_turn(2)
    g = table.state
    paint(g, **terrain)
    city(g, RED, "D2")
    gained(g, RED, "tactics", "roads")
    stock(g, RED, food=2, ore=2)
    troops(g, RED, "D2", infantry=2)
    return table


def kinds(table: Table, hex: str, owner: int = RED) -> list[str]:
    return [kind(unit) for unit in stack(table.state, owner, hex)]


# ---------------------------------------------------------------------- the Great Gardens


def test_a_road_over_a_plain_does_not_lead_into_the_city_of_the_gardens() -> None:
    table = road_table()
    stand(table.state, "great_gardens", BLUE, "D4")
    say(table, "move")
    assert refused(table, "D2>D4:roads") == "gardens"


def test_a_road_round_the_plains_leads_into_the_city_of_the_gardens() -> None:
    table = road_table(D3="mountain")
    stand(table.state, "great_gardens", BLUE, "D4")
    say(table, "move", "D2>D4:roads", TWO_INFANTRY)
    assert table.state.city["D4"] == RED


def test_who_came_round_the_plains_to_the_gardens_does_not_retreat_to_a_plain() -> None:
    table = road_table(E3="forest")
    stand(table.state, "great_gardens", BLUE, "E4")
    troops(table.state, BLUE, "E4", infantry=2)
    say(table, "move", "D2>E4:roads", TWO_INFANTRY, [ONE, ONE], [ONE, ONE], True)
    assert kinds(table, "E3") == ["infantry", "infantry"]


def test_who_came_by_road_over_a_plain_has_entered_it() -> None:
    table = road_table(D4="forest")
    stand(table.state, "great_gardens", BLUE, "D5")
    say(table, "move", "D2>D4:roads", TWO_INFANTRY, "stay", "move")
    assert refused(table, "D4>D5") == "gardens"


def test_who_came_by_road_round_the_plains_has_entered_none() -> None:
    table = road_table(D3="mountain", D4="forest")
    stand(table.state, "great_gardens", BLUE, "D5")
    say(table, "move", "D2>D4:roads", TWO_INFANTRY, "stay", "move")
    assert refused(table, "D4>D5") == ""


@pytest.mark.parametrize(("land", "verdict"), [("plain", "gardens"), ("forest", "")])
def test_roman_roads_over_plains_do_not_lead_on_into_the_city_of_the_gardens(land: str, verdict: str) -> None:
    """Four steps lead from E4 to E8 down the column, and no other way is as short."""
    table = at_red_turn(expansion="preview")
    g = table.state
    paint(g, E5=land, E6=land, E7=land, E8="forest")
    for hex in ("E4", "E8"):
        city(g, RED, hex)
    g.players[RED].civ = "rome"
    gained(g, RED, "tactics", "roads", "roman_roads")
    stock(g, RED, food=1, ore=1)
    troops(g, RED, "E4", infantry=1)
    stand(g, "great_gardens", BLUE, "E9")
    say(table, "move", "E4>E8:roads", "stay", "move")
    assert refused(table, "E8>E9") == verdict


# ---------------------------------------------------------------------- four army units on a hex


def test_a_road_leads_over_no_hex_on_which_the_group_would_be_too_many() -> None:
    table = road_table()
    troops(table.state, RED, "D2", infantry=1)
    troops(table.state, RED, "D3", infantry=3)
    say(table, "move", "D2>D4:roads")
    assert asked(table) == (RED, "group")
    assert refused(table, TWO_INFANTRY) == "road-full"
    say(table, "infantry")
    assert kinds(table, "D4") == ["infantry"]


def test_a_road_leads_army_units_over_no_hex_with_four_of_their_own_but_settlers_it_does() -> None:
    table = road_table()
    troops(table.state, RED, "D3", infantry=4)
    say(table, "move")
    assert refused(table, "D2>D4:roads") == "road-full"
    table = road_table()
    troops(table.state, RED, "D3", infantry=4)
    troops(table.state, RED, "D2", settler=1)
    say(table, "move", "D2>D4:roads")
    assert offered(table) == ["settler"]


# ---------------------------------------------------------------------- retreat


def test_after_a_march_by_road_the_attacker_chooses_the_hex_between_to_retreat_to() -> None:
    table = road_table()
    troops(table.state, BLUE, "E4", infantry=2)
    say(table, "move", "D2>E4:roads", TWO_INFANTRY, [ONE, ONE], [ONE, ONE], True)
    assert asked(table) == (RED, "retreat-hex")
    assert sorted(offered(table)) == ["D3", "E3"]
    say(table, "D3")
    assert kinds(table, "D3") == ["infantry", "infantry"]
    assert kinds(table, "E4") == []


def test_after_a_march_by_road_nobody_retreats_to_a_hex_that_is_full() -> None:
    """Only over D3 can they have come, so back there they go, even if one of them would find room on E3."""
    table = road_table()
    troops(table.state, RED, "E3", infantry=3)
    troops(table.state, BLUE, "E4", infantry=2)
    say(table, "move", "D2>E4:roads", TWO_INFANTRY, [ONE, ONE], [SIX, ONE], True)
    assert asked(table) == (RED, "move")
    assert kinds(table, "D3") == ["infantry"]
    assert kinds(table, "E3") == ["infantry"] * 3


def test_enemies_between_are_no_way_back() -> None:
    table = road_table()
    troops(table.state, BARBARIANS, "D3", infantry=1)
    troops(table.state, BLUE, "E4", infantry=2)
    say(table, "move", "D2>E4:roads", TWO_INFANTRY, [ONE, ONE], [ONE, ONE], True)
    assert kinds(table, "E3") == ["infantry", "infantry"]

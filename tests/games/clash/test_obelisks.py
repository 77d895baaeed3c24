"""§14.1.1 §14.1.2 Obelisks and observatories, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, GREEN, RED, city, gained, troops
from tests.games.clash.situations import stock
from tests.games.clash.tables import at_red_turn, offered, refused, say, told

from civitas.games.clash.box.content import HAPPY
from civitas.games.clash.box.queries import BARBARIANS, Clash, buildings_left, influenced
from civitas.games.clash.scoring import structures
from civitas.kernel import Table

ONE, FIVE = 1, 9
"""Faces of the die."""


def with_two_cities(*advances: str) -> tuple[Table, Clash]:
    """RED can build one building in one of two cities."""
    table = at_red_turn(expansion="drawn")
    g = table.state
    for hex in ("C4", "G4"):
        city(g, RED, hex)
    gained(g, RED, *advances)
    stock(g, RED, food=1, wood=1, ore=1)
    return table, g


@pytest.mark.parametrize(("building", "advance"), [("obelisk", "arts"), ("observatory", "math")])
def test_obelisks_come_with_arts_and_observatories_with_math(building: str, advance: str) -> None:
    table, g = with_two_cities("bartering")
    say(table, "construct")
    assert refused(table, f"C4:building:{building}") == "locked"
    table, g = with_two_cities(advance)
    say(table, "construct", f"C4:building:{building}")
    assert g.buildings["C4"] == ((building, RED),)
    assert (structures(g, RED), buildings_left(g, RED, building)) == (3, 4)


def test_an_observatory_draws_an_action_card_once_and_an_obelisk_none() -> None:
    table, g = with_two_cities("math")
    card = g.decks["action"][0]
    say(table, "construct", "C4:building:observatory")
    assert g.players[RED].action_cards == (card,)
    assert told(table, "drew")[-1] == {"seat": RED, "goods": {"action": 1}, "kept": 1, "deck": "action"}
    say(table, "pass", "pass", "end")
    assert g.players[RED].action_cards == (card,)
    table, g = with_two_cities("arts")
    say(table, "construct", "C4:building:obelisk")
    assert g.players[RED].action_cards == ()


def test_the_base_game_has_neither_obelisk_nor_observatory() -> None:
    table = at_red_turn()
    g = table.state
    for hex in ("C4", "G4"):
        city(g, RED, hex)
    gained(g, RED, "arts", "math", "writing")
    stock(g, RED, food=1, wood=1, ore=1)
    say(table, "construct")
    assert offered(table) == ["C4:building:academy", "G4:building:academy"]


def culture(*buildings: str) -> tuple[Table, Clash]:
    """RED has a city next to one of BLUE with these buildings."""
    table = at_red_turn(expansion="drawn")
    g = table.state
    city(g, RED, "D5")
    city(g, BLUE, "D4", *buildings)
    return table, g


def test_an_obelisk_is_not_taken_over_by_culture() -> None:
    table, g = culture("obelisk")
    assert "influence" not in offered(table)
    table, g = culture("obelisk", "academy")
    say(table, "influence", "D5>D4", FIVE)
    assert g.buildings["D4"] == (("obelisk", BLUE), ("academy", RED))
    g.turn.used = ()
    assert "influence" not in offered(table)


def test_a_foreign_obelisk_in_an_own_city_cannot_be_won_back_and_the_city_reaches_for_no_other() -> None:
    table, g = culture("academy")
    g.buildings["D5"] = (("obelisk", BLUE),)
    assert influenced(g, "D5")
    assert "influence" not in offered(table)
    g.buildings["D5"] = (("obelisk", BLUE), ("temple", BLUE))
    say(table, "influence")
    assert offered(table) == ["D5>D5"]
    assert refused(table, "D5>D4") == "only-itself"
    say(table, "D5>D5", FIVE)
    assert g.buildings["D5"] == (("obelisk", BLUE), ("temple", RED))


def test_an_obelisk_keeps_its_colour_when_its_city_is_captured() -> None:
    table, g = culture("academy")
    city(g, BLUE, "D6", "obelisk", "academy", mood=HAPPY)
    gained(g, RED, "tactics")
    troops(g, RED, "D5", infantry=1)
    say(table, "move", "D5>D6")
    assert g.city["D6"] == RED
    assert g.buildings["D6"] == (("obelisk", BLUE), ("academy", RED))
    assert influenced(g, "D6")
    assert (structures(g, RED), structures(g, BLUE)) == (3, 3)
    assert g.players[RED].goods["gold"] == 3 + 1


def test_the_builder_of_an_obelisk_gets_it_back_with_its_city() -> None:
    table, g = culture()
    g.buildings["D4"] = (("obelisk", RED),)
    gained(g, RED, "tactics")
    troops(g, RED, "D5", infantry=1)
    say(table, "move", "D5>D4")
    assert (g.city["D4"], g.buildings["D4"], influenced(g, "D4")) == (RED, (("obelisk", RED),), False)


def test_an_obelisk_stays_even_if_the_conqueror_has_none_of_his_own_left() -> None:
    table, g = culture("obelisk", "academy")
    gained(g, RED, "tactics")
    troops(g, RED, "D5", infantry=1)
    g.players[RED].destroyed = ("obelisk", "academy") * 5
    say(table, "move", "D5>D4")
    assert g.buildings["D4"] == (("obelisk", BLUE),)
    assert g.players[RED].goods["gold"] == 3 + 1


def test_barbarians_leave_an_obelisk_as_it_is_and_culture_does_not_reach_it_there() -> None:
    table, g = culture()
    city(g, BARBARIANS, "D6")
    g.buildings["D6"] = (("obelisk", GREEN),)
    assert "influence" not in offered(table)
    gained(g, RED, "tactics")
    troops(g, RED, "D5", infantry=1)
    say(table, "move", "D5>D6")
    assert (g.city["D6"], g.buildings["D6"]) == (RED, (("obelisk", GREEN),))


def test_scientific_trade_counts_a_city_with_academy_and_observatory_once() -> None:
    table, g = with_two_cities("math", "mining")
    city(g, BLUE, "E8", "academy", "observatory")
    for hex in ("C8", "G8", "E5"):
        city(g, BLUE, hex, "observatory")
    g.decks["event"] = ("e45", *(card for card in g.decks["event"] if card != "e45"))
    g.players[RED].event_markers = 1
    stock(g, RED, food=2, wood=0, ore=0)
    say(table, "advance", "engineering")
    assert [player.goods["ideas"] for player in g.players] == [2, 4, 0]

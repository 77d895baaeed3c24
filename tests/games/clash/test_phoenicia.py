"""§14.4.17 to §14.4.20 Phoenicia: Self-sufficient Cities, Bireme, Alphabet, Cedar & Dye, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, next_turn, offered, playing, refused, say, values

from civitas.games.clash.box.queries import Clash
from civitas.games.clash.scoring import halves
from civitas.kernel import Table

ONE = 1
"""A face of the die."""


def phoenicia(*advances: str) -> tuple[Table, Clash]:
    """It is the turn of RED, who plays Phoenicia, on a board with a sea of three hexes."""
    table, g = playing("phoenicia", *advances)
    paint(g, D6="water", D7="water", D8="water")
    city(g, RED, "A3")
    return table, g


@pytest.mark.parametrize(
    ("before", "advance", "found"),
    [
        ((), "fishing", "self_sufficient"),
        (("fishing",), "war_ships", "bireme"),
        ((), "writing", "alphabet"),
        (("bartering",), "trade_routes", "cedar_and_dye"),
    ],
)
def test_each_advance_of_phoenicia_comes_with_another_one(before: tuple[str, ...], advance: str, found: str) -> None:
    table, g = phoenicia(*before)
    stock(g, RED, food=2)
    say(table, "advance", advance)
    assert {advance, found} <= set(g.players[RED].advances)


# ---------------------------------------------------------------------- Self-sufficient Cities


def blue_reaches_for(port_of: int, *advances: str) -> str:
    """Why BLUE may not take over what stands in a city of RED with a port of this colour; empty if it may be."""
    table, g = phoenicia(*advances)
    city(g, RED, "D5", "port")
    g.buildings["D5"] = (("port", port_of),)
    city(g, BLUE, "C5", "academy", "temple")
    city(g, BLUE, "G3")
    say(table, "pass", "pass", "pass", "end")
    return refused(table, "influence")


def test_ports_of_self_sufficient_cities_cannot_be_taken_over() -> None:
    assert blue_reaches_for(RED) == ""
    assert blue_reaches_for(RED, "self_sufficient") == "self-sufficient"


def test_other_buildings_of_self_sufficient_cities_can_be_taken_over() -> None:
    table, g = phoenicia("self_sufficient")
    city(g, RED, "D5", "port", "academy")
    city(g, BLUE, "C5", "academy", "temple")
    say(table, "pass", "pass", "pass", "end", "influence", "C5>D5", 9)
    assert set(g.buildings["D5"]) == {("port", RED), ("academy", BLUE)}


def test_a_port_that_was_taken_over_before_is_not_safe() -> None:
    table, g = phoenicia("self_sufficient")
    city(g, RED, "D5", "port")
    g.buildings["D5"] = (("port", BLUE),)
    say(table, "influence", "D5>D5", 9)
    assert g.buildings["D5"] == (("port", RED),)


def test_ports_are_worth_half_a_point_more_and_governments_nothing() -> None:
    _, g = phoenicia("self_sufficient", "voting", "civil_liberties")
    city(g, RED, "D5", "port", "academy")
    city(g, BLUE, "E6", "port")
    g.buildings["E6"] = (("port", RED),)
    points = halves(g, RED)
    assert points["structures"] == 2 * 5 + 2
    assert points["advances"] == 1
    assert halves(g, BLUE)["structures"] == 2


# ---------------------------------------------------------------------- Bireme


def at_sea(*of_blue: str) -> tuple[Table, Clash]:
    table, g = phoenicia("bireme")
    gained(g, BLUE, *of_blue)
    city(g, BLUE, "G3")
    troops(g, RED, "D6", ship=1)
    troops(g, BLUE, "D8", ship=1)
    say(table, "move", "D6>D8", ONE, ONE, False, ONE, ONE)
    return table, g


def test_biremes_add_two_at_sea_in_every_round() -> None:
    table, _ = at_sea()
    first, _, second, other = values(table)
    assert (first, second) == (other + 2, other + 2)


def test_biremes_add_two_in_the_first_round_only_against_war_ships() -> None:
    table, _ = at_sea("war_ships")
    first, _, second, other = values(table)
    assert (first, second) == (other + 2, other)


def test_biremes_do_not_fight_on_land() -> None:
    table, g = phoenicia("tactics", "bireme")
    city(g, BLUE, "G3")
    troops(g, RED, "B3", infantry=1)
    troops(g, BLUE, "B4", infantry=1)
    say(table, "move", "B3>B4", ONE, ONE)
    assert len(set(values(table))) == 1


# ---------------------------------------------------------------------- Alphabet


def test_two_routes_may_bring_an_idea_or_two_food() -> None:
    table, g = phoenicia("trade_routes", "alphabet", "storage")
    for hex in ("E8", "C8", "E7"):
        city(g, BLUE, hex)
    troops(g, RED, "D8", ship=3)
    next_turn(table)
    assert "D8:ship>E8:ideas" in offered(table)
    say(table, "D8:ship>E8:ideas", "D8:ship>C8:food+food")
    assert (g.players[RED].goods["ideas"], g.players[RED].goods["food"]) == (1, 2)
    assert {answer.rpartition(":")[2] for answer in offered(table)} == {"food", "done"}


# ---------------------------------------------------------------------- Cedar & Dye


def test_cities_with_a_port_form_a_route_each() -> None:
    for advances, trading in (((), False), (("cedar_and_dye",), True)):
        table, g = phoenicia("trade_routes", *advances)
        city(g, RED, "D5", "port")
        city(g, RED, "F2")
        city(g, BLUE, "C4")
        city(g, BLUE, "D4")
        next_turn(table)
        assert (asked(table) == (RED, "trade-route")) == trading
        if trading:
            assert refused(table, "D5:port>C4:food") == ""
            say(table, "D5:port>C4:food")
            assert asked(table) == (RED, "deed")
            assert g.players[RED].goods["food"] == 1


def test_ports_and_ships_reach_coastal_cities_three_hexes_away_and_settlers_do_not() -> None:
    table, g = phoenicia("trade_routes", "cedar_and_dye")
    paint(g, F5="water")
    city(g, RED, "D5", "port")
    troops(g, RED, "D6", ship=1)
    troops(g, RED, "D4", settler=1)
    city(g, BLUE, "G5")
    city(g, BLUE, "A5")
    next_turn(table)
    reached = {answer.rpartition(":")[0] for answer in offered(table) if answer != "done"}
    distance = g.atlas.distance
    assert distance["D5"]["G5"] == distance["D6"]["G5"] == 3
    assert {"D5:port>G5", "D6:ship>G5"} <= reached
    assert not [pair for pair in reached if "settler" in pair or pair.endswith(">A5")]


def test_ports_and_ships_do_not_reach_coastal_cities_four_hexes_away() -> None:
    table, g = phoenicia("trade_routes", "cedar_and_dye")
    paint(g, F3="water", E6="water")
    city(g, RED, "D5", "port")
    troops(g, RED, "E6", ship=1)
    city(g, BLUE, "G3")
    assert g.atlas.distance["D5"]["G3"] == g.atlas.distance["E6"]["G3"] == 4
    next_turn(table)
    assert asked(table) == (RED, "deed")

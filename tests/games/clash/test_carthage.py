"""§14.4.57 to §14.4.60 Carthage: Grey Wall, Hegemony, Pirate Alliance, Mercenary System, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, troops
from tests.games.clash.situations import TITLE, paint, stock
from tests.games.clash.tables import asked, next_event, next_turn, offered, playing, refused, say, told

from civitas.games.clash.box.content import EVENTS, HAPPY
from civitas.games.clash.box.queries import PIRATES, Clash, Owner, kind, put, stack, supply
from civitas.kernel import Table

ONE, FIVE = 1, 9
"""Faces of the die."""
RAID = next(id for id, event in EVENTS.items() if event.symbol == "pirates")
SEA = ("D4", "D3", "D2", "D1")


def carthage(*advances: str) -> tuple[Table, Clash]:
    """It is the turn of RED, who plays Carthage, with a port at the end of a sea of four hexes."""
    table, g = playing("carthage", *advances)
    paint(g, **dict.fromkeys(SEA, "water"))
    city(g, RED, "D5", "port")
    city(g, BLUE, "G3")
    return table, g


def fleet(*advances: str, at: str = "D4", pirates: int = 2, where: str = "D2") -> tuple[Table, Clash]:
    """The same with a ship of RED, and pirates beyond."""
    table, g = carthage("pirate_alliance", *advances)
    troops(g, RED, at, ship=1)
    if pirates:
        troops(g, PIRATES, where, ship=pirates)
    return table, g


def kinds(g: Clash, seat: Owner, hex: str) -> list[str]:
    return [kind(unit) for unit in stack(g, seat, hex)]


@pytest.mark.parametrize(
    ("before", "advance", "found"),
    [
        (("farming",), "husbandry", "grey_wall"),
        (("fishing",), "cartography", "hegemony"),
        (("fishing",), "navigation", "pirate_alliance"),
        (("tactics",), "draft", "mercenary_system"),
    ],
)
def test_each_advance_of_carthage_comes_with_another_one(before: tuple[str, ...], advance: str, found: str) -> None:
    table, g = carthage(*before)
    stock(g, RED, food=2)
    say(table, "advance", advance)
    assert {advance, found} <= set(g.players[RED].advances)


# ---------------------------------------------------------------------- Grey Wall


def test_without_a_market_a_token_pays_for_a_food_of_an_elephant_at_least() -> None:
    for goods, verdict in (({"food": 2}, "cannot-pay"), ({"food": 1, "mood": 1}, ""), ({"culture": 2}, "")):
        table, g = carthage("grey_wall")
        stock(g, RED, wood=1, ore=1, **goods)
        if refused(table, "recruit"):
            assert verdict
            continue
        say(table, "recruit", "D5")
        assert refused(table, "elephant") == verdict
    say(table, "elephant")
    assert kinds(g, RED, "D5") == ["elephant"]
    assert g.players[RED].goods["culture"] == 0


def test_in_a_city_with_a_market_elephants_cost_what_they_cost() -> None:
    table, g = carthage("grey_wall")
    g.buildings["D5"] = (("market", RED),)
    stock(g, RED, food=2)
    say(table, "recruit", "D5", "elephant")
    assert g.players[RED].goods["food"] == 0


# ---------------------------------------------------------------------- Hegemony


def test_as_an_action_a_ship_becomes_a_city_on_land_beside_it() -> None:
    table, g = carthage("hegemony")
    troops(g, RED, "D2", ship=1)
    say(table, "hegemony", "D2>C2")
    assert (g.city["C2"], g.buildings["C2"]) == (RED, ())
    assert "D2" not in g.units[RED]
    assert g.turn.actions == 2


def test_the_usual_rules_of_founding_hold_for_colonies() -> None:
    table, g = carthage("hegemony")
    paint(g, C2="barren")
    troops(g, RED, "D2", ship=1)
    troops(g, BLUE, "E2", infantry=1)
    g.exhausted = ("C1",)
    say(table, "hegemony")
    assert refused(table, "D2>C2") == "not-on-barren"
    assert refused(table, "D2>E2") == "enemies-there"


def test_cargo_of_the_ship_goes_ashore_and_moves_no_more() -> None:
    table, g = carthage("hegemony", "tactics")
    troops(g, RED, "D2", ship=1, infantry=1, settler=1)
    say(table, "hegemony", "D2>C2", "infantry+settler")
    assert kinds(g, RED, "C2") == ["infantry", "settler"]
    assert refused(table, "move") != ""


def test_cargo_may_stay_on_another_ship_and_what_fits_nowhere_is_lost() -> None:
    table, g = carthage("hegemony")
    troops(g, RED, "D2", ship=2, infantry=2)
    say(table, "hegemony", "D2>C2", "none")
    assert kinds(g, RED, "D2") == ["infantry", "infantry", "ship"]
    table, g = carthage("hegemony")
    troops(g, RED, "D2", ship=1, infantry=1)
    say(table, "hegemony", "D2>C2", "none")
    assert "D2" not in g.units[RED]


def test_no_more_goes_ashore_than_one_ship_carries_and_than_there_is_room_for() -> None:
    table, g = carthage("hegemony", "tactics")
    troops(g, RED, "D2", ship=2, infantry=3)
    say(table, "hegemony", "D2>C2")
    assert set(offered(table)) == {"infantry", "infantry+infantry", "none"}
    say(table, "infantry+infantry")
    assert told(table, "disembarks")[0]["units"] == {"infantry": 2}
    table, g = carthage("hegemony", "tactics")
    troops(g, RED, "C2", infantry=3)
    troops(g, RED, "D2", ship=1, infantry=2)
    say(table, "hegemony", "D2>C2")
    assert offered(table) == ["infantry", "none"]


def test_an_allied_pirate_ship_serves_too() -> None:
    table, g = fleet("hegemony", at="D2", pirates=0)
    put(g, RED, "D2", "pirate")
    say(table, "hegemony", "D2>C2")
    assert offered(table) == ["pirate", "ship"]
    say(table, "pirate")
    assert kinds(g, RED, "D2") == ["ship"]
    assert supply(g, PIRATES, "ship") == 4


# ---------------------------------------------------------------------- Pirate Alliance


def test_who_comes_to_pirates_fights_them_or_makes_them_allies() -> None:
    table, g = fleet()
    say(table, "move", "D4>D2")
    assert asked(table) == (RED, "fight-pirates")
    say(table, False)
    assert kinds(g, RED, "D2") == ["pirate", "pirate", "ship"]
    assert "D2" not in g.units[PIRATES]
    assert supply(g, PIRATES, "ship") == 2
    table, g = fleet(pirates=1)
    say(table, "move", "D4>D2", True, FIVE, ONE)
    assert kinds(g, RED, "D2") == ["ship"]
    assert g.players[RED].goods["gold"] == 1


def test_without_the_alliance_pirates_are_enemies_and_stop_ships() -> None:
    table, g = carthage()
    troops(g, RED, "D4", ship=1)
    troops(g, PIRATES, "D2", ship=1)
    say(table, "move")
    assert "D4>D1" not in offered(table)


def test_ships_pass_pirates() -> None:
    table, g = fleet()
    say(table, "move", "D4>D1")
    assert kinds(g, RED, "D1") == ["ship"]
    assert kinds(g, PIRATES, "D2") == ["ship", "ship"]


def test_recruited_ships_meet_pirates_too() -> None:
    table, g = carthage("pirate_alliance")
    troops(g, PIRATES, "D4", ship=1)
    stock(g, RED, wood=2)
    say(table, "recruit", "D5", "ship")
    assert asked(table) == (RED, "fight-pirates")
    say(table, False)
    assert kinds(g, RED, "D4") == ["pirate", "ship"]
    assert TITLE.invariants(g) == []


def test_land_units_that_board_pirates_make_them_allies() -> None:
    table, g = carthage("pirate_alliance")
    troops(g, PIRATES, "D4", ship=1)
    troops(g, RED, "D5", settler=1)
    say(table, "move", "D5>D4")
    assert kinds(g, RED, "D4") == ["pirate", "settler"]
    say(table, "D4>D2")
    if asked(table) == (RED, "group"):
        say(table, offered(table)[0])
    assert kinds(g, RED, "D2") == ["pirate", "settler"]


def test_allies_move_only_in_company_and_leave_when_it_has_gone() -> None:
    table, g = fleet(at="D3", pirates=0)
    put(g, RED, "D3", "pirate")
    say(table, "move", "D3>D1")
    assert refused(table, "pirate") == "unaccompanied"
    say(table, "ship")
    assert kinds(g, PIRATES, "D3") == ["ship"]
    assert "D3" not in g.units[RED]
    assert TITLE.invariants(g) == []


def test_allies_whose_company_has_moved_are_offered_no_move() -> None:
    table, _ = fleet()
    say(table, "move", "D4>D2", False)
    assert [move for move in offered(table) if move.startswith("D2>")] == ["D2>D2:betrayal"]


def test_pirates_of_an_alliance_plunder_nobody_and_close_no_water() -> None:
    for allied in (False, True):
        table, g = carthage("pirate_alliance", "fishing", "farming")
        if allied:
            put(g, RED, "D3", "pirate", "ship")
        else:
            troops(g, PIRATES, "D3", ship=1)
        say(table, "produce", "D5")
        assert refused(table, "D4:food") == ("" if allied else "pirates-near")


def test_with_all_four_pirates_in_alliances_their_symbol_does_nothing() -> None:
    table, g = fleet(pirates=0)
    put(g, RED, "D4", *["pirate"] * 4)
    stock(g, RED, food=2)
    next_event(g, RAID)
    say(table, "advance", "farming")
    assert told(table, "symbol")
    assert told(table, "pirates-come") == told(table, "pirates-leave") == []
    assert g.units[PIRATES] == {}


def test_with_some_in_alliances_only_the_free_ones_come() -> None:
    table, g = fleet(pirates=0)
    put(g, RED, "D4", *["pirate"] * 3)
    stock(g, RED, food=2)
    next_event(g, RAID)
    say(table, "advance", "farming")
    while asked(table) == (RED, "pirates-come"):
        say(table, offered(table)[0])
    assert sum(map(len, g.units[PIRATES].values())) == 1


def test_in_a_battle_allies_fall_first_and_the_enemy_gains_nothing_for_them() -> None:
    table, g = fleet(at="D2", pirates=0)
    put(g, RED, "D2", "pirate")
    troops(g, BLUE, "D4", ship=1)
    say(table, "pass", "pass", "pass", "end", "move", "D4>D2", FIVE, [ONE, ONE])
    assert kinds(g, RED, "D2") == ["ship"]
    assert g.players[BLUE].goods["gold"] == 0
    assert asked(table)[1] != "pirate-token"


def test_eight_ships_find_room_on_one_hex() -> None:
    table, g = fleet(pirates=4)
    troops(g, RED, "D4", ship=3)
    say(table, "move", "D4>D2", "ship+ship+ship+ship", False)
    assert len(stack(g, RED, "D2")) == 8
    assert TITLE.invariants(g) == []


def test_allied_pirates_form_trade_routes() -> None:
    table, g = fleet("trade_routes", at="D2", pirates=0)
    put(g, RED, "D2", "pirate")
    city(g, BLUE, "C2")
    city(g, BLUE, "E2")
    next_turn(table)
    assert asked(table) == (RED, "trade-route")
    assert any(answer.startswith("D2:pirate>") for answer in offered(table))


def test_an_event_may_take_an_allied_pirate_in_the_place_of_an_own_unit() -> None:
    table, g = fleet(at="D2", pirates=0)
    put(g, RED, "D2", "pirate")
    stock(g, RED, food=2)
    next_event(g, next(id for id, event in EVENTS.items() if event.name == "epidemic"))
    say(table, "advance", "farming")
    while "D2:pirate" not in offered(table):
        say(table, offered(table)[0])
    say(table, "D2:pirate")
    assert kinds(g, RED, "D2") == ["ship"]


def test_for_a_move_allies_are_attacked_where_they_are() -> None:
    table, g = fleet(at="D2", pirates=0)
    put(g, RED, "D2", "pirate")
    say(table, "move", "D2>D2:betrayal", FIVE, ONE)
    assert kinds(g, RED, "D2") == ["ship"]
    assert g.players[RED].goods["gold"] == 1
    assert supply(g, PIRATES, "ship") == 4


def test_ships_that_join_an_alliance_may_attack_it_with_all_who_are_there() -> None:
    table, g = fleet(at="D2", pirates=0)
    put(g, RED, "D2", "pirate")
    troops(g, RED, "D4", ship=1)
    say(table, "move", "D4>D2", True, [FIVE, FIVE], ONE)
    assert kinds(g, RED, "D2") == ["ship", "ship"]
    assert g.players[RED].goods["gold"] == 1


def test_nobody_recruits_pirates() -> None:
    table, g = fleet(at="D4", pirates=0)
    put(g, RED, "D4", "pirate")
    stock(g, RED, wood=2, food=2)
    say(table, "recruit", "D5")
    assert "pirate" not in offered(table)


# ---------------------------------------------------------------------- Mercenary System


def test_draft_may_be_paid_with_gold() -> None:
    table, g = carthage("draft", "mercenary_system")
    g.buildings["D5"] = ()
    stock(g, RED, gold=1)
    say(table, "recruit", "D5", "infantry:draft")
    assert kinds(g, RED, "D5") == ["infantry"]
    assert g.players[RED].goods["gold"] == 0


def test_in_a_city_with_a_port_draft_may_bring_a_ship_that_counts_for_the_maximum() -> None:
    table, g = carthage("draft", "mercenary_system")
    g.mood["D5"] = HAPPY
    g.buildings["D5"] = (("port", RED),)
    stock(g, RED, gold=1, wood=7)
    say(table, "recruit", "D5", "infantry:draft")
    assert asked(table) == (RED, "instead")
    say(table, "ship:draft", "ship", "ship")
    assert kinds(g, RED, "D4") == ["ship", "ship", "ship"]
    assert asked(table) == (RED, "deed")


def test_without_a_port_draft_brings_infantry() -> None:
    table, g = carthage("draft", "mercenary_system")
    gained(g, RED, "tactics")
    g.buildings["D5"] = ()
    stock(g, RED, gold=1, wood=2)
    say(table, "recruit", "D5", "infantry:draft")
    assert asked(table) == (RED, "deed")

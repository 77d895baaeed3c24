"""§14.4.13 to §14.4.16 The Vikings: Ship Construction, Longships, Raiding, Rune Stones, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, offered, playing, refused, say, told

from civitas.games.clash.box.queries import Clash, buildings_left, kind, stack
from civitas.games.clash.scoring import halves
from civitas.kernel import CHANCE, Table

ONE, FIVE = 1, 9
"""Faces of the die."""
COAST = {"D6": "water", "D7": "water", "D8": "water"}


def vikings(*advances: str) -> tuple[Table, Clash]:
    """It is the turn of RED, who plays the Vikings, on a board with a sea of three hexes."""
    table, g = playing("vikings", *advances)
    paint(g, **COAST)
    city(g, RED, "A3")
    return table, g


def kinds(g: Clash, seat: int, hex: str) -> list[str]:
    return [kind(unit) for unit in stack(g, seat, hex)]


@pytest.mark.parametrize(
    ("before", "advance", "found"),
    [
        ((), "fishing", "ship_construction"),
        (("fishing",), "war_ships", "longships"),
        (("bartering",), "trade_routes", "raiding"),
        (("myths",), "rituals", "rune_stones"),
    ],
)
def test_each_advance_of_the_vikings_comes_with_another_one(before: tuple[str, ...], advance: str, found: str) -> None:
    table, g = vikings(*before)
    stock(g, RED, food=2)
    say(table, "advance", advance)
    assert {advance, found} <= set(g.players[RED].advances)


# ---------------------------------------------------------------------- Ship Construction


def test_infantry_and_settlers_become_ships_when_they_move_onto_water() -> None:
    table, g = vikings("tactics", "ship_construction")
    troops(g, RED, "D5", infantry=1, settler=1)
    say(table, "move", "D5>D6:conversion", "infantry+settler", "infantry+settler")
    assert kinds(g, RED, "D6") == ["ship", "ship"]
    assert [note["unit"] for note in told(table, "converted")] == ["infantry", "settler"]


def test_not_everybody_need_become_a_ship_and_the_rest_is_carried() -> None:
    table, g = vikings("tactics", "ship_construction")
    troops(g, RED, "D5", infantry=3)
    say(table, "move", "D5>D6:conversion")
    assert refused(table, "infantry") == ""
    say(table, "infantry+infantry+infantry")
    assert asked(table) == (RED, "ships-from")
    assert "infantry" in offered(table)
    say(table, "infantry")
    assert kinds(g, RED, "D6") == ["infantry", "infantry", "ship"]


def test_ships_become_settlers_or_with_tactics_infantry_when_they_move_onto_land() -> None:
    table, g = vikings("tactics", "ship_construction")
    troops(g, RED, "D6", ship=2)
    say(table, "move", "D6>D5:conversion", "ship+ship")
    assert asked(table) == (RED, "ships-into")
    assert offered(table) == ["settler+settler", "infantry+settler", "infantry+infantry"]
    say(table, "infantry+settler")
    assert kinds(g, RED, "D5") == ["infantry", "settler"]


def test_without_tactics_ships_become_settlers_only() -> None:
    table, g = vikings("ship_construction")
    troops(g, RED, "D6", ship=1)
    troops(g, RED, "D5", infantry=1)
    say(table, "move")
    assert "D5>D6:conversion" not in offered(table)
    say(table, "D6>D5:conversion")
    assert kinds(g, RED, "D5") == ["infantry", "settler"]


def test_cargo_that_no_ship_is_left_to_carry_must_go_ashore() -> None:
    table, g = vikings("tactics", "ship_construction")
    troops(g, RED, "D6", ship=2, infantry=3)
    say(table, "move", "D6>D5:conversion")
    assert refused(table, "ship") == "no-ship-room"
    assert refused(table, "infantry+ship") == ""
    assert refused(table, "infantry+infantry+ship+ship") == "no-ship-room"
    say(table, "infantry+infantry+infantry+ship+ship", "settler+settler")
    assert kinds(g, RED, "D5") == ["infantry"] * 3 + ["settler"] * 2
    assert "D6" not in g.units[RED]


def test_a_conversion_is_the_move_of_the_unit_and_keeps_what_it_has_gone_through() -> None:
    table, g = vikings("tactics", "ship_construction")
    paint(g, D5="mountain", C5="forest")
    troops(g, RED, "D6", ship=1)
    say(table, "move", "D6>D5:conversion", "settler")
    assert asked(table) == (RED, "move")
    assert not [move for move in offered(table) if move.startswith("D5>")]
    say(table, "stay", "pass")
    assert refused(table, "move")


def test_a_unit_that_entered_a_forest_starts_no_battle_after_it_was_a_ship() -> None:
    table, g = vikings("tactics", "ship_construction")
    paint(g, D5="forest")
    troops(g, RED, "D4", infantry=1)
    say(table, "move", "D4>D5", "stay", "move", "D5>D6:conversion", "stay")
    assert stack(g, RED, "D6") == ("ship:f",)


def test_nobody_converts_where_enemies_are_or_without_a_piece_left() -> None:
    table, g = vikings("tactics", "ship_construction")
    troops(g, RED, "D5", infantry=1)
    troops(g, BLUE, "D6", ship=1)
    say(table, "move")
    assert refused(table, "D5>D6:conversion") == "enemies-there"
    say(table, "stay")
    g.units[BLUE].clear()
    troops(g, RED, "D8", ship=4)
    say(table, "move")
    assert refused(table, "D5>D6:conversion") == "no-unit-left"


def test_a_conversion_that_would_overfill_the_hex_is_not_allowed() -> None:
    table, g = vikings("tactics", "ship_construction")
    troops(g, RED, "D5", infantry=3, settler=4)
    troops(g, RED, "D6", ship=1, infantry=2)
    say(table, "move")
    assert refused(table, "D6>D5:conversion")
    say(table, "stay")
    g.units[RED]["D6"] = ("ship", "ship")
    say(table, "move", "D6>D5:conversion")
    assert kinds(g, RED, "D6") == ["ship"]
    assert kinds(g, RED, "D5").count("infantry") == 4


def test_with_ship_construction_navigation_is_free() -> None:
    table, g = vikings("fishing", "ship_construction")
    say(table, "advance", "navigation")
    assert "navigation" in g.players[RED].advances


def test_a_conversion_is_no_move_of_a_ship_for_cartography() -> None:
    table, g = vikings("cartography", "tactics", "ship_construction")
    troops(g, RED, "D5", infantry=1)
    say(table, "move", "D5>D6:conversion", "stay")
    assert g.players[RED].goods["ideas"] == 0


def test_the_infantry_of_others_does_not_become_a_ship() -> None:
    table, g = vikings("tactics")
    troops(g, RED, "D5", infantry=1)
    say(table, "move")
    assert "D5>D6:conversion" not in offered(table)


# ---------------------------------------------------------------------- Longships


def sea_battle(*advances: str) -> tuple[Table, Clash]:
    """RED moves two ships against one of BLUE and sinks it."""
    table, g = vikings(*advances)
    city(g, BLUE, "G3")
    troops(g, RED, "D6", ship=2)
    troops(g, BLUE, "D8", ship=1)
    say(table, "move", "D6>D8", "ship+ship", [FIVE, FIVE], ONE)
    return table, g


def test_longships_move_again_after_a_battle_at_sea_and_other_ships_do_not() -> None:
    for advances, again in (((), False), (("longships",), True)):
        table, g = sea_battle(*advances)
        assert kinds(g, RED, "D8") == ["ship", "ship"]
        assert not [move for move in offered(table) if move.startswith("D8>")]
        say(table, "stay")
        assert (refused(table, "move") == "") == again


def test_longships_that_retreat_move_again() -> None:
    table, g = vikings("longships")
    city(g, BLUE, "G3")
    troops(g, RED, "D6", ship=1)
    troops(g, BLUE, "D8", ship=1)
    say(table, "move", "D6>D8", ONE, ONE, True)
    assert stack(g, RED, "D6") == ("ship:m",)
    say(table, "stay", "move", "D6>D7")
    assert kinds(g, RED, "D7") == ["ship"]


def test_longships_carry_three_land_units_each() -> None:
    for advances, most in (((), 2), (("longships",), 3)):
        table, g = vikings("tactics", *advances)
        troops(g, RED, "D5", infantry=4)
        troops(g, RED, "D6", ship=1)
        say(table, "move", "D5>D6")
        assert max(answer.count("infantry") for answer in offered(table)) == most
        say(table, "+".join(["infantry"] * most), "D6>D7")
        say(table, max(offered(table), key=len))
        assert len(stack(g, RED, "D7")) == most + 1


# ---------------------------------------------------------------------- Raiding


def trading(*advances: str) -> tuple[Table, Clash]:
    """BLUE plays a turn, then RED's begins, with routes to form."""
    table, g = vikings("trade_routes", *advances)
    city(g, BLUE, "E8")
    city(g, BLUE, "C8")
    stock(g, BLUE, wood=1, gold=2)
    return table, g


def to_red(table: Table) -> None:
    """On to the start of RED's next turn."""
    say(table, "pass", "pass", "pass", "end", "pass", "pass", "pass", "end")


def test_a_ship_right_beside_the_city_of_its_route_costs_the_owner_a_resource_of_choice() -> None:
    table, g = trading("raiding")
    troops(g, RED, "D8", ship=1)
    to_red(table)
    say(table, "D8:ship>E8:food")
    assert asked(table) == (RED, "raid")
    say(table, True)
    assert asked(table) == (BLUE, "raided")
    assert offered(table) == ["wood", "gold"]
    say(table, "gold")
    assert g.players[BLUE].goods["gold"] == 1
    assert told(table, "raided")[0]["good"] == "gold"


def test_who_has_one_resource_is_not_asked_which() -> None:
    table, g = trading("raiding")
    g.players[BLUE].goods.update(wood=0, gold=2)
    troops(g, RED, "D8", ship=1)
    to_red(table)
    say(table, "D8:ship>E8:food", True)
    assert asked(table)[1] != "raided"
    assert g.players[BLUE].goods["gold"] == 1


def test_nobody_need_raid() -> None:
    table, g = trading("raiding")
    troops(g, RED, "D8", ship=1)
    to_red(table)
    say(table, "D8:ship>E8:food", False)
    assert g.players[BLUE].goods["gold"] == 2


def test_ships_farther_away_and_settlers_do_not_raid() -> None:
    table, g = trading("raiding")
    troops(g, RED, "D6", ship=1)
    troops(g, RED, "C7", settler=1)
    to_red(table)
    say(table, "D6:ship>E8:food", "C7:settler>C8:food")
    assert asked(table) == (RED, "deed")
    assert told(table, "raided") == []


def test_each_opponent_is_raided_once() -> None:
    table, g = trading("raiding")
    troops(g, RED, "D8", ship=2)
    to_red(table)
    say(table, "D8:ship>E8:food", True, "wood", "D8:ship>C8:food")
    assert asked(table) == (RED, "deed")
    assert g.players[BLUE].goods["gold"] == 2


# ---------------------------------------------------------------------- Rune Stones


def lost_battle(number: int, stones: int = 0) -> tuple[Table, Clash]:
    """RED attacks with so many infantry and loses them all in the first round."""
    table, g = vikings("tactics", "rune_stones")
    city(g, BLUE, "G3")
    g.players[RED].mat = ("obelisk",) * stones
    troops(g, RED, "D4", infantry=number)
    troops(g, BLUE, "D3", infantry=4)
    say(table, "move", "D4>D3")
    if asked(table) == (RED, "group"):
        say(table, "+".join(["infantry"] * number))
    say(table, [ONE] * number if number > 1 else ONE, [FIVE] * 4)
    return table, g


def test_after_two_army_units_lost_in_a_battle_a_rune_stone_is_worth_a_point() -> None:
    table, g = lost_battle(2)
    assert asked(table) == (RED, "rune-stone")
    before = halves(g, RED)["objectives"]
    say(table, True)
    assert halves(g, RED)["objectives"] == before + 2
    assert g.players[RED].mat == ("obelisk",)
    assert told(table, "rune-stone") == [{"seat": RED, "number": 1}]


def test_a_rune_stone_may_be_left_in_the_supply() -> None:
    table, g = lost_battle(2)
    say(table, False)
    assert g.players[RED].mat == ()


def test_settlers_and_ships_lost_bring_no_rune_stone() -> None:
    table, g = vikings("tactics", "rune_stones")
    gained(g, BLUE, "tactics")
    city(g, BLUE, "G3")
    troops(g, RED, "D6", ship=2, settler=2)
    troops(g, BLUE, "D8", ship=3)
    say(table, "move", "D6>D8", "settler+settler+ship+ship", [ONE, ONE], [FIVE, FIVE, FIVE])
    assert "D8" not in g.units[RED]
    assert asked(table)[1] != "rune-stone"


def test_one_army_unit_lost_brings_no_rune_stone() -> None:
    table, _ = lost_battle(1)
    assert asked(table)[1] != "rune-stone"


def test_there_are_five_rune_stones() -> None:
    table, g = lost_battle(2, stones=4)
    say(table, True)
    assert len(g.players[RED].mat) == 5
    table, g = lost_battle(2, stones=5)
    assert asked(table)[1] != "rune-stone"


def test_rune_stones_and_obelisks_come_from_the_same_supply() -> None:
    table, g = lost_battle(2, stones=4)
    assert buildings_left(g, RED, "obelisk") == 1
    say(table, True)
    assert buildings_left(g, RED, "obelisk") == 0
    table, g = playing("vikings", "rune_stones", "arts")
    g.players[RED].mat = ("obelisk",) * 5
    for hex in ("C4", "E4"):
        city(g, RED, hex)
    stock(g, RED, food=1, wood=1, ore=1)
    assert "construct" not in offered(table)
    g.players[RED].mat = ("obelisk",) * 4
    say(table, "construct", "C4:building:obelisk")
    assert buildings_left(g, RED, "obelisk") == 0


def test_army_units_that_drown_count_for_rune_stones() -> None:
    table, g = vikings("tactics", "rune_stones")
    gained(g, BLUE, "tactics")
    city(g, BLUE, "G3")
    troops(g, RED, "D6", ship=1, infantry=2)
    troops(g, BLUE, "D8", ship=2)
    say(table, "move", "D6>D8", "infantry+infantry+ship")
    assert asked(table) == (CHANCE, "combat")
    say(table, ONE, [FIVE, FIVE])
    assert asked(table) == (RED, "rune-stone")


def test_a_mat_with_something_on_it_is_written_and_read() -> None:
    _, g = vikings()
    assert "mat" not in g.players[RED].dump()
    g.players[RED].mat = ("obelisk",)
    assert Clash.load(g.dump()).players[RED].mat == ("obelisk",)

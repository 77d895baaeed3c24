"""§14.4.37 to §14.4.40 The Huns: Nomads, Horsemen, Raiders, Tribalism, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, next_event, offered, playing, refused, say

from civitas.games.clash.box.content import ANGRY, EVENTS, HAPPY, NEUTRAL
from civitas.games.clash.box.queries import BARBARIANS, Clash, Owner, add_city, kind, stack
from civitas.kernel import Table

MARCH = next(id for id, event in EVENTS.items() if event.symbol == "barbarians_move")


def huns(*advances: str) -> tuple[Table, Clash]:
    """It is the turn of RED, who plays the Huns."""
    table, g = playing("huns", *advances)
    city(g, RED, "D5")
    city(g, RED, "A3", "academy")
    city(g, BLUE, "G3")
    return table, g


def kinds(g: Clash, seat: Owner, hex: str) -> list[str]:
    return [kind(unit) for unit in stack(g, seat, hex)]


@pytest.mark.parametrize(
    ("before", "advance", "found"),
    [
        (("farming",), "storage", "nomads"),
        (("farming",), "husbandry", "horsemen"),
        ((), "tactics", "raiders"),
        (("philosophy",), "voting", "tribalism"),
    ],
)
def test_each_advance_of_the_huns_comes_with_another_one(before: tuple[str, ...], advance: str, found: str) -> None:
    table, g = huns(*before)
    stock(g, RED, food=2)
    say(table, "advance", advance)
    assert {advance, found} <= set(g.players[RED].advances)


# ---------------------------------------------------------------------- Nomads


def test_a_city_of_size_one_moves_and_finds_a_resource() -> None:
    table, g = huns("farming", "nomads")
    paint(g, D4="forest")
    say(table, "move", "D5>D4:nomads")
    assert "D5" not in g.city
    assert (g.city["D4"], g.mood["D4"], g.buildings["D4"]) == (RED, NEUTRAL, ())
    assert g.players[RED].goods["wood"] == 1


def test_the_move_of_a_city_points_at_where_from_and_where_to() -> None:
    table, _ = huns("farming", "nomads")
    say(table, "move")
    label = table.prompt(RED).label("D5>D4:nomads")
    assert label.to_json() == {
        "text": "move-by-nomads",
        "targets": ["hex:D5", "hex:D4"],
        "params": {"hex": "D5", "target": "D4"},
    }


def test_moving_a_city_activates_it() -> None:
    table, g = huns("farming", "nomads", "storage")
    g.mood["D5"] = HAPPY
    say(table, "move", "D5>D4:nomads", "stay")
    assert g.mood["D4"] == HAPPY
    say(table, "produce", "D4", "D4:food")
    assert g.mood["D4"] == NEUTRAL


def test_larger_and_angry_cities_stay_where_they_are() -> None:
    table, g = huns("nomads")
    g.mood["D5"] = ANGRY
    troops(g, RED, "D7", settler=1)
    say(table, "move")
    assert not [move for move in offered(table) if move.endswith(":nomads")]


def test_cities_do_not_move_to_enemies_or_cities() -> None:
    table, g = huns("nomads")
    city(g, BLUE, "D4")
    troops(g, BLUE, "D6", infantry=1)
    say(table, "move")
    assert refused(table, "D5>D4:nomads") == "city-in-the-way"
    assert refused(table, "D5>D6:nomads") == "enemies-there"


def test_units_go_with_the_city() -> None:
    table, g = huns("tactics", "nomads")
    troops(g, RED, "D5", settler=1, infantry=1)
    say(table, "move", "D5>D4:nomads")
    assert asked(table) == (RED, "company")
    say(table, "infantry")
    assert (kinds(g, RED, "D4"), kinds(g, RED, "D5")) == (["infantry"], ["settler"])
    assert asked(table) == (RED, "move")
    assert not [move for move in offered(table) if move.startswith("D4>")]


def test_a_city_may_move_without_the_units_in_it() -> None:
    table, g = huns("nomads")
    troops(g, RED, "D5", settler=1)
    say(table, "move", "D5>D4:nomads", "none")
    assert kinds(g, RED, "D5") == ["settler"]
    assert g.city["D4"] == RED


def test_on_barren_and_exhausted_land_nomads_find_nothing() -> None:
    table, g = huns("farming", "irrigation", "nomads")
    paint(g, D4="barren")
    say(table, "move", "D5>D4:nomads", "stay")
    assert g.players[RED].goods["food"] == 0
    g.exhausted = ("D3",)
    say(table, "move", "D4>D3:nomads")
    assert g.city["D3"] == RED
    assert g.players[RED].goods["food"] == 0


def test_a_city_moves_once_in_an_action_and_not_after_a_mountain() -> None:
    table, g = huns("nomads")
    g.mood["D5"] = HAPPY
    paint(g, D3="mountain")
    say(table, "move", "D5>D4:nomads")
    assert refused(table, "D4>D3:nomads") == "moved-already"
    say(table, "stay", "move", "D4>D3:nomads", "stay")
    assert g.mood["D3"] == NEUTRAL
    troops(g, RED, "D7", settler=1)
    say(table, "move")
    assert refused(table, "D3>D2:nomads") == "tired"


# ---------------------------------------------------------------------- Horsemen


def test_cities_of_size_one_recruit_cavalry_without_a_market() -> None:
    table, g = huns("horsemen")
    stock(g, RED, food=2, wood=2)
    say(table, "recruit", "D5")
    assert refused(table, "cavalry") == ""
    table, g = huns("horsemen")
    stock(g, RED, food=2, wood=2, ore=1)
    say(table, "recruit", "A3")
    assert refused(table, "cavalry") == "needs-building"


def test_each_cavalry_recruited_brings_a_free_move() -> None:
    table, g = huns("tactics", "horsemen")
    g.mood["D5"] = HAPPY
    troops(g, RED, "D7", infantry=1)
    stock(g, RED, food=2, wood=2)
    say(table, "recruit", "D5", "cavalry", "cavalry")
    assert (asked(table), g.turn.moves, g.turn.actions) == ((RED, "move"), 2, 2)
    say(table, "D5>D4", "cavalry", "D7>D8")
    assert asked(table) == (RED, "deed")
    assert (kinds(g, RED, "D4"), kinds(g, RED, "D8")) == (["cavalry"], ["infantry"])


# ---------------------------------------------------------------------- Raiders


def blue_settles(at: str, infantry: int = 0, *advances: str) -> tuple[Table, Clash]:
    """BLUE's turn, with a settler on this hex, and army units of RED, who raids, at D4."""
    table, g = huns("raiders")
    gained(g, BLUE, *advances)
    troops(g, RED, "D4", infantry=1)
    troops(g, BLUE, at, settler=1, infantry=infantry)
    say(table, "pass", "pass", "pass", "end")
    return table, g


def test_near_raiders_settlers_found_no_city() -> None:
    table, _ = blue_settles("E3")
    assert refused(table, "found") == "raiders-near"
    table, _ = blue_settles("D7")
    assert refused(table, "found") == ""


def test_near_raiders_settlers_form_no_trade_routes() -> None:
    for infantry in (0, 1):
        table, _ = blue_settles("D6", infantry, "trade_routes")
        assert (asked(table) == (BLUE, "trade-route")) == bool(infantry)


def test_settlers_with_an_escort_or_in_their_city_are_safe_from_raiders() -> None:
    table, _ = blue_settles("E3", 1)
    assert refused(table, "found") == ""
    table, g = huns("raiders")
    gained(g, BLUE, "trade_routes")
    troops(g, RED, "D4", infantry=1)
    city(g, BLUE, "E4")
    troops(g, BLUE, "E4", settler=1)
    say(table, "pass", "pass", "pass", "end")
    assert asked(table) == (BLUE, "trade-route")


# ---------------------------------------------------------------------- Tribalism


def marching(**goods: int) -> tuple[Table, Clash]:
    """An event of RED moves a group of barbarians two hexes from D5."""
    table, g = huns("tribalism")
    add_city(g, BARBARIANS, "D7", ANGRY)
    troops(g, BARBARIANS, "D7", infantry=1)
    stock(g, RED, food=2, **goods)
    next_event(g, MARCH)
    say(table, "advance", "mining")
    return table, g


def test_for_a_token_barbarians_go_where_the_huns_say() -> None:
    for token in ("mood", "culture"):
        table, g = marching(**{token: 1})
        assert asked(table) == (RED, "tribalism")
        say(table, True)
        assert asked(table) == (RED, "barbarian-step")
        assert set(offered(table)) == set(g.atlas.neighbours["D7"])
        say(table, "D8")
        assert kinds(g, BARBARIANS, "D8") == ["infantry"]
        assert g.players[RED].goods[token] == 0


def test_without_a_token_barbarians_go_their_own_way() -> None:
    table, g = marching()
    assert asked(table)[1] != "tribalism"
    table, g = marching(mood=1)
    say(table, False)
    if asked(table) == (RED, "barbarian-step"):
        assert set(offered(table)) < set(g.atlas.neighbours["D7"])

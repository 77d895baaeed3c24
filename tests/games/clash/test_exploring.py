import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, lead, question, troops
from tests.games.clash.situations import board, paint
from tests.games.clash.tables import asked, at_red_turn, offered, say

from civitas.games.clash.actions.explore import AS_IT_IS, TURNED, by_land, by_sea, by_water, layout
from civitas.games.clash.actions.move import begin_moving, next_move
from civitas.games.clash.actions.targets import navigation_targets
from civitas.games.clash.box.content import TILES, WATER
from civitas.games.clash.box.queries import Clash, kind, put, stack
from civitas.games.clash.secrets import view


def frontier(slot: str, tile: str, **terrain: str) -> Clash:
    """Everything is explored but one slot, under which this tile lies; some hexes are painted."""
    g = board()
    for hex in g.atlas.slots[slot].hexes:
        del g.terrain[hex]
    g.tiles = {slot: tile}
    g.terrain.update(terrain)
    return g


def march(g: Clash, *answers: str) -> None:
    lead(begin_moving(g, RED))
    lead(next_move(g, RED), *answers)


def test_no_tile_has_water_on_opposite_hexes_so_one_way_always_keeps_the_entry_dry() -> None:
    for tile in TILES.values():
        top, left, right, bottom = tile.terrain
        assert not top == bottom == WATER
        assert not left == right == WATER


def test_the_hex_that_is_entered_does_not_become_water() -> None:
    """t11 is water, plain, forest, mountain: entered at the top it must be turned."""
    g = frontier("u10", "t11")
    assert by_land(g, "u10", "t11", "F7") == [TURNED]
    assert layout(g, "u10", "t11", TURNED)["F7"] == "mountain"


def test_a_settler_that_explores_a_mountain_stays_there_and_may_found_a_city() -> None:
    g = frontier("u10", "t11")
    troops(g, RED, "F6", settler=1)
    march(g, "F6>F7")
    assert g.terrain["F7"] == "mountain"
    assert stack(g, RED, "F7") == ("settler:ms",)
    assert g.laid["u10"] == "-t11"


def test_water_joins_water_if_the_entry_stays_dry() -> None:
    """t11 has its water on top; only turned does it touch the water at E9."""
    g = frontier("u10", "t11", E9="water")
    assert by_land(g, "u10", "t11", "E7") == [TURNED]
    assert by_land(g, "u10", "t11", "F8") == [TURNED]


def test_without_contact_water_goes_to_the_edge_of_the_board() -> None:
    """Slot u08 lies at the edge with all its hexes; u05 with three of them."""
    g = frontier("u05", "t11")
    ways = by_land(g, "u05", "t11", "G4")
    assert ways == [AS_IT_IS]
    assert layout(g, "u05", "t11", AS_IT_IS)["H4"] == WATER


def test_if_several_ways_are_left_the_explorer_chooses() -> None:
    g = frontier("u10", "t20")
    troops(g, RED, "F6", settler=1)
    lead(begin_moving(g, RED))
    asked = question(next_move(g, RED), "F6>F7")
    assert asked.prompt.legal() == [AS_IT_IS, TURNED]
    assert g.turned == "t20"


def test_while_it_is_chosen_everybody_sees_how_the_tile_would_lie() -> None:
    g = frontier("u10", "t20")
    troops(g, RED, "F6", settler=1)
    assert view(g, BLUE)["ways"] == {}
    lead(begin_moving(g, RED))
    asked = question(next_move(g, RED), "F6>F7")
    assert view(g, BLUE)["ways"] == {way: layout(g, "u10", "t20", way) for way in (AS_IT_IS, TURNED)}
    assert [asked.prompt.label(way).targets[0] for way in asked.prompt.legal()] == ["way:as-it-is", "way:turned"]


def test_a_border_tile_with_water_at_the_edge_either_way_is_a_free_choice() -> None:
    g = frontier("u08", "t11")
    assert by_water(g, "u08", "t11", [AS_IT_IS, TURNED]) == [AS_IT_IS, TURNED]


def test_an_explored_tile_is_revealed_to_all_and_cannot_be_undone() -> None:
    g = frontier("u10", "t11")
    troops(g, RED, "F6", settler=1)
    lead(begin_moving(g, RED))
    assert lead(next_move(g, RED), "F6>F7").reveals == 1
    assert g.tiles == {}


def test_a_ship_explores_a_tile_at_its_sea_and_enters_any_of_its_water() -> None:
    """t05 is water, mountain, water, mountain: either way its water joins the sea at F6."""
    g = frontier("u10", "t05", F6="water")
    troops(g, RED, "F6", ship=1)
    assert by_sea(g, "u10", "t05", ["F6"]) == [AS_IT_IS, TURNED]
    march(g, "F6>u10", AS_IT_IS, "F8")
    assert [hex for hex in g.atlas.slots["u10"].hexes if g.terrain[hex] == WATER] == ["F7", "F8"]
    assert stack(g, RED, "F8") == ("ship:m",)


def test_the_water_of_a_tile_explored_by_ship_joins_its_sea_if_it_can() -> None:
    """t11 has water on one hex only: it must lie on F7, next to the ship on F6, and not on E8."""
    g = frontier("u10", "t11", F6="water", E9="water")
    troops(g, RED, "F6", ship=1)
    march(g, "F6>u10")
    assert g.terrain["F7"] == WATER
    assert stack(g, RED, "F7") == ("ship:m",)


def test_a_ship_that_finds_no_water_stays_and_has_moved() -> None:
    g = frontier("u10", "t20", F6="water")
    troops(g, RED, "F6", ship=1)
    march(g, "F6>u10", AS_IT_IS)
    assert stack(g, RED, "F6") == ("ship:m",)


def test_allied_pirates_that_find_no_water_come_to_nobody_and_need_not_be_fought() -> None:
    g = frontier("u10", "t20", F6="water")
    g.options["expansion"], g.players[RED].civ = "drawn", "carthage"
    gained(g, RED, "navigation", "pirate_alliance")
    put(g, RED, "F6", "pirate", "settler")
    march(g, "F6>u10", AS_IT_IS)
    assert stack(g, RED, "F6") == ("pirate:m", "settler")


def test_both_ways_that_join_the_sea_leave_the_choice_to_the_player() -> None:
    g = frontier("u10", "t08", F6="water", G8="water", D7="water")
    ways = by_sea(g, "u10", "t08", ["F6", "G8", "D7"])
    assert ways == [AS_IT_IS, TURNED]


def test_landing_on_an_unexplored_hex_explores_it() -> None:
    g = frontier("u10", "t11", F6="water")
    troops(g, RED, "F6", settler=1, ship=1)
    march(g, "F6>F7")
    assert [kind(unit) for unit in stack(g, RED, "F7")] == ["settler"]
    assert stack(g, RED, "F6") == ("ship",)


def test_roads_are_not_for_exploring() -> None:
    g = frontier("u10", "t11")
    gained(g, RED, "roads")
    g.city["F6"], g.mood["F6"], g.buildings["F6"] = RED, 1, ()
    troops(g, RED, "F6", settler=1)
    g.players[RED].goods.update(food=1, ore=1)
    lead(begin_moving(g, RED))
    legal = question(next_move(g, RED)).prompt.legal()
    assert not any(move.startswith(("F6>F7:", "F6>F8:")) for move in legal)


def test_navigation_leads_along_the_edge_to_the_next_sea() -> None:
    g = board()
    g.terrain.update(F3="water", H4="water", B4="water")
    troops(g, RED, "F3", ship=1)
    targets = navigation_targets(g, RED, "F3")
    assert set(targets) == {"H4", "B4"}


def test_navigation_leads_to_the_seas_on_either_side_and_passes_none() -> None:
    """§9.3 Of four seas around the board, the one across it is out of reach."""
    g = board()
    for here, beside in (("F3", {"J7", "A7"}), ("E10", {"J7", "A7"}), ("J7", {"F3", "E10"})):
        g.terrain.update(F3="water", J7="water", E10="water", A7="water")
        troops(g, RED, here, ship=1)
        assert set(navigation_targets(g, RED, here)) == beside


def test_navigation_needs_the_advance_and_a_sea_at_the_edge() -> None:
    g = board()
    g.terrain.update(F3="water", H4="water", E6="water")
    troops(g, RED, "F3", ship=1)
    troops(g, RED, "E6", ship=1)
    lead(begin_moving(g, RED))
    assert not any("navigation" in move for move in question(next_move(g, RED)).prompt.legal())
    gained(g, RED, "navigation")
    asked = question(next_move(g, RED))
    assert "F3>H4:navigation" in asked.prompt.legal()
    assert not any(move.startswith("E6>") and "navigation" in move for move in asked.prompt.legal())


def test_navigation_cannot_pass_an_unexplored_tile_but_must_explore_it() -> None:
    """The example of the rulebook: clockwise lies an unexplored tile before the sea, the other way an open sea."""
    g = frontier("u05", "t20", F3="water", H6="water", B4="water")
    gained(g, RED, "navigation")
    troops(g, RED, "F3", ship=1)
    targets = navigation_targets(g, RED, "F3")
    assert "u05" in targets
    assert "H6" not in targets
    assert "B4" in targets


def test_navigation_explores_on_from_the_sea_it_has_reached() -> None:
    g = frontier("u02", "t20", F3="water", C2="water")
    gained(g, RED, "navigation")
    for hex in ("C3", "B2"):
        g.terrain[hex] = "water"
    g.terrain["C4"] = "water"
    troops(g, RED, "F3", ship=1)
    assert "u02" in navigation_targets(g, RED, "F3")


def test_navigation_that_finds_no_water_at_the_edge_stays_in_its_sea() -> None:
    g = frontier("u05", "t20", F3="water")
    gained(g, RED, "navigation")
    troops(g, RED, "F3", ship=1)
    march(g, "F3>u05:navigation", AS_IT_IS)
    assert stack(g, RED, "F3") == ("ship:m",)
    assert "u05" in g.laid


def test_navigation_puts_water_to_the_edge_and_enters_it() -> None:
    """t11 has one water hex: as it is it lies on H4 at the edge, turned on G5, which is no hex of the edge."""
    g = frontier("u05", "t11", F3="water", G6="water")
    assert "G5" not in g.atlas.edge
    gained(g, RED, "navigation")
    troops(g, RED, "F3", ship=1)
    march(g, "F3>u05:navigation")
    assert g.terrain["H4"] == WATER
    assert stack(g, RED, "H4") == ("ship:m",)
    assert g.turn.navigated


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_edge_is_a_closed_walk_over_neighbouring_hexes(players: int) -> None:
    g = board(players)
    edge = g.atlas.edge
    assert all(b in g.atlas.neighbours[a] for a, b in zip(edge, (*edge[1:], edge[0]), strict=True))
    outer = {hex for hex in g.atlas.hexes if len(g.atlas.neighbours[hex]) < 6}
    assert set(edge) == outer


def test_enemy_ships_in_the_next_sea_stop_a_navigator() -> None:
    g = board()
    g.terrain.update(F3="water", H4="water", H5="water", B4="water")
    troops(g, BLUE, "H4", ship=1)
    targets = navigation_targets(g, RED, "F3")
    assert "H4" in targets
    assert "H5" not in targets


def test_enemy_ships_between_a_navigator_and_the_edge_keep_him_in_his_sea() -> None:
    """The sea D4, C4, B4 touches the edge at B4 alone."""
    table = at_red_turn(2)
    g = table.state
    paint(g, D4="water", C4="water", B4="water", F4="water", G5="water")
    city(g, RED, "D2")
    gained(g, RED, "fishing", "navigation")
    troops(g, RED, "D4", ship=1)
    troops(g, BLUE, "C4", ship=1)
    say(table, "move")
    assert offered(table) == ["D4>C4", "stay"]


def test_a_navigator_leaves_his_sea_where_enemies_leave_the_edge_open() -> None:
    """The sea reaches from B4 to F4; enemies bar the way to B4, and past the edge the ship sails by it."""
    table = at_red_turn(2)
    g = table.state
    paint(g, B4="water", C4="water", D4="water", E4="water", F4="water", A7="water", G7="water")
    city(g, RED, "D2")
    gained(g, RED, "fishing", "navigation")
    troops(g, RED, "D4", ship=1)
    troops(g, BLUE, "C4", ship=1)
    say(table, "move")
    assert {"D4>G7:navigation", "D4>A7:navigation"} <= set(offered(table))
    say(table, "D4>A7:navigation")
    assert stack(g, RED, "A7") == ("ship:m",)


def test_navigation_joins_water_to_water_among_the_ways_that_bring_it_to_the_edge() -> None:
    """Either way t09 has water at the edge of slot u01; only turned does it touch the lake C4."""
    table = at_red_turn(2)
    g = table.state
    for hex in g.atlas.slots["u01"].hexes:
        del g.terrain[hex]
    g.tiles = {"u01": "t09"}
    paint(g, F2="water", C4="water")
    city(g, RED, "D2")
    gained(g, RED, "fishing", "navigation")
    troops(g, RED, "F2", ship=1)
    say(table, "move", "F2>u01:navigation")
    assert asked(table) == (RED, "move")
    assert g.terrain["B3"] == WATER
    assert stack(g, RED, "B3") == ("ship:m",)

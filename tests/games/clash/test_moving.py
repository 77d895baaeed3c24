from tests.games.clash.fields import BLUE, RED, Led, city, gained, lead, question, reason, troops
from tests.games.clash.situations import board, paint, stock
from tests.games.clash.tables import at_red_turn, refused, say

from civitas.games.clash.actions.move import begin_moving, can_move, end_moving, next_move
from civitas.games.clash.box.content import NEUTRAL
from civitas.games.clash.box.queries import BARBARIANS, Clash, kind, stack
from civitas.kernel import Table


def command(g: Clash, *moves: tuple[str, ...], rolls: tuple[object, ...] = ()) -> list[Led]:
    """A move action: each move with the answers it needs."""
    lead(begin_moving(g, RED))
    return [lead(next_move(g, RED), *move, rolls=rolls) for move in moves]


def kinds(g: Clash, hex: str, owner: int = RED) -> list[str]:
    return [kind(unit) for unit in stack(g, owner, hex)]


def test_a_group_moves_one_hex_and_may_be_split_off() -> None:
    g = board()
    gained(g, RED, "tactics")
    troops(g, RED, "D5", infantry=3, settler=1)
    command(g, ("D5>D4", "infantry+infantry"))
    assert kinds(g, "D4") == ["infantry", "infantry"]
    assert kinds(g, "D5") == ["infantry", "settler"]


def test_a_unit_moves_once_in_a_move_action_and_again_in_the_next() -> None:
    g = board()
    troops(g, RED, "D5", settler=1)
    command(g, ("D5>D4",))
    assert question(next_move(g, RED)).prompt.legal() == ["stay"]
    lead(next_move(g, RED), "stay")
    assert can_move(g, RED) is None
    command(g, ("D4>E4",))
    assert kinds(g, "E4") == ["settler"]


def test_a_move_action_has_three_moves() -> None:
    g = board()
    for hex in ("D5", "B7", "G8", "E9"):
        troops(g, RED, hex, settler=1)
    command(g, ("D5>D4",), ("B7>B6",), ("G8>G7",))
    assert g.turn.moves == 0


def test_armies_need_tactics_to_move() -> None:
    g = board()
    troops(g, RED, "D5", infantry=1)
    verdict = can_move(g, RED)
    assert verdict is not None
    assert verdict[0].id == "needs-tactics"
    gained(g, RED, "tactics")
    assert can_move(g, RED) is None


def test_who_enters_a_mountain_moves_no_more_this_turn() -> None:
    g = board()
    paint(g, D4="mountain")
    troops(g, RED, "D5", settler=1)
    command(g, ("D5>D4",))
    lead(end_moving(g, RED))
    assert can_move(g, RED) is not None


def test_who_enters_a_forest_may_move_on_but_starts_no_land_battle() -> None:
    g = board()
    gained(g, RED, "tactics")
    paint(g, D4="forest")
    troops(g, RED, "D5", infantry=1)
    troops(g, BLUE, "D3", infantry=1)
    command(g, ("D5>D4",))
    lead(end_moving(g, RED))
    lead(begin_moving(g, RED))
    asked = question(next_move(g, RED))
    assert reason(asked, "D4>D3") == "forest-no-battle"
    assert "D4>C4" in asked.prompt.legal()


def test_units_that_fought_are_tired_for_the_turn() -> None:
    g = board()
    gained(g, RED, "tactics")
    troops(g, RED, "D5", infantry=1)
    city(g, BLUE, "D4")
    command(g, ("D5>D4",))
    assert g.city["D4"] == RED
    lead(end_moving(g, RED))
    assert can_move(g, RED) is not None


def test_settlers_enter_enemy_hexes_only_with_an_army_unit() -> None:
    g = board()
    gained(g, RED, "tactics")
    troops(g, RED, "D5", infantry=1, settler=1)
    troops(g, BARBARIANS, "D4", infantry=1)
    lead(begin_moving(g, RED))
    asked = question(next_move(g, RED), "D5>D4")
    assert asked.prompt.legal() == ["infantry+settler", "infantry"]
    assert reason(asked, "settler") == "needs-escort"


def test_four_army_units_are_the_most_on_a_hex() -> None:
    g = board()
    gained(g, RED, "tactics")
    troops(g, RED, "D5", infantry=2, settler=1)
    troops(g, RED, "D4", infantry=3)
    lead(begin_moving(g, RED))
    asked = question(next_move(g, RED), "D5>D4")
    assert reason(asked, "infantry+infantry") == "hex-full"
    assert asked.prompt.verdict("infantry+settler") is None


def coast() -> Clash:
    """Water on D4, C4 and C5, connected; D5 is land; Blue has a ship nowhere."""
    g = board()
    paint(g, D4="water", C4="water", C5="water")
    return g


def test_a_ship_reaches_every_hex_of_its_sea_in_one_move() -> None:
    g = coast()
    troops(g, RED, "D4", ship=1)
    lead(begin_moving(g, RED))
    assert set(question(next_move(g, RED)).prompt.legal()) == {"D4>C4", "D4>C5", "stay"}


def test_enemy_ships_stop_ships_on_their_way() -> None:
    g = board()
    paint(g, D4="water", C4="water", B4="water")
    troops(g, RED, "D4", ship=1)
    troops(g, BLUE, "C4", ship=1)
    lead(begin_moving(g, RED))
    asked = question(next_move(g, RED))
    assert "D4>C4" in asked.prompt.legal()
    assert "D4>B4" not in asked.prompt.legal()


def test_boarding_sailing_and_landing_take_two_move_actions() -> None:
    """The example of the rulebook: board, sail; landing needs another action, for the infantry has moved."""
    g = coast()
    gained(g, RED, "tactics")
    troops(g, RED, "D5", infantry=1)
    troops(g, RED, "D4", ship=1)
    command(g, ("D5>D4",), ("D4>C5",))
    assert kinds(g, "C5") == ["infantry", "ship"]
    assert question(next_move(g, RED)).prompt.legal() == ["stay"]
    lead(next_move(g, RED), "stay")
    command(g, ("C5>C6",), ("C5>D4",))
    assert kinds(g, "C6") == ["infantry"]
    assert kinds(g, "D4") == ["ship"]
    assert g.turn.moves == 1


def test_two_units_aboard_land_on_two_hexes_with_two_moves() -> None:
    g = coast()
    gained(g, RED, "tactics")
    troops(g, RED, "D4", infantry=2, ship=1)
    command(g, ("D4>D5", "infantry"), ("D4>E5",))
    assert kinds(g, "D5") == ["infantry"]
    assert kinds(g, "E5") == ["infantry"]


def test_a_ship_carries_two_land_units() -> None:
    g = coast()
    gained(g, RED, "tactics")
    troops(g, RED, "D4", infantry=2, ship=1)
    troops(g, RED, "D5", settler=1)
    lead(begin_moving(g, RED))
    assert reason(question(next_move(g, RED)), "D5>D4") == "no-ship-room"


def test_ships_that_sail_leave_no_cargo_behind_that_nobody_carries() -> None:
    g = coast()
    troops(g, RED, "D4", settler=3, ship=2)
    lead(begin_moving(g, RED))
    asked = question(next_move(g, RED), "D4>C4")
    assert reason(asked, "ship") == "no-ship-room"
    assert asked.prompt.verdict("settler+ship") is None
    assert asked.prompt.verdict("settler+settler+settler+ship+ship") is None


def test_land_units_board_and_leave_ships_that_have_fought() -> None:
    g = coast()
    gained(g, RED, "tactics")
    troops(g, RED, "D4", infantry=1, ship=1)
    g.units[RED]["D4"] = ("infantry", "ship:s")
    command(g, ("D4>D5",))
    assert kinds(g, "D5") == ["infantry"]


def test_roads_lead_two_hexes_over_a_mountain_for_food_and_ore() -> None:
    """The example of the rulebook: a settler leaves a city over a mountain to a plain two hexes away."""
    g = board()
    gained(g, RED, "roads")
    city(g, RED, "D5", mood=NEUTRAL)
    paint(g, D4="mountain")
    troops(g, RED, "D5", settler=1)
    goods = stock(g, RED, food=1, ore=1)
    command(g, ("D5>D3:roads",))
    assert kinds(g, "D3") == ["settler"]
    assert (goods["food"], goods["ore"]) == (0, 0)


def test_who_came_by_road_into_a_forest_may_move_again_and_fight() -> None:
    """The example of the rulebook: two infantry over a mountain into a forest."""
    g = board()
    gained(g, RED, "roads", "tactics")
    city(g, RED, "D5")
    paint(g, D4="mountain", D3="forest")
    troops(g, RED, "D5", infantry=2)
    troops(g, BLUE, "D2", infantry=1)
    stock(g, RED, food=1, ore=1)
    command(g, ("D5>D3:roads", "infantry+infantry"))
    lead(end_moving(g, RED))
    lead(begin_moving(g, RED))
    assert question(next_move(g, RED)).prompt.verdict("D3>D2") is None


def test_roads_begin_or_end_in_an_own_city_and_are_paid_for_each_group() -> None:
    g = board()
    gained(g, RED, "roads")
    city(g, RED, "D5")
    troops(g, RED, "D3", settler=1)
    troops(g, RED, "F5", settler=1)
    stock(g, RED, food=1, ore=1)
    lead(begin_moving(g, RED))
    asked = question(next_move(g, RED))
    assert {"D3>D5:roads", "F5>D5:roads"} <= set(asked.prompt.legal())
    assert not any(m.endswith(":roads") and ">D5" not in m for m in asked.prompt.legal())
    lead(next_move(g, RED), "D3>D5:roads")
    assert not any(m.endswith(":roads") for m in question(next_move(g, RED)).prompt.legal())


def test_roads_can_be_used_three_times_in_a_move_action() -> None:
    g = board()
    gained(g, RED, "roads")
    city(g, RED, "D5")
    for hex in ("D3", "F5", "B5"):
        troops(g, RED, hex, settler=1)
    goods = stock(g, RED, food=3, ore=3)
    command(g, ("D3>D5:roads",), ("F5>D5:roads",), ("B5>D5:roads",))
    assert kinds(g, "D5") == ["settler"] * 3
    assert goods["food"] == 0


def test_roads_do_not_lead_through_enemies_nor_into_the_unexplored() -> None:
    g = board()
    gained(g, RED, "roads")
    city(g, RED, "D5")
    troops(g, RED, "D5", settler=1)
    for hex in ("D4", "E5", "E6", "D6", "C6"):
        troops(g, BLUE, hex, infantry=1)
    for hex in ("C4", "B5", "B6", "B4"):
        g.terrain.pop(hex, None)
    stock(g, RED, food=1, ore=1)
    lead(begin_moving(g, RED))
    roads = [m for m in question(next_move(g, RED)).prompt.legal() if m.endswith(":roads")]
    assert roads == []


def test_a_landing_can_start_a_battle() -> None:
    g = coast()
    gained(g, RED, "tactics")
    troops(g, RED, "D4", infantry=2, ship=1)
    city(g, BLUE, "D5")
    (led,) = command(g, ("D4>D5", "infantry+infantry"))
    assert g.city["D5"] == RED
    assert led.told("battle-begins")


def fleet_off_the_coast() -> Table:
    """RED has six infantry aboard three ships on D4; D5 is land."""
    table = at_red_turn(2)
    g = table.state
    paint(g, D3="water", D4="water")
    city(g, RED, "D2")
    gained(g, RED, "tactics")
    troops(g, RED, "D4", infantry=6, ship=3)
    return table


def test_no_more_than_four_army_units_land_among_enemies() -> None:
    table = fleet_off_the_coast()
    city(table.state, BLUE, "D5")
    say(table, "move", "D4>D5")
    assert refused(table, "+".join(["infantry"] * 6)) == "hex-full"
    assert refused(table, "+".join(["infantry"] * 5)) == "hex-full"
    say(table, "+".join(["infantry"] * 4))
    assert table.state.city["D5"] == RED
    assert kinds(table.state, "D5") == ["infantry"] * 4


def test_no_more_than_four_army_units_land_on_an_unexplored_tile() -> None:
    table = fleet_off_the_coast()
    g = table.state
    for hex in g.atlas.slots["u06"].hexes:
        del g.terrain[hex]
    g.tiles = {"u06": "t20"}
    say(table, "move", "D4>D5")
    assert refused(table, "+".join(["infantry"] * 5)) == "hex-full"
    say(table, "+".join(["infantry"] * 4), "as-it-is")
    assert kinds(g, "D5") == ["infantry"] * 4


def test_an_action_may_pass_with_an_empty_move() -> None:
    g = board()
    troops(g, RED, "D5", settler=1)
    command(g, ("stay",))
    assert g.turn.moves == 0
    assert kinds(g, "D5") == ["settler"]

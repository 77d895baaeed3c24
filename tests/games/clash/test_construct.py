from tests.games.clash.fields import BLUE, RED, city, gained, lead, question, reason, troops
from tests.games.clash.situations import board, idle, paint, play_on, stock
from tests.games.clash.tables import asked, at_red_turn, refused, say

from civitas.games.clash.actions.construct import construct
from civitas.games.clash.box.content import ANGRY, HAPPY
from civitas.games.clash.box.queries import size


def test_an_academy_costs_food_wood_and_ore_and_brings_two_ideas() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, RED, "B7")
    gained(g, RED, "writing")
    goods = stock(g, RED, food=1, wood=1, ore=1)
    lead(construct(g, RED), "D5:building:academy")
    assert g.buildings["D5"] == (("academy", RED),)
    assert (goods["food"], goods["wood"], goods["ore"], goods["ideas"]) == (0, 0, 0, 2)
    assert g.turn.activations == {"D5": 1}


def test_where_an_academy_can_be_built() -> None:
    """The example of the rulebook, four cities: a may; b is angry, c has size 4, d has an academy."""
    g = board()
    a, b, c, d = "D5", "B7", "G8", "E9"
    city(g, RED, a, "temple")
    city(g, RED, b, mood=ANGRY)
    city(g, RED, c, "temple", "fortress")
    g.buildings[c] += (("port", RED),)
    city(g, RED, d, "academy")
    gained(g, RED, "writing")
    stock(g, RED, food=1, wood=1, ore=1)
    asked = question(construct(g, RED))
    assert asked.prompt.legal() == [f"{a}:building:academy"]
    assert reason(asked, f"{b}:building:academy") == "angry-city"
    assert reason(asked, f"{c}:building:academy") == "too-large"
    assert reason(asked, f"{d}:building:academy") == "already-built"


def test_no_city_grows_beyond_the_number_of_cities() -> None:
    """The example of the rulebook: three cities, so none of size 3 can grow."""
    g = board()
    city(g, RED, "D5", "temple", "fortress")
    city(g, RED, "B7")
    city(g, RED, "G8")
    gained(g, RED, "writing")
    stock(g, RED, food=1, wood=1, ore=1)
    assert reason(question(construct(g, RED)), "D5:building:academy") == "too-large"


def test_a_city_that_is_too_large_after_a_loss_stays_but_does_not_grow() -> None:
    """BLUE loses one of three cities: the one of size 3 keeps its buildings, and none can be added."""
    table = at_red_turn(2)
    g = table.state
    city(g, RED, "D2")
    city(g, BLUE, "D4")
    city(g, BLUE, "D7", "temple", "fortress")
    city(g, BLUE, "B7")
    gained(g, RED, "tactics")
    gained(g, BLUE, "writing")
    troops(g, RED, "D3", infantry=1)
    stock(g, BLUE, food=1, wood=1, ore=1)
    say(table, "move", "D3>D4")
    assert asked(table) == (BLUE, "place-unit")
    play_on(table, idle, lambda t: asked(t) == (BLUE, "deed"))
    assert size(g, "D7") == 3
    say(table, "construct")
    assert refused(table, "D7:building:academy") == "too-large"
    assert refused(table, "B7:building:academy") == ""


def test_no_city_grows_beyond_size_five() -> None:
    g = board()
    gained(g, RED, "writing", "fishing")
    paint(g, D4="water")
    city(g, RED, "D5", "temple", "fortress", "port")
    g.wonders["great_wall"] = "D5"
    for hex in ("B7", "G8", "E9", "H6", "C2"):
        city(g, RED, hex)
    stock(g, RED, food=1, wood=1, ore=1)
    assert reason(question(construct(g, RED)), "D5:building:academy") == "largest"


def test_a_building_needs_its_advance() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, RED, "B7")
    gained(g, RED, "writing")
    stock(g, RED, food=1, wood=1, ore=1)
    assert reason(question(construct(g, RED)), "D5:building:temple") == "locked"


def test_five_pieces_of_a_kind_are_all_there_are() -> None:
    g = board()
    gained(g, RED, "writing")
    for hex in ("D5", "B7", "G8", "E9"):
        city(g, RED, hex, "academy")
    city(g, RED, "H6")
    city(g, BLUE, "C2", "academy")
    g.buildings["C2"] = (("academy", RED),)
    gained(g, RED, "myths")
    stock(g, RED, food=1, wood=1, ore=1)
    assert reason(question(construct(g, RED)), "H6:building:academy") == "no-piece-left"


def test_a_temple_brings_a_token_of_choice() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, RED, "B7")
    gained(g, RED, "myths")
    goods = stock(g, RED, food=1, wood=1, ore=1)
    lead(construct(g, RED), "D5:building:temple", "culture")
    assert (goods["mood"], goods["culture"]) == (0, 1)


def test_a_port_stands_at_the_water_and_points_into_a_hex_of_choice() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, RED, "B7")
    gained(g, RED, "fishing")
    stock(g, RED, food=1, wood=1, ore=1)
    paint(g, D4="water", E5="water")
    asked = question(construct(g, RED))
    assert reason(asked, "B7:building:port") == "no-water"
    lead(construct(g, RED), "D5:building:port", "E5")
    assert g.ports == {"D5": "E5"}


def test_gold_stands_for_any_resource() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, RED, "B7")
    gained(g, RED, "writing")
    goods = stock(g, RED, food=1, gold=2)
    lead(construct(g, RED), "D5:building:academy")
    assert (goods["food"], goods["gold"]) == (0, 0)


def test_who_can_pay_in_several_ways_chooses() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, RED, "B7")
    gained(g, RED, "writing")
    goods = stock(g, RED, food=1, wood=1, ore=1, gold=1)
    lead(construct(g, RED), "D5:building:academy", {"food": 1, "wood": 1, "gold": 1})
    assert (goods["food"], goods["wood"], goods["ore"], goods["gold"]) == (0, 0, 1, 0)


def test_an_activation_that_makes_the_city_angry_forbids_construction() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, RED, "B7", mood=HAPPY)
    gained(g, RED, "writing")
    stock(g, RED, food=1, wood=1, ore=1)
    g.turn.activations = {"D5": 1, "B7": 1}
    asked = question(construct(g, RED))
    assert reason(asked, "D5:building:academy") == "angry-city"
    assert asked.prompt.verdict("B7:building:academy") is None

from tests.games.clash.fields import BLUE, RED, city, gained, lead, question, reason, troops
from tests.games.clash.situations import board, paint, stock
from tests.games.clash.tables import at_red_turn, say

from civitas.games.clash.actions.produce import collect, produce
from civitas.games.clash.box.content import ANGRY, HAPPY, NEUTRAL
from civitas.games.clash.box.queries import BARBARIANS


def test_the_example_of_the_rulebook() -> None:
    """Size 3, neutral, on a mountain: food from the water, ore from the own mountain, wood from the forest."""
    g = board()
    paint(g, D5="mountain", D4="water", E5="forest", E6="mountain")
    city(g, RED, "D5", "academy", "temple", mood=NEUTRAL)
    troops(g, BARBARIANS, "E6", infantry=1)
    gained(g, RED, "farming", "mining", "fishing")
    goods = stock(g, RED)
    asked = question(produce(g, RED), "D5", "D4:food", "D5:ore")
    assert reason(asked, "E6:ore") == "enemies-on-hex"
    assert reason(asked, "D5:ore") == "hex-taken"
    g.turn.activations = {}
    goods = stock(g, RED)
    lead(produce(g, RED), "D5", "D4:food", "D5:ore", "E5:wood")
    assert (goods["food"], goods["wood"], goods["ore"]) == (1, 1, 1)


def test_a_happy_city_takes_one_more_and_an_angry_one_exactly_one() -> None:
    g = board()
    gained(g, RED, "farming", "storage")
    goods = stock(g, RED)
    city(g, RED, "D5", "academy", mood=HAPPY)
    lead(collect(g, RED, "D5"), "D5:food", "D4:food", "E5:food")
    assert goods["food"] == 3
    g.mood["D5"] = ANGRY
    lead(collect(g, RED, "D5"), "D5:food")
    assert goods["food"] == 4


def test_fewer_hexes_than_allowed_are_fine() -> None:
    g = board()
    gained(g, RED, "farming")
    city(g, RED, "D5", "academy")
    goods = stock(g, RED)
    lead(collect(g, RED, "D5"), "D5:food", "done")
    assert goods["food"] == 1


def test_no_harvest_from_other_cities_or_exhausted_land() -> None:
    g = board()
    gained(g, RED, "farming")
    city(g, RED, "D5")
    city(g, RED, "D4")
    city(g, BLUE, "E5")
    g.exhausted = ("E6",)
    asked = question(collect(g, RED, "D5"))
    assert reason(asked, "D4:food") == "other-city"
    assert reason(asked, "E5:food") == "other-city"
    assert reason(asked, "E6:food") == "exhausted-hex"


def test_food_stops_at_two_without_storage_and_everything_else_at_seven() -> None:
    g = board()
    gained(g, RED, "farming", "mining")
    paint(g, D5="mountain")
    city(g, RED, "D5", "academy", "temple")
    goods = stock(g, RED, food=1, ore=7)
    lead(collect(g, RED, "D5"), "D4:food", "E5:food", "D5:ore")
    assert (goods["food"], goods["ore"]) == (2, 7)


def test_a_port_takes_gold_or_mood_from_one_water_hex_instead_of_food() -> None:
    g = board()
    paint(g, D4="water", E5="water")
    city(g, RED, "D5", "port")
    goods = stock(g, RED)
    asked = question(collect(g, RED, "D5"))
    assert {"D4:gold", "D4:mood", "E5:gold"} <= set(asked.prompt.legal())
    assert "D4:food" not in asked.prompt.legal()
    lead(collect(g, RED, "D5"), "D4:gold")
    assert goods["gold"] == 1
    gained(g, RED, "fishing", "farming")
    asked = question(collect(g, RED, "D5"), "D4:mood")
    assert reason(asked, "E5:food") == "one-water-hex"
    goods = stock(g, RED, mood=0)
    lead(collect(g, RED, "D5"), "D4:mood", "D5:food")
    assert goods["mood"] == 1


def test_a_city_without_anything_to_take_cannot_be_chosen() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, RED, "B7")
    g.terrain = {"D5": "barren", "B7": "plain"}
    gained(g, RED, "farming")
    asked = question(produce(g, RED))
    assert reason(asked, "D5") == "nothing-to-produce"
    assert asked.prompt.legal() == ["B7"]


def test_tokens_are_held_without_limit() -> None:
    table = at_red_turn()
    g = table.state
    paint(g, D4="water")
    city(g, RED, "D5", "port", mood=ANGRY)
    stock(g, RED, mood=40, gold=7)
    say(table, "produce", "D5", "D4:mood")
    assert (g.players[RED].goods["mood"], g.players[RED].goods["gold"]) == (41, 7)

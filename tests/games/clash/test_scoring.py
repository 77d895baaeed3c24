from tests.games.clash.fields import BLUE, GREEN, RED, city
from tests.games.clash.situations import board

from civitas.games.clash.box.queries import Clash
from civitas.games.clash.scoring import halves, result


def test_settlements_and_buildings_count_one_advances_a_half_objectives_two_wonders_four() -> None:
    g = board()
    city(g, RED, "D5", "academy", "temple")
    city(g, BLUE, "D4", "academy")
    g.buildings["D4"] = (("academy", RED),)
    g.players[RED].advances = ("farming", "mining", "storage")
    g.players[RED].completed = ("metropolis",)
    g.wonders["great_wall"] = "D5"
    g.wonder_marks["great_wall"] = (RED,)
    g.players[RED].event_halves = 3
    assert halves(g, RED) == {"structures": 8, "advances": 3, "objectives": 4, "wonders": 8, "events": 3}
    assert result(g).scores == (13, 1, 0)


def test_half_points_count() -> None:
    g = board()
    g.players[RED].advances = ("farming",)
    assert result(g).scores[RED] == 0.5
    assert result(g).winners == (RED,)


def test_a_shared_wonder_brings_two_points_to_each_and_one_marker_full_points() -> None:
    g = board()
    g.wonders["great_wall"] = "D5"
    g.wonder_marks["great_wall"] = (RED, BLUE)
    assert (halves(g, RED)["wonders"], halves(g, BLUE)["wonders"]) == (4, 4)
    g.wonder_marks["great_wall"] = (RED,)
    assert (halves(g, RED)["wonders"], halves(g, BLUE)["wonders"]) == (8, 0)


def test_the_pyramid_is_never_shared_and_wins_ties() -> None:
    g = board()
    g.wonders["great_pyramid"] = "D5"
    g.wonder_marks["great_pyramid"] = (BLUE, RED)
    assert (halves(g, RED)["wonders"], halves(g, BLUE)["wonders"]) == (0, 10)
    for hex in ("D5", "B7", "G8", "E9", "H6"):
        city(g, RED, hex)
    assert result(g).scores[:2] == (5, 5)
    assert result(g).winners == (BLUE,)


def tied() -> Clash:
    """Red: two settlements. Blue: an objective. Green: four advances. Two points each."""
    g = board()
    city(g, RED, "D5")
    city(g, RED, "B7")
    g.players[BLUE].completed = ("metropolis",)
    g.players[GREEN].advances = ("farming", "mining", "storage", "fishing")
    return g


def test_a_tie_goes_to_most_settlements_and_buildings_then_category_by_category() -> None:
    """The example of the rulebook: among the tied, most settlements and buildings."""
    g = tied()
    assert result(g).scores == (2, 2, 2)
    assert result(g).winners == (RED,)
    g.city.clear()
    g.buildings.clear()
    assert result(g).winners == (GREEN,)
    g.players[GREEN].advances = ()
    g.players[RED].completed = ("metropolis",)
    assert result(g).winners == (RED, BLUE)

import pytest
from tests.games.clash.fields import BLUE, GREEN, RED, city, gained, lead, question, reason, troops
from tests.games.clash.situations import board, stock
from tests.games.clash.tables import cleared, offered, refused, say

from civitas.games.clash.actions.influence import can_influence, influence_culture, missing_range
from civitas.games.clash.box.content import HAPPY
from civitas.games.clash.box.queries import BARBARIANS, Clash, has_building
from civitas.games.clash.scoring import structures

ONE, THREE, FIVE, SIX = 1, 5, 9, 12
"""Faces of the die by their number."""


def neighbours() -> Clash:
    """Red has a city of size 1 on D5, Blue one with an academy next to it on D4."""
    g = board()
    city(g, RED, "D5")
    city(g, BLUE, "D4", "academy")
    return g


def test_five_or_more_swaps_a_building_for_one_of_the_own() -> None:
    g = neighbours()
    lead(influence_culture(g, RED), "D5>D4", rolls=[FIVE])
    assert g.buildings["D4"] == (("academy", RED),)
    assert g.city["D4"] == BLUE
    assert has_building(g, "D4", "academy")
    assert structures(g, RED) == 2
    assert structures(g, BLUE) == 1


def test_less_than_five_is_a_failure_without_effect_and_another_attempt_is_allowed() -> None:
    g = neighbours()
    lead(influence_culture(g, RED), "D5>D4", rolls=[ONE])
    assert g.buildings["D4"] == (("academy", BLUE),)
    assert can_influence(g, RED) is None


def test_after_a_success_none_more_this_turn() -> None:
    g = neighbours()
    g.buildings["D4"] += (("temple", BLUE),)
    lead(influence_culture(g, RED), "D5>D4", "temple", rolls=[SIX])
    verdict = can_influence(g, RED)
    assert verdict is not None
    assert verdict[0].id == "already-succeeded"


def test_the_example_of_the_rulebook() -> None:
    """Size 3, distance 4, a roll of 3: a culture token for the range, two for the roll, three in all."""
    g = board()
    city(g, RED, "D5", "academy", "temple")
    city(g, BLUE, "H5", "fortress")
    goods = stock(g, RED, culture=3)
    assert missing_range(g, RED, "D5", "H5") == 1
    lead(influence_culture(g, RED), "D5>H5", True, rolls=[THREE])
    assert g.buildings["H5"] == (("fortress", RED),)
    assert goods["culture"] == 0
    assert can_influence(g, RED) is not None


def test_a_boost_may_be_declined() -> None:
    g = neighbours()
    goods = stock(g, RED, culture=4)
    lead(influence_culture(g, RED), "D5>D4", False, rolls=[THREE])
    assert goods["culture"] == 4
    assert g.buildings["D4"] == (("academy", BLUE),)


def test_range_counts_over_water_but_not_through_unexplored_tiles() -> None:
    g = board()
    city(g, RED, "D5", "academy")
    city(g, BLUE, "D3", "academy")
    g.terrain["D4"] = "water"
    assert missing_range(g, RED, "D5", "D3") == 0
    for hex in ("D4", "C4", "E4"):
        del g.terrain[hex]
    assert missing_range(g, RED, "D5", "D3") != 0


def test_a_city_needs_a_building_to_be_a_target() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, BLUE, "D4")
    assert can_influence(g, RED) is not None


def test_an_influenced_city_can_only_win_itself_back_without_boosts() -> None:
    g = neighbours()
    g.buildings["D5"] = (("temple", GREEN),)
    asked = question(influence_culture(g, RED))
    assert asked.prompt.legal() == ["D5>D5"]
    assert reason(asked, "D5>D4") == "only-itself"
    stock(g, RED, culture=5)
    lead(influence_culture(g, RED), "D5>D5", rolls=[ONE])
    assert g.buildings["D5"] == (("temple", GREEN),)
    lead(influence_culture(g, RED), "D5>D5", rolls=[FIVE])
    assert g.buildings["D5"] == (("temple", RED),)


def test_barbarian_cities_with_buildings_and_buildings_of_third_players_are_targets() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, BARBARIANS, "D4")
    g.buildings["D4"] = (("academy", GREEN),)
    lead(influence_culture(g, RED), "D5>D4", rolls=[FIVE])
    assert g.buildings["D4"] == (("academy", RED),)


def test_without_a_spare_piece_of_the_kind_there_is_nothing_to_take() -> None:
    g = neighbours()
    for hex in ("B7", "G8", "E9", "H6", "C2"):
        city(g, RED, hex, "academy")
    city(g, BLUE, "E5", "temple")
    assert reason(question(influence_culture(g, RED)), "D5>D4") == "no-spare"


@pytest.mark.parametrize(
    ("advance", "protects"), [("separation_of_power", "happy"), ("totalitarianism", "army"), ("devotion", "temple")]
)
def test_attempts_on_protected_cities_cannot_be_boosted(advance: str, protects: str) -> None:
    g = neighbours()
    gained(g, BLUE, advance)
    goods = stock(g, RED, culture=4)
    if protects == "happy":
        g.mood["D4"] = HAPPY
    elif protects == "army":
        troops(g, BLUE, "D4", infantry=1)
    else:
        g.buildings["D4"] += (("temple", BLUE),)
    lead(influence_culture(g, RED), "D5>D4", rolls=[THREE])
    assert goods["culture"] == 4
    g.mood["D4"] = 1
    g.units[BLUE].pop("D4", None)
    g.buildings["D4"] = (("academy", BLUE),)
    lead(influence_culture(g, RED), "D5>D4", True, rolls=[THREE])
    assert goods["culture"] == 2


def test_range_cannot_be_boosted_against_a_protected_city_either() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, BLUE, "D3", "temple")
    gained(g, BLUE, "devotion")
    stock(g, RED, culture=4)
    city(g, BLUE, "D4", "academy")
    assert reason(question(influence_culture(g, RED)), "D5>D3") == "no-boost"


def test_monuments_protects_cities_with_a_wonder() -> None:
    g = neighbours()
    g.wonders["great_wall"] = "D4"
    city(g, BLUE, "E5", "academy")
    assert question(influence_culture(g, RED)).prompt.verdict("D5>D4") is None
    gained(g, BLUE, "monuments")
    assert reason(question(influence_culture(g, RED)), "D5>D4") == "protected"


def test_a_wonder_of_the_owner_does_not_make_a_city_influenced() -> None:
    g = neighbours()
    g.wonders["great_wall"] = "D5"
    assert question(influence_culture(g, RED)).prompt.verdict("D5>D4") is None


def test_conversion_adds_one_to_the_roll_even_against_protected_cities_and_brings_a_culture_token() -> None:
    g = neighbours()
    gained(g, RED, "conversion")
    gained(g, BLUE, "totalitarianism")
    troops(g, BLUE, "D4", infantry=1)
    goods = stock(g, RED)
    lead(influence_culture(g, RED), "D5>D4", rolls=[7])
    assert g.buildings["D4"] == (("academy", RED),)
    assert goods["culture"] == 1


def test_a_city_of_ones_own_wins_back_another_one_that_is_influenced() -> None:
    """With boosts, as the start is under nobody's influence; one's own Monuments and temple forbid nothing."""
    table, g, me = cleared()
    city(g, me, "D2")
    city(g, me, "D4")
    g.buildings["D4"] = (("temple", 1 - me),)
    g.wonders["great_statue"] = "D4"
    g.wonder_marks["great_statue"] = (me,)
    gained(g, me, "monuments", "devotion")
    stock(g, me, culture=2)
    say(table, "influence")
    assert offered(table) == ["D2>D4", "D4>D4"]
    assert refused(table, "D4>D2") == "not-offered"
    say(table, "D2>D4", 8, True)
    assert g.buildings["D4"] == (("temple", me),)
    assert g.players[me].goods["culture"] == 0


def test_an_influenced_city_does_not_win_back_another_one() -> None:
    table, g, me = cleared()
    for hex in ("D2", "D3"):
        city(g, me, hex)
        g.buildings[hex] = (("academy", 1 - me),)
    say(table, "influence")
    assert offered(table) == ["D2>D2", "D3>D3"]
    assert refused(table, "D2>D3") == "only-itself"


def test_it_is_said_what_stands_against_taking_a_building_over() -> None:
    table, g, me = cleared()
    city(g, me, "D2")
    city(g, 1 - me, "D3", "academy")
    for hex in ("B2", "B4", "D5", "E6", "F4"):
        city(g, me, hex, "academy")
    assert refused(table, "influence") == "no-spare"

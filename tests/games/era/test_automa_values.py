"""§12.5 §12.9 What targets are worth to an automa, and which it takes: the first example of the rulebook, each term."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.era.situations import build, by_themselves, camp, contest, next_card, settle, told

from civitas.games.era.automa.candidates import candidates, voyages_from
from civitas.games.era.automa.choice import choose
from civitas.games.era.automa.expand import settle_equals
from civitas.games.era.automa.value import NEW_FLEET, VASSAL, Candidate, appraise, rank
from civitas.games.era.box.content import CARDS, FOOD_OF, GOOD_OF, LUXURY, PROVINCES
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import Automa
from civitas.games.era.box.worth import fits, own_provinces

YELLOW, BLUE = Automa.AUTOMA_1, Automa.AUTOMA_2
OWN = ("anglia", "boiohaemum", "burgundia", "carpates", "noricum", "pannonia", "rugia", "suebia")
V1, V2, V3, V4, V5, V6, V7, V10 = (
    *("iutia", "savia", "lugia", "livonia", "liburnia", "iazygia"),
    *("codanus", "svionia"),
)
IN_THE_WAY = ("cheruscia", "venetia", "chaucia", "gothonia", "hermunduria", "masovia", "raetia", "samogitia")


def puppet(g: Era, who: Automa) -> Any:
    return g.realms[who].puppet


def example(*, thalers: int = 20, navigation: int = 2, luxury: int = 1) -> Era:
    """The first example: two posts with the other automa, which holds a mountain with a good and has less morale."""
    g = contest("germanics", "slavs", tribes=("gauls",))
    settle(g, YELLOW, *OWN[:-1])
    build(g, YELLOW, OWN[-1])
    settle(g, BLUE, V3)
    build(g, BLUE, *g.atlas.homes["slavs"][:2])
    g.posts = {**dict.fromkeys(g.realms[BLUE].cities, YELLOW), OWN[-1]: BLUE}
    yellow, blue, human = g.realms[YELLOW], g.realms[BLUE], g.realms[0]
    yellow.free, blue.free = yellow.free - 2, blue.free - 1
    yellow.morale, yellow.food, yellow.thalers = 2, 2, thalers
    yellow.levels |= {"navigation": navigation, "mechanics": 2}
    blue.levels["mechanics"], blue.morale = 2, 1
    settle(g, 0, *IN_THE_WAY)
    human.protected, human.morale = True, 10
    human.levels["mechanics"] = 4
    puppet(g, YELLOW).attacks, puppet(g, BLUE).attacks, puppet(g, BLUE).up = 3, 0, False
    goods = [province for province in OWN if GOOD_OF.get(province) in LUXURY]
    yellow.spent = tuple(goods[luxury:])
    return g


def value_of(g: Era, province: str, means: str = VASSAL) -> Candidate:
    found = {(one.province, one.means): one for one in candidates(g, YELLOW, own_provinces(g, YELLOW))}
    return found[province, means]


def at_once(g: Era, province: str) -> Candidate:
    """What a new fleet would find there, whether it may go or not."""
    return appraise(g, YELLOW, province, NEW_FLEET, own_provinces(g, YELLOW))


def alone(*own: str, tribe: str = "germanics", other: str = "slavs", **levels: int) -> Era:
    """An automa with this land, thalers and navigation, and nobody else on the map."""
    g = contest(tribe, other, tribes=("gauls",))
    settle(g, YELLOW, *own)
    g.realms[YELLOW].thalers = 20
    g.realms[YELLOW].levels |= {"navigation": 2, **levels}
    puppet(g, YELLOW).attacks = 3
    return g


# ---------------------------------------------------------------------- the values of the first example


@pytest.mark.parametrize(
    ("province", "means", "priority", "base", "terms", "value"),
    [
        pytest.param(V1, VASSAL, "I", 5, {}, 5, id="V1"),
        pytest.param(V2, VASSAL, "III", 3, {"b": 1}, 4, id="V2"),
        pytest.param(V3, VASSAL, "I", 5, {"c": 1, "e": -2, "i": -3, "l": 2}, 3, id="V3"),
        pytest.param(V4, NEW_FLEET, "I", 5, {"f": -2, "g": -2, "b": 2}, 3, id="V4"),
        pytest.param(V5, VASSAL, "VI", 0, {"b": 3}, 3, id="V5"),
        pytest.param(V6, VASSAL, "VI", 0, {"b": 2}, 2, id="V6"),
        pytest.param(V7, NEW_FLEET, "III", 3, {"f": -2}, 1, id="V7"),
        pytest.param(V10, NEW_FLEET, "III", 3, {"f": -2, "g": -2, "b": 1}, 0, id="V10"),
    ],
)
def test_the_first_example_gives_each_target_its_value_term_by_term(
    province: str, means: str, priority: str, base: int, terms: dict[str, int], value: int
) -> None:
    found = value_of(example(), province, means)
    assert (found.priority, found.base, found.terms, found.value) == (priority, base, terms, value)


def test_a_mountain_without_anything_is_worth_one_as_v8() -> None:
    found = value_of(alone("cilicia", "isauria", "phrygia"), "caria")
    assert (found.priority, found.terms, found.value) == ("VI", {"c": 1}, 1)


def test_land_beside_one_rich_province_is_worth_one_as_v9() -> None:
    found = value_of(alone("cilicia", "isauria", "phrygia"), "cappadocia")
    assert (found.priority, found.terms, found.value) == ("VI", {"b": 1}, 1)


def test_luxury_overseas_of_an_automa_with_two_posts_is_worth_less_than_nothing_as_v11() -> None:
    g = alone("cirta", "hippo")
    settle(g, BLUE, "apulia")
    build(g, BLUE, "latium", "samnium")
    g.posts = {"latium": YELLOW, "samnium": YELLOW}
    g.realms[YELLOW].morale, g.realms[BLUE].morale = 2, 1
    found = value_of(g, "apulia", NEW_FLEET)
    assert (found.terms, found.value) == ({"f": -2, "g": -2, "e": -2, "i": -3, "l": 2}, -2)


def test_a_fleet_is_not_built_for_held_food_that_a_vassal_reaches_next_time_as_v12() -> None:
    g = alone("helvetia", "insubria", "venetia")
    settle(g, 0, "latium")
    g.realms[YELLOW].morale, g.realms[0].morale = 2, 1
    found = at_once(g, "latium")
    assert (found.terms, found.value) == ({"f": -2, "g": -2, "i": -3, "l": 2}, -2)
    assert "latium" not in [one.province for one in candidates(g, YELLOW, own_provinces(g, YELLOW))]


def test_a_fleet_is_not_built_for_luxury_that_a_vassal_reaches_next_time_as_v13() -> None:
    g = alone("cirta", "hippo")
    found = at_once(g, "tripolis")
    assert (found.terms, found.value) == ({"f": -2, "g": -2, "b": 2}, 3)
    assert "tripolis" not in [one.province for one in candidates(g, YELLOW, own_provinces(g, YELLOW))]


# ---------------------------------------------------------------------- growth and order of the first example


def choices(g: Era) -> list[str]:
    return [line["province"] for line in told(by_themselves(g), "automa-choice")]


def test_five_places_go_to_v1_to_v5_in_the_order_of_their_values_as_o1() -> None:
    assert choices(example()) == [V1, V2, V3, V4, V5]


def test_of_four_places_two_goods_come_before_a_third_target_of_the_same_value_as_o2() -> None:
    table = by_themselves(example(luxury=0))
    lines = told(table, "automa-choice")
    assert [line["province"] for line in lines] == [V1, V2, V3, V4]
    assert [line["tie"] for line in lines] == ["value", "value", "borders", "priority"]


@pytest.mark.parametrize("lacking", [{"thalers": 0}, {"navigation": 0}])
def test_without_thalers_or_navigation_no_fleet_is_built_as_o3(lacking: dict[str, int]) -> None:
    assert choices(example(**lacking)) == [V1, V2, V3, V5, V6]


def test_borders_are_counted_when_a_piece_is_placed_as_o4() -> None:
    g = alone("cilicia", "isauria", "phrygia", navigation=0)
    beside = {near for own in ("cilicia", "isauria", "phrygia") for near in g.atlas.land_beside[own]}
    settle(g, 0, *sorted(beside - {"cilicia", "isauria", "phrygia", "caria", "cappadocia", "paphlagonia"}))
    g.realms[0].protected, g.realms[0].morale, g.realms[0].levels["mechanics"] = True, 10, 4
    g.realms[YELLOW].food = 3
    puppet(g, YELLOW).attacks = 0
    lines = told(by_themselves(g), "automa-choice")
    assert [line["province"] for line in lines] == ["paphlagonia", "cappadocia", "caria"]
    assert lines[1]["tie"] == "borders"


def five_goods(*, morale: int = 2, food: int = 2) -> Era:
    """An automa with five luxury goods that have not served, and no land beside them that would be worth anything."""
    g = contest("germanics", tribes=("gauls",))
    goods = [province for province in g.atlas.land if GOOD_OF.get(province) in LUXURY][:5]
    settle(g, YELLOW, *goods)
    g.realms[YELLOW].morale, g.realms[YELLOW].food, g.realms[YELLOW].thalers = morale, food, 5
    g.realms[YELLOW].levels["mechanics"] = 2
    return g


def test_by_itself_an_automa_uses_all_luxury_and_what_exceeds_five_waits_as_g1() -> None:
    line = told(by_themselves(five_goods()), "automa-growth")[0]
    assert (line["food"] + line["morale"], line["goods"], line["number"]) == (4, 5, 9)
    assert (line["slots"], line["surplus"], line["bonus"]) == (5, 4, 0)


def test_growth_that_is_left_gives_morale_and_an_army_for_what_mechanics_costs_as_g2() -> None:
    table = by_themselves(five_goods())
    assert len(told(table, "automa-choice")) == 5
    line = told(table, "automa-rest")[0]
    assert (line["rest"], line["morale"], line["armies"], line["cost"]) == (4, 1, 1, 2)


def test_by_card_growth_has_a_bonus_and_takes_luxury_only_up_to_five_as_g3() -> None:
    line = told(next_card(five_goods(), "expansion"), "automa-growth")[0]
    assert (line["bonus"], line["number"], line["goods"], line["slots"], line["surplus"]) == (2, 6, 0, 5, 1)


@pytest.mark.parametrize(("morale", "goods"), [(0, 1), (-1, 2), (1, 0)])
def test_by_card_luxury_fills_growth_up_to_five(morale: int, goods: int) -> None:
    table = next_card(five_goods(morale=morale), "expansion")
    line = told(table, "automa-growth")
    if morale < 0:
        assert not line
        assert told(table, "automa-games")[0]["goods"] == 5
    else:
        assert line[0]["goods"] == goods
        assert len(table.state.realms[YELLOW].spent) == goods


# ---------------------------------------------------------------------- each term by itself


def fitting(card: str) -> tuple[Era, list[str], list[str]]:
    """A position, what the card counts there, and what not."""
    g = alone("latium", "samnium")
    g.deck = tuple(other for other in g.deck if other != card)
    g.crown = (card,)
    settle(g, 0, "attica")
    build(g, 0, "boeotia" if "boeotia" in g.atlas.land else "argolis")
    camp(g, "apulia")
    g.battlefields = {"etruria": 1}
    city = g.realms[0].cities[0]
    land = list(g.atlas.land)
    counted = {
        "emperor": ["attica", city, "apulia"],
        "liberators": ["apulia"],
        "partisans": ["etruria"],
        "townsmen": [city],
        "merchants": [id for id in land if GOOD_OF.get(id) in LUXURY],
        "nobility": land,
        "fishermen": [id for id in g.atlas.seas if id in FOOD_OF],
    }
    terrain = {"loggers": "forest", "miners": "mountain", "peasants": "grain", "shepherds": "hill"}
    yes = counted.get(card, [id for id in land if PROVINCES[id].terrain == terrain.get(card)])
    own = own_provinces(g, YELLOW)
    return g, yes, [id for id in g.atlas.provinces if id not in yes and id not in own]


@pytest.mark.parametrize("card", CARDS)
def test_the_open_card_adds_three_to_what_it_counts(card: str) -> None:
    g, yes, no = fitting(card)
    assert all(fits(g, YELLOW, province) for province in yes)
    assert not any(fits(g, YELLOW, province) for province in no)
    for province in yes[:3]:
        assert appraise(g, YELLOW, province, VASSAL, own_provinces(g, YELLOW)).terms["a"] == 3


def test_new_fleets_at_sea_count_for_the_admiralty_and_old_ones_and_land_do_not() -> None:
    g, _, _ = fitting("admiralty")
    assert fits(g, YELLOW, "hadriaticum", new_fleet=True)
    assert not fits(g, YELLOW, "hadriaticum")
    assert not fits(g, YELLOW, "attica", new_fleet=True)


def test_a_target_that_founds_a_colony_counts_for_the_colonists() -> None:
    g, _, _ = fitting("colonists")
    assert at_once(g, "creta").terms["a"] == 3
    assert "a" not in value_of(g, "etruria").terms


def test_low_morale_is_taken_from_every_value() -> None:
    g = alone("cilicia", "isauria", "phrygia")
    g.realms[YELLOW].morale = -2
    found = candidates(g, YELLOW, own_provinces(g, YELLOW))
    assert {one.terms["d"] for one in found} == {-2}
    assert value_of(g, "caria").value == -1


def test_with_low_morale_poor_land_is_left_alone_and_growth_stays_unused() -> None:
    g = alone("isauria", "phrygia", navigation=0)
    g.realms[YELLOW].morale, g.realms[YELLOW].food = -3, 6
    lines = told(by_themselves(g), "automa-choice")
    assert lines
    assert all(line["value"] >= 1 for line in lines)
    assert "caria" not in [line["province"] for line in lines]


def test_own_riches_beside_a_target_add_nothing() -> None:
    g = alone("cilicia", "isauria", "phrygia")
    before = value_of(g, "cappadocia").terms["b"]
    rich = [near for near in g.atlas.land_beside["cappadocia"] if near in GOOD_OF or near in FOOD_OF]
    settle(g, YELLOW, *[near for near in rich if near not in g.control])
    assert (before, value_of(g, "cappadocia").terms.get("b", 0)) == (1, 0)


def test_riches_beside_a_target_count_as_they_were_when_the_expansion_began() -> None:
    g = alone("cilicia", "isauria", "phrygia")
    own = own_provinces(g, YELLOW)
    rich = [near for near in g.atlas.land_beside["cappadocia"] if near in GOOD_OF or near in FOOD_OF]
    settle(g, YELLOW, *[near for near in rich if near not in g.control])
    assert appraise(g, YELLOW, "cappadocia", VASSAL, own).terms["b"] == 1


@pytest.mark.parametrize(("protected", "value"), [(False, -3), (True, -5)])
def test_held_land_is_worth_three_less_and_five_under_protection(protected: bool, value: int) -> None:
    g = alone("cilicia", "isauria", "phrygia")
    settle(g, 0, "caria")
    g.realms[0].protected = protected
    assert value_of(g, "caria").terms["i"] == value


@pytest.mark.parametrize(("level", "edge"), [("easy", 1), ("medium", 2), ("hard", 3)])
def test_better_mechanics_and_higher_morale_add_by_the_level(level: str, edge: int) -> None:
    g = alone("isauria", "phrygia", mechanics=1)
    assert g.automa is not None
    g.automa.level = level
    settle(g, 0, "caria")
    g.realms[YELLOW].morale = 1
    terms = value_of(g, "caria").terms
    assert (terms["k"], terms["l"]) == (edge, edge)
    g.realms[0].levels["mechanics"], g.realms[0].morale = 1, 1
    terms = value_of(g, "caria").terms
    assert "k" not in terms
    assert "l" not in terms


def test_barbarians_have_morale_0_and_the_mechanics_of_their_level() -> None:
    g = alone("isauria", "phrygia", mechanics=1)
    camp(g, "caria")
    g.realms[YELLOW].morale = 1
    assert value_of(g, "caria").terms == {"c": 1, "i": -3, "k": 2, "l": 2}
    g.level = 2
    assert "k" not in value_of(g, "caria").terms


def test_every_four_points_of_distance_take_one_from_the_value_of_a_fleet() -> None:
    g = alone("anglia", "rugia", navigation=3)
    far = [one for one in candidates(g, YELLOW, own_provinces(g, YELLOW)) if one.means == NEW_FLEET]
    assert {one.distance // 4 for one in far} == {0, 1}
    assert all(one.terms.get("h", 0) == -(one.distance // 4) for one in far)


def test_forests_and_hills_are_worth_one_to_slavs_alone() -> None:
    slavs, others = alone("isauria", "phrygia", tribe="slavs", other="germanics"), alone("isauria", "phrygia")
    for one in candidates(slavs, YELLOW, own_provinces(slavs, YELLOW)):
        if one.priority == "VI":
            assert one.base == (PROVINCES[one.province].terrain in ("forest", "hill"))
    assert all(
        one.base == 0 for one in candidates(others, YELLOW, own_provinces(others, YELLOW)) if one.priority == "VI"
    )


def test_a_home_of_the_tribe_is_no_colony_and_neither_is_land_beside_ones_own() -> None:
    g = alone("isauria", "phrygia", tribe="slavs", other="germanics")
    assert "g" not in appraise(g, YELLOW, g.atlas.homes["slavs"][0], NEW_FLEET, own_provinces(g, YELLOW)).terms
    assert "g" not in appraise(g, YELLOW, "caria", NEW_FLEET, own_provinces(g, YELLOW)).terms


# ---------------------------------------------------------------------- candidates


def test_held_land_is_a_target_only_while_attacks_are_left() -> None:
    g = alone("cilicia", "isauria", "phrygia")
    settle(g, 0, "caria")
    puppet(g, YELLOW).attacks = 0
    assert "caria" not in [one.province for one in candidates(g, YELLOW, own_provinces(g, YELLOW))]


def test_new_fleets_never_attack_fleets_nor_sail_past_them() -> None:
    g = alone("anglia", "rugia")
    settle(g, 0, "codanus")
    assert "codanus" not in {one.province for one in candidates(g, YELLOW, own_provinces(g, YELLOW))}
    assert all(way.last != "codanus" for way in voyages_from(g, YELLOW, ["lagnus"]).values())


def test_a_new_fleet_is_built_in_the_sea_nearest_to_its_target_and_paid_for() -> None:
    g = example()
    table = by_themselves(g)
    lines = told(table, "sailed")
    assert [line["to_province"] for line in lines] == [V4]
    assert 3 in [line["amount"] for line in told(table, "thalers-paid") if line["seat"] == "automa_1"]


def test_land_settled_in_an_expansion_is_no_start_for_further_vassals() -> None:
    g = alone("isauria", "phrygia", navigation=0)
    g.realms[YELLOW].food = 5
    beside = {near for own in ("isauria", "phrygia") for near in g.atlas.land_beside[own]}
    assert {line["province"] for line in told(by_themselves(g), "automa-choice")} <= beside


# ---------------------------------------------------------------------- where pieces come from


def short_of_vassals(free: int, armies: int = 0) -> Era:
    g = alone("isauria", "phrygia", navigation=0)
    realm = g.realms[YELLOW]
    realm.food = 3
    realm.gone, realm.free = realm.free - free - armies, free
    realm.armies = armies
    return g


def test_vassals_from_under_cities_are_marked_and_cost_morale_when_all_are_placed() -> None:
    table = by_themselves(short_of_vassals(1))
    assert told(table, "automa-rest")[0]["marks"] == 2
    assert next(line["steps"] for line in told(table, "morale-falls") if line["seat"] == "automa_1") == 2


def test_when_cities_have_no_vassals_left_the_regular_army_gives_them() -> None:
    g = short_of_vassals(1, armies=2)
    realm = g.realms[YELLOW]
    realm.gone += sum(realm.board)
    realm.board = (0,) * 8
    table = by_themselves(g)
    assert len(told(table, "automa-recalls")) == 2
    assert told(table, "automa-rest")[0]["marks"] == 0


def test_without_any_piece_growth_turns_into_morale() -> None:
    g = short_of_vassals(0)
    realm = g.realms[YELLOW]
    realm.gone += sum(realm.board)
    realm.board = (0,) * 8
    table = by_themselves(g)
    assert not told(table, "automa-choice")
    assert (told(table, "automa-rest")[0]["rest"], told(table, "automa-rest")[0]["morale"]) == (3, 1)


# ---------------------------------------------------------------------- ties


def test_ties_are_broken_by_priority_borders_and_nearness_to_home() -> None:
    g = alone("cilicia", "isauria", "phrygia")
    own = own_provinces(g, YELLOW)
    one = appraise(g, YELLOW, "caria", VASSAL, own)
    better = one._replace(priority="I", base=one.base)
    chosen = choose(g, YELLOW, [one, better._replace(province="cappadocia")])
    assert chosen is not None
    assert (chosen.best.province, chosen.tie) == ("cappadocia", "priority")
    lone = choose(g, YELLOW, [one])
    assert lone is not None
    assert (lone.tie, lone.others) == ("only", [])


def equal_targets(number: int) -> tuple[Era, list[Candidate]]:
    """Candidates that are alike in value, priority, borders and nearness to home."""
    g = alone("isauria", "phrygia", navigation=0)
    own = own_provinces(g, YELLOW)
    alike: dict[Any, list[Candidate]] = {}
    for province in g.atlas.land:
        if province not in own:
            one = appraise(g, YELLOW, province, VASSAL, own)
            if one.value >= 1:
                alike.setdefault(rank(g, YELLOW, one), []).append(one)
    return g, next(ones for ones in alike.values() if len(ones) >= number)[:number]


def test_targets_equal_in_everything_go_by_name_and_are_told_as_equals() -> None:
    g, ones = equal_targets(3)
    chosen = choose(g, YELLOW, ones[::-1])
    assert chosen is not None
    assert chosen.best.province == min(one.province for one in ones)
    assert (chosen.tie, len(chosen.equals)) == ("all", 2)


def settled_at_the_last_place(free: int) -> tuple[Any, int]:
    """How many of four equal targets are settled with one place left and so many vassals free."""
    g, ones = equal_targets(4)
    realm = g.realms[YELLOW]
    realm.gone, realm.free = realm.free - free, free
    chosen = choose(g, YELLOW, ones)
    assert chosen is not None
    list(settle_equals(g, YELLOW, chosen, {}))
    return g, sum(one.province in realm.vassals for one in ones)


@pytest.mark.parametrize(("free", "settled"), [(5, 2), (1, 1), (0, 0)])
def test_equal_targets_of_the_last_place_are_all_settled_by_two_free_vassals_more_at_most(
    free: int, settled: int
) -> None:
    g, number = settled_at_the_last_place(free)
    assert number == settled
    assert g.realms[YELLOW].free == free - settled

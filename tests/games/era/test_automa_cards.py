"""§12.3 §12.4 The action cards of the automa, branch by branch, and what they have it do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.era.situations import at, build, by_themselves, camp, contest, lay_aside, next_card, say, settle, told

from civitas.games.era.automa.deeds import fleet_sea
from civitas.games.era.box.automas import ASIDE, CARDS
from civitas.games.era.box.content import FOOD_OF, GOOD_OF, LUXURY
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import Automa
from civitas.kernel import CHANCE, Table

ONE, TWO = Automa.AUTOMA_1, Automa.AUTOMA_2
HOME = ("attica", "argolis")


def greece(**changes: int) -> Era:
    """A Roman alone against Egyptians in Greece, with two provinces; `changes` are what the automa has."""
    g = contest("egyptians", part="two4")
    settle(g, ONE, *HOME)
    return changed(g, changes)


def changed(g: Era, changes: dict[str, int]) -> Era:
    """The first automa has these levels and stocks; the good of its home has served."""
    realm = g.realms[ONE]
    realm.spent = HOME
    for name, value in changes.items():
        if name in realm.levels:
            realm.levels[name] = value
        else:
            setattr(realm, name, value)
    return g


def branches(table: Table) -> list[tuple[str, list[str]]]:
    return [(line["branch"], line["whys"]) for line in told(table, "automa-branch") if line["seat"] == "automa_1"]


def automa(table: Table, who: Automa = ONE) -> Any:
    return table.state.realms[who]


# ---------------------------------------------------------------------- card 1


def test_card_1_a_builds_two_cities_where_they_are_worth_most() -> None:
    table = next_card(greece(architecture=1, food=4), "found_city")
    assert branches(table) == [("A", [])]
    realm = automa(table)
    assert (len(realm.cities), realm.food, realm.influence, realm.vassals) == (2, 2, 3, {})
    assert realm.free == 12 + 3 + 3


def test_card_1_a_builds_one_city_if_food_or_architecture_allows_no_second() -> None:
    table = next_card(greece(architecture=1, food=2), "found_city")
    assert (len(automa(table).cities), automa(table).food) == (1, 1)


def test_card_1_keeps_a_food_and_other_tribes_pay_two() -> None:
    g = contest("greeks", part="two4")
    settle(g, ONE, *HOME)
    g.realms[ONE].levels["architecture"], g.realms[ONE].food, g.realms[ONE].thalers = 1, 2, 0
    assert branches(next_card(g, "found_city"))[-1][0] == "C"
    g = contest("greeks", part="two4")
    settle(g, ONE, *HOME)
    g.realms[ONE].levels["architecture"], g.realms[ONE].food = 1, 3
    table = next_card(g, "found_city")
    assert (branches(table), automa(table).food) == ([("A", [])], 1)


def test_card_1_b1_learns_agriculture_if_food_lacks_and_builds_one_city() -> None:
    table = next_card(greece(architecture=1, food=1, thalers=5), "found_city")
    assert branches(table) == [("B1", ["no_city_possible"])]
    assert (automa(table).levels["agriculture"], len(automa(table).cities)) == (1, 1)


def test_card_1_b2_learns_architecture_if_it_lacks_and_builds_one_city() -> None:
    table = next_card(greece(food=4, thalers=5), "found_city")
    assert branches(table) == [("B2", ["no_city_possible", "fed"])]
    assert (automa(table).levels["architecture"], len(automa(table).cities)) == (1, 1)


def test_card_1_b1_and_b2_both_if_both_lack_and_can_be_paid() -> None:
    table = next_card(greece(food=1, thalers=9), "found_city")
    assert [letter for letter, _ in branches(table)] == ["B1", "B2"]
    assert (automa(table).levels["agriculture"], automa(table).levels["architecture"]) == (1, 1)
    assert len(automa(table).cities) == 1


def test_card_1_c_trades_if_neither_can_be_paid() -> None:
    table = next_card(greece(food=1, thalers=0), "found_city")
    assert branches(table) == [("C", ["no_city_possible", "too_dear", "too_dear"])]
    assert automa(table).thalers == 2


def test_card_1_c_trades_if_there_is_no_vassal_to_make_room() -> None:
    g = greece(architecture=1, food=9)
    g.realms[ONE].free += 2
    g.realms[ONE].vassals, g.control = {}, {}
    table = next_card(g, "found_city")
    assert branches(table) == [("C", ["no_city_possible", "fed", "architecture_suffices"])]


# ---------------------------------------------------------------------- card 2


def neighbours(**changes: int) -> Era:
    """Two automas side by side; the second has two cities, the second built first in the south."""
    g = contest("greeks", "egyptians", part="two4")
    settle(g, ONE, *HOME)
    near = [province for province in g.atlas.land_beside["attica"] if province not in HOME]
    build(g, TWO, near[0])
    far = [province for province in g.atlas.land_beside[near[0]] if province not in (*HOME, *near)]
    build(g, TWO, far[0])
    return changed(g, changes)


def test_card_2_a_opens_posts_with_a_neighbouring_automa_in_the_order_of_its_cities() -> None:
    g = neighbours(commerce=2, thalers=9)
    cities = g.realms[TWO].cities
    table = next_card(g, "posts")
    assert branches(table)[0] == ("A", [])
    assert [line["province"] for line in told(table, "automa-post")] == list(cities)
    realm = automa(table)
    assert (realm.thalers, realm.morale, realm.free) == (5, 4, 8)
    assert {g.posts[city] for g in [table.state] for city in cities} == {ONE}


def test_card_2_a_opens_as_many_posts_as_thalers_pay() -> None:
    table = next_card(neighbours(commerce=2, thalers=3), "posts")
    assert (len(told(table, "automa-post")), automa(table).thalers) == (1, 1)
    table = next_card(neighbours(commerce=2, thalers=4), "posts")
    assert (len(told(table, "automa-post")), automa(table).thalers) == (2, 0)


def test_card_2_a_never_opens_posts_with_players() -> None:
    g = neighbours(commerce=2, thalers=9)
    settle(g, 0, "latium")
    near = [province for province in g.atlas.land_beside["attica"] if province not in g.control]
    build(g, 0, *near[:1])
    table = next_card(g, "posts")
    assert not [city for city in table.state.realms[0].cities if city in table.state.posts]


def test_card_2_b_learns_commerce_up_to_level_2() -> None:
    table = next_card(neighbours(thalers=9), "posts")
    assert branches(table)[0] == ("B", ["no_commerce"])
    assert automa(table).levels["commerce"] == 1


def test_card_2_c_learns_navigation_if_commerce_cannot_be_paid() -> None:
    g = neighbours(commerce=1, thalers=3)
    table = next_card(g, "posts")
    assert branches(table)[0] == ("C", ["no_commerce", "too_dear"])
    assert automa(table).levels["navigation"] == 1
    assert sum(automa(table).fleets.values()) == 2


def test_card_2_c_learns_navigation_if_no_automa_beside_it_has_a_city() -> None:
    table = next_card(greece(commerce=2, thalers=9), "posts")
    assert branches(table) == [("C", ["no_market", "commerce_suffices"])]


def test_card_2_d_trades_if_nothing_can_be_paid() -> None:
    table = next_card(neighbours(commerce=2, thalers=1), "posts")
    assert branches(table)[0] == ("D", ["no_means", "commerce_suffices", "too_dear"])
    assert automa(table).thalers == 1 + 2 + 3


# ---------------------------------------------------------------------- card 3


@pytest.mark.parametrize(("level", "number"), [("easy", 1), ("medium", 2), ("hard", 3)])
def test_card_3_a_learns_mechanics_with_armies_by_the_level(level: str, number: int) -> None:
    g = greece(thalers=5)
    assert g.automa is not None
    g.automa.level = level
    table = next_card(g, "war_or_sea")
    assert branches(table) == [("A", [])]
    assert (automa(table).levels["mechanics"], automa(table).armies) == (1, number)


def test_card_3_b_learns_navigation_if_it_is_ahead_of_all_in_mechanics() -> None:
    table = next_card(greece(thalers=5, mechanics=1), "war_or_sea")
    assert branches(table) == [("B", ["ahead"])]
    assert (automa(table).levels["navigation"], sum(automa(table).fleets.values())) == (1, 2)


def test_card_3_b_learns_navigation_if_mechanics_cannot_be_paid() -> None:
    g = greece(thalers=4, mechanics=1)
    g.realms[0].levels["mechanics"] = 1
    assert branches(next_card(g, "war_or_sea")) == [("B", ["too_dear"])]


def test_card_3_c_trades_if_neither_can_be_paid() -> None:
    assert branches(next_card(greece(thalers=1), "war_or_sea")) == [("C", ["too_dear", "too_dear"])]


def test_a_field_at_its_top_is_passed_over() -> None:
    g = greece(thalers=50, mechanics=4, navigation=4)
    g.realms[0].levels["mechanics"] = 4
    assert branches(next_card(g, "war_or_sea")) == [("C", ["top_level", "top_level"])]


# ---------------------------------------------------------------------- card 4


@pytest.mark.parametrize("food", [0, 1])
def test_card_4_a_learns_agriculture_with_one_food_at_most(food: int) -> None:
    table = next_card(greece(thalers=5, food=food), "farm_or_trade")
    assert (branches(table), automa(table).food) == ([("A", [])], food + 2)


def test_card_4_b_learns_commerce_with_more_food() -> None:
    table = next_card(greece(thalers=5, food=2), "farm_or_trade")
    assert (branches(table), automa(table).levels["commerce"]) == ([("B", ["fed"])], 1)


def test_card_4_b_learns_commerce_if_agriculture_cannot_be_paid() -> None:
    table = next_card(greece(thalers=4, agriculture=1, food=1), "farm_or_trade")
    assert branches(table) == [("B", ["too_dear"])]


def test_card_4_c_trades_if_neither_can_be_paid() -> None:
    assert branches(next_card(greece(thalers=0), "farm_or_trade")) == [("C", ["too_dear", "too_dear"])]


# ---------------------------------------------------------------------- card 5


def test_card_5_a_makes_a_revolution_and_the_automa_does_nothing_more_in_the_round() -> None:
    g = greece(architecture=3, agriculture=1)
    build(g, ONE, "creta")
    g.realms[ONE].thalers = 0
    table = next_card(g, "revolution")
    assert branches(table) == [("A", [])]
    assert (automa(table).epoch, automa(table).revolution, automa(table).influence) == (1, True, 3)
    say(table, "games")
    assert len(told(table, "automa-card")) == 1
    assert not told(table, "automa-growth")


def test_after_a_revolution_an_automa_gets_no_leader() -> None:
    g = greece(architecture=3, agriculture=1)
    build(g, ONE, "creta")
    table = next_card(g, "revolution")
    assert not told(table, "own-leader")


def test_card_5_b_builds_one_city_if_it_is_not_ripe() -> None:
    table = next_card(greece(architecture=1, food=9), "revolution")
    assert (branches(table), len(automa(table).cities)) == ([("B", ["not_ripe"])], 1)


def test_card_5_c_learns_architecture_and_builds_one_city() -> None:
    table = next_card(greece(food=9, thalers=5), "revolution")
    assert branches(table) == [("C", ["not_ripe", "no_city_possible"])]
    assert (automa(table).levels["architecture"], len(automa(table).cities)) == (1, 1)


def test_card_5_d_trades_if_architecture_cannot_be_paid() -> None:
    table = next_card(greece(food=0, thalers=0), "revolution")
    assert branches(table) == [("D", ["not_ripe", "no_city_possible", "too_dear"])]


def test_when_all_automas_have_revolted_no_more_cards_are_turned_up() -> None:
    g = greece()
    g.realms[ONE].revolution = True
    assert not told(next_card(g, "taxes"), "automa-card")


# ---------------------------------------------------------------------- card 6


def test_card_6_shuffles_all_cards_raises_leaders_readies_luxury_and_draws_at_once() -> None:
    g = greece()
    settle(g, ONE, "creta")
    puppet = g.realms[ONE].puppet
    assert puppet is not None
    puppet.up = False
    g.realms[ONE].spent = ("attica",)
    table = next_card(g, "reshuffle")
    table.apply(CHANCE, ["taxes", *sorted(card for card in CARDS if card != "taxes")])
    assert [line["deed"] for line in told(table, "automa-card")] == ["reshuffle", "taxes"]
    opponents = table.state.automa
    assert opponents is not None
    assert (opponents.played, len(opponents.deck)) == (("taxes",), 7)
    assert puppet is not automa(table).puppet
    assert automa(table).puppet.up


def test_card_6_does_nothing_for_an_automa_in_revolution() -> None:
    g = contest("greeks", "egyptians", part="two4")
    settle(g, ONE, *HOME)
    settle(g, TWO, *g.atlas.homes["egyptians"])
    for who in (ONE, TWO):
        puppet = g.realms[who].puppet
        assert puppet is not None
        puppet.up = False
    g.realms[TWO].revolution = True
    table = next_card(g, "reshuffle")
    table.apply(CHANCE, ["taxes", *sorted(card for card in CARDS if card != "taxes")])
    assert (automa(table).puppet.up, automa(table, TWO).puppet.up) == (True, False)


def test_cards_that_are_still_aside_stay_aside_when_the_others_are_shuffled() -> None:
    g = lay_aside(greece())
    assert g.automa is not None
    g.automa.deck = ("reshuffle", "posts", "war_or_sea", "farm_or_trade", "expansion")
    g.realms[0].leaders = 2
    table = say(at(g), "trade", {"leader": 1})
    table.apply(CHANCE, ["posts", "war_or_sea", "farm_or_trade", "expansion", "reshuffle"])
    assert table.state.automa is not None
    assert set(table.state.automa.aside) == set(ASIDE)


# ---------------------------------------------------------------------- card 7


@pytest.mark.parametrize(("morale", "leaders", "left"), [(0, 1, -5), (1, 1, -4), (2, 2, -5), (5, 2, -3)])
def test_card_7_a_takes_taxes_as_with_one_leader_and_from_morale_2_on_with_two(
    morale: int, leaders: int, left: int
) -> None:
    g = greece(morale=morale, thalers=0)
    g.realms[ONE].influence = 5
    build(g, ONE, "creta", "thessalia")
    table = next_card(g, "taxes")
    assert branches(table) == [("A", [])]
    assert automa(table).thalers == 2 * leaders
    assert told(table, "automa-taxes")[0]["leaders"] == leaders
    assert automa(table).morale == max(-5, morale - 2 - 3 * leaders)


def test_card_7_b_holds_games_below_morale_0() -> None:
    g = greece(morale=-1, thalers=0)
    build(g, ONE, "creta")
    table = next_card(g, "taxes")
    assert (branches(table), automa(table).morale) == ([("B", ["unhappy"])], 1)


def test_card_7_b_holds_games_without_a_city() -> None:
    assert branches(next_card(greece(morale=1), "taxes")) == [("B", ["no_city"])]


# ---------------------------------------------------------------------- card 8


def test_card_8_a_expands_from_growth_2_on_and_the_leader_lies_down() -> None:
    table = next_card(greece(food=2), "expansion")
    assert branches(table) == [("A", [])]
    assert told(table, "automa-growth")[0]["number"] == 4
    assert not automa(table).puppet.up
    say(table, "pass")
    assert len(told(table, "automa-growth")) == 1


def test_card_8_b_holds_games_below_growth_2_and_the_leader_stays_up() -> None:
    table = next_card(greece(food=1), "expansion")
    assert branches(table) == [("B", ["no_growth"])]
    assert automa(table).puppet.up


# ---------------------------------------------------------------------- the deck


def test_three_cards_are_laid_aside_until_the_first_expansion() -> None:
    g = lay_aside(greece(food=3))
    assert g.automa is not None
    assert set(g.automa.aside) == {"found_city", "revolution", "taxes"}
    assert len(g.automa.deck) == 5
    table = by_themselves(g)
    assert told(table, "automa-growth")
    table.apply(CHANCE, sorted(CARDS))
    assert table.state.automa is not None
    assert (table.state.automa.aside, len(table.state.automa.deck)) == ((), 8)


def test_games_instead_of_an_expansion_do_not_mix_the_cards_in() -> None:
    table = by_themselves(lay_aside(greece(food=0)))
    assert table.state.automa is not None
    assert table.state.automa.aside


def test_a_card_follows_each_cycle_in_which_anybody_has_acted() -> None:
    g = greece()
    g.realms[0].leaders = 2
    table = say(at(g), "pass")
    assert not told(table, "automa-card")
    g = greece()
    g.realms[0].leaders = 3
    table = say(at(g), "trade", {"leader": 1}, "games", {"leader": 1}, "pass")
    assert len(told(table, "automa-card")) == 2


def test_every_automa_carries_the_card_out_in_their_order() -> None:
    g = contest("greeks", "egyptians", part="two4")
    settle(g, ONE, *HOME)
    settle(g, TWO, *g.atlas.homes["egyptians"])
    assert g.automa is not None
    g.automa.order = (TWO, ONE)
    assert [line["seat"] for line in told(next_card(g, "taxes"), "automa-branch")] == ["automa_2", "automa_1"]


# ---------------------------------------------------------------------- trade, games, luxury


def rich(**changes: int) -> Era:
    g = greece(**changes)
    goods = [province for province in g.atlas.land if GOOD_OF.get(province) in LUXURY][:2]
    settle(g, ONE, *goods)
    g.realms[ONE].spent = ()
    return g


def test_trade_uses_every_luxury_good_the_first_time_and_then_markers_alone() -> None:
    g = rich(thalers=0, commerce=1)
    g.realms[0].leaders = 3
    goods = len([province for province in g.control if GOOD_OF.get(province) in LUXURY])
    assert g.automa is not None
    g.automa.deck, g.automa.aside = ("war_or_sea", "farm_or_trade", "reshuffle"), ()
    g.automa.played = tuple(card for card in CARDS if card not in g.automa.deck)
    g.realms[ONE].food = 5
    g.realms[ONE].levels |= dict.fromkeys(("mechanics", "navigation"), 4)
    g.realms[0].levels["mechanics"] = 4
    table = say(at(g), "trade", {"leader": 1})
    assert automa(table).thalers == 2 + 1 + goods


def test_games_add_the_marker_of_the_level_culture_and_luxury() -> None:
    g = rich(morale=-3, culture=2)
    goods = len([province for province in g.control if GOOD_OF.get(province) in LUXURY])
    assert automa(next_card(g, "taxes")).morale == -3 + 2 + 1 + goods


@pytest.mark.parametrize(("level", "marker"), [("easy", 1), ("medium", 2), ("hard", 3)])
def test_the_markers_of_trade_and_games_go_by_the_level(level: str, marker: int) -> None:
    g = greece(food=1, thalers=0)
    assert g.automa is not None
    g.automa.level = level
    assert automa(next_card(g, "found_city")).thalers == marker
    g = greece(morale=-1)
    assert g.automa is not None
    g.automa.level = level
    assert automa(next_card(g, "taxes")).morale == -1 + marker


# ---------------------------------------------------------------------- free pieces


def test_free_fleets_come_to_one_sea_with_fish_that_nobody_has() -> None:
    g = greece(thalers=5, mechanics=1)
    table = next_card(g, "war_or_sea")
    (sea,) = automa(table).fleets
    assert sea in FOOD_OF
    assert any(home in table.state.atlas.land_beside[sea] for home in HOME)


def test_free_fleets_avoid_seas_of_others_and_lie_near_free_fish() -> None:
    g = greece(thalers=5, mechanics=1)
    fish = [sea for home in HOME for sea in g.atlas.seas_beside[home] if sea in FOOD_OF]
    settle(g, 0, *dict.fromkeys(fish))
    sea = fleet_sea(g, ONE)
    assert sea not in fish
    assert sea


def test_free_armies_that_lack_vassals_take_them_from_cities_for_one_morale_each() -> None:
    g = greece(thalers=5, morale=0)
    realm = g.realms[ONE]
    realm.gone, realm.free = realm.free, 0
    table = next_card(g, "war_or_sea")
    assert (automa(table).armies, automa(table).morale, sum(automa(table).board)) == (2, -2, 22)


def test_at_the_lowest_morale_cities_give_no_vassals_for_free_pieces() -> None:
    g = greece(thalers=5, morale=-4)
    realm = g.realms[ONE]
    realm.gone, realm.free = realm.free, 0
    table = next_card(g, "war_or_sea")
    assert (automa(table).armies, automa(table).morale) == (1, -5)


def test_side_branches_cost_an_automa_as_well_and_a_pioneer_gains_influence() -> None:
    g = greece(thalers=9, mechanics=1)
    g.realms[0].levels["mechanics"] = 1
    table = next_card(g, "war_or_sea")
    assert automa(table).levels["mechanics"] == 1
    g = greece(thalers=10, mechanics=1)
    g.realms[0].levels["mechanics"] = 1
    table = next_card(g, "war_or_sea")
    assert (automa(table).levels["mechanics"], automa(table).thalers, automa(table).influence) == (2, 0, 2)


def test_the_second_city_site_is_the_most_valuable_that_is_left() -> None:
    g = greece(architecture=1, food=9)
    settle(g, ONE, "creta", "macedonia", "thessalia")
    table = next_card(g, "found_city")
    sites = [line["province"] for line in told(table, "automa-builds")]
    assert len(sites) == 2
    assert all(GOOD_OF.get(site) in LUXURY for site in sites)


def test_an_automa_never_asks_anybody() -> None:
    g = greece(food=4, thalers=20, architecture=2, navigation=2, mechanics=2)
    camp(g, "creta")
    assert g.automa is not None
    table = by_themselves(g)
    assert table.to_act() in ((0,), [0], (), [])

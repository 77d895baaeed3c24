"""§7 The simple actions, advances and revolution."""

from __future__ import annotations

import pytest
from tests.games.era.situations import asked, at, blank, build, offers, reason, say, settle, told

from civitas.games.era.actions.revolution import met
from civitas.games.era.advances import half_price, price
from civitas.games.era.box.content import LUXURY, PROVINCES
from civitas.games.era.box.queries import trade_markers
from civitas.games.era.box.state import Era


def homes(g: Era) -> Era:
    settle(g, 0, "latium", "samnium")
    settle(g, 1, "attica")
    return g


# ---------------------------------------------------------------------- trade, taxes, bread and circuses


def test_trade_brings_a_thaler_for_each_leader_luxury_good_and_marker() -> None:
    g = homes(blank())
    settle(g, 0, "apulia", "venetia")
    g.realms[0].levels["commerce"] = 2
    table = say(at(g), "trade", {"leader": 2, "luxury": 2})
    assert table.state.realms[0].thalers == 5 + 2 + 2 + 3


@pytest.mark.parametrize(("level", "value"), list(enumerate([0, 1, 3, 6, 11])))
def test_each_level_of_commerce_replaces_the_marker_of_the_last(level: int, value: int) -> None:
    g = homes(blank())
    g.realms[0].levels["commerce"] = level
    assert trade_markers(g, 0) == value


def test_a_trading_post_and_ancient_times_add_to_trade() -> None:
    g = homes(blank(2, "long"))
    build(g, 1, "argolis")
    g.posts["argolis"] = 0
    g.realms[0].free -= 1
    g.realms[0].epoch = 3
    assert trade_markers(g, 0) == 1 + 2


def test_a_leader_of_the_germanics_brings_two_thalers() -> None:
    g = blank(2, part="two3", tribes=("germanics", "slavs"))
    settle(g, 0, *g.atlas.homes["germanics"])
    settle(g, 1, *g.atlas.homes["slavs"])
    table = say(at(g), "trade", {"leader": 2})
    assert table.state.realms[0].thalers == 5 + 4


def test_vector_h2_taxes_of_three_cities_with_two_leaders() -> None:
    """Six thalers, nine morale."""
    g = homes(blank())
    build(g, 0, "apulia", "etruria", "bruttium")
    g.realms[0].morale = 10
    table = say(at(g), "taxes", {"leader": 2})
    assert (table.state.realms[0].thalers, table.state.realms[0].morale) == (5 + 6, 10 - 9)


def test_taxes_need_a_city_and_greeks_mind_them_more_egyptians_less() -> None:
    assert reason(at(homes(blank())), "taxes") == "no-city"
    for tribes, loss in ((("greeks", "egyptians"), 1 + 1 + 3), (("egyptians", "greeks"), 1 - 1 + 3)):
        g = blank(2, part="two5", tribes=tribes)
        build(g, 0, g.atlas.homes[tribes[0]][0])
        settle(g, 1, g.atlas.homes[tribes[1]][0])
        g.realms[0].morale = 8
        table = say(at(g), "taxes", {"leader": 1})
        assert table.state.realms[0].morale == 8 - loss


def test_bread_and_circuses_bring_morale_for_leaders_luxury_goods_and_markers() -> None:
    g = homes(blank())
    settle(g, 0, "apulia")
    g.realms[0].levels["culture"] = 3
    table = say(at(g), "games", {"leader": 2, "luxury": 1})
    assert table.state.realms[0].morale == 2 + 1 + 3


def test_a_leader_of_the_britons_brings_two_morale() -> None:
    g = blank(2, part="two6", tribes=("britons", "gauls"))
    settle(g, 0, *g.atlas.homes["britons"])
    settle(g, 1, *g.atlas.homes["gauls"])
    table = say(at(g), "games", {"leader": 2})
    assert table.state.realms[0].morale == 4


# ---------------------------------------------------------------------- advances


def test_the_pioneer_pays_4_8_16_32_and_followers_3_6_12_24() -> None:
    g = homes(blank())
    realm, rival = g.realms
    for level, (first, later) in enumerate(zip((4, 8, 16, 32), (3, 6, 12, 24), strict=True), 1):
        realm.levels = dict.fromkeys(realm.levels, 4) | {"commerce": level - 1}
        rival.levels["commerce"] = level - 1
        assert price(g, 0, "commerce") == first
        rival.levels["commerce"] = level
        assert price(g, 0, "commerce") == later


def test_vector_h3_navigation_3_as_a_follower_with_a_branch_missing_and_two_cities() -> None:
    g = homes(blank())
    build(g, 0, "apulia", "etruria")
    g.realms[0].levels |= {"navigation": 2, "commerce": 1, "culture": 1}
    g.realms[1].levels["navigation"] = 3
    assert price(g, 0, "navigation") == 12 + 5 - 2


def test_vector_h4_level_4_as_a_pioneer_with_both_branches_missing() -> None:
    g = homes(blank())
    g.realms[0].levels["commerce"] = 3
    assert price(g, 0, "commerce") == 52


def test_vector_h5_romans_pay_half_for_mechanics() -> None:
    g = homes(blank())
    build(g, 0, "apulia")
    g.realms[0].levels |= {"mechanics": 1, "architecture": 1}
    assert price(g, 0, "mechanics") == 3


@pytest.mark.parametrize(
    ("tribe", "field"),
    [("egyptians", "architecture"), ("gauls", "culture"), ("iberians", "navigation"), ("romans", "mechanics")],
)
def test_four_tribes_pay_half_the_base_in_a_field_pioneer_or_not(tribe: str, field: str) -> None:
    g = blank(3, tribes=(tribe, "greeks", "carthaginians"))
    assert price(g, 0, field) == 2
    g.realms[1].levels[field] = 1
    assert price(g, 0, field) == 2


def test_greeks_pay_two_thalers_less_and_nobody_less_than_one() -> None:
    g = homes(blank())
    assert price(g, 1, "culture") == 2
    build(g, 1, "argolis", "thessalia", "macedonia")
    assert price(g, 1, "culture") == 1


def test_side_branches_are_the_next_fields_of_the_wheel() -> None:
    g = homes(blank())
    realm = g.realms[0]
    realm.levels["agriculture"] = 1
    assert price(g, 0, "agriculture") == 8 + 2
    realm.levels["culture"] = 1
    assert price(g, 0, "agriculture") == 8
    realm.levels["agriculture"] = 2
    assert price(g, 0, "agriculture") == 16 + 5
    realm.levels["architecture"] = 2
    assert price(g, 0, "agriculture") == 16


def test_an_advance_for_each_leader_and_influence_for_the_pioneer() -> None:
    g = homes(blank())
    g.realms[0].thalers = 20
    g.realms[1].levels["commerce"] = 1
    table = say(at(g), "advance", {"leader": 2}, "commerce", "architecture")
    realm = table.state.realms[0]
    assert (realm.levels["commerce"], realm.levels["architecture"]) == (1, 1)
    assert (realm.thalers, realm.influence) == (20 - 3 - 4, 1 + 1)


def test_what_cannot_be_paid_or_is_at_its_top_is_refused() -> None:
    g = homes(blank())
    g.realms[0].levels["culture"] = 4
    table = say(at(g), "advance", {"leader": 1})
    assert reason(table, "culture") == "top-level"
    g.realms[0].thalers = 1
    assert reason(say(at(g), "pass"), "advance") == ""
    assert reason(at(g), "advance") == "cannot-advance"


def test_agriculture_brings_food_level_by_level() -> None:
    g = homes(blank())
    g.realms[0].thalers = 200
    g.realms[0].levels |= {"culture": 4, "architecture": 4}
    g.realms[0].leaders = 4
    table = say(at(g), "advance", {"leader": 4}, *["agriculture"] * 4)
    assert [note["amount"] for note in told(table, "food-gained")] == [2, 1, 2, 3]


def test_culture_brings_morale_and_influence_on_top_of_the_pioneers() -> None:
    g = homes(blank())
    g.realms[0].thalers, g.realms[0].leaders = 200, 4
    g.realms[1].levels["culture"] = 4
    table = say(at(g), "advance", {"leader": 4}, *["culture"] * 4)
    assert table.state.realms[0].morale == 2
    assert [note["points"] for note in told(table, "influence-gained")] == [1, 2, 2, 4]


def test_navigation_brings_a_free_fleet_beside_own_land() -> None:
    table = say(at(homes(blank())), "advance", {"leader": 1}, "navigation")
    assert asked(table) == "free-fleet"
    assert offers(table) == ["hadriasuperior", "tyrrhenum", "tyrrheniinferior", "hadriaticum"]
    say(table, "hadriaticum")
    realm = table.state.realms[0]
    assert (realm.fleets, realm.food, realm.free) == ({"hadriaticum": 1}, 1, 9)


def test_mechanics_brings_a_free_army() -> None:
    table = say(at(homes(blank())), "advance", {"leader": 1}, "mechanics")
    assert (table.state.realms[0].armies, table.state.realms[0].free) == (1, 9)


def test_without_a_free_vassal_one_comes_from_under_a_city_for_two_morale() -> None:
    g = homes(blank())
    settle(g, 0, "apulia", number=10)
    assert g.realms[0].free == 0
    table = say(at(g), "advance", {"leader": 1}, "mechanics", True)
    realm = table.state.realms[0]
    assert (realm.armies, realm.morale, realm.board) == (1, -2, (2, 3, 3, 3, 3, 3, 3, 3))


def test_carthaginians_place_three_fleets_at_one_morale_from_under_a_city() -> None:
    g = blank(2, tribes=("carthaginians", "greeks"))
    settle(g, 0, "carthago", number=10)
    settle(g, 1, "attica")
    table = say(at(g), "advance", {"leader": 1}, "navigation")
    assert asked(table) == "borrow", "two vassals were free, and there is one sea beside Carthage"
    say(table, True)
    realm = table.state.realms[0]
    assert (realm.fleets, realm.morale) == ({"carthaginiensis": 3}, -1)


def test_germanics_bring_three_armies_from_under_their_cities_for_nothing() -> None:
    g = blank(2, part="two3", tribes=("germanics", "slavs"))
    settle(g, 0, *g.atlas.homes["germanics"])
    settle(g, 1, *g.atlas.homes["slavs"])
    table = say(at(g), "advance", {"leader": 1}, "mechanics")
    realm = table.state.realms[0]
    assert (realm.armies, realm.free, realm.morale, sum(realm.board)) == (3, 10, 0, 21)


def test_architecture_allows_2_4_6_and_8_cities() -> None:
    from civitas.games.era.box.queries import city_limit

    realm = blank().realms[0]
    limits = []
    for level in range(5):
        realm.levels["architecture"] = level
        limits.append(city_limit(realm))
    assert limits == [0, 2, 4, 6, 8]


def test_an_advance_at_half_price_knows_no_discount_for_cities() -> None:
    g = homes(blank())
    build(g, 0, "apulia", "etruria")
    assert half_price(g.realms[0], "culture") == 2
    g.realms[0].levels["culture"] = 1
    assert half_price(g.realms[0], "culture") == 4 + 2


# ---------------------------------------------------------------------- revolution


def ripe(length: str = "normal") -> Era:
    """Two of the three conditions of the Bronze Age: a city and four advances."""
    g = homes(blank(2, length))
    build(g, 0, "etruria")
    g.realms[0].levels |= {"agriculture": 1, "architecture": 1, "culture": 1, "commerce": 1}
    return g


def test_two_of_three_conditions_make_a_revolution_and_the_own_round_is_over() -> None:
    g = ripe()
    assert met(g, 0, "bronze") == 2
    table = at(g)
    assert reason(table, "revolution") == ""
    say(table, "revolution")
    assert asked(table) == "score-card"
    say(table, offers(table)[0])
    realm = table.state.realms[0]
    assert (realm.epoch, realm.passed, realm.revolution) == (1, True, True)
    assert (realm.leaders, realm.placed) == (1, 2), "the third leader comes into play in the next round"
    say(table, "pass")
    assert table.state.expansion.seat == 1, "who is in revolution does not expand"


def test_one_condition_is_too_few() -> None:
    g = ripe()
    g.realms[0].levels["agriculture"] = 0
    assert reason(at(g), "revolution") == "not-ripe"


def test_the_last_epoch_asks_for_all_three_conditions() -> None:
    g = homes(blank(2, "long"))
    g.realms[0].epoch = 4
    g.realms[0].levels = dict.fromkeys(g.realms[0].levels, 4)
    luxury = [p for p in g.atlas.land if PROVINCES[p].good in LUXURY and p not in g.control]
    settle(g, 0, *luxury[:6])
    assert met(g, 0, "high_middle") == 2
    assert reason(at(g), "revolution") == "not-ripe"


def test_the_first_in_an_epoch_gains_two_influence_and_moves_the_barbarians_on() -> None:
    table = say(at(ripe()), "revolution")
    assert table.state.level == 1
    assert told(table, "influence-gained")[0]["points"] == 2
    g = ripe()
    g.epoch = 1
    table = say(at(g), "revolution")
    assert table.state.level == 0
    assert [note["points"] for note in told(table, "influence-gained")] == [1]


def test_the_first_in_an_epoch_has_an_open_card_scored_and_replaced() -> None:
    g = ripe()
    g.crown, g.deck = ("nobility", "rich"), ("miners",)
    table = say(at(g), "revolution", "nobility")
    assert table.state.crown == ("rich", "miners")
    assert [realm.influence for realm in table.state.realms] == [1 + 2 + 3, 1 + 1]


def test_the_iron_age_brings_morale_and_lends_a_food() -> None:
    g = ripe("long")
    g.realms[0].epoch = g.epoch = 1
    build(g, 0, "bruttium", "apulia")
    g.realms[0].levels = dict.fromkeys(g.realms[0].levels, 2)
    g.crown = ()
    table = say(at(g), "revolution")
    realm = table.state.realms[0]
    assert (realm.epoch, realm.morale, realm.food) == (2, 3, 1)
    g = ripe("long")
    g.realms[0].epoch = g.epoch = 2
    g.realms[0].food = 1
    build(g, 0, "bruttium", "apulia", "messapia", "venetia")
    g.realms[0].levels = dict.fromkeys(g.realms[0].levels, 3)
    g.crown = ()
    table = say(at(g), "revolution")
    assert (table.state.realms[0].morale, table.state.realms[0].food) == (5, 0)


def test_ancient_times_end_the_normal_game_and_bring_nothing_else() -> None:
    g = ripe()
    g.realms[0].epoch = g.epoch = 2
    build(g, 0, "bruttium", "apulia", "messapia", "venetia")
    g.realms[0].levels = dict.fromkeys(g.realms[0].levels, 2)
    g.crown = ()
    table = say(at(g), "revolution")
    realm = table.state.realms[0]
    assert (realm.morale, realm.placed, table.state.ending) == (0, 1, "epoch")
    assert realm.influence == 1 + 2 + 3


def test_luxury_goods_that_were_not_placed_stay_ready() -> None:
    g = homes(blank())
    settle(g, 0, "apulia", "venetia")
    table = say(at(g), "trade", {"leader": 1, "luxury": 1})
    assert len(table.state.realms[0].spent) == 1

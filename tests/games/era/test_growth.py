"""§9.1 §9.2 §9.5 Growth, recruits, cities."""

from __future__ import annotations

from tests.games.era.situations import asked, at, blank, build, offers, reason, say, settle, told

from civitas.games.era.box.state import Era


def homes(g: Era) -> Era:
    settle(g, 0, "latium", "samnium")
    settle(g, 1, "attica")
    return g


def test_vector_h1_growth_is_food_less_hunger_with_goods_leaders_and_morale() -> None:
    """Food 3, hunger 1, two luxury goods, one leader, morale -1: five."""
    g = homes(blank())
    settle(g, 0, "apulia", "venetia")
    realm = g.realms[0]
    realm.food, realm.hunger, realm.morale = 3, 1, -1
    table = say(at(g), "expansion", {"leader": 1, "luxury": 2})
    assert told(table, "growth") == [{"seat": 0, "number": 5}]


def test_negative_growth_takes_vassals_fleets_or_posts_of_ones_choice() -> None:
    g = homes(blank())
    build(g, 1, "argolis")
    settle(g, 0, "tyrrhenum")
    g.posts["argolis"] = 0
    g.realms[0].free -= 1
    g.realms[0].morale, g.realms[0].hunger = -5, 0
    table = say(at(g), "expansion", {"leader": 1})
    assert set(offers(table)) == {"vassal:latium", "vassal:samnium", "fleet:tyrrhenum", "post:argolis"}
    say(table, "post:argolis", "fleet:tyrrhenum", "vassal:latium")
    realm = table.state.realms[0]
    assert (realm.vassals, realm.fleets, table.state.posts, realm.free) == ({"samnium": 1}, {}, {}, 11)
    assert realm.morale == -5, "a post that is given up so costs no morale"


def test_a_province_that_is_emptied_gives_its_food_back_or_brings_hunger() -> None:
    g = homes(blank())
    g.realms[0].morale = -3
    table = say(at(g), "expansion", {"leader": 1}, "vassal:latium")
    assert (table.state.realms[0].hunger, "latium" in table.state.control) == (1, False)


def test_one_new_vassal_for_each_stack_or_city_at_most() -> None:
    g = homes(blank())
    g.realms[0].food = 4
    table = say(at(g), "expansion", {"leader": 1}, "latium")
    assert reason(table, "latium") == "has-its-own"
    say(table, "samnium")
    assert asked(table) == "march", "every stack has got its vassal"
    assert table.state.realms[0].vassals == {"latium": 2, "samnium": 2}
    assert table.state.realms[0].morale == 1, "four of growth are left, and three of them make a morale"


def test_three_unused_growth_make_one_morale() -> None:
    g = homes(blank())
    g.realms[0].food = 5
    table = say(at(g), "expansion", {"leader": 1}, "done")
    assert table.state.realms[0].morale == 2


def test_vassals_can_be_taken_from_under_a_city_for_two_morale_each() -> None:
    g = homes(blank())
    settle(g, 0, "etruria", number=10)
    table = say(at(g), "expansion", {"leader": 2})
    assert reason(table, "latium") == "none-free"
    say(table, "borrow", "latium")
    realm = table.state.realms[0]
    assert (realm.morale, realm.board[0], realm.vassals["latium"]) == (-2, 2, 2)


def test_food_lays_hunger_aside_and_what_is_lacking_is_hunger() -> None:
    g = homes(blank())
    g.realms[0].hunger = 1
    table = say(at(g), "advance", {"leader": 1}, "agriculture")
    realm = table.state.realms[0]
    assert (realm.food, realm.hunger, realm.starved) == (1, 0, 1)


def test_a_new_vassal_becomes_a_fleet_beside_its_province_by_the_price_of_navigation() -> None:
    g = homes(blank())
    g.realms[0].levels["navigation"] = 2
    table = say(at(g), "expansion", {"leader": 1}, "latium", "done")
    assert reason(table, "fleet:samnium:tyrrhenum") == "not-offered"
    say(table, "fleet:latium:hadriaticum")
    realm = table.state.realms[0]
    assert (realm.fleets, realm.thalers, realm.food) == ({"hadriaticum": 1}, 2, 1)
    assert realm.vassals["latium"] == 1


def test_without_navigation_there_are_no_fleets_and_without_mechanics_no_armies() -> None:
    table = say(at(homes(blank())), "expansion", {"leader": 1}, "latium", "done")
    assert asked(table) == "march"


def test_a_new_vassal_becomes_an_army_by_the_price_of_mechanics() -> None:
    g = homes(blank())
    g.realms[0].levels["mechanics"] = 3
    table = say(at(g), "expansion", {"leader": 1}, "latium", "done", "army:latium")
    assert (table.state.realms[0].armies, table.state.realms[0].thalers) == (1, 2)
    g.realms[0].thalers = 2
    table = say(at(g), "expansion", {"leader": 1}, "latium", "done")
    assert reason(table, "army:latium") == "price-too-high"


def with_market() -> Era:
    g = homes(blank())
    settle(g, 0, "dalmatia")
    build(g, 1, "epirus")
    settle(g, 1, "scordiscia")
    g.realms[0].levels["commerce"] = 2
    return g


def test_a_trading_post_in_a_city_of_a_neighbour_brings_morale_and_trade() -> None:
    g = with_market()
    table = say(at(g), "expansion", {"leader": 1}, "dalmatia", "done", "post:dalmatia")
    g = table.state
    assert (g.posts, g.realms[0].morale) == ({"epirus": 0}, 2)
    assert (g.realms[0].thalers, g.realms[1].thalers) == (4, 6)


def test_a_trading_post_can_be_paid_with_a_treaty_and_not_with_nothing() -> None:
    g = with_market()
    g.realms[0].treaties = 1
    table = say(at(g), "expansion", {"leader": 1}, "dalmatia", "done", "post:dalmatia", "treaty")
    assert [realm.treaties for realm in table.state.realms] == [0, 1]
    g = with_market()
    g.realms[0].thalers = 0
    table = say(at(g), "expansion", {"leader": 1}, "dalmatia", "done")
    assert reason(table, "post:dalmatia") == "nothing-to-give"


def test_a_city_with_a_post_takes_no_other() -> None:
    g = with_market()
    g.posts["epirus"] = 0
    g.realms[0].free -= 1
    table = say(at(g), "expansion", {"leader": 1}, "dalmatia", "done")
    assert asked(table) == "march"


def test_greeks_who_buy_a_fleet_get_one_more_in_the_same_sea() -> None:
    g = blank(2, tribes=("greeks", "romans"))
    settle(g, 0, "attica")
    settle(g, 1, "latium")
    g.realms[0].levels["navigation"] = 1
    table = say(at(g), "expansion", {"leader": 1}, "attica", "fleet:attica:aegaeum")
    assert table.state.realms[0].fleets == {"aegaeum": 2}
    assert table.state.realms[0].thalers == 3


def test_romans_get_a_legion_with_every_expansion_five_at_most() -> None:
    g = homes(blank())
    table = say(at(g), "expansion", {"leader": 1})
    assert table.state.realms[0].legions == 1
    g.realms[0].legions = 5
    table = say(at(g), "expansion", {"leader": 1})
    assert table.state.realms[0].legions == 5


def gathered() -> Era:
    g = homes(blank())
    settle(g, 0, "etruria", number=3)
    g.realms[0].levels["architecture"] = 1
    return g


def test_three_vassals_make_a_city_for_two_food_and_bring_an_influence() -> None:
    g = gathered()
    g.realms[0].food = 3
    table = say(at(g), "expansion", {"leader": 1}, "done", "done", "etruria")
    realm = table.state.realms[0]
    assert (realm.cities, realm.food, realm.influence) == (("etruria",), 1, 2)
    assert "etruria" not in realm.vassals
    assert (realm.free, len(realm.board)) == (7 + 3 + 3, 7)


def test_a_city_that_cannot_be_fed_brings_hunger() -> None:
    table = say(at(gathered()), "expansion", {"leader": 1}, "done", "done", "etruria")
    assert table.state.realms[0].hunger == 2


def test_no_city_without_architecture_three_vassals_or_the_will() -> None:
    g = gathered()
    g.realms[0].levels["architecture"] = 0
    table = say(at(g), "expansion", {"leader": 1}, "done", "done")
    assert asked(table) == "action"
    table = say(at(gathered()), "expansion", {"leader": 1}, "done", "done", "none")
    assert table.state.realms[0].cities == ()


def test_a_city_costs_egyptians_one_food_only() -> None:
    g = blank(2, part="two5", tribes=("egyptians", "greeks"))
    settle(g, 0, "memphis", number=3)
    settle(g, 1, "attica")
    g.realms[0].levels["architecture"], g.realms[0].food = 1, 1
    table = say(at(g), "expansion", {"leader": 1}, "done", "done", "memphis")
    assert (table.state.realms[0].food, table.state.realms[0].hunger) == (0, 0)


def test_a_vassal_taken_from_under_a_city_is_missing_when_it_is_built() -> None:
    g = gathered()
    g.realms[0].board = (*[3] * 7, 1)
    g.realms[0].gone = 2
    table = say(at(g), "expansion", {"leader": 1}, "done", "done", "etruria")
    assert told(table, "city-built")[0]["freed"] == 1


def test_whoever_has_expanded_does_not_do_so_again_at_the_end_of_the_round() -> None:
    table = say(at(homes(blank())), "expansion", {"leader": 1})
    assert [realm.expanded for realm in table.state.realms] == [True, False]

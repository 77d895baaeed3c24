"""§7.D Diplomacy."""

from __future__ import annotations

from tests.games.era.situations import asked, at, blank, build, offers, reason, say, settle, told

from civitas.games.era.actions.bargains import price_of
from civitas.games.era.actions.diplomacy import bribe_price
from civitas.games.era.box.queries import neighbours
from civitas.games.era.box.state import Era


def side_by_side() -> Era:
    """Romans in Italy and Illyria, Greeks beside them in Epirus and Macedonia."""
    g = blank()
    settle(g, 0, "latium", "samnium", "dalmatia")
    settle(g, 1, "attica", "epirus", "macedonia", "scordiscia")
    g.realms[0].thalers = 40
    return g


def test_each_leader_brings_a_treaty_a_deed_and_a_bargain_three_at_most() -> None:
    g = side_by_side()
    g.realms[0].leaders = 4
    table = say(at(g), "diplomacy")
    assert max(answer["leader"] for answer in offers(table)) == 3
    say(table, {"leader": 2}, "protection", "none")
    assert asked(table) == "diplomacy"
    assert reason(table, "protection") == "done-already"
    say(table, "none", "none")
    assert table.state.realms[0].treaties == 2


def test_a_grey_leader_costs_three_thalers_and_three_free_vassals() -> None:
    table = say(at(side_by_side()), "diplomacy", {"leader": 1}, "grey")
    realm = table.state.realms[0]
    assert (realm.thalers, realm.free, realm.gone, realm.leaders, table.state.greys) == (37, 6, 3, 2, 2)


def test_a_grey_leader_costs_slavs_two_of_each() -> None:
    g = blank(2, part="two5", tribes=("slavs", "greeks"))
    settle(g, 0, *g.atlas.homes["slavs"])
    settle(g, 1, "attica")
    table = say(at(g), "diplomacy", {"leader": 1}, "grey")
    assert (table.state.realms[0].thalers, table.state.realms[0].gone) == (3, 2)


def test_without_grey_leaders_thalers_or_vassals_nobody_is_hired() -> None:
    g = side_by_side()
    g.greys = 0
    assert reason(say(at(g), "diplomacy", {"leader": 1}), "grey") == "no-grey-leader"
    g = side_by_side()
    g.realms[0].thalers = 2
    assert reason(say(at(g), "diplomacy", {"leader": 1}), "grey") == "cannot-pay"
    g = side_by_side()
    settle(g, 0, "samnium", number=7)
    assert reason(say(at(g), "diplomacy", {"leader": 1}), "grey") == "too-few-free"


def test_vector_h6_a_bribe_at_twelve_influence_is_two_thalers_for_each_poorer_player() -> None:
    g = blank(3)
    for seat, home in enumerate(("latium", "attica", "arvernia")):
        settle(g, seat, home)
    g.realms[0].influence, g.realms[0].thalers = 12, 10
    table = say(at(g), "diplomacy", {"leader": 1}, "bribe")
    assert [realm.thalers for realm in table.state.realms] == [6, 7, 7]
    assert table.state.realms[0].influence == 13


def test_a_bribe_is_a_thaler_at_least_and_the_ring_is_for_one() -> None:
    g = side_by_side()
    assert bribe_price(g.realms[0].influence) == 1
    g.ring = 1
    g.realms[1].leaders -= 1
    assert reason(say(at(g), "diplomacy", {"leader": 1}), "bribe") == "ring-taken"
    g = side_by_side()
    g.realms[0].influence, g.realms[0].thalers = 20, 3
    assert reason(say(at(g), "diplomacy", {"leader": 1}), "bribe") == "cannot-pay"


def test_neighbours_are_players_with_pieces_side_by_side_by_land_or_sea_and_allies() -> None:
    g = blank()
    settle(g, 0, "latium")
    settle(g, 1, "attica")
    assert neighbours(g, 0) == []
    settle(g, 1, "hadriaticum")
    assert neighbours(g, 0) == [1]
    g = blank()
    settle(g, 0, "latium")
    settle(g, 1, "attica")
    g.alliances = ((0, 1),)
    assert neighbours(g, 1) == [0]


def test_a_province_costs_five_thalers_and_five_for_a_city_each_food_and_a_good() -> None:
    g = side_by_side()
    assert price_of(g, "epirus", forced=False) == 5
    assert price_of(g, "macedonia", forced=False) == 5 + 5
    assert price_of(g, "macedonia", forced=True) == 3 + 3
    build(g, 1, "thessalia")
    assert price_of(g, "thessalia", forced=False) == 5 + 5 + 5


def test_a_home_province_is_not_for_sale() -> None:
    table = say(at(side_by_side()), "diplomacy", {"leader": 1}, "none")
    assert "buy:epirus" in offers(table)
    assert "buy:attica" not in offers(table)


def test_a_province_changes_hands_if_the_owner_agrees() -> None:
    table = say(at(side_by_side()), "diplomacy", {"leader": 1}, "none", "buy:macedonia")
    assert asked(table) == "sell"
    say(table, {"say": "accept"})
    romans, greeks = table.state.realms
    assert table.state.control["macedonia"] == 0
    assert (romans.vassals["macedonia"], greeks.free) == (1, 9)
    assert (romans.thalers, greeks.thalers) == (30, 15)


def test_an_owner_may_refuse_or_ask_for_treaties_on_top() -> None:
    g = side_by_side()
    g.realms[0].treaties = 1
    table = say(at(g), "diplomacy", {"leader": 1}, "none", "buy:epirus", {"say": "refuse"})
    assert told(table, "refused")
    counter = {"say": "counter", "terms": {"thalers": 5, "treaties": 2}}
    table = say(at(g), "diplomacy", {"leader": 1}, "none", "buy:epirus", counter)
    assert asked(table) == "counter"
    say(table, True)
    assert (table.state.realms[0].treaties, table.state.realms[1].treaties) == (0, 2)
    assert table.state.control["epirus"] == 0


def test_an_owner_asks_for_as_many_treaties_as_the_buyer_has() -> None:
    g = side_by_side()
    g.realms[0].treaties = 1
    table = say(at(g), "diplomacy", {"leader": 1}, "none", "buy:epirus")
    counters = [{"say": "counter", "terms": {"thalers": 5, "treaties": number}} for number in range(4)]
    possible = [table.prompt(1).verdict(counter) is None for counter in counters]
    assert possible == [False, True, True, False], "one that the action brought, and one from before"


def test_a_city_that_is_sold_takes_no_vassal_with_it() -> None:
    g = blank()
    settle(g, 0, "latium", "samnium", "dalmatia")
    settle(g, 1, "attica")
    build(g, 1, "macedonia")
    g.realms[0].thalers = 40
    table = say(at(g), "diplomacy", {"leader": 1}, "none", "buy:macedonia", {"say": "accept"})
    assert told(table, "bought")
    assert told(table, "vassals-removed") == []


def test_every_deed_of_diplomacy_is_named() -> None:
    table = say(at(side_by_side()), "diplomacy", {"leader": 1})
    prompt = table.prompt(0)
    named = {deed: prompt.label(deed).text for deed in offers(table)}
    assert named["grey"] == "hire-grey"
    assert named["none"] == "no-deed"


def test_three_treaties_force_a_sale_at_the_lower_price() -> None:
    g = side_by_side()
    g.realms[0].treaties = 1
    table = say(at(g), "diplomacy", {"leader": 1}, "none")
    assert reason(table, "force-buy:epirus") == "too-few-treaties"
    g.realms[0].treaties = 2
    table = say(at(g), "diplomacy", {"leader": 1}, "none", "force-buy:epirus")
    assert table.state.control["epirus"] == 0
    assert (table.state.realms[0].treaties, table.state.realms[0].thalers) == (0, 37)


def test_who_buys_a_city_may_put_his_own_there() -> None:
    g = side_by_side()
    g.control.pop("epirus")
    g.realms[1].free += g.realms[1].vassals.pop("epirus")
    build(g, 1, "epirus")
    g.realms[0].levels["architecture"] = 1
    table = say(at(g), "diplomacy", {"leader": 1}, "none", "buy:epirus", {"say": "accept"})
    assert asked(table) == "own-city"
    say(table, True)
    romans, greeks = table.state.realms
    assert (romans.cities, greeks.cities) == (("epirus",), ())
    assert romans.hunger == 2
    assert greeks.food == 2
    assert greeks.board == (*[3] * 7, 0)
    table = say(at(g), "diplomacy", {"leader": 1}, "none", "buy:epirus", {"say": "accept"}, False)
    assert table.state.realms[0].vassals["epirus"] == 1


def test_a_purchase_needs_thalers_and_a_free_vassal() -> None:
    g = side_by_side()
    g.realms[0].thalers = 4
    assert reason(say(at(g), "diplomacy", {"leader": 1}, "none"), "buy:epirus") == "too-expensive"
    g = side_by_side()
    settle(g, 0, "samnium", number=9)
    assert reason(say(at(g), "diplomacy", {"leader": 1}, "none"), "buy:epirus") == "no-free-vassal"


def test_allies_swap_a_leader_and_gain_influence_and_morale() -> None:
    table = say(at(side_by_side()), "diplomacy", {"leader": 1}, "none", "ally:1", True)
    g = table.state
    assert g.alliances == ((0, 1),)
    assert [(realm.influence, realm.morale) for realm in g.realms] == [(2, 2), (2, 2)]
    assert [(realm.leaders, realm.placed) for realm in g.realms] == [(2, 0), (1, 1)]


def test_an_alliance_can_be_refused_or_forced() -> None:
    table = say(at(side_by_side()), "diplomacy", {"leader": 1}, "none", "ally:1", False)
    assert table.state.alliances == ()
    g = side_by_side()
    g.realms[0].treaties = 3
    table = say(at(g), "diplomacy", {"leader": 1}, "none", "force-ally:1")
    assert table.state.alliances == ((0, 1),)
    g = side_by_side()
    g.realms[1].leaders = 0
    assert reason(say(at(g), "diplomacy", {"leader": 1}, "none"), "ally:1") == "no-leader-to-swap"


def test_an_alliance_ended_by_agreement_or_force_costs_both() -> None:
    for treaties, answers in ((0, ("part:1", True)), (3, ("force-part:1",))):
        g = side_by_side()
        g.alliances = ((0, 1),)
        g.realms[0].treaties = treaties
        for realm in g.realms:
            realm.influence, realm.morale = 5, 5
        table = say(at(g), "diplomacy", {"leader": 1}, "none", *answers)
        assert table.state.alliances == ()
        assert [(realm.influence, realm.morale) for realm in table.state.realms] == [(4, 3), (4, 3)]
    g = side_by_side()
    g.alliances = ((0, 1),)
    table = say(at(g), "diplomacy", {"leader": 1}, "none", "part:1", False)
    assert table.state.alliances == ((0, 1),)

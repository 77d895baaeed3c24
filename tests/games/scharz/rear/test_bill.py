"""What orders of trade cost and bring, and which of them do not go together."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.scharz.reading import why
from tests.games.scharz.rear.stalls import stock, traded
from tests.games.scharz.situations import at, blank, post, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear import trade

Orders = dict[str, int]


def stall(mode: str = "extended", faction: str = "", round: int = 2) -> Scharz:
    """A city with a harbour, a village with a dock, ships, herds, full stores, a siege, a site; three players."""
    g = blank(3, mode=mode, factions=(faction,), round=round)
    settle(g, 0, "roma", kind="city")
    settle(g, 0, "latium")
    settle(g, 1, "lucania")
    settle(g, 2, "panormus")
    yard(g, "roma", kind="harbour")
    yard(g, "latium")
    for field, number in (("roma", 4), ("latium", 3), ("campania", 1), ("lucania", 1), ("marsi", 1)):
        post(g, 0, "light", field, number)
    post(g, 0, "light-2", "lucania")
    post(g, 0, "light-2", "marsi")
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "light", "marsi", 3, where="site")
    g.sites = {"marsi": (0, "village", 1)}
    g.plundered = {"campania": 1}
    g.herds = {"latium": (0, ("horses", "sheep")), "roma": (0, ("sheep", "pigs"))}
    g.grain, g.fish = {"roma": 5, "latium": 2}, {"roma": 3}
    g.realms[0].gold, g.realms[0].prestige = 20, 25
    return g


@pytest.mark.parametrize(("orders", "gold", "prestige"), [
    ({"sell.grain": 5}, 5, 0),
    ({"sell.fish": 3}, 1, 0),
    ({"sell.fish": 2, "sell.grain": 2}, 3, 0),
    ({"sell.sheep": 2}, 6, 0),
    ({"sell.pigs": 1, "sell.horses": 1}, 10, 0),
    ({"slaughter.sheep": 1}, 1, 0),
    ({"slaughter.sheep": 1, "slaughter.pigs": 1}, 4, 0),
    ({"buy.grain": 2}, -4, 0),
    ({"buy.fish": 1}, -1, 0),
    ({"buy.sheep": 1}, -5, 0),
    ({"buy.cattle": 1}, -9, 0),
    ({"hire.light.roma": 2}, -4, 0),
    ({"hire.light-0.roma": 2}, -2, 0),
    ({"hire.mercenary.roma": 2}, -10, -4),
    ({"hire.mercenary-3.latium": 1}, -9, -2),
    ({"double.latium": 1, "hire.light.latium": 2}, -4, -2),
    ({"hire.pirates.tyrrhenum": 1}, -10, 0),
    ({"hire.corsairs-2.tyrrhenum": 1}, -2, -16),
    ({"raise.heavy.roma": 2}, -6, 0),
    ({"raise.cavalry.roma": 2}, -8, 0),
    ({"raise.transport.latium": 1, "raise.warship.roma": 1}, -5, 0),
    ({"raise.engine.lucania": 1}, -2, 0),
    ({"train.light.roma": 3}, -6, 0),
    ({"commander.brilliant": 1}, -8, 0),
    ({"start.village.campania": 1}, -3, 0),
    ({"start.fort.latium": 1, "work.light.latium": 2}, -2, 0),
    ({"abandon.marsi": 1}, 1, 0),
    ({"clear.campania": 1}, -3, 0),
    ({"rival.1": 1}, 0, -8),
    ({"ransom.1": 1}, -3, 0),
    ({"ransom.1": 3, "tribute.2": 2, "aid.2": 1}, -11, 0),
])  # fmt: skip
def test_orders_cost_and_bring_what_the_tables_say(orders: Orders, gold: int, prestige: int) -> None:
    g = stall()
    # A gold less than the orders cost together is too little, and so is a prestige less.
    g.realms[0].gold, g.realms[0].prestige = max(0, -gold), max(0, -prestige)
    table = at(g, trade.trade)
    assert why(table, 0, orders) == ()
    offers = sum(order.startswith(("ransom", "tribute", "aid")) for order in orders)
    after = stock(traded(g, orders))
    paid = 0 if offers else gold
    assert after[:2] == (max(0, -gold) + paid, max(0, -prestige) + prestige)
    for poorer in ("gold",) * (gold < 0) + ("prestige",) * (prestige < 0):
        g = stall()
        g.realms[0].gold, g.realms[0].prestige = max(0, -gold), max(0, -prestige)
        setattr(g.realms[0], poorer, getattr(g.realms[0], poorer) - 1)
        found = why(at(g, trade.trade), 0, orders)
        assert found[0] in ("not-offered", "out-of-range", f"too-little-{poorer}")


@pytest.mark.parametrize(("orders", "expected"), [
    ({"double.roma": 1, "hire.mercenary.roma": 4, "start.village.campania": 1}, ("too-little-gold", 23, 20)),
    ({"double.roma": 1, "rival.1": 1, "hire.corsairs.tyrrhenum": 1}, ("too-little-prestige", 26, 25)),
    ({"hire.light.roma": 2, "hire.mercenary.roma": 1}, ("purchase-limit", "roma", 2)),
    ({"hire.light.roma": 1, "hire.light-0.roma": 2}, ("purchase-limit", "roma", 2)),
    ({"hire.light.latium": 1, "hire.mercenary.latium": 1}, ("purchase-limit", "latium", 1)),
    ({"double.latium": 1, "hire.light-0.latium": 2, "hire.light.latium": 1}, ("purchase-limit", "latium", 2)),
    ({"double.latium": 1, "double.roma": 1}, ("purchase-limit", "latium", 1)),
    ({"double.roma": 1, "hire.light.latium": 2}, ("purchase-limit", "latium", 1)),
    ({"hire.pirates.tyrrhenum": 1, "hire.corsairs.tyrrhenum": 1}, ("purchase-limit", "tyrrhenum", 1)),
    ({"raise.heavy.roma": 2, "raise.cavalry.roma": 1}, ("purchase-limit", "roma", 2)),
    ({"raise.transport.roma": 2, "raise.warship.roma": 1}, ("purchase-limit", "roma", 2)),
    ({"raise.engine.lucania": 1, "raise.engine-2.lucania": 1}, ("purchase-limit", "lucania", 1)),
    ({"slaughter.sheep": 2, "sell.sheep": 1}, ("not-stored",)),
    ({"sell.horses": 1, "raise.cavalry.roma": 1}, ("no-horses",)),
    ({"slaughter.horses": 1, "raise.cavalry.latium": 1}, ("no-horses",)),
    ({"raise.cavalry.roma": 2, "raise.cavalry.latium": 1}, ("no-horses",)),
    ({"work.light.marsi": 1, "work.light-2.marsi": 1}, ("site-full", "marsi")),
    ({"work.light.campania": 1}, ("no-site", "campania")),
    ({"abandon.marsi": 1, "work.light.marsi": 1}, ("no-site", "marsi")),
    ({"start.dock.latium": 1}, ("not-offered",)),
    ({"start.fort.latium": 1, "start.harbour.latium": 1}, ("one-site", "latium")),
    ({"raise.transport.latium": 1, "start.fort.latium": 1, "work.light.latium": 3}, ("no-light", "latium")),
    ({"train.light.roma": 3, "raise.heavy.roma": 2}, ("no-light", "roma")),
    ({"beach.transport.tyrrhenum>roma": 2, "beach.transport.tyrrhenum>latium": 1}, ("not-stored",)),
    ({"commander.poor": 1, "commander.better": 1}, ("one-commander",)),
    ({"truce.1": 1, "peace.1": 1}, ("one-offer", 1)),
    ({"ransom.2": 1, "exact.2": 1}, ("one-offer", 2)),
    ({"tribute.2": 1, "demand.2": 1}, ("one-offer", 2)),
    ({"transit.1": 1}, ("no-offer", 1)),
    ({"truce.2": 1, "transit.1": 1}, ("no-offer", 1)),
    ({"aid.1": 1, "transit.1": 1}, ("no-offer", 1)),
])  # fmt: skip
def test_orders_that_do_not_go_together_are_refused_with_the_reason(orders: Orders, expected: tuple[Any, ...]) -> None:
    assert why(at(stall(), trade.trade), 0, orders) == expected


@pytest.mark.parametrize("orders", [
    {"double.roma": 1, "hire.light.roma": 3, "hire.mercenary.roma": 1},
    {"hire.light.roma": 2, "hire.light-0.latium": 1},
    {"raise.heavy.roma": 1, "raise.cavalry.roma": 1, "raise.transport.roma": 2},
    {"raise.cavalry.roma": 1, "raise.cavalry.latium": 1},
    {"slaughter.sheep": 1, "sell.sheep": 1, "raise.cavalry.roma": 1},
    {"train.light.roma": 2, "raise.heavy.roma": 2},
    {"train.light.latium": 3, "raise.heavy.roma": 2},
    {"start.village.campania": 1, "work.light.campania": 1, "work.light.marsi": 1},
    {"start.village.campania": 1, "start.fort.latium": 1},
    {"beach.transport.tyrrhenum>roma": 1, "beach.transport.tyrrhenum>latium": 1},
    {"aid.1": 1, "ask.1": 1, "truce.1": 1, "transit.1": 1},
    {"truce.1": 1, "peace.2": 1, "transit.1": 1, "transit.2": 1},
    {"ransom.1": 1, "transit.1": 1, "exact.2": 1, "transit.2": 1},
    {"demand.1": 1, "transit.1": 1, "tribute.2": 1, "transit.2": 1},
])  # fmt: skip
def test_orders_that_go_together_are_taken(orders: Orders) -> None:
    assert why(at(stall(), trade.trade), 0, orders) == ()


@pytest.mark.parametrize(("round", "gold"), [(1, 2), (2, 2), (3, 5), (4, 5)])
def test_meat_is_dearer_in_autumn_and_winter(round: int, gold: int) -> None:
    assert stock(traded(stall(round=round), {"slaughter.pigs": 1}))[0] == 20 + gold


def test_without_a_harbour_grain_is_sold_for_half_a_gold_rounded_down() -> None:
    g = stall()
    yard(g, "roma")
    assert stock(traded(g, {"sell.grain": 5}))[0] == 22
    g = stall()
    yard(g, "roma")
    assert stock(traded(g, {"buy.grain": 3}))[0] == 14


def test_no_more_herds_are_bought_than_pastures_take() -> None:
    table = at(stall(), trade.trade)
    # Two in Campania, two in Lucania and two in the land of the Marsi; Rome and Latium are full.
    assert table.prompt(0).limits["buy.sheep"] == 4  # type: ignore[attr-defined]
    g = stall()
    g.realms[0].gold = 90
    table = at(g, trade.trade)
    assert why(table, 0, {"buy.sheep": 4, "buy.pigs": 2}) == ()
    assert why(table, 0, {"buy.sheep": 4, "buy.pigs": 3}) == ("no-room-for-goods",)
    g.herds["lucania"] = (1, ("sheep",))
    table = at(g, trade.trade)
    assert why(table, 0, {"buy.sheep": 4}) == ()
    assert why(table, 0, {"buy.sheep": 4, "buy.pigs": 1}) == ("no-room-for-goods",)


def test_twenty_units_and_fifteen_buildings_are_the_most_that_orders_make() -> None:
    g = stall("basic")
    g.realms[0].units = {"light.roma.open": 18, "mercenary.roma.open": 3, "light.campania.open": 1}
    g.sites = {}
    settle(g, 0, *[field for field in g.atlas.standard if field not in g.towns and field != "campania"][:10])
    table = at(g, trade.trade)
    assert why(table, 0, {"hire.light.roma": 1, "hire.mercenary.latium": 1}) == ()
    assert why(table, 0, {"hire.light.latium": 1, "hire.light.roma": 1}) == ("no-cubes", 20)
    g.realms[0].units["light.roma.open"] = 17
    table = at(g, trade.trade)
    assert why(table, 0, {"hire.light.latium": 1, "hire.light.roma": 1}) == ()
    assert why(table, 0, {"hire.light.latium": 1, "hire.light.roma": 2}) == ("no-cubes", 20)
    assert why(table, 0, {"start.village.campania": 1, "start.fort.roma": 1}) == ("no-tiles", 15)
    assert why(table, 0, {"start.village.campania": 1}) == ()


def test_one_rival_is_chosen_in_a_round() -> None:
    g = blank(4)
    for seat, field in enumerate(("roma", "syracusae", "tarentum", "panormus")):
        settle(g, seat, field)
    g.realms[0].prestige = 30
    table = at(g, trade.trade)
    assert why(table, 0, {"rival.1": 1, "rival.3": 1}) == ("one-rival",)
    assert why(table, 0, {"rival.3": 1}) == ()


def test_a_first_city_is_begun_in_one_place_only_and_a_second_beside_a_city() -> None:
    g = blank(mode="basic")
    settle(g, 0, "roma", "latium", "volsinii")
    settle(g, 1, "tarentum")
    for field in ("roma", "latium", "volsinii"):
        post(g, 0, "light", field)
    g.realms[0].gold = 30
    table = at(g, trade.trade)
    assert why(table, 0, {"start.city.roma": 1}) == ()
    assert why(table, 0, {"start.city.roma": 1, "start.fort.latium": 1}) == ()
    assert why(table, 0, {"start.city.roma": 1, "start.city.latium": 1}) == ("one-site", "roma")
    g.towns["volsinii"] = (0, "city")
    yard(g, "roma", "latium", kind="harbour")
    assert why(at(g, trade.trade), 0, {"start.city.roma": 1, "start.city.latium": 1}) == ()


def test_a_ship_is_built_where_the_shipyard_has_a_berth_for_it() -> None:
    for kind, docked, number, expected in (
        ("dock", 1, 1, ()),
        ("dock", 2, 1, ("no-berth", "latium")),
        ("harbour", 2, 2, ()),
        ("harbour", 3, 1, ()),
        ("harbour", 3, 2, ("no-berth", "latium")),
    ):
        g = blank(mode="basic")
        settle(g, 0, "latium")
        settle(g, 1, "tarentum")
        yard(g, "latium", kind=kind)
        post(g, 0, "warship", "latium", docked, where="dock")
        post(g, 0, "light", "latium", 3)
        assert why(at(g, trade.trade), 0, {"raise.transport.latium": number}) == expected
    g.realms[0].gold = 30
    orders = {"raise.transport.latium": 1, "raise.warship.latium": 1}
    assert why(at(g, trade.trade), 0, orders) == ("no-berth", "latium")


def test_nobody_becomes_two_things_at_once() -> None:
    g = blank(mode="basic")
    settle(g, 0, "latium", kind="city")
    settle(g, 1, "tarentum")
    yard(g, "latium")
    post(g, 0, "light", "latium")
    table = at(g, trade.trade)
    assert why(table, 0, {"raise.heavy.latium": 1, "raise.transport.latium": 1}) == ("no-light", "latium")
    assert why(table, 0, {"raise.heavy.latium": 1}) == ()


def test_one_elephant_is_caught_in_a_round_and_an_engine_built_for_each_siege() -> None:
    g = blank(8, mode="extended", factions=("elam",), map="orient")
    settle(g, 0, "susa", "gaza")
    settle(g, 7, "memphis")
    for field in ("susa", "gaza"):
        post(g, 0, "light", field)
    g.realms[0].gold = 30
    table = at(g, trade.trade)
    elephants = {"raise.elephants.susa": 1, "raise.elephants.gaza": 1}
    assert why(table, 0, elephants) == ("purchase-limit", "susa", 1)
    assert why(table, 0, {"raise.elephants.gaza": 1}) == ()
    g = stall("basic")
    settle(g, 1, "campania")
    table = at(g, trade.trade)
    assert why(table, 0, {"raise.engine.lucania": 1, "raise.engine.campania": 1}) == ()


def test_whoever_is_sold_does_not_go_to_work() -> None:
    g = blank(mode="basic", factions=("slavs_balts",), map="vikings")
    here, there = g.atlas.standard[:2]
    settle(g, 0, here)
    settle(g, 1, there)
    post(g, 0, "light", here, 2)
    table = at(g, trade.trade)
    orders = {f"dismiss.light.{here}": 1, f"start.fort.{here}": 1, f"work.light.{here}": 1}
    assert why(table, 0, orders) == ()
    assert why(table, 0, {**orders, f"dismiss.light.{here}": 2}) == ("no-light", here)


def test_mercenaries_need_no_cube() -> None:
    g = stall("basic")
    g.realms[0].units = {"light.roma.open": 18}
    table = at(g, trade.trade)
    orders = {"hire.light.roma": 1, "hire.light.latium": 1, "double.roma": 1, "hire.mercenary.roma": 2}
    assert why(table, 0, orders) == ()
    assert why(table, 0, {**orders, "hire.light.roma": 2}) == ("no-cubes", 20)

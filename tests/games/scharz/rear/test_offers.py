"""What trade offers: goods, units, training, commanders, and from which price on."""

from __future__ import annotations

import pytest
from tests.games.scharz.rear.stalls import least, offered
from tests.games.scharz.situations import at, blank, post, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear import trade

TOWNS = ("roma", "latium")


def town(mode: str = "original", seats: int = 2, faction: str = "") -> Scharz:
    """A city with a harbour, a village beside it and infantry in both, a siege in the south, a site, a red stone."""
    g = blank(seats, mode=mode, factions=(faction,))
    settle(g, 0, "roma", kind="city")
    settle(g, 0, "latium")
    settle(g, 1, "lucania")
    yard(g, "roma", kind="harbour")
    for field in ("roma", "latium", "campania", "lucania"):
        post(g, 0, "light", field)
    post(g, 0, "light", "sabini", where="site")
    g.sites = {"sabini": (0, "village", 1)}
    g.plundered = {"campania": 1}
    g.herds = {"latium": (0, ("horses",))}
    g.grain, g.fish = {"roma": 3, "latium": 1}, {"roma": 1}
    g.realms[0].prestige = 20
    return g


def with_gold(gold: int, mode: str = "original", faction: str = "") -> Scharz:
    g = town(mode, faction=faction)
    g.realms[0].gold = gold
    return g


def with_prestige(prestige: int, mode: str = "original", faction: str = "") -> Scharz:
    g = town(mode, faction=faction)
    g.realms[0].gold, g.realms[0].prestige = 30, prestige
    return g


def test_each_good_is_offered_from_its_price_on() -> None:
    assert least(with_gold, 12, "buy", "sell", "slaughter") == {
        "slaughter.horses": 0,
        "sell.horses": 0,
        "sell.grain": 0,
        "sell.fish": 0,
        "buy.fish": 1,
        "buy.grain": 2,
        "buy.sheep": 5,
        "buy.pigs": 7,
        "buy.horses": 7,
        "buy.cattle": 9,
    }


def test_each_unit_is_offered_from_its_price_on() -> None:
    levels = {f"hire.mercenary-{level}.{field}": gold for level, gold in ((2, 7), (3, 9), (4, 11)) for field in TOWNS}
    assert least(with_gold, 12, "hire", "raise", "train") == levels | {
        "hire.light-0.roma": 1,
        "hire.light-0.latium": 1,
        "hire.light.roma": 2,
        "hire.light.latium": 2,
        "hire.mercenary.roma": 5,
        "hire.mercenary.latium": 5,
        "raise.heavy.roma": 3,
        "raise.cavalry.roma": 4,
        "raise.cavalry.latium": 4,
        "raise.transport.roma": 2,
        "raise.warship.roma": 3,
        "raise.engine.lucania": 2,
        "train.light.roma": 2,
        "train.light.latium": 2,
    }


def test_each_building_is_offered_from_its_price_on_with_the_work_on_it() -> None:
    assert least(with_gold, 6, "start", "work", "abandon", "clear") == {
        "abandon.sabini": 0,
        "clear.campania": 3,
        "start.fort.roma": 2,
        "work.light.roma": 2,
        "start.fort.latium": 2,
        "start.dock.latium": 2,
        "work.light.latium": 2,
        "start.village.campania": 3,
        "work.light.campania": 3,
    }


def test_each_treaty_is_offered_from_its_price_on() -> None:
    assert least(with_gold, 5, "ransom", "tribute", "aid") == {"tribute.1": 2, "ransom.1": 3, "aid.1": 3}


def test_commanders_and_pirates_of_the_extended_mode_are_offered_from_their_price_on() -> None:
    def rich(gold: int) -> Scharz:
        g = with_gold(gold, "extended")
        post(g, 0, "warship", "tyrrhenum")
        return g

    assert least(rich, 17, "commander", "hire") == {
        **{f"hire.light-0.{field}": 1 for field in TOWNS},
        **{f"hire.light.{field}": 2 for field in TOWNS},
        **{f"hire.mercenary.{field}": 5 for field in TOWNS},
        **{f"hire.mercenary-{n}.{field}": 3 + 2 * n for field in TOWNS for n in (2, 3, 4)},
        **{f"hire.pirates-{n}.tyrrhenum": 8 + 2 * n for n in (2, 3, 4)},
        "hire.pirates.tyrrhenum": 10,
        "hire.corsairs.tyrrhenum": 0,
        **{f"hire.corsairs-{n}.tyrrhenum": 2 * n - 2 for n in (2, 3, 4)},
        "commander.poor": 2,
        "commander.average": 4,
        "commander.better": 6,
        "commander.brilliant": 8,
    }


def test_whoever_has_a_commander_is_offered_better_ones_for_the_difference() -> None:
    def led(gold: int) -> Scharz:
        g = with_gold(gold, "extended")
        g.realms[0].commander = "average"
        return g

    assert least(led, 9, "commander") == {"commander.better": 2, "commander.brilliant": 4}
    assert offered(at(led(9), trade.trade), 0, "commander") == {"commander.better": 1, "commander.brilliant": 1}


def test_what_prestige_pays_for_is_offered_from_its_price_on() -> None:
    def carthaginian(prestige: int) -> Scharz:
        g = with_prestige(prestige, "extended", "carthaginians")
        post(g, 0, "warship", "tyrrhenum")
        return g

    found = least(carthaginian, 17, "double", "hire")
    assert found == {
        **{f"double.{field}": 2 for field in TOWNS},
        **{f"hire.light.{field}": 0 for field in TOWNS},
        **{f"hire.mercenary{grade}.{field}": 2 for field in TOWNS for grade in ("", "-2", "-3", "-4")},
        **{f"hire.alternative{grade}.{field}": 10 for field in TOWNS for grade in ("", "-2", "-3", "-4")},
        **{f"hire.pirates{grade}.tyrrhenum": 0 for grade in ("", "-2", "-3", "-4")},
        **{f"hire.corsairs{grade}.tyrrhenum": 16 for grade in ("", "-2", "-3", "-4")},
    }


def test_another_rival_and_the_end_of_a_treaty_are_offered_from_eight_prestige_on() -> None:
    def three(prestige: int) -> Scharz:
        g = blank(3)
        for seat, field in enumerate(("roma", "syracusae", "tarentum")):
            settle(g, seat, field)
        g.treaties["0-2"] = ("peace", -1, 0, 0)
        g.realms[0].prestige = prestige
        return g

    assert least(three, 10, "rival", "break") == {"rival.1": 8, "break.2": 8}


def test_settlements_offer_units_by_their_size_doubled_and_by_what_there_is() -> None:
    g = town("basic")
    g.realms[0].gold = 30
    for field in TOWNS:
        post(g, 0, "light", field, 2)
    g.realms[0].units["light.lucania.open"] = 2
    found = offered(at(g, trade.trade), 0, "hire", "double", "raise")
    assert found == {
        "double.roma": 1,
        "double.latium": 1,
        "hire.light.roma": 4,
        "hire.mercenary.roma": 4,
        "hire.light.latium": 2,
        "hire.mercenary.latium": 2,
        "raise.heavy.roma": 2,
        "raise.cavalry.roma": 2,
        "raise.transport.roma": 2,
        "raise.warship.roma": 2,
        "raise.cavalry.latium": 1,
        "raise.engine.lucania": 1,
    }


def test_no_more_is_offered_than_gold_and_cubes_suffice_for() -> None:
    g = town("basic")
    g.realms[0].gold = 7
    limits = offered(at(g, trade.trade), 0)
    assert (limits["hire.light.roma"], limits["hire.light.latium"], limits["buy.grain"]) == (3, 2, 3)
    assert (limits["buy.sheep"], limits["buy.fish"], limits["hire.mercenary.roma"]) == (1, 3, 4)
    post(g, 0, "light", "roma", 13)
    limits = offered(at(g, trade.trade), 0)
    assert (limits["hire.light.roma"], limits["hire.mercenary.roma"]) == (2, 4)
    post(g, 0, "light", "roma", 1)
    assert offered(at(g, trade.trade), 0)["hire.light.latium"] == 1
    post(g, 0, "light", "roma", 1)
    assert not any(name.startswith("hire.light") for name in offered(at(g, trade.trade), 0))


def test_goods_are_offered_up_to_what_there_is_and_what_has_room() -> None:
    g = town("basic")
    g.realms[0].gold = 90
    g.forts = {"latium": 0}
    g.herds["roma"] = (0, ("sheep", "sheep"))
    g.crops = {"tarquinii": (0, 1)}
    found = offered(at(g, trade.trade), 0, "buy", "sell", "slaughter")
    assert found == {
        "slaughter.sheep": 2,
        "sell.sheep": 2,
        "slaughter.horses": 1,
        "sell.horses": 1,
        "sell.grain": 4,
        "sell.fish": 1,
        "buy.grain": 12,
        "buy.fish": 3,
        **{f"buy.{kind}": 7 for kind in ("sheep", "pigs", "cattle", "horses")},
    }


def test_a_single_place_in_the_stores_is_offered() -> None:
    g = town("basic")
    g.grain, g.fish = {"roma": 10, "latium": 4}, {"roma": 3}
    g.herds = dict.fromkeys(("roma", "campania", "lucania", "sabini"), (0, ("sheep", "sheep")))
    g.herds["latium"] = (0, ("sheep",))
    limits = offered(at(g, trade.trade), 0, "buy")
    assert limits == {"buy.grain": 1, "buy.fish": 1, "buy.sheep": 1, "buy.pigs": 1, "buy.cattle": 1, "buy.horses": 1}


def test_without_a_harbour_herds_are_slaughtered_and_grain_is_traded() -> None:
    g = town("basic")
    yard(g, "roma")
    found = offered(at(g, trade.trade), 0, "buy", "sell", "slaughter")
    assert found == {"slaughter.horses": 1, "sell.grain": 4, "buy.grain": 5}


def test_full_stores_and_pastures_buy_nothing_and_empty_ones_sell_nothing() -> None:
    g = town("basic")
    g.realms[0].gold = 90
    g.realms[0].units = {"light.roma.open": 1, "light.latium.open": 1}
    g.sites, g.grain, g.fish = {}, {"roma": 10, "latium": 5}, {"roma": 4}
    g.herds = {"roma": (0, ("sheep", "sheep")), "latium": (0, ("pigs", "pigs"))}
    assert not offered(at(g, trade.trade), 0, "buy")
    g.grain, g.fish, g.herds = {}, {}, {}
    assert not offered(at(g, trade.trade), 0, "sell", "slaughter")


def test_the_fast_game_trades_no_goods() -> None:
    assert not offered(at(town("fast"), trade.trade), 0, "buy", "sell", "slaughter")


@pytest.mark.parametrize(("mode", "cavalry"), [("fast", True), ("basic", False)])
def test_cavalry_needs_horses_but_for_the_fast_game(mode: str, cavalry: bool) -> None:
    g = town(mode)
    g.herds = {}
    assert ("raise.cavalry.roma" in offered(at(g, trade.trade), 0)) is cavalry


def test_herds_elsewhere_and_stores_inside_a_siege_are_not_traded() -> None:
    g = town("basic")
    g.herds["apulia"] = (1, ("cattle",))
    settle(g, 0, "tarentum")
    g.grain["tarentum"] = 4
    yard(g, "tarentum", kind="harbour")
    g.fish["tarentum"] = 2
    post(g, 1, "light", "tarentum")
    limits = offered(at(g, trade.trade), 0)
    assert (limits["sell.grain"], limits["sell.fish"]) == (4, 1)
    assert "slaughter.cattle" not in limits
    assert "hire.light.tarentum" not in limits

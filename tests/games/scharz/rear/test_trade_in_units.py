"""Trade at a real table: units that are hired, raised, trained and set to work; fields, rivals and commanders."""

from __future__ import annotations

from tests.games.scharz.rear.stalls import stock, told, traded
from tests.games.scharz.situations import at, blank, order, post, quiet, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear import trade


def city(mode: str = "original", seats: int = 2, faction: str = "") -> Scharz:
    g = blank(seats, mode=mode, factions=(faction,))
    settle(g, 0, "roma", kind="city")
    settle(g, 0, "latium")
    settle(g, 1, "tarentum")
    if seats > 2:
        settle(g, 2, "panormus")
    yard(g, "roma", kind="harbour")
    g.realms[0].gold, g.realms[0].prestige = 40, 30
    return g


def test_units_that_are_hired_are_tired_and_mercenaries_ask_for_no_wages_yet() -> None:
    g = city()
    post(g, 0, "light", "roma")
    g.realms[0].hired = 9
    table = traded(g, {"hire.light.roma": 1, "hire.mercenary-2.roma": 1, "hire.light-0.latium": 1})
    units = {"light.roma.open": 2, "mercenary-2.roma.open": 1, "light-0.latium.open": 1}
    assert stock(table) == (40 - 2 - 7 - 1, 28, units)
    realm = table.state.realms[0]
    assert (realm.spent, realm.hired) == (
        {"light.roma.open": 1, "mercenary-2.roma.open": 1, "light-0.latium.open": 1},
        1,
    )
    assert told(table, "hired") == [
        ("hired", 0, "light", "roma", 1),
        ("hired", 0, "mercenary-2", "roma", 1),
        ("hired", 0, "light-0", "latium", 1),
    ]


def test_mercenaries_for_prestige_are_hired_too() -> None:
    table = traded(city(faction="carthaginians"), {"hire.alternative.roma": 2, "double.latium": 1})
    assert stock(table) == (38, 8, {"mercenary.roma.open": 2})
    assert table.state.realms[0].hired == 2


def test_whoever_serves_the_romans_is_paid_for_each_mercenary() -> None:
    g = blank(4, factions=("romans_danuvius", "visigoths", "slavs", "visigoths"), map="huns")
    for seat, field in enumerate(("thracia", "gutthiuda", "antes", "siret")):
        settle(g, seat, field)
    settle(g, 0, "serdica", kind="city")
    g.realms[0].gold = 30
    table = traded(g, {"hire.mercenary.serdica": 2, "hire.light.thracia": 1}, s2={"hire.mercenary.antes": 1})
    assert [realm.gold for realm in table.state.realms] == [18, 14, 5, 14]
    table = traded(g, {"hire.mercenary.thracia": 1})
    assert [realm.gold for realm in table.state.realms] == [25, 12, 10, 12]
    g = blank(2, factions=("", "visigoths"), map="huns")
    settle(g, 0, "thracia")
    settle(g, 1, "gutthiuda")
    assert [realm.gold for realm in traded(g, {"hire.mercenary.thracia": 1}).state.realms] == [5, 10]


def test_mitanni_get_one_more_where_the_last_of_two_was_bought() -> None:
    for mode, others, orders, units in (
        ("basic", 0, {"hire.light.harran": 1, "hire.light.emar": 1}, {"light.harran.open": 1, "light.emar.open": 2}),
        ("basic", 0, {"hire.light.harran": 1}, {"light.harran.open": 1}),
        (
            "basic",
            0,
            {"hire.light.harran": 1, "hire.mercenary.emar": 1},
            {"light.harran.open": 1, "mercenary.emar.open": 1},
        ),
        ("basic", 17, {"hire.light.emar": 2, "double.emar": 1}, {"light.gaza.open": 17, "light.emar.open": 3}),
        ("basic", 18, {"hire.light.emar": 2, "double.emar": 1}, {"light.gaza.open": 18, "light.emar.open": 2}),
    ):
        g = blank(8, mode=mode, factions=("mitanni",), map="orient")
        settle(g, 0, "harran", "emar")
        settle(g, 7, "memphis")
        if others:
            post(g, 0, "light", "gaza", others)
        table = traded(g, orders)
        realm = table.state.realms[0]
        assert realm.units == units
        assert realm.spent == {name: n for name, n in units.items() if "gaza" not in name}
        more = (
            [("hired", 0, "light", "emar", 1)]
            if units.get("light.emar.open", 0) > orders.get("hire.light.emar", 1)
            else []
        )
        assert told(table, "hired")[len([one for one in orders if one.startswith("hire")]) :] == more


def test_light_infantry_is_raised_by_its_level_and_ships_lie_in_the_shipyard() -> None:
    g = city()
    post(g, 0, "light", "roma", 3)
    post(g, 0, "light-2", "roma", 2)
    table = traded(g, {"raise.heavy-2.roma": 2, "raise.transport.roma": 1, "raise.warship.roma": 1})
    units = {"light.roma.open": 1, "heavy-2.roma.open": 2, "transport.roma.dock": 1, "warship.roma.dock": 1}
    assert stock(table) == (40 - 6 - 2 - 3, 30, units)
    assert table.state.realms[0].spent == {name: n for name, n in units.items() if "light" not in name}
    assert told(table, "raised") == [
        ("raised", 0, "heavy-2", "roma", 2),
        ("raised", 0, "transport", "roma", 1),
        ("raised", 0, "warship", "roma", 1),
    ]


def test_cavalry_takes_a_herd_of_horses_for_two_riders_but_not_in_the_fast_game() -> None:
    for mode, left in (("basic", ()), ("fast", ("horses",))):
        for orders, also in (
            ({"raise.cavalry.roma": 2}, 0),
            ({"raise.cavalry.roma": 1}, 0),
            ({"raise.heavy.roma": 2}, 1),
        ):
            g = city(mode)
            post(g, 0, "light", "roma", 2)
            g.herds = {"latium": (0, ("horses", "sheep"))}
            table = traded(g, orders)
            kept = ("horses",) if also else left
            assert table.state.herds == {"latium": (0, (*kept, "sheep"))}
    g = city("basic")
    post(g, 0, "light", "roma", 2)
    post(g, 0, "light", "latium", 2)
    g.herds = {"latium": (0, ("horses", "horses")), "roma": (0, ("horses",))}
    table = traded(g, {"raise.cavalry.roma": 2, "raise.cavalry.latium": 1})
    assert table.state.herds == {"roma": (0, ("horses",))}


def test_riders_of_two_villages_share_a_herd_of_horses() -> None:
    for number, left in ((1, 2), (2, 2), (3, 1)):
        g = city("basic")
        g.towns["roma"] = (0, "village")
        settle(g, 0, "campania")
        g.herds = {"latium": (0, ("horses", "horses")), "roma": (0, ("horses",))}
        fields = ("roma", "latium", "campania")[:number]
        for field in fields:
            post(g, 0, "light", field)
        table = traded(g, {f"raise.cavalry.{field}": 1 for field in fields})
        assert sum(len(herd) for _, herd in table.state.herds.values()) == left


def test_elephants_are_made_of_the_least_experienced() -> None:
    g = blank(4, mode="extended")
    settle(g, 0, "hadrumetum")
    settle(g, 3, "tarentum")
    post(g, 0, "light-3", "deserta")
    post(g, 0, "light-2", "deserta", 2)
    table = traded(g, {"raise.elephants.deserta": 1})
    units = {"light-3.deserta.open": 1, "light-2.deserta.open": 1, "elephants.deserta.open": 1}
    assert stock(table) == (4, 7, units)


def test_training_is_noted_for_the_next_round() -> None:
    g = city()
    post(g, 0, "light", "roma", 3)
    post(g, 0, "heavy", "latium")
    table = traded(g, {"train.light.roma": 2, "train.heavy.latium": 1})
    assert table.state.realms[0].training == {"light.roma": 2, "heavy.latium": 1}
    assert told(table) == [
        ("gold-paid", 0, 6),
        ("training", 0, "light", "roma", 2),
        ("training", 0, "heavy", "latium", 1),
    ]


def test_a_commander_takes_over_for_the_difference() -> None:
    g = city("extended")
    g.realms[0].commander = "poor"
    table = traded(g, {"commander.better": 1})
    assert (table.state.realms[0].commander, stock(table)[0]) == ("better", 36)
    assert told(table, "commander") == [("commander", 0, "better")]


def test_units_go_to_work_and_a_site_that_is_given_up_sets_them_free_for_a_gold() -> None:
    g = city()
    post(g, 0, "light", "campania", 3)
    post(g, 0, "light", "marsi", 2, where="site")
    post(g, 0, "light-2", "marsi", where="site")
    post(g, 0, "light", "marsi")
    g.sites = {"marsi": (0, "village", 2)}
    g.realms[0].spent = {"light.campania.open": 1, "light.marsi.site": 1}
    table = traded(g, {"start.village.campania": 1, "work.light.campania": 2, "abandon.marsi": 1})
    assert table.state.sites == {"campania": (0, "village", 0)}
    units = {"light.campania.open": 1, "light.marsi.open": 3, "light.campania.site": 2, "light-2.marsi.open": 1}
    assert stock(table) == (40 - 2 + 1, 30, units)
    assert table.state.realms[0].spent == {"light.campania.open": 1, "light.marsi.open": 1}
    assert told(table) == [
        ("gold-paid", 0, 1),
        ("site", 0, "village", "campania"),
        ("at-work", 0, "light", "campania", 2),
        ("abandoned", 0, "village", "marsi"),
    ]


def test_heavy_infantry_that_is_lowered_does_not_go_to_work() -> None:
    g = city("basic", faction="romans")
    post(g, 0, "heavy", "latium", 3)
    table = traded(g, {"lower.heavy.latium": 2, "start.fort.latium": 1, "work.heavy.latium": 2})
    assert stock(table)[2] == {"light.latium.open": 2, "heavy.latium.site": 1}
    assert told(table, "at-work") == [("at-work", 0, "heavy", "latium", 1)]
    table = traded(g, {"lower.heavy.latium": 3, "start.fort.latium": 1, "work.heavy.latium": 2})
    assert stock(table)[2] == {"light.latium.open": 3}
    assert not told(table, "at-work")


def test_three_gold_take_a_red_stone_away() -> None:
    g = city()
    g.plundered = {"latium": 1, "roma": 1}
    table = traded(g, {"clear.latium": 1})
    assert (table.state.plundered, stock(table)[0]) == ({"roma": 1}, 37)
    assert told(table) == [("gold-paid", 0, 3), ("cleared", 0, "latium")]


def test_another_rival_is_bought_for_eight_prestige() -> None:
    g = city(seats=3)
    assert g.realms[0].rival == 2
    table = traded(g, {"rival.1": 1})
    assert (table.state.realms[0].rival, stock(table)[:2]) == (1, (40, 22))
    assert told(table) == [("prestige-lost", 0, 8), ("rival", 0, 1)]


def test_double_purchase_costs_two_prestige_and_breaking_a_treaty_nothing_before_it_is_announced() -> None:
    g = city(seats=3)
    g.treaties["0-1"] = ("peace", -1, 0, 0)
    table = traded(g, {"double.latium": 1, "hire.light.latium": 2, "break.1": 1})
    assert stock(table) == (36, 28, {"light.latium.open": 2})
    assert table.state.treaties["0-1"] == ("peace", -1, 0, 0)
    order(table)
    assert table.state.realms[0].prestige >= 20


def test_orders_are_booked_seat_by_seat_from_the_first_player_of_the_year_on() -> None:
    g = city(seats=3)
    g.first = 1
    table = at(g, trade.trade)
    order(table, s0={"hire.light.roma": 1, "truce.1": 1}, s1={"hire.light.tarentum": 1}, s2={"hire.light.panormus": 1})
    assert [line[1] for line in told(table, "hired")] == [1, 2, 0]
    assert table.state.dealings == ((0, "truce.1", 1),)
    assert table.state.subphase == "trade"
    quiet(table, "march")
    assert table.state.dealings == ()

"""Trade at a real table: what an order leaves behind."""

from __future__ import annotations

from tests.games.scharz.rear.stalls import stock, told, traded
from tests.games.scharz.situations import blank, post, settle, yard

from civitas.games.scharz.box.state import Scharz


def village_and_city(mode: str = "basic") -> Scharz:
    """A village and a city by the sea, and light infantry there and in a free field."""
    g = blank(mode=mode)
    settle(g, 0, "latium")
    settle(g, 0, "roma", kind="city")
    settle(g, 1, "tarentum")
    yard(g, "latium")
    for field in ("latium", "roma", "campania"):
        post(g, 0, "light", field, 2)
    g.realms[0].gold = 30
    g.grain, g.fish = {"latium": 3}, {"latium": 1}
    return g


def test_a_site_begins_with_nothing_and_in_the_fast_game_half_built() -> None:
    for mode, quarters in (("basic", 0), ("fast", 2)):
        table = traded(village_and_city(mode), {"start.village.campania": 1})
        assert table.state.sites == {"campania": (0, "village", quarters)}
        assert told(table, "site") == [("site", 0, "village", "campania")]


def test_grain_that_is_bought_fills_the_stores_one_after_the_other() -> None:
    table = traded(village_and_city(), {"buy.grain": 4})
    assert table.state.grain == {"latium": 5, "roma": 2}
    assert table.state.fish == {"latium": 1}
    assert told(table) == [("gold-paid", 0, 8), ("bought", 0, "grain", 4)]


def test_empty_stores_take_no_more_than_they_hold() -> None:
    g = village_and_city()
    g.realms[0].gold = 90
    yard(g, "roma", kind="harbour")
    settle(g, 0, "campania")
    yard(g, "campania")
    g.grain, g.fish = {}, {}
    state = traded(g, {"buy.grain": 5, "buy.fish": 2}).state
    assert (state.grain, state.fish) == ({"latium": 5}, {"latium": 2})
    state = traded(g, {"buy.grain": 17, "buy.fish": 7}).state
    assert state.grain == {"latium": 5, "roma": 10, "campania": 2}
    assert state.fish == {"latium": 2, "roma": 4, "campania": 1}


def test_fish_that_is_bought_fills_the_shipyards_one_after_the_other() -> None:
    g = village_and_city()
    yard(g, "roma", kind="harbour")
    table = traded(g, {"buy.fish": 3})
    assert (table.state.fish, table.state.grain) == ({"latium": 2, "roma": 2}, {"latium": 3})
    assert told(table) == [("gold-paid", 0, 3), ("bought", 0, "fish", 3)]


def test_villages_without_stores_and_shipyards_are_passed_over() -> None:
    g = village_and_city()
    g.towns = {"campania": (0, "village"), **g.towns}
    yard(g, "roma", kind="harbour")
    g.grain, g.fish = {"roma": 4, "campania": 5}, {"roma": 2}
    state = traded(g, {"buy.fish": 3}).state
    assert state.fish == {"latium": 2, "roma": 3}
    g.grain = {"roma": 4}
    state = traded(g, {"sell.grain": 2, "sell.fish": 1}).state
    assert (state.grain, state.fish) == ({"roma": 2}, {"roma": 1})


def test_goods_that_are_sold_leave_the_stores_one_after_the_other() -> None:
    g = village_and_city()
    yard(g, "roma", kind="harbour")
    g.grain, g.fish = {"latium": 3, "roma": 6}, {"latium": 2, "roma": 3}
    table = traded(g, {"sell.grain": 5, "sell.fish": 4})
    assert (table.state.grain, table.state.fish) == ({"latium": 0, "roma": 4}, {"latium": 0, "roma": 1})
    assert told(table) == [("gold-gained", 0, 7), ("sold", 0, "grain", 5), ("sold", 0, "fish", 4)]
    g = village_and_city()
    g.grain = {"roma": 6, "latium": 3}
    assert traded(g, {"sell.grain": 2}).state.grain == {"roma": 6, "latium": 1}


def test_grain_that_is_sold_and_bought_at_once_is_sold_first() -> None:
    g = village_and_city()
    g.grain = {"latium": 5, "roma": 10}
    g.grain["roma"] = 9
    assert traded(g, {"sell.grain": 4, "buy.grain": 1}).state.grain == {"latium": 2, "roma": 9}


def herds_of(g: Scharz) -> dict[str, list[str]]:
    return {field: list(kinds) for field, (owner, kinds) in g.herds.items() if owner == 0}


def test_herds_are_sold_and_slaughtered_field_by_field() -> None:
    g = village_and_city()
    yard(g, "roma", kind="harbour")
    g.herds = {
        "tarentum": (1, ("sheep",)),
        "latium": (0, ("sheep", "pigs")),
        "roma": (0, ("sheep", "sheep")),
        "campania": (0, ("pigs",)),
    }
    table = traded(g, {"sell.sheep": 2, "slaughter.pigs": 1})
    assert herds_of(table.state) == {"roma": ["sheep"], "campania": ["pigs"]}
    assert table.state.herds["tarentum"] == (1, ("sheep",))
    assert told(table) == [("gold-gained", 0, 8), ("sold", 0, "sheep", 2), ("slaughtered", 0, "pigs", 1)]


def test_herds_that_are_bought_graze_beside_others_first_and_never_among_grain() -> None:
    g = village_and_city()
    g.realms[0].gold = 60
    yard(g, "roma", kind="harbour")
    post(g, 0, "light", "tarquinii")
    post(g, 0, "light", "apulia")
    g.crops = {"tarquinii": (0, 1)}
    g.herds = {"campania": (0, ("pigs",)), "roma": (0, ("pigs", "pigs"))}
    table = traded(g, {"buy.sheep": 1})
    assert herds_of(table.state) == {"campania": ["pigs", "sheep"], "roma": ["pigs", "pigs"]}
    assert told(table) == [("gold-paid", 0, 5), ("bought", 0, "sheep", 1)]
    table = traded(g, {"buy.sheep": 1, "buy.cattle": 2})
    assert herds_of(table.state) == {
        "campania": ["pigs", "sheep"],
        "roma": ["pigs", "pigs"],
        "latium": ["cattle", "cattle"],
    }
    assert table.state.realms[0].gold == 60 - 5 - 18


def test_what_was_raised_goes_back_to_light_infantry_and_stays_as_tired() -> None:
    g = village_and_city("original")
    yard(g, "roma", kind="harbour")
    g.realms[0].units = {}
    for kind, field, where in (
        ("heavy-2", "roma", "open"),
        ("cavalry", "latium", "open"),
        ("warship", "roma", "dock"),
        ("transport", "latium", "dock"),
        ("engine", "roma", "open"),
        ("heavy", "campania", "open"),
    ):
        post(g, 0, kind, field, 2, where)
    g.realms[0].spent = {"heavy-2.roma.open": 1, "warship.roma.dock": 2}
    table = traded(g, {"lower.heavy-2.roma": 2, "lower.warship.roma": 1, "lower.heavy.campania": 1})
    assert stock(table) == (
        30 + 6 + 3,
        7,
        {
            "cavalry.latium.open": 2,
            "warship.roma.dock": 1,
            "transport.latium.dock": 2,
            "engine.roma.open": 2,
            "heavy.campania.open": 1,
            "light-2.roma.open": 2,
            "light.roma.open": 1,
            "light.campania.open": 1,
        },
    )
    assert table.state.realms[0].spent == {"light-2.roma.open": 1, "warship.roma.dock": 1, "light.roma.open": 1}
    assert told(table, "lowered") == [
        ("lowered", 0, "heavy-2", "roma", 2),
        ("lowered", 0, "warship", "roma", 1),
        ("lowered", 0, "heavy", "campania", 1),
    ]


def test_lowering_brings_gold_at_the_place_where_such_units_are_made() -> None:
    for orders, gold in (
        ({"lower.heavy.roma": 1}, 3),
        ({"lower.heavy.latium": 1}, 0),
        ({"lower.cavalry.latium": 1}, 4),
        ({"lower.cavalry.campania": 2}, 0),
        ({"lower.cavalry.tarentum": 1}, 0),
        ({"lower.engine.roma": 1}, 0),
        ({"lower.warship.roma": 1}, 3),
        ({"lower.warship.latium": 1}, 0),
        ({"lower.transport.latium": 2}, 4),
        ({"lower.transport.panormus": 1}, 0),
        ({"lower.elephants.roma": 1}, 0),
    ):
        g = village_and_city("extended")
        yard(g, "roma", kind="harbour")
        settle(g, 0, "panormus")
        yard(g, "panormus")
        post(g, 1, "light", "panormus")
        for order in orders:
            _, kind, field = order.split(".")
            post(g, 0, kind, field, 2, "dock" if kind in ("warship", "transport") else "open")
        assert stock(traded(g, orders))[0] == 30 + gold, orders


def test_elephants_are_set_free_for_six_gold_in_the_desert_alone() -> None:
    for field, gold in (("deserta", 6), ("hadrumetum", 0)):
        g = blank(4, mode="extended")
        settle(g, 0, "hadrumetum")
        settle(g, 3, "tarentum")
        post(g, 0, "elephants", field)
        assert stock(traded(g, {f"lower.elephants.{field}": 1}))[0] == 10 + gold


def test_elam_sets_elephants_free_in_its_settlements() -> None:
    for field, gold in (("susa", 6), ("gaza", 0)):
        g = blank(8, mode="extended", factions=("elam",), map="orient")
        settle(g, 0, "susa")
        settle(g, 7, "memphis")
        post(g, 0, "elephants", field)
        assert stock(traded(g, {f"lower.elephants.{field}": 1}))[0] == 10 + gold


def test_a_ship_comes_ashore_as_infantry_of_its_level_as_tired_as_it_is() -> None:
    g = village_and_city("original")
    post(g, 0, "warship-3", "tyrrhenum", 3)
    g.realms[0].spent = {"warship-3.tyrrhenum.open": 2}
    table = traded(g, {"beach.warship-3.tyrrhenum>latium": 2})
    units = stock(table)[2]
    assert (units["warship-3.tyrrhenum.open"], units["light-3.latium.open"]) == (1, 2)
    assert table.state.realms[0].spent == {"warship-3.tyrrhenum.open": 1, "light-3.latium.open": 1}
    assert told(table) == [("beached", 0, "warship-3", "tyrrhenum", "latium", 2)]


def test_light_infantry_is_sold_where_a_faction_may() -> None:
    g = blank(factions=("slavs_balts",), map="vikings")
    here, there = g.atlas.standard[:2]
    settle(g, 0, here)
    settle(g, 1, there)
    post(g, 0, "light", here, 3)
    table = traded(g, {f"dismiss.light.{here}": 2})
    assert stock(table) == (12, 7, {f"light.{here}.open": 1})
    assert told(table) == [("gold-gained", 0, 2), ("disbanded", 0, "light", here, 2)]


def test_a_village_that_is_taken_down_is_gone_with_all_that_belongs_to_it() -> None:
    g = blank(factions=("ostrogoths",), map="huns")
    settle(g, 0, "oium", "tyras")
    settle(g, 1, "thracia")
    yard(g, "tyras")
    table = traded(g, {"dismantle.tyras": 1})
    assert (table.state.towns, table.state.yards) == ({"oium": (0, "village"), "thracia": (1, "village")}, {})
    assert stock(table)[0] == 14
    assert told(table) == [("gold-gained", 0, 4), ("razed", 0, "village", "tyras")]

"""Weather, storms and pastures of the modes Original and Extended, beyond the worked situations."""

from __future__ import annotations

import pytest
from tests.games.scharz.situations import at, blank, key, order, post, refused, roll, settle, yard
from tests.games.scharz.test_vectors import run

from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.combat import attrition, shipwreck
from civitas.games.scharz.combat.shipwreck import lost_on, overboard
from civitas.games.scharz.companions.sheet import sheets
from civitas.games.scharz.movement import march
from civitas.games.scharz.movement.herds import goods_orders
from civitas.games.scharz.movement.routes import march_orders, retreat_orders, special_orders
from civitas.games.scharz.rear import fishing, upkeep
from civitas.games.scharz.seasons import feeding, weather
from civitas.games.scharz.secrets import view


@pytest.mark.parametrize(
    ("season", "zone", "seen"),
    [
        ("summer", "subtropical", "ggnnnb"),
        ("summer", "temperate", "gnnnnb"),
        ("summer", "cold", "gnnnbb"),
        ("winter", "subtropical", "gggnnn"),
        ("winter", "temperate", "gnnnnb"),
        ("winter", "cold", "nnnnbb"),
        ("winter", "sea", "ggggbb"),
    ],
)
def test_weather_goes_by_climate(season: str, zone: str, seen: str) -> None:
    assert "".join(weather.weather_of(season, zone, face)[0] for face in range(1, 7)) == seen


def test_winter_rolls_once_for_each_climate_of_the_map_and_for_the_sea() -> None:
    g = blank(mode="original", round=4)
    told = run(weather.winter(g), 1, 6, 5)
    assert g.weather == {"subtropical": "good", "temperate": "bad", "sea": "bad"}
    assert [note.key for note in told] == ["winter-weather"] * 3


def test_only_modes_with_weather_roll_for_it() -> None:
    for mode, rolls in (("basic", False), ("original", True)):
        g = blank(mode=mode, round=4)
        settle(g, 0, "roma")
        settle(g, 1, "tarentum")
        table = at(g, weather.winter if rolls else feeding.feeding)
        assert table.roll_due is rolls


def test_in_a_bad_winter_nobody_moves_on_land() -> None:
    g = blank(mode="original", round=4)
    settle(g, 0, "arretium", "volsinii")
    post(g, 0, "light", "arretium")
    post(g, 0, "cavalry", "volsinii")
    post(g, 0, "light", "volsinii")
    post(g, 0, "transport", "tuscum")
    g.herds = {"arretium": (0, ("sheep",))}
    assert "light.arretium.open>volsinii" in march_orders(g, 0, Lie(g))
    g.weather = {"temperate": "bad", "subtropical": "normal", "sea": "bad"}
    lie = Lie(g)
    orders = march_orders(g, 0, lie) | special_orders(g, 0, lie) | retreat_orders(g, 0, lie)
    assert not any("arretium" in one for one in orders), "Arretium lies in the temperate zone"
    assert "light.volsinii.open>tarquinii" in orders
    assert any(one.startswith("transport") for one in orders), "ships sail"
    assert goods_orders(g, 0, lie) == {}


def test_in_a_good_winter_herds_of_the_climate_eat_nothing() -> None:
    g = blank(mode="original", round=4)
    settle(g, 0, "roma", "marsi")
    g.herds = {"roma": (0, ("sheep",)), "marsi": (0, ("cattle",))}
    g.weather = {"subtropical": "good", "temperate": "normal"}
    (table,) = feeding.tables(g, 0, Lie(g))
    assert table.feed(g) == 3


def test_with_transhumance_herds_need_no_grain_on_pastures_that_stay_green() -> None:
    for mode, need in (("original", 4), ("extended", 2)):
        g = blank(mode=mode, round=4)
        # Green in the subtropics, yellow there, green in the temperate zone, brown.
        for field in ("panormus", "tarquinii", "arretium", "marsi"):
            g.herds[field] = (0, ("sheep",))
            settle(g, 0, field)
        assert sum(table.feed(g) for table in feeding.tables(g, 0, Lie(g))) == need


def test_storms_come_in_autumn_and_winter_only() -> None:
    found = {}
    for number in (1, 2, 3, 4):
        g = blank(mode="original", round=number)
        found[g.season] = (lost_on(g, "tyrrhenum"), lost_on(g, "ionium"))
    assert found == {"spring": (7, 7), "summer": (7, 7), "autumn": (6, 5), "winter": (6, 6)}
    g.weather = {"sea": "bad"}
    assert lost_on(g, "tyrrhenum") == 4


def test_the_owner_chooses_who_drowns() -> None:
    g = blank(mode="original", round=3)
    settle(g, 0, "roma")
    settle(g, 1, "tarentum")
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "light", "tyrrhenum", 2)
    post(g, 0, "heavy", "tyrrhenum", 2)
    g.realms[0].prestige = 0
    table = at(g, attrition.attrition)
    roll(table, 6, 1)
    assert key(table, 0) == "overboard"
    assert refused(table, 0, {"overboard.light.tyrrhenum.open": 2}) == "room-for-them"
    order(table, s0={"overboard.heavy.tyrrhenum.open": 1})
    units = table.state.realms[0].units
    assert (units["light.tyrrhenum.open"], units["heavy.tyrrhenum.open"]) == (2, 1)


def test_nobody_is_asked_who_drowns_if_all_are_alike() -> None:
    g = blank(mode="original", round=3)
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "light", "tyrrhenum", 6)
    assert overboard(g, [(0, "tyrrhenum", {"transport.tyrrhenum.open": 1})]) == {}


def test_ships_in_shipyards_are_safe_from_storms() -> None:
    g = blank(mode="original", round=3)
    settle(g, 0, "roma")
    settle(g, 1, "tarentum")
    yard(g, "roma")
    post(g, 0, "transport", "roma", where="dock")
    assert not at(g, attrition.attrition).roll_due


def test_wages_are_paid_in_halves_in_the_extended_mode() -> None:
    for number, gold in ((1, 10), (2, 8), (3, 10), (4, 8)):
        g = blank(mode="extended", round=number)
        post(g, 0, "mercenary", "roma", 2)
        run(upkeep.wages(g))
        assert g.realms[0].gold == gold


def test_the_weather_is_seen_until_the_next_round() -> None:
    g = blank(mode="original", round=2)
    settle(g, 0, "tarquinii")
    g.crops = {"tarquinii": (0, 1)}
    run(weather.summer(g), 1)
    assert view(g)["fields"]["tarquinii"]["weather"] == "good"
    assert "weather" in [sheet.caption for sheet in sheets(view(g), None)]
    run(march.begin_round(g))
    assert g.weather == {}
    assert "weather" not in [sheet.caption for sheet in sheets(view(g), None)]


def test_scots_always_catch_fish_and_islanders_fear_no_autumn() -> None:
    g = blank(mode="original", round=3, factions=("scots", "islanders"))
    settle(g, 0, "roma")
    yard(g, "roma")
    post(g, 0, "transport", "tyrrhenum")
    run(fishing.fishing(g))
    assert g.fish == {"roma": 1}
    g.realms[0].units = {}
    post(g, 1, "transport", "ionium")
    run(shipwreck.shipwreck(g))
    assert g.realms[1].units == {"transport.ionium.open": 1}

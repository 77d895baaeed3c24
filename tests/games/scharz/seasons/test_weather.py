"""Weather at a real table: dice of summer and winter, and what is rolled again."""

from __future__ import annotations

import pytest
from tests.games.scharz.rear.stalls import offered, told
from tests.games.scharz.situations import at, blank, key, order, post, roll, settle

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.seasons import feeding, weather


def sown(round: int = 2, mode: str = "original") -> Scharz:
    """Fields of two climates for the one, one field for the other."""
    g = blank(mode=mode, round=round)
    settle(g, 0, "roma", "arretium")
    settle(g, 1, "tarentum")
    g.crops = {"arretium": (0, 1), "tarentum": (1, 1), "roma": (0, 1)}
    for realm in g.realms:
        realm.prestige = 3
    return g


@pytest.mark.parametrize(("faces", "grown"), [
    ((1, 2), (4, 5)), ((2, 3), (3, 4)), ((5, 5), (3, 4)), ((6, 6), (2, 3)),
])  # fmt: skip
def test_each_sown_field_has_its_weather_by_its_climate(faces: tuple[int, int], grown: tuple[int, int]) -> None:
    table = at(sown(), weather.summer)
    roll(table, *faces)
    roll(table, 3)
    assert table.state.crops == {"arretium": (0, grown[0]), "tarentum": (1, 4), "roma": (0, grown[1])}
    names = {0: "bad", 1: "normal", 2: "good"}
    signs = [names[grown[0] - 2], names[grown[1] - 3]]
    assert told(table, "field-weather") == [
        ("field-weather", 0, "arretium", signs[0], [faces[0]]),
        ("field-weather", 0, "roma", signs[1], [faces[1]]),
        ("field-weather", 1, "tarentum", "normal", [3]),
    ]
    assert not told(table, "weather-turned")


def test_whoever_has_sown_nothing_throws_no_dice() -> None:
    g = sown()
    g.crops = {"tarentum": (1, 1)}
    table = at(g, weather.summer)
    roll(table, 4)
    assert not table.roll_due
    assert table.state.weather == {"tarentum": "normal"}
    g = sown()
    g.crops = {}
    assert not at(g, weather.summer).roll_due


def test_poor_weather_is_rolled_again_for_four_prestige_each() -> None:
    g = sown()
    g.realms[0].prestige = 8
    table = at(g, weather.summer)
    roll(table, 6, 2)
    roll(table, 5)
    assert key(table, 0) == "again"
    assert offered(table, 0) == {"place.arretium": 1}
    order(table, s0={"place.arretium": 1})
    roll(table, 1)
    assert table.state.realms[0].prestige == 4
    assert table.state.weather == {"arretium": "good", "roma": "good", "tarentum": "normal"}
    assert told(table, "weather-turned") == [("weather-turned", 0, "arretium", "good")]
    assert table.state.crops["arretium"] == (0, 4)


def test_the_same_weather_again_is_not_told() -> None:
    g = sown()
    g.realms[0].prestige = 8
    table = at(g, weather.summer)
    roll(table, 4, 3)
    roll(table, 5)
    assert offered(table, 0) == {"place.arretium": 1, "place.roma": 1}
    order(table, s0={"place.arretium": 1, "place.roma": 1})
    roll(table, 3)
    roll(table, 6)
    assert told(table, "weather-turned") == [("weather-turned", 0, "roma", "bad")]
    assert table.state.weather == {"arretium": "normal", "roma": "bad", "tarentum": "normal"}


def test_winter_throws_for_the_climates_of_the_map_and_the_sea() -> None:
    for map, faces, found in (
        ("italia", (3, 1, 5), {"subtropical": "good", "temperate": "good", "sea": "bad"}),
        ("italia", (4, 6, 4), {"subtropical": "normal", "temperate": "bad", "sea": "good"}),
        ("britannia", (2, 5, 4), {"temperate": "normal", "cold": "bad", "sea": "good"}),
        ("vikings", (1, 1, 5), {"temperate": "good", "cold": "normal", "sea": "bad"}),
    ):
        g = blank(8, mode="original", round=4, map=map)
        first, second = g.atlas.standard[:2]
        settle(g, 0, first)
        settle(g, 1, second)
        table = at(g, weather.winter)
        for face in faces:
            roll(table, face)
        assert table.state.weather == found
        expected = [("winter-weather", zone, found[zone], [face]) for zone, face in zip(found, faces, strict=True)]
        assert told(table, "winter-weather") == expected


@pytest.mark.parametrize(("mode", "faction", "map", "left"), [
    ("original", "", "italia", 0), ("extended", "", "italia", 2), ("original", "huns", "huns", 1),
])  # fmt: skip
def test_transhumance_spares_the_herds_on_green_and_yellow(mode: str, faction: str, map: str, left: int) -> None:
    g = blank(mode=mode, round=4, factions=(faction,), map=map)
    # Green and brown in Italy, the first subtropical; yellow and green in the steppe, both temperate.
    fields = ("panormus", "volaterrae", "marsi") if map == "italia" else ("tanaitae", "donets")
    settle(g, 0, *fields)
    settle(g, 1, "tarentum" if map == "italia" else "thracia")
    g.herds = dict.fromkeys(fields, (0, ("sheep",)))
    g.grain = dict.fromkeys(fields, 2)
    table = at(g, feeding.feeding)
    order(table)
    assert sum(table.state.grain.values()) == len(fields) * 2 - len(fields) - (len(fields) - left)


def test_a_good_winter_spares_the_herds_of_its_climate_alone() -> None:
    for seen, eaten in (
        (("normal", "normal"), 4),
        (("good", "normal"), 3),
        (("normal", "good"), 3),
        (("good", "good"), 2),
    ):
        g = blank(mode="original", round=4)
        settle(g, 0, "roma", "arretium")
        settle(g, 1, "tarentum")
        post(g, 0, "mercenary", "volsinii")
        g.herds = {"roma": (0, ("sheep",)), "arretium": (0, ("sheep",))}
        g.grain = {"roma": 5}
        g.weather = dict(zip(("subtropical", "temperate"), seen, strict=True))
        table = at(g, feeding.feeding)
        if key(table, 0) == "feed":
            order(table)
        assert table.state.grain["roma"] == 5 - eaten

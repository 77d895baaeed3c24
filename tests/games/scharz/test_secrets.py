"""What everybody sees of a table, and what must hold of it at any time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.scharz.reading import plain
from tests.games.scharz.situations import at, blank, post, settle, yard

from civitas.games.scharz import TITLE
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.movement.march import begin_round


def full() -> Scharz:
    """A table with something of everything that a box holds."""
    g = plain(blank(2, mode="basic", round=7), 9)
    settle(g, 0, "roma", kind="city")
    settle(g, 0, "latium")
    settle(g, 1, "messapia")
    yard(g, "latium", kind="harbour")
    g.forts, g.sites = {"roma": 0}, {"latium": (0, "fort", 2)}
    g.grain, g.fish = {"roma": 11, "messapia": 2}, {"latium": 3}
    g.crops, g.herds = {"campania": (0, 2)}, {"roma": (0, ("sheep", "pigs"))}
    g.byres, g.plundered = {"latium": ("horses",)}, {"messapia": 0}
    g.weather = {"campania": "bad", "sea": "good"}
    g.treaties = {"0-1": ("truce", 1, 3, 9)}
    post(g, 0, "light", "latium", 3)
    post(g, 0, "transport", "latium", 4, "dock")
    post(g, 1, "warship", "ionium")
    g.realms[0].spent = {"light.latium.open": 2}
    g.realms[0].training = {"light.latium": 1}
    g.realms[0].points, g.realms[0].commander, g.realms[0].faction = 2, "poor", "romans"
    g.realms[1].announced, g.realms[1].rival = "dominance", 0
    return g


def test_everybody_sees_what_lies_in_each_field() -> None:
    game = at(full()).view(None)["game"]
    assert game["fields"] == {
        "roma": {
            "holder": 0,
            "town": [0, "city"],
            "grain": 11,
            "encircled": False,
            "fort": True,
            "herds": [0, ["sheep", "pigs"]],
        },
        "latium": {
            "holder": 0,
            "town": [0, "village"],
            "grain": 0,
            "encircled": False,
            "yard": "harbour",
            "fish": 3,
            "site": [0, "fort", 2],
            "byre": ["horses"],
        },
        "campania": {"holder": 0, "weather": "bad", "crop": [0, 2]},
        "messapia": {"holder": 1, "town": [1, "village"], "grain": 2, "encircled": False, "plundered": True},
        "ionium": {"holder": 1},
    }


def test_everybody_sees_the_round_the_weather_and_the_treaties() -> None:
    game = at(full()).view(1)["game"]
    about = {name: value for name, value in game.items() if name not in ("fields", "realms")}
    assert about == {
        "map": "italia",
        "mode": "basic",
        "round": 7,
        "year": 2,
        "season": "autumn",
        "subphase": "march",
        "weather": [{"zone": "sea", "weather": "good"}],
        "first": 0,
        "ending": "",
        "winners": [],
        "treaties": [{"seats": [0, 1], "kind": "truce", "receiver": 1, "gold": 3, "until": 9}],
    }


def test_everybody_sees_what_each_realm_has() -> None:
    first, second = at(full()).view(1)["game"]["realms"]
    shown = {name: first[name] for name in first if name not in ("needed", "parts", "goals")}
    assert shown == {
        "faction": "romans",
        "rival": -1,
        "commander": "poor",
        "training": {"light.latium": 1},
        "gold": 10,
        "prestige": 9,
        "points": 2,
        "announced": "",
        "out": False,
        "units": {"light.latium.open": 3, "transport.latium.dock": 4},
        "spent": {"light.latium.open": 2},
        "agrarian": 11 + 1 + 2 + 4 + 4,
    }
    assert (second["announced"], second["rival"], second["agrarian"]) == ("dominance", 0, 2)
    assert first["goals"]["agrarian"] == first["agrarian"]


def test_an_encircled_settlement_is_seen_to_be() -> None:
    g = full()
    g.realms[0].units, g.treaties = {}, {}
    post(g, 1, "light", "latium")
    assert at(g).view(None)["game"]["fields"]["latium"]["encircled"]


# ---------------------------------------------------------------------- what must hold


def complaints(g: Scharz) -> int:
    return len(list(TITLE.invariants(g)))


def _change(path: str, value: Any) -> Callable[[Scharz], None]:
    def changed(g: Scharz) -> None:
        here, _, name = path.rpartition(".")
        thing: Any = g.realms[0] if here else g
        if isinstance(value, dict):
            getattr(thing, name).update(value)
        else:
            setattr(thing, name, value)

    return changed


@pytest.mark.parametrize(
    ("path", "good", "bad"),
    [
        ("realm.gold", 0, -1),
        ("realm.prestige", 99, 100),
        ("realm.prestige", 0, -1),
        ("realm.units", {"heavy.roma.open": 13}, {"heavy.roma.open": 14}),
        ("realm.units", {"mercenary.roma.open": 30}, {"mercenary.roma.open": 0}),
        ("realm.spent", {"light.latium.open": 3}, {"light.latium.open": 4}),
        ("realm.spent", {"light.latium.open": 0}, {"light.latium.open": -1}),
        ("realm.spent", {"transport.latium.dock": 1}, {"heavy.roma.open": 1}),
        ("realm.units", {"light.roma.site": 1}, {"light.roma.dock": 1}),
        ("realm.units", {"warship.tyrrhenum.open": 1}, {"warship.tyrrhenum.dock": 1}),
        ("realm.units", {"warship.tyrrhenum.open": 1}, {"warship.roma.open": 1}),
        ("realm.units", {"light.roma.in": 1}, {"light.roma.over": 1}),
        ("grain", {"roma": 11}, {"roma": 12}),
        ("grain", {"latium": 5}, {"latium": 6}),
        ("grain", {"messapia": 0}, {"messapia": -1}),
        ("realm.units", {"transport.latium.dock": 4}, {"transport.latium.dock": 5}),
        ("yards", {"roma": "dock"}, {"roma": "ford"}),
        ("yards", {"messapia": "harbour"}, {"tarentum": "dock"}),
        ("forts", {"latium": 0}, {"tarentum": 0}),
        ("byres", {"roma": ("sheep",)}, {"tarentum": ("sheep",)}),
        ("crops", {"latium": (0, 1)}, {"roma": (0, 1)}),
        ("herds", {"latium": (0, ("sheep",))}, {"latium": (0, ())}),
        ("herds", {"latium": (0, ("sheep", "sheep"))}, {"latium": (0, ("sheep", "sheep", "sheep"))}),
    ],
)
def test_what_cannot_be_is_complained_of_once(path: str, good: Any, bad: Any) -> None:
    g = full()
    assert complaints(g) == 0
    _change(path, good)(g)
    assert complaints(g) == 0
    g = full()
    _change(path, bad)(g)
    assert complaints(g) == 1


def test_nobody_has_more_than_fifteen_buildings_or_more_aboard_than_ships_carry() -> None:
    g = full()
    # Two settlements, a harbour, a fortification and a site.
    free = [field for field in g.atlas.standard if field not in g.towns and field not in g.crops]
    settle(g, 0, *free[:10])
    assert complaints(g) == 0
    settle(g, 0, free[10])
    assert complaints(g) == 1
    g = full()
    post(g, 1, "transport", "ionium")
    post(g, 1, "light", "ionium", 3)
    assert complaints(g) == 0
    post(g, 1, "light", "ionium")
    assert complaints(g) == 1


def test_neutral_fields_hold_no_settlement_and_no_ships() -> None:
    g = plain(blank(8, mode="basic"))
    settle(g, 0, "deserta")
    assert complaints(g) == 1
    g = plain(blank(8, mode="basic"))
    post(g, 0, "transport", "lingones")
    assert complaints(g) == 0
    g = plain(blank(8, mode="basic"))
    post(g, 0, "transport", "deserta")
    assert complaints(g) == 1


def test_a_table_that_was_set_up_begins_its_round_without_complaint() -> None:
    assert complaints(at(full(), begin_round).state) == 0

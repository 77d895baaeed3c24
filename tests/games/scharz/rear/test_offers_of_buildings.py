"""What trade offers to build, to join and to give up."""

from __future__ import annotations

import pytest
from tests.games.scharz.rear.stalls import offered
from tests.games.scharz.situations import at, blank, post, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear import trade

VERBS = ("start", "work", "abandon", "clear")


def builders_in(*fields: str, mode: str = "basic", faction: str = "") -> Scharz:
    g = blank(2, mode=mode, factions=(faction,))
    g.realms[0].gold = 30
    settle(g, 1, "tarentum")
    for field in fields:
        post(g, 0, "light", field, 2)
    return g


def found(g: Scharz) -> dict[str, int]:
    return offered(at(g, trade.trade), 0, *VERBS)


def test_a_village_on_a_coast_may_become_a_city_with_dock_and_fortification() -> None:
    g = builders_in("latium", "volsinii")
    settle(g, 0, "latium", "volsinii")
    assert found(g) == {
        "start.city.latium": 1,
        "start.dock.latium": 1,
        "start.fort.latium": 1,
        "start.city.volsinii": 1,
        "start.fort.volsinii": 1,
        "work.light.latium": 2,
        "work.light.volsinii": 2,
    }


def test_a_second_city_needs_a_harbour_and_a_city_becomes_no_other() -> None:
    g = builders_in("latium", "roma", "campania")
    settle(g, 0, "latium", "campania")
    settle(g, 0, "roma", kind="city")
    yard(g, "latium")
    yard(g, "campania", kind="harbour")
    g.forts = {"roma": 0, "latium": 0}
    starts = {name for name in found(g) if name.startswith("start")}
    assert starts == {"start.harbour.latium", "start.city.campania", "start.fort.campania", "start.dock.roma"}


def test_a_site_of_a_city_counts_like_a_city() -> None:
    g = builders_in("latium", "roma")
    settle(g, 0, "latium", "roma")
    g.sites = {"roma": (0, "city", 1)}
    assert "start.city.latium" not in found(g)
    settle(g, 0, "campania", kind="city")
    assert "start.city.latium" not in found(g)
    del g.towns["campania"]
    g.sites = {"roma": (1, "city", 1)}
    assert "start.city.latium" in found(g)
    g.sites = {"roma": (0, "fort", 1)}
    assert "start.city.latium" in found(g)


def test_a_village_is_begun_on_a_free_field_where_builders_stand() -> None:
    g = builders_in("sabini")
    settle(g, 0, "latium")
    post(g, 0, "heavy", "marsi")
    post(g, 0, "light", "picenum", where="site")
    assert found(g) == {"start.village.sabini": 1, "work.light.sabini": 2}
    g.realms[0].faction = "romans"
    assert found(g) == {
        "start.village.sabini": 1,
        "start.village.marsi": 1,
        "work.light.sabini": 2,
        "work.heavy.marsi": 1,
    }


def test_a_site_is_joined_by_four_at_most_and_nothing_else_is_begun_there() -> None:
    g = builders_in("sabini")
    settle(g, 0, "latium")
    g.sites = {"sabini": (0, "village", 1)}
    for inside, room in ((0, 2), (2, 2), (3, 1)):
        if inside:
            g.realms[0].units["light.sabini.site"] = inside
        assert found(g) == {"abandon.sabini": 1, "work.light.sabini": room}
    g.realms[0].units["light.sabini.site"] = 4
    assert found(g) == {"abandon.sabini": 1}


def test_foreign_sites_are_neither_joined_nor_given_up() -> None:
    g = builders_in("sabini")
    settle(g, 0, "latium")
    g.sites = {"sabini": (1, "village", 1)}
    assert found(g) == {}


def test_a_unit_of_each_level_may_join() -> None:
    g = builders_in("sabini", mode="original")
    settle(g, 0, "latium")
    post(g, 0, "light-4", "sabini")
    assert found(g) == {"start.village.sabini": 1, "work.light.sabini": 2, "work.light-4.sabini": 1}


def test_no_settlement_that_is_encircled_or_anothers_is_built_at() -> None:
    g = builders_in()
    settle(g, 0, "latium")
    post(g, 0, "light", "latium", where="in")
    post(g, 1, "light", "latium")
    post(g, 0, "light", "tarentum")
    assert found(g) == {}


def test_there_are_no_more_than_fifteen_buildings() -> None:
    g = builders_in("latium")
    settle(g, 0, "latium", *[field for field in g.atlas.standard if field != "latium"][-12:])
    yard(g, "panormus")
    assert "start.fort.latium" in found(g)
    g.forts = {"latium": 0}
    assert found(g) == {}
    g.forts = {}
    g.sites = {"marsi": (0, "village", 1)}
    assert not [name for name in found(g) if name.startswith("start")]


@pytest.mark.parametrize(("gold", "offer"), [(2, False), (3, True)])
def test_a_red_stone_is_taken_away_for_three_gold_where_one_controls_the_field(gold: int, offer: bool) -> None:
    g = builders_in()
    settle(g, 0, "latium", "roma")
    g.plundered = {"latium": 1, "tarentum": 0, "marsi": 1}
    g.realms[0].gold = gold
    assert found(g) == ({"clear.latium": 1} if offer else {})


def test_thirty_prestige_make_a_building_a_gold_cheaper() -> None:
    g = builders_in("sabini")
    g.realms[0].gold, g.realms[0].prestige = 2, 29
    assert found(g) == {}
    g.realms[0].prestige = 30
    assert found(g) == {"start.village.sabini": 1, "work.light.sabini": 2}

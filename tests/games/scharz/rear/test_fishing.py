"""Fishing at a real table: who catches what, and where it is landed."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import label, why
from tests.games.scharz.rear.stalls import offered, told
from tests.games.scharz.situations import at, blank, key, order, post, roll, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear import fishing

STEP = fishing.fishing


def coast(mode: str = "basic", faction: str = "") -> Scharz:
    """A dock in Messapia by a calm and a rough sea, one in Rome far away, and a ship on each of the three seas."""
    g = blank(3, mode=mode, factions=(faction,), round=1)
    settle(g, 0, "messapia", "roma")
    settle(g, 1, "syracusae")
    settle(g, 2, "panormus")
    yard(g, "messapia", "roma", kind="harbour")
    for sea in ("tarentinus", "ionium", "tyrrhenum"):
        post(g, 0, "transport", sea)
    g.realms[0].prestige = 3
    return g


def test_each_controlled_sea_brings_a_fish_in_the_basic_mode() -> None:
    table = at(coast(), STEP)
    assert table.state.fish == {"messapia": 2, "roma": 1}
    assert told(table, "fished", "fishing") == [("fished", 0, 3)]


def test_nothing_is_caught_on_seas_with_foreign_ships_or_far_from_shipyards() -> None:
    g = coast()
    post(g, 1, "warship", "ionium")
    del g.yards["roma"]
    table = at(g, STEP)
    assert table.state.fish == {"messapia": 1}
    g = coast()
    g.yards = {}
    table = at(g, STEP)
    assert table.state.fish == {}
    assert told(table, "fished") == []


@pytest.mark.parametrize(("fish", "landed"), [(2, 4), (3, 4), (4, 4)])
def test_no_shipyard_takes_more_than_it_has_room_for(fish: int, landed: int) -> None:
    g = coast()
    g.realms[0].units.pop("transport.tyrrhenum.open")
    g.fish = {"messapia": fish}
    table = at(g, STEP)
    assert table.state.fish == {"messapia": landed}
    assert told(table, "fished") == ([("fished", 0, landed - fish)] if landed > fish else [])


def test_a_dock_takes_two_fish_and_none_lands_in_a_siege() -> None:
    g = coast()
    yard(g, "messapia")
    post(g, 1, "light", "roma")
    post(g, 0, "light", "roma", where="in")
    for sea in ("hadria_inferior",):
        post(g, 0, "transport", sea)
    assert at(g, STEP).state.fish == {"messapia": 2}


def test_a_die_decides_for_each_sea_with_one_fish_of_a_calm_and_two_of_a_rough_one() -> None:
    for faces, fish in (
        ((4, 4, 4), {"messapia": 3, "roma": 1}),
        ((5, 4, 5), {"messapia": 2}),
        ((1, 6, 5), {"messapia": 1}),
        ((5, 5, 4), {"roma": 1}),
    ):
        table = at(coast("original"), STEP)
        for face in faces:
            roll(table, face)
        assert table.state.fish == fish, faces
        assert told(table, "fishing") == [
            ("fishing", 0, "tarentinus", [faces[0]]),
            ("fishing", 0, "ionium", [faces[1]]),
            ("fishing", 0, "tyrrhenum", [faces[2]]),
        ]


def test_no_die_is_thrown_where_there_is_no_room() -> None:
    g = coast("original")
    g.fish = {"messapia": 4}
    table = at(g, STEP)
    roll(table, 2)
    assert not table.roll_due
    assert table.state.fish == {"messapia": 4, "roma": 1}


def test_a_die_that_caught_nothing_is_rolled_again_for_four_prestige() -> None:
    g = coast("original")
    g.realms[0].prestige = 4
    table = at(g, STEP)
    for face in (5, 3, 6):
        roll(table, face)
    assert key(table, 0) == "again"
    assert offered(table, 0) == {"place.tarentinus": 1, "place.tyrrhenum": 1}
    order(table, s0={"place.tyrrhenum": 1})
    roll(table, 4)
    assert (table.state.fish, table.state.realms[0].prestige) == ({"messapia": 2, "roma": 1}, 0)


def test_scots_catch_without_a_die() -> None:
    table = at(coast("original", "scots"), STEP)
    assert table.state.fish == {"messapia": 3, "roma": 1}


def two_docks(mode: str = "basic") -> Scharz:
    """Two docks by the same sea, and another connection far away."""
    g = coast(mode)
    settle(g, 0, "campania")
    yard(g, "campania")
    post(g, 0, "transport", "aeolium")
    return g


def test_the_owner_says_which_shipyards_take_the_catch() -> None:
    table = at(two_docks(), STEP)
    assert (key(table, 0), table.state.subphase) == ("catch", "fishing")
    assert offered(table, 0) == {"campania": 2, "roma": 2}
    assert why(table, 0, {"campania": 2, "roma": 1}) == ("not-caught", 2)
    assert label(table, 0, "campania")[1] == ("place:campania",)
    order(table, s0={"campania": 1, "roma": 1})
    assert table.state.fish == {"campania": 1, "roma": 1, "messapia": 2}
    assert told(table, "fished") == [("fished", 0, 4)]


def test_what_nobody_has_said_goes_to_the_first_shipyard_with_room() -> None:
    table = at(two_docks(), STEP)
    order(table, s0={"campania": 1})
    assert sum(table.state.fish.values()) == 4
    assert table.state.fish["campania"] >= 1
    g = two_docks()
    g.fish = {"roma": 3}
    table = at(g, STEP)
    assert offered(table, 0) == {"roma": 1, "campania": 2}
    order(table, s0={"campania": 1})
    assert table.state.fish == {"roma": 4, "campania": 1, "messapia": 2}


def test_what_is_left_goes_where_there_is_room_beside_what_was_said() -> None:
    g = two_docks()
    post(g, 0, "transport", "tuscum")
    g.fish = {"roma": 2}
    table = at(g, STEP)
    assert offered(table, 0) == {"roma": 2, "campania": 2}
    order(table, s0={"roma": 1})
    assert table.state.fish == {"roma": 4, "campania": 1, "messapia": 2}


def test_nobody_is_asked_where_the_catch_fills_all_or_one_alone_has_room() -> None:
    g = two_docks()
    g.fish = {"roma": 3, "campania": 1}
    table = at(g, STEP)
    assert key(table, 0) != "catch"
    assert table.state.fish == {"roma": 4, "campania": 2, "messapia": 2}
    g = two_docks()
    g.fish = {"campania": 2}
    table = at(g, STEP)
    assert key(table, 0) != "catch"
    assert table.state.fish == {"roma": 2, "campania": 2, "messapia": 2}


def test_each_connection_lands_its_own_catch() -> None:
    g = two_docks()
    settle(g, 0, "tarentum")
    yard(g, "tarentum")
    table = at(g, STEP)
    assert offered(table, 0) == {"campania": 2, "roma": 2, "messapia": 2, "tarentum": 2}
    assert why(table, 0, {"campania": 2, "tarentum": 2}) == ()
    assert why(table, 0, {"campania": 2, "tarentum": 2, "messapia": 1}) == ("not-caught", 2)
    order(table, s0={"campania": 2, "tarentum": 2})
    assert table.state.fish == {"campania": 2, "tarentum": 2}
    assert table.state.subphase == "march"

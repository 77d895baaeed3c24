"""Shipwreck: how many ships are lost in which season, and who drowns with them."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import asked, label, offered, plain, told, units, why
from tests.games.scharz.situations import at, blank, order, post, roll, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat import attrition


def at_sea(round: int = 3, mode: str = "original", factions: tuple[str, ...] = (), **ships: int) -> Scharz:
    """Ships of the first seat on the Tyrrhenian sea, off its own coast."""
    g = plain(blank(mode=mode, round=round, factions=factions))
    settle(g, 0, "latium")
    settle(g, 1, "messapia")
    for kind, number in ships.items():
        post(g, 0, kind, "tyrrhenum", number)
    return g


@pytest.mark.parametrize(
    ("round", "sea", "weather", "lost_from"),
    [
        *((3, "tyrrhenum", "", 6), (3, "numidicum", "", 5)),
        *((4, "tyrrhenum", "good", 6), (4, "tyrrhenum", "bad", 4), (4, "numidicum", "good", 6)),
    ],
)
def test_a_ship_is_lost_from_a_face_on_that_goes_by_season_sea_and_weather(
    round: int, sea: str, weather: str, lost_from: int
) -> None:
    for face in (lost_from - 1, lost_from):
        g = at_sea(round)
        post(g, 0, "warship", sea)
        settle(g, 0, "utica")
        if weather:
            g.weather = {"sea": weather}
        table = at(g, attrition.attrition)
        roll(table, face)
        assert units(table)[0] == ({f"warship.{sea}.open": 1} if face < lost_from else {})
        assert told(table, "shipwreck") == [
            {"seat": 0, "place": sea, "faces": [face], "number": int(face >= lost_from)}
        ]


@pytest.mark.parametrize("round", [1, 2])
def test_in_spring_and_summer_no_ship_is_lost(round: int) -> None:
    assert not at(at_sea(round, transport=2), attrition.attrition).roll_due


def test_ships_in_shipyards_and_pirates_are_safe() -> None:
    g = at_sea(mode="extended", pirates=1)
    yard(g, "latium")
    post(g, 0, "transport", "latium", 1, "dock")
    assert not at(g, attrition.attrition).roll_due


def test_the_islanders_fear_the_storms_of_winter_alone() -> None:
    for round in (3, 4):
        g = plain(blank(2, mode="original", round=round, factions=("islanders",), map="britannia"))
        sea = g.atlas.seas[0]
        settle(g, 0, g.atlas.shores[sea][0])
        post(g, 0, "warship", sea)
        assert at(g, attrition.attrition).roll_due is (round == 4)


def test_each_kind_of_ship_has_its_own_dice_and_cargo_without_room_drowns() -> None:
    g = at_sea(warship=2, transport=2, light=6)
    table = at(g, attrition.attrition)
    roll(table, 6, 6, 1, 6)
    assert units(table)[0] == {"transport.tyrrhenum.open": 1, "light.tyrrhenum.open": 3}
    assert table.state.realms[0].lost == 3 * 4 + 3 * 2


def test_the_owner_says_who_drowns_where_there_is_a_choice() -> None:
    g = at_sea(transport=2, light=2, cavalry=2)
    table = at(g, attrition.attrition)
    roll(table, 6, 1)
    assert asked(table) == {0: "overboard"}
    assert offered(table) == {"overboard.light.tyrrhenum.open": 2, "overboard.cavalry.tyrrhenum.open": 2}
    assert label(table, 0, "overboard.cavalry.tyrrhenum.open") == (
        "overboard",
        ("place:tyrrhenum",),
        {"unit": "cavalry", "place": "tyrrhenum"},
    )
    light, cavalry = "overboard.light.tyrrhenum.open", "overboard.cavalry.tyrrhenum.open"
    # Six are aboard and three have room.
    assert why(table, 0, {cavalry: 2}) == ()
    assert why(table, 0, {light: 1, cavalry: 1}) == ()
    assert why(table, 0, {light: 2, cavalry: 1}) == ("room-for-them",)
    assert why(table, 0, {light: 1, cavalry: 2}) == ("room-for-them",)
    order(table, s0={cavalry: 2})
    assert units(table)[0] == {"transport.tyrrhenum.open": 1, "light.tyrrhenum.open": 2}


def test_what_the_owner_does_not_say_drowns_the_least_first() -> None:
    g = at_sea(transport=2, light=2, cavalry=2)
    table = at(g, attrition.attrition)
    roll(table, 6, 1)
    order(table)
    assert units(table)[0] == {"transport.tyrrhenum.open": 1, "cavalry.tyrrhenum.open": 1}


def test_nobody_is_asked_who_drowns_where_all_do_or_none_or_only_one_kind_is_aboard() -> None:
    for cargo, faces in (
        ((2, 1), (6, 6)),
        ((1, 1), (6, 1)),
        ((5, 0), (6, 1)),
    ):
        g = at_sea(transport=2)
        for kind, number in zip(("light", "cavalry"), cargo, strict=True):
            if number:
                post(g, 0, kind, "tyrrhenum", number)
        table = at(g, attrition.attrition)
        roll(table, *faces)
        assert asked(table).get(0) != "overboard"


def test_a_die_may_be_thrown_again_for_four_prestige() -> None:
    g = at_sea(transport=3)
    g.realms[0].prestige = 9
    table = at(g, attrition.attrition)
    roll(table, 6, 6, 6)
    assert offered(table) == {"unit.transport.tyrrhenum.open": 2}
    order(table, s0={"unit.transport.tyrrhenum.open": 2})
    roll(table, 1, 6)
    assert units(table)[0] == {"transport.tyrrhenum.open": 1}
    assert table.state.realms[0].prestige == 1


def test_several_seats_and_seas_are_kept_apart() -> None:
    g = at_sea(transport=1)
    settle(g, 0, "utica")
    post(g, 0, "transport", "numidicum")
    post(g, 0, "light", "numidicum", 2)
    post(g, 0, "light", "tyrrhenum", 2)
    post(g, 1, "transport", "ionium")
    post(g, 1, "light", "ionium")
    table = at(g, attrition.attrition)
    for sea in g.atlas.seas:
        if sea in ("tyrrhenum", "numidicum", "ionium"):
            roll(table, 6 if sea == "numidicum" else 1)
    assert units(table) == [
        {"transport.tyrrhenum.open": 1, "light.tyrrhenum.open": 2},
        {"transport.ionium.open": 1, "light.ionium.open": 1},
    ]


def test_the_die_of_one_ship_is_thrown_again_and_not_that_of_another_kind() -> None:
    g = at_sea(warship=1, transport=1)
    g.realms[0].prestige = 8
    table = at(g, attrition.attrition)
    roll(table, 6, 6)
    assert offered(table) == {"unit.warship.tyrrhenum.open": 1, "unit.transport.tyrrhenum.open": 1}
    order(table, s0={"unit.warship.tyrrhenum.open": 1})
    roll(table, 1)
    assert units(table)[0] == {"warship.tyrrhenum.open": 1}
    assert table.state.realms[0].prestige == 4

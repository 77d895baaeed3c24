"""Ambushes: fortified settlements strike whoever comes into their field."""

from __future__ import annotations

from tests.games.scharz.reading import plain, told, units
from tests.games.scharz.situations import at, blank, order, post, roll, settle

from civitas.games.scharz.box.state import Scharz


def fortified(kind: str = "village", seats: int = 2, mode: str = "original") -> Scharz:
    """A fortified settlement in Latium, and enemies next door."""
    g = plain(blank(seats, mode=mode))
    settle(g, 0, "latium", kind=kind)
    settle(g, 1, "lucania")
    if seats > 2:
        settle(g, 2, "arretium")
    g.forts["latium"] = 0
    return g


def test_a_village_throws_a_blue_die_and_a_city_two() -> None:
    for kind, faces, left in (("village", (3,), 2), ("village", (4,), 3), ("city", (3, 3), 1)):
        g = fortified(kind)
        post(g, 1, "light", "campania", 3)
        table = at(g)
        order(table, s1={"light.campania.open>latium": 3})
        roll(table, *faces)
        swords = sum(face <= 3 for face in faces)
        assert units(table)[1] == {"light.latium.open": left}
        assert told(table, "ambush") == [
            {
                "seat": 0,
                "other_seat": 1,
                "place": "latium",
                "swords": swords,
                "faces": ["sword" if face <= 3 else "blank" for face in faces],
            }
        ]
        assert [realm.prestige for realm in table.state.realms] == [2 * swords, 0]
        assert table.state.realms[0].merits == {}, "nobody learns from it"
        assert table.state.entered == {}


def test_each_enemy_who_came_in_is_struck_and_those_who_came_from_two_sides_once() -> None:
    g = fortified(seats=3)
    post(g, 1, "light", "campania")
    post(g, 1, "light", "roma")
    post(g, 2, "light", "roma")
    table = at(g)
    order(
        table,
        s1={"light.campania.open>latium": 1, "light.roma.open>latium": 1},
        s2={"light.roma.open>latium": 1},
    )
    roll(table, 1)
    roll(table, 1)
    assert units(table)[1:] == [{"light.latium.open": 1}, {}]


def test_nobody_is_struck_who_stood_there_before_or_is_no_enemy() -> None:
    g = fortified(seats=3)
    g.treaties["0-2"], g.transits = ("peace", -1, 0, 0), ("0-2",)
    post(g, 0, "light", "latium")
    post(g, 1, "light", "latium")
    post(g, 2, "light", "roma")
    table = at(g)
    order(table, s2={"light.roma.open>latium": 1})
    assert told(table, "ambush") == []
    assert table.chance().key != "swords"


def test_a_settlement_that_was_encircled_strikes_nobody_unless_its_owner_stands_outside() -> None:
    for outside in (False, True):
        g = fortified()
        if outside:
            post(g, 0, "light", "latium")
        post(g, 1, "light", "latium")
        post(g, 1, "light", "roma")
        table = at(g)
        order(table, s1={"light.roma.open>latium": 1})
        assert table.roll_due is outside


def test_without_a_fortification_or_in_a_simpler_mode_there_is_no_ambush() -> None:
    for mode, fort in (("basic", True), ("original", False)):
        g = fortified(mode=mode)
        if not fort:
            g.forts = {}
        post(g, 1, "light", "roma")
        table = at(g)
        order(table, s1={"light.roma.open>latium": 1})
        assert not table.roll_due


def test_a_special_move_into_the_field_is_struck_as_well() -> None:
    g = fortified()
    post(g, 1, "cavalry", "campania")
    table = at(g)
    order(table)
    order(table, s1={"cavalry.campania.open>latium": 1})
    assert table.roll_due
    roll(table, 1)
    # A rider has two lives.
    assert units(table)[1] == {"cavalry.latium.open": 1}


def test_nobody_answers_an_ambush() -> None:
    g = fortified()
    post(g, 0, "light", "latium")
    post(g, 1, "light", "campania", 6)
    table = at(g)
    order(table, s1={"light.campania.open>latium": 6})
    roll(table, 1)
    # Six units have no shield against it either.
    assert units(table) == [{"light.latium.open": 1}, {"light.latium.open": 5}]


def test_an_encircled_settlement_does_not_strike_another_enemy_who_comes() -> None:
    g = fortified(seats=3)
    post(g, 1, "light", "latium")
    post(g, 2, "light", "roma")
    table = at(g)
    order(table, s2={"light.roma.open>latium": 1})
    assert told(table, "ambush") == []
    assert not table.roll_due or table.chance().key != "swords"

"""Locked fields, and the way back."""

from __future__ import annotations

from tests.games.scharz.reading import offered, plain, spent, units, why
from tests.games.scharz.situations import at, blank, order, post, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.movement import march

# ---------------------------------------------------------------------- locked fields


def both_in_campania(seats: int = 2) -> Scharz:
    g = plain(blank(seats))
    settle(g, 0, "latium")
    settle(g, 1, "lucania")
    return g


def test_a_field_is_locked_unless_all_enemies_leave_it() -> None:
    g = both_in_campania()
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania", 2)
    table = at(g, march.retreat)
    order(table, s0={"light.campania.open>latium": 2}, s1={"light.campania.open>lucania": 1})
    assert units(table) == [{"light.campania.open": 2}, {"light.campania.open": 2}]


def test_an_enemy_whose_own_order_falls_away_locks_the_field_in_turn() -> None:
    g = both_in_campania()
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania", 1)
    table = at(g, march.retreat)
    order(table, s0={"light.campania.open>latium": 1}, s1={"light.campania.open>lucania": 1})
    assert units(table) == [{"light.campania.open": 2}, {"light.campania.open": 1}]


def test_partners_do_not_lock_a_field() -> None:
    g = both_in_campania()
    g.treaties["0-1"] = ("peace", -1, 0, 0)
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania", 1)
    table = at(g, march.retreat)
    order(table, s0={"light.campania.open>latium": 1})
    assert units(table) == [{"light.campania.open": 1, "light.latium.open": 1}, {"light.campania.open": 1}]
    assert spent(table)[0] == {"light.latium.open": 1}


def test_nobody_locks_a_neutral_field() -> None:
    g = plain(blank(8))
    settle(g, 0, "hadrumetum")
    settle(g, 1, "messapia")
    post(g, 0, "light", "deserta")
    post(g, 1, "light", "deserta")
    table = at(g, march.retreat)
    order(table, s0={"light.deserta.open>hadrumetum": 1})
    assert units(table)[0] == {"light.hadrumetum.open": 1}


def test_a_sea_is_locked_by_enemy_ships() -> None:
    g = plain(blank())
    settle(g, 0, "latium")
    settle(g, 1, "messapia")
    post(g, 0, "warship", "tyrrhenum", 2)
    post(g, 1, "transport", "tyrrhenum")
    table = at(g, march.retreat)
    order(table, s0={"warship.tyrrhenum.open>aeolium": 2})
    assert units(table)[0] == {"warship.tyrrhenum.open": 2}


def test_a_march_leaves_a_field_in_spite_of_enemies() -> None:
    g = both_in_campania()
    post(g, 0, "light", "campania", 2)
    post(g, 1, "light", "campania", 1)
    table = at(g)
    order(table, s0={"light.campania.open>latium": 1})
    assert units(table)[0] == {"light.campania.open": 1, "light.latium.open": 1}


def test_nobody_retreats_who_has_marched_but_for_warships() -> None:
    g = both_in_campania()
    yard(g, "latium", kind="harbour")
    post(g, 0, "light", "campania", 3)
    post(g, 0, "warship", "tyrrhenum", 2)
    g.realms[0].spent = {"light.campania.open": 1, "warship.tyrrhenum.open": 1}
    table = at(g, march.retreat)
    sail = {"warship.tyrrhenum.open>aeolium": 1, "warship.tyrrhenum.open>latium": 1}
    assert why(table, 0, {**sail, "warship.tyrrhenum.open>tuscum": 1}) == ("too-few-units", 2)
    order(table, s0={**sail, "light.campania.open>latium": 2})
    assert units(table)[0] == {
        "light.campania.open": 1,
        "light.latium.open": 2,
        "warship.aeolium.open": 1,
        "warship.latium.dock": 1,
    }


def test_a_retreat_onto_ships_needs_room_and_costs_the_capacity() -> None:
    g = both_in_campania()
    post(g, 0, "light", "campania", 4)
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "transport", "aeolium")
    table = at(g, march.retreat)
    board = "light.campania.open>tyrrhenum"
    assert why(table, 0, {board: 4}) == ("no-room-aboard", "tyrrhenum")
    assert why(table, 0, {board: 3, "light.campania.open>aeolium": 2}) == ("too-few-units", 4)
    order(table, s0={board: 3, "light.campania.open>aeolium": 1})
    assert units(table)[0] == {
        "transport.tyrrhenum.open": 1,
        "transport.aeolium.open": 1,
        "light.tyrrhenum.open": 3,
        "light.aeolium.open": 1,
    }
    assert spent(table)[0] == {"light.tyrrhenum.open": 3, "light.aeolium.open": 1}


def test_whoever_cannot_retreat_does_not_keep_the_others_from_it() -> None:
    g = both_in_campania()
    yard(g, "latium")
    for kind in ("engine", "heavy"):
        post(g, 0, kind, "campania")
    post(g, 0, "warship", "aeolium")
    post(g, 0, "cavalry", "campania")
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "light", "campania")
    g.realms[0].spent = {"cavalry.campania.open": 1}
    table = at(g, march.retreat)
    assert {one.split(">")[0] for one in offered(table)} == {
        *("warship.aeolium.open", "transport.tyrrhenum.open", "light.campania.open"),
    }

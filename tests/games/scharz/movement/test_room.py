"""Room on ships and in shipyards, and what goes along with ships that leave."""

from __future__ import annotations

from tests.games.scharz.movement.shore import AFLOAT, ASHORE, AT_SEA, DOCKED, table_of
from tests.games.scharz.reading import spent, told, units, why
from tests.games.scharz.situations import at, order, post


def test_a_shipyard_takes_as_many_ships_as_it_has_berths() -> None:
    g = table_of()
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "warship", "tyrrhenum", 2)
    post(g, 0, "warship", "latium", 1, "dock")
    table = at(g)
    assert why(table, 0, {f"{AFLOAT}>latium": 2}) == ("no-berth", "latium")
    assert why(table, 0, {f"{AFLOAT}>latium": 1, "warship.tyrrhenum.open>latium": 1}) == ("no-berth", "latium")
    order(table, s0={f"{AFLOAT}>latium": 1})
    assert units(table)[0] == {
        "warship.latium.dock": 1,
        "transport.latium.dock": 1,
        AFLOAT: 1,
        "warship.tyrrhenum.open": 2,
    }


def test_no_more_board_than_the_ships_off_the_coast_carry() -> None:
    g = table_of()
    post(g, 0, "light", "latium", 3)
    post(g, 0, "cavalry", "roma")
    post(g, 0, "light", "tyrrhenum")
    post(g, 0, "transport", "tyrrhenum")
    table = at(g)
    ride = "cavalry.roma.open>tyrrhenum"
    assert why(table, 0, {f"{ASHORE}>tyrrhenum": 3}) == ("no-room-aboard", "tyrrhenum")
    assert why(table, 0, {f"{ASHORE}>tyrrhenum": 1, ride: 1}) == ("no-room-aboard", "tyrrhenum")
    assert why(table, 0, {ride: 1}) == ()
    assert why(table, 0, {f"{AT_SEA}>roma": 1, f"{ASHORE}>tyrrhenum": 1, ride: 1}) == ()
    assert why(table, 0, {f"{AT_SEA}>roma": 1, f"{ASHORE}>tyrrhenum": 2, ride: 1}) == ("no-room-aboard", "tyrrhenum")


def test_units_board_ships_that_come_and_none_of_those_that_leave() -> None:
    g = table_of()
    post(g, 0, "light", "latium", 4)
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "transport", "tuscum")
    table = at(g)
    board, leave, come = f"{ASHORE}>tyrrhenum", f"{AFLOAT}>aeolium", "transport.tuscum.open>tyrrhenum"
    assert why(table, 0, {board: 4}) == ("no-room-aboard", "tyrrhenum")
    assert why(table, 0, {board: 4, come: 1}) == ()
    assert why(table, 0, {board: 4, come: 1, leave: 1}) == ("no-room-aboard", "tyrrhenum")
    assert why(table, 0, {board: 3, come: 1, leave: 1}) == ()
    assert why(table, 0, {board: 1, leave: 1}) == ("no-room-aboard", "tyrrhenum")
    order(table, s0={board: 3, come: 1, leave: 1})
    assert units(table)[0] == {ASHORE: 1, AFLOAT: 1, "transport.aeolium.open": 1, AT_SEA: 3}


def test_what_is_aboard_keeps_its_room_on_the_ships_that_stay_or_goes_along_with_the_others() -> None:
    g = table_of()
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "light", "tyrrhenum", 5)
    post(g, 0, "light", "latium", 3)
    table = at(g)
    sail, board = f"{AFLOAT}>aeolium", f"{ASHORE}>tyrrhenum"
    assert why(table, 0, {board: 2}) == ("no-room-aboard", "tyrrhenum")
    assert why(table, 0, {board: 1}) == ()
    # Whoever boards needs the room of the ship that stays; three of the five can go with the other one.
    assert why(table, 0, {sail: 1, board: 1}) == ()
    assert why(table, 0, {sail: 1, board: 2}) == ("no-room-aboard", "tyrrhenum")
    order(table, s0={sail: 1, board: 1})
    assert units(table)[0] == {
        AFLOAT: 1,
        "transport.aeolium.open": 1,
        ASHORE: 2,
        AT_SEA: 3,
        "light.aeolium.open": 3,
    }
    assert told(table, "moved")[-1] == {
        "seat": 0,
        "unit": "light",
        "place": "tyrrhenum",
        "to_place": "aeolium",
        "number": 1,
    }


def test_cargo_that_goes_along_is_not_tired_by_it() -> None:
    g = table_of()
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "light", "tyrrhenum", 5)
    table = at(g)
    order(table, s0={f"{AFLOAT}>aeolium": 1})
    assert units(table)[0] == {AFLOAT: 1, "transport.aeolium.open": 1, AT_SEA: 3, "light.aeolium.open": 2}
    assert spent(table)[0] == {"transport.aeolium.open": 1}


def test_with_ships_that_go_into_an_own_shipyard_cargo_goes_ashore() -> None:
    g = table_of()
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "light", "tyrrhenum", 2)
    table = at(g)
    order(table, s0={f"{AFLOAT}>latium": 1})
    assert units(table)[0] == {"transport.latium.dock": 1, "light.latium.open": 2}
    assert spent(table)[0] == {"transport.latium.dock": 1}


def test_horses_take_two_of_three_places_on_a_ship_that_sails() -> None:
    g = table_of()
    post(g, 0, "cavalry", "latium", 2)
    post(g, 0, "transport", "latium", 1, "dock")
    post(g, 0, "transport", "tyrrhenum")
    table = at(g)
    order(table, s0={f"{DOCKED}>tyrrhenum": 1, "cavalry.latium.open>tyrrhenum": 2})
    assert spent(table)[0] == {AFLOAT: 1, "cavalry.tyrrhenum.open": 1}


def test_whoever_goes_on_with_a_ship_takes_the_room_of_those_aboard() -> None:
    g = table_of()
    post(g, 0, "light", "latium", 2)
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "cavalry", "tyrrhenum")
    post(g, 0, "light", "tyrrhenum", 2)
    table = at(g)
    sail, go = f"{AFLOAT}>aeolium", f"{ASHORE}>tyrrhenum>aeolium"
    order(table, s0={sail: 1, go: 2})
    # One more has to go along: there is no room for the horses, but for a man on foot.
    assert units(table)[0] == {
        AFLOAT: 1,
        "transport.aeolium.open": 1,
        "light.aeolium.open": 3,
        "cavalry.tyrrhenum.open": 1,
        AT_SEA: 1,
    }
    g = table_of()
    post(g, 0, "light", "latium")
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "light", "tyrrhenum", 3)
    assert why(at(g), 0, {sail: 1, go: 1}) == ("no-room-aboard", "tyrrhenum")


def test_ships_that_leave_for_two_places_share_what_was_aboard() -> None:
    g = table_of()
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "light", "tyrrhenum", 6)
    table = at(g)
    order(table, s0={f"{AFLOAT}>latium": 1, f"{AFLOAT}>aeolium": 1})
    assert units(table)[0] == {
        "transport.latium.dock": 1,
        "transport.aeolium.open": 1,
        ASHORE: 3,
        "light.aeolium.open": 3,
    }


def test_room_on_a_sea_is_shared_by_all_who_come_to_it() -> None:
    g = table_of()
    post(g, 0, "light", "campania", 2)
    post(g, 0, "light", "latium", 2)
    post(g, 0, "transport", "tyrrhenum")
    sail = {f"{AFLOAT}>aeolium": 1}
    board, go = {"light.campania.open>aeolium": 2}, {f"{ASHORE}>tyrrhenum>aeolium": 2}
    table = at(g)
    assert why(table, 0, sail | board | go) == ("no-room-aboard", "aeolium")
    assert why(table, 0, sail | board | {f"{ASHORE}>tyrrhenum>aeolium": 1}) == ()


def test_whoever_lands_leaves_its_place_to_one_who_boards_and_to_no_more() -> None:
    g = table_of()
    post(g, 0, "light", "latium", 2)
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "light", "tyrrhenum", 6)
    land, board = f"{AT_SEA}>roma", f"{ASHORE}>tyrrhenum"
    table = at(g)
    assert why(table, 0, {land: 1, board: 1}) == ()
    assert why(table, 0, {land: 1, board: 2}) == ("no-room-aboard", "tyrrhenum")
    assert why(table, 0, {land: 2, board: 2}) == ()

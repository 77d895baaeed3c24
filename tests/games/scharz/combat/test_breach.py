"""A breach: who gets away by sea, whom unused swords stop, and when the assault is over."""

from __future__ import annotations

from tests.games.scharz.reading import asked, offered, plain, spent, told, units, why
from tests.games.scharz.situations import at, blank, order, post, roll, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat import siege
from civitas.kernel import Table

LIGHT = "light.campania.in"


def harbour(engines: int = 2) -> Scharz:
    """A village in Campania with a harbour between two seas, with two light infantry before it.

    Nobody has a commander, so that blanks are nothing.
    """
    g = plain(blank(mode="extended"))
    settle(g, 0, "latium")
    settle(g, 1, "campania", "lucania")
    yard(g, "campania", kind="harbour")
    post(g, 0, "light", "campania", 2)
    post(g, 0, "engine", "campania", engines)
    return g


def broken_into(g: Scharz, *, mine: tuple[int, ...] = (6, 6), theirs: tuple[int, ...]) -> Table:
    """After the first round of the assault, in which the engines took the walls."""
    table = at(g, siege.besiege)
    order(table, s0={"assault.campania": 1})
    roll(table, *mine)
    roll(table, *theirs)
    return table


def test_those_inside_may_board_the_ships_of_their_shipyard_for_each_sea_off_it() -> None:
    g = harbour()
    post(g, 1, "light", "campania", 5, "in")
    post(g, 1, "cavalry", "campania", 2, "in")
    post(g, 1, "engine", "campania", 1, "in")
    post(g, 1, "transport", "campania", 1, "dock")
    post(g, 1, "warship", "campania", 1, "dock")
    g.towns["campania"] = (1, "city")
    post(g, 0, "engine", "campania", 1)
    table = broken_into(g, theirs=(6, 6, 6, 6, 6, 6, 6, 6, 6))
    assert asked(table) == {1: "escape"}
    assert table.prompt(1).params == {"place": "campania"}
    seas = ("tyrrhenum", "aeolium")
    assert offered(table, 1) == {
        **{f"{LIGHT}>{sea}": 3 for sea in seas},
        **{f"cavalry.campania.in>{sea}": 1 for sea in seas},
    }


def test_no_more_get_away_than_there_are_and_than_the_ships_carry() -> None:
    g = harbour()
    post(g, 1, "light", "campania", 4, "in")
    post(g, 1, "transport", "campania", 2, "dock")
    table = broken_into(g, theirs=(6, 6, 6, 6, 6))
    assert asked(table) == {1: "escape"}
    west, south = f"{LIGHT}>tyrrhenum", f"{LIGHT}>aeolium"
    assert why(table, 1, {west: 3, south: 2}) == ("too-few-units", 4)
    assert why(table, 1, {west: 3, south: 1}) == ()
    assert why(table, 1, {west: 4}) == ()
    g = harbour()
    post(g, 1, "light", "campania", 4, "in")
    post(g, 1, "transport", "campania", 1, "dock")
    table = broken_into(g, theirs=(6, 6, 6, 6, 6))
    assert why(table, 1, {west: 3, south: 1}) == ("no-room-aboard", "campania")
    assert why(table, 1, {west: 1, south: 1}) == ("no-room-aboard", "campania")


def test_whoever_gets_away_takes_as_many_ships_as_it_needs_the_most_experienced_first() -> None:
    g = harbour()
    post(g, 1, "heavy", "campania", 4, "in")
    post(g, 1, "transport-3", "campania", 1, "dock")
    post(g, 1, "transport", "campania", 2, "dock")
    table = broken_into(g, theirs=(6, 6, 6, 6, 6))
    assert asked(table) == {1: "escape"}
    order(table, s1={"heavy.campania.in>tyrrhenum": 4})
    # The third ship has gone down with the shipyard.
    assert units(table)[1] == {
        "transport-3.tyrrhenum.open": 1,
        "transport.tyrrhenum.open": 1,
        "heavy.tyrrhenum.open": 4,
    }
    assert spent(table)[1] == {
        "transport-3.tyrrhenum.open": 1,
        "transport.tyrrhenum.open": 1,
        "heavy.tyrrhenum.open": 4,
    }
    assert told(table, "fled") == [
        {"seat": 1, "unit": "heavy", "place": "campania", "to_place": "tyrrhenum", "number": 4, "held": 0}
    ]
    assert [(line["unit"], line["number"]) for line in told(table, "moved")] == [("transport-3", 1), ("transport", 1)]
    assert told(table, "destroyed") == [{"seat": 1, "unit": "transport", "place": "campania", "number": 1}]
    assert table.state.came["tyrrhenum"] == (1,)
    # Nobody is left inside.
    assert told(table, "stormed") == [{"seat": 0, "other_seat": 1, "place": "campania"}]
    assert "campania" not in table.state.towns


def test_each_unused_sword_stops_one_who_gets_away_whatever_the_sea() -> None:
    g = harbour()
    post(g, 1, "heavy-3", "campania", 3, "in")
    post(g, 1, "transport", "campania", 2, "dock")
    g.realms[0].prestige = 10  # enough not to lose heart, and four dice could be rolled again
    table = broken_into(g, mine=(1, 1), theirs=(6, 6, 6, 6))
    roll(table, 6, 6, 6)
    assert asked(table) == {1: "escape"}
    # Two swords do not suffice for any of three lives each.
    order(table, s1={"heavy-3.campania.in>tyrrhenum": 1, "heavy-3.campania.in>aeolium": 2})
    assert [(line["to_place"], line["number"], line["held"]) for line in told(table, "fled")] == [
        ("tyrrhenum", 0, 1),
        ("aeolium", 1, 1),
    ]
    assert units(table)[1] == {
        "heavy-3.campania.in": 2,
        "heavy-3.aeolium.open": 1,
        "transport.campania.dock": 1,
        "transport.aeolium.open": 1,
    }


def test_nobody_is_asked_to_flee_before_the_breach_or_without_a_ship() -> None:
    g = harbour(engines=0)
    post(g, 1, "light", "campania", 2, "in")
    post(g, 1, "transport", "campania", 1, "dock")
    table = broken_into(g, theirs=(6, 6, 6))
    assert asked(table) == {0: "press-on"}
    g = harbour()
    post(g, 1, "light", "campania", 2, "in")
    post(g, 1, "warship", "campania", 1, "dock")
    table = broken_into(g, theirs=(6, 6, 6))
    assert asked(table) == {0: "press-on"}


def rounds_after_the_breach(flees: tuple[int, ...]) -> Table:
    """After a breach nobody falls, round by round, and so many get away after each of them."""
    g = harbour()
    post(g, 1, "light", "campania", 2, "in")
    post(g, 1, "transport", "campania", 2, "dock")
    table = broken_into(g, theirs=(6, 6, 6))
    inside = 2
    for number in flees:
        assert asked(table) == {1: "escape"}
        table.apply(1, {f"{LIGHT}>tyrrhenum": number} if number else {})
        inside -= number
        if asked(table) != {0: "press-on"}:
            break
        table.apply(0, True)
        roll(table, 6, 6)
        roll(table, *[6] * inside)
    return table


def test_a_round_in_which_somebody_gets_away_is_not_a_quiet_one() -> None:
    # The first round broke in; then two in a row without a loss and without a flight end the assault.
    assert told(rounds_after_the_breach((0, 0, 0)), "held-out") == [{"seat": 1, "place": "campania"}]
    assert told(rounds_after_the_breach((0, 0, 1)), "held-out") == []
    assert told(rounds_after_the_breach((0, 1)), "held-out") == []
    assert told(rounds_after_the_breach((0, 0)), "held-out") == []

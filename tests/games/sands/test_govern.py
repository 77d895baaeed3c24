"""§5.6 Govern."""

from __future__ import annotations

from tests.games.sands.situations import (
    ANGELIKA,
    MARION,
    NICOLE,
    asked,
    blank,
    in_turn,
    offers,
    reason,
    say,
    seated,
    settle,
)

from civitas.games.sands.box.state import Sands


def _three_regions(seat: int, crops: int, unrest: int) -> Sands:
    g = blank()
    for other, home in ((MARION, "syria"), (ANGELIKA, "hispania"), (NICOLE, "graecia")):
        settle(g, other, home)
    settle(g, seat, "libya", "aegyptus")
    g.empires[seat].crops, g.empires[seat].unrest = crops, unrest
    return g


def test_example_govern_a_every_step_costs_as_many_crops_as_there_are_regions() -> None:
    """Three regions, three crops a step."""
    table = say(in_turn(_three_regions(NICOLE, 8, 6), "govern", seat=NICOLE), "govern")
    assert asked(table) == "govern"
    assert reason(table, 3) == "govern-crops"
    assert reason(table, 0) == "not-offered"
    say(table, 2)
    nicole = table.state.empires[NICOLE]
    assert (nicole.crops, nicole.unrest) == (2, 4)


def test_example_govern_b_the_free_step_comes_once_even_if_culture_is_unlocked_twice() -> None:
    """Democracy and the emphasis card do not add up; further steps cost crops."""
    g = _three_regions(ANGELIKA, 3, 6)
    g.empires[ANGELIKA].advances = ("writing", "drama", "democracy")
    table = say(in_turn(g, "emphasis_culture", "govern", seat=ANGELIKA), "govern")
    assert offers(table) == [1, 2]
    say(table, 2)
    angelika = table.state.empires[ANGELIKA]
    assert (angelika.crops, angelika.unrest) == (0, 4)


def test_the_number_of_steps_is_free() -> None:
    table = say(in_turn(_three_regions(MARION, 99, 7), "govern"), "govern")
    assert offers(table) == [1, 2, 3, 4, 5, 6]
    say(table, 5)
    assert table.state.empires[MARION].unrest == 2
    assert table.state.empires[MARION].crops == 99 - 5 * 3


def test_without_the_crops_for_a_step_there_is_no_govern() -> None:
    g = _three_regions(MARION, 2, 6)
    g.empires[MARION].gold = 9
    assert reason(in_turn(g, "govern"), "govern") == "govern-crops"


def test_with_crops_for_one_step_there_is_nothing_to_ask() -> None:
    table = say(in_turn(_three_regions(MARION, 3, 6), "govern"), "govern")
    assert table.state.empires[MARION].unrest == 5
    assert table.state.empires[MARION].crops == 0
    assert asked(table) == "next-deed"


def test_with_culture_the_first_step_is_free() -> None:
    """Three steps with one region: two crops."""

    def arrange(g: Sands) -> None:
        g.empires[MARION].unrest = 6
        g.empires[MARION].crops = 4

    table = say(in_turn(seated(arrange), "emphasis_culture", "govern"), "govern", 3)
    assert (table.state.empires[MARION].unrest, table.state.empires[MARION].crops) == (3, 2)


def test_with_culture_the_free_step_needs_no_crops() -> None:
    table = say(in_turn(_three_regions(MARION, 0, 6), "emphasis_culture", "govern"), "govern")
    assert (table.state.empires[MARION].unrest, table.state.empires[MARION].crops) == (5, 0)
    assert "govern" in table.state.empires[MARION].played


def test_unrest_never_falls_below_one() -> None:
    g = _three_regions(MARION, 99, 1)
    assert reason(in_turn(g, "govern"), "govern") == "calm"
    g = _three_regions(MARION, 99, 3)
    table = say(in_turn(g, "emphasis_culture", "govern"), "govern")
    assert offers(table) == [1, 2]

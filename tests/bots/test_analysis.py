"""A finished game looked at afterwards: chances, where they turned, and luck against what was to be expected."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.test_search import TITLES, midway

from civitas.bots import make_bot
from civitas.bots.analysis import Analysis, Fortune, Point, analyse, turning
from civitas.games.title import companions_of
from civitas.kernel import CHANCE, Table
from civitas.kernel.journal import effective

EACH_TITLE = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
played: dict[str, Table] = {}


def finished(title: Any) -> Table:
    """A game that greedy bots began and chance ended; one of them once took something back."""
    if title.id not in played:
        table = midway(title, 80)
        bot = make_bot("random", title, "ending")
        undone = False
        while not table.over:
            seat = table.to_act()[0]
            table.apply(seat, bot.choose(table, seat))
            if not undone and not table.over and table.can_undo(seat):
                table.undo(seat)
                undone = True
        assert undone
        played[title.id] = table
    return played[title.id]


def looked_at(title: Any) -> tuple[Table, Analysis]:
    table = finished(title)
    return table, analyse(title, table.seats, dict(table.options), table.journal)


@EACH_TITLE
def test_every_turn_has_a_point_and_the_last_says_who_won(title: Any) -> None:
    table, found = looked_at(title)
    assert len(found.points) > 12
    assert [point.seq for point in found.points] == sorted({point.seq for point in found.points})
    assert all(sum(point.chances) == pytest.approx(1) for point in found.points)
    result = table.result()
    assert result is not None
    assert found.points[-1].seq == table.seq
    assert [seat for seat, chance in enumerate(found.points[-1].chances) if chance] == sorted(result.winners)
    assert analyse(title, table.seats, dict(table.options), table.journal) == found


@EACH_TITLE
def test_rolls_are_held_against_what_could_have_come(title: Any) -> None:
    table, found = looked_at(title)
    luck = companions_of(title).luck
    assert luck is not None
    entries = {entry.seq: entry for entry in effective(table.journal)}
    assert found.rolls
    for roll in found.rolls:
        assert (entries[roll.seq].who, entries[roll.seq].key) == (CHANCE, roll.key)
        assert roll.key in luck.KEYS
        assert roll.spread >= 0
        assert abs(roll.got - roll.expected) <= 12 * roll.spread + 1e-9


def test_a_number_on_a_die_of_clash_is_held_against_its_mean() -> None:
    _, found = looked_at(TITLES[1])
    rolls = [roll for roll in found.rolls if roll.key == "influence"]
    assert rolls
    assert all(roll.expected == pytest.approx(3.5) and roll.got in range(1, 7) for roll in rolls)


def test_the_die_of_the_generation_suits_some_and_so_others_not() -> None:
    _, found = looked_at(TITLES[0])
    by_roll: dict[int, list[Fortune]] = {}
    for roll in found.rolls:
        by_roll.setdefault(roll.seq, []).append(roll)
    assert len(by_roll) > 3
    for rolls in by_roll.values():
        assert sum(roll.got - roll.expected for roll in rolls) == pytest.approx(0)


def points(*leader: float) -> list[Point]:
    return [Point(10 * at, [chance, 1 - chance]) for at, chance in enumerate(leader)]


def test_the_estimate_turns_where_it_is_another_before_than_after() -> None:
    turns = turning(points(0.5, 0.52, 0.5, 0.51, 0.8, 0.79, 0.8, 0.8), 2)
    assert [(turn.first, turn.seq, turn.seat) for turn in turns] == [(30, 40, 0)]
    assert turns[0].after - turns[0].before == pytest.approx(0.29)


def test_what_goes_up_and_down_with_every_turn_is_no_turning_point() -> None:
    assert turning(points(0.5, 0.6, 0.5, 0.6, 0.5, 0.6, 0.5, 0.6)[1:], 2) == []

"""What a player could have done better: the costliest decisions of a finished game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.test_analysis import EACH_TITLE, finished
from tests.bots.test_search import TITLES

from civitas.bots import decisions
from civitas.bots.decisions import Decision, costliest
from civitas.kernel import Table
from civitas.kernel.gamefile import play_entry
from civitas.kernel.journal import effective


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"DOUBTED": 5, "ITERATIONS": 12, "TIMES": 4}.items():
        monkeypatch.setattr(decisions, name, value)


def looked_at(title: Any, seat: int) -> tuple[Table, list[Decision]]:
    table = finished(title)
    return table, costliest(title, table.seats, dict(table.options), table.journal, seat)


@EACH_TITLE
def test_three_decisions_at_most_are_told_and_the_costliest_comes_first(title: Any) -> None:
    _, found = looked_at(title, 0)
    assert 0 < len(found) <= 3, "after its beginning the game was played by chance"
    costs = [decision.could - decision.chance for decision in found]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) > 0
    assert looked_at(title, 0)[1] == found


@EACH_TITLE
def test_both_answers_were_legal_where_the_seat_decided_and_one_of_them_was_given(title: Any) -> None:
    table, found = looked_at(title, 0)
    asked = {decision.seq: decision for decision in found}
    again = Table(title, table.seats, dict(table.options))
    for entry in effective(table.journal):
        decision = asked.pop(again.seq, None)
        if decision is not None:
            assert (entry.who, entry.answer) == (0, decision.answer)
            assert decision.better != decision.answer
            assert all(again.prompt(0).verdict(one) is None for one in (decision.better, decision.answer))
        play_entry(again, entry)
    assert not asked


def test_whoever_decided_nothing_could_have_done_nothing_better() -> None:
    table = finished(TITLES[0])
    mine = [entry for entry in effective(table.journal) if entry.who != 0]
    first = mine[: next(at for at, entry in enumerate(mine) if entry.seq > at)]
    assert costliest(TITLES[0], table.seats, dict(table.options), first, 0) == []

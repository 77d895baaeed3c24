"""Thinking in processes of their own: real processes, one of which is ended in the middle of a thought."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from civitas.bots import make_bot
from civitas.bots.process_pool import Thinkers, ThoughtFailed
from civitas.games import find_title
from civitas.kernel import Dice, Table

SANDS = find_title("sands")
LONG = 60.0
"""Seconds of patience that no test needs."""


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    found = Thinkers(1)
    yield found
    found.close()


def test_a_thought_from_another_process_is_the_same_thought(thinkers: Thinkers) -> None:
    table, name = Table(SANDS, 2, None, Dice("apart")), "search:iterations=2"
    for _ in range(3):
        seat = table.to_act()[0]
        answer = thinkers.choose(name, "seed", table, seat, LONG)
        assert answer == make_bot(name, SANDS, "seed").choose(table, seat)
        table.apply(seat, answer)


def test_who_takes_too_long_is_ended_and_the_next_question_is_answered(thinkers: Thinkers) -> None:
    table = Table(SANDS, 2, None, Dice("apart"))
    seat = table.to_act()[0]
    with pytest.raises(ThoughtFailed, match="took longer"):
        thinkers.choose("search:seconds=600", "seed", table, seat, 0.1)
    with pytest.raises(ThoughtFailed, match="UnknownBot"):
        thinkers.choose("nobody", "seed", table, seat, LONG)
    assert thinkers.choose("random", "seed", table, seat, LONG) in table.legal(seat)

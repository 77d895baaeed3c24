"""What a good roll is: the die of the generation suits those who have little left to spend, or much to lose by time.

It falls for all at once, so what counts is how much better than the others a seat fares with it.
"""

from __future__ import annotations

from collections.abc import Mapping

from civitas.games.luck import Even, Scale
from civitas.games.sands.companions.advice import evaluate, manner
from civitas.kernel import CHANCE, Table

KEYS: tuple[str, ...] = ("generation",)


_EVEN = manner(Even(), "")


def scale(table: Table) -> Scale | None:
    """How far each seat is ahead of the average, once the die lies."""

    def weigh(outcome: int) -> Mapping[int, float]:
        copy = table.clone()
        copy.apply(CHANCE, outcome)
        values = [evaluate(copy.view(seat)["game"], seat, _EVEN) for seat in range(copy.seats)]
        average = sum(values) / len(values)
        return {seat: value - average for seat, value in enumerate(values)}

    return weigh

"""Who will win? An estimate from the title's evaluation: the further a seat is ahead, the likelier it is to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from civitas.bots.advice import Advice
from civitas.games.luck import Even
from civitas.kernel import Table


def even_taste(advice: Advice) -> Any:
    """The taste of a bot that thinks ahead, without any whims."""
    return advice.manner(Even(), "")


def chances(advice: Advice, table: Table, taste: Any) -> list[float]:
    """How likely each seat is to win, each seen with its own eyes; they add up to 1."""
    result = table.result()
    if result is not None:
        return [(seat in result.winners) / len(result.winners) for seat in range(table.seats)]
    views = [table.view(seat)["game"] for seat in range(table.seats)]
    values = [advice.evaluate(view, seat, taste) for seat, view in enumerate(views)]
    return shares(values, advice.spread(views[0]))


def shares(values: Sequence[float], spread: float) -> list[float]:
    """Chances from values: of two seats that are `spread` apart, one wins e times as often as the other."""
    best = max(values)
    weights = [exp((value - best) / spread) for value in values]
    return [weight / sum(weights) for weight in weights]

"""Who will win? An estimate from the title's evaluation: the further a seat is ahead, the likelier it is to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from civitas.games.advice import Advice
from civitas.games.luck import Even
from civitas.kernel import Table

MOST = 50.0
"""Beyond so many spreads it makes no difference, and `exp` does not overflow."""


def even_taste(advice: Advice) -> Any:
    """The taste of a bot that thinks ahead, without any whims."""
    return advice.manner(Even(), "")


def chances(advice: Advice, table: Table, taste: Any) -> list[float]:
    """How likely each seat is to win, each seen with its own eyes.

    They add up to 1, unless all win or lose together.
    """
    result, together = table.result(), table.title.together(table.options)
    if result is not None:
        whole = 1 if together else max(1, len(result.winners))  # whoever plays alone may lose
        return [(seat in result.winners) / whole for seat in range(table.seats)]
    views = [table.view(seat)["game"] for seat in range(table.seats)]
    values = [advice.evaluate(view, seat, taste) for seat, view in enumerate(views)]
    if together:
        return [odds(value, advice.spread(views[0])) for value in values]
    return shares(values, advice.spread(views[0]))


def odds(value: float, spread: float) -> float:
    """The chance of all to win together: even at 0, and e times as likely as losing `spread` points above it."""
    return 1 / (1 + exp(-max(-MOST, min(MOST, value / spread))))


def shares(values: Sequence[float], spread: float) -> list[float]:
    """Chances from values: of two seats that are `spread` apart, one wins e times as often as the other."""
    best = max(values)
    weights = [exp((value - best) / spread) for value in values]
    return [weight / sum(weights) for weight in weights]

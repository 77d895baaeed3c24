"""The arithmetic of simulations: means, spreads, and how sure one can be of a rate."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median, stdev
from typing import Any, NamedTuple

Z95 = 1.959963984540054
"""A normal variable lies within so many standard deviations 95 times in 100."""


class Rate(NamedTuple):
    """A rate with its 95 % interval after Wilson, which is honest for few games and near 0 and 1."""

    rate: float
    low: float
    high: float


def wilson(wins: float, of: int) -> Rate:
    """How often, when `wins` of `of` came out so. A shared win may count as a fraction."""
    if not of:
        return Rate(0.0, 0.0, 1.0)
    rate = wins / of
    scale = 1 + Z95**2 / of
    middle = (rate + Z95**2 / (2 * of)) / scale
    reach = Z95 * sqrt(rate * (1 - rate) / of + Z95**2 / (4 * of**2)) / scale
    return Rate(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def spread(values: Sequence[float]) -> dict[str, Any]:
    """Mean, standard deviation, median and extremes."""
    return {
        "mean": fmean(values),
        "sd": stdev(values) if len(values) > 1 else 0.0,
        "median": median(values),
        "least": min(values),
        "most": max(values),
    }


def percentile(values: Sequence[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]

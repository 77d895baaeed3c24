"""Statistics, each with its interval: how sure can one be, after so many games?"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from civitas.intervals import wilson

POINTS = 60
"""Points for one unit of the rating: whoever is new has 1500, as chess players expect."""
SIGMAS = 1.96
"""95 of 100 intervals that wide hold the truth."""


class Interval(NamedTuple):
    """Most likely `value`; 19 times in 20 between `low` and `high`."""

    value: float
    low: float
    high: float


def points(mu: float, sigma: float) -> Interval:
    """A rating as people read it."""
    return Interval(*(round(POINTS * number) for number in (mu, mu - SIGMAS * sigma, mu + SIGMAS * sigma)))


def share(count: int, whole: int) -> Interval:
    """So many of so many."""
    return Interval(*wilson(count, whole, SIGMAS))


def mean(values: Sequence[float]) -> Interval:
    """The mean, with the interval of a normal distribution; of a single value nothing more can be said."""
    if not values:
        return Interval(0.0, 0.0, 0.0)
    average = sum(values) / len(values)
    if len(values) == 1:
        return Interval(average, average, average)
    variance = sum((value - average) ** 2 for value in values) / (len(values) - 1)
    half = SIGMAS * math.sqrt(variance / len(values))
    return Interval(average, average - half, average + half)

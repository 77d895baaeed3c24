"""How sure one can be of a rate after so many games: for the laboratory and for the statistics of a site."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z95 = 1.959963984540054
"""A normal variable lies within so many standard deviations 95 times in 100."""


class Rate(NamedTuple):
    """A rate with its interval after Wilson, which is honest for few games and near 0 and 1."""

    rate: float
    low: float
    high: float


def wilson(wins: float, of: int, z: float = Z95) -> Rate:
    """How often, when `wins` of `of` came out so. A shared win may count as a fraction."""
    if not of:
        return Rate(0.0, 0.0, 1.0)
    rate, square = wins / of, z**2
    scale = 1 + square / of
    middle = (rate + square / (2 * of)) / scale
    reach = z * sqrt(rate * (1 - rate) / of + square / (4 * of**2)) / scale
    return Rate(rate, max(0.0, middle - reach), min(1.0, middle + reach))

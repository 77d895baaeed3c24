"""The arithmetic of simulations: means and spreads."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, median, stdev
from typing import Any


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

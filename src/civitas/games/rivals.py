"""The others at a table in as many numbers as there are counts, however many they are."""

from __future__ import annotations

from collections.abc import Sequence


def mean_and_most(others: Sequence[Sequence[float]], width: int) -> list[float]:
    """The mean of each count over the others, then the most of each; of nobody both are 0."""
    if not others:
        return [0.0] * (2 * width)
    columns, many = list(zip(*others, strict=True)), len(others)
    return [*[sum(column) / many for column in columns], *map(max, columns)]


def leads(own: Sequence[float], others: Sequence[Sequence[float]]) -> list[float]:
    """By how much each count is ahead of the best of the others; with nobody else there is nothing to be ahead of."""
    if not others:
        return [0.0] * len(own)
    return [mine - max(column) for mine, column in zip(own, zip(*others, strict=True), strict=True)]

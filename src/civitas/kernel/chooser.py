"""What decides where nobody does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Chooser(Protocol):
    """What a random choice needs of its generator: `dice.Stream` has it, and so has `random.Random`."""

    def choice(self, seq: Sequence[Any]) -> Any: ...

    def shuffle(self, x: list[Any]) -> None: ...


def weighted(chooser: Chooser, weights: Sequence[int]) -> int:
    """One of the places, each as likely as it weighs."""
    at = chooser.choice(range(sum(weights)))
    for place, weight in enumerate(weights):
        if at < weight:
            return place
        at -= weight
    raise ValueError("weights are not below 0")

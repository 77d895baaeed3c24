"""The greedy bot: looks one step ahead and takes what its title's advice rates highest."""

from __future__ import annotations

import random
from typing import Any

from civitas.bots.advised import advice_of
from civitas.bots.base import only_answer
from civitas.bots.policy import Policy
from civitas.kernel import Answer, Table, Title


class GreedyBot:
    """One step ahead, and no further."""

    def __init__(self, title: Title[Any], seed: str | int) -> None:
        rng = random.Random(f"greedy {seed}")  # noqa: S311
        advice = advice_of(title)
        self._policy = Policy(advice, advice.taste(rng), rng)

    def choose(self, table: Table, seat: int) -> Answer:
        if only := only_answer(table, seat):
            return only[0]
        # Whatever is looked at from here on holds nothing but what the seat knows.
        return self._policy.pick(table.determinise(seat, self._policy.rng), seat)

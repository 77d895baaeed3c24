"""The novice, for somebody's first games: overlooks some of what could be done, and does not always take the best.

It rates answers as the greedy bot does and takes one of those in the better half, the best most often. So no move of it
looks silly, it wins now and then, and whoever is learning the game is ahead before long.
"""

from __future__ import annotations

import random
from math import isfinite
from typing import Any

from civitas.bots.advised import Amended, advice_of
from civitas.bots.base import only_answer
from civitas.bots.names import NEXT, OVERLOOKED
from civitas.bots.policy import Policy, Rated, seen
from civitas.games.advice import Commanding, View, Wish
from civitas.kernel import Answer, Prompt, Table, Title


class Overlooking(Amended):
    """Advice for somebody who gives orders to everything at once and overlooks some of what could be ordered."""

    def __init__(self, advice: Commanding, rng: random.Random) -> None:
        super().__init__(advice)
        self._rng = rng

    def orders(self, view: View, seat: int, prompt: Prompt, taste: Any) -> list[Wish] | None:
        wishes = self._advice.orders(view, seat, prompt, taste)
        return None if wishes is None else [wish for wish in wishes if self._rng.random() >= OVERLOOKED]


class NoviceBot:
    """One step ahead, and not always the best of what it sees there."""

    def __init__(self, title: Title[Any], seed: str | int) -> None:
        self._rng = random.Random(f"novice {seed}")  # noqa: S311
        advice: Any = advice_of(title)
        if isinstance(advice, Commanding):
            advice = Overlooking(advice, self._rng)
        self._policy = Policy(advice, advice.taste(self._rng), self._rng)

    def choose(self, table: Table, seat: int) -> Answer:
        if only := only_answer(table, seat):
            return only[0]
        # Whatever is looked at from here on holds nothing but what the seat knows.
        rated = self._policy.rate(table.determinise(seat, self._rng), seat)
        ranked = good(seen(rated, OVERLOOKED, self._rng), self._rng)
        return self._rng.choices(ranked, [NEXT**place for place in range(len(ranked))])[0]


def good(rated: Rated, rng: random.Random) -> list[Answer]:
    """The answers in the better half of what was rated, the best first; the order of equals is a matter of luck."""
    pairs = [(rating, rng.random(), place) for place, rating in enumerate(rated.ratings) if isfinite(rating)]
    if not pairs:
        return list(rated.options)
    pairs.sort(reverse=True)
    least = (pairs[0][0] + pairs[-1][0]) / 2
    return [rated.options[place] for rating, _, place in pairs if rating >= least]

"""The caretaker: sits in for somebody who is away, and does as little as the rules allow.

It answers what must be answered. It makes no deal, attacks nobody and spends nothing that it need not, so that whoever
comes back finds their people as they left them, as far as the others allow. What its title says about that is in the
title's module `standing`; where that is silent, it declines.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from civitas.bots.base import only_answer
from civitas.games.title import companions_of
from civitas.kernel import Answer, Prompt, Table, Title
from civitas.kernel.dice import Stream

MOST = 100
"""Answers that are tried out."""


class Caretaker:
    """Declines, or takes the least."""

    def __init__(self, title: Title[Any], seed: str | int) -> None:
        self._says = companions_of(title).absence
        self._rng = random.Random(f"caretaker {seed}")  # noqa: S311

    def choose(self, table: Table, seat: int) -> Answer:
        prompt = table.prompt(seat)
        if only := only_answer(table, seat):
            return only[0]
        declined = self._decline(prompt)
        return self._cheapest(table, seat, prompt) if declined is None else declined

    def _decline(self, prompt: Prompt) -> Answer | None:
        """What says no, where anything does."""
        wishes: list[Answer] = [*self._says.prefers.get(prompt.key, ())]
        if prompt.key in self._says.reactions:
            wishes.append(self._says.reactions[prompt.key])
        no = prompt.decline()
        wishes += self._says.idle if no is None else [no]
        legal = (wish for wish in wishes if prompt.verdict(wish) is None and prompt.normal(wish) == wish)
        return next(legal, None)

    def _cheapest(self, table: Table, seat: int, prompt: Prompt) -> Answer:
        """Something must be chosen: what costs least of what is scarce, and then what is least."""
        # Of too many to list, some that are over soon.
        legal = [prompt.after().finish(self._rng) for _ in range(MOST)] if prompt.vast() else prompt.legal()
        shunned = self._says.shuns.get(prompt.key, ())
        ranked = [answer for answer in legal if not str(answer).startswith(shunned)] or legal
        if prompt.size(ranked[0]) is None:
            ranked = self._rng.sample(ranked, len(ranked))
        else:
            ranked = sorted(ranked, key=lambda answer: prompt.size(answer) or 0)
        # Tried out where nobody looks: the seat knows neither the dice to come nor the hands of others.
        guess = table.determinise(seat, Stream(f"caretaker {self._rng.random()}"))
        had = self._scarce(guess, seat)

        def cost(answer: Answer) -> int:
            """How much less of what is scarce the seat has after this answer."""
            after = guess.clone()
            after.apply(seat, answer)
            has = self._scarce(after, seat)
            return sum(amount - has[what] for what, amount in had.items() if has[what] < amount)

        return min(ranked[:MOST], key=cost)

    def _scarce(self, table: Table, seat: int) -> Mapping[str, int]:
        return self._says.holdings(table.view(seat)["game"], seat)

"""The caretaker: sits in for somebody who is away, and does as little as the rules allow.

It answers what must be answered. It makes no deal, attacks nobody and spends nothing that it need not, so that whoever
comes back finds their people as they left them, as far as the others allow. What its title says about that is in the
title's module `standing`; where that is silent, it declines.
"""

from __future__ import annotations

import random
from typing import Any

from civitas.bots.base import DeadEnd
from civitas.games.standing import standing
from civitas.kernel import Answer, Deal, Number, Prompt, Some, Table, Title, YesNo
from civitas.kernel.prompts import Split


class Caretaker:
    """Declines, or takes the least."""

    def __init__(self, title: Title[Any], seed: str | int) -> None:
        self._says = standing(title)
        self._rng = random.Random(f"caretaker {seed}")  # noqa: S311

    def choose(self, table: Table, seat: int) -> Answer:
        prompt = table.prompt(seat)
        legal = prompt.legal()
        if not legal:
            raise DeadEnd(table, seat)
        if len(legal) == 1:
            return legal[0]
        return self._decline(prompt, legal)

    def _decline(self, prompt: Prompt, legal: list[Answer]) -> Answer:
        wishes: list[Answer] = [*self._says.prefers.get(prompt.key, ())]
        if prompt.key in self._says.reactions:
            wishes.append(self._says.reactions[prompt.key])
        wishes += [False] if isinstance(prompt, YesNo) else self._says.idle
        for wish in wishes:
            if wish in legal:
                return wish
        if isinstance(prompt, Deal):
            return next((answer for answer in legal if answer.get("say") == "refuse"), legal[-1])
        if isinstance(prompt, Some):
            return min(legal, key=len)
        if isinstance(prompt, Number):
            return min(legal)
        if isinstance(prompt, Split):
            return legal[0]
        shunned = self._says.shuns.get(prompt.key, ())
        harmless = [answer for answer in legal if not str(answer).startswith(shunned)] if shunned else legal
        return self._rng.choice(harmless or legal)

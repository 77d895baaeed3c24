"""The bot that thinks ahead. It knows of a game what the facade and the title's advice tell, and nothing else."""

from __future__ import annotations

import random
from time import monotonic
from typing import Any

from civitas.bots.advice import advice_of
from civitas.bots.base import DeadEnd
from civitas.bots.names import Budget
from civitas.bots.search.thinking import Search, Thought
from civitas.kernel import Answer, Table, Title

__all__ = ["SearchBot", "Thought"]


class SearchBot:
    """Thinks ahead within a budget. With a budget of iterations, the same seed plays the same game."""

    def __init__(self, title: Title[Any], seed: str | int, budget: Budget, manner: str = "") -> None:
        self._rng = random.Random(f"search {seed}")  # noqa: S311
        self._advice = advice_of(title)
        self._taste = self._advice.taste(self._rng, manner)
        self._budget = budget
        self.iterations = 0
        """How many iterations it has made so far, in all its decisions."""

    def choose(self, table: Table, seat: int) -> Answer:
        options = table.legal(seat)
        if not options:
            raise DeadEnd(table, seat)
        return options[0] if len(options) == 1 else self.think(table, seat)[0].answer

    def think(self, table: Table, seat: int) -> list[Thought]:
        """What it thinks of the answers that it looked at, the best first."""
        begun = monotonic()
        search = Search(self._advice, self._taste, table, seat, self._rng.getrandbits(60))

        def goes_on(search: Search) -> bool:
            seconds, iterations = self._budget
            if iterations is not None and search.iterations >= iterations:
                return False
            return seconds is None or monotonic() - begun < seconds

        search.think(goes_on)
        self.iterations += search.iterations
        return search.thoughts()

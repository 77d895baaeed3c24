"""The bot that knows nothing: it takes any legal answer."""

from __future__ import annotations

from random import Random

from civitas.bots.base import DeadEnd
from civitas.kernel import Answer, NoAnswer, Table


class RandomBot:
    """Picks uniformly from the legal answers, if they can be listed. The same seed plays the same game."""

    def __init__(self, seed: str | int) -> None:
        self._rng = Random(seed)  # noqa: S311 - a bot's whim needs no cryptography

    def choose(self, table: Table, seat: int) -> Answer:
        try:
            return table.prompt(seat).sample(self._rng)
        except NoAnswer:
            raise DeadEnd(table, seat) from None

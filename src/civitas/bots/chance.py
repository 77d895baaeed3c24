"""The bot that knows nothing: it takes any legal answer."""

from __future__ import annotations

from random import Random

from civitas.bots.base import DeadEnd
from civitas.kernel import Answer, Table


class RandomBot:
    """Picks uniformly from the legal answers. The same seed plays the same game."""

    def __init__(self, seed: str | int) -> None:
        self._pick = Random(seed).choice  # noqa: S311 - a bot's whim needs no cryptography

    def choose(self, table: Table, seat: int) -> Answer:
        legal = table.legal(seat)
        if not legal:
            raise DeadEnd(table, seat)
        return self._pick(legal)

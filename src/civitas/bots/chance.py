"""The bot that knows nothing: it takes any legal answer."""

from __future__ import annotations

from random import Random

from civitas.bots.base import DeadEnd
from civitas.kernel import Answer, NoAnswer, Table


class RandomBot:
    """Picks uniformly from the legal answers, unless the question is vast. The same seed plays the same game.

    It draws one without listing the others; where it is measured how fast they are listed, it lists them first.
    """

    def __init__(self, seed: str | int, *, listing: bool = False) -> None:
        self._rng = Random(seed)  # noqa: S311 - a bot's whim needs no cryptography
        self._listing = listing

    def choose(self, table: Table, seat: int) -> Answer:
        prompt = table.prompt(seat)
        if self._listing and not prompt.vast() and (legal := prompt.legal()):
            return self._rng.choice(legal)
        try:
            return prompt.sample(self._rng)
        except NoAnswer:
            raise DeadEnd(table, seat) from None

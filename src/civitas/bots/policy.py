"""The quick thought: one step ahead, by the title's advice. The greedy bot is made of it, and searches go by it.

It is applied to copies in which everything that its seat cannot know is dealt anew. Where a single answer shows nothing
yet (a card about to be played), it goes on in the same way to the end of that deed, and imagines that others asked in
between think as it does.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

from civitas.bots.advice import Advice, View
from civitas.kernel import Answer, Table

MOST_TRIED = 32
"""Of more options than this, a random choice is tried."""
MOST_STEPS = 40
"""A deed is followed this far."""


class Rated(NamedTuple):
    """Answers worth a thought, and how good each looks; the higher the better."""

    options: Sequence[Answer]
    ratings: Sequence[float]


class Policy:
    """How a bot with this taste answers when it looks one step ahead."""

    def __init__(self, advice: Advice, taste: Any, rng: random.Random, *, hurried: bool = False) -> None:
        self._advice = advice
        self.taste = taste
        self.rng = rng
        self._hurried = hurried
        """Go by the title's hints where it has some, instead of looking ahead."""
        self._seen: tuple[Table, int, int, View] | None = None

    def look(self, table: Table, seat: int) -> View:
        """What the seat sees of the game. To build that takes time, and several ask for it at the same position."""
        seen = self._seen
        if seen is None or seen[0] is not table or seen[1] != table.seq or seen[2] != seat:
            seen = self._seen = table, table.seq, seat, table.view(seat)["game"]
        return seen[3]

    def pick(self, table: Table, seat: int) -> Answer:
        """The best answer by its rating, or else by trying; a tie is a matter of luck."""
        legal = table.legal(seat)
        if len(legal) == 1:
            return legal[0]
        options, ratings = self.rate(table, seat)
        highest = max(ratings)
        return self.rng.choice([o for o, rating in zip(options, ratings, strict=True) if rating == highest])

    def rate(self, table: Table, seat: int) -> Rated:
        """The answers that are worth a thought, rated."""
        hinted = self.hints(table, seat)
        if hinted is not None:
            return hinted
        prompt = table.prompt(seat)
        view = self.look(table, seat)
        ratings = self._advice.appraise(view, seat, prompt, self.taste)
        if ratings is not None:
            return Rated(prompt.legal(), ratings)
        options = self._advice.sensible(prompt)
        if len(options) > MOST_TRIED:
            options = self.rng.sample(options, MOST_TRIED)
        if prompt.key in self._advice.OPENING:
            return Rated(options, self._prospects(table, seat, view, options))
        return Rated(options, [self._try(table, seat, answer)[0] for answer in options])

    def hints(self, table: Table, seat: int) -> Rated | None:
        """The answers by the title's hints, if it has some here and one is in a hurry."""
        if not self._hurried:
            return None
        prompt = table.prompt(seat)
        ratings = self._advice.hint(self.look(table, seat), seat, prompt, self.taste)
        return None if ratings is None else Rated(prompt.legal(), ratings)

    def _try(self, table: Table, seat: int, answer: Answer, follow: bool = False) -> tuple[float, Hashable]:
        """What becomes of an answer, and when."""
        copy = table.clone()
        copy.apply(seat, answer)
        if follow:
            self._follow(copy)
        view = copy.view(seat)["game"]
        return self._advice.evaluate(view, seat, self.taste), self._advice.moment(view)

    def _prospects(self, table: Table, seat: int, view: View, options: list[Answer]) -> list[float]:
        """What each deed brings compared with doing nothing, at the same moment."""
        *deeds, nothing = options
        idle = {self._advice.moment(view): self._advice.evaluate(view, seat, self.taste)}
        ratings = []
        for answer in deeds:
            value, moment = self._try(table, seat, answer, follow=True)
            if moment not in idle:
                later, then = self._try(table, seat, nothing)
                idle |= {moment: later, then: later}
            ratings.append(value - idle[moment])
        return [*ratings, 0.0]

    def _follow(self, table: Table) -> None:
        """Play the deed to its end."""
        for _ in range(MOST_STEPS):
            asked = table.to_act()
            if not asked or table.prompt(asked[0]).key in self._advice.RESTING:
                return
            table.apply(asked[0], self.pick(table, asked[0]))

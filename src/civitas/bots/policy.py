"""The quick thought: one step ahead, by the title's advice. The greedy bot is made of it, and searches go by it.

It is applied to copies in which everything that its seat cannot know is dealt anew. Where a single answer shows nothing
yet (a card about to be played), it goes on in the same way to the end of that deed, and imagines that others asked in
between think as it does.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from math import inf
from typing import Any, NamedTuple

from civitas.bots.memory import Memory
from civitas.games.advice import Advice, View, Wish
from civitas.kernel import Answer, Prompt, Table

MOST_TRIED = 32
"""Of more options than this, a random choice is tried."""
MOST_STEPS = 40
"""A deed is followed this far."""


class Rated(NamedTuple):
    """Answers worth a thought, and how good each looks; the higher the better."""

    options: Sequence[Answer]
    ratings: Sequence[float]


def seen(rated: Rated, overlooked: float, rng: random.Random) -> Rated:
    """What is not overlooked of a share of the answers; something is always seen."""
    places = [place for place in range(len(rated.options)) if rng.random() >= overlooked]
    places = places or [rng.randrange(len(rated.options))]
    return Rated([rated.options[place] for place in places], [rated.ratings[place] for place in places])


def commanded(prompt: Prompt, wishes: Sequence[Wish]) -> Rated:
    """All wishes that go together, the best first; beside that each for itself, and no order at all."""
    given: dict[str, int] = {}
    total = 0.0
    found: dict[str, tuple[Answer, float]] = {}
    for orders, worth in sorted(wishes, key=lambda wish: -wish.worth):
        if worth <= 0:
            break
        more = {**given, **{order: given.get(order, 0) + number for order, number in orders.items()}}
        if prompt.verdict(more) is None:
            given, total = more, total + worth
        if prompt.verdict(alone := dict(orders)) is None:
            answer = prompt.compose((alone,))
            found[repr(answer)] = answer, worth
    nothing: Answer = {}
    found[repr(nothing)] = nothing, 0.0
    whole = prompt.compose((given,))
    found[repr(whole)] = whole, total
    options, ratings = zip(*found.values(), strict=True)
    return Rated(options, ratings)


class Policy:
    """How a bot with this taste answers when it looks one step ahead."""

    def __init__(
        self, advice: Advice, taste: Any, rng: random.Random, *, hurried: bool = False, memory: Memory | None = None
    ) -> None:
        self._advice = advice
        self._memory = Memory(advice) if memory is None else memory
        self._orders = self._memory.orders
        self._bidding = self._memory.bidding
        self.taste = taste
        self.rng = rng
        self._hurried = hurried
        """Go by the title's hints where it has some, instead of looking ahead."""

    def look(self, table: Table, seat: int) -> View:
        """What the seat sees of the game."""
        return self._memory.look(table, seat)

    def worth(self, table: Table, seat: int) -> float:
        """How good the position is for the seat."""
        return self._memory.thought(
            table, seat, "worth", lambda: self._advice.evaluate(self.look(table, seat), seat, self.taste)
        )

    def moment(self, table: Table, seat: int) -> Hashable:
        """Where in the game the position is."""
        return self._advice.moment(self.look(table, seat))

    def pick(self, table: Table, seat: int) -> Answer:
        """The best answer by its rating, or else by trying; a tie is a matter of luck."""
        prompt = table.prompt(seat)
        if prompt.forced():
            return prompt.legal()[0]
        options, ratings = self.rate(table, seat)
        highest = max(ratings)
        return self.rng.choice([o for o, rating in zip(options, ratings, strict=True) if rating == highest])

    def rate(self, table: Table, seat: int) -> Rated:
        """The answers that are worth a thought, rated."""
        hinted = self.hints(table, seat)
        if hinted is not None:
            return hinted
        prompt = table.prompt(seat)
        if self._orders is not None:
            wishes = self._orders(self.look(table, seat), seat, prompt, self.taste)
            if wishes is not None:
                return commanded(prompt, wishes)
        if prompt.vast():
            return self._put_together(table, seat)
        ratings = self._memory.answer(
            table, seat, "appraise", lambda: self._advice.appraise(self.look(table, seat), seat, prompt, self.taste)
        )
        if ratings is not None:
            return Rated(prompt.legal(), ratings)
        options = self.sensible(table, seat)
        if len(options) == 1:
            return Rated(options, [0.0])
        if len(options) > MOST_TRIED:
            options = self.rng.sample(options, MOST_TRIED)
        elif prompt.key in self._memory.plain:
            return Rated(options, self._memory.answer(table, seat, "try", lambda: self._trials(table, seat, options)))
        if prompt.key in self._advice.OPENING:
            return Rated(options, self._prospects(table, seat, options))
        return Rated(options, self._trials(table, seat, options))

    def sensible(self, table: Table, seat: int) -> list[Answer]:
        """The answers that are worth a try."""
        prompt = table.prompt(seat)
        bids = self._bidding(self.look(table, seat), seat, prompt, self.taste) if self._bidding else None
        return self._advice.sensible(prompt) if bids is None else bids

    def hints(self, table: Table, seat: int) -> Rated | None:
        """The answers by the title's hints, if it has some here and one is in a hurry."""
        if not self._hurried:
            return None
        prompt = table.prompt(seat)
        if prompt.vast():
            return None
        ratings = self._memory.answer(
            table, seat, "hint", lambda: self._advice.hint(self.look(table, seat), seat, prompt, self.taste)
        )
        return None if ratings is None else Rated(prompt.legal(), ratings)

    def _put_together(self, table: Table, seat: int) -> Rated:
        """Where nobody can list the answers: parts are added one by one, always the one that looks best.

        A part is rated by an answer that begins with it, finished as soon as may be. Everything that was tried is
        handed back.
        """
        tried: dict[str, tuple[Answer, float]] = {}

        def rating(answer: Answer) -> float:
            key = repr(answer)
            if key not in tried:
                tried[key] = answer, self._try(table, seat, answer)[0]
            return tried[key][1]

        draft = table.prompt(seat).after()
        best = rating(draft.answer) if draft.picked or draft.ready else -inf
        while parts := draft.parts():
            if len(parts) > MOST_TRIED:
                parts = self.rng.sample(parts, MOST_TRIED)
            further = [(after, rating(after.finish(self.rng))) for after in map(draft.after, parts)]
            after, highest = max(further, key=lambda found: found[1])
            if highest <= best and draft.ready:
                break
            draft, best = after, highest
        options, ratings = zip(*tried.values(), strict=True)
        return Rated(options, ratings)

    def _try(self, table: Table, seat: int, answer: Answer, follow: bool = False) -> tuple[float, Hashable]:
        """What becomes of an answer, and when."""
        copy = table.clone()
        copy.apply(seat, answer)
        if follow:
            self._follow(copy)
        return self.worth(copy, seat), self.moment(copy, seat)

    def _trials(self, table: Table, seat: int, options: Sequence[Answer]) -> list[float]:
        return [self._try(table, seat, answer)[0] for answer in options]

    def _prospects(self, table: Table, seat: int, options: list[Answer]) -> list[float]:
        """What each deed brings compared with doing nothing, at the same moment."""
        *deeds, nothing = options
        idle = {self.moment(table, seat): self.worth(table, seat)}
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

"""The greedy bot: looks one step ahead and takes what its title's advice rates highest.

It knows the table through its own view alone: it tries each answer on a copy in which everything it cannot know is
dealt anew, and rates the view that follows. Where a single answer shows nothing yet (a card about to be played), it
goes on greedily to the end of that deed, and imagines that others asked in between think as it does.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from importlib import import_module
from typing import Any, Protocol

from civitas.bots.base import DeadEnd
from civitas.kernel import Answer, Prompt, Table, Title

MOST_TRIED = 32
"""Of more options than this, a random choice is tried."""
MOST_STEPS = 40
"""A deed is followed this far."""


class Advice(Protocol):
    """What a title tells bots about itself, in its module `advice`."""

    RESTING: frozenset[str]
    """Questions at which a deed is over."""
    OPENING: frozenset[str]
    """Questions whose answer must be followed to the end of the deed to be rated; the last answer does nothing."""

    def taste(self, rng: random.Random) -> Any:
        """A liking of its own for a bot, so that not all of them play alike."""

    def evaluate(self, view: dict[str, Any], seat: int, taste: Any) -> float:
        """How good the position is for the seat, from its own view."""

    def moment(self, view: dict[str, Any]) -> Hashable:
        """Where in the game a position is; only positions of the same moment are compared."""

    def sensible(self, prompt: Prompt) -> list[Answer]:
        """The legal answers that are worth a try."""

    def appraise(self, view: dict[str, Any], seat: int, prompt: Prompt, taste: Any) -> Sequence[float] | None:
        """Ratings of the prompt's legal answers, where looking ahead shows nothing or takes too long; else None."""


class GreedyBot:
    """One step ahead, and no further."""

    def __init__(self, title: Title[Any], seed: str | int) -> None:
        self._rng = random.Random(f"greedy {seed}")  # noqa: S311
        self._advice: Advice = import_module(f"{title.home}.advice")
        self._taste = self._advice.taste(self._rng)

    def choose(self, table: Table, seat: int) -> Answer:
        options = table.legal(seat)
        if not options:
            raise DeadEnd(table, seat)
        if len(options) == 1:
            return options[0]
        # Whatever is looked at from here on holds nothing but what the seat knows.
        return self._pick(table.determinise(seat, self._rng), seat)

    def _pick(self, table: Table, seat: int) -> Answer:
        """The best answer by its rating, or else by trying."""
        prompt = table.prompt(seat)
        options = prompt.legal()
        if len(options) == 1:
            return options[0]
        view = table.view(seat)["game"]
        ratings = self._advice.appraise(view, seat, prompt, self._taste)
        if ratings is not None:
            return self._best(options, ratings)
        options = self._advice.sensible(prompt)
        if len(options) > MOST_TRIED:
            options = self._rng.sample(options, MOST_TRIED)
        if prompt.key in self._advice.OPENING:
            return self._best(options, self._prospects(table, seat, view, options))
        return self._best(options, [self._try(table, seat, answer)[0] for answer in options])

    def _best(self, options: Sequence[Answer], ratings: Sequence[float]) -> Answer:
        """The highest rating; a tie is a matter of luck."""
        highest = max(ratings)
        return self._rng.choice([o for o, rating in zip(options, ratings, strict=True) if rating == highest])

    def _try(self, table: Table, seat: int, answer: Answer, follow: bool = False) -> tuple[float, Hashable]:
        """What becomes of an answer, and when."""
        copy = table.clone()
        copy.apply(seat, answer)
        if follow:
            self._follow(copy)
        view = copy.view(seat)["game"]
        return self._advice.evaluate(view, seat, self._taste), self._advice.moment(view)

    def _prospects(self, table: Table, seat: int, view: dict[str, Any], options: list[Answer]) -> list[float]:
        """What each deed brings compared with doing nothing, at the same moment."""
        *deeds, nothing = options
        idle = {self._advice.moment(view): self._advice.evaluate(view, seat, self._taste)}
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
            table.apply(asked[0], self._pick(table, asked[0]))

"""The bot that thinks ahead. It knows of a game what the facade and the title's advice tell, and nothing else."""

from __future__ import annotations

import random
from time import monotonic, thread_time
from typing import Any, NamedTuple

from civitas.bots.base import only_answer
from civitas.bots.chances import even_taste
from civitas.bots.learned import advice_of_searches
from civitas.bots.lines import Counted, Labels, follow
from civitas.bots.names import Budget
from civitas.bots.policy import Policy
from civitas.bots.reasons import LEAST
from civitas.bots.search.accounts import Accounts
from civitas.bots.search.thinking import Search, Thought
from civitas.bots.search.tree import key_of
from civitas.bots.worlds import imagined
from civitas.games.absence import IDLE
from civitas.games.advice import Advice, Detailing
from civitas.games.title import companions_of
from civitas.kernel import Answer, Table, Title

__all__ = ["Hint", "SearchBot", "Thought"]


DETAIL = 0.25
"""The part of the budget that goes to a question in the middle of a deed."""


CARRYING = 0.05
"""The part of a budget by the clock that is kept for bringing the answer to where it is waited for."""


SPARE = 2
"""So many more answers than asked for are looked at for advice: those that do nothing may fall away."""


class Clock:
    """How much of a budget is left."""

    def __init__(self, budget: Budget, late: float = 0.0) -> None:
        self._budget = budget
        self._begun = monotonic() - late, thread_time()

    def is_up(self, iterations: int) -> bool:
        seconds, cpu, most = self._budget
        if most is not None and iterations >= most:
            return True
        if cpu is not None and thread_time() - self._begun[1] >= cpu:
            return True
        return seconds is not None and monotonic() - self._begun[0] >= seconds

    def iterations_left(self, iterations: int) -> float:
        """How many more there can be. Of time one can only say so at the pace so far, and twice that to be sure: a
        search gets faster once the answers are rated."""
        seconds, cpu, most = self._budget
        left = float("inf") if most is None else float(most - iterations)
        for limit, begun, now in ((cpu, self._begun[1], thread_time()), (seconds, self._begun[0], monotonic())):
            if limit is not None and now > begun:
                left = min(left, 2 * iterations * (limit / (now - begun) - 1))
        return left


class Hint(NamedTuple):
    """An answer that is worth giving."""

    answer: Answer
    chance: float
    """How likely the seat is to win with it."""
    gains: dict[str, float]
    """What it wins or loses by each feature of the title's advice: by the deed itself, as far as that can be known."""
    then: list[Labels]
    """What the seat would go on to answer, in labels."""
    figures: dict[str, list[Counted]]
    """What the deed changes on the board, by feature."""
    prospects: list[dict[str, Any]]
    """What the title says of the answer itself: key, part and parameters."""


class SearchBot:
    """Thinks ahead within a budget. With a budget of iterations, the same seed plays the same game."""

    def __init__(
        self,
        title: Title[Any],
        seed: str | int,
        budget: Budget,
        manner: str = "",
        advice: Advice | None = None,
        overlooked: float = 0.0,
    ) -> None:
        """`overlooked` is the share of answers that it never thinks about."""
        self._seed = f"search {seed}"
        self._advice = advice_of_searches(title) if advice is None else advice
        self._taste = self._advice.manner(random.Random(self._seed), manner)  # noqa: S311
        self._details = self._advice.DETAILS if isinstance(self._advice, Detailing) else frozenset()
        self._budget = budget
        self._overlooked = overlooked
        self.iterations = 0
        """How many iterations it has made so far, in all its decisions."""
        self._late = 0.0

    def hurry(self, late: float) -> None:
        """Whoever waits for the next answers has waited so many seconds already, and the answers have a way to go:
        both are part of the budget by the clock."""
        self._late = late + CARRYING * (self._budget.seconds or 0.0)

    def choose(self, table: Table, seat: int) -> Answer:
        if only := only_answer(table, seat):
            return only[0]
        if table.prompt(seat).key in self._details:
            rng = self._rng(table)
            return Policy(self._advice, self._taste, rng).pick(imagined(table, seat, rng, self._seed), seat)
        return self.think(table, seat)[0].answer

    def _rng(self, table: Table) -> random.Random:
        """Nothing but the position and the seed: it does not matter which decisions the bot has made before."""
        return random.Random(f"{self._seed} {table.seq}")  # noqa: S311

    def think(self, table: Table, seat: int, accounts: Accounts | None = None, least: int = 0) -> list[Thought]:
        """What it thinks of the answers that it looked at, the best first; of the `least` best rated in any case."""
        # What to do next deserves the whole budget, how exactly to do it a part; who asks for advice asks but once.
        whole = accounts is not None or table.prompt(seat).key in self._advice.RESTING
        clock = Clock(self._budget if whole else self._budget.part(DETAIL), self._late)
        thoughts = self._rng(table).getrandbits(60)
        search = Search(
            self._advice, self._taste, table, seat, thoughts, accounts=accounts, overlooked=self._overlooked
        )

        def goes_on(search: Search) -> bool:
            """Until the time is up; and not if nothing can change the answer any more and nobody asks for others."""
            if clock.is_up(search.iterations):
                return False
            return accounts is not None or search.lead() <= clock.iterations_left(search.iterations)

        search.think(goes_on, least)
        self.iterations += search.iterations
        return search.thoughts()

    def advise(self, table: Table, seat: int, most: int = 3) -> list[Hint]:
        """The best answers by its own thoughts, each with the seat's chance to win and what speaks for it."""
        accounts = Accounts(self._advice, even_taste(self._advice))
        thoughts = self._worth_telling(self.think(table, seat, accounts, most + SPARE), table, seat)
        # What is told of an answer depends on what the seat knows and on nothing else.
        seed = f"{self._seed} now {table.seq}"
        found = []
        for answer, *_ in thoughts[:most]:
            line = follow(self._advice, table, seat, answer, seed)
            prospects = [{"key": one.key, "part": one.part, "params": one.params} for one in line.prospects]
            chance = accounts.of[key_of(answer)].mean_chance()
            found.append(Hint(answer, chance, line.gains, line.then, line.figures, prospects))
        return found

    def _worth_telling(self, thoughts: list[Thought], table: Table, seat: int) -> list[Thought]:
        """Doing nothing stands beside nothing else: it is told alone, if it was found to be the best; where a deed is
        asked for, if it is clearly better than any."""
        key = table.prompt(seat).key
        idle = (*IDLE, *companions_of(table.title).absence.idle, [], {})
        deeds = [thought for thought in thoughts if thought.answer not in idle]
        nothing = [thought for thought in thoughts if thought.answer in idle]
        if not deeds or not nothing:
            return thoughts[:1] if nothing else thoughts
        if key in self._advice.RESTING:
            best = nothing[0].value > max(thought.value for thought in deeds) + LEAST
        else:
            best = thoughts[0] is nothing[0]
        return nothing[:1] if best else deeds

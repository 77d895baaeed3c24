"""The bot that thinks ahead. It knows of a game what the facade and the title's advice tell, and nothing else."""

from __future__ import annotations

import random
from time import monotonic, thread_time
from typing import Any, NamedTuple

from civitas.bots.advice import advice_of
from civitas.bots.base import DeadEnd
from civitas.bots.chances import even_taste
from civitas.bots.names import Budget
from civitas.bots.search.accounts import Accounts
from civitas.bots.search.thinking import Search, Thought
from civitas.bots.search.tree import key_of
from civitas.kernel import Answer, Table, Title

__all__ = ["Hint", "SearchBot", "Thought"]


DETAIL = 0.25
"""The part of the budget that goes to a question in the middle of a deed."""


CARRYING = 0.05
"""The part of a budget by the clock that is kept for bringing the answer to where it is waited for."""


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
    """What it wins or loses by each feature of the title's advice, compared with the other answers."""


class SearchBot:
    """Thinks ahead within a budget. With a budget of iterations, the same seed plays the same game."""

    def __init__(self, title: Title[Any], seed: str | int, budget: Budget, manner: str = "") -> None:
        self._seed = f"search {seed}"
        self._advice = advice_of(title)
        self._taste = self._advice.manner(random.Random(self._seed), manner)  # noqa: S311
        self._budget = budget
        self.iterations = 0
        """How many iterations it has made so far, in all its decisions."""
        self._late = 0.0

    def hurry(self, late: float) -> None:
        """Whoever waits for the next answers has waited so many seconds already, and the answers have a way to go:
        both are part of the budget by the clock."""
        self._late = late + CARRYING * (self._budget.seconds or 0.0)

    def choose(self, table: Table, seat: int) -> Answer:
        options = table.legal(seat)
        if not options:
            raise DeadEnd(table, seat)
        return options[0] if len(options) == 1 else self.think(table, seat)[0].answer

    def think(self, table: Table, seat: int, accounts: Accounts | None = None, least: int = 0) -> list[Thought]:
        """What it thinks of the answers that it looked at, the best first; of the `least` best rated in any case."""
        # What to do next deserves the whole budget, how exactly to do it a part; who asks for advice asks but once.
        whole = accounts is not None or table.prompt(seat).key in self._advice.RESTING
        clock = Clock(self._budget if whole else self._budget.part(DETAIL), self._late)
        # Nothing but the position and the seed: it does not matter which decisions the bot has made before.
        rng = random.Random(f"{self._seed} {table.seq}")  # noqa: S311
        search = Search(self._advice, self._taste, table, seat, rng.getrandbits(60), accounts=accounts)

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
        taste = even_taste(self._advice)
        accounts = Accounts(self._advice, taste)
        thoughts = self.think(table, seat, accounts, most)
        # How things stand, as far as the seat can know.
        now = table.determinise(seat, random.Random(f"{self._seed} now {table.seq}"))  # noqa: S311
        standing = self._advice.features(now.view(seat)["game"], seat, taste)
        found = []
        for thought in thoughts[:most]:
            account = accounts.of[key_of(thought.answer)]
            found.append(Hint(thought.answer, account.mean_chance(), accounts.gains(key_of(thought.answer), standing)))
        return found

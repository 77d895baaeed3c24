"""How likely the seat won after each answer that a search has looked at."""

from __future__ import annotations

from typing import Any

from civitas.bots.chances import chances
from civitas.games.advice import Advice
from civitas.kernel import Table


class Account:
    """What an answer led to, added up over all the times it was looked at."""

    __slots__ = ("chance", "times")

    def __init__(self) -> None:
        self.times = 0
        self.chance = 0.0

    def mean_chance(self) -> float:
        return self.chance / self.times


class Accounts:
    """The accounts of all answers that a search has looked at."""

    def __init__(self, advice: Advice, taste: Any) -> None:
        self._advice = advice
        self._taste = taste
        self.of: dict[str, Account] = {}
        """By the key of the answer."""

    def write(self, key: str, world: Table, seat: int) -> None:
        """The answer has led here."""
        account = self.of.setdefault(key, Account())
        account.times += 1
        account.chance += chances(self._advice, world, self._taste)[seat]

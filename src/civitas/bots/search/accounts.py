"""Why an answer is good: what the positions that it led to are made of, and how likely the seat won from there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from civitas.bots.advice import Advice
from civitas.bots.chances import chances
from civitas.kernel import Table


class Account:
    """What an answer led to, added up over all the times it was looked at."""

    __slots__ = ("chance", "features", "times")

    def __init__(self) -> None:
        self.times = 0
        self.chance = 0.0
        self.features: Counter[str] = Counter()

    def mean_chance(self) -> float:
        return self.chance / self.times

    def mean(self) -> dict[str, float]:
        return {name: value / self.times for name, value in self.features.items()}


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
        account.features.update(self._advice.features(world.view(seat)["game"], seat, self._taste))

    def gains(self, key: str, otherwise: dict[str, float]) -> dict[str, float]:
        """What the answer wins or loses by each feature, compared with the others; or, if it was the only one that
        was looked at, with how things stood before."""
        others = _together(account for other, account in self.of.items() if other != key)
        before = others.mean() if others.times else otherwise
        after = self.of[key].mean()
        return {name: after.get(name, 0.0) - before.get(name, 0.0) for name in self._advice.FEATURES}


def _together(accounts: Iterable[Account]) -> Account:
    found = Account()
    for account in accounts:
        found.times += account.times
        found.chance += account.chance
        found.features.update(account.features)
    return found

"""A total divided among bins: paying a price, placing pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any

from civitas.kernel.chooser import Chooser, weighted
from civitas.kernel.prompts.answers import (
    NOT_OFFERED,
    NOT_TOGETHER,
    OUT_OF_RANGE,
    WRONG_COUNT,
    WRONG_FORM,
    Answer,
    Check,
    Refusal,
    TooManyAnswers,
    Verdict,
)
from civitas.kernel.prompts.base import FEW, GUESSES, MOST_LISTED, SHARES, Bounds, Prompt
from civitas.kernel.prompts.labels import Label, Offer, plain_label

MOST_COMMANDS = 500
"""Orders are listed only where there are so few answers that it takes no time."""
MOST_TRIED = 8
"""So many orders are tried at most where chance gives them."""


class Split(Prompt):
    """Divide a total among bins with limits: the base of paying and of placing.

    An answer maps each bin that gets something to how much it gets. With `least`, not all of the total need be
    divided. `check` judges each bin by itself, `together` the whole answer, and `so_far` one that is not whole yet:
    it refuses exactly what cannot become a legal answer by giving more. Where there are many bins, `together` alone
    does not say what leads to an answer.
    """

    __slots__ = ("_check", "_label", "_so_far", "_together", "least", "limits", "total")
    manner = SHARES

    def __init__(
        self,
        key: str,
        total: int,
        limits: Mapping[str, int],
        together: Check | None = None,
        *,
        least: int | None = None,
        check: Check | None = None,
        so_far: Check | None = None,
        rule: str = "",
        params: Mapping[str, Any] | None = None,
        label: Callable[[Any], Label] = plain_label,
    ) -> None:
        super().__init__(key, rule, params)
        self.total = total
        self.least = total if least is None else least
        self.limits = dict(limits)
        self._check = check
        self._so_far = so_far
        self._together = together
        self._label = label

    def single(self) -> dict[str, int]:
        """The bins that may get something, and how much at most."""
        check = self._check
        return self.limits if check is None else {b: n for b, n in self.limits.items() if check(b) is None}

    def vast(self) -> bool:
        if self._legal is not None:
            return False
        limits = self.single().values()
        if prod(limit + 1 for limit in limits) <= MOST_LISTED:
            return False
        return sum(self._ways(list(limits))[-1][self.least :]) > MOST_LISTED

    def _ways(self, limits: Sequence[int]) -> list[list[int]]:
        """How many ways there are to give so much in all: to no bin, to the first, to the first two and so on."""
        ways = [[1, *([0] * self.total)]]
        for limit in limits:
            ways.append([sum(ways[-1][max(0, given - limit) : given + 1]) for given in range(self.total + 1)])
        return ways

    def _list(self) -> list[Answer]:
        if self.vast():
            raise TooManyAnswers(self.key)
        so_far, found = self._so_far, [(0, dict[str, int]())]
        for name, limit in self.single().items():
            found = [
                (given + n, {**part, name: n} if n else part)
                for given, part in found
                for n in range(min(limit, self.total - given) + 1)
                if not n or so_far is None or so_far({**part, name: n}) is None
            ]
        whole = [part for given, part in found if given >= self.least]
        together = self._together
        return list(whole) if together is None else [part for part in whole if together(part) is None]

    def _draw(self, chooser: Chooser) -> Answer:
        """Any division, each as likely as any other, until one is legal; after some tries from the list."""
        if prod(limit + 1 for limit in self.limits.values()) > FEW and not self.vast():
            bins, so_far, together = self.single(), self._so_far, self._together
            ways = self._ways(list(bins.values()))
            for _ in range(GUESSES if sum(ways[-1][self.least :]) > FEW else 0):
                given = self._divided(bins, ways, chooser)
                if (so_far is None or so_far(given) is None) and (together is None or together(given) is None):
                    return given
        return super()._draw(chooser)

    def _divided(self, bins: Mapping[str, int], ways: Sequence[Sequence[int]], chooser: Chooser) -> dict[str, int]:
        """Something for each bin, the last first: as likely as there are ways to give the others the rest."""
        left = self.least + weighted(chooser, ways[-1][self.least :])
        given: dict[str, int] = {}
        for (name, limit), before in zip(reversed([*bins.items()]), reversed(ways[:-1]), strict=True):
            given[name] = weighted(chooser, [before[left - n] for n in range(min(limit, left) + 1)])
            left -= given[name]
        return {name: given[name] for name in bins if given[name]}

    def _judge(self, answer: Answer) -> Verdict:
        if not isinstance(answer, dict):
            return (WRONG_FORM,)
        if len(answer) > len(self.limits):
            return (NOT_OFFERED,)
        if any(type(n) is not int or n < 1 for n in answer.values()):
            return (WRONG_FORM,)
        if not self.least <= sum(answer.values()) <= self.total:
            return (WRONG_COUNT, self.least, self.total)
        for name, n in answer.items():
            if name not in self.limits:
                return (NOT_OFFERED,)
            if n > self.limits[name]:
                return (OUT_OF_RANGE, 0, self.limits[name])
            if self._check is not None and (verdict := self._check(name)) is not None:
                return verdict
        if self._so_far is not None and (verdict := self._so_far(answer)) is not None:
            return verdict
        return None if self._together is None else self._together(answer)

    # ------------------------------------------------------------------ parts: so much for one bin

    def bounds(self) -> Bounds:
        return Bounds(self.least, self.total)

    def size(self, answer: Answer) -> int:
        return sum(answer.values())

    def compose(self, picked: Sequence[Answer]) -> Answer:
        given = {name: n for part in picked for name, n in part.items()}
        return {name: given.pop(name) for name in self.limits if name in given} | given

    def spell(self, answer: Answer) -> list[Answer]:
        return [{name: n} for name, n in answer.items()]

    def _finished(self, picked: Sequence[Answer]) -> Verdict:
        return self.verdict(self.compose(picked))

    def _pool(self, picked: Sequence[Answer]) -> Sequence[Answer]:
        """So much for a bin; for one that has got something, more than that."""
        given = self.compose(picked)
        left = self.total - sum(given.values())
        if not left:
            return []
        # At least one of each: the verdict says what is wrong with it.
        return [
            {name: n}
            for name, limit in self.limits.items()
            for n in range(given.get(name, 0) + 1, max(min(limit, given.get(name, 0) + left), 1) + 1)
        ]

    def _following(self, picked: Sequence[Answer]) -> Check:
        given, open_bins = self.compose(picked), self.single()
        there, room = sum(given.values()), sum(open_bins.values())
        check, so_far = self._check, self._so_far
        fitting: dict[str, tuple[int, Verdict]] = {}
        listed = self._together is not None and so_far is None and not self.vast()
        leading = self._leading(given) if listed else None

        def follows(part: Answer) -> Verdict:
            ((name, n),) = part.items()
            if name not in open_bins:
                return check(name) if check is not None else (OUT_OF_RANGE, 0, 0)
            had = given.get(name, 0)
            if n > open_bins[name]:
                return OUT_OF_RANGE, 0, open_bins[name]
            if room < self.least:
                return WRONG_COUNT, self.least, self.total
            if so_far is not None:
                if name not in fitting:
                    fitting[name] = self._fitting(given, name, min(open_bins[name], had + self.total - there))
                if n > fitting[name][0]:
                    return fitting[name][1]
            if there - had + n == self.total and self._together is not None:
                return self._together(self.compose((given, part)))
            return None if leading is None or (name, n) in leading else (NOT_TOGETHER,)

        return follows

    def _fitting(self, given: Mapping[str, int], name: str, most: int) -> tuple[int, Verdict]:
        """How much a bin can get, and why no more. What is refused is refused however much more is given."""
        assert self._so_far is not None
        if self._so_far({**given, name: most}) is None:
            return most, None
        for n in range(given.get(name, 0) + 1, most + 1):
            if (verdict := self._so_far({**given, name: n})) is not None:
                return n - 1, verdict
        return most, None

    def _leading(self, given: Mapping[str, int]) -> set[tuple[str, int]]:
        """How much of what is in an answer that gives each bin at least this."""
        return {
            (name, n)
            for answer in self.legal()
            if all(answer.get(bin, 0) >= least for bin, least in given.items())
            for name, most in answer.items()
            for n in range(1, most + 1)
        }

    def _barred(self, judged: Sequence[tuple[Answer, Verdict]]) -> list[Refusal]:
        """The bins that can get nothing at all."""
        open_bins = {name for part, verdict in judged if verdict is None for name in part}
        barred: dict[str, Verdict] = {}
        for part, verdict in judged:
            for name in part:
                if name not in open_bins:
                    barred.setdefault(name, verdict)
        return [Refusal(name, verdict) for name, verdict in barred.items() if verdict is not None]

    # ------------------------------------------------------------------ showing

    def label(self, part: Answer) -> Label:
        """Of a bin, whether or not it is said how much it gets."""
        return self._label(next(iter(part)) if isinstance(part, dict) and len(part) == 1 else part)

    def offers(self) -> list[Offer]:
        return [Offer(name, (self._label(name),), limit) for name, limit in self.single().items()]

    def _shown(self, parts: Sequence[Answer]) -> list[Offer]:
        limits: dict[str, int] = {}
        for part in parts:
            for name, n in part.items():
                limits[name] = max(n, limits.get(name, 0))
        return [Offer(name, (self._label(name),), limit) for name, limit in limits.items()]

    def refusals(self) -> list[Refusal]:
        check = self._check
        judged = [] if check is None else [(name, check(name)) for name in self.limits]
        return [Refusal(name, verdict) for name, verdict in judged if verdict is not None]

    def _shape(self) -> dict[str, Any]:
        bins = [{"answer": b, "limit": n, **self._label(b).to_json()} for b, n in self.single().items()]
        shape: dict[str, Any] = {"total": self.total, "bins": bins}
        if self.least != self.total:
            shape["least"] = self.least
        return {**shape, **self._whole(self._together)}


class Pay(Split):
    """Pay a price in resources that may replace each other; the limits are what the payer has."""

    __slots__ = ()
    kind = "pay"


class Place(Split):
    """Place pieces on spots of the map; the limits are what each spot can take."""

    __slots__ = ()
    kind = "place"


class Command(Place):
    """Orders for everything a seat has, in one answer: each bin is an order, and how much it gets is how often.

    Nothing has to be ordered. `so_far` says whether orders go together: it is asked about every beginning, so orders
    that others depend on come first in `limits`. There are nearly always too many answers to list, and none is ever
    listed to choose one by chance.
    """

    __slots__ = ()

    def __init__(
        self,
        key: str,
        limits: Mapping[str, int],
        so_far: Check | None = None,
        *,
        rule: str = "",
        params: Mapping[str, Any] | None = None,
        label: Callable[[Any], Label] = plain_label,
    ) -> None:
        total = sum(limits.values())
        super().__init__(key, total, limits, least=0, so_far=so_far, rule=rule, params=params, label=label)

    def vast(self) -> bool:
        """So many orders each of which may be given or not; what does not go together is counted along."""
        if self._legal is not None:
            return False
        return prod([limit + 1 for limit in self.limits.values()]) > MOST_COMMANDS

    def forced(self) -> bool:
        """Where no order may be given there is one answer; otherwise nothing and something are two."""
        so_far = self._so_far
        return not any(so_far is None or so_far({name: 1}) is None for name in self.limits)

    def _draw(self, chooser: Chooser) -> Answer:
        """A few orders, one after the other, each of which goes with those before; nothing is listed."""
        given: dict[str, int] = {}
        names = list(self.limits)
        if not names:
            return given
        so_far = self._so_far
        for _ in range(chooser.choice(range(min(len(names), MOST_TRIED) + 1))):
            name = chooser.choice(names)
            number = chooser.choice(range(1, self.limits[name] + 1))
            if number <= given.get(name, 0):
                continue
            more = {**given, name: number}
            if so_far is None or so_far(more) is None:
                given = more
        return self.compose((given,))

    def decline(self) -> Answer:
        return {}

"""A walk over the map, from spot to spot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from civitas.kernel.prompts.answers import NOT_OFFERED, WRONG_FORM, Answer, Check, TooManyAnswers, Verdict
from civitas.kernel.prompts.base import MOST_LISTED, ROW, Bounds, Prompt
from civitas.kernel.prompts.labels import Label, Offer

SPOT = "spot"
"""The kind of what a walk leads over, whatever the title calls it."""


def spot_label(spot: str) -> Label:
    return Label(spot, [f"{SPOT}:{spot}"])


class Path(Prompt):
    """Walk from a start, step by step, `longest` steps at most; an answer lists the spots passed, the start first."""

    __slots__ = ("_label", "_steps", "_vast", "longest", "starts")
    kind = "path"
    manner = ROW

    def __init__(
        self,
        key: str,
        starts: Sequence[str],
        steps: Callable[[str], Iterable[str]],
        longest: int,
        *,
        rule: str = "",
        params: Mapping[str, Any] | None = None,
        label: Callable[[str], Label] = spot_label,
    ) -> None:
        super().__init__(key, rule, params)
        self.starts = list(starts)
        self._steps = steps
        self.longest = longest
        self._label = label
        self._vast: bool | None = None

    def forget(self) -> None:
        super().forget()
        self._vast = None

    def vast(self) -> bool:
        if self._vast is None:
            self._vast = self._has_many()
        return self._vast

    def _has_many(self) -> bool:
        # Walks that pass a spot twice are counted along; that is soon done, and there are no fewer of them.
        ends, walks = Counter(self.starts), 0
        for _ in range(self.longest):
            further: Counter[str] = Counter()
            for spot, number in ends.items():
                for step in self._steps(spot):
                    further[step] += number
            walks += further.total()
            if walks > MOST_LISTED:
                return True
            ends = further
        return False

    def _list(self) -> list[Answer]:
        if self.vast():
            raise TooManyAnswers(self.key)
        grown = [[spot] for spot in self.starts]
        found: list[Answer] = []
        for _ in range(self.longest):
            grown = [[*walk, spot] for walk in grown for spot in self._steps(walk[-1]) if spot not in walk]
            found += grown
        return found

    def _judge(self, answer: Answer) -> Verdict:
        if not isinstance(answer, list) or not 2 <= len(answer) <= self.longest + 1:
            return (WRONG_FORM,)
        if not all(isinstance(spot, str) for spot in answer):
            return (WRONG_FORM,)
        walked = answer[0] in self.starts and all(b in self._steps(a) for a, b in pairwise(answer))
        return None if walked and len(set(answer)) == len(answer) else (NOT_OFFERED,)

    def bounds(self) -> Bounds:
        return Bounds(2, self.longest + 1)

    def size(self, answer: Answer) -> int:
        return len(answer)

    def compose(self, picked: Sequence[Answer]) -> Answer:
        return list(picked)

    def spell(self, answer: Answer) -> list[Answer]:
        return list(answer)

    def _finished(self, picked: Sequence[Answer]) -> Verdict:
        return self.verdict(list(picked))

    def _pool(self, picked: Sequence[Answer]) -> Sequence[Answer]:
        if not picked:
            return self.starts
        return [spot for spot in self._steps(picked[-1]) if spot not in picked] if len(picked) <= self.longest else []

    def _following(self, picked: Sequence[Answer]) -> Check:
        if picked:
            return super()._following(picked)
        return lambda start: None if any(spot != start for spot in self._steps(start)) else (NOT_OFFERED,)

    def label(self, spot: Answer) -> Label:
        return self._label(spot)

    def in_parts(self) -> bool:
        return self.vast()

    def offers(self) -> list[Offer]:
        if self.vast():
            return self.after().offers()
        return [Offer(walk, tuple(map(self._label, walk))) for walk in self.legal()]

    def _shape(self) -> dict[str, Any]:
        shape = {"starts": self.starts, "longest": self.longest}
        return shape if self.vast() else {**shape, "paths": self.legal()}

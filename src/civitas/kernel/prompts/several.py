"""Several of those offered: some of them, or all of them in an order."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, permutations
from math import comb, factorial
from typing import Any

from civitas.kernel.chooser import Chooser, weighted
from civitas.kernel.prompts.answers import (
    NOT_OFFERED,
    NOT_TOGETHER,
    WRONG_COUNT,
    WRONG_FORM,
    Answer,
    Check,
    Refusal,
    TooManyAnswers,
    Verdict,
    among,
    key_of,
)
from civitas.kernel.prompts.base import FEW, GUESSES, MOST_LISTED, ROW, SET, Bounds, Candidates, Prompt, offered
from civitas.kernel.prompts.labels import Label, Offer, plain_label


class Some(Prompt):
    """Choose `least` to `most` different candidates; `together` judges the whole choice.

    An answer lists the chosen candidates in any order; the journal has them in the order in which they were offered.
    `so_far` judges a choice that is not whole yet: it refuses exactly what cannot become a legal answer by choosing
    more. Where there are many candidates, `together` alone does not say what leads to an answer.
    """

    __slots__ = ("_candidates", "_check", "_label", "_so_far", "_together", "least", "most")
    kind = "some"
    manner = SET

    def __init__(
        self,
        key: str,
        candidates: Candidates,
        least: int,
        most: int,
        check: Check | None = None,
        together: Check | None = None,
        *,
        so_far: Check | None = None,
        rule: str = "",
        params: Mapping[str, Any] | None = None,
        label: Callable[[Any], Label] = plain_label,
    ) -> None:
        super().__init__(key, rule, params)
        self._candidates = candidates
        self._check = check
        self._so_far = so_far
        self._together = together
        self._label = label
        self.least = least
        self.most = most

    def single(self) -> list[Answer]:
        """The candidates that may be part of a choice."""
        check = self._check
        found = offered(self._candidates)
        return list(found) if check is None else [c for c in found if check(c) is None]

    def vast(self) -> bool:
        if self._legal is not None:
            return False
        if self._choices(len(list(offered(self._candidates)))) <= MOST_LISTED:
            return False
        return self._check is None or self._choices(len(self.single())) > MOST_LISTED

    def _choices(self, number: int) -> int:
        """How many there would be of so many candidates if everything went with everything."""
        return sum([comb(number, chosen) for chosen in range(self.least, min(self.most, number) + 1)])

    def _list(self) -> list[Answer]:
        if self.vast():
            raise TooManyAnswers(self.key)
        items, together = self.single(), self._together
        chosen = self._grown(items) if self._so_far is not None else combined(items, self.least, self.most)
        return chosen if together is None else [c for c in chosen if together(c) is None]

    def _grown(self, items: list[Answer]) -> list[Answer]:
        """Every choice that does not come to a dead end, part by part in the order in which they were offered."""
        assert self._so_far is not None
        found: list[Answer] = []
        grown: list[tuple[int, list[Answer]]] = [(0, [])]
        for size in range(self.most + 1):
            if size >= self.least:
                found += [chosen for _, chosen in grown]
            longer = (
                (after + 1, [*chosen, items[after]]) for start, chosen in grown for after in range(start, len(items))
            )
            grown = [(start, chosen) for start, chosen in longer if self._so_far(chosen) is None]
        return found

    def _draw(self, chooser: Chooser) -> Answer:
        """Any choice of candidates, each as likely as any other, until one is legal; after some tries from the list."""
        if self._choices(len(list(offered(self._candidates)))) > FEW and not self.vast():
            items, so_far, together = self.single(), self._so_far, self._together
            ways = [comb(len(items), size) for size in range(self.least, min(self.most, len(items)) + 1)]
            for _ in range(GUESSES if sum(ways) > FEW else 0):
                left = list(range(len(items)))
                size = self.least + weighted(chooser, ways)
                picked = sorted(left.pop(chooser.choice(range(len(left)))) for _ in range(size))
                chosen = [items[place] for place in picked]
                if (so_far is None or so_far(chosen) is None) and (together is None or together(chosen) is None):
                    return chosen
        return super()._draw(chooser)

    def _judge(self, answer: Answer) -> Verdict:
        if not isinstance(answer, list):
            return (WRONG_FORM,)
        # Before anything is compared: what somebody sends may be of any length.
        if not self.least <= len(answer) <= self.most:
            return (WRONG_COUNT, self.least, self.most)
        if any(answer.count(a) > 1 for a in answer):
            return (WRONG_FORM,)
        known = {key_of(c) for c in offered(self._candidates)}
        if any(key_of(a) not in known for a in answer):
            return (NOT_OFFERED,)
        if self._check is not None:
            for item in answer:
                if (verdict := self._check(item)) is not None:
                    return verdict
        if self._so_far is None and self._together is None:
            return None
        chosen = self.normal(answer)
        if self._so_far is not None and (verdict := self._so_far(chosen)) is not None:
            return verdict
        return None if self._together is None else self._together(chosen)

    def normal(self, answer: Answer) -> Answer:
        return answer if len(answer) < 2 else [c for c in offered(self._candidates) if c in answer]

    # ------------------------------------------------------------------ parts: one candidate more

    def bounds(self) -> Bounds:
        return Bounds(self.least, self.most)

    def size(self, answer: Answer) -> int:
        return len(answer)

    def compose(self, picked: Sequence[Answer]) -> Answer:
        return list(picked)

    def spell(self, answer: Answer) -> list[Answer]:
        return list(answer)

    def _finished(self, picked: Sequence[Answer]) -> Verdict:
        return self.verdict(list(picked))

    def _pool(self, picked: Sequence[Answer]) -> Sequence[Answer]:
        if len(picked) >= self.most:
            return []
        taken = set(map(key_of, picked))
        return [c for c in offered(self._candidates) if key_of(c) not in taken]

    def _following(self, picked: Sequence[Answer]) -> Check:
        check, so_far, together = self._check, self._so_far, self._together
        if so_far is None and together is None:
            enough = not self.least or len(self.single()) >= self.least
            refused = None if enough else (WRONG_COUNT, self.least, self.most)
            return lambda part: refused if check is None else check(part) or refused
        places = {key_of(c): place for place, c in enumerate(offered(self._candidates))}
        ordered = sorted(picked, key=lambda part: places[key_of(part)])
        taken = [places[key_of(part)] for part in ordered]
        full = len(picked) + 1 == self.most
        # What a check of the whole answer leaves is read off the answers that there are, if those can be listed.
        leading = self._leading(picked) if so_far is None and not full and not self.vast() else None

        def follows(part: Answer) -> Verdict:
            if check is not None and (verdict := check(part)) is not None:
                return verdict
            if leading is not None and key_of(part) in leading:
                return None
            at = bisect(taken, places[key_of(part)])
            chosen = [*ordered[:at], part, *ordered[at:]]
            if so_far is not None and (verdict := so_far(chosen)) is not None:
                return verdict
            verdict = together(chosen) if together is not None and (full or leading is not None) else None
            return (NOT_TOGETHER,) if verdict is None and leading is not None else verdict

        return follows

    def _leading(self, picked: Sequence[Answer]) -> set[str]:
        """What is in an answer together with all that was picked."""
        taken = set(map(key_of, picked))
        answers = [set(map(key_of, answer)) for answer in self.legal()]
        return {part for answer in answers if taken <= answer for part in answer}

    # ------------------------------------------------------------------ showing

    def label(self, part: Answer) -> Label:
        return self._label(part)

    def offers(self) -> list[Offer]:
        return self._shown(self.single())

    def refusals(self) -> list[Refusal]:
        check = self._check
        if check is None:
            return []
        judged = [(c, check(c)) for c in offered(self._candidates)]
        return [Refusal(c, verdict) for c, verdict in judged if verdict is not None]

    def _shape(self) -> dict[str, Any]:
        options = [{"answer": a, **self.label(a).to_json()} for a in self.single()]
        return {"options": options, "least": self.least, "most": self.most, **self._whole(self._together)}


def combined(items: list[Answer], least: int, most: int) -> list[Answer]:
    """Where everything goes with everything, all choices are combinations; listing them needs no steps."""
    return [list(c) for n in range(least, most + 1) for c in combinations(items, n)]


class Order(Prompt):
    """Put the items into an order."""

    __slots__ = ("_label", "items")
    kind = "order"
    manner = ROW

    def __init__(
        self,
        key: str,
        items: Sequence[Answer],
        *,
        rule: str = "",
        params: Mapping[str, Any] | None = None,
        label: Callable[[Any], Label] = plain_label,
    ) -> None:
        super().__init__(key, rule, params)
        self.items = list(items)
        self._label = label

    def vast(self) -> bool:
        return factorial(len(self.items)) > MOST_LISTED

    def _list(self) -> list[Answer]:
        if self.vast():
            raise TooManyAnswers(self.key)
        return [list(p) for p in permutations(self.items)]

    def _draw(self, chooser: Chooser) -> Answer:
        order = list(self.items)
        chooser.shuffle(order)
        return order

    def _judge(self, answer: Answer) -> Verdict:
        if not isinstance(answer, list) or len(answer) != len(self.items):
            return (WRONG_FORM,)
        left = list(self.items)
        for item in answer:
            if not among(item, left):
                return (NOT_OFFERED,)
            left.remove(item)
        return None

    # ------------------------------------------------------------------ parts: the next item

    def bounds(self) -> Bounds:
        return Bounds(len(self.items), len(self.items))

    def compose(self, picked: Sequence[Answer]) -> Answer:
        return list(picked)

    def spell(self, answer: Answer) -> list[Answer]:
        return list(answer)

    def _finished(self, picked: Sequence[Answer]) -> Verdict:
        return self.verdict(list(picked))

    def _pool(self, picked: Sequence[Answer]) -> Sequence[Answer]:
        left = list(self.items)
        for item in picked:
            left.remove(item)
        return list({key_of(item): item for item in left}.values())

    # ------------------------------------------------------------------ showing

    def label(self, part: Answer) -> Label:
        return self._label(part)

    def offers(self) -> list[Offer]:
        return self._shown(self.items)

    def _shape(self) -> dict[str, Any]:
        return {"items": [{"answer": i, **self._label(i).to_json()} for i in self.items]}

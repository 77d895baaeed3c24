"""One answer of those offered: one of many, yes or no, a number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from civitas.kernel.chooser import Chooser
from civitas.kernel.prompts.answers import (
    NOT_OFFERED,
    OUT_OF_RANGE,
    WRONG_FORM,
    Answer,
    Check,
    NoAnswer,
    Refusal,
    Verdict,
    among,
)
from civitas.kernel.prompts.base import NOTHING, Candidates, Prompt, offered
from civitas.kernel.prompts.labels import Label, Offer, plain_label


class One(Prompt):
    """Choose one of the candidates that pass the check.

    `aside` is a second question of this type whose options stand beside the real one
    (a free action that may be taken at any moment); the rule that asks tells the answers apart.
    `barred` is a verdict on all candidates at once, which spares checking each.
    """

    __slots__ = ("_candidates", "_check", "_label", "aside", "barred")
    kind = "one"

    def __init__(
        self,
        key: str,
        candidates: Candidates,
        check: Check | None = None,
        *,
        rule: str = "",
        params: Mapping[str, Any] | None = None,
        label: Callable[[Any], Label] = plain_label,
        aside: One | None = None,
        barred: Verdict = None,
    ) -> None:
        self.key = key
        self.rule = rule
        self.params = params
        self._legal = None
        self._drawn = NOTHING
        self._candidates = candidates
        self._check = check
        self._label = label
        self.aside = aside
        self.barred = barred

    def forget(self) -> None:
        self._legal = None
        self._drawn = NOTHING
        if self.aside is not None:
            self.aside.forget()

    def _list(self) -> list[Answer]:
        if self.barred is not None:
            own = []
        else:
            check, source = self._check, self._candidates
            found = source() if callable(source) else source
            own = list(found) if check is None else [c for c in found if check(c) is None]
        return own if self.aside is None else own + self.aside.legal()

    def _draw(self, chooser: Chooser) -> Answer:
        """Candidates in a random order until one passes its check: most need not be checked at all."""
        if self.aside is None and self.barred is None:  # most questions: the same, in one group
            own, check = list(offered(self._candidates)), self._check
            while own:
                answer = own.pop(chooser.choice(range(len(own))))
                if check is None or check(answer) is None:
                    return answer
            raise NoAnswer(self.key)
        groups = self._groups()
        left = sum([len(answers) for answers, _ in groups])
        while left:
            at = chooser.choice(range(left))
            for answers, check in groups:  # noqa: B007 - the group in which it lies
                if at < len(answers):
                    break
                at -= len(answers)
            answer = answers.pop(at)
            if check is None or check(answer) is None:
                return answer
            left -= 1
        raise NoAnswer(self.key)

    def _groups(self) -> list[tuple[list[Answer], Check | None]]:
        """The candidates of this question and of those beside it, each with the check that they have to pass."""
        own = [] if self.barred is not None else [(list(offered(self._candidates)), self._check)]
        return own if self.aside is None else own + self.aside._groups()

    def _judge(self, answer: Answer) -> Verdict:
        if among(answer, offered(self._candidates)):
            if self.barred is not None:
                return self.barred
            return None if self._check is None else self._check(answer)
        return (NOT_OFFERED,) if self.aside is None else self.aside.verdict(answer)

    def label(self, answer: Answer) -> Label:
        if self.aside is not None and answer in self.aside.legal():
            return self.aside.label(answer)
        return self._label(answer)

    def label_refused(self, answer: Answer) -> Label:
        if self.aside is not None and answer in offered(self.aside._candidates):
            return self.aside._label(answer)
        return self._label(answer)

    def refusals(self) -> list[Refusal]:
        check, barred = self._check, self.barred
        candidates = offered(self._candidates)
        judged: list[tuple[Answer, Verdict]]
        if barred is not None:
            judged = [(c, barred) for c in candidates]
        else:
            judged = [] if check is None else [(c, check(c)) for c in candidates]
        own = [Refusal(c, verdict) for c, verdict in judged if verdict is not None]
        return own if self.aside is None else own + self.aside.refusals()

    def beside(self) -> Prompt | None:
        return self.aside

    def offers(self) -> list[Offer]:
        asides = () if self.aside is None else self.aside.legal()
        return [Offer(answer, (self.label(answer),), aside=answer in asides) for answer in self.legal()]

    def _shape(self) -> dict[str, Any]:
        shape = super()._shape()
        if self.aside is not None:
            shape["aside"] = self.aside.to_json()
        return shape


class YesNo(Prompt):
    """Consent or refuse."""

    __slots__ = ()
    kind = "yesno"

    def __init__(self, key: str, *, rule: str = "", params: Mapping[str, Any] | None = None) -> None:
        super().__init__(key, rule, params)

    def _list(self) -> list[Answer]:
        return [True, False]

    def _draw(self, chooser: Chooser) -> Answer:
        return chooser.choice((True, False))

    def _judge(self, answer: Answer) -> Verdict:
        return None if isinstance(answer, bool) else (WRONG_FORM,)

    def decline(self) -> Answer:
        return False

    def label(self, answer: Answer) -> Label:
        return Label("yes" if answer else "no")


class Number(Prompt):
    """Name a number from `low` to `high`; `label` gives the text of one of them."""

    __slots__ = ("_label", "high", "low")
    kind = "number"

    def __init__(
        self,
        key: str,
        low: int,
        high: int,
        *,
        rule: str = "",
        params: Mapping[str, Any] | None = None,
        label: Callable[[Any], Label] | None = None,
    ) -> None:
        super().__init__(key, rule, params)
        self.low = low
        self.high = high
        self._label = label

    def _list(self) -> list[Answer]:
        return list(range(self.low, self.high + 1))

    def _draw(self, chooser: Chooser) -> Answer:
        if self.high < self.low:
            raise NoAnswer(self.key)
        return chooser.choice(range(self.low, self.high + 1))

    def _judge(self, answer: Answer) -> Verdict:
        if type(answer) is not int:
            return (WRONG_FORM,)
        return None if self.low <= answer <= self.high else (OUT_OF_RANGE, self.low, self.high)

    def span(self) -> tuple[int, int]:
        return self.low, self.high

    def size(self, answer: Answer) -> int:
        return int(answer)

    def label(self, answer: Answer) -> Label:
        return Label("number", number=answer) if self._label is None else self._label(answer)

    def _shape(self) -> dict[str, Any]:
        return {"low": self.low, "high": self.high, **super()._shape()}

"""The questions a rule can ask: a small closed set of typed prompts.

One prompt drives the widget of a client, the check of an answer, a bot's list of moves and the key in the journal.
Its options are lazy: nothing is computed until someone looks, so that re-feeding old answers costs almost nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, pairwise, permutations
from typing import Any, ClassVar

Answer = Any
"""What a seat says: JSON data (a string, a number, a list or a mapping of them)."""


class Reason:
    """Why something is forbidden: an id for the text, the paragraph that forbids it, the names of its parameters."""

    __slots__ = ("id", "params", "rule")

    def __init__(self, id: str, rule: str, *params: str) -> None:
        self.id = id
        self.rule = rule
        self.params = params


Verdict = tuple[Any, ...] | None
"""`None` if something is allowed, else `(Reason, value of its first parameter, …)`."""

Check = Callable[[Any], Verdict]

NOT_OFFERED = Reason("not-offered", "")
WRONG_FORM = Reason("wrong-form", "")
WRONG_COUNT = Reason("wrong-count", "", "least", "most")
OUT_OF_RANGE = Reason("out-of-range", "", "low", "high")
KERNEL_REASONS = (NOT_OFFERED, WRONG_FORM, WRONG_COUNT, OUT_OF_RANGE)

MOST_WHOLE = 400
"""More whole answers than this are not sent along with the parts they are made of."""


class Refusal(Exception):
    """An answer that was not accepted, with the reason and the paragraph."""

    def __init__(self, answer: Answer, verdict: tuple[Any, ...]) -> None:
        reason: Reason = verdict[0]
        super().__init__(f"{answer!r}: {reason.id}")
        self.answer = answer
        self.reason = reason.id
        self.rule = reason.rule
        self.params: dict[str, Any] = dict(zip(reason.params, verdict[1:], strict=True))

    def to_json(self) -> dict[str, Any]:
        return {"answer": self.answer, "reason": self.reason, "rule": self.rule, "params": self.params}


class Label:
    """How an option is shown: the key of its text, the parameters, and what it points at on the table."""

    __slots__ = ("params", "targets", "text")

    def __init__(self, text: str, targets: Sequence[str] = (), **params: Any) -> None:
        self.text = text
        self.targets = tuple(targets)
        self.params = params

    def to_json(self) -> dict[str, Any]:
        return {"text": self.text, "targets": list(self.targets), "params": self.params}


def plain_label(answer: Answer) -> Label:
    return Label(str(answer))


class Prompt:
    """A question with its legal answers. Subclasses say how answers are listed and checked."""

    __slots__ = ("_legal", "key", "params", "rule")
    kind: ClassVar[str] = ""

    def __init__(self, key: str, rule: str, params: Mapping[str, Any] | None) -> None:
        self.key = key
        self.rule = rule
        self.params = params
        self._legal: list[Answer] | None = None

    def legal(self) -> list[Answer]:
        """Every legal answer; computed once for this prompt."""
        known = self._legal
        if known is None:
            known = self._legal = self._list()
        return known

    def forget(self) -> None:
        """The state behind the prompt has changed: list the answers anew when asked."""
        self._legal = None

    def verdict(self, answer: Answer) -> Verdict:
        """None if the answer is legal, else the reason."""
        known = self._legal
        if known is not None:
            if answer.__class__ is str:
                if answer in known:
                    return None
            else:
                # Whoever chose from the list is right; equal but for the type (True, 1) needs a closer look.
                for option in known:
                    if option is answer:
                        return None
        return self._judge(answer)

    def label(self, answer: Answer) -> Label:
        return plain_label(answer)

    def refusals(self) -> list[Refusal]:
        """What a player might expect to choose here but may not, each with its reason."""
        return []

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "key": self.key,
            "rule": self.rule,
            "params": dict(self.params or {}),
            **self._shape(),
        }

    def _list(self) -> list[Answer]:
        raise NotImplementedError

    def _judge(self, answer: Answer) -> Verdict:
        return None if _among(answer, self.legal()) else (NOT_OFFERED,)

    def normal(self, answer: Answer) -> Answer:
        """A legal answer as the journal has it, where the same can be said in several ways."""
        return answer

    def _shape(self) -> dict[str, Any]:
        """What a widget needs beside key and rule; by default the labelled options."""
        return {"options": [{"answer": a, **self.label(a).to_json()} for a in self.legal()]}

    def _whole(self, together: Check | None) -> dict[str, Any]:
        """Where parts are judged together, the answers that come of them: nobody need pick what leads to none.

        Without such a check all parts go with each other; and too many answers are left to the verdict.
        """
        if together is None or len(whole := self.legal()) > MOST_WHOLE:
            return {}
        return {"whole": whole}


def _same(one: Answer, other: Answer) -> bool:
    """Equal as JSON: to Python `True`, 1 and 1.0 are the same, in a journal they are not."""
    if type(one) is not type(other):
        return False
    if isinstance(one, list):
        return len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(_same(value, other[key]) for key, value in one.items())
    return bool(one == other)


def _among(answer: Answer, offered: Iterable[Answer]) -> bool:
    return any(_same(answer, item) for item in offered)


Candidates = Callable[[], Iterable[Answer]] | Sequence[Answer]


def _candidates(source: Candidates) -> Iterable[Answer]:
    return source() if callable(source) else source


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
        self._candidates = candidates
        self._check = check
        self._label = label
        self.aside = aside
        self.barred = barred

    def forget(self) -> None:
        self._legal = None
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

    def _judge(self, answer: Answer) -> Verdict:
        if _among(answer, _candidates(self._candidates)):
            if self.barred is not None:
                return self.barred
            return None if self._check is None else self._check(answer)
        return (NOT_OFFERED,) if self.aside is None else self.aside.verdict(answer)

    def label(self, answer: Answer) -> Label:
        if self.aside is not None and answer in self.aside.legal():
            return self.aside.label(answer)
        return self._label(answer)

    def label_refused(self, answer: Answer) -> Label:
        """The label of a candidate that may not be chosen now."""
        if self.aside is not None and answer in _candidates(self.aside._candidates):
            return self.aside._label(answer)
        return self._label(answer)

    def refusals(self) -> list[Refusal]:
        check, barred = self._check, self.barred
        candidates = _candidates(self._candidates)
        judged: list[tuple[Answer, Verdict]]
        if barred is not None:
            judged = [(c, barred) for c in candidates]
        else:
            judged = [] if check is None else [(c, check(c)) for c in candidates]
        own = [Refusal(c, verdict) for c, verdict in judged if verdict is not None]
        return own if self.aside is None else own + self.aside.refusals()

    def _shape(self) -> dict[str, Any]:
        shape = super()._shape()
        if self.aside is not None:
            shape["aside"] = self.aside.to_json()
        return shape


class Some(Prompt):
    """Choose `least` to `most` different candidates; `together` judges the whole choice.

    An answer lists the chosen candidates in any order; the journal has them in the order in which they were offered.
    """

    __slots__ = ("_candidates", "_check", "_label", "_together", "least", "most")
    kind = "some"

    def __init__(
        self,
        key: str,
        candidates: Candidates,
        least: int,
        most: int,
        check: Check | None = None,
        together: Check | None = None,
        *,
        rule: str = "",
        params: Mapping[str, Any] | None = None,
        label: Callable[[Any], Label] = plain_label,
    ) -> None:
        super().__init__(key, rule, params)
        self._candidates = candidates
        self._check = check
        self._together = together
        self._label = label
        self.least = least
        self.most = most

    def single(self) -> list[Answer]:
        """The candidates that may be part of a choice."""
        check = self._check
        found = _candidates(self._candidates)
        return list(found) if check is None else [c for c in found if check(c) is None]

    def _list(self) -> list[Answer]:
        items, together = self.single(), self._together
        chosen = (list(c) for n in range(self.least, self.most + 1) for c in combinations(items, n))
        return list(chosen) if together is None else [c for c in chosen if together(c) is None]

    def _judge(self, answer: Answer) -> Verdict:
        if not isinstance(answer, list):
            return (WRONG_FORM,)
        # Before anything is compared: what somebody sends may be of any length.
        if not self.least <= len(answer) <= self.most:
            return (WRONG_COUNT, self.least, self.most)
        if any(answer.count(a) > 1 for a in answer):
            return (WRONG_FORM,)
        offered = list(_candidates(self._candidates))
        if any(not _among(a, offered) for a in answer):
            return (NOT_OFFERED,)
        if self._check is not None:
            for item in answer:
                if (verdict := self._check(item)) is not None:
                    return verdict
        return None if self._together is None else self._together(self.normal(answer))

    def normal(self, answer: Answer) -> Answer:
        return answer if len(answer) < 2 else [c for c in _candidates(self._candidates) if c in answer]

    def label(self, answer: Answer) -> Label:
        return self._label(answer)

    def refusals(self) -> list[Refusal]:
        check = self._check
        if check is None:
            return []
        judged = [(c, check(c)) for c in _candidates(self._candidates)]
        return [Refusal(c, verdict) for c, verdict in judged if verdict is not None]

    def _shape(self) -> dict[str, Any]:
        options = [{"answer": a, **self.label(a).to_json()} for a in self.single()]
        return {"options": options, "least": self.least, "most": self.most, **self._whole(self._together)}


class YesNo(Prompt):
    """Consent or refuse."""

    __slots__ = ()
    kind = "yesno"

    def __init__(self, key: str, *, rule: str = "", params: Mapping[str, Any] | None = None) -> None:
        super().__init__(key, rule, params)

    def _list(self) -> list[Answer]:
        return [True, False]

    def _judge(self, answer: Answer) -> Verdict:
        return None if isinstance(answer, bool) else (WRONG_FORM,)

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

    def _judge(self, answer: Answer) -> Verdict:
        if type(answer) is not int:
            return (WRONG_FORM,)
        return None if self.low <= answer <= self.high else (OUT_OF_RANGE, self.low, self.high)

    def label(self, answer: Answer) -> Label:
        return Label("number", number=answer) if self._label is None else self._label(answer)

    def _shape(self) -> dict[str, Any]:
        return {"low": self.low, "high": self.high, **super()._shape()}


class Order(Prompt):
    """Put the items into an order."""

    __slots__ = ("_label", "items")
    kind = "order"

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

    def _list(self) -> list[Answer]:
        return [list(p) for p in permutations(self.items)]

    def _judge(self, answer: Answer) -> Verdict:
        if not isinstance(answer, list) or len(answer) != len(self.items):
            return (WRONG_FORM,)
        left = list(self.items)
        for item in answer:
            if not _among(item, left):
                return (NOT_OFFERED,)
            left.remove(item)
        return None

    def _shape(self) -> dict[str, Any]:
        return {"items": [{"answer": i, **self._label(i).to_json()} for i in self.items]}


class Split(Prompt):
    """Divide a total among bins with limits: the base of paying and of placing.

    An answer maps each bin that gets something to how much it gets.
    """

    __slots__ = ("_label", "_together", "limits", "total")

    def __init__(
        self,
        key: str,
        total: int,
        limits: Mapping[str, int],
        together: Check | None = None,
        *,
        rule: str = "",
        params: Mapping[str, Any] | None = None,
        label: Callable[[Any], Label] = plain_label,
    ) -> None:
        super().__init__(key, rule, params)
        self.total = total
        self.limits = dict(limits)
        self._together = together
        self._label = label

    def _list(self) -> list[Answer]:
        found: list[dict[str, int]] = [{}]
        for name, limit in self.limits.items():
            found = [
                {**part, name: n} if n else part
                for part in found
                for n in range(min(limit, self.total - sum(part.values())) + 1)
            ]
        whole = [part for part in found if sum(part.values()) == self.total]
        together = self._together
        return list(whole) if together is None else [part for part in whole if together(part) is None]

    def _judge(self, answer: Answer) -> Verdict:
        if not isinstance(answer, dict):
            return (WRONG_FORM,)
        if len(answer) > len(self.limits):
            return (NOT_OFFERED,)
        if any(type(n) is not int or n < 1 for n in answer.values()):
            return (WRONG_FORM,)
        if sum(answer.values()) != self.total:
            return (WRONG_COUNT, self.total, self.total)
        for name, n in answer.items():
            if name not in self.limits:
                return (NOT_OFFERED,)
            if n > self.limits[name]:
                return (OUT_OF_RANGE, 0, self.limits[name])
        return None if self._together is None else self._together(answer)

    def _shape(self) -> dict[str, Any]:
        bins = [{"answer": b, "limit": n, **self._label(b).to_json()} for b, n in self.limits.items()]
        return {"total": self.total, "bins": bins, **self._whole(self._together)}


class Pay(Split):
    """Pay a price in resources that may replace each other; the limits are what the payer has."""

    __slots__ = ()
    kind = "pay"


class Place(Split):
    """Place pieces on spots of the map; the limits are what each spot can take."""

    __slots__ = ()
    kind = "place"


class Path(Prompt):
    """Walk from a start, step by step, `longest` steps at most; an answer lists the spots passed, the start first."""

    __slots__ = ("_steps", "longest", "starts")
    kind = "path"

    def __init__(
        self,
        key: str,
        starts: Sequence[str],
        steps: Callable[[str], Iterable[str]],
        longest: int,
        *,
        rule: str = "",
        params: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(key, rule, params)
        self.starts = list(starts)
        self._steps = steps
        self.longest = longest

    def _list(self) -> list[Answer]:
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

    def _shape(self) -> dict[str, Any]:
        return {"starts": self.starts, "longest": self.longest, "paths": self.legal()}


class Deal(Prompt):
    """An offer between seats: accept it, refuse it, or answer with other terms from those `counter` lists."""

    __slots__ = ("_counter", "terms")
    kind = "deal"

    def __init__(
        self,
        key: str,
        terms: Mapping[str, Any],
        counter: Candidates = (),
        *,
        rule: str = "",
        params: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(key, rule, params)
        self.terms = dict(terms)
        self._counter = counter

    def _list(self) -> list[Answer]:
        counters = [{"say": "counter", "terms": dict(t)} for t in _candidates(self._counter) if t != self.terms]
        return [{"say": "accept"}, {"say": "refuse"}, *counters]

    def label(self, answer: Answer) -> Label:
        return Label(f"deal-{answer['say']}", **answer.get("terms", {}))

    def _shape(self) -> dict[str, Any]:
        return {"terms": self.terms, **super()._shape()}

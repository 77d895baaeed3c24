"""What a seat says, and what is wrong with it: reasons, verdicts, refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

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
NOT_TOGETHER = Reason("not-together", "")
KERNEL_REASONS = (NOT_OFFERED, WRONG_FORM, WRONG_COUNT, OUT_OF_RANGE, NOT_TOGETHER)


class NoAnswer(Exception):
    """A prompt without a legal answer: a fault in the rules of the game."""


class TooManyAnswers(Exception):
    """The answers of a vast prompt were to be listed."""

    def __init__(self, key: str) -> None:
        super().__init__(f"{key!r} has too many answers to list: put one together with after()")


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


def _same(one: Answer, other: Answer) -> bool:
    """Equal as JSON: to Python `True`, 1 and 1.0 are the same, in a journal they are not."""
    if type(one) is not type(other):
        return False
    if isinstance(one, list):
        return len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(_same(value, other[key]) for key, value in one.items())
    return bool(one == other)


def among(answer: Answer, offered: Iterable[Answer]) -> bool:
    return any(_same(answer, item) for item in offered)


def key_of(part: Answer) -> str:
    """By which parts are told apart: to a set, too, `True`, 1 and 1.0 would be the same."""
    return repr(part)

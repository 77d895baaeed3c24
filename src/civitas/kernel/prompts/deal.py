"""A deal between seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.kernel.prompts.answers import Answer
from civitas.kernel.prompts.base import Candidates, Prompt, offered
from civitas.kernel.prompts.labels import Label


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
        counters = [{"say": "counter", "terms": dict(t)} for t in offered(self._counter) if t != self.terms]
        return [{"say": "accept"}, {"say": "refuse"}, *counters]

    def decline(self) -> Answer:
        return {"say": "refuse"}

    def label(self, answer: Answer) -> Label:
        return Label(f"deal-{answer['say']}", **answer.get("terms", {}))

    def _shape(self) -> dict[str, Any]:
        return {"terms": self.terms, **super()._shape()}

"""How something to choose is shown: a text, and what it points at on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from civitas.kernel.prompts.answers import Answer


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


class Offer(NamedTuple):
    """Something to choose, with how it is shown: a whole answer, or a part of one."""

    answer: Answer
    labels: tuple[Label, ...]
    """One; of a whole walk, one for each spot."""
    limit: int | None = None
    """Where a total is divided: how much this part can take."""
    aside: bool = False
    """It stands beside the question."""

"""What bots are told of Steppe."""

from __future__ import annotations

from typing import Any

from tests.kit.steppe import worth

from civitas.kernel import Answer, Prompt

RESTING = frozenset({"wander"})
OPENING: frozenset[str] = frozenset()
FEATURES: tuple[str, ...] = ("herds",)
OWN: frozenset[str] = frozenset()


def taste(rng: Any) -> None:
    """None has a liking of its own."""


def manner(rng: Any, name: str) -> None:
    """None has a manner."""


def features(view: dict[str, Any], seat: int, taste: Any) -> dict[str, float]:
    return {"herds": float(sum(worth(field) * number for field, number in view["herds"][seat].items()))}


def evaluate(view: dict[str, Any], seat: int, taste: Any) -> float:
    return sum(features(view, seat, taste).values())


def spread(view: dict[str, Any]) -> float:
    return 4.0


def moment(view: dict[str, Any]) -> int:
    return int(view["rounds"])


def judged(view: dict[str, Any], seat: int, key: str) -> bool:
    return True


def pending(view: dict[str, Any], seat: int, taste: Any) -> None:
    """A position is judged as it is."""


def sensible(prompt: Prompt) -> list[Answer]:
    return prompt.legal()


def appraise(view: dict[str, Any], seat: int, prompt: Prompt, taste: Any) -> None:
    """It is looked ahead."""


def hint(view: dict[str, Any], seat: int, prompt: Prompt, taste: Any) -> None:
    """There is nothing quicker."""

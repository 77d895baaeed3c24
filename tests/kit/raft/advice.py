"""What bots are told about Raft."""

from __future__ import annotations

from typing import Any

from civitas.kernel import Prompt

RESTING = frozenset({"act"})
OPENING: frozenset[str] = frozenset()
FEATURES: tuple[str, ...] = ("rowed", "water")
OWN: frozenset[str] = frozenset()


def taste(rng: Any) -> None:
    """Nobody has any."""


def manner(rng: Any, name: str) -> None:
    """Nobody has any."""


def features(view: dict[str, Any], seat: int, taste: Any) -> dict[str, float]:
    sunk = view["water"] >= 8
    return {"rowed": float(view["rowed"]), "water": -50.0 if sunk else -0.2 * view["water"] ** 2}


def evaluate(view: dict[str, Any], seat: int, taste: Any) -> float:
    return sum(features(view, seat, taste).values())


def spread(view: dict[str, Any]) -> float:
    return 4.0


def moment(view: dict[str, Any]) -> int:
    return 0


def judged(view: dict[str, Any], seat: int, key: str) -> bool:
    return True


def pending(view: dict[str, Any], seat: int, taste: Any) -> float | None:
    return None


def sensible(prompt: Prompt) -> list[Any]:
    return prompt.legal()


def appraise(view: dict[str, Any], seat: int, prompt: Prompt, taste: Any) -> None:
    """Looking ahead shows all there is."""


def hint(view: dict[str, Any], seat: int, prompt: Prompt, taste: Any) -> None:
    """Nor is there a quicker way."""

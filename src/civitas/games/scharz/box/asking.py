"""Everybody is asked at the same time, and nobody learns what the others say before the last one has answered."""

from __future__ import annotations

from typing import Any

from civitas.kernel import AskAll, Procedure, Prompt, Reveal


def at_once(prompts: dict[int, Prompt]) -> Procedure[dict[int, Any]]:
    """§D4 The answers by seat, once all are given; nothing where nobody has a choice."""
    if not prompts:
        return {}
    answers: dict[int, Any] = yield AskAll(prompts)
    yield Reveal()
    return answers

"""What happens at a seat whose player is not there: orders given in advance, and a caretaker.

A game may have a module `standing` that says some of these things about its questions (a question is known by the key
of its prompt). A game without one is played all the same: its questions can be answered in advance, at once, and its
caretaker declines what can be declined.

    REACTIONS   questions in which a seat reacts to what another does, and what it says to let that pass. They may
                depend on a hidden hand, so nobody may learn from the time of the answer how it came about.
    WARNINGS    keys of notes that end an order which was to last "until something happens to me", when they name the
                seat.
    IDLE        answers that do nothing and cost nothing, in the order in which a caretaker prefers them.
    PREFERS     for a question, what its caretaker says, if it may; the first that is legal.
    SHUNS       for a question, how answers begin that a caretaker never gives while anything else is legal: attacks,
                trades, whatever spends what is scarce.

What a caretaker must not do is said apart from how it goes about that, so that a test can hold one against the other:

    HARMS       keys of notes that tell that a seat (their parameter `seat`) trades, attacks, or plays against somebody.
    LOSSES      keys of notes that tell that a seat has lost something without having chosen to give it.
    holdings    a function of what the seat sees: what it has that is scarce, and how much of each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from civitas.kernel import Answer, Title


class Standing(NamedTuple):
    """What a game says about seats whose players are away."""

    reactions: Mapping[str, Answer]
    warnings: frozenset[str]
    idle: tuple[Answer, ...]
    prefers: Mapping[str, tuple[Answer, ...]]
    shuns: Mapping[str, tuple[str, ...]]
    harms: frozenset[str]
    losses: frozenset[str]
    holdings: Callable[[Mapping[str, Any], int], Mapping[str, int]]


IDLE = ("pass", "none", "done", "end", "no")


def standing(title: Title[Any]) -> Standing:
    """What the game says, or what holds for any game."""
    name = f"{title.home}.standing"
    module: Any = import_module(name) if find_spec(name) is not None else None
    return Standing(
        reactions=getattr(module, "REACTIONS", {}),
        warnings=getattr(module, "WARNINGS", frozenset()),
        idle=getattr(module, "IDLE", IDLE),
        prefers=getattr(module, "PREFERS", {}),
        shuns=getattr(module, "SHUNS", {}),
        harms=getattr(module, "HARMS", frozenset()),
        losses=getattr(module, "LOSSES", frozenset()),
        holdings=getattr(module, "holdings", _nothing),
    )


def _nothing(_view: Mapping[str, Any], _seat: int) -> Mapping[str, int]:
    """A game that says nothing about it has nothing that is scarce."""
    return {}

"""What happens at a seat whose player is not there: orders given in advance, and a caretaker.

A title may declare `absence` among its companions, and say some of these things about its questions (a question is
known by the key of its prompt). A title without it is played all the same: its questions can be answered in advance, at
once, and its caretaker declines what can be declined.

What a caretaker must not do (`harms`, `losses`, `holdings`) is said apart from how it goes about that, so that a test
can hold one against the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from civitas.kernel import Answer

IDLE: tuple[Answer, ...] = ("pass", "none", "done", "end", "no")


def _nothing(_view: Mapping[str, Any], _seat: int) -> Mapping[str, int]:
    """A title that says nothing about it has nothing that is scarce."""
    return {}


@dataclass(frozen=True)
class Absence:
    """What a title says about seats whose players are away."""

    reactions: Mapping[str, Answer] = field(default_factory=dict)
    """Questions in which a seat reacts to what another does, and what it says to let that pass. They may depend on a
    hidden hand, so nobody may learn from the time of the answer how it came about."""
    warnings: frozenset[str] = frozenset()
    """Keys of notes that end an order which was to last "until something happens to me", when they name the seat."""
    idle: tuple[Answer, ...] = IDLE
    """Answers that do nothing and cost nothing, in the order in which a caretaker prefers them."""
    prefers: Mapping[str, tuple[Answer, ...]] = field(default_factory=dict)
    """For a question, what its caretaker says, if it may; the first that is legal."""
    shuns: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For a question, how answers begin that a caretaker never gives while anything else is legal: attacks, trades,
    whatever spends what is scarce."""
    harms: frozenset[str] = frozenset()
    """Keys of notes that tell that a seat (their parameter `seat`) trades, attacks, or plays against somebody."""
    losses: frozenset[str] = frozenset()
    """Keys of notes that tell that a seat has lost something without having chosen to give it."""
    holdings: Callable[[Mapping[str, Any], int], Mapping[str, int]] = _nothing
    """From what the seat sees: what it has that is scarce, and how much of each."""

"""The numbers behind the advice, from the data file."""

from __future__ import annotations

from typing import Any, NamedTuple

from civitas.games.sands.box.content import BOX, read

_DATA = read("advice")
WORTH: dict[str, Any] = _DATA["worth"]
HOPE: dict[str, float] = _DATA["hope"]
EFFECTS: dict[str, float] = _DATA["effects"]
BATTLE: dict[str, float] = _DATA["battle"]
CARDS: dict[str, Any] = _DATA["cards"]
START: dict[str, float] = _DATA["start"]
CHANCE: dict[str, float] = _DATA["chance"]
LIKING: dict[str, float] = _DATA["liking"]
MANNERS: dict[str, dict[str, float]] = _DATA["manner"]

_TUNED = _DATA["tuned"]
_DYNASTIES = len(BOX["dynasty"]["first_fields"]) - 1


class Weights(NamedTuple):
    """What a bot goes by: the worth of things, and of cards."""

    worth: dict[str, Any]
    cards: dict[str, Any]


PROVED: dict[str, float] = _TUNED["liking"]
"""What is worth liking, whoever one is."""
USUAL = Weights(WORTH, CARDS)
TUNED = tuple(
    Weights(
        WORTH | _TUNED["worth"] | {name: worths[dynasty] for name, worths in _TUNED["by_dynasty"].items()},
        CARDS | _TUNED["cards"],
    )
    for dynasty in range(_DYNASTIES)
)
"""For bots that think ahead: what things are worth to them in each dynasty."""


def weights_of(taste: Taste, dynasty: int) -> Weights:
    """Bots that think ahead go by the tuned weights."""
    return TUNED[dynasty - 1] if "tuned" in taste else USUAL


View = dict[str, Any]
"""What a seat sees of the table."""
Taste = dict[str, float]
"""How much a bot likes a field, a category, an advance or a building; 1 is indifferent."""

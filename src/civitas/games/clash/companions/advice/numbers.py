"""The numbers behind the advice, from the data file."""

from __future__ import annotations

from typing import Any, NamedTuple

from civitas.games.clash.box.content import read

_DATA = read("advice")
WORTH: dict[str, float] = _DATA["worth"]
GOODS: dict[str, float] = _DATA["goods"]
ADVANCES: dict[str, float] = _DATA["advances"]
SITE: dict[str, float] = _DATA["site"]
MOVE: dict[str, float] = _DATA["move"]
RECRUIT: dict[str, float] = _DATA["recruit"]
CHOICE: dict[str, float] = _DATA["choice"]
ABILITY: dict[str, float] = _DATA["ability"]
TRADE: dict[str, float] = _DATA["trade"]
CHANCE: dict[str, float] = _DATA["chance"]
LIKING: dict[str, float] = _DATA["liking"]
MANNERS: dict[str, dict[str, float]] = _DATA["manner"]


class Weights(NamedTuple):
    """What a bot goes by: the worth of things, of goods and of advances, of moves and of new units."""

    worth: dict[str, float]
    goods: dict[str, float]
    advances: dict[str, float]
    move: dict[str, float]
    recruit: dict[str, float]


USUAL = Weights(WORTH, GOODS, ADVANCES, MOVE, RECRUIT)
TUNED = Weights(*(part | _DATA["tuned"].get(name, {}) for name, part in zip(Weights._fields, USUAL, strict=True)))


def weights_of(taste: Taste) -> Weights:
    """Bots that think ahead go by the tuned weights."""
    return TUNED if "tuned" in taste else USUAL


View = dict[str, Any]
"""What a seat sees of the table."""
Taste = dict[str, float]
"""How much a bot likes an advance or a building; 1 is indifferent."""

"""Dice are thrown: whose they are and what they mean stands on the table before they fall, so that luck can be told."""

from __future__ import annotations

from collections.abc import Sequence

from civitas.games.scharz.box.content import BOX
from civitas.games.scharz.box.state import Scharz, Throw
from civitas.kernel import Procedure, Roll

BROWN = "brown"
SIDES: int = BOX["dice"]["sides"]


def throw(g: Scharz, key: str, seat: int, dice: Sequence[str], against: tuple[int, ...] = ()) -> Procedure[list[int]]:
    """The faces of these dice."""
    g.throw = Throw(seat, tuple(dice), against)
    rolled = yield Roll(key, SIDES, len(dice))
    g.throw = None
    return [rolled] if len(dice) == 1 else list(rolled)

"""What a player works towards: victory points, the small goals of might, and opponents bound by treaty."""

from __future__ import annotations

from civitas.games.goals import Goal
from civitas.games.scharz.box.content import BOX
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear.diplomacy import bound
from civitas.games.scharz.victory import SOVEREIGNTY, goals_of, limits, standing

_LEAST = BOX["victory"]["least_opponents"]


def goals(g: Scharz, seat: int) -> list[Goal]:
    """§10 §D58 §D61 What there is of each, and what it takes for this seat as treaties stand."""
    if not g.subphase or g.realms[seat].out:
        return []
    lie = Lie(g)
    have = standing(g, seat, lie)
    needed = limits(g, seat, have)
    others = [other for other in range(g.seats) if other != seat and not g.realms[other].out]
    alone = len(others) < _LEAST
    tied = sum(bound(g, seat, other, alone=alone) for other in others)
    return [
        Goal("track:points", g.realms[seat].points, needed["points"]),
        *(Goal(f"goal:{goal}", have[goal], needed[goal]) for goal in goals_of(g)),
        Goal(f"end:{SOVEREIGNTY}", tied, len(others)),
    ]

"""The three prizes at the end of the game, and who is on the way to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.games.sands.companions.advice.numbers import View


def merits(view: View, seat: int, worths: Mapping[str, Any]) -> float:
    """What the prizes for most regions, least unrest and most symbols are worth to a seat."""
    mine, best = claims(view["empires"][seat]), [-99, -99, -99]
    for rival, other in enumerate(view["empires"]):
        if rival != seat:
            best = [max(pair) for pair in zip(best, claims(other), strict=True)]
    weight = worths["merit_by_dynasty"][view["dynasty"] - 1]
    value = 0.0
    for own, theirs, prize in zip(mine, best, worths["merit"], strict=True):
        value += prize * min(1.0, max(0.0, 0.5 + worths["merit_lead"] * (own - theirs)))
    return float(weight * value)


def claims(empire: Mapping[str, Any]) -> list[int]:
    """What an empire has to show for each prize."""
    return [len(empire["regions"]), -empire["unrest"], empire["achieved"]["B"] + empire["achieved"]["E"]]

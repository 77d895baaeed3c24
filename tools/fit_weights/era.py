"""What a seat has in a position of Era of Tribes, counted."""

from __future__ import annotations

from typing import Any

from civitas.games.era.companions.advice.numbers import ROUND
from civitas.games.era.companions.advice.stand import Stand

View = dict[str, Any]
PARTS = ("the first third", "the second third", "the last third")
"""What the parts of a game are called."""


def part_of(view: View) -> int:
    """Which part of the game a position belongs to, by how long games usually are."""
    usual = ROUND[f"expected_{view['length']}"]
    return min(len(PARTS) - 1, int(len(PARTS) * (view["round"] - 1) / usual))


def count(view: View, seat: int, taste: Any) -> dict[str, float]:
    """Nothing is weighed here."""
    stand = Stand(view, seat, taste)
    realm = stand.realm
    return {f"field {field}": level for field, level in realm["levels"].items()} | {
        "influence": realm["influence"],
        "open cards": realm["points"]["open_cards"],
        "own card": realm["points"]["own_card"],
        "morale": realm["morale"],
        "epoch": realm["epoch"],
        "provinces": len(stand.land),
        "cities": len(realm["cities"]),
        "luxury goods": stand.luxuries,
        "thalers": realm["thalers"],
        "food": realm["food"],
        "hunger": realm["hunger"] + realm["starved"],
        "treaties": realm["treaties"],
        "posts": stand.posts,
        "leaders": realm["all_leaders"],
        "vassals": stand.all_vassals,
        "free vassals": realm["free"],
        "fleets": stand.all_fleets,
        "armies": realm["armies"] + realm["legions"],
        "villages": stand.hidden_villages,
    }

"""What a seat does while its player is away: see `civitas.games.standing`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

REACTIONS = {"grant-passage": False}
"""§5.3.R: whether one lets somebody pass depends on what one means to do oneself."""
WARNINGS = frozenset({"attack", "raid", "tribute-colony", "tribute-caravan", "control-lost"})
IDLE = ("end", "done", "none")
PREFERS = {
    # Governing asks for nothing; what was chosen need not be carried out.
    "choose-cards": (["govern", "advance"], ["chronicle", "govern"], ["govern", "caravan"]),
}
SHUNS = {
    "next-deed": ("conquest", "raid", "tribute", "support", "taxes", "oppression"),
    "conquest": ("attack",),
}
HARMS = frozenset({"attack", "raid", "tribute-caravan", "tribute-colony"})
LOSSES = frozenset({"citizen-lost", "control-lost", "income"})
"""§4.6.2: with a new generation what was left of the old one lapses, before there is income again."""


def holdings(view: Mapping[str, Any], seat: int) -> dict[str, int]:
    """Crops and gold, people on the board (all but those left to be put there), caravans, chronicle cards in hand."""
    empire = view["empires"][seat]
    return {
        "crops": empire["crops"],
        "gold": empire["gold"],
        "peasants": -empire["peasants_left"],
        "soldiers": -empire["soldiers_left"],
        "caravans": len(empire["caravans"]),
        "chronicles": len(empire["hand"]),
    }

"""What a seat does while its player is away: see `civitas.games.absence`."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from civitas.games.absence import Absence

REACTIONS = {"grant-passage": False}
"""§5.9.3: whether one lets somebody pass depends on what one means to do oneself."""
WARNINGS = frozenset({"attack", "raid-loss", "tribute-caravan", "control-lost"})
IDLE = ("end", "done", "none")
_CALM = ("chronicle", "muster", "build", "govern", "advance", "caravan_1", "migrate")
"""Cards that harm nobody: one more than a generation can have on display when cards are chosen."""
PREFERS = {
    # §4.2.B4: what was chosen need not be carried out. §4.2.A2: so one of two calm cards must be new, and one is.
    "choose-cards": tuple([one, other] for one, other in combinations(_CALM, 2)),
}
SHUNS = {
    "next-deed": ("conquest", "raid", "tribute", "support", "taxes", "oppression"),
    "conquest": ("attack",),
    "attack-after": ("attack",),
}
HARMS = frozenset({"attack", "raid", "tribute-caravan"})
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


ABSENCE = Absence(
    reactions=REACTIONS,
    warnings=WARNINGS,
    idle=IDLE,
    prefers=PREFERS,
    shuns=SHUNS,
    harms=HARMS,
    losses=LOSSES,
    holdings=holdings,
)

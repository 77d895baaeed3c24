"""What a seat does while its player is away: see `civitas.games.absence`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.games.absence import Absence

REACTIONS = {"tactics": "none", "deal": {"say": "refuse"}, "counter-deal": False, "steel-weapons": False}
"""§9: whether a tactics card is played depends on a hand that nobody else sees."""
WARNINGS = frozenset({"battle-begins", "captured", "plundered", "took-over", "unit-lost", "exhausted"})
IDLE = ("stay", "done", "none", "keep", "drop", "end")
PREFERS = {
    # §4.1 An action can always be let go by, and costs nothing then.
    "deed": ("end", "pass"),
}
HARMS = frozenset({"accepts", "battle-begins", "influence-roll", "offers", "plays", "spied", "took-over"})
LOSSES = frozenset({"buried", "captured", "destroyed", "drowned", "food-lost", "plundered", "unit-killed", "unit-lost"})


def holdings(view: Mapping[str, Any], seat: int) -> dict[str, int]:
    """Goods, tokens, units on the board (what is not left to be put there), cards and cities."""
    player = view["players"][seat]
    cards = sum(len(player[deck]) for deck in ("action_cards", "objective_cards", "wonder_cards"))
    units = {unit: -left for unit, left in player["units_left"].items()}
    return {**player["goods"], **units, "cards": cards, "cities": len(player["cities"])}


ABSENCE = Absence(
    reactions=REACTIONS,
    warnings=WARNINGS,
    idle=IDLE,
    prefers=PREFERS,
    harms=HARMS,
    losses=LOSSES,
    holdings=holdings,
)

"""What a seat does while its player is away: see `civitas.games.standing`."""

from __future__ import annotations

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

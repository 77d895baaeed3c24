"""What a seat does while its player is away: see `civitas.games.standing`."""

from __future__ import annotations

REACTIONS = {"tactics": "none", "deal": {"say": "refuse"}, "steel-weapons": False}
"""§9: whether a tactics card is played depends on a hand that nobody else sees."""
WARNINGS = frozenset({"battle-begins", "captured", "plundered", "took-over", "unit-lost", "exhausted"})
IDLE = ("stay", "done", "none", "keep", "drop", "end")
PREFERS = {
    # To move and stay takes an action and nothing else; then whatever costs least.
    "deed": ("end", "move", "produce", "found", "happiness", "recruit", "construct", "advance"),
}
SHUNS = {
    "deed": ("trade", "influence", "play-card", "barter"),
}

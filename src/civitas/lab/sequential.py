"""A sequential test after Wald: games are played until it is clear which of two things holds, and no longer.

An interval is made for one look: whoever looks again after every game is misled by it sooner or later. The evidence
here is the logarithm of how much likelier the games are if the better thing holds, and it is clear as soon as that
leaves a band whose width follows from how often one may be wrong.
"""

from __future__ import annotations

from math import log

BETTER, NOT_BETTER, OPEN = "better", "not better", "open"
RISK = 0.05
"""How often the test may be wrong, either way."""
BOUND = log((1 - RISK) / RISK)
"""So much evidence is enough."""


def said(evidence: float) -> str:
    """What so much evidence says."""
    if abs(evidence) < BOUND:
        return OPEN
    return BETTER if evidence > 0 else NOT_BETTER


def of_wins(wins: float, games: int, chance: float, hoped: float) -> float:
    """The evidence for winning as often as one hopes, against winning no more often than chance has it.

    A shared win may count as a fraction.
    """
    return wins * log(hoped / chance) + (games - wins) * log((1 - hoped) / (1 - chance))

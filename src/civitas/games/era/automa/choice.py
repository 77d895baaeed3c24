"""§12.9 The best of the candidates, and what decided between them."""

from __future__ import annotations

from typing import NamedTuple

from civitas.games.era.automa.value import Candidate, rank
from civitas.games.era.box.automas import VALUE
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import Automa

TIES = ("value", "priority", "borders", "home", "all")
"""What set the chosen one apart from the next: its value, a tie-breaker A to C, or nothing (D)."""
ONLY = "only"
TIE_PARAGRAPHS = {
    "value": "12.9",
    "priority": "12.9.A",
    "borders": "12.9.B",
    "home": "12.9.C",
    "all": "12.9.D",
    ONLY: "12.9",
}


class Chosen(NamedTuple):
    """The candidate that is taken, those that are its equals in everything, and what decided."""

    best: Candidate
    equals: list[Candidate]
    tie: str
    others: list[Candidate]
    """What else could have been taken."""
    runner_up: str | None = None
    """What would have been, had the best not been there."""


def choose(g: Era, who: Automa, found: list[Candidate]) -> Chosen | None:
    """§12.9.A §12.9.B §12.9.C §12.9.D The highest value of at least one, then the tie-breakers, then the name."""
    worthy = sorted(
        ((rank(g, who, one), one.province, one) for one in found if one.value >= VALUE["least"]),
        key=lambda entry: entry[:2],
    )
    if not worthy:
        return None
    first, _, best = worthy[0]
    equals = [one for ranked, _, one in worthy[1:] if ranked == first]
    tie, runner_up = ONLY, None
    if len(worthy) > 1:
        second, runner_up, _ = worthy[1]
        tie = next((name for name, a, b in zip(TIES, first, second, strict=False) if a != b), TIES[-1])
    return Chosen(best, equals, tie, [one for one in found if one is not best], runner_up)

"""§12.4 The branches of a card in their order: which is followed, what speaks against those before it, what is next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from civitas.games.era.box.automas import (
    CITY_CARD,
    EXPANSION_CARD,
    FARM_CARD,
    POST_CARD,
    REVOLUTION_CARD,
    TAX_CARD,
    WAR_CARD,
)
from civitas.games.era.box.content import WHEEL
from civitas.games.era.box.underway import Automa
from civitas.kernel import Note

BY_ITSELF, ROUND_END = "auto", "round_end"
"""What automas do without a card."""
PARAGRAPHS = {
    CITY_CARD: "12.4.1",
    POST_CARD: "12.4.2",
    WAR_CARD: "12.4.3",
    FARM_CARD: "12.4.4",
    REVOLUTION_CARD: "12.4.5",
    TAX_CARD: "12.4.7",
    EXPANSION_CARD: "12.4.8",
    BY_ITSELF: "12.7.4",
    ROUND_END: "12.7.6",
}
CITIES, CITY, POSTS, TRADE, REVOLT = "cities", "city", "posts", "trade", "revolt"
TAXES, GAMES, EXPAND, INFLUENCE = "taxes", "games", "expand", "influence"
STEPS = (CITIES, CITY, POSTS, TRADE, REVOLT, TAXES, GAMES, EXPAND, INFLUENCE, *WHEEL)
"""What branches have automas do; a field of research is the next level of it."""
NO_GROWTH = "no_growth"


class Branch(NamedTuple):
    """A branch: its letter, what it has the automa do, and what speaks against it now."""

    letter: str
    step: str
    against: str = ""


def follow(who: Automa, deed: str, listed: Sequence[Branch], letter: str) -> Note:
    """§12.4 Which branch is followed, why none of those before it, and which would have been, had this one not."""
    at = [one.letter for one in listed].index(letter)
    passed = [one for one in listed[:at] if one.against]
    following = next((one for one in listed[at + 1 :] if not one.against), None)
    return Note(
        "automa-branch",
        seat=who,
        deed=deed,
        branch=letter,
        whys=[one.against for one in passed],
        passed=[{"branch": one.letter, "step": one.step, "why": one.against} for one in passed],
        next_branch=following.letter if following else None,
        next_step=following.step if following else None,
        rule=PARAGRAPHS[deed],
    )

"""Clash of Cultures as a title: its sequence of play, and what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from civitas.games.clash import (
    advances,
    arms,
    barbarians,
    cards,
    catastrophes,
    expansion,
    great_persons,
    happenings,
    objectives,
    pirates,
    recruit,
    rome,
    scoring,
    secrets,
    trade_routes,
    wonders,
)
from civitas.games.clash.catastrophes import SETTLEMENT
from civitas.games.clash.content import (
    ACTION_CARDS,
    ADVANCES,
    ATLAS,
    BUILDINGS,
    CATEGORIES,
    CIVIL,
    CIVS,
    EVENTS,
    GOODS,
    MOODS,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    TACTICS,
    TERRAINS,
    UNITS,
    WONDERS,
)
from civitas.games.clash.deeds import DEEDS
from civitas.games.clash.events import SYMBOLS
from civitas.games.clash.exploring import AS_IT_IS, TURNED
from civitas.games.clash.setup import SETUP
from civitas.games.clash.state import Clash
from civitas.games.clash.status import STATUS, goes_on
from civitas.games.clash.turn import PHASES
from civitas.kernel import Choice, Chooser, Program, Repeat, Result, Sequence, Title

CONTENT = (
    advances,
    arms,
    barbarians,
    cards,
    catastrophes,
    expansion,
    great_persons,
    happenings,
    objectives,
    pirates,
    rome,
    recruit,
    trade_routes,
    wonders,
)
"""The modules that attach themselves to the rules; to name them here is to load them."""

PLAY = Sequence(SETUP, Repeat(Sequence(PHASES, STATUS), while_=goes_on))
"""§4.1 Setting up, then rounds of three action phases and a status phase."""

VARIANTS: Mapping[str, Choice] = {
    "length": Choice(("standard", "short")),
    "end": Choice(("fixed", "flexible")),
    "events": Choice(("all", "symbols", "optional")),
    "wonders": Choice(("hand", "buffet")),
    "expansion": Choice(("off", "preview")),
}
"""The variants of the rulebook."""


class ClashOfCultures(Title[Clash]):
    """Clash of Cultures, for two to four players."""

    id = "clash"
    home = "civitas.games.clash"
    version = "3"
    seats = range(2, 5)
    program = Program(PLAY)
    state = Clash
    options = VARIANTS

    def setup(self, seats: int, options: Mapping[str, str]) -> Clash:
        return Clash(seats, dict(options))

    def view(self, g: Clash, viewer: int | None) -> dict[str, Any]:
        return secrets.view(g, viewer)

    def redeal(self, g: Clash, seat: int, chooser: Chooser) -> None:
        secrets.redeal(g, seat, chooser)

    def result(self, g: Clash) -> Result:
        return scoring.result(g)

    def invariants(self, g: Clash) -> Iterable[str]:
        return secrets.invariants(g)

    def vocabulary(self) -> Mapping[str, Iterable[str]]:
        return {
            "seat": ("barbarians", "pirates"),
            "good": (*GOODS, "action", "objective", "wonder"),
            "deck": ("action", "objective", "event", "wonder"),
            "hex": dict.fromkeys(hex for atlas in ATLAS.values() for hex in atlas.hexes),
            "terrain": TERRAINS,
            "way": (AS_IT_IS, TURNED),
            "mood": MOODS,
            "unit": UNITS,
            "building": BUILDINGS,
            "wonder": WONDERS,
            "category": CATEGORIES,
            "advance": ADVANCES,
            "deed": DEEDS,
            "card": (*ACTION_CARDS, *OBJECTIVE_CARDS, *EVENTS, *WONDERS),
            "civil": CIVIL,
            "tactic": TACTICS,
            "objective": OBJECTIVES,
            "event": dict.fromkeys(event["name"] for event in EVENTS.values()),
            "symbol": SYMBOLS,
            "civ": CIVS,
            "structure": (*BUILDINGS, *WONDERS, SETTLEMENT),
        }

"""Clash of Cultures as a title: what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from civitas.games.clash import scoring, secrets
from civitas.games.clash.actions.explore import AS_IT_IS, TURNED
from civitas.games.clash.box.content import (
    ABILITIES,
    ACTION_CARDS,
    ADVANCES,
    ATLAS,
    BUILDINGS,
    CATEGORIES,
    CIVIL,
    CIVS,
    EVENTS,
    GOODS,
    LEADERS,
    MOODS,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    PRISONER,
    TACTICS,
    TERRAINS,
    UNITS,
    WONDERS,
)
from civitas.games.clash.box.edition import WITH_LEADERS
from civitas.games.clash.box.owners import NAMES
from civitas.games.clash.box.queries import Clash
from civitas.games.clash.box.telling import DICE, PIECES, SCENES
from civitas.games.clash.companions import COMPANIONS
from civitas.games.clash.events.catastrophes import SETTLEMENT
from civitas.games.clash.events.drawing import SYMBOLS
from civitas.games.clash.rules import DEEDS, LEADER_VARIANTS, PLAY, VARIANTS
from civitas.games.companions import Companions
from civitas.games.title import Stage, Title, TitleInfo
from civitas.kernel import Chooser, Program, Result


class ClashOfCultures(Title[Clash]):
    """Clash of Cultures, for two to four players."""

    id = "clash"
    home = "civitas.games.clash"
    version = "3"
    seats = range(2, 5)
    program = Program(PLAY)
    state = Clash
    options = VARIANTS
    info = TitleInfo(
        designer="Christian Marcussen",
        publisher="WizKids",
        year=2021,
        minutes=range(180, 241),
        weight=4,
        languages=("de", "en"),
        opponents=("Ashoka", "Imhotep", "Sargon", "Tomyris"),
        stage=Stage.WHOLE,
    )

    @property
    def companions(self) -> Companions:
        return COMPANIONS

    def fitting(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """Tables without leaders say nothing of them: they are the same to the byte as before there were any."""
        led = options["expansion"] in WITH_LEADERS
        return {name: value for name, value in options.items() if led or name not in LEADER_VARIANTS}

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
            "seat": NAMES.values(),
            "good": (*GOODS, PRISONER, "action", "objective", "wonder"),
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
            "event": dict.fromkeys(event.name for event in EVENTS.values()),
            "symbol": SYMBOLS,
            "civ": CIVS,
            "leader": LEADERS,
            "ability": ABILITIES,
            "structure": (*BUILDINGS, *WONDERS, SETTLEMENT),
            "die": DICE,
            "scene": SCENES,
            "piece": PIECES,
        }

"""Scharz as a title: its sequence of play, and what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from civitas.games.companions import Companions
from civitas.games.scharz import secrets, setup, victory
from civitas.games.scharz.box.content import (
    BUILDINGS,
    COLOURS,
    COMMANDERS,
    FACTIONS,
    GOODS,
    HERDS,
    LEVELS,
    MAPS,
    MODES,
    MORALE,
    MOST_SEATS,
    PLACES,
    SEASONS,
    TIERS,
    UNITS,
    WEATHERS,
)
from civitas.games.scharz.box.state import POSTS, SUBPHASES, Scharz
from civitas.games.scharz.combat import ambush, attrition, battle, byres, dice, plunder, siege
from civitas.games.scharz.companions import COMPANIONS
from civitas.games.scharz.movement import march
from civitas.games.scharz.rear import construction, diplomacy, experience, fishing, trade, upkeep
from civitas.games.scharz.seasons import farming, feeding, weather
from civitas.games.title import Stage, Title, TitleInfo
from civitas.kernel import Choice, Chooser, Each, Element, Program, Repeat, Result, Sequence, Step, Switch

PROLOG = Sequence(
    Step(setup.draw_rivals),
    Step(setup.first_player),
    Each(setup.clockwise, Step(setup.place_village)),
    Each(setup.backwards, Step(setup.place_village)),
    Each(setup.clockwise, Step(setup.place_village)),
    Each(setup.backwards, Step(setup.relocate)),
    Step(setup.choose_factions),
    Step(setup.choose_docks),
    Step(setup.choose_forts),
    Step(setup.muster),
)


def only_with(feature: str, element: Element) -> Element:
    """§D3 What is done in the modes that have this feature."""

    def plays(g: Scharz) -> str:
        return "with" if g.has(feature) else "without"

    return Switch(plays, {"without": Sequence(), "with": element})


SPECIAL: dict[str, Element] = {
    "none": Sequence(),
    "spring": Sequence(Step(farming.new_year), Step(farming.breeding), Step(farming.sowing)),
    "summer": Sequence(only_with("weather", Step(weather.summer)), Step(farming.ripen), Step(upkeep.taxes)),
    "autumn": Sequence(Step(farming.harvest), Step(farming.feasts)),
    "winter": Sequence(only_with("weather", Step(weather.winter)), Step(feeding.feeding)),
}


def special_phase(g: Scharz) -> str:
    """§4 §D1 The special phase of the season opens the round; the fast game has none."""
    return g.season if g.has("special-phases") else "none"


ROUND = Sequence(
    Step(march.begin_round),
    Switch(special_phase, SPECIAL),
    Step(march.march),
    only_with("ambush", Step(ambush.ambush)),
    only_with("special-moves", Step(march.special)),
    only_with("ambush", Step(ambush.ambush)),
    Step(march.retreat),
    only_with("ambush", Step(ambush.ambush)),
    only_with("attrition", Step(attrition.attrition)),
    Step(battle.stances),
    Repeat(Step(battle.next_battle), while_=battle.battles_left),
    Step(siege.besiege),
    Repeat(Step(siege.next_assault), while_=siege.sieges_left),
    Step(plunder.plunder),
    only_with("goods", Step(byres.after_combat)),
    only_with("experience", Step(experience.experience)),
    Step(construction.construct),
    Step(trade.trade),
    Step(diplomacy.deal),
    only_with("wages", Step(upkeep.wages)),
    only_with("commanders", Step(upkeep.pay_commanders)),
    only_with("fishing", Step(fishing.fishing)),
    Step(victory.end_round),
)

PLAY = Sequence(PROLOG, Repeat(ROUND, while_=victory.goes_on))
"""§3 §4 The Prolog, then twenty rounds of ten subphases, unless somebody wins before."""


class ScharzTitle(Title[Scharz]):
    """Scharz on one of its maps, for two to twelve players."""

    id = "scharz"
    home = "civitas.games.scharz"
    version = "7"
    seats = range(TIERS[0], MOST_SEATS + 1)
    program = Program(PLAY)
    state = Scharz
    has_secrets = False
    options: Mapping[str, Choice] = {"mode": Choice(MODES), "map": Choice(MAPS)}
    info = TitleInfo(
        designer="Jakub Kunčík",
        publisher="Scharz",
        year=2022,
        minutes=range(90, 361),
        weight=4,
        languages=("de", "en"),
        stage=Stage.BETA,
        opponents=(
            *("Brennus", "Pyrrhus", "Hanno", "Agron", "Porsenna", "Camillus"),
            *("Agathocles", "Hamilcar", "Bardylis", "Viridomarus", "Tarchon", "Papirius"),
        ),
    )

    @property
    def companions(self) -> Companions:
        return COMPANIONS

    def setup(self, seats: int, options: Mapping[str, str]) -> Scharz:
        return Scharz(seats, options["mode"], options["map"])

    def view(self, g: Scharz, viewer: int | None) -> dict[str, Any]:
        return secrets.view(g)

    def redeal(self, g: Scharz, seat: int, chooser: Chooser) -> None:
        """Nothing is hidden."""

    def result(self, g: Scharz) -> Result:
        return victory.result(g)

    def invariants(self, g: Scharz) -> Iterable[str]:
        return secrets.invariants(g)

    def vocabulary(self) -> Mapping[str, Iterable[str]]:
        return {
            "place": PLACES,
            "colour": COLOURS,
            "unit": UNITS,
            "building": BUILDINGS,
            "good": (*GOODS, *HERDS),
            "herd": HERDS,
            "faction": FACTIONS,
            "season": SEASONS,
            "weather": WEATHERS,
            "zone": weather.ZONES,
            "treaty": diplomacy.TREATIES,
            "end": victory.ENDS,
            "goal": victory.GOALS,
            "stock": ("gold",),
            "track": ("prestige", "points"),
            "die": ("brown", "sword"),
            "piece": ("plundered",),
            "scene": ("battle", "siege"),
            "term": dice.TERMS,
            "face": dice.SIDES,
            "map": MAPS,
            "mode": MODES,
            "post": POSTS,
            "commander": COMMANDERS,
            "level": LEVELS,
            "morale": MORALE,
            "subphase": SUBPHASES,
            "fact": secrets.FACTS,
        }

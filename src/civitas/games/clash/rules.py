"""Clash of Cultures as a procedure: the order of play, its variants, and the content that attaches itself to it.

Collections that content adds to are whole only once all of it is loaded: whoever wants all deeds takes them from here.
"""

from __future__ import annotations

from collections.abc import Mapping

from civitas.games.clash import cards
from civitas.games.clash.actions import recruit
from civitas.games.clash.advances import deeds, trade_routes, warfare
from civitas.games.clash.advances import effects as advances
from civitas.games.clash.box.deeds import DEEDS as DEEDS
from civitas.games.clash.events import barbarians, catastrophes, great_persons, pirates
from civitas.games.clash.events import effects as happenings
from civitas.games.clash.expansion import buildings, civilisations, giving, guillotine, leaders, objectives, omens
from civitas.games.clash.expansion import events as expansion_events
from civitas.games.clash.objectives import fulfilling
from civitas.games.clash.setup import SETUP
from civitas.games.clash.status import STATUS, goes_on
from civitas.games.clash.turn import PHASES, count_points
from civitas.games.clash.wonders import effects as wonders
from civitas.kernel import Choice, Repeat, Sequence, Step

CONTENT = (
    advances,
    deeds,
    warfare,
    barbarians,
    cards,
    catastrophes,
    buildings,
    civilisations,
    expansion_events,
    giving,
    guillotine,
    leaders,
    objectives,
    omens,
    great_persons,
    happenings,
    fulfilling,
    pirates,
    recruit,
    trade_routes,
    wonders,
)
"""The modules that attach themselves to the rules; to name them here is to load them."""

PLAY = Sequence(SETUP, Repeat(Sequence(PHASES, STATUS), while_=goes_on), Step(count_points))
"""§4.1 Setting up, then rounds of three action phases and a status phase."""

LEADER_VARIANTS: Mapping[str, Choice] = {
    "leaders": Choice(("all", "printed", "off")),
    "leader_choice": Choice(("choice", "lot")),
    "leader_cards": Choice(("own", "mixed")),
}
"""§14.8 §15.5 §15.6 How leaders come with the expansion."""

VARIANTS: Mapping[str, Choice] = {
    "length": Choice(("standard", "short")),
    "end": Choice(("fixed", "flexible")),
    "events": Choice(("all", "symbols", "optional")),
    "wonders": Choice(("hand", "buffet")),
    "expansion": Choice(("off", "preview", "drawn", "chosen")),
    **LEADER_VARIANTS,
}
"""The variants of the rulebook."""

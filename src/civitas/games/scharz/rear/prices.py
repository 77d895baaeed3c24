"""§5 What units cost: those that are bought, and light infantry that becomes something better."""

from __future__ import annotations

from typing import NamedTuple

from civitas.games.scharz.box.content import LEVELS, LIGHT, MERCENARY, PIRATES, STANDARD, TOP, UNITS, troop
from civitas.games.scharz.box.queries import faction_of
from civitas.games.scharz.box.state import Realm

RECRUIT = 0
ALTERNATIVE, CORSAIRS = "alternative", "corsairs"
"""Mercenaries and pirates for prestige."""
HIGHER = {
    name: [f"{name}-{level}" for level in range(STANDARD + 1, TOP + 1)]
    for name in (MERCENARY, ALTERNATIVE, PIRATES, CORSAIRS)
}


class Price(NamedTuple):
    """What is bought, and for how much."""

    unit: str
    gold: int
    prestige: int


def _price(what: str) -> Price:
    """§5 §D37 New units: a recruit for a gold less, mercenaries and pirates for two gold more a level."""
    name, _, level = what.partition("-")
    kind = {ALTERNATIVE: MERCENARY, CORSAIRS: PIRATES}.get(name, name)
    unit = troop(kind, int(level or STANDARD))
    figures = UNITS[unit]
    more = tuple(LEVELS.values())[figures.level].gold
    if name in (ALTERNATIVE, CORSAIRS):
        return Price(unit, figures.alternative + more, figures.alternative_prestige)
    return Price(unit, figures.buy + more, figures.prestige)


PRICES = {
    what: _price(what)
    for what in (LIGHT, troop(LIGHT, RECRUIT), *HIGHER, *(one for higher in HIGHER.values() for one in higher))
}


def price_of(what: str) -> Price:
    """§5 §D37 What is paid for a new unit."""
    return PRICES[what]


def upgrade_of(realm: Realm, kind: str) -> int:
    """§5 §11.5 What it costs to make light infantry into something better; ships of some factions are cheaper."""
    unit = UNITS[kind]
    return unit.upgrade - (faction_of(realm).shipwrights if unit.ship else 0)

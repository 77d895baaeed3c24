"""What advances and buildings do: sums over the effects named in the data files, each term with its source."""

from __future__ import annotations

from functools import partial

from civitas.games.sands.box.content import ADVANCES_WITH, CATEGORIES, SYMBOLS_OF, UNLOCKING
from civitas.games.sands.box.prices import sum_of, terms_of, working
from civitas.games.sands.box.state import NOBODY, Empire, Sands
from civitas.kernel import Listeners, Term

listeners = Listeners()
"""What happens when a building is erected ("building-erected") or an advance is reached ("advance-reached")."""


def has_effect(empire: Empire, effect: str) -> bool:
    """Has the player reached an advance of this effect?"""
    return any(map(empire.advances.__contains__, ADVANCES_WITH[effect]))


def effect(empire: Empire, effect: str) -> int:
    """§5.7.4 The sum of an effect over the advances reached."""
    return sum_of(empire.advances, effect)


def effect_terms(empire: Empire, effect: str, sign: int = 1) -> list[Term]:
    """The same, item by item."""
    return terms_of(empire.advances, effect, sign)


def unlocked(empire: Empire, category: str) -> bool:
    """§6.0.1 §6.0.2 Open through an advance for good, or through the emphasis card for this generation."""
    return empire.emphasis == category or any(map(empire.advances.__contains__, UNLOCKING[category]))


def works_in(g: Sands, region: str, effect: str) -> list[str]:
    """§5.5.6 §6.0.4 The buildings of an effect that serve the controller of the region, if their box is open."""
    holder = g.control[region]
    if holder is NOBODY:
        return []
    empire = g.empires[holder]
    return working(g.buildings[region], effect, partial(unlocked, empire))


def symbols(g: Sands, seat: int, kind: str) -> int:
    """Fountains or lyres on the advances reached and on the buildings in controlled regions."""
    table = SYMBOLS_OF[kind]
    value = sum([table[id] for id in g.empires[seat].advances])
    for region, holder in g.control.items():
        if holder == seat:
            for id in g.buildings[region]:
                value += table[id]
    return value


def open_categories(empire: Empire) -> list[str]:
    return [category for category in CATEGORIES if unlocked(empire, category)]

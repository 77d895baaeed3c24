"""§12.9 What a province is worth to an automa by itself: what lies there, beside it, and what the open card counts."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from civitas.games.era.box.automas import FIGURES, TRAITS, VALUE, Trait
from civitas.games.era.box.content import ATLAS, FOOD_OF, GOOD_OF, IS_SEA, LUXURY, MOUNTAIN, PROVINCES
from civitas.games.era.box.queries import can_build, tribe_of
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import Automa, Owner

PRIORITIES = ("I", "II", "III", "IV", "VI")
"""§12.9.1 The fifth belongs to another map."""
LUXURY_FIRST, FLEETS, FOOD, MILITARY, OTHER = PRIORITIES
TERRAIN_CARDS = {"loggers": "forest", "miners": "mountain", "peasants": "grain", "shepherds": "hill"}
_FAR = len(PROVINCES)


class Base(NamedTuple):
    """What lies there: its priority, and what that is worth."""

    priority: str
    value: int


def trait_of(g: Era, who: Automa) -> Trait:
    return TRAITS[g.realms[who].tribe]


def base(g: Era, who: Automa, province: str) -> Base:
    """§12.9.1 The highest counts: luxury, food, a military good, or nothing. §12.2.10 Slavs like forests and hills."""
    good = GOOD_OF.get(province)
    if good in LUXURY:
        return Base(LUXURY_FIRST, VALUE["luxury"])
    if province in FOOD_OF:
        return Base(FOOD, VALUE["food"])
    if good:
        return Base(MILITARY, VALUE["military"])
    dear = PROVINCES[province].terrain in trait_of(g, who).dear
    return Base(OTHER, VALUE["dear" if dear else "other"])


def fits(g: Era, who: Owner, province: str, *, new_fleet: bool = False, colony: bool = False) -> bool:
    """§12.9.a §A8 Is the province what the open influence card counts, for somebody who comes there?"""
    if not g.crown:
        return False
    card, sea = g.crown[0], IS_SEA[province]
    if card in TERRAIN_CARDS:
        return PROVINCES[province].terrain == TERRAIN_CARDS[card]
    if card == "admiralty":
        return sea and new_fleet
    if card == "colonists":
        return colony
    if card == "emperor":
        return not sea and (province in g.villages or g.control.get(province, who) != who)
    if card == "fishermen":
        return sea and province in FOOD_OF
    if card == "liberators":
        return province in g.villages
    if card == "merchants":
        return GOOD_OF.get(province) in LUXURY
    if card == "nobility":
        return not sea
    if card == "partisans":
        return province in g.battlefields
    if card == "townsmen":
        holder = g.control.get(province, who)
        return holder != who and province in g.realms[holder].cities
    return False


def riches_beside(g: Era, who: Automa, province: str, own: frozenset[str]) -> int:
    """§12.9.b §A7 Land beside land with a good or food, empty or of others; what is one's own does not count."""
    if IS_SEA[province]:
        return 0
    return sum(near not in own and (near in GOOD_OF or near in FOOD_OF) for near in g.atlas.land_beside[province])


def plain_terms(
    g: Era, who: Automa, province: str, own: frozenset[str], *, new_fleet: bool = False, colony: bool = False
) -> dict[str, int]:
    """§12.9.a §12.9.b §12.9.c What does not hang on how one comes there."""
    terms = {}
    if fits(g, who, province, new_fleet=new_fleet, colony=colony):
        terms["a"] = VALUE["a"]
    if number := riches_beside(g, who, province, own):
        terms["b"] = VALUE["b"] * number
    if PROVINCES[province].terrain == MOUNTAIN:
        terms["c"] = VALUE["c"]
    return terms


def own_provinces(g: Era, who: Owner) -> frozenset[str]:
    return frozenset(province for province, holder in g.control.items() if holder == who)


def worth(g: Era, who: Automa, province: str) -> int:
    """§A13 §A19 What a province of one's own is worth: its base, and the modifiers a, b and c."""
    return base(g, who, province).value + sum(plain_terms(g, who, province, own_provinces(g, who)).values())


def borders(g: Era, who: Owner, province: str) -> int:
    """§12.9.B The borders to provinces of one's own, as things stand."""
    return sum(g.control.get(near) == who for near in g.atlas.beside[province])


@cache
def _from_home(part: str, tribe: str) -> dict[str, int]:
    atlas = ATLAS[part]
    steps = dict.fromkeys(atlas.homes[tribe], 0)
    frontier = list(steps)
    for province in frontier:
        for near in atlas.beside[province]:
            if near not in steps:
                steps[near] = steps[province] + 1
                frontier.append(near)
    return steps


def steps_from_home(g: Era, who: Owner, province: str) -> int:
    """§12.9.C How many borders lie between a province and the nearest home."""
    return _from_home(g.part, g.realms[who].tribe).get(province, _FAR)


def deserter(g: Era, who: Automa) -> str:
    """§12.7.1 §A19 The vassal in the least valuable province goes; of several the one furthest from home."""
    return min(g.realms[who].vassals, key=lambda p: (worth(g, who, p), -steps_from_home(g, who, p), p))


def best_site(g: Era, who: Automa) -> str:
    """§12.4.1 §A13 Where the next city comes, if it can come anywhere."""
    return next(iter(sites(g, who)), "")


def sites(g: Era, who: Automa) -> list[str]:
    """§12.4.1 §A13 Provinces with a vassal and without a city, the most valuable first."""
    realm = g.realms[who]

    def rank(province: str) -> tuple[int, int, int, int, str]:
        priority = PRIORITIES.index(base(g, who, province).priority)
        near = steps_from_home(g, who, province)
        return -worth(g, who, province), priority, -borders(g, who, province), near, province

    return sorted((province for province in realm.vassals if province not in realm.cities), key=rank)


def may_build(g: Era, who: Automa) -> bool:
    """§12.4.1 A city that architecture allows, and food for it of which one is left."""
    realm = g.realms[who]
    return can_build(realm) and not lacks_food(g, who)


def lacks_food(g: Era, who: Automa) -> bool:
    realm = g.realms[who]
    least: int = FIGURES["food_left"]
    return realm.food - tribe_of(realm).city_food < least

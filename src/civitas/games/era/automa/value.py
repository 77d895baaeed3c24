"""§12.9 What a target is worth to an automa, term by term."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from civitas.games.era.automa.lineup import level_of
from civitas.games.era.box.automas import VALUE
from civitas.games.era.box.content import BOX, IS_SEA, MECHANICS, PROVINCES
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import BARBARIANS, NOBODY, Automa, Holder, Outsider
from civitas.games.era.box.worth import FLEETS, PRIORITIES, base, borders, plain_terms, steps_from_home

MODIFIERS = tuple("abcdefghikl")
"""§12.9 By the letters of the table."""
VASSAL, NEW_FLEET, OLD_FLEET = MEANS = ("vassal", "new_fleet", "old_fleet")


class Candidate(NamedTuple):
    """A target, how it would be reached, and what it is worth."""

    province: str
    means: str
    priority: str
    base: int
    terms: dict[str, int]
    """§12.9 The modifiers that apply, by letter."""
    start: str = ""
    """The sea from which a fleet comes."""
    distance: int = 0
    """The movement points that it takes."""

    @property
    def value(self) -> int:
        return self.base + sum(self.terms.values())

    @property
    def reckoned(self) -> dict[str, int]:
        """The whole sum: the base by its priority, then the modifiers."""
        return {self.priority: self.base, **self.terms}


def told(others: Iterable[Candidate]) -> dict[str, Any]:
    """What else could have been taken, for a note: what each is worth, and each of these sums."""
    listed = list(others)
    return {
        "other_provinces": {one.province: one.value for one in listed},
        "other_terms": {one.province: one.reckoned for one in listed},
    }


def occupant(g: Era, who: Automa, province: str) -> Holder:
    """Who would have to be fought there, by land."""
    if province in g.villages:
        return BARBARIANS
    holder = g.control.get(province, who)
    return NOBODY if holder == who or IS_SEA[province] else holder


def founds_colony(g: Era, who: Automa, province: str) -> bool:
    """§12.9.g Land beside none of one's own, and no home of the tribe, is a colony of its own."""
    if IS_SEA[province] or PROVINCES[province].home == g.realms[who].tribe:
        return False
    if any(g.control.get(near) == who for near in g.atlas.land_beside[province]):
        return False
    return any(holder == who and not IS_SEA[place] for place, holder in g.control.items())


def appraise(
    g: Era, who: Automa, province: str, means: str, own: frozenset[str], start: str = "", distance: int = 0
) -> Candidate:
    """§12.9 §12.9.f §12.9.h The base by priority, and every modifier; `own` is what was held at the beginning."""
    found, foe = base(g, who, province), occupant(g, who, province)
    if means == OLD_FLEET and IS_SEA[province] and g.control.get(province, who) != who:
        priority, value = FLEETS, int(VALUE["fleets"])
    else:
        priority, value = found
    colony = founds_colony(g, who, province)
    terms = plain_terms(g, who, province, own, new_fleet=means == NEW_FLEET, colony=colony)
    terms |= common_terms(g, who, province)
    if means == NEW_FLEET:
        terms["f"] = VALUE["f"]
    if means != VASSAL:
        if colony:
            terms["g"] = VALUE["g"]
        if far := distance // VALUE["h_points"]:
            terms["h"] = VALUE["h"] * far
    if foe is not NOBODY:
        terms |= conflict_terms(g, who, foe)
    return Candidate(province, means, priority, value, terms, start, distance)


def common_terms(g: Era, who: Automa, province: str) -> dict[str, int]:
    """§12.9.d §12.9.e Low morale, and posts with the automa whose the target is. §A6 §A9"""
    terms, morale, holder = {}, g.realms[who].morale, g.control.get(province, who)
    if morale < 0:
        terms["d"] = morale
    if isinstance(holder, Automa) and holder != who:
        posts = sum(g.posts.get(city) == who for city in g.realms[holder].cities)
        if posts:
            terms["e"] = VALUE["e"] * posts
    return terms


def conflict_terms(g: Era, who: Automa, foe: Holder) -> dict[str, int]:
    """§12.9.i §12.9.k §12.9.l Somebody is there; are mechanics better, is morale higher? §A9 Protection counts in i."""
    own, edge = g.realms[who], level_of(g).edge
    if isinstance(foe, Outsider):
        protected, mechanics, morale = False, BOX["barbarians"]["mechanics"][g.level], BOX["barbarians"]["morale"]
    else:
        realm = g.realms[foe]
        protected, mechanics, morale = realm.protected, realm.levels[MECHANICS], realm.morale
    terms = {"i": int(VALUE["i_protected" if protected else "i"])}
    if own.levels[MECHANICS] > mechanics:
        terms["k"] = edge
    if own.morale > morale:
        terms["l"] = edge
    return terms


Rank = tuple[int, int, int, int]


def rank(g: Era, who: Automa, one: Candidate) -> Rank:
    """§12.9.A §12.9.B §12.9.C By value; then priority, borders with one's own as things stand, nearness to a home."""
    near = steps_from_home(g, who, one.province)
    return -one.value, PRIORITIES.index(one.priority), -borders(g, who, one.province), near

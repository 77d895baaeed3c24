"""§12.5.6 §12.5.7 Where new pieces of an automa may go: vassals over a border, fleets where no vassal comes soon."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import NamedTuple

from civitas.games.era.automa.value import NEW_FLEET, VASSAL, Candidate, appraise, occupant
from civitas.games.era.box.automas import VALUE
from civitas.games.era.box.content import BOX, FOOD_OF, IS_SEA, NAVIGATION, VOYAGES
from civitas.games.era.box.queries import fleet_points, fleet_price
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import NOBODY, Automa

LANDING: int = BOX["movement"]["landing"]


class Voyage(NamedTuple):
    """How a fleet gets somewhere: what it costs, from which sea, and from where it comes last."""

    cost: int
    start: str
    last: str


def voyages_from(g: Era, who: Automa, starts: Iterable[str], most: int | None = None) -> dict[str, Voyage]:
    """§12.5.7 §12.5.8 What fleets reach from these seas, past no fleets of others: from the nearest, then the first."""
    found: dict[str, Voyage] = {}
    heap = [(0, sea, sea, sea) for sea in starts]
    heap.sort()
    while heap:
        cost, start, place, last = heappop(heap)
        if place in found:
            continue
        found[place] = Voyage(cost, start, last)
        if not IS_SEA[place] or (g.control.get(place, who) != who and place != start):
            continue
        for near in g.atlas.beside[place]:
            farther = cost + (VOYAGES.get((place, near), 1) if IS_SEA[near] else LANDING)
            if near not in found and (most is None or farther <= most):
                heappush(heap, (farther, start, near, place))
    return found


def own_land(own: frozenset[str]) -> list[str]:
    return sorted(province for province in own if not IS_SEA[province])


def open_coasts(g: Era, who: Automa, land: Iterable[str]) -> list[str]:
    """Seas beside this land in which no others are."""
    seas = {sea for province in land for sea in g.atlas.seas_beside[province]}
    return sorted(sea for sea in seas if g.control.get(sea, who) == who)


def vassals_come_near(g: Era, land: Iterable[str]) -> set[str]:
    """§12.5.7 What a vassal reaches in this expansion or the next, a border in each."""
    near = set(land)
    frontier = list(near)
    for _ in range(VALUE["vassal_steps"]):
        grown = [there for place in frontier for there in g.atlas.land_beside[place] if there not in near]
        near.update(grown)
        frontier = grown
    return near


def is_open(g: Era, who: Automa, province: str) -> bool:
    """Land that is not one's own, nobody goes to yet, and that may be attacked if it is held."""
    if g.control.get(province) == who or province in g.expansion.invaders or province in g.expansion.landers:
        return False
    puppet = g.realms[who].puppet
    assert puppet is not None
    return occupant(g, who, province) is NOBODY or puppet.attacks > 0


def candidates(g: Era, who: Automa, own: frozenset[str]) -> list[Candidate]:
    """§12.5.6 §12.5.7 Every target of a new vassal or fleet; `own` is what was held when the expansion began."""
    land = own_land(own)
    beside = {near for province in land for near in g.atlas.land_beside[province]}
    found = [appraise(g, who, province, VASSAL, own) for province in sorted(beside) if is_open(g, who, province)]
    realm = g.realms[who]
    if realm.levels[NAVIGATION] and realm.thalers >= fleet_price(realm):
        found += fleet_targets(g, who, own, land)
    return found


def fleet_targets(g: Era, who: Automa, own: frozenset[str], land: list[str]) -> list[Candidate]:
    """§12.5.7 Land that no vassal reaches soon, and fish in seas without fleets, where a new fleet comes at once."""
    near = vassals_come_near(g, land)
    reached = voyages_from(g, who, open_coasts(g, who, land), fleet_points(g.realms[who]))
    found = []
    for province, way in sorted(reached.items()):
        if IS_SEA[province]:
            wanted = province in FOOD_OF and province not in g.control
        else:
            wanted = province not in near and is_open(g, who, province)
        if wanted:
            found.append(appraise(g, who, province, NEW_FLEET, own, way.start, way.cost))
    return found

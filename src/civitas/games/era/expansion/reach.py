"""§9.3 How far a piece comes: over land, over sea bridges of one's own fleets, from sea to sea and onto a shore."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from civitas.games.era.box.content import BOX, IS_SEA, VOYAGES
from civitas.games.era.box.queries import allied, befriended
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import Owner

LANDING: int = BOX["movement"]["landing"]


class Way(NamedTuple):
    """How a piece gets somewhere: the movement points it takes, and the seas whose fleets carry it."""

    cost: int
    bridges: tuple[str, ...] = ()


def passable(g: Era, seat: Owner, province: str) -> bool:
    """§D21 §9.3.9 Own, empty and allied land can be crossed, that of others and of barbarians cannot."""
    if province in g.villages:
        return False
    holder = g.control.get(province)
    return holder is None or holder == seat or allied(g, seat, holder)


def bridge_points(g: Era) -> dict[str, int]:
    """§9.3.4 §D23 The points that the fleets of each sea have left for carrying."""
    expansion = g.expansion
    found = {sea: sum(points) for sea, points in expansion.sailing.items()}
    for fleets in (expansion.raiders, expansion.moored):
        for sea, points in fleets.items():
            found[sea] = found.get(sea, 0) + sum(points)
    return {sea: points for sea, points in found.items() if points}


def crossings(
    g: Era, start: str, carried: tuple[str, ...], points: dict[str, int]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """§9.3.4 Where chains of fleets lead from here, the short ones first; no chain has a sea that it can do without."""
    near_sea, near_land = g.atlas.seas_beside, g.atlas.land_beside
    ready = {sea for sea, left in points.items() if left > carried.count(sea)}
    chains: list[tuple[str, ...]] = [(sea,) for sea in near_sea[start] if sea in ready]
    ready.difference_update(near_sea[start])
    for chain in chains:
        for shore in near_land[chain[-1]]:
            if shore != start:
                yield shore, chain
        shortcut = {near for sea in chain[:-1] for near in near_sea[sea]}
        chains += [(*chain, sea) for sea in near_sea[chain[-1]] if sea in ready and sea not in shortcut]


def marches(g: Era, seat: Owner, start: str, points: int) -> dict[str, list[Way]]:
    """§9.3 §9.3.4 Where a vassal can stop: a point for each border, and one for a whole crossing.

    With every way there that is worth a thought, fewest fleets first: none that takes all the fleets of another.
    """
    found = {start: [Way(0)]}
    frontier, carriers = [(start, Way(0))], bridge_points(g)
    for cost in range(1, points + 1):
        grown: list[tuple[str, Way]] = []
        for province, (_, bridges) in frontier:
            if province != start and not passable(g, seat, province):
                continue
            ways = [(near, Way(cost, bridges)) for near in g.atlas.land_beside[province]]
            if carriers:
                ways += [
                    (shore, Way(cost, tuple(sorted(bridges + chain))))
                    for shore, chain in crossings(g, province, bridges, carriers)
                ]
            grown += [(near, way) for near, way in ways if _is_new(found.setdefault(near, []), way)]
        frontier = grown
    del found[start]
    if g.automa is not None:
        found = {place: ways for place, ways in found.items() if not spared(g, seat, place)}
    return found


def _is_new(known: list[Way], way: Way) -> bool:
    """Does it spare a fleet that every way known so far takes? Then it is kept, instead of those that spare none."""
    if not known:
        known.append(way)
        return True
    if any(_takes_all(way, other) for other in known):
        return False
    known[:] = sorted(
        (*(other for other in known if not _takes_all(other, way)), way), key=lambda one: len(one.bridges)
    )
    return True


def _takes_all(way: Way, other: Way) -> bool:
    """Does a way take every fleet that another takes, and as often?"""
    return all(way.bridges.count(sea) >= other.bridges.count(sea) for sea in other.bridges)


def spared(g: Era, seat: Owner, province: str) -> bool:
    """§A17 Land of somebody who plays against the automas as well: nobody goes there to fight."""
    return not IS_SEA[province] and befriended(g, seat, g.control.get(province, seat))


def foreign(g: Era, seat: Owner, sea: str) -> bool:
    """§9.3.7 Is the sea held by another player?"""
    return g.control.get(sea, seat) != seat


def voyages(g: Era, seat: Owner, start: str, points: int) -> dict[str, Way]:
    """§9.3.5 §9.3.6 §D24 Where a fleet can stop: seas, past which it goes only if nobody holds them, and shores."""
    best = {start: 0}
    frontier = [start]
    while frontier:
        sea = min(frontier, key=lambda one: best[one])
        frontier.remove(sea)
        if sea != start and (IS_SEA[sea] is False or foreign(g, seat, sea)):
            continue
        for near in g.atlas.beside[sea]:
            cost = best[sea] + (VOYAGES.get((sea, near), 1) if IS_SEA[near] else LANDING)
            if cost <= points and cost < best.get(near, points + 1):
                best[near] = cost
                if near not in frontier:
                    frontier.append(near)
    del best[start]
    return {place: Way(cost) for place, cost in best.items() if g.automa is None or not spared(g, seat, place)}

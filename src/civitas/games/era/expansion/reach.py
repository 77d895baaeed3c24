"""§9.3 How far a piece comes: over land, over sea bridges of one's own fleets, from sea to sea and onto a shore."""

from __future__ import annotations

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


def shores(g: Era, start: str, carried: tuple[str, ...], points: dict[str, int]) -> dict[str, tuple[str, ...]]:
    """§9.3.4 Where a chain of fleets leads from here, with the seas of the shortest chain."""
    beside_sea, beside_land = g.atlas.seas_beside, g.atlas.land_beside
    chains: dict[str, tuple[str, ...]] = {}
    found: dict[str, tuple[str, ...]] = {}
    frontier: list[tuple[str, tuple[str, ...]]]
    frontier = [(sea, (sea,)) for sea in beside_sea[start] if points.get(sea, 0) > carried.count(sea)]
    while frontier:
        grown: list[tuple[str, tuple[str, ...]]] = []
        for sea, chain in frontier:
            if sea in chains:
                continue
            chains[sea] = chain
            for shore in beside_land[sea]:
                if shore != start:
                    found.setdefault(shore, chain)
            grown += [
                (near, (*chain, near))
                for near in beside_sea[sea]
                if near not in chains and points.get(near, 0) > carried.count(near)
            ]
        frontier = grown
    return found


def marches(g: Era, seat: Owner, start: str, points: int) -> dict[str, Way]:
    """§9.3 §9.3.4 Where a vassal can stop: a point for each border, and one for a whole crossing."""
    found = {start: Way(0)}
    frontier, carriers = [start], bridge_points(g)
    for cost in range(1, points + 1):
        grown: list[str] = []
        for province in frontier:
            if province != start and not passable(g, seat, province):
                continue
            bridges = found[province].bridges
            for near in g.atlas.land_beside[province]:
                if near not in found:
                    found[near] = Way(cost, bridges)
                    grown.append(near)
            if carriers:
                for shore, chain in shores(g, province, bridges, carriers).items():
                    if shore not in found:
                        found[shore] = Way(cost, bridges + chain)
                        grown.append(shore)
        frontier = grown
    del found[start]
    return found if g.automa is None else {place: way for place, way in found.items() if not spared(g, seat, place)}


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

"""Land, water, and how far it is from one hex to another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from civitas.games.clash.box.content import ATLAS, WATER
from civitas.games.clash.box.state import Clash


def is_land(g: Clash, hex: str) -> bool:
    """§3.2 Explored, and not water."""
    return g.terrain.get(hex, WATER) != WATER


def is_water(g: Clash, hex: str) -> bool:
    return g.terrain.get(hex) == WATER


def sea_of(g: Clash, hex: str) -> list[str]:
    """§6.4 The water hexes connected with this one, itself first."""
    return reach(g, [hex], lambda n: g.terrain.get(n) == WATER)


def reach(g: Clash, starts: Iterable[str], enter: Any, farthest: int = 1_000) -> list[str]:
    """The hexes that can be reached step by step over hexes that `enter` allows, the nearest first."""
    neighbours = g.atlas.neighbours
    found = list(starts)
    seen = set(found)
    ring = found
    for _ in range(farthest):
        nearer = ring
        ring = []
        for hex in nearer:
            for n in neighbours[hex]:
                if n not in seen and enter(n):
                    seen.add(n)
                    ring.append(n)
        if not ring:
            break
        found = found + ring
    return found


def steps_from(g: Clash, start: str) -> Mapping[str, int]:
    """§5.7 The explored hexes that can be reached over land and water, the nearest first, and in how many steps; never
    through unexplored tiles."""
    return _steps_over(g.seats, (*g.terrain,), start)


@lru_cache(maxsize=1 << 12)
def _steps_over(seats: int, explored: tuple[str, ...], start: str) -> Mapping[str, int]:
    neighbours, open_hexes = ATLAS[seats].neighbours, frozenset(explored)
    steps = {start: 0}
    found = [start]
    for hex in found:
        for n in neighbours[hex]:
            if n not in steps and n in open_hexes:
                steps[n] = steps[hex] + 1
                found.append(n)
    return steps


def within(g: Clash, start: str, target: str, distance: int) -> bool:
    """§5.7 Can the target be reached in so many steps? What lies too far away on the board needs no search."""
    return g.atlas.distance[start][target] <= distance and steps_from(g, start).get(target, distance + 1) <= distance


def in_range(g: Clash, start: str, distance: int) -> list[str]:
    """§5.7 The explored hexes within so many steps over land and water, never through unexplored tiles."""
    return [hex for hex, steps in steps_from(g, start).items() if steps <= distance]

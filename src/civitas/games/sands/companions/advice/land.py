"""What a region is worth to a seat, by the citizens there.

The positions that a bot looks at differ in a region or two, so what follows from a region is remembered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from civitas.games.sands.box.content import BUILDINGS
from civitas.games.sands.companions.advice.numbers import Taste

_SITES = 1 << 16
"""So many are kept."""


class Site(NamedTuple):
    """What the worth of a region hangs on, beside the own citizens there."""

    capacity: int
    room: int
    most: int
    """The citizens of the other seat that has most there."""
    crowd: int
    """Those of all others together."""
    guard: int
    """How strong the seat is that holds it, if that is another one; 0 for nobody."""


@lru_cache(_SITES)
def site(
    seat: int,
    capacity: int,
    buildings: tuple[str, ...],
    peasants: tuple[int, ...],
    soldiers: tuple[int, ...],
    holder: int,
    bonus: int,
) -> Site:
    """A region as a seat finds it, whose advances give every region so much more room."""
    rivals = [p + s for other, (p, s) in enumerate(zip(peasants, soldiers, strict=True)) if other != seat]
    guard = 0
    if holder not in (-1, seat) and peasants[holder] + soldiers[holder]:
        guard = peasants[holder] + 2 * soldiers[holder]
    return Site(capacity, room(capacity, buildings, bonus), max(rivals), sum(rivals), guard)


def room(capacity: int, buildings: tuple[str, ...], bonus: int) -> int:
    """How many citizens have room."""
    return capacity + bonus + sum(BUILDINGS[id].value for id in buildings if BUILDINGS[id].effect == "capacity-bonus")


class LandWorths(NamedTuple):
    """What the worth of any region hangs on in a realm."""

    region: float
    peasant: float
    soldier: float
    crowded: float
    crowd: float
    starving: float
    empty: float
    siege: float
    colony_near: float


def land_worths(worths: dict[str, Any], taste: Taste, generations: float) -> LandWorths:
    return LandWorths(
        worths["region"] * generations,
        worths["peasant"] * generations,
        worths["soldier"] * taste.get("soldier", 1.0) * min(generations, 3),
        worths["crowded"],
        worths["crowd"],
        worths["starving"],
        worths["empty"],
        worths["siege"],
        worths["colony_near"],
    )


def held(site: Site, worths: LandWorths, peasants: int, soldiers: int) -> float:
    """A region of one's own with so many citizens."""
    own = peasants + soldiers
    value = worths.region + worths.peasant * min(peasants, site.capacity)
    excess = own + site.crowd - site.room
    if excess > 0:
        value += worths.crowded + worths.crowd * excess
        value += worths.starving * max(0, own + site.crowd - 2 * site.capacity)
    if not own:
        value += worths.empty
    return float(value + worths.soldier * min(soldiers, 3))


def visited(site: Site, worths: LandWorths, another: float, peasants: int, soldiers: int) -> float:
    """A region that is not one's own; `another` is what the chronicles say to one region more."""
    own = peasants + soldiers
    if not own:
        return 0.0
    value = worths.peasant * min(peasants, site.capacity) / 3 + worths.soldier * min(soldiers, 3)
    prize = worths.region + another
    if site.guard:
        value += worths.siege * prize * min(1.0, (2 * soldiers + peasants) / (site.guard + 3))
    elif own > site.most:
        value += worths.colony_near * prize * (1.0 if own - site.most > 1 else 0.9)
    elif own == site.most:
        value += worths.colony_near * prize / 3
    if own > site.capacity:
        value += worths.crowd * (own - site.capacity)
    return float(value)

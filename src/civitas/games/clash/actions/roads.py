"""§13.2.4 Roads: where they lead, what they cost, and which way a group can come."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from civitas.games.clash.box.content import BOX, WATER
from civitas.games.clash.box.hooks import Price, vetoes
from civitas.games.clash.box.paying import affordable, price_of
from civitas.games.clash.box.queries import PLAIN, Clash, army, effects, has_effect, hostile, is_army, is_land, marked
from civitas.kernel import Reason, Verdict

ROAD_FULL = Reason("road-full", "13.2.4", "hex")

Passes = Callable[[str], bool]
"""May a group come over this hex?"""

LONG_ROADS: list[Callable[[Clash, int, str, Passes], list[str]]] = []
"""Who lets groups go farther on roads: (g, seat, start, passes) to further targets. Civilisations add to it."""


def roads_price(g: Clash, seat: int) -> Price:
    (advance, effect), *_ = effects(g, seat, "roads")
    return price_of("roads", advance, effect["price"], g, seat)


def may_use_roads(g: Clash, seat: int) -> bool:
    return has_effect(g, seat, "roads") and affordable(g, seat, roads_price(g, seat)) is None


def may_pass(g: Clash, seat: int, hex: str, armies: int = 0) -> bool:
    """§5.12 §13.2.4 Land without enemies, and with room for so many army units."""
    free = is_land(g, hex) and not hostile(g, seat, hex)
    return free and (not armies or len(army(g, seat, hex)) + armies <= int(BOX["limits"]["army"]))


def road_targets(g: Clash, seat: int, start: str) -> list[str]:
    """§13.2.4 Two steps over land, from or to an own city; never to explore, to board or to land."""
    if g.terrain[start] == WATER:
        return []
    terrain, neighbours = g.terrain, g.atlas.neighbours
    passes = partial(may_pass, g, seat)
    found: dict[str, None] = {}
    for step in neighbours[start]:
        if terrain.get(step, WATER) == WATER:
            continue
        found.setdefault(step)
        if passes(step):
            for hex in neighbours[step]:
                if hex != start and terrain.get(hex, WATER) != WATER:
                    found.setdefault(hex)
    own = g.city.get(start) == seat
    near = neighbours[start]
    short = [
        hex
        for hex in found
        if (own or g.city.get(hex) == seat)
        and (hex not in near or terrain[hex] in ("mountain", "forest") or hostile(g, seat, hex))
    ]
    return [*short, *(hex for longer in LONG_ROADS for hex in longer(g, seat, start, passes) if hex not in short)]


def ways(g: Clash, seat: int, start: str, target: str, units: tuple[str, ...]) -> list[str]:
    """§12.7 §13.2.4 The hexes over which this group can come to a target two steps away."""
    armies = sum(map(is_army, units))
    return [
        hex
        for hex in _between(g, start, target)
        if may_pass(g, seat, hex, armies) and _may_arrive(g, seat, hex, target, units) is None
    ]


def _between(g: Clash, start: str, target: str) -> list[str]:
    neighbours = g.atlas.neighbours
    return [hex for hex in neighbours[start] if hex in neighbours[target]]


def _may_arrive(g: Clash, seat: int, over: str, target: str, units: tuple[str, ...]) -> Verdict:
    """§12.7 Whoever comes over a plain has entered it."""
    if g.terrain[over] == "plain":
        units = trodden(units)
    return vetoes.verdict("enter", g, seat, over, target, units)


def trodden(units: tuple[str, ...]) -> tuple[str, ...]:
    """§12.7 The units after they have entered a plain."""
    return tuple(marked(unit, PLAIN) for unit in units)


def may_go_by_road(g: Clash, seat: int, start: str, target: str, units: tuple[str, ...]) -> Verdict:
    """§12.7 §13.2.4 Is there a way with room for the group, on which nothing bars it from the target?"""
    if target in g.atlas.neighbours[start]:
        return vetoes.verdict("enter", g, seat, start, target, units)
    passes = partial(may_pass, g, seat, armies=sum(map(is_army, units)))
    verdict: Verdict = (ROAD_FULL, target)
    for hex in _between(g, start, target):
        if passes(hex):
            verdict = _may_arrive(g, seat, hex, target, units)
            if verdict is None:
                return None
    if any(target in longer(g, seat, start, passes) for longer in LONG_ROADS):
        return None
    return verdict


def by_road(g: Clash, seat: int, start: str, target: str, units: tuple[str, ...]) -> tuple[str, ...]:
    """§12.7 The group as it comes to the target: marked if there was no way round the plains."""
    if target in g.atlas.neighbours[start]:
        return units
    if any(g.terrain[hex] != "plain" for hex in ways(g, seat, start, target, units)):
        return units
    armies = sum(map(is_army, units))

    def off_plains(hex: str) -> bool:
        return may_pass(g, seat, hex, armies) and g.terrain[hex] != "plain"

    if any(target in longer(g, seat, start, off_plains) for longer in LONG_ROADS):
        return units
    return trodden(units)

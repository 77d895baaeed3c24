"""§6.4 §9 Which units may move, and where they can get to over land and sea."""

from __future__ import annotations

from collections.abc import Callable

from civitas.games.clash.actions.roads import may_go_by_road
from civitas.games.clash.box.content import WATER
from civitas.games.clash.box.hooks import ByEffect, vetoes
from civitas.games.clash.box.leaders import stack_limit
from civitas.games.clash.box.queries import (
    FOREST,
    MOVED,
    NOBODY,
    STOPPED,
    Clash,
    army,
    cargo,
    enemies,
    has_effect,
    has_mark,
    hostile,
    is_army,
    is_water,
    per_ship,
    reach,
    sea_of,
    ships,
)
from civitas.kernel import Procedure, Reason, Verdict

NEEDS_TACTICS = Reason("needs-tactics", "6.4")
NEEDS_ESCORT = Reason("needs-escort", "6.4", "hex")
FOREST_NO_BATTLE = Reason("forest-no-battle", "6.4", "hex")
HEX_FULL = Reason("hex-full", "5.12", "hex")
NO_SHIP_ROOM = Reason("no-ship-room", "6.4", "hex")
TIRED = Reason("tired", "6.4")
MOVED_ALREADY = Reason("moved-already", "6.4")

# ---------------------------------------------------------------------- who may move


def may_select(g: Clash, seat: int, start: str, unit: str) -> Verdict:
    """§6.4 §13.5.1 Once in a move action; not after a battle or onto a mountain this turn; armies need Tactics."""
    if has_mark(unit, STOPPED):
        return (TIRED,)
    if has_mark(unit, MOVED):
        return (MOVED_ALREADY,)
    if is_army(unit) and not has_effect(g, seat, "move-armies"):
        return (NEEDS_TACTICS,)
    return vetoes.verdict("select", g, seat, start, unit)


PASSES: ByEffect[Callable[[Clash, int, str], bool]] = ByEffect()
"""Who lets ships go by units of others on a hex: (g, seat, hex). Civilisations add to it."""
MEETINGS: ByEffect[Callable[[Clash, int, str], Procedure[None]]] = ByEffect()
"""What happens when ships reach a hex, before any battle: (g, seat, hex). Civilisations add to it."""
HULLS: ByEffect[Callable[[Clash, int, str], int]] = ByEffect()
"""Further ships on a hex that take land units aboard: (g, seat, hex). Civilisations add to it."""


def closed(g: Clash, seat: int, hex: str) -> bool:
    """§6.4 Do units of others stop ships on this hex?"""
    if enemies(g, seat, hex) == NOBODY:
        return False
    return not any(passes(g, seat, hex) for passes in PASSES.of(g, seat))


def meet(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """Ships have reached a hex: what civilisations make of it."""
    for meeting in MEETINGS.of(g, seat):
        yield from meeting(g, seat, hex)


def hulls(g: Clash, seat: int, hex: str) -> int:
    """§6.4 How many ships on a hex take units of this player aboard."""
    more = sum(hull(g, seat, hex) for hull in HULLS.of(g, seat))
    return len(ships(g, seat, hex)) + more


def room_aboard(g: Clash, seat: int, hex: str) -> int:
    """§6.4 How many land units the ships on a hex can still take."""
    return per_ship(g, seat) * hulls(g, seat, hex) - len(cargo(g, seat, hex))


def may_go(g: Clash, seat: int, start: str, target: str, units: tuple[str, ...], roads: bool = False) -> Verdict:
    """§5.12 §6.4 May this group of land units enter the target?"""
    for unit in units:
        if (verdict := may_select(g, seat, start, unit)) is not None:
            return verdict
    armies = sum(map(is_army, units))
    if is_water(g, target):
        return (NO_SHIP_ROOM, target) if room_aboard(g, seat, target) < len(units) else None
    if armies and len(army(g, seat, target)) + armies > stack_limit(g, seat, target, units):
        return HEX_FULL, target
    if target in g.terrain and hostile(g, seat, target):
        if not armies:
            return NEEDS_ESCORT, target
        if not roads and any(has_mark(unit, FOREST) for unit in units):
            return FOREST_NO_BATTLE, target
    if roads:
        return may_go_by_road(g, seat, start, target, units)
    return vetoes.verdict("enter", g, seat, start, target, units)


# ---------------------------------------------------------------------- where to


def land_targets(g: Clash, seat: int, start: str) -> list[str]:
    """§6.4 The neighbours: land, unexplored hexes, and water with an own ship if the group stands on land."""
    terrain = g.terrain
    aboard = terrain[start] == WATER
    return [
        hex for hex in g.atlas.neighbours[start] if terrain.get(hex) != WATER or (not aboard and hulls(g, seat, hex))
    ]


def open_water(g: Clash, seat: int, starts: list[str]) -> list[str]:
    """§6.4 Where ships can go hex by hex without meeting enemies, the starts included."""
    return reach(g, starts, lambda at: g.terrain.get(at) == WATER and not closed(g, seat, at))


def around(g: Clash, seat: int, waters: list[str]) -> tuple[list[str], list[str]]:
    """Enemy ships next to these waters, and unexplored slots next to them."""
    foes: dict[str, None] = {}
    slots: dict[str, None] = {}
    for hex in waters:
        for n in g.atlas.neighbours[hex]:
            if n not in g.terrain:
                slots.setdefault(g.atlas.slot_of[n])
            elif g.terrain[n] == WATER and closed(g, seat, n):
                foes.setdefault(n)
    return list(foes), list(slots)


def ship_targets(g: Clash, seat: int, start: str) -> list[str]:
    """§6.4 §9.2 Any water of the same sea, the first enemies on the way, and unexplored tiles at its shore."""
    waters = open_water(g, seat, [start])
    foes, slots = around(g, seat, waters)
    return waters[1:] + foes + slots


def next_seas(g: Clash, seat: int, start: str) -> list[str]:
    """§9.3 §13.3.2 Along the edge in both directions: the first water of another sea, or the unexplored slot before it.

    Ships leave their sea where they can get to the edge without meeting enemies; past the edge all is open water.
    """
    sea, edge = set(sea_of(g, start)), g.atlas.edge
    exits = set(open_water(g, seat, [start]))
    found: dict[str, None] = {}
    for walk in (edge, edge[::-1]):
        for at, hex in enumerate(walk):
            if hex not in exits:
                continue
            for ahead in (*walk[at + 1 :], *walk[:at]):
                if ahead in sea:
                    continue
                if ahead not in g.terrain:
                    found.setdefault(g.atlas.slot_of[ahead])
                    break
                if g.terrain[ahead] == WATER:
                    found.setdefault(ahead)
                    break
    return list(found)


def navigation_targets(g: Clash, seat: int, start: str) -> list[str]:
    """§9.3 §13.3.2 The next sea with all its water and its shore, or the unexplored tile that lies before it."""
    found: dict[str, None] = {}
    for entry in next_seas(g, seat, start):
        if entry not in g.terrain or closed(g, seat, entry):
            found.setdefault(entry)
            continue
        waters = open_water(g, seat, [entry])
        foes, slots = around(g, seat, waters)
        for target in (*waters, *foes, *slots):
            found.setdefault(target)
    return list(found)

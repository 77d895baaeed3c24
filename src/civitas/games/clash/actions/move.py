"""§6.4 The move action: three moves of groups, over land and sea.

A move is answered as "start>target", with ":roads" or ":navigation" behind it where the player uses that; the target of
a ship that explores is a slot of the board. Then the group is chosen, if there is a choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import product
from typing import NamedTuple

from civitas.games.clash.actions.explore import by_edge, by_land, by_sea, explore
from civitas.games.clash.actions.roads import by_road, may_use_roads, road_targets, roads_price, ways
from civitas.games.clash.actions.targets import (
    NEEDS_TACTICS,
    NO_SHIP_ROOM,
    around,
    land_targets,
    may_go,
    may_select,
    meet,
    navigation_targets,
    next_seas,
    open_water,
    ship_targets,
)
from civitas.games.clash.battle.fight import fight
from civitas.games.clash.box.content import BOX, WATER
from civitas.games.clash.box.deeds import add_deed, always
from civitas.games.clash.box.hooks import trigger, vetoes
from civitas.games.clash.box.labels import hex_label
from civitas.games.clash.box.paying import pay
from civitas.games.clash.box.queries import (
    FOREST,
    MOVED,
    NOBODY,
    PLAIN,
    STOPPED,
    Clash,
    cargo,
    effects,
    enemies,
    has_effect,
    hostile,
    is_ship,
    is_water,
    kind,
    marked,
    per_ship,
    put,
    sea_of,
    ships,
    take,
    unmarked,
)
from civitas.kernel import Ask, Label, Note, One, Procedure, Verdict

STAY = "stay"
ROADS, NAVIGATION = "roads", "navigation"


class Way(NamedTuple):
    """Another way to spend a move, with a name that stands behind the move as that of roads does."""

    moves: Callable[[Clash, int], Iterable[tuple[str, str]]]
    """Every start and target that one can think of: (g, seat)."""
    judge: Callable[[Clash, int, str, str], Verdict]
    go: Callable[[Clash, int, str, str], Procedure[None]]
    label: Callable[[str, str], Label]


WAYS: dict[str, Way] = {}
"""By its name. Civilisations add to it."""

# ---------------------------------------------------------------------- the question


def moves(g: Clash, seat: int) -> Iterator[str]:
    """Every "start>target" that some unit can think of."""
    for start, units in g.units[seat].items():
        ready = [unit for unit in units if may_select(g, seat, start, unit) is None]
        if not ready:
            continue
        if not all(map(is_ship, ready)):
            for target in land_targets(g, seat, start):
                yield f"{start}>{target}"
            if may_use_roads(g, seat):
                for target in road_targets(g, seat, start):
                    yield f"{start}>{target}:{ROADS}"
        if any(map(is_ship, ready)):
            for target in ship_targets(g, seat, start):
                yield f"{start}>{target}"
            if has_effect(g, seat, "navigation"):
                for target in navigation_targets(g, seat, start):
                    yield f"{start}>{target}:{NAVIGATION}"
    if g.players[seat].civ:
        for how, way in WAYS.items():
            for start, target in way.moves(g, seat):
                yield f"{start}>{target}:{how}"


def parse(move: str) -> tuple[str, str, str]:
    """Start, target, and how."""
    start, _, rest = move.partition(">")
    target, _, how = rest.partition(":")
    return start, target, how


def sails(g: Clash, start: str, target: str) -> bool:
    """Is it a move of ships? Landing leads to land or to an unexplored hex, exploring by ship to a slot."""
    return g.terrain[start] == WATER and (g.terrain.get(target) == WATER or target in g.atlas.slots)


def may_move(g: Clash, seat: int, move: str) -> Verdict:
    """§6.4 A move is possible if one unit at least can make it alone, or a ship with what else is ready there."""
    start, target, how = parse(move)
    if how in WAYS:
        return WAYS[how].judge(g, seat, start, target)
    verdict: Verdict = None
    ready = tuple(ready_to_sail(g, seat, start)) if sails(g, start, target) else ()
    for unit in g.units[seat][start]:
        if sails(g, start, target):
            if not is_ship(unit):
                continue
            verdict = (
                may_select(g, seat, start, unit)
                or vetoes.verdict("enter", g, seat, start, target, (unit,))
                or vetoes.verdict("sail", g, seat, start, ready)
            )
        elif is_ship(unit):
            continue
        else:
            verdict = may_go(g, seat, start, target, (unit,), how == ROADS)
        if verdict is None:
            return None
    return verdict


def begin_moving(g: Clash, seat: int) -> Procedure[None]:
    """§6.4 A move action has three moves; each unit moves once in it."""
    g.turn.moves = BOX["frame"]["moves"]
    g.turn.sailed = g.turn.navigated = False
    yield Note("moving", seat=seat)


def is_moving(g: Clash, seat: int) -> bool:
    return g.turn.moves > 0


def next_move(g: Clash, seat: int) -> Procedure[None]:
    """§6.4 One of the three moves, or no more of them."""
    turn = g.turn
    prompt = One(
        "move",
        lambda: [*moves(g, seat), STAY],
        lambda move: None if move == STAY else may_move(g, seat, move),
        rule="6.4",
        params={"number": turn.moves},
        label=partial(move_label, g),
    )
    move = yield Ask(seat, prompt)
    if move == STAY:
        turn.moves = 0
    else:
        turn.moves -= 1
        start, target, how = parse(move)
        if how in WAYS:
            yield from WAYS[how].go(g, seat, start, target)
        elif sails(g, start, target):
            yield from sail(g, seat, start, target, how)
        else:
            yield from march(g, seat, start, target, how)
    if turn.moves == 0:
        yield from end_moving(g, seat)


def end_moving(g: Clash, seat: int) -> Procedure[None]:
    """§6.4 In another move action of the turn the units may move again."""
    own = g.units[seat]
    for hex, units in own.items():
        own[hex] = tuple(sorted(unmarked(unit, MOVED) for unit in units))
    yield from trigger("move.ended", g, seat)


# ---------------------------------------------------------------------- the group


def groups(units: list[str]) -> Iterator[tuple[str, ...]]:
    """Every group that can be made of these units, larger ones first."""
    counted = sorted(Counter(units).items())
    for numbers in product(*(range(number, -1, -1) for _, number in counted)):
        group = tuple(unit for (unit, _), n in zip(counted, numbers, strict=True) for _ in range(n))
        if group:
            yield group


def name_of(group: tuple[str, ...]) -> str:
    return "+".join(group)


Fits = Callable[[tuple[str, ...]], Verdict]


def choose_group(
    g: Clash, seat: int, units: list[str], fits: Fits, start: str, target: str
) -> Procedure[tuple[str, ...]]:
    """§6.4 Which units go together; a group may be split off from those on the hex."""
    possible = [name_of(group) for group in groups(units) if fits(group) is None] if len(units) < 3 else []
    if len(possible) == 1:
        return tuple(possible[0].split("+"))
    prompt = One(
        "group",
        lambda: [name_of(group) for group in groups(units)],
        lambda name: fits(tuple(name.split("+"))),
        rule="6.4",
        params={"hex": start, "target": target},
        label=group_label,
    )
    answer: str = yield Ask(seat, prompt)
    return tuple(answer.split("+"))


def march(g: Clash, seat: int, start: str, target: str, how: str) -> Procedure[None]:
    """§6.4 A group of land units goes to a neighbouring hex, boards or lands."""
    fits = partial(may_go, g, seat, start, target, roads=how == ROADS)
    ready = [u for u in g.units[seat][start] if not is_ship(u) and may_select(g, seat, start, u) is None]
    group = yield from choose_group(g, seat, ready, fits, start, target)
    if how == ROADS:
        yield from pay(g, seat, roads_price(g, seat))
    landed = is_water(g, start)
    arriving = by_road(g, seat, start, target, group) if how == ROADS else group
    if target not in g.terrain:
        yield from explore(g, seat, g.atlas.slot_of[target], partial(by_land, wanted=target))
    take(g, seat, start, *group)
    battle = not is_water(g, target) and hostile(g, seat, target)
    put(g, seat, target, *(arrived(g, unit, target, how, battle) for unit in arriving))
    yield Note("moved", seat=seat, hex=start, to_hex=target, units=Counter(map(kind, group)))
    if battle:
        near = start in g.atlas.neighbours[target]
        yield from fight(g, seat, target, *([start] if near else ways(g, seat, start, target, group)), landed=landed)
    yield from trigger("units.moved", g, seat, start, target, group)


def arrived(g: Clash, unit: str, target: str, how: str, battle: bool) -> str:
    """§6.4 §13.2.4 What a unit remembers of its move: terrain counts unless it came by road, battle always."""
    terrain = "" if climbs(g, unit, g.terrain[target]) else g.terrain[target]
    unit = marked(unit, MOVED)
    if battle or (terrain == "mountain" and how != ROADS):
        unit = marked(unit, STOPPED)
    if terrain == "forest" and how != ROADS:
        unit = marked(unit, FOREST)
    if terrain == "plain":
        unit = marked(unit, PLAIN)
    return unit


def climbs(g: Clash, unit: str, terrain: str) -> bool:
    """§6.4 May this unit of the active player go on as if the terrain did not count?"""
    seat = g.turn.seat
    return isinstance(seat, int) and any(
        effect["terrain"] == terrain and kind(unit) in effect["units"]
        for _, effect in effects(g, seat, "ignores-terrain")
    )


def may_sail(g: Clash, seat: int, start: str, group: tuple[str, ...]) -> Verdict:
    """§6.4 Ships with as much cargo as they can carry, leaving no more behind than the others can."""
    fleet = [unit for unit in group if is_ship(unit)]
    if not fleet:
        return NO_SHIP_ROOM, start
    for unit in fleet:
        if (verdict := may_select(g, seat, start, unit)) is not None:
            return verdict
    room = per_ship(g, seat)
    loaded = len(group) - len(fleet)
    left_ships = len(ships(g, seat, start)) - len(fleet)
    left_cargo = len(cargo(g, seat, start)) - loaded
    if (verdict := vetoes.verdict("sail", g, seat, start, group)) is not None:
        return verdict
    if loaded > room * len(fleet) or left_cargo > room * left_ships:
        return NO_SHIP_ROOM, start
    return None


def ready_to_sail(g: Clash, seat: int, start: str) -> list[str]:
    """The ships on a hex that may still move, and all cargo there."""
    return [u for u in g.units[seat][start] if not is_ship(u) or may_select(g, seat, start, u) is None]


def sail(g: Clash, seat: int, start: str, target: str, how: str) -> Procedure[None]:
    """§6.4 §9.2 §9.3 A group of ships with its cargo goes over the sea, or explores."""
    units = ready_to_sail(g, seat, start)
    group = yield from choose_group(g, seat, units, partial(may_sail, g, seat, start), start, target)
    end = target
    if target in g.atlas.slots:
        end = yield from sail_to_explore(g, seat, start, target, how)
    g.turn.sailed = g.turn.sailed or end != start
    g.turn.navigated = g.turn.navigated or how == NAVIGATION
    if end != start:
        yield from meet(g, seat, end)
    take(g, seat, start, *group)
    battle = enemies(g, seat, end) != NOBODY
    put(g, seat, end, *(sailed(unit, battle) for unit in group))
    yield Note("moved", seat=seat, hex=start, to_hex=end, units=Counter(map(kind, group)))
    if battle:
        yield from fight(g, seat, end, start)
    yield from trigger("units.moved", g, seat, start, end, group)


def sailed(unit: str, battle: bool) -> str:
    """§6.4 Sailing is the move of the ship and not of its cargo, and so is the battle."""
    if not is_ship(unit):
        return unit
    unit = marked(unit, MOVED)
    return marked(unit, STOPPED) if battle else unit


def sail_to_explore(g: Clash, seat: int, start: str, slot: str, how: str) -> Procedure[str]:
    """§9.2 §9.3 Turn up the tile; with fitting water the ship enters it, else it stays where it was."""
    sea = sea_of(g, start)
    stays = start
    along_edge = how == NAVIGATION and slot in next_seas(g, seat, start)
    if how == NAVIGATION and not along_edge:
        stays = next(
            entry
            for entry in next_seas(g, seat, start)
            if entry in g.terrain and slot in around(g, seat, open_water(g, seat, [entry]))[1]
        )
        sea = sea_of(g, stays)
    if along_edge:
        yield from explore(g, seat, slot, by_edge)
        waters = [hex for hex in g.atlas.slots[slot].hexes if g.terrain[hex] == WATER]
        open_to = [hex for hex in waters if hex in g.atlas.at_edge]
    else:
        yield from explore(g, seat, slot, partial(by_sea, sea=sea))
        waters = [hex for hex in g.atlas.slots[slot].hexes if g.terrain[hex] == WATER]
        open_to = [hex for hex in waters if not set(sea).isdisjoint(g.atlas.neighbours[hex])]
    if not open_to:
        return stays
    end: str = waters[0]
    if len(waters) > 1:
        end = yield Ask(seat, One("enter-water", waters, rule="9.2", label=hex_label))
    return end


# ---------------------------------------------------------------------- the deeds and their labels


def pass_action(g: Clash, seat: int) -> Procedure[None]:
    """§4.1 A move action may move nobody, so an action can always be let go by."""
    yield Note("passed", seat=seat)


def can_move(g: Clash, seat: int) -> Verdict:
    verdict: Verdict = (NEEDS_TACTICS,)
    for move in moves(g, seat):
        verdict = may_move(g, seat, move)
        if verdict is None:
            return None
    return verdict


add_deed("move", can_move, begin_moving, action=True)
add_deed("pass", always, pass_action, action=True)


def move_label(g: Clash, move: str) -> Label:
    if move == STAY:
        return Label("stay")
    start, target, how = parse(move)
    if how in WAYS:
        return WAYS[how].label(start, target)
    if target in g.atlas.slots:
        hexes = g.atlas.slots[target].hexes
        targets = [f"hex:{start}", *(f"hex:{hex}" for hex in hexes)]
        return Label("explore-by-ship", targets, hex=start, target=hexes[0], how=how or "sail")
    return Label("move", [f"hex:{start}", f"hex:{target}"], hex=start, target=target, how=how or "plain")


def group_label(name: str) -> Label:
    return Label("group", units=Counter(map(kind, name.split("+"))))

"""§11.2 §11.3 Barbarians and what else the symbols of events bring: gold, exhausted land, new cities, marches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from civitas.games.clash.battle.fight import fight
from civitas.games.clash.battle.fighters import defender_of
from civitas.games.clash.box.content import ANGRY, BOX, SYMBOLS, UNITS
from civitas.games.clash.box.labels import hex_label, unit_label
from civitas.games.clash.box.queries import (
    BARBARIANS,
    MOVED,
    NOBODY,
    Clash,
    add_city,
    army,
    cities,
    gain,
    has_mark,
    in_play,
    in_range,
    is_land,
    kind,
    marked,
    put,
    reach,
    settlements_left,
    supply,
    take,
    units_on,
    unmarked,
)
from civitas.games.clash.box.telling import changes, pieces
from civitas.games.clash.events.drawing import symbol
from civitas.kernel import Ask, Note, One, Procedure

DISTANCE: int = SYMBOLS.barbarian_distance
REACH: int = SYMBOLS.barbarian_reach

MASTERS: list[Callable[[Clash, int, str, list[str]], Procedure[list[str]]]] = []
"""Who tells barbarians where to go: (g, seat, hex, next hexes by the rule) to the next hexes, none if they stay.
Civilisations add to it."""


def empty_land(g: Clash, hex: str) -> bool:
    """§11.2 Explored land, neither barren nor exhausted, without units and cities."""
    return (
        is_land(g, hex)
        and g.terrain[hex] != "barren"
        and hex not in g.exhausted
        and hex not in g.city
        and not units_on(g, hex)
    )


# ---------------------------------------------------------------------- gold and exhausted land


@symbol("gold_mine")
def gold_mine(g: Clash, seat: int) -> Procedure[None]:
    """§11.2.1 Two gold."""
    found = gain(g, seat, "gold", SYMBOLS.gold_mine)
    yield Note("gains", seat=seat, good="gold", amount=found)


@symbol("exhausted_land")
def exhausted_land(g: Clash, seat: int) -> Procedure[None]:
    """§11.2.2 A marker on an empty land hex next to an own city, if there are both."""
    if len(g.exhausted) >= BOX["pieces"]["exhausted"]:
        return
    around = {n for city in cities(g, seat) for n in g.atlas.neighbours[city]}
    hexes = [hex for hex in g.atlas.hexes if hex in around and empty_land(g, hex)]
    if not hexes:
        return
    hex = hexes[0]
    if len(hexes) > 1:
        hex = yield Ask(seat, One("exhausted-land", hexes, rule="11.2.2", label=hex_label))
    g.exhausted += (hex,)
    yield Note("exhausted", seat=seat, hex=hex)


# ---------------------------------------------------------------------- barbarians appear


def places_to_appear(g: Clash, seat: int) -> list[str]:
    """§11.2.3 Two hexes from an own city and two at least from all others; else next to an own one.

    Never next to a city of another player.
    """
    own = cities(g, seat)
    distance = g.atlas.distance
    foreign = [hex for hex, owner in g.city.items() if owner not in (seat, BARBARIANS)]
    free = [hex for hex in g.atlas.hexes if empty_land(g, hex)]
    free = [hex for hex in free if all(distance[hex][city] >= DISTANCE for city in foreign)]
    near = {hex for city in own for hex in in_range(g, city, DISTANCE)}
    apart = [hex for hex in free if hex in near and all(distance[hex][city] >= DISTANCE for city in g.city)]
    return apart or [hex for hex in free if any(distance[hex][city] == 1 for city in own)]


def new_barbarian_city(g: Clash, seat: int) -> Procedure[None]:
    """§11.2.3 A settlement and an infantry, as far as there is a place and pieces are left."""
    hexes = places_to_appear(g, seat)
    if not hexes or not settlements_left(g, BARBARIANS):
        return
    hex = hexes[0]
    if len(hexes) > 1:
        hex = yield Ask(seat, One("barbarian-city", hexes, rule="11.2.3", label=hex_label))
    add_city(g, BARBARIANS, hex, ANGRY)
    yield Note("barbarian-city", hex=hex, **changes([], pieces(g, hex)))
    yield from reinforce(g, seat, hex)


def has_room(g: Clash, hex: str) -> bool:
    """§11.3 Four army units on a hex, barbarians too."""
    return len(army(g, BARBARIANS, hex)) < int(BOX["limits"]["army"])


def reinforce(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """§11.2.3 §11.3 §14.2 One more barbarian infantry, if there is room; beside infantry another sort if one likes."""
    sorts = [unit for unit in UNITS if UNITS[unit].barbarians and in_play(g, unit) and supply(g, BARBARIANS, unit)]
    if not any(kind(unit) == "infantry" for unit in army(g, BARBARIANS, hex)):
        sorts = [unit for unit in sorts if unit == "infantry"]
    if not sorts or not has_room(g, hex):
        return
    unit = sorts[0]
    if len(sorts) > 1:
        unit = yield Ask(seat, One("barbarian-unit", sorts, rule="14.2", params={"hex": hex}, label=unit_label))
    put(g, BARBARIANS, hex, unit)
    yield Note("barbarians-grow", hex=hex, unit=unit)


@symbol("barbarians_appear")
def barbarians_appear(g: Clash, seat: int) -> Procedure[None]:
    """§11.2.3 A new barbarian city, then one more infantry in any barbarian city."""
    yield from new_barbarian_city(g, seat)
    hexes = [hex for hex in cities(g, BARBARIANS) if has_room(g, hex)]
    if not hexes:
        return
    hex = hexes[0]
    if len(hexes) > 1 and supply(g, BARBARIANS, "infantry"):
        hex = yield Ask(seat, One("barbarian-infantry", hexes, rule="11.2.3", label=hex_label))
    yield from reinforce(g, seat, hex)


# ---------------------------------------------------------------------- barbarians move


def land_ways(g: Clash, seat: int) -> dict[str, int]:
    """§5.7 How many land hexes away from the cities of a player each hex lies, as far as barbarians care."""
    found = dict.fromkeys(cities(g, seat), 0)
    for steps in range(1, REACH + 1):
        ring = reach(g, list(found), partial(is_land, g), 1)
        found.update({hex: steps for hex in ring if hex not in found})
    return found


def groups_near(g: Clash, seat: int) -> list[str]:
    """§11.2.4 The barbarians one or two land hexes from the player's cities that have not moved yet."""
    ways = land_ways(g, seat)
    return [
        hex
        for hex, units in g.units[BARBARIANS].items()
        if 1 <= ways.get(hex, 0) <= REACH and any(not has_mark(unit, MOVED) for unit in units)
    ]


def steps_closer(g: Clash, seat: int, hex: str) -> list[str]:
    """§11.2.4 The next hexes on the shortest ways over land to the nearest cities of the player."""
    ways = land_ways(g, seat)
    return [n for n in g.atlas.neighbours[hex] if ways.get(n, REACH) == ways[hex] - 1]


@symbol("barbarians_move")
def barbarians_move(g: Clash, seat: int) -> Procedure[None]:
    """§11.2.4 Those near come closer, in an order of the drawer's choice; then those cities grow."""
    if not groups_near(g, seat):
        yield from new_barbarian_city(g, seat)
        return
    while groups := groups_near(g, seat):
        start = groups[0]
        if len(groups) > 1:
            start = yield Ask(seat, One("barbarian-group", groups, rule="11.2.4", label=hex_label))
        targets = steps_closer(g, seat, start)
        for master in MASTERS:
            targets = yield from master(g, seat, start, targets)
        if not targets:
            hold(g, start)
            continue
        target = targets[0]
        if len(targets) > 1:
            prompt = One("barbarian-step", targets, rule="11.2.4", params={"hex": start}, label=hex_label)
            target = yield Ask(seat, prompt)
        yield from march(g, start, target)
    rest(g)
    ways = land_ways(g, seat)
    for hex in cities(g, BARBARIANS):
        if 1 <= ways.get(hex, 0) <= REACH:
            yield from reinforce(g, seat, hex)


def march(g: Clash, start: str, target: str) -> Procedure[None]:
    """§11.2.4 The barbarians on a hex go one hex further; whom they meet they fight. Too many stay behind."""
    units = [unit for unit in g.units[BARBARIANS][start] if not has_mark(unit, MOVED)]
    take(g, BARBARIANS, start, *units)
    room = int(BOX["limits"]["army"]) - len(army(g, BARBARIANS, target))
    put(g, BARBARIANS, target, *(marked(unit, MOVED) for unit in units[:room]))
    put(g, BARBARIANS, start, *(marked(unit, MOVED) for unit in units[room:]))
    yield Note("barbarians-march", from_hex=start, to_hex=target, units=Counter(map(kind, units[:room])))
    if defender_of(g, BARBARIANS, target) != NOBODY:
        yield from fight(g, BARBARIANS, target)


def hold(g: Clash, hex: str) -> None:
    """The barbarians on a hex do not move in this march."""
    g.units[BARBARIANS][hex] = tuple(sorted(marked(unit, MOVED) for unit in g.units[BARBARIANS][hex]))


def rest(g: Clash) -> None:
    """The march is over: next time all of them may move again."""
    grey = g.units[BARBARIANS]
    for hex, units in grey.items():
        grey[hex] = tuple(sorted(unmarked(unit, MOVED) for unit in units))

"""What rules ask about the state again and again, and the small changes they make to it; it is in `state`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from civitas.games.clash.box.content import (
    ACTS_AS,
    ADVANCES,
    ARMY,
    BOX,
    BUILDINGS,
    EFFECTS,
    GOVERNMENTS,
    OWN_UNITS,
    RESOURCES,
    SHIPS,
    TOKENS,
    UNITS,
    WITHIN_REACH,
)
from civitas.games.clash.box.distances import in_range as in_range
from civitas.games.clash.box.distances import is_land as is_land
from civitas.games.clash.box.distances import is_water as is_water
from civitas.games.clash.box.distances import reach as reach
from civitas.games.clash.box.distances import sea_of as sea_of
from civitas.games.clash.box.distances import steps_from as steps_from
from civitas.games.clash.box.distances import within as within
from civitas.games.clash.box.edition import has_expansion as has_expansion
from civitas.games.clash.box.edition import has_leaders as has_leaders
from civitas.games.clash.box.edition import in_play as in_play
from civitas.games.clash.box.edition import of_table as of_table
from civitas.games.clash.box.owners import BARBARIANS as BARBARIANS
from civitas.games.clash.box.owners import NOBODY as NOBODY
from civitas.games.clash.box.owners import PIRATES as PIRATES
from civitas.games.clash.box.owners import Nobody as Nobody
from civitas.games.clash.box.owners import Owner as Owner
from civitas.games.clash.box.player import Player as Player
from civitas.games.clash.box.state import CHOSEN as CHOSEN
from civitas.games.clash.box.state import FOREST as FOREST
from civitas.games.clash.box.state import MOVED as MOVED
from civitas.games.clash.box.state import PLAIN as PLAIN
from civitas.games.clash.box.state import PROPOSED as PROPOSED
from civitas.games.clash.box.state import STOPPED as STOPPED
from civitas.games.clash.box.state import Clash as Clash
from civitas.games.clash.box.state import Offer as Offer
from civitas.games.clash.box.state import Turn as Turn
from civitas.kernel import number_of, seat_of

# ---------------------------------------------------------------------- seats


def clockwise(g: Clash) -> tuple[int, ...]:
    """All seats, beginning with the start player."""
    return tuple((g.start_player + i) % g.seats for i in range(g.seats))


def after(g: Clash, seat: int) -> tuple[int, ...]:
    """The other seats, clockwise."""
    return tuple((seat + i) % g.seats for i in range(1, g.seats))


# ---------------------------------------------------------------------- units


@lru_cache(maxsize=512)
def kind(unit: str) -> str:
    """The kind of a unit, without its marks."""
    return unit.partition(":")[0]


@lru_cache(maxsize=512)
def marked(unit: str, mark: str) -> str:
    """The unit with a mark more."""
    name, _, marks = unit.partition(":")
    return f"{name}:{''.join(sorted({*marks, mark}))}"


@lru_cache(maxsize=512)
def unmarked(unit: str, mark: str) -> str:
    """The unit without that mark."""
    name, _, marks = unit.partition(":")
    rest = marks.replace(mark, "")
    return f"{name}:{rest}" if rest else name


@lru_cache(maxsize=512)
def has_mark(unit: str, mark: str) -> bool:
    return mark in unit.partition(":")[2]


@lru_cache(maxsize=512)
def is_army(unit: str) -> bool:
    """§5.5 Infantry and its like, neither settlers nor ships."""
    return kind(unit) in ARMY


@lru_cache(maxsize=512)
def is_ship(unit: str) -> bool:
    return kind(unit) in SHIPS


def stack(g: Clash, owner: Owner, hex: str) -> tuple[str, ...]:
    return g.units[owner].get(hex, ())


def army(g: Clash, owner: Owner, hex: str) -> tuple[str, ...]:
    """The army units of an owner on a hex."""
    return tuple([unit for unit in g.units[owner].get(hex, ()) if is_army(unit)])


def ships(g: Clash, owner: Owner, hex: str) -> tuple[str, ...]:
    return tuple([unit for unit in g.units[owner].get(hex, ()) if is_ship(unit)])


def cargo(g: Clash, owner: Owner, hex: str) -> tuple[str, ...]:
    """§6.4 The land units aboard ships on a water hex."""
    return tuple([unit for unit in g.units[owner].get(hex, ()) if not is_ship(unit)])


def per_ship(g: Clash, owner: Owner) -> int:
    """§6.4 How many land units each ship of this owner carries."""
    for _, effect in effects(g, owner, "cargo"):
        return int(effect["value"])
    return _CARGO


_CARGO: int = BOX["limits"]["cargo"]


def put(g: Clash, owner: Owner, hex: str, *units: str) -> None:
    """Set units on a hex; a stack is kept in order, so that equal stacks are equal."""
    if units:
        g.units[owner][hex] = tuple(sorted((*g.units[owner].get(hex, ()), *units)))


def take(g: Clash, owner: Owner, hex: str, *units: str) -> None:
    """Remove units from a hex, marks and all; a unit without marks stands for any of its kind."""
    left = list(g.units[owner].get(hex, ()))
    for unit in units:
        left.remove(unit if unit in left else next(u for u in left if kind(u) == unit))
    if left:
        g.units[owner][hex] = tuple(left)
    else:
        del g.units[owner][hex]


def count(g: Clash, owner: Owner, unit: str) -> int:
    """How many units of a kind an owner has on the board."""
    return sum(kind(u) == unit for units in g.units[owner].values() for u in units)


def supply(g: Clash, owner: Owner, unit: str) -> int:
    """§3.9 Pieces of a kind neither on the board nor on the mat of another player."""
    pieces = UNITS[unit].barbarians if owner == BARBARIANS else UNITS[unit].pieces
    if owner == PIRATES:
        pieces -= sum(count(g, seat, ally) for ally in ALLIES for seat in range(g.seats))
    return pieces - count(g, owner, unit) - kept_by_others(g, owner, unit)


ALLIES = tuple(id for id, unit in UNITS.items() if unit.of_pirates)
"""The kinds that are pieces of the pirates in the hands of players."""


def kept_by_others(g: Clash, owner: Owner, unit: str) -> int:
    """§14.4.53 Units of an owner that lie on the mats of others, each as its kind and the number of its owner."""
    return sum(player.mat.count(f"{unit}:{number_of(owner)}") for player in g.players if player.mat)


def supplies(g: Clash, seat: int) -> dict[str, int]:
    """§3.9 The same for every kind in the box: one look at the board serves all."""
    placed = [kind(unit) for units in g.units[seat].values() for unit in units]
    boxed = of_table(g, OWN_UNITS)
    return {unit: UNITS[unit].pieces - placed.count(unit) - kept_by_others(g, seat, unit) for unit in boxed}


def enemies(g: Clash, owner: Owner, hex: str) -> Owner | Nobody:
    """§5.5 The owner of hostile units on a hex; NOBODY if there are none. There is never more than one."""
    for other, stacks in g.units.items():
        if hex in stacks and other != owner:
            return other
    return NOBODY


def hostile(g: Clash, owner: Owner, hex: str) -> bool:
    """§5.5 Do enemy units or an enemy city stand there?"""
    return enemies(g, owner, hex) != NOBODY or g.city.get(hex, owner) != owner


def units_on(g: Clash, hex: str) -> bool:
    """Does any unit stand on the hex?"""
    return any(hex in stacks for stacks in g.units.values())


# ---------------------------------------------------------------------- cities


def cities(g: Clash, owner: Owner) -> list[str]:
    return [hex for hex, holder in g.city.items() if holder == owner]


def size(g: Clash, hex: str) -> int:
    """§5.6 Settlement, buildings and wonders."""
    return 1 + len(g.buildings[hex]) + list(g.wonders.values()).count(hex)


def wonders_in(g: Clash, hex: str) -> list[str]:
    return [wonder for wonder, at in g.wonders.items() if at == hex]


def holds(g: Clash, owner: Owner | Nobody, wonder: str) -> bool:
    """§12.5 Does the wonder stand in a city of this player, and so work for him? For barbarians none does."""
    return isinstance(owner, int) and wonder in g.wonders and g.city.get(g.wonders[wonder]) == owner


def wonders_of(g: Clash, owner: Owner) -> list[str]:
    """§12.5 The wonders in the cities of this player, which work for him."""
    return [wonder for wonder in g.wonders if holds(g, owner, wonder)]


def has_building(g: Clash, hex: str, building: str) -> bool:
    """§6.6 A building works for the owner of the city, whatever its colour."""
    for built, _ in g.buildings[hex]:
        if built == building:
            return True
    return False


def influenced(g: Clash, hex: str) -> bool:
    """§6.6 Has the city a building in another colour than its owner's?"""
    owner = g.city[hex]
    for _, colour in g.buildings[hex]:
        if colour != owner:
            return True
    return False


def settlements_left(g: Clash, owner: Owner) -> int:
    if owner == BARBARIANS:
        return int(BOX["pieces"]["barbarian_settlements"]) - len(cities(g, owner))
    destroyed = g.players[seat_of(owner)].destroyed.count("settlement")
    return int(BOX["pieces"]["settlements"]) - len(cities(g, owner)) - destroyed


def buildings_left(g: Clash, seat: int, building: str) -> int:
    """§3.9 Pieces of this colour neither on the board nor on a mat; those that were destroyed are gone, too."""
    return _not_standing(g, seat, building, sum((building, seat) in built for built in g.buildings.values()))


def all_buildings_left(g: Clash, seat: int) -> dict[str, int]:
    """§3.9 The same for every building in the box: one look at the board serves all."""
    built = [building for here in g.buildings.values() for building, colour in here if colour == seat]
    boxed = of_table(g, tuple(BUILDINGS))
    return {building: _not_standing(g, seat, building, built.count(building)) for building in boxed}


def _not_standing(g: Clash, seat: int, building: str, standing: int) -> int:
    pieces, player = BUILDINGS[building].pieces, g.players[seat]
    return pieces - standing - player.destroyed.count(building) - player.mat.count(building)


def add_city(g: Clash, owner: Owner, hex: str, mood: int) -> None:
    """A new city that is only a settlement."""
    g.city[hex] = owner
    g.mood[hex] = mood
    g.buildings[hex] = ()


def remove_city(g: Clash, hex: str) -> None:
    """§12.4 The city with everything in it leaves the board; its wonders are worth nothing any more."""
    del g.city[hex], g.mood[hex], g.buildings[hex]
    g.ports.pop(hex, None)
    for wonder in wonders_in(g, hex):
        g.wonders[wonder] = ""
        g.wonder_marks[wonder] = ()


# ---------------------------------------------------------------------- advances and goods


def owns(g: Clash, owner: Owner, advance: str) -> bool:
    """Has the player gained this advance?"""
    return isinstance(owner, int) and advance in g.players[owner].advances


def works(g: Clash, owner: Owner, advance: str) -> bool:
    """May the player use this advance: gained, borrowed from the Great Library this turn, or through another one?"""
    if not isinstance(owner, int):
        return False
    player = g.players[owner]
    return (
        advance in player.advances
        or (bool(advance) and advance == player.borrowed)
        or (advance in ACTS_AS and acted(player.advances, advance))
    )


def acted(advances: tuple[str, ...], advance: str) -> bool:
    """§14.4.44 Does another advance act as this one? Then it works and is not owned."""
    for id in ACTS_AS[advance]:
        if id not in advances:
            return False
    return True


def effects(g: Clash, owner: Owner, effect: str) -> tuple[tuple[str, dict[str, Any]], ...]:
    """The advances with this effect that work for the player, and the effect as the data file has it."""
    if not isinstance(owner, int):
        return ()
    player = g.players[owner]
    if effect not in WITHIN_REACH[player.civ]:
        return ()
    return _at_work(effect, player.advances, player.borrowed)


@lru_cache(maxsize=1 << 14)
def _at_work(effect: str, advances: tuple[str, ...], borrowed: str) -> tuple[tuple[str, dict[str, Any]], ...]:
    return tuple(
        [
            source
            for source in EFFECTS[effect]
            if (id := source[0]) in advances or id == borrowed or (id in ACTS_AS and acted(advances, id))
        ]
    )


def has_effect(g: Clash, owner: Owner, effect: str) -> bool:
    if not isinstance(owner, int):
        return False
    player = g.players[owner]
    return effect in WITHIN_REACH[player.civ] and bool(_at_work(effect, player.advances, player.borrowed))


def government(g: Clash, seat: int) -> str:
    """The government of the player's advances; empty if there are none of that sort."""
    for advance in g.players[seat].advances:
        if ADVANCES[advance].category in GOVERNMENTS:
            return ADVANCES[advance].category
    return ""


def limit(g: Clash, seat: int, good: str) -> int:
    """§5.2 §13.1.2 How much of a resource a player can have; tokens have no limit."""
    if good in TOKENS:
        return 1_000
    return limits(g, seat)[good]


def limits(g: Clash, seat: int) -> dict[str, int]:
    """§5.2 How much of each resource a player can have."""
    return _LIMITS | {effect["good"]: effect["value"] for _, effect in effects(g, seat, "limit")}


_LIMITS: dict[str, int] = {good: BOX["limits"].get(good, BOX["limits"]["resource"]) for good in RESOURCES}


def gain(g: Clash, seat: int, good: str, amount: int) -> int:
    """§5.2 Take goods; what exceeds the limit is lost. Returns how much was really gained."""
    goods = g.players[seat].goods
    had = goods[good]
    goods[good] = max(had, min(had + amount, limit(g, seat, good)))
    return goods[good] - had


def lose(g: Clash, seat: int, good: str, amount: int) -> int:
    """Give goods up, as far as there are any. Returns how much it was."""
    goods = g.players[seat].goods
    lost = min(amount, goods[good])
    goods[good] -= lost
    return lost

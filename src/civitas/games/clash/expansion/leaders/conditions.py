"""§14.10 What the bonuses of leaders depend on: cities, buildings, units and knowledge around the battle."""

from __future__ import annotations

from civitas.games.clash.battle.fighters import fighters
from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.content import IN_CATEGORY
from civitas.games.clash.box.leaders import Led
from civitas.games.clash.box.queries import (
    NOBODY,
    PIRATES,
    Clash,
    cities,
    has_building,
    is_water,
    kind,
    owns,
    size,
    within,
)
from civitas.games.clash.expansion.leaders.combat import counts, enemy_of


def _own_units(g: Clash, seat: int, battle: Battle, unit: str) -> int:
    return [kind(one) for one in fighters(g, battle, battle.side(seat))].count(unit)


@counts("temple-near")
def temple_near(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.5 An own city with a temple so near."""
    near = found.effect["distance"]
    return any(has_building(g, hex, "temple") and within(g, found.hex, hex, near) for hex in cities(g, seat))


@counts("owns-roads")
def knows(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.6 The advance is known."""
    return owns(g, seat, found.effect["advance"])


@counts("enemy-knows-more")
def enemy_knows_more(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.7 The enemy has more advances of the category."""
    own, other = (
        sum(owns(g, owner, id) for id in IN_CATEGORY[found.effect["category"]])
        for owner in (seat, enemy_of(seat, battle))
    )
    return other > own


@counts("settlers-near")
def settlers_near(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.7 Own settlers so near."""
    return sum(
        [kind(unit) for unit in units].count("settler")
        for hex, units in g.units[seat].items()
        if within(g, found.hex, hex, found.effect["distance"])
    )


@counts("temple-there")
def temple_there(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.8 A temple in the city."""
    return battle.hex in g.city and has_building(g, battle.hex, "temple")


@counts("enemy-has-as-many-cities")
def enemy_has_as_many_cities(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.8 The enemy has at least as many cities."""
    return len(cities(g, enemy_of(seat, battle))) >= len(cities(g, seat))


@counts("own-elephants")
def own_elephants(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.9 Own elephants that are left."""
    return _own_units(g, seat, battle, "elephant")


@counts("no-tactics")
def no_tactics(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.9 A round without a tactics card."""
    return not battle.tactics[battle.side(seat)]


@counts("own-cavalry")
def own_cavalry(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.10 Own cavalry takes part."""
    return _own_units(g, seat, battle, "cavalry") > 0


@counts("coast-or-pirates")
def coast_or_pirates(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.11 Pirates, or a city beside water."""
    if enemy_of(seat, battle) == PIRATES:
        return True
    return battle.city_owner != NOBODY and any(is_water(g, n) for n in g.atlas.neighbours[battle.hex])


@counts("own-city-with-obelisk")
def own_city_with_obelisk(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.12 An own city with an obelisk."""
    return battle.city_owner == seat and has_building(g, battle.hex, "obelisk")


@counts("city-size")
def city_size(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.12 The size of the city as the battle began."""
    return battle.city_size


@counts("in-range-of-own-city")
def in_range_of_own_city(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.12 Not farther from an own city than it is large."""
    return any(within(g, hex, found.hex, size(g, hex)) for hex in cities(g, seat))


@counts("own-cities-far")
def own_cities_far(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.13 All own cities so far away at least."""
    return all(g.atlas.distance[battle.hex][hex] >= found.effect["distance"] for hex in cities(g, seat))


@counts("prisoners")
def prisoners(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.13 Units of others on the mat."""
    return sum(":" in piece for piece in g.players[seat].mat)


@counts("own-fortress")
def own_fortress(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.14 The player defends a fortress."""
    return battle.fortress

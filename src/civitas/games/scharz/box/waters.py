"""§D16 §11.2 Ships and what they carry: on seas, and in fields that ships enter without landing."""

from __future__ import annotations

from collections.abc import Iterator

from civitas.games.scharz.box.content import FIELDS, IS_SEA, MOUNTAINS, NEUTRAL, SHIPS, TRANSPORT, UNITS, WETLANDS
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import count, faction_of, kind_of, unit_of
from civitas.games.scharz.box.state import ABOARD, DOCKED, OPEN, Realm, Scharz


def navigable(g: Scharz, seat: int, field: str) -> bool:
    """§D16 §11.2 May ships of a seat lie in this field? All enter wetlands from the sea; those of some factions other
    coasts and rivers too, but not mountains."""
    if field in NEUTRAL or field in MOUNTAINS:
        return False
    coast = bool(g.atlas.coast[field])
    if faction_of(g.realms[seat]).sails:
        return coast or bool(FIELDS[field].rivers)
    return coast and field in WETLANDS


def by_water(g: Scharz, seat: int, place: str) -> Iterator[str]:
    """§D16 §11.2 Where a ship gets in one step, if nothing keeps it out: seas, coasts, the next field of a river."""
    if IS_SEA[place]:
        yield from g.atlas.waters[place]
        yield from g.atlas.shores[place]
        return
    yield from g.atlas.coast[place]
    if faction_of(g.realms[seat]).sails:
        yield from g.atlas.streams[place]


def own_yard(g: Scharz, seat: int, field: str) -> bool:
    """Is there a shipyard of the seat?"""
    return field in g.yards and g.towns[field][0] == seat


def moored(g: Scharz, seat: int, place: str, kind: str) -> str:
    """§D16 The post of a unit that comes to a place: ships lie in the own shipyard, where there is one."""
    return DOCKED if kind in SHIPS and not IS_SEA[place] and own_yard(g, seat, place) else OPEN


def afloat(name: str) -> bool:
    """Is this stack on a sea, or aboard in a field?"""
    _, place, post = name.split(".")
    return IS_SEA[place] or post == ABOARD


def carried_to(g: Scharz, seat: int, place: str) -> str:
    """§D72 The post of whoever is carried to a place: aboard in a field, but for an own shipyard, where they land."""
    return OPEN if IS_SEA[place] or own_yard(g, seat, place) else ABOARD


def capacity(realm: Realm, place: str) -> int:
    """§D16 What the transports of a seat carry in a place."""
    return count(realm, TRANSPORT, place) * UNITS[TRANSPORT].carries


def aboard(realm: Realm, place: str) -> list[str]:
    """§D16 The stacks that ships carry there."""
    return [name for name in realm.units if name.split(".")[1] == place and kind_of(name) not in SHIPS and afloat(name)]


def cargo(realm: Realm, place: str) -> int:
    """§D16 The size of what is aboard there."""
    return sum(realm.units[name] * unit_of(name).size for name in aboard(realm, place))


def laden(realm: Realm) -> list[str]:
    """The places where a seat has anything aboard."""
    return list(dict.fromkeys(name.split(".")[1] for name in realm.units if afloat(name)))


def supplied(g: Scharz, seat: int, name: str, lie: Lie) -> int | None:
    """§D11 §D72 The connection of a stack; ships on a coast have that of a sea off it, or of a settlement there."""
    kind, place, post = name.split(".")
    ways = lie.ways(seat)
    if place in ways or IS_SEA[place] or not (kind in SHIPS or post == ABOARD):
        return ways.get(place)
    for sea in g.atlas.coast[place]:
        if sea in ways:
            return ways[sea]
        if not lie.foes(seat, sea):
            for field in g.atlas.shores[sea]:
                if field in ways and lie.vu(field) and g.towns[field][0] == seat:
                    return ways[field]
    return None

"""§4.1 Where a unit can go: over borders, onto ships, over a sea, into a shipyard."""

from __future__ import annotations

from collections.abc import Iterator

from civitas.games.scharz.box.content import (
    BAD,
    BOX,
    BUILDINGS,
    CAVALRY,
    COMMANDERS,
    HARBOUR,
    HEAVY,
    IS_SEA,
    LIGHT,
    ROUGH,
    TRANSPORT,
    UNITS,
    WARSHIP,
    WINTER,
)
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import (
    count,
    crosses,
    docked,
    faction_of,
    fresh,
    hostile,
    lets_through,
    ready,
    snowed_in,
    unit_of,
)
from civitas.games.scharz.box.state import ABOARD, DOCKED, NOBODY, OPEN, SITE, Realm, Scharz
from civitas.games.scharz.box.waters import afloat, by_water, navigable, own_yard

TRANSFER: int = BOX["movement"]["transfer_seas"]
"""§D17 How many seas a ship crosses from harbour to harbour."""
MARCH: int = BOX["spend"]["march"]
"""§7 What an extra move of one unit costs, in prestige."""


def barred(g: Scharz, seat: int, field: str) -> bool:
    """§D19 §D52 Nobody enters the field of a partner's settlement without being let through."""
    town = g.towns.get(field)
    if town is None or town[0] == seat:
        return False
    return not hostile(g, seat, town[0]) and not lets_through(g, town[0], seat)


def land_steps(g: Scharz, seat: int, kind: str, field: str) -> Iterator[str]:
    """§4.1 §11 Neighbours over open borders; over black ones for light infantry of some factions."""
    for near in g.atlas.beside[field]:
        if not barred(g, seat, near):
            yield near
    for near in g.atlas.black[field]:
        if crosses(g, seat, kind, field, near) and not barred(g, seat, near):
            yield near


def yard_room(g: Scharz, seat: int, field: str) -> int:
    """§2 How many ships an own shipyard still takes."""
    if not own_yard(g, seat, field):
        return 0
    return BUILDINGS[g.yards[field]].ships - docked(g.realms[seat], field)


def ship_steps(g: Scharz, seat: int, place: str, post: str, lie: Lie) -> Iterator[str]:
    """§D16 §11.2 From sea to sea, out of shipyards and into own ones; some ships onto coasts and along rivers."""
    shut = post == DOCKED and place in lie.encircled
    for near in by_water(g, seat, place):
        if IS_SEA[near]:
            if not shut or not lie.foes(seat, near):
                yield near
        elif own_yard(g, seat, near):
            if yard_room(g, seat, near) > 0 and near not in lie.encircled and not shut:
                yield near
        elif navigable(g, seat, near) and not barred(g, seat, near) and not shut:
            yield near


def transports_near(g: Scharz, seat: int, sea: str) -> bool:
    """Could a transport be on that sea at the end of the subphase?"""
    realm = g.realms[seat]
    if count(realm, TRANSPORT, sea):
        return True
    if any(ready(realm, TRANSPORT, near) > 0 for near in g.atlas.waters[sea]):
        return True
    return any(ready(realm, TRANSPORT, field, post) > 0 for field in g.atlas.shores[sea] for post in (OPEN, DOCKED))


def landings(g: Scharz, seat: int, kind: str, place: str) -> Iterator[str]:
    """§D16 §D72 Where whoever is aboard gets off: on the shores of a sea; in the field of the ship and next door."""
    if IS_SEA[place]:
        near: Iterator[str] | tuple[str, ...] = g.atlas.shores[place]
    else:
        near = (place, *land_steps(g, seat, kind, place))
    for field in near:
        if not barred(g, seat, field):
            yield field


def can_board(g: Scharz, seat: int, field: str) -> bool:
    """§D16 §D72 Is there a transport in the field, or one in its shipyard that may go along a river?"""
    realm = g.realms[seat]
    if count(realm, TRANSPORT, field):
        return True
    return ready(realm, TRANSPORT, field, DOCKED) > 0 and any(not IS_SEA[near] for near in by_water(g, seat, field))


def unit_routes(g: Scharz, seat: int, name: str, lie: Lie) -> Iterator[str]:
    """§D16 The ways of a land unit: a step on land, onto a ship, ashore, or with a ship and ashore."""
    realm = g.realms[seat]
    kind, place, post = name.split(".")
    if IS_SEA[place] or post == ABOARD:
        yield from landings(g, seat, kind, place)
        if ready(realm, TRANSPORT, place) > 0:
            for near in ship_steps(g, seat, place, OPEN, lie):
                # Nobody goes on through a wetland but light infantry, and in a shipyard all go ashore.
                if not own_yard(g, seat, near) and (near not in ROUGH or UNITS[kind].kind == LIGHT):
                    for field in landings(g, seat, kind, near):
                        if field not in (place, near):
                            yield f"{near}>{field}"
        return
    yield from land_steps(g, seat, kind, place)
    if can_board(g, seat, place):
        yield place
    ships = any(ready(realm, TRANSPORT, place, post) > 0 for post in (OPEN, DOCKED))
    for sea in g.atlas.coast[place]:
        if transports_near(g, seat, sea):
            yield sea
        if ships:
            for field in g.atlas.shores[sea]:
                if field != place and not barred(g, seat, field):
                    yield f"{sea}>{field}"
        if ready(realm, TRANSPORT, sea) > 0:
            for other in g.atlas.waters[sea]:
                yield f"{sea}>{other}"


def march_orders(g: Scharz, seat: int, lie: Lie) -> dict[str, int]:
    """§D15 All moves of subphase 2, ships first: others may depend on them."""
    realm = g.realms[seat]
    found: dict[str, int] = {}
    rest: dict[str, int] = {}
    for name in realm.units:
        rested = fresh(realm, name)
        kind, place, post = name.split(".")
        if rested <= 0 or not UNITS[kind].moves:
            continue
        if UNITS[kind].ship:
            for step in ship_steps(g, seat, place, post, lie):
                found[f"{name}>{step}"] = rested
        else:
            for route in unit_routes(g, seat, name, lie):
                rest[f"{name}>{route}"] = rested
    found.update(ashore_first(rest))
    return thawed(g, found)


def ashore_first(orders: dict[str, int]) -> dict[str, int]:
    """Whoever leaves a ship makes room for others: orders on which others depend come first in a command."""
    return dict(sorted(orders.items(), key=lambda order: not afloat(order[0].partition(">")[0])))


def thawed(g: Scharz, orders: dict[str, int]) -> dict[str, int]:
    """§D70 What can be ordered in spite of the weather: in a bad winter no land unit leaves or enters a field."""
    if g.season != WINTER or BAD not in g.weather.values():
        return orders
    return {order: number for order, number in orders.items() if not _snowbound(g, order)}


def _snowbound(g: Scharz, order: str) -> bool:
    name, *route = order.split(">")
    kind, place, _ = name.split(".")
    return kind in UNITS and not UNITS[kind].ship and any(snowed_in(g, one) for one in (place, *route))


def pays(realm: Realm, kind: str) -> bool:
    """§9 §D15 Does an extra move cost prestige? Not for cavalry, nor under a brilliant commander."""
    return UNITS[kind].kind != CAVALRY and not COMMANDERS[realm.commander].marches


def special_orders(g: Scharz, seat: int, lie: Lie) -> dict[str, int]:
    """§D15 Subphase 3: fleets, cavalry, and for prestige any other unit; what entered rough ground stays, but for light
    infantry."""
    realm = g.realms[seat]
    found: dict[str, int] = {}
    for place in (*g.atlas.seas, *(field for field in g.atlas.fields if navigable(g, seat, field))):
        if _fleet_at(realm, place):
            for near in ship_steps(g, seat, place, OPEN, lie):
                if IS_SEA[near] or not own_yard(g, seat, near):
                    found[f"fleet.{place}.{OPEN}>{near}"] = 1
    for name, number in realm.units.items():
        kind, place, post = name.split(".")
        if not UNITS[kind].moves or UNITS[kind].ship or IS_SEA[place] or post == ABOARD:
            continue
        able = fresh(realm, name) if place in ROUGH and UNITS[kind].kind != LIGHT else number
        if pays(realm, kind):
            able = min(able, realm.prestige // MARCH)
        if able > 0:
            for near in land_steps(g, seat, kind, place):
                found[f"{name}>{near}"] = able
    return thawed(g, found)


def _fleet_at(realm: Realm, place: str) -> bool:
    """§D15 §D17 Enough ships for a fleet; in a wetland none of them has come in this round."""
    kinds = (TRANSPORT, WARSHIP)
    ships = sum(count(realm, kind, place) for kind in kinds)
    if place in ROUGH and sum(ready(realm, kind, place) for kind in kinds) < ships:
        return False
    return ships >= (faction_of(realm).fleet or int(BOX["movement"]["fleet"]))


def passages(g: Scharz, seat: int, start: str, lie: Lie) -> dict[str, str]:
    """§D17 Own harbours that a ship reaches from this one over seas without foreign ships, each with the first sea."""
    if g.yards.get(start) != HARBOUR or g.towns[start][0] != seat or start in lie.encircled:
        return {}
    free = {sea for sea in g.atlas.seas if lie.owner.get(sea) == seat or sea not in lie.standing}
    found: dict[str, str] = {}
    seen = {sea: sea for sea in g.atlas.coast[start] if sea in free}
    edge = dict(seen)
    for _ in range(TRANSFER):
        for sea, first in edge.items():
            for field in g.atlas.shores[sea]:
                own = g.yards.get(field) == HARBOUR and g.towns[field][0] == seat
                if own and field != start and field not in lie.encircled:
                    found.setdefault(field, first)
        edge = {
            near: first
            for sea, first in edge.items()
            for near in g.atlas.waters[sea]
            if near in free and near not in seen
        }
        seen.update(edge)
    return found


def transfer_orders(g: Scharz, seat: int, lie: Lie) -> dict[str, int]:
    """§D17 Ships from harbour to harbour as one move, and whoever boards: `light.roma.open>tyrrhenum>utica`."""
    realm = g.realms[seat]
    found: dict[str, int] = {}
    riders: dict[str, int] = {}
    for start in lie.own_vu(seat):
        there = {name: number for name, number in realm.units.items() if name.split(".")[1] == start}
        ships = {name: number for name, number in there.items() if name.endswith(f".{DOCKED}")}
        if not ships or lie.foes(seat, start):
            continue
        room = count(realm, TRANSPORT, start, DOCKED) * UNITS[TRANSPORT].carries
        for target, sea in passages(g, seat, start, lie).items():
            if yard_room(g, seat, target) <= 0:
                continue
            found |= {f"{name}>{sea}>{target}": number for name, number in ships.items()}
            for name, number in there.items():
                unit, post = unit_of(name), name.split(".")[2]
                if post in (OPEN, SITE) and unit.moves and (able := min(number, room // unit.size)):
                    riders[f"{name}>{sea}>{target}"] = able
    return thawed(g, found | riders)


def retreat_orders(g: Scharz, seat: int, lie: Lie) -> dict[str, int]:
    """§D21 Subphase 4: to an own settlement next door, onto own ships, into shipyards; warships anywhere beside."""
    realm = g.realms[seat]
    found: dict[str, int] = {}
    for name, number in realm.units.items():
        kind, place, post = name.split(".")
        if not UNITS[kind].moves or UNITS[kind].kind == HEAVY:
            continue
        if UNITS[kind].kind == WARSHIP and post == OPEN:
            for step in ship_steps(g, seat, place, post, lie):
                found[f"{name}>{step}"] = number
            continue
        rested = fresh(realm, name)
        if rested <= 0:
            continue
        if UNITS[kind].ship:
            if post == OPEN:
                for near in ship_steps(g, seat, place, post, lie):
                    if own_yard(g, seat, near):
                        found[f"{name}>{near}"] = rested
            continue
        ashore = IS_SEA[place] or post == ABOARD
        for field in landings(g, seat, kind, place) if ashore else land_steps(g, seat, kind, place):
            if g.towns.get(field, (NOBODY, ""))[0] == seat and field not in lie.encircled:
                found[f"{name}>{field}"] = rested
        if not ashore:
            if count(realm, TRANSPORT, place) and not lie.foes(seat, place):
                found[f"{name}>{place}"] = rested
            for sea in g.atlas.coast[place]:
                if count(realm, TRANSPORT, sea) and not lie.foes(seat, sea):
                    found[f"{name}>{sea}"] = rested
    return thawed(g, ashore_first(found))

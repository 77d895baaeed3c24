"""§D16 Whether orders go together: every unit once, and room on the ships for all that is carried."""

from __future__ import annotations

from typing import NamedTuple

from civitas.games.scharz.box.content import IS_SEA, SHIPS, TRANSPORT, UNITS, WARSHIP
from civitas.games.scharz.box.queries import count, fresh, unit_of
from civitas.games.scharz.box.state import DOCKED, OPEN, Scharz
from civitas.games.scharz.box.waters import afloat, cargo, moored
from civitas.games.scharz.movement.routes import MARCH, pays, yard_room
from civitas.kernel import Reason, Verdict

TOO_FEW = Reason("too-few-units", "4.1", "number")
NO_ROOM = Reason("no-room-aboard", "D16", "place")
NO_BERTH = Reason("no-berth", "D16", "place")
TOO_DEAR = Reason("too-little-prestige", "7", "cost", "number")
CARRIES = UNITS[TRANSPORT].carries


class Move(NamedTuple):
    """One order: so many of a stack along a route."""

    name: str
    route: tuple[str, ...]
    number: int


def moves_of(answer: dict[str, int]) -> list[Move]:
    """The orders of an answer."""
    found = []
    for order, number in answer.items():
        name, *route = order.split(">")
        found.append(Move(name, tuple(route), number))
    return found


def judge_march(g: Scharz, seat: int, answer: dict[str, int]) -> Verdict:
    """§D15 §D16 Can all these be carried out?"""
    realm = g.realms[seat]
    moves = moves_of(answer)
    used: dict[str, int] = {}
    for move in moves:
        used[move.name] = used.get(move.name, 0) + move.number
    for name, number in used.items():
        if number > fresh(realm, name):
            return TOO_FEW, fresh(realm, name)
    return _aboard(g, seat, moves)


def _aboard(g: Scharz, seat: int, moves: list[Move]) -> Verdict:
    """§D16 Room on every leg of the ships, wherever they are in the end, and in every shipyard."""
    realm = g.realms[seat]
    legs: dict[tuple[str, str], int] = {}
    leaving: dict[str, int] = {}
    berths: dict[str, int] = {}
    ends: dict[str, int] = {}
    touched: list[str] = []
    for name, route, number in moves:
        kind, place, post = name.split(".")
        if kind in SHIPS:
            target = route[0]
            docks = moored(g, seat, target, kind) == DOCKED
            if docks:
                berths[target] = berths.get(target, 0) + number
            if UNITS[kind].kind == TRANSPORT:
                legs[(place, target)] = legs.get((place, target), 0) + number * CARRIES
                if post == OPEN:
                    leaving[place] = leaving.get(place, 0) + number
                    touched.append(place)
                if not docks:
                    ends[target] = ends.get(target, 0) + number
    for field, number in berths.items():
        if number > yard_room(g, seat, field):
            return NO_BERTH, field
    load: dict[str, int] = {}
    gone: dict[str, int] = {}
    for name, route, number in moves:
        kind, place, post = name.split(".")
        if kind in SHIPS:
            continue
        size = UNITS[kind].size * number
        if boards(name, route):
            gone[place] = gone.get(place, 0) - size
            touched.append(place)
            continue
        if afloat(name):
            gone[place] = gone.get(place, 0) + size
        if len(route) > 1:
            embarks = IS_SEA[route[1]]
            leg = (route[0], route[1]) if embarks else (place, route[0])
            legs[leg] = legs.get(leg, 0) - size
            if legs[leg] < 0:
                return NO_ROOM, route[0]
        if IS_SEA[route[-1]]:
            load[route[-1]] = load.get(route[-1], 0) + size
            touched.append(route[-1])
    for sea in touched:
        there = ends.get(sea, 0) + count(realm, TRANSPORT, sea) - leaving.get(sea, 0)
        stays = cargo(realm, sea) - gone.get(sea, 0)
        room = there * CARRIES - load.get(sea, 0)
        onward = sum(left for (start, _), left in legs.items() if start == sea)
        if room < 0 or stays - room > onward:
            return NO_ROOM, sea
    return None


def boards(name: str, route: tuple[str, ...]) -> bool:
    """§D16 §D72 Whoever goes nowhere boards the ships in the own field."""
    return route == (name.split(".")[1],) and not afloat(name)


def judge_special(g: Scharz, seat: int, answer: dict[str, int]) -> Verdict:
    """§D15 §D17 §7 One special move a unit; all but cavalry and what sails pay prestige; a fleet goes one way."""
    realm = g.realms[seat]
    berths: dict[str, int] = {}
    room: dict[tuple[str, str], int] = {}
    cost = 0
    seas: list[str] = []
    used: dict[str, int] = {}
    for move in moves_of(answer):
        kind, place, _ = move.name.split(".")
        if kind == "fleet":
            if place in seas:
                return TOO_FEW, 0
            seas.append(place)
            continue
        used[move.name] = used.get(move.name, 0) + move.number
        if used[move.name] > realm.units[move.name]:
            return TOO_FEW, realm.units[move.name]
        if len(move.route) > 1:
            target, leg = move.route[-1], (place, move.route[-1])
            if kind in SHIPS:
                berths[target] = berths.get(target, 0) + move.number
                room[leg] = room.get(leg, 0) + UNITS[kind].carries * move.number
                if berths[target] > yard_room(g, seat, target):
                    return NO_BERTH, target
                continue
            room[leg] = room.get(leg, 0) - UNITS[kind].size * move.number
        elif pays(realm, kind):
            cost += MARCH * move.number
    for (place, _), left in room.items():
        if left < 0:
            return NO_ROOM, place
    return (TOO_DEAR, cost, realm.prestige) if cost > realm.prestige else None


def judge_retreat(g: Scharz, seat: int, answer: dict[str, int]) -> Verdict:
    """§D21 As many as there are, room on the ships and in the shipyards."""
    realm = g.realms[seat]
    used: dict[str, int] = {}
    moves = moves_of(answer)
    for move in moves:
        used[move.name] = used.get(move.name, 0) + move.number
        warship = unit_of(move.name).kind == WARSHIP
        able = realm.units[move.name] if warship else fresh(realm, move.name)
        if used[move.name] > able:
            return TOO_FEW, able
    return _aboard(g, seat, moves)

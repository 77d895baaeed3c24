"""Ratings of moves and groups: where settlers and armies had better go."""

from __future__ import annotations

from civitas.games.clash.box.content import ARMY, SHIPS
from civitas.games.clash.companions.advice.realm import Realm, kinds

STAY = "stay"


def rate_move(realm: Realm, move: str) -> float:
    """A move of whatever of the units on the start hex gains most by it."""
    if move == STAY:
        return realm.weights.move["stay"]
    way, _, _ = move.partition(":")
    start, _, target = way.partition(">")
    here = kinds(realm.units(start, realm.seat))
    if target not in realm.view["hexes"]:
        return realm.weights.move["explore_ship"] if any(unit in SHIPS for unit in here) else 0.0
    found = [0.0]
    if "settler" in here:
        found.append(rate_settler(realm, start, target))
    strong = sum(unit in ARMY for unit in here)
    if strong:
        found.append(rate_army(realm, start, target, strong))
    return max(found)


def rate_settler(realm: Realm, start: str, target: str) -> float:
    """Settlers go where a city can be founded, and discover land on the way."""
    terrain = realm.terrain(target)
    if hostile(realm, target) or terrain == "water":
        return 0.0
    waits = realm.is_site(start)
    if not terrain:
        return realm.weights.move["explore"] - (realm.weights.move["founding"] if waits else 0.0)
    if waits:
        better = realm.is_site(target) and realm.site(target) > realm.site(start) + realm.weights.move["step"]
        return realm.weights.move["step"] if better else 0.0
    before, after = realm.way_to_site(start), realm.way_to_site(target)
    if after is None:
        return 0.0
    closer = (before if before is not None else after + 1) - after
    return realm.weights.move["step"] * closer + (
        realm.site(target) * realm.weights.move["step"] if realm.is_site(target) else 0.0
    )


def hostile(realm: Realm, hex: str) -> bool:
    spot = realm.view["hexes"][hex]["units"]
    return any(owner != str(realm.seat) for owner in spot) or realm.is_foreign_city(hex)


def rate_army(realm: Realm, start: str, target: str, strong: int) -> float:
    """Armies take what is weak, discover land, and guard what is in danger."""
    if realm.terrain(target) == "water":
        return 0.0
    leaves = start in realm.cities and realm.in_danger(start) and strong == realm.strength(start, realm.seat)
    cost = realm.weights.move["abandon"] if leaves else 0.0
    if hostile(realm, target):
        defence = realm.defence(target)
        if not defence:
            return (
                realm.weights.move["capture"] if realm.is_foreign_city(target) else realm.weights.move["kill_settler"]
            )
        bold = strong / defence >= realm.weights.move["odds"]
        return (realm.weights.move["attack"] * realm.taste.get("war", 1.0) if bold else 0.0) + cost
    if not realm.terrain(target):
        return realm.weights.move["explore"] + cost
    if target in realm.cities and realm.in_danger(target) and not realm.guarded(target):
        return realm.weights.move["garrison"]
    before, after = hunting(realm, start, strong), hunting(realm, target, strong)
    return (realm.weights.move["step"] if after < before else 0.0) + cost


def hunting(realm: Realm, hex: str, strong: int) -> int:
    """How far the nearest city is that such an army could take; far if there is none."""
    distance = realm.atlas.distance[hex]
    prey = [distance[at] for at, defence in realm.foreign.items() if strong > defence]
    return min(prey, default=len(realm.atlas.hexes))


def rate_group(realm: Realm, params: dict[str, str], name: str) -> float:
    """All armies against enemies; a settler alone, for one is enough to explore and to settle."""
    group = name.split("+")
    target = params["target"]
    strong = sum(unit.partition(":")[0] in ARMY for unit in group)
    settlers = sum(unit.partition(":")[0] == "settler" for unit in group)
    if target in realm.view["hexes"] and hostile(realm, target):
        return strong - settlers
    ships = sum(unit.partition(":")[0] in SHIPS for unit in group)
    if ships:
        return float(len(group) - 2 * (ships - 1))
    start = params["hex"]
    goes = rate_settler(realm, start, target) if target in realm.view["hexes"] else realm.weights.move["explore"]
    marches = rate_army(realm, start, target, strong) if strong else 0.0
    return (goes if settlers else 0.0) + marches - realm.weights.move["group"] * len(group)

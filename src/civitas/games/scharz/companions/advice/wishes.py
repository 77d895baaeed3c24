"""What a bot would like to order in the field and in the seasons, question by question.

What it cannot have, the rules refuse.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from math import ceil

from civitas.games.advice import Wish
from civitas.games.scharz.box.content import (
    BOX,
    FIELDS,
    HERDS,
    IS_SEA,
    LIGHT,
    MOUNTAINS,
    UNITS,
)
from civitas.games.scharz.box.queries import kind_of, unit_of
from civitas.games.scharz.box.state import INSIDE, NOBODY, OPEN
from civitas.games.scharz.combat.attrition import MOUNTED
from civitas.games.scharz.combat.dice import siege_shields
from civitas.games.scharz.combat.flight import STOP
from civitas.games.scharz.companions.advice.numbers import MARCH, SEASON, SWORDS, WORTH, strength
from civitas.games.scharz.companions.advice.sailing import voyages
from civitas.games.scharz.companions.advice.stand import Stand
from civitas.games.scharz.rear.upkeep import SALARY, salary_of
from civitas.kernel.prompts import Command

Wishes = Iterator[Wish]


def nothing(stand: Stand, prompt: Command) -> Wishes:
    """Everything stays as it is."""
    return iter(())


def march(stand: Stand, prompt: Command) -> Wishes:
    """Whoever is not needed goes where there is most to win; one unit for a free field, all against an enemy."""
    leaving: dict[str, int] = {}
    ways: dict[str, list[tuple[float, str, str]]] = {}
    reach = _reach(stand, prompt)
    for order in prompt.limits:
        name, *route = order.split(">")
        place = name.split(".")[1]
        # Ships stay in their docks, nobody boards, and whoever builds goes on building.
        sails = unit_of(name).ship or IS_SEA[place] or IS_SEA[route[0]] or route[0] == place
        if len(route) == 1 and name.endswith(f".{OPEN}") and not sails:
            gain = stand.pull[route[0]] - MARCH["stay"] * stand.pull[place]
            if stand.harsh and route[0] in MOUNTAINS and unit_of(name).kind in MOUNTED:
                continue
            if gain > 0 and _dares(stand, route[0], reach):
                ways.setdefault(name, []).append((gain, order, route[0]))
    taken: list[str] = []
    for name, found in ways.items():
        place = name.split(".")[1]
        spare = prompt.limits[found[0][1]]
        if place not in leaving:
            leaving[place] = stand.garrison(place, max(found)[2]) if _kept(stand, place) else 0
        stay = min(spare, leaving[place])
        leaving[place] -= stay
        spare -= stay
        for gain, order, target in sorted(found, reverse=True):
            if not spare:
                break
            if target in taken and not stand.against(target):
                continue
            number = spare if stand.against(target) or stand.owner(target) != NOBODY else 1
            if stand.owner(target) != NOBODY and not stand.against(target):
                number = 1
            taken.append(target)
            spare -= number
            yield Wish({order: number}, gain)
    yield from voyages(stand, prompt)


def retreat(stand: Stand, prompt: Command) -> Wishes:
    """Ships go into a shipyard before the storms."""
    if not stand.stormy:
        return
    for order, number in prompt.limits.items():
        name, target = order.split(">")
        if unit_of(name).ship and not IS_SEA[target]:
            for _ in range(number):
                yield Wish({order: 1}, strength(kind_of(name)))


def _kept(stand: Stand, place: str) -> bool:
    """Is it worth a unit to hold this place?"""
    owner = stand.owner(place)
    return owner == stand.seat or (owner == NOBODY and stand.fields.get(place, {}).get("holder") == stand.seat)


def _reach(stand: Stand, prompt: Command) -> dict[str, float]:
    """How strong all are together who could go to a place."""
    found: dict[str, float] = {}
    for order, number in prompt.limits.items():
        name, *route = order.split(">")
        kind, place, post = name.split(".")
        able = number - stand.garrison(place, route[0]) * _kept(stand, place)
        if len(route) == 1 and post == OPEN and not UNITS[kind].ship:
            found[route[0]] = found.get(route[0], 0.0) + strength(kind) * able
    return found


def _dares(stand: Stand, target: str, reach: dict[str, float]) -> bool:
    """Is there nobody stronger than all who could come together?"""
    return reach[target] + stand.own(target) >= MARCH["ahead"] * stand.against(target)


def stance(stand: Stand, prompt: Command) -> Wishes:
    """Attack whoever is weaker; go inside from whoever is stronger."""
    for order, limit in prompt.limits.items():
        way, place = order.split(".")[0], order.split(".")[-2]
        stronger = stand.own(place) >= MARCH["ahead"] * stand.against(place)
        if way == "attack" and stronger:
            yield Wish({order: 1}, MARCH["foe"] * stand.taste["war"])
        elif way == "in" and not stronger:
            yield Wish({order: limit}, MARCH["foe"])


def flight(stand: Stand, prompt: Command) -> Wishes:
    """A battle that goes badly had better stop."""
    assert prompt.params is not None
    place = prompt.params["place"]
    if stand.own(place) < MARCH["ahead"] * stand.against(place):
        yield Wish({STOP: 1}, MARCH["foe"])


def again(stand: Stand, prompt: Command) -> Wishes:
    """Another throw for units that are worth more than its price; the dearest first."""
    assert prompt.params is not None
    price = WORTH["prestige"] * prompt.params["cost"]
    for order, number in prompt.limits.items():
        way, kind, *_ = order.split(".")
        saved = WORTH["strength"] * strength(kind) if way == "unit" else 0.0
        for _ in range(number if saved > price else 0):
            yield Wish({order: 1}, saved - price)


def escape(stand: Stand, prompt: Command) -> Wishes:
    """Whoever is weaker than those who have broken in is saved, the dearest first."""
    for order, number in prompt.limits.items():
        kind, place, _ = order.split(">")[0].split(".")
        if stand.own(place) < stand.against(place):
            for _ in range(number):
                yield Wish({order: 1}, strength(kind))


def would_fall(stand: Stand, field: str, walls: int) -> bool:
    """Are the besiegers likely to break in and to win, against so many shields?"""
    swords = sum(SWORDS[UNITS[kind].kind] * number for kind, number in _besieging(stand, field))
    return swords >= max(walls, SWORDS[LIGHT]) and stand.own(field) >= MARCH["ahead"] * stand.against(field)


def _besieging(stand: Stand, field: str) -> Iterator[tuple[str, int]]:
    """The own units in a field, by kind and level."""
    for name, number in stand.units.items():
        kind, place, _ = name.split(".")
        if place == field:
            yield kind, number


def siege(stand: Stand, prompt: Command) -> Wishes:
    """Settlements that nobody defends, and those that are likely to fall."""
    for order in prompt.limits:
        field = order.partition(".")[2]
        engines = sum(UNITS[kind].breaks * number for kind, number in _besieging(stand, field))
        walls = siege_shields(int(prompt.label(order).params["number"]), engines)
        if not stand.against(field) or would_fall(stand, field, walls):
            yield Wish({order: 1}, MARCH["town"])


def plunder(stand: Stand, prompt: Command) -> Wishes:
    """Only what belongs to others: elsewhere it costs prestige."""
    for order in prompt.limits:
        way, _, field = order.partition(".")
        if way == "steal":
            yield Wish({order: 1}, SEASON["steal"])
        elif way == "plunder" and stand.owner(field) != NOBODY:
            yield Wish({order: 1}, SEASON["plunder"])


def sow(stand: Stand, prompt: Command) -> Wishes:
    """The best fields first, as long as the stores take what they bring, and a little more against bad luck."""
    grown: dict[str, int] = {field: BOX["yield"][FIELDS[field].colours[0]] for field in prompt.limits}
    lacking = stand.room + SEASON["margin"] - stand.stored
    for field in sorted(grown, key=lambda one: -grown[one]):
        if lacking > 0 and not stand.fields.get(field, {}).get("plundered"):
            lacking -= grown[field]
            yield Wish({field: 1}, SEASON["sow"] * grown[field])


def feed(stand: Stand, prompt: Command) -> Wishes:
    """Herds are slaughtered until there is enough, with grain left to sow; those that eat most go first.

    Whoever would have to eat the seeds is let go, as far as there would be nothing to sow otherwise.
    """
    short = stand.eaten + stand.seeds - stand.stored + sum(HERDS[kind].feed for kind in stand.herds)
    for kind in sorted(stand.herds, key=lambda one: -HERDS[one].feed):
        if short > 0 or stand.grazed:
            short -= HERDS[kind].meat + HERDS[kind].feed
            yield Wish({f"slaughter.{kind}": 1}, SEASON["meat"])
    going = ceil(short - stand.seeds * (1 - SEASON["least_seeds"]))
    idle = {name: number for name, number in stand.units.items() if unit_of(name).kind == LIGHT}
    for name in islice(_dispensable(stand, idle), max(0, going)):
        if f"drop.{name}" in prompt.limits:
            yield Wish({f"drop.{name}": 1}, SEASON["meat"])


def salaries(stand: Stand, prompt: Command) -> Wishes:
    """Whom there is no gold for: those of whom there are most in a place, and nobody who holds a settlement alone."""
    assert prompt.params is not None
    missing = prompt.params["number"]
    for name in _dispensable(stand, stand.units):
        if missing <= 0:
            return
        kind, _, post = name.split(".")
        missing -= salary_of(kind) * (SALARY["encircled"] if post == INSIDE else 1)
        yield Wish({f"dismiss.{name}": 1}, SEASON["meat"])


def _dispensable(stand: Stand, units: Mapping[str, int]) -> Iterator[str]:
    """One unit after the other, from the one that is missed least: of the weakest those of whom most are in a place;
    whoever holds a settlement alone is the last."""
    left = dict(units)

    def dear(name: str) -> tuple[bool, float, int]:
        kind, place, _ = name.split(".")
        return left[name] == 1 and stand.owner(place) == stand.seat, strength(kind), -left[name]

    while left:
        name = min(left, key=dear)
        left[name] -= 1
        if not left[name]:
            del left[name]
        yield name


def harvest(stand: Stand, prompt: Command) -> Wishes:
    """A grain holds a field that would be lost without it, if there is enough for the winter."""
    grown = stand.stored + sum(stand.crops.values())
    spare = grown - min(stand.storable(grown), stand.eaten + stand.seeds)
    for order in prompt.limits:
        field = order.partition(".")[2]
        alone = not stand.own(field) and stand.owner(field) != stand.seat
        if alone and spare > 0 and stand.against(field) == 0:
            spare -= 1
            yield Wish({order: 1}, SEASON["hold"])

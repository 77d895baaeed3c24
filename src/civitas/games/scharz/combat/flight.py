"""§D29 Flight: who still fights in a place, and where those who do not want to may go."""

from __future__ import annotations

from functools import partial

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import IS_SEA, SHIPS, UNITS
from civitas.games.scharz.box.holding import drown, put, take
from civitas.games.scharz.box.labels import march_label
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import hostile, kind_of, stack, unit_of
from civitas.games.scharz.box.state import ABOARD, DOCKED, NOBODY, OPEN, SITE, Scharz
from civitas.games.scharz.box.waters import capacity, cargo, moored, own_yard
from civitas.games.scharz.combat.dice import FIGURES, Stack, Tally
from civitas.games.scharz.movement.march import carry_along
from civitas.games.scharz.movement.routes import land_steps, ship_steps, yard_room
from civitas.kernel import Command, Label, Note, Procedure, Prompt, Reason, Verdict

TOO_MANY = Reason("too-few-units", "4.1", "number")
STOP, SHIELD = "stop", "shield"


def standing(g: Scharz, seat: int, place: str) -> list[Stack]:
    """§D29 §D31 The units of a seat that fight in a place, cargo among them: all but those inside, docked or fled."""
    found: list[Stack] = []
    for name, number in g.realms[seat].units.items():
        kind, where, post = name.split(".")
        if where != place or post not in (OPEN, SITE, ABOARD):
            continue
        left = number - g.fled.get(f"{seat}:{name}", 0)
        if left > 0:
            found.append((kind, post, left))
    return found


def ashore(g: Scharz, seat: int, place: str) -> list[Stack]:
    """§D33 §D72 Those of them who have landed."""
    return [one for one in standing(g, seat, place) if one[0] not in SHIPS and one[1] != ABOARD]


def flight_orders(g: Scharz, seat: int, place: str, lie: Lie) -> dict[str, int]:
    """§D29 Where the units of a seat may flee: own or empty fields next door, own ships, seas without enemies."""
    found: dict[str, int] = {}
    for kind, post, number in standing(g, seat, place):
        name = stack(kind, place, post)
        for target in refuges(g, seat, name, lie):
            found[f"{name}>{target}"] = number
    return found


def refuges(g: Scharz, seat: int, name: str, lie: Lie) -> list[str]:
    """§D29 §D31 Places to flee to; engines and pirates stay, and cargo goes where its ships go."""
    kind, place, post = name.split(".")
    if not UNITS[kind].moves:
        return []
    if kind in SHIPS:
        return [near for near in ship_steps(g, seat, place, post, lie) if _harbours(g, seat, near, lie)]
    if IS_SEA[place] or post == ABOARD:
        return []
    found = []
    for field in land_steps(g, seat, kind, place):
        owner = lie.owner.get(field, NOBODY)
        if not lie.foes(seat, field) and (owner == NOBODY or not hostile(g, seat, owner)):
            found.append(field)
    return found + [
        sea
        for sea in g.atlas.coast[place]
        if not lie.foes(seat, sea) and _room_aboard(g, seat, sea) >= UNITS[kind].size
    ]


def _harbours(g: Scharz, seat: int, near: str, lie: Lie) -> bool:
    """§D29 Can ships flee there? To an own shipyard, or where no enemy is; in a field neither ships nor settlement."""
    if own_yard(g, seat, near):
        return True
    owner = lie.owner.get(near, NOBODY)
    return not lie.foes(seat, near) and (IS_SEA[near] or owner == NOBODY or not hostile(g, seat, owner))


def _room_aboard(g: Scharz, seat: int, sea: str) -> int:
    realm = g.realms[seat]
    return capacity(realm, sea) - cargo(realm, sea)


def judge_flight(g: Scharz, seat: int, place: str, answer: dict[str, int]) -> Verdict:
    """§D29 No more than there are, and room in the shipyards and on the ships."""
    used: dict[str, int] = {}
    taken: dict[str, int] = {}
    there = {stack(kind, place, post): number for kind, post, number in standing(g, seat, place)}
    for order, number in answer.items():
        if order in (STOP, SHIELD):
            continue
        name, target = order.split(">")
        unit = unit_of(name)
        used[name] = used.get(name, 0) + number
        if used[name] > there[name]:
            return TOO_MANY, there[name]
        docks = moored(g, seat, target, kind_of(name)) == DOCKED
        if docks or (IS_SEA[target] and not unit.ship):
            taken[target] = taken.get(target, 0) + number * (1 if unit.ship else unit.size)
            room = yard_room(g, seat, target) if unit.ship else _room_aboard(g, seat, target)
            if taken[target] > room:
                return TOO_MANY, room
    return None


def flight(
    g: Scharz, place: str, sides: tuple[tuple[int, ...], ...], unused: dict[int, int]
) -> Procedure[tuple[bool, bool, dict[int, Tally]]]:
    """§D29 §D30 Everybody says who flees, whether to stop, and what becomes of two unused swords."""
    lie = Lie(g)
    prompts: dict[int, Prompt] = {}
    for side in sides:
        for seat in side:
            if standing(g, seat, place):
                keep = {SHIELD: 1} if unused[seat] >= FIGURES["unused_for_one"] else {}
                orders = {STOP: 1, **keep, **flight_orders(g, seat, place, lie)}
                judge = partial(judge_flight, g, seat, place)
                prompts[seat] = Command(
                    "flight", orders, judge, rule="D29", label=flight_label, params={"place": place}
                )
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    stopped = all(STOP in answer for answer in answers.values())
    fled = False
    for at, side in enumerate(sides):
        guards = {seat: unused.get(seat, 0) for seat in sides[1 - at]}
        for seat in side:
            for order, number in answers.get(seat, {}).items():
                if order in (STOP, SHIELD):
                    continue
                name, target = order.split(">")
                held = 0
                for guard in guards:
                    caught = min(number - held, guards[guard])
                    guards[guard] -= caught
                    unused[guard] -= caught
                    held += caught
                gone = number - held
                yield Note(
                    "fled", seat=seat, unit=name.split(".")[0], place=place, to_place=target, number=gone, held=held
                )
                if gone:
                    fled = True
                    flee_to(g, seat, name, target, gone)
            carried = yield from carry_along(g, seat, _carriers(answers.get(seat, {})))
            for there, number in carried.items():
                mark_fled(g, seat, there, number)
            yield from drown(g, seat, place)
    stored: dict[int, Tally] = {}
    for seat, left in unused.items():
        kept = left // FIGURES["unused_for_one"]
        stored[seat] = Tally(0, kept) if SHIELD in answers.get(seat, {}) else Tally(kept, 0)
    return stopped, fled, stored


def _carriers(answer: dict[str, int]) -> dict[tuple[str, str], int]:
    """§D31 What the transports that fled can take along, by where from and where to."""
    found: dict[tuple[str, str], int] = {}
    for order, number in answer.items():
        if order not in (STOP, SHIELD):
            name, target = order.split(">")
            kind, place, _ = name.split(".")
            if UNITS[kind].carries:
                leg = (place, target)
                found[leg] = found.get(leg, 0) + number * UNITS[kind].carries
    return found


def flee_to(g: Scharz, seat: int, name: str, target: str, number: int) -> None:
    """§D29 Those who fled are exhausted, and out of all combat of the round."""
    realm = g.realms[seat]
    kind = kind_of(name)
    take(realm, name, number)
    there = stack(kind, target, moored(g, seat, target, kind))
    put(realm, there, number, number)
    mark_fled(g, seat, there, number)


def mark_fled(g: Scharz, seat: int, there: str, number: int) -> None:
    """§D29 §D31 They neither fight nor are attacked any more in this round, and so does what a ship took along."""
    key = f"{seat}:{there}"
    g.fled[key] = g.fled.get(key, 0) + number


def flight_label(order: str) -> Label:
    if order == STOP:
        return Label("stop-battle")
    if order == SHIELD:
        return Label("keep-shield")
    return march_label(order)

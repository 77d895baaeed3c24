"""§4.1 The three subphases of movement: orders blind, revealed together, carried out together."""

from __future__ import annotations

from functools import partial

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import BOX, GOOD, IS_SEA, SHIPS, SPRING, TRANSPORT, UNITS, WINTER
from civitas.games.scharz.box.holding import arrive, change_prestige, drown, put, shift, take
from civitas.games.scharz.box.labels import march_label
from civitas.games.scharz.box.lie import Lie, at_first
from civitas.games.scharz.box.queries import fought_over, hostile, ice_on, in_order, kind_of, stack
from civitas.games.scharz.box.state import ABOARD, INSIDE, OPEN, SITE, Scharz
from civitas.games.scharz.box.throwing import SIDES
from civitas.games.scharz.box.waters import aboard, capacity, cargo, carried_to, laden, moored
from civitas.games.scharz.movement.herds import goods_label, goods_orders, judge_goods, move_goods
from civitas.games.scharz.movement.newcomers import come
from civitas.games.scharz.movement.plan import (
    CARRIES,
    Move,
    boards,
    judge_march,
    judge_retreat,
    judge_special,
    moves_of,
)
from civitas.games.scharz.movement.routes import (
    MARCH,
    march_orders,
    pays,
    retreat_orders,
    special_orders,
    transfer_orders,
)
from civitas.kernel import Command, Label, Note, Procedure, Prompt, Roll, Verdict

Orders = dict[int, list[Move]]


def begin_round(g: Scharz) -> Procedure[None]:
    """§4 A round begins: all units have their capacity again; whoever is inside without need comes out."""
    g.losers = ()
    g.fled = {}
    g.weather = {}
    arrive(g)
    lie = Lie(g)
    for realm in g.realms:
        realm.spent = {}
        realm.doubled = False
        for name in [name for name in realm.units if name.endswith(f".{INSIDE}")]:
            kind, place, _ = name.split(".")
            if place not in lie.encircled:
                shift(realm, name, stack(kind, place), realm.units[name])
    yield Note("round", number=g.round, year=g.year, season=g.season)
    if g.season == SPRING:
        yield from come(g)
    if g.season == WINTER:
        yield from _freeze(g)


def _freeze(g: Scharz) -> Procedure[None]:
    """§11.4 A brown die for every section of a black river; a high one bears whoever crosses in this winter."""
    for section in dict.fromkeys(g.atlas.sections.values()):
        face = yield Roll("ice", SIDES)
        if face >= BOX["movement"]["ice"]:
            g.weather[ice_on(section)] = GOOD
            yield Note("frozen", place=section, faces=[face])


def march(g: Scharz) -> Procedure[None]:
    """§4.1 §D15 Subphase 2: every unit once, to a neighbour or with a ship."""
    g.subphase = "march"
    prompts: dict[int, Prompt] = {}
    for seat, orders in at_first(g, "march", march_orders)[0].items():
        prompts[seat] = Command("march", orders, partial(judge_march, g, seat), rule="4.1", label=march_label)
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for seat in in_order(g):
        yield from carry_out(g, seat, moves_of(answers.get(seat, {})))
    arrive(g)


def special(g: Scharz) -> Procedure[None]:
    """§D15 §D20 Subphase 3: extra moves out of fields that are not locked; herds and stores within the connection."""
    g.subphase = "special"
    prompts: dict[int, Prompt] = {}
    for seat, orders in at_first(g, "special", _third_orders)[0].items():
        prompt = Command("special", orders, partial(_judge_third, g, seat), rule="4.1", label=_third_label)
        if not prompt.forced():
            prompts[seat] = prompt
    if not prompts:
        return
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    given: Orders = {}
    for seat, answer in answers.items():
        given[seat] = moves_of({order: n for order, n in answer.items() if not order.startswith("goods")})
    allowed = unlocked(g, _fleets_spelt(g, given))
    for seat in in_order(g):
        cost = 0
        for move in allowed.get(seat, ()):
            kind = kind_of(move.name)
            paying = kind not in SHIPS and pays(g.realms[seat], kind) and not IS_SEA[move.name.split(".")[1]]
            if len(move.route) == 1 and paying:
                cost += MARCH * move.number
        if cost:
            yield from change_prestige(g, seat, -cost)
        yield from carry_out(g, seat, allowed.get(seat, []), base=False)
        goods = {order: n for order, n in answers.get(seat, {}).items() if order.startswith("goods")}
        yield from move_goods(g, seat, goods)
    arrive(g)


def _third_orders(g: Scharz, seat: int, lie: Lie) -> dict[str, int]:
    return transfer_orders(g, seat, lie) | special_orders(g, seat, lie) | goods_orders(g, seat, lie)


def _judge_third(g: Scharz, seat: int, answer: dict[str, int]) -> Verdict:
    moves = {order: n for order, n in answer.items() if not order.startswith("goods")}
    if (verdict := judge_special(g, seat, moves)) is not None:
        return verdict
    return judge_goods(g, seat, {order: n for order, n in answer.items() if order.startswith("goods")})


def _third_label(order: str) -> Label:
    if order.startswith("goods"):
        return goods_label(order)
    if order.startswith("fleet"):
        name, target = order.split(">")
        place = name.split(".")[1]
        return Label("fleet", [f"place:{place}", f"place:{target}"], place=place, to_place=target)
    return march_label(order)


def _fleets_spelt(g: Scharz, given: Orders) -> Orders:
    """§D15 A fleet is all the ships of a seat in a place, with what they carry."""
    spelt: Orders = {}
    for seat, moves in given.items():
        own: list[Move] = []
        for move in moves:
            kind, place, _ = move.name.split(".")
            if kind != "fleet":
                own.append(move)
                continue
            # From and to fields whoever is aboard goes along without an order, and stays aboard.
            at_sea = IS_SEA[place] and IS_SEA[move.route[0]]
            for name, number in g.realms[seat].units.items():
                kind, where, post = name.split(".")
                if where == place and post == OPEN and UNITS[kind].moves and (at_sea or UNITS[kind].ship):
                    own.append(Move(name, move.route, number))
        spelt[seat] = own
    return spelt


def retreat(g: Scharz) -> Procedure[None]:
    """§D21 Subphase 4: back to an own settlement, onto ships, into shipyards."""
    g.subphase = "retreat"
    prompts: dict[int, Prompt] = {}
    for seat, orders in at_first(g, "retreat", retreat_orders)[0].items():
        prompts[seat] = Command("retreat", orders, partial(judge_retreat, g, seat), rule="4.1", label=march_label)
    if not prompts:
        return
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    allowed = unlocked(g, {seat: moves_of(answer) for seat, answer in answers.items()})
    for seat in in_order(g):
        yield from carry_out(g, seat, allowed.get(seat, []))
    arrive(g)


def unlocked(g: Scharz, given: Orders) -> Orders:
    """§D18 The greatest set of orders of which none leaves a field that a hostile unit locks by staying there.

    All orders are taken to succeed at first; those out of a place in which a hostile unit stays are cancelled, until
    nothing changes.
    """
    left = {seat: list(moves) for seat, moves in given.items()}
    standing = Lie(g).present
    while True:
        going: dict[tuple[str, int], int] = {}
        for seat, moves in left.items():
            for move in moves:
                kind, place, post = move.name.split(".")
                stays = boards(move.name, move.route) or (IS_SEA[place] and not UNITS[kind].ship)
                if post in (OPEN, SITE) and not stays:
                    going[(place, seat)] = going.get((place, seat), 0) + move.number
        again = False
        for seat, moves in left.items():
            kept = []
            for move in moves:
                place = move.name.split(".")[1]
                if fought_over(place) and any(
                    hostile(g, seat, other) and number > going.get((place, other), 0)
                    for other, number in standing.get(place, {}).items()
                ):
                    again = True
                else:
                    kept.append(move)
            left[seat] = kept
        if not again:
            return left


def carry_out(g: Scharz, seat: int, moves: list[Move], *, base: bool = True) -> Procedure[None]:
    """§D16 §D17 The moves of a seat: ships and what they carry, then everybody else."""
    realm = g.realms[seat]
    ferried: dict[tuple[str, str], int] = {}
    arrivals: list[tuple[str, int, int]] = []
    told: list[Note] = []
    for move in moves:
        kind, place, _ = move.name.split(".")
        if UNITS[kind].kind == TRANSPORT:
            leg = (place, move.route[0])
            ferried[leg] = ferried.get(leg, 0) + move.number * CARRIES
    for move in moves:
        kind, place, _ = move.name.split(".")
        number = min(move.number, realm.units.get(move.name, 0))
        if not number:
            continue
        tired = take(realm, move.name, number)
        target = move.route[-1]
        boarding = boards(move.name, move.route)
        if base and not boarding:
            tired = number
        if kind not in SHIPS and not IS_SEA[place] and IS_SEA[target]:
            leg = (place, target)
            if len(move.route) == 1 and ferried.get(leg, 0) > 0 and base:
                # Boarding in the same field is free, and so is being carried.
                free = min(number, ferried[leg] // UNITS[kind].size)
                ferried[leg] -= free * UNITS[kind].size
                tired = number - free
        post = ABOARD if boarding else moored(g, seat, target, kind)
        arrivals.append((stack(kind, target, post), number, tired))
        if place == target:
            told.append(Note("boarded" if boarding else "landed", seat=seat, unit=kind, place=place, number=number))
            continue
        told.append(Note("moved", seat=seat, unit=kind, place=place, to_place=target, number=number))
        if g.has("ambush"):
            g.entered[f"{seat}:{target}"] = g.entered.get(f"{seat}:{target}", 0) + number
    for name, number, tired in arrivals:
        put(realm, name, number, tired)
    yield from told
    yield from carry_along(g, seat, ferried)


def carry_along(g: Scharz, seat: int, ferried: dict[tuple[str, str], int]) -> Procedure[dict[str, int]]:
    """§D16 What has no room on the ships that stay goes along with those that leave, ashore in a shipyard.

    Whoever went along, by the stack that they have come to.
    """
    realm = g.realms[seat]
    carried: dict[str, int] = {}
    for (start, end), room in ferried.items():
        afloat_there = IS_SEA[end] or carried_to(g, seat, end) == ABOARD
        for name in aboard(realm, start):
            kind = kind_of(name)
            size = UNITS[kind].size
            while name in realm.units and room >= size and cargo(realm, start) > capacity(realm, start):
                if afloat_there and cargo(realm, end) + size > capacity(realm, end):
                    break
                room -= size
                there = stack(kind, end, carried_to(g, seat, end))
                shift(realm, name, there, 1)
                carried[there] = carried.get(there, 0) + 1
                yield Note("moved", seat=seat, unit=kind, place=start, to_place=end, number=1)
    for place in laden(realm):
        yield from drown(g, seat, place)
    return carried

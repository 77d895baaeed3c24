"""§4.2 Subphase 5: withdrawing into settlements, stances, and battles, round by round."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import BOX, UNITS
from civitas.games.scharz.box.holding import arrive, change_points, shift
from civitas.games.scharz.box.lie import Lie, at_first
from civitas.games.scharz.box.queries import (
    comrades,
    fought_over,
    in_order,
    inside,
    rough,
    stack,
    unit_of,
    unit_room,
)
from civitas.games.scharz.box.state import ABOARD, INSIDE, OPEN, SITE, Scharz
from civitas.games.scharz.combat.byres import HERD, byre_label, byre_orders, judge_byres, withdraw_herds
from civitas.games.scharz.combat.dice import FIGURES, NOTHING, Stack, Tally, shields_of
from civitas.games.scharz.combat.flight import flight, standing
from civitas.games.scharz.combat.melee import Ground, exchange, ranks, roll_all, support
from civitas.games.scharz.combat.spirit import spirit_of
from civitas.kernel import Command, Label, Note, Procedure, Prompt, Reason, Verdict, YesNo

NO_ROOM_INSIDE = Reason("no-room-inside", "D32", "place", "number")
ONE_TARGET = Reason("one-target", "D25", "place")
NOBODY_LEFT = Reason("nobody-left", "D25", "place")
WITHDRAW, ATTACK = "in", "attack"


# ---------------------------------------------------------------------- withdrawing, stances


def stance_orders(g: Scharz, seat: int, lie: Lie) -> dict[str, int]:
    """§D25 §D32 §11.2 Who may go inside, out of ships too, and whom one may attack where."""
    realm = g.realms[seat]
    found: dict[str, int] = {}
    for place in lie.present:
        if seat not in lie.present[place] or not fought_over(place):
            continue
        foes = lie.foes(seat, place)
        if not foes:
            continue
        if place in g.towns and g.towns[place][0] == seat:
            for name, number in realm.units.items():
                kind, where, post = name.split(".")
                if where == place and post in (OPEN, SITE, ABOARD) and not UNITS[kind].ship:
                    found[f"{WITHDRAW}.{name}"] = number
            found |= byre_orders(g, seat, place)
        for other in foes:
            found[f"{ATTACK}.{place}.{other}"] = 1
    return found


def judge_stance(g: Scharz, seat: int, answer: dict[str, int]) -> Verdict:
    """§D25 §D32 Room inside by size; one attack in a place, by somebody who stays outside."""
    realm = g.realms[seat]
    size: dict[str, int] = {}
    gone: dict[str, int] = {}
    attacked: list[str] = []
    for order, number in answer.items():
        way, _, rest = order.partition(".")
        if way == WITHDRAW:
            kind, place, _ = rest.split(".")
            size[place] = size.get(place, 0) + number * UNITS[kind].size
            gone[place] = gone.get(place, 0) + number
            room = unit_room(g, place) - sum(realm.units[name] * unit_of(name).size for name in inside(realm, place))
            if size[place] > room:
                return NO_ROOM_INSIDE, place, room
        elif way == ATTACK:
            place = rest.split(".")[0]
            if place in attacked:
                return ONE_TARGET, place
            attacked.append(place)
    for place in attacked:
        if sum(number for _, _, number in standing(g, seat, place)) <= gone.get(place, 0):
            return NOBODY_LEFT, place
    return judge_byres(g, answer)


def stances(g: Scharz) -> Procedure[None]:
    """§4.2 §D25 §D32 Everybody withdraws units and names whom to attack; all at once."""
    g.subphase = "battle"
    prompts: dict[int, Prompt] = {}
    for seat, orders in at_first(g, "stance", stance_orders)[0].items():
        prompts[seat] = Command("stance", orders, partial(judge_stance, g, seat), rule="4.2", label=stance_label)
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    attacks: list[tuple[str, int, int]] = []
    for seat in in_order(g):
        for order, number in answers.get(seat, {}).items():
            way, _, rest = order.partition(".")
            if way == WITHDRAW:
                kind, place, _ = rest.split(".")
                shift(g.realms[seat], rest, stack(kind, place, INSIDE), number)
                yield Note("withdrawn", seat=seat, unit=kind, place=place, number=number)
            elif way == HERD:
                yield from withdraw_herds(g, seat, order, number)
            else:
                place, target = rest.split(".")
                attacks.append((place, int(target), seat))
    g.battles = arranged(attacks)


def arranged(attacks: list[tuple[str, int, int]]) -> tuple[tuple[str, int, tuple[int, ...]], ...]:
    """§D36 All who name the same target form a side; two who name each other fight once."""
    sides: dict[tuple[str, int], tuple[int, ...]] = {}
    for place, target, seat in attacks:
        if (place, seat) in sides and sides[(place, seat)] == (target,):
            continue
        sides[(place, target)] = (*sides.get((place, target), ()), seat)
    return tuple((place, target, seats) for (place, target), seats in sides.items())


# ---------------------------------------------------------------------- battle rounds


def battles_left(g: Scharz) -> bool:
    return bool(g.battles)


def next_battle(g: Scharz) -> Procedure[None]:
    """§D27 §D30 A battle: rolls, losses, flight, until a side is gone, all stop, or nobody falls twice in a row."""
    (place, target, attackers), g.battles = g.battles[0], g.battles[1:]
    ground = Ground(place, (attackers, (target, *comrades(g, target, place, attackers))))
    if not both_there(g, ground):
        return
    yield Note("battle", seat=list(attackers), other_seat=target, place=place)
    stored: dict[int, Tally] = {}
    charging = yield from announce(g, ground)
    quiet = 0
    while quiet < FIGURES["quiet_rounds"]:
        lost, unused = yield from battle_round(g, ground, stored, charging)
        charging = ()
        quiet = 0 if lost else quiet + 1
        if not both_there(g, ground):
            break
        stopped, fled, stored = yield from flight(g, place, ground.sides, unused)
        quiet = 0 if fled else quiet
        if stopped or not both_there(g, ground):
            break
    arrive(g)
    yield from outcome(g, ground)


def present(g: Scharz, side: tuple[int, ...], place: str) -> bool:
    return any(standing(g, seat, place) for seat in side)


def both_there(g: Scharz, ground: Ground) -> bool:
    return all(present(g, side, ground.place) for side in ground.sides)


def outcome(g: Scharz, ground: Ground) -> Procedure[None]:
    """§D30 §10 The side that is left has won: a point more for the winners, one less for the losers."""
    place, sides = ground.place, ground.sides
    left = [present(g, side, place) for side in sides]
    if left[0] == left[1]:
        yield Note("undecided", place=place)
        return
    won, beaten = (sides[0], sides[1]) if left[0] else (sides[1], sides[0])
    yield Note("battle-won", seat=list(won), place=place)
    for seat in won:
        yield from change_points(g, seat, BOX["points"]["battle"])
    for seat in beaten:
        g.losers += ((place, seat),)
        yield from change_points(g, seat, -BOX["points"]["battle"])


def battle_round(
    g: Scharz, ground: Ground, stored: Mapping[int, Tally], charging: tuple[int, ...]
) -> Procedure[tuple[bool, dict[int, int]]]:
    """§D27 §D28 A charge first, if there is one; then all roll who have not, and both sides lose at the same time."""
    shields = {
        seat: shields_of(
            ranks(g, ground, seat),
            stored=stored.get(seat, NOTHING).shields,
            spirit=spirit_of(g, seat, ground.foes(seat)),
        )
        for seat in ground.seats()
    }
    lost = False
    if charging:
        lost = yield from charge(g, ground, charging, shields)
        if not both_there(g, ground):
            return lost, dict.fromkeys(ground.seats(), 0)
    lines = {seat: _ranks(g, ground, seat, charged=seat in charging) for seat in ground.seats()}
    aid = {seat: support(g, ground, seat) for seat in lines}
    tallies = yield from roll_all(g, ground, lines, shields, stored=stored, aid=aid)
    blows = yield from exchange(g, ground, tallies)
    return lost or blows.lost, blows.unused


def _ranks(g: Scharz, ground: Ground, seat: int, *, charged: bool) -> list[Stack]:
    """Those of a seat who roll now: after a charge all but the chargers."""
    return [one for one in ranks(g, ground, seat) if not (charged and _rides(one))]


def _rides(one: Stack) -> bool:
    """§4.2 Who can charge: nobody aboard."""
    return UNITS[one[0]].charges and one[1] != ABOARD


# ---------------------------------------------------------------------- the charge


def announce(g: Scharz, ground: Ground) -> Procedure[tuple[int, ...]]:
    """§4.2 §D28 Cavalry and elephants may charge in the first round, but not on rough ground."""
    if not g.has("charge") or rough(ground.place):
        return ()
    prompts: dict[int, Prompt] = {}
    for seat in ground.seats():
        riders = [one for one in ranks(g, ground, seat) if _rides(one)]
        if riders:
            params = {"place": ground.place, "number": sum(number for _, _, number in riders)}
            prompts[seat] = YesNo("charge", rule="D28", params=params)
    answers: dict[int, bool] = yield from at_once(prompts)
    charging = tuple(seat for seat in prompts if answers[seat])
    if charging:
        yield Note("charge", seat=list(charging), place=ground.place)
    return charging


def charge(g: Scharz, ground: Ground, charging: tuple[int, ...], shields: dict[int, int]) -> Procedure[bool]:
    """§D28 Chargers roll and kill first; each shield takes two of their swords, and is gone for the round."""
    lines = {seat: [one for one in ranks(g, ground, seat) if _rides(one)] for seat in charging}
    rolled = yield from roll_all(g, ground, lines, shields)
    tallies = {seat: rolled.get(seat, Tally(0, shields[seat])) for seat in ground.seats()}
    blows = yield from exchange(g, ground, tallies, absorbs=FIGURES["shield_against_charge"])
    for side, used in zip(ground.sides, blows.shields, strict=True):
        for seat in side:
            gone = min(used, shields[seat])
            shields[seat] -= gone
            used -= gone
    return blows.lost


# ---------------------------------------------------------------------- labels


def stance_label(order: str) -> Label:
    way, _, rest = order.partition(".")
    if way == WITHDRAW:
        kind, place, _ = rest.split(".")
        return Label("withdraw", [f"place:{place}"], unit=kind, place=place)
    if way == HERD:
        return byre_label(order)
    place, target = rest.split(".")
    return Label("attack", [f"place:{place}", f"seat:{target}"], place=place, seat=int(target))

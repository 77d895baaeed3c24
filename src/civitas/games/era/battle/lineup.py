"""§10.1 §10.2 Who takes part: what stands in the province, and what either side sends."""

from __future__ import annotations

from functools import partial

from civitas.games.era.automa.lineup import defend_by_card, match_by_card
from civitas.games.era.box.content import BOX, MOUNTAIN, PROVINCES
from civitas.games.era.box.holding import put
from civitas.games.era.box.queries import allied, army_price, others, ready_ores
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import hand_thalers
from civitas.games.era.box.underway import (
    ARMY,
    BARBARIANS,
    CITY,
    FLEET,
    LEGION,
    MERCENARY,
    MILITIA,
    ORE,
    VASSAL,
    VILLAGE,
    Automa,
    Battle,
    Outsider,
    Side,
)
from civitas.games.era.villages import village_label
from civitas.kernel import Ask, Label, Note, Number, One, Pay, Procedure, Reason, Verdict

FIGURES = BOX["battle"]
FIGHT = "fight"

GREY_FIRST = Reason("grey-first", "4.4")
CANNOT_PAY_ALLY = Reason("cannot-pay-ally", "D15", "cost", "thalers")


def defend(g: Era, battle: Battle) -> Procedure[None]:
    """§10.1 §9.3.8 §7.G.1 What stands in the province. §D28 In revolution a vassal, or the city, stays out of it."""
    side = battle.defender
    if side.seat is BARBARIANS:
        militia = barbarians_at(g.level, landing=battle.landing)
        side.units = {VILLAGE: 1} | ({MILITIA: militia} if militia else {})
        return
    assert not isinstance(side.seat, Outsider)
    realm, province = g.realms[side.seat], battle.province
    city = province in realm.cities and not realm.revolution
    vassals = realm.vassals.pop(province, 0)
    if realm.revolution and province not in realm.cities and vassals:
        vassals -= 1
        realm.vassals[province] = 1
    if vassals:
        side.units[VASSAL] = vassals
    if city:
        side.units[CITY] = 1
    if number := militia_of(g, battle, city=city):
        side.units[MILITIA] = number
    if isinstance(side.seat, Automa):
        yield from defend_by_card(g, battle, side.seat)
    else:
        yield from send(g, battle, side)


def militia_of(g: Era, battle: Battle, *, city: bool) -> int:
    """§10.1 The land itself fights along."""
    field = g.battlefields.get(battle.province, 0)
    return militia_at(battle.province, battlefield=field, city=city, landing=battle.landing)


def militia_at(province: str, *, battlefield: int, city: bool, landing: bool) -> int:
    """§10.1 Mountains, a city, an old battlefield, §9.3.8 and a shore on which somebody lands."""
    found = battlefield
    found += FIGURES["mountain"] if PROVINCES[province].terrain == MOUNTAIN else 0
    found += FIGURES["landing"] if landing else 0
    return found + (FIGURES["city"] if city else 0)


def barbarians_at(level: int, *, landing: bool) -> int:
    """§10.1 §D32 How many units of militia stand by a village."""
    militia: int = BOX["barbarians"]["militia"][level] + (FIGURES["landing"] if landing else 0)
    return militia


def attack(g: Era, battle: Battle) -> Procedure[None]:
    """§10.2 Those who have marched in, and those who have landed."""
    side, expansion = battle.attacker, g.expansion
    if number := expansion.invaders.pop(battle.province, 0):
        side.units[VASSAL] = number
    if number := expansion.landers.pop(battle.province, 0):
        side.units[FLEET] = number
    if isinstance(side.seat, Automa):
        yield from match_by_card(g, battle, side.seat)
    else:
        yield from send(g, battle, side)


def send(g: Era, battle: Battle, side: Side) -> Procedure[None]:
    """§10.1 §10.2 Armies, legions, militia and ore of one's choice. §4.4 Grey militia goes before own armies."""
    seat = side.seat
    assert isinstance(seat, int)
    realm, ores = g.realms[seat], ready_ores(g, seat)
    limits = {MILITIA: realm.militia, ARMY: realm.armies, LEGION: realm.legions, ORE: len(ores)}
    limits = {sort: number for sort, number in limits.items() if number}
    if limits:

        def together(sent: dict[str, int]) -> Verdict:
            return (GREY_FIRST,) if sent.get(ARMY) and sent.get(MILITIA, 0) < realm.militia else None

        params = {"province": battle.province}
        prompt = Pay(
            "send", sum(limits.values()), limits, together, least=0, rule="10.1", params=params, label=_unit_label
        )
        sent = yield Ask(seat, prompt)
        realm.militia -= sent.get(MILITIA, 0)
        realm.armies -= sent.get(ARMY, 0)
        realm.legions -= sent.get(LEGION, 0)
        realm.spent += tuple(ores[: sent.get(ORE, 0)])
        for sort, number in sent.items():
            put(side.units, sort, number)
        if sent:
            yield Note("sends", seat=seat, units=dict(sent))
    yield from reinforce(g, battle, side)


def helpers(g: Era, battle: Battle, seat: int) -> list[int]:
    """§10.1 §D15 Allies with an army; whoever is allied with both sides helps nobody."""
    foe = battle.defender.seat if seat == battle.attacker.seat else battle.attacker.seat
    return [
        other
        for other in others(g, seat)
        if isinstance(other, int)
        and other != foe
        and g.realms[other].armies
        and allied(g, seat, other)
        and not (isinstance(foe, int) and allied(g, foe, other))
    ]


def reinforce(g: Era, battle: Battle, side: Side) -> Procedure[None]:
    """§10.4 Mercenaries and armies of allies may come at any time."""
    seat = side.seat
    asked: tuple[int, ...] = ()
    while isinstance(seat, int):
        realm = g.realms[seat]
        calls = [f"ally:{other}" for other in helpers(g, battle, seat) if other not in asked]
        if not realm.hidden and not calls:
            return
        prompt = One(
            "reinforce",
            [*(f"use:{token}" for token in realm.hidden), *calls, FIGHT],
            partial(_may_call, g, seat),
            rule="10.4",
            params={"province": battle.province},
            label=_call_label,
        )
        kind, _, what = (yield Ask(seat, prompt)).partition(":")
        if kind == FIGHT:
            return
        if kind == "use":
            realm.hidden = tuple(token for token in realm.hidden if token != what)
            side.mercenaries += (what,)
            put(side.units, MERCENARY)
            battle.count += bool(battle.markers)
            yield Note("mercenary", seat=seat)
        else:
            asked += (int(what),)
            yield from call_ally(g, battle, side, int(what))


def _may_call(g: Era, seat: int, answer: str) -> Verdict:
    """§D15 The ally is paid before his armies come."""
    kind, _, what = answer.partition(":")
    if kind != "ally":
        return None
    cost, thalers = army_price(g.realms[int(what)]), g.realms[seat].thalers
    return (CANNOT_PAY_ALLY, cost, thalers) if cost > thalers else None


def call_ally(g: Era, battle: Battle, side: Side, other: int) -> Procedure[None]:
    """§10.1 §D15 The ally says how many armies come; each is paid by what an army costs the ally."""
    seat, ally = side.seat, g.realms[other]
    assert isinstance(seat, int)
    cost = army_price(ally)
    most = min(ally.armies, g.realms[seat].thalers // cost) if cost else ally.armies
    params = {"seat": seat, "province": battle.province, "cost": cost}
    number = yield Ask(other, Number("support", 0, most, rule="D15", params=params))
    yield Note("supports", seat=other, other_seat=seat, number=number)
    if number:
        yield from hand_thalers(g, seat, other, cost * number)
        ally.armies -= number
        side.allies[other] = side.allies.get(other, 0) + number
        battle.count += number * bool(battle.markers)


def _unit_label(sort: str) -> Label:
    return Label("unit", [f"unit:{sort}"], unit=sort)


def _call_label(answer: str) -> Label:
    if answer == FIGHT:
        return Label("fight")
    kind, _, what = answer.partition(":")
    return village_label(answer) if kind == "use" else Label("call-ally", [f"seat:{what}"], seat=int(what))

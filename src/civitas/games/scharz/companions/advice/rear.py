"""What a bot would like to order in the rear: hands for building sites, and all that is bought and raised."""

from __future__ import annotations

from collections.abc import Iterator

from civitas.games.advice import Wish
from civitas.games.scharz.box.content import (
    AUTUMN,
    CAVALRY,
    CITY,
    COMMANDERS,
    ELEPHANTS,
    ENGINE,
    GOODS,
    GRADES,
    GRAIN,
    HALF,
    HARBOUR,
    HEAVY,
    HERDS,
    HORSES,
    LIGHT,
    MERCENARY,
    ROUNDS,
    TRANSPORT,
    UNITS,
    VILLAGE,
    WARSHIP,
    WINTER,
    troop,
)
from civitas.games.scharz.companions.advice.dealing import dealings, takings
from civitas.games.scharz.companions.advice.numbers import MARCH, TRADE, strength
from civitas.games.scharz.companions.advice.stand import Stand
from civitas.games.scharz.rear.offers import TRAINING
from civitas.games.scharz.rear.prices import ALTERNATIVE, CORSAIRS, RECRUIT, price_of
from civitas.games.scharz.rear.upkeep import salary_of
from civitas.kernel.prompts import Command

GRAIN_PRICE = GOODS[GRAIN].buy // HALF
ARMS = (HEAVY, CAVALRY, ELEPHANTS, WARSHIP)
_HOMES = (VILLAGE, CITY)
UPKEEP = {name: leader.gold + leader.wage for name, leader in COMMANDERS.items()}
"""What a commander costs at first and at the next payday."""


def build(stand: Stand, prompt: Command) -> Iterator[Wish]:
    """Whoever is rich builds faster."""
    if stand.purse >= TRADE["rush_purse"]:
        for order in prompt.limits:
            if order.startswith("rush."):
                yield Wish({order: 1}, TRADE["rush"])
                return


def trade(stand: Stand, prompt: Command) -> Iterator[Wish]:
    """What is wished for most, as long as what is due to others is left."""
    purse = stand.purse
    for wish in sorted(_shopping(stand, prompt), key=lambda one: -one.worth):
        cost = sum(_cost(stand, prompt, order) * number for order, number in wish.orders.items())
        if cost <= purse:
            purse -= cost
            yield wish


def _cost(stand: Stand, prompt: Command, order: str) -> int:
    """What an order takes out of the purse, the next wages of a new commander among it."""
    if order == f"buy.{HORSES}":
        return HERDS[HORSES].buy
    if order.startswith("buy."):
        return GRAIN_PRICE
    told = prompt.label(order).params
    if stand.fast and order.startswith("hire."):
        return int(told.get("cost", 0)) + salary_of(LIGHT)
    return int(told.get("cost", 0)) + stand.paydays * int(told.get("wage", 0))


def _shopping(stand: Stand, prompt: Command) -> Iterator[Wish]:
    """Food for the winter, settlements, then an army."""
    limits = prompt.limits
    if not stand.fast and stand.view["season"] in (AUTUMN, WINTER):
        sows = stand.view["season"] == WINTER
        short = stand.seeds - stand.stored if sows else -stand.spare
        for _ in range(min(short, limits.get(f"buy.{GRAIN}", 0))):
            yield Wish({f"buy.{GRAIN}": 1}, TRADE["seed" if sows else "grain"])
    if stand.round <= TRADE["last_start"]:
        yield from _sites(stand, prompt)
    for order, number in limits.items():
        verb, *what = order.split(".")
        if verb == "work" and "site" in stand.fields.get(what[1], {}):
            yield Wish({order: number}, TRADE["work"])
    yield from _engines(stand, prompt)
    yield from _commanders(stand, prompt)
    yield from _army(stand, prompt)
    yield from _levies(stand, prompt)
    yield from _mercenaries(stand, prompt)
    yield from dealings(stand, prompt)
    yield from takings(stand, prompt)


def _engines(stand: Stand, prompt: Command) -> Iterator[Wish]:
    """An engine where those who encircle a settlement are strong enough: its shields are what keeps them out."""
    for order in prompt.limits:
        verb, *what = order.split(".")
        engine = verb == "raise" and UNITS[what[0]].kind == ENGINE
        if engine and stand.own(what[1]) >= MARCH["ahead"] * stand.against(what[1]):
            yield Wish({order: 1}, stand.taste["war"] * TRADE["engine"])


def _commanders(stand: Stand, prompt: Command) -> Iterator[Wish]:
    """A commander before all, as without one numbers bring nothing."""
    gold = stand.realm["gold"] - GRAIN_PRICE * max(0, -stand.spare)
    led = [order for order in prompt.limits if order.startswith("commander.")]
    able = [order for order in led if gold >= TRADE["command_purse"] + UPKEEP[order.partition(".")[2]]]
    if able:
        yield Wish({able[-1]: 1}, stand.taste["war"] * TRADE["command"])


def _army(stand: Stand, prompt: Command) -> Iterator[Wish]:
    """Whoever is rich has better arms, and trains; prestige hires where it is plentiful."""
    gold = stand.purse - GRAIN_PRICE * max(0, -stand.spare)
    prestige = stand.realm["prestige"]
    riding = HERDS[HORSES].buy + UNITS[CAVALRY].upgrade + TRADE["arms_purse"]
    if f"buy.{HORSES}" in prompt.limits and HORSES not in stand.herds and gold >= riding:
        yield Wish({f"buy.{HORSES}": 1}, stand.taste["war"] * TRADE["horses"])
    for order in prompt.limits:
        verb, *what = order.split(".")
        if verb == "raise" and UNITS[what[0]].kind in ARMS and gold >= TRADE["arms_purse"]:
            yield Wish({order: 1}, stand.taste["war"] * TRADE["arms"])
        elif verb == "raise" and UNITS[what[0]].kind == TRANSPORT and gold >= TRADE["arms_purse"]:
            yield Wish({order: 1}, stand.taste["land"] * TRADE["transport"] * (not stand.sailing))
        elif verb == "train" and gold >= TRADE["training_purse"] and UNITS[what[0]].level < TRADE["training_level"]:
            gold -= TRAINING
            yield Wish({order: 1}, stand.taste["war"] * TRADE["training"] * strength(what[0]))
        elif verb == "hire" and what[0] in (ALTERNATIVE, CORSAIRS) and prestige >= TRADE["famous"]:
            yield Wish({order: 1}, stand.taste["war"] * TRADE["mercenary"])
            prestige -= price_of(what[0]).prestige


def _sites(stand: Stand, prompt: Command) -> Iterator[Wish]:
    """Villages on fields that are held, a city out of a village, a shipyard or a fortification for the rich; each with
    all its workers."""
    extra = False
    for order in sorted(prompt.limits, key=lambda one: -TRADE.get(one.split(".")[1], 0)):
        verb, *what = order.split(".")
        if verb != "start" or (what[0] not in _HOMES and stand.purse < _affluent(what[0])):
            continue
        building, field = what
        workers = _workers(prompt, field, stand.hands(building))
        if workers and not (extra and building not in _HOMES):
            extra |= building not in _HOMES
            yield Wish({order: 1, **workers}, stand.taste["land"] * TRADE[building])


def _affluent(building: str) -> float:
    """With how much gold one builds what is no settlement."""
    return TRADE["harbour_purse"] if building == HARBOUR else TRADE["rich"]


def _workers(prompt: Command, field: str, needed: int) -> dict[str, int]:
    """So many light infantry for a building site, the standard first; nothing if there are too few."""
    found: dict[str, int] = {}
    for name in (LIGHT, *GRADES[LIGHT]):
        order = f"work.{name}.{field}"
        if order not in found and (number := min(needed, prompt.limits.get(order, 0))):
            found[order] = number
            needed -= number
    return {} if needed else found


def _levies(stand: Stand, prompt: Command) -> Iterator[Wish]:
    """Light infantry, as long as there are few, and food or gold for them."""
    room = int(TRADE["crowd"]) - sum(stand.units.values())
    room = room if stand.fast else min(room, stand.mouths)
    purse, pay = stand.purse, salary_of(LIGHT) if stand.fast else 0
    if stand.round >= ROUNDS - 1:
        return
    recruits = {order: price_of(troop(LIGHT, RECRUIT)).gold for order in prompt.limits if _recruits(order)}
    for order in sorted(prompt.limits, key=lambda one: not one.endswith(f".{stand.capital}")):
        if order.startswith(f"hire.{LIGHT}.") and room > 0 and purse >= UNITS[LIGHT].buy + pay:
            purse -= UNITS[LIGHT].buy + pay
            room -= 1
            yield Wish({order: 1}, TRADE["light"])
    for order, price in recruits.items():
        if room > 0 and purse >= price:
            purse -= price
            room -= 1
            yield Wish({order: 1}, TRADE["recruit"])


def _mercenaries(stand: Stand, prompt: Command) -> Iterator[Wish]:
    """They eat nothing: what is left in the purse is best spent on them, as long as it lasts for their wages."""
    if not stand.fast and stand.purse >= TRADE["mercenary_purse"]:
        for order in prompt.limits:
            if order.startswith(f"hire.{MERCENARY}."):
                yield Wish({order: 1}, stand.taste["war"] * TRADE["mercenary"])
                return


def _recruits(order: str) -> bool:
    return order.startswith(f"hire.{troop(LIGHT, RECRUIT)}.")

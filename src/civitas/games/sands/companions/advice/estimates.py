"""What each card would bring now, before it is played, to whoever has so much to spend."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from civitas.games.advice import once
from civitas.games.sands.box import prices
from civitas.games.sands.box.content import ADVANCES, ATLAS, BOX, BUILDINGS, CITY, FIELDS, ROWS
from civitas.games.sands.companions.advice.gains import (
    advance_gain,
    annexing_cost,
    annexing_gain,
    attack_gain,
    building_discount,
    building_gain,
    may_annex,
    move_gain,
    muster_gain,
    next_advance,
    raid_target,
    strength,
    visitors,
)
from civitas.games.sands.companions.advice.numbers import BATTLE
from civitas.games.sands.companions.advice.realm import Realm


class Purse(NamedTuple):
    """What a player has for the cards of a turn, and what a bonus action could add."""

    crops: int
    gold: int
    unrest: int
    open: frozenset[str]
    """Unlocked categories."""
    aid_crops: int = 0
    aid_gold: int = 0
    """What the best bonus action could bring of each; only one bonus action in a turn."""
    support: int = 0
    """What Support could lend."""
    price: float = 0.0
    """What a bonus action costs."""

    def without_aid(self) -> Purse:
        return Purse(self.crops, self.gold, self.unrest, self.open)

    def pay(self, crops: int, gold: int) -> tuple[Purse, float] | None:
        """The purse after a payment, and what the help of a bonus action cost; None if it is too dear even so."""
        has_crops, has_gold, unrest, open, aid_crops, aid_gold, support, price = self
        if crops <= has_crops and gold <= has_gold:
            left = Purse(has_crops - crops, has_gold - gold, unrest, open, aid_crops, aid_gold, support, price)
            return left, 0.0
        if crops <= has_crops + aid_crops and gold <= has_gold:
            return Purse(has_crops + aid_crops - crops, has_gold - gold, unrest, open), price
        if crops <= has_crops and gold <= has_gold + aid_gold:
            return Purse(has_crops - crops, has_gold + aid_gold - gold, unrest, open), price
        return None


Estimate = tuple[float, Purse]
"""What a deed brings, and the purse after it."""


@once
def purse(realm: Realm) -> Purse:
    """What lies on the abacus, and the bonus actions still to be had in this turn."""
    empire, view = realm.empire, realm.view
    full = Purse(empire["crops"], empire["gold"], empire["unrest"], frozenset(empire["unlocked"]))
    if view["turn"]["seat"] == realm.seat and view["turn"]["bonus"] and view["turn"]["cards"]:
        return full  # this turn has had its bonus action
    aid = {"crops": 0, "gold": 0}
    for region in empire["regions"]:
        land = view["regions"][region]
        kind = land["resource"]
        aid[kind] = max(aid[kind], min(land["peasants"][realm.seat], land["capacity"]))
    taxes = empire["goods"] + realm.effect("taxes-bonus") if empire["goods"] else 0
    new = "oppression" not in empire["bonus_used"]
    return full._replace(
        aid_crops=max(aid["crops"], taxes),
        aid_gold=max(aid["gold"], taxes),
        support=realm.support(),
        price=realm.one_step if new else 0.0,
    )


def _chronicle(realm: Realm, purse: Purse) -> Estimate:
    return _best_chronicle(realm), purse


@once
def _best_chronicle(realm: Realm) -> float:
    laid = realm.empire["chronicles"]
    return max(
        [realm.chronicle(f, card) for f in FIELDS if f not in laid for card in realm.empire["hand"]], default=0.0
    )


def _muster(realm: Realm, purse: Purse) -> Estimate:
    if not purse.gold:
        return 0.0, purse
    value = _best_soldier(realm)
    if "civic" in purse.open and realm.empire["peasants_left"]:
        watered = [r for r in realm.empire["regions"] if "irrigation" in realm.view["regions"][r]["buildings"]]
        value += sum(max(0.0, muster_gain(realm, "irrigation", region)) for region in watered[: purse.gold])
    return value, purse._replace(gold=purse.gold - 1)


@once
def _best_soldier(realm: Realm) -> float:
    regions = realm.empire["regions"] if realm.empire["soldiers_left"] else ()
    return max([muster_gain(realm, "soldier", region) for region in regions], default=0.0)


def _conquest(realm: Realm, purse: Purse) -> Estimate:
    best = (0.0, purse)
    crops = purse.crops - prices.attack_price(purse.unrest, realm.advances)
    for region, cost, rivals in _aims(realm):
        if cost is not None and (paid := purse.pay(cost, 0)) is not None:
            value = annexing_gain(realm, region) - paid[1] - cost * realm.coin
            if value > best[0]:
                best = value, paid[0]
        if crops >= 0:
            for rival, own, theirs in rivals:
                value = attack_gain(realm, region, rival, own, theirs, crops)
                if value > best[0]:
                    best = value, purse._replace(crops=crops)
    return best


@once
def _aims(realm: Realm) -> list[tuple[str, int | None, list[tuple[int, int, int]]]]:
    """The regions with own citizens: what it costs to annex each, if that is possible, and who could be attacked there
    with which strengths."""
    seat, found = realm.seat, []
    for region, land in realm.view["regions"].items():
        own = land["peasants"][seat] + land["soldiers"][seat]
        if own:
            cost = annexing_cost(realm, land["soldiers"][seat]) if may_annex(realm, region, own) else None
            rivals = [
                (rival, strength(realm, seat, region), strength(realm, rival, region))
                for rival in range(realm.view["seats"])
                if rival != seat and land["peasants"][rival] + land["soldiers"][rival]
            ]
            found.append((region, cost, rivals))
    return found


def _first(estimate: Estimate) -> float:
    return estimate[0]


def _raid(realm: Realm, purse: Purse) -> Estimate:
    value, resource, amount = _booty(realm)
    return (value, richer(purse, resource, amount)) if resource else (0.0, purse)


@once
def _booty(realm: Realm) -> tuple[float, str, int]:
    target, amount = raid_target(realm)
    if not target:
        return 0.0, "", 0
    land = realm.view["regions"][target]
    value = amount * (realm.coin + (BATTLE["looted"] if land["control"] >= 0 else 0.0))
    if may_annex(realm, target, amount):
        value += realm.worths["colony_near"] / 2 * annexing_gain(realm, target, 0, amount)
    return value, land["resource"], amount


def richer(purse: Purse, resource: str, amount: int) -> Purse:
    """The purse with so much more of a resource."""
    if resource == "crops":
        return purse._replace(crops=purse.crops + amount)
    return purse._replace(gold=purse.gold + amount)


@once
def _sites(realm: Realm, open: frozenset[str]) -> list[tuple[str, str, int, int]]:
    """Every building that there is room for: kind, region, price but for unrest, and how many peasants could help."""
    left, found = realm.view["buildings_left"], []
    for region in realm.empire["regions"]:
        land = realm.view["regions"][region]
        if len(land["buildings"]) >= land["capacity"]:
            continue
        helping = land["peasants"][realm.seat] // 2 if realm.effect("build-with-peasants") else 0
        discount = building_discount(realm, region, open)
        for building in BUILDINGS:
            if building in land["buildings"] or not left[building] or (building == CITY and "civic" not in open):
                continue
            found.append((building, region, prices.level_of(building, land["capacity"]) + discount, helping))
    return found


def _build(realm: Realm, purse: Purse) -> Estimate:
    best, after, coin = 0.0, purse, realm.coin
    most, gains = purse.gold + purse.aid_gold, dict[str, float]()
    for building, region, level, helping in _sites(realm, purse.open):
        price = prices.build_price(purse.unrest, level, 0)
        if price > most + helping:
            continue
        gain = gains.get(building)
        if gain is None or building == CITY:
            gain = gains[building] = building_gain(realm, building, region)
        value = gain - price * coin
        if value > best and (paid := purse.pay(0, min(price, most))) is not None and value - paid[1] > best:
            best, after = value - paid[1], paid[0]
    return best, after


def _govern(realm: Realm, purse: Purse) -> Estimate:
    regions, least = len(realm.empire["regions"]), BOX["unrest"]["least"]
    best, now = (0.0, purse), realm.unrest_worth(purse.unrest)
    for steps in range(1, purse.unrest - least + 1):
        cost = prices.govern_price(steps, regions, purse.open.__contains__)
        paid = purse.pay(cost, 0)
        if paid is None:
            break
        value = realm.unrest_worth(purse.unrest - steps) - now - cost * realm.coin - paid[1]
        best = max(best, (value, paid[0]._replace(unrest=purse.unrest - steps)), key=_first)
    return best


def advance(realm: Realm, purse: Purse) -> Estimate:
    best: Estimate = (0.0, purse)
    for row, first in ROWS.items():
        id = next_advance(realm, row)
        if not id or (id == first and "culture" not in purse.open):
            continue
        category = ADVANCES[first].category
        gap = purse.unrest - realm.effect("advance-unrest-relief") - realm.empire["heritage"][category]
        if gap <= 0:
            best = max(best, (advance_gain(realm, id), purse), key=_first)
        elif gap <= purse.support:
            best = max(best, (advance_gain(realm, id) - realm.one_step, purse.without_aid()), key=_first)
    return best


def _caravan(realm: Realm, purse: Purse) -> Estimate:
    cost = prices.caravan_price(realm.advances)
    ways = [purse.pay(cost, 0), purse.pay(0, cost)] if purse.crops > purse.gold else [purse.pay(0, cost)]
    paid = next((way for way in ways if way is not None), None)
    if paid is None or len(realm.empire["caravans"]) >= BOX["pieces"]["caravans"]:
        return 0.0, purse
    return realm.best_caravan - cost * realm.coin - paid[1], paid[0]


def _second_caravan(realm: Realm, purse: Purse) -> Estimate:
    return _caravan(realm, purse) if "culture" in purse.open else (0.0, purse)


def _migrate(realm: Realm, purse: Purse) -> Estimate:
    value = _best_moves(realm)
    if "culture" in purse.open:
        value += realm.card_worths["free_caravan"] * max(0.0, realm.best_caravan)
    return value, purse


@once
def _best_moves(realm: Realm) -> float:
    value = 0.0
    regions, seat, neighbours = realm.view["regions"], realm.seat, ATLAS[realm.view["seats"]].neighbours
    for source, land in regions.items():
        gains = [
            move_gain(realm, kind, source, target)
            for kind, count in (("peasant", land["peasants"][seat]), ("soldier", land["soldiers"][seat]))
            if count
            for target in neighbours[source]
        ]
        value += max(0.0, max(gains, default=0.0))
    return value


def _tribute(realm: Realm, purse: Purse) -> Estimate:
    amount, crops, gold = _tributes(realm, "civic" in purse.open)
    return amount * realm.coin, purse._replace(crops=purse.crops + crops, gold=purse.gold + gold)


@once
def _tributes(realm: Realm, civic: bool) -> tuple[int, int, int]:
    """How much there is, and how much of it is crops and gold."""
    empire, regions = realm.empire, realm.view["regions"]
    ways = [
        [(r, 1) for r in empire["regions"] if r not in empire["provinces"] and r != empire["capital"]],
        [(region, visitors(realm, region)) for region in realm.starts],
    ]
    if civic:
        ways = [ways[0] + ways[1]]
    best = max(ways, key=lambda way: sum(amount for _, amount in way))
    crops = sum(amount for region, amount in best if regions[region]["resource"] == "crops")
    total = sum(amount for _, amount in best)
    return total, crops, total - crops


ESTIMATES: dict[str, Callable[[Realm, Purse], Estimate]] = {
    "chronicle": _chronicle,
    "muster": _muster,
    "conquest": _conquest,
    "raid": _raid,
    "build": _build,
    "govern": _govern,
    "advance": advance,
    "caravan_1": _caravan,
    "caravan_2": _second_caravan,
    "migrate": _migrate,
    "tribute": _tribute,
}

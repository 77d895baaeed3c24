"""What each card would bring now, before it is played; and bonus actions, which help the cards."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from typing import NamedTuple

from civitas.games.sands.box import prices
from civitas.games.sands.box.content import ADVANCES, ATLAS, BOX, BUILDINGS, CITY, EMPHASES, FIELDS, ROWS, SYMBOLS
from civitas.games.sands.companions.advice.gains import (
    advance_gain,
    annexing_cost,
    annexing_gain,
    attack_gain,
    building_discount,
    building_gain,
    building_price,
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

_NEVER = float("-inf")


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
        return self._replace(aid_crops=0, aid_gold=0, support=0, price=0.0)

    def pay(self, crops: int, gold: int) -> tuple[Purse, float] | None:
        """The purse after a payment, and what the help of a bonus action cost; None if it is too dear even so."""
        if crops <= self.crops and gold <= self.gold:
            return self._replace(crops=self.crops - crops, gold=self.gold - gold), 0.0
        if crops <= self.crops + self.aid_crops and gold <= self.gold:
            left = self.crops + self.aid_crops - crops
            return self.without_aid()._replace(crops=left, gold=self.gold - gold), self.price
        if crops <= self.crops and gold <= self.gold + self.aid_gold:
            left = self.gold + self.aid_gold - gold
            return self.without_aid()._replace(crops=self.crops - crops, gold=left), self.price
        return None


Estimate = tuple[float, Purse]
"""What a deed brings, and the purse after it."""


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
    laid = realm.empire["chronicles"]
    gains = [realm.chronicle(f, card) for f in FIELDS if f not in laid for card in realm.empire["hand"]]
    return max(gains, default=0.0), purse


def _muster(realm: Realm, purse: Purse) -> Estimate:
    if not purse.gold:
        return 0.0, purse
    ways = ["soldier"] if realm.empire["soldiers_left"] else []
    gains = [muster_gain(realm, way, region) for way in ways for region in realm.empire["regions"]]
    value = max(gains, default=0.0)
    if "civic" in purse.open and realm.empire["peasants_left"]:
        watered = [r for r in realm.empire["regions"] if "irrigation" in realm.view["regions"][r]["buildings"]]
        value += sum(max(0.0, muster_gain(realm, "irrigation", region)) for region in watered[: purse.gold])
    return value, purse._replace(gold=purse.gold - 1)


def _conquest(realm: Realm, purse: Purse) -> Estimate:
    seat, best = realm.seat, (0.0, purse)
    attack = prices.attack_price(purse.unrest, realm.advances)
    for region, land in realm.view["regions"].items():
        own = land["peasants"][seat] + land["soldiers"][seat]
        if not own:
            continue
        if may_annex(realm, region, own):
            cost = annexing_cost(realm, land["soldiers"][seat])
            if (paid := purse.pay(cost, 0)) is not None:
                value = annexing_gain(realm, region) - paid[1] - cost * realm.coin
                best = max(best, (value, paid[0]), key=_first)
        crops = purse.crops - attack
        if crops >= 0:
            for rival in range(realm.view["seats"]):
                if rival != seat and land["peasants"][rival] + land["soldiers"][rival]:
                    sides = strength(realm, seat, region), strength(realm, rival, region)
                    value = attack_gain(realm, region, rival, *sides, crops)
                    best = max(best, (value, purse._replace(crops=crops)), key=_first)
    return best


def _first(estimate: Estimate) -> float:
    return estimate[0]


def _raid(realm: Realm, purse: Purse) -> Estimate:
    target, amount = raid_target(realm)
    if not target:
        return 0.0, purse
    land = realm.view["regions"][target]
    value = amount * (realm.coin + (BATTLE["looted"] if land["control"] >= 0 else 0.0))
    if may_annex(realm, target, amount):
        value += realm.worths["colony_near"] / 2 * annexing_gain(realm, target, 0, amount)
    return value, _richer(purse, land["resource"], amount)


def _richer(purse: Purse, resource: str, amount: int) -> Purse:
    if resource == "crops":
        return purse._replace(crops=purse.crops + amount)
    return purse._replace(gold=purse.gold + amount)


def build_options(realm: Realm, purse: Purse) -> Iterator[tuple[str, str, int]]:
    """Every building that could be paid: kind, region, price."""
    left = realm.view["buildings_left"]
    for region in realm.empire["regions"]:
        land = realm.view["regions"][region]
        if len(land["buildings"]) >= land["capacity"]:
            continue
        helping = land["peasants"][realm.seat] // 2 if realm.effect("build-with-peasants") else 0
        discount = building_discount(realm, region, purse.open)
        for building in BUILDINGS:
            if building in land["buildings"] or not left[building] or (building == CITY and "civic" not in purse.open):
                continue
            price = building_price(realm, building, region, purse.unrest, discount)
            if price <= purse.gold + purse.aid_gold + helping:
                yield building, region, price


def _build(realm: Realm, purse: Purse) -> Estimate:
    best: Estimate = (0.0, purse)
    gains: dict[str, float] = {}
    for building, region, price in build_options(realm, purse):
        if building == CITY or building not in gains:
            gains[building] = building_gain(realm, building, region)
        paid = purse.pay(0, min(price, purse.gold + purse.aid_gold))
        if paid is not None:
            best = max(best, (gains[building] - price * realm.coin - paid[1], paid[0]), key=_first)
    return best


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


def _advance(realm: Realm, purse: Purse) -> Estimate:
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
    value = 0.0
    regions, seat = realm.view["regions"], realm.seat
    for source in regions:
        land = regions[source]
        gains = []
        for kind, count in (("peasant", land["peasants"][seat]), ("soldier", land["soldiers"][seat])):
            if count:
                gains += [move_gain(realm, kind, source, t) for t in ATLAS[realm.view["seats"]].neighbours[source]]
        value += max(0.0, max(gains, default=0.0))
    if "culture" in purse.open:
        value += realm.card_worths["free_caravan"] * max(0.0, realm.best_caravan)
    return value, purse


def _tribute(realm: Realm, purse: Purse) -> Estimate:
    empire, regions = realm.empire, realm.view["regions"]
    ways = [
        [(r, 1) for r in empire["regions"] if r not in empire["provinces"] and r != empire["capital"]],
        [(region, visitors(realm, region)) for region in realm.starts],
    ]
    if "civic" in purse.open:
        ways = [ways[0] + ways[1]]
    best = max(ways, key=lambda way: sum(amount for _, amount in way))
    after = purse
    for region, amount in best:
        after = _richer(after, regions[region]["resource"], amount)
    return sum(amount for _, amount in best) * realm.coin, after


ESTIMATES: dict[str, Callable[[Realm, Purse], Estimate]] = {
    "chronicle": _chronicle,
    "muster": _muster,
    "conquest": _conquest,
    "raid": _raid,
    "build": _build,
    "govern": _govern,
    "advance": _advance,
    "caravan_1": _caravan,
    "caravan_2": _second_caravan,
    "migrate": _migrate,
    "tribute": _tribute,
}


class Hand:
    """The cards of a player, each rated by what it would bring now; the same question is worked out once."""

    def __init__(self, realm: Realm) -> None:
        self.realm = realm
        self.known: dict[tuple[str, Purse], Estimate] = {}

    def estimate(self, card: str, purse: Purse) -> Estimate:
        """What a card brings, never less than nothing: it may be declined."""
        key = card, purse
        if key not in self.known:
            self.known[key] = self._emphasis(card, purse) if card in EMPHASES else self._action(card, purse)
        return self.known[key]

    def _action(self, card: str, purse: Purse) -> Estimate:
        realm = self.realm
        value, after = ESTIMATES[card](realm, purse)
        if card in realm.empire["played"]:
            value -= realm.one_step * realm.card_worths["repeat"]
        if value <= 0:
            return 0.0, purse
        emphasis = realm.empire["emphasis"]
        if emphasis in SYMBOLS[card] and realm.empire["emphasis_markers"] < BOX["emphasis"]["slots"]:
            value += realm.worths["marker"] * realm.heritage_gains[emphasis]
        return value, after

    def _emphasis(self, card: str, purse: Purse) -> Estimate:
        realm, category = self.realm, EMPHASES[card]
        round = min(realm.view["generation_round"], 3)
        value = realm.card_worths["emphasis"][round] * realm.heritage_gains[category]
        if category not in purse.open:
            value += realm.opened(category)
        return value, purse._replace(open=purse.open | {category})

    def pair(self, one: str, other: str, purse: Purse) -> float:
        """Two cards of a turn, in the better order; an emphasis card comes first."""
        value = self.in_order(one, other, purse) if other not in EMPHASES else 0.0
        if one not in EMPHASES:
            value = max(value, self.in_order(other, one, purse))
        return value

    def turn(self, cards: list[str], purse: Purse) -> float:
        """The cards that are left of a turn."""
        if len(cards) == 2:
            return self.pair(cards[0], cards[1], purse)
        return sum(self.estimate(card, purse)[0] for card in cards)

    def in_order(self, first: str, second: str, purse: Purse) -> float:
        value, left = self.estimate(first, purse)
        more, _ = self.estimate(second, left)
        value += more
        if first in EMPHASES and EMPHASES[first] in SYMBOLS.get(second, ()) and more > 0:
            value += self.realm.worths["marker"] * self.realm.heritage_gains[EMPHASES[first]]
        if first == "migrate" and second == "conquest":
            value += self.settling(left)
        return value

    def settling(self, purse: Purse) -> float:
        """A region that citizens could go to and that could be annexed at once."""
        realm = self.realm
        if purse.pay(annexing_cost(realm, 0), 0) is None:
            return 0.0
        regions, seat = realm.view["regions"], realm.seat
        neighbours, best = ATLAS[realm.view["seats"]].neighbours, 0.0
        for region, land in regions.items():
            here = land["peasants"][seat] + land["soldiers"][seat]
            near = sum(max(0, regions[r]["peasants"][seat] - 1) for r in neighbours[region])
            if near and not here and may_annex(realm, region, min(near, 2)):
                best = max(best, annexing_gain(realm, region, 1, 0))
        return best


def rate_pairs(realm: Realm, pairs: list[list[str]]) -> list[float]:
    """Every two cards that may be chosen."""
    hand, full = Hand(realm), purse(realm)
    return [hand.pair(one, other, full) for one, other in pairs]


def rate_deeds(realm: Realm, legal: list[str], bonuses: Container[str]) -> list[float]:
    """Every card that may be carried out next, with the other one after it; bonus actions, and ending the turn."""
    hand, full = Hand(realm), purse(realm)
    cards = [answer for answer in legal if answer in ESTIMATES]
    bare = full.without_aid()
    ratings = []
    for answer in legal:
        if answer in ESTIMATES:
            value, left = hand.estimate(answer, bare)
            later = [hand.estimate(card, left)[0] for card in cards if card != answer]
            ratings.append(value + max(later, default=0.0) if value > 0 else _NEVER)
        else:
            ratings.append(rate_bonus(realm, answer) if answer.partition(":")[0] in bonuses else 0.0)
    return ratings


def rate_bonus(realm: Realm, answer: str) -> float:
    """A bonus action now: what it does for the cards of the turn or leaves for later, less its price in unrest."""
    name, _, what = answer.partition(":")
    gain = _support_gain(realm, what) if name == "support" else _money_gain(realm, name, what)
    return gain - (realm.one_step if name not in realm.empire["bonus_used"] else 0.0)


def _support_gain(realm: Realm, category: str) -> float:
    """An advance that only Support makes possible, compared with the best one without it."""
    bare = purse(realm).without_aid()
    gap = bare.unrest - realm.effect("advance-unrest-relief") - realm.empire["heritage"][category]
    if "advance" not in realm.view["turn"]["cards"] or not 0 < gap <= realm.support():
        return _NEVER
    best = 0.0
    for row, first in ROWS.items():
        id = next_advance(realm, row)
        if ADVANCES[first].category == category and id and (id != first or "culture" in bare.open):
            best = max(best, advance_gain(realm, id))
    return best - _advance(realm, bare)[0]


def _money_gain(realm: Realm, name: str, what: str) -> float:
    """Resources: what the cards of the turn gain by them, or what they are worth if they are kept."""
    cards, bare = realm.view["turn"]["cards"], purse(realm).without_aid()
    if name == "oppression":
        land = realm.view["regions"][what]
        after = _richer(bare, land["resource"], min(land["peasants"][realm.seat], land["capacity"]))
    else:
        after = _richer(bare, what, realm.empire["goods"] + realm.effect("taxes-bonus"))
    kept = realm.treasure(after.crops, after.gold) - realm.treasure(bare.crops, bare.gold)
    hand = Hand(realm)
    return max(kept, hand.turn(cards, after) - hand.turn(cards, bare))

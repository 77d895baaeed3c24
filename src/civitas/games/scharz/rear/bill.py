"""§4.3 §D39 What the orders of a seat come to, and whether they go together."""

from __future__ import annotations

from collections.abc import Callable

from civitas.games.scharz.box.content import (
    BOX,
    BUILDINGS,
    CAVALRY,
    CITY,
    COMMANDERS,
    ELEPHANTS,
    ENGINE,
    FIELDS,
    GOODS,
    GRADES,
    HALF,
    HARBOUR,
    HEAVY,
    HERDS,
    HORSES,
    IS_SEA,
    LIGHT,
    MEAT,
    SHIPS,
    UNITS,
    WARSHIP,
    meat_price,
    troop,
)
from civitas.games.scharz.box.queries import docked, faction_of, stack
from civitas.games.scharz.box.state import Realm
from civitas.games.scharz.box.waters import capacity, cargo
from civitas.games.scharz.rear.construction import cost_of, workers
from civitas.games.scharz.rear.diplomacy import PASSABLE
from civitas.games.scharz.rear.offers import (
    BUILD,
    DEALS,
    DESERT,
    DISMANTLE,
    SPEND,
    TRAINING,
    Market,
)
from civitas.games.scharz.rear.prices import price_of, upgrade_of
from civitas.kernel import Reason, Verdict

NO_GOLD = Reason("too-little-gold", "4.3", "cost", "gold")
NO_PRESTIGE = Reason("too-little-prestige", "7", "cost", "number")
LIMIT = Reason("purchase-limit", "D39", "place", "number")
NO_CUBES = Reason("no-cubes", "D40", "number")
NO_TILES = Reason("no-tiles", "D40", "number")
NO_LIGHT = Reason("no-light", "D39", "place")
NO_BERTH = Reason("no-berth", "D16", "place")
NO_ROOM = Reason("no-room-aboard", "D16", "place")
NO_HORSES = Reason("no-horses", "5")
NO_SITE = Reason("no-site", "4.3", "place")
SITE_FULL = Reason("site-full", "4.3", "place")
ONE_SITE = Reason("one-site", "4.3", "place")
NOT_STORED = Reason("not-stored", "D41")
NO_STORE = Reason("no-room-for-goods", "D41")
ONE_OFFER = Reason("one-offer", "D49", "seat")
NO_OFFER = Reason("no-offer", "D49", "seat")
ONE_RIVAL = Reason("one-rival", "D57")
ONE_COMMANDER = Reason("one-commander", "9")


def made_of(realm: Realm, name: str, field: str) -> str:
    """§D39 The light infantry that becomes this: of its level, or for elephants the least experienced there is."""
    unit = UNITS[name]
    if unit.kind != ELEPHANTS:
        return troop(LIGHT, unit.level)
    return next((one for one in GRADES[LIGHT] if stack(one, field) in realm.units), LIGHT)


def judge(market: Market, answer: dict[str, int]) -> Verdict:
    """§4.3 §D39 §D40 §D41 Gold, prestige, limits of settlements, pieces and stores."""
    return Bill(market, answer).verdict


class Bill:
    """What the orders of a seat come to."""

    def __init__(self, market: Market, answer: dict[str, int]) -> None:
        self.market = market
        self.halves: dict[str, int] = {}
        """Half pieces of gold earned, by good."""
        self.gold = 0
        self.prestige = 0
        self.cubes = 0
        self.tiles = 0
        self.pasture = market.pasture
        self.herds = dict(market.herds)
        """What is left of each kind when the orders are carried out."""
        self.riders = 0
        self.verdict: Verdict = None
        self.answer = answer
        self._bought: dict[str, int] = {}
        self._raised: dict[str, int] = {}
        self._light: dict[str, int] = {}
        self._berths: dict[str, int] = {}
        self._beached: dict[str, int] = {}
        self._offers: list[str] = []
        for order, number in answer.items():
            verb, _, what = order.partition(".")
            verdict = _CHARGES[verb](self, what, number)
            if verdict is not None:
                self.verdict = verdict
                return
        self.gold += sum(halves // HALF for halves in self.halves.values())
        self.verdict = self._total()

    def _total(self) -> Verdict:
        market = self.market
        realm = market.realm
        if realm.gold + self.gold < 0:
            return NO_GOLD, -self.gold, realm.gold
        if realm.prestige + self.prestige < 0:
            return NO_PRESTIGE, -self.prestige, realm.prestige
        if self.cubes > market.cubes:
            return NO_CUBES, BOX["limits"]["units"]
        if self.tiles > market.tiles:
            return NO_TILES, BOX["limits"]["buildings"]
        if self.riders > 2 * self.herds[HORSES]:
            return (NO_HORSES,)
        return None

    def _earn(self, good: str, halves: int) -> None:
        self.halves[good] = self.halves.get(good, 0) + halves

    def _slaughter(self, kind: str, number: int) -> Verdict:
        self._earn(MEAT, HERDS[kind].meat * number * meat_price(self.market.g.season))
        return self._cull(kind, number)

    def _cull(self, kind: str, number: int) -> Verdict:
        self.herds[kind] -= number
        return (NOT_STORED,) if self.herds[kind] < 0 else None

    def _sell(self, good: str, number: int) -> Verdict:
        if good in HERDS:
            self.gold += HERDS[good].sell * number
            return self._cull(good, number)
        figures = GOODS[good]
        self._earn(good, number * (figures.harbour_sell if self.market.harbour else figures.sell))
        return None

    def _buy(self, good: str, number: int) -> Verdict:
        if good in HERDS:
            self.gold -= HERDS[good].buy * number
            self.pasture -= number
            return (NO_STORE,) if self.pasture < 0 else None
        figures = GOODS[good]
        self.gold -= number * (figures.harbour_buy if self.market.harbour else figures.buy) // HALF
        return None

    def _lower(self, what: str, number: int) -> Verdict:
        kind, field = what.split(".")
        if self.at_place(kind, field):
            self.gold += UNITS[kind].refund * number
        return None

    def _beach(self, what: str, number: int) -> Verdict:
        name = what.partition(">")[0]
        kind, sea = name.split(".")
        realm = self.market.realm
        self._beached[name] = self._beached.get(name, 0) + number
        if self._beached[name] > realm.units[stack(kind, sea)]:
            return (NOT_STORED,)
        lost = sum(UNITS[one.split(".")[0]].carries * n for one, n in self._beached.items() if one.split(".")[1] == sea)
        return (NO_ROOM, sea) if lost and capacity(realm, sea) - lost < cargo(realm, sea) else None

    def _dismiss(self, what: str, number: int) -> Verdict:
        self.gold += faction_of(self.market.realm).sells * number
        light, field = what.split(".")
        return self._use(light, field, number)

    def _dismantle(self, field: str, number: int) -> Verdict:
        """§11.4 A village goes, and with it all else that would be done there; one settlement stays."""
        self.gold += faction_of(self.market.realm).dismantles
        down = sum(order.startswith(f"{DISMANTLE}.") for order in self.answer)
        busy = any(order.endswith(f".{field}") and not order.startswith(f"{DISMANTLE}.") for order in self.answer)
        return (ONE_SITE, field) if busy or down >= len(self.market.vu) else None

    def at_place(self, name: str, field: str) -> bool:
        """§5 Where a unit is turned back into light infantry for gold."""
        g, seat, kind = self.market.g, self.market.seat, UNITS[name].kind
        if kind == ELEPHANTS:
            return FIELDS[field].neutral == DESERT or (
                faction_of(self.market.realm).elephants and field in self.market.vu
            )
        town = g.towns.get(field)
        if town is None or town[0] != seat or field in self.market.encircled:
            return False
        if kind == HEAVY:
            return town[1] == CITY
        if kind == WARSHIP:
            return g.yards.get(field) == HARBOUR
        return True

    def _double(self, field: str, number: int) -> Verdict:
        self.prestige -= SPEND["double"]
        doubled = [order for order in self.answer if order.startswith("double.")]
        return (LIMIT, field, 1) if len(doubled) > 1 else None

    def _hire(self, what: str, number: int) -> Verdict:
        kind, field = what.split(".")
        price = price_of(kind)
        self.gold -= price.gold * number
        self.prestige -= price.prestige * number
        self.cubes += number if UNITS[price.unit].limited else 0
        self._bought[field] = self._bought.get(field, 0) + number
        if IS_SEA[field]:
            return (LIMIT, field, 1) if self._bought[field] > 1 else None
        most = BUILDINGS[self.market.g.towns[field][1]].buy * (2 if f"double.{field}" in self.answer else 1)
        return (LIMIT, field, most) if self._bought[field] > most else None

    def _raise(self, what: str, number: int) -> Verdict:
        name, field = what.split(".")
        g, kind = self.market.g, UNITS[name].kind
        self.gold -= upgrade_of(self.market.realm, name) * number
        if (verdict := self._use(made_of(self.market.realm, name, field), field, number)) is not None:
            return verdict
        if kind in (ENGINE, ELEPHANTS):
            of_kind = [order for order in self.answer if order.startswith(f"raise.{kind}")]
            # One engine for each siege, one elephant for each seat.
            others = [order for order in of_kind if kind == ELEPHANTS or order.endswith(f".{field}")]
            return (LIMIT, field, 1) if len(others) > 1 else None
        if kind == CAVALRY and not g.fast:
            self.riders += number
        building = g.yards[field] if kind in SHIPS else g.towns[field][1]
        key = f"{kind in SHIPS}.{field}"
        self._raised[key] = self._raised.get(key, 0) + number
        if self._raised[key] > BUILDINGS[building].upgrade:
            return LIMIT, field, BUILDINGS[building].upgrade
        if kind in SHIPS:
            self._berths[field] = self._berths.get(field, 0) + number
            if self._berths[field] > BUILDINGS[building].ships - docked(self.market.realm, field):
                return NO_BERTH, field
        return None

    def _use(self, name: str, field: str, number: int) -> Verdict:
        """Units are raised or go to work only once."""
        key = f"{name}.{field}"
        self._light[key] = self._light.get(key, 0) + number
        return (NO_LIGHT, field) if self._light[key] > self.market.realm.units[stack(name, field)] else None

    def _train(self, what: str, number: int) -> Verdict:
        """§D37 Two gold for each; whoever becomes something else is not trained in the same round."""
        name, field = what.split(".")
        self.gold -= TRAINING * number
        unit = UNITS[name]
        if unit.kind != LIGHT:
            return None
        raised = [order for order in self.answer if order.startswith("raise.") and order.endswith(f".{field}")]
        gone = sum(self.answer[one] for one in raised if UNITS[one.split(".")[1]].level == unit.level)
        there = self.market.realm.units[stack(name, field)]
        return (NO_LIGHT, field) if number + gone > there else None

    def _commander(self, name: str, number: int) -> Verdict:
        """§9 The difference to the one there is."""
        self.gold -= COMMANDERS[name].gold - COMMANDERS[self.market.realm.commander].gold
        return (ONE_COMMANDER,) if sum(order.startswith("commander.") for order in self.answer) > 1 else None

    def _start(self, what: str, number: int) -> Verdict:
        building, field = what.split(".")
        self.gold -= cost_of(self.market.realm, building)
        self.tiles += 1
        others = [order for order in self.answer if order.startswith("start.") and order.endswith(f".{field}")]
        cities = [order for order in self.answer if order.startswith(f"start.{CITY}.")]
        if len(others) > 1 or (building == CITY and len(cities) > 1 and not self.market.cities):
            return ONE_SITE, field
        return None

    def _work(self, what: str, number: int) -> Verdict:
        kind, field = what.split(".")
        market = self.market
        begun = any(order.startswith("start.") and order.endswith(f".{field}") for order in self.answer)
        if f"abandon.{field}" in self.answer or (field not in market.g.sites and not begun):
            return NO_SITE, field
        joined = sum(n for order, n in self.answer.items() if order.startswith("work.") and order.endswith(f".{field}"))
        if joined + workers(market.realm, field) > BUILD["most_workers"]:
            return SITE_FULL, field
        return self._use(kind, field, number)

    def _abandon(self, field: str, number: int) -> Verdict:
        self.gold += BUILD["abandon_gold"]
        return None

    def _clear(self, field: str, number: int) -> Verdict:
        self.gold -= BOX["plunder"]["clear"]
        return None

    def _rival(self, other: str, number: int) -> Verdict:
        self.prestige -= SPEND["rival"]
        return (ONE_RIVAL,) if sum(order.startswith("rival.") for order in self.answer) > 1 else None

    def _break(self, other: str, number: int) -> Verdict:
        self.prestige -= BOX["prestige"]["break"]
        return None

    def _free(self, other: str, number: int) -> Verdict:
        return None

    def _transit(self, other: str, number: int) -> Verdict:
        return None if any(f"{kind}.{other}" in self.answer for kind in PASSABLE) else (NO_OFFER, int(other))

    def _offer(self, other: str, number: int) -> Verdict:
        if other in self._offers:
            return ONE_OFFER, int(other)
        self._offers.append(other)
        return None

    def _vassal(self, other: str, number: int) -> Verdict:
        if sum(order.startswith("vassal.") for order in self.answer) > 1:
            return ONE_OFFER, int(other)
        return self._offer(other, number)

    def _ransom(self, other: str, number: int) -> Verdict:
        self.gold -= DEALS["ransom"] + number - 1
        return self._offer(other, number)

    def _tribute(self, other: str, number: int) -> Verdict:
        self.gold -= DEALS["tribute"] + number - 1
        return self._offer(other, number)

    def _aid(self, other: str, number: int) -> Verdict:
        self.gold -= DEALS["aid"] + number - 1
        return None


_CHARGES: dict[str, Callable[[Bill, str, int], Verdict]] = {
    "slaughter": Bill._slaughter,
    "sell": Bill._sell,
    "buy": Bill._buy,
    "lower": Bill._lower,
    "beach": Bill._beach,
    "dismiss": Bill._dismiss,
    DISMANTLE: Bill._dismantle,
    "double": Bill._double,
    "hire": Bill._hire,
    "raise": Bill._raise,
    "train": Bill._train,
    "commander": Bill._commander,
    "start": Bill._start,
    "work": Bill._work,
    "abandon": Bill._abandon,
    "clear": Bill._clear,
    "rival": Bill._rival,
    "break": Bill._break,
    "release": Bill._free,
    "transit": Bill._transit,
    **dict.fromkeys(("truce", "peace", "alliance", "lord", "demand", "exact"), Bill._offer),
    "vassal": Bill._vassal,
    "ransom": Bill._ransom,
    "tribute": Bill._tribute,
    "aid": Bill._aid,
    "ask": Bill._free,
}
"""What each verb of an order comes to; whoever makes a mere offer pays nothing yet."""

"""§5.5 Build."""

from __future__ import annotations

from functools import partial

from civitas.games.sands.actions.bonus import could_bring
from civitas.games.sands.actions.deciding import ask
from civitas.games.sands.box import prices
from civitas.games.sands.box.content import ADVANCES, ADVANCES_WITH, BUILDINGS, BUILDINGS_WITH, CITY
from civitas.games.sands.box.effects import effect, has_effect, listeners, unlocked, works_in
from civitas.games.sands.box.prices import NEAR, build_price, level_of
from civitas.games.sands.box.state import Empire, Sands, regions_of
from civitas.games.sands.tracks import mark_emphasis, raise_heritage
from civitas.kernel import Label, Note, One, Procedure, Reason, Term, Verdict, total

DONE = "done"
MOST_SAVED = sum(
    value
    for effect in ("build-discount", "build-discount-region", NEAR)
    for value in (
        *(ADVANCES[id].value for id in ADVANCES_WITH.get(effect, ())),
        *(BUILDINGS[id].value for id in BUILDINGS_WITH.get(effect, ())),
    )
)
"""What all discounts together could save; without it, most regions need no closer look."""
LOWEST_LEVEL = min(building.level for building in BUILDINGS.values() if building.level)

CITY_LOCKED = Reason("city-locked", "5.5.1")
ALREADY_BUILT = Reason("already-built", "5.5.4", "building", "region")
REGION_FULL = Reason("region-full", "5.5.4", "region", "capacity")
NO_TILES = Reason("no-tiles", "3.F.1", "building")
BUILD_GOLD = Reason("build-gold", "5.5.2", "cost", "gold")
SAME_REGION = Reason("same-region", "5.5.1", "region")
NOTHING_TO_BUILD = Reason("nothing-to-build", "5.5.2")


def discount_terms(g: Sands, seat: int, region: str) -> list[Term]:
    """§5.5.2 §5.5.5 What buildings and advances save when anything is built in the region."""
    near = (region, *g.atlas.neighbours[region])
    return prices.discount_terms(near, partial(works_in, g), partial(ready, g, seat), g.empires[seat].advances)


def ready(g: Sands, seat: int, region: str) -> bool:
    """§6.0.3 Can buildings of the region still make it cheaper to build near it?"""
    return g.control[region] == seat and region not in g.turn.spent


def lender(g: Sands, seat: int, id: str, region: str) -> str:
    """§6.0.3 Where the building stands that makes it cheaper to build in the region: each does so once a turn."""
    near = (region, *g.atlas.neighbours[region])
    return prices.lender(id, near, partial(works_in, g), partial(ready, g, seat))


def price_terms(g: Sands, seat: int, building: str, region: str) -> list[Term]:
    """§5.5.2 Unrest and level, less discounts, item by item; a City's level is the capacity."""
    level = level_of(building, g.capacity[region])
    return [Term("unrest", g.empires[seat].unrest), Term("level", level), *discount_terms(g, seat, region)]


def price(g: Sands, seat: int, building: str, region: str) -> int:
    """§5.0.2 Never less than nothing."""
    return max(0, total(price_terms(g, seat, building, region)))


def helpers(empire: Empire, region: str) -> int:
    """How many peasants of the region may lend a hand with Labour."""
    return empire.peasants[region] if has_effect(empire, "build-with-peasants") else 0


class Offer:
    """What may be built where; discounts of a region are worked out once. `more` is gold that one might still get."""

    def __init__(self, g: Sands, seat: int, more: int = 0) -> None:
        self.g = g
        self.seat = seat
        self.more = more
        self.empire = g.empires[seat]
        self.city = unlocked(self.empire, "civic")
        self.saved: dict[str, int] = {}

    def candidates(self) -> list[str]:
        return [f"{building}:{region}" for region in regions_of(self.g, self.seat) for building in BUILDINGS]

    def or_stop(self) -> list[str]:
        return [*self.candidates(), DONE]

    def check(self, answer: str) -> Verdict:
        """§5.5.1 §5.5.2 §5.5.4 One of a sort in a region, no more than its capacity, and the price in gold."""
        if answer == DONE:
            return None
        g = self.g
        building, _, region = answer.partition(":")
        built = g.buildings[region]
        if region in g.turn.built_in:
            return SAME_REGION, region
        if building == CITY and not self.city:
            return (CITY_LOCKED,)
        if building in built:
            return ALREADY_BUILT, building, region
        if len(built) >= g.capacity[region]:
            return REGION_FULL, region, g.capacity[region]
        if not g.supply[building]:
            return NO_TILES, building
        cost = self.price(building, region)
        if cost > self.empire.gold + self.more + helpers(self.empire, region):
            return BUILD_GOLD, cost, self.empire.gold
        return None

    def price(self, building: str, region: str) -> int:
        return build_price(self.empire.unrest, level_of(building, self.g.capacity[region]), self.discount(region))

    def discount(self, region: str) -> int:
        if region not in self.saved:
            self.saved[region] = total(discount_terms(self.g, self.seat, region))
        return self.saved[region]

    def means(self, region: str) -> int:
        """The level of building that gold and helpers could pay there."""
        empire = self.empire
        means = empire.gold + self.more + helpers(empire, region) - empire.unrest
        return means if means + MOST_SAVED < LOWEST_LEVEL else means - self.discount(region)

    def label(self, answer: str) -> Label:
        if answer == DONE:
            return Label("done")
        building, _, region = answer.partition(":")
        targets = [f"region:{region}", f"building:{building}"]
        return Label("build", targets, building=building, region=region, cost=self.price(building, region))


def possible(g: Sands, seat: int, more: int = 0) -> Verdict:
    offer = Offer(g, seat, more)
    for region in regions_of(g, seat):
        if offer.means(region) >= LOWEST_LEVEL:
            for building in BUILDINGS:
                if offer.check(f"{building}:{region}") is None:
                    return None
    return (NOTHING_TO_BUILD,)


def build(g: Sands, seat: int) -> Procedure[None]:
    """§5.5.1 §4.2.B2 One building; with Engineering a second one elsewhere, if need be with a bonus action's gold."""
    offer = Offer(g, seat)
    prompt = One("build", offer.candidates, offer.check, rule="5.5.1", label=offer.label)
    yield from erect(g, seat, (yield from ask(g, seat, prompt)))
    for _ in range(effect(g.empires[seat], "second-building")):
        if possible(g, seat, could_bring(g, seat, "gold")) is not None:
            return
        offer = Offer(g, seat)
        more = One("build-more", offer.or_stop, offer.check, rule="5.5.1", label=offer.label)
        answer = yield from ask(g, seat, more)
        if answer == DONE:
            return
        yield from erect(g, seat, answer)


def erect(g: Sands, seat: int, answer: str) -> Procedure[None]:
    """§5.5.2 §5.5.3 Pay, with the help of peasants if Labour allows it, and lay the tile."""
    empire = g.empires[seat]
    building, _, region = answer.partition(":")
    cost = price(g, seat, building, region)
    hands = min(helpers(empire, region), cost)
    if cost - hands < empire.gold and hands:
        hands = yield from ask(g, seat, _labour_prompt(empire, building, region, cost, hands))
    _spend(g, seat, building, region)
    empire.gold -= cost - hands
    empire.peasants[region] -= (hands + 1) // 2
    g.supply[building] -= 1
    g.buildings[region] += (building,)
    g.turn.used = True
    g.turn.built_in += (region,)
    yield Note("build", seat=seat, building=building, region=region, cost=cost - hands, peasants=(hands + 1) // 2)
    yield from mark_emphasis(g, seat, (BUILDINGS[building].category,))
    yield from listeners.trigger("building-erected", g, seat, building)


def _labour_prompt(empire: Empire, building: str, region: str, cost: int, most: int) -> One:
    """§5.5.2 How many peasants lend a hand: what they do not save must be there in gold."""

    def check(hands: int) -> Verdict:
        return None if cost - hands <= empire.gold else (BUILD_GOLD, cost - hands, empire.gold)

    params = {"building": building, "region": region, "cost": cost}
    hands = range(most + 1)
    return One("labour", hands, check, rule="5.5.2", params=params, label=lambda n: _labour_label(n, cost))


def _spend(g: Sands, seat: int, building: str, region: str) -> None:
    """§6.0.3 What has made this building cheaper does not do so again in the turn."""
    bare = total(price_terms(g, seat, building, region))
    for id in BUILDINGS_WITH[NEAR]:
        place = lender(g, seat, id, region)
        if place and bare + BUILDINGS[id].value > 0:
            g.turn.spent += (place,)


@listeners.on("building-erected", 10, "heritage-on-build")
def honour(g: Sands, seat: int, building: str) -> Procedure[None]:
    """§8.0.2 Some buildings raise the heritage of their category when they are erected."""
    if building in BUILDINGS_WITH["heritage-on-build"]:
        yield from raise_heritage(g, seat, BUILDINGS[building].category, BUILDINGS[building].value)


def _labour_label(hands: int, cost: int) -> Label:
    return Label("labour", number=hands, cost=cost - hands, lost=(hands + 1) // 2)

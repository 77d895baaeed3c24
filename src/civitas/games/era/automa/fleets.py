"""§12.5.8 Fleets that were there before: they make for what is worth more than where they are."""

from __future__ import annotations

from typing import NamedTuple

from civitas.games.era.automa.candidates import Voyage, is_open, voyages_from
from civitas.games.era.automa.value import OLD_FLEET, Candidate, appraise, occupant, told
from civitas.games.era.box.automas import VALUE
from civitas.games.era.box.content import FOOD_OF, IS_SEA
from civitas.games.era.box.holding import abandon, occupy, put, take
from civitas.games.era.box.queries import fleet_points
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import NOBODY, Automa
from civitas.games.era.box.worth import FLEETS, PRIORITIES, base, fits
from civitas.kernel import Note, Procedure


class Order(NamedTuple):
    """Fleets of one sea and what they make for."""

    sea: str
    number: int
    target: Candidate
    stay: int
    others: list[Candidate]
    """What else would have been worth leaving for."""

    @property
    def runner_up(self) -> str:
        """§12.5.8 Where they would have sailed otherwise; with nothing else worth it, they would have stayed."""
        return min(self.others, key=_wanted).province if self.others else self.sea


class Plans:
    """§12.5.8 The fleets of an automa while it is decided where they sail: nothing moves before all have orders."""

    def __init__(self, g: Era, who: Automa, own: frozenset[str], fleets: dict[str, int]) -> None:
        self.g, self.who = g, who
        self.free = dict(fleets)
        self.ways: dict[str, dict[str, Voyage]] = {sea: voyages_from(g, who, [sea]) for sea in fleets}
        self.stays = {sea: stay(g, who, sea) for sea in fleets}
        self.wishes = {sea: self._wishes(sea, own) for sea in sorted(fleets)}
        self.closed: set[str] = set()
        self.orders: list[Order] = []
        puppet = g.realms[who].puppet
        assert puppet is not None
        self.puppet = puppet

    def _wishes(self, sea: str, own: frozenset[str]) -> list[Candidate]:
        """What is worth leaving this sea for."""
        g, who = self.g, self.who
        value, priority = self.stays[sea]
        found = []
        for province, way in sorted(self.ways[sea].items()):
            if province != sea and is_target(g, who, province):
                one = appraise(g, who, province, OLD_FLEET, own, sea, way.cost)
                higher = PRIORITIES.index(one.priority) < PRIORITIES.index(priority)
                if one.value >= VALUE["least"] and (one.value > value or (one.value == value and higher)):
                    found.append(one)
        return found

    def open_wishes(self, sea: str) -> list[Candidate]:
        return [one for one in self.wishes[sea] if one.province not in self.closed and self._allowed(one)]

    def _allowed(self, one: Candidate) -> bool:
        """§A18 Attacks are counted; §12.5.8 a fleet group must be outnumbered by those that can come at once."""
        fights = occupant(self.g, self.who, one.province) is not NOBODY
        if one.priority == FLEETS:
            return self.puppet.attacks > 0 and sum(self.hunters(one.province).values()) > size(self.g, one.province)
        return not fights or self.puppet.attacks > 0

    def hunters(self, target: str) -> dict[str, int]:
        """The free fleets that reach a fleet group at once and think it worth it, by sea."""
        points = fleet_points(self.g.realms[self.who])

        def comes(sea: str) -> bool:
            return any(one.province == target and one.distance <= points for one in self.wishes[sea])

        return {sea: number for sea, number in self.free.items() if number and comes(sea)}

    def decide(self) -> list[Order]:
        """§12.5.8 The most valuable pair of fleet and target first, then by priority, nearness and name; and again."""
        while True:
            pairs = [one for sea, number in self.free.items() if number for one in self.open_wishes(sea)]
            if not pairs:
                return self.orders
            best = min(pairs, key=_wanted)
            if best.priority == FLEETS:
                self._hunt(best.province)
            else:
                self._send(best, 1)
                self.closed.add(best.province)
                if self._fights_now(best):
                    self.puppet.attacks -= 1

    def _fights_now(self, one: Candidate) -> bool:
        reached = one.distance <= fleet_points(self.g.realms[self.who])
        return reached and occupant(self.g, self.who, one.province) is not NOBODY

    def _hunt(self, target: str) -> None:
        """All that come and have nothing better go together, if they are still enough."""
        hunters = {}
        for sea, number in self.hunters(target).items():
            wished = self.open_wishes(sea)
            prey = next(one for one in wished if one.province == target)
            better = [one for one in wished if one.value >= prey.value and _outranks(one, prey)]
            if not better:
                hunters[sea] = (number, prey)
        self.closed.add(target)
        if sum(number for number, _ in hunters.values()) <= size(self.g, target):
            return
        self.puppet.attacks -= 1
        for number, prey in hunters.values():
            self._send(prey, number)

    def _send(self, one: Candidate, number: int) -> None:
        others = [other for other in self.open_wishes(one.start) if other.province != one.province]
        self.free[one.start] -= number
        self.orders.append(Order(one.start, number, one, self.stays[one.start][0], others))


def _wanted(one: Candidate) -> tuple[int, int, int, str, str]:
    return -one.value, PRIORITIES.index(one.priority), one.distance, one.start, one.province


def _outranks(one: Candidate, other: Candidate) -> bool:
    return PRIORITIES.index(one.priority) < PRIORITIES.index(other.priority)


def size(g: Era, sea: str) -> int:
    """How many fleets are in a sea of others."""
    return g.realms[g.control[sea]].fleets.get(sea, 0)


def stay(g: Era, who: Automa, sea: str) -> tuple[int, str]:
    """§12.5.8 What the sea where a fleet lies is worth, and its priority."""
    found = base(g, who, sea)
    return found.value + (VALUE["a"] if fits(g, who, sea) else 0), found.priority


def is_target(g: Era, who: Automa, province: str) -> bool:
    """§12.5.8 Land that is open, fish in a sea without fleets, or fleets of others."""
    if not IS_SEA[province]:
        return is_open(g, who, province)
    if province in g.control:
        return g.control[province] != who
    return province in FOOD_OF


def sail_old_fleets(g: Era, who: Automa, own: frozenset[str], fleets: dict[str, int]) -> Procedure[dict[str, int]]:
    """§12.5.8 Every fleet that has an order sails, as far as it comes; the battles that follow, with their value."""
    battles: dict[str, int] = {}
    for order in Plans(g, who, own, fleets).decide():
        one = order.target
        yield Note(
            "automa-fleet",
            seat=who,
            from_province=order.sea,
            to_province=one.province,
            number=order.number,
            value=one.value,
            terms=one.reckoned,
            stay=order.stay,
            next_province=order.runner_up,
            rule="12.5.8",
            **told(order.others),
        )
        for _ in range(order.number):
            yield from sail(g, who, order.sea, one, battles)
    return battles


def sail(g: Era, who: Automa, start: str, one: Candidate, battles: dict[str, int]) -> Procedure[None]:
    """§12.5.8 To the target, or as far towards it as points allow, stopping where no others are. §A15"""
    realm, way = g.realms[who], voyages_from(g, who, [start])
    points, stop = fleet_points(realm), one.province
    if stop not in way:  # a sea that another fleet has just left has fallen to a guest
        return
    while stop != start and (way[stop].cost > points or (stop != one.province and not _free(g, who, stop))):
        stop = way[stop].last
    if stop == start:
        return
    take(realm.fleets, start)
    yield Note("sailed", seat=who, from_province=start, to_province=stop)
    if not IS_SEA[stop]:
        yield from land(g, who, one, battles)
    else:
        put(realm.fleets, stop)
        if stop not in g.control:
            yield from occupy(g, who, stop)
        elif g.control[stop] != who and stop not in g.expansion.quarrels:
            g.expansion.quarrels += (stop,)
            battles[stop] = one.value
            yield Note("sea-quarrel", seat=who, other_seat=g.control[stop], province=stop)
    yield from abandon(g, who, start)


def _free(g: Era, who: Automa, sea: str) -> bool:
    return g.control.get(sea, who) == who


def land(g: Era, who: Automa, one: Candidate, battles: dict[str, int]) -> Procedure[None]:
    """§9.3.8 A fleet that goes ashore is a vassal there; where somebody else is it has to win first."""
    province = one.province
    if occupant(g, who, province) is not NOBODY:
        put(g.expansion.landers, province)
        battles[province] = one.value
        yield Note("landing", seat=who, province=province)
        return
    put(g.realms[who].vassals, province)
    yield Note("arrived", seat=who, province=province)
    if province not in g.control:
        yield from occupy(g, who, province)

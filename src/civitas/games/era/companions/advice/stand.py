"""How a seat stands: what its view shows, put together once for each question."""

from __future__ import annotations

from typing import Any

from civitas.games.advice import Kept
from civitas.games.era.box.content import (
    ATLAS,
    BOX,
    FIELDS,
    FOOD_OF,
    NAVIGATION,
    TRIBES,
)
from civitas.games.era.companions.advice.ground import Ground, board_of
from civitas.games.era.companions.advice.numbers import MOVE, ROUND, WORTH, Taste, View

NEED: int = BOX["city"]["vassals"]


def realm_of(view: View, number: int) -> View:
    """The realm of a seat, or below 0 of an automa."""
    found: View = view["realms"][number] if number >= 0 else view["automas"]["realms"][str(number)]
    return found


def realms_in(view: View) -> list[View]:
    """The realms of the seats, then those of the automas."""
    return [*view["realms"], *view.get("automas", {}).get("realms", {}).values()]


class Stand:
    """What one seat has, and what lies around it."""

    def __init__(self, view: View, seat: int, taste: Taste) -> None:
        self.view = view
        self.seat = seat
        self.taste = taste
        self.key = str(seat)
        self.realm = view["realms"][seat]
        self.tribe = TRIBES[self.realm["tribe"]] if self.realm["tribe"] else None
        self.provinces = view["provinces"]
        self.atlas = ATLAS[view["part"]]
        self._board = board_of(view, seat)
        self._vassals, self._fleets = self._board.vassals, self._board.fleets
        self.posts = self._board.posts
        """One's own trading posts in cities of others."""
        self.expected = ROUND[f"expected_{view['length']}"]
        self.known: dict[tuple[Any, ...], Any] = {}
        """What was thought about it so far."""
        self._surplus: dict[str, int] = {}

    @Kept
    def ground(self) -> Ground:
        """What lies around, whatever stands there."""
        worths = self.food, self.luxury, self.taste["land"], self.taste["war"]
        return self._board.ground(self.realm["tribe"], worths)

    @property
    def land(self) -> tuple[str, ...]:
        return self.ground.land

    @property
    def luxuries(self) -> int:
        """Luxury goods in one's land."""
        return len(self.ground.luxuries)

    @Kept
    def luxuries_left(self) -> int:
        """Those that can still be placed in this round."""
        used = (*self.realm["spent"], *self.realm["martial"])
        return sum(place not in used for place in self.ground.luxuries)

    def vassals(self, place: str) -> int:
        """One's own vassals in a province."""
        return self._vassals.get(place, 0)

    def fleets(self, sea: str) -> int:
        return self._fleets.get(sea, 0)

    @Kept
    def all_vassals(self) -> int:
        return sum(self._vassals.values())

    @Kept
    def all_fleets(self) -> int:
        return sum(self._fleets.values())

    def surplus(self, place: str) -> int:
        """Vassals whose leaving empties nothing, and leaves a city possible."""
        known = self._surplus.get(place)
        if known is None:
            number = 0 if self.founds(place) else max(0, self.vassals(place) - (not self.has_city(place)))
            known = self._surplus[place] = number
        return known

    def empty(self, place: str) -> bool:
        """Does nobody hold it, not even barbarians?"""
        return self.ground.empty(place)

    def bounty(self, place: str) -> float:
        """What it is worth to hold a province."""
        return self.ground.bounty(place)

    def settling(self, place: str) -> float:
        """What it is worth to settle on empty land."""
        return self.ground.settling(place, self.colony)

    def opened(self, sea: str) -> float:
        """What a first fleet in a sea would open."""
        return self.ground.opened(sea, self.colony, self.crowded)

    def bridged(self, sea: str) -> float:
        """What would be out of reach again if the last fleet left a sea."""
        return self.ground.bridged(sea, self.colony, self.crowded)

    @Kept
    def colony(self) -> float:
        """What a colony costs."""
        assert self.tribe is not None
        return 0.0 if self.tribe.free_colonies else self.morale * BOX["colony"]["morale"]

    @Kept
    def crowded(self) -> bool:
        """Are there more free vassals than empty land in reach?"""
        return bool(len(self.ground.reached) < self.realm["free"])

    @Kept
    def room(self) -> int:
        """How many new vassals have something to do: on empty land, or in a city."""
        gathering = NEED if self.may_build else 0
        return int(min(self.realm["free"], len(self.land), len(self.ground.reached) + gathering))

    def near(self, place: str) -> frozenset[str]:
        """Land beside a place, and beyond the seas where one has fleets."""
        return self.ground.near(place)

    @Kept
    def fleet_points(self) -> int:
        """How far a fleet sails."""
        assert self.tribe is not None
        points: int = FIELDS[NAVIGATION].points[self.realm["levels"][NAVIGATION]] + self.tribe.fleet_points
        return points

    def harbours(self, start: str, points: int) -> frozenset[str]:
        """Empty seas that a fleet comes to from here, and the shores beside them."""
        return self.ground.harbours(start, points)

    @Kept
    def frontier(self) -> list[tuple[float, str]]:
        """Empty land that can be reached from one's own, the best first."""
        return self.ground.frontier(self.colony)

    @Kept
    def spoken_for(self) -> set[str]:
        """The empty land that surplus vassals will go to."""
        taken: set[str] = set()
        for own in self.land:
            left = self.surplus(own)
            for _, place in self.frontier if left else ():
                if left and place not in taken and place in self.near(own):
                    taken.add(place)
                    left -= 1
        return taken

    @Kept
    def left_over(self) -> list[tuple[float, str]]:
        """The empty land that can be reached and that nobody has been sent to yet, the best first."""
        return [(worth, place) for worth, place in self.frontier if place not in self.spoken_for]

    @property
    def rounds_left(self) -> float:
        """How long the game may still last."""
        return float(max(ROUND["least"], self.expected - self.view["round"]))

    @property
    def part_gone(self) -> float:
        """How much of a game of the usual length is over."""
        return float(min(1.0, (self.view["round"] - 1) / (self.expected - 1)))

    @property
    def ahead(self) -> int:
        """By how many points one is ahead of the best of the others; alone there is nobody to be ahead of."""
        points = [sum(realm["points"].values()) for realm in realms_in(self.view)]
        own = points.pop(self.seat)
        return int(own - max(points)) if points else 0

    @Kept
    def luxury(self) -> float:
        """What a luxury good is worth: it serves in every round."""
        return WORTH["luxury"] + WORTH["luxury_each_round"] * self.rounds_left

    @property
    def steady_food(self) -> float:
        """What food on the plate is worth at any time: growth in every round, and cities."""
        return WORTH["food"] + WORTH["food_each_round"] * self.rounds_left

    @Kept
    def food(self) -> float:
        """What food is worth now: more while it is food that the next city wants."""
        realm = self.realm
        hungry = self.tribe is not None and realm["food"] - realm["hunger"] < self.tribe.city_food
        return self.steady_food + (WORTH["city_food"] if hungry and self.rounds_left > ROUND["least"] else 0.0)

    @Kept
    def steady_morale(self) -> float:
        """What a step of morale is worth at any time: the more, the nearer the end is."""
        late = 1 - self.rounds_left / self.expected
        low = WORTH["low_morale"] if self.realm["morale"] < 0 or self.realm["growth"] < ROUND["least_growth"] else 0.0
        return WORTH["morale"] + WORTH["late_morale"] * late + low

    @Kept
    def morale(self) -> float:
        """What a step of morale is worth now: less while the land grows faster than vassals can be placed."""
        idle = self.realm["growth"] - self.room >= ROUND["idle_growth"]
        return self.steady_morale - (WORTH["idle_morale"] if idle else 0.0)

    @Kept
    def thaler(self) -> float:
        """What a thaler is worth: the more one has, the less."""
        return float(WORTH["thaler"] * ROUND["purse"] / (ROUND["purse"] + self.realm["thalers"]))

    @Kept
    def hidden_villages(self) -> int:
        """Villages that one has not turned up; others see only how many there are."""
        hidden = self.realm["hidden"]
        return len(hidden) if isinstance(hidden, list) else int(hidden)

    @property
    def spare_food(self) -> int:
        """Food that no planned city takes."""
        assert self.tribe is not None
        return int(self.realm["food"] - self.realm["hunger"] - self.tribe.city_food * self.planned)

    @property
    def may_build(self) -> bool:
        """May another city be built, is there food for it, and will the land still grow after that?"""
        assert self.tribe is not None
        realm, cost, planned = self.realm, self.tribe.city_food, self.planned
        fed = self.spare_food >= cost
        grows = realm["growth"] - cost * (planned + 1) >= ROUND["least_growth"]
        return bool(fed and grows and len(realm["cities"]) + planned < realm["city_limit"])

    @Kept
    def planned(self) -> int:
        """Cities that will be founded where enough vassals are already."""
        return sum([self.founds(place) for place in self.land]) if self._may_found else 0

    def founds(self, place: str) -> bool:
        """Are there enough vassals for a city, and may one be built?"""
        return self._may_found and self.vassals(place) >= NEED and not self.has_city(place)

    @Kept
    def _may_found(self) -> bool:
        return bool(len(self.realm["cities"]) < self.realm["city_limit"])

    def has_city(self, place: str) -> bool:
        """Is there a city of one's own?"""
        return bool(self.provinces.get(place, {}).get("city") == self.seat)

    @Kept
    def site(self) -> str:
        """Where vassals gather for a city: where least is given up for it; nowhere if not enough can come."""
        if not self.may_build:
            return ""
        best, least = "", MOVE["given_up"]
        for place in self.land:
            if self.has_city(place) or self.vassals(place) >= NEED:
                continue
            given_up = self._given_up(place)
            if given_up is not None and given_up < least:
                best, least = place, given_up
        return best

    def _given_up(self, site: str) -> float | None:
        """What is lost around a place when enough vassals gather there; None if there are too few.

        Land with food is not given up: the city needs that food.
        """
        missing = NEED - self.vassals(site)
        losses: list[float] = []
        for near in self.atlas.land_beside[site]:
            if number := self.vassals(near):
                surplus = self.surplus(near)
                losses += [0.0] * surplus + [self.bounty(near)] * (0 if near in FOOD_OF else number - surplus)
        if len(losses) < missing:
            return None
        return sum(sorted(losses)[: max(0, missing)])

    def reach(self, place: str) -> frozenset[str]:
        """Land that a vassal comes to from here."""
        return self.ground.reach(place, FIELDS["mechanics"].points[self.realm["levels"]["mechanics"]])

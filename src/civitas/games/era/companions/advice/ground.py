"""What lies around a seat: the land it holds and could hold, and the ways there.

It hangs on who holds what, and on little else; most of what a bot does moves vassals about and leaves it as it is. So
it is thought about once, and serves at many questions.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, NamedTuple

from civitas.games.advice import Kept, once
from civitas.games.era.box.content import (
    ATLAS,
    BOX,
    FOOD_OF,
    GOOD_OF,
    IS_SEA,
    LUXURY,
    TRIBES,
    VOYAGES,
)
from civitas.games.era.companions.advice.numbers import MOVE, WORTH, View

_GROUNDS = 1 << 7
"""So many are kept."""


class Look(View):
    """A view that brings along what was thought of the same board before."""

    __slots__ = ("board",)
    board: dict[Hashable, Any]
    """What follows from what stands on the map alone, whoever asks."""


class Lie(NamedTuple):
    """Who holds what."""

    control: tuple[tuple[str, int], ...]
    villages: tuple[str, ...]
    battlefields: tuple[str, ...]
    fleets: tuple[str, ...]
    """The seas with fleets of one's own."""


Worths = tuple[float, float, float, float]
"""What food and a luxury good are worth to a seat, and how it likes land and war."""


class Board:
    """What stands on the map, as one seat looks at it."""

    def __init__(self, view: View, seat: int) -> None:
        key = str(seat)
        self._part, self._seat = view["part"], seat
        self._grounds: dict[tuple[str, Worths], Ground] = {}
        self.vassals: dict[str, int] = {}
        self.fleets: dict[str, int] = {}
        """One's own, by province."""
        self.posts = 0
        """One's own trading posts in cities of others."""
        control, villages, battlefields = [], [], []
        for place, facts in view["provinces"].items():
            if "holder" in facts:
                control.append((place, facts["holder"]))
            if "village" in facts:
                villages.append(place)
            if "battlefield" in facts:
                battlefields.append(place)
            if key in facts.get("vassals", ()):
                self.vassals[place] = facts["vassals"][key]
            if key in facts.get("fleets", ()):
                self.fleets[place] = facts["fleets"][key]
            self.posts += facts.get("post") == seat
        sailed = tuple([sea for sea, fleets in self.fleets.items() if fleets])
        self._lie = Lie(tuple(control), tuple(villages), tuple(battlefields), sailed)

    def ground(self, tribe: str, worths: Worths) -> Ground:
        """What lies around, whatever stands there."""
        found = self._grounds.get(key := (tribe, worths))
        if found is None:
            found = self._grounds[key] = ground_of(self._part, tribe, self._seat, self._lie, worths)
        return found


def board_of(view: View, seat: int) -> Board:
    """The board of a view, looked through once."""
    known = view.board if isinstance(view, Look) else {}
    found: Board | None = known.get(key := (Board, seat))
    if found is None:
        found = known[key] = Board(view, seat)
    return found


class Ground:
    """For one seat, as long as nobody takes anything and food and luxury goods are worth the same to it."""

    def __init__(self, part: str, tribe: str, seat: int, lie: Lie, worths: Worths) -> None:
        self.food, self.luxury, self.land_liking, self.war_liking = worths
        self.atlas = ATLAS[part]
        self.tribe = TRIBES[tribe] if tribe else None
        self.seat = seat
        self.held = frozenset(place for place, holder in lie.control if holder == seat)
        self.land = tuple(place for place, holder in lie.control if holder == seat and not IS_SEA[place])
        """In the order of the view."""
        self.luxuries = tuple(place for place in self.land if GOOD_OF.get(place, "") in LUXURY)
        self.holders = dict(lie.control)
        self.villages = frozenset(lie.villages)
        self.taken = self.villages.union(self.holders)
        self.battlefields = frozenset(lie.battlefields)
        self.fleets = frozenset(lie.fleets)
        self.known: dict[tuple[Any, ...], Any] = {}
        self._near: dict[str, frozenset[str]] = {}

    def empty(self, place: str) -> bool:
        """Does nobody hold it, not even barbarians?"""
        return place not in self.taken

    @once
    def bounty(self, place: str) -> float:
        """What it is worth to hold a province."""
        fish = self.tribe.fish if self.tribe is not None and IS_SEA[place] else 1
        food = self.food * fish * FOOD_OF.get(place, 0)
        if IS_SEA[place]:
            return MOVE["sea"] + food + MOVE["raid"] * self._victims(place)
        good = GOOD_OF.get(place)
        goods = 0.0 if good is None else self.luxury if good in LUXURY else WORTH["good"]
        return (MOVE["settle"] + food + goods) * self.land_liking

    def _victims(self, sea: str) -> int:
        """How many others a fleet can raid from here, if one's tribe does such things."""
        if self.tribe is None or not self.tribe.raids:
            return 0
        shores = [shore for shore in self.atlas.land_beside[sea] if shore not in self.battlefields]
        holders = {self.holders[shore] for shore in shores if shore in self.holders}
        return len(holders - {self.seat})

    def joins(self, place: str) -> bool:
        """Would a province hang together with land of one's own?"""
        return not self.held.isdisjoint(self.atlas.land_beside[place])

    @once
    def settling(self, place: str, colony: float) -> float:
        """What it is worth to settle on empty land: what lies there and beyond, less what a colony costs."""
        worth = self.bounty(place) + self.promise(place)
        if self.joins(place):
            return worth
        beyond = sum(self.empty(near) for near in self.atlas.land_beside[place])
        return worth + MOVE["beyond"] * beyond + colony

    @once
    def promise(self, place: str) -> float:
        """What comes into reach by holding a place: goods, food and villages beyond, where one does not border yet."""
        plain = MOVE["settle"] * self.land_liking
        beyond = [near for near in self.atlas.land_beside[place] if not self.joins(near)]
        found = sum(self.bounty(near) - plain for near in beyond if self.empty(near))
        villages = sum(near in self.villages for near in beyond)
        return MOVE["promise"] * (found + MOVE["village"] * self.war_liking * villages)

    @once
    def opened(self, sea: str, colony: float, crowded: bool) -> float:
        """What a first fleet in a sea beside one's land or fleets would open: the best of the land across."""
        if sea in self.fleets:
            return 0.0
        if not self.joins(sea) and self.fleets.isdisjoint(self.atlas.seas_beside[sea]):
            return 0.0
        shores = [shore for shore in self.atlas.land_beside[sea] if shore not in self.reached]
        return self._across_worth(shores, colony, crowded)

    @once
    def bridged(self, sea: str, colony: float, crowded: bool) -> float:
        """What would be out of reach again if the last fleet left a sea."""
        if not self.joins(sea):
            return 0.0
        shores = [shore for shore in self.atlas.land_beside[sea] if not self.joins(shore)]
        return self._across_worth(shores, colony, crowded)

    def _across_worth(self, shores: list[str], colony: float, crowded: bool) -> float:
        """Some of the best land, less the one colony; more of it where there is nowhere else to go."""
        free = [shore for shore in shores if self.empty(shore)]
        worths = sorted((self.bounty(shore) + self.promise(shore) for shore in free), reverse=True)
        part = MOVE["opened"] if crowded else MOVE["opened_some"]
        return max(0.0, part * sum(worths[: int(MOVE["opened_most"])]) + colony)

    @Kept
    def reached(self) -> frozenset[str]:
        """Empty land that can be reached from one's own."""
        return frozenset(place for own in self.land for place in self.near(own) if self.empty(place))

    @once
    def frontier(self, colony: float) -> list[tuple[float, str]]:
        """The same, the best first."""
        return sorted(((self.settling(place, colony), place) for place in self.reached), reverse=True)

    def near(self, place: str) -> frozenset[str]:
        """Land beside a place, and beyond the seas where one has fleets."""
        known = self._near.get(place)
        if known is None:
            known = self._near[place] = frozenset((*self.atlas.land_beside[place], *self._across(place))) - {place}
        return known

    def _across(self, place: str) -> set[str]:
        found: set[str] = set()
        bridges = [sea for sea in self.atlas.seas_beside[place] if sea in self.fleets]
        for sea in bridges:
            found.update(self.atlas.land_beside[sea])
            bridges += [far for far in self.atlas.seas_beside[sea] if far not in bridges and far in self.fleets]
        return found

    @once
    def harbours(self, start: str, points: int) -> frozenset[str]:
        """Empty seas that a fleet comes to from here, and the shores beside them."""
        best, frontier = {start: 0}, [start]
        for sea in frontier:
            for far in self.atlas.beside[sea]:
                cost = best[sea] + (VOYAGES.get((sea, far), 1) if IS_SEA[far] else BOX["movement"]["landing"])
                if cost <= points and cost < best.get(far, points + 1):
                    best[far] = cost
                    if IS_SEA[far] and (self.empty(far) or far in self.fleets):
                        frontier.append(far)
        del best[start]
        return frozenset(best)

    @once
    def reach(self, place: str, steps: int) -> frozenset[str]:
        """Land that a vassal comes to from here, over land of its own and over seas with fleets of its own."""
        found, frontier = {place}, [place]
        for _ in range(steps):
            through = [own for own in frontier if own == place or own in self.held]
            frontier = [near for own in through for near in sorted(self.near(own)) if near not in found]
            found.update(frontier)
        found.discard(place)
        return frozenset(found)


ground_of = lru_cache(_GROUNDS)(Ground)

"""A second reading of the automa's expansion, straight from its rulebook and on plain data.

It shares no code with `civitas.games.era.automa` and reads the map by itself, so that what both find is found twice. It
plans one expansion: growth, every piece that is placed with its terms, where old fleets sail, and what is left. Battles
come after that and are not part of it.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import chain
from typing import Any

_DATA = files("civitas.games.era").joinpath("data")
_MAP = tomllib.loads(_DATA.joinpath("map.toml").read_text("utf-8"))
LUXURY = {"beer", "cloth", "fur", "gold", "ivory", "silver", "spices", "wine"}
MILITARY = {"horse", "ore"}
POINTS = (0, 2, 4, 6, 10)
FLEET_PRICE = (0, 2, 3, 4, 6)
ARMY_PRICE = (0, 1, 2, 3, 4)
LEVELS = ("easy", "medium", "hard")
BARBARIAN_MECHANICS = (0, 0, 1, 2, 3, 3)
RANKING = ["I", "II", "III", "IV", "V", "VI"]
CARD_TERRAIN = {"loggers": "forest", "miners": "mountain", "peasants": "grain", "shepherds": "hill"}


@dataclass
class Tribe:
    """A tribe on the table, whoever leads it."""

    name: str
    automa: bool
    tribe: str
    morale: int
    influence: int
    mechanics: int
    protected: bool
    cities: list[str]
    vassals: dict[str, int]
    fleets: dict[str, int]


@dataclass
class Position:
    """The table as it lies there."""

    part: str
    level: str
    card: str
    barbarians: int
    owner: dict[str, str]
    villages: set[str]
    battlefields: set[str]
    posts: dict[str, str]
    tribes: dict[str, Tribe]
    me: str
    food: int
    hunger: int
    thalers: int
    navigation: int
    free: int
    under: int
    army: int
    ready: int
    attacks: int


@dataclass
class Plan:
    """What the automa does in one expansion."""

    growth: tuple[int, int, int] = (0, 0, 0)
    """Growth, places, what is left over."""
    placed: list[tuple[str, str, int, dict[str, int]]] = field(default_factory=list)
    sailed: list[tuple[str, str, int, int]] = field(default_factory=list)
    rest: tuple[int, int, int] = (0, 0, 0)
    """Vassals from cities, growth that is left, armies bought."""
    battles: list[str] = field(default_factory=list)


class Reading:
    """Page by page."""

    def __init__(self, at: Position) -> None:
        self.at = at
        self.mine = at.tribes[at.me]
        setup = next(one for one in _MAP["setup"] if one["id"] == at.part)
        hexes = [tuple(one) for one in setup["hexes"]]
        self.land: dict[str, Any] = {}
        self.sea: dict[str, Any] = {}
        for one in _MAP["province"]:
            inside = one["area"] in setup["corners"] if "area" in one else tuple(one["hex"]) in hexes
            if inside:
                (self.sea if one["terrain"] == "water" else self.land)[one["id"]] = one
        self.all = self.land | self.sea
        self.long = {frozenset(one["between"]): one["cost"] for one in _MAP["voyage"]}
        self.step = LEVELS.index(at.level)
        self.targeted: set[str] = set()
        self.known: dict[str, dict[str, int]] = {}
        """Voyages, as long as no sea changes hands between others."""
        self.battles: dict[str, int] = {}
        self.homes = [id for id, one in self.land.items() if one.get("home") == self.mine.tribe]
        self.to_home = self._flood(self.homes, self.all)
        self.speed = POINTS[at.navigation] + (2 if self.mine.tribe == "norsemen" else 0)

    # ------------------------------------------------------------------ the map

    def near(self, id: str) -> list[str]:
        return [other for other in self.all[id]["beside"] if other in self.all]

    def near_land(self, id: str) -> list[str]:
        return [other for other in self.near(id) if other in self.land]

    def _flood(self, starts: list[str], among: dict[str, Any], most: int = 999) -> dict[str, int]:
        """How many borders each province lies from the nearest of these."""
        found, edge, steps = dict.fromkeys(starts, 0), list(starts), 0
        while edge and steps < most:
            steps += 1
            edge = sorted({n for one in edge for n in self.near(one) if n in among and n not in found})
            found.update(dict.fromkeys(edge, steps))
        return found

    def foreign(self, id: str) -> bool:
        return id in self.at.owner and self.at.owner[id] != self.at.me

    def voyage(self, start: str) -> dict[str, int]:
        """Points to every sea and shore from a sea, past no fleets of others: every border until nothing changes."""
        if start in self.known:
            return self.known[start]
        cost = self.known[start] = {start: 0}
        changed = True
        while changed:
            changed = False
            for here in list(cost):
                if here not in self.sea or (here != start and self.foreign(here)):
                    continue
                for there in self.near(here):
                    price = self.long.get(frozenset((here, there)), 1) if there in self.sea else 1
                    if cost[here] + price < cost.get(there, 10**9):
                        cost[there] = cost[here] + price
                        changed = True
        return cost

    # ------------------------------------------------------------------ the table of values

    def priority(self, id: str) -> tuple[str, int]:
        one = self.all[id]
        if one.get("good") in LUXURY:
            return "I", 5
        if one.get("food"):
            return "III", 3
        if one.get("good") in MILITARY:
            return "IV", 2
        return "VI", int(self.mine.tribe == "slavs" and one["terrain"] in ("forest", "hill"))

    def relevant(self, id: str, means: str, colony: bool) -> bool:
        card, at = self.at.card, self.at
        if card in CARD_TERRAIN:
            return bool(self.all[id]["terrain"] == CARD_TERRAIN[card])
        held = id in at.villages or self.foreign(id)
        tests = {
            "admiralty": id in self.sea and means == "new_fleet",
            "colonists": colony,
            "emperor": id in self.land and held,
            "fishermen": id in self.sea and bool(self.sea[id].get("food")),
            "liberators": id in at.villages,
            "merchants": self.all[id].get("good") in LUXURY,
            "nobility": id in self.land,
            "partisans": id in at.battlefields,
            "townsmen": self.foreign(id) and id in at.tribes[at.owner[id]].cities,
        }
        return tests.get(card, False)

    def is_colony(self, id: str) -> bool:
        """Would the province hang together with nothing of one's own and no home?"""
        own = [other for other, who in self.at.owner.items() if who == self.at.me and other in self.land]
        group = self._flood([id], dict.fromkeys([*own, id]))
        return bool(own) and len(group) == 1 and id not in self.homes

    def terms(self, id: str, means: str, before: set[str], distance: int) -> tuple[str, dict[str, int]]:
        """Priority, and everything that is added up, the base under its own name."""
        at, mine = self.at, self.mine
        priority, base = self.priority(id)
        if means == "old_fleet" and id in self.sea and self.foreign(id):
            priority, base = "II", 4
        found = {"base": base}
        colony = id in self.land and self.is_colony(id)
        if at.card and self.relevant(id, means, colony):
            found["a"] = 3
        if id in self.land:
            rich = [n for n in self.near_land(id) if self.land[n].get("good") or self.land[n].get("food")]
            found["b"] = len([n for n in rich if n not in before])
            found["c"] = int(self.land[id]["terrain"] == "mountain")
        found["d"] = min(0, mine.morale)
        if self.foreign(id) and at.tribes[at.owner[id]].automa:
            found["e"] = -len([city for city in at.tribes[at.owner[id]].cities if at.posts.get(city) == at.me])
        if means == "new_fleet":
            found["f"] = -2
        if means != "vassal":
            found["g"] = -2 * colony
            found["h"] = -(distance // 4)
        if id in self.land and (id in at.villages or self.foreign(id)):
            if id in at.villages:
                protected, mechanics, morale = False, BARBARIAN_MECHANICS[at.barbarians], 0
            else:
                foe = at.tribes[at.owner[id]]
                protected, mechanics, morale = foe.protected, foe.mechanics, foe.morale
            found["i"] = -5 if protected else -3
            found["k"] = (self.step + 1) * (mine.mechanics > mechanics)
            found["l"] = (self.step + 1) * (mine.morale > morale)
        return priority, {name: number for name, number in found.items() if number or name == "base"}

    # ------------------------------------------------------------------ new pieces

    def targets(self, before: set[str]) -> list[tuple[str, str, str, dict[str, int]]]:
        at = self.at
        land = [id for id in before if id in self.land]

        def may(id: str) -> bool:
            taken = at.owner.get(id) == at.me or id in self.targeted
            return not taken and (at.attacks > 0 or not (id in at.villages or self.foreign(id)))

        beside = sorted(set(chain.from_iterable(self.near_land(one) for one in land)))
        found = [(id, "vassal", *self.terms(id, "vassal", before, 0)) for id in beside if may(id)]
        if at.navigation and at.thalers >= FLEET_PRICE[at.navigation]:
            soon = self._flood(land, self.land, 2)
            docks = sorted({n for one in land for n in self.near(one) if n in self.sea and not self.foreign(n)})
            ways = [self.voyage(dock) for dock in docks]
            for id in sorted(self.all):
                costs = [way[id] for way in ways if id in way]
                if not costs or min(costs) > self.speed:
                    continue
                if id in self.sea:
                    wanted = bool(self.sea[id].get("food")) and id not in at.owner
                else:
                    wanted = id not in soon and may(id)
                if wanted:
                    found.append((id, "new_fleet", *self.terms(id, "new_fleet", before, min(costs))))
        return found

    def order(self, one: tuple[str, str, str, dict[str, int]]) -> tuple[int, int, int, int]:
        id, _, priority, terms = one
        borders = len([n for n in self.near(id) if self.at.owner.get(n) == self.at.me])
        return -sum(terms.values()), RANKING.index(priority), -borders, self.to_home.get(id, 999)

    def expansion(self, *, by_card: bool) -> Plan:
        """Steps 1 to 5."""
        at, plan = self.at, Plan()
        growth = at.food - at.hunger + self.mine.morale + (self.step + 1 if by_card else 0)
        used = min(at.ready, max(0, 5 - growth)) if by_card else at.ready
        growth += used
        places = min(5, growth)
        plan.growth = (growth, places, growth - places)
        before = {id for id, who in at.owner.items() if who == at.me}
        old = dict(self.mine.fleets)
        marks = 0
        while places and (at.free or at.under or at.army):
            worthy = [one for one in self.targets(before) if sum(one[3].values()) >= 1]
            if not worthy:
                break
            best = min(worthy, key=lambda one: (self.order(one), one[0]))
            alike = [one for one in worthy if self.order(one) == self.order(best) and one is not best]
            if at.free:
                at.free -= 1
            elif at.under:
                at.under -= 1
                marks += 1
            else:
                at.army -= 1
            places -= 1
            self.place(best, plan)
            if not places:
                self.place_alike(sorted(alike), plan)
        self.old_fleets({sea: n for sea, n in old.items() if n}, before, plan)
        for sea, target, number, _ in plan.sailed:
            for _ in range(number):
                self.sail(sea, target)
        rest = plan.growth[2] + places
        self.lower_morale(marks)
        price = ARMY_PRICE[self.mine.mechanics]
        bought = 0
        while self.mine.mechanics and bought < rest % 3 and at.free and at.thalers >= price:
            at.free, at.thalers, bought = at.free - 1, at.thalers - price, bought + 1
        plan.rest = (marks, rest, bought)
        plan.battles = sorted(self.battles, key=lambda place: -self.battles[place])
        return plan

    def place_alike(self, alike: list[tuple[str, str, str, dict[str, int]]], plan: Plan) -> None:
        """Tie-breaker D: two more at most, of free vassals."""
        more = 0
        for one in alike:
            id, means = one[0], one[1]
            fights = id in self.at.villages or self.foreign(id)
            lacking = means == "new_fleet" and self.at.thalers < FLEET_PRICE[self.at.navigation]
            if more < 2 and self.at.free and not lacking and not (fights and not self.at.attacks):
                more += 1
                self.at.free -= 1
                self.place(one, plan)

    def place(self, one: tuple[str, str, str, dict[str, int]], plan: Plan) -> None:
        id, means, priority, terms = one
        at = self.at
        value = sum(terms.values())
        plan.placed.append((id, means, value, {priority if name == "base" else name: n for name, n in terms.items()}))
        if means == "new_fleet":
            at.thalers -= FLEET_PRICE[at.navigation]
        if id in self.land and (id in at.villages or self.foreign(id)):
            at.attacks -= 1
            self.targeted.add(id)
            self.battles[id] = value
            return
        if id in self.sea:
            self.mine.fleets[id] = self.mine.fleets.get(id, 0) + 1
            at.owner[id] = at.me
        else:
            self.settle(id)

    def settle(self, id: str) -> None:
        """A colony costs two morale: are there more groups apart from home than before?"""
        before = self.colonies()
        self.mine.vassals[id] = self.mine.vassals.get(id, 0) + 1
        self.at.owner[id] = self.at.me
        self.lower_morale(2 * max(0, self.colonies() - before))

    def colonies(self) -> int:
        own = {id for id, who in self.at.owner.items() if who == self.at.me and id in self.land}
        groups = []
        while own:
            group = set(self._flood([min(own)], dict.fromkeys(own)))
            groups.append(group)
            own -= group
        apart = [group for group in groups if not group & set(self.homes)]
        return len(apart) - (1 if groups and len(apart) == len(groups) else 0)

    def lower_morale(self, steps: int) -> None:
        """Below the track influence goes, and then the least valuable vassal."""
        mine = self.mine
        short = max(0, -5 - (mine.morale - steps))
        mine.morale = max(-5, mine.morale - steps)
        for _ in range(short):
            if mine.influence:
                mine.influence -= 1
            elif mine.vassals:
                own = {id for id, who in self.at.owner.items() if who == self.at.me}
                gone = min(mine.vassals, key=lambda p: (self.worth(p, own), -self.to_home.get(p, 999), p))
                self.desert(gone)

    def worth(self, id: str, own: set[str]) -> int:
        terms = self.terms(id, "vassal", own, 0)[1]
        return sum(terms.get(name, 0) for name in ("base", "a", "b", "c"))

    def desert(self, id: str) -> None:
        mine = self.mine
        mine.vassals[id] -= 1
        self.at.free += 1
        if not mine.vassals[id]:
            del mine.vassals[id]
            if id not in mine.cities and self.at.owner.get(id) == self.at.me:
                before = self.colonies()
                del self.at.owner[id]
                self.lower_morale(2 * max(0, self.colonies() - before))

    # ------------------------------------------------------------------ old fleets

    def old_fleets(self, old: dict[str, int], before: set[str], plan: Plan) -> None:
        at = self.at
        idle = {sea: min(n, self.mine.fleets.get(sea, 0)) for sea, n in old.items() if self.mine.fleets.get(sea)}
        ways = {sea: self.voyage(sea) for sea in idle}
        wishes: dict[str, dict[str, tuple[str, int]]] = {}
        for sea in idle:
            priority, value = self.priority(sea)
            value += 3 if at.card and self.relevant(sea, "old_fleet", False) else 0
            wishes[sea] = {}
            for id, cost in ways[sea].items():
                if id == sea or not self.is_prey(id):
                    continue
                rank, terms = self.terms(id, "old_fleet", before, cost)
                worth = sum(terms.values())
                rather = worth > value or (worth == value and RANKING.index(rank) < RANKING.index(priority))
                if worth >= 1 and rather:
                    wishes[sea][id] = (rank, worth)
        done: set[str] = set()

        def open_to(sea: str) -> dict[str, tuple[str, int]]:
            found = {}
            for id, (rank, worth) in wishes[sea].items():
                if id in done:
                    continue
                fights = rank == "II" or id in at.villages or (id in self.land and self.foreign(id))
                if fights and at.attacks <= 0:
                    continue
                if rank == "II" and sum(idle[s] for s in hunters(id)) <= self.group(id):
                    continue
                found[id] = (rank, worth)
            return found

        def hunters(id: str) -> list[str]:
            return [s for s in idle if idle[s] and id in wishes[s] and ways[s][id] <= self.speed]

        while True:
            pairs = [(s, id, *what) for s in idle if idle[s] for id, what in open_to(s).items()]
            if not pairs:
                break
            sea, id, rank, worth = min(pairs, key=lambda p: (-p[3], RANKING.index(p[2]), ways[p[0]][p[1]], p[0], p[1]))
            if rank != "II":
                idle[sea] -= 1
                plan.sailed.append((sea, id, 1, worth))
                done.add(id)
                if ways[sea][id] <= self.speed and (id in at.villages or (id in self.land and self.foreign(id))):
                    at.attacks -= 1
                continue
            pack = []
            for hunter in hunters(id):
                mine = wishes[hunter][id][1]
                wished = open_to(hunter).values()
                if not [1 for r, w in wished if w >= mine and RANKING.index(r) < RANKING.index("II")]:
                    pack.append(hunter)
            enough = sum(idle[hunter] for hunter in pack) > self.group(id)
            done.add(id)
            if enough:
                at.attacks -= 1
                for hunter in pack:
                    plan.sailed.append((hunter, id, idle[hunter], wishes[hunter][id][1]))
                    idle[hunter] = 0

    def sail(self, sea: str, target: str) -> None:
        """Only what a landing does to morale matters here: a fleet that comes ashore on empty land founds something."""
        at, mine = self.at, self.mine
        way = self.voyage(sea)
        if target not in way or (way[target] > self.speed and not self.moves_at_all(sea, target, way)):
            return
        mine.fleets[sea] -= 1
        if target in self.land and way[target] <= self.speed and target not in at.villages and not self.foreign(target):
            self.settle(target)
        if not mine.fleets[sea]:
            del mine.fleets[sea]
            if at.owner.get(sea) == at.me:
                guests = [name for name, tribe in at.tribes.items() if tribe.fleets.get(sea) and name != at.me]
                at.owner.pop(sea)
                self.known = {}
                if guests:
                    at.owner[sea] = guests[0]

    def moves_at_all(self, sea: str, target: str, way: dict[str, int]) -> bool:
        """Is there a first sea towards the target within reach?"""
        near = [n for n in self.near(sea) if n in self.sea and way.get(n, 99) <= self.speed and not self.foreign(n)]
        return any(way[n] + self.voyage(n).get(target, 10**6) == way[target] for n in near)

    def group(self, id: str) -> int:
        return self.at.tribes[self.at.owner[id]].fleets.get(id, 0)

    def is_prey(self, id: str) -> bool:
        at = self.at
        if id in self.sea:
            return self.foreign(id) or (id not in at.owner and bool(self.sea[id].get("food")))
        held = id in at.villages or self.foreign(id)
        return at.owner.get(id) != at.me and id not in self.targeted and (at.attacks > 0 or not held)

"""§4.3 What a seat may order in trade: all that it can sell, buy, raise, begin and offer, each a bin of one prompt."""

from __future__ import annotations

from civitas.games.scharz.box.content import (
    BOX,
    BUILDINGS,
    CAVALRY,
    CITY,
    DOCK,
    ENGINE,
    FISH,
    FORT,
    GOODS,
    GRAIN,
    HARBOUR,
    HEAVY,
    HERDS,
    HORSES,
    LIGHT,
    MERCENARY,
    SHIPS,
    TRANSPORT,
    UNITS,
    VILLAGE,
    WARSHIP,
)
from civitas.games.scharz.box.queries import Lie, count, cubes, faction_of, grain_room, lord_of, pair, tiles
from civitas.games.scharz.box.state import DOCKED, INSIDE, NOBODY, SITE, Scharz
from civitas.games.scharz.rear.construction import builders, cost_of, workers

SPEND, DEALS, BUILD = BOX["spend"], BOX["diplomacy"], BOX["build"]
HALF = 2
"""Prices of goods are in half pieces of gold."""


def pasture(g: Scharz, seat: int, lie: Lie) -> int:
    """§D14 How many more herds the connected fields of a seat take."""
    room: int = BOX["limits"]["herds"]
    free = 0
    for field in lie.held(seat):
        if field not in g.crops and lie.linked(seat, field):
            free += room - len(g.herds.get(field, (seat, ()))[1])
    return free


def has_harbour(g: Scharz, seat: int, lie: Lie) -> bool:
    """§D41 Harbour prices need an own harbour that is not encircled."""
    return any(g.yards.get(field) == HARBOUR for field in lie.own_vu(seat))


class Market:
    """What one seat finds when trade begins."""

    def __init__(self, g: Scharz, seat: int, lie: Lie) -> None:
        self.g = g
        self.seat = seat
        self.realm = g.realms[seat]
        self.lie = lie
        self.vu = lie.own_vu(seat)
        self.harbour = has_harbour(g, seat, lie)
        self.grain = sum(g.grain.get(field, 0) for field in self.vu)
        self.fish = sum(g.fish.get(field, 0) for field in self.vu)
        self.grain_room = sum(grain_room(g, field) for field in self.vu) - self.grain
        self.fish_room = sum(BUILDINGS[g.yards[field]].fish for field in self.vu if field in g.yards) - self.fish
        self.herds = {
            kind: sum(kinds.count(kind) for owner, kinds in g.herds.values() if owner == seat) for kind in HERDS
        }
        self.pasture = 0 if g.fast else pasture(g, seat, lie)
        self.cubes = BOX["limits"]["units"] - cubes(self.realm)
        self.tiles = BOX["limits"]["buildings"] - tiles(g, seat)
        own = [field for field, (owner, _) in g.towns.items() if owner == seat]
        self.cities = sum(g.towns[field][1] == CITY for field in own) + sum(
            site[0] == seat and site[1] == CITY for site in g.sites.values()
        )
        self.limits = self._limits()

    # ------------------------------------------------------------------ what may be ordered

    def _limits(self) -> dict[str, int]:
        found: dict[str, int] = {}
        if not self.g.fast:
            self._goods(found)
        self._lowering(found)
        self._hiring(found)
        self._raising(found)
        self._building(found)
        self._dealing(found)
        return found

    def _goods(self, found: dict[str, int]) -> None:
        gold = self.realm.gold
        for kind, number in self.herds.items():
            if number:
                found[f"slaughter.{kind}"] = number
                if self.harbour:
                    found[f"sell.{kind}"] = number
        if self.grain:
            found[f"sell.{GRAIN}"] = self.grain
        if self.fish and self.harbour:
            found[f"sell.{FISH}"] = self.fish
        dear = GOODS[GRAIN].buy // HALF
        if self.grain_room > 0 and gold >= dear:
            found[f"buy.{GRAIN}"] = min(self.grain_room, gold // dear)
        if self.harbour:
            if self.fish_room > 0 and gold:
                found[f"buy.{FISH}"] = min(self.fish_room, gold)
            if self.pasture > 0:
                for kind, herd in HERDS.items():
                    if gold >= herd.buy:
                        found[f"buy.{kind}"] = min(self.pasture, gold // herd.buy)

    def _lowering(self, found: dict[str, int]) -> None:
        for name, number in self.realm.units.items():
            kind, place, post = name.split(".")
            if not UNITS[kind].upgrade or post in (SITE, INSIDE) or place not in self.g.atlas.beside:
                continue
            if kind not in SHIPS or post == DOCKED:
                found[f"lower.{kind}.{place}"] = number

    def _hiring(self, found: dict[str, int]) -> None:
        realm = self.realm
        for field in self.vu:
            most = BUILDINGS[self.g.towns[field][1]].buy * 2
            if realm.prestige >= SPEND["double"]:
                found[f"double.{field}"] = 1
            if realm.gold >= UNITS[LIGHT].buy and self.cubes > 0:
                found[f"hire.{LIGHT}.{field}"] = min(most, realm.gold // UNITS[LIGHT].buy, self.cubes)
            hired = UNITS[MERCENARY]
            if realm.gold >= hired.buy and realm.prestige >= hired.prestige:
                found[f"hire.{MERCENARY}.{field}"] = most
            if faction_of(realm).hires and realm.gold and realm.prestige >= hired.alternative_prestige:
                found[f"hire.alternative.{field}"] = most

    def _raising(self, found: dict[str, int]) -> None:
        g, realm = self.g, self.realm
        gold = realm.gold
        for field in self.vu:
            light = count(realm, LIGHT, field)
            if not light:
                continue
            kind = g.towns[field][1]
            if kind == CITY and gold >= UNITS[HEAVY].upgrade:
                found[f"raise.{HEAVY}.{field}"] = min(light, BUILDINGS[kind].upgrade)
            if gold >= UNITS[CAVALRY].upgrade and (g.fast or self.herds[HORSES]):
                found[f"raise.{CAVALRY}.{field}"] = min(light, BUILDINGS[kind].upgrade)
            yard = g.yards.get(field)
            if yard:
                if gold >= UNITS[TRANSPORT].upgrade:
                    found[f"raise.{TRANSPORT}.{field}"] = min(light, BUILDINGS[yard].upgrade)
                if yard == HARBOUR and gold >= UNITS[WARSHIP].upgrade:
                    found[f"raise.{WARSHIP}.{field}"] = min(light, BUILDINGS[yard].upgrade)
        if gold >= UNITS[ENGINE].upgrade:
            for field in self.lie.encircled:
                encircler = self.seat in self.lie.foes(g.towns[field][0], field)
                if encircler and count(realm, LIGHT, field) and self.lie.linked(self.seat, field):
                    found[f"raise.{ENGINE}.{field}"] = 1

    def _building(self, found: dict[str, int]) -> None:
        g, realm, seat = self.g, self.realm, self.seat
        starts: dict[str, int] = {}
        joins: dict[str, int] = {}
        for field in self.lie.held(seat):
            town = g.towns.get(field)
            here = [kind for kind in builders(realm) if count(realm, kind, field)]
            site = g.sites.get(field)
            if site is not None and site[0] == seat:
                found[f"abandon.{field}"] = 1
            if field in g.plundered and realm.gold >= BOX["plunder"]["clear"]:
                found[f"clear.{field}"] = 1
            if site is None and self.tiles > 0 and here:
                for building in self._buildable(field, town):
                    if realm.gold >= cost_of(realm, building):
                        starts[f"start.{building}.{field}"] = 1
            if here and (site is None or site[0] == seat):
                for kind in here:
                    room = BUILD["most_workers"] - workers(realm, field)
                    if room > 0:
                        joins[f"work.{kind}.{field}"] = min(room, count(realm, kind, field))
        found.update(starts)
        begun = {order.rpartition(".")[2] for order in starts}
        for order, number in joins.items():
            field = order.rpartition(".")[2]
            if field in g.sites or field in begun:
                found[order] = number

    def _buildable(self, field: str, town: tuple[int, str] | None) -> list[str]:
        """§4.3 §D38 Villages on free fields, cities out of villages, shipyards on coasts, a fortification each."""
        g = self.g
        if town is None:
            return [VILLAGE]
        if town[0] != self.seat or field in self.lie.encircled:
            return []
        found = []
        yard = g.yards.get(field)
        if town[1] == VILLAGE and (not self.cities or yard == HARBOUR):
            found.append(CITY)
        if yard is None and g.atlas.coast[field]:
            found.append(DOCK)
        elif yard == DOCK:
            found.append(HARBOUR)
        if field not in g.forts:
            found.append(FORT)
        return found

    def _dealing(self, found: dict[str, int]) -> None:
        """§D49 Offers to the others, the end of a treaty, another rival."""
        g, realm, seat = self.g, self.realm, self.seat
        for other in range(g.seats):
            if other == seat or g.realms[other].out:
                continue
            treaty = g.treaties.get(pair(seat, other))
            if g.seats > 2 and realm.prestige >= SPEND["rival"] and other != realm.rival and treaty is None:
                found[f"rival.{other}"] = 1
            if treaty is not None and realm.prestige >= BOX["prestige"]["break"]:
                found[f"break.{other}"] = 1
            if treaty is None:
                found[f"truce.{other}"] = 1
                found[f"peace.{other}"] = 1
                self._payments(found, other)
                if lord_of(g, seat) == NOBODY and lord_of(g, other) == NOBODY and not self._lord():
                    found[f"vassal.{other}"] = 1
            if realm.gold >= DEALS["aid"]:
                found[f"aid.{other}"] = min(realm.gold - DEALS["aid"], DEALS["most_more"]) + 1

    def _payments(self, found: dict[str, int], other: int) -> None:
        gold = self.realm.gold
        for kind in ("ransom", "tribute"):
            if gold >= DEALS[kind]:
                found[f"{kind}.{other}"] = min(gold - DEALS[kind], DEALS["most_more"]) + 1

    def _lord(self) -> bool:
        return any(kind == "vassalage" and receiver == self.seat for kind, receiver, _, _ in self.g.treaties.values())

"""§4.3 What a seat may order in trade: all that it can sell, buy, raise, begin and offer, each a bin of one prompt."""

from __future__ import annotations

from copy import copy

from civitas.games.scharz.box.content import (
    BOX,
    BUILDINGS,
    CAVALRY,
    CITY,
    COMMANDERS,
    DOCK,
    ELEPHANTS,
    ENGINE,
    FIELDS,
    FISH,
    FORT,
    GOODS,
    GRADES,
    GRAIN,
    HALF,
    HARBOUR,
    HEAVY,
    HERDS,
    HORSES,
    IS_SEA,
    LIGHT,
    MERCENARY,
    PIRATES,
    SHIPS,
    TOP,
    TRANSPORT,
    UNITS,
    VILLAGE,
    WARSHIP,
    WINTER,
    troop,
)
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import away, cubes, faction_of, grain_room, pair, stack, tiles
from civitas.games.scharz.box.state import ABOARD, DOCKED, INSIDE, OPEN, SITE, Scharz, Treaty
from civitas.games.scharz.movement.herds import herd_room, pastures
from civitas.games.scharz.rear.construction import builders, cost_of, workers
from civitas.games.scharz.rear.diplomacy import (
    ALLIANCE,
    ASKED,
    PEACE,
    PRESTIGE,
    TRANSIT,
    TRUCE,
    VASSALAGE,
    may_ally,
    may_serve,
)
from civitas.games.scharz.rear.prices import ALTERNATIVE, CORSAIRS, HIGHER, RECRUIT, price_of, upgrade_of

SPEND, DEALS, BUILD = BOX["spend"], BOX["diplomacy"], BOX["build"]
TRAINING: int = BOX["training"]["gold"]
DESERT = "desert"
"""§5 Where light infantry becomes elephants."""
DISMANTLE = "dismantle"
"""A village is taken down."""


def pasture(g: Scharz, seat: int, lie: Lie) -> int:
    """§D14 How many more herds the connected fields of a seat take."""
    return sum(herd_room(g, seat, field) for field in pastures(g, seat, lie))


def has_harbour(g: Scharz, seat: int, lie: Lie) -> bool:
    """§D41 Harbour prices need an own harbour that is not encircled."""
    return any(g.yards.get(field) == HARBOUR for field in lie.own_vu(seat))


class Market:
    """What one seat finds when trade begins."""

    def __init__(self, g: Scharz, seat: int, lie: Lie) -> None:
        self.g = g
        self.seat = seat
        self.realm = g.realms[seat]
        self.encircled = lie.encircled
        self.vu = lie.own_vu(seat)
        self.harbour = has_harbour(g, seat, lie)
        self.grain = sum(g.grain.get(field, 0) for field in self.vu)
        self.fish = sum(g.fish.get(field, 0) for field in self.vu)
        self.grain_room = sum(grain_room(g, field) for field in self.vu) - self.grain
        self.fish_room = sum(BUILDINGS[g.yards[field]].fish for field in self.vu if field in g.yards) - self.fish
        self.herds = {
            kind: sum(kinds.count(kind) for owner, kinds in g.herds.values() if owner == seat) for kind in HERDS
        }
        self.pasture = pasture(g, seat, lie)
        self.cubes = BOX["limits"]["units"] - cubes(self.realm)
        self.tiles = BOX["limits"]["buildings"] - tiles(g, seat)
        own = [field for field, (owner, _) in g.towns.items() if owner == seat]
        self.cities = sum(g.towns[field][1] == CITY for field in own) + sum(
            site[0] == seat and site[1] == CITY for site in g.sites.values()
        )
        self.limits = self._limits(lie)

    def at(self, g: Scharz) -> Market:
        """The same market, bound to the state of a copy of the table."""
        new = copy(self)
        new.g, new.realm = g, g.realms[self.seat]
        return new

    # ------------------------------------------------------------------ what may be ordered

    def _limits(self, lie: Lie) -> dict[str, int]:
        found: dict[str, int] = {}
        if not self.g.fast:
            self._goods(found)
        self._lowering(found, lie)
        self._dismissing(found)
        self._hiring(found)
        self._raising(found, lie)
        self._special(found, lie)
        self._building(found, lie)
        self._dealing(found)
        return found

    def _goods(self, found: dict[str, int]) -> None:
        gold = self.realm.gold
        for kind, number in self.herds.items():
            if number:
                found[f"slaughter.{kind}"] = number
                if self._deals_in(kind):
                    found[f"sell.{kind}"] = number
        if self.grain:
            found[f"sell.{GRAIN}"] = self.grain
        if self.fish and self.harbour:
            found[f"sell.{FISH}"] = self.fish
        dear = GOODS[GRAIN].buy // HALF
        if self.grain_room > 0 and gold >= dear:
            found[f"buy.{GRAIN}"] = min(self.grain_room, gold // dear)
        if self.harbour and self.fish_room > 0 and gold:
            found[f"buy.{FISH}"] = min(self.fish_room, gold)
        if self.pasture > 0:
            for kind, herd in HERDS.items():
                if self._deals_in(kind) and gold >= herd.buy:
                    found[f"buy.{kind}"] = min(self.pasture, gold // herd.buy)

    def _deals_in(self, herd: str) -> bool:
        """§6 §11.3 Herds are traded in a harbour; horses of some factions anywhere."""
        return self.harbour or (herd == HORSES and faction_of(self.realm).horses)

    def _lowering(self, found: dict[str, int], lie: Lie) -> None:
        for name, number in self.realm.units.items():
            kind, place, post = name.split(".")
            if not UNITS[kind].upgrade or post in (SITE, INSIDE, ABOARD):
                continue
            if kind in SHIPS and post == OPEN:
                self._beaching(found, kind, place, number, lie)
            elif not IS_SEA[place]:
                found[f"lower.{kind}.{place}"] = number

    def _beaching(self, found: dict[str, int], kind: str, sea: str, number: int, lie: Lie) -> None:
        """§5 §D39 §D72 A ship at sea becomes infantry on an own coast; one in a field there, beside no enemy."""
        if not IS_SEA[sea]:
            if not lie.foes(self.seat, sea):
                found[f"beach.{kind}.{sea}>{sea}"] = number
            return
        for field in self.g.atlas.shores[sea]:
            if lie.owner.get(field) == self.seat:
                found[f"beach.{kind}.{sea}>{field}"] = number

    def _dismissing(self, found: dict[str, int]) -> None:
        """§11.2 §11.4 Light infantry of some factions may be sold, villages of some taken down, but for the last."""
        if faction_of(self.realm).sells:
            for field in self.vu:
                found |= {f"dismiss.{light}.{field}": number for light, number in self._light(field)}
        if faction_of(self.realm).dismantles:
            villages = [field for field in self.vu if self.g.towns[field][1] == VILLAGE and field not in self.g.sites]
            found |= {f"{DISMANTLE}.{field}": 1 for field in villages if len(self.vu) > 1}

    def _hiring(self, found: dict[str, int]) -> None:
        realm = self.realm
        for field in self.vu:
            most = BUILDINGS[self.g.towns[field][1]].buy * 2
            if realm.prestige >= SPEND["double"]:
                found[f"double.{field}"] = 1
            for what in self._hired(field):
                price = price_of(what)
                if realm.gold < price.gold or realm.prestige < price.prestige:
                    continue
                if UNITS[price.unit].limited:
                    if self.cubes > 0:
                        found[f"hire.{what}.{field}"] = min(most, realm.gold // price.gold, self.cubes)
                else:
                    found[f"hire.{what}.{field}"] = most

    def _hired(self, field: str) -> list[str]:
        """§4.3 §11 §D37 Infantry, recruits, mercenaries of every level; for prestige where the faction may."""
        hires = faction_of(self.realm).hires
        bought = [] if faction_of(self.realm).recruits and self.g.has("experience") else [LIGHT]
        found = [*bought, MERCENARY, *([ALTERNATIVE] if hires else [])]
        if self.g.has("experience"):
            found += [] if hires or field in self.g.plundered else [troop(LIGHT, RECRUIT)]
            found += HIGHER[MERCENARY] + (HIGHER[ALTERNATIVE] if hires else [])
        return found

    def _special(self, found: dict[str, int], lie: Lie) -> None:
        """§5 §9 §D37 §D39 Training, pirates on seas off an own shipyard, a better commander."""
        g, realm = self.g, self.realm
        if g.has("experience"):
            for name, number in realm.units.items():
                kind, place, post = name.split(".")
                unit = UNITS[kind]
                most = min(number, realm.gold // TRAINING)
                if most and unit.trains and unit.level < TOP and place in self.vu and post in (OPEN, DOCKED):
                    found[f"train.{kind}.{place}"] = most
        if g.has("pirates"):
            seas = [sea for field in self.vu if field in g.yards for sea in g.atlas.coast[field]]
            for sea in dict.fromkeys(seas):
                if lie.owner.get(sea) != self.seat:
                    continue
                for what in (PIRATES, CORSAIRS, *HIGHER[PIRATES], *HIGHER[CORSAIRS]):
                    price = price_of(what)
                    if realm.gold >= price.gold and realm.prestige >= price.prestige:
                        found[f"hire.{what}.{sea}"] = 1
        if g.has("commanders"):
            now = COMMANDERS[realm.commander].gold
            for name, leader in COMMANDERS.items():
                if now < leader.gold <= now + realm.gold:
                    found[f"commander.{name}"] = 1

    def _raising(self, found: dict[str, int], lie: Lie) -> None:
        g, realm = self.g, self.realm
        gold = realm.gold
        for field in self.vu:
            kind, yard = g.towns[field][1], g.yards.get(field)
            for light, number in self._light(field):
                level = UNITS[light].level
                if kind == CITY and gold >= UNITS[HEAVY].upgrade:
                    found[f"raise.{troop(HEAVY, level)}.{field}"] = min(number, BUILDINGS[kind].upgrade)
                if gold >= UNITS[CAVALRY].upgrade and (g.fast or self.herds[HORSES]):
                    found[f"raise.{troop(CAVALRY, level)}.{field}"] = min(number, BUILDINGS[kind].upgrade)
                if yard and gold >= upgrade_of(realm, TRANSPORT):
                    found[f"raise.{troop(TRANSPORT, level)}.{field}"] = min(number, BUILDINGS[yard].upgrade)
                if yard == HARBOUR and gold >= upgrade_of(realm, WARSHIP):
                    found[f"raise.{troop(WARSHIP, level)}.{field}"] = min(number, BUILDINGS[yard].upgrade)
        if gold >= UNITS[ENGINE].upgrade:
            for field in lie.encircled:
                encircler = self.seat in lie.foes(g.towns[field][0], field)
                if encircler and lie.linked(self.seat, field):
                    for light, _ in self._light(field):
                        found[f"raise.{troop(ENGINE, UNITS[light].level)}.{field}"] = 1
        if g.has("elephants") and gold >= UNITS[ELEPHANTS].upgrade:
            for field in g.atlas.fields:
                settled = faction_of(realm).elephants and field in self.vu
                if (settled or FIELDS[field].neutral == DESERT) and self._light(field):
                    found[f"raise.{ELEPHANTS}.{field}"] = 1

    def _light(self, field: str) -> list[tuple[str, int]]:
        """Light infantry in a field, by level."""
        units = self.realm.units
        return [(name, units[stack(name, field)]) for name in GRADES[LIGHT] if stack(name, field) in units]

    def _building(self, found: dict[str, int], lie: Lie) -> None:
        g, realm, seat = self.g, self.realm, self.seat
        starts: dict[str, int] = {}
        joins: dict[str, int] = {}
        for field in lie.held(seat):
            town = g.towns.get(field)
            here = [name for kind in builders(realm) for name in GRADES[kind] if realm.units.get(stack(name, field), 0)]
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
                        joins[f"work.{kind}.{field}"] = min(room, realm.units[stack(kind, field)])
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
        if town[0] != self.seat or field in self.encircled:
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
        """§D49 Offers to the others, what is asked of them, the end of a treaty, another rival."""
        g, realm, seat = self.g, self.realm, self.seat
        for other in range(g.seats):
            if other == seat or away(g, other):
                continue
            treaty = g.treaties.get(pair(seat, other))
            if realm.prestige >= SPEND["rival"] and other != realm.rival and treaty is None:
                found[f"rival.{other}"] = 1
            if treaty is not None:
                self._ending(found, other, treaty)
            if treaty is None or treaty[0] != VASSALAGE:
                self._offering(found, other, treaty[0] if treaty else "")
            self._amount(found, "aid", other, realm.gold)
            self._amount(found, "ask", other, g.realms[other].gold)

    def _ending(self, found: dict[str, int], other: int, treaty: Treaty) -> None:
        """§D52 §D55 A lord may let a vassal go at any time; a vassal leaves at New Year only."""
        if treaty[0] == VASSALAGE and treaty[1] == self.seat:
            found[f"release.{other}"] = 1
        elif self.realm.prestige >= PRESTIGE["break"] and (treaty[0] != VASSALAGE or self.g.season == WINTER):
            found[f"break.{other}"] = 1

    def _offering(self, found: dict[str, int], other: int, now: str) -> None:
        """§D49 A treaty of another kind than the one that holds, which it would replace."""
        g, seat = self.g, self.seat
        if now != TRUCE:
            found[f"truce.{other}"] = 1
            self._amount(found, "ransom", other, self.realm.gold)
            self._amount(found, "demand", other, g.realms[other].gold)
        if now != PEACE:
            found[f"peace.{other}"] = 1
            self._amount(found, "tribute", other, self.realm.gold)
            self._amount(found, "exact", other, g.realms[other].gold)
        if may_serve(g, seat, other):
            found[f"vassal.{other}"] = 1
        if may_serve(g, other, seat):
            found[f"lord.{other}"] = 1
        if now != ALLIANCE and may_ally(g, seat, other):
            found[f"{ALLIANCE}.{other}"] = 1
        found[f"{TRANSIT}.{other}"] = 1

    def _amount(self, found: dict[str, int], kind: str, other: int, gold: int) -> None:
        least: int = DEALS[ASKED.get(kind, kind)]
        if gold >= least:
            found[f"{kind}.{other}"] = min(gold - least, DEALS["most_more"]) + 1

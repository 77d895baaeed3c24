"""How things stand for a seat, read from its view: whose is what, and who is how strong where."""

from __future__ import annotations

from functools import cached_property
from math import ceil
from typing import Any

from civitas.games.scharz.box.content import (
    AUTUMN,
    BOX,
    BUILDINGS,
    CITY,
    COMMANDERS,
    ELEPHANTS,
    FACTIONS,
    FAST,
    FEATURES,
    FIELDS,
    FORT,
    HERDS,
    IN_PLAY,
    MERCENARY,
    NEUTRAL,
    ROUNDS,
    SEASONS,
    SPRING,
    SUMMER,
    TRANSPORT,
    UNITS,
    VILLAGE,
    WINTER,
)
from civitas.games.scharz.box.queries import NO_FACTION, kind_of, unit_of
from civitas.games.scharz.box.state import DOCKED, NOBODY
from civitas.games.scharz.companions.advice.numbers import DEALING, MARCH, SEASON, TRADE, Taste, View, strength
from civitas.games.scharz.rear.construction import least_workers_of
from civitas.games.scharz.rear.offers import DESERT
from civitas.games.scharz.rear.upkeep import SALARY, salary_of
from civitas.games.scharz.seasons.feeding import FISH_PER_FOOD

WAGE: int = BOX["wages"]["mercenary"]
"""What a mercenary gets in a year."""


class Stand:
    """What the advice looks at, worked out when it is asked for."""

    def __init__(self, view: View, seat: int, taste: Taste) -> None:
        self.view = view
        self.seat = seat
        self.taste = taste
        self.fields: dict[str, dict[str, Any]] = view["fields"]
        self.realm: dict[str, Any] = view["realms"][seat]
        self.units: dict[str, int] = self.realm["units"]
        self.fast = view["mode"] == FAST
        self.round: int = view["round"]
        self.atlas = IN_PLAY[view["map"]][len(view["realms"])]

    def has(self, feature: str) -> bool:
        """Does the mode play with this?"""
        return feature in FEATURES[self.view["mode"]]

    @cached_property
    def stormy(self) -> bool:
        """Are ships lost at sea in this round?"""
        return self.has("shipwreck") and self.view["season"] in (AUTUMN, WINTER)

    @cached_property
    def harsh(self) -> bool:
        """Do horses suffer in the mountains?"""
        return self.has("mountain-attrition")

    @cached_property
    def friends(self) -> frozenset[int]:
        """Whoever has a treaty with the seat, and the seat itself."""
        bound = [one for treaty in self.view["treaties"] if self.seat in treaty["seats"] for one in treaty["seats"]]
        return frozenset((*bound, self.seat))

    @cached_property
    def forces(self) -> dict[str, dict[int, float]]:
        """The strength of every seat in every place, those inside a settlement among them."""
        found: dict[str, dict[int, float]] = {}
        for seat, realm in enumerate(self.view["realms"]):
            for name, number in realm["units"].items():
                kind, place, post = name.split(".")
                if post != DOCKED:
                    there = found.setdefault(place, {})
                    there[seat] = there.get(seat, 0.0) + strength(kind) * number
        return found

    def own(self, place: str) -> float:
        """How strong the seat is there."""
        return self.forces.get(place, {}).get(self.seat, 0.0)

    def against(self, place: str) -> float:
        """How strong all are there who have no treaty with the seat."""
        return sum(force for seat, force in self.forces.get(place, {}).items() if seat not in self.friends)

    def leads(self, other: int) -> bool:
        """Is somebody about to win, so that all had better stand together?"""
        realm = self.view["realms"][other]
        ahead = realm["gold"] - self.realm["gold"]
        wealthy = self.fast and self.round >= DEALING["late"] and ahead >= DEALING["wealthy"]
        return bool(wealthy or realm["points"] >= DEALING["leading"] or realm["announced"])

    @cached_property
    def wilds(self) -> list[str]:
        """Where elephants are caught, for whoever can pay for them."""
        if not self.has("elephants") or self.purse < UNITS[ELEPHANTS].upgrade:
            return []
        return [field for field in NEUTRAL if FIELDS[field].neutral == DESERT]

    def garrison(self, place: str, target: str) -> int:
        """How many stay in an own settlement, next to the strength of all who could come from next door, but for those
        whom the others march against."""
        coming = 0.0
        if self.owner(place) == self.seat:
            coming = sum(self.against(near) for near in self.atlas.beside[place] if near != target)
        return max(int(MARCH["garrison"]), ceil(MARCH["caution"] * coming))

    @cached_property
    def wage(self) -> int:
        """What the commander and the mercenaries get before there are taxes again."""
        hired = sum(number for name, number in self.units.items() if unit_of(name).kind == MERCENARY)
        taxed = self.view["season"] == SPRING
        return COMMANDERS[self.realm["commander"]].wage * self.paydays + (0 if taxed else WAGE * hired)

    @cached_property
    def purse(self) -> int:
        """What may be spent now, so that all are paid before there are taxes again, or by the end of a fast year."""
        gold = int(self.realm["gold"])
        if not self.fast:
            return gold - self.wage
        due = sum(salary_of(kind_of(name)) * number for name, number in self.units.items())
        due += sum(int(SALARY[self.fields[at]["town"][1]]) for at in self.towns)
        tax = sum(BUILDINGS[self.fields[at]["town"][1]].tax for at in self.towns)
        tax += int(self.realm["goals"]["fields"]) // int(BOX["taxes"]["fields"])
        return min(gold, gold + tax * (-self.round % len(SEASONS)) - due)

    @cached_property
    def paydays(self) -> int:
        """How often commanders are paid before there are taxes again; those come in summer, ahead of the trade."""
        season = SEASONS.index(self.view["season"])
        ahead = () if season < SEASONS.index(SUMMER) else SEASONS[season:]
        return sum(one in ahead for one in BOX["wages"]["commanders"])

    def owner(self, field: str) -> int:
        """Whose settlement stands there."""
        town = self.fields.get(field, {}).get("town")
        return NOBODY if town is None else int(town[0])

    @cached_property
    def towns(self) -> list[str]:
        return [field for field in self.fields if self.owner(field) == self.seat]

    def light(self, field: str) -> int:
        return self.units.get(f"light.{field}.open", 0)

    @cached_property
    def eaten(self) -> int:
        """What people and horses eat in a winter."""
        total = sum(2 if self.fields[field]["town"][1] == CITY else 1 for field in self.towns)
        for name, number in self.units.items():
            unit = unit_of(name)
            total += number * (unit.food + unit.fodder)
        return total

    @cached_property
    def stored(self) -> int:
        """What lies in the stores, fish among it."""
        return sum(self.fields[at]["grain"] + self.fields[at].get("fish", 0) // FISH_PER_FOOD for at in self.towns)

    @cached_property
    def room(self) -> int:
        """What the stores hold; what is harvested beyond that is lost."""
        forts = sum("fort" in self.fields[at] for at in self.towns)
        return sum(BUILDINGS[self.fields[at]["town"][1]].grain for at in self.towns) + forts * BUILDINGS[FORT].grain

    def storable(self, grain: int) -> int:
        """How much of it the stores take."""
        return min(grain, max(self.room, self.stored))

    @cached_property
    def crops(self) -> dict[str, int]:
        """The own grain in the fields."""
        sown = {field: facts["crop"] for field, facts in self.fields.items() if "crop" in facts}
        return {field: amount for field, (owner, amount) in sown.items() if owner == self.seat}

    @cached_property
    def herds(self) -> list[str]:
        """The own herds."""
        grazing = [facts["herds"] for facts in self.fields.values() if "herds" in facts]
        return [kind for owner, kinds in grazing if owner == self.seat for kind in kinds]

    @cached_property
    def grazed(self) -> bool:
        """Do own herds stand where grain could grow?"""
        return any(
            facts["herds"][0] == self.seat and BOX["yield"].get(FIELDS[at].colours[0], 0) >= SEASON["arable"]
            for at, facts in self.fields.items()
            if "herds" in facts
        )

    @cached_property
    def yields(self) -> list[int]:
        """What a grain would bring on each field that could be sown, the best first."""
        free = [at for at, facts in self.fields.items() if facts.get("holder") == self.seat and "herds" not in facts]
        grown = (BOX["yield"].get(FIELDS[at].colours[0], 0) for at in free if at in FIELDS)
        return sorted((one for one in grown if one), reverse=True)

    @cached_property
    def supply(self) -> int:
        """What there will be to eat in the next winter, as far as one can tell in this season."""
        season, standing = self.view["season"], sum(self.crops.values())
        if season == SPRING:
            return self.storable(self.stored + standing + sum(BOX["yield"][FIELDS[at].colours[0]] for at in self.crops))
        if season == SUMMER:
            return self.storable(self.stored + standing)
        if season == WINTER:
            return self.storable(self.stored + sum(self.yields[: self.stored]))
        return self.stored

    @cached_property
    def seeds(self) -> int:
        """What is to be left after the next winter: as much as fills the stores again a year later."""
        last = self.round > ROUNDS - len(SEASONS)
        return 0 if last else min(len(self.yields), ceil(SEASON["seeds"] * self.room))

    @cached_property
    def spare(self) -> int:
        """How much more there is than the next winter and the spring after it take; below nothing, what is missing."""
        return self.supply + sum(HERDS[kind].meat for kind in self.herds) - self.eaten - self.seeds

    @cached_property
    def mouths(self) -> int:
        """How many more could be fed: in the next winter, and year after year out of the stores there are."""
        return int(min(self.spare, self.room - self.eaten - TRADE["frugal"] * self.seeds))

    @cached_property
    def settles(self) -> bool:
        """Is there time and gold for another village?"""
        return self.round <= TRADE["last_start"] and self.realm["gold"] >= BUILDINGS[VILLAGE].gold

    def _before(self, host: int, guest: int) -> float:
        """How much stronger a guest is than the host, at the settlements of the host and next to them."""
        towns = [field for field in self.fields if self.owner(field) == host]
        places = {*towns, *(near for field in towns for near in self.atlas.beside[field])}
        own, foreign = (sum(self.forces.get(at, {}).get(one, 0.0) for at in sorted(places)) for one in (host, guest))
        return foreign / max(own, 1.0)

    def fear(self, other: int) -> float:
        """How much stronger somebody is who stands before the own settlements."""
        return self._before(self.seat, other)

    def scares(self, other: int) -> float:
        """How much stronger the seat is before the settlements of somebody."""
        return self._before(other, self.seat)

    @cached_property
    def sailing(self) -> bool:
        """Has the seat a transport?"""
        return any(unit_of(name).kind == TRANSPORT for name in self.units)

    @cached_property
    def established(self) -> bool:
        """Is there enough land, so that gold is better spent on what stands on it?"""
        return bool(self.realm["goals"]["fields"] >= TRADE["land"])

    @cached_property
    def capital(self) -> str:
        """The village where hands gather to build a city, as long as they are too few; nothing if there is none."""
        figures = BUILDINGS[CITY]
        if self.round > TRADE["last_start"] or self.purse < figures.gold or not self.established:
            return ""
        if any(self.fields[at]["town"][1] == CITY or self.fields[at].get("site") for at in self.towns):
            return ""
        chosen = max(self.towns, key=lambda at: (self.light(at), at), default="")
        return chosen if chosen and self.light(chosen) < self.hands(CITY) else ""

    def hands(self, building: str) -> int:
        """How many it takes to begin a building."""
        faction = self.realm["faction"]
        return least_workers_of(FACTIONS[faction] if faction else NO_FACTION, building)

    def _lacks_a_hand(self, field: str) -> bool:
        """Could a village be built here, if one more came to help?"""
        return "site" not in self.fields[field] and self.light(field) == self.hands(VILLAGE) - 1

    def appeal(self, field: str) -> float:
        """What it would be worth to stand in a field."""
        facts = self.fields.get(field, {})
        owner, foes = self.owner(field), self.against(field)
        if owner == self.seat:
            if foes:
                return MARCH["relieve"]
            return self.taste["land"] * MARCH["gather"] if field == self.capital else 0.0
        if field in NEUTRAL:
            return MARCH["elephants"] if field in self.wilds and not self.own(field) else 0.0
        if owner != NOBODY and owner in self.friends:
            return 0.0
        if owner != NOBODY:
            worth = MARCH["town"] if foes else MARCH["empty_town"]
            return self.taste["war"] * worth * (1 + MARCH["leader"] * self.leads(owner))
        holder = facts.get("holder", NOBODY)
        if holder == self.seat:
            return self.taste["land"] * MARCH["settle"] if self.settles and self._lacks_a_hand(field) else 0.0
        if holder == NOBODY and not foes:
            return self.taste["land"] * MARCH["free"]
        return 0.0 if holder in self.friends else self.taste["war"] * MARCH["foe"]

    @cached_property
    def pull(self) -> dict[str, float]:
        """How much draws a unit to each field: what is there, and what lies behind it."""
        found = {field: self.appeal(field) for field in self.atlas.fields}
        heap = [field for field, worth in found.items() if worth]
        while heap:
            field = heap.pop()
            behind = found[field] * MARCH["fade"]
            for near in self.atlas.beside[field]:
                if near not in NEUTRAL and behind > found[near]:
                    found[near] = behind
                    heap.append(near)
        return found

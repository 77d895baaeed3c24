"""What a player thinks of the own empire: land, people, money, trade, calm, and what chronicles may tell of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType

from civitas.games.sands.box.content import (
    ADVANCES,
    ATLAS,
    BOX,
    BUILDINGS,
    CATEGORIES,
    CITY,
    FIELDS,
    GOODS,
    SIDES,
    Advance,
    Building,
)
from civitas.games.sands.companions.advice.merits import merits
from civitas.games.sands.companions.advice.nearness import nearness
from civitas.games.sands.companions.advice.numbers import EFFECTS, Taste, View, weights_of
from civitas.games.sands.companions.advice.outlook import (
    ALL_CARDS,
    FIELDS_OF,
    chance_to_lay,
    growths,
    prospects,
    rounds_to_go,
)

_NOTHING: Mapping[str, int] = MappingProxyType({})
LENGTH = BOX["dynasty"]["first_fields"][-1] - 1
_MEAN_GENERATION = 2.9
_ROUNDS_AFTER = (1.0, 2 / 3, 1 / 3, 0.0)
"""The chance of another round in the generation, by rounds completed."""


class Realm:
    """An empire through the eyes of its player."""

    def __init__(self, view: View, seat: int, taste: Taste) -> None:
        self.view = view
        self.seat = seat
        self.taste = taste
        self.worths, self.card_worths = weights_of(taste, view["dynasty"])
        self.empire = view["empires"][seat]
        self.advances: list[str] = self.empire["advances"]
        self.to_go = rounds_to_go(view)
        self.growths = growths(view)
        left = self.to_go[-1] if self.to_go else 0
        self.generations = max(0.0, (left - 1) / _MEAN_GENERATION)
        """Generations still to come after this one."""
        self.calm = -self.worths["unrest"] * (
            self.worths["unrest_late"] + (1 - self.worths["unrest_late"]) * left / LENGTH
        )
        """What a step of unrest costs now."""

        self._effects: dict[str, int] = {}
        for id in self.advances:
            advance = ADVANCES[id]
            self._effects[advance.effect] = self._effects.get(advance.effect, 0) + advance.value
        self._regions: dict[tuple[str, int, int, bool], float] = {}

    def effect(self, name: str) -> int:
        """The sum of an effect over the advances reached."""
        return self._effects.get(name, 0)

    # ------------------------------------------------------------------ chronicles and heritage

    def outlook(self, category: str, more: Mapping[str, int] = _NOTHING, heritage: int = 0) -> float:
        """What the chronicles of a category promise, if the empire had so much more of things and heritage."""
        weight = self.worths["chronicle"]
        value, lies, hand, liking = 0.0, self.laid[category], self.hand, self.likings[category]
        for dynasty, rounds in enumerate(self.to_go):
            reached, height = self._standing(category, dynasty, more, heritage)
            value += weight * prospects(category, reached, height, rounds, lies, hand, liking, chance_to_lay(rounds))
            weight, lies, hand = self.worths["later_dynasty"][dynasty], (0, 0), ALL_CARDS
        return value

    def chronicle(self, field: str, card: int) -> float:
        """What a chronicle card adds to the promises of this dynasty when it is laid on a field.

        It cannot be taken back, so it is better to hope for a little less than the time allows.
        """
        category = FIELDS[field].category
        reached, height = self._standing(category, 0, _NOTHING, 0)
        lies, liking, chance = self.laid[category], self.likings[category], chance_to_lay(self.to_go[0])
        rounds = (3 * self.to_go[0] + 3) // 4
        after = (card, lies[1]) if field == FIELDS_OF[category][0] else (lies[0], card)
        left = tuple(other for other in self.hand if other != card)
        promised = prospects(category, reached, height, rounds, after, left, liking, chance)
        before = prospects(category, reached, height, rounds, lies, self.hand, liking, chance)
        return float(self.worths["chronicle"] * (promised - before))

    def _standing(
        self, category: str, dynasty: int, more: Mapping[str, int], heritage: int
    ) -> tuple[tuple[int, int], int]:
        """What the fields of a category will count at the end of a dynasty by itself, and the heritage."""
        a, b = FIELDS_OF[category]
        has = self.empire["achieved"]
        reached = has[a] + more.get(a, 0), has[b] + more.get(b, 0)
        if category == "politics":
            born = self.growths[dynasty] * (len(self.empire["regions"]) + more.get("C", 0))
            reached = reached[0], reached[1] + min(born, max(0, self.empire["peasants_left"]))
        return reached, self.empire["heritage"][category] + heritage

    @cached_property
    def laid(self) -> dict[str, tuple[int, int]]:
        """The chronicle cards that lie on the fields of each category."""
        lies = self.empire["chronicles"]
        return {category: (lies.get(a, 0), lies.get(b, 0)) for category, (a, b) in FIELDS_OF.items()}

    @cached_property
    def likings(self) -> dict[str, tuple[float, float]]:
        """How much the fields of each category are liked."""
        taste = self.taste
        return {c: (taste[a] * taste[c], taste[b] * taste[c]) for c, (a, b) in FIELDS_OF.items()}

    @cached_property
    def hand(self) -> tuple[int, ...]:
        return tuple(self.empire["hand"])

    @cached_property
    def outlooks(self) -> dict[str, float]:
        return {category: self.outlook(category) for category in CATEGORIES}

    def gain(self, more: dict[str, int], heritage: str = "") -> float:
        """What the chronicles gain by so much more of things, and by a step of heritage."""
        touched = {FIELDS[field].category for field, amount in more.items() if amount} | ({heritage} - {""})
        value = 0.0
        for category in touched:
            value += self.outlook(category, more, int(category == heritage)) - self.outlooks[category]
        if heritage:
            value += self.open_minds(heritage, 1) - self.open_minds(heritage) + self.worths["heritage"][heritage]
        return value

    @cached_property
    def heritage_gains(self) -> dict[str, float]:
        """What a step of heritage is worth in each category."""
        return {category: self.gain({}, category) for category in CATEGORIES}

    @property
    def best_heritage(self) -> float:
        return max(self.heritage_gains.values())

    def support(self) -> int:
        return int(BOX["support"]["heritage"]) + self.effect("support-bonus")

    def open_minds(self, category: str, more: int = 0, unrest: int | None = None) -> float:
        """Unrest no higher than heritage lets a category advance, if need be with Support."""
        level = self.empire["unrest"] if unrest is None else unrest
        gap = level - self.effect("advance-unrest-relief") - self.empire["heritage"][category] - more
        share = (
            self.worths["open_mind"] if gap <= 0 else self.worths["open_mind_support"] if gap <= self.support() else 0.0
        )
        return float(share * self.taste[category] * min(1.0, self.generations / 3))

    def unrest_worth(self, unrest: int) -> float:
        """What this much unrest is worth: it makes building, attacking and governing dear, and stops advances."""
        most = self.empire["most_unrest"]
        value = -self.calm * min(unrest, most) + self.worths["unrest_high"] * max(0, min(unrest, most) - most + 2)
        if unrest > most and self.empire["victory_points"]:
            value -= unrest - most
        return float(value + sum(self.open_minds(category, 0, unrest) for category in CATEGORIES))

    @cached_property
    def one_step(self) -> float:
        """What the next step of unrest costs."""
        unrest = self.empire["unrest"]
        return self.unrest_worth(unrest) - self.unrest_worth(unrest + 1)

    # ------------------------------------------------------------------ land

    def room(self, region: str) -> int:
        land = self.view["regions"][region]
        built = sum(BUILDINGS[id].value for id in land["buildings"] if BUILDINGS[id].effect == "capacity-bonus")
        return int(land["capacity"]) + built + self.effect("capacity-bonus-all")

    def region_worth(self, region: str, peasants: int, soldiers: int, held: bool) -> float:
        """A region with so many own citizens, held or not."""
        key = region, peasants, soldiers, held
        if key not in self._regions:
            self._regions[key] = self._region_worth(*key)
        return self._regions[key]

    def _region_worth(self, region: str, peasants: int, soldiers: int, held: bool) -> float:
        land, seat, generations = self.view["regions"][region], self.seat, self.generations
        own = peasants + soldiers
        rivals = [p + s for i, (p, s) in enumerate(zip(land["peasants"], land["soldiers"], strict=True)) if i != seat]
        soldierly = self.worths["soldier"] * self.taste.get("soldier", 1.0) * min(generations, 3) * min(soldiers, 3)
        if held:
            value = self.worths["region"] * generations + self.worths["peasant"] * generations * min(
                peasants, land["capacity"]
            )
            excess = own + sum(rivals) - self.room(region)
            if excess > 0:
                value += self.worths["crowded"] + self.worths["crowd"] * excess
                value += self.worths["starving"] * max(0, own + sum(rivals) - 2 * land["capacity"])
            if not own:
                value += self.worths["empty"]
            return float(value + soldierly)
        if not own:
            return 0.0
        holder = land["control"]
        guard = rivals[holder - (holder > seat)] if holder >= 0 and holder != seat else 0
        value = self.worths["peasant"] * generations * min(peasants, land["capacity"]) / 3 + soldierly
        prize = self.worths["region"] * generations + self.another_region
        if guard:
            force, theirs = 2 * soldiers + peasants, land["peasants"][holder] + 2 * land["soldiers"][holder]
            value += self.worths["siege"] * prize * min(1.0, force / (theirs + 3))
        elif own > max(rivals):
            value += self.worths["colony_near"] * prize * (1.0 if own - max(rivals) > 1 else 0.9)
        elif own == max(rivals):
            value += self.worths["colony_near"] * prize / 3
        if own > land["capacity"]:
            value += self.worths["crowd"] * (own - land["capacity"])
        return float(value)

    @cached_property
    def another_region(self) -> float:
        """What the chronicles say to one region more."""
        full = len(self.empire["regions"]) >= BOX["regions"]["most"]
        return 0.0 if full else max(0.0, self.gain({"C": 1}))

    def region_now(self, region: str) -> float:
        land = self.view["regions"][region]
        seat = self.seat
        return self.region_worth(region, land["peasants"][seat], land["soldiers"][seat], land["control"] == seat)

    # ------------------------------------------------------------------ money and trade

    @cached_property
    def keep(self) -> float:
        """How likely money can still be spent in this generation, after this turn."""
        return _ROUNDS_AFTER[min(self.view["generation_round"], 3)]

    @property
    def coin(self) -> float:
        """What a resource is worth that is kept."""
        return float(self.worths["resource"] * self.keep)

    def treasure(self, crops: int, gold: int) -> float:
        enough, turn = self.worths["enough"], self.view["turn"]
        keep = max(self.keep, 0.8) if turn["seat"] == self.seat and turn["cards"] else self.keep
        useful, spare = 0, 0
        for amount in (crops, gold):
            useful += min(amount, enough)
            spare += max(0, amount - enough)
        return float(keep * (self.worths["resource"] * useful + self.worths["spare_resource"] * spare))

    def trade(self, caravans: tuple[str, ...] | None = None, city: str = "") -> float:
        """Caravans, and the places worth a caravan that lie near."""
        own = self.caravans if caravans is None else caravans
        starts = tuple(sorted({*self.starts, city} - {""}))
        near = nearness(self.view["seats"], own, starts, self.foreign_places)
        value = self.worths["caravan"] * len(own) + self.worths["prospect"] * near * min(1.0, self.generations / 2)
        value += self.worths["good"] * sum(border in GOODS for border in own)
        return float(self.taste.get("caravan", 1.0) * value)

    @cached_property
    def caravans(self) -> tuple[str, ...]:
        return tuple(self.empire["caravans"])

    @cached_property
    def touched(self) -> set[str]:
        """The regions that own caravans touch."""
        return {side for border in self.caravans for side in SIDES[border]}

    @cached_property
    def starts(self) -> tuple[str, ...]:
        """Where own caravans start."""
        regions = self.view["regions"]
        capital = self.empire["capital"]
        return tuple(r for r in self.empire["regions"] if r == capital or CITY in regions[r]["buildings"])

    @cached_property
    def foreign_places(self) -> tuple[str, ...]:
        """Capitals and Cities of others."""
        regions, found = self.view["regions"], []
        for seat, empire in enumerate(self.view["empires"]):
            if seat != self.seat:
                capital = empire["capital"]
                found += [r for r in empire["regions"] if r == capital or CITY in regions[r]["buildings"]]
        return tuple(found)

    def caravan_gain(self, border: str) -> float:
        """A caravan on a border, whatever it costs."""
        value = self.trade((*self.caravans, border)) - self.trade(self.caravans)
        if border in GOODS:
            value += self.gain({"F": 1})
        if border in GOODS or any(r in self.foreign_places and r not in self.touched for r in SIDES[border]):
            value += self.best_heritage
        return value

    @cached_property
    def best_caravan(self) -> float:
        """The best that the next caravan could bring."""
        atlas, laid = ATLAS[self.view["seats"]], set(self.caravans)
        reached = list(self.starts)
        for region in reached:
            for border in atlas.borders_of[region]:
                if border in laid:
                    reached += [side for side in SIDES[border] if side in atlas.neighbours and side not in reached]
        near = {border for region in reached for border in atlas.borders_of[region]} - laid
        return max((self.caravan_gain(border) for border in near), default=0.0)

    # ------------------------------------------------------------------ advances and buildings

    def advance_worth(self, id: str) -> float:
        """An advance for what it does, beside its symbols."""
        advance = ADVANCES[id]
        value = self.worths["level"] * advance.level + self._use(advance)
        if advance.unlocks and advance.unlocks not in self._open_for_good(id):
            value += EFFECTS[f"unlocks-{advance.unlocks}"] * self.generations
        if advance.effect == "wonder-vp":
            value += self.wonders * len(self.to_go)
        return float(value * self.taste[id] * self.taste[advance.category])

    def _open_for_good(self, apart_from: str) -> set[str]:
        return {ADVANCES[id].unlocks for id in self.advances if id != apart_from}

    @cached_property
    def wonders(self) -> int:
        regions = self.view["regions"]
        return sum(1 for region in self.empire["regions"] if "wonder" in regions[region]["buildings"])

    def building_worth(self, id: str) -> float:
        """A building for what it does, beside its symbols."""
        building = BUILDINGS[id]
        value = self.worths["building"] + self._use(building)
        if building.effect == "vp-per-dynasty-end":
            value += self.worths["wonder"] * len(self.to_go)
        return float(value * self.taste[id])

    def _use(self, thing: Advance | Building) -> float:
        return float(self.worths["use"] * EFFECTS.get(thing.effect, 0.0) * self.generations)

    # ------------------------------------------------------------------ all together

    def worth(self) -> float:
        """How good the position is."""
        return sum(self.parts().values())

    def parts(self) -> dict[str, float]:
        """What makes the position good, part by part."""
        empire, view = self.empire, self.view
        points = float(empire["victory_points"])
        if view["ended"]:
            return {"points": points}
        realm = buildings = 0.0
        for region, land in view["regions"].items():
            if land["control"] == self.seat:
                realm += self.region_now(region)
                buildings += sum(self.building_worth(id) for id in land["buildings"])
            elif land["peasants"][self.seat] or land["soldiers"][self.seat]:
                realm += self.region_now(region)
        return {
            "points": points,
            "chronicles": sum(self.outlooks.values())
            + sum(self.worths["heritage"][category] * self.empire["heritage"][category] for category in CATEGORIES),
            "land": realm,
            "buildings": buildings,
            "treasury": self.treasure(empire["crops"], empire["gold"]),
            "calm": self.unrest_worth(empire["unrest"] + self.bonus_due()),
            "advances": sum(self.advance_worth(id) for id in self.advances),
            "trade": self.trade(),
            "emphasis": self.emphasis(),
            "prizes": self.merits(),
        }

    def bonus_due(self) -> int:
        """The step of unrest that a bonus action costs at the end of the turn."""
        turn = self.view["turn"]
        return int(turn["seat"] == self.seat and bool(turn["bonus"]) and turn["bonus"] not in self.empire["bonus_used"])

    def emphasis(self) -> float:
        """An emphasis that may still be completed in this generation, and the category that it has opened."""
        chosen, markers = self.empire["emphasis"], self.empire["emphasis_markers"]
        if not chosen:
            return 0.0
        value = self.opened(chosen) if chosen in self.empire["unlocked"] and not self._is_open_for_good(chosen) else 0.0
        if markers < BOX["emphasis"]["slots"]:
            chosen_now = self.card_worths["emphasis"][min(self.view["generation_round"], 3)]
            chance = max(chosen_now, self.worths["marker"] * markers * self.keep)
            value += chance * self.heritage_gains[chosen]
        return float(value)

    def opened(self, category: str) -> float:
        """What an unlocked category is good for in the rest of the generation."""
        return float(self.card_worths[f"open_{category}"] * self.keep * self.taste[category])

    def _is_open_for_good(self, category: str) -> bool:
        return any(ADVANCES[id].unlocks == category for id in self.advances)

    def merits(self) -> float:
        """The three prizes at the end of the game."""
        return merits(self.view, self.seat, self.worths)

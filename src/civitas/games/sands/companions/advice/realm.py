"""What a player thinks of the own empire: land, people, money, trade, and what advances and buildings are good for."""

from __future__ import annotations

from civitas.games.advice import Kept
from civitas.games.sands.box.content import (
    ADVANCES,
    ATLAS,
    BOX,
    BUILDINGS,
    CATEGORIES,
    CITY,
    GOODS,
    SIDES,
    Advance,
    Building,
)
from civitas.games.sands.companions.advice import land
from civitas.games.sands.companions.advice.heritage import Heritage
from civitas.games.sands.companions.advice.land import Site
from civitas.games.sands.companions.advice.merits import merits
from civitas.games.sands.companions.advice.nearness import nearness
from civitas.games.sands.companions.advice.numbers import EFFECTS, Taste, View

_ROUNDS_AFTER = (1.0, 2 / 3, 1 / 3, 0.0)
"""The chance of another round in the generation, by rounds completed."""


class Realm(Heritage):
    """An empire through the eyes of its player."""

    def __init__(self, view: View, seat: int, taste: Taste) -> None:
        super().__init__(view, seat, taste)
        self._regions: dict[tuple[str, int, int, bool], float] = {}
        self._changes: dict[tuple[str, str, int], float] = {}
        self._sites: dict[str, Site] = {}
        self._land_worths = land.land_worths(self.worths, taste, self.generations)

    # ------------------------------------------------------------------ land

    def room(self, region: str) -> int:
        return self._site(region).room

    def region_worth(self, region: str, peasants: int, soldiers: int, held: bool) -> float:
        """A region with so many own citizens, held or not."""
        key = region, peasants, soldiers, held
        found = self._regions.get(key)
        if found is None:
            site = self._site(region)
            if held:
                found = land.held(site, self._land_worths, peasants, soldiers)
            else:
                found = land.visited(site, self._land_worths, self.another_region, peasants, soldiers)
            self._regions[key] = found
        return found

    def _site(self, region: str) -> Site:
        found = self._sites.get(region)
        if found is None:
            here = self.view["regions"][region]
            found = self._sites[region] = land.site(
                self.seat,
                here["capacity"],
                tuple(here["buildings"]),
                tuple(here["peasants"]),
                tuple(here["soldiers"]),
                here["control"],
                self.effect("capacity-bonus-all"),
            )
        return found

    @Kept
    def another_region(self) -> float:
        """What the chronicles say to one region more."""
        full = len(self.empire["regions"]) >= BOX["regions"]["most"]
        return 0.0 if full else max(0.0, self.gain({"C": 1}))

    def region_now(self, region: str) -> float:
        here, seat = self.view["regions"][region], self.seat
        return self.region_worth(region, here["peasants"][seat], here["soldiers"][seat], here["control"] == seat)

    def change(self, kind: str, region: str, citizens: int) -> float:
        """What so many peasants or soldiers more, or fewer, change in a region."""
        key = kind, region, citizens
        found = self._changes.get(key)
        if found is None:
            here, seat = self.view["regions"][region], self.seat
            peasants, soldiers, held = here["peasants"][seat], here["soldiers"][seat], here["control"] == seat
            more = (peasants + citizens, soldiers) if kind == "peasant" else (peasants, soldiers + citizens)
            after = self.region_worth(region, *more, held)
            found = self._changes[key] = after - self.region_worth(region, peasants, soldiers, held)
        return found

    # ------------------------------------------------------------------ money and trade

    @Kept
    def keep(self) -> float:
        """How likely money can still be spent in this generation, after this turn."""
        return _ROUNDS_AFTER[min(self.view["generation_round"], 3)]

    @Kept
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

    @Kept
    def caravans(self) -> tuple[str, ...]:
        return tuple(self.empire["caravans"])

    @Kept
    def touched(self) -> set[str]:
        """The regions that own caravans touch."""
        return {side for border in self.caravans for side in SIDES[border]}

    @Kept
    def starts(self) -> tuple[str, ...]:
        """Where own caravans start."""
        regions = self.view["regions"]
        capital = self.empire["capital"]
        return tuple(r for r in self.empire["regions"] if r == capital or CITY in regions[r]["buildings"])

    @Kept
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

    @Kept
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

    @Kept
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
        for region, here in view["regions"].items():
            if here["control"] == self.seat:
                realm += self.region_now(region)
                buildings += sum(self.building_worth(id) for id in here["buildings"])
            elif here["peasants"][self.seat] or here["soldiers"][self.seat]:
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

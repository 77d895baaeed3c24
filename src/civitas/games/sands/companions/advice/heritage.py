"""What chronicles may tell of an empire, and what a player thinks of its heritage and its unrest."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from civitas.games.advice import Kept, once
from civitas.games.sands.box.content import ADVANCES, BOX, CATEGORIES, FIELDS
from civitas.games.sands.companions.advice.numbers import Taste, View, weights_of
from civitas.games.sands.companions.advice.outlook import (
    FIELDS_OF,
    chance_to_lay,
    growths,
    promised,
    prospects,
    rounds_to_go,
)

_NOTHING: Mapping[str, int] = MappingProxyType({})
LENGTH = BOX["dynasty"]["first_fields"][-1] - 1
_MEAN_GENERATION = 2.9


class Heritage:
    """An empire through the eyes of its player, as far as chronicles, heritage and unrest go."""

    def __init__(self, view: View, seat: int, taste: Taste) -> None:
        self.view = view
        self.seat = seat
        self.taste = taste
        self.worths, self.card_worths = weights_of(taste, view["dynasty"])
        self.empire = view["empires"][seat]
        self.advances: list[str] = self.empire["advances"]
        self._weights = float(self.worths["chronicle"]), *self.worths["later_dynasty"]
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
        self.known: dict[tuple[Any, ...], Any] = {}
        """What was thought about it so far, see `once`."""

    def effect(self, name: str) -> int:
        """The sum of an effect over the advances reached."""
        return self._effects.get(name, 0)

    # ------------------------------------------------------------------ chronicles and heritage

    def outlook(self, category: str, more: Mapping[str, int] = _NOTHING, heritage: int = 0) -> float:
        """What the chronicles of a category promise, if the empire had so much more of things and heritage."""
        (a, b), has, empire = FIELDS_OF[category], self.empire["achieved"], self.empire
        reached = has[a] + more.get(a, 0), has[b] + more.get(b, 0)
        regions = pieces = 0
        if category == "politics":
            regions, pieces = len(empire["regions"]) + more.get("C", 0), max(0, empire["peasants_left"])
        return promised(
            category,
            reached,
            empire["heritage"][category] + heritage,
            (regions, pieces, self.growths),
            self.to_go,
            self.laid[category],
            self.hand,
            self.likings[category],
            self._weights,
        )

    @once
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

    @Kept
    def laid(self) -> dict[str, tuple[int, int]]:
        """The chronicle cards that lie on the fields of each category."""
        lies = self.empire["chronicles"]
        return {category: (lies.get(a, 0), lies.get(b, 0)) for category, (a, b) in FIELDS_OF.items()}

    @Kept
    def likings(self) -> dict[str, tuple[float, float]]:
        """How much the fields of each category are liked."""
        taste = self.taste
        return {c: (taste[a] * taste[c], taste[b] * taste[c]) for c, (a, b) in FIELDS_OF.items()}

    @Kept
    def hand(self) -> tuple[int, ...]:
        return tuple(self.empire["hand"])

    @Kept
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

    @Kept
    def heritage_gains(self) -> dict[str, float]:
        """What a step of heritage is worth in each category."""
        return {category: self.gain({}, category) for category in CATEGORIES}

    @Kept
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

    @Kept
    def one_step(self) -> float:
        """What the next step of unrest costs."""
        unrest = self.empire["unrest"]
        return self.unrest_worth(unrest) - self.unrest_worth(unrest + 1)

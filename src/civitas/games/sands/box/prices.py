"""What actions cost, from plain facts: the rules ask with those of the table, advice with those of a view."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from civitas.games.sands.box.content import ADVANCE_VALUES, ADVANCES, ADVANCES_WITH, BOX, BUILDINGS, BUILDINGS_WITH
from civitas.kernel import Term, total

NEAR = "build-discount-region-and-neighbours"

IsOpen = Callable[[str], bool]
"""Is the box of a category open to the player?"""
Works = Callable[[str, str], Collection[str]]
"""The buildings of a region that have an effect and serve whoever controls it."""


def sum_of(advances: Collection[str], effect: str) -> int:
    """§5.7.4 The sum of an effect over the advances reached."""
    value = 0
    for id, amount in ADVANCE_VALUES[effect]:
        if id in advances:
            value += amount
    return value


def terms_of(advances: Collection[str], effect: str, sign: int = 1) -> list[Term]:
    """The same, item by item."""
    return [Term(id, sign * ADVANCES[id].value) for id in ADVANCES_WITH[effect] if id in advances]


def working(built: Collection[str], effect: str, is_open: IsOpen) -> list[str]:
    """§5.5.6 §6.0.4 The buildings of an effect that serve the controller of the region, if their box is open."""
    return [
        id
        for id in BUILDINGS_WITH[effect]
        if id in built and (not BUILDINGS[id].locked_by or is_open(BUILDINGS[id].locked_by))
    ]


# ---------------------------------------------------------------------- conquest


def attack_price(unrest: int, advances: Collection[str]) -> int:
    """§5.3.A1 §9.0.1 As many crops as the attacker's unrest, less what an advance saves."""
    return max(0, unrest - sum_of(advances, "attack-discount"))


def annex_terms(regions: int, soldiers: int, advances: Collection[str]) -> list[Term]:
    """§5.3.B2 As many crops as regions controlled so far, less what advances save."""
    per_soldier = terms_of(advances, "annex-discount-per-soldier", -1)
    savings = [Term(term.source, term.amount * soldiers) for term in per_soldier]
    return [Term("regions", regions), *savings, *terms_of(advances, "annex-discount", -1)]


def annex_price(regions: int, soldiers: int, advances: Collection[str]) -> int:
    """§5.0.2 §5.3.B2 Never less than nothing."""
    return max(0, total(annex_terms(regions, soldiers, advances)))


# ---------------------------------------------------------------------- build


def lender(id: str, near: Iterable[str], works: Works, ready: Callable[[str], bool]) -> str:
    """§6.0.3 Where the building stands that makes it cheaper to build: each does so once a turn."""
    return next((region for region in near if ready(region) and id in works(region, NEAR)), "")


def discount_terms(
    near: Collection[str], works: Works, ready: Callable[[str], bool], advances: Collection[str]
) -> list[Term]:
    """§5.5.2 §5.5.5 What buildings and advances save when anything is built in the first of these regions, whose
    neighbours the others are."""
    region, *_ = near
    terms = [Term(id, -BUILDINGS[id].value) for id in works(region, "build-discount-region")]
    terms += [Term(id, -BUILDINGS[id].value) for id in BUILDINGS_WITH[NEAR] if lender(id, near, works, ready)]
    return terms + terms_of(advances, "build-discount", -1)


def level_of(building: str, capacity: int) -> int:
    """§5.5.2 A City's level is the capacity of its region."""
    return BUILDINGS[building].level or capacity


def build_price(unrest: int, level: int, discount: int) -> int:
    """§5.0.2 §5.5.2 Unrest and level, less discounts; never less than nothing."""
    return max(0, unrest + level + discount)


# ---------------------------------------------------------------------- govern and caravans


def free_steps(is_open: IsOpen) -> int:
    """§5.6.2 §6.0.3 The first step is free with culture unlocked, once, however it was unlocked."""
    return 1 if is_open("culture") else 0


def govern_price(steps: int, regions: int, is_open: IsOpen) -> int:
    """§5.6.1 For each step as many crops as regions controlled."""
    return max(0, steps - free_steps(is_open)) * regions


def caravan_price(advances: Collection[str]) -> int:
    """§5.8.2 Two crops or two gold, less what an advance saves."""
    return max(0, int(BOX["costs"]["caravan"]) - sum_of(advances, "caravan-discount"))

"""What players of the game count on the board, by the features of the advice."""

from __future__ import annotations

from collections import Counter
from typing import Any

from civitas.games.clash.box.content import GOODS, UNITS

_HANDS = ("action_cards", "objective_cards", "wonder_cards")
NAMES: tuple[str, ...] = (
    "column-points",
    "sheet-cities",
    "column-buildings",
    "figure-happy",
    "figure-known",
    "column-advances",
    *(f"column-{good}" for good in GOODS),
    *(f"unit-{unit}" for unit in UNITS),
    *(f"column-{hand}" for hand in _HANDS),
)
UNWANTED: frozenset[str] = frozenset()
TELLING: frozenset[str] = frozenset({"advance", "building", "wonder", "card"})


def count(view: dict[str, Any], seat: int) -> dict[str, dict[str, float]]:
    """Points, cities, goods, units and cards."""
    own = view["players"][seat]
    cities = [view["cities"][hex] for hex in own["cities"]]
    stacks = [spot["units"].get(str(seat), []) for spot in view["hexes"].values()]
    units = Counter(unit.partition(":")[0] for stack in stacks for unit in stack)
    return {
        "points": {"column-points": own["total"]},
        "cities": {
            "sheet-cities": len(cities),
            "column-buildings": sum(len(city["buildings"]) for city in cities),
            "figure-happy": sum(city["mood"] == "happy" for city in cities),
        },
        "goods": {f"column-{good}": own["goods"][good] for good in GOODS},
        "advances": {"column-advances": len(own["advances"])},
        "units": {"figure-known": sum(bool(spot["terrain"]) for spot in view["hexes"].values())}
        | {f"unit-{unit}": units[unit] for unit in UNITS},
        "cards": {f"column-{hand}": len(own[hand]) for hand in _HANDS},
    }

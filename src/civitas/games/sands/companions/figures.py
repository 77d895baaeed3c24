"""What players of the game count on the board, by the features of the advice."""

from __future__ import annotations

from typing import Any

from civitas.games.sands.box.content import CATEGORIES

_HERITAGE = {category: f"column-heritage_{category}" for category in CATEGORIES}
_FIELDS = {
    "A": "column-buildings",
    "B": "column-fountains",
    "C": "column-regions",
    "E": "column-lyres",
    "F": "column-goods",
}
NAMES: tuple[str, ...] = (
    "column-points",
    *_HERITAGE.values(),
    *_FIELDS.values(),
    "kind-peasant",
    "kind-soldier",
    "resource-crops",
    "resource-gold",
    "column-unrest",
    "sheet-rows",
    "column-caravans",
    "track-emphasis",
)
UNWANTED: frozenset[str] = frozenset({"column-unrest"})
TELLING: frozenset[str] = frozenset({"advance", "building", "field"})


def count(view: dict[str, Any], seat: int) -> dict[str, dict[str, float]]:
    """Points, people, goods and steps on the tracks."""
    empire, lands = view["empires"][seat], view["regions"].values()
    achieved = {name: empire["achieved"][field] for field, name in _FIELDS.items()}
    return {
        "points": {"column-points": empire["victory_points"]},
        "chronicles": {name: empire["heritage"][category] for category, name in _HERITAGE.items()},
        "land": {
            _FIELDS["C"]: achieved[_FIELDS["C"]],
            "kind-peasant": sum(land["peasants"][seat] for land in lands),
            "kind-soldier": sum(land["soldiers"][seat] for land in lands),
        },
        "buildings": {_FIELDS[field]: achieved[_FIELDS[field]] for field in ("A", "B")},
        "treasury": {"resource-crops": empire["crops"], "resource-gold": empire["gold"]},
        "calm": {"column-unrest": empire["unrest"]},
        "advances": {"sheet-rows": len(empire["advances"]), _FIELDS["E"]: achieved[_FIELDS["E"]]},
        "trade": {"column-caravans": len(empire["caravans"]), _FIELDS["F"]: achieved[_FIELDS["F"]]},
        "emphasis": {"track-emphasis": empire["emphasis_markers"]},
    }

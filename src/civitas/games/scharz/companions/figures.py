"""What players of the game count on the board, by the features of the advice."""

from __future__ import annotations

from typing import Any

NAMES: tuple[str, ...] = (
    "column-points",
    "column-fields",
    "column-settlements",
    "column-cities",
    "column-agrarian",
    "column-prestige",
    "column-gold",
    "column-units",
)
UNWANTED: frozenset[str] = frozenset()
TELLING: frozenset[str] = frozenset()


def count(view: dict[str, Any], seat: int) -> dict[str, dict[str, float]]:
    """Points, land, settlements, stores, prestige, gold and units."""
    realm = view["realms"][seat]
    goals = realm["goals"]
    return {
        "points": {"column-points": realm["points"]},
        "land": {"column-fields": goals["fields"]},
        "towns": {"column-settlements": goals["settlements"], "column-cities": goals["cities"]},
        "stores": {"column-agrarian": goals["agrarian"]},
        "prestige": {"column-prestige": realm["prestige"]},
        "gold": {"column-gold": realm["gold"]},
        "forces": {"column-units": sum(realm["units"].values())},
    }

"""What the box holds, for a client that draws it: all that is printed and never changes during a game."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from civitas.games.scharz.box.content import (
    ATLAS,
    BOX,
    BUILDINGS,
    FACTIONS,
    FIELDS,
    GOODS,
    HERDS,
    SEAS,
    SEASONS,
    STANDARD,
    UNITS,
)


def board() -> dict[str, Any]:
    """The places of all maps, what is in play for how many, units, buildings, herds, goods and factions."""
    return {
        "fields": [{"id": id, **_plain(field)} for id, field in FIELDS.items()],
        "seas": [{"id": id, **_plain(sea)} for id, sea in SEAS.items()],
        "parts": [
            {"map": name, "players": tier, "places": [*atlas.fields, *atlas.seas]}
            for name, tiers in ATLAS.items()
            for tier, atlas in tiers.items()
        ],
        "units": [{"id": id, **_plain(unit)} for id, unit in UNITS.items() if unit.level == STANDARD],
        "buildings": [{"id": id, **_plain(building)} for id, building in BUILDINGS.items()],
        "herds": [{"id": id, **_plain(herd)} for id, herd in HERDS.items()],
        "goods": [{"id": id, **_plain(good)} for id, good in GOODS.items()],
        "factions": [{"id": id, **_plain(faction)} for id, faction in FACTIONS.items()],
        "seasons": list(SEASONS),
        "box": {name: {key: value for key, value in part.items() if key != "origin"} for name, part in BOX.items()},
    }


def _plain(record: Any) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(record).items()}

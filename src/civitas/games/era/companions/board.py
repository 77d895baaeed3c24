"""What the box holds, for a client that draws it: all that is printed and never changes during a game."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from civitas.games.era.actions.choosing import ACTIONS
from civitas.games.era.box.automas import CARDS as ACTION_CARDS
from civitas.games.era.box.automas import LEVELS, RANKS, TRAITS, VALUE
from civitas.games.era.box.content import (
    ATLAS,
    BOX,
    CARDS,
    EPOCHS,
    FIELDS,
    LUXURY,
    MILITARY,
    PROVINCES,
    TRIBES,
    VILLAGES,
    VOYAGES,
)


def board() -> dict[str, Any]:
    """The map, the wheel, the epochs, the tribes and the tracks."""
    return {
        "provinces": [{"id": id, **_plain(province)} for id, province in PROVINCES.items()],
        "voyages": [{"between": list(way), "cost": cost} for way, cost in VOYAGES.items() if way[0] < way[1]],
        "parts": [{"id": id, "provinces": list(atlas.provinces)} for id, atlas in ATLAS.items()],
        "tribes": [{"id": id, **_plain(tribe)} for id, tribe in TRIBES.items()],
        "villages": [{"id": id, **_plain(village)} for id, village in VILLAGES.items()],
        "fields": [{"id": id, **_plain(field)} for id, field in FIELDS.items()],
        "epochs": [{"id": id, **_plain(epoch)} for id, epoch in EPOCHS.items()],
        "cards": list(CARDS),
        "luxury": list(LUXURY),
        "military": list(MILITARY),
        "actions": list(ACTIONS),
        "automa": {
            "levels": [{"id": id, **_plain(level)} for id, level in LEVELS.items()],
            "tribes": [{"id": id, **_plain(trait)} for id, trait in TRAITS.items()],
            "ranks": [{"id": id, **_plain(rank)} for id, rank in RANKS.items()],
            "cards": list(ACTION_CARDS),
            "value": {key: value for key, value in VALUE.items() if key != "origin"},
        },
        "box": {name: {key: value for key, value in part.items() if key != "origin"} for name, part in BOX.items()},
    }


def _plain(record: Any) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(record).items()}

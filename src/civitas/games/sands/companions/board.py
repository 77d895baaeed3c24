"""What the box holds, for a client that draws it: all that is printed and never changes during a game.

Names and explanations are not in here: a thing of kind and id is called what the message `<kind>-<id>` says.
"""

from __future__ import annotations

from typing import Any

from civitas.games.sands.actions.bonus import BONUS_ACTIONS
from civitas.games.sands.box.content import (
    ACTIONS,
    ADVANCES,
    BOX,
    BUILDINGS,
    CATEGORIES,
    CHRONICLES,
    DOTTED,
    EMPHASES,
    FEWEST,
    FIELDS,
    GOODS,
    KINDS,
    LAST_LEVEL,
    LOCKED_BOX,
    REGIONS,
    RESOURCES,
    ROWS,
    SIDES,
    SYMBOLS,
    TERRAIN,
)

_LISTS = ("tile",)
"""Parts of the box that are dealt, so that the view and not the box says where they lie."""


def board() -> dict[str, Any]:
    """The boards, the cards and the tracks."""
    return {
        "resources": list(RESOURCES),
        "categories": list(CATEGORIES),
        "kinds": list(KINDS),
        "regions": [{"id": id, "terrain": TERRAIN[id], "min_players": FEWEST[id]} for id in REGIONS],
        "borders": [
            {"id": id, "between": list(sides), "good": GOODS.get(id), "dotted": id in DOTTED}
            for id, sides in SIDES.items()
        ],
        "goods": sorted(set(GOODS.values())),
        "actions": [{"id": id, "symbols": list(SYMBOLS[id]), "locked_box": LOCKED_BOX.get(id, "")} for id in ACTIONS],
        "emphases": [{"id": id, "category": category} for id, category in EMPHASES.items()],
        "bonuses": list(BONUS_ACTIONS),
        "fields": [{"id": id, **field._asdict()} for id, field in FIELDS.items()],
        "chronicles": [{"number": number, **card._asdict()} for number, card in CHRONICLES.items()],
        "buildings": [{"id": id, **building._asdict()} for id, building in BUILDINGS.items()],
        "advances": [{"id": id, **advance._asdict()} for id, advance in ADVANCES.items()],
        "rows": [{"id": row, "category": ADVANCES[first].category, "first": first} for row, first in ROWS.items()],
        "last_level": LAST_LEVEL,
        "box": {name: _plain(part) for name, part in BOX.items() if name not in _LISTS},
    }


def _plain(part: dict[str, Any]) -> dict[str, Any]:
    """Where a figure comes from is for whoever edits the file."""
    return {name: value for name, value in part.items() if name != "origin"}

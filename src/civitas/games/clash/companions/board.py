"""What the box holds, for a client that draws it: all that is printed and never changes during a game.

Names and explanations are not in here: a thing of kind and id is called what the message `<kind>-<id>` says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.games.clash.box.content import (
    ABILITIES,
    ABILITIES_OF,
    ACTION_CARDS,
    ADVANCES,
    ATLAS,
    BOX,
    BUILDINGS,
    CATEGORIES,
    CIVIL,
    CIVS,
    EVENTS,
    FACES,
    GOODS,
    GOVERNMENTS,
    IN_CATEGORY,
    LEADERS,
    LEARNED,
    MOODS,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    RESOURCES,
    TACTICS,
    TERRAINS,
    TILES,
    TOKENS,
    UNITS,
    UNLOCKED_BY,
    WONDERS,
)
from civitas.games.things import FOR_EDITORS, plain


def board() -> dict[str, Any]:
    """The boards, the cards, the pieces and the figures of the rulebook."""
    return {
        "goods": list(GOODS),
        "resources": list(RESOURCES),
        "tokens": list(TOKENS),
        "terrains": list(TERRAINS),
        "moods": list(MOODS),
        "maps": {str(players): _map(players) for players in ATLAS},
        "tiles": {id: list(tile.terrain) for id, tile in TILES.items()},
        "units": [{"id": id, **unit._asdict()} for id, unit in UNITS.items()],
        "faces": [face._asdict() for face in FACES],
        "buildings": [
            {"id": id, **plain(kind), "unlocked_by": UNLOCKED_BY.get(id, "")} for id, kind in BUILDINGS.items()
        ],
        "wonders": [{"id": id, **plain(wonder)} for id, wonder in WONDERS.items()],
        "categories": [
            {"id": id, "government": id in GOVERNMENTS, "advances": list(IN_CATEGORY[id])} for id in CATEGORIES
        ],
        "advances": [{"id": id, **_without(ADVANCES[id]._asdict(), "effects")} for id in LEARNED],
        "civs": [
            {"id": civ, "advances": [{"id": id, "with": other} for other, id in brought.items()]}
            for civ, brought in CIVS.items()
        ],
        "leaders": [
            {
                "id": leader,
                "civ": civ,
                "abilities": [{"id": id, "printed": ABILITIES[id].printed} for id in ABILITIES_OF[leader]],
            }
            for leader, civ in LEADERS.items()
        ],
        "action_cards": [{"id": id, **plain(card)} for id, card in ACTION_CARDS.items()],
        "civil": [{"id": id, **plain(half)} for id, half in CIVIL.items()],
        "tactics": [{"id": id, **plain(half)} for id, half in TACTICS.items()],
        "objective_cards": [{"id": id, **plain(card)} for id, card in OBJECTIVE_CARDS.items()],
        "objectives": [{"id": id, "when": objective.when} for id, objective in OBJECTIVES.items()],
        "events": [{"id": id, "name": card.name, "symbol": card.symbol} for id, card in EVENTS.items()],
        "box": {name: _without(part, *FOR_EDITORS) for name, part in BOX.items()},
    }


def _map(players: int) -> list[dict[str, Any]]:
    """§3.1 The places for tiles on the board of so many players."""
    return [{"id": id, "hexes": list(slot.hexes), "home": slot.home} for id, slot in ATLAS[players].slots.items()]


def _without(part: Mapping[str, Any], *left_out: str) -> dict[str, Any]:
    return {name: value for name, value in part.items() if name not in left_out}

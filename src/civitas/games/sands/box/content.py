"""The contents of the box, read from the data files once."""

from __future__ import annotations

from typing import Any, NamedTuple

from civitas.games import data

HOME = "civitas.games.sands"

CATEGORIES = ("civic", "politics", "culture")
RESOURCES = ("crops", "gold")
KINDS = ("peasant", "soldier")
CITY = "city"
PIECES = ("caravan", "control", "capital", "chronicle", "start_player")
TRACKS = ("unrest", "dynasty", "emphasis")
DICE = ("generation", "battle")
SCENES = ("battle", "dynasty")
"""What notes speak of beside cards and citizens: other pieces, tracks, dice, and what is more than one moment."""


def read(name: str) -> dict[str, Any]:
    """A data file of the game."""
    return data.read(HOME, name)


BOX = read("box")
_MAP, _CARDS = read("map"), read("cards")

# ---------------------------------------------------------------------- the map

TERRAIN: dict[str, str] = {r["id"]: r["terrain"] for r in _MAP["region"]}
REGIONS = tuple(TERRAIN)
FEWEST: dict[str, int] = {r["id"]: r["min_players"] for r in _MAP["region"]}
"""With how many players a region comes into play."""

SIDES: dict[str, tuple[str, str]] = {"-".join(b["between"]): tuple(b["between"]) for b in _MAP["border"]}
GOODS: dict[str, str] = {"-".join(b["between"]): b["good"] for b in _MAP["border"] if "good" in b}
DOTTED = tuple("-".join(b["between"]) for b in _MAP["border"] if b["dotted"])
"""Borders that are a dotted line over water."""


class Atlas:
    """§2.1.1 §2.1.2 The regions in play; a common border makes neighbours, by sea as by land."""

    def __init__(self, players: int) -> None:
        self.regions = tuple(r for r in REGIONS if FEWEST[r] <= players)
        inside = set(self.regions)
        self.borders = tuple(b for b, (x, y) in SIDES.items() if x in inside or y in inside)
        self.borders_of: dict[str, tuple[str, ...]] = {
            r: tuple(b for b in self.borders if r in SIDES[b]) for r in self.regions
        }
        self.neighbours: dict[str, tuple[str, ...]] = {
            r: tuple(other for b in self.borders_of[r] if (other := across(b, r)) in inside) for r in self.regions
        }
        self.steps: dict[str, tuple[str, ...]] = {
            f"{kind}:{r}": tuple(f"{kind}:{r}:{other}" for other in self.neighbours[r])
            for kind in KINDS
            for r in self.regions
        }
        """The moves of one citizen from "kind:region" to a neighbour, as answers."""


def across(border: str, region: str) -> str:
    """The region on the other side."""
    x, y = SIDES[border]
    return y if x == region else x


ATLAS = {players: Atlas(players) for players in range(2, 6)}


class Tile(NamedTuple):
    resource: str
    capacity: int
    min_players: int


TILES: dict[str, Tile] = {t["id"]: Tile(t["resource"], t["capacity"], t["min_players"]) for t in BOX["tile"]}

# ---------------------------------------------------------------------- cards

ACTIONS = tuple(card["id"] for card in _CARDS["action"])
SYMBOLS: dict[str, tuple[str, ...]] = {card["id"]: tuple(card["symbols"]) for card in _CARDS["action"]}
LOCKED_BOX: dict[str, str] = {c["id"]: c["locked_box"] for c in _CARDS["action"] if "locked_box" in c}
EMPHASES: dict[str, str] = {f"emphasis_{category}": category for category in CATEGORIES}


class Field(NamedTuple):
    category: str
    counts: str


FIELDS: dict[str, Field] = {f["id"]: Field(f["category"], f["counts"]) for f in _CARDS["field"]}


class Chronicle(NamedTuple):
    victory_points: int
    needs: dict[str, int]


CHRONICLES: dict[int, Chronicle] = {
    c["number"]: Chronicle(c["victory_points"], dict(c["needs"])) for c in _CARDS["chronicle"]
}

# ---------------------------------------------------------------------- buildings and advances


class Building(NamedTuple):
    category: str
    level: int
    """0 for a City: its level is the capacity of the region."""
    fountains: int
    lyres: int
    effect: str
    value: int
    locked_by: str


BUILDINGS: dict[str, Building] = {
    b["id"]: Building(
        b["category"],
        b["level"],
        b["fountains"],
        b["lyres"],
        b.get("effect", ""),
        b.get("value", 0),
        b.get("locked_by", ""),
    )
    for b in read("buildings")["building"]
}


class Advance(NamedTuple):
    category: str
    level: int
    fountains: int
    lyres: int
    effect: str
    value: int
    row: str
    """The row in which it is printed; empty for a card."""
    unlocks: str
    terrain: str
    most_regions: int
    fields: dict[str, int]


ADVANCES: dict[str, Advance] = {
    a["id"]: Advance(
        a["category"],
        a["level"],
        a["fountains"],
        a["lyres"],
        a.get("effect", ""),
        a.get("value", 0),
        a.get("row", ""),
        a.get("unlocks", ""),
        a.get("terrain", ""),
        a.get("most_regions", 0),
        a.get("fields", {}),
    )
    for a in read("advances")["advance"]
}
ROWS: dict[str, str] = {advance.row: id for id, advance in ADVANCES.items() if advance.row}
"""Each row with the level-1 advance at its left end."""
LAST_LEVEL = max(advance.level for advance in ADVANCES.values())
UNLOCKING: dict[str, tuple[str, ...]] = {
    category: tuple(id for id, advance in ADVANCES.items() if advance.unlocks == category) for category in CATEGORIES
}


def _by_effect(things: dict[str, Any]) -> dict[str, tuple[str, ...]]:
    effects = sorted({thing.effect for thing in things.values() if thing.effect})
    return {effect: tuple(id for id, thing in things.items() if thing.effect == effect) for effect in effects}


ADVANCES_WITH = _by_effect(ADVANCES)
"""The advances of each effect."""
ADVANCE_VALUES = {effect: tuple((id, ADVANCES[id].value) for id in ids) for effect, ids in ADVANCES_WITH.items()}
"""The same with their values."""
BUILDINGS_WITH = _by_effect(BUILDINGS)
"""The buildings of each effect."""


_THINGS: dict[str, Advance | Building] = {**ADVANCES, **BUILDINGS}
SYMBOLS_OF: dict[str, dict[str, int]] = {
    "fountains": {id: thing.fountains for id, thing in _THINGS.items()},
    "lyres": {id: thing.lyres for id, thing in _THINGS.items()},
}
"""The symbols on each advance and building."""


def stack_name(category: str, level: int) -> str:
    return f"{category}_{level}"


def stack_cards(category: str, level: int) -> tuple[str, ...]:
    """The advance cards of a category and a level."""
    return tuple(id for id, a in ADVANCES.items() if (a.category, a.level) == (category, level) and not a.row)

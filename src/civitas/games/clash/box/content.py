"""The contents of the box, read from the data files once."""

from __future__ import annotations

from typing import Any, NamedTuple

from civitas.games import data
from civitas.games.clash.box.inventory import (
    ActionCard,
    Building,
    Civil,
    Destroyed,
    Event,
    GreatPersons,
    Objective,
    ObjectiveCard,
    Symbols,
    Tactic,
    Wonder,
)
from civitas.games.things import refer, thing, things

HOME = "civitas.games.clash"


def read(name: str) -> dict[str, Any]:
    """A data file of this game."""
    return data.read(HOME, name)


BOX = read("box")
PREVIEW = read("expansion")
"""The pieces of the expansion that are there already; only tables that want them have them."""

RESOURCES = ("food", "wood", "ore", "ideas", "gold")
RAW = ("food", "wood", "ore")
"""What cities produce from the land; taxes are paid in these."""
TOKENS = ("mood", "culture")
GOODS = (*RESOURCES, *TOKENS)
PRISONER = "prisoner"
"""What units that were taken prisoner pay as; they lie on a mat and are no good of the supply."""
BARREN, WATER = "barren", "water"
TERRAINS = ("plain", "forest", "mountain", BARREN, WATER)

ANGRY, NEUTRAL, HAPPY = range(3)
MOODS = ("angry", "neutral", "happy")
"""The names of the moods, by number."""

# ---------------------------------------------------------------------- the board


class Tile(NamedTuple):
    kind: str
    terrain: tuple[str, ...]
    """Top, left, right, bottom."""
    civ: str
    """The civilisation that begins on it; empty for all others."""


_MAP = read("map")
TILES: dict[str, Tile] = {t["id"]: Tile(t["kind"], tuple(t["terrain"]), t.get("civ", "")) for t in _MAP["tile"]}
NORMAL_TILES = tuple(id for id, tile in TILES.items() if tile.kind == "normal")


class Slot(NamedTuple):
    """A place for a tile: its hexes in the order of the tile laid as it is, and the open tile if it is a home."""

    hexes: tuple[str, ...]
    home: str


_AROUND = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six neighbours in axial coordinates, clockwise."""


def _axial(label: str) -> tuple[int, int]:
    q = ord(label[0]) - ord("A")
    return q, int(label[1:]) - 1 - q // 2


class Atlas:
    """§3.1 The board for so many players: hexes, neighbours, slots, and the way around the edge."""

    def __init__(self, players: int) -> None:
        slots = [s for s in _MAP["slot"] if s["players"] == players]
        self.slots: dict[str, Slot] = {s["id"]: Slot(tuple(s["hexes"]), s.get("tile", "")) for s in slots}
        self.homes = tuple(id for id, slot in self.slots.items() if slot.home)
        self.unexplored = tuple(id for id, slot in self.slots.items() if not slot.home)
        self.slot_of: dict[str, str] = {hex: id for id, slot in self.slots.items() for hex in slot.hexes}
        self.hexes = tuple(self.slot_of)
        self.at: dict[str, tuple[int, int]] = {hex: _axial(hex) for hex in self.hexes}
        place = {at: hex for hex, at in self.at.items()}
        self.neighbours: dict[str, tuple[str, ...]] = {
            hex: tuple(place[q + dq, r + dr] for dq, dr in _AROUND if (q + dq, r + dr) in place)
            for hex, (q, r) in self.at.items()
        }
        self.distance: dict[str, dict[str, int]] = {
            a: {b: _steps(self.at[a], self.at[b]) for b in self.hexes} for a in self.hexes
        }
        """How many hexes apart two hexes lie, whatever is between them."""
        self.touching: dict[str, tuple[str, ...]] = {
            id: tuple(
                other
                for other in self.slots
                if other != id and any(self.slot_of[n] == other for hex in slot.hexes for n in self.neighbours[hex])
            )
            for id, slot in self.slots.items()
        }
        """The slots next to a slot."""
        self.edge = self._around(place)
        """The hexes along the edge of the board, clockwise; a hex on a corner comes more than once."""
        self.at_edge = frozenset(self.edge)

    def _around(self, place: dict[tuple[int, int], str]) -> tuple[str, ...]:
        q, r = min(place, key=lambda at: (at[1] * 2 + at[0], at[0]))
        start = at = (q, r, next(d for d, (dq, dr) in enumerate(_AROUND) if (q + dq, r + dr) not in place))
        walk: list[str] = []
        while True:
            q, r, side = at
            if not walk or walk[-1] != place[q, r]:
                walk.append(place[q, r])
            turned = (side + 1) % 6
            beside = (q + _AROUND[turned][0], r + _AROUND[turned][1])
            at = (*beside, (side - 1) % 6) if beside in place else (q, r, turned)
            if at == start:
                return tuple(walk if walk[-1] != walk[0] else walk[:-1])


def _steps(a: tuple[int, int], b: tuple[int, int]) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


ATLAS = {players: Atlas(players) for players in range(BOX["players"]["least"], BOX["players"]["most"] + 1)}

# ---------------------------------------------------------------------- pieces


_LEADERS = read("leaders")


class Unit(NamedTuple):
    army: bool
    sea: bool
    pieces: int
    barbarians: int
    price: dict[str, int]
    needs: str
    """The building without which a city cannot recruit it."""
    combat_value: int
    """What its symbol on a die adds to the combat value."""
    of_pirates: bool
    """Is it a ship of the pirates that a player commands? Nobody has pieces of it."""
    ignores: int
    """The hits that its symbol makes ignored; the number on that die is then lost."""
    rerolls: bool
    """Does its symbol have that die rolled again?"""
    card: bool
    """Does a card say who it is?"""


UNITS: dict[str, Unit] = {
    u["id"]: Unit(
        u["army"],
        u["sea"],
        u["pieces"],
        u.get("barbarians", 0),
        u["price"],
        u.get("needs", ""),
        u.get("combat_value", 0),
        u.get("of_pirates", False),
        u.get("ignores", 0),
        u.get("rerolls", False),
        u.get("card", False),
    )
    for u in (*read("units")["unit"], *PREVIEW["unit"], *_LEADERS["unit"])
}
OWN_UNITS = tuple(id for id, unit in UNITS.items() if not unit.of_pirates)
"""The kinds of which players have pieces."""
ARMY = frozenset(id for id, unit in UNITS.items() if unit.army)
SHIPS = frozenset(id for id, unit in UNITS.items() if unit.sea)
LAND = frozenset(id for id, unit in UNITS.items() if not unit.sea)


class Face(NamedTuple):
    """A side of the die."""

    number: int
    symbol: str


FACES: tuple[Face, ...] = tuple(Face(f["number"], f["symbol"]) for f in read("dice")["face"])

BUILDINGS = things(Building, "buildings", read("buildings")["building"])
BUILDINGS |= things(Building, "expansion", PREVIEW["building"])
WONDERS = things(Wonder, "wonders", read("wonders")["wonder"])

# ---------------------------------------------------------------------- advances


class Advance(NamedTuple):
    category: str
    top: bool
    needs: str
    """The advance of another category that must be there first."""
    rim: str
    """The token that comes with gaining it."""
    unlocks: str
    """The building it makes available."""
    effects: tuple[dict[str, Any], ...]


_ADVANCES = read("advances")
GOVERNMENTS = tuple(c["id"] for c in _ADVANCES["category"] if c["government"])
CATEGORIES = tuple(c["id"] for c in _ADVANCES["category"])
ADVANCES: dict[str, Advance] = {
    a["id"]: Advance(
        a["category"], a["place"] == 1, a.get("needs", ""), a["rim"], a.get("unlocks", ""), tuple(a["effects"])
    )
    for a in _ADVANCES["advance"]
}
LEARNED = tuple(ADVANCES)
"""The advances of the twelve categories, which everybody may gain."""
GOVERNMENT = "government"
"""The name by which the first advance of any government stands among those of a civilisation."""
_CIVILISATIONS = read("civilisations")
CIVS: dict[str, dict[str, str]] = {civ["id"]: civ["advances"] for civ in _CIVILISATIONS["civ"]}
"""The civilisations: what one gains with which advance, or with the first of a government."""
OF_CIVS: dict[str, Advance] = {
    a["id"]: Advance(a["civ"], False, "", "", "", tuple(a["effects"])) for a in _CIVILISATIONS["advance"]
}
"""The advances of civilisations, which nobody else can gain."""
ADVANCES |= OF_CIVS
IN_CATEGORY: dict[str, tuple[str, ...]] = {
    category: tuple(id for id, advance in ADVANCES.items() if advance.category == category) for category in CATEGORIES
}


def brought(civ: str, advance: str) -> str:
    """§14.3 What a civilisation gains with an advance: with itself, or with the first one of any government."""
    own = CIVS[civ]
    found = own.get(advance, "")
    return own.get(GOVERNMENT, "") if not found and ADVANCES[advance].category in GOVERNMENTS else found


TOP: dict[str, str] = {advance.category: id for id, advance in ADVANCES.items() if advance.top}
UNLOCKED_BY: dict[str, str] = {advance.unlocks: id for id, advance in ADVANCES.items() if advance.unlocks}
UNLOCKED_BY |= {id: building.unlocked_by for id, building in BUILDINGS.items() if building.unlocked_by}
EFFECTS: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    kind: tuple((id, e) for id, advance in ADVANCES.items() for e in advance.effects if e["kind"] == kind)
    for kind in sorted({e["kind"] for advance in ADVANCES.values() for e in advance.effects})
}
"""The advances with an effect of each kind, and that effect."""
WITHIN_REACH: dict[str, frozenset[str]] = {
    civ: frozenset(
        kind for kind, found in EFFECTS.items() if any(id in LEARNED or ADVANCES[id].category == civ for id, _ in found)
    )
    for civ in ("", *CIVS)
}
"""The kinds of effect that the players of a civilisation can come to have, and ("") those without one."""
ACTS_AS: dict[str, tuple[str, str]] = {
    other: (id, owned) for id, effect in EFFECTS["acts-as"] for owned, other in effect["advances"].items()
}
"""The advances that another one acts as for whoever owns these two: one of a civilisation, and the other one."""

# ---------------------------------------------------------------------- leaders


class Ability(NamedTuple):
    leader: str
    printed: bool
    """Is it told anywhere what it does, or is it ours?"""
    effects: tuple[dict[str, Any], ...]


LED = frozenset(unit["id"] for unit in _LEADERS["unit"])
"""The units that only a table with leaders has."""
LEADERS: dict[str, str] = {leader["id"]: leader["civ"] for leader in _LEADERS["leader"]}
"""Each leader with the civilisation to which the card belongs."""
ABILITIES: dict[str, Ability] = {
    a["id"]: Ability(a["leader"], not a["origin"].startswith("ours"), tuple(a["effects"])) for a in _LEADERS["ability"]
}
ABILITIES_OF: dict[str, tuple[str, ...]] = {
    leader: tuple(id for id, ability in ABILITIES.items() if ability.leader == leader) for leader in LEADERS
}
LEADER_POINTS: int = _LEADERS["points"]["killed"]
LEADER_CARDS: int = _LEADERS["points"]["cards"]

# ---------------------------------------------------------------------- cards

_ACTION, _OBJECTIVE, _EVENT = read("action_cards"), read("objectives"), read("events")
ACTION_CARDS = things(ActionCard, "action_cards", _ACTION["card"], "a")
"""Each action card with its civil half and its tactic."""
CIVIL = things(Civil, "action_cards", _ACTION["civil"])
TACTICS = things(Tactic, "action_cards", _ACTION["tactic"])
OBJECTIVE_CARDS = things(ObjectiveCard, "objectives", _OBJECTIVE["card"], "o")
OBJECTIVE_CARDS |= things(ObjectiveCard, "expansion", PREVIEW["objective_card"], "o")
"""Each objective card with its upper and its lower objective."""
OBJECTIVES = things(Objective, "objectives", _OBJECTIVE["objective"])
OBJECTIVES |= things(Objective, "expansion", PREVIEW["objective"])
EVENTS = things(Event, "events", _EVENT["event"], "e") | things(Event, "expansion", PREVIEW["event"], "e")
SYMBOLS = thing(Symbols, "events.toml, symbols", _EVENT["symbols"])
GREAT_PERSONS = thing(GreatPersons, "events.toml, great_person", _EVENT["great_person"])
DESTROYED = thing(Destroyed, "events.toml, destroyed", _EVENT["destroyed"])
DECKS: dict[str, tuple[str, ...]] = {
    "action": tuple(ACTION_CARDS),
    "objective": tuple(OBJECTIVE_CARDS),
    "event": tuple(EVENTS),
    "wonder": tuple(WONDERS),
}
EXPANSION = frozenset(
    [
        *(thing["id"] for sort in ("unit", "building") for thing in PREVIEW[sort]),
        *(f"e{event['id']}" for event in PREVIEW["event"]),
        *(f"o{card['id']}" for card in PREVIEW["objective_card"]),
    ]
)
"""Units, buildings and cards that need the expansion."""

for _card, _halves in ACTION_CARDS.items():
    refer(f"action_cards.toml, {_card}", [_halves.civil], CIVIL)
    refer(f"action_cards.toml, {_card}", [_halves.tactic], TACTICS)
for _card, _goals in OBJECTIVE_CARDS.items():
    refer(f"objectives.toml, {_card}", _goals.halves, OBJECTIVES)
for _id, _goal in OBJECTIVES.items():
    refer(f"objectives.toml, {_id}", _goal.not_with, OBJECTIVES)
HOME_OF: dict[str, str] = {tile.civ: id for id, tile in TILES.items() if tile.civ}
"""The civilisations that begin on a tile of their own, and that tile."""

refer("map.toml, tiles of civilisations", HOME_OF, CIVS)
for _id, _civ in CIVS.items():
    refer(f"civilisations.toml, {_id}", [id for id in _civ if id != GOVERNMENT], LEARNED)
    refer(f"civilisations.toml, {_id}", _civ.values(), OF_CIVS)
refer("leaders.toml", LEADERS.values(), CIVS)
refer("leaders.toml", [_ability.leader for _ability in ABILITIES.values()], LEADERS)
for _id, _wonder in WONDERS.items():
    refer(f"wonders.toml, {_id}", [_wonder.needs], ADVANCES)
for _id, _event in EVENTS.items():
    refer(f"events.toml, {_id}", _event.categories, CATEGORIES)

"""The table laid out in rows and columns."""

from __future__ import annotations

from typing import Any

from civitas.games.clash.box.content import CATEGORIES, CIVS, GOODS, IN_CATEGORY
from civitas.games.clash.box.leaders import PRINTED, abilities_of
from civitas.games.clash.box.owners import NAMES
from civitas.games.clash.box.queries import kind
from civitas.games.sheets import Cell, Sheet, thing


def sheets(view: dict[str, Any], viewer: int | None) -> list[Sheet]:
    """What lies on the table, with the viewer's own cards."""
    found = [_players(view), _cities(view), _units(view), _board(view), _advances(view), _wonders(view), _time(view)]
    if viewer is not None:
        found.insert(1, _hand(view, viewer))
    if any(player["civ"] for player in view["players"]):
        found.append(_civilisations(view))
    if any(player["leader"] or player["leaders"] or player["slain"] for player in view["players"]):
        found.append(_leaders(view))
    if view["battle"] is not None:
        found.insert(0, _battle(view))
    return found


def owner_cell(owner: int) -> Cell:
    """A player by name, or the neutral forces."""
    return thing("seat", NAMES.get(owner, str(owner)))


def _players(view: dict[str, Any]) -> Sheet:
    rows: list[list[Cell]] = [
        [
            thing("seat", seat),
            str(player["total"]),
            *(player["goods"][good] for good in GOODS),
            len(player["advances"]),
            player["event_markers"],
            [thing("objective", done.rpartition(":")[2]) for done in player["completed"]],
            thing("category", player["government"]) if player["government"] else "",
            *(_number(player[f"{deck}_cards"]) for deck in ("action", "objective", "wonder")),
        ]
        for seat, player in enumerate(view["players"])
    ]
    columns = ["seat", "points", *GOODS, "advances", "event_markers", "completed", "government"]
    return Sheet("players", [*columns, "action_cards", "objective_cards", "wonder_cards"], rows)


def _number(cards: Any) -> int:
    return cards if isinstance(cards, int) else len(cards)


def _hand(view: dict[str, Any], viewer: int) -> Sheet:
    player = view["players"][viewer]
    rows: list[list[Cell]] = [
        [thing("deck", deck), [thing("card", card) for card in player[f"{deck}_cards"]]]
        for deck in ("action", "objective", "wonder")
    ]
    return Sheet("hand", ["deck", "cards"], rows)


def _cities(view: dict[str, Any]) -> Sheet:
    rows: list[list[Cell]] = [
        [
            hex,
            owner_cell(city["owner"]),
            thing("mood", city["mood"]),
            city["size"],
            [_building(city, building, colour) for building, colour in city["buildings"]],
            [thing("wonder", wonder) for wonder in city["wonders"]],
            city["activations"],
        ]
        for hex, city in view["cities"].items()
    ]
    return Sheet("cities", ["hex", "owner", "mood", "size", "buildings", "wonders", "activations"], rows)


def _building(city: dict[str, Any], building: str, colour: int) -> Cell:
    """A building, with the name of its colour if that is not the owner's."""
    own = colour == city["owner"]
    return thing("building", building) if own else [thing("building", building), owner_cell(colour)]


def _units(view: dict[str, Any]) -> Sheet:
    rows: list[list[Cell]] = [
        [hex, owner_cell(int(owner)), [thing("unit", kind(unit)) for unit in units]]
        for hex, place in view["hexes"].items()
        for owner, units in place["units"].items()
    ]
    return Sheet("units", ["hex", "owner", "units"], rows)


def _board(view: dict[str, Any]) -> Sheet:
    """The explored hexes, tile by tile."""
    rows: list[list[Cell]] = []
    slots: dict[str, list[str]] = {}
    for hex, place in view["hexes"].items():
        slots.setdefault(place["slot"], []).append(hex)
    for slot, hexes in slots.items():
        cells: list[Cell] = []
        for hex in hexes:
            terrain = view["hexes"][hex]["terrain"]
            cell: list[Cell] = [hex, thing("terrain", terrain) if terrain else "?"]
            cells.append([*cell, "!"] if view["hexes"][hex]["exhausted"] else cell)
        rows.append([slot, *cells])
    return Sheet("board", ["tile", "top", "left", "right", "bottom"], rows, reference=True)


def _advances(view: dict[str, Any]) -> Sheet:
    """The advances of each category, and who has them."""
    rows: list[list[Cell]] = [
        [thing("category", category), *(_advance(view, id) for id in IN_CATEGORY[category])] for category in CATEGORIES
    ]
    return Sheet("advances", ["category", "first", "second", "third", "fourth"], rows)


def _civilisations(view: dict[str, Any]) -> Sheet:
    """Who plays which civilisation, and which of its advances have come."""
    rows: list[list[Cell]] = [
        [thing("seat", seat), thing("civ", player["civ"]), *(_advance(view, id) for id in CIVS[player["civ"]].values())]
        for seat, player in enumerate(view["players"])
        if player["civ"]
    ]
    return Sheet("civilisations", ["seat", "civ", "first", "second", "third", "fourth"], rows)


def _leaders(view: dict[str, Any]) -> Sheet:
    """Who leads whom with which abilities, who may still come, and who was killed by whom."""
    printed = view["options"].get("leaders") == PRINTED
    rows: list[list[Cell]] = [
        [
            thing("seat", seat),
            thing("leader", player["leader"]) if player["leader"] else "",
            [thing("ability", id) for id in abilities_of(player["leader"], printed)] if player["leader"] else "",
            [thing("leader", leader) for leader in player["leaders"]],
            [thing("leader", leader) for leader in player["slain"]],
        ]
        for seat, player in enumerate(view["players"])
    ]
    return Sheet("leaders", ["seat", "leader", "abilities", "leaders", "slain"], rows)


def _advance(view: dict[str, Any], id: str) -> Cell:
    holders = [thing("seat", seat) for seat, player in enumerate(view["players"]) if id in player["advances"]]
    return [[thing("advance", id), *(("·", *holders) if holders else ())]]


def _wonders(view: dict[str, Any]) -> Sheet:
    rows: list[list[Cell]] = [
        [thing("wonder", wonder), built["hex"], [thing("seat", seat) for seat in built["marks"]]]
        for wonder, built in view["wonders"].items()
    ]
    return Sheet("wonders", ["wonder", "hex", "marks"], rows)


def _time(view: dict[str, Any]) -> Sheet:
    row: list[Cell] = [
        view["round"],
        view["phase"],
        view["status_step"],
        thing("seat", view["start_player"]),
        view["decks"].get("event", 0),
    ]
    return Sheet("time", ["round", "phase", "status_step", "start_player", "events_left"], [row])


def _battle(view: dict[str, Any]) -> Sheet:
    """Both sides: tactics, dice, and what their combat value is made of."""
    battle = view["battle"]
    rows: list[list[Cell]] = []
    for side, owner in enumerate((battle["attacker"], battle["defender"])):
        card = battle["tactics"][side]
        rows.append(
            [
                owner_cell(owner),
                battle["started"][side] - battle["lost"][side],
                thing("card", card) if isinstance(card, str) and card else ("?" if card else ""),
                [str(face) for face in battle["faces"][side]],
                sum(amount for _, amount in battle["terms"][side]),
            ]
        )
    return Sheet("battle", ["owner", "fighting", "tactics", "dice", "combat_value"], rows)

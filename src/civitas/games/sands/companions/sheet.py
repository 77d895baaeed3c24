"""The table laid out in rows and columns."""

from __future__ import annotations

from typing import Any

from civitas.games.sands.box.content import (
    ATLAS,
    BUILDINGS,
    CATEGORIES,
    CHRONICLES,
    FIELDS,
    GOODS,
    LAST_LEVEL,
    ROWS,
    TERRAIN,
    across,
)
from civitas.games.sheets import Cell, Sheet, thing


def sheets(view: dict[str, Any], viewer: int | None) -> list[Sheet]:
    """What lies on the table, with the viewer's own cards."""
    return [
        _regions(view),
        _empires(view),
        _rows(view),
        _chronicles(view, viewer),
        _time(view),
        _map(view),
        _supply(view),
    ]


def _regions(view: dict[str, Any]) -> Sheet:
    rows: list[list[Cell]] = [
        [
            thing("region", id),
            thing("terrain", TERRAIN[id]),
            [[thing("resource", region["resource"]), str(region["capacity"])]],
            "" if region["control"] < 0 else thing("seat", region["control"]),
            _citizens(region),
            [thing("building", building) for building in region["buildings"]],
        ]
        for id, region in view["regions"].items()
    ]
    return Sheet("regions", ["region", "terrain", "resource", "control", "citizens", "buildings"], rows)


def _citizens(region: dict[str, Any]) -> list[Cell]:
    """Name, peasants + soldiers, for each player there."""
    return [
        [thing("seat", seat), f"{peasants}+{soldiers}"]
        for seat, (peasants, soldiers) in enumerate(zip(region["peasants"], region["soldiers"], strict=True))
        if peasants or soldiers
    ]


def _empires(view: dict[str, Any]) -> Sheet:
    rows: list[list[Cell]] = [
        [
            thing("seat", seat),
            empire["victory_points"],
            empire["crops"],
            empire["gold"],
            f"{empire['unrest']}/{empire['most_unrest']}",
            *(empire["heritage"][category] for category in CATEGORIES),
            len(empire["regions"]),
            thing("region", empire["capital"]) if empire["capital"] else "",
            len(empire["caravans"]),
            empire["goods"],
            thing("category", empire["emphasis"]) if empire["emphasis"] else "",
            [thing("card", card) for card in empire["played"]],
        ]
        for seat, empire in enumerate(view["empires"])
    ]
    columns = ["seat", "points", "crops", "gold", "unrest", *(f"heritage_{category}" for category in CATEGORIES)]
    columns += ["regions", "capital", "caravans", "goods", "emphasis", "cards"]
    return Sheet("empires", columns, rows)


def _rows(view: dict[str, Any]) -> Sheet:
    """The rows of advances, and who has reached what."""
    rows: list[list[Cell]] = []
    for row in ROWS:
        laid = view["rows"][row]
        cells: list[Cell] = [
            [[thing("advance", id), *(("·", *holders) if (holders := _reached(view, id)) else ())]] for id in laid
        ]
        rows.append([thing("row", row), *cells, *[""] * (LAST_LEVEL - len(laid))])
    return Sheet("rows", ["row", *(f"level_{level}" for level in range(1, LAST_LEVEL + 1))], rows)


def _reached(view: dict[str, Any], advance: str) -> list[Cell]:
    return [thing("seat", seat) for seat, empire in enumerate(view["empires"]) if advance in empire["advances"]]


def _chronicles(view: dict[str, Any], viewer: int | None) -> Sheet:
    """What each field asks for from card to card, what the viewer has, and whose cards lie there."""
    rows: list[list[Cell]] = []
    for field in FIELDS:
        needs = " ".join(str(card.needs[field]) for card in CHRONICLES.values())
        yours = "" if viewer is None else view["empires"][viewer]["achieved"][field]
        laid: list[Cell] = [
            [thing("seat", seat), str(empire["chronicles"][field] or "?")]
            for seat, empire in enumerate(view["empires"])
            if field in empire["chronicles"]
        ]
        rows.append([thing("field", field), needs, yours, laid])
    return Sheet("chronicles", ["field", "need", "yours", "laid"], rows)


def _map(view: dict[str, Any]) -> Sheet:
    """Which regions are neighbours, the trade goods on the borders, and whose caravans lie there."""
    rows: list[list[Cell]] = []
    for region in view["regions"]:
        beside: list[Cell] = []
        for border in ATLAS[view["seats"]].borders_of[region]:
            about: list[Cell] = [thing("region", across(border, region))]
            if border in GOODS:
                about += ["*", thing("good", GOODS[border])]
            about += [f"#{seat + 1}" for seat, empire in enumerate(view["empires"]) if border in empire["caravans"]]
            beside.append(about)
        rows.append([thing("region", region), beside])
    return Sheet("map", ["region", "neighbours"], rows, reference=True)


def _supply(view: dict[str, Any]) -> Sheet:
    """Building tiles left, with category, level and symbols."""
    rows: list[list[Cell]] = [
        [thing("building", id), thing("category", kind.category), kind.level or "", kind.fountains, kind.lyres, left]
        for id, left in view["buildings_left"].items()
        if (kind := BUILDINGS[id])
    ]
    return Sheet("supply", ["building", "category", "level", "fountains", "lyres", "left"], rows, reference=True)


def _time(view: dict[str, Any]) -> Sheet:
    row: list[Cell] = [
        view["dynasty"],
        view["dynasty_field"],
        view["generation"],
        view["round"],
        thing("seat", view["start_player"]),
    ]
    return Sheet("time", ["dynasty", "field", "generation", "round", "start_player"], [row])

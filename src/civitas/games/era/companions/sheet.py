"""The table laid out in rows and columns."""

from __future__ import annotations

from typing import Any

from civitas.games.era.box.content import AGES, FOOD_OF, GOOD_OF, PROVINCES, WHEEL, village
from civitas.games.era.box.underway import AUTOMAS
from civitas.games.sheets import Cell, Sheet, thing

NAMES = {who.value: who.id for who in AUTOMAS}
"""What texts call the owners that views have as numbers below 0."""
_MARKS = ("city", "post", "village", "battlefield")


def sheets(view: dict[str, Any], viewer: int | None) -> list[Sheet]:
    """What lies on the table, with the viewer's own card and villages."""
    found = [_realms(view), _stocks(view), _wheel(view), _land(view), _cards(view, viewer)]
    if "automas" in view:
        found.append(_automas(view["automas"]))
    return [*found, _map(view)]


def _owner(number: int) -> Cell:
    return thing("seat", NAMES.get(number, str(number)))


def _everybody(view: dict[str, Any]) -> list[tuple[Cell, dict[str, Any]]]:
    """The realms of the players, then those of the automas."""
    automas = view.get("automas", {}).get("realms", {})
    return [
        *((thing("seat", seat), realm) for seat, realm in enumerate(view["realms"])),
        *((_owner(int(number)), realm) for number, realm in automas.items()),
    ]


def _automas(automas: dict[str, Any]) -> Sheet:
    """What the automas have beside their realms: standing leaders, attacks left, and the action cards."""
    rows: list[list[Cell]] = [
        [
            _owner(int(number)),
            thing("deed", automas["card"]) if automas["card"] else "",
            [thing("deed", card) for card in automas["played"]],
            automas["deck"],
            "+" if realm["up"] else "",
            realm["attacks"],
            [thing("card", card) for card in realm["cards"]] if isinstance(realm["cards"], list) else "",
        ]
        for number, realm in automas["realms"].items()
    ]
    return Sheet("automas", ["seat", "deed", "played", "deck", "up", "attacks", "secret"], rows)


def _realms(view: dict[str, Any]) -> Sheet:
    rows: list[list[Cell]] = [
        [
            seat,
            thing("tribe", realm["tribe"]) if realm["tribe"] else "",
            realm["influence"],
            realm["triumph"],
            realm["morale"],
            thing("epoch", AGES[realm["epoch"]]),
            f"{realm['leaders']}/{realm['all_leaders']}",
            [thing("action", action) for action in realm["actions"]],
        ]
        for seat, realm in _everybody(view)
    ]
    return Sheet("realms", ["seat", "tribe", "influence", "triumph", "morale", "epoch", "leaders", "actions"], rows)


def _stocks(view: dict[str, Any]) -> Sheet:
    rows: list[list[Cell]] = [
        [
            seat,
            realm["thalers"],
            realm["food"],
            f"{realm['hunger']}+{realm['starved']}",
            realm["free"],
            " ".join(map(str, realm["board"])),
            realm["armies"],
            realm["legions"],
            realm["militia"],
            realm["treaties"],
        ]
        for seat, realm in _everybody(view)
    ]
    columns = ["seat", "thalers", "food", "hunger", "free", "board", "armies", "legions", "militia", "treaties"]
    return Sheet("stocks", columns, rows)


def _wheel(view: dict[str, Any]) -> Sheet:
    rows: list[list[Cell]] = [
        [seat, *(realm["levels"][field] for field in WHEEL), realm["advances"]] for seat, realm in _everybody(view)
    ]
    return Sheet("wheel", ["seat", *WHEEL, "advances"], rows)


def _land(view: dict[str, Any]) -> Sheet:
    rows: list[list[Cell]] = []
    for province, facts in view["provinces"].items():
        holder = _owner(facts["holder"]) if "holder" in facts else ""
        pieces: list[Cell] = [
            [_owner(int(seat)), thing("piece", kind), str(number)]
            for kind, stock in (("vassal", facts.get("vassals", {})), ("fleet", facts.get("fleets", {})))
            for seat, number in stock.items()
        ]
        marks: list[Cell] = [
            thing("piece", mark) for mark in ("city", "post", "village", "battlefield") if mark in facts
        ]
        good = thing("good", GOOD_OF[province]) if province in GOOD_OF else ""
        rows.append([thing("province", province), holder, pieces, marks, good, FOOD_OF.get(province, 0)])
    return Sheet("land", ["province", "holder", "pieces", "marks", "good", "food"], rows)


def _cards(view: dict[str, Any], viewer: int | None) -> Sheet:
    own = {} if viewer is None else view["realms"][viewer]
    card: Cell = thing("card", own["card"]) if isinstance(own.get("card"), str) and own["card"] else ""
    hidden = own.get("hidden", [])
    villages: list[Cell] = [thing("village", village(token)) for token in hidden] if isinstance(hidden, list) else []
    row: list[Cell] = [[thing("card", one) for one in view["crown"]], card, villages, view["level"], view["greys"]]
    return Sheet("cards", ["crown", "card", "hidden", "level", "greys"], [row])


def _map(view: dict[str, Any]) -> Sheet:
    """Which provinces border which."""
    rows: list[list[Cell]] = [
        [thing("province", id), thing("terrain", one.terrain), [thing("province", near) for near in one.beside]]
        for id, one in PROVINCES.items()
    ]
    return Sheet("map", ["province", "terrain", "beside"], rows, reference=True)

"""The table laid out in rows and columns."""

from __future__ import annotations

from typing import Any

from civitas.games.scharz.box.content import CHARTS, FAST, FEATURES
from civitas.games.scharz.victory import FAST_GOALS, GOALS
from civitas.games.sheets import Cell, Sheet, thing


def sheets(view: dict[str, Any], viewer: int | None) -> list[Sheet]:
    """Realms, goals, the map as it stands, treaties, and the fields to look up."""
    weather = [sheet] if (sheet := _weather(view)).rows else []
    return [_realms(view), _goals(view), _land(view), _treaties(view), *weather, _map(view)]


def _realms(view: dict[str, Any]) -> Sheet:
    led = "commanders" in FEATURES[view["mode"]]
    rows: list[list[Cell]] = [
        [
            thing("seat", seat),
            thing("faction", realm["faction"]) if realm["faction"] else "",
            thing("seat", realm["rival"]) if realm["rival"] >= 0 else "",
            realm["gold"],
            realm["prestige"],
            realm["points"],
            *([thing("commander", realm["commander"])] if led else []),
            thing("end", realm["announced"]) if realm["announced"] else "",
        ]
        for seat, realm in enumerate(view["realms"])
    ]
    return Sheet(
        "realms",
        ["seat", "faction", "rival", "gold", "prestige", "points", *(["commander"] if led else []), "announced"],
        rows,
    )


def _goals(view: dict[str, Any]) -> Sheet:
    small = FAST_GOALS if view["mode"] == FAST else GOALS
    rows: list[list[Cell]] = [
        [thing("seat", seat), *(f"{realm['goals'][goal]}/{realm['needed'][goal]}" for goal in small)]
        for seat, realm in enumerate(view["realms"])
    ]
    more = view["mode"] != FAST
    return Sheet("goals", ["seat", "fields", "settlements", *(["agrarian", "cities", "honour"] if more else [])], rows)


def _land(view: dict[str, Any]) -> Sheet:
    units: dict[str, list[Cell]] = {}
    for seat, realm in enumerate(view["realms"]):
        for name, number in realm["units"].items():
            kind, place, _ = name.split(".")
            units.setdefault(place, []).append([thing("seat", seat), thing("unit", kind), str(number)])
    rows: list[list[Cell]] = []
    chart = CHARTS[view["map"]]
    for place in (*chart.fields, *chart.seas):
        facts = view["fields"].get(place, {})
        if not facts and place not in units:
            continue
        holder: Cell = thing("seat", facts["holder"]) if "holder" in facts else ""
        built: list[Cell] = [thing("building", facts["town"][1])] if "town" in facts else []
        if "yard" in facts:
            built.append(thing("building", facts["yard"]))
        if "fort" in facts:
            built.append(thing("building", "fort"))
        if "plundered" in facts:
            built.append(thing("piece", "plundered"))
        goods: list[Cell] = []
        if facts.get("grain"):
            goods.append([thing("good", "grain"), str(facts["grain"])])
        if facts.get("fish"):
            goods.append([thing("good", "fish"), str(facts["fish"])])
        goods += [thing("good", kind) for kind in facts.get("herds", [0, []])[1]]
        rows.append([thing("place", place), holder, built, units.get(place, []), goods])
    return Sheet("land", ["place", "holder", "built", "units", "goods"], rows)


def _weather(view: dict[str, Any]) -> Sheet:
    """In winter by climate, in summer by field."""
    rows: list[list[Cell]] = [[thing("zone", one["zone"]), thing("weather", one["weather"])] for one in view["weather"]]
    rows += [
        [thing("place", place), thing("weather", facts["weather"])]
        for place, facts in view["fields"].items()
        if "weather" in facts
    ]
    return Sheet("weather", ["place", "weather"], rows)


def _treaties(view: dict[str, Any]) -> Sheet:
    rows: list[list[Cell]] = [
        [
            [thing("seat", seat) for seat in treaty["seats"]],
            thing("treaty", treaty["kind"]),
            thing("seat", treaty["receiver"]) if treaty["receiver"] >= 0 else "",
            treaty["gold"],
            treaty["until"],
        ]
        for treaty in view["treaties"]
    ]
    return Sheet("treaties", ["between", "treaty", "receiver", "gold", "until"], rows)


def _map(view: dict[str, Any]) -> Sheet:
    rows: list[list[Cell]] = [
        [
            thing("place", id),
            [thing("colour", colour) for colour in one.colours],
            [thing("place", near) for near in one.beside],
            [thing("place", sea) for sea in one.seas],
        ]
        for id, one in CHARTS[view["map"]].fields.items()
    ]
    return Sheet("map", ["place", "colours", "beside", "coasts"], rows, reference=True)

"""What everybody sees (all of the table), and what must hold of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from civitas.games.scharz.box.content import BOX, BUILDINGS, DOCK, HARBOUR, IS_SEA, NEUTRAL, SHIPS
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import cubes, docked, grain_room, tiles
from civitas.games.scharz.box.state import ABOARD, DOCKED, POSTS, Scharz
from civitas.games.scharz.box.waters import capacity, cargo, laden, navigable
from civitas.games.scharz.seasons.weather import ZONES
from civitas.games.scharz.victory import limits, parts_of, standing

FACTS = (
    *("map", "mode", "round", "year", "season", "subphase", "first", "realms", "treaties", "ending", "winners"),
    *("town", "grain", "encircled", "yard", "fish", "fort", "site", "crop", "herds", "plundered"),
    *("spent", "training", "out", "byre", "weather", "zone", "goals", "needed", "parts", "seats", "kind"),
)
"""What a view speaks of beyond the columns of the sheets: so that it can be laid out in words where nobody draws it."""


def view(g: Scharz) -> dict[str, Any]:
    """§D4 Nothing is hidden but orders that are not revealed yet."""
    lie = Lie(g)
    return {
        "map": g.map,
        "mode": g.mode,
        "round": g.round,
        "year": g.year,
        "season": g.season,
        "weather": [{"zone": zone, "weather": g.weather[zone]} for zone in ZONES if zone in g.weather],
        "subphase": g.subphase,
        "first": g.first,
        "fields": _fields(g, lie),
        "realms": [_realm(g, seat, lie) for seat in range(g.seats)],
        "treaties": [
            {"seats": [int(one) for one in name.split("-")], "kind": kind, "receiver": to, "gold": gold, "until": until}
            for name, (kind, to, gold, until) in g.treaties.items()
        ],
        "ending": g.ending,
        "winners": list(g.winners),
    }


def _fields(g: Scharz, lie: Lie) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for place in (*g.atlas.fields, *g.atlas.seas):
        facts: dict[str, Any] = {}
        if place in lie.owner:
            facts["holder"] = lie.owner[place]
        if place in g.towns:
            facts["town"] = list(g.towns[place])
            facts["grain"] = g.grain.get(place, 0)
            facts["encircled"] = place in lie.encircled
        if place in g.yards:
            facts["yard"] = g.yards[place]
            facts["fish"] = g.fish.get(place, 0)
        if place in g.forts:
            facts["fort"] = True
        if place in g.sites:
            facts["site"] = list(g.sites[place])
        if place in g.weather:
            facts["weather"] = g.weather[place]
        if place in g.crops:
            facts["crop"] = list(g.crops[place])
        if place in g.herds:
            facts["herds"] = [g.herds[place][0], list(g.herds[place][1])]
        if place in g.byres:
            facts["byre"] = list(g.byres[place])
        if place in g.plundered:
            facts["plundered"] = True
        if facts:
            found[place] = facts
    return found


def _realm(g: Scharz, seat: int, lie: Lie) -> dict[str, Any]:
    realm, have = g.realms[seat], standing(g, seat, lie)
    return {
        "faction": realm.faction,
        "rival": realm.rival,
        "commander": realm.commander,
        "training": dict(realm.training),
        "gold": realm.gold,
        "prestige": realm.prestige,
        "points": realm.points,
        "units": dict(realm.units),
        "spent": dict(realm.spent),
        "announced": realm.announced,
        "out": realm.out,
        "agrarian": have["agrarian"],
        "goals": have,
        "needed": limits(g, seat, have),
        "parts": parts_of(g, seat, lie, have),
    }


def invariants(g: Scharz) -> Iterator[str]:
    """What must hold of every table: limits of pieces, stores, herds, ships; nothing below nothing."""
    herds: int = BOX["limits"]["herds"]
    for seat, realm in enumerate(g.realms):
        if realm.gold < 0:
            yield f"seat {seat} has {realm.gold} gold"
        if not BOX["prestige"]["least"] <= realm.prestige <= BOX["prestige"]["most"]:
            yield f"seat {seat} has {realm.prestige} prestige"
        if cubes(realm) > BOX["limits"]["units"]:
            yield f"seat {seat} has {cubes(realm)} cubes"
        if tiles(g, seat) > BOX["limits"]["buildings"]:
            yield f"seat {seat} has {tiles(g, seat)} buildings"
        for name, number in realm.units.items():
            kind, place, post = name.split(".")
            if number < 1 or not 0 <= realm.spent.get(name, 0) <= number or post not in POSTS:
                yield f"seat {seat} has {number} of {name}, {realm.spent.get(name, 0)} spent"
            if not _fits(g, seat, kind, place, post):
                yield f"seat {seat} has {name}"
        if any(name not in realm.units for name in realm.spent):
            yield f"seat {seat} has spent units that are not there"
        for place in laden(realm):
            if cargo(realm, place) > capacity(realm, place):
                yield f"seat {seat} has too much aboard in {place}"
    for field, (owner, _) in g.towns.items():
        if g.grain.get(field, 0) > grain_room(g, field) or g.grain.get(field, 0) < 0 or field in NEUTRAL:
            yield f"{field} stores {g.grain.get(field, 0)}"
        yard = g.yards.get(field)
        if yard not in (None, DOCK, HARBOUR):
            yield f"{field} has {yard}"
        elif yard and docked(g.realms[owner], field) > BUILDINGS[yard].ships:
            yield f"{field} has too many ships"
    yield from (f"{field} has no settlement" for field in (*g.yards, *g.forts, *g.byres) if field not in g.towns)
    yield from (f"{field} has herds and grain" for field in g.crops if field in g.herds)
    yield from (f"{field} has {kinds}" for field, (_, kinds) in g.herds.items() if not 0 < len(kinds) <= herds)


def _fits(g: Scharz, seat: int, kind: str, place: str, post: str) -> bool:
    """Can it be there at all? Ships are on seas, in shipyards and in fields that they may enter."""
    if IS_SEA[place]:
        return post not in (DOCKED, ABOARD)
    if kind in SHIPS:
        return post == DOCKED or navigable(g, seat, place)
    return post != DOCKED

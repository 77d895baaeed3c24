"""A position of Scharz as numbers, as one seat knows it: itself first, then the others clockwise.

The places of every map share the same numbers, in the order of its data file, and a block says which map is played: so
there are as many numbers on every map.
"""

from __future__ import annotations

from functools import cache

from civitas.games.encodings import Layout, flags, places, within
from civitas.games.scharz.box.content import CHARTS, COMMANDERS, FACTIONS, HERDS, KINDS, MAPS, MODES, UNITS
from civitas.games.scharz.box.state import Realm, Scharz

VERSION = 0
_TABLE = ("round", "season", "mode")
_STOCK = ("gold", "prestige", "points", "rival", "out", "commander")
_PLACE = {id: at for chart in CHARTS.values() for at, id in enumerate((*chart.fields, *chart.seas))}
_SLOTS = tuple(f"place{at + 1}" for at in range(max(_PLACE.values()) + 1))
_MAP, _FACTION = places(MAPS), places(FACTIONS)
_POINTS_FROM = 128
"""Victory points may be below nothing."""
_LED = places(COMMANDERS)
_TOWNS = {"village": 1, "city": 2}


@cache
def layout(seats: int) -> Layout:
    """What each number stands for; the parts come in the order in which `encode` puts them together."""
    found = Layout()
    found.add("table", _TABLE)
    found.add("map", MAPS)
    for block in ("owner", "town", "yard", "fort", "site", "grain", "fish", "crop", "plundered", *HERDS):
        found.add(block, _SLOTS)
    for n in range(seats):
        found.add(f"seat+{n}", (*_STOCK, *FACTIONS))
        for kind in (*KINDS, "levels", "training"):
            found.add(f"{kind}+{n}", _SLOTS)
    return found


def encode(g: Scharz, seat: int) -> bytearray:
    """The position; nothing is hidden."""
    out = bytearray((within(g.round), (g.round - 1) % 4, MODES.index(g.mode)))
    out += flags(_MAP, [g.map])
    out += _by_place({field: (owner - seat) % g.seats + 1 for field, (owner, _) in g.towns.items()})
    out += _by_place({field: _TOWNS[kind] for field, (_, kind) in g.towns.items()})
    out += _by_place({field: 1 + (kind == "harbour") for field, kind in g.yards.items()})
    out += _by_place(dict.fromkeys(g.forts, 1))
    out += _by_place({field: 1 + done for field, (_, _, done) in g.sites.items()})
    out += _by_place(g.grain)
    out += _by_place(g.fish)
    out += _by_place({field: amount for field, (_, amount) in g.crops.items()})
    out += _by_place(dict.fromkeys(g.plundered, 1))
    for kind in HERDS:
        out += _by_place({field: kinds.count(kind) for field, (_, kinds) in g.herds.items()})
    for n in range(g.seats):
        realm = g.realms[(seat + n) % g.seats]
        out += bytes(map(within, _numbers(g, realm, seat)))
        out += flags(_FACTION, [realm.faction] if realm.faction else ())
        for kind in KINDS:
            out += _units(realm, kind)
        out += _levels(realm)
        out += _training(realm)
    return out


def _numbers(g: Scharz, realm: Realm, seat: int) -> tuple[int, ...]:
    rival = (realm.rival - seat) % g.seats + 1 if realm.rival >= 0 else 0
    return realm.gold, realm.prestige, realm.points + _POINTS_FROM, rival, int(realm.out), _LED[realm.commander]


def _units(realm: Realm, kind: str) -> bytearray:
    found: dict[str, int] = {}
    for name, number in realm.units.items():
        what, place, _ = name.split(".")
        if UNITS[what].kind == kind:
            found[place] = found.get(place, 0) + number
    return _by_place(found)


def _levels(realm: Realm) -> bytearray:
    """The levels of all units in a place, added up."""
    found: dict[str, int] = {}
    for name, number in realm.units.items():
        what, place, _ = name.split(".")
        found[place] = found.get(place, 0) + UNITS[what].level * number
    return _by_place(found)


def _training(realm: Realm) -> bytearray:
    found: dict[str, int] = {}
    for name, number in realm.training.items():
        place = name.split(".")[1]
        found[place] = found.get(place, 0) + number
    return _by_place(found)


def _by_place(numbers: dict[str, int]) -> bytearray:
    out = bytearray(len(_SLOTS))
    for place, number in numbers.items():
        out[_PLACE[place]] = within(number)
    return out

"""The contents of the box, read from the data files once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from civitas.games import data
from civitas.games.things import refer, things

HOME = "civitas.games.era"
LENGTHS = ("normal", "long")


def read(name: str) -> dict[str, Any]:
    """A data file of the game."""
    return data.read(HOME, name)


BOX = read("box")
_MAP, _WHEEL, _CONTENT = read("map"), read("wheel"), read("content")

LUXURY: tuple[str, ...] = tuple(_CONTENT["goods"]["luxury"])
MILITARY: tuple[str, ...] = tuple(_CONTENT["goods"]["military"])
GOODS = (*LUXURY, *MILITARY)
HORSE, ORE = MILITARY
CARDS: tuple[str, ...] = tuple(_CONTENT["cards"]["influence"])
WATER, MOUNTAIN = "water", "mountain"


@dataclass(frozen=True)
class Tribe:
    """§11 What sets a tribe apart."""

    half_price: str = ""
    discount: int = 0
    food: int = 0
    fish: int = 1
    leader_games: int = 1
    leader_trade: int = 1
    free_fleets: int = 1
    free_armies: int = 1
    bonus_fleets: int = 0
    fleet_from_city: int = BOX["growth"]["city_vassal_morale"]
    army_from_city: int = BOX["growth"]["city_vassal_morale"]
    military: str = ""
    city_food: int = BOX["city"]["food"]
    city_malus: int = 0
    fleet_points: int = 0
    free_colonies: int = 0
    lost_fleet_morale: int = 0
    raids: bool = False
    legions: int = 0
    grey_thalers: int = BOX["diplomacy"]["grey_thalers"]
    grey_vassals: int = BOX["diplomacy"]["grey_vassals"]


@dataclass(frozen=True)
class Village:
    """§4 A barbarian village: what it gives when it is used, or from which counts on it scores at the end."""

    copies: int
    morale: int = 0
    influence: int = 0
    thalers: int = 0
    militia: int = 0
    deed: str = ""
    steps: tuple[int, ...] = ()


@dataclass(frozen=True)
class Field:
    """§8 A field of research, level by level."""

    food: tuple[int, ...] = ()
    morale: tuple[int, ...] = ()
    influence: tuple[int, ...] = ()
    games: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    price: tuple[int, ...] = ()
    trade: tuple[int, ...] = ()
    cities: tuple[int, ...] = ()
    pieces: int = 0


@dataclass(frozen=True)
class Epoch:
    """§7.G An epoch: what it asks for, and what it brings."""

    luxury: int = 0
    cities: int = 0
    advances: int = 0
    of: int = 2
    leaders: int = 0
    morale: int = 0
    food: int = 0
    trade: int = 0


@dataclass(frozen=True)
class Province:
    """A land province or a sea, as printed."""

    terrain: str
    beside: tuple[str, ...]
    hex: tuple[int, ...] = ()
    area: str = ""
    good: str = ""
    food: int = 0
    home: str = ""
    barbarian: bool = False


@dataclass(frozen=True)
class Part:
    """§1.2 The part of the map that is played."""

    players: int
    corners: tuple[str, ...]
    tribes: tuple[str, ...]
    hexes: tuple[Any, ...] = field(default=())


TRIBES = things(Tribe, "content", _CONTENT["tribe"])
VILLAGES = things(Village, "content", _CONTENT["village"])
FIELDS = things(Field, "wheel", _WHEEL["field"])
WHEEL = tuple(FIELDS)
AGRICULTURE, CULTURE, NAVIGATION, COMMERCE, MECHANICS, ARCHITECTURE = WHEEL
LEVELS = range(1, len(FIELDS[COMMERCE].trade))
EPOCHS = things(Epoch, "wheel", _WHEEL["epoch"])
AGES = tuple(EPOCHS)
PROVINCES = things(Province, "map", _MAP["province"])
PARTS = {
    one["id"]: Part(one["players"], tuple(one["corners"]), tuple(one["tribes"]), tuple(map(tuple, one["hexes"])))
    for one in _MAP["setup"]
}
VOYAGES: dict[tuple[str, str], int] = {
    way: one["cost"] for one in _MAP["voyage"] for way in (tuple(one["between"]), tuple(one["between"][::-1]))
}
for _id, _province in PROVINCES.items():
    refer(f"map.toml, {_id}", _province.beside, PROVINCES)
LAND = tuple(id for id, province in PROVINCES.items() if province.terrain != WATER)
SEAS = tuple(id for id, province in PROVINCES.items() if province.terrain == WATER)
IS_SEA = {id: province.terrain == WATER for id, province in PROVINCES.items()}
GOOD_OF: dict[str, str] = {id: province.good for id, province in PROVINCES.items() if province.good}
FOOD_OF: dict[str, int] = {id: province.food for id, province in PROVINCES.items() if province.food}
TERRAINS = tuple(dict.fromkeys(province.terrain for province in PROVINCES.values()))
VILLAGE_TOKENS: tuple[str, ...] = tuple(
    f"{id}.{copy}" for id, village in VILLAGES.items() for copy in range(1, village.copies + 1)
)
"""Every village of the box: its kind, and which of its kind it is."""


def village(token: str) -> str:
    """The kind of a village."""
    return token.partition(".")[0]


class Atlas:
    """§1.2 The provinces in play and their borders."""

    def __init__(self, part: Part) -> None:
        hexes = set(part.hexes)
        self.tribes = part.tribes
        self.provinces = tuple(
            id for id, one in PROVINCES.items() if (one.area in part.corners if one.area else tuple(one.hex) in hexes)
        )
        inside = set(self.provinces)
        self.inside = frozenset(inside)
        self.land = tuple(id for id in self.provinces if not IS_SEA[id])
        self.seas = tuple(id for id in self.provinces if IS_SEA[id])
        self.beside = {id: tuple(n for n in PROVINCES[id].beside if n in inside) for id in self.provinces}
        self.land_beside = {id: tuple(n for n in self.beside[id] if not IS_SEA[n]) for id in self.provinces}
        self.seas_beside = {id: tuple(n for n in self.beside[id] if IS_SEA[n]) for id in self.provinces}
        self.homes = {tribe: tuple(id for id in self.land if PROVINCES[id].home == tribe) for tribe in TRIBES}


BARBARIAN_LEVELS = len(BOX["barbarians"]["militia"])
ATLAS = {id: Atlas(part) for id, part in PARTS.items()}
MOST_PARTED = max(part.players for part in PARTS.values())


def parts_for(players: int, tribes: int = 0) -> list[str]:
    """§1.2 The parts of the map for so many players; from five on it is whole, and alone one plays on a map for two.

    §12.1.3 §A2 With automas it must offer a tribe to everybody.
    """
    wanted = BOX["alone"]["map_players"] if players == 1 else min(players, MOST_PARTED)
    return [id for id, part in PARTS.items() if part.players == wanted and len(part.tribes) >= tribes]

"""The contents of the box, read from the data files once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from civitas.games import data
from civitas.games.scharz.box.factions import Faction
from civitas.games.things import BadData, refer, things

HOME = "civitas.games.scharz"


def read(name: str) -> dict[str, Any]:
    """A data file of the game."""
    return data.read(HOME, name)


BOX = read("box")
_THINGS = read("things")

MODES: tuple[str, ...] = tuple(BOX["modes"]["names"])
FAST, BASIC, *_ = MODES
FEATURES: dict[str, frozenset[str]] = {
    mode: frozenset(name for before in MODES[: at + 1] for name in BOX["features"][before])
    for at, mode in enumerate(MODES)
}
"""§D3 What each mode plays with: what it adds, and all of the modes before it."""
SEASONS: tuple[str, ...] = tuple(BOX["time"]["seasons"])
SPRING, SUMMER, AUTUMN, WINTER = SEASONS
ROUNDS: int = BOX["time"]["years"] * len(SEASONS)
BROWN, TURQUOISE, GREY = "brown", "turquoise", "grey"
GOOD, NORMAL, BAD = WEATHERS = ("good", "normal", "bad")
CLIMATES: tuple[str, ...] = tuple(BOX["weather"]["summer"])
SEA = "sea"
"""What has its own weather in winter beside the climates."""
STANDARD = 1
"""The level of a unit of which nothing else is said."""


@dataclass(frozen=True)
class Unit:
    """§5 A kind of unit: what it rolls, bears, costs and eats; the second value of a pair holds on rough ground."""

    dice: str
    star: str
    lives: int
    star_lives: int
    size: int
    food: int
    worth: int
    buy: int = 0
    prestige: int = 0
    alternative: int = 0
    alternative_prestige: int = 0
    upgrade: int = 0
    refund: int = 0
    fodder: int = 0
    carries: int = 0
    rolls: int = 1
    rear: bool = False
    ship: bool = False
    builds: bool = False
    limited: bool = True
    moves: bool = True
    charges: bool = False
    hunger: int = 1
    """Dice against attrition when it is encircled."""
    rerolled: bool = True
    """May its dice be rolled again?"""
    trains: bool = True
    learns: bool = True
    kind: str = ""
    level: int = STANDARD
    front: bool = False
    rerolls: int = 0
    counts: int = 1
    """For how many units it counts where numbers bring a bonus, and where units build."""
    breaks: int = 0
    """How many shields of a settlement an engine takes."""


@dataclass(frozen=True)
class Level:
    """§4.3 How experienced a unit is. Only blanks are rolled again, so the last result is the best one too."""

    breaks: int
    front: bool = False
    rear: bool = False
    rerolls: int = 0
    rerolled: bool = True
    lives: int = 0
    counts: int = 1
    gold: int = 0
    """What it costs more when units of this level are bought."""


@dataclass(frozen=True)
class Morale:
    """§8 From so much prestige on: how many units it takes for a sword or a shield more, or for a sword less."""

    least: int
    penalty: int = 0
    shield: int = 0
    rival: int = 0
    other: int = 0


@dataclass(frozen=True)
class Commander:
    """§9 What a commander costs and does: bonuses at all, how often dice may be rolled again for prestige and for
    nothing, an extra move."""

    gold: int
    wage: int
    bonuses: bool = True
    paid: int = 1
    free: int = 0
    marches: bool = False


@dataclass(frozen=True)
class Building:
    """§4.3 A building: its price, its builders, what it stores and brings."""

    gold: int
    workers: int
    level: int = 0
    grain: int = 0
    units: int = 0
    herds: int = 0
    fish: int = 0
    ships: int = 0
    buy: int = 0
    upgrade: int = 0
    tax: int = 0
    sack: int = 0
    points: int = 0
    prestige: int = 0


@dataclass(frozen=True)
class Herd:
    """§6 A kind of herd: its meat, its prices in a harbour, its fodder in winter, its agrarian points."""

    meat: int
    buy: int
    sell: int
    feed: int
    agrarian: int


@dataclass(frozen=True)
class Good:
    """§6 What a good costs and brings, in half pieces of gold; nothing where it is not traded."""

    buy: int = 0
    sell: int = 0
    harbour_buy: int = 0
    harbour_sell: int = 0
    late_sell: int = 0


@dataclass(frozen=True)
class Field:
    """A field of the land."""

    colours: tuple[str, ...]
    climate: str
    tier: int
    x: int
    y: int
    home: tuple[str, ...] = ()
    neutral: str = ""
    special: str = ""
    regions: tuple[str, ...] = ()
    """Lands that a rule names: where a bonus holds."""
    rivers: tuple[str, ...] = ()
    """Rivers that flow through it, by which ships can reach it."""
    seas: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    black: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sea:
    """A field of the sea."""

    tier: int
    rough: bool
    x: int
    y: int
    beside: tuple[str, ...] = ()


LEVELS = things(Level, "things", _THINGS["level"])
TOP = len(LEVELS) - 1
"""The highest level."""
_KINDS = things(Unit, "things", _THINGS["unit"])
KINDS = tuple(_KINDS)
LIGHT, HEAVY, ENGINE, CAVALRY, TRANSPORT, WARSHIP, MERCENARY, PIRATES, ELEPHANTS = KINDS


def troop(kind: str, level: int = STANDARD) -> str:
    """Units of a kind and a level: `light`, or `light-2` if they are not standard."""
    return kind if level == STANDARD else f"{kind}-{level}"


def _trained(kind: str, unit: Unit, number: int, level: Level) -> Unit:
    """§4.3 A unit with all that its level adds; whoever stands in the rear by its kind stays there as a recruit."""
    return replace(
        unit,
        kind=kind,
        level=number,
        lives=unit.lives + level.lives,
        star_lives=unit.star_lives + level.lives,
        front=level.front and not unit.rear,
        rear=unit.rear or level.rear,
        rerolls=level.rerolls,
        rerolled=unit.rerolled and level.rerolled,
        counts=level.counts,
        breaks=level.breaks if kind == ENGINE else 0,
    )


UNITS = {
    troop(kind, number): _trained(kind, unit, number, level)
    for kind, unit in _KINDS.items()
    for number, level in enumerate(LEVELS.values())
    if number == STANDARD or (unit.learns and (number > STANDARD or unit.limited))
}
"""All that stands in a stack: each kind at each level that it can have; only what is made of infantry has recruits."""
SHIPS = tuple(id for id, unit in UNITS.items() if unit.ship)
GRADES = {kind: tuple(id for id, unit in UNITS.items() if unit.kind == kind) for kind in KINDS}
"""All that is of a kind, by level."""
BUILDINGS = things(Building, "things", _THINGS["building"])
VILLAGE, CITY, DOCK, HARBOUR, FORT = BUILDINGS
HERDS = things(Herd, "things", _THINGS["herd"])
SHEEP, PIGS, CATTLE, HORSES = HERDS
GOODS = things(Good, "things", _THINGS["good"])
GRAIN, FISH, MEAT = GOODS
HALF: int = BOX["goods"]["half"]
"""Prices of goods are in half pieces of gold."""


def meat_price(season: str) -> int:
    """§6 What meat brings, in half pieces of gold: more in autumn and winter."""
    return GOODS[MEAT].sell if season in (SPRING, SUMMER) else GOODS[MEAT].late_sell


MORALE = things(Morale, "things", _THINGS["morale"])
COMMANDERS = things(Commander, "things", _THINGS["commander"])
NO_COMMANDER = next(iter(COMMANDERS))
COLOURS = ("yellow", "green", BROWN, TURQUOISE, GREY)


class Chart:
    """§17 A map of the box as a whole: its land, its waters, and who is at home there."""

    def __init__(self, name: str) -> None:
        printed = read(name)
        self.name = name
        self.fields = things(Field, name, printed["field"])
        self.seas = things(Sea, name, printed["sea"])
        self.factions = things(Faction, name, printed["faction"])
        self.tiers = tuple(sorted({one.tier for one in self.fields.values()}))
        self.regions = frozenset(region for one in self.fields.values() for region in one.regions)
        self.banks: tuple[str, ...] = tuple(printed.get("banks", ()))
        """§11.4 Two regions; a black border between them is a black river."""
        for id, one in self.fields.items():
            refer(f"{name}.toml, {id}", (*one.beside, *one.black), self.fields)
            refer(f"{name}.toml, {id}", one.seas, self.seas)
            refer(f"{name}.toml, {id}", one.home, self.factions)
        for id, faction in self.factions.items():
            refer(f"{name}.toml, {id}", filter(None, [faction.levy]), self.fields)
            refer(f"{name}.toml, {id}", faction.start, BOX["start"])
            refer(f"{name}.toml, {id}", faction.against, self.factions)
            refer(
                f"{name}.toml, {id}",
                filter(None, [faction.lord, faction.serves, faction.off, *faction.ransoms]),
                self.factions,
            )
            places = (faction.within, faction.booty, faction.walls)
            refer(f"{name}.toml, {id}", filter(None, places), self.regions)


MAPS: tuple[str, ...] = tuple(BOX["maps"]["names"])
CHARTS = {name: Chart(name) for name in MAPS}
_T = TypeVar("_T")


def _of_all(parts: Iterable[Mapping[str, _T]]) -> dict[str, _T]:
    """What all maps have of a kind. An id belongs to one map, so that nobody has to say which one is meant."""
    found: dict[str, _T] = {}
    for part in parts:
        for id, one in part.items():
            if id in found:
                raise BadData(id, "two maps have this id")
            found[id] = one
    return found


FACTIONS = _of_all(chart.factions for chart in CHARTS.values())
FIELDS = _of_all(chart.fields for chart in CHARTS.values())
SEAS = _of_all(chart.seas for chart in CHARTS.values())
PLACES = (*FIELDS, *SEAS)
IS_SEA = {place: place in SEAS for place in PLACES}
MOUNTAINS = frozenset(id for id, one in FIELDS.items() if one.colours == (BROWN,))
WETLANDS = frozenset(id for id, one in FIELDS.items() if one.colours == (TURQUOISE,))
ROUGH = MOUNTAINS | WETLANDS
"""§D7 Fields of one colour only: mountains and wetlands."""
NEUTRAL = frozenset(id for id, one in FIELDS.items() if one.neutral)
PATH, WASTE, OASIS = "path", "waste", "oasis"
PATHS = frozenset(id for id, one in FIELDS.items() if one.neutral == PATH)
"""§11.5 Neutral fields that are fought over, and safe for whoever pays or holds an oasis."""
WASTES = frozenset(id for id, one in FIELDS.items() if one.neutral == WASTE)
"""§11.5 Deserts that are deadlier than others."""
HOMES = {faction: tuple(id for id, one in FIELDS.items() if faction in one.home) for faction in FACTIONS}
TIERS: tuple[int, ...] = tuple(BOX["maps"]["tiers"])


class Atlas:
    """§17 What is in play of a map for so many players."""

    def __init__(self, chart: Chart, tier: int) -> None:
        fields = {id: one for id, one in chart.fields.items() if one.tier <= tier}
        seas = {id: one for id, one in chart.seas.items() if one.tier <= tier}
        self.chart = chart
        self.fields = tuple(fields)
        self.seas = tuple(seas)
        inside = {*fields, *seas}
        self.inside = frozenset(inside)
        self.standard = tuple(id for id in self.fields if id not in NEUTRAL)
        self.cities = tuple(id for id, one in fields.items() if one.special == CITY)
        """§D66 Fields where a city may stand for all three villages."""
        self.harbours = tuple(id for id, one in fields.items() if one.special == HARBOUR)
        """§D66 Fields where a harbour may stand for the third village."""
        self.oases = tuple(id for id, one in fields.items() if one.special == OASIS)
        self.beside = {id: tuple(n for n in one.beside if n in inside) for id, one in fields.items()}
        self.black = {id: tuple(n for n in one.black if n in inside) for id, one in fields.items()}
        self.sections = {
            frozenset((id, other)): id
            for id in self.fields
            for other in self.black[id]
            if chart.banks and chart.banks[0] in fields[id].regions and chart.banks[1] in fields[other].regions
        }
        """§11.4 Black rivers between two fields, each with its section: the field on the first bank."""
        self.waters = {id: tuple(n for n in one.beside if n in inside) for id, one in seas.items()}
        self.coast = {id: tuple(n for n in one.seas if n in inside) for id, one in fields.items()}
        self.streams = {
            id: tuple(n for n in (*self.beside[id], *self.black[id]) if set(one.rivers) & set(fields[n].rivers))
            for id, one in fields.items()
        }
        """§11.2 The next fields up and down the rivers of a field, over borders that nobody crosses on foot too."""
        self.shores = {sea: tuple(id for id in self.fields if sea in self.coast[id]) for sea in self.seas}


ATLAS = {name: {tier: Atlas(chart, tier) for tier in TIERS} for name, chart in CHARTS.items()}


def tier_for(seats: int) -> int:
    """§3 §D68 The part of a map for two or three, four to seven, and eight to twelve players."""
    return max(tier for tier in TIERS if tier <= seats)


MOST_SEATS = 12
IN_PLAY = {
    name: {seats: parts[tier_for(seats)] for seats in range(TIERS[0], MOST_SEATS + 1)} for name, parts in ATLAS.items()
}
"""Each map for each number of players."""

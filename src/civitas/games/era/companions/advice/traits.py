"""What a learned evaluation looks at: counts of the own realm and of the others, and what the written one thinks."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import NamedTuple

from civitas.games.advice import leads, mean_and_most
from civitas.games.era.actions.choosing import ACTIONS
from civitas.games.era.box.content import (
    AGES,
    ATLAS,
    BOX,
    CARDS,
    EPOCHS,
    GOOD_OF,
    GOODS,
    IS_SEA,
    LENGTHS,
    LUXURY,
    PROVINCES,
    TERRAINS,
    TRIBES,
    VILLAGES,
    WATER,
    WHEEL,
    village,
)
from civitas.games.era.companions.advice.numbers import LIKINGS, Taste, View
from civitas.games.era.companions.advice.position import PARTS, parts
from civitas.games.era.companions.advice.stand import NEED, Stand, realms_in
from civitas.games.era.scoring import PARTS as SCORED

_LIES = tuple(terrain for terrain in TERRAINS if terrain != WATER)
_NONE: dict[str, int] = {}
_TABLE = (
    "realms",
    *LENGTHS,
    "round",
    "rounds_left",
    "barbarians",
    "villages",
    "greys",
    "nearest_end",
    *(f"open_{card}" for card in CARDS),
)
_STANDING = (
    *(f"land_{terrain}" for terrain in _LIES),
    "seas",
    "homes",
    *GOODS,
    "different_luxuries",
    "vassals",
    "gathered",
    "fleets",
    "posts",
    "battlefields",
    "borders",
    "foes_near",
    "villages_near",
    "empty_near",
)
_COUNTED = (
    "thalers",
    "food",
    "hunger",
    "starved",
    "free",
    "city_limit",
    "armies",
    "legions",
    "militia",
    "leaders",
    "all_leaders",
    "epoch",
    "treaties",
    "growth",
    "trade",
    "games",
    "advances",
    "passed",
    "protected",
)
"""What views of a realm have as numbers."""
_PUBLIC = (
    "points",
    *(f"points_{part}" for part in SCORED),
    "provinces",
    *_STANDING,
    *_COUNTED,
    "cities",
    *WHEEL,
    "to_triumph",
    "actions",
    "spent",
    "hidden",
    "shown",
    "allies",
)
_LEADS = ("points", *SCORED)
_HOPES = (
    "spare_food",
    "may_build",
    "planned",
    "room",
    "reached",
    "luxuries_left",
    "affordable",
    "short_of_luxury",
    "short_of_cities",
    "short_of_advances",
    "ripe",
)
_OWN = (
    *(f"tribe_{tribe}" for tribe in TRIBES),
    *(f"card_{card}" for card in CARDS),
    *(f"village_{kind}" for kind in VILLAGES),
    *(f"used_{action}" for action in ACTIONS),
    *_HOPES,
    *(f"lead_{what}" for what in _LEADS),
)
TRAITS: tuple[str, ...] = (
    *_TABLE,
    *(f"own.{name}" for name in (*_PUBLIC, *_OWN)),
    *(f"part.{name}" for name in PARTS),
    *(f"mean.{name}" for name in _PUBLIC),
    *(f"most.{name}" for name in _PUBLIC),
)
_EVEN: Taste = dict.fromkeys(LIKINGS, 1.0)
"""No whims: everybody learns from the same numbers."""
_ERAS = 3
PHASES = _ERAS + 1
"""The thirds of a game of the usual length, and the end."""


def phase(view: View) -> int:
    """The third of the game; what is over is worth its points."""
    gone = Stand(view, 0, _EVEN).part_gone
    return _ERAS if view["scored"] else min(_ERAS - 1, max(0, int(_ERAS * gone)))


def traits(view: View, seat: int) -> list[float]:
    """The numbers of a position for a seat, in the order of `TRAITS`."""
    stand, automas = Stand(view, seat, _EVEN), view.get("automas", {}).get("realms", {})
    realms = dict(enumerate(view["realms"])) | {int(number): realm for number, realm in automas.items()}
    board = _board(view)
    public = [_public(view, realm, number, board) for number, realm in realms.items()]
    own = public.pop(seat)
    scored = len(_LEADS)
    written = parts(stand)
    return [
        len(realms),
        *(float(view["length"] == length) for length in LENGTHS),
        view["round"],
        stand.rounds_left,
        view["level"],
        sum("village" in facts for facts in view["provinces"].values()),
        view["greys"],
        _nearest_end(view, board),
        *(float(card in view["crown"]) for card in CARDS),
        *own,
        *_own(stand),
        *leads(own[:scored], [other[:scored] for other in public]),
        *(written[name] for name in PARTS),
        *mean_and_most(public, len(_PUBLIC)),
    ]


class _Board(NamedTuple):
    """Who holds what."""

    holders: dict[str, int]
    land: defaultdict[int, list[str]]
    seas: defaultdict[int, list[str]]
    posts: Counter[int]


def _board(view: View) -> _Board:
    board = _Board({}, defaultdict(list), defaultdict(list), Counter())
    for place, facts in view["provinces"].items():
        if "holder" in facts:
            board.holders[place] = holder = facts["holder"]
            (board.seas if IS_SEA[place] else board.land)[holder].append(place)
        if "post" in facts:
            board.posts[facts["post"]] += 1
    return board


def _nearest_end(view: View, board: _Board) -> float:
    """How much of the way to the end of the game whoever is nearest to one has gone."""
    limit, realms = BOX["ends"][view["length"]], realms_in(view)
    shares: list[float] = [
        max(map(len, board.land.values()), default=0) / limit["provinces"],
        *[realm["epoch"] / AGES.index(limit["epoch"]) for realm in realms],
        *[realm["advances"] / limit["advances"] for realm in realms],
        *[realm["influence"] / limit["influence"][len(realms) - 1] for realm in realms],
        *[realm["influence"] / max(1, realm["triumph"]) for realm in realms],
    ]
    return max(shares)


def _public(view: View, realm: View, number: int, board: _Board) -> list[float]:
    """What everybody can count of a realm; of the own one, and of all at the end, hidden points as well."""
    points = realm["points"]
    return [
        sum(points.values()),
        *[points[part] for part in SCORED],
        len(board.land[number]),
        *_standing(view, realm, number, board),
        *[realm[name] for name in _COUNTED],
        len(realm["cities"]),
        *[realm["levels"][field] for field in WHEEL],
        realm["triumph"] - realm["influence"],
        len(realm["actions"]),
        len(realm["spent"]),
        hidden if isinstance(hidden := realm["hidden"], int) else len(hidden),
        len(realm["shown"]),
        sum(number in pair for pair in view["alliances"]),
    ]


def _standing(view: View, realm: View, number: int, board: _Board) -> list[float]:
    """What stands on the map, and what lies around it."""
    provinces, atlas, key, holders = view["provinces"], ATLAS[view["part"]], str(number), board.holders
    land, seas = board.land[number], board.seas[number]
    vassals = [provinces[place].get("vassals", _NONE).get(key, 0) for place in land]
    terrains = Counter([PROVINCES[place].terrain for place in land])
    goods = Counter([GOOD_OF[place] for place in land if place in GOOD_OF])
    around = {near for place in land for near in atlas.land_beside[place]}.difference(land)
    foreign = [provinces[place] for place in around if place in holders]
    villages = sum(["village" in provinces[place] for place in around if place in provinces])
    return [
        *[terrains[terrain] for terrain in _LIES],
        len(seas),
        sum([holders.get(home) == number for home in atlas.homes.get(realm["tribe"], ())]),
        *[goods[good] for good in GOODS],
        sum([good in LUXURY for good in goods]),
        sum(vassals),
        sum([many >= NEED for many in vassals]),
        sum([provinces[sea].get("fleets", _NONE).get(key, 0) for sea in seas]),
        board.posts[number],
        sum(["battlefield" in provinces[place] for place in land]),
        len(foreign),
        sum([sum(facts["vassals"].values()) for facts in foreign if "vassals" in facts]),
        villages,
        len(around) - len(foreign) - villages,
    ]


def _own(stand: Stand) -> list[float]:
    """What the own realm is like in detail, its secrets among it, and what may still be done."""
    realm = stand.realm
    kinds = Counter(map(village, realm["hidden"]))
    return [
        *(float(realm["tribe"] == tribe) for tribe in TRIBES),
        *(float(realm["card"] == card) for card in CARDS),
        *(kinds[kind] for kind in VILLAGES),
        *(float(action in realm["actions"]) for action in ACTIONS),
        *_hopes(stand),
    ]


def _hopes(stand: Stand) -> list[float]:
    """How near cities, advances and the next epoch are; who has no tribe yet hopes for nothing."""
    if stand.tribe is None:
        return [0.0] * len(_HOPES)
    realm = stand.realm
    epoch = EPOCHS[AGES[min(realm["epoch"] + 1, len(AGES) - 1)]]
    short = [
        max(0, epoch.luxury - stand.luxuries),
        max(0, epoch.cities - len(realm["cities"])),
        max(0, epoch.advances - realm["advances"]),
    ]
    return [
        stand.spare_food,
        stand.may_build,
        stand.planned,
        stand.room,
        len(stand.ground.reached),
        stand.luxuries_left,
        sum(price is not None and price <= realm["thalers"] for price in realm["prices"].values()),
        *short,
        short.count(0) >= epoch.of,
    ]

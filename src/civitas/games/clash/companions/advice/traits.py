"""What a learned evaluation looks at: counts of the own empire and of the others, and what the written one thinks."""

from __future__ import annotations

from collections import Counter

from civitas.games.advice import leads, mean_and_most
from civitas.games.clash.box.content import (
    ACTION_CARDS,
    ADVANCES,
    ATLAS,
    BOX,
    BUILDINGS,
    CATEGORIES,
    CIVIL,
    CIVS,
    EVENTS,
    GOODS,
    LEARNED,
    MOODS,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    RESOURCES,
    TACTICS,
    TERRAINS,
    UNITS,
    WONDERS,
)
from civitas.games.clash.box.owners import BARBARIANS, PIRATES
from civitas.games.clash.companions.advice.known import HELD
from civitas.games.clash.companions.advice.numbers import Taste, View
from civitas.games.clash.companions.advice.realm import NEAR, Realm, kinds, phases_left
from civitas.games.clash.scoring import CATEGORIES as SCORED
from civitas.kernel import number_of

_SIZES = range(1, BOX["limits"]["city_size"] + 1)
_TABLE = ("seats", "round", "phase", "phases_left", "last_round", "own_turn", "explored")
_NEUTRALS = ("barbarian_cities", "barbarians", "pirates")
_STANDING = (
    "cities",
    *(f"size_{size}" for size in _SIZES),
    *(f"mood_{mood}" for mood in MOODS),
    *(f"building_{building}" for building in BUILDINGS),
    "wonders",
    "in_foreign_colours",
    *(f"unit_{unit}" for unit in UNITS),
    "armies",
    *(f"land_{terrain}" for terrain in TERRAINS),
    "unknown",
    "barbarian_cities_near",
    "barbarians_near",
    "foreign_cities_near",
    "threatened",
    "unguarded",
    "threat",
)
_PLAYER = (
    "points",
    *(f"points_{category}" for category in SCORED),
    *GOODS,
    "advances",
    *(f"advances_{category}" for category in CATEGORIES),
    *HELD,
    "completed",
    "settlements_left",
    "event_markers",
    "lost_actions",
    "mat",
    "persons",
    "led",
    "leaders",
    "slain",
)
_PUBLIC = (*_STANDING, *_PLAYER)
_LEADS = ("points", *SCORED)
_OWN = (
    *(f"advance_{id}" for id in ADVANCES),
    *(f"civ_{civ}" for civ in CIVS),
    *(f"civil_{id}" for id in CIVIL),
    *(f"tactic_{id}" for id in TACTICS),
    "person_cards",
    *(f"objective_{id}" for id in OBJECTIVES),
    *(f"wonder_{id}" for id in WONDERS),
    "wonders_known",
    "wonder_short",
    "actions",
    "activated",
    "room_for_goods",
    "room_for_buildings",
    "sites",
    "settlers_with_site",
    "way_to_site",
    "prey",
    "peril",
    *(f"lead_{what}" for what in _LEADS),
)
_PARTS = ("rivals", "cities", "goods", "advances", "units", "cards")
"""Of the written evaluation; points are counted anyway."""
TRAITS: tuple[str, ...] = (
    *_TABLE,
    *_NEUTRALS,
    *(f"own.{name}" for name in (*_PUBLIC, *_OWN)),
    *(f"part.{name}" for name in _PARTS),
    *(f"mean.{name}" for name in _PUBLIC),
    *(f"most.{name}" for name in _PUBLIC),
)
_EVEN: Taste = dict.fromkeys((*LEARNED, *BUILDINGS), 1.0) | {"tuned": 1.0}
"""No whims: everybody learns from the same numbers."""
_NEAR_BY = {
    seats: {hex: frozenset(n for n, steps in far.items() if steps <= NEAR) for hex, far in atlas.distance.items()}
    for seats, atlas in ATLAS.items()
}
"""The hexes from which a city can be reached, by players and by its hex."""
_ROUNDS: int = BOX["frame"]["rounds"]
_AGES = 3
PHASES = _AGES + 1
"""The thirds of a game of the usual length, and the end."""


def phase(view: View) -> int:
    """The third of the game; what is over is worth its points."""
    return _AGES if view["ended"] else min(_AGES - 1, max(0, view["round"] - 1) * _AGES // _ROUNDS)


def traits(view: View, seat: int) -> list[float]:
    """The numbers of a position for a seat, in the order of `TRAITS`."""
    realms = [Realm(view, other, _EVEN) for other in range(view["seats"])]
    realm = realms[seat]
    public = [[*_standing(one), *_player(one)] for one in realms]
    scored = [_scored(one) for one in realms]
    own, mine = public.pop(seat), scored.pop(seat)
    parts = realm.parts()
    return [
        view["seats"],
        view["round"],
        view["phase"],
        phases_left(view),
        float(phases_left(view) != phases_left(view, foresees=False)),
        float(view["turn"]["seat"] == seat),
        *realm.on_board("neutrals", lambda: _neutrals(view)),
        *own,
        *_own(realm),
        *leads(mine, scored),
        *(parts[name] for name in _PARTS),
        *mean_and_most(public, len(_PUBLIC)),
    ]


def _neutrals(view: View) -> list[float]:
    """How much of the land is known, and what stands there that is nobody's."""
    spots = view["hexes"].values()
    barbarians, pirates = (str(number_of(owner)) for owner in (BARBARIANS, PIRATES))
    return [
        sum(bool(spot["terrain"]) for spot in spots) / len(spots),
        sum(city["owner"] == number_of(BARBARIANS) for city in view["cities"].values()),
        sum(len(spot["units"].get(barbarians, ())) for spot in spots),
        sum(len(spot["units"].get(pirates, ())) for spot in spots),
    ]


def _standing(realm: Realm) -> list[float]:
    return realm.on_board(("standing", realm.seat), lambda: _on_the_board(realm))


def _on_the_board(realm: Realm) -> list[float]:
    """What a player has on the board, and what lies around it."""
    view, seat, atlas, own = realm.view, realm.seat, realm.atlas, realm.cities
    cities = [view["cities"][hex] for hex in own]
    sizes = Counter(min(city["size"], _SIZES[-1]) for city in cities)
    moods = Counter(city["mood"] for city in cities)
    built = Counter(building for city in cities for building, _ in city["buildings"])
    stacks = [kinds(realm.units(hex, seat)) for hex in realm.places()]
    units = Counter(unit for stack in stacks for unit in stack)
    land = Counter(realm.terrain(hex) for hex in {n for hex in own for n in (hex, *atlas.neighbours[hex])})
    near = set().union(*(_NEAR_BY[view["seats"]][hex] for hex in own))
    barbarians = number_of(BARBARIANS)
    holders = [view["cities"][hex]["owner"] for hex in near if hex in view["cities"]]
    threats = [realm.threat(hex) for hex in own]
    return [
        len(cities),
        *(sizes[size] for size in _SIZES),
        *(moods[mood] for mood in MOODS),
        *(built[building] for building in BUILDINGS),
        sum(wonder["hex"] in own for wonder in view["wonders"].values()),
        sum(colour != seat for city in cities for _, colour in city["buildings"]),
        *(units[unit] for unit in UNITS),
        sum(bool(realm.strength(hex, seat)) for hex in realm.places()),
        *(land[terrain] for terrain in TERRAINS),
        land[""],
        holders.count(barbarians),
        sum(len(realm.units(hex, barbarians)) for hex in near),
        sum(holder not in (seat, barbarians) for holder in holders),
        sum(map(bool, threats)),
        sum(not realm.guarded(hex) for hex in own),
        max(threats, default=0),
    ]


def _player(realm: Realm) -> list[float]:
    """What lies before a player, and how many cards are held."""
    player = realm.own
    advances = Counter(ADVANCES[id].category for id in player["advances"])
    return [
        *_scored(realm),
        *(player["goods"][good] for good in GOODS),
        len(player["advances"]),
        *(advances[category] for category in CATEGORIES),
        *(held if isinstance(held := player[name], int) else len(held) for name in HELD),
        len(player["completed"]),
        player["settlements_left"],
        player["event_markers"],
        player["lost_actions"],
        len(player["mat"]),
        len(player["persons"]),
        bool(player["leader"]),
        len(player["leaders"]),
        len(player["slain"]),
    ]


def _scored(realm: Realm) -> list[float]:
    points = realm.own["points"]
    return [realm.own["total"], *(points.get(category, 0) for category in SCORED)]


def _own(realm: Realm) -> list[float]:
    """What the player has in detail, the own cards among it, and what may still be done."""
    player, turn = realm.own, realm.view["turn"]
    advances = set(player["advances"])
    actions, objectives, wonders = (player[name] for name in HELD)
    civil = Counter(ACTION_CARDS[card].civil for card in actions if card in ACTION_CARDS)
    tactics = Counter(ACTION_CARDS[card].tactic for card in actions if card in ACTION_CARDS)
    goals = Counter(goal for card in objectives for goal in OBJECTIVE_CARDS[card].halves)
    cities = [realm.view["cities"][hex] for hex in realm.cities]
    return [
        *(float(id in advances) for id in ADVANCES),
        *(float(player["civ"] == civ) for civ in CIVS),
        *(civil[id] for id in CIVIL),
        *(tactics[id] for id in TACTICS),
        sum(card in EVENTS for card in actions),
        *(goals[id] for id in OBJECTIVES),
        *(float(id in wonders) for id in WONDERS),
        *_wonders(realm, [id for id in wonders if WONDERS[id].needs in advances]),
        max(0, turn["actions"]) if turn["seat"] == realm.seat else 0,
        sum(city["activations"] for city in cities),
        sum(max(0, player["limits"][good] - player["goods"][good]) for good in RESOURCES),
        sum(max(0, min(len(cities), _SIZES[-1]) - city["size"]) for city in cities),
        *realm.on_board(("ways", realm.seat, bool(player["settlements_left"]), *realm.poor), lambda: _ways(realm)),
        *_fights(realm),
    ]


def _wonders(realm: Realm, known: list[str]) -> tuple[int, int]:
    """How many of the own wonders the advances allow, and how many goods the nearest of them wants."""
    goods = realm.own["goods"]
    wants = [sum(max(0, price - goods[good]) for good, price in WONDERS[id].price.items()) for id in known]
    return len(known), min(wants, default=0)


def _ways(realm: Realm) -> tuple[int, int, int]:
    """Places for cities, the settlers that know of one, and how far those have to go."""
    if not realm.own["settlements_left"]:
        return 0, 0, 0
    settlers = [hex for hex in realm.places() for unit in kinds(realm.units(hex, realm.seat)) if unit == "settler"]
    ways = [way for hex in settlers if (way := realm.way_to_site(hex)) is not None]
    return len(realm.sites()), len(ways), sum(ways)


def _fights(realm: Realm) -> tuple[int, float]:
    """Armies that could take a city beside them, and what the own cities have to fear."""
    strong = {hex: realm.strength(hex, realm.seat) for hex in realm.places()}
    prey = sum(realm.prey(hex, strength) for hex, strength in strong.items() if strength)
    guards = {hex: strong.get(hex, 0) + realm.walls(hex) for hex in realm.cities}
    return prey, sum(realm.peril(hex, guard) for hex, guard in guards.items())

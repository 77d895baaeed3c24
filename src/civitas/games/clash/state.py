"""Everything true at a table of Clash of Cultures, hidden cards and face-down tiles included.

Units are words: the kind, and behind a colon what the unit has gone through in this turn, one letter each (`infantry`,
`settler:m`). A land unit on a water hex is aboard. `g.units[owner][hex]` is the stack of an owner on a hex; the owners
are the seats, BARBARIANS and PIRATES. A hex without units has no entry.

A city is a hex with an entry in `g.city`; its buildings are pairs of a kind and the seat of its colour.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from civitas.games.clash.battlefield import Battle
from civitas.games.clash.content import (
    ADVANCES,
    ARMY,
    ATLAS,
    BOX,
    BUILDINGS,
    EFFECTS,
    EXPANSION,
    GOODS,
    GOVERNMENTS,
    SHIPS,
    TOKENS,
    UNITS,
    WATER,
    Atlas,
)
from civitas.kernel import Record, State

BARBARIANS = -1
"""The owner of grey pieces. As an index into `g.units` it is the last."""
PIRATES = -2
NOBODY = -9

PROPOSED, CHOSEN = "proposed", "chosen"
"""How far an offer has come."""

MOVED, STOPPED, FOREST, PLAIN = "m", "s", "f", "p"
"""Marks of a unit: moved in this move action; may not move again this turn (battle, mountain); entered a forest
(starts no land battle this turn); entered a plain (the Great Gardens)."""


class Player(Record):
    """What one player has."""

    __slots__ = (
        "action_cards",
        "advances",
        "borrowed",
        "civ",
        "completed",
        "event_halves",
        "event_markers",
        "goods",
        "home",
        "lost_actions",
        "marks",
        "objective_cards",
        "wonder_cards",
    )
    goods: dict[str, int]
    """Resources and tokens."""
    advances: tuple[str, ...]
    borrowed: str
    """The advance used this turn by grace of the Great Library."""
    event_markers: int
    """Markers left on the event counter."""
    action_cards: tuple[str, ...]
    """The hand; great persons bought from events are in it too."""
    objective_cards: tuple[str, ...]
    wonder_cards: tuple[str, ...]
    completed: tuple[str, ...]
    """Objectives completed, as card and objective: "o5:general"."""
    event_halves: int
    """Points from events, in half points."""
    lost_actions: int
    """Actions that the next turn is short of."""
    home: str
    """The hex of the first city."""
    civ: str
    """The civilisation; empty in the base game."""
    marks: dict[str, int]
    """Lasting facts that content notes about a player ("pestilence": 1)."""

    def __init__(self) -> None:
        """§3.3 Food as printed, everything else nothing."""
        self.goods = dict.fromkeys(GOODS, 0) | BOX["start"]["stock"]
        self.advances = ()
        self.borrowed = ""
        self.event_markers = 0
        self.action_cards = ()
        self.objective_cards = ()
        self.wonder_cards = ()
        self.completed = ()
        self.event_halves = 0
        self.lost_actions = 0
        self.home = ""
        self.civ = ""
        self.marks = {}


class Offer(Record):
    """A trade being put together: what the active player gives and wants. Cards are named by kind to the partner."""

    __slots__ = ("cards", "chosen", "gives", "partner", "show", "stage", "wants")
    partner: int
    gives: dict[str, int]
    """Goods, and "action", "objective", "wonder" for cards."""
    wants: dict[str, int]
    cards: tuple[str, ...]
    """The cards behind the numbers in `gives`, as deck and place in the hand."""
    chosen: tuple[str, ...]
    """The cards that the partner gives, in the same form."""
    show: bool
    """Are cards shown to the other side before it is decided?"""
    stage: str
    """Empty while the offer is put together, then PROPOSED, then CHOSEN once the partner has picked cards."""

    def __init__(self, partner: int) -> None:
        self.partner = partner
        self.gives = {}
        self.wants = {}
        self.cards = ()
        self.chosen = ()
        self.show = False
        self.stage = ""


class Turn(Record):
    """The turn going on. Everything here is forgotten when the next one begins."""

    __slots__ = (
        "actions",
        "activations",
        "city",
        "deed",
        "facts",
        "finished",
        "marks",
        "moves",
        "navigated",
        "offers",
        "paid",
        "picks",
        "produced",
        "sailed",
        "seat",
        "used",
    )
    seat: int
    actions: int
    """Actions left."""
    deed: str
    """What the player does at the moment: a name of `deeds.DEEDS`."""
    finished: bool
    moves: int
    """Moves left in the move action under way."""
    sailed: bool
    """Has a ship moved in this move action?"""
    navigated: bool
    """Has a ship used Navigation in this move action?"""
    activations: dict[str, int]
    """How often each city was activated."""
    produced: int
    """Productions so far."""
    city: str
    """The city being activated."""
    picks: tuple[str, ...]
    """What was chosen so far in the deed under way: "hex:good" in a production, units in a recruit."""
    paid: dict[str, int]
    """What was paid so far in the deed under way."""
    offers: int
    """Trades offered so far."""
    used: tuple[str, ...]
    """What is allowed once in a turn and is used up ("taxes", "influence" after a success)."""
    marks: dict[str, int]
    """Facts that content notes about this turn ("mass_production": 1)."""
    facts: tuple[tuple[str, str], ...]
    """What happened, as pairs of a key and a value ("captured", "D4"), for cards and objectives that ask about it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.actions = 0
        self.deed = ""
        self.finished = False
        self.moves = 0
        self.sailed = False
        self.navigated = False
        self.activations = {}
        self.produced = 0
        self.city = ""
        self.picks = ()
        self.paid = {}
        self.offers = 0
        self.used = ()
        self.marks = {}
        self.facts = ()


class Clash(State):
    """The table."""

    __slots__ = (
        "battle",
        "buildings",
        "city",
        "decks",
        "discards",
        "ended",
        "ended_by",
        "event",
        "exhausted",
        "fought",
        "laid",
        "marks",
        "mood",
        "offer",
        "options",
        "phase",
        "players",
        "ports",
        "round",
        "seats",
        "start_player",
        "status_step",
        "terrain",
        "tiles",
        "turn",
        "turned",
        "units",
        "wonder_marks",
        "wonders",
    )
    seats: int
    options: dict[str, str]
    """The variants chosen for this table."""
    start_player: int
    round: int
    phase: int
    """The action phase of the round; 0 before the first and in the status phase."""
    status_step: int
    """The step of the status phase; 0 outside of it."""
    ended: bool
    ended_by: str
    """How the game ended: "rounds", "no-city" or "die"."""
    tiles: dict[str, str]
    """The face-down tiles by slot. Nobody knows them."""
    turned: str
    """The tile just turned up, while it is decided how it lies."""
    laid: dict[str, str]
    """The open tiles by slot; a tile turned by half has a "-" in front."""
    terrain: dict[str, str]
    """The terrain of every explored hex. A hex that is not in here is unexplored."""
    exhausted: tuple[str, ...]
    """Hexes with an exhausted marker."""
    city: dict[str, int]
    """The owner of each city, by hex."""
    mood: dict[str, int]
    """ANGRY, NEUTRAL or HAPPY, by hex of the city."""
    buildings: dict[str, tuple[tuple[str, int], ...]]
    """The buildings of each city: kind and colour."""
    ports: dict[str, str]
    """The water hex into which the port of a city points."""
    wonders: dict[str, str]
    """Built wonders and the hex of their city; empty once the city is destroyed."""
    wonder_marks: dict[str, tuple[int, ...]]
    """The markers on the card of a built wonder: the builder's first."""
    units: list[dict[str, tuple[str, ...]]]
    decks: dict[str, tuple[str, ...]]
    """"action", "objective", "event", "wonder": the top card first."""
    discards: dict[str, tuple[str, ...]]
    """The discard piles, the top card last. Everybody may look through them."""
    players: list[Player]
    turn: Turn
    battle: Battle | None
    fought: Battle | None
    """The last battle, as it ended: whoever was not asked in it can still see how it went."""
    offer: Offer | None
    event: str
    """The event card being resolved."""
    marks: dict[str, int]
    """Lasting facts that content notes about the table."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__()
        self.seats = seats
        self.options = options
        self.start_player = 0
        self.round = 1
        self.phase = 0
        self.status_step = 0
        self.ended = False
        self.ended_by = ""
        self.tiles = {}
        self.turned = ""
        self.laid = {}
        self.terrain = {}
        self.exhausted = ()
        self.city = {}
        self.mood = {}
        self.buildings = {}
        self.ports = {}
        self.wonders = {}
        self.wonder_marks = {}
        self.units = [{} for _ in range(seats + 2)]
        self.decks = {}
        self.discards = dict.fromkeys(("action", "objective", "event", "wonder"), ())
        self.players = [Player() for _ in range(seats)]
        self.turn = Turn(NOBODY)
        self.battle = None
        self.fought = None
        self.offer = None
        self.event = ""
        self.marks = {}

    @property
    def atlas(self) -> Atlas:
        return ATLAS[self.seats]


# ---------------------------------------------------------------------- seats


def clockwise(g: Clash) -> tuple[int, ...]:
    """All seats, beginning with the start player."""
    return tuple((g.start_player + i) % g.seats for i in range(g.seats))


def after(g: Clash, seat: int) -> tuple[int, ...]:
    """The other seats, clockwise."""
    return tuple((seat + i) % g.seats for i in range(1, g.seats))


def owners(g: Clash) -> range:
    """Everybody who may have units: pirates, barbarians, the seats."""
    return range(PIRATES, g.seats)


# ---------------------------------------------------------------------- the box


def in_play(g: Clash, id: str) -> bool:
    """§1.1 Is this unit, building or card in the box of this table?"""
    return id in in_box((id,), g.options["expansion"])


@lru_cache(maxsize=512)
def in_box(things: tuple[str, ...], expansion: str) -> tuple[str, ...]:
    """§1.1 Those of the things that are in the box, without the expansion or with it."""
    return tuple(id for id in things if id not in EXPANSION or expansion == "preview")


# ---------------------------------------------------------------------- units


@lru_cache(maxsize=512)
def kind(unit: str) -> str:
    """The kind of a unit, without its marks."""
    return unit.partition(":")[0]


@lru_cache(maxsize=512)
def marked(unit: str, mark: str) -> str:
    """The unit with a mark more."""
    name, _, marks = unit.partition(":")
    return f"{name}:{''.join(sorted({*marks, mark}))}"


@lru_cache(maxsize=512)
def unmarked(unit: str, mark: str) -> str:
    """The unit without that mark."""
    name, _, marks = unit.partition(":")
    rest = marks.replace(mark, "")
    return f"{name}:{rest}" if rest else name


@lru_cache(maxsize=512)
def has_mark(unit: str, mark: str) -> bool:
    return mark in unit.partition(":")[2]


@lru_cache(maxsize=512)
def is_army(unit: str) -> bool:
    """§5.5 Infantry and its like, neither settlers nor ships."""
    return kind(unit) in ARMY


@lru_cache(maxsize=512)
def is_ship(unit: str) -> bool:
    return kind(unit) in SHIPS


def stack(g: Clash, owner: int, hex: str) -> tuple[str, ...]:
    return g.units[owner].get(hex, ())


def army(g: Clash, owner: int, hex: str) -> tuple[str, ...]:
    """The army units of an owner on a hex."""
    return tuple([unit for unit in g.units[owner].get(hex, ()) if is_army(unit)])


def ships(g: Clash, owner: int, hex: str) -> tuple[str, ...]:
    return tuple([unit for unit in g.units[owner].get(hex, ()) if is_ship(unit)])


def cargo(g: Clash, owner: int, hex: str) -> tuple[str, ...]:
    """§6.4 The land units aboard ships on a water hex."""
    return tuple([unit for unit in g.units[owner].get(hex, ()) if not is_ship(unit)])


def put(g: Clash, owner: int, hex: str, *units: str) -> None:
    """Set units on a hex; a stack is kept in order, so that equal stacks are equal."""
    if units:
        g.units[owner][hex] = tuple(sorted((*g.units[owner].get(hex, ()), *units)))


def take(g: Clash, owner: int, hex: str, *units: str) -> None:
    """Remove units from a hex, marks and all; a unit without marks stands for any of its kind."""
    left = list(g.units[owner].get(hex, ()))
    for unit in units:
        left.remove(unit if unit in left else next(u for u in left if kind(u) == unit))
    if left:
        g.units[owner][hex] = tuple(left)
    else:
        del g.units[owner][hex]


def count(g: Clash, owner: int, unit: str) -> int:
    """How many units of a kind an owner has on the board."""
    return sum(kind(u) == unit for units in g.units[owner].values() for u in units)


def supply(g: Clash, owner: int, unit: str) -> int:
    """§3.9 Pieces of a kind not on the board."""
    pieces = UNITS[unit].barbarians if owner == BARBARIANS else UNITS[unit].pieces
    return pieces - count(g, owner, unit)


def enemies(g: Clash, owner: int, hex: str) -> int:
    """§5.5 The owner of hostile units on a hex; NOBODY if there are none. There is never more than one."""
    for other in range(PIRATES, g.seats):
        if other != owner and hex in g.units[other]:
            return other
    return NOBODY


def units_on(g: Clash, hex: str) -> bool:
    """Does any unit stand on the hex?"""
    return any(hex in stacks for stacks in g.units)


# ---------------------------------------------------------------------- cities


def cities(g: Clash, owner: int) -> list[str]:
    return [hex for hex, holder in g.city.items() if holder == owner]


def size(g: Clash, hex: str) -> int:
    """§5.6 Settlement, buildings and wonders."""
    return 1 + len(g.buildings[hex]) + len(wonders_in(g, hex))


def wonders_in(g: Clash, hex: str) -> list[str]:
    return [wonder for wonder, at in g.wonders.items() if at == hex]


def holds(g: Clash, seat: int, wonder: str) -> bool:
    """§12.5 Does the wonder stand in a city of this player, and so work for him?"""
    return wonder in g.wonders and g.city.get(g.wonders[wonder], NOBODY) == seat


def wonders_of(g: Clash, seat: int) -> list[str]:
    """§12.5 The wonders in the cities of this player, which work for him."""
    return [wonder for wonder, at in g.wonders.items() if g.city.get(at, NOBODY) == seat]


def has_building(g: Clash, hex: str, building: str) -> bool:
    """§6.6 A building works for the owner of the city, whatever its colour."""
    for built, _ in g.buildings[hex]:
        if built == building:
            return True
    return False


def influenced(g: Clash, hex: str) -> bool:
    """§6.6 Has the city a building in another colour than its owner's?"""
    owner = g.city[hex]
    for _, colour in g.buildings[hex]:
        if colour != owner:
            return True
    return False


def settlements_left(g: Clash, owner: int) -> int:
    if owner == BARBARIANS:
        return int(BOX["pieces"]["barbarian_settlements"]) - len(cities(g, owner))
    destroyed = g.players[owner].marks.get("destroyed-settlement", 0)
    return int(BOX["pieces"]["settlements"]) - len(cities(g, owner)) - destroyed


def buildings_left(g: Clash, seat: int, building: str) -> int:
    """§3.9 Pieces of this colour not on the board, destroyed ones included among those that are gone."""
    standing = sum((building, seat) in built for built in g.buildings.values())
    pieces: int = BUILDINGS[building]["pieces"]
    return pieces - standing - g.players[seat].marks.get(f"destroyed-{building}", 0)


def add_city(g: Clash, owner: int, hex: str, mood: int) -> None:
    """A new city that is only a settlement."""
    g.city[hex] = owner
    g.mood[hex] = mood
    g.buildings[hex] = ()


def remove_city(g: Clash, hex: str) -> None:
    """§12.4 The city with everything in it leaves the board; its wonders are worth nothing any more."""
    del g.city[hex], g.mood[hex], g.buildings[hex]
    g.ports.pop(hex, None)
    for wonder in wonders_in(g, hex):
        g.wonders[wonder] = ""
        g.wonder_marks[wonder] = ()


# ---------------------------------------------------------------------- the map


def is_land(g: Clash, hex: str) -> bool:
    """§3.2 Explored, and not water."""
    return g.terrain.get(hex, WATER) != WATER


def is_water(g: Clash, hex: str) -> bool:
    return g.terrain.get(hex) == WATER


def sea_of(g: Clash, hex: str) -> list[str]:
    """§6.4 The water hexes connected with this one, itself first."""
    return reach(g, [hex], lambda n: g.terrain.get(n) == WATER)


def reach(g: Clash, starts: Iterable[str], enter: Any, farthest: int = 1_000) -> list[str]:
    """The hexes that can be reached step by step over hexes that `enter` allows, the nearest first."""
    neighbours = g.atlas.neighbours
    found = list(starts)
    seen = set(found)
    ring = found
    for _ in range(farthest):
        nearer = ring
        ring = []
        for hex in nearer:
            for n in neighbours[hex]:
                if n not in seen and enter(n):
                    seen.add(n)
                    ring.append(n)
        if not ring:
            break
        found = found + ring
    return found


def within(g: Clash, start: str, target: str, distance: int) -> bool:
    """§5.7 Can the target be reached in so many steps? What lies too far away on the board needs no search."""
    return g.atlas.distance[start][target] <= distance and target in in_range(g, start, distance)


def in_range(g: Clash, start: str, distance: int) -> list[str]:
    """§5.7 The explored hexes within so many steps over land and water, never through unexplored tiles."""
    return reach(g, [start], g.terrain.__contains__, distance)


# ---------------------------------------------------------------------- advances and goods


def owns(g: Clash, seat: int, advance: str) -> bool:
    """Has the player gained this advance?"""
    return seat >= 0 and advance in g.players[seat].advances


def works(g: Clash, seat: int, advance: str) -> bool:
    """May the player use this advance: gained, or borrowed from the Great Library this turn?"""
    player = g.players[seat]
    return advance in player.advances or (bool(advance) and advance == player.borrowed)


def effects(g: Clash, seat: int, effect: str) -> list[tuple[str, dict[str, Any]]]:
    """The advances with this effect that work for the player, and the effect as the data file has it."""
    if seat < 0:
        return []
    player = g.players[seat]
    found = []
    for source in EFFECTS[effect]:
        if source[0] in player.advances or source[0] == player.borrowed:
            found.append(source)  # noqa: PERF401 - asked more often than anything else, and mostly finds nothing
    return found


def has_effect(g: Clash, seat: int, effect: str) -> bool:
    if seat < 0:
        return False
    player = g.players[seat]
    for id, _ in EFFECTS[effect]:
        if id in player.advances or id == player.borrowed:
            return True
    return False


def government(g: Clash, seat: int) -> str:
    """The government of the player's advances; empty if there are none of that sort."""
    for advance in g.players[seat].advances:
        if ADVANCES[advance].category in GOVERNMENTS:
            return ADVANCES[advance].category
    return ""


def limit(g: Clash, seat: int, good: str) -> int:
    """§5.2 §13.1.2 How much of a resource a player can have; tokens have no limit."""
    if good in TOKENS:
        return 1_000
    most: int = BOX["limits"].get(good, BOX["limits"]["resource"])
    for _, effect in effects(g, seat, "limit"):
        if effect["good"] == good:
            most = effect["value"]
    return most


def gain(g: Clash, seat: int, good: str, amount: int) -> int:
    """§5.2 Take goods; what exceeds the limit is lost. Returns how much was really gained."""
    goods = g.players[seat].goods
    had = goods[good]
    goods[good] = max(had, min(had + amount, limit(g, seat, good)))
    return goods[good] - had


def lose(g: Clash, seat: int, good: str, amount: int) -> int:
    """Give goods up, as far as there are any. Returns how much it was."""
    goods = g.players[seat].goods
    lost = min(amount, goods[good])
    goods[good] -= lost
    return lost

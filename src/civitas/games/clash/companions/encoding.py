"""A position of Clash of Cultures as numbers, as one seat knows it: itself first, then the others clockwise."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import permutations

from civitas.games.clash.box.content import (
    ACTION_CARDS,
    ADVANCES,
    ATLAS,
    BUILDINGS,
    CIVS,
    EVENTS,
    GOODS,
    LEADERS,
    OBJECTIVE_CARDS,
    TERRAINS,
    UNITS,
    WONDERS,
)
from civitas.games.clash.box.queries import (
    BARBARIANS,
    FOREST,
    MOVED,
    NOBODY,
    PIRATES,
    PLAIN,
    STOPPED,
    Clash,
    Nobody,
    Owner,
)
from civitas.games.clash.rules import DEEDS
from civitas.games.encodings import MOST, Layout, flags, places, within

VERSION = 1
OMENS = tuple(event.name for event in EVENTS.values() if event.effect == "lasting")
"""Events that last until they have come true."""
_TABLE = (
    "round",
    "phase",
    "status_step",
    "start_player",
    "in_battle",
    "attacker",
    "defender",
    "battle_hex",
    *OMENS,
    "envoys",
)
_TURN = ("whose", "actions", "moves", "city", "produced", "trades", *(f"deed:{deed}" for deed in DEEDS))
_HAND = (*ACTION_CARDS, *OBJECTIVE_CARDS, *WONDERS, *EVENTS)
"""Cards that can be in a hand; great persons come from the events."""
_CARD, _DEED, _ADVANCE, _WONDER = places(_HAND), places(DEEDS), places(ADVANCES), places(WONDERS)
_LEADER = places(LEADERS)
_PLACES = ("terrain", "exhausted", "city", "mood", "units", *BUILDINGS, *UNITS)
"""What there is to say of a hex: one plane of numbers for each."""
_PLANE = places(_PLACES)
_CIV = {"": 0} | {civ: at + 1 for at, civ in enumerate(CIVS)}
_TERRAIN = {terrain: at + 1 for at, terrain in enumerate(TERRAINS)}
_STOCK = (
    *GOODS,
    "event_markers",
    "action_cards",
    "objective_cards",
    "wonder_cards",
    "completed",
    "event_half_points",
    "lost_actions",
    "civ",
    "mat",
    "set_aside",
    "persons",
    "treaties",
    "foreseen",
    "leader",
    "leaders",
    "slain",
    "landmarks",
    "honours",
)


Whose = dict[Owner | Nobody, int]
"""The numbers by which a vector has the owners."""
_MARKS = tuple("".join(marks) for many in range(1, 5) for marks in permutations((MOVED, STOPPED, FOREST, PLAIN), many))
"""What can stand behind the name of a unit."""
_KEPT = 1 << 14
"""So many values of a part are kept as bytes."""


class _Plan:
    """Where what stands at a table for so many."""

    def __init__(self, seats: int) -> None:
        hexes = ATLAS[seats].hexes
        self.layout = layout = Layout()
        layout.add("table", _TABLE)
        layout.add("turn", _TURN)
        layout.add("hand", _HAND)
        layout.add("wonders", WONDERS)
        layout.add("leaders", LEADERS)
        layout.add("map", (f"{what}:{hex}" for what in _PLACES for hex in hexes))
        for n in range(seats):
            layout.add(f"seat+{n}", (*_STOCK, *(f"advance:{id}" for id in ADVANCES)))
        self.hex = places(hexes)
        self.many = len(hexes)
        self.plane = {what: at * self.many for what, at in _PLANE.items()}
        self.unit = {
            word: self.plane[unit] for unit in UNITS for word in (unit, *(f"{unit}:{marks}" for marks in _MARKS))
        }
        others: Whose = {BARBARIANS: seats + 1, PIRATES: seats + 2, NOBODY: 0}
        self.whose: list[Whose] = [
            {owner: (owner - seat) % seats + 1 for owner in range(seats)} | others for seat in range(seats)
        ]
        self.ground: dict[tuple[tuple[str, str], ...], bytes] = {}
        self.seen: Mapping[str, str] | None = None
        self.seen_ground = b""


_plan = cache(_Plan)


def layout(seats: int) -> Layout:
    return _plan(seats).layout


def encode(g: Clash, seat: int) -> bytearray:
    """The position as the seat knows it. Owners are 1 for the seat itself, 2 … for the others clockwise."""
    plan = _plan(g.seats)
    whose, number = plan.whose[seat], plan.hex
    battle, turn, own = g.battle, g.turn, g.players[seat]
    if battle is None:
        fought = _NO_BATTLE
    else:
        fought = bytes((1, whose[battle.attacker], whose[battle.defender], number[battle.hex] + 1))
    city = number[turn.city] + 1 if turn.city else 0
    parts: list[bytes | bytearray] = [
        bytes((g.round, g.phase, g.status_step, whose[g.start_player])),
        fought,
        bytes((*(omen in g.lasting for omen in OMENS), len(g.envoys))),
        bytes((whose[turn.seat], turn.actions, turn.moves, city, turn.produced, turn.offers)),
        _deed(turn.deed),
        _hand(own.action_cards, own.objective_cards, own.wonder_cards),
        _wonders(g.seats, tuple(g.wonders.items())),
        _leaders(g, whose),
        _map(g, plan, whose),
    ]
    for player in (*g.players[seat:], *g.players[:seat]):
        parts.append(
            bytes(
                (
                    *player.goods.values(),
                    player.event_markers,
                    len(player.action_cards),
                    len(player.objective_cards),
                    len(player.wonder_cards),
                    len(player.completed),
                    within(player.event_halves),
                    player.lost_actions,
                    _CIV[player.civ],
                    len(player.mat),
                    player.set_aside,
                    len(player.persons),
                    len(player.treaties),
                    len(player.foreseen),
                    _LEADER[player.leader] + 1 if player.leader else 0,
                    len(player.leaders),
                    len(player.slain),
                    len(player.landmarks),
                    within(len(player.honours)),
                )
            )
        )
        parts.append(_advances(player.advances))
    return bytearray().join(parts)


def _map(g: Clash, plan: _Plan, whose: Whose) -> bytearray:
    number, plane = plan.hex, plan.plane
    out = bytearray(plan.many * len(_PLACES))
    out[: plan.many] = _ground(g, plan)
    at = plane["exhausted"]
    for hex in g.exhausted:
        out[at + number[hex]] = 1
    mood, buildings = g.mood, g.buildings
    cities, moods, stacks = plane["city"], plane["mood"], plane["units"]
    for hex, owner in g.city.items():
        at = number[hex]
        out[cities + at] = whose[owner]
        out[moods + at] = mood[hex] + 1
        for building, colour in buildings[hex]:
            out[plane[building] + at] = whose[colour]
    unit = plan.unit
    for holder, who in whose.items():
        if holder is not NOBODY:
            for hex, stack in g.units[holder].items():
                at = number[hex]
                out[stacks + at] = who
                for word in stack:
                    out[unit[word] + at] += 1
    return out


def _ground(g: Clash, plan: _Plan) -> bytes:
    """Tiles that lie stay as they lie: those of the position seen last are known without looking."""
    laid = g.laid
    if plan.seen is laid:
        return plan.seen_ground
    key = tuple(laid.items())
    ground = plan.ground.get(key)
    if ground is None:
        if len(plan.ground) >= _KEPT:
            plan.ground.clear()
        ground = plan.ground[key] = bytes(_TERRAIN.get(g.terrain.get(hex, ""), 0) for hex in plan.hex)
    plan.seen, plan.seen_ground = laid, ground
    return ground


_NO_LEADERS = bytes(len(LEADERS))


def _leaders(g: Clash, whose: Whose) -> bytes | bytearray:
    """Whose card of a leader is, to be recruited or in play; the cards lie open."""
    if not any(player.leaders or player.leader for player in g.players):
        return _NO_LEADERS
    out = bytearray(len(_LEADER))
    for seat, player in enumerate(g.players):
        for leader in (*player.leaders, player.leader):
            if leader:
                out[_LEADER[leader]] = whose[seat]
    return out


@lru_cache(_KEPT)
def _deed(deed: str) -> bytes:
    return flags(_DEED, [deed] if deed in _DEED else ())


@lru_cache(_KEPT)
def _hand(*hands: tuple[str, ...]) -> bytes:
    return flags(_CARD, (card for cards in hands for card in cards))


@lru_cache(_KEPT)
def _wonders(seats: int, built: tuple[tuple[str, str], ...]) -> bytes:
    """The number of the hex on which each wonder stands; the most if its city is destroyed."""
    out, number = bytearray(len(_WONDER)), _plan(seats).hex
    for wonder, hex in built:
        out[_WONDER[wonder]] = number[hex] + 1 if hex else MOST
    return bytes(out)


@lru_cache(_KEPT)
def _advances(gained: tuple[str, ...]) -> bytes:
    return flags(_ADVANCE, gained)


_NO_BATTLE = bytes(4)

"""A position of The Sands of Time as numbers, as one seat knows it: itself first, then the others clockwise.

Programs that learn look at every position, so this is quick: what seldom changes is kept as bytes by its value.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from civitas.games.encodings import MOST, Layout, flags, places
from civitas.games.sands.box.content import (
    ACTIONS,
    ADVANCES,
    ATLAS,
    BUILDINGS,
    CATEGORIES,
    EMPHASES,
    FIELDS,
    RESOURCES,
    SIDES,
)
from civitas.games.sands.box.state import NOBODY, Holder, Sands

VERSION = 0
_TABLE = ("round", "generation", "generation_round", "dynasty", "dynasty_field", "chronicles_open")
_TURN = ("whose", "cards_left", "region_in_conquest", *(f"card:{card}" for card in ACTIONS))
_STOCK = ("crops", "gold", "unrest", "victory_points", *CATEGORIES, "emphasis_markers", "hand", "chosen")
_CHOSEN = places((*ACTIONS, *EMPHASES))
_CARD, _ADVANCE, _BUILDING, _SIDE, _FIELD = (places(x) for x in (ACTIONS, ADVANCES, BUILDINGS, SIDES, FIELDS))
_EMPHASIS = places(CATEGORIES)
_RESOURCE = {resource: at + 1 for at, resource in enumerate(RESOURCES)}
_REGION = {seats: places(atlas.regions) for seats, atlas in ATLAS.items()}
_WHOSE: dict[tuple[int, int], dict[Holder, int]] = {
    (seats, seat): {NOBODY: 0, **{other: (other - seat) % seats + 1 for other in range(seats)}}
    for seats in ATLAS
    for seat in range(seats)
}
"""The seats counted from one of them, which is 1; nobody is 0."""
_CLOCKWISE = {(seats, seat): tuple((seat + n) % seats for n in range(seats)) for seats, seat in _WHOSE}
"""The seats in their order, beginning with one of them."""
_KEPT = 1 << 14
"""So many values of a part are kept as bytes."""


@cache
def layout(seats: int) -> Layout:
    """What each number stands for; the parts come in the order in which `encode` puts them together."""
    regions = ATLAS[seats].regions
    found = Layout()
    found.add("table", _TABLE)
    found.add("turn", _TURN)
    found.add("land", (f"{what}:{r}" for what in ("capacity", "resource") for r in regions))
    found.add("built", (f"{r}:{b}" for r in regions for b in BUILDINGS))
    found.add("holder", regions)
    found.add("own", (*(f"chosen:{card}" for card in _CHOSEN), *(f"drawn:{id}" for id in ADVANCES)))
    numbers = (
        *_STOCK,
        *(f"peasants:{r}" for r in regions),
        *(f"soldiers:{r}" for r in regions),
    )
    realm = (
        *(f"capital:{r}" for r in regions),
        *(f"province:{r}" for r in regions),
        *(f"advance:{id}" for id in ADVANCES),
        *(f"played:{card}" for card in ACTIONS),
        *(f"caravan:{border}" for border in SIDES),
        *(f"emphasis:{category}" for category in CATEGORIES),
        *(f"chronicle:{field}" for field in FIELDS),
    )
    for n in range(seats):
        found.add(f"seat+{n}", numbers)
    for n in range(seats):
        found.add(f"realm+{n}", realm)
    return found


def encode(g: Sands, seat: int) -> bytearray:
    """The position as the seat knows it."""
    seats, turn, empires = g.seats, g.turn, g.empires
    whose = _WHOSE[seats, seat]
    own = empires[seat]
    drawn = turn.drawn if turn.seat == seat else ()
    open_cards = g.chronicles_open
    parts: list[bytes | bytearray] = [
        bytes((g.round, g.generation, g.generation_round, g.dynasty, g.dynasty_field, open_cards)),
        _turn(seats, whose[turn.seat], len(turn.cards), turn.region, turn.card),
        _land(seats, g.capacity, g.resource),
        _built_so_far([*g.buildings.values()]),
        _held_now(whose, [*g.control.values()]),
        _own(own.chosen, drawn),
    ]
    numbers: list[int] = []
    realms: list[bytes] = []
    for at in _CLOCKWISE[seats, seat]:
        e = empires[at]
        civic, politics, culture = e.heritage.values()
        points = e.victory_points
        numbers += (
            e.crops,
            e.gold,
            e.unrest,
            points if points < MOST else MOST,
            civic,
            politics,
            culture,
            e.emphasis_markers,
            len(e.hand),
            len(e.chosen),
        )
        numbers += e.peasants.values()
        numbers += e.soldiers.values()
        had = (seats, e.capital, e.provinces, e.advances, e.played, e.caravans, e.emphasis)
        realm, known = _realms_seen[at]
        if had != realm:
            known = _realm(*had)
            _realms_seen[at] = had, known
        realms.append(known)
        laid = e.chronicles
        if not laid:
            realms.append(_NO_CHRONICLES)
        elif open_cards or e is own:
            realms.append(_chronicles(tuple(laid.items())))
        else:
            realms.append(_face_down(tuple(laid)))
    parts.append(bytearray(numbers))
    parts += realms
    return bytearray().join(parts)


@lru_cache(_KEPT)
def _turn(seats: int, whose: int, cards: int, region: str, card: str) -> bytes:
    place = _REGION[seats][region] + 1 if region else 0
    return bytes((whose, cards, place)) + flags(_CARD, [card] if card in _CARD else ())


def _land(seats: int, capacity: dict[str, int], resource: dict[str, str]) -> bytes:
    """Tiles are laid in the order of the regions, all of them at once, and stay: those seen last are known."""
    if not capacity:
        return bytes(2 * len(_REGION[seats]))
    if _seen_last[0] is not capacity:
        _seen_last[:] = capacity, bytes((*capacity.values(), *(_RESOURCE[grown] for grown in resource.values())))
    laid: bytes = _seen_last[1]
    return laid


# What was seen last is mostly seen again. To compare it takes a fraction of the time of looking its value up, because
# what has not changed is the same object.
_seen_last: list[Any] = [None, b""]
_built_last: list[Any] = [None, b""]
_held_last: dict[int, tuple[list[Holder], bytes]] = dict.fromkeys(map(id, _WHOSE.values()), ([], b""))
_realms_seen: list[tuple[Any, bytes]] = [(None, b"")] * max(ATLAS)


def _built_so_far(buildings: list[tuple[str, ...]]) -> bytes:
    if _built_last[0] != buildings:
        _built_last[:] = buildings, _built(tuple(buildings))
    built: bytes = _built_last[1]
    return built


def _held_now(whose: dict[Holder, int], holders: list[Holder]) -> bytes:
    last, held = _held_last[id(whose)]
    if last != holders:
        held = bytes([whose[holder] for holder in holders])
        _held_last[id(whose)] = holders, held
    return held


@lru_cache(_KEPT)
def _built(buildings: tuple[tuple[str, ...], ...]) -> bytes:
    out = bytearray(len(buildings) * len(BUILDINGS))
    for at, built in enumerate(buildings):
        for building in built:
            out[at * len(BUILDINGS) + _BUILDING[building]] += 1
    return bytes(out)


@lru_cache(_KEPT)
def _own(chosen: tuple[str, ...], drawn: tuple[str, ...]) -> bytes:
    return flags(_CHOSEN, chosen) + flags(_ADVANCE, drawn)


@lru_cache(_KEPT)
def _realm(
    seats: int,
    capital: str,
    provinces: tuple[str, ...],
    advances: tuple[str, ...],
    played: tuple[str, ...],
    caravans: tuple[str, ...],
    emphasis: str,
) -> bytes:
    regions = _REGION[seats]
    return b"".join(
        (
            flags(regions, [capital] if capital else ()),
            flags(regions, provinces),
            flags(_ADVANCE, advances),
            flags(_CARD, played),
            flags(_SIDE, caravans),
            flags(_EMPHASIS, [emphasis] if emphasis else ()),
        )
    )


@lru_cache(_KEPT)
def _chronicles(laid: tuple[tuple[str, int], ...]) -> bytes:
    out = bytearray(len(_FIELD))
    for field, number in laid:
        out[_FIELD[field]] = number
    return bytes(out)


@lru_cache(_KEPT)
def _face_down(fields: tuple[str, ...]) -> bytes:
    return _chronicles(tuple((field, MOST) for field in fields))


_NO_CHRONICLES = bytes(len(_FIELD))

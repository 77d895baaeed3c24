"""§6.3.B Construct: a building, or a wonder instead."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from civitas.games.clash.actions.cities import activate, may_activate, next_working_mood
from civitas.games.clash.box.content import ANGRY, BOX, BUILDINGS, NEUTRAL, UNLOCKED_BY
from civitas.games.clash.box.decks import draw
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.hooks import Price, trigger, vetoes
from civitas.games.clash.box.labels import good_label, hex_label
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import (
    Clash,
    buildings_left,
    cities,
    gain,
    has_building,
    is_water,
    of_table,
    size,
    works,
)
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Verdict

ANGRY_CITY = Reason("angry-city", "6.3.B", "hex")
TOO_LARGE = Reason("too-large", "5.6", "hex", "number")
LARGEST = Reason("largest", "5.6", "hex")
LOCKED = Reason("locked", "6.3.B", "advance")
ALREADY_BUILT = Reason("already-built", "6.3.B", "hex", "building")
NO_PIECE_LEFT = Reason("no-piece-left", "3.9", "building")
NO_WATER = Reason("no-water", "6.3.B", "hex")
NOTHING_TO_CONSTRUCT = Reason("nothing-to-construct", "6.3.B")


class Construction(NamedTuple):
    """A sort of thing to construct: what there is, whether it may be built in a city, and building it.

    Whatever it is, it needs room in the city (`room_for`).
    """

    things: Callable[[Clash, int], Iterable[str]]
    judge: Callable[[Clash, int, str, str], Verdict]
    build: Callable[[Clash, int, str, str], Procedure[None]]
    price: Callable[[Clash, int, str, str], Price]
    mood: int = NEUTRAL
    """The mood that the city needs at least."""


CONSTRUCTIONS: dict[str, Construction] = {}
"""Buildings, and what else the construct action can make (wonders)."""


def room_for(g: Clash, seat: int, hex: str) -> Verdict:
    """§5.6 No city may outgrow the number of one's cities, nor the absolute limit."""
    now = size(g, hex)
    if now >= len(cities(g, seat)):
        return TOO_LARGE, hex, now
    return (LARGEST, hex) if now >= BOX["limits"]["city_size"] else None


def building_price(g: Clash, seat: int, hex: str, building: str) -> Price:
    """§6.3.B One food, one wood, one ore, changed by advances."""
    return price_of("building", "building", BOX["prices"]["building"], g, seat, building, hex)


def may_place(g: Clash, seat: int, hex: str, building: str) -> Verdict:
    """§6.3.B Room, available, one of a kind, a piece left, water for a port; without the price."""
    if has_building(g, hex, building):
        return ALREADY_BUILT, hex, building
    if not works(g, seat, UNLOCKED_BY[building]):
        return LOCKED, UNLOCKED_BY[building]
    if (verdict := room_for(g, seat, hex)) is not None:
        return verdict
    if not buildings_left(g, seat, building):
        return NO_PIECE_LEFT, building
    if BUILDINGS[building].water and not port_waters(g, hex):
        return NO_WATER, hex
    return vetoes.verdict("construct", g, seat, hex, building)


def may_build(g: Clash, seat: int, hex: str, building: str) -> Verdict:
    verdict = may_place(g, seat, hex, building)
    return affordable(g, seat, building_price(g, seat, hex, building)) if verdict is None else verdict


def port_waters(g: Clash, hex: str) -> list[str]:
    return [n for n in g.atlas.neighbours[hex] if is_water(g, n)]


def build(g: Clash, seat: int, hex: str, building: str) -> Procedure[None]:
    price = building_price(g, seat, hex, building)
    g.turn.used += tuple(term.source for term in price.terms[1:] if term.source not in g.turn.used)
    yield from pay(g, seat, price)
    yield from place_building(g, seat, hex, building)


def place_building(g: Clash, seat: int, hex: str, building: str) -> Procedure[None]:
    """§6.3.B §14.1.2 The piece into the city, a port into a water hex of choice; then its bonus."""
    g.buildings[hex] = (*g.buildings[hex], (building, seat))
    yield Note("built", seat=seat, hex=hex, building=building)
    record = BUILDINGS[building]
    if record.water:
        waters = port_waters(g, hex)
        pointing = One("port", waters, rule="6.3.B", label=hex_label)
        g.ports[hex] = waters[0] if len(waters) == 1 else (yield Ask(seat, pointing))
    for good, amount in record.gain.items():
        yield Note("gains", seat=seat, good=good, amount=gain(g, seat, good, amount))
    if record.gain_one:
        token = yield Ask(seat, One("building-bonus", record.gain_one, rule="6.3.B", label=good_label))
        yield Note("gains", seat=seat, good=token, amount=gain(g, seat, token, 1))
    if record.action_cards:
        yield from draw(g, seat, "action", record.action_cards)
    yield from trigger("building.built", g, seat, hex, building)


def buildings(g: Clash, seat: int) -> Iterable[str]:
    return of_table(g, tuple(BUILDINGS))


CONSTRUCTIONS["building"] = Construction(buildings, may_build, build, building_price)


def _may_construct_in(g: Clash, seat: int, hex: str) -> Verdict:
    """§6.3.B Not in an angry city, nor in one that cannot be activated any more."""
    if (verdict := may_activate(g, seat, hex)) is not None:
        return verdict
    return (ANGRY_CITY, hex) if next_working_mood(g, seat, hex) == ANGRY else None


def may_construct(g: Clash, seat: int, answer: str) -> Verdict:
    hex, sort, thing = answer.split(":")
    verdict = _may_construct_in(g, seat, hex)
    return CONSTRUCTIONS[sort].judge(g, seat, hex, thing) if verdict is None else verdict


def constructions(g: Clash, seat: int) -> list[str]:
    """Every "city:sort:thing"."""
    return [
        f"{hex}:{sort}:{thing}"
        for sort, construction in CONSTRUCTIONS.items()
        for thing in construction.things(g, seat)
        for hex in cities(g, seat)
    ]


def can_construct(g: Clash, seat: int) -> Verdict:
    """Most cities have no room for anything, so this is asked before all that could stand there."""
    own = cities(g, seat)
    sites = [hex for hex in own if room_for(g, seat, hex) is None and _may_construct_in(g, seat, hex) is None]
    if sites:
        for construction in CONSTRUCTIONS.values():
            for thing in construction.things(g, seat):
                for hex in sites:
                    if construction.judge(g, seat, hex, thing) is None:
                        return None
    return (NOTHING_TO_CONSTRUCT,)


def construct(g: Clash, seat: int) -> Procedure[None]:
    """§6.3.B Choose a city and what it builds, activate it, pay and place."""
    prompt = One(
        "construct",
        lambda: constructions(g, seat),
        partial(may_construct, g, seat),
        rule="6.3.B",
        label=partial(construction_label, g, seat),
    )
    answer = yield Ask(seat, prompt)
    hex, sort, thing = answer.split(":")
    yield from activate(g, seat, hex, "construct", CONSTRUCTIONS[sort].mood)
    yield from CONSTRUCTIONS[sort].build(g, seat, hex, thing)


def construction_label(g: Clash, seat: int, answer: str) -> Label:
    hex, sort, thing = answer.split(":")
    told = CONSTRUCTIONS[sort].price(g, seat, hex, thing).told()
    if sort == "building":
        return Label("construct-building", [f"hex:{hex}", f"building:{thing}"], hex=hex, building=thing, **told)
    return Label("construct-wonder", [f"hex:{hex}", f"wonder:{thing}"], hex=hex, wonder=thing, **told)


add_deed("construct", can_construct, construct, action=True)

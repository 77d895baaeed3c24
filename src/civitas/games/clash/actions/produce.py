"""§6.3.A Production: one resource each from as many different hexes as size and mood allow."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from civitas.games.clash.actions.cities import activate, amount_by_mood, any_city, may_activate, working_mood
from civitas.games.clash.box.content import BUILDINGS, WATER
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.hooks import ByEffect, modifiers, trigger, vetoes
from civitas.games.clash.box.labels import DONE, hex_label
from civitas.games.clash.box.queries import (
    NOBODY,
    Clash,
    cities,
    effects,
    enemies,
    has_building,
    in_range,
    works,
)
from civitas.games.clash.box.telling import gain_all
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Term, Verdict, total

NOTHING_TO_PRODUCE = Reason("nothing-to-produce", "6.3.A", "hex")
ONLY_PRODUCTION = Reason("only-production", "13.10.4")
ENEMIES_ON_HEX = Reason("enemies-on-hex", "6.3.A", "hex")
EXHAUSTED_HEX = Reason("exhausted-hex", "6.3.A", "hex")
OTHER_CITY = Reason("other-city", "6.3.A", "hex")
HEX_TAKEN = Reason("hex-taken", "6.3.A", "hex")
ONE_WATER_HEX = Reason("one-water-hex", "6.3.A")
TOO_FAR = Reason("too-far", "13.1.4", "hex")

FAR = 2
"""§13.1.4 How many steps away Husbandry reaches."""

YIELDS: ByEffect[Callable[[Clash, int, str, str], Iterable[str]]] = ByEffect()
"""Further goods that a hex may give a city: (g, seat, city, hex) to goods. Wonders and civilisations add to it."""
FIELDS: ByEffect[Callable[[Clash, int, str], Iterable[str]]] = ByEffect()
"""Hexes that a city may use whoever has a city there, and far away: (g, seat, city). Civilisations add to it."""


def far_fields(g: Clash, seat: int, city: str) -> list[str]:
    """The hexes of that sort."""
    return [hex for more in FIELDS.of(g, seat) for hex in more(g, seat, city)]


def amount_terms(g: Clash, seat: int, city: str, mood: int) -> list[Term]:
    """§6.3.A How much a city produces, item by item."""
    base = amount_by_mood(g, seat, city, mood, "production")
    return [Term("size", base), *modifiers.terms("production.amount", g, seat, city)]


def goods_from(g: Clash, seat: int, city: str, hex: str) -> list[str]:
    """§6.3.A §13.1.1 §13.2.1 §13.3.1 §14.4.41 §14.4.45 What a hex gives this city by terrain, advances and port."""
    terrain = g.terrain[hex]
    found = [effect["good"] for _, effect in effects(g, seat, "yield") if effect["terrain"] == terrain]
    if terrain == WATER and has_building(g, city, "port"):
        found += BUILDINGS["port"].goods
    for extra in YIELDS.of(g, seat):
        found += [good for good in extra(g, seat, city, hex) if good not in found]
    return found


def far_hexes(g: Clash, seat: int) -> int:
    """§13.1.4 How many hexes two steps away one production may use; once in a turn."""
    number = 0
    for advance, effect in effects(g, seat, "far-hexes"):
        if advance not in g.turn.used:
            number += effect["value"] + (effect["more"] if works(g, seat, effect["more_with"]) else 0)
    return number


def hexes_of(g: Clash, seat: int, city: str) -> list[str]:
    """§5.7 §6.3.A The hex of the city and its neighbours, and land two steps away if Husbandry reaches there."""
    atlas = g.atlas
    near = [city, *(hex for hex in atlas.neighbours[city] if hex in g.terrain)]
    near += [hex for hex in far_fields(g, seat, city) if hex not in near]
    if not far_hexes(g, seat):
        return near
    away = atlas.distance[city]
    far = [hex for hex in in_range(g, city, FAR) if away[hex] == FAR and g.terrain[hex] != WATER]
    return near + [hex for hex in far if hex not in near]


def may_use(g: Clash, seat: int, city: str, hex: str) -> Verdict:
    """§6.3.A Never a hex with enemies, an exhausted marker, or another city."""
    if hex in g.exhausted:
        return EXHAUSTED_HEX, hex
    if hex not in far_fields(g, seat, city):
        if hex != city and hex in g.city:
            return OTHER_CITY, hex
        if enemies(g, seat, hex) != NOBODY:
            return ENEMIES_ON_HEX, hex
    return vetoes.verdict("produce", g, seat, city, hex)


def harvests(g: Clash, seat: int, city: str) -> list[str]:
    """Every "hex:good" around a city."""
    return [f"{hex}:{good}" for hex in hexes_of(g, seat, city) for good in goods_from(g, seat, city, hex)]


def may_harvest(g: Clash, seat: int, city: str, answer: str) -> Verdict:
    """§6.3.A Different hexes, one water hex in all, and far ones only as Husbandry allows."""
    hex = answer.partition(":")[0]
    taken = [pick.partition(":")[0] for pick in g.turn.picks]
    if hex in taken and not g.turn.production_focus:
        return HEX_TAKEN, hex
    if g.terrain[hex] == WATER and any(g.terrain[other] == WATER and other != hex for other in taken):
        return (ONE_WATER_HEX,)
    far = _far_of(g, seat, city, taken)
    if _far_of(g, seat, city, [hex]) and len(far - {hex}) >= far_hexes(g, seat):
        return TOO_FAR, hex
    return may_use(g, seat, city, hex)


def _far_of(g: Clash, seat: int, city: str, hexes: Iterable[str]) -> set[str]:
    """§13.1.4 Those of the hexes for which Husbandry is needed."""
    distance, fields = g.atlas.distance[city], far_fields(g, seat, city)
    return {hex for hex in hexes if distance[hex] > 1 and hex not in fields}


def can_produce_in(g: Clash, seat: int, city: str) -> Verdict:
    """§6.3.A May the city be activated, and is there anything to take?"""
    if (verdict := may_activate(g, seat, city)) is not None:
        return verdict
    for hex in hexes_of(g, seat, city):
        if may_use(g, seat, city, hex) is None and goods_from(g, seat, city, hex):
            return None
    return NOTHING_TO_PRODUCE, city


def can_produce(g: Clash, seat: int) -> Verdict:
    """§13.10.4 A production by Free Economy is the only one of its turn."""
    if "free_economy" in g.turn.used:
        return (ONLY_PRODUCTION,)
    return any_city(g, seat, (can_produce_in(g, seat, city) for city in cities(g, seat)))


def produce(g: Clash, seat: int) -> Procedure[None]:
    """§6.3.A Choose a city, activate it, and take what the land gives."""
    prompt = One("produce", lambda: cities(g, seat), partial(can_produce_in, g, seat), rule="6.3.A", label=hex_label)
    city = yield Ask(seat, prompt)
    yield from activate(g, seat, city, "produce")
    yield from collect(g, seat, city)


def collect(g: Clash, seat: int, city: str) -> Procedure[None]:
    """§6.3.A Hex by hex, up to the amount; fewer are allowed."""
    turn = g.turn
    turn.city, turn.picks = city, ()
    terms = amount_terms(g, seat, city, working_mood(g, seat, city))
    amount = total(terms)
    while len(turn.picks) < amount:
        if not any(may_harvest(g, seat, city, answer) is None for answer in harvests(g, seat, city)):
            break
        answer = yield Ask(seat, _harvest_prompt(g, seat, city, amount - len(turn.picks)))
        if answer == DONE:
            break
        turn.picks += (answer,)
    gained: dict[str, int] = {}
    for pick in turn.picks:
        good = pick.partition(":")[2]
        gained[good] = gained.get(good, 0) + 1
    if _far_of(g, seat, city, (pick.partition(":")[0] for pick in turn.picks)):
        turn.used += tuple(advance for advance, _ in effects(g, seat, "far-hexes"))
    yield from trigger("city.producing", g, seat, city, gained)
    taken = gain_all(g, seat, gained)
    turn.produced += 1
    yield Note("produced", seat=seat, hex=city, goods={good: n for good, n in gained.items() if n}, taken=taken)
    yield from trigger("city.produced", g, seat, city, gained)
    turn.city, turn.picks = "", ()


def _harvest_prompt(g: Clash, seat: int, city: str, left: int) -> One:
    return One(
        "harvest",
        lambda: [*harvests(g, seat, city), DONE],
        lambda answer: None if answer == DONE else may_harvest(g, seat, city, answer),
        rule="6.3.A",
        params={"hex": city, "number": left},
        label=harvest_label,
    )


def harvest_label(answer: str) -> Label:
    if answer == DONE:
        return Label("done")
    hex, _, good = answer.partition(":")
    return Label("harvest", [f"hex:{hex}"], hex=hex, good=good)


add_deed("produce", can_produce, produce, action=True)

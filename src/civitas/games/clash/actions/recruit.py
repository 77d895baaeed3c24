"""§6.3.C Recruit: units for a city, up to its recruit maximum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial

from civitas.games.clash.actions.cities import (
    activate,
    amount_by_mood,
    any_city,
    may_activate,
    next_working_mood,
    working_mood,
)
from civitas.games.clash.actions.targets import meet
from civitas.games.clash.battle.capture import lose_cargo
from civitas.games.clash.battle.fight import fight
from civitas.games.clash.box.content import OWN_UNITS, SHIPS, UNITS
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.hooks import ByEffect, Price, modifiers, trigger, vetoes
from civitas.games.clash.box.labels import DONE, hex_label
from civitas.games.clash.box.leaders import stack_limit
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import (
    NOBODY,
    Clash,
    army,
    cities,
    count,
    effects,
    enemies,
    has_building,
    is_army,
    kind,
    of_table,
    put,
    stack,
    supply,
    take,
)
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Term, Verdict, total

NEEDS_BUILDING = Reason("needs-building", "6.3.C", "building")
STACK_FULL = Reason("stack-full", "5.12", "hex")
ONE_PER_RECRUIT = Reason("one-per-recruit", "6.3.C", "advance")
NO_UNIT_LEFT = Reason("no-unit-left", "6.3.C", "unit")
NOBODY_TO_RECRUIT = Reason("nobody-to-recruit", "6.3.C", "hex")

WITHOUT: ByEffect[Callable[[Clash, int, str, str], bool]] = ByEffect()
"""Who lets a city recruit a unit without its building: (g, seat, city, unit). Civilisations add to it."""

INSTEAD: ByEffect[Callable[[Clash, int, str, str], Iterable[str]]] = ByEffect()
"""What may come in the place of what was just paid for: (g, seat, city, offer) to further picks, which are units with
the name of the same advance behind them, or something else than a unit. Civilisations add to it."""


def maximum_terms(g: Clash, seat: int, city: str, mood: int) -> list[Term]:
    """§6.3.C The recruit maximum, item by item."""
    base = amount_by_mood(g, seat, city, mood, "recruit")
    return [Term("size", base), *modifiers.terms("recruit.maximum", g, seat, city)]


def unit_price(g: Clash, seat: int, city: str, offer: str) -> Price:
    """§6.3.C §13.5.4 The price of a unit; an advance may offer one at a price of its own ("infantry:draft")."""
    unit, _, advance = offer.partition(":")
    if not advance:
        return price_of("unit", unit, UNITS[unit].price, g, seat, unit, city)
    price = next(e["price"] for id, e in effects(g, seat, "recruit-price") if id == advance)
    return price_of(advance, advance, price, g, seat, unit, city)


def offers(g: Clash, seat: int) -> list[str]:
    """Every unit at its own price, and those that advances offer at another."""
    special = [f"{e['unit']}:{id}" for id, e in effects(g, seat, "recruit-price")]
    return [*of_table(g, OWN_UNITS), *special]


def _granted(g: Clash, seat: int, city: str, unit: str) -> bool:
    for grants in WITHOUT.of(g, seat):
        if grants(g, seat, city, unit):
            return True
    return False


def may_recruit(g: Clash, seat: int, city: str, offer: str) -> Verdict:
    """§6.3.C Available here, a piece to be had, room in the stack, one at each special price, and the price."""
    unit, _, advance = offer.partition(":")
    needs = UNITS[unit].needs
    if needs and not has_building(g, city, needs) and not _granted(g, seat, city, unit):
        return NEEDS_BUILDING, needs
    picks = g.turn.picks
    if advance and any(pick.partition(":")[2] == advance for pick in picks):
        return ONE_PER_RECRUIT, advance
    if all_recruited(g, seat, unit) and not count(g, seat, unit):
        return NO_UNIT_LEFT, unit
    if UNITS[unit].card and (verdict := vetoes.verdict("recruit", g, seat, city, unit)) is not None:
        return verdict
    if is_army(unit) and _army_then(g, seat, city, unit) >= stack_limit(g, seat, city, (unit,)):
        return STACK_FULL, city
    return affordable(g, seat, unit_price(g, seat, city, offer))


def _army_then(g: Clash, seat: int, city: str, unit: str) -> int:
    """§5.12 The army units of the city with those just paid for; one that is to be replaced makes room."""
    replaced = UNITS[unit].card and unit in map(kind, stack(g, seat, city))
    return len(army(g, seat, city)) + sum(map(is_army, g.turn.picks)) - replaced


def all_recruited(g: Clash, seat: int, unit: str) -> bool:
    """§3.9 §6.3.C Is every piece of a kind that is not on the board among those just paid for?"""
    return supply(g, seat, unit) <= [*map(kind, g.turn.picks)].count(unit)


def any_offer(g: Clash, seat: int, city: str) -> bool:
    """Is there a unit to be had?"""
    for offer in offers(g, seat):
        if may_recruit(g, seat, city, offer) is None:
            return True
    return False


def can_recruit_in(g: Clash, seat: int, city: str) -> Verdict:
    if (verdict := may_activate(g, seat, city)) is not None:
        return verdict
    if any_offer(g, seat, city) and total(maximum_terms(g, seat, city, next_working_mood(g, seat, city))) > 0:
        return None
    return NOBODY_TO_RECRUIT, city


def can_recruit(g: Clash, seat: int) -> Verdict:
    return any_city(g, seat, (can_recruit_in(g, seat, city) for city in cities(g, seat)))


def recruit(g: Clash, seat: int) -> Procedure[None]:
    """§6.3.C Choose a city, activate it, and buy units one by one."""
    prompt = One("recruit", lambda: cities(g, seat), partial(can_recruit_in, g, seat), rule="6.3.C", label=hex_label)
    city = yield Ask(seat, prompt)
    yield from activate(g, seat, city, "recruit")
    yield from enlist(g, seat, city)


def enlist(g: Clash, seat: int, city: str) -> Procedure[None]:
    """§6.3.C Units are paid one by one and come to the city together; ships come to the water of the port."""
    turn = g.turn
    turn.city, turn.picks, turn.paid = city, (), {}
    most = total(maximum_terms(g, seat, city, working_mood(g, seat, city)))
    while len(turn.picks) < most and any_offer(g, seat, city):
        offer = yield Ask(seat, _unit_prompt(g, seat, city, most - len(turn.picks)))
        if offer == DONE:
            break
        for good, amount in (yield from pay(g, seat, unit_price(g, seat, city, offer))).items():
            turn.paid[good] = turn.paid.get(good, 0) + amount
        pick = yield from _or_else(g, seat, city, offer)
        unit = kind(pick)
        if unit in UNITS and all_recruited(g, seat, unit):
            yield from give_back(g, seat, unit)
        if unit in UNITS and UNITS[unit].card:
            yield from trigger("unit.bought", g, seat, unit)
        turn.picks += (pick,)
    units = tuple(unit for unit in map(kind, turn.picks) if unit in UNITS)
    sea = [unit for unit in units if unit in SHIPS]
    land = [unit for unit in units if unit not in SHIPS]
    water = g.ports.get(city, city)
    yield Note(
        "recruited", seat=seat, hex=city, units=Counter(units), ashore=Counter(land), afloat=Counter(sea), water=water
    )
    put(g, seat, city, *land)
    put(g, seat, water, *sea)
    yield from trigger("units.recruited", g, seat, city, turn.picks, dict(turn.paid))
    if sea:
        yield from meet(g, seat, water)
    turn.city, turn.picks, turn.paid = "", (), {}
    if sea and enemies(g, seat, g.ports[city]) != NOBODY:
        yield from fight(g, seat, g.ports[city])


def _or_else(g: Clash, seat: int, city: str, offer: str) -> Procedure[str]:
    """What was paid for, or what a civilisation lets come in its place: it counts all the same."""
    others = [pick for instead in INSTEAD.of(g, seat) for pick in instead(g, seat, city, offer)]
    if not others:
        return offer
    prompt = One("instead", [offer, *others], rule="6.3.C", params={"hex": city}, label=_pick_label)
    pick: str = yield Ask(seat, prompt)
    return pick


def _pick_label(pick: str) -> Label:
    unit = kind(pick)
    return Label("unit", [f"unit:{unit}"], unit=unit) if unit in UNITS else Label("card-instead")


def give_back(g: Clash, seat: int, unit: str) -> Procedure[None]:
    """§6.3.C With no piece left, one of that kind leaves the board first."""
    hexes = [hex for hex, units in g.units[seat].items() if any(kind(u) == unit for u in units)]
    where = One("give-back", hexes, rule="6.3.C", params={"unit": unit}, label=hex_label)
    hex = hexes[0] if len(hexes) == 1 else (yield Ask(seat, where))
    take(g, seat, hex, unit)
    yield Note("gave-back", seat=seat, hex=hex, unit=unit)
    yield from trigger("unit.lost", g, seat, unit)
    if unit in SHIPS:
        yield from lose_cargo(g, seat, seat, hex)


def _unit_prompt(g: Clash, seat: int, city: str, left: int) -> One:
    def candidates() -> list[str]:
        return [*offers(g, seat), DONE] if g.turn.picks else offers(g, seat)

    return One(
        "recruit-unit",
        candidates,
        lambda offer: None if offer == DONE else may_recruit(g, seat, city, offer),
        rule="6.3.C",
        params={"hex": city, "number": left},
        label=partial(offer_label, g, seat, city),
    )


def offer_label(g: Clash, seat: int, city: str, offer: str) -> Label:
    if offer == DONE:
        return Label("done")
    unit, _, advance = offer.partition(":")
    told = unit_price(g, seat, city, offer).told()
    if advance:
        return Label("unit-by-advance", [f"unit:{unit}"], unit=unit, advance=advance, **told)
    return Label("unit-for", [f"unit:{unit}"], unit=unit, **told)


add_deed("recruit", can_recruit, recruit, action=True)

"""§6.6 Influence culture: take over a building of a city in range."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import NamedTuple

from civitas.games.clash.box.content import BOX, FACES, RESOURCES
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.hooks import ByEffect, Price, modifiers, trigger, vetoes
from civitas.games.clash.box.labels import building_label
from civitas.games.clash.box.paying import affordable, pay, price_of, purse
from civitas.games.clash.box.queries import Clash, buildings_left, cities, influenced, size, steps_from
from civitas.games.clash.box.telling import changes, pieces, pointed
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Roll, Term, Verdict, YesNo, total

NOTHING: Mapping[str, int] = {}
SUCCESS: int = BOX["influence"]["success"]

ALREADY_SUCCEEDED = Reason("already-succeeded", "6.6")
NO_TARGET = Reason("no-target", "6.6")
NO_PRIZE = Reason("no-prize", "6.6", "hex")
NO_SPARE = Reason("no-spare", "6.6", "building")
ONLY_ITSELF = Reason("only-itself", "6.6", "hex")
OUT_OF_REACH = Reason("out-of-reach", "6.6", "hex", "number")
NO_BOOST = Reason("no-boost", "6.6", "hex")


def range_terms(g: Clash, seat: int, start: str) -> list[Term]:
    """§6.6 The size of the start city, item by item; a start without a city has the range that makes it one."""
    base = [Term("size", size(g, start))] if start in g.city else []
    return [*base, *modifiers.terms("influence.range", g, seat, start)]


def boost_price(g: Clash, seat: int, steps: int) -> Price:
    """§6.6 A culture token for each step."""
    return price_of("boost", "boost", {"culture": steps}, g, seat)


def prizes(g: Clash, seat: int, target: str) -> list[str]:
    """§6.6 The buildings to be had there: not in the own colour, and with a piece of that kind left to put there."""
    return [
        building
        for building, colour in g.buildings.get(target, ())
        if colour != seat
        and buildings_left(g, seat, building) > 0
        and vetoes.verdict("influence.prize", g, seat, target, building) is None
    ]


Aim = Callable[[Clash, int, str], bool]
"""Is the hex a target for the player?"""


def _none(g: Clash, seat: int) -> Iterable[str]:
    return ()


class Special(NamedTuple):
    """Another sort of target, which an attempt may aim at and win in its own way."""

    is_target: Aim
    win: Callable[[Clash, int, str], Procedure[None]]
    hexes: Callable[[Clash, int], Iterable[str]] = _none
    """The targets that are no cities."""


SPECIAL: ByEffect[Special] = ByEffect()
"""Cards and civilisations add their targets here."""


STARTS: ByEffect[Callable[[Clash, int], Iterable[str]]] = ByEffect()
"""Hexes from which a player may reach out as from an own city. Civilisations add to it."""


def starts(g: Clash, seat: int) -> list[str]:
    """§6.6 The own cities, and whatever else may be a start."""
    return [*cities(g, seat), *(hex for more in STARTS.of(g, seat) for hex in more(g, seat))]


def special(g: Clash, seat: int, target: str) -> Special | None:
    for found in SPECIAL.of(g, seat):
        if found.is_target(g, seat, target):
            return found
    return None


def is_special(g: Clash, seat: int, target: str, also: Aim | None) -> bool:
    """Is it a target of another sort, or would it be one if `also` held?"""
    return special(g, seat, target) is not None or (also is not None and also(g, seat, target))


def missing_range(g: Clash, seat: int, start: str, target: str) -> int:
    """§5.7 §6.6 How many steps the range falls short; -1 if no explored way leads there at all."""
    steps = steps_from(g, start).get(target)
    if steps is None:
        return -1
    missing = max(0, steps - max(0, total(range_terms(g, seat, start))))
    if missing > sum([amount for good, amount in purse(g, seat).items() if good not in RESOURCES]):
        return -1
    return missing


def may_influence(
    g: Clash, seat: int, answer: str, besides: Mapping[str, int] = NOTHING, also: Aim | None = None
) -> Verdict:
    """§6.6 A city under foreign influence can only win itself back, without boosts; others reach for other cities.

    What has to be paid `besides` is not there for range.
    """
    start, target = answer.split(">")
    if not prizes(g, seat, target) and not is_special(g, seat, target, also):
        return _no_prize(g, seat, target)
    if g.city.get(start) == seat and influenced(g, start):
        return None if start == target else (ONLY_ITSELF, start)
    if (verdict := vetoes.verdict("influence.target", g, seat, target)) is not None:
        return verdict
    missing = missing_range(g, seat, start, target)
    if missing == 0:
        return None
    if missing < 0:
        return OUT_OF_REACH, target, g.atlas.distance[start][target]
    if (verdict := vetoes.verdict("influence.boost", g, seat, target)) is not None:
        return verdict
    price = boost_price(g, seat, missing)
    for good, amount in besides.items():
        price.more("besides", good, amount)
    return affordable(g, seat, price)


def _no_prize(g: Clash, seat: int, target: str) -> Verdict:
    """§6.6 Why there is nothing to take over: no foreign building, none to be had, or no piece to put in its place."""
    foreign = [building for building, colour in g.buildings.get(target, ()) if colour != seat]
    for building in foreign:
        if (verdict := vetoes.verdict("influence.prize", g, seat, target, building)) is not None:
            return verdict
    return (NO_SPARE, foreign[0]) if foreign else (NO_PRIZE, target)


def attempts(g: Clash, seat: int, also: Aim | None = None) -> list[str]:
    """Every "start>target" of a start and a city with a building that is not one's own, or another target."""
    aims = [
        target
        for target, built in g.buildings.items()
        if (built and g.city[target] != seat) or influenced(g, target) or is_special(g, seat, target, also)
    ]
    aims += [hex for sort in SPECIAL.of(g, seat) if sort.hexes is not _none for hex in sort.hexes(g, seat)]
    return [f"{start}>{target}" for start in starts(g, seat) for target in aims] if aims else []


def can_influence(g: Clash, seat: int, besides: Mapping[str, int] = NOTHING, also: Aim | None = None) -> Verdict:
    """§4.2 §6.6 None more in a turn after a success. What `also` names counts as a target, too."""
    if "influence" in g.turn.used:
        return (ALREADY_SUCCEEDED,)
    verdict: Verdict = (NO_TARGET,)
    for answer in attempts(g, seat, also):
        verdict = may_influence(g, seat, answer, besides, also)
        if verdict is None:
            return None
    return verdict


def influence_culture(g: Clash, seat: int) -> Procedure[None]:
    """§6.6 Choose start and target, pay for range, roll, pay for more, and swap a building."""
    prompt = One(
        "influence",
        lambda: attempts(g, seat),
        partial(may_influence, g, seat),
        rule="6.6",
        label=partial(attempt_label, g, seat),
    )
    start, target = (yield Ask(seat, prompt)).split(">")
    if start != target and (missing := missing_range(g, seat, start, target)):
        yield from pay(g, seat, boost_price(g, seat, missing))
    if (yield from attempt(g, seat, start, target)):
        yield from take_over(g, seat, start, target)


def roll_terms(g: Clash, seat: int, start: str, target: str, face: int) -> list[Term]:
    """§6.6 What a face of the die comes to, item by item."""
    return [Term("die", FACES[face - 1].number), *modifiers.terms("influence.roll", g, seat, start, target)]


def may_boost(g: Clash, seat: int, start: str, target: str, steps: int) -> bool:
    """§6.6 Can what is missing be bought with culture tokens? Not where the city is protected."""
    won_back = start == target and g.city.get(start) == seat
    protected = won_back or vetoes.verdict("influence.boost", g, seat, target) is not None
    return not protected and affordable(g, seat, boost_price(g, seat, steps)) is None


def attempt(g: Clash, seat: int, start: str, target: str) -> Procedure[bool]:
    """§6.6 One die; what is missing to a success may be bought with culture tokens, unless the city is protected."""
    face = yield Roll("influence", len(FACES))
    terms = roll_terms(g, seat, start, target, face)
    result = total(terms)
    yield Note(
        "influence-roll",
        seat=seat,
        hex=target,
        number=result,
        face=FACES[face - 1].number,
        need=SUCCESS,
        sources=pointed(terms, "influence"),
    )
    if result < SUCCESS:
        if not may_boost(g, seat, start, target, SUCCESS - result):
            return False
        boost = YesNo("boost", rule="6.6", params={"number": SUCCESS - result, "hex": target})
        if not (yield Ask(seat, boost)):
            return False
        yield from pay(g, seat, boost_price(g, seat, SUCCESS - result))
    g.turn.used += ("influence",)
    return True


def take_over(g: Clash, seat: int, start: str, target: str) -> Procedure[None]:
    """§6.6 A building of choice changes its colour; it goes on working for the owner of the city."""
    found = special(g, seat, target)
    if found is not None:
        yield from found.win(g, seat, target)
        yield from trigger("influence.succeeded", g, seat, start, target, "")
        return
    candidates = prizes(g, seat, target)
    which = One("take-over", candidates, rule="6.6", params={"hex": target}, label=building_label)
    building = candidates[0] if len(candidates) == 1 else (yield Ask(seat, which))
    before = pieces(g, target)
    recolour(g, target, building, seat)
    yield Note("took-over", seat=seat, hex=target, building=building, **changes(before, pieces(g, target)))
    yield from trigger("influence.succeeded", g, seat, start, target, building)


def recolour(g: Clash, hex: str, building: str, seat: int) -> None:
    """Swap a building for one of the seat's colour."""
    g.buildings[hex] = tuple((b, seat if b == building else colour) for b, colour in g.buildings[hex])


add_deed("influence", can_influence, influence_culture, action=True)


def attempt_label(g: Clash, seat: int, answer: str) -> Label:
    start, target = answer.split(">")
    missing = 0 if start == target else missing_range(g, seat, start, target)
    return Label("influence", [f"hex:{start}", f"hex:{target}"], hex=start, target=target, number=missing)

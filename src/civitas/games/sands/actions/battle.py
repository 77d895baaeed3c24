"""§5.3 The battle itself: strengths and losses. The same code tells the odds before an attack."""

from __future__ import annotations

from typing import Any

from civitas.games.sands.box.content import ADVANCES, ADVANCES_WITH, BOX, BUILDINGS, KINDS, TERRAIN
from civitas.games.sands.box.effects import effect_terms, has_effect, works_in
from civitas.games.sands.box.prices import attack_price
from civitas.games.sands.box.state import NOBODY, Empire, Sands, citizens, regions_of
from civitas.games.sands.tracks import most_unrest
from civitas.kernel import Ask, Label, Note, One, Procedure, Term, total

_COMBAT = BOX["combat"]
_SOURCES = {f"{kind}s": f"kind:{kind}" for kind in KINDS}


def attack_cost(empire: Empire) -> int:
    """§5.3.A1 §9.0.1 What an attack costs, wherever it is."""
    return attack_price(empire.unrest, empire.advances)


def strength_terms(g: Sands, seat: int, region: str, against: int, attacking: bool) -> list[Term]:
    """§5.3.A2 What a side brings to a battle before the dice, item by item."""
    empire = g.empires[seat]
    soldiers = empire.soldiers[region]
    terms = [
        Term("peasants", _COMBAT["peasant"] * empire.peasants[region]),
        Term("soldiers", _COMBAT["soldier"] * soldiers),
        *effect_terms(empire, "combat-total"),
    ]
    terms += [
        Term(id, ADVANCES[id].value * soldiers)
        for id in ADVANCES_WITH["soldier-terrain-bonus"]
        if id in empire.advances and ADVANCES[id].terrain == TERRAIN[region]
    ]
    if not attacking and g.control[region] == seat and not has_effect(g.empires[against], "attack-discount"):
        terms += [Term(id, BUILDINGS[id].value) for id in works_in(g, region, "defence-bonus")]
    return [term for term in terms if term.amount]


def pointed(terms: list[Term]) -> list[list[str | int]]:
    """The terms of a strength, each with what it comes from as a thing that can be pointed at."""
    return [[_SOURCES.get(term.source) or _thing(term.source), term.amount] for term in terms]


def _thing(id: str) -> str:
    return f"advance:{id}" if id in ADVANCES else f"building:{id}"


def strength(g: Sands, seat: int, region: str, against: int, attacking: bool) -> int:
    return total(strength_terms(g, seat, region, against, attacking))


def highest_die(empire: Empire) -> int:
    """§5.3.A3 §5.3.A10 A die shows six at most, and no more than the unrest that is still free."""
    return max(0, min(int(_COMBAT["highest_die"]), most_unrest(empire) - empire.unrest))


def attacker_wins(own: int, die: int, theirs: int, their_die: int) -> bool:
    """§5.3.A4 §5.3.A5 Each pip counts three; a tie goes to the attacked player."""
    worth = int(_COMBAT["die"])
    return own + worth * die > theirs + worth * their_die


def last_region(g: Sands, seat: int, region: str) -> bool:
    """§5.3.A9 §5.3.B6 Is this the only region the seat controls?"""
    return g.control[region] == seat and len(regions_of(g, seat)) == 1


def lose_citizens(g: Sands, seat: int, region: str, count: int, rule: str = "5.3.A6") -> Procedure[None]:
    """§5.3.A6 §4.4.2 Return citizens of one's own choice to the supply, as far as there are any."""
    empire = g.empires[seat]
    for _ in range(min(count, citizens(empire, region))):
        kind = "peasant" if empire.peasants[region] else "soldier"
        if empire.peasants[region] and empire.soldiers[region]:
            prompt = One("lose-citizen", KINDS, rule=rule, params={"region": region}, label=_kind_label)
            kind = yield Ask(seat, prompt)
        pieces = empire.peasants if kind == "peasant" else empire.soldiers
        pieces[region] -= 1
        yield Note("citizen-lost", seat=seat, region=region, kind=kind)


def _kind_label(kind: str) -> Label:
    return Label("kind", [f"kind:{kind}"], kind=kind)


def give_up_control(g: Sands, seat: int, region: str) -> Procedure[None]:
    """§5.3.A7 §5.3.A8 Take the marker back; who loses the capital chooses another region for it."""
    empire = g.empires[seat]
    g.control[region] = NOBODY
    empire.provinces = tuple(r for r in empire.provinces if r != region)
    yield Note("control-lost", seat=seat, region=region, capitals=int(empire.capital == region))
    if empire.capital == region:
        empire.capital = ""
        left = regions_of(g, seat)
        empire.capital = left[0] if len(left) == 1 else (yield Ask(seat, _capital_prompt(g, seat)))
        yield Note("new-capital", seat=seat, region=empire.capital)


def _capital_prompt(g: Sands, seat: int) -> One:
    return One("new-capital", lambda: regions_of(g, seat), rule="5.3.A8", label=region_label)


def region_label(region: str) -> Label:
    return Label("region", [f"region:{region}"], region=region)


def retreat(g: Sands, seat: int, region: str) -> Procedure[None]:
    """§5.3.A7 §5.3.A11 The beaten defender goes into one neighbouring region of his own, or out of the world."""
    empire = g.empires[seat]
    if not citizens(empire, region):
        return
    refuges = [r for r in g.atlas.neighbours[region] if g.control[r] == seat]
    if not refuges:
        yield Note("no-retreat", seat=seat, region=region, **_leaving(empire, region))
        empire.peasants[region] = empire.soldiers[region] = 0
        return
    refuge = refuges[0]
    if len(refuges) > 1:
        prompt = One("retreat", refuges, rule="5.3.A7", params={"region": region}, label=region_label)
        refuge = yield Ask(seat, prompt)
    leaving = _leaving(empire, region)
    empire.peasants[refuge] += empire.peasants[region]
    empire.soldiers[refuge] += empire.soldiers[region]
    empire.peasants[region] = empire.soldiers[region] = 0
    yield Note("retreat", seat=seat, from_region=region, to_region=refuge, **leaving)


def _leaving(empire: Empire, region: str) -> dict[str, Any]:
    """Who is there, for the note of their going."""
    return {"peasants": empire.peasants[region], "soldiers": empire.soldiers[region]}

"""§5.3 Conquest: attack, annex, or both in one region."""

from __future__ import annotations

from civitas.games.sands.actions.battle import (
    attack_cost,
    attacker_wins,
    give_up_control,
    highest_die,
    last_region,
    lose_citizens,
    pointed,
    retreat,
    strength,
    strength_terms,
)
from civitas.games.sands.actions.bonus import could_bring
from civitas.games.sands.actions.deciding import ask
from civitas.games.sands.box import prices
from civitas.games.sands.box.content import BOX
from civitas.games.sands.box.state import NOBODY, Sands, citizens, regions_of
from civitas.games.sands.tracks import raise_unrest
from civitas.kernel import AskAll, Label, Note, Number, One, Procedure, Reason, Reveal, Term, Verdict, total

MOST_REGIONS: int = BOX["regions"]["most"]
DONE = "done"

CROPS_SHORT_ATTACK = Reason("attack-crops", "5.3.A1", "cost", "crops")
CROPS_SHORT_ANNEX = Reason("annex-crops", "5.3.B2", "cost", "crops")
DEFENDED = Reason("annex-defended", "5.3.B1", "region", "seat")
OUTNUMBERED = Reason("annex-outnumbered", "5.3.B1", "region")
LAST_REGION = Reason("annex-last-region", "5.3.B6", "region", "seat")
TOO_MANY_REGIONS = Reason("annex-limit", "5.3.B3", "most")
NOTHING_TO_CONQUER = Reason("nothing-to-conquer", "5.3.1")


def annex_terms(g: Sands, seat: int, region: str) -> list[Term]:
    """§5.3.B2 What annexing the region costs, item by item."""
    empire = g.empires[seat]
    return prices.annex_terms(len(regions_of(g, seat)), empire.soldiers[region], empire.advances)


def annex_cost(g: Sands, seat: int, region: str) -> int:
    """§5.0.2 §5.3.B2 Never less than nothing."""
    empire = g.empires[seat]
    return prices.annex_price(len(regions_of(g, seat)), empire.soldiers[region], empire.advances)


def may_attack(g: Sands, seat: int, more: int = 0) -> Verdict:
    """§5.3.A1 The price of an attack is the same wherever it is; `more` is crops that one might still get."""
    empire = g.empires[seat]
    cost = attack_cost(empire)
    return None if empire.crops + more >= cost else (CROPS_SHORT_ATTACK, cost, empire.crops)


def may_annex(g: Sands, seat: int, region: str, more: int = 0) -> Verdict:
    """§5.3.B2 What nobody stands in the way of is a matter of crops; `more` are those that one might still get."""
    refused = in_the_way(g, seat, region)
    if refused is not None:
        return refused
    empire, cost = g.empires[seat], annex_cost(g, seat, region)
    return None if empire.crops + more >= cost else (CROPS_SHORT_ANNEX, cost, empire.crops)


def in_the_way(g: Sands, seat: int, region: str, coming: int = 0) -> Verdict:
    """§5.3.B1 §5.3.B3 §5.3.B4 §5.3.B6 Nobody's or abandoned, with more citizens there than anyone else.

    `coming` are citizens of the player's who might still go there.
    """
    holder = g.control[region]
    if holder is not NOBODY:
        if last_region(g, holder, region):
            return LAST_REGION, region, holder
        if citizens(g.empires[holder], region):
            return DEFENDED, region, holder
    own = citizens(g.empires[seat], region) + coming
    for other, rival in enumerate(g.empires):
        if other != seat and citizens(rival, region) >= own:
            return OUTNUMBERED, region
    if len(regions_of(g, seat)) >= MOST_REGIONS:
        return TOO_MANY_REGIONS, MOST_REGIONS
    return None


def rivals(g: Sands, seat: int, region: str) -> list[int]:
    """§5.3.A1 The other players with citizens in the region."""
    return [
        other
        for other, rival in enumerate(g.empires)
        if other != seat and (rival.peasants[region] or rival.soldiers[region])
    ]


def attacks(g: Sands, seat: int, region: str) -> list[str]:
    return [f"attack:{region}:{rival}" for rival in rivals(g, seat, region)]


def candidates(g: Sands, seat: int) -> list[str]:
    """§5.3.1 Every region with own citizens in which there is someone to attack or something to annex."""
    empire, found = g.empires[seat], []
    for region, holder in g.control.items():
        if empire.peasants[region] or empire.soldiers[region]:
            found += attacks(g, seat, region)
            if holder != seat:
                found.append(f"annex:{region}")
    return found


def check(g: Sands, seat: int, answer: str) -> Verdict:
    if answer == DONE:
        return None
    kind, region, *_ = answer.split(":")
    return may_attack(g, seat) if kind == "attack" else may_annex(g, seat, region)


def possible(g: Sands, seat: int) -> Verdict:
    empire = g.empires[seat]
    attackable = may_attack(g, seat) is None
    for region, holder in g.control.items():
        if empire.peasants[region] or empire.soldiers[region]:
            if attackable and rivals(g, seat, region):
                return None
            if holder != seat and may_annex(g, seat, region) is None:
                return None
    return (NOTHING_TO_CONQUER,)


def conquest(g: Sands, seat: int) -> Procedure[None]:
    """§5.3.1 Choose a region; attack there, annex it, or both, in either order."""
    first = One(
        "conquest",
        lambda: candidates(g, seat),
        lambda a: check(g, seat, a),
        rule="5.3.1",
        label=lambda a: _label(g, seat, a),
    )
    answer = yield from ask(g, seat, first)
    g.turn.used = True
    yield from carry_out(g, seat, answer)
    kind, region, *_ = answer.split(":")
    left = other_half(g, seat, kind, region)
    if not left:
        return
    then = One(
        "annex-after" if kind == "attack" else "attack-after",
        [*left, DONE],
        lambda a: check(g, seat, a),
        rule="5.3.B1" if kind == "attack" else "5.3.A1",
        params={"region": region},
        label=lambda a: _label(g, seat, a),
    )
    answer = yield from ask(g, seat, then)
    if answer != DONE:
        yield from carry_out(g, seat, answer)


def carry_out(g: Sands, seat: int, answer: str) -> Procedure[None]:
    kind, g.turn.region, *rival = answer.split(":")
    if kind == "attack":
        g.turn.attacked = attacked = int(rival[0])
        yield from attack(g, seat, g.turn.region, attacked)
    else:
        yield from annex(g, seat, g.turn.region)


def other_half(g: Sands, seat: int, done: str, region: str) -> list[str]:
    """§5.3.1 §4.2.B2 What is left of the conquest; a bonus action may still bring the crops that are short."""
    more = could_bring(g, seat, "crops")
    if done == "annex":
        return attacks(g, seat, region) if may_attack(g, seat, more) is None else []
    free = g.control[region] != seat and may_annex(g, seat, region, more) is None
    return [f"annex:{region}"] if free else []


def attack(g: Sands, seat: int, region: str, rival: int) -> Procedure[None]:
    """§5.3.A1 to §5.3.A9 Pay, compare strengths with hidden dice, count the losses, retreat."""
    empire = g.empires[seat]
    cost = attack_cost(empire)
    empire.crops -= cost
    own_terms = strength_terms(g, seat, region, rival, attacking=True)
    their_terms = strength_terms(g, rival, region, seat, attacking=False)
    own, theirs = total(own_terms), total(their_terms)
    yield Note(
        "attack",
        seat=seat,
        other_seat=rival,
        region=region,
        own=own,
        theirs=theirs,
        cost=cost,
        own_terms=pointed(own_terms),
        their_terms=pointed(their_terms),
    )

    # §5.3.A3 both dice are chosen in secret; whose unrest leaves no room lays the die aside in the open
    facts = {"region": region, "seat": seat, "other_seat": rival, "own": own, "theirs": theirs}
    limits = {side: highest_die(g.empires[side]) for side in (seat, rival)}
    dice = yield AskAll(
        {
            side: Number("die", 0, limit, rule="5.3.A3", params=facts, label=_die_label)
            for side, limit in limits.items()
            if limit
        }
    )
    yield Reveal()
    die, their_die = dice.get(seat, 0), dice.get(rival, 0)
    won = attacker_wins(own, die, theirs, their_die)
    worth = int(BOX["combat"]["die"])
    yield Note(
        "battle",
        seat=seat,
        die=die,
        other_seat=rival,
        other_die=their_die,
        region=region,
        own=own + worth * die,
        theirs=theirs + worth * their_die,
    )

    winner, loser, pips = (seat, rival, die) if won else (rival, seat, their_die)
    yield Note("battle-won", seat=winner, other_seat=loser, region=region)
    yield from lose_citizens(g, winner, region, BOX["combat"]["winner_loses"])
    if pips:
        yield from raise_unrest(g, winner, pips, "battle")
    yield from lose_citizens(g, loser, region, BOX["combat"]["loser_loses"])
    if won and last_region(g, rival, region):
        yield Note("last-region", seat=rival, region=region)
    elif won:
        yield from retreat(g, rival, region)
        if g.control[region] == rival:
            yield from give_up_control(g, rival, region)
    yield Note("battle-over", region=region)


def annex(g: Sands, seat: int, region: str) -> Procedure[None]:
    """§5.0.1 §5.3.B2 §5.3.B5 Pay, send the old controller's marker home, place a colony marker."""
    cost = annex_cost(g, seat, region)
    holder = g.control[region]
    if holder is not NOBODY:
        yield from give_up_control(g, holder, region)
    g.empires[seat].crops -= cost
    g.control[region] = seat
    yield Note("annex", seat=seat, region=region, cost=cost)


def _die_label(pips: int) -> Label:
    return Label("die", number=pips, strength=pips * int(BOX["combat"]["die"]))


def _label(g: Sands, seat: int, answer: str) -> Label:
    if answer == DONE:
        return Label("done")
    kind, region, *rival = answer.split(":")
    if kind == "annex":
        return Label("annex", [f"region:{region}"], region=region, cost=annex_cost(g, seat, region))
    other = int(rival[0])
    return Label(
        "attack",
        [f"region:{region}", f"seat:{other}"],
        region=region,
        other_seat=other,
        cost=attack_cost(g.empires[seat]),
        own=strength(g, seat, region, other, attacking=True),
        theirs=strength(g, other, region, seat, attacking=False),
    )

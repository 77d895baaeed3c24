"""§D49-D58 Treaties: offered with the orders of trade, answered at once, booked by acceptance."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import BOX, ROUNDS
from civitas.games.scharz.box.holding import change_gold, change_points, change_prestige, earned
from civitas.games.scharz.box.queries import faction_of, in_order, lord_of, pair
from civitas.games.scharz.box.state import NOBODY, Scharz
from civitas.kernel import Command, Label, Note, Procedure, Prompt, Reason, Verdict

DEALS, POINTS, PRESTIGE = BOX["diplomacy"], BOX["points"], BOX["prestige"]
ALLIANCE, TRANSIT = "alliance", "transit"
BREAK, RELEASE = "break", "release"
ASKED = {"demand": "ransom", "exact": "tribute", "lord": "vassal", "ask": "aid"}
"""What one asks of another, and what it comes to if they agree: they are the ones who pay, or become a vassal."""
OFFERS = ("truce", "ransom", "peace", "tribute", "vassal", "aid", ALLIANCE, *ASKED)
TRUCE, PEACE, VASSALAGE, _ = TREATIES = ("truce", "peace", "vassalage", ALLIANCE)
PASSABLE = ("truce", "ransom", "peace", "tribute", "demand", "exact")
"""Offers that may come with leave to pass through; vassalage and alliance have it anyway."""

ONE_LORD = Reason("one-lord", "D52")
NO_GOLD = Reason("too-little-gold", "4.3", "cost", "gold")


class Offer(NamedTuple):
    """§D49 Its kind, who makes it, to whom, the gold of it, and whether they let each other through."""

    kind: str
    giver: int
    taker: int
    gold: int
    transit: bool

    @property
    def payer(self) -> int:
        """Who pays, if it comes to pass: whoever offers, or whoever was asked."""
        return self.taker if self.kind in ASKED else self.giver


def offers_of(seat: int, answer: dict[str, int]) -> list[Offer]:
    """§D49 The offers among the orders of a seat, with their gold."""
    found: list[Offer] = []
    for order, number in answer.items():
        kind, _, other = order.partition(".")
        if kind in OFFERS:
            base = ASKED.get(kind, kind)
            gold = DEALS[base] + number - 1 if base in DEALS else 0
            passing = kind in PASSABLE and f"{TRANSIT}.{other}" in answer
            found.append(Offer(kind, seat, int(other), gold, passing))
    return found


def negotiate(g: Scharz, offers: list[Offer]) -> Procedure[None]:
    """§D49 Whoever has an offer accepts it or lets it be; all answer at once."""
    prompts: dict[int, Prompt] = {}
    for seat in in_order(g):
        own = {f"{one.kind}.{one.giver}": one for one in offers if one.taker == seat and _possible(g, one)}
        if own:
            judge = partial(judge_answers, g, seat, own)
            label = partial(offer_label, own)
            prompts[seat] = Command("offers", dict.fromkeys(own, 1), judge, rule="D49", label=label)
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for one in offers:
        if f"{one.kind}.{one.giver}" in answers.get(one.taker, {}):
            yield from accept(g, one)


def deal(g: Scharz) -> Procedure[None]:
    """§4.3 §D49 §D58 What was ordered in trade with others: offers are answered, treaties broken; who is sovereign?"""
    ordered = {seat: {order: n for one, order, n in g.dealings if one == seat} for seat in in_order(g)}
    yield from negotiate(g, [offer for seat, orders in ordered.items() for offer in offers_of(seat, orders)])
    for seat, orders in ordered.items():
        yield from announce_breaks(g, seat, orders)
    g.dealings = ()
    if (lord := sovereign(g)) != NOBODY:
        g.winners, g.ending = (lord,), "sovereignty"


def is_dealing(order: str) -> bool:
    """Is this order of trade one that others have a part in?"""
    kind = order.partition(".")[0]
    return kind in OFFERS or kind in (TRANSIT, BREAK, RELEASE)


def _possible(g: Scharz, one: Offer) -> bool:
    """Nobody is asked for gold that they do not have any more."""
    return g.realms[one.payer].gold >= one.gold


def judge_answers(g: Scharz, seat: int, offers: dict[str, Offer], answer: dict[str, int]) -> Verdict:
    """§D49 §D52 One lord, and gold for all that one is asked to pay."""
    if sum(offers[order].kind == "lord" for order in answer) > 1:
        return (ONE_LORD,)
    gold = sum(offers[order].gold for order in answer if offers[order].payer == seat)
    return (NO_GOLD, gold, g.realms[seat].gold) if gold > g.realms[seat].gold else None


def accept(g: Scharz, one: Offer) -> Procedure[None]:
    """§D49 An offer holds as it was made; of what was asked for whoever agreed is the one who pays."""
    kind = ASKED.get(one.kind, one.kind)
    giver, taker = (one.taker, one.giver) if one.kind in ASKED else (one.giver, one.taker)
    yield from book(g, kind, giver, taker, one.gold, transit=one.transit)


def lords(g: Scharz, seat: int) -> bool:
    """Has the seat a vassal?"""
    return any(kind == VASSALAGE and receiver == seat for kind, receiver, _, _ in g.treaties.values())


def may_serve(g: Scharz, vassal: int, lord: int) -> bool:
    """§D52 §D57 Nobody serves two, no vassal is a lord, and nobody serves their rival, unless there is nobody else."""
    if lord_of(g, vassal) != NOBODY or lord_of(g, lord) != NOBODY or lords(g, vassal):
        return False
    return g.seats == 2 or g.realms[vassal].rival != lord


def may_ally(g: Scharz, one: int, other: int) -> bool:
    """§D57 A rival is never an ally."""
    return g.realms[one].rival != other and g.realms[other].rival != one


def _counts(g: Scharz, kind: str, one: int, other: int) -> bool:
    """§D56 Points and prestige count once for a pair and a year."""
    key = f"{kind}:{pair(one, other)}"
    if key in g.dealt:
        return False
    g.dealt += (key,)
    return True


def book(g: Scharz, kind: str, giver: int, taker: int, gold: int, *, transit: bool = False) -> Procedure[None]:
    """§D49 §D50 §D51 §D52 §D53 §D54 What has been agreed holds at once, in place of an older treaty.

    What cannot be paid any more is void, and so is what another treaty of this trade has made impossible.
    """
    name = pair(giver, taker)
    if g.realms[giver].gold < gold:
        return
    if kind == "aid":
        yield from change_gold(g, giver, -gold)
        yield from change_gold(g, taker, gold)
        yield from give_aid(g, giver, taker, gold)
        return
    if g.treaties.get(name, ("",))[0] == VASSALAGE or (kind == "vassal" and not may_serve(g, giver, taker)):
        return
    yield from change_gold(g, giver, -gold)
    yield from change_gold(g, taker, gold)
    _replace(g, name, kind, giver, taker, gold)
    if transit:
        g.transits += (name,)
    yield Note("treaty", seat=giver, other_seat=taker, treaty=g.treaties[name][0], amount=gold)
    if transit:
        yield Note("transit", seat=giver, other_seat=taker)
    if kind in ("truce", "peace", ALLIANCE):
        return
    if kind == "ransom":
        g.realms[taker].ransomed += 1
        g.realms[giver].ransomed -= 1
    if not _counts(g, kind, giver, taker):
        return
    yield from change_points(g, giver, -POINTS["treaty_payer"])
    yield from change_points(g, taker, POINTS["treaty"])
    if kind == "vassal":
        yield from change_prestige(g, giver, -PRESTIGE["vassal"])
        yield from change_prestige(g, taker, earned(g, taker, giver, PRESTIGE["vassal"]))


def _lasts(g: Scharz, giver: int, taker: int, gold: int) -> int:
    """§D50 §11.4 The last round of a truce; what some factions pay to others holds to the end of the game."""
    bought_off = gold and g.realms[taker].faction in faction_of(g.realms[giver]).ransoms
    return ROUNDS if bought_off else g.round + int(DEALS["truce_rounds"])


def _replace(g: Scharz, name: str, kind: str, giver: int, taker: int, gold: int) -> None:
    """§D49 One treaty for a pair: the new one stands in place of the old."""
    g.transits = tuple(one for one in g.transits if one != name)
    if kind in ("truce", "ransom"):
        g.treaties[name] = (TRUCE, taker if gold else NOBODY, gold, _lasts(g, giver, taker, gold))
    elif kind in ("peace", "tribute"):
        g.treaties[name] = (PEACE, taker if gold else NOBODY, gold, 0)
    elif kind == ALLIANCE:
        g.treaties[name] = (ALLIANCE, NOBODY, 0, 0)
    else:
        g.treaties[name] = (VASSALAGE, taker, 0, 0)


def give_aid(g: Scharz, giver: int, taker: int, gold: int) -> Procedure[None]:
    """§D53 §D56 A gift: prestige and a point for the giver, less prestige for whoever takes it."""
    yield Note("aid", seat=giver, other_seat=taker, amount=gold)
    if not _counts(g, "aid", giver, taker):
        return
    g.realms[giver].aided += BOX["significance"]["aid_giver"]
    g.realms[taker].aided -= BOX["significance"]["aid_taker"]
    yield from change_prestige(g, giver, PRESTIGE["aid"])
    yield from change_points(g, giver, POINTS["aid"])
    yield from change_prestige(g, taker, -PRESTIGE["aid"])


def announce_breaks(g: Scharz, seat: int, answer: dict[str, int]) -> Procedure[None]:
    """§D52 §D55 The end of a treaty is announced now and holds from the next round on; a lord lets go for nothing."""
    for order in answer:
        verb, _, other = order.partition(".")
        if verb == BREAK:
            yield from change_prestige(g, seat, -PRESTIGE["break"])
            g.broken += (pair(seat, int(other)),)
            yield Note("break", seat=seat, other_seat=int(other))
        elif verb == RELEASE:
            g.broken += (pair(seat, int(other)),)
            yield Note("release", seat=seat, other_seat=int(other))


def end_treaties(g: Scharz) -> Procedure[None]:
    """§D50 §D55 Truces run out, and what was broken ends."""
    for name, treaty in list(g.treaties.items()):
        if name in g.broken or (treaty[3] and treaty[3] <= g.round):
            yield from end_treaty(g, name)
    g.broken = ()


def end_treaty(g: Scharz, name: str) -> Procedure[None]:
    """A treaty is over, and nobody is let through any more."""
    kind = g.treaties.pop(name)[0]
    g.transits = tuple(one for one in g.transits if one != name)
    one, other = map(int, name.split("-"))
    yield Note("treaty-over", seat=one, other_seat=other, treaty=kind)


def pay_tributes(g: Scharz) -> Procedure[None]:
    """§D51 Every New Year; a tribute that is not paid ends the peace."""
    for name, (kind, receiver, gold, _) in list(g.treaties.items()):
        if kind != PEACE or receiver == NOBODY:
            continue
        one, other = map(int, name.split("-"))
        payer = other if receiver == one else one
        if g.realms[payer].gold < gold:
            yield from end_treaty(g, name)
            continue
        yield Note("tribute", seat=payer, other_seat=receiver, amount=gold)
        yield from change_gold(g, payer, -gold)
        yield from change_gold(g, receiver, gold)


def bound(g: Scharz, seat: int, other: int, *, alone: bool) -> bool:
    """§D58 Is the other bound to the seat, as one who pays or as a vassal?"""
    treaty = g.treaties.get(pair(seat, other))
    if treaty is None or treaty[1] != seat:
        return False
    return treaty[0] == VASSALAGE if alone else True


def sovereign(g: Scharz) -> int:
    """§D58 A seat to which all others that are left are bound; of one opponent only a vassal counts."""
    living = [seat for seat in range(g.seats) if not g.realms[seat].out]
    for seat in living:
        others = [other for other in living if other != seat]
        alone = len(others) < BOX["victory"]["least_opponents"]
        if others and all(bound(g, seat, other, alone=alone) for other in others):
            return seat
    return NOBODY


def offer_label(offers: dict[str, Offer], order: str) -> Label:
    """An offer as whoever gets it reads it: what one is asked for is one's own to give."""
    one = offers[order]
    return dealing_label(MIRRORED.get(one.kind, one.kind), one.giver, one.gold, passing=int(one.transit))


MIRRORED = {kind: asked for asked, kind in ASKED.items()} | ASKED
"""The same deal from the other side: a ransom that is offered to somebody is one that they would get."""


def dealing_label(kind: str, other: int, gold: int, *, passing: int = 0) -> Label:
    """An offer as the one who makes it reads it."""
    targets = [f"seat:{other}"]
    if kind == "truce":
        return Label("offer-truce", targets, seat=other, transit=passing)
    if kind == "ransom":
        return Label("offer-ransom", targets, seat=other, amount=gold, transit=passing)
    if kind == "demand":
        return Label("offer-demand", targets, seat=other, amount=gold, transit=passing)
    if kind == "peace":
        return Label("offer-peace", targets, seat=other, transit=passing)
    if kind == "tribute":
        return Label("offer-tribute", targets, seat=other, amount=gold, transit=passing)
    if kind == "exact":
        return Label("offer-exact", targets, seat=other, amount=gold, transit=passing)
    if kind == "vassal":
        return Label("offer-vassal", targets, seat=other)
    if kind == "lord":
        return Label("offer-lord", targets, seat=other)
    if kind == ALLIANCE:
        return Label("offer-alliance", targets, seat=other)
    if kind == "ask":
        return Label("offer-ask", targets, seat=other, amount=gold)
    return Label("offer-aid", targets, seat=other, amount=gold)

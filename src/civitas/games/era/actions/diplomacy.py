"""§7.D Diplomacy: a treaty, a deed and a bargain for each leader."""

from __future__ import annotations

from functools import partial

from civitas.games.era.actions.bargains import bargain
from civitas.games.era.box.content import BOX
from civitas.games.era.box.queries import others, tribe_of
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import change_influence, gain_treaty, hand_thalers, pay_thalers
from civitas.games.era.box.underway import NOBODY, Owner
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Verdict

GREY, PROTECTION, BRIBE, NONE = DEEDS = ("grey", "protection", "bribe", "none")
FIGURES = BOX["diplomacy"]

NO_GREY_LEADER = Reason("no-grey-leader", "7.D.1")
CANNOT_PAY = Reason("cannot-pay", "7.D", "cost", "thalers")
TOO_FEW_FREE = Reason("too-few-free", "7.D.1", "need", "number")
DONE_ALREADY = Reason("done-already", "D10")
RING_TAKEN = Reason("ring-taken", "7.D.3", "seat")


def diplomacy(g: Era, seat: int, leaders: int) -> Procedure[None]:
    """§7.D §D10 For each leader a treaty, then one of three deeds, each once, then a bargain."""
    done: tuple[str, ...] = ()
    for _ in range(leaders):
        yield from gain_treaty(g, seat, 1)
        check = partial(may_do, g, seat, done)
        deed = yield Ask(seat, One("diplomacy", DEEDS, check, rule="7.D", label=partial(_deed_label, g, seat)))
        if deed == GREY:
            yield from hire(g, seat)
        elif deed == PROTECTION:
            g.realms[seat].protected = True
            yield Note("protected", seat=seat)
        elif deed == BRIBE:
            yield from bribe(g, seat)
        if deed != NONE:
            done += (deed,)
        yield from bargain(g, seat)


def may_do(g: Era, seat: int, done: tuple[str, ...], deed: str) -> Verdict:
    """§7.D §D10"""
    if deed == NONE:
        return None
    if deed in done or (deed == PROTECTION and g.realms[seat].protected):
        return (DONE_ALREADY,)
    realm = g.realms[seat]
    if deed == GREY:
        return may_hire(g, seat)
    if deed == BRIBE:
        cost = bribe_price(realm.influence) * len(poorer(g, seat))
        if g.ring is not NOBODY:
            return RING_TAKEN, g.ring
        return (CANNOT_PAY, cost, realm.thalers) if cost > realm.thalers else None
    return None


def may_hire(g: Era, seat: int) -> Verdict:
    realm = g.realms[seat]
    tribe = tribe_of(realm)
    if not g.greys:
        return (NO_GREY_LEADER,)
    if realm.thalers < tribe.grey_thalers:
        return CANNOT_PAY, tribe.grey_thalers, realm.thalers
    return (TOO_FEW_FREE, tribe.grey_vassals, realm.free) if realm.free < tribe.grey_vassals else None


def hire(g: Era, seat: int) -> Procedure[None]:
    """§7.D.1 A grey leader for thalers and free vassals. §11.10 To Slavs both are cheaper."""
    realm = g.realms[seat]
    tribe = tribe_of(realm)
    yield from pay_thalers(g, seat, tribe.grey_thalers)
    realm.free -= tribe.grey_vassals
    realm.gone += tribe.grey_vassals
    g.greys -= 1
    realm.leaders += 1
    yield Note("grey-leader", seat=seat)


def poorer(g: Era, seat: int) -> list[Owner]:
    """§7.D.3 §A16 The players and automas with less influence."""
    return [other for other in others(g, seat) if g.realms[other].influence < g.realms[seat].influence]


def bribe_price(influence: int) -> int:
    """§7.D.3 §D9 To each, a fifth of one's own influence, at least one thaler."""
    each: int = max(FIGURES["least_bribe"], influence // FIGURES["bribe_divisor"])
    return each


def bribe(g: Era, seat: int) -> Procedure[None]:
    """§7.D.3 §D9 Every poorer player is paid; influence, and a leader on the ring of the turn order."""
    realm, each = g.realms[seat], bribe_price(g.realms[seat].influence)
    for other in poorer(g, seat):
        yield from hand_thalers(g, seat, other, each)
    yield from change_influence(g, seat, FIGURES["bribe_influence"])
    realm.placed -= 1
    g.ring, g.ring_open = seat, True
    yield Note("ring", seat=seat)


def leave_ring(g: Era, seat: Owner) -> Procedure[None]:
    """§2.2 The leader stays on the ring until its player has acted in the next round."""
    if g.ring == seat and not g.ring_open:
        g.ring = NOBODY
        g.realms[seat].leaders += 1
        yield Note("ring-left", seat=seat)


def _deed_label(g: Era, seat: int, deed: str) -> Label:
    if deed == GREY:
        tribe = tribe_of(g.realms[seat])
        return Label("hire-grey", cost=tribe.grey_thalers, number=tribe.grey_vassals)
    if deed == PROTECTION:
        return Label("protect", morale=-FIGURES["protection_morale"])
    if deed == BRIBE:
        return Label("bribe", cost=bribe_price(g.realms[seat].influence), number=len(poorer(g, seat)))
    return Label("no-deed")

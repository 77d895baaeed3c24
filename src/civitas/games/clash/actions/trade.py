"""§5.4 Trades between players: put together by the active player, binding once accepted."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

from civitas.games.clash.box.content import BOX, GOODS
from civitas.games.clash.box.decks import HANDS, hand, set_hand
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.labels import card_label, seat_label
from civitas.games.clash.box.queries import CHOSEN, PROPOSED, Clash, Offer, after, gain
from civitas.kernel import Ask, Deal, Label, Note, One, Procedure, Reason, Reveal, Verdict, YesNo, seat_of

PROPOSE, DROP, SHOW = "propose", "drop", "show"
_NO_ITEMS = frozenset([PROPOSE, DROP, SHOW])
REFUSED = "refused"
"""Stands in the facts of a turn before each offer that came to nothing."""

NO_OFFER_LEFT = Reason("no-offer-left", "5.4", "number")
REFUSED_ALREADY = Reason("refused-already", "5.4", "seat")
NAMED_ALREADY = Reason("named-already", "5.4", "good")
EMPTY_OFFER = Reason("empty-offer", "5.4")
NO_CARDS = Reason("no-cards-in-offer", "5.4")
SHOWN_ALREADY = Reason("shown-already", "5.4")
OFFER_FULL = Reason("offer-full", "5.4", "number")

MOST_OFFERS: int = BOX["trades"]["offers"]
MOST_LINES: int = BOX["trades"]["lines"]


def can_trade(g: Clash, seat: int) -> Verdict:
    """§5.4 On one's own turn; the limit is far beyond what a turn needs and only keeps it from never ending."""
    return (NO_OFFER_LEFT, MOST_OFFERS) if g.turn.offers >= MOST_OFFERS else None


def items(g: Clash, seat: int) -> list[str]:
    """What can be put into an offer: "give:good:number", "give:deck:card", "want:good:number", "show".

    How much of a good and how many cards a player has, everybody may know.
    """
    offer = g.offer
    assert offer is not None
    player, partner = g.players[seat], g.players[offer.partner]
    own = [item for good in GOODS for item in _amounts("give", good, player.goods[good])]
    cards = [f"give:{deck}:{card}" for deck in HANDS for card in hand(player, deck)]
    goods = [item for good in GOODS for item in _amounts("want", good, partner.goods[good])]
    hands = [f"want:{deck}:{n}" for deck in HANDS for n in range(1, len(hand(partner, deck)) + 1)]
    return [*own, *cards, *goods, *hands, SHOW, PROPOSE, DROP]


def kept_items(g: Clash, seat: int) -> list[str]:
    """The same, put together once: as long as nobody agrees to anything, nobody has more or less."""
    assert g.offer is not None
    return g.kept(f"items for {g.offer.partner}", partial(items, g, seat))


@lru_cache(maxsize=1 << 10)
def _amounts(side: str, good: str, stock: int) -> tuple[str, ...]:
    return tuple([f"{side}:{good}:{n}" for n in range(1, stock + 1)])


def named(offer: Offer) -> int:
    """How many things the offer names; of the own cards each is one."""
    return len(offer.cards) + len(offer.wants) + sum([sort not in HANDS for sort in offer.gives])


def sorts_named(offer: Offer) -> frozenset[str]:
    """What the offer names already, as its items begin; own cards are named one by one."""
    gives = [f"give:{sort}" for sort in offer.gives if sort not in HANDS]
    return frozenset([*gives, *(f"want:{sort}" for sort in offer.wants)])


def is_laid(g: Clash, seat: int, offer: Offer, item: str) -> bool:
    """Is it an own card that is in the offer? Looked up by its place: the hand may have been dealt anew since."""
    side, sort, what = item.split(":")
    return side == "give" and sort in HANDS and f"{sort}:{hand(g.players[seat], sort).index(what)}" in offer.cards


def may_add(g: Clash, seat: int, offer: Offer, lines: int, sorts: frozenset[str], item: str) -> Verdict:
    """§5.4 Each thing is named once; something must change hands. The offer names so many `lines` already."""
    if item in _NO_ITEMS:
        if item == PROPOSE:
            return _may_propose(g, offer, lines)
        return _may_show(offer) if item == SHOW else None
    if (sorts and item[: item.rindex(":")] in sorts) or (offer.cards and is_laid(g, seat, offer, item)):
        return NAMED_ALREADY, item.split(":")[1]
    return (OFFER_FULL, MOST_LINES) if lines >= MOST_LINES else None


def _may_propose(g: Clash, offer: Offer, lines: int) -> Verdict:
    """§5.4 Something must change hands, and nobody is asked twice in a turn for what came to nothing."""
    if not lines:
        return (EMPTY_OFFER,)
    return (REFUSED_ALREADY, offer.partner) if (REFUSED, wording(g, offer)) in g.turn.facts else None


def wording(g: Clash, offer: Offer) -> str:
    """The offer as its partner gets to know it: hidden cards by their number, shown ones by name."""
    shown = sorted(cards_at(g, seat_of(g.turn.seat), offer.cards)) if offer.show else []
    gives, wants = sorted(offer.gives.items()), sorted(offer.wants.items())
    return f"{offer.partner} {offer.show} {gives} {wants} {shown}"


def _may_show(offer: Offer) -> Verdict:
    """§5.4 Cards are shown first only if there are any, on one side or the other."""
    if offer.show:
        return (SHOWN_ALREADY,)
    return None if offer.cards or not offer.wants.keys().isdisjoint(HANDS) else (NO_CARDS,)


def negotiate(g: Clash, seat: int) -> Procedure[None]:
    """§5.4 Choose a partner, put the offer together item by item, and let the partner decide."""
    g.turn.offers += 1
    others = after(g, seat)
    whom = One("trade-partner", others, rule="5.4", label=seat_label)
    offer = g.offer = Offer(others[0] if len(others) == 1 else (yield Ask(seat, whom)))
    while True:
        check = partial(may_add, g, seat, offer, named(offer), sorts_named(offer))
        prompt = One("offer", partial(kept_items, g, seat), check, rule="5.4", label=item_label)
        item = yield Ask(seat, prompt)
        if item in (PROPOSE, DROP):
            break
        if item == SHOW:
            offer.show = True
            continue
        side, sort, what = item.split(":")
        if side == "want":
            offer.wants[sort] = int(what)
        elif sort in HANDS:
            offer.cards += (f"{sort}:{hand(g.players[seat], sort).index(what)}",)
            offer.gives[sort] = offer.gives.get(sort, 0) + 1
        else:
            offer.gives[sort] = int(what)
    if item == PROPOSE:
        yield from propose(g, seat)
    g.offer = None


def propose(g: Clash, seat: int) -> Procedure[None]:
    """§5.4 Accepted, a trade is carried out at once; refused, nothing has happened."""
    offer = g.offer
    assert offer is not None
    partner, gives, wants = offer.partner, dict(offer.gives), dict(offer.wants)
    yield Note("offers", seat=seat, other_seat=partner, gives_goods=gives, wants_goods=wants)
    offer.stage = PROPOSED
    if offer.show and offer.cards:
        yield from _show(g, seat, partner, offer.cards)
    answer = yield Ask(partner, _deal(g, seat, offer))
    agreed = answer["say"] == "accept"
    if answer["say"] == "counter":
        agreed = yield from _counter(g, seat, offer, answer["terms"])
        gives, wants = dict(offer.gives), dict(offer.wants)
    if not agreed:
        yield from _call_off(g, seat if answer["say"] == "counter" else partner, offer)
        return
    yield from _choose(g, offer)
    if offer.show and offer.chosen:
        offer.stage = CHOSEN
        yield from _show(g, partner, seat, offer.chosen)
        shown = YesNo("take-shown", rule="5.4", params={"seat": partner, "cards": cards_at(g, partner, offer.chosen)})
        if not (yield Ask(seat, shown)):
            yield from _call_off(g, seat, offer)
            return
    g.changed()
    yield Reveal((seat, partner))
    _swap_cards(g, seat, offer)
    taken, given = dict(wants), dict(gives)
    for good in GOODS:
        g.players[seat].goods[good] -= gives.get(good, 0)
        g.players[partner].goods[good] -= wants.get(good, 0)
        taken[good] = gain(g, seat, good, wants.get(good, 0))
        given[good] = gain(g, partner, good, gives.get(good, 0))
    yield Note("accepts", seat=partner, other_seat=seat, gives=gives, wants=wants, taken=taken, given=given)


def _deal(g: Clash, seat: int, offer: Offer) -> Deal:
    """The question to the partner, with the cards if they are shown."""
    terms = _terms(offer.gives, offer.wants)
    other, params = partial(counters, g, seat, offer), {"seat": seat, **terms}
    if offer.show and offer.cards:
        params["cards"] = cards_at(g, seat, offer.cards)
        return Deal("deal-shown", terms, other, rule="5.4", params=params)
    return Deal("deal", terms, other, rule="5.4", params=params)


def _terms(gives: dict[str, int], wants: dict[str, int]) -> dict[str, Any]:
    return {"gives_goods": dict(gives), "wants_goods": dict(wants)}


def counters(g: Clash, seat: int, offer: Offer) -> list[dict[str, Any]]:
    """§5.4 Other terms that the partner may name: one more of a good, or one less of what was asked for (ours)."""
    stock, gives, wants = g.players[seat].goods, offer.gives, offer.wants
    more = [good for good in GOODS if gives.get(good, 0) < stock[good]]
    less = [good for good in GOODS if wants.get(good, 0)]
    found = [_terms({**gives, good: gives.get(good, 0) + 1}, wants) for good in more]
    for good in less:
        rest = {what: n - (what == good) for what, n in wants.items() if n > (what == good)}
        if gives or rest:
            found.append(_terms(gives, rest))
    return found


def _counter(g: Clash, seat: int, offer: Offer, terms: dict[str, Any]) -> Procedure[bool]:
    """§5.4 The partner would agree on other terms; whoever made the offer decides (ours)."""
    offer.gives, offer.wants = dict(terms["gives_goods"]), dict(terms["wants_goods"])
    yield Note("counters", seat=offer.partner, other_seat=seat, **_terms(offer.gives, offer.wants))
    prompt = YesNo("counter-deal", rule="5.4", params={"seat": offer.partner, **_terms(offer.gives, offer.wants)})
    return bool((yield Ask(seat, prompt)))


def _call_off(g: Clash, seat: int, offer: Offer) -> Procedure[None]:
    """§5.4 After a refusal the same offer is not made again in this turn; another one may be, or to somebody else."""
    g.turn.facts += ((REFUSED, wording(g, offer)),)
    yield Note("refuses", seat=seat)


def _show(g: Clash, giver: int, taker: int, places: tuple[str, ...]) -> Procedure[None]:
    """§5.4 The other side sees the cards before it decides; nobody else does."""
    yield Reveal((giver, taker))
    yield Note("shows", (giver, taker), seat=giver, cards=cards_at(g, giver, places))


def _choose(g: Clash, offer: Offer) -> Procedure[None]:
    """§5.4 The partner picks the cards that were asked for."""
    partner = offer.partner
    for deck in HANDS:
        for _ in range(offer.wants.get(deck, 0)):
            which = One("give-card", partial(_unchosen, g, offer, deck), rule="5.4", label=card_label)
            card = yield Ask(partner, which)
            offer.chosen += (f"{deck}:{hand(g.players[partner], deck).index(card)}",)


def _unchosen(g: Clash, offer: Offer, deck: str) -> list[str]:
    cards = hand(g.players[offer.partner], deck)
    return [card for at, card in enumerate(cards) if f"{deck}:{at}" not in offer.chosen]


def cards_at(g: Clash, seat: int, places: tuple[str, ...]) -> list[str]:
    """The cards at these places of a hand, each place being "deck:number"."""
    return [hand(g.players[seat], deck)[int(at)] for deck, at in (place.split(":") for place in places)]


def shown_to(g: Clash, seat: int | None) -> list[str]:
    """§5.4 The cards of the other side of an offer that this seat sees now."""
    offer = g.offer
    if offer is None or not offer.show or not offer.stage:
        return []
    if seat == offer.partner:
        return cards_at(g, seat_of(g.turn.seat), offer.cards)
    return cards_at(g, offer.partner, offer.chosen) if seat == g.turn.seat and offer.stage == CHOSEN else []


def _swap_cards(g: Clash, seat: int, offer: Offer) -> None:
    given, taken = (
        [(place.partition(":")[0], card) for place, card in zip(places, cards_at(g, giver, places), strict=True)]
        for giver, places in ((seat, offer.cards), (offer.partner, offer.chosen))
    )
    _hand_over(g, offer.partner, seat, taken)
    _hand_over(g, seat, offer.partner, given)


def _hand_over(g: Clash, giver: int, taker: int, cards: list[tuple[str, str]]) -> None:
    for deck, card in cards:
        set_hand(g.players[giver], deck, tuple(c for c in hand(g.players[giver], deck) if c != card))
        set_hand(g.players[taker], deck, (*hand(g.players[taker], deck), card))


add_deed("trade", can_trade, negotiate, action=False, idle=True)


def item_label(item: str) -> Label:
    if item == PROPOSE:
        return Label("propose")
    if item == DROP:
        return Label("drop")
    if item == SHOW:
        return Label("show-cards")
    side, sort, what = item.split(":")
    if side == "want":
        return Label("want", good=sort, amount=int(what))
    if sort in HANDS:
        return Label("give-this-card", [f"card:{what}"], card=what)
    return Label("give", good=sort, amount=int(what))

"""§D49-D58 Treaties: offered with the orders of trade, answered at once, booked by acceptance."""

from __future__ import annotations

from functools import partial

from civitas.games.scharz.box.content import BOX
from civitas.games.scharz.box.holding import change_gold, change_points, change_prestige, earned
from civitas.games.scharz.box.queries import in_order, lord_of, pair
from civitas.games.scharz.box.state import NOBODY, Scharz
from civitas.kernel import AskAll, Command, Label, Note, Procedure, Prompt, Reason, Reveal, Verdict

DEALS, POINTS, PRESTIGE = BOX["diplomacy"], BOX["points"], BOX["prestige"]
OFFERS = ("truce", "ransom", "peace", "tribute", "vassal", "aid")
TRUCE, PEACE, VASSALAGE = TREATIES = ("truce", "peace", "vassalage")
Offer = tuple[str, int, int, int]
"""Its kind, who makes it, to whom, and the gold of it."""

ONE_TREATY = Reason("one-treaty", "D49", "seat")
NO_LORD = Reason("no-second-lord", "D52")


def offers_of(seat: int, answer: dict[str, int]) -> list[Offer]:
    """§D49 The offers among the orders of a seat, with their gold."""
    found: list[Offer] = []
    for order, number in answer.items():
        kind, _, other = order.partition(".")
        if kind in OFFERS:
            gold = DEALS[kind] + number - 1 if kind in DEALS else 0
            found.append((kind, seat, int(other), gold))
    return found


def negotiate(g: Scharz, offers: list[Offer]) -> Procedure[None]:
    """§D49 Whoever has an offer accepts it or lets it be; all answer at once."""
    prompts: dict[int, Prompt] = {}
    for seat in in_order(g):
        own = [one for one in offers if one[2] == seat]
        if own:
            orders = {f"{kind}.{giver}": 1 for kind, giver, _, _ in own}
            asked = {f"{kind}.{giver}": amount for kind, giver, _, amount in own}
            judge = partial(judge_answers, g, seat)
            prompts[seat] = Command("offers", orders, judge, rule="D49", label=partial(offer_label, asked))
    if not prompts:
        return
    answers: dict[int, dict[str, int]] = yield AskAll(prompts)
    yield Reveal()
    for kind, giver, taker, gold in offers:
        if f"{kind}.{giver}" in answers.get(taker, {}):
            yield from book(g, kind, giver, taker, gold)


def judge_answers(g: Scharz, seat: int, answer: dict[str, int]) -> Verdict:
    """§D49 §D52 One treaty with each; no vassal of a vassal."""
    seen: list[str] = []
    for order in answer:
        kind, _, other = order.partition(".")
        if kind == "aid":
            continue
        if other in seen:
            return ONE_TREATY, int(other)
        seen.append(other)
        if kind == "vassal" and lord_of(g, seat) != NOBODY:
            return (NO_LORD,)
    return None


def _counts(g: Scharz, kind: str, one: int, other: int) -> bool:
    """§D56 Points and prestige count once for a pair and a year."""
    key = f"{kind}:{pair(one, other)}"
    if key in g.dealt:
        return False
    g.dealt += (key,)
    return True


def book(g: Scharz, kind: str, giver: int, taker: int, gold: int) -> Procedure[None]:
    """§D50 §D51 §D52 §D53 What has been agreed holds at once; what cannot be paid any more is void."""
    if g.realms[giver].gold < gold or (kind != "aid" and pair(giver, taker) in g.treaties):
        return
    if kind == "vassal" and (lord_of(g, giver) != NOBODY or lord_of(g, taker) != NOBODY):
        return
    yield from change_gold(g, giver, -gold)
    yield from change_gold(g, taker, gold)
    if kind == "aid":
        yield from give_aid(g, giver, taker, gold)
        return
    name = pair(giver, taker)
    until = g.round + DEALS["truce_rounds"]
    if kind in ("truce", "ransom"):
        g.treaties[name] = (TRUCE, taker if gold else NOBODY, gold, until)
    elif kind in ("peace", "tribute"):
        g.treaties[name] = (PEACE, taker if gold else NOBODY, gold, 0)
    else:
        g.treaties[name] = (VASSALAGE, taker, 0, 0)
    yield Note("treaty", seat=giver, other_seat=taker, treaty=g.treaties[name][0], amount=gold)
    if kind in ("truce", "peace"):
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
    """§D55 The end of a treaty is announced now and holds from the next round on."""
    for order in answer:
        verb, _, other = order.partition(".")
        if verb == "break":
            yield from change_prestige(g, seat, -PRESTIGE["break"])
            g.broken += (pair(seat, int(other)),)
            yield Note("break", seat=seat, other_seat=int(other))


def end_treaties(g: Scharz) -> Procedure[None]:
    """§D50 §D55 Truces run out, and what was broken ends."""
    for name, treaty in list(g.treaties.items()):
        if name in g.broken or (treaty[3] and treaty[3] <= g.round):
            yield from end_treaty(g, name)
    g.broken = ()


def end_treaty(g: Scharz, name: str) -> Procedure[None]:
    """A treaty is over."""
    kind = g.treaties.pop(name)[0]
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


def offer_label(gold: dict[str, int], order: str) -> Label:
    kind, _, other = order.partition(".")
    return dealing_label(kind, int(other), gold[order])


def dealing_label(kind: str, other: int, gold: int) -> Label:
    targets = [f"seat:{other}"]
    if kind == "truce":
        return Label("offer-truce", targets, seat=other)
    if kind == "ransom":
        return Label("offer-ransom", targets, seat=other, amount=gold)
    if kind == "peace":
        return Label("offer-peace", targets, seat=other)
    if kind == "tribute":
        return Label("offer-tribute", targets, seat=other, amount=gold)
    if kind == "vassal":
        return Label("offer-vassal", targets, seat=other)
    return Label("offer-aid", targets, seat=other, amount=gold)

"""§8.5 Cards that bring advances and ideas."""

from __future__ import annotations

from functools import partial

from civitas.games.clash.actions.advance import (
    BY_CARD,
    advance_label,
    advance_price,
    can_buy,
    choose_advance,
    each_open_advance,
    gain_advance,
    may_buy,
    may_gain,
    open_advances,
    out_of_reach,
)
from civitas.games.clash.box.content import BOX, CATEGORIES, CIVIL, IN_CATEGORY, LEARNED, TOP
from civitas.games.clash.box.hooks import Price
from civitas.games.clash.box.paying import CANNOT_PAY, affordable, pay
from civitas.games.clash.box.queries import Clash, after, cities, gain, has_building, in_range
from civitas.games.clash.cards.playing import effect, no_effect
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Verdict

NO_BATTLE_WON = Reason("no-battle-won", "8.5.6")
NOBODY_TAUGHT = Reason("nobody-taught", "8.5.18")
SAME_CONDITION = Reason("same-condition", "8.1")


def served(g: Clash, card: str, condition: str) -> bool:
    """§8.1 Has a card of this name been played this turn on the strength of this?"""
    return (card, condition) in g.turn.served


def serve(g: Clash, card: str, condition: str) -> None:
    """§8.1 No other card of this name will be in this turn."""
    g.turn.served += ((card, condition),)


def gain_ideas(g: Clash, seat: int, number: int) -> Procedure[None]:
    yield Note("gains", seat=seat, good="ideas", amount=gain(g, seat, "ideas", number))


# ---------------------------------------------------------------------- advances


def any_advance_open(g: Clash, seat: int) -> Verdict:
    return None if any(True for _ in each_open_advance(g, seat)) else no_effect("quick_advance")


@effect("quick_advance", any_advance_open)
def quick_advance(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.1 Any advance without its price and without an event marker."""
    id = yield from choose_advance(g, seat, open_advances(g, seat))
    yield from gain_advance(g, seat, id, "card", marker=False)


def neighbours(g: Clash, seat: int) -> list[int]:
    """§8.5.2 The players with a unit or city within reach of one's own."""
    own = [hex for hex in places(g, seat) if hex in g.terrain]
    return [other for other in after(g, seat) if _near(g, own, places(g, other))]


def places(g: Clash, seat: int) -> set[str]:
    """Where a player has units or a city."""
    return {*g.units[seat], *cities(g, seat)}


def _near(g: Clash, own: list[str], others: set[str]) -> bool:
    steps = CIVIL["inspiration"].value["range"]
    for start in own:
        away = g.atlas.distance[start]
        for hex in others:
            if away[hex] <= steps and hex in in_range(g, start, steps):
                return True
    return False


def lessons(g: Clash, pupil: int, teacher: int) -> list[str]:
    """What one player could learn from another."""
    return [id for id in g.players[teacher].advances if may_gain(g, pupil, id) is None]


def taught(g: Clash, seat: int) -> list[str]:
    """§8.5.2 Every "teacher:advance" to be had from neighbours."""
    return [f"{other}:{id}" for other in neighbours(g, seat) for id in lessons(g, seat, other)]


def may_learn(card: str, g: Clash, seat: int) -> Verdict:
    """§8.1 A neighbour with a suitable advance is what the card wants: each serves once in a turn."""
    options = taught(g, seat)
    if not options:
        return no_effect(card)
    return None if unserved(g, card, options) else (SAME_CONDITION,)


def unserved(g: Clash, card: str, options: list[str]) -> list[str]:
    """§8.1 Without the teachers who have served for a card of this name."""
    return [option for option in options if not served(g, card, option.partition(":")[0])]


def learn(g: Clash, seat: int, card: str, rule: str) -> Procedure[int]:
    """§8.5.2 §8.5.20 An advance of a neighbour, free of price and marker. Returns the neighbour."""
    options = unserved(g, card, taught(g, seat))
    answer = yield Ask(seat, One("learn-from", options, rule=rule, label=_lesson_label))
    teacher, _, id = answer.partition(":")
    serve(g, card, teacher)
    yield from gain_advance(g, seat, id, "card", marker=False)
    return int(teacher)


@effect("inspiration", partial(may_learn, "inspiration"))
def inspiration(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.2 An advance of a neighbour, free of price and marker."""
    yield from learn(g, seat, "inspiration", "8.5.2")


@effect("technology_trade", partial(may_learn, "technology_trade"))
def technology_trade(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.20 An advance of a neighbour, who then gets one in return the same way, if there is one."""
    teacher = yield from learn(g, seat, "technology_trade", "8.5.20")
    back = lessons(g, teacher, seat)
    if back:
        id = yield from choose_advance(g, teacher, back)
        yield from gain_advance(g, teacher, id, "card", marker=False)


def _lesson_label(answer: str) -> Label:
    teacher, _, id = answer.partition(":")
    return Label("learn", [f"seat:{teacher}", f"advance:{id}"], seat=int(teacher), advance=id)


def pupils_of(g: Clash, seat: int) -> list[int]:
    """§8.5.18 The players from whom a city was captured this turn and who have not taught for it yet."""
    lost = [int(loser) for key, loser in g.turn.facts if key == "captured" and int(loser) in range(g.seats)]
    for loser in g.turn.taught:
        lost.remove(loser)
    return lost


def may_be_taught(g: Clash, seat: int) -> Verdict:
    return None if any(lessons(g, seat, loser) for loser in pupils_of(g, seat)) else (NOBODY_TAUGHT,)


@effect("teach_us", may_be_taught)
def teach_us(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.18 An advance of a player from whom one has captured a city; one card for each city."""
    losers = dict.fromkeys(pupils_of(g, seat))
    options = [f"{loser}:{id}" for loser in losers for id in lessons(g, seat, loser)]
    answer = yield Ask(seat, One("learn-from", options, rule="8.5.18", label=_lesson_label))
    loser, _, id = answer.partition(":")
    g.turn.taught += (int(loser),)
    yield from gain_advance(g, seat, id, "card", marker=False)


@effect("new_ideas", partial(can_buy, how=BY_CARD))
def new_ideas(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.21 An advance at its price, without an event marker, and two ideas afterwards."""
    prompt = One("advance", LEARNED, partial(may_buy, g, seat, how=BY_CARD), rule="8.5.21", label=advance_label)
    id = yield Ask(seat, prompt)
    paid = yield from pay_for_card(g, seat, id)
    yield from gain_advance(g, seat, id, "card", paid, marker=False)
    yield from gain_ideas(g, seat, CIVIL["new_ideas"].value["ideas"])


def pay_for_card(g: Clash, seat: int, id: str) -> Procedure[dict[str, int]]:
    """§8.5.17 §8.5.21 Pay for an advance as usual; returns what was paid."""
    price = advance_price(g, seat, id, BY_CARD)
    g.turn.used += tuple(term.source for term in price.terms[1:] if term.source not in g.turn.used)
    paid: dict[str, int] = yield from pay(g, seat, price)
    return paid


def pairs(g: Clash, seat: int) -> list[str]:
    """§8.5.17 Every "first+second" of one category that could be gained one after the other."""
    found = []
    for category in CATEGORIES:
        first = [id for id in IN_CATEGORY[category] if may_gain(g, seat, id) is None]
        later = [id for id in IN_CATEGORY[category] if id not in g.players[seat].advances]
        found += [
            f"{one}+{other}"
            for one in first
            for other in (later if one == TOP[category] else first)
            if other != one and (one == TOP[category] or later.index(one) < later.index(other))
        ]
    return found


def may_buy_pair(g: Clash, seat: int, pair: str) -> Verdict:
    """§8.5.17 Both prices together."""
    one, _, other = pair.partition("+")
    first = advance_price(g, seat, one, BY_CARD)
    second = advance_price(g, seat, other, BY_CARD, tuple(term.source for term in first.terms[1:]))
    food = first.needs.get("food", 0) + second.needs.get("food", 0)
    return affordable(g, seat, Price("synergies", {"food": food}, first.instead | second.instead))


def may_find_synergies(g: Clash, seat: int) -> Verdict:
    verdict = no_effect("synergies")
    if out_of_reach(g, seat, 2):
        return CANNOT_PAY, {good: 2 * amount for good, amount in BOX["prices"]["advance"].items()}
    for pair in pairs(g, seat):
        verdict = may_buy_pair(g, seat, pair)
        if verdict is None:
            return None
    return verdict


@effect("synergies", may_find_synergies)
def synergies(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.17 Two advances of one category at their prices, without event markers.

    Both are paid for before they come: what the first one brings about must not cost what the second one needs.
    """
    prompt = One(
        "synergies",
        lambda: pairs(g, seat),
        lambda pair: may_buy_pair(g, seat, pair),
        rule="8.5.17",
        label=_pair_label,
    )
    answer = yield Ask(seat, prompt)
    bought = []
    for id in answer.split("+"):
        paid = yield from pay_for_card(g, seat, id)
        bought.append((id, paid))
    for id, paid in bought:
        yield from gain_advance(g, seat, id, "card", paid, marker=False)


def _pair_label(pair: str) -> Label:
    one, _, other = pair.partition("+")
    return Label("pair", [f"advance:{one}", f"advance:{other}"], advance=one, other_advance=other)


# ---------------------------------------------------------------------- ideas


def academies(g: Clash, seat: int) -> list[str]:
    """The cities with an academy."""
    return [hex for hex in cities(g, seat) if has_building(g, hex, "academy")]


def may_have_ideas(g: Clash, seat: int) -> Verdict:
    """§8.1 An academy is what the card wants: each serves once in a turn."""
    found = academies(g, seat)
    if not found:
        return no_effect("ideas")
    return (SAME_CONDITION,) if all(served(g, "ideas", hex) for hex in found) else None


@effect("ideas", may_have_ideas)
def ideas(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.5 An idea for each city with an academy, unless it has served for another card of this name."""
    fresh = [hex for hex in academies(g, seat) if not served(g, "ideas", hex)]
    for hex in fresh:
        serve(g, "ideas", hex)
    yield from gain_ideas(g, seat, len(fresh) * CIVIL["ideas"].value["per_academy"])


def unused_victories(g: Clash, card: str) -> int:
    """§8.1 Land battles won this turn that have not served for a card of this name yet."""
    return sum(key == "won" for key, _ in g.turn.facts) - g.turn.rewarded.count(card)


def may_have_great_ideas(g: Clash, seat: int) -> Verdict:
    return None if unused_victories(g, "great_ideas") > 0 else (NO_BATTLE_WON,)


@effect("great_ideas", may_have_great_ideas)
def great_ideas(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.6 After a land battle won or a city captured: two ideas; one card for each battle."""
    g.turn.rewarded += ("great_ideas",)
    yield from gain_ideas(g, seat, CIVIL["great_ideas"].value["ideas"])

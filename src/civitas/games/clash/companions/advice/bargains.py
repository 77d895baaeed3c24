"""Trades as bots see them: what goods are worth to oneself and, by the same evaluation, to the other side."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, NamedTuple

from civitas.games.clash.actions.trade import DROP, PROPOSE
from civitas.games.clash.box.content import GOODS
from civitas.games.clash.companions.advice.numbers import TRADE
from civitas.games.clash.companions.advice.realm import Realm
from civitas.kernel import Prompt

_PIECES = int(TRADE["pieces"])


class Bargain(NamedTuple):
    """So many of a good for so many of another."""

    partner: int
    given: str
    number: int
    taken: str
    amount: int


def is_due(realm: Realm) -> bool:
    """May there be another offer in this turn?"""
    return int(realm.view["turn"]["offers"]) < int(TRADE["offers"])


def best(realm: Realm, partner: int | None = None) -> Bargain | None:
    """The offer of which the side that gains less gains most; None if there is none that is worth the words."""
    others = [seat for seat in range(realm.view["seats"]) if seat != realm.seat] if partner is None else [partner]
    found: Bargain | None = None
    highest, mine = TRADE["least"], _changes(realm)
    for other in others:
        there = Realm(realm.view, other, realm.taste)
        theirs = _changes(there)
        # How much there is of everything is known to all.
        had, sought = _up_to(realm), _up_to(there)
        for given, taken in product(had, sought):
            if given == taken:
                continue
            for number, amount in product(had[given], sought[taken]):
                gain = mine[given][-number] + mine[taken][amount]
                other_gain = theirs[given][number] + theirs[taken][-amount]
                least = min(_net(realm, gain, other_gain), _net(realm, other_gain, gain))
                if least > highest:
                    found, highest = Bargain(other, given, number, taken, amount), least
    return found


def next_item(realm: Realm, prompt: Prompt) -> str:
    """What the offer lacks of what it is to be, and then to make it; nothing else is offered."""
    offer = realm.view["offer"]
    bargain = best(realm, offer["partner"])
    if bargain is None:
        return DROP
    wished = {"give": {bargain.given: bargain.number}, "want": {bargain.taken: bargain.amount}}
    laid = {"give": offer["gives"], "want": offer["wants"]}
    if any(good not in wished[side] for side in wished for good in laid[side]):
        return DROP
    missing = [f"{side}:{good}:{n}" for side in wished for good, n in wished[side].items() if good not in laid[side]]
    item = next(iter(missing), PROPOSE)
    return item if item in prompt.legal() else DROP


def rate_answer(realm: Realm, other: int, terms: Mapping[str, Any], *, asks: bool) -> float:
    """What these terms of an offer of `other` are worth; if one `asks` for them, they should be good for both."""
    mine, theirs = _gains(realm, other, terms["wants_goods"], terms["gives_goods"])
    if asks and _net(realm, theirs, mine) <= 0:
        return -1.0
    return _net(realm, mine, theirs) * (TRADE["hope"] if asks else 1.0)


def rate_other_terms(realm: Realm, other: int, terms: Mapping[str, Any]) -> float:
    """What an offer of one's own is worth on the terms that `other` has named."""
    return _net(realm, *_gains(realm, other, terms["gives_goods"], terms["wants_goods"]))


def _up_to(realm: Realm) -> dict[str, range]:
    """How many of a good can change hands, by good; those that are not there are left out."""
    return {good: range(1, min(have, _PIECES) + 1) for good in GOODS if (have := realm.own["goods"][good])}


def _net(realm: Realm, gain: float, other_gain: float) -> float:
    return float(gain - TRADE["envy"] * other_gain / (realm.view["seats"] - 1))


def _gains(realm: Realm, other: int, given: Mapping[str, int], taken: Mapping[str, int]) -> tuple[float, float]:
    """What a trade brings to this side and to the other."""
    there = Realm(realm.view, other, realm.taste)
    return _gain(realm, given, taken), _gain(there, taken, given)


def _gain(realm: Realm, given: Mapping[str, int], taken: Mapping[str, int]) -> float:
    change = {good: taken.get(good, 0) - given.get(good, 0) for good in {**given, **taken}}
    return sum(_change(realm, good, number) for good, number in change.items())


def _change(realm: Realm, good: str, number: int) -> float:
    """So many of a good more or less; what exceeds the limit is lost. Cards are as good as any of their kind."""
    if good not in GOODS:
        return realm.soon * realm.weights.worth[f"{good}_card"] * number
    have = realm.own["goods"][good]
    then = max(have, min(have + number, realm.own["limits"].get(good, have + number))) if number > 0 else have + number
    return realm.soon * (realm.stock(good, then) - realm.stock(good, have))


def _changes(realm: Realm) -> dict[str, dict[int, float]]:
    """By good and number what a small change is worth."""
    steps = [step for step in range(-_PIECES, _PIECES + 1) if step]
    return {
        good: {step: _change(realm, good, step) for step in steps if realm.own["goods"][good] + step >= 0}
        for good in GOODS
    }

"""Trades as bots see them: what goods are worth to oneself and, by the same evaluation, to the other side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from civitas.games.clash.actions.trade import DROP, PROPOSE
from civitas.games.clash.box.content import GOODS
from civitas.games.clash.companions.advice.numbers import TRADE
from civitas.games.clash.companions.advice.realm import Realm, stock
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
    highest, mine, had = TRADE["least"], _changes(realm), _up_to(realm)
    envy, rivals = TRADE["envy"], realm.view["seats"] - 1
    for other in others:
        there = Realm(realm.view, other, realm.taste)
        # How much there is of everything is known to all.
        theirs, sought = _changes(there), _up_to(there)
        for given, taken in product(had, sought):
            if given == taken:
                continue
            loss, profit, other_profit, other_loss = mine[given], mine[taken], theirs[given], theirs[taken]
            for number, amount in product(had[given], sought[taken]):
                gain = loss[-number] + profit[amount]
                other_gain = other_profit[number] + other_loss[-amount]
                # What `_net` says: nothing else is asked as often as this.
                least = min(gain - envy * other_gain / rivals, other_gain - envy * gain / rivals)
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
    return _worth_of(_hoard(realm, good), number)


def _changes(realm: Realm) -> dict[str, dict[int, float]]:
    """By good and number what a small change is worth."""
    return {good: _small_changes(_hoard(realm, good)) for good in GOODS}


class _Hoard(NamedTuple):
    """All that the worth of a good more or less hangs on."""

    soon: float
    first: float
    decay: float
    have: int
    limit: int | None


def _hoard(realm: Realm, good: str) -> _Hoard:
    weights, own = realm.weights, realm.own
    have, limit = own["goods"][good], own["limits"].get(good)
    return _Hoard(realm.soon, weights.goods[good], weights.worth["good_decay"], have, limit)


def _worth_of(hoard: _Hoard, number: int) -> float:
    soon, first, decay, have, limit = hoard
    then = have + number
    if number > 0:
        then = max(have, then if limit is None else min(then, limit))
    return soon * (stock(first, then, decay) - stock(first, have, decay))


_STEPS = [step for step in range(-_PIECES, _PIECES + 1) if step]


@lru_cache(1 << 12)
def _small_changes(hoard: _Hoard) -> dict[int, float]:
    """By number, looked up: the same few hoards come again and again."""
    return {step: _worth_of(hoard, step) for step in _STEPS if hoard.have + step >= 0}

"""What the cards of a hand would bring together; and bonus actions, which help the cards."""

from __future__ import annotations

from collections.abc import Container

from civitas.games.sands.box.content import ADVANCES, ATLAS, BOX, EMPHASES, ROWS, SYMBOLS
from civitas.games.sands.companions.advice.estimates import ESTIMATES, Estimate, Purse, advance, purse, richer
from civitas.games.sands.companions.advice.gains import (
    advance_gain,
    annexing_cost,
    annexing_gain,
    may_annex,
    next_advance,
)
from civitas.games.sands.companions.advice.realm import Realm

_NEVER = float("-inf")


class Hand:
    """The cards of a player, each rated by what it would bring now; the same question is worked out once."""

    def __init__(self, realm: Realm) -> None:
        self.realm = realm
        self.known: dict[tuple[str, Purse], Estimate] = {}

    def estimate(self, card: str, purse: Purse) -> Estimate:
        """What a card brings, never less than nothing: it may be declined."""
        key = card, purse
        if key not in self.known:
            self.known[key] = self._emphasis(card, purse) if card in EMPHASES else self._action(card, purse)
        return self.known[key]

    def _action(self, card: str, purse: Purse) -> Estimate:
        realm = self.realm
        value, after = ESTIMATES[card](realm, purse)
        if card in realm.empire["played"]:
            value -= realm.one_step * realm.card_worths["repeat"]
        if value <= 0:
            return 0.0, purse
        emphasis = realm.empire["emphasis"]
        if emphasis in SYMBOLS[card] and realm.empire["emphasis_markers"] < BOX["emphasis"]["slots"]:
            value += realm.worths["marker"] * realm.heritage_gains[emphasis]
        return value, after

    def _emphasis(self, card: str, purse: Purse) -> Estimate:
        realm, category = self.realm, EMPHASES[card]
        round = min(realm.view["generation_round"], 3)
        value = realm.card_worths["emphasis"][round] * realm.heritage_gains[category]
        if category not in purse.open:
            value += realm.opened(category)
        return value, purse._replace(open=purse.open | {category})

    def pair(self, one: str, other: str, purse: Purse) -> float:
        """Two cards of a turn, in the better order; an emphasis card comes first."""
        value = self.in_order(one, other, purse) if other not in EMPHASES else 0.0
        if one not in EMPHASES:
            value = max(value, self.in_order(other, one, purse))
        return value

    def turn(self, cards: list[str], purse: Purse) -> float:
        """The cards that are left of a turn."""
        if len(cards) == 2:
            return self.pair(cards[0], cards[1], purse)
        return sum(self.estimate(card, purse)[0] for card in cards)

    def in_order(self, first: str, second: str, purse: Purse) -> float:
        value, left = self.estimate(first, purse)
        more, _ = self.estimate(second, left)
        value += more
        if first in EMPHASES and EMPHASES[first] in SYMBOLS.get(second, ()) and more > 0:
            value += self.realm.worths["marker"] * self.realm.heritage_gains[EMPHASES[first]]
        if first == "migrate" and second == "conquest":
            value += self.settling(left)
        return value

    def settling(self, purse: Purse) -> float:
        """A region that citizens could go to and that could be annexed at once."""
        realm = self.realm
        if purse.pay(annexing_cost(realm, 0), 0) is None:
            return 0.0
        regions, seat = realm.view["regions"], realm.seat
        neighbours, best = ATLAS[realm.view["seats"]].neighbours, 0.0
        for region, land in regions.items():
            here = land["peasants"][seat] + land["soldiers"][seat]
            near = sum(max(0, regions[r]["peasants"][seat] - 1) for r in neighbours[region])
            if near and not here and may_annex(realm, region, min(near, 2)):
                best = max(best, annexing_gain(realm, region, 1, 0))
        return best


def rate_pairs(realm: Realm, pairs: list[list[str]]) -> list[float]:
    """Every two cards that may be chosen."""
    hand, full = Hand(realm), purse(realm)
    return [hand.pair(one, other, full) for one, other in pairs]


def rate_deeds(realm: Realm, legal: list[str], bonuses: Container[str]) -> list[float]:
    """Every card that may be carried out next, with the other one after it; bonus actions, and ending the turn."""
    hand, full = Hand(realm), purse(realm)
    cards = [answer for answer in legal if answer in ESTIMATES]
    bare = full.without_aid()
    ratings = []
    for answer in legal:
        if answer in ESTIMATES:
            value, left = hand.estimate(answer, bare)
            later = [hand.estimate(card, left)[0] for card in cards if card != answer]
            ratings.append(value + max(later, default=0.0) if value > 0 else _NEVER)
        else:
            ratings.append(rate_bonus(realm, answer) if answer.partition(":")[0] in bonuses else 0.0)
    return ratings


def rate_bonus(realm: Realm, answer: str) -> float:
    """A bonus action now: what it does for the cards of the turn or leaves for later, less its price in unrest."""
    name, _, what = answer.partition(":")
    gain = _support_gain(realm, what) if name == "support" else _money_gain(realm, name, what)
    return gain - (realm.one_step if name not in realm.empire["bonus_used"] else 0.0)


def _support_gain(realm: Realm, category: str) -> float:
    """An advance that only Support makes possible, compared with the best one without it."""
    bare = purse(realm).without_aid()
    gap = bare.unrest - realm.effect("advance-unrest-relief") - realm.empire["heritage"][category]
    if "advance" not in realm.view["turn"]["cards"] or not 0 < gap <= realm.support():
        return _NEVER
    best = 0.0
    for row, first in ROWS.items():
        id = next_advance(realm, row)
        if ADVANCES[first].category == category and id and (id != first or "culture" in bare.open):
            best = max(best, advance_gain(realm, id))
    return best - advance(realm, bare)[0]


def _money_gain(realm: Realm, name: str, what: str) -> float:
    """Resources: what the cards of the turn gain by them, or what they are worth if they are kept."""
    cards, bare = realm.view["turn"]["cards"], purse(realm).without_aid()
    if name == "oppression":
        land = realm.view["regions"][what]
        after = richer(bare, land["resource"], min(land["peasants"][realm.seat], land["capacity"]))
    else:
        after = richer(bare, what, realm.empire["goods"] + realm.effect("taxes-bonus"))
    kept = realm.treasure(after.crops, after.gold) - realm.treasure(bare.crops, bare.gold)
    hand = Hand(realm)
    return max(kept, hand.turn(cards, after) - hand.turn(cards, bare))

"""§10.2 The odds of a battle, counted out with the same code that fights it; without tactics, payments and retreat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from civitas.games.clash.battle import abilities, begin, dice_terms, hits
from civitas.games.clash.battlefield import ATTACKER, DEFENDER, Battle
from civitas.games.clash.combat import SIDES, fighters
from civitas.games.clash.content import FACES, UNITS
from civitas.games.clash.hooks import modifiers
from civitas.games.clash.state import Clash, kind, put
from civitas.kernel import Term, total

Units = tuple[str, ...]
"""Kinds of units; the first falls first."""


class Odds(NamedTuple):
    """The chances of the attacker."""

    won: float
    drawn: float
    lost: float


WON, DRAWN, LOST = Odds(1, 0, 0), Odds(0, 1, 0), Odds(0, 0, 1)


class Bonus(NamedTuple):
    """What a side has beside its units, item by item."""

    dice: list[Term]
    value: list[Term]
    ignored: list[Term]


def ranked(units: Sequence[str]) -> Units:
    """The cheapest first: a sensible player gives them up first."""
    return tuple(sorted(map(kind, units), key=lambda unit: (sum(UNITS[unit].price.values()), unit)))


def bonus(g: Clash, battle: Battle, side: int, number: int) -> Bonus:
    """The bonuses of a side in a certain round."""
    owner, battle.round = battle.owners[side], number
    return Bonus(
        dice_terms(g, battle, side)[1:],
        list(modifiers.terms("combat.value", g, owner, battle)),
        list(modifiers.terms("combat.ignored", g, owner, battle)),
    )


@lru_cache(maxsize=256)
def rolled(units: Units, dice: int) -> tuple[tuple[int, int, float], ...]:
    """Every combat value with the hits it ignores, and its chance."""
    found: Counter[tuple[int, int]] = Counter()
    for faces in combinations_with_replacement(range(1, len(FACES) + 1), dice):
        terms, ignored = abilities(units, faces)
        ways = factorial(dice) // prod(factorial(n) for n in Counter(faces).values())
        found[total(terms), total(ignored)] += ways
    return tuple((value, ignored, ways / len(FACES) ** dice) for (value, ignored), ways in found.items())


def strikes(units: Units, side: Bonus) -> dict[tuple[int, int], float]:
    """How likely a side strikes so many hits and ignores so many."""
    found: dict[tuple[int, int], float] = {}
    dice, value, kept = (total(terms) for terms in side)
    for number, ignored, chance in rolled(units, max(0, len(units) + dice)):
        key = hits(number + value), ignored + kept
        found[key] = found.get(key, 0.0) + chance
    return found


class Reckoning:
    """Counts a battle out, position by position."""

    def __init__(self, g: Clash, battle: Battle) -> None:
        self.first = [bonus(g, battle, side, 1) for side in SIDES]
        self.later = [bonus(g, battle, side, 2) for side in SIDES]
        self.fortress_alone = not battle.started[DEFENDER]
        self.known: dict[tuple[Units, Units], Odds] = {}

    def from_start(self, own: Units, theirs: Units) -> Odds:
        """The odds before the first round."""
        return self.round(own, theirs, self.first)

    def go_on(self, own: Units, theirs: Units) -> Odds:
        """The odds before any later round."""
        if not own:
            return DRAWN if not theirs else LOST
        if not theirs:
            return WON
        if (own, theirs) not in self.known:
            self.known[own, theirs] = self.round(own, theirs, self.later)
        return self.known[own, theirs]

    def round(self, own: Units, theirs: Units, sides: list[Bonus]) -> Odds:
        """One round and what follows; a round in which nobody falls is fought again."""
        won = drawn = lost = again = 0.0
        defending = strikes(theirs, sides[DEFENDER])
        for (struck, kept), chance in strikes(own, sides[ATTACKER]).items():
            for (blow, shield), other in defending.items():
                left = own[max(0, blow - kept) :]
                rest = theirs[max(0, struck - shield) :]
                weight = chance * other
                if self.fortress_alone:
                    then = WON if left else LOST
                elif (left, rest) == (own, theirs) and sides is self.later:
                    again += weight
                    continue
                else:
                    then = self.go_on(left, rest)
                won += weight * then.won
                drawn += weight * then.drawn
                lost += weight * then.lost
        ended = 1.0 - again
        return Odds(won / ended, drawn / ended, lost / ended) if ended > 0 else DRAWN


class Forecast(NamedTuple):
    """What speaks for each side in the first round, and how it may end."""

    odds: Odds
    bonuses: list[Bonus]
    defender: int


def forecast(g: Clash, attacker: int, hex: str, units: Sequence[str], landed: bool) -> Forecast:
    """§10.1 §10.2 What would come of these units entering the hex."""
    trial = g.copy()
    put(trial, attacker, hex, *units)
    battle = begin(trial, attacker, hex, "", landed)
    reckoning = Reckoning(trial, battle)
    own, theirs = (ranked(fighters(trial, battle, side)) for side in SIDES)
    odds = reckoning.from_start(own, theirs) if battle.defended else WON
    return Forecast(odds, reckoning.first, battle.defender)


def forecast_on(g: Clash) -> Odds:
    """§10.2.5 What would come of another round of the battle under way."""
    trial = g.copy()
    battle = trial.battle
    assert battle is not None
    own, theirs = (ranked(fighters(trial, battle, side)) for side in SIDES)
    return Reckoning(trial, battle).go_on(own, theirs)

"""Strengths on one scale from the rankings of many games, after Plackett and Luce.

A game is a series of choices: of all seats one comes first, of the rest one comes next, and so on; each is chosen as
often as its strength has a share in the strengths of those who are left. Strengths are those under which the games
are likeliest, found by Newton's method. Several seats of one bot are several entries of the same strength. Seats that
share a place are counted as the mean of all orders in which they could have come, so two who share a win have half of
it each.

The prior says that two bots that met have played one drawn duel more. It is worth one game, so it soon counts for
little; but without it a bot that has always won or lost would be infinitely strong or weak. Who never met is not
drawn together.

Intervals are the wider, to either side, of two. The bootstrap plays all meetings again by drawing from their games,
which shows how much the strengths owe to luck whatever the model says. Where all games went alike no draw differs
from another, and there the curvature of the likelihood still says how much so many games can tell.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from math import comb, log, prod
from typing import Any, NamedTuple

from civitas.intervals import Z95
from civitas.lab.extras import need

Ranking = tuple[tuple[str, ...], ...]
"""The bots of a game by their places, the winners first; who shares a place stands together."""
Left = tuple[tuple[str, int], ...]
"""Who is left to be chosen from: bots, and how many seats each has."""

AT = 1000.0
"""Where the anchor lies. Only distances mean anything, so this is a round number of the size that ratings have."""
TENFOLD = 400.0
"""So many points are ten to one between two, as with the ratings of chess, which many can read already."""
POINTS = TENFOLD / log(10)
"""Points for each unit of the logarithm of a strength."""
DUEL = 1.0
"""How much the drawn duel between two that met is worth, in games."""
RESAMPLES = 1000
MIDDLE = (2.5, 97.5)
"""Between these of all resamples in a hundred lie 95."""
STEPS = 100
CLOSE = 1e-7
"""A step as small as this changes no strength that anybody sees."""


class Strength(NamedTuple):
    """How strong a bot is, with its 95 % interval: that of its distance from the anchor, which has none itself."""

    bot: str
    points: float
    low: float
    high: float


def ranking(seating: Sequence[str], ranks: Sequence[float]) -> Ranking:
    """The bots by their places, from where they sat and how the seats were ranked."""
    places: dict[float, list[str]] = defaultdict(list)
    for bot, rank in zip(seating, ranks, strict=True):
        places[rank].append(bot)
    return tuple(tuple(sorted(places[rank])) for rank in sorted(places))


def met(rankings: Iterable[Ranking], anchor: str) -> set[str]:
    """Who can be held against the anchor, because games lead from one to the other."""
    tables = {frozenset(_seats(found)) for found in rankings}
    reached, fresh = {anchor}, {anchor}
    while fresh:
        fresh = {bot for table in tables if table & fresh for bot in table} - reached
        reached |= fresh
    return reached


def strengths(rankings: Iterable[Ranking], anchor: str, seed: str, resamples: int = RESAMPLES) -> list[Strength]:
    """All bots that can be held against the anchor, the strongest first. The order of the games does not matter."""
    np = need("numpy")
    rankings = list(rankings)
    reached = met(rankings, anchor)
    told = Counter(found for found in rankings if len(set(_seats(found))) > 1 and reached.issuperset(_seats(found)))
    if not told:
        return [Strength(anchor, AT, AT, AT)]
    games = _Games(np, told, anchor)
    theta = games.solved(games.times, np.zeros(len(games.bots)))
    error = games.errors(theta)
    rng = np.random.default_rng(list(seed.encode()))
    drawn = np.array([games.solved(games.drawn(rng), theta) for _ in range(resamples)])
    low, high = np.percentile(drawn, MIDDLE, axis=0) if resamples else (theta, theta)
    low, high = np.minimum(low, theta - Z95 * error), np.maximum(high, theta + Z95 * error)
    found = [
        Strength(bot, *(float(AT + POINTS * one[at]) for one in (theta, low, high)))
        for at, bot in enumerate(games.bots)
    ]
    return sorted(found, key=lambda one: (-one.points, one.bot))


def alone(points: float, players: int) -> float:
    """How often somebody so strong wins alone against a table of the anchor."""
    return 1 / (1 + (players - 1) * 10 ** ((AT - points) / TENFOLD))


def _seats(found: Ranking) -> Iterator[str]:
    return (bot for place in found for bot in place)


def _choices(found: Ranking) -> tuple[dict[str, float], dict[Left, float]]:
    """What a ranking says: how often each bot was chosen, and who was left each time; the mean of all orders."""
    chosen: dict[str, float] = defaultdict(float)
    left: dict[Left, float] = defaultdict(float)
    behind = Counter(_seats(found))
    for place in found:
        sharing = Counter(place)
        behind -= sharing
        for some in product(*(range(seats + 1) for seats in sharing.values())):
            still = Counter({bot: seats for bot, seats in zip(sharing, some, strict=True) if seats})
            all_left = still + behind
            if not still or len(all_left) < 2:  # where one bot alone is left, its seats say nothing
                continue
            # The others of this place came before: in so many of all orders.
            part = prod(comb(sharing[bot], seats) for bot, seats in still.items()) / comb(len(place), still.total())
            left[tuple(sorted(all_left.items()))] += part
            for bot, seats in still.items():
                chosen[bot] += part * seats / still.total()
    return chosen, left


class _Games:
    """The games as matrices, with a row for each ranking that occurred, in an order that owes nothing to theirs."""

    def __init__(self, np: Any, told: Counter[Ranking], anchor: str) -> None:
        self._np = np
        kinds = sorted(told)
        self.bots = sorted({bot for kind in kinds for bot in _seats(kind)})
        duels = sorted({pair for kind in kinds for pair in combinations(sorted(set(_seats(kind))), 2)})
        said = [_choices(found) for found in (*kinds, *((pair,) for pair in duels))]
        stages = sorted({stage for _, left in said for stage in left})
        chosen = np.array([[one.get(bot, 0.0) for bot in self.bots] for one, _ in said], dtype=float)
        left = np.array([[one.get(stage, 0.0) for stage in stages] for _, one in said], dtype=float)
        games = len(kinds)
        self._chosen, self._left = chosen[:games], left[:games]
        self._prior = DUEL * chosen[games:].sum(axis=0), DUEL * left[games:].sum(axis=0)
        self._seats = np.array([[dict(stage).get(bot, 0) for bot in self.bots] for stage in stages], dtype=float)
        self._free = np.array([bot != anchor for bot in self.bots])
        self.times = np.array([told[kind] for kind in kinds], dtype=float)
        tables: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for number, kind in enumerate(kinds):
            tables[tuple(sorted(_seats(kind)))].append(number)
        self._tables = [np.array(numbers) for numbers in tables.values()]

    def drawn(self, rng: Any) -> Any:
        """How often each ranking occurs when every table plays as many games as it did, drawn from its own."""
        times = self._np.zeros_like(self.times)
        for numbers in self._tables:
            here = self.times[numbers]
            times[numbers] = rng.multinomial(int(here.sum()), here / here.sum())
        return times

    def solved(self, times: Any, begin: Any) -> Any:
        """The logarithms of the strengths under which the rankings are likeliest; that of the anchor is 0."""
        np = self._np
        chosen, left = times @ self._chosen + self._prior[0], times @ self._left + self._prior[1]
        theta = begin.copy()
        for _ in range(STEPS):
            slope, curve = self._slopes(theta, chosen, left)
            step = np.zeros_like(theta)
            step[self._free] = np.linalg.solve(curve, slope)
            if abs(step).max() < CLOSE:
                break
            # The likelihood has one top, but a whole step may lead beyond it.
            here = self._likelihood(theta, chosen, left)
            while abs(step).max() > CLOSE and self._likelihood(theta + step, chosen, left) < here:
                step /= 2
            theta += step
        return theta

    def errors(self, theta: Any) -> Any:
        """The standard errors by the curvature of the likelihood; that of the anchor is 0."""
        np = self._np
        chosen, left = self.times @ self._chosen + self._prior[0], self.times @ self._left + self._prior[1]
        _, curve = self._slopes(theta, chosen, left)
        found = np.zeros_like(theta)
        found[self._free] = np.sqrt(np.diag(np.linalg.inv(curve)))
        return found

    def _likelihood(self, theta: Any, chosen: Any, left: Any) -> Any:
        return chosen @ theta - left @ self._np.log(self._seats @ self._np.exp(theta))

    def _slopes(self, theta: Any, chosen: Any, left: Any) -> tuple[Any, Any]:
        """How the logarithm of the likelihood rises, and how it bends, without the anchor."""
        np, free = self._np, self._free
        weighed = self._seats * np.exp(theta)
        shares = weighed / weighed.sum(axis=1, keepdims=True)
        expected = left @ shares
        curve = np.diag(expected) - shares.T @ (left[:, None] * shares)
        return (chosen - expected)[free], curve[np.ix_(free, free)]

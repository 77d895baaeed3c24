"""New weights against those kept so far: half the seats each, every deal twice with the seats swapped, and no more
games than it takes to tell."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev, variance
from typing import Any, NamedTuple

from civitas.bots.base import play_out
from civitas.bots.learned import LearnedAdvice, Weights
from civitas.bots.names import Budget
from civitas.bots.search import SearchBot
from civitas.games import find_title
from civitas.kernel import Dice, Table
from civitas.lab.learning.playing import learnable
from civitas.lab.sequential import OPEN, said

LEAST_PAIRS = 8
"""Before that many pairs the spread is not known well enough."""
LEAST_SPREAD = 3.0
"""Points: a few pairs that happen to be alike prove nothing."""


class Paired(NamedTuple):
    """One deal, played twice."""

    pair: int
    lead: float
    """By how many points the seats with new weights were ahead, on the mean of both games."""
    wins: float
    """Their share of the wins."""
    seconds: float


class Verdict(NamedTuple):
    """What the pairs so far say about a lead of `hoped` points against none."""

    said: str
    pairs: int
    lead: float
    error: float
    """The standard error of the lead."""
    wins: float
    evidence: float
    """The logarithm of how much likelier the pairs are with that lead than without."""


def play_pair(
    name: str, players: int, seed: str, pair: int, new: Weights, old: Weights | None, iterations: int
) -> Paired:
    """The same deal twice: the seats of the one are the seats of the other."""
    from time import process_time

    title, begun = find_title(name), process_time()
    advice: Any = learnable(title, players)
    sides: list[Any] = [LearnedAdvice(advice, new), advice if old is None else LearnedAdvice(advice, old)]
    leads, wins = [], []
    for swap in (0, 1):
        side = [_side(seat, players, pair) ^ swap for seat in range(players)]
        table = Table(title, players, None, Dice(f"{seed} match {pair}"), quiet=True)
        budget = Budget(iterations=iterations)
        bots = [SearchBot(title, f"{seed} {pair} {seat}", budget, advice=sides[side[seat]]) for seat in range(players)]
        play_out(table, bots)
        result = table.result()
        assert result is not None
        mean = [fmean(score for seat, score in enumerate(result.scores) if side[seat] == one) for one in (0, 1)]
        leads.append(mean[0] - mean[1])
        wins.append(sum(side[seat] == 0 for seat in result.winners) / max(1, len(result.winners)))
    return Paired(pair, fmean(leads), fmean(wins), process_time() - begun)


def _side(seat: int, players: int, pair: int) -> int:
    """Who sits where: next to each other and across in turn."""
    return int(seat >= players / 2) if pair % 2 else seat % 2


def verdict(pairs: Sequence[Paired], hoped: float) -> Verdict:
    """A sequential test: the pairs in their order, whichever were ready first."""
    if not pairs:
        return Verdict(OPEN, 0, 0.0, 0.0, 0.0, 0.0)
    leads = [pair.lead for pair in pairs]
    lead, wins = fmean(leads), fmean(pair.wins for pair in pairs)
    if len(leads) < 2:
        return Verdict(OPEN, 1, lead, 0.0, wins, 0.0)
    spread = max(variance(leads), LEAST_SPREAD**2)
    evidence = sum(hoped * one - hoped**2 / 2 for one in leads) / spread
    known = said(evidence) if len(leads) >= LEAST_PAIRS else OPEN
    return Verdict(known, len(leads), lead, stdev(leads) / len(leads) ** 0.5, wins, evidence)

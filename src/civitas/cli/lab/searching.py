"""Measuring a search: how many iterations a second it makes, and how much of its time the rules take."""

from __future__ import annotations

import cProfile
import pstats
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import civitas
from civitas.bots import Budget, make_bot
from civitas.bots.search import SearchBot
from civitas.cli.lab.measure import seats_for
from civitas.kernel import Dice, Table, Title

ITERATIONS = 8
"""What each decision that is looked at gets."""
EVERY = 11
"""Every so manieth decision of a game of greedy bots is looked at."""


class Pace(NamedTuple):
    """How fast a search went, and where its time went."""

    iterations: int
    seconds: float
    engine: float
    """The share of kernel and rules; the rest is the title's advice and the search itself."""
    advice: float

    @property
    def rate(self) -> float:
        return self.iterations / self.seconds


def search_pace(title: Title[Any], seconds: float) -> Pace:
    """Think about decisions of a game, for about so long, and then as long again with a profiler, which slows it."""
    iterations, spent = _think(title, seconds)
    profiler = cProfile.Profile()
    _think(title, seconds, profiler)
    shares = _shares(pstats.Stats(profiler))
    return Pace(iterations, spent, shares["engine"], shares["advice"])


def _think(title: Title[Any], seconds: float, profiler: cProfile.Profile | None = None) -> tuple[int, float]:
    """How many iterations were made, and in how many seconds of this process. Only the search is profiled, and not the
    bots that play on in between."""
    bot = SearchBot(title, "bench", Budget(iterations=ITERATIONS))
    spent, number = 0.0, 0
    while spent < seconds:
        table = Table(title, seats_for(title), None, Dice(f"bench/{number}"), quiet=True)
        others = [make_bot("greedy", title, f"bench/{number}/{seat}") for seat in range(table.seats)]
        number += 1
        while not table.over and spent < seconds:
            seat = table.to_act()[0]
            if table.seq % EVERY == 0:
                begun = process_time()
                if profiler is not None:
                    profiler.enable()
                bot.choose(table, seat)
                if profiler is not None:
                    profiler.disable()
                spent += process_time() - begun
            table.apply(seat, others[seat].choose(table, seat))
    return bot.iterations, spent


def _shares(stats: pstats.Stats) -> dict[str, float]:
    """The share of the time that was spent in the functions of each part, what they call in other parts left out."""
    home = Path(civitas.__path__[0])
    found = {"engine": 0.0, "advice": 0.0, "search": 0.0}
    for (file, _, _), (_, _, own, _, _) in stats.stats.items():  # type: ignore[attr-defined]
        path = Path(file)
        if home not in path.parents:
            continue
        part, *inner = path.relative_to(home).parts
        if part == "kernel":
            found["engine"] += own
        elif part == "games":
            found["advice" if "advice" in inner else "engine"] += own
        elif part == "bots":
            found["search"] += own
    total = sum(found.values()) or 1.0
    return {part: own / total for part, own in found.items()}

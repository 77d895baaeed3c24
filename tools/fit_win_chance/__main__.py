"""How far apart are two positions of which one wins e times as often as the other?

    python -m tools.fit_win_chance sands --games 60

lets bots play, notes what the evaluation says of every seat whenever a turn begins, and looks for the two numbers of
`[chance]` in the title's `data/advice.toml` under which the winners were most likely to win. It prints them, and how
often seats won that were given so much of a chance.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from itertools import pairwise
from math import log
from typing import Any, NamedTuple

from tools.turns import turns

from civitas.bots import make_bot
from civitas.bots.advised import advice_of
from civitas.bots.chances import even_taste, shares
from civitas.games import find_title
from civitas.kernel import Dice, Table

EARLY = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30]
LATE = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8]
BINS = [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9, 1.001]


class Seen(NamedTuple):
    """A position, how much of the game was left, and who won."""

    values: list[float]
    left: float
    winners: tuple[int, ...]


def play(title: Any, seats: int, bot: str, number: int) -> list[Seen]:
    advice = advice_of(title)
    taste = even_taste(advice)
    early, late = _ends(title)
    table = Table(title, seats, None, Dice(f"chances {number}"))
    bots = [make_bot(bot, title, f"chances {number} {seat}") for seat in range(seats)]
    found: list[tuple[list[float], float]] = []
    for view in turns(table, bots):
        values = [advice.evaluate(table.view(seat)["game"], seat, taste) for seat in range(seats)]
        found.append((values, (advice.spread(view) - late) / (early - late)))
    result = table.result()
    assert result is not None
    # Where all have lost nobody was ahead of anybody: nothing can be learned from it.
    return [Seen(values, left, tuple(result.winners)) for values, left in found if result.winners]


def _ends(title: Any) -> tuple[float, float]:
    """The numbers in force: from them and `spread` follows how much of the game is left."""
    numbers = import_module(f"{title.home}.companions.advice.numbers").CHANCE
    return numbers["early"], numbers["late"]


def likelihood(seen: list[Seen], early: float, late: float) -> float:
    total = 0.0
    for values, left, winners in seen:
        given = shares(values, late + (early - late) * left)
        total += log(max(1e-9, sum(given[seat] for seat in winners) / len(winners)))
    return total / len(seen)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("title")
    reader.add_argument("--games", type=int, default=60)
    reader.add_argument("--seats", type=int, default=4)
    reader.add_argument("--bot", default="greedy")
    asked = reader.parse_args()
    title = find_title(asked.title)
    seen = [one for number in range(asked.games) for one in play(title, asked.seats, asked.bot, number)]
    best = max(((early, late) for early in EARLY for late in LATE), key=lambda pair: likelihood(seen, *pair))
    even = -log(asked.seats)
    print(f"{asked.games} games, {len(seen)} positions: early = {best[0]}, late = {best[1]}")
    print(f"mean log likelihood {likelihood(seen, *best):.3f}; knowing nothing {even:.3f}")
    told: list[tuple[float, float]] = []
    for values, left, winners in seen:
        given = shares(values, best[1] + (best[0] - best[1]) * left)
        told += [(chance, (seat in winners) / len(winners)) for seat, chance in enumerate(given)]
    for low, high in pairwise(BINS):
        part = [(chance, won) for chance, won in told if low <= chance < high]
        if part:
            mean, won = (sum(column) / len(part) for column in zip(*part, strict=True))
            print(f"given {mean:4.0%}: won {won:4.0%} of {len(part)}")


if __name__ == "__main__":
    main()

"""`python -m tools.regret clash`: by how much the answers that a search gives fall short of the best ones.

At positions of greedy games every answer is looked at on its own, many times over; what it is worth then is taken for
the truth, as far as the title's evaluation goes. A search has to find the best of them with the iterations it is given
for all of them together. What it loses says whether more time would help, and tells good settings from bad ones far
more quickly than games do; whether the evaluation is right it does not say.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any

from tools.searching import answer, begun, positions

from civitas.bots.advised import advice_of
from civitas.bots.search import tree
from civitas.bots.search.thinking import Search
from civitas.bots.search.tree import Choice, key_of
from civitas.games import find_title
from civitas.kernel import Table, Title

BUDGETS = (30, 100, 500)
"""Iterations: about what an Apprentice, a Strategist and a Master have."""
MOST = 12
"""So many of the answers that look best at first are looked at."""
SEEDS = (1, 2)
MILLION = 1_000_000
"""Worlds are numbered from the seed on: so far apart, two searches share none."""
EVERY = 41
"""Every so manieth choice of what to do next is looked at, so that positions are spread over games."""


class Judge(Search):
    """Looks at each answer on its own."""

    def worths(self, looks: int) -> dict[str, float]:
        """What each answer is worth, by its key."""
        root = self._root.at(self._seat)
        root.learn(self._rate(self._world(0), self._policy(0, hurried=False), self._seat))
        return {choice.key: self._worth_of(choice, looks) for choice in root.choices[:MOST]}

    def _worth_of(self, choice: Choice, looks: int) -> float:
        for _ in range(looks - looks // 2):
            self._iterate(choice)
        before = choice.total
        for _ in range(looks // 2):
            self._iterate(choice)
        return (choice.total - before) / (looks // 2)


def choices(title: Title[Any], players: int, most: int) -> Iterator[tuple[Table, int]]:
    """Positions in which somebody chooses what to do next."""
    resting = advice_of(title).RESTING

    def wanted(table: Table, seat: int) -> bool:
        return table.prompt(seat).key in resting and len(table.legal(seat)) > 2

    return positions(title, players, "regret", most, EVERY, wanted)


def regrets(title: Title[Any], table: Table, seat: int, looks: int, budgets: Sequence[int]) -> dict[int, float]:
    """What a search loses here on average, by its iterations."""
    worths = begun(Judge, title, table, seat, 0).worths(looks)
    best, worst = max(worths.values()), min(worths.values())
    found = {}
    for budget in budgets:
        answers = [key_of(answer(Search, title, table, seat, seed * MILLION, budget)) for seed in SEEDS]
        found[budget] = best - fmean(worths.get(key, worst) for key in answers)
    return found


def measured(title: Title[Any], players: int, count: int, looks: int, budgets: Sequence[int]) -> dict[str, Any]:
    """The same on average over many positions."""
    lost: dict[int, list[float]] = {budget: [] for budget in budgets}
    for number, (table, seat) in enumerate(choices(title, players, count), 1):
        for budget, loss in regrets(title, table, seat, looks, budgets).items():
            lost[budget].append(loss)
        print(f"{number} of {count}", file=sys.stderr)
    return {
        "title": title.id,
        "players": players,
        "positions": count,
        "exploration": tree.EXPLORATION,
        "trust": tree.TRUST,
        "points_lost": {str(budget): round(fmean(losses), 3) for budget, losses in lost.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.regret", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--positions", type=int, default=16)
    parser.add_argument(
        "--looks", type=int, default=150, help="at each answer; half of them to see how to go on after it"
    )
    parser.add_argument("--iterations", type=int, nargs="+", default=BUDGETS)
    parser.add_argument("--exploration", type=float, default=tree.EXPLORATION)
    parser.add_argument("--trust", type=float, default=tree.TRUST)
    asked = parser.parse_args()
    tree.EXPLORATION, tree.TRUST = asked.exploration, asked.trust
    title = find_title(asked.title)
    print(json.dumps(measured(title, asked.players, asked.positions, asked.looks, asked.iterations), indent=2))


if __name__ == "__main__":
    main()

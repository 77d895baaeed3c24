"""`python -m tools.compare_backups sands`: does another way to tell choices what came of them change an answer?

At how many positions of greedy games it does, and at how many another seed does.

A search thinks that every seat wants the best for itself. The other way is to think that all others want the worst for
the one that thinks. If that changes fewer answers than a seed does, it cannot matter who is right.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from tools.searching import answer, positions

from civitas.bots.policy import Policy
from civitas.bots.search.thinking import Search, Step
from civitas.games import find_title
from civitas.kernel import Table, Title

EVERY = 23
"""Every so manieth real choice is looked at."""


class Paranoid(Search):
    """Thinks that what is good for its seat is bad for all others, and the other way round."""

    def _tell(self, world: Table, policy: Policy, path: list[Step]) -> None:
        own = self._worth(world, policy, self._seat)
        for seat, crossroads, choice in path:
            value = own if seat == self._seat else -own
            self._scales[seat].see(value)
            crossroads.tell(choice, value)


def is_choice(table: Table, seat: int) -> bool:
    return len(table.legal(seat)) > 1


def compare(title: Title[Any], players: int, most: int, iterations: int) -> dict[str, Any]:
    looked = another_seed = another_backup = 0
    for table, seat in positions(title, players, "backups", most, EVERY, is_choice):
        usual = answer(Search, title, table, seat, 1, iterations)
        another_seed += usual != answer(Search, title, table, seat, 1_000_000, iterations)
        another_backup += usual != answer(Paranoid, title, table, seat, 1, iterations)
        looked += 1
    return {
        "title": title.id,
        "players": players,
        "iterations": iterations,
        "positions": looked,
        "otherwise_with_another_seed": another_seed,
        "otherwise_if_all_others_are_against_it": another_backup,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.compare_backups", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--iterations", type=int, default=48)
    asked = parser.parse_args()
    print(json.dumps(compare(find_title(asked.title), asked.players, asked.positions, asked.iterations), indent=2))


if __name__ == "__main__":
    main()

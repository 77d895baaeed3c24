"""Speed: how many decisions a second a game makes in random play. A slow game cannot be searched."""

from __future__ import annotations

from time import process_time
from typing import Any

from civitas.kernel import Title
from civitas.kit.random_play import choose, game_seed, new_table

TRIES = 3
"""The best of so many stretches counts, in time of this process: other programs only ever slow one down."""


def decisions_a_second(title: Title[Any], players: int, seed: str, seconds: float) -> float:
    """Measured in random play on a quiet table, over `seconds` in all."""
    number, best = 0, 0.0
    table, stream = new_table(title, players, game_seed(seed, players, number), quiet=True)
    for _ in range(TRIES):
        decisions, start = 0, process_time()
        while (spent := process_time() - start) < seconds / TRIES:
            if table.over:
                number += 1
                table, stream = new_table(title, players, game_seed(seed, players, number), quiet=True)
            else:
                table.apply(*choose(table, stream))
                decisions += 1
        best = max(best, decisions / spent)
    return best

"""Random play of catanatron (GPL-3.0), to measure it beside ours.

Stands alone on purpose: `civitas bench` runs it as a program of its own and reads the JSON it prints.
Usage: python catanatron_random.py SECONDS
"""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import version
from time import process_time

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def actions_of(game: Game) -> int:
    """How many actions were taken; the list has had two names."""
    records = getattr(game.state, "action_records", None)
    return len(game.state.actions if records is None else records)


def play(seconds: float) -> dict[str, float]:
    """Whole games of four random players, for about so long; seconds of this process alone, as in `civitas bench`."""
    decisions, games, begun = 0, 0, process_time()
    while True:
        random.seed(games)  # its players draw from the global generator
        game = Game([RandomPlayer(color) for color in COLORS], seed=games)
        game.play()
        decisions += actions_of(game)
        games += 1
        if (spent := process_time() - begun) >= seconds:
            return {
                "decisions": decisions,
                "games": games,
                "seconds": spent,
                "decisions_per_second": decisions / spent,
            }


if __name__ == "__main__":
    play(0.2)  # warm up
    figures = play(float(sys.argv[1]))
    print(json.dumps({"name": "catanatron", "version": version("catanatron"), **figures}))

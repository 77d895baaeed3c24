"""Puts finished games into a running site, so that there is something to rate and to count.

Usage: python finished.py GAMES NAME...   (with the environment of the site)

The people play The Sands of Time at random, two at a time, the first of them also against a bot; then all is rated.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

from civitas.site.running.environment import prepare

prepare(Path(os.environ["CIVITAS_DATA"]))

from prepared import person  # noqa: E402

from civitas.site.drills import stage  # noqa: E402
from civitas.site.drills.stage import Person  # noqa: E402
from civitas.site.ratings.rating import recompute  # noqa: E402

SEATS = 2


def main(games: int, names: list[str]) -> None:
    people = [Person(person(name).pk, "") for name in names]
    rng = random.Random("finished")  # noqa: S311
    for number in range(games):
        game, player = stage.new_game(SEATS, number)
        stage.play_on(game, player)
        bot = number % 4 == 3
        stage.stage(game, people[:1] if bot else rng.sample(people, SEATS), bots={1} if bot else ())
    recompute()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])

"""Lays out finished games of a running site, played by bots in a second instead of an hour.

Usage: python finished.py TITLE NAME [SEATS]        (with the environment of the site)
       python finished.py --every-act TITLE NAME

The person has the first seat, greedy bots the others. Prints the name of the table; or, as JSON, the names of so many
tables that whatever the title's notes can stand for is met at one of them, and what is met at none.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from civitas.site.running.environment import prepare

prepare(Path(os.environ["CIVITAS_DATA"]))

from prepared import person  # noqa: E402

from civitas import kernel  # noqa: E402
from civitas.bots import make_bot, play_out  # noqa: E402
from civitas.games import find_title  # noqa: E402
from civitas.games.acts import acts_of  # noqa: E402
from civitas.kernel import Dice  # noqa: E402
from civitas.kernel.acts import Begin  # noqa: E402
from civitas.kernel.gamefile import read_game, reopen  # noqa: E402
from civitas.site.tables.models import Seat  # noqa: E402
from civitas.site.tables.opening import store  # noqa: E402
from civitas.site.tables.record.log import write_lines  # noqa: E402
from civitas.site.tables.record.statement_batch import statement_batch  # noqa: E402

SEATS = 4
"""If nobody says how many."""
GOLDEN = Path(__file__).parents[3] / "tests" / "games"
SEEDS = ("finished", "finished again", "finished once more")


def played(
    title: kernel.Title[Any], seats: int, options: dict[str, str] | None = None, seed: str = SEEDS[0]
) -> kernel.Table:
    game = kernel.Table(title, seats, options, Dice(seed))
    play_out(game, [make_bot("greedy", game.title, f"finished {seat}") for seat in range(game.seats)])
    return game


def laid_out(game: kernel.Table, name: str) -> str:
    """The game as a table of the site; its name."""
    owner = person(name)
    row = store(game, owner=owner)
    Seat.objects.create(table=row, number=0, user=owner, ready=True)
    Seat.objects.bulk_create(Seat(table=row, number=n, bot="greedy", ready=True) for n in range(1, game.seats))
    with statement_batch() as out:
        write_lines(out, row.pk, game, 0, game.journal)
    return row.name


def candidates(title: kernel.Title[Any]) -> Iterator[kernel.Table]:
    """The golden games, and what bots play with each option that the title has."""
    for file in sorted((GOLDEN / title.id / "golden").glob("*.jsonl")):
        yield reopen(title, read_game(file.read_text(encoding="utf-8")))
    for seed in SEEDS:
        for option, choice in title.options.items():
            for value in choice.values[1:]:
                seats = min(title.seats)
                yield played(title, seats, title.fitting(seats, title.chosen({option: value})), seed)


def every_act(id: str, name: str) -> None:
    title = find_title(id)
    acts = acts_of(title)
    wanted = {word for kind in acts.kinds for word in acts.words(kind)}
    # One battle does not show how another set piece looks, so every line that begins one is wanted by name.
    wanted |= {kind for kind in acts.kinds if Begin.name in acts.words(kind)}
    tables: list[str] = []
    for game in candidates(title):
        lines = game.notes(0)
        told = {act.name for line in lines for act in acts.of(line.key, line.params)}
        if met := wanted & (told | {line.key for line in lines}):
            tables.append(laid_out(game, name))
            wanted -= met
        if not wanted:
            break
    json.dump({"tables": tables, "unmet": sorted(wanted)}, sys.stdout)


def main(title: str, name: str, seats: str = str(SEATS)) -> None:
    print(laid_out(played(find_title(title), int(seats)), name))


if __name__ == "__main__":
    if sys.argv[1] == "--every-act":
        every_act(*sys.argv[2:])
    else:
        main(*sys.argv[1:])

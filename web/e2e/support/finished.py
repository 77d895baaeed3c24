"""Lays out a finished game of a running site, played by bots in a second instead of an hour.

Usage: python finished.py TITLE NAME [SEATS]   (with the environment of the site)

The person has the first seat, greedy bots the others. Prints the name of the table.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from civitas.site.running.environment import prepare

prepare(Path(os.environ["CIVITAS_DATA"]))

from prepared import person  # noqa: E402

from civitas import kernel  # noqa: E402
from civitas.bots import make_bot, play_out  # noqa: E402
from civitas.games import find_title  # noqa: E402
from civitas.kernel import Dice  # noqa: E402
from civitas.site.tables.models import Seat  # noqa: E402
from civitas.site.tables.opening import store  # noqa: E402
from civitas.site.tables.record.log import write_lines  # noqa: E402
from civitas.site.tables.record.statement_batch import statement_batch  # noqa: E402

SEATS = 4
"""If nobody says how many."""


def main(title: str, name: str, seats: str = str(SEATS)) -> None:
    game = kernel.Table(find_title(title), int(seats), None, Dice("finished"))
    play_out(game, [make_bot("greedy", game.title, f"finished {seat}") for seat in range(game.seats)])
    owner = person(name)
    row = store(game, owner=owner)
    Seat.objects.create(table=row, number=0, user=owner, ready=True)
    Seat.objects.bulk_create(Seat(table=row, number=n, bot="greedy", ready=True) for n in range(1, game.seats))
    with statement_batch() as out:
        write_lines(out, row.pk, game, 0, game.journal)
    print(row.name)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Lays out a table of a running site at a position of a game that was written down.

For the tests in the browser: the dice of a site are secret, so a battle at sea cannot be waited for. Here the table
gets the dice of the file, and the answers of the file are given as the site gives those of people. Whoever plays on
and answers as the file does, meets what the file met.

Usage: python prepared.py FILE ENTRIES NAME...   (with the environment of the site)

Prints as JSON the name of the table, and who said what afterwards.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from civitas.site.running.environment import prepare

prepare(Path(os.environ["CIVITAS_DATA"]))

from django.contrib.auth.models import User  # noqa: E402

from civitas import kernel  # noqa: E402
from civitas.kernel import CHANCE, Entry  # noqa: E402
from civitas.kernel.gamefile import GameFile, read_game  # noqa: E402
from civitas.site.people.models import Profile, folded  # noqa: E402
from civitas.site.tables import moves  # noqa: E402
from civitas.site.tables.models import Snapshot, Status, Table, Visibility  # noqa: E402
from civitas.site.tables.opening import make_table, seat_players, start  # noqa: E402

AT_ONCE = 50
"""So many entries go into one move, which may not take long."""


def lay_out(game: GameFile, entries: int, people: list[User]) -> Table:
    """The table after so many entries of the file, the first person its owner; anybody may watch."""
    header = game.header
    table = make_table(header["title"], header["seats"], header["options"])
    table.seed, table.owner, table.visibility = game.end["seed"], people[0], Visibility.PUBLIC
    table.save()
    seat_players(table, people)
    start(table)
    wanted = game.entries[:entries]
    for first in range(table.seq, len(wanted), AT_ONCE):
        some = wanted[first : first + AT_ONCE]
        moves.move(table.name, lambda live, some=some: answer(live, some), expected=None, request=f"prepared {first}")
    table.refresh_from_db()
    return table


def put_up(game: kernel.Table, people: list[User]) -> Table:
    """A table that begins with this position, which nobody has played up to."""
    assert game.dice is not None
    table = make_table(game.title.id, game.seats, game.options)
    seat_players(table, people)
    Snapshot.objects.create(table=table, seq=game.snapshot_seq, data=moves.portrait(game))
    table.seed, table.owner, table.visibility = game.dice.seed, people[0], Visibility.LINK
    table.status, table.seq, table.snapshot_seq = Status.PLAYING, game.seq, game.snapshot_seq
    table.table_extras, table.to_act = moves.table_extras(game), list(game.to_act())
    table.save()
    return table


def answer(table: kernel.Table, entries: list[Entry]) -> None:
    """Answer as the file does. What the dice say is not told to the table: the same seed says the same."""
    for entry in entries:
        if entry.who != CHANCE:
            table.apply(entry.who, entry.answer)


def person(name: str) -> User:
    """Somebody who has an account, by the name that others read."""
    return Profile.objects.select_related("user").get(folded=folded(name)).user


def main(file: str, entries: str, *names: str) -> None:
    game = read_game(Path(file).read_text(encoding="utf-8"))
    table = lay_out(game, int(entries), [person(name) for name in names])
    said = [[entry.who, entry.key, entry.answer] for entry in game.entries[table.seq :] if entry.who != CHANCE]
    json.dump({"name": table.name, "answers": said}, sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])

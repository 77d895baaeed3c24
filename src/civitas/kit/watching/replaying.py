"""Replay: a journal leads to the same game again, whatever order this process gives to its sets.

A mark is a look at a game while it is played; the replay must see the same at the same place. The replay runs in a
process with another hash seed. Only where that fails is it run here as well, to tell the two reasons apart.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from typing import Any, NamedTuple

from civitas.kernel import Dice, Table, Title
from civitas.kernel.gamefile import read_game, replay, write_game
from civitas.kit.looking import Position, breakdown, text, viewers


class Mark(NamedTuple):
    """What was seen when the journal had `seq` entries, as a hash."""

    seq: int
    digest: str


class Played(NamedTuple):
    """A game to be replayed."""

    text: str
    marks: list[Mark]


def mark(now: Position, since: int) -> Mark:
    """Look at everything that anyone can see, the log from entry `since` on."""
    table = now.table
    notes = [table.notes(viewer, since) for viewer in viewers(table)]
    seen = text([now.fingerprint, now.questions, [now.view(viewer) for viewer in viewers(table)], notes])
    return Mark(table.seq, hashlib.sha256(seen.encode()).hexdigest())


def replayed(title: Title[Any], played: Played) -> str | None:
    """What went differently the second time; None if nothing did."""
    game = read_game(played.text)
    wanted, since = dict(played.marks), 0
    table: Table | None = None
    try:
        for _, table in replay(title, game):
            if table.seq in wanted:
                found = mark(Position(table), since)
                since = table.seq
                if found.digest != wanted[since]:
                    return f"the position after entry {since - 1} is another one, or shows something else"
    except Exception as fault:
        return f"the replay breaks down: {breakdown(fault)}"
    assert table is not None
    table.dice = Dice(game.end["seed"])
    again = write_game(table, game.header["names"], secret=True)
    return None if again == played.text else "the game file of the replay is another one"


def replayed_elsewhere(name: str, games: list[Played]) -> list[str | None]:
    """Replay games in a process with another hash seed."""
    seed = "4242" if os.environ.get("PYTHONHASHSEED") != "4242" else "1"
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-m", "civitas.kit.watching.again"],
        input=json.dumps({"title": name, "games": games}),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return [f"the other process breaks down: {done.stderr.strip()[-400:]}"] * len(games)
    found: list[str | None] = json.loads(done.stdout.splitlines()[-1])
    return found

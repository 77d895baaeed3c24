"""A small site of this version, kept for the versions after it: `tests/site/test_upgrade.py` upgrades it.

Every title at its smallest and its largest number of players: a game just begun, one half-way with a bot at its last
seat, one that is over. Everybody has a token, so that a test can go on with the games. The same version makes the same
games.
"""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from civitas import __version__, kernel
from civitas.games import find_title, titles
from civitas.kernel import Dice
from civitas.site.drills.apart import call_apart

BEGUN = 12
"""Decisions of a game just begun."""


def keep(folder: Path) -> list[Path]:
    """Write the site as a SQLite file and as a backup, and what is in it; the files that were made."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as made:
        database, backup = Path(made) / "civitas.sqlite3", Path(made) / "backup"
        settings = {"CIVITAS_DATABASE": f"sqlite:///{database}", "CIVITAS_SECRET_KEY": "only for tests"}
        told = call_apart("tools.release.keep:fill", settings, backup)
        contents = {
            ".sqlite3.gz": gzip.compress(database.read_bytes(), mtime=0),
            ".civitas-site": backup.read_bytes(),
            ".json": json.dumps(told, indent=1).encode() + b"\n",
        }
    for ending, content in contents.items():
        (folder / f"{__version__}{ending}").write_bytes(content)
    return [folder / f"{__version__}{ending}" for ending in contents]


def fill(backup: Path) -> dict[str, Any]:
    """Games, played on in the open database; which they are, and who plays them with which token."""
    from django.db import connections

    from civitas.site.drills import stage
    from civitas.site.hosting import archive
    from civitas.site.running import environment

    environment.migrate()
    people = stage.people(max(max(find_title(title).seats) for title in titles()))
    tables = [
        _table(title, seats, share, people)
        for title in titles()
        for seats in (min(find_title(title).seats), max(find_title(title).seats))
        for share in (0.0, 0.5, 1.0)
    ]
    archive.write(backup)
    connections.close_all()
    return {"people": [person.token for person in people], "tables": tables}


def _table(title: str, seats: int, share: float, people: list[Any]) -> dict[str, Any]:
    from civitas.site.drills import stage
    from civitas.site.tables import moves
    from civitas.site.tables.models import Table

    number = round(seats * 10 + share * 4)
    game = kernel.Table(find_title(title), seats, {}, Dice(f"{number:064x}"))
    length = len(stage.play_on(game.clone(), random.Random(number)))  # noqa: S311 - the games of a test
    player = random.Random(number)  # noqa: S311
    stage.play_on(game, player, BEGUN)
    staged = stage.stage(game, people, bots=[seats - 1] if share == 0.5 else ())
    for line in stage.play_on(game, player, round(length * share) - BEGUN if share else 0):
        moves.answer(staged.name, line.seat, line.answer, expected=line.expected, request=f"kept-{line.expected}")
    row = Table.objects.get(name=staged.name)
    return {
        "name": row.name,
        "title": title,
        "version": row.version,
        "seq": row.seq,
        "status": row.status,
        "chairs": [[chair.seat, chair.token] for chair in staged.chairs],
    }

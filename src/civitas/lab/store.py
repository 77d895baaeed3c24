"""Results on disk: Parquet files in a folder, safe at every moment.

Batches are written as parts, each moved into its place when it is whole; in the end they become one file. Whoever
begins again finds what was played, and plays the rest.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from civitas.games import find_title
from civitas.lab.crews import in_order
from civitas.lab.extras import need
from civitas.lab.series import Match, Played

WHOLE = "games.parquet"
PART = "part-{:08d}.parquet"
KEY = b"civitas"


class OtherMatch(Exception):
    """The folder holds the games of another match."""


class Store:
    """The games of one match in one folder."""

    def __init__(self, folder: Path, match: Match) -> None:
        self._arrow, self._parquet = need("pyarrow"), need("pyarrow.parquet")
        self.folder = folder
        self.match = match
        folder.mkdir(parents=True, exist_ok=True)
        self.played = self._found()
        self._waiting: list[Played] = []

    def _described(self) -> dict[str, Any]:
        match = self.match
        return {
            "title": match.title,
            "version": find_title(match.title).version,
            "players": match.players,
            "options": dict(match.options),
            "bots": list(match.bots),
            "seed": match.seed,
            "form": match.form,
        }

    def _files(self) -> list[Path]:
        whole = self.folder / WHOLE
        return [*([whole] if whole.exists() else []), *sorted(self.folder.glob("part-*.parquet"))]

    def _found(self) -> dict[int, Played]:
        found: dict[int, Played] = {}
        for file in self._files():
            table = self._parquet.read_table(file)
            told = json.loads((table.schema.metadata or {}).get(KEY, b"{}"))
            if told != self._described():
                raise OtherMatch(str(self.folder))
            for row in table.to_pylist():
                found.setdefault(row["game"], _played(row))
        return found

    def add(self, played: Sequence[Played]) -> None:
        """Keep some games; they are on disk when this returns."""
        fresh = [game for game in played if game.game not in self.played]
        if fresh:
            self._write(self.folder / PART.format(fresh[0].game), fresh)
            self.played |= {game.game: game for game in fresh}

    def finish(self, games: int | None = None) -> list[Played]:
        """All games (or those with a number below this) as one file; returns them in order."""
        kept = in_order([game for game in self.played.values() if games is None or game.game < games])
        self._write(self.folder / WHOLE, kept)
        for part in self.folder.glob("part-*.parquet"):
            part.unlink()
        self.played = {game.game: game for game in kept}
        return kept

    def _write(self, file: Path, games: Sequence[Played]) -> None:
        pa = self._arrow
        schema = pa.schema(
            [
                ("game", pa.int64()),
                ("bots", pa.list_(pa.string())),
                ("scores", pa.list_(pa.float64())),
                ("winners", pa.list_(pa.int32())),
                ("decisions", pa.int64()),
                ("rounds", pa.int64()),
                ("seconds", pa.float64()),
                ("fault", pa.string()),
            ],
            metadata={KEY: json.dumps(self._described()).encode()},
        )
        rows = [
            {
                "game": game.game,
                "bots": self.match.seating(game.game),
                "scores": list(game.scores),
                "winners": list(game.winners),
                "decisions": game.decisions,
                "rounds": game.rounds,
                "seconds": game.seconds,
                "fault": game.fault,
            }
            for game in games
        ]
        new = file.with_suffix(".new")
        self._parquet.write_table(pa.Table.from_pylist(rows, schema=schema), new)
        new.replace(file)


def _played(row: dict[str, Any]) -> Played:
    scores, winners = tuple(row["scores"]), tuple(row["winners"])
    return Played(row["game"], row["decisions"], row["rounds"], scores, winners, {}, row["fault"], row["seconds"])

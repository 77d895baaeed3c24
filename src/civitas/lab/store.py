"""Results on disk: one file of JSON lines for each series, safe at every moment.

The first line says what is played, each other one is a game, appended when it was played. A line that was cut off by
the end of the process is no game. Whoever begins again finds what was played, and plays the rest.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from civitas.games import find_title
from civitas.lab.crews import in_order
from civitas.lab.series import Match, Played

WHOLE = "games.jsonl"
FORMAT = 1


class OtherMatch(Exception):
    """The folder holds the games of another match."""


class Store:
    """The games of one match in one folder."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.file = folder / WHOLE
        self.match = match
        folder.mkdir(parents=True, exist_ok=True)
        self.played = self._found()

    def _described(self) -> dict[str, Any]:
        match = self.match
        return {
            "arena": FORMAT,
            "title": match.title,
            "version": find_title(match.title).version,
            "players": match.players,
            "options": dict(match.options),
            "bots": list(match.bots),
            "seed": match.seed,
            "form": match.form,
        }

    def _found(self) -> dict[int, Played]:
        """What is in the file; what was cut off is cut away, so that the next line begins on its own."""
        text = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        whole, _, rest = text.rpartition("\n")
        if not whole:
            self._write([])
            return {}
        if rest:
            os.truncate(self.file, len(f"{whole}\n".encode()))
        told, *lines = whole.split("\n")
        if json.loads(told) != self._described():
            raise OtherMatch(str(self.file.parent))
        found: dict[int, Played] = {}
        for line in lines:
            game = game_of(json.loads(line))
            found.setdefault(game.game, game)
        return found

    def add(self, played: Sequence[Played]) -> None:
        """Keep some games; they are on disk when this returns."""
        fresh = [game for game in played if game.game not in self.played]
        if fresh:
            with self.file.open("a", encoding="utf-8") as file:
                file.writelines(self._lines(fresh))
                file.flush()
                os.fsync(file.fileno())
            self.played |= {game.game: game for game in fresh}

    def finish(self, games: int | None = None) -> list[Played]:
        """All games (or those with a number below this) in the order of their numbers; returns them."""
        kept = in_order([game for game in self.played.values() if games is None or game.game < games])
        self._write(kept)
        self.played = {game.game: game for game in kept}
        return kept

    def _write(self, games: Sequence[Played]) -> None:
        new = self.file.with_suffix(".new")
        new.write_text("".join([_line(self._described()), *self._lines(games)]), encoding="utf-8")
        new.replace(self.file)

    def _lines(self, games: Sequence[Played]) -> Iterable[str]:
        """A line for each game; `seats` are places in the list of bots of the first line."""
        for game in games:
            row: dict[str, Any] = {
                "game": game.game,
                "seats": [self.match.bots.index(bot) for bot in self.match.seating(game.game)],
                "scores": list(game.scores),
                "winners": list(game.winners),
                "decisions": game.decisions,
                "rounds": game.rounds,
                "seconds": round(game.seconds, 3),
            }
            yield _line(row | ({"fault": game.fault} if game.fault else {}))


def _line(row: dict[str, Any]) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


def game_of(row: dict[str, Any]) -> Played:
    """The game of a line."""
    scores, winners = tuple(map(float, row["scores"])), tuple(row["winners"])
    fault, seconds = row.get("fault", ""), row["seconds"]
    return Played(row["game"], row["decisions"], row["rounds"], scores, winners, {}, fault, seconds)

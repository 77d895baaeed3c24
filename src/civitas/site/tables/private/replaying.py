"""A game file, replayed once from its first entry to its last, in a process of its own.

Whatever a file can hold, the rules meet it here for the first time; so all of this happens where nobody else has to
wait for it, and takes no longer than it may. Nothing here touches the database.
"""

from __future__ import annotations

import os
from typing import Any, NamedTuple

from civitas.games import find_title, titles
from civitas.kernel import Dice, LogLine, Misfit
from civitas.kernel.gamefile import GameFile, UnreadableFile, proved, read_game
from civitas.site.core import limits
from civitas.site.tables.limits import TookTooLong, time_limit

BEHIND = 10
"""This process comes after those that answer people, where there is not enough for all."""
SEED_LENGTH = 64
WAYS = ("", "order", "redo")
"""How an entry may have come about."""


class Replayed(NamedTuple):
    """Everything that is kept of a game that was proved."""

    saved: dict[str, Any]
    """The table at its end."""
    entries: list[Any]
    stops: dict[int, dict[str, Any]]
    """Snapshots along the way."""
    lines: list[LogLine]
    names: list[str]


class Unfit(Exception):
    """The file is not taken. `why` is the id of a text."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def replay_behind(text: str, every: int, seconds: float) -> tuple[str, Replayed | None]:
    """`replay_file` in a process of its own, which from now on comes after the others."""
    os.setpriority(os.PRIO_PROCESS, 0, BEHIND)
    return replay_file(text, every, seconds)


def replay_file(text: str, every: int, seconds: float) -> tuple[str, Replayed | None]:
    """The game, with a snapshot after each so many entries; or why it is not taken."""
    try:
        with time_limit(seconds):
            return "", _replayed(read_game(text), every)
    except TookTooLong:
        return "game-file-too-long", None
    except Unfit as fault:
        return fault.why, None
    except (UnreadableFile, KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError):
        return "unreadable-game-file", None


def _replayed(game: GameFile, every: int) -> Replayed:
    names = game.header.get("names") or []
    seed = game.end["seed"]
    if game.header["title"] not in titles():
        raise Unfit("no-such-title")
    if len(game.entries) > limits.FILE_ENTRIES:
        raise Unfit("game-file-too-long")
    if any(entry.by not in WAYS for entry in game.entries) or not 0 < len(seed) <= SEED_LENGTH:
        raise Unfit("unreadable-game-file")
    if not isinstance(names, list) or "start" in game.header:  # a file may not say where a game began
        raise Unfit("unreadable-game-file")
    title = find_title(game.header["title"])
    if game.header["version"] != title.version:
        raise Unfit("game-file-does-not-fit")
    stops: dict[int, dict[str, Any]] = {}
    latest = -every
    try:
        for _, table in proved(title, game):
            if table.snapshot_seq - latest >= every:
                latest = table.snapshot_seq
                stops[latest] = table.snapshot()
    except Misfit as fault:
        raise Unfit("game-file-does-not-fit") from fault
    if table.fingerprint() != game.end["fingerprint"]:
        raise Unfit("game-file-does-not-fit")
    if not table.over:
        raise Unfit("game-file-unfinished")
    table.dice = Dice(seed)
    entries = [entry.to_json() for entry in table.journal]
    return Replayed(table.save(), entries, stops, table.log(), [str(name) for name in names])

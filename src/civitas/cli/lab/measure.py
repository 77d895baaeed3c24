"""Measuring a game: how fast it is played at random, copied, saved, and taken back.

Seconds of play, copies and undo are those of this process alone, so that what else the machine does hardly counts.
"""

from __future__ import annotations

import cProfile
import io
import json
import pstats
from collections.abc import Iterator
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

from civitas.bots import RandomBot, play_out
from civitas.kernel import Dice, Table, Title
from civitas.lab.figures import percentile

EVERY = 5
"""Every so manieth decision of a random game is a sample; coprime to common numbers of players it visits all seats."""


class Pace(NamedTuple):
    """How fast random play went."""

    decisions: int
    games: int
    seconds: float
    rounds: int = 0
    """How many rounds were played, at titles that count them."""

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


def seats_for(title: Title[Any]) -> int:
    """Four, or as near to four as the game comes."""
    return min(title.seats, key=lambda seats: abs(seats - 4))


def _bots(seats: int, game: int, *, listing: bool = False) -> list[RandomBot]:
    return [RandomBot(f"bench/{game}/{seat}", listing=listing) for seat in range(seats)]


def _table(title: Title[Any], seats: int, game: int, *, quiet: bool) -> Table:
    return Table(title, seats, None, Dice(f"bench/{game}"), quiet=quiet)


def random_play(
    title: Title[Any], seats: int, seconds: float, first: int = 0, *, listing: bool = False, quiet: bool = True
) -> Pace:
    """Play whole games at random, for about so long; each decision draws a legal answer, or lists all of them first."""
    decisions, rounds, game, begun = 0, 0, first, process_time()
    while True:
        table = _table(title, seats, game, quiet=quiet)
        play_out(table, _bots(seats, game, listing=listing))
        decisions += table.seq - table.rolls
        rounds += title.view(table.state, None).get("round") or 0
        game += 1
        if (spent := process_time() - begun) >= seconds:
            return Pace(decisions, game - first, spent, rounds)


def _positions(title: Title[Any], seats: int, seconds: float, *, quiet: bool) -> Iterator[tuple[Table, int]]:
    """Tables at many decisions of random games, each with the seat that answered last."""
    begun, game = perf_counter(), 0
    while True:
        table, bots = _table(title, seats, game, quiet=quiet), _bots(seats, game)
        while not table.over:
            seat = table.to_act()[0]
            table.apply(seat, bots[seat].choose(table, seat))
            if not table.over and table.seq % EVERY == 0:
                yield table, seat
        if perf_counter() - begun >= seconds:
            return
        game += 1


def cloning(title: Title[Any], seats: int, seconds: float) -> dict[str, Any]:
    """Copies at a checkpoint, and in the middle of an action, where answers are fed again."""
    clean: list[float] = []
    middle: list[float] = []
    fed: list[int] = []
    for table, _ in _positions(title, seats, seconds, quiet=True):
        again = table.since_checkpoint
        begun = process_time()
        table.clone()
        spent = (process_time() - begun) * 1e6
        if again:
            middle.append(spent)
            fed.append(again)
        else:
            clean.append(spent)
    return {
        "checkpoint": _times(clean),
        "mid_action": {
            **_times(middle),
            "answers_fed_again": {"median": median(fed), "most": max(fed)} if fed else None,
        },
    }


def _times(micro: list[float]) -> dict[str, Any]:
    if not micro:
        return {"samples": 0, "median_us": None, "p95_us": None}
    return {"samples": len(micro), "median_us": median(micro), "p95_us": percentile(micro, 0.95)}


def undoing(title: Title[Any], seats: int, seconds: float) -> dict[str, Any]:
    """Taking the last answer back, at a logged table; it is done again at once, so that the game goes on."""
    spent: list[float] = []
    for table, seat in _positions(title, seats, seconds, quiet=False):
        if table.can_undo(seat):
            begun = process_time()
            table.undo(seat)
            spent.append((process_time() - begun) * 1e6)
            table.redo(seat)
    return _times(spent)


def saving(title: Title[Any], seats: int, games: int = 5, times: int = 20) -> dict[str, Any]:
    """Saving and loading at the last decision of a game, JSON text included."""
    saved: list[float] = []
    loaded: list[float] = []
    size = 0
    for game in range(games):
        table = _last_decision(title, seats, game)
        for _ in range(times):
            begun = perf_counter()
            text = json.dumps(table.save(), separators=(",", ":"))
            between = perf_counter()
            Table.load(title, json.loads(text))
            loaded.append((perf_counter() - between) * 1e3)
            saved.append((between - begun) * 1e3)
            size = max(size, len(text))
    return {"games": games, "bytes": size, "save_ms": median(saved), "load_ms": median(loaded)}


def _last_decision(title: Title[Any], seats: int, game: int) -> Table:
    """The table at the last decision of a random game: played once to count, and once more up to there."""
    table = _table(title, seats, game, quiet=True)
    play_out(table, _bots(seats, game))
    decisions = table.seq - table.rolls
    table, bots = _table(title, seats, game, quiet=False), _bots(seats, game)
    for _ in range(decisions - 1):
        seat = table.to_act()[0]
        table.apply(seat, bots[seat].choose(table, seat))
    return table


def profile(title: Title[Any], seats: int, seconds: float, lines: int = 25) -> str:
    """Where the time of random play goes: the top of a profile."""
    profiler = cProfile.Profile()
    profiler.runcall(random_play, title, seats, seconds)
    out = io.StringIO()
    pstats.Stats(profiler, stream=out).strip_dirs().sort_stats("tottime").print_stats(lines)
    return out.getvalue()

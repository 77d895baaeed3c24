"""How fast the environment is, beside the bare rules and beside an environment of PettingZoo's own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from types import ModuleType
from typing import Any

from civitas.bots import RandomBot, play_out
from civitas.kernel import Dice, Table, Title
from civitas.lab.env.aec import CivitasEnv, name_of
from civitas.lab.extras import need

ROUNDS = 5
"""All are measured in turn so many times, so that a slow moment of the machine hits all."""
PEER = "connect_four"


def _bare(title: Title[Any], seats: int) -> Callable[[int], int]:
    """One random game on the bare rules, every legal answer listed; returns its decisions."""

    def play(game: int) -> int:
        table = Table(title, seats, None, Dice(f"pace/{game}"), quiet=True)
        play_out(table, [RandomBot(f"pace/{game}/{seat}", listing=True) for seat in range(seats)])
        return table.seq - table.rolls

    return play


def _through(env: CivitasEnv) -> Callable[[int], int]:
    """One random game through the environment, every position observed; returns its steps."""

    def play(game: int) -> int:
        pick = Random(game).choice  # noqa: S311
        env.reset(seed=game)
        while True:
            _, _, ended, cut, info = env.last()
            if ended or cut:
                return len(env.history)
            env.step(pick(info["legal"]))

    return play


def _connect_four() -> Callable[[int], int]:
    """One random game of PettingZoo's Connect Four as its `env()` comes, wrapped; returns its steps."""
    if missing := find_spec("pygame") is None:
        sys.modules["pygame"] = ModuleType("pygame")  # it draws with it, and nothing is drawn here
    try:
        env = need("pettingzoo.classic.connect_four.connect_four").env()
    finally:
        if missing:
            del sys.modules["pygame"]
    np = need("numpy")

    def play(game: int) -> int:
        pick = Random(game).choice  # noqa: S311
        env.reset(seed=game)
        steps = 0
        while True:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                return steps
            env.step(pick(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1

    return play


def _rate(play: Callable[[int], int], seconds: float, first: int) -> float:
    """Steps a second of this process's own time."""
    steps, game, begun = 0, first, process_time()
    while True:
        steps += play(game)
        game += 1
        if (spent := process_time() - begun) >= seconds:
            return steps / spent


def measured(title: Title[Any], seats: int, seconds: float, observation: str = "vector") -> dict[str, Any]:
    """Steps a second of all three, and what each is of the others."""
    env = CivitasEnv(title, seats, observation=observation)
    plays = {"bare": _bare(title, seats), "environment": _through(env), PEER: _connect_four()}
    for play in plays.values():
        play(0)  # what is made at the first use is not measured
    runs: dict[str, list[float]] = {name: [] for name in plays}
    for turn in range(ROUNDS):
        for name, play in plays.items():
            runs[name].append(_rate(play, seconds / ROUNDS, 1 + turn * 1000))
    rates = {name: median(found) for name, found in runs.items()}
    return {
        "environment": name_of(title),
        "players": seats,
        "observation": observation,
        "steps_per_second": rates,
        "of_bare": median(e / b for e, b in zip(runs["environment"], runs["bare"], strict=True)),
        "of_peer": median(e / p for e, p in zip(runs["environment"], runs[PEER], strict=True)),
        "runs": runs,
    }

"""Weights of an evaluation, tuned by playing: one after the other is tried larger and smaller, on paired games.

The bot that thinks ahead goes by the weights under `tuned` in the title's advice, its opponents do not. So both sit at
one table, and what a weight does shows in how far the bot is ahead of them: in wins and, less coarsely, in points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from civitas.games.data import Change, UnknownPath, check
from civitas.kernel import Title
from civitas.lab.balance import prepare
from civitas.lab.crews import Processes, in_order, play
from civitas.lab.series import LADDER, Match, Played

FILE, TUNED = "advice", "tuned"
CLEAR = 1.645
"""A trial is taken over if it is better by so many standard errors: by chance alone, that happens once in twenty."""


class Trial(NamedTuple):
    """A weight that was tried: its value, and how far ahead it puts the bot compared with what was kept so far."""

    weight: str
    before: float
    value: float
    wins: float
    points: float
    error: float
    """The standard error of the points."""
    taken: bool


def present(title: Title[Any], weight: str) -> tuple[Change, float]:
    """The change that stands for a weight as it is now, and its value; `UnknownPath` if there is no such weight."""
    steps = tuple(weight.split("."))
    try:
        (value,) = check(title.home, [Change((FILE, TUNED, *steps), 0.0)])
    except UnknownPath:
        # What is not tuned yet is as for everybody.
        (value,) = check(title.home, [Change((FILE, *steps), 0.0)])
    return Change((FILE, TUNED, *steps), float(value), adds=True), float(value)


def ahead(match: Match, played: Sequence[Played]) -> tuple[list[float], list[float]]:
    """Wins of the challenger, and its points above the mean of the others, game by game."""
    wins, points = [], []
    for game in played:
        found = match.pair(game.game)
        assert found is not None
        _, seat = found
        others = [score for other, score in enumerate(game.scores) if other != seat]
        wins.append(game.share(seat))
        points.append(game.scores[seat] - fmean(others))
    return wins, points


def tune(
    title: Title[Any],
    name: str,
    weights: Sequence[str],
    bots: tuple[str, str],
    players: int,
    games: int,
    step: float,
    jobs: int,
    seed: str,
    told: Callable[[], None] = lambda: None,
) -> Iterator[Trial]:
    """Try each weight larger and smaller by this share of it; whatever is clearly better is kept for the next."""
    kept: dict[str, Change] = {}

    def series(changes: Sequence[Change], turn: int) -> tuple[list[float], list[float]]:
        module = name.partition(":")[0] if ":" in name else f"civitas.games.{name}"
        match = Match(name, players, {}, (bots[1], bots[0]), f"{seed}/{turn}", LADDER)
        with Processes(jobs, prepare, title.home, module, tuple(changes)) as crew:
            found = []
            for batch in play(match, range(games), crew):
                found += batch
                told()
        if faults := [game.fault for game in found if game.fault]:
            raise RuntimeError(faults[0])
        return ahead(match, in_order(found))

    for turn, weight in enumerate(weights):
        now, value = present(title, weight)
        base = series(list(kept.values()), turn)
        trials = []
        for factor in (1 + step, 1 - step):
            tried = now._replace(value=round(value * factor, 4))
            wins, points = series([*kept.values(), tried], turn)
            gained = [b - a for a, b in zip(base[1], points, strict=True)]
            error = stdev(gained) / sqrt(len(gained)) if len(gained) > 1 else 0.0
            trials.append((fmean(gained), error, fmean(wins) - fmean(base[0]), tried))
        best = max(trials, key=lambda trial: trial[0])
        for gain, error, won, tried in trials:
            taken = tried is best[3] and gain > CLEAR * error and gain > 0
            if taken:
                kept[weight] = tried
            yield Trial(weight, value, float(tried.value), won, gain, error, taken)

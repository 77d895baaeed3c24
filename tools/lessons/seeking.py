"""Seeking a position in which something can be learned, in games that bots play from fixed seeds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple

from civitas.bots import Bot, RandomBot, make_bot
from civitas.games import find_title
from civitas.kernel import Answer, Dice, Table, Title

LEARNER = 0
PLAYERS = 2
SEEDS = 400

Steer = Callable[[Table], Answer | None]
"""What the learner answers on the way to the position; None where the bot may decide."""


def anything(table: Table) -> Answer | None:
    """The bot plays the learner's hand."""
    return None


class Seek(NamedTuple):
    """What makes a position fit, by which round it should come, and how the learner gets there."""

    fits: Callable[[Table], bool]
    rounds: int = 99
    steer: Steer = anything
    rival: str = "greedy"
    """The bot on the other seat. One that plays at random is quick, where its play does not matter."""
    options: Mapping[str, str] = MappingProxyType({})
    """The variant of the game; without any, its usual one."""


def sought(title: str) -> Mapping[str, Seek]:
    """What the lessons of a title look for, by number and name."""
    found: Mapping[str, Seek] = import_module(f"tools.lessons.{title}").LESSONS
    return found


def find(title: str, lesson: str) -> Table:
    """The first position that will do, in the games of the lesson's seeds."""
    game, (fits, rounds, steer, rival, options) = find_title(title), sought(title)[lesson]
    for number in range(SEEDS):
        seed = f"lesson {lesson} {number}"
        table = Table(game, PLAYERS, dict(options), Dice(seed))
        minds = ("greedy", *[rival] * (PLAYERS - 1))
        bots = [_bot(mind, game, f"{seed} {seat}") for seat, mind in enumerate(minds)]
        while not table.over and table.state.round <= rounds:
            if LEARNER in table.to_act() and not table.can_undo(LEARNER) and fits(table):
                return table
            seat = table.to_act()[0]
            steered = steer(table) if seat == LEARNER else None
            table.apply(seat, bots[seat].choose(table, seat) if steered is None else steered)
    raise LookupError(f"no game of {SEEDS} has a position for {lesson}")


def _bot(mind: str, title: Title[Any], seed: str) -> Bot:
    """One at random lists all answers before it takes one, as it did when the lessons were found."""
    return RandomBot(seed, listing=True) if mind == "random" else make_bot(mind, title, seed)


def after(table: Table, *answers: Any) -> Table:
    """A copy on which the learner has given these answers."""
    copy = table.clone()
    for answer in answers:
        copy.apply(LEARNER, answer)
    return copy

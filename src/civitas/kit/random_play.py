"""Playing at random: from a seed to a game, always the same one."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Any

from civitas.games.tallies import untold
from civitas.games.title import companions_of
from civitas.kernel import Answer, Dice, NoAnswer, Table, Title
from civitas.kernel.dice import Stream
from civitas.kit.looking import Offence

LONGEST_THOUGHT = 30.0
"""Seconds of the processor after which a rule that does not come to its next question is taken to hang.

Not seconds of the clock: a rule that hangs keeps the processor busy, and a busy machine is no fault of the rules."""


def game_seed(seed: str, players: int, number: int, kind: str = "") -> str:
    """The seed of one game of a run; those that do not begin at the opening have their kind in it."""
    return "/".join([seed, str(players), *([kind] if kind else []), str(number)])


def new_table(title: Title[Any], players: int, seed: str, *, quiet: bool = False) -> tuple[Table, Stream]:
    """A table, its options drawn by the seed, and the stream of random choices to play it with."""
    stream = Stream(f"play {seed}|")
    options = {name: stream.choice(choice.values) for name, choice in title.options.items()}
    return Table(title, players, options, Dice(seed), quiet=quiet), stream


def choose(table: Table, stream: Stream) -> tuple[int, Answer]:
    """One of the seats that are asked, and one of its legal answers."""
    asked = table.to_act()
    seat = asked[0] if len(asked) == 1 else stream.choice(asked)
    if seat not in range(table.seats):
        raise Offence(f"seat {seat} is asked {table.prompt(seat).key!r} and does not sit at the table")
    try:
        return seat, table.prompt(seat).sample(stream)
    except NoAnswer:
        raise Offence(f"dead end: seat {seat} is asked {table.prompt(seat).key!r} and has no legal answer") from None


def check_result(table: Table) -> None:
    """A finished game has points for every seat and a winner; it says which end it was and what broke a tie.

    Where all play together, all of them or none have won.

    Each with its paragraph: a player who asks why the game is over is shown the rule.
    """
    result = table.result()
    if result is None or len(result.scores) != table.seats:
        raise Offence(f"the result {result} has no score for each of {table.seats} seats")
    if any(seat not in range(table.seats) for seat in result.winners):
        raise Offence(f"the winners {result.winners} are not seats of the table")
    if table.title.together(table.options):
        if len(result.winners) not in (0, table.seats):
            raise Offence(f"all play together, and only {result.winners} have won")
    elif not result.winners and table.seats > 1:  # whoever plays alone may lose to the box
        raise Offence("the game is over and there are no winners")
    if result.ending is None:
        raise Offence("the game is over and its result does not say which end it was")
    if any(not outcome.rule for outcome in result.told()):
        raise Offence(f"what is told of the end, {result.told()}, does not name its paragraph")
    best = {result.scores[seat] for seat in result.winners}
    behind = [seat for seat, score in enumerate(result.scores) if score in best and seat not in result.winners]
    if behind and not result.ties:
        raise Offence(f"nothing says what broke the tie of {result.winners} with {behind}")


def points_brought(table: Table) -> list[float]:
    """The points that no part of the tally can tell of, because the table starts with them."""
    if table.start is None or companions_of(table.title).tally is None:
        return [0.0] * table.seats
    return untold(companions_of(table.title).points(table), table.title.result(table.state).scores)


def check_tally(table: Table, brought: list[float]) -> None:
    """What points were given for, if the game says so, adds up to the points."""
    parts, result = companions_of(table.title).points(table), table.result()
    if parts and result is not None and untold(parts, result.scores) != brought:
        raise Offence(f"the parts of the tally, {parts}, do not add up to {result.scores}")


class Hang(Exception):
    """A rule went on and on without asking anything."""


@contextmanager
def alarm(times: int = 1) -> Iterator[None]:
    """End what takes longer than so many thoughts; possible in the main thread only, and not on every system."""
    if current_thread() is not main_thread() or not hasattr(signal, "SIGPROF"):
        yield
        return
    seconds = LONGEST_THOUGHT * times

    def ring(*_: object) -> None:
        raise Hang(f"the rules ran for {seconds:g} seconds without asking anything")

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)

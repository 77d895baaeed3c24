"""Playing at random: from a seed to a game, always the same one."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Any

from civitas.games.tallies import parts_of, untold
from civitas.kernel import Answer, Dice, Table, Title
from civitas.kernel.dice import Stream
from civitas.kit.looking import Offence

LONGEST_THOUGHT = 30.0
"""Seconds of the processor after which a rule that does not come to its next question is taken to hang.

Not seconds of the clock: a rule that hangs keeps the processor busy, and a busy machine is no fault of the rules."""


def game_seed(seed: str, players: int, number: int) -> str:
    return f"{seed}/{players}/{number}"


def new_table(title: Title[Any], players: int, seed: str, *, quiet: bool = False) -> tuple[Table, Stream]:
    """A table, its options drawn by the seed, and the stream of random choices to play it with."""
    stream = Stream(f"play {seed}|")
    options = {name: stream.choice(choice.values) for name, choice in title.options.items()}
    return Table(title, players, options, Dice(seed), quiet=quiet), stream


def choose(table: Table, stream: Stream) -> tuple[int, Answer]:
    """One of the seats that are asked, and one of its legal answers."""
    asked = table.to_act()
    seat = asked[0] if len(asked) == 1 else stream.choice(asked)
    legal = table.legal(seat)
    if not legal:
        raise Offence(f"dead end: seat {seat} is asked {table.prompt(seat).key!r} and has no legal answer")
    return seat, stream.choice(legal)


def check_result(table: Table) -> None:
    """A finished game has points for every seat and at least one winner, a seat of the table."""
    result = table.result()
    if result is None or len(result.scores) != table.seats:
        raise Offence(f"the result {result} has no score for each of {table.seats} seats")
    if not result.winners or any(seat not in range(table.seats) for seat in result.winners):
        raise Offence(f"the winners {result.winners} are not seats of the table")


def check_tally(table: Table) -> None:
    """What points were given for, if the game says so, adds up to the points."""
    parts, result = parts_of(table), table.result()
    if parts and result is not None and any(untold(parts, result.scores)):
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

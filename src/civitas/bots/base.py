"""What every bot is, and how bots play a game to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from civitas.kernel import Answer, Table


class Bot(Protocol):
    """A player that is a program. It may clone the table and think as it likes, but changes nothing on it."""

    def choose(self, table: Table, seat: int) -> Answer:
        """The answer to the prompt that is before the seat."""
        ...


class DeadEnd(Exception):
    """A seat is asked and has no legal answer: a fault in the rules of the game, not of the bot."""

    def __init__(self, table: Table, seat: int) -> None:
        key = table.prompt(seat).key
        super().__init__(f"seat {seat} is asked {key!r} at entry {table.seq} and has no legal answer")


def only_answer(table: Table, seat: int) -> tuple[Answer, ...]:
    """The answer that needs no thought, if the seat has but one. Raises `DeadEnd` if it has none."""
    prompt = table.prompt(seat)
    if prompt.vast():
        return ()
    legal = prompt.legal()
    if not legal:
        raise DeadEnd(table, seat)
    return (legal[0],) if len(legal) == 1 else ()


def play_out(table: Table, bots: Sequence[Bot]) -> None:
    """Play to the end, each seat by its bot. When several seats are asked at once, each of them answers."""
    while not table.over:
        if table.roll_due:
            raise ValueError("bots roll no dice: give the table its dice first")
        seat = table.to_act()[0]
        table.apply(seat, bots[seat].choose(table, seat))

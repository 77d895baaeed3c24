"""What a rule procedure may yield: a small closed set of requests to the table."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, TypeVar

from civitas.kernel.actors import NotASeat
from civitas.kernel.dice import Chance
from civitas.kernel.prompts import Prompt

T = TypeVar("T")


class Ask:
    """Ask one seat; the answer comes back from `yield`."""

    __slots__ = ("prompt", "seat")

    def __init__(self, seat: int, prompt: Prompt) -> None:
        if seat.__class__ is not int or seat < 0:
            raise NotASeat(seat, prompt.key)
        self.seat = seat
        self.prompt = prompt


class AskAll:
    """Ask several seats at once. Answers stay sealed, and may be withdrawn, until the last one is in."""

    __slots__ = ("prompts",)

    def __init__(self, prompts: Mapping[int, Prompt]) -> None:
        for seat, prompt in prompts.items():
            if seat.__class__ is not int or seat < 0:
                raise NotASeat(seat, prompt.key)
        self.prompts = prompts


class Lanes:
    """Let several seats go through procedures of their own side by side; all results come back when all are done.

    A lane asks its own seat alone, rolls no dice, and changes nothing that another lane reads.
    """

    __slots__ = ("procedures",)

    def __init__(self, procedures: Mapping[int, Generator[Any, Any, Any]]) -> None:
        for seat in procedures:
            if seat.__class__ is not int or seat < 0:
                raise NotASeat(seat, "lanes")
        self.procedures = procedures


class Reveal:
    """`seats` (everybody if None) have just learned something: nobody may undo across this point.

    Say who it was where not all have learned it: the kit then holds the log of the others to it.
    """

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[int, ...] | None = None) -> None:
        self.seats = seats


class Note:
    """A line for the log: a text key with parameters; `seats` may read it (everybody if None)."""

    __slots__ = ("key", "params", "seats")

    def __init__(self, key: str, seats: tuple[int, ...] | None = None, **params: Any) -> None:
        self.key = key
        self.seats = seats
        self.params = params


Request = Ask | AskAll | Lanes | Reveal | Note | Chance
Procedure = Generator[Request, Any, T]
"""A rule: a generator of requests that returns a T."""

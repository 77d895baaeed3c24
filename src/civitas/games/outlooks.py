"""What an answer would do, told before it is given.

A game may have a module `outlook` with

    def outlooks(state, seat, prompt) -> list[Outlook]

which says for answers to the seat's prompt what would follow, by the rules themselves. It is given a table on which all
that the seat cannot know was dealt anew, so it can tell nothing that the seat might not work out alone.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from civitas.kernel import Answer, Chooser, Prompt, Table


class Prospect:
    """One thing that would follow, or speaks for or against it. Its text is `outlook-<key>`."""

    __slots__ = ("good", "key", "params")

    def __init__(self, key: str, good: bool | None = None, **params: Any) -> None:
        self.key = key
        self.good = good
        """Is it good for the seat that looks? None where it is neither."""
        self.params = params


class Outlook(NamedTuple):
    """What one answer would do."""

    answer: Answer
    prospects: list[Prospect]


def look_ahead(table: Table, seat: int, rng: Chooser) -> list[Outlook]:
    """What the seat's answers would do, as far as the game can tell; nothing if the seat is not asked."""
    module = f"{table.title.home}.outlook"
    if seat not in table.to_act() or find_spec(module) is None:
        return []
    tell: Callable[[Any, int, Prompt], list[Outlook]] = import_module(module).outlooks
    imagined = table.determinise(seat, rng)
    return tell(imagined.state, seat, imagined.prompt(seat))

"""Showing: whatever a table looks like, everything that is shown of it and thought about it can be made."""

from __future__ import annotations

from typing import Any

from civitas.bots.advised import is_advised
from civitas.bots.greedy import GreedyBot
from civitas.games.title import companions_of
from civitas.kernel import Table
from civitas.kernel.dice import Stream
from civitas.kit.looking import Offence, Position, text, viewers
from civitas.kit.watching.untouched import advise


def show(now: Position) -> None:
    """What everybody sees, and what those are asked and refused who are to act, as a client would get it."""
    for viewer in viewers(now.table):
        now.view(viewer)
    for seat in now.table.to_act():
        now.question(seat)


class Thinking:
    """What a program says to the open questions of one game: its outlooks, its advice, a greedy answer."""

    def __init__(self, table: Table, seed: str) -> None:
        self._stream = Stream(f"think {seed}|")
        self._bot = GreedyBot(table.title, seed) if is_advised(table.title) else None
        self._seed = seed

    def check(self, now: Position) -> None:
        """Look ahead for every seat that is asked, and let a bot answer; what either says must be legal."""
        table = now.table
        for seat in table.to_act():
            for outlook in companions_of(table.title).look_ahead(table, seat, self._stream):
                text([prospect.params for prospect in outlook.prospects])
                _must_be_legal(table, seat, outlook.answer, f"the outlook of seat {seat}")
            if self._bot is not None:
                advise(table, seat, self._seed)
                _must_be_legal(table, seat, self._bot.choose(table, seat), f"a greedy bot on seat {seat}")


def _must_be_legal(table: Table, seat: int, answer: Any, who: str) -> None:
    if table.prompt(seat).verdict(answer) is not None:
        raise Offence(f"{who} speaks of {answer!r}, which is not legal")

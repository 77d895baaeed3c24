"""Showing: whatever a table looks like, everything that is shown of it and thought about it can be made."""

from __future__ import annotations

import random
from typing import Any

from civitas.bots.advice import advice_of, is_advised
from civitas.bots.greedy import GreedyBot
from civitas.games.outlooks import look_ahead
from civitas.kernel import Table
from civitas.kernel.dice import Stream
from civitas.kit.looking import Offence, Position, text, viewers


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
        self._taste = advice_of(table.title).taste(random.Random(seed)) if self._bot else None  # noqa: S311

    def check(self, now: Position) -> None:
        """Look ahead for every seat that is asked, and let a bot answer; what either says must be legal."""
        table = now.table
        for seat in table.to_act():
            legal = table.legal(seat)
            for outlook in look_ahead(table, seat, self._stream):
                text([prospect.params for prospect in outlook.prospects])
                _must_be_legal(outlook.answer, legal, f"the outlook of seat {seat}")
            if self._bot is not None:
                _appraise(table, seat, self._taste)
                _must_be_legal(self._bot.choose(table, seat), legal, f"a greedy bot on seat {seat}")


def _must_be_legal(answer: Any, legal: list[Any], who: str) -> None:
    if answer not in legal:
        raise Offence(f"{who} speaks of {answer!r}, which is not legal")


def _appraise(table: Table, seat: int, taste: Any) -> None:
    """Ask the title's advice everything that bots and clients ask it about a position."""
    advice = advice_of(table.title)
    view = table.view(seat)["game"]
    advice.evaluate(view, seat, taste)
    advice.features(view, seat, taste)
    advice.spread(view)
    advice.moment(view)
    advice.pending(view, seat, taste)
    advice.judged(view, seat, table.prompt(seat).key)
    advice.hint(view, seat, table.prompt(seat), taste)

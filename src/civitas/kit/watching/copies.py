"""Clones: equal to their original, no trouble to it, and unchanged however long it is played on."""

from __future__ import annotations

from collections import deque
from typing import Any

from civitas.kernel import Table
from civitas.kernel.dice import Stream
from civitas.kit.looking import Offence, Position
from civitas.kit.random_play import choose

PLAYED_ON = 3
"""How many answers a clone is played on to see whether the original feels it."""
KEPT = 4
"""How many decisions an old copy is kept before it is looked at again."""


class Copies:
    """The clone check of one game."""

    def __init__(self) -> None:
        self._kept: deque[tuple[Table, str]] = deque()

    def check(self, now: Position, stream: Stream) -> Table:
        """Compare a clone with its table and play on another; returns a clone of the clone, to be played along."""
        table = now.table
        clone = table.clone()
        now.must_equal(clone, "a clone")
        wild = table.clone()
        for _ in range(PLAYED_ON):
            if wild.over or not all(wild.prompt(seat).answerable() for seat in wild.to_act()):
                break
            wild.apply(*choose(wild, stream))
        if table.fingerprint() != now.fingerprint:
            raise Offence("playing on a clone changed its original")
        if clone.fingerprint() != now.fingerprint:
            raise Offence("playing on a clone changed another clone")
        along = clone.clone()
        self._kept.append((clone, now.fingerprint))
        if len(self._kept) > KEPT:
            old, fingerprint = self._kept.popleft()
            if old.fingerprint() != fingerprint:
                raise Offence(f"a copy kept from {KEPT} looks ago has changed")
        return along


def check_arrival(now: Position, copy: Table, seat: int, answer: Any) -> None:
    """The copy is given the answer that its table was given, and must come to the same place."""
    copy.apply(seat, answer)
    now.must_equal(copy, f"after the same answer {answer!r} of seat {seat}, the copy")

"""What a seat works towards, and how far it has come.

A title may declare `goals` among its companions:

    def goals(state, seat) -> list[Goal]

for what the seat holds in its hand or strives for in the open, where that can be counted. It is given a table on which
all that the seat cannot know was dealt anew.
"""

from __future__ import annotations

from typing import NamedTuple


class Goal(NamedTuple):
    """Something to be reached: what it is, as a target (`objective:conqueror`), and how much there is of it."""

    target: str
    have: int
    need: int

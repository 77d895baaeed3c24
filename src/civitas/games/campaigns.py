"""Campaigns: what somebody has reached against the opponents that a box prints, kept from game to game.

A title with such opponents says of a finished game what it was like for a seat and which rank was reached; the site
keeps the best of each line.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol


class Feat(NamedTuple):
    """What a seat has reached in a finished game. Everything in it is named by messages of the title's texts."""

    marks: Mapping[str, str]
    """In which line it counts: what stands in each column, by its heading."""
    rank: str
    worth: float
    """Of two ranks the better one is worth more."""


class Campaign(Protocol):
    """What a title keeps from game to game."""

    COLUMNS: tuple[str, ...]
    """The headings of the marks, in the order in which people read them: a database need not keep that of a mapping."""

    WORDS: tuple[str, ...]
    """The messages that are said nowhere else."""

    def feat(self, g: Any, seat: int, /) -> Feat | None:
        """What the seat has reached; nothing before the end, and where people play against each other."""

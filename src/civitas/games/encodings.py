"""How a game describes a position as numbers from 0 to 255, for programs that learn.

A title may declare `encoding` among its companions, a module with `VERSION`, `layout(seats)` and `encode(g, seat)`.
Nothing may be in the numbers that the seat cannot know: they must stay as they are when what is hidden is dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

MOST = 255


class Layout:
    """Which number says what: named blocks, each with the names of its numbers."""

    def __init__(self) -> None:
        self.blocks: dict[str, tuple[int, tuple[str, ...]]] = {}
        self.size = 0

    def add(self, block: str, names: Iterable[str]) -> int:
        """Put a block at the end; returns the place of its first number."""
        found, at = tuple(names), self.size
        self.blocks[block] = (at, found)
        self.size += len(found)
        return at

    def names(self) -> list[str]:
        """All numbers by name, in order."""
        return [f"{block}.{name}" for block, (_, names) in self.blocks.items() for name in names]


class Encoding(Protocol):
    """A position as numbers, as one seat knows it."""

    VERSION: int
    """Raised when a number of the layout means something else, or when there are more or fewer of them or of picks."""

    def layout(self, seats: int) -> Layout:
        """Which number says what at a table with so many seats."""

    def encode(self, g: Any, seat: int) -> bytearray:
        """The numbers of this position."""


def places(names: Iterable[str]) -> dict[str, int]:
    """Each name with its place."""
    return {name: at for at, name in enumerate(names)}


def within(value: int) -> int:
    """A count that fits into its place."""
    return 0 if value < 0 else value if value < MOST else MOST


def flags(places: Mapping[str, int], names: Iterable[str]) -> bytes:
    """A number for each place, 1 where the name is there."""
    out = bytearray(len(places))
    for name in names:
        out[places[name]] = 1
    return bytes(out)

"""How a game lays its table out in rows and columns, for a terminal or a screen reader.

A title may declare `sheets` among its companions:

    def sheets(view: dict[str, Any], viewer: int | None) -> list[Sheet]

which is given what the game's own `view` returned. A game says what stands where; how it is drawn is not its business.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

Thing: TypeAlias = tuple[str, str, str]
"""`("thing", kind, id)`: something with a name in every language; kind "seat" is a player, by number."""

Cell: TypeAlias = "str | int | Thing | list[Cell]"
"""A word or number as it stands, a thing, or several: a list is joined by commas, a list in a list by spaces."""


class Sheet(NamedTuple):
    """A table on the table. Its texts are `sheet-<caption>` and `column-<column>`."""

    caption: str
    columns: list[str]
    rows: list[list[Cell]]
    reference: bool = False
    """Something to look up that hardly changes: shown when asked for, not every time."""


def thing(kind: str, id: str | int) -> Thing:
    """A cell that names something."""
    return ("thing", kind, str(id))


SheetsOf: TypeAlias = Callable[[dict[str, Any], "int | None"], list[Sheet]]

"""How a game lays its table out in rows and columns, for a terminal or a screen reader.

A game may have a module `sheet` with

    def sheets(view: dict[str, Any], viewer: int | None) -> list[Sheet]

which is given what the game's own `view` returned. A game says what stands where; how it is drawn is not its business.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeAlias

from civitas.kernel import Title

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


Layout: TypeAlias = Callable[[dict[str, Any], "int | None"], list[Sheet]]


def sheets_of(title: Title[Any]) -> Layout | None:
    """How a game lays out its table, if it says so."""
    module = f"{title.home}.sheet"
    if find_spec(module) is None:
        return None
    found: Layout = import_module(module).sheets
    return found

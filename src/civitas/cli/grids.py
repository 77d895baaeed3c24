"""Tables and columns as all commands draw them."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text


def grid(caption: str = "", *columns: str, figures: bool = False) -> Grid:
    """An empty table; with `figures`, every column but the first is set to the right."""
    made = Grid(title=caption or None, title_justify="left", title_style="bold", box=box.ROUNDED)
    for number, column in enumerate(columns):
        made.add_column(column, justify="right" if figures and number else "left")
    return made


def in_columns(lines: Sequence[Text]) -> Columns:
    """As many columns as the screen has room for, read from top to bottom."""
    return Columns(lines, column_first=True, equal=True, padding=(0, 2))


def hanging(mark: str, text: Text) -> Grid:
    """A line behind a mark; when it is long, it goes on below its own beginning."""
    line = Grid.grid(padding=(0, 1, 0, 0))
    line.add_column(no_wrap=True)
    line.add_row(Text(mark, text.style), text)
    return line


def side_by_side(grids: Sequence[Grid], console: Console) -> RenderableType:
    """Narrow tables share a line."""
    rows: list[list[Grid]] = []
    left = 0
    for each in grids:
        width = console.measure(each).maximum + 2
        if not rows or width > left:
            rows.append([])
            left = console.width + 2
        rows[-1].append(each)
        left -= width
    return Group(*(Columns(row, padding=(0, 2)) if len(row) > 1 else row[0] for row in rows))

"""What a player sees in the terminal: the board in sheets, the prompt with its menu, the log, the scores."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from civitas.cli.grids import grid, hanging, in_columns, side_by_side
from civitas.cli.playing.menu import Item, Menu
from civitas.cli.playing.weighing import Weighing, drawn, otherwise, says_more, weighings
from civitas.cli.words import Words
from civitas.games.sheets import Sheet
from civitas.games.title import companions_of
from civitas.kernel import LogLine, Result, Title
from civitas.texts import Speaker

MOST_REFUSED = 12
"""So many refused options are listed at once; `why` alone lists them all."""
MOST_LINES = 30
"""So many log lines tell what happened since one's last turn; `log` tells more."""
FEW = 8
"""A menu this short is easier to read in one column."""
MANY = 20
"""A menu longer than this is set in blocks…"""
FEWEST = 3
"""… of at least so many."""
FOR_THE_QUESTION = 12
"""Lines of a window that a question with some answers needs below the board."""
UNLIMITED = 10_000
"""A screen so wide that nothing has to be wrapped."""


class Screen:
    """Draws for one reader in one language."""

    def __init__(self, console: Console, title: Title[Any], speaker: Speaker, names: Sequence[str], words: Words):
        self.console = console
        self.title = title
        self.speaker = speaker
        self.names = names
        self.words = words

    def say(self, key: str, /, style: str = "", **params: Any) -> None:
        self.console.print(Text(self.words(key, **params), style))

    def line(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # and what could be scrolled back to
        else:
            self.console.print(Rule())

    # ------------------------------------------------------------------ the board

    def board(self, view: dict[str, Any], viewer: int | None, *, whole: bool = True, only: str = "") -> bool:
        """The table as this seat sees it; the whole of it has the sheets for looking things up as well.

        Unless the whole was asked for, it leaves room for the question in a window that is not high: then some sheets
        are only named. `only` shows those whose name begins that way; False if there is none.
        """
        lay_out = companions_of(self.title).sheets
        if lay_out is None:
            self.console.print_json(json.dumps(view))
            return True
        sheets: list[Sheet] = [sheet for sheet in lay_out(view, viewer) if whole or not sheet.reference]
        shown = [sheet for sheet in sheets if self._name(sheet).casefold().startswith(only.casefold())]
        if not whole and self.console.is_terminal:
            shown = self._fitting(shown)
        self.console.print(self._beside(shown))
        if not whole and len(shown) < len(sheets):
            left = ", ".join(self._name(sheet) for sheet in sheets if sheet not in shown)
            self.say("sheets-left-out", style="dim", sheets=left)
        return bool(shown)

    def _name(self, sheet: Sheet) -> str:
        return self.speaker.say(f"sheet-{sheet.caption}")

    def _beside(self, sheets: Iterable[Sheet]) -> RenderableType:
        return side_by_side([self._grid(sheet) for sheet in sheets], self.console)

    def _fitting(self, sheets: list[Sheet]) -> list[Sheet]:
        """As many as fit above a question; those that come first go first."""
        shown: list[Sheet] = []
        for sheet in sheets:
            if len(self.console.render_lines(self._beside([*shown, sheet]))) <= self.console.height - FOR_THE_QUESTION:
                shown.append(sheet)
        return shown

    def about(self, typed: str) -> bool:
        """Explain every thing of the game whose name begins so; False if there is none."""
        known = False
        for kind, ids in self.title.vocabulary().items():
            for id in ids:
                name, help = self.speaker.thing(kind, id), self.speaker.help(kind, id)
                if help is not None and name.casefold().startswith(typed.casefold()):
                    self.console.print(Text.assemble((name, "bold"), ": ", help))
                    known = True
        return known

    def _grid(self, sheet: Sheet) -> Grid:
        """The sheet as it stands; or turned, if it has few rows and is too wide for the screen."""
        drawn = self._upright(sheet)
        natural = self.console.measure(drawn, options=self.console.options.update_width(UNLIMITED)).maximum
        return self._turned(sheet) if natural > self.console.width and len(sheet.rows) < len(sheet.columns) else drawn

    def _upright(self, sheet: Sheet) -> Grid:
        drawn = grid(self._name(sheet))
        for number, column in enumerate(sheet.columns):
            cells = [row[number] for row in sheet.rows]
            figures = any(isinstance(cell, int) for cell in cells) and all(isinstance(c, int) or c == "" for c in cells)
            drawn.add_column(
                self.speaker.say(f"column-{column}"),
                justify="right" if figures else "left",
                overflow="fold",
                no_wrap=not number,
            )
        for row in sheet.rows:
            drawn.add_row(*(Text(self.speaker.cell(cell)) for cell in row))
        return drawn

    def _turned(self, sheet: Sheet) -> Grid:
        """A line for each column, a column for each row."""
        drawn = grid(self._name(sheet))
        for number, column in enumerate(sheet.columns):
            line = [self.speaker.say(f"column-{column}"), *(self.speaker.cell(row[number]) for row in sheet.rows)]
            if number:
                drawn.add_row(*map(Text, line))
            else:
                for head in line:
                    drawn.add_column(Text(head), overflow="fold")
        return drawn

    # ------------------------------------------------------------------ a prompt

    def menu(self, menu: Menu) -> None:
        """The question, what may be answered, and what may not."""
        prompt = menu.prompt
        self.console.print()
        self.line(self.speaker.prompt(prompt), "bold")
        self._items([item for item in menu.allowed if item.text and not item.aside])
        asides = [item for item in menu.allowed if item.aside]
        beside = prompt.beside()
        if asides and beside is not None:
            self.line(self.speaker.prompt(beside), "italic")
            self._items(asides)
        self._refused_items(menu.refused)

    def _refused_items(self, items: list[Item]) -> None:
        """What may not be chosen, in short: what stands beside every question is only counted."""
        shown = [item for item in items if not item.aside][:MOST_REFUSED]
        if shown:
            self.say("refused-options", style="dim", number=str(shown[0].code))
            self._items(shown, style="dim")
            if len(items) > len(shown):
                self.say("more-refused", style="dim", count=len(items) - len(shown))
        elif items:
            self.say("only-asides-refused", style="dim", count=len(items))

    def refused(self, items: Iterable[Item]) -> None:
        """The refused options by their reason, with the paragraph."""
        reasons: dict[str, list[Item]] = {}
        for item in items:
            assert item.refusal is not None
            paragraph = f" (§{item.refusal.rule})" if item.refusal.rule else ""
            reasons.setdefault(self.speaker.refusal(item.refusal) + paragraph, []).append(item)
        for reason, alike in reasons.items():
            self._items(alike, style="dim")
            self.console.print(Padding(Text(reason), (0, 0, 0, 4)))

    def _items(self, items: list[Item], style: str = "") -> None:
        """A few in one column, more in as many columns as there is room for, and many set apart by their sorts."""
        for number, block in enumerate(_blocks(items)):
            if number:
                self.console.print()
            lines = [_numbered(item, style) for item in block]
            self.console.print(Group(*lines) if len(items) <= FEW else in_columns(lines))

    # ------------------------------------------------------------------ log and end

    def notes(self, lines: Sequence[LogLine], most: int = MOST_LINES) -> None:
        """The last lines of a log; what was weighed is a table where the first choice was made."""
        if len(lines) > most:
            self.say("earlier-lines", style="dim", count=len(lines) - most)
        shown: Weighing | None = None
        told = list(zip(lines, weighings(self.title, lines), strict=True))
        for line, weighing in told[-most:] if most else ():
            if weighing is None or says_more(self.title, line):
                self.console.print(hanging("·", Text(self.speaker.note(line))))
            if weighing is not None and weighing is not shown:
                shown = weighing
                self.console.print(drawn(weighing, self.title, self.speaker, self.words))
            for said in otherwise(self.title, line, self.speaker, self.words) if weighing is None else ():
                self.console.print(hanging(" ", Text(said, "dim")))

    def help(self) -> None:
        """What can be typed; in the text, two spaces or more part a command from its explanation."""
        rows = Grid.grid(padding=(0, 2))
        for line in self.words("help").splitlines():
            command, explanation = re.split(" {2,}", line, maxsplit=1)
            rows.add_row(Text(command, "bold cyan"), explanation)
        self.console.print(rows)

    def result(self, result: Result, parts: Mapping[str, Sequence[float]]) -> None:
        """Scores, best first, where the points came from, which end it was, what broke a tie, and who has won."""
        words = self.words
        ranked = sorted(range(len(result.scores)), key=lambda seat: -result.scores[seat])
        scores = grid(words("final-scores"), words("column-player"), words("column-points"), figures=True)
        for seat in ranked:
            style = "bold" if seat in result.winners else ""
            scores.add_row(Text(self.names[seat], style), Text(str(result.scores[seat]), style))
        self.console.print(scores)
        if parts:
            tally = grid(words("points-from"), "", *(self.names[seat] for seat in ranked), figures=True)
            for part, points in parts.items():
                if any(points):
                    tally.add_row(self.speaker.say(f"tally-{part}"), *(str(points[seat]) for seat in ranked))
            self.console.print(tally)
        for outcome in result.told():
            text = self.speaker.say(f"note-{outcome.key}", outcome.params)
            self.say("told-of-the-end", text=text, rule=outcome.rule or "none")
        if not result.winners:
            self.say("all-lost", style="bold")
            return
        winners = ", ".join(self.names[seat] for seat in result.winners)
        self.say("winners", style="bold green", names=winners, count=len(result.winners))


def _blocks(items: list[Item]) -> list[list[Item]]:
    """Sorts of options apart, once there are many; sorts of one or two join their neighbour."""
    if len(items) <= MANY:
        return [items]
    blocks: list[list[Item]] = []
    for _, block in groupby(items, key=lambda item: item.sort):
        found = list(block)
        if blocks and min(len(found), len(blocks[-1])) < FEWEST:
            blocks[-1] += found
        else:
            blocks.append(found)
    return blocks


def _numbered(item: Item, style: str) -> Text:
    return Text.assemble((f"{item.code:>3} ", f"bold cyan {style}"), (item.text, style))

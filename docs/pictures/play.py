"""Draws docs/pictures/play.svg: the real terminal session at a mid-game question of The Sands of Time.

Usage: python docs/pictures/play.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from civitas.bots import make_bot
from civitas.cli.playing.session import HUMAN, Quit, Seating, Session
from civitas.cli.words import words_of
from civitas.games import find_title
from civitas.kernel import Dice, One, Table

NAMES = ["Ada", "Bruno", "Clara"]
SEED = "b"
EARLIEST = 200
LATEST_NOTES = 4


class Typing(Console):
    """A terminal at which these lines are typed; then the player leaves."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(record=True, width=110, force_terminal=True, color_system="truecolor", file=io.StringIO())
        self._lines = lines

    def input(self, prompt: Any = "", **_: Any) -> str:
        if not self._lines:
            raise EOFError
        line = self._lines.pop(0)
        self.print(f"{prompt}{line}", markup=False, highlight=False)
        return line


def position() -> Table:
    """A conquest of the first player that has something to choose, and something that is refused."""
    title = find_title("sands")
    table = Table(title, len(NAMES), dice=Dice(SEED))
    bots = [make_bot("greedy", title, f"{SEED}/{seat}") for seat in range(len(NAMES))]
    while not table.over:
        seat = table.to_act()[0]
        prompt = table.prompt(seat)
        if seat == 0 and prompt.key == "conquest" and table.seq >= EARLIEST and refused(prompt):
            return table
        table.apply(seat, bots[seat].choose(table, seat))
    raise SystemExit("no such position in this game: try another seed")


def refused(prompt: Any) -> int:
    """How many options of the question itself are refused."""
    assert isinstance(prompt, One)
    assert prompt.aside is not None
    return len(prompt.refusals()) - len(prompt.aside.refusals())


def main() -> None:
    table = position()
    prompt = table.prompt(0)
    console = Typing([f"why {len(prompt.legal()) + 1}"])
    seating = Seating([HUMAN, "greedy", "greedy"], NAMES)
    session = Session(console, table, seating, words_of("en"), SEED)
    session._told[0] = len(table.notes(0)) - LATEST_NOTES
    try:
        session.play()
    except Quit:
        # Nothing is fetched from elsewhere: the reader's own monospaced font will do.
        style = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
        style = style.replace("Fira Code, monospace", "monospace")
        drawn = console.export_svg(
            title="civitas play sands --players 3 --bots greedy", code_format=style, unique_id="play"
        )
        Path(__file__).with_name("play.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()

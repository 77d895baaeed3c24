"""`python -m tools.lessons sands` makes the positions of a title's lessons anew, or of those named behind it.

They are kept as game files beside the texts of the lessons. The same rules and the same bots give the same files. After
a change of the rules build them anew, and see with `pytest tests/games/test_lessons.py` whether the goals still fit.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.lessons.seeking import LEARNER, find, sought

from civitas.kernel.gamefile import write_game

GAMES = Path(__file__).parents[2] / "src" / "civitas" / "games"


def main() -> None:
    """Finds the positions and writes them."""
    parser = argparse.ArgumentParser(prog="python -m tools.lessons", description=main.__doc__)
    parser.add_argument("title", help="a module in tools/lessons")
    parser.add_argument("lesson", nargs="*", help="number and name, as in 3-build; all if none is named")
    wanted = parser.parse_args()
    for lesson in wanted.lesson or sought(wanted.title):
        table = find(wanted.title, lesson)
        place = GAMES / wanted.title / "lessons" / f"{lesson}.jsonl"
        place.write_text(write_game(table, secret=True), encoding="utf-8")
        parts = table.prompt(LEARNER).after().parts()
        print(lesson, "entry", table.seq, "round", table.state.round, parts[:6], flush=True)


if __name__ == "__main__":
    main()

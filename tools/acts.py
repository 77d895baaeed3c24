"""Which acts each kind of note stands for, so which of them the stage plays: `python -m tools.acts [TITLE ...]`.

Prints a table for each title, kinds of note by acts, and what is missing; exits with 1 if anything is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from civitas.games import find_title, titles
from civitas.games.acts import acts_of, declares_acts
from civitas.kernel.acts import VOCABULARY
from civitas.kit.reading.acts import check_acts

SILENT = "silent: nothing on the table changes"
MARK = "x"


def listed(id: str) -> tuple[list[str], list[str]]:
    """The table of a title, line by line, and what is missing in it."""
    title = find_title(id)
    if not declares_acts(title):
        return [f"{id}: declares no acts"], [f"{id}: declares no acts"]
    acts = acts_of(title)
    _, faults = check_acts(title)
    width = max(map(len, acts.kinds))
    silent = sum(not acts.words(key) for key in acts.kinds)
    head = f"{id}: {len(acts.kinds)} kinds of note, {silent} of them silent, {len(faults)} missing"
    return [head, *_rows({key: acts.words(key) for key in sorted(acts.kinds)}, width), *faults], faults


def _rows(kinds: dict[str, tuple[str, ...]], width: int) -> Iterator[str]:
    yield " ".join([" " * width, *VOCABULARY]).rstrip()
    for key, words in kinds.items():
        marks = [(MARK if word in words else ".").center(len(word)) for word in VOCABULARY]
        yield f"{key:<{width}} {' '.join(marks) if words else SILENT}".rstrip()


def main(args: Sequence[str]) -> int:
    missing: list[str] = []
    for id in args or sorted(titles()):
        lines, faults = listed(id)
        print("\n".join([*lines, ""]))
        missing += faults
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

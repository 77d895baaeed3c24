"""Changes that change nothing, or nothing that matters: `equivalent/` lists them for each part, with
their reasons.

They are known by the function and by the text of the line, not by file and number: so they outlive a move.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from tools.mutants.changing import Mutant

FOLDER = Path(__file__).with_name("equivalent")
Key = tuple[str, str, str]


def key(mutant: Mutant) -> Key:
    return (mutant.function, *mutant.lines())


def known(part: str, folder: Path = FOLDER) -> dict[Key, str]:
    """Why nobody has to notice, by function, line and what becomes of it."""
    file = folder / f"{part}.toml"
    listed = tomllib.loads(file.read_text("utf-8"))["same"] if file.is_file() else []
    return {(entry["function"], entry["line"], entry["becomes"]): entry["why"] for entry in listed}

"""A new game to begin with: small, whole, in a package of its own. `civitas new` writes it."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

TEMPLATE = files(__name__).joinpath("template")
SUFFIX = ".template"
"""Behind the name of every file of the template, so that no tool takes it for one of ours."""
IDS = re.compile(r"[a-z][a-z0-9_]{1,30}")


class BadId(ValueError):
    """What was given cannot be the name of a game."""


def is_id(name: str) -> bool:
    """A name that is good for a package, an address and an entry point alike."""
    return IDS.fullmatch(name) is not None


def write_game(id: str, folder: Path) -> list[Path]:
    """Write the game below the folder, which must be empty or not there yet; returns the files."""
    if not is_id(id):
        raise BadId(id)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise FileExistsError(folder)
    words = {
        "«id»": id,
        "«package»": f"civitas_{id}",
        "«Class»": "".join(part.capitalize() for part in id.split("_")),
        "«Name»": id.replace("_", " ").title(),
    }
    return [_write(file, folder / _filled(path, words), words) for path, file in _files(TEMPLATE, "")]


def _files(folder: Traversable, path: str) -> list[tuple[str, Traversable]]:
    found: list[tuple[str, Traversable]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        here = f"{path}{entry.name}"
        if entry.is_dir():
            found += _files(entry, f"{here}/")
        elif entry.name.endswith(SUFFIX):
            found.append((here.removesuffix(SUFFIX), entry))
    return found


def _filled(text: str, words: dict[str, str]) -> str:
    for word, value in words.items():
        text = text.replace(word, value)
    return text


def _write(file: Traversable, target: Path, words: dict[str, str]) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(_filled(file.read_text(encoding="utf-8"), words), encoding="utf-8")
    return target

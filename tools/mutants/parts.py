"""What may be asked about: the kernel, or the rules of a title. Files are found by walking, so that they may move."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
KERNEL = "kernel"
NO_RULES = frozenset({"companions", "earlier", "lessons", "texts"})
"""Modules and packages beside the rules of a title, by name: nobody loses a game by them."""


class Part(NamedTuple):
    """Code to change, and the tests that ought to notice."""

    name: str
    root: Path
    source: Path
    """The folder whose code is changed."""
    tests: tuple[str, ...]
    """Folders and files of tests, from the root."""
    own: str
    """The tests of this part alone, which are asked first."""
    others: tuple[str, ...]
    """Titles that are another part."""

    def files(self) -> list[Path]:
        """The modules that may be changed."""
        return [file for file in sorted(self.source.rglob("*.py")) if not self._beside(file)]

    def _beside(self, file: Path) -> bool:
        return any(name in NO_RULES for name in file.relative_to(self.source).with_suffix("").parts)

    def short(self, file: Path) -> str:
        return file.relative_to(self.root).as_posix()

    def digest(self, tests: tuple[str, ...]) -> str:
        """Changes whenever anything does on which the reach of these tests depends."""
        found = hashlib.sha256()
        for file in _all_files(self.root, ("src/civitas/kernel", "src/civitas/games", self.short(self.source), *tests)):
            found.update(self.short(file).encode() + b"\0" + file.read_bytes() + b"\0")
        return found.hexdigest()[:16]


def _all_files(root: Path, places: tuple[str, ...]) -> Iterator[Path]:
    for place in dict.fromkeys(places):
        if (root / place).is_file():
            yield root / place
        elif (root / place).is_dir():
            yield from (file for file in sorted((root / place).rglob("*")) if file.suffix in {".py", ".toml", ".json"})


def find(name: str, root: Path = ROOT) -> Part:
    """The part of this name; whoever asks for another learns which there are.

    Of the tests of the kit, those of its small games are asked; the others take minutes.
    """
    if name == KERNEL:
        toys = sorted(file.relative_to(root).as_posix() for file in (root / "tests/kit").glob("test_[!k]*.py"))
        return Part(name, root, root / "src/civitas/kernel", ("tests/kernel", *toys), "tests/kernel", ())
    games = root / "src/civitas/games"
    titles = sorted(folder.parent.name for folder in games.glob("*/__init__.py"))
    if name not in titles:
        raise SystemExit(f"{name}: neither {KERNEL} nor one of {', '.join(titles)}")
    shared = tuple(sorted(file.relative_to(root).as_posix() for file in (root / "tests/games").glob("test_*.py")))
    others = tuple(title for title in titles if title != name)
    return Part(name, root, games / name, (f"tests/games/{name}", *shared), f"tests/games/{name}", others)

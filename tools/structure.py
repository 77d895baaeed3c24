"""How the code is laid out, in figures: `python -m tools.structure`.

Prints, for `src/civitas` or another folder: modules at one level of each folder, pairs of neighbours that import each
other, files that have grown too long, and facts that are kept in bags of strings. It ends with 1 if a limit is broken.
An import inside a function counts like any other.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1] / "src" / "civitas"
MODULES = 20
"""Modules at one level of a folder, at most."""
LINES = 400
"""Lines of a file of the kernel and the games, at most."""
RULES = ("kernel", "games")
MARKS = re.compile(r"\.marks\b")


class Finding(NamedTuple):
    """A figure that is worth a line; `bad` if it is beyond a limit."""

    text: str
    bad: bool


def modules_of(folder: Path) -> list[Path]:
    """The modules that lie in the folder itself."""
    return sorted(file for file in folder.glob("*.py") if file.name != "__init__.py")


def folders(root: Path) -> Iterator[Path]:
    """The root and every package in it. Migrations are a sequence and no level."""
    yield root
    for folder in sorted(root.rglob("*")):
        if (folder / "__init__.py").is_file() and folder.name != "migrations":
            yield folder


def two_way_pairs(folder: Path) -> list[tuple[str, str]]:
    """Neighbours in a folder, modules or packages, that import each other."""
    package = _package(folder)
    children = {file.stem for file in modules_of(folder)}
    children |= {inner.name for inner in folder.iterdir() if (inner / "__init__.py").is_file()}
    uses: defaultdict[str, set[str]] = defaultdict(set)
    for child in children:
        inner = folder / child
        for file in inner.rglob("*.py") if inner.is_dir() else [folder / f"{child}.py"]:
            for name in imports(file):
                if name.startswith(f"{package}."):
                    uses[child].add(name.removeprefix(f"{package}.").partition(".")[0])
    return sorted((one, other) for one in children for other in uses[one] if one < other and one in uses[other])


def imports(file: Path) -> Iterator[str]:
    """Everything that a file imports, wherever in it, by its full name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            inside = _package(file.parent).split(".")
            start = inside[: len(inside) - node.level + 1] if node.level else []
            module = ".".join([*start, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def _package(folder: Path) -> str:
    """The folder's name as Python imports it."""
    names = []
    while (folder / "__init__.py").is_file():
        names.append(folder.name)
        folder = folder.parent
    return ".".join(reversed(names))


def findings(root: Path) -> Iterator[Finding]:
    """Everything there is to say."""
    counts = {folder: len(modules_of(folder)) for folder in folders(root)}
    for folder, count in sorted(counts.items(), key=lambda item: -item[1]):
        if count > MODULES:
            yield Finding(f"{_short(root, folder)}: {count} modules at one level, of {MODULES} at most", True)
    most = max(counts, key=lambda folder: counts[folder])
    yield Finding(f"most modules at one level: {counts[most]}, in {_short(root, most)}", False)
    several = 0
    for folder in folders(root):
        if pairs := two_way_pairs(folder):
            several += len(pairs)
            named = ", ".join(f"{one}-{other}" for one, other in pairs)
            yield Finding(f"{_short(root, folder)}: {len(pairs)} two-way pairs: {named}", True)
    yield Finding(f"two-way pairs: {several}", False)
    for part in RULES:
        long = 0
        for file in _files(root / part):
            lines = len(file.read_text(encoding="utf-8").splitlines())
            if lines > LINES:
                long += 1
                yield Finding(f"{_short(root, file)}: {lines} lines, of {LINES} at most", True)
        yield Finding(f"{part}/: {long} files above {LINES} lines", False)
    marks = sum(len(MARKS.findall(file.read_text(encoding="utf-8"))) for part in RULES for file in _files(root / part))
    yield Finding(f"{' and '.join(RULES)}: {marks} marks", marks > 0)


def _files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def _short(root: Path, place: Path) -> str:
    return f"{place.relative_to(root.parent)}{'/' if place.is_dir() else ''}"


def main(root: Path) -> int:
    found = list(findings(root))
    for finding in found:
        print(f"{'! ' if finding.bad else '  '}{finding.text}")
    return 1 if any(finding.bad for finding in found) else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT))

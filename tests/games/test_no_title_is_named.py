"""One title, one folder: nothing else names it, so that a third and a fourth need no change but their own."""

from __future__ import annotations

import io
import re
import subprocess
import tokenize
from pathlib import Path

import pytest

from civitas.games import titles

ROOT = Path(__file__).parents[2]
LOOKED_AT = ("src", "tools", "web", "deploy", ".ci", "Makefile")
MAY_CHOOSE = {
    "src/civitas/site/drills/stage.py": "drills sit at one game, so that their figures can be compared",
    "web/e2e/support/titles.ts": "people in browsers sit at one game where any would do",
}
"""Where one title is chosen because any would do."""


def _tracked() -> list[Path]:
    found = subprocess.run(["git", "ls-files", "-z", *LOOKED_AT], cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.skip("not a checkout: what is installed has no other files")
    return [Path(name) for name in found.stdout.split("\0") if name and (ROOT / name).is_file()]


def _belongs_to(path: Path, title: str) -> bool:
    """A folder or a file of the title's name is its own, alone or with something behind it: `title-map.json`."""
    return any(part == title or part.startswith(f"{title}-") for part in path.with_suffix("").parts)


def _said(path: Path) -> str:
    """What a file says in code: names of Python and strings that are no docstrings; all of any other file."""
    try:
        text = (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""
    if path.suffix != ".py":
        return text if path.suffix != ".md" else ""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return "\n".join(
        token.string
        for token in tokens
        if token.type == tokenize.NAME or (token.type == tokenize.STRING and not token.string.endswith('"""'))
    )


@pytest.mark.parametrize("title", titles())
def test_nothing_outside_its_folders_names_a_title(title: str) -> None:
    word = re.compile(rf"\b{title}\b")
    named = [
        path.as_posix()
        for path in _tracked()
        if not _belongs_to(path, title) and path.as_posix() not in MAY_CHOOSE and word.search(_said(path))
    ]
    assert named == []


def test_who_names_one_still_does() -> None:
    assert all(any(title in _said(Path(path)) for title in titles()) for path in MAY_CHOOSE)

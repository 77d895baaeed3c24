"""The game in the guide is a whole game: taken out of the page, it passes its tests and the kit."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from civitas.games import find_title
from civitas.kit import run_checks, write_golden

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FOLDERS = {"src/civitas/games/pearls": "pearls", "tests/games/pearls": "tests_of_pearls"}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The blocks of the guide as files, in a package outside this repository."""
    folder = tmp_path_factory.mktemp("guide")
    for path, text in BLOCK.findall(GUIDE.read_text(encoding="utf-8")):
        home = next(home for home in FOLDERS if path.startswith(home))
        target = folder / FOLDERS[home] / path.removeprefix(f"{home}/")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text.replace("civitas.games.pearls", "pearls"), encoding="utf-8")
    return folder


@pytest.fixture
def game(written: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(written)
    monkeypatch.syspath_prepend(written / "tests_of_pearls")
    return written


def test_the_game_of_the_guide_passes_its_own_tests(game: Path) -> None:
    tests = import_module("test_pearls")
    names = [name for name in vars(tests) if name.startswith("test_")]
    assert len(names) == 3
    for name in names:
        getattr(tests, name)()


def test_the_game_of_the_guide_passes_the_kit(game: Path) -> None:
    title = find_title("pearls:TITLE")
    for players in title.seats:
        write_golden(title, game / "tests_of_pearls" / "golden", players)
    report = run_checks(title, games=6, quick=True, tests=game / "tests_of_pearls", out=game / "out")
    assert report.ok, report.findings


def test_the_guide_counts_its_lines_rightly(written: Path) -> None:
    lines = [line for path in written.glob("*/*.py") for line in path.read_text().splitlines() if line.strip()]
    said = re.search(r"(\d+) lines of Python", GUIDE.read_text(encoding="utf-8"))
    assert said is not None
    assert len(lines) == int(said[1]) < 120

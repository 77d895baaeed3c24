"""The game in the guide is a whole game: taken out of the page, it passes its tests and the kit."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from civitas.bots import make_bot, play_out
from civitas.games import find_title
from civitas.games.title import companions_of, info_of
from civitas.kernel import Dice, Table
from civitas.kit import run_checks, write_golden

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FOLDERS = {"src/civitas/games/pearls": "pearls", "tests/games/pearls": "tests_of_pearls"}


DECLARED = re.compile(r"^```\n(class PearlsTitle.*?)^```$", re.MULTILINE | re.DOTALL)
LATER = "companions"
"""What the guide comes to when the game stands."""
PLAIN = "from civitas.kernel import Chooser, Outcome, Result, Title\n"
WITH_COMPANIONS = """from civitas.games.companions import Companions
from civitas.games.title import Stage, Title, TitleInfo
from civitas.kernel import Chooser, Outcome, Result

from .companions import COMPANIONS
"""


def write(folder: Path, package: str, *, whole: bool) -> None:
    """The blocks of the guide as files, in a package outside this repository; the whole of it has companions."""
    guide = GUIDE.read_text(encoding="utf-8")
    for path, text in BLOCK.findall(guide):
        if LATER in path and not whole:
            continue
        home = next(home for home in FOLDERS if path.startswith(home))
        target = folder / FOLDERS[home].replace("pearls", package) / path.removeprefix(f"{home}/")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text.replace("civitas.games.pearls", package), encoding="utf-8")
    if whole:
        title = folder / package / "__init__.py"
        found = DECLARED.search(guide)
        assert found is not None
        head, _, body = found[1].partition("\n")
        rules = title.read_text(encoding="utf-8").replace(PLAIN, WITH_COMPANIONS)
        assert rules.count("class PearlsTitle(Title[Pearls]):\n") == 1
        assert head.startswith("class PearlsTitle(Title[Pearls]):")
        rules = rules.replace("class PearlsTitle(Title[Pearls]):\n", f"class PearlsTitle(Title[Pearls]):\n{body}\n")
        title.write_text(rules, encoding="utf-8")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("guide")
    write(folder, "pearls", whole=False)
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


def test_the_companions_of_the_guide_pass_the_kit_and_let_greedy_bots_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "whole_pearls", whole=True)
    monkeypatch.syspath_prepend(tmp_path)
    title = find_title("whole_pearls:TITLE")
    declared = companions_of(title)
    assert [name for name, there in vars(declared).items() if there is None] == [
        "goals",
        "luck",
        "figures",
        "encoding",
        "census",
        "ledger",
        "arrange",
        "copying",
        "campaign",
    ]
    info = info_of(title)
    assert info is not None
    assert info.stage == "alpha"
    report = run_checks(title, games=3, quick=True, out=tmp_path / "out")
    assert report.ok, report.findings
    table = Table(title, 3, None, Dice("pearls"))
    play_out(table, [make_bot("greedy", title, str(seat)) for seat in range(3)])
    result = table.result()
    assert result is not None
    assert declared.points(table) == {"rounds": list(result.scores)}

"""`civitas new`: what it writes is a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from civitas.games import find_title, titles
from civitas.games.title import companions_of, info_of
from civitas.kit import run_checks


def test_a_new_game_passes_the_kit_and_its_own_tests(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "pebbles"
    said = run("new", "pebbles", "--folder", home, "--lang", "en")
    assert said.exit_code == 0, said.output
    assert "civitas check pebbles --quick" in said.output
    monkeypatch.syspath_prepend(home / "src")
    title = find_title("civitas_pebbles:TITLE")
    report = run_checks(title, games=2, quick=True, out=tmp_path / "out")
    assert report.ok, report.findings
    assert {tally.check: tally.amount for tally in report.tallies}["rules"] == 3
    assert companions_of(title).sheets is not None
    assert info_of(title) is not None
    own = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=home,
        env={"PYTHONPATH": str(home / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "3 passed" in own.stdout, own.stdout


def test_the_tests_of_a_new_game_are_found_beside_it(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "stones"
    run("new", "stones", "--folder", home)
    monkeypatch.syspath_prepend(home / "src")
    (home / "tests" / "test_stones.py").unlink()
    report = run_checks(find_title("civitas_stones:TITLE"), games=1, quick=True, out=tmp_path / "out", only=["rules"])
    assert len(report.findings) == 3


@pytest.mark.parametrize("name", ["Pebbles", "1st", "my-game", "a"])
def test_a_name_that_no_package_can_have_is_refused(run: Run, tmp_path: Path, name: str) -> None:
    said = run("new", name, "--folder", tmp_path / "game", "--lang", "en")
    assert said.exit_code != 0
    assert "small letters" in said.output
    assert not (tmp_path / "game").exists()


def test_the_name_of_an_installed_game_is_taken(run: Run, tmp_path: Path) -> None:
    said = run("new", titles()[0], "--folder", tmp_path / "game", "--lang", "en")
    assert said.exit_code != 0
    assert "installed already" in said.output


def test_nothing_that_lies_there_is_written_over(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    said = run("new", "pebbles", "--folder", tmp_path)
    assert said.exit_code != 0
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]

"""What the tests of the terminal share: the toy game, and a way to run a command."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

HARBOUR = "tests.cli.harbour:TITLE"

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs `civitas` with these arguments, and with these lines typed."""
    from civitas.cli.app import app

    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "dumb")

    def invoke(*arguments: object, typed: str = "") -> Result:
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)

    return invoke


@pytest.fixture
def game_file(run: Run, tmp_path: Path) -> Path:
    """A finished game of the toy, played by bots."""
    file = tmp_path / "finished.civ"
    assert run("play", HARBOUR, "--seat", "random", "--seat", "random", "--seed", "7", "--out", file).exit_code == 0
    return file

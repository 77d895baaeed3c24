"""Bots from elsewhere: named by module and class, or entered by their package."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.harbour import TITLE as HARBOUR
from typer.testing import CliRunner

from civitas.bots import BOTS, NoAdvice, UnknownBot, bots_for, guests, make_bot, offered, read_name
from civitas.cli.app import app
from civitas.games import find_title
from civitas.kernel import Dice, Table

MODULE = """
class Last:
    \"\"\"Takes the last answer that is offered.\"\"\"

    def __init__(self, title, seed):
        self.seed = seed

    def choose(self, table, seat):
        return table.legal(seat)[-1]
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A module with a bot, where one works."""
    (tmp_path / "their_bots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    guests.installed.cache_clear()
    yield tmp_path
    guests.installed.cache_clear()


@pytest.fixture
def package(module: Path) -> Path:
    """The same, installed with an entry point."""
    told = module / "their_bots-1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: their-bots\nVersion: 1\n")
    (told / "entry_points.txt").write_text("[civitas.bots]\nlast = their_bots:Last\n")
    return module


def test_a_bot_is_named_by_its_module_and_class(module: Path) -> None:
    title = find_title("sands")
    bot = make_bot("their_bots:Last", title, 1)
    table = Table(title, 2, dice=Dice("guests"), quiet=True)
    seat = table.to_act()[0]
    assert bot.choose(table, seat) == table.legal(seat)[-1]
    assert str(read_name("their_bots:Last")) == "their_bots:Last"
    assert "their_bots:Last" not in offered(), "on a site nobody chooses what is imported"


def test_the_commands_take_it(module: Path) -> None:
    arguments = ["simulate", "sands", "--games", "1", "--players", "2", "--bot", "their_bots:Last,random", "--json"]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    assert set(json.loads(done.stdout)["bots"]) == {"their_bots:Last", "random"}


@pytest.mark.parametrize("name", ["their_bots:Nobody", "no_such_module:Last", "their_bots:", "their bots:Last", "os"])
def test_what_is_no_bot_is_refused(module: Path, name: str) -> None:
    with pytest.raises(UnknownBot):
        read_name(name)


def test_a_bot_that_its_package_has_entered_is_offered_with_what_it_says_of_itself(package: Path) -> None:
    assert offered() == [*BOTS, "last"]
    assert bots_for(HARBOUR) == ["random", "last"]
    assert guests.about("last") == "Takes the last answer that is offered."
    assert type(make_bot("last", HARBOUR, 1)).__name__ == "Last"


@pytest.mark.parametrize("name", ["greedy", "strategist", "search:iterations=3"])
def test_bots_that_think_say_that_a_title_has_no_advice(name: str) -> None:
    with pytest.raises(NoAdvice):
        make_bot(name, HARBOUR, 1)
    done = CliRunner().invoke(app, ["simulate", "tests.cli.harbour:TITLE", "--games", "1", "--bot", name])
    assert done.exit_code == 2
    assert "need the game’s own advice" in " ".join(done.output.split())
    assert "Traceback" not in done.output

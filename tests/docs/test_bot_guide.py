"""The bot of the guide is a real bot: taken out of the page, it plays whole games and wins."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from typer.testing import CliRunner

from civitas.bots import RandomBot
from civitas.cli.app import app
from civitas.games import find_title
from civitas.kernel import Dice, Table

GUIDE = Path(__file__).parents[2] / "docs" / "bot-writers.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def guide() -> Any:
    """The blocks of the page as one module."""
    module = ModuleType("bot_guide")
    exec("\n\n".join(BLOCK.findall(GUIDE.read_text(encoding="utf-8"))), module.__dict__)
    return module


def _before_a_roll() -> tuple[Table, int, Any]:
    """A table of The Sands of Time, and the answer after which the die for the generation is rolled."""
    table, bot = Table(find_title("sands"), 2, dice=Dice("guide")), RandomBot("guide")
    while True:
        seat = table.to_act()[0]
        answer, rolls = bot.choose(table, seat), table.rolls
        ahead = table.clone()
        ahead.apply(seat, answer)
        if ahead.rolls == rolls + 1:
            return table, seat, answer
        table.apply(seat, answer)


def test_the_bot_of_the_guide_beats_the_random_bot(guide: Any) -> None:
    wins = guide.match(6)
    assert sum(wins) == 6
    assert wins[0] > wins[1]


def test_the_same_seeds_play_the_same_match(guide: Any) -> None:
    def chosen() -> list[Any]:
        table, bot = Table(find_title("sands"), 2, dice=Dice("again")), guide.Dreamer(find_title("sands"), "again")
        for _ in range(12):
            seat = table.to_act()[0]
            table.apply(seat, bot.choose(table, seat))
        return [entry.answer for entry in table.journal]

    assert chosen() == chosen()


def test_the_bot_leaves_the_table_as_it_was(guide: Any) -> None:
    table, seat, _ = _before_a_roll()
    before = table.fingerprint()
    assert guide.Dreamer(find_title("sands"), "still").choose(table, seat) in table.legal(seat)
    assert table.fingerprint() == before


def test_the_commands_take_the_bot_of_the_guide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = GUIDE.read_text(encoding="utf-8")
    (tmp_path / "my_bots.py").write_text(BLOCK.findall(page)[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    (printed,) = re.findall(r"^\$ civitas (.*my_bots:Dreamer.*)$", page, re.MULTILINE)
    done = CliRunner().invoke(app, [*printed.replace("--games 4", "--games 1").split(), "--json"])
    assert done.exit_code == 0, done.output
    assert "my_bots:Dreamer" in json.loads(done.stdout)["bots"]


def test_an_expectation_is_the_mean_over_the_six_sides(guide: Any) -> None:
    table, seat, answer = _before_a_roll()
    generation = table.view(None)["game"]["generation"]
    lasts: list[bool] = []

    def value(after: Table) -> float:
        lasts.append(after.view(None)["game"]["generation"] == generation)
        return float(lasts[-1])

    mean = guide.odds_after(table, seat, answer, Random(1), value)
    assert len(lasts) == 6
    assert mean == pytest.approx(sum(lasts) / 6)
    assert 0 < mean < 1


def test_a_table_without_dice_can_be_rolled_for(guide: Any) -> None:
    table = Table(find_title("sands"), 2)
    assert table.roll_due
    guide.roll(table, Random(1))
    assert not table.roll_due

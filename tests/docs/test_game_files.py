"""What the page on game files says is so: its verifier, its numbers, its tables."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from civitas.bots import RandomBot, play_out
from civitas.games import find_title
from civitas.kernel import CHANCE, Dice, Roll, Shuffle, Table
from civitas.kernel.gamefile import write_game

PAGE = (Path(__file__).parents[2] / "docs" / "game-files.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SANDS = find_title("sands")


@pytest.fixture(scope="module")
def page() -> Any:
    module = ModuleType("game_files_page")
    exec("\n\n".join(BLOCK.findall(PAGE)), module.__dict__)
    return module


def _rolls_of_known_form(table: Table) -> int:
    return sum(entry.key in ("generation", "start-player") for entry in table.journal)


def _played(seed: str) -> Table:
    table = Table(SANDS, 2, dice=Dice(seed))
    play_out(table, [RandomBot(1), RandomBot(2)])
    return table


def test_the_verifier_of_the_page_recomputes_the_dice_of_a_game(page: Any) -> None:
    table = _played("page")
    assert page.check(write_game(table)) == _rolls_of_known_form(table) > 5


def test_the_verifier_follows_undo_and_take_back(page: Any) -> None:
    table = Table(SANDS, 2, dice=Dice("back"))
    bot = RandomBot(3)
    while table.rolls < 16:
        seat = table.to_act()[0]
        table.apply(seat, bot.choose(table, seat))
        if table.can_undo(seat) and table.seq % 7 == 0:
            table.undo(seat)
    first = next(entry.seq for entry in table.journal if entry.key == "generation")
    table.take_back(first)
    play_out(table, [RandomBot(4), RandomBot(5)])
    assert {"undo", "take-back"} <= {entry.key for entry in table.journal}
    assert page.check(write_game(table)) == _rolls_of_known_form(table)


def test_the_verifier_notices_a_roll_that_was_changed(page: Any) -> None:
    text = write_game(_played("page"))
    rolled = re.search(r'-1,"generation",(\d)', text)
    assert rolled is not None
    other = f'-1,"generation",{int(rolled[1]) % 6 + 1}'
    with pytest.raises(AssertionError):
        page.check(text.replace(rolled[0], other, 1))


def test_the_numbers_for_testing_a_verifier_are_right(page: Any) -> None:
    dice, said = Dice("example"), " ".join(PAGE.split())
    source = page.words("example", 0)
    first, second, third = (next(source) for _ in range(3))
    assert f"the commitment is `{dice.commitment()}`" in said
    assert f"the first three words of roll 0 are `{first}`, `{second}` and `{third}`" in said
    die = Roll("die")
    assert f"roll 0 with one six-sided die is {dice.roll(0, die)}, roll 1 is {dice.roll(1, die)}" in said
    shuffled = dice.roll(2, Shuffle("letters", list("abcdef")))
    assert f"a shuffle of `a b c d e f`, is `{' '.join(shuffled)}`" in said
    assert page.shuffled(page.words("example", 2), list("abcdef")) == shuffled


def test_every_roll_of_the_game_is_in_the_table() -> None:
    keys = {entry.key for entry in _played("page").journal if entry.who == CHANCE}
    assert keys == set(re.findall(r"^\| `([a-z-]+)` \| (?:shuffle|pick|one die)", PAGE, re.MULTILINE))

"""Bots: the random one, and playing a game out."""

from __future__ import annotations

import pytest
from tests.cli.harbour import TITLE
from tests.cli.plain_games import STUCK

from civitas.bots import BOTS, DeadEnd, RandomBot, UnknownBot, make_bot, play_out
from civitas.kernel import Dice, Table


def played(seed: str, seats: int = 3) -> Table:
    table = Table(TITLE, seats, None, Dice("dice"))
    play_out(table, [RandomBot(f"{seed}/{seat}") for seat in range(seats)])
    return table


def test_bots_play_a_game_to_its_end() -> None:
    table = played("a")
    assert table.over
    assert table.result() is not None


def test_the_same_seed_plays_the_same_game_and_another_seed_another() -> None:
    assert played("a").journal == played("a").journal
    assert played("a").journal != played("b").journal


def test_every_legal_answer_comes_up() -> None:
    table, bot = Table(TITLE, 2, None, Dice("dice")), RandomBot(1)
    assert {bot.choose(table, 0) for _ in range(500)} == set(table.legal(0))


def test_choosing_changes_nothing_at_the_table() -> None:
    table = Table(TITLE, 2, None, Dice("dice"))
    before = table.fingerprint(), table.seq
    RandomBot(1).choose(table, 0)
    assert (table.fingerprint(), table.seq) == before


def test_when_all_are_asked_at_once_all_answer() -> None:
    bids = [entry.who for entry in played("a", seats=4).journal if entry.key == "bid"]
    assert (len(bids), {*bids}) == (4, {0, 1, 2, 3})


def test_a_dead_end_names_the_question() -> None:
    with pytest.raises(DeadEnd, match="'work'"):
        play_out(Table(STUCK, 2, None, Dice("s")), [RandomBot(0), RandomBot(1)])


def test_bots_do_not_roll_dice() -> None:
    with pytest.raises(ValueError, match="dice"):
        play_out(Table(TITLE, 2), [RandomBot(0), RandomBot(1)])


def test_a_bot_is_made_by_its_name() -> None:
    assert "random" in BOTS
    assert isinstance(make_bot("random", TITLE, 1), RandomBot)
    with pytest.raises(UnknownBot, match="there are: random, novice, greedy, apprentice"):
        make_bot("clever", TITLE, 1)

"""The novice: sensible, beatable, and better than chance in every title."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from civitas.bots import make_bot, play_out
from civitas.bots.names import OVERLOOKED
from civitas.bots.novice import NoviceBot, good
from civitas.bots.policy import Rated, seen
from civitas.games import find_title, titles
from civitas.kernel import Dice, Table

EACH_TITLE = pytest.mark.parametrize("title", list(map(find_title, titles())), ids=lambda title: title.id)


def shares(title: Any, bot: str, others: str, games: int, seats: int = 3) -> float:
    """How often the bot wins alone against others."""
    won = 0.0
    for number in range(games):
        table = Table(title, seats, None, Dice(f"novice {number}"), quiet=True)
        names = [bot if seat == number % seats else others for seat in range(seats)]
        play_out(table, [make_bot(name, title, f"{number} {seat}") for seat, name in enumerate(names)])
        result = table.result()
        assert result is not None
        won += (number % seats in result.winners) / max(1, len(result.winners))
    return won / games


def test_only_the_better_half_is_good_enough_the_best_first() -> None:
    rated = Rated(["bad", "best", "fair", "never", "good"], [0.0, 10.0, 4.9, float("-inf"), 8.0])
    assert good(rated, Random(1)) == ["best", "good"]


def test_of_equals_any_may_be_the_first() -> None:
    firsts = {good(Rated(["a", "b", "c"], [1.0, 1.0, 1.0]), Random(seed))[0] for seed in range(30)}
    assert firsts == {"a", "b", "c"}


def test_some_of_the_answers_are_overlooked_but_never_all() -> None:
    many = Rated([str(n) for n in range(1000)], [float(n) for n in range(1000)])
    left = seen(many, OVERLOOKED, Random(1))
    assert 900 < len(left.options) / (1 - OVERLOOKED) < 1100
    assert [float(option) for option in left.options] == list(left.ratings)
    assert all(len(seen(Rated(["a", "b"], [1.0, 2.0]), 0.5, Random(seed)).options) >= 1 for seed in range(50))
    assert seen(many, 0.0, Random(1)) == Rated(list(many.options), list(many.ratings)), "or nothing"


def test_where_nothing_is_good_anything_goes() -> None:
    assert good(Rated(["a", "b"], [float("-inf")] * 2), Random(1)) == ["a", "b"]


@EACH_TITLE
def test_the_same_seed_answers_the_same_and_the_best_is_taken_most_often(title: Any) -> None:
    table = Table(title, 3, None, Dice("novice"), quiet=True)
    while True:
        seat = table.to_act()[0]
        prompt = table.prompt(seat)
        if not prompt.vast() and len(prompt.legal()) > 3:
            break
        table.apply(seat, make_bot("greedy", title, "on").choose(table, seat))
    assert NoviceBot(title, 7).choose(table, seat) == NoviceBot(title, 7).choose(table, seat)
    assert prompt.verdict(NoviceBot(title, 7).choose(table, seat)) is None


@pytest.mark.slow
@EACH_TITLE
def test_it_beats_chance_and_is_beaten_by_the_greedy_bot(title: Any) -> None:
    assert shares(title, "novice", "random", 6) > 0.6
    assert shares(title, "novice", "greedy", 9) < 0.5


def test_it_beats_chance() -> None:
    assert shares(find_title("sands"), "novice", "random", 3) == 1.0

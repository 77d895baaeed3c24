"""Simulations: the figures, and that they do not depend on the number of cores."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.cli.conftest import HARBOUR, Run

from civitas.intervals import wilson
from civitas.lab.figures import percentile, spread
from civitas.lab.series import Match, Played, summary


def figures(run: Run, *arguments: object) -> dict[str, Any]:
    done = run("simulate", HARBOUR, "--json", *arguments)
    assert done.exit_code == 0, done.output
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_two_cores_play_the_same_games_as_one(run: Run) -> None:
    one = figures(run, "--players", 3, "--games", 20, "--seed", "x")
    two = figures(run, "--players", 3, "--games", 20, "--seed", "x", "--jobs", 2)
    for report in (one, two):
        del report["timing"], report["jobs"]
    assert one == two
    assert one["games"] == 20
    assert one["rounds"]["mean"] == 2
    assert sum(seat["rate"] for seat in one["seats"]) == pytest.approx(1)


def test_another_seed_plays_other_games(run: Run) -> None:
    assert figures(run, "--games", 5, "--seed", "x")["census"] != figures(run, "--games", 5, "--seed", "y")["census"]


def test_the_figures_are_printed_in_words(run: Run) -> None:
    output = run("simulate", HARBOUR, "--games", 10).output
    assert "10 games of harbour 1 with 2 players" in output
    assert "95 % interval" in output
    assert "beacon" in output  # the census names things as the game does…
    assert " fish" in output  # … and by their ids where the game has no name for them
    assert "Entscheidungen" in run("simulate", HARBOUR, "--games", 2, "--lang", "de").output


def test_a_game_without_a_census_is_played_quietly(run: Run) -> None:
    done = run("simulate", "tests.cli.plain_games:BARE", "--games", 3)
    assert done.exit_code == 0, done.output
    assert "rounds" not in done.output


def test_a_game_that_stops_is_reported_with_its_number_and_seed(run: Run) -> None:
    done = run("simulate", "tests.cli.plain_games:STUCK", "--games", 2, "--seed", "s")
    assert done.exit_code == 1
    assert "2 games stopped by a fault, the first being game 0 of seed s" in done.stderr
    assert "has no legal answer" in done.stderr


def test_more_bots_than_seats_leave_some_out(run: Run) -> None:
    assert run("simulate", HARBOUR, "--games", 1, "--bot", "random,random,caretaker", "--players", 2).exit_code == 0


def test_an_unknown_bot_is_an_error(run: Run) -> None:
    assert run("simulate", HARBOUR, "--bot", "clever").exit_code == 2


def test_bots_go_round_the_table_so_that_each_sits_everywhere() -> None:
    match = Match(HARBOUR, 4, {}, ("random", "greedy"), "s")
    assert match.seating(0) == ["random", "greedy", "random", "greedy"]
    assert match.seating(1) == ["greedy", "random", "greedy", "random"]
    three = Match(HARBOUR, 4, {}, ("a", "b", "c"), "s")
    assert {three.seating(game)[2] for game in range(3)} == {"a", "b", "c"}


def test_a_shared_win_counts_as_half_for_each() -> None:
    match = Match(HARBOUR, 2, {}, ("a", "b"), "s")
    found = summary(match, [Played(0, 5, 1, (3, 3), (0, 1), {}), Played(1, 7, 1, (9, 1), (0,), {"k": {"t": 2}})])
    assert found["bots"]["a"]["wins"]["rate"] == 0.25
    assert found["bots"]["b"]["wins"]["rate"] == 0.75
    assert found["bots"]["b"]["score"]["mean"] == 6
    assert [seat["rate"] for seat in found["seats"]] == [0.75, 0.25]
    assert found["decisions"]["mean"] == 6
    assert found["census"] == {"k": {"t": 2}}


def test_where_all_win_together_a_win_is_a_whole_one_for_each() -> None:
    match = Match("tests.kit.raft:TITLE", 2, {}, ("a",), "s")
    found = summary(match, [Played(0, 5, 1, (3, 3), (0, 1), {}), Played(1, 7, 1, (9, 1), (), {})])
    assert [seat["rate"] for seat in found["seats"]] == [0.5, 0.5]
    assert found["bots"]["a"]["wins"]["rate"] == 0.5


def test_the_interval_is_wilsons() -> None:
    rate = wilson(8, 10)
    assert rate.rate == 0.8
    assert rate.low == pytest.approx(0.4902, abs=1e-4)
    assert rate.high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0, 0) == (0.0, 0.0, 1.0)
    assert wilson(0, 10).low == 0.0


def test_spread_and_percentile() -> None:
    assert spread([1, 2, 3])["sd"] == 1.0
    assert spread([4])["sd"] == 0.0
    assert percentile([5, 1, 4, 2, 3], 0.95) == 5
    assert percentile([5, 1, 4, 2, 3], 0.5) == 3

"""Tuning weights by playing, and measuring how fast the arena is."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from civitas.cli.app import app
from civitas.games import find_title
from civitas.games.data import UnknownPath
from civitas.lab.series import LADDER, Match, Played
from civitas.lab.tuning import ahead, present


def test_a_weight_is_the_tuned_one_or_else_the_usual_one() -> None:
    change, value = present(find_title("clash"), "worth.city")
    assert change.path == ("advice", "tuned", "worth", "city")
    assert 0 < value < 5
    with pytest.raises(UnknownPath):
        present(find_title("clash"), "worth.spaceship")


def test_ahead_is_counted_for_the_challenger_wherever_it_sits() -> None:
    match = Match("sands", 2, {}, ("greedy", "search"), "s", LADDER)
    played = [
        Played(0, 1, 1, (12.0, 10.0), (0,), {}),
        Played(1, 1, 1, (12.0, 10.0), (0,), {}),
    ]
    wins, points = ahead(match, played)
    assert wins == [1.0, 0.0]
    assert points == [2.0, -2.0]


def test_the_command_tries_larger_and_smaller() -> None:
    bots = ["--bot", "search:iterations=1", "--against", "random"]
    arguments = ["lab", "tune", "sands", "--weight", "worth.region", *bots, "--games", "2", "--step", "0.5", "--json"]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    trials = json.loads(done.stdout)["trials"]
    assert [trial["value"] for trial in trials] == [
        pytest.approx(1.5 * trials[0]["before"], abs=1e-3),
        pytest.approx(0.5 * trials[0]["before"], abs=1e-3),
    ]


def test_throughput_is_measured_in_turn() -> None:
    arguments = ["lab", "throughput", "sands", "--bot", "random", "--seconds", "0.1", "--json"]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    figures = json.loads(done.stdout)
    assert figures["games_per_second"].keys() == {"one", "processes"}
    assert figures["of_one"] > 0

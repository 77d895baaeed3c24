"""The designer's laboratory: what is planted is found, what is not there is not, and nothing else is changed."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from civitas.cli.app import app
from civitas.games import data, find_title
from civitas.lab import balance
from civitas.lab.balance import NOTABLE, compared, games_for
from civitas.lab.crews import Alone, Processes, in_order, play
from civitas.lab.series import Match, Played

DUEL = "tests.lab.duel:TITLE"
HOME = "tests.lab.duel_data"
PLANTED = data.parse("duel.first.bonus=106")
"""Of two who draw from 1,000, the one who adds 106 wins 60 of 100 instead of 50."""
TIMES = 20 if os.environ.get("CIVITAS_SLOW") else 4
SEAT_TESTS = 4
"""Two seats, points, lengths."""
ENOUGH = games_for(NOTABLE, 2, SEAT_TESTS)


def match(seed: str, watched: str = "") -> Match:
    return Match(DUEL, 2, {}, ("random",), seed, watched=watched)


def _changed(seeds: list[str], games: int) -> list[list[Played]]:
    """Series of the changed game, in a process of its own."""
    with Processes(1, balance.prepare, HOME, "tests.lab.duel", (PLANTED,)) as crew:
        return [_all(match(seed), games, crew) for seed in seeds]


def _all(held: Match, games: int, crew: Alone | Processes) -> list[Played]:
    return in_order([game for batch in play(held, range(games), crew) for game in batch])


def test_the_number_of_games_that_is_stated_is_known_beforehand() -> None:
    assert ENOUGH == 927


def test_ten_points_are_found_at_the_stated_number_of_games() -> None:
    seeds = [f"plant {n}" for n in range(TIMES)]
    for seed, after in zip(seeds, _changed(seeds, ENOUGH), strict=True):
        before = _all(match(seed), ENOUGH, Alone())
        first = compared(match(seed), before, after)[0]
        assert first.found
        assert first.low < NOTABLE < first.high or abs(first.difference - NOTABLE) < 0.03
        # And also if the dice had not been the same in both.
        stranger = _all(match(f"{seed} again"), ENOUGH, Alone())
        shares = compared(match(seed), stranger, after)[0]
        assert shares.difference > 0


@pytest.mark.parametrize("time", range(20))
def test_no_change_gives_no_finding(time: int) -> None:
    """The same game against itself, once with the same dice and once, harder, with others."""
    held = match(f"null {time}")
    before = _all(held, 150, Alone())
    assert not any(one.found for one in compared(held, before, before))
    others = _all(match(f"other {time}"), 150, Alone())
    assert not any(one.found for one in compared(held, before, others))


def test_only_the_process_of_the_changed_game_is_changed() -> None:
    (after,) = _changed(["alone"], 30)
    before = _all(match("alone"), 30, Alone())
    gained = {b.scores[0] - a.scores[0] for a, b in zip(before, after, strict=True)}
    assert gained == {106}
    assert {b.scores[1] - a.scores[1] for a, b in zip(before, after, strict=True)} == {0}
    assert find_title(DUEL).setup(2, {}) is not None
    with pytest.raises(data.TooLate):
        data.change(HOME, "tests.lab.duel", [PLANTED])


def test_a_change_must_name_something_that_is_there() -> None:
    with pytest.raises(data.UnknownPath) as unknown:
        data.check("civitas.games.clash", [data.parse("units.infantri.pieces=3")])
    assert "units.infantry.pieces" in unknown.value.near
    with pytest.raises(data.UnknownPath) as unknown:
        data.check("civitas.games.clash", [data.parse("unit.infantry.pieces=3")])
    assert "units" in unknown.value.near
    with pytest.raises(data.WrongValue):
        data.check("civitas.games.clash", [data.parse("units.infantry.price=3")])
    assert data.check("civitas.games.clash", [data.parse("units.infantry.price.food=3")]) == [1]
    assert data.check("civitas.games.sands", [data.parse("buildings.forum.value=2")]) == [1]


def test_the_command_tells_what_a_change_does(tmp_path: Path) -> None:
    out = tmp_path / "balance"
    change = ["--change", "buildings.forum.value=3", "--games", "2", "--bot", "random"]
    done = CliRunner().invoke(app, ["lab", "balance", "sands", *change, "--out", str(out), "--json"])
    assert done.exit_code == 0, done.output
    figures = json.loads(done.stdout)
    assert figures["changes"] == [{"path": "buildings.forum.value", "before": 1, "after": 3}]
    assert {one["kind"] for one in figures["differences"]} >= {"seat", "points", "decisions"}
    report = (out / "report.html").read_text("utf-8")
    assert report.count("<svg") == 3
    wrong = CliRunner().invoke(app, ["lab", "balance", "clash", "--change", "advances.irrigation.food=2"])
    assert wrong.exit_code == 2
    assert "advances.irrigation.effects" in wrong.stderr

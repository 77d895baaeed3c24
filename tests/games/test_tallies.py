"""Where points came from: parts that add up to the score, from notes or from what lies on the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from civitas.games import find_title, titles
from civitas.games.sands.companions import tally as sands
from civitas.games.tallies import Told, untold
from civitas.games.title import companions_of
from civitas.kernel.gamefile import last, read_game, replay

HERE = Path(__file__).parent
FEW = 4
"""Short games, so many of each title."""
GOLDEN = [file for id in titles() for file in sorted((HERE / id / "golden").glob("*.jsonl"))]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parts[-3]} {file.stem}")
def test_what_points_were_given_for_adds_up_to_the_score(file: Path) -> None:
    title = find_title(file.parts[-3])
    table = last(replay(title, read_game(file.read_text("utf-8"))))
    tally, result = companions_of(title).tally, table.result()
    assert tally is not None
    assert result is not None
    parts = companions_of(title).points(table)
    assert tuple(parts) == tally.PARTS
    assert untold(parts, result.scores) == [0] * table.seats
    assert any(any(points) for points in parts.values())


@pytest.mark.parametrize("id", titles())
def test_points_are_given_for_more_than_one_thing(id: str) -> None:
    title, told = find_title(id), set()
    for file in sorted((HERE / id / "golden").glob("*.jsonl"), key=lambda one: one.stat().st_size)[:FEW]:
        parts = companions_of(title).points(last(replay(title, read_game(file.read_text("utf-8")))))
        told |= {part for part, points in parts.items() if any(points)}
    assert len(told) > 1


def test_points_of_a_chronicle_belong_to_the_dynasty_that_ended_before_them() -> None:
    told = [
        Told("unrest-points", {"seat": 1, "points": 2}),
        Told("dynasty-ends", {"number": 1}),
        Told("wonder-points", {"seat": 0, "points": 1}),
        Told("chronicle-points", {"seat": 1, "points": 5}),
        Told("dynasty-ends", {"number": 2}),
        Told("chronicle-points", {"seat": 1, "points": 7}),
        Told("chronicle-points", {"seat": 1, "points": 3}),
        Told("end-points", {"seat": 0, "points": 3, "merit": "most_regions"}),
    ]
    parts = sands.tally({"empires": [{}, {}]}, told)
    assert {part: points for part, points in parts.items() if any(points)} == {
        "chronicles_1": [0, 5],
        "chronicles_2": [0, 10],
        "wonders": [1, 0],
        "most_regions": [3, 0],
        "unrest": [0, -2],
    }


def test_a_game_that_says_nothing_about_points_has_no_parts() -> None:
    assert companions_of(find_title("tests.cli.harbour:TITLE")).tally is None

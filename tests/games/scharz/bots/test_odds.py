"""Battles and assaults go on average as the decisions on dice and rounds were reckoned (D26 to D30, D33)."""

from __future__ import annotations

from tests.games.scharz.bots.odds import measured

SAMPLES, TOLERANCE = 300, 0.11
"""Few enough for every run; `python -m tests.games.scharz.bots.odds 20000` holds the same rows to 0.02."""


def test_battles_and_assaults_are_won_as_often_as_reckoned() -> None:
    far = [(row, expected, seen) for row, expected, seen in measured(SAMPLES) if abs(expected - seen) > TOLERANCE]
    assert far == []

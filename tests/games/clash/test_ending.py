"""The end of a game says which end it was and what broke a tie: in the result, in the log, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.clash.fields import BLUE, RED
from tests.games.clash.situations import idle, play_on, table_at

from civitas.games.clash import TITLE
from civitas.games.clash.box.queries import Clash
from civitas.kernel import Result, Table
from civitas.kernel.gamefile import last, read_game, replay
from civitas.texts import Speaker

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Ada", "Bo", "Cy", "Di")


def _result(table: Table) -> Result:
    result = table.result()
    assert result is not None
    return result


def _last_lines(table: Table, language: str, number: int) -> list[str]:
    return [Speaker(TITLE, language, NAMES).note(line) for line in table.notes(None)[-number:]]


def _played_idly(arrange: Callable[[Clash], None]) -> Table:
    """A whole game of three in which nobody does anything, from an arranged first turn on."""
    table = table_at("deed")
    arrange(table.state)
    play_on(table, idle, lambda _: False)
    return table


@pytest.mark.parametrize(
    ("game", "rule", "english", "german"),
    [
        (
            "clash-2p-rounds",
            "4.3",
            "Round 6 was the last one: the game is over.",
            "Runde 6 war die letzte: Das Spiel ist zu Ende.",
        ),
        (
            "clash-4p-rounds-short",
            "15.3",
            "Round 4 was the last one: the game is over.",
            "Runde 4 war die letzte: Das Spiel ist zu Ende.",
        ),
        (
            "clash-3p-no-city",
            "4.3",
            "Ada has no city left in the status phase of round 5: the game is over.",
            "Ada hat in der Statusphase von Runde 5 keine Stadt mehr: Das Spiel ist zu Ende.",
        ),
        (
            "clash-4p-die",
            "15.1",
            "The die has ended the game in round 7, at the start of action phase 1.",
            "Der Würfel hat das Spiel in Runde 7 beendet, zu Beginn von Aktionsphase 1.",
        ),
    ],
)
def test_a_game_that_is_over_says_which_end_it_was(game: str, rule: str, english: str, german: str) -> None:
    table = last(replay(TITLE, read_game((GOLDEN / f"{game}.jsonl").read_text(encoding="utf-8"))))
    ending = _result(table).ending
    assert ending is not None
    assert ending.rule == rule
    assert _last_lines(table, "en", 2)[0] == english
    assert _last_lines(table, "de", 2)[0] == german


def test_the_last_line_of_the_log_says_who_won_with_how_many_points() -> None:
    game = read_game((GOLDEN / "clash-2p-rounds.jsonl").read_text(encoding="utf-8"))
    table = last(replay(TITLE, game))
    winner, points = game.end["winners"][0], game.end["scores"][game.end["winners"][0]]
    assert _last_lines(table, "en", 1) == [f"{NAMES[winner]} wins with {points} points."]


def test_a_game_under_way_has_no_ending() -> None:
    table = table_at("deed")
    assert TITLE.result(table.state).ending is None
    assert "victory" not in {line.key for line in table.notes(None)}


def test_a_tie_names_the_category_that_broke_it_and_its_figures() -> None:
    """Two points from events against two from an objective: settlements and advances are level, objectives decide."""

    def arrange(g: Clash) -> None:
        g.players[RED].event_halves = 4
        g.players[BLUE].completed = ("metropolis",)

    table = _played_idly(arrange)
    result = _result(table)
    assert result.scores[RED] == result.scores[BLUE] == max(result.scores)
    assert result.winners == (BLUE,)
    assert [(tie.key, tie.rule) for tie in result.ties] == [("tie-category", "4.5")]
    assert _last_lines(table, "en", 2)[0] == "A tie at 6.5 points, broken by “Objectives”: Bo 2, Ada 0."
    assert _last_lines(table, "de", 2)[0] == "Gleichstand bei 6,5 Punkten, es entscheidet „Triumphe“: Bo 2, Ada 0."


def test_a_tie_that_the_pyramid_wins_says_so() -> None:
    def arrange(g: Clash) -> None:
        g.wonder_marks["great_pyramid"] = (RED,)
        g.players[BLUE].event_halves = 10

    table = _played_idly(arrange)
    result = _result(table)
    assert result.scores[RED] == result.scores[BLUE]
    assert (result.winners, [(tie.key, tie.rule) for tie in result.ties]) == ((RED,), [("tie-pyramid", "12.11")])
    assert "Pyramids" in _last_lines(table, "en", 2)[0]


def test_players_who_are_level_in_everything_are_told_that_they_share_the_victory() -> None:
    table = _played_idly(lambda g: None)
    assert _result(table).winners == (0, 1, 2)
    assert [tie.key for tie in _result(table).ties] == ["tie-shared"]
    assert _last_lines(table, "en", 2) == [
        "Ada, Bo and Cy are level in every category.",
        "Ada, Bo and Cy share the victory with 4.5 points each.",
    ]


def test_an_end_that_is_taken_back_is_no_longer_told() -> None:
    table = _played_idly(lambda g: None)
    table.take_back(table.seq - 1)
    assert not table.over
    assert {"end-rounds", "tie-shared", "victory"}.isdisjoint(line.key for line in table.notes(None))

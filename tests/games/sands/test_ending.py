"""The end of a game says that it is the end and what broke a tie: in the result, in the log, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.sands.generations import after_generation
from tests.games.sands.situations import seated
from tests.games.sands.test_scoring import level_but_for_chronicles

from civitas.games.sands import TITLE
from civitas.kernel import Table
from civitas.kernel.gamefile import last, read_game, replay
from civitas.texts import Speaker

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))
NAMES = ("Marion", "Angelika", "Nicole", "Di", "Em")


def _last_lines(table: Table, language: str, number: int) -> list[str]:
    return [Speaker(TITLE, language, NAMES).note(line) for line in table.notes(None)[-number:]]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_game_says_that_the_third_dynasty_ended_it(path: Path) -> None:
    table = last(replay(TITLE, read_game(path.read_text(encoding="utf-8"))))
    result = table.result()
    assert result is not None
    assert result.ending is not None
    assert (result.ending.key, result.ending.rule) == ("end-dynasty", "10.0.1")
    english = [line.key for line in table.notes(None)][-2 - len(result.ties) :]
    assert english == ["end-dynasty", *(tie.key for tie in result.ties), "victory"]
    assert bool(result.ties) == (result.scores.count(max(result.scores)) > 1)


def test_a_tie_that_the_last_chronicles_broke_says_so_with_the_figures() -> None:
    table = after_generation(seated(level_but_for_chronicles))
    assert _last_lines(table, "en", 3) == [
        "Dynasty 3 was the last one: the game is over",
        "A tie at 11 victory points, broken by the chronicle cards of the last dynasty: Angelika 1, Marion 0",
        "Angelika wins with 11 points.",
    ]
    assert _last_lines(table, "de", 2)[0] == (
        "Gleichstand bei 11 Siegpunkten, es entscheiden die Chronikkarten der letzten Dynastie: Angelika 1, Marion 0"
    )


def test_a_shared_victory_says_that_the_last_chronicles_were_level_too() -> None:
    """The game of two in `golden` ends six to six."""
    table = last(replay(TITLE, read_game(GOLDEN[0].read_text(encoding="utf-8"))))
    assert _last_lines(table, "en", 2) == [
        "The chronicle cards of the last dynasty brought Marion and Angelika the same number of points, too (0)",
        "Marion and Angelika share the victory with 6 points each.",
    ]

"""What a rule weighed is a table in the terminal, made from the log of a real game against an automa."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run

from civitas.bots import make_bot
from civitas.cli.playing.weighing import MOST_LEFT, says_more, weighings
from civitas.games import find_title
from civitas.kernel import Dice, LogLine, Table
from civitas.kernel.gamefile import write_game

ERA = find_title("era")
CHOICE = "automa-choice"


@pytest.fixture(scope="module")
def table() -> Table:
    """A game against an automa, up to the question after its second expansion."""
    table = Table(ERA, 1, {"automas": "1", "level": "medium"}, Dice("a"))
    bot = make_bot("greedy", ERA, "a/0")
    while len({line.seq for line in table.notes(None) if line.key == CHOICE}) < 2:
        table.apply(0, bot.choose(table, 0))
    return table


@pytest.fixture(scope="module")
def file(table: Table, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("weighing") / "game.civ"
    file.write_text(write_game(table, ["Anna"], secret=True), encoding="utf-8")
    return file


def tables(output: str) -> list[list[list[str]]]:
    """The rows of every table of this kind, cell by cell, the heads first."""
    found: list[list[list[str]]] = []
    for line in output.splitlines():
        if "weighs" in line or "wägt ab" in line:
            found.append([])
        elif found and line.startswith("│"):
            found[-1].append([cell.strip() for cell in line.strip("│").split("│")])
    return found


def test_a_replay_shows_what_was_weighed_as_a_table(run: Run, file: Path, table: Table) -> None:
    output = run("replay", file).output
    first, second = tables(output)[:2]
    chosen = [line.params for line in table.notes(None) if line.key == CHOICE]
    taken = [row for grid in (first, second) for row in grid if row[0].endswith(".")]
    assert [row[0] for row in first if row[0].endswith(".")][:3] == ["1.", "2.", "3."]
    assert [row[1].lower() for row in taken] == [params["province"] for params in chosen]
    assert [int(row[-2]) for row in taken] == [params["value"] for params in chosen]
    assert "Automa 1 weighs (§12.5.9, §12.9)" in output
    assert "Others:" not in output, "the sentence is not told as well"


def test_every_row_adds_up_and_no_column_is_empty(run: Run, file: Path) -> None:
    for head, *rows in tables(run("replay", file).output):
        assert rows
        assert head[-2:] == ["Sum", "Decided by"]
        for row in rows:
            assert sum(int(cell or 0) for cell in row[2:-2]) == int(row[-2])
        assert all(any(row[column] for row in rows) for column in range(2, len(head)))


def test_those_that_were_not_taken_follow_the_best_first_and_without_a_number(run: Run, file: Path) -> None:
    _, *rows = max(tables(run("replay", file).output), key=len)
    left = [row for row in rows if not row[0]]
    assert rows[-len(left) :] == left != []
    assert [int(row[-2]) for row in left] == sorted((int(row[-2]) for row in left), reverse=True)


def test_who_plays_is_shown_the_same_table_at_the_next_turn_and_in_the_log(run: Run, file: Path) -> None:
    output = run("play", "--load", file, typed="log 500\nquit\n").output
    assert len(tables(output)) >= 3, "the last one before the question, and all in the log"
    assert "Decided by" in output.partition("Anna · ")[0]


def test_below_the_branch_that_was_followed_stands_what_would_have_been_done_otherwise(run: Run, file: Path) -> None:
    output = " ".join(run("replay", file).output.split())
    assert "Automa 1 follows branch A of Expansion or games" in output
    assert "branch B: hold games – this would have been next (§12.4.8)" in output


def test_the_table_speaks_german_too(run: Run, file: Path) -> None:
    output = run("replay", file, "--lang", "de").output
    assert tables(output)
    assert "Entscheidend" in output
    assert "Summe" in output


def line(province: str, *others: str, seat: str = "automa_1") -> LogLine:
    """A choice of this province among these, each of the same worth."""
    terms = {"VI": 1}
    params = {
        "seat": seat,
        "province": province,
        "means": "vassal",
        "value": 1,
        "terms": terms,
        "tie": "value",
        "other_provinces": dict.fromkeys(others, 1),
        "other_terms": dict.fromkeys(others, terms),
    }
    return LogLine(1, CHOICE, params, None)


def test_choices_among_the_same_candidates_are_one_table_and_new_candidates_begin_another() -> None:
    lines = [line("a", "b", "c"), line("b", "c"), line("c", "d"), line("d", seat="automa_2")]
    first, second, third, fourth = weighings(ERA, lines)
    assert first is not None
    assert first is second
    assert len({id(found) for found in (first, third, fourth)}) == 3
    assert [other.what for other in first.left()] == ["province:c"]
    assert not says_more(ERA, lines[0])
    assert weighings(ERA, [LogLine(1, "automa-mixed", {}, None)]) == [None]


def test_a_long_list_is_cut_and_says_how_much_is_left(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    from rich.console import Console

    from civitas.cli.playing.weighing import drawn
    from civitas.cli.words import Words
    from civitas.texts import Speaker

    (found,) = weighings(ERA, [line("a", *(f"p{number}" for number in range(MOST_LEFT + 3)))])
    assert found is not None
    Console(width=100).print(drawn(found, ERA, Speaker(ERA, "en"), Words("en")))
    assert "… and 3 more, worth 1 at most" in capsys.readouterr().out

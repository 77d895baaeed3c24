"""Lessons: each loads, can be solved, and is not solved by another move."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest
from tests.kit import lanterns

from civitas.bots import make_bot
from civitas.games import find_title
from civitas.games.lessons import TEXTS, Happened, Lesson, lessons
from civitas.kernel import Table
from civitas.kernel.journal import effective
from civitas.kernel.portable import FITS, compare, reopen, write_game
from civitas.texts import LANGUAGES

SANDS = find_title("sands")
ALL = lessons(SANDS)
TOOL = Path(__file__).parents[2] / "tools" / "lessons" / "build.py"

SOLUTIONS: dict[str, list[Any]] = {
    "choose-cards": [["build", "caravan_1"]],
    "muster": ["muster", "soldier:rhodes"],
    "build": ["build", "triumphal_arch:syria"],
    "caravan": ["caravan_1", "cyprus-syria", "culture"],
    "advance": ["advance", "culture_1"],
    "conquest": ["conquest", "attack:aegyptus:1", 4],
    "chronicle": ["chronicle", "D3"],
    "score": ["C"],
}
MISTAKES: dict[str, list[Any]] = {
    "choose-cards": [["build", "advance"]],
    "muster": ["muster", "soldier:syria"],
    "build": ["build", "quarry:syria"],
    "caravan": ["caravan_1", "cyprus-syria", "politics"],
    "advance": ["advance", "culture_2"],
    "conquest": ["conquest", "attack:aegyptus:1", 0],
    "chronicle": ["chronicle", "D4"],
    "score": ["D"],
}


def opened(lesson: Lesson) -> Table:
    return reopen(SANDS, lesson.game())


def play(lesson: Lesson, said: list[Any]) -> Table:
    """The learner gives these answers; whoever else is asked answers as strongly as possible."""
    table = opened(lesson)
    left = list(said)
    while left:
        seat = table.to_act()[0]
        if seat == lesson.seat:
            table.apply(seat, left.pop(0))
        else:
            table.apply(seat, table.legal(seat)[-1])
    while table.to_act()[0] != lesson.seat and table.prompt(table.to_act()[0]).key == "die":
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[-1])
    return table


def happened(lesson: Lesson, table: Table) -> list[Happened]:
    begun = len(lesson.game().entries)
    lines = [Happened("note", line.key, line.params) for line in table.notes(lesson.seat) if line.seq >= begun]
    answers = [entry for entry in effective(table.journal) if entry.seq >= begun and entry.who == lesson.seat]
    return [*lines, *(Happened("answer", entry.key, entry.answer) for entry in answers)]


def test_there_are_eight_lessons_from_choosing_cards_to_scoring() -> None:
    assert [lesson.number for lesson in ALL] == list(range(1, 9))
    assert (ALL[0].id, ALL[-1].id) == ("choose-cards", "score")
    assert {lesson.id for lesson in ALL} == SOLUTIONS.keys() == MISTAKES.keys()


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_the_game_of_a_lesson_fits_the_rules_and_the_learner_is_asked(lesson: Lesson) -> None:
    assert compare(SANDS, lesson.game()).verdict == FITS
    table = opened(lesson)
    assert lesson.seat in table.to_act()
    assert not table.can_undo(lesson.seat), "what was done before the lesson must not be undone in it"


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_a_lesson_is_not_solved_before_it_has_begun(lesson: Lesson) -> None:
    assert not lesson.is_done(happened(lesson, opened(lesson)))


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_a_lesson_can_be_solved(lesson: Lesson) -> None:
    assert lesson.is_done(happened(lesson, play(lesson, SOLUTIONS[lesson.id])))


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_another_move_does_not_solve_a_lesson(lesson: Lesson) -> None:
    assert not lesson.is_done(happened(lesson, play(lesson, MISTAKES[lesson.id])))


def test_what_the_other_player_does_solves_nothing() -> None:
    lesson = next(lesson for lesson in ALL if lesson.id == "conquest")
    assert not lesson.is_done([Happened("note", "battle-won", {"seat": 1, "other_seat": 0, "region": "aegyptus"})])


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_everything_is_said_in_both_languages(lesson: Lesson) -> None:
    assert set(lesson.texts) == set(LANGUAGES)
    for language in LANGUAGES:
        assert tuple(lesson.texts[language]) == TEXTS
        assert all(text.strip() for text in lesson.texts[language].values())


def test_the_positions_are_those_that_the_tool_makes() -> None:
    spec = importlib.util.spec_from_file_location("lesson_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    for lesson in ALL[:2]:  # the others take their time
        made = tool.find(f"{lesson.number}-{lesson.id}")
        assert write_game(made, secret=True) == lesson.file.read_text(encoding="utf-8")


def test_a_title_without_lessons_has_none() -> None:
    assert lessons(lanterns.TITLE) == ()


def test_bots_can_go_on_where_a_lesson_ends() -> None:
    for lesson in ALL:
        table = play(lesson, SOLUTIONS[lesson.id])
        seat = table.to_act()[0]
        table.apply(seat, make_bot("random", SANDS, "on").choose(table, seat))

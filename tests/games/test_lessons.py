"""Lessons: each loads, can be solved, and is not solved by another move."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kit import lanterns
from tools.lessons.seeking import find, sought

from civitas.bots import make_bot
from civitas.games import find_title
from civitas.games.lessons import TEXTS, Happened, Lesson, lessons
from civitas.kernel import Table, Title
from civitas.kernel.gamefile import FITS, compare, reopen, write_game
from civitas.kernel.journal import effective
from civitas.kit.rules_index import load_rules
from civitas.texts import LANGUAGES

Said = dict[str, list[Any]]

SANDS: Said = {
    "choose-cards": [["build", "caravan_1"]],
    "muster": ["muster", "soldier:rhodes"],
    "build": ["build", "triumphal_arch:syria"],
    "caravan": ["caravan_1", "cyprus-syria", "culture"],
    "advance": ["advance", "culture_1"],
    "conquest": ["conquest", "attack:sicilia:1", 3],
    "chronicle": ["chronicle", "D3"],
    "score": ["A"],
}
CLASH: Said = {
    "produce": ["produce", "D2", "C2:wood", "E2:ore"],
    "advance": ["advance", "storage"],
    "explore": ["move", "D2>E3", "turned"],
    "found": ["found", "E3"],
    "construct": ["construct", "D2:building:academy"],
    "recruit": ["recruit", "D2", "infantry", "infantry"],
    "happiness": ["happiness", "C3"],
    "influence": ["influence", "D6>C4", True],
    "battle": ["move", "C7>C8", "infantry+infantry", "a28"],
    "wonder": ["construct", "D2:wonder:great_pyramid"],
    "civilisation": ["advance", "engineering", "advance", "sanitation"],
    "leader": ["recruit", "D2", "leader", "pericles", "done", "master", "public_education"],
}
ERA: Said = {
    "trade": ["trade", {"leader": 1, "luxury": 1}],
    "advance": ["advance", "architecture"],
    "settle": ["expansion", {"leader": 1}, "aeduia", "done", "vassal:aeduia", "arvernia"],
    "found": ["expansion", "delta", "memphis", "mareotis", "vassal:memphis", "delta", "done", "delta"],
    "games": ["games", {"leader": 1, "luxury": 4}],
    "voyage": ["expansion", {"leader": 1}, "delta", "done", "fleet:delta:aegyptium", "fleet:aegyptium", "creticum"],
    "village": [
        *("expansion", {"leader": 1}, "treveria", "ubia", "done"),
        *("vassal:treveria", "chattia", "vassal:ubia", "chattia", "done", "use"),
    ],
    "revolution": ["revolution", "rich"],
}
SCHARZ: Said = {
    "march": [{"light.senones.open>picenum": 1, "light.lilybaeum.open>panormus": 1}],
    "build": [{"hire.light.apulia": 1, "start.village.samnium": 1, "work.light.samnium": 2}],
    "battle": [{"attack.volaterrae.1": 1}],
    "sow": [{"roma": 1, "tarquinii": 1, "campania": 1, "volsinii": 1, "volaterrae": 1}],
}
SOLUTIONS: dict[str, Said] = {"sands": SANDS, "clash": CLASH, "era": ERA, "scharz": SCHARZ}
MISTAKES: dict[str, Said] = {
    "sands": {
        "choose-cards": [["build", "advance"]],
        "muster": ["muster", "soldier:syria"],
        "build": ["build", "quarry:syria"],
        "caravan": ["caravan_1", "cyprus-syria", "politics"],
        "advance": ["advance", "culture_2"],
        "conquest": ["conquest", "attack:sicilia:1", 0],
        "chronicle": ["chronicle", "D4"],
        "score": ["B"],
    },
    "clash": {
        "produce": ["produce", "D2", "D2:food", "E2:ore"],
        "advance": ["advance", "irrigation"],
        "explore": ["move", "D2>D1"],
        "found": ["move", "E3>F2"],
        "construct": ["construct", "D2:building:fortress"],
        "recruit": ["recruit", "D2", "infantry", "done"],
        "happiness": ["produce", "C3"],
        "influence": ["influence", "D6>C4", False],
        "battle": ["move", "C7>C8", "infantry+infantry", "none"],
        "wonder": ["construct", "D2:building:temple"],
        "civilisation": ["advance", "irrigation"],
        "leader": ["recruit", "D2", "leader", "alexander"],
    },
    "era": {
        "trade": ["games", {"leader": 1, "luxury": 1}],
        "advance": ["advance", "culture"],
        "settle": ["expansion", {"leader": 1}, "aeduia", "done", "vassal:aeduia", "helvetia"],
        "found": ["expansion", "delta", "memphis", "mareotis", "vassal:memphis", "thebais"],
        "games": ["trade", {"leader": 1, "luxury": 4}],
        "voyage": ["expansion", {"leader": 1}, "delta", "done", "fleet:delta:aegyptium", "fleet:aegyptium", "lycium"],
        "village": [*ERA["village"][:-1], "keep"],
        "revolution": ["revolution", "scholars"],
    },
    "scharz": {
        "march": [{"light.senones.open>arretium": 2}],
        "build": [{"hire.mercenary.apulia": 1}],
        "battle": [{}],
        "sow": [{"roma": 1, "tarquinii": 1, "campania": 1, "volsinii": 1, "sabini": 1}],
    },
}
ALL = [(find_title(id), lesson) for id in SOLUTIONS for lesson in lessons(find_title(id))]
each_lesson = pytest.mark.parametrize(
    ("title", "lesson"), ALL, ids=[f"{title.id}-{lesson.id}" for title, lesson in ALL]
)


def opened(title: Title[Any], lesson: Lesson) -> Table:
    return reopen(title, lesson.game())


def play(title: Title[Any], lesson: Lesson, said: list[Any]) -> Table:
    """The learner gives these answers; whoever else is asked answers as strongly as possible."""
    table = opened(title, lesson)
    left = list(said)
    while left:
        seat = table.to_act()[0]
        if seat == lesson.seat:
            table.apply(seat, left.pop(0))
        else:
            prompt = table.prompt(seat)
            table.apply(seat, prompt.decline() if prompt.vast() else prompt.legal()[-1])
    while table.to_act()[0] != lesson.seat and table.prompt(table.to_act()[0]).key == "die":
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[-1])
    return table


def happened(lesson: Lesson, table: Table) -> list[Happened]:
    begun = len(lesson.game().entries)
    lines = [Happened("note", line.key, line.params) for line in table.notes(lesson.seat) if line.seq >= begun]
    answers = [entry for entry in effective(table.journal) if entry.seq >= begun and entry.who == lesson.seat]
    return [*lines, *(Happened("answer", entry.key, entry.answer) for entry in answers)]


@pytest.mark.parametrize(
    ("title", "count", "first", "last"),
    [
        ("sands", 8, "choose-cards", "score"),
        ("clash", 12, "produce", "leader"),
        ("era", 8, "trade", "revolution"),
        ("scharz", 4, "march", "sow"),
    ],
)
def test_the_lessons_are_numbered_from_the_first_to_the_last(title: str, count: int, first: str, last: str) -> None:
    all_of_it = lessons(find_title(title))
    assert [lesson.number for lesson in all_of_it] == list(range(1, count + 1))
    assert (all_of_it[0].id, all_of_it[-1].id) == (first, last)
    assert {lesson.id for lesson in all_of_it} == SOLUTIONS[title].keys() == MISTAKES[title].keys()
    assert [f"{lesson.number}-{lesson.id}" for lesson in all_of_it] == list(sought(title))


@each_lesson
def test_the_game_of_a_lesson_fits_the_rules_and_the_learner_is_asked(title: Title[Any], lesson: Lesson) -> None:
    assert compare(title, lesson.game()).verdict == FITS
    table = opened(title, lesson)
    assert lesson.seat in table.to_act()
    assert not table.can_undo(lesson.seat), "what was done before the lesson must not be undone in it"


@each_lesson
def test_a_lesson_is_not_solved_before_it_has_begun(title: Title[Any], lesson: Lesson) -> None:
    begun = happened(lesson, opened(title, lesson))
    assert not lesson.is_done(begun)
    assert not lesson.has_strayed(begun)


@each_lesson
def test_a_lesson_can_be_solved_without_straying(title: Title[Any], lesson: Lesson) -> None:
    done = happened(lesson, play(title, lesson, SOLUTIONS[title.id][lesson.id]))
    assert lesson.is_done(done)
    assert not lesson.has_strayed(done)


@each_lesson
def test_another_move_does_not_solve_a_lesson_and_gets_the_hint(title: Title[Any], lesson: Lesson) -> None:
    done = happened(lesson, play(title, lesson, MISTAKES[title.id][lesson.id]))
    assert not lesson.is_done(done)
    assert lesson.has_strayed(done)


def test_what_the_other_player_does_solves_nothing() -> None:
    lesson = next(lesson for title, lesson in ALL if lesson.id == "conquest")
    assert not lesson.is_done([Happened("note", "battle-won", {"seat": 1, "other_seat": 0, "region": "aegyptus"})])


@each_lesson
def test_everything_is_said_in_both_languages(title: Title[Any], lesson: Lesson) -> None:
    assert set(lesson.texts) == set(LANGUAGES)
    for language in LANGUAGES:
        assert tuple(lesson.texts[language]) == TEXTS
        assert all(text.strip() for text in lesson.texts[language].values())


@each_lesson
def test_the_paragraphs_to_read_on_are_in_the_rules(title: Title[Any], lesson: Lesson) -> None:
    assert lesson.rules
    assert set(lesson.rules) <= {rule.id for rule in load_rules(title)}


@pytest.mark.parametrize("title", SOLUTIONS)
def test_the_positions_are_those_that_the_tool_makes(title: str) -> None:
    for lesson in lessons(find_title(title))[:2]:  # the others take their time
        made = find(title, f"{lesson.number}-{lesson.id}")
        assert write_game(made, secret=True) == lesson.file.read_text(encoding="utf-8")


def test_a_title_without_lessons_has_none() -> None:
    assert lessons(lanterns.TITLE) == ()


@each_lesson
def test_bots_can_go_on_where_a_lesson_ends(title: Title[Any], lesson: Lesson) -> None:
    table = play(title, lesson, SOLUTIONS[title.id][lesson.id])
    seat = table.to_act()[0]
    table.apply(seat, make_bot("random", title, "on").choose(table, seat))

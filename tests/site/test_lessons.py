"""Lessons on the site: begun by anybody, solved by the right move, and nobody else's business."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import pytest
from django.test import Client
from tests.games.test_lessons import ALL, MISTAKES, SANDS, SOLUTIONS, each_lesson
from tests.site.calling import Caller

from civitas.games.lessons import Lesson
from civitas.kernel import Title
from civitas.site.tables import moves
from civitas.site.tables.models import Job, Table
from civitas.site.worker import Worker
from civitas.site.worker.turns import JobLease

pytestmark = pytest.mark.django_db


def begun(who: Caller, number: int, title: str = "sands") -> str:
    table = who.post(f"/lessons/{title}/{number}")
    assert who.status == 201, table
    return str(table["name"])


def play(who: Caller, name: str, said: list[Any]) -> None:
    """The person answers; a battle's other die is the highest."""
    for answer in said:
        asked = who.get(f"/tables/{name}/prompt")
        who.post(f"/tables/{name}/answer", {"answer": answer, "expected": asked["seq"]})
        assert who.status == 200, who.body
    for job in list(Job.objects.filter(table__name=name)):
        with moves.looking(name) as game:
            due = job.seq <= game.seq and job.seat in game.to_act() and game.prompt(job.seat).key == "die"
            highest, seq = game.legal(job.seat)[-1] if due else None, game.seq
        if due:
            moves.answer(name, job.seat, highest, expected=seq, request=f"job {job.pk}")


@each_lesson
def test_a_lesson_opens_where_the_person_is_asked_and_is_solved_by_the_right_move(
    title: Title[Any], lesson: Lesson
) -> None:
    anna = Caller("Anna", language="de")
    name = begun(anna, lesson.number, title.id)
    task = anna.get(f"/tables/{name}/lesson")
    count = sum(other is title for other, _ in ALL)
    assert (task["number"], task["count"], task["seat"], task["done"]) == (lesson.number, count, lesson.seat, False)
    assert task["task"] == lesson.texts["de"]["task"]
    assert [rule["paragraph"] for rule in task["rules"]] == list(lesson.rules)
    assert all(rule["heading"] for rule in task["rules"])
    assert anna.get(f"/tables/{name}/lesson?lang=en")["praise"] == lesson.texts["en"]["praise"]
    assert anna.get(f"/tables/{name}/prompt")["prompt"] is not None
    play(anna, name, SOLUTIONS[title.id][lesson.id])
    task = anna.get(f"/tables/{name}/lesson")
    assert (task["done"], task["strayed"]) == (True, False)


@each_lesson
def test_another_move_does_not_solve_it_and_gets_the_hint(title: Title[Any], lesson: Lesson) -> None:
    anna = Caller("Anna")
    name = begun(anna, lesson.number, title.id)
    play(anna, name, MISTAKES[title.id][lesson.id])
    task = anna.get(f"/tables/{name}/lesson")
    assert (task["done"], task["strayed"]) == (False, True)


def test_who_undoes_a_wrong_move_is_back_on_the_way() -> None:
    anna = Caller("Anna")
    name = begun(anna, 2)
    play(anna, name, MISTAKES["sands"]["muster"])
    anna.post(f"/tables/{name}/undo", {"expected": anna.get(f"/tables/{name}")["seq"]})
    assert anna.status == 200
    assert not anna.get(f"/tables/{name}/lesson")["strayed"]


def test_a_move_that_is_undone_has_not_solved_the_lesson() -> None:
    anna = Caller("Anna")
    name = begun(anna, 2)
    play(anna, name, SANDS["muster"])
    assert anna.get(f"/tables/{name}/lesson")["done"]
    anna.post(f"/tables/{name}/undo", {"expected": anna.get(f"/tables/{name}")["seq"]})
    assert anna.status == 200
    assert not anna.get(f"/tables/{name}/lesson")["done"]


def test_what_lies_before_the_lesson_can_neither_be_undone_nor_looked_at() -> None:
    anna = Caller("Anna")
    name = begun(anna, 5)
    asked = anna.get(f"/tables/{name}/prompt")
    assert not asked["can_undo"]
    anna.get(f"/tables/{name}/positions/{asked['seq'] - 1}")
    assert anna.status == 404


def test_the_list_says_which_lessons_are_done_and_where_to_go_on() -> None:
    anna = Caller("Anna")
    assert [(one["number"], one["done"], one["table"]) for one in anna.get("/lessons/sands")] == [
        (number, False, None) for number in range(1, 9)
    ]
    name = begun(anna, 2)
    play(anna, name, SANDS["muster"])
    later = begun(anna, 2)
    listed = anna.get("/lessons/sands?lang=de")
    assert (listed[1]["done"], listed[1]["table"]) == (True, later)
    assert listed[1]["name"] == "Einen Soldaten mustern"
    assert not listed[0]["done"]
    assert not Caller("Ben").get("/lessons/sands")[1]["done"]


def test_attempts_do_not_pile_up() -> None:
    anna = Caller("Anna")
    for _ in range(3):
        play(anna, begun(anna, 2), SANDS["muster"])
        begun(anna, 2)
    assert Table.objects.filter(kind="lesson").count() == 2


def test_who_has_no_account_becomes_a_guest_and_learns_too() -> None:
    stranger = Caller()
    assert [one["number"] for one in stranger.get("/lessons/sands")] == list(range(1, 9))
    table = stranger.post("/lessons/sands/1", {"name": "Passer-by"})
    assert stranger.status == 201
    assert table["seats"][0]["name"] == "Passer-by"
    assert table["my_seats"] == [0]
    play(stranger, table["name"], SANDS["choose-cards"])
    assert stranger.get("/lessons/sands")[0]["done"]
    assert stranger.get("/people/me")["is_guest"]


def test_nobody_is_made_a_guest_from_another_site() -> None:
    browser = Client(enforce_csrf_checks=True)
    reply = browser.post("/api/lessons/sands/1", data="{}", content_type="application/json")
    assert (reply.status_code, reply.json()["error"]) == (403, "forged")


def test_a_lesson_is_nobody_elses_business() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = begun(anna, 1)
    for path in ("", "/lesson", "/view", "/prompt"):
        assert ben.get(f"/tables/{name}{path}")["error"] == "not-your-table"
    assert name not in [table["name"] for table in ben.get("/tables")]


def test_there_are_no_other_lessons() -> None:
    anna = Caller("Anna")
    assert anna.post("/lessons/sands/9")["error"] == "no-such-lesson"
    assert anna.post("/lessons/os/1")["error"] == "no-such-title"
    assert anna.get("/lessons/os")["error"] == "no-such-title"
    table = anna.post("/tables", {"title": "sands", "seats": 2})["name"]
    assert anna.get(f"/tables/{table}/lesson")["error"] == "not-started"


@pytest.mark.django_db(transaction=True)
def test_a_bot_answers_for_the_other_side() -> None:
    anna = Caller("Anna")
    name = begun(anna, 1)
    play(anna, name, SANDS["choose-cards"])
    worker = Worker()
    with closing(JobLease()) as lease:
        assert sum(1 for _ in range(5) if worker.work(lease))
    assert "reveal" in [line["key"] for line in anna.get(f"/tables/{name}/notes")["lines"]]

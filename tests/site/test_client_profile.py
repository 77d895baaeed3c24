"""Somebody as everybody may see them."""

from __future__ import annotations

import pytest
from tests.site.calling import Caller, started

from civitas.site.tables.models import Kind, Status, Table

pytestmark = pytest.mark.django_db


def _finish(name: str, winners: list[int], kind: str = Kind.GAME) -> None:
    Table.objects.filter(name=name).update(status=Status.FINISHED, winners=winners, kind=kind)


def test_a_profile_counts_finished_games_and_those_won() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    for winners in ([0], [1], [0, 1]):
        _finish(started(anna, ben), winners)
    started(anna, ben)
    seen = Caller().get("/people/handle-anna")
    assert (seen["name"], seen["finished"], seen["won"]) == ("Anna", 3, 2)
    assert seen["titles"] == [{"title": "sands", "finished": 3, "won": 2}]
    assert seen["since"]


def test_neither_a_branch_nor_a_file_counts() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    for kind in (Kind.BRANCH, Kind.IMPORT):
        _finish(started(anna, ben), [0], kind)
    assert Caller().get("/people/handle-anna")["finished"] == 0


def test_a_profile_tells_nothing_that_is_private() -> None:
    anna = Caller("Anna")
    anna.user.email = "anna@table.example"
    anna.user.save()
    Caller("Ben").get("/people/handle-anna")
    seen = Caller()
    seen.get("/people/handle-anna")
    assert b"table.example" not in seen.body


def test_who_is_not_here_or_has_left_has_no_profile() -> None:
    anna, stranger = Caller("Anna"), Caller()
    anna.user.is_active = False
    anna.user.save()
    for handle in ("nobody", "handle-anna"):
        assert stranger.get(f"/people/{handle}")["error"] == "no-such-person"
        assert stranger.status == 404


def test_my_own_page_is_not_taken_for_a_handle() -> None:
    assert Caller("Anna").get("/people/me")["email"] == ""

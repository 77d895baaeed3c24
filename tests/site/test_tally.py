"""Where the points of a finished game came from, as the site tells it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.site.calling import Caller, play_on, started

from civitas.site.tables.models import LogLine, Table

pytestmark = pytest.mark.django_db


def added_up(rows: list[dict[str, Any]]) -> list[float]:
    return [sum(points) for points in zip(*(row["points"] for row in rows), strict=True)]


@pytest.fixture
def finished() -> tuple[Caller, str]:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    assert anna.get(f"/tables/{name}/tally")["error"] == "game-not-over"
    play_on(name, 5000)
    return anna, name


def test_the_rows_of_a_tally_are_the_scores_in_ones_own_language(finished: tuple[Caller, str]) -> None:
    anna, name = finished
    scores = Table.objects.get(name=name).scores
    rows = anna.get(f"/tables/{name}/tally?lang=de")
    assert added_up(rows) == scores
    assert all(any(row["points"]) for row in rows)
    known = {"Wunder", "Chroniken, Dynastie 3", "Niedrigste Unruhe am Ende", "Meiste Regionen am Ende"}
    assert known & {row["text"] for row in rows}
    assert [row["points"] for row in anna.get(f"/tables/{name}/tally?lang=en")] == [row["points"] for row in rows]
    assert Caller().get(f"/tables/{name}/tally?lang=de") == rows, "whoever may watch the table"


def test_points_from_before_the_log_begins_are_a_row_of_their_own(finished: tuple[Caller, str]) -> None:
    anna, name = finished
    scores = Table.objects.get(name=name).scores
    LogLine.objects.filter(table__name=name, key="end-points").update(struck=True)
    rows = anna.get(f"/tables/{name}/tally?lang=en")
    assert rows[-1]["text"] == "Before the log begins"
    assert sum(rows[-1]["points"]) >= 9
    assert added_up(rows) == scores


def test_who_may_not_watch_a_table_is_not_told_its_points(finished: tuple[Caller, str]) -> None:
    _, name = finished
    Table.objects.filter(name=name).update(visibility="private")
    assert Caller("Cleo").get(f"/tables/{name}/tally")["error"] == "not-your-table"

"""The plan of those who win or lose together: they put it on the map, and nobody else is told."""

from __future__ import annotations

from typing import Any

import pytest
from tests.site.calling import Caller, started

from civitas.site.core import limits
from civitas.site.people.models import Block
from civitas.site.people.tokens import make_token
from civitas.site.push.who import watcher_of
from civitas.site.tables.models import PlanMark, Seat, Status, Table

pytestmark = pytest.mark.django_db
AUTOMA: dict[str, Any] = {"title": "era", "options": {"automas": "1", "level": "easy"}}
PIN = {"sign": "attack", "place": "province:gallia"}
ARROW = {"sign": "goal", "place": "province:gallia", "to": "province:alpes", "label": "  in spring "}


def shown(marks: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    return [(m["author"], m["seat"], m["mine"], m["sign"], m["place"], m["to"], m["label"]) for m in marks]


def test_partners_see_what_the_others_have_marked() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    at = f"/tables/{started(anna, ben, **AUTOMA)}"
    anna.post(f"{at}/plan", PIN)
    assert anna.status == 201
    ben.post(f"{at}/plan", ARROW)
    assert shown(ben.get(f"{at}/plan")) == [
        ("Anna", 0, False, "attack", "province:gallia", None, ""),
        ("Ben", 1, True, "goal", "province:gallia", "province:alpes", "in spring"),
    ]


def test_each_takes_back_their_own_and_anybody_clears_all_of_it() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    at = f"/tables/{started(anna, ben, **AUTOMA)}"
    first, second = (anna.post(f"{at}/plan", PIN)["id"] for _ in range(2))
    ben.delete(f"{at}/plan/{first}")
    assert len(anna.get(f"{at}/plan")) == 2, "it was not his to take back"
    anna.delete(f"{at}/plan/{first}")
    assert anna.status == 204
    assert [mark["id"] for mark in ben.get(f"{at}/plan")] == [second]
    stirs = anna.get(at)["stirs"]
    ben.delete(f"{at}/plan")
    assert anna.get(f"{at}/plan") == []
    assert anna.get(at)["stirs"] == stirs + 1
    ben.delete(f"{at}/plan")
    assert anna.get(at)["stirs"] == stirs + 1, "nothing was there to clear"


def test_one_of_another_table_is_not_taken_away_from_here() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    here, there = (f"/tables/{started(anna, ben, **AUTOMA)}" for _ in range(2))
    mark = anna.post(f"{there}/plan", PIN)["id"]
    anna.delete(f"{here}/plan/{mark}")
    anna.delete(f"{here}/plan")
    assert len(anna.get(f"{there}/plan")) == 1


def test_nobody_but_partners_is_shown_the_plan_nor_when_the_game_is_over() -> None:
    anna, ben, walt, nobody = Caller("Anna"), Caller("Ben"), Caller("Walt"), Caller()
    at = f"/tables/{started(anna, ben, **AUTOMA)}"
    mark = anna.post(f"{at}/plan", PIN)["id"]
    for status in (Status.PLAYING, Status.FINISHED):
        Table.objects.update(status=status)
        for method, path, body in (
            ("GET", "", None),
            ("POST", "", PIN),
            ("DELETE", "", None),
            ("DELETE", f"/{mark}", None),
        ):
            assert walt.call(method, f"{at}/plan{path}", body)["error"] == "partners-only"
            nobody.call(method, f"{at}/plan{path}", body)
            assert nobody.status == 401
    assert PlanMark.objects.count() == 1
    assert len(ben.get(f"{at}/plan")) == 1, "partners go on reading it"


def test_who_has_resigned_is_no_partner_and_who_is_away_still_is() -> None:
    anna, ben, clara = Caller("Anna"), Caller("Ben"), Caller("Clara")
    name = started(anna, ben, clara, **AUTOMA)
    at = f"/tables/{name}"
    anna.post(f"{at}/resign")
    Seat.objects.filter(number=1).update(user=None, away=ben.user, bot="caretaker")
    ben.post(f"{at}/plan", PIN)
    assert shown(clara.get(f"{at}/plan"))[0][:3] == ("Ben", 1, False)
    assert anna.get(f"{at}/plan")["error"] == "partners-only", "though the table is hers"

    def hears(who: Caller) -> bool:
        return "partners" in watcher_of(name, f"Bearer {make_token(who.user, 'x').secret}", {}, None).rooms

    assert [hears(who) for who in (anna, ben, clara)] == [False, True, True]


def test_where_people_play_against_each_other_there_is_no_plan() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    for title in ("sands", "era"):
        name = started(anna, ben, title=title)
        assert anna.get(f"/tables/{name}/plan")["error"] == "no-partners"
        assert anna.post(f"/tables/{name}/plan", PIN)["error"] == "no-partners"
        key = f"Bearer {make_token(ben.user, 'x').secret}"
        assert watcher_of(name, key, {}, None).rooms == {"players"}
    assert not PlanMark.objects.exists()


def test_a_plan_has_bounds() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    at = f"/tables/{started(anna, ben, **AUTOMA)}"
    wrong: tuple[dict[str, Any], ...] = (
        {"sign": "skull"},
        {"place": "gallia"},
        {"place": "province:" + "x" * limits.TARGET_LENGTH},
        {"place": "province:a b"},
        {"to": ""},
        {"label": "x" * (limits.PLAN_LABEL_LENGTH + 1)},
        {"label": "a\0b"},
        {"seat": 1},
    )
    for part in wrong:
        assert anna.post(f"{at}/plan", {**PIN, **part})["error"] == "invalid", part
    for _ in range(limits.PLAN_MARKS):
        anna.post(f"{at}/plan", PIN)
    assert anna.status == 201
    assert anna.post(f"{at}/plan", PIN)["error"] == "plan-full"
    ben.post(f"{at}/plan", PIN)
    assert ben.status == 201, "everybody has room of their own"


def test_marks_of_somebody_who_is_blocked_are_not_seen() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    at = f"/tables/{started(anna, ben, **AUTOMA)}"
    ben.post(f"{at}/plan", PIN)
    Block.objects.create(blocker=anna.user, blocked=ben.user)
    assert anna.get(f"{at}/plan") == []
    assert len(ben.get(f"{at}/plan")) == 1


def test_who_leaves_the_site_takes_their_marks_along() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    at = f"/tables/{started(anna, ben, **AUTOMA)}"
    for one in (anna, ben):
        one.post(f"{at}/plan", PIN)
    anna.call("DELETE", "/people/me", {"name": "Anna"})
    assert [mark["author"] for mark in ben.get(f"{at}/plan")] == ["Ben"]

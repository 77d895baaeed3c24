"""Nobody gets in who does not belong, and nobody is told what their seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from django.utils import timezone
from tests.site.calling import Caller, play_on, started
from tests.site.peeping import no_line_of_others_shows, nothing_hidden_shows, replies, started_and_a_line_is_hidden

from civitas.site.api.app import api
from civitas.site.core.now import turned
from civitas.site.tables.models import Message, Seat, Table

pytestmark = pytest.mark.django_db

BODIES: dict[str, Any] = {
    "answer": {"answer": 1, "expected": 1},
    "undo": {"expected": 1},
    "redo": {"expected": 1},
    "restart": {"expected": 1},
    "why": {"answer": 1},
    "petitions": {"seq": 1},
    "vote": {"agrees": True},
    "{key}": {"answer": 1},
    "{room}": {"text": "Hello"},
    "private-note": {"text": "Hello"},
    "plan": {"sign": "goal", "place": "region:libya"},
    "reservation": {"person": "Anna"},
    "bot": {"bot": "random"},
    "notices": {"level": "all"},
    "/tables/{name}/absences/{number}/vote": {"choice": "wait"},
}
"""By the last part of the address, or by the whole of it."""


@pytest.fixture(autouse=True)
def no_time_passes() -> Iterator[None]:
    """What the clocks at the seats say is no leak."""
    with turned(timezone.now()):
        yield


def body_for(path: str) -> Any:
    return BODIES.get(path, BODIES.get(path.rpartition("/")[2], {}))


@cache
def operations() -> list[tuple[str, str, Any]]:
    """Every operation on a table that the API describes, with a body that has the right form."""
    found = []
    for path, methods in api.get_openapi_schema(path_prefix="")["paths"].items():
        if path.startswith("/tables/{name}"):
            found += [(method.upper(), path, body_for(path) if method != "get" else {}) for method in methods]
    return found


def address(path: str, name: str, room: str = "players") -> str:
    filled = {"name": name, "seat": "1", "key": "some-key", "room": room, "petition": "1", "seq": "5", "number": "1"}
    return path.format(**filled)


def test_a_stranger_gets_nothing_of_a_private_table_and_changes_nothing() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    stranger, nobody = Caller("Stranger"), Caller()
    assert len(operations()) > 30
    name = started(anna, ben, visibility="private")
    play_on(name, 30)
    before = list(Seat.objects.order_by("pk").values()), Table.objects.order_by("pk").values().get(name=name)
    for method, path, body in operations():
        reply = stranger.call(method, address(path, name), body)
        assert stranger.status == 403, (method, path, reply)
        reply = nobody.call(method, address(path, name), body)
        assert nobody.status in (401, 403), (method, path, reply)
    after = list(Seat.objects.order_by("pk").values()), Table.objects.order_by("pk").values().get(name=name)
    assert before == after
    assert not Message.objects.exists()


def test_who_watches_a_public_table_reads_and_does_not_write() -> None:
    anna, ben, walt, nobody = Caller("Anna"), Caller("Ben"), Caller("Walt"), Caller()
    name = started(anna, ben)
    play_on(name, 30)
    # To look on is one thing; a note of one's own, and the spectators' room, are everybody's.
    open_to_all = {"", "view", "now", "notes", "{seq}", "petitions"}
    for method, path, body in operations():
        last = path.removeprefix("/tables/{name}").rpartition("/")[2]
        walt.call(method, address(path, name), body)
        nobody.call(method, address(path, name), body)
        if method == "GET" and last in open_to_all:
            assert (walt.status, nobody.status) == (200, 200), path
        elif last in ("tally", "ending", "export"):
            # Why it ended, what points were given for, and the game itself are everybody's, once it is over.
            assert (walt.status, nobody.status) == (409, 409)
        elif last in ("private-note", "reactions"):
            assert (walt.status, nobody.status) == (200, 401)
        else:
            # No lesson is given at this table, and that is no secret.
            assert walt.status in (403, 409) or (walt.status, last) == (404, "lesson"), (method, path)
            assert nobody.status == 401, (method, path)
    assert walt.post(address("/tables/{name}/chat/{room}", name, "spectators"), {"text": "Oh!"})["author"] == "Walt"


def test_a_player_cannot_act_or_look_as_another() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    play_on(name, 30)
    for method, path, body in operations():
        if method in ("POST", "PUT") and body:
            reply = anna.call(method, address(path, name), {**body, "seat": 1})
            # Where no seat is acted for, none can be named.
            assert reply["error"] in ("not-your-seat", "invalid"), (method, path, reply)
    for part in ("view", "prompt", "now", "refusals", "notes", "recap", "positions/20", "orders"):
        assert anna.get(f"/tables/{name}/{part}?seat=1")["error"] == "not-your-seat", part
    assert anna.post(f"/tables/{name}/branch", {"seat": 1})["error"] == "not-your-seat"
    assert anna.post(f"/tables/{name}/resign?seat=1")["error"] == "not-your-seat"
    assert anna.delete(f"/tables/{name}/orders/some-key?seat=1")["error"] == "not-your-seat"
    assert anna.delete(f"/tables/{name}/petitions/1?seat=1")["error"] == "not-your-seat"


# ---------------------------------------------------------------------- leaks


@pytest.mark.parametrize("decisions", [45, 130])
def test_no_reply_depends_on_what_the_caller_cannot_know(decisions: int) -> None:
    people = [Caller("Anna"), Caller("Ben"), Caller("Clara")]
    name = started(*people)
    play_on(name, decisions, f"leak {decisions}")
    watching = [Caller(f"Walt {seat}") for seat in range(len(people))]
    nothing_hidden_shows(
        name, people, lambda caller, seat: (replies(caller, name, seat), replies(watching[seat], name, None))
    )


def test_no_reply_depends_on_lines_of_the_log_that_are_for_others() -> None:
    people = [Caller("Anna"), Caller("Ben"), Caller("Clara")]
    name = started_and_a_line_is_hidden(*people)
    no_line_of_others_shows(name, people, lambda caller, seat: replies(caller, name, seat))


def test_no_reply_depends_on_the_orders_and_private_notes_of_others() -> None:
    anna, ben, walt = Caller("Anna"), Caller("Ben"), Caller("Walt")
    name = started(anna, ben)
    play_on(name, 40)
    before = replies(anna, name, 0), replies(walt, name, None)
    ben.put(f"/tables/{name}/orders/some-key", {"answer": 1})
    ben.put(f"/tables/{name}/private-note", {"text": "a secret"})
    assert (replies(anna, name, 0), replies(walt, name, None)) == before

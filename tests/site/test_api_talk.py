"""Talking at the table, and notes that nobody else reads."""

from __future__ import annotations

import pytest
from tests.site.calling import Caller, started

from civitas.site.people.models import Block
from civitas.site.tables.models import Status, Table

pytestmark = pytest.mark.django_db


def test_players_and_spectators_have_a_room_each() -> None:
    anna, ben, walt = Caller("Anna"), Caller("Ben"), Caller("Walt")
    at = f"/tables/{started(anna, ben)}"
    said = anna.post(f"{at}/chat/players", {"text": "Good luck!"})
    assert anna.status == 201
    walt.post(f"{at}/chat/spectators", {"text": "Anna will win."})
    assert [m["text"] for m in ben.get(f"{at}/chat/players")] == ["Good luck!"]
    assert ben.get(f"{at}/chat/players?after={said['id']}") == []
    assert walt.get(f"{at}/chat/players")["error"] == "players-only"
    assert ben.get(f"{at}/chat/spectators")["error"] == "spectators-only"
    assert ben.post(f"{at}/chat/spectators", {"text": "Hush"})["error"] == "spectators-only"
    Table.objects.update(status=Status.FINISHED)
    assert [m["author"] for m in ben.get(f"{at}/chat/spectators")] == ["Walt"]


def test_who_is_blocked_is_not_heard() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    at = f"/tables/{started(anna, ben)}"
    ben.post(f"{at}/chat/players", {"text": "Nonsense"})
    Block.objects.create(blocker=anna.user, blocked=ben.user)
    assert anna.get(f"{at}/chat/players") == []
    assert len(ben.get(f"{at}/chat/players")) == 1


def test_a_message_has_bounds() -> None:
    anna = Caller("Anna")
    at = f"/tables/{started(anna, bots=1)}"
    for text in ("", "x" * 1001, "a\0b"):
        assert anna.post(f"{at}/chat/players", {"text": text})["error"] == "invalid"


def test_a_private_note_is_read_by_its_writer_alone() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    at = f"/tables/{started(anna, ben)}"
    anna.put(f"{at}/private-note", {"text": "Ben holds the fortress."})
    anna.put(f"{at}/private-note", {"text": "Ben holds two."})
    assert anna.get(f"{at}/private-note") == {"text": "Ben holds two."}
    assert ben.get(f"{at}/private-note") == {"text": ""}

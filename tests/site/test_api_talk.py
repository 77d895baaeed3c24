"""Talking at the table, and notes that nobody else reads."""

from __future__ import annotations

import pytest
from tests.site.calling import Caller, started

from civitas.site.people.models import Block
from civitas.site.people.tokens import make_token
from civitas.site.push.who import watcher_of
from civitas.site.tables.models import Seat, Status, Table

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


def test_who_has_resigned_is_a_spectator_until_the_game_is_over() -> None:
    anna, ben, clara, walt = Caller("Anna"), Caller("Ben"), Caller("Clara"), Caller("Walt")
    name = started(anna, ben, clara)
    at = f"/tables/{name}"
    anna.post(f"{at}/resign")
    ben.post(f"{at}/chat/players", {"text": "Shall we attack?"})
    walt.post(f"{at}/chat/spectators", {"text": "Ben will win."})
    assert anna.get(f"{at}/chat/players")["error"] == "players-only", "though the table is hers"
    assert anna.post(f"{at}/chat/players", {"text": "Clara has four"})["error"] == "players-only"
    assert [m["author"] for m in anna.get(f"{at}/chat/spectators")] == ["Walt"]
    assert watcher_of(name, f"Bearer {make_token(anna.user, 'x').secret}", {}, None).rooms == {"spectators"}
    assert watcher_of(name, f"Bearer {make_token(ben.user, 'x').secret}", {}, None).rooms == {"players"}
    Table.objects.update(status=Status.FINISHED)
    assert [m["text"] for m in anna.get(f"{at}/chat/players")] == ["Shall we attack?"]


def test_who_is_away_and_may_come_back_does_not_hear_the_spectators() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    at = f"/tables/{started(anna, ben)}"
    Seat.objects.filter(number=1).update(user=None, away=ben.user, bot="caretaker")
    assert ben.get(f"{at}/chat/spectators")["error"] == "spectators-only"
    assert ben.get(f"{at}/chat/players") == []


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

"""Nobody in, while the game goes on: two tables differ in what a viewer cannot know, and in nothing they are told.

At both the same things happen in the same order: somebody's answer is sealed, withdrawn and sealed again, an order and
a private note are written, a line of the log is for another, the table goes back by agreement. What is sealed, dealt,
ordered and noted differs. Every reply to the others and every event of their streams must be the same, byte by byte.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.site.calling import Caller, gathered, play_on
from tests.site.peeping import redealt, replies
from tests.site.pushing import Push, Stream

from civitas.site.core import bus
from civitas.site.people.tokens import make_token
from civitas.site.tables import moves
from civitas.site.tables.models import Entry, LogLine, Table

pytestmark = pytest.mark.django_db(transaction=True)
ANNA, BEN, CLARA = 0, 1, 2
SEED = "5eed" * 16
BY_CHANCE = re.compile(rb'"\d{4}-\d\d-\d\dT[^"]*"|"id": ?\d+|"invitation": ?"[^"]*"|"(?:left|spent)": ?[\d.e-]+')
"""What differs between any two tables: when something was, the clocks, numbers of rows, the invitation."""


@pytest.fixture
def push() -> Iterator[Push]:
    with Push() as running:
        yield running
    bus.close()


class Watched:
    """A table and everything that its viewers are told about it."""

    def __init__(self, push: Push, people: list[Caller], strangers: list[Caller]) -> None:
        self.people, self.strangers = people, strangers
        self._push = push
        self.name = gathered(*people)
        Table.objects.filter(name=self.name).update(seed=SEED)
        people[ANNA].post(f"/tables/{self.name}/start")
        self.told: dict[str, bytes] = {}
        self._streams: dict[str, Stream] = {}

    def watch(self) -> None:
        """From now on Anna and a stranger listen."""
        self._streams = {who: self._stream(**how) for who, how in self._listeners()}
        self.hear("the beginning")

    def _listeners(self) -> list[tuple[str, dict[str, str]]]:
        anna = self.people[ANNA].user
        return [("Anna", {"token": make_token(anna, "leak").secret}), ("a stranger", {})]

    def _stream(self, **how: Any) -> Stream:
        return self._push.watch(Table.objects.get(name=self.name), **how)

    def act(self, who: int, method: str, path: str, body: Any = None) -> Any:
        """Somebody does something, and nothing goes wrong."""
        caller = self.people[who]
        reply = caller.call(method, f"/tables/{self.name}{path}", body)
        assert caller.status < 300, reply
        return reply

    def move(self, who: int, act: str, **more: Any) -> None:
        """A move that everybody hears of."""
        self.act(who, "POST", f"/{act}", {"expected": Table.objects.get(name=self.name).seq, **more})
        self.hear(f"after {act} {who}")

    def hear(self, when: str) -> None:
        """Read the streams up to the present."""
        seq = Table.objects.get(name=self.name).seq
        for who, stream in self._streams.items():
            self._note(f"{who} hears {when}", repr(stream.until(seq)).encode())

    def look(self, when: str) -> None:
        """Everything that Anna, somebody who watches and somebody without a name may ask for."""
        for caller, seat in ((self.people[ANNA], ANNA), *((stranger, None) for stranger in self.strangers)):
            for what, reply in replies(caller, self.name, seat).items():
                self._note(f"{caller.name} asks {what} {when}", reply)

    def come_back(self, since: int) -> None:
        """Cut off for a while: what has been missed is told at once."""
        seq = Table.objects.get(name=self.name).seq
        for who, how in self._listeners():
            with self._stream(last=since, **how) as stream:
                self._note(f"{who} comes back", repr(stream.until(seq)).encode())

    def _note(self, what: str, reply: bytes) -> None:
        assert what not in self.told
        self.told[what] = BY_CHANCE.sub(b"", reply.replace(self.name.encode(), b"this table"))

    def close(self) -> None:
        for stream in self._streams.values():
            stream.__exit__()


def all_choose_at_once(name: str) -> bool:
    with moves.looking(name) as game:
        return bool(game.side_by_side) and len(game.to_act()) == game.seats and len(game.legal(BEN)) > 1


def play(watched: Watched, secret: int, *, dealt_anew: bool) -> None:
    """The same story each time; `secret` is what it is about.

    Where hidden cards are dealt anew, the petition fails: a table with a new deal in its journal cannot go back.
    """
    name = watched.name
    play_on(name, 60, "a secret")
    while not all_choose_at_once(name):
        play_on(name, 1, f"on {Table.objects.get(name=name).seq}")
    start = Table.objects.get(name=name).seq
    if dealt_anew:
        Table.objects.filter(name=name).update(seq=start + 1)
        redealt(name, ANNA, secret)
    watched.watch()
    with moves.looking(name) as game:
        sealed = game.legal(BEN)[secret]
        public = game.legal(CLARA)[0]
    watched.move(BEN, "answer", answer=sealed)
    watched.move(BEN, "undo")
    watched.look("when it is withdrawn")
    watched.move(BEN, "redo")
    watched.act(BEN, "PUT", "/orders/some-key", {"answer": secret})
    watched.act(BEN, "PUT", "/private-note", {"text": f"secret {secret}"})
    table = Table.objects.get(name=name)
    LogLine.objects.create(
        table=table, seq=table.seq - 1, number=77, key="chronicle-own", params={"card": secret}, seats=[BEN]
    )
    watched.look("when it is sealed")
    watched.move(CLARA, "answer", answer=public)
    petition = watched.act(ANNA, "POST", "/petitions", {"seq": table.seq})["id"]
    watched.look("when a petition is open")
    for voter in (CLARA, BEN):
        watched.act(voter, "PUT", f"/petitions/{petition}/vote", {"agrees": not dealt_anew or voter == CLARA})
    if not dealt_anew:
        watched.hear("after the take-back")
    watched.look("after the vote")
    watched.come_back(start - 30)
    assert moves.look(name).view(BEN)["sealed"] == sealed


@pytest.mark.parametrize("dealt_anew", [True, False])
def test_what_others_seal_order_note_and_hold_changes_no_reply_and_no_event(push: Push, dealt_anew: bool) -> None:
    people, strangers = [Caller(name) for name in ("Anna", "Ben", "Clara")], [Caller("Walt"), Caller()]
    worlds = []
    for secret in (0, 1):
        watched = Watched(push, people, strangers)
        try:
            play(watched, secret, dealt_anew=dealt_anew)
        finally:
            watched.close()
        worlds.append(watched)
    one, other = worlds
    assert moves.look(one.name).view(BEN) != moves.look(other.name).view(BEN)
    assert [*one.told] == [*other.told]
    for what, told in one.told.items():
        assert other.told[what] == told, what
    decided = b'"refused"' if dealt_anew else b'"accepted"'
    assert any(decided in told for what, told in one.told.items() if "/petitions" in what)
    assert any(what.startswith("Anna hears") for what in one.told)


def test_a_branch_knows_nothing_of_what_others_have_sealed(push: Push) -> None:
    people = [Caller(name) for name in ("Anna", "Ben", "Clara")]
    watched = Watched(push, people, [])
    play_on(watched.name, 60, "a secret")
    while not all_choose_at_once(watched.name):
        play_on(watched.name, 1, f"on {Table.objects.get(name=watched.name).seq}")
    with moves.looking(watched.name) as game:
        sealed = game.legal(BEN)[0]
    watched.move(BEN, "answer", answer=sealed)
    branch = watched.act(ANNA, "POST", "/branch", {})
    anna = people[ANNA]
    assert BEN in branch["to_act"]
    assert anna.get(f"/tables/{branch['name']}/view?seat={BEN}")["sealed"] is None
    assert anna.get(f"/tables/{branch['name']}/prompt?seat={BEN}")["can_undo"] is False
    assert not Entry.objects.filter(table__name=branch["name"], who=BEN, seq__gte=game.seq - 1).exists()

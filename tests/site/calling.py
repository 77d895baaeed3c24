"""People who call the API, and tables for them to play at."""

from __future__ import annotations

import json
import random
from typing import Any

from django.contrib.auth.models import User
from django.test import Client

from civitas.site.chores.work import import_one, try_one
from civitas.site.tables import moves
from civitas.site.tables.models import Table


class Caller:
    """Somebody with a browser, or (without a name) somebody who has not signed in."""

    def __init__(self, name: str = "", *, language: str = "en", staff: bool = False, csrf: bool = False) -> None:
        self.name = name
        self.client = Client(enforce_csrf_checks=csrf)
        self.status = 0
        self.body = b""
        if name:
            self.user = User.objects.create(username=f"handle-{name.lower()}", is_staff=staff)
            self.user.profile.name = name
            self.user.profile.language = language
            self.user.profile.save()
            self.client.force_login(self.user, backend="allauth.account.auth_backends.AuthenticationBackend")

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """The reply as data; `status` and `body` have the rest."""
        reply = self.client.generic(
            method,
            f"/api{path}",
            b"" if body is None else json.dumps(body).encode(),
            content_type="application/json",
            headers=headers,
        )
        self.status, self.body = reply.status_code, reply.content
        if reply.content and reply.headers.get("Content-Type", "").startswith("application/json"):
            return json.loads(reply.content)
        return reply.content.decode()

    def get(self, path: str) -> Any:
        return self.call("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        return self.call("POST", path, {} if body is None else body)

    def put(self, path: str, body: Any = None) -> Any:
        return self.call("PUT", path, {} if body is None else body)

    def delete(self, path: str) -> Any:
        return self.call("DELETE", path)


def settled(caller: Caller, chore: Any) -> Any:
    """What came of a chore that the caller has just asked for, when the worker has done it."""
    assert caller.status == 202, chore
    assert not chore["done"]
    while import_one() or try_one():
        pass
    found = caller.get(f"/chores/{chore['id']}")
    assert found["done"]
    return found


def gathered(*people: Caller, bots: int = 0, visibility: str = "public", **game: Any) -> str:
    """A table at which these people and so many bots sit, everybody ready; returns its name."""
    owner = people[0]
    seats = len(people) + bots
    table = owner.post("/tables", {"title": "sands", "seats": seats, "visibility": visibility, **game})
    assert owner.status == 201, table
    for one in people[1:]:
        one.post("/join", {"invitation": table["invitation"]})
    for number in range(bots):
        owner.put(f"/tables/{table['name']}/seats/{len(people) + number}/bot", {"bot": "random"})
    for one in people:
        one.put(f"/tables/{table['name']}/ready", {"ready": True})
        assert one.status == 200
    return str(table["name"])


def started(*people: Caller, bots: int = 0, visibility: str = "public", seed: str = "", **game: Any) -> str:
    """The same, and the game has begun; with a seed it deals and rolls the same each time."""
    name = gathered(*people, bots=bots, visibility=visibility, **game)
    if seed:
        Table.objects.filter(name=name).update(seed=seed)
    people[0].post(f"/tables/{name}/start")
    assert people[0].status == 200
    return name


def play_on(name: str, decisions: int, seed: str = "on") -> int:
    """So many random answers, without the API; returns the length of the journal."""
    rng = random.Random(seed)
    for number in range(decisions):
        with moves.looking(name) as game:
            if game.over:
                break
            seat, seq = game.to_act()[0], game.seq
            said = rng.choice(game.legal(seat))
        moves.answer(name, seat, said, expected=seq, request=f"{seed} {number}")
    return Table.objects.get(name=name).seq


def play_out(name: str, seed: str) -> None:
    """Random answers to the end, without the API, to questions of any size."""
    rng = random.Random(seed)
    while True:
        with moves.looking(name) as game:
            if game.over:
                return
            seat, seq = game.to_act()[0], game.seq
            said = game.prompt(seat).sample(rng)
        moves.answer(name, seat, said, expected=seq, request=f"{seed} {seq}")

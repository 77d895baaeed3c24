"""Looking for leaks: what a seat cannot know is dealt anew, and every reply is asked for once more."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from django.core.cache import caches
from tests.site.calling import Caller, play_on, started

from civitas.kernel import NotAsked
from civitas.kernel.journal import REDEAL
from civitas.site.api.app import api
from civitas.site.tables import moves
from civitas.site.tables.models import Entry, LogLine, Table


def redealt(name: str, seat: int, seed: int) -> None:
    """Deal anew, in the database, what the seat cannot know; another seed is another deal of the same length."""
    table = Table.objects.get(name=name)
    Entry.objects.update_or_create(
        table=table, key=REDEAL, defaults={"seq": table.seq - 1, "who": -3, "answer": [seat, seed]}
    )
    moves.live_tables.clear()


Look = Callable[[Caller, int], Any]
"""All that somebody on a seat is shown."""


def nothing_hidden_shows(name: str, people: Sequence[Caller], look: Look) -> None:
    """For each of them, what they cannot know is dealt anew, and they are shown the same as before."""
    Table.objects.filter(name=name).update(seq=Table.objects.get(name=name).seq + 1)
    differed = False
    for seat, caller in enumerate(people):
        redealt(name, seat, 1)
        first, truth = look(caller, seat), moves.look(name).fingerprint()
        redealt(name, seat, 2)
        differed = differed or moves.look(name).fingerprint() != truth
        again = look(caller, seat)
        assert again == first, _difference(first, again)
    assert differed, "nothing was dealt anew, so nothing was tested"


def _difference(first: Any, again: Any, at: str = "") -> str:
    """Where two replies are not the same: a long one says nothing by itself."""
    if isinstance(first, dict) and isinstance(again, dict) and first.keys() == again.keys():
        pairs = [(first[key], again[key], f"{at}.{key}") for key in first]
    elif isinstance(first, list | tuple) and isinstance(again, list | tuple) and len(first) == len(again):
        pairs = [(one, other, f"{at}[{number}]") for number, (one, other) in enumerate(zip(first, again, strict=True))]
    else:
        return f"{at}: {first!r} became {again!r}"
    return next(_difference(*pair) for pair in pairs if pair[0] != pair[1])


def started_and_a_line_is_hidden(*people: Caller) -> str:
    """A game in which somebody has laid a card that the others must not see; in some games nobody ever does."""
    name = started(*people, seed="a card is laid")
    for more in range(20):
        play_on(name, 60, f"more {more}")
        if LogLine.objects.exclude(seats=None).exists():
            return name
    raise AssertionError("nobody has done anything in secret")


def no_line_of_others_shows(name: str, people: Sequence[Caller], look: Look) -> None:
    """For each of them, the lines of the log that are for others say something else, and nothing changes."""
    changed = 0
    for seat, caller in enumerate(people):
        before = look(caller, seat)
        others = [line for line in LogLine.objects.exclude(seats=None) if seat not in (line.seats or [])]
        kept = [(line.pk, line.key, line.params) for line in others]
        for line in others:
            line.key, line.params = "not for you", {**line.params, "secret": line.pk}
        LogLine.objects.bulk_update(others, ["key", "params"])
        assert look(caller, seat) == before
        for pk, key, params in kept:
            LogLine.objects.filter(pk=pk).update(key=key, params=params)
        changed += len(others)
    assert changed, "no line was for others alone, so nothing was tested"


@cache
def looks() -> list[str]:
    """Every address at a table that is only looked at, taken from the API's description: new ones, too."""
    there = "/tables/{name}"
    paths = api.get_openapi_schema(path_prefix="")["paths"]
    found = [path.removeprefix(there) for path, how in paths.items() if path.startswith(there) and "get" in how]
    return [path for path in found if "{" not in path]


def replies(caller: Caller, name: str, seat: int | None) -> dict[str, bytes]:
    """What every endpoint that shows something of the game says to this person."""
    for counts in (caches["local"], caches["default"]):
        counts.clear()  # nobody asks this much in a minute
    at, seq = f"/tables/{name}", Table.objects.get(name=name).seq
    found: dict[str, bytes] = {}

    def ask(method: str, path: str, body: Any = None) -> None:
        caller.call(method, f"{at}{path}", body)
        assert caller.status < 500
        found[f"{method} {path} {body}"] = caller.body

    for path in looks():
        ask("GET", path)
    ask("GET", "/notes?struck=true")
    for position in (seq, seq - 1, seq - 20, 0):
        ask("GET", f"/positions/{position}")
    ask("GET", "/chat/players")
    ask("POST", "/answer", {"answer": "nothing of the kind", "expected": seq})
    ask("POST", "/answer", {"answer": "nothing of the kind", "expected": seq - 20})
    for answer in ("nothing of the kind", 3, ["peasants"], {"a": 1}):
        ask("POST", "/why", {"answer": answer})
    ask("POST", "/redo", {"expected": seq})
    if seat is not None:
        try:
            refused = moves.look(name).refusals(seat)
        except NotAsked:
            refused = []
        for refusal in refused[:10]:
            ask("POST", "/answer", {"answer": refusal.answer, "expected": seq})
    branch = caller.post(f"{at}/branch")
    if caller.status == 201:
        own = f"/tables/{branch.pop('name')}"
        found["branch"] = json.dumps(
            {k: v for k, v in branch.items() if k not in ("created", "moved", "invitation", "commitment")}
        ).encode()
        for path in (f"/view?seat={seat}", "/notes", "/notes?struck=true", f"/recap?seat={seat}", "/export"):
            caller.get(f"{own}{path}")
            found[f"branch {path}"] = caller.body
    else:
        found["branch"] = caller.body
    return found

"""Orders that all give at once: what they would bring is told beforehand, and nobody learns of those of others."""

from __future__ import annotations

import random
import re
from itertools import count

import pytest
from tests.site.calling import Caller, started
from tests.site.peeping import replies

from civitas.bots.caretaker import Caretaker
from civitas.kernel import Answer
from civitas.site.tables import moves
from civitas.site.tables.models import Entry

pytestmark = pytest.mark.django_db
ANNA, BEN = 0, 1
CLOCK = re.compile(rb'"clock": \{[^}]*\}')
"""Time goes on between two looks."""


def mustered(*people: Caller) -> str:
    """A table of Scharz at its first question with more answers than can be listed."""
    name = started(*people, title="scharz", seats=len(people), seed="orders")
    while True:
        with moves.looking(name) as game:
            if game.side_by_side and game.prompt(game.to_act()[0]).vast():
                return name
            seat, seq = game.to_act()[0], game.seq
            said = Caretaker(game.title, 1).choose(game, seat)
        moves.answer(name, seat, said, expected=seq, request=f"muster {seq}")


def orders(name: str, seat: int, seed: int) -> Answer:
    """Some that move something."""
    rng = random.Random(seed)
    with moves.looking(name) as game:
        drawn = (game.prompt(seat).sample(rng) for _ in count())
        return next(answer for answer in drawn if answer)


def test_what_orders_would_bring_is_told_before_they_are_given() -> None:
    people = [Caller("Anna"), Caller("Ben")]
    name = mustered(*people)
    why = people[ANNA].post(f"/tables/{name}/why", {"answer": orders(name, ANNA, 1)})
    assert why["legal"]
    assert [row["act"]["act"] for row in why["ahead"]["rows"]]
    assert {row["act"]["of"] for row in why["ahead"]["rows"]} == {"seat:0"}


def test_what_others_have_sealed_changes_no_byte_that_one_is_shown() -> None:
    people = [Caller("Anna"), Caller("Ben")]
    name = mustered(*people)
    with moves.looking(name) as game:
        seq = game.seq
    moves.answer(name, BEN, orders(name, BEN, 1), expected=seq, request="sealed")
    sealed = Entry.objects.filter(table__name=name).latest("seq")
    own = {"answer": orders(name, ANNA, 1)}
    seen, truths = [], set()
    for seed in range(4):
        sealed.answer = other_orders(name, seed)
        sealed.save()
        moves.live_tables.clear()
        truths.add(str(moves.look(name).view(BEN)["sealed"]))
        shown = {key: CLOCK.sub(b"", body) for key, body in replies(people[ANNA], name, ANNA).items()}
        people[ANNA].post(f"/tables/{name}/why", own)
        seen.append({**shown, "rehearsed": people[ANNA].body})
    assert len(truths) > 1, "nothing was ordered otherwise, so nothing was tested"
    for shown in seen:
        assert {key: body for key, body in shown.items() if body != seen[0][key]} == {}


def other_orders(name: str, seed: int) -> Answer:
    """What Ben might have sealed instead."""
    with moves.looking(name) as game:
        guess = game.determinise(ANNA, random.Random(seed))
        return guess.prompt(BEN).sample(random.Random(seed))

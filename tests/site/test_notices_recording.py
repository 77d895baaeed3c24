"""A notice is recorded with what it tells: once, for those whom it concerns, and only as long as it is true."""

from __future__ import annotations

import random

import pytest
from django.db import transaction
from tests.site.calling import Caller, gathered, play_on, started

from civitas.site.notices.models import Kind, Notice
from civitas.site.notices.recording import tell, withdraw
from civitas.site.tables import moves
from civitas.site.tables.models import Entry, Status, Table

pytestmark = pytest.mark.django_db


def told(kind: Kind, *, gone: bool = False) -> list[str]:
    """Who is (or was) told something of this kind, by name."""
    found = Notice.objects.filter(kind=kind, gone__isnull=not gone).order_by("pk")
    return [notice.user.profile.name for notice in found.select_related("user__profile")]


def asked(name: str) -> set[str]:
    """The people whom the rules ask now."""
    table = Table.objects.get(name=name)
    return {seat.user.profile.name for seat in table.seats.all() if seat.number in table.to_act and seat.user}


def answer(name: str, request: str = "answer") -> int:
    """Any answer of the first seat that is asked; returns the seat."""
    with moves.looking(name) as game:
        seat, seq = game.to_act()[0], game.seq
        said = random.Random(request).choice(game.legal(seat))
    moves.answer(name, seat, said, expected=seq, request=f"{request} {seq}")
    return seat


def until_another_is_asked(name: str) -> tuple[int, int]:
    """Answers until somebody else is asked; the seats before and after."""
    for _ in range(200):
        before = answer(name)
        now = Table.objects.get(name=name).to_act
        if before not in now and now:
            return before, now[0]
    raise AssertionError("nobody else is ever asked")


def test_who_is_asked_first_is_told_when_the_game_begins_and_the_others_that_it_has_begun() -> None:
    name = started(Caller("Anna"), Caller("Ben"), Caller("Clara"))
    first = asked(name)
    assert set(told(Kind.TURN)) == first
    assert set(told(Kind.STARTED)) == {"Ben", "Clara"} - first


def test_whoever_is_asked_has_one_notice_that_holds_and_nobody_else_has() -> None:
    name = started(Caller("Anna"), Caller("Ben"), Caller("Clara"))
    for step in range(60):
        seat = answer(name, f"step {step}")
        holding = told(Kind.TURN)
        here = Table.objects.get(name=name).seats.get(number=seat).user
        assert here is not None
        # Who has just answered is here, and needs no notice of what follows.
        assert set(holding) | {here.profile.name} >= asked(name)
        assert set(holding) <= asked(name)
        assert len(set(holding)) == len(holding)
    assert told(Kind.TURN, gone=True)


def test_a_question_that_follows_an_answer_of_ones_own_is_not_told() -> None:
    name = started(Caller("Anna"), Caller("Ben"))
    seen = Notice.objects.filter(kind=Kind.TURN).count()
    for _ in range(50):
        before = Table.objects.get(name=name).to_act
        answer(name)
        if Table.objects.get(name=name).to_act == before:
            assert Notice.objects.filter(kind=Kind.TURN).count() == seen
            return
        seen = Notice.objects.filter(kind=Kind.TURN).count()
    raise AssertionError("no seat was asked twice in a row")


def test_an_undo_takes_the_notice_of_the_next_player_back_and_says_that_it_was_undone() -> None:
    name = started(Caller("Anna"), Caller("Ben"))
    for _ in range(200):
        before, after = until_another_is_asked(name)
        game = moves.look(name)
        if game.can_undo(before):
            break
    notice = Notice.objects.get(kind=Kind.TURN, gone=None, seat=after)
    moves.undo(name, before, expected=game.seq, request="undo")
    notice.refresh_from_db()
    assert notice.gone is not None
    assert notice.undone


def test_an_answer_ends_the_notice_and_is_not_called_undone() -> None:
    name = started(Caller("Anna"), Caller("Ben"))
    _, after = until_another_is_asked(name)
    notice = Notice.objects.get(kind=Kind.TURN, gone=None, seat=after)
    until_another_is_asked(name)
    notice.refresh_from_db()
    assert notice.gone is not None
    assert not notice.undone


def test_a_move_that_is_not_committed_tells_nobody() -> None:
    name = started(Caller("Anna"), Caller("Ben"))
    before = Notice.objects.count()

    with transaction.atomic():
        until_another_is_asked(name)
        assert Notice.objects.count() > before
        transaction.set_rollback(True)
    assert Notice.objects.count() == before


def test_the_same_cause_is_told_once() -> None:
    name = started(Caller("Anna"), Caller("Ben"))
    table = Table.objects.get(name=name)
    for _ in range(3):
        tell(Kind.NUDGE, table.pk, seats=[1], cause=table.seq)
    assert told(Kind.NUDGE) == ["Ben"]
    tell(Kind.NUDGE, table.pk, seats=[1], cause=table.seq + 1)
    assert told(Kind.NUDGE) == ["Ben", "Ben"]


def test_a_reminder_is_gone_when_the_seat_has_answered() -> None:
    name = started(Caller("Anna"), Caller("Ben"))
    _, after = until_another_is_asked(name)
    tell(Kind.REMINDER, Table.objects.get(name=name).pk, seats=[after], cause="first")
    until_another_is_asked(name)
    assert not told(Kind.REMINDER)


def test_bots_and_branches_are_told_nothing() -> None:
    anna = Caller("Anna")
    name = started(anna, bots=1)
    anna.post(f"/tables/{name}/branch", {"seat": 0})
    branch = Table.objects.exclude(name=name).get()
    Notice.objects.all().delete()
    play_on(branch.name, 30)
    tell(Kind.CHAT, branch.pk, cause=1)
    assert not Notice.objects.exists()


def test_when_the_game_is_over_everybody_hears_so_but_who_made_the_last_move() -> None:
    people = [Caller("Anna"), Caller("Ben")]
    name = started(*people)
    play_on(name, 2000, "to the end")
    table = Table.objects.get(name=name)
    assert table.status == Status.FINISHED
    last = Entry.objects.filter(table=table, who__gte=0).order_by("-seq")[0].who
    assert told(Kind.FINISHED) == [people[1 - last].name]
    assert not told(Kind.TURN)


def test_a_petition_is_told_to_those_who_vote_until_they_have() -> None:
    people = [Caller("Anna"), Caller("Ben"), Caller("Clara")]
    name = started(*people)
    play_on(name, 30)
    petition = people[0].post(f"/tables/{name}/petitions", {"seq": 5})["id"]
    assert sorted(told(Kind.PETITION)) == ["Ben", "Clara"]
    people[1].put(f"/tables/{name}/petitions/{petition}/vote", {"agrees": True})
    assert people[1].status == 200
    assert told(Kind.PETITION) == ["Clara"]
    people[0].delete(f"/tables/{name}/petitions/{petition}")
    assert not told(Kind.PETITION)


def test_a_seat_that_is_kept_for_somebody_is_told_to_them_and_talk_to_the_others() -> None:
    anna, ben, clara = Caller("Anna"), Caller("Ben"), Caller("Clara")
    name = gathered(anna, ben)
    table = anna.post("/tables", {"title": "sands", "seats": 2, "reserved": {"1": "Clara"}})
    assert told(Kind.INVITED) == ["Clara"]
    anna.post(f"/tables/{name}/chat/players", {"text": "Hello!"})
    assert told(Kind.CHAT) == ["Ben"]
    withdraw(Kind.INVITED, Table.objects.get(name=table["name"]).pk)
    assert not told(Kind.INVITED)
    assert clara.name

"""Taking back by agreement."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone
from tests.site.calling import Caller, play_on, started
from tests.site.test_api_history import as_notes, as_rows, whole

from civitas.site.tables import moves
from civitas.site.tables.models import Entry, Petition, Table

pytestmark = pytest.mark.django_db


class Four:
    """Three people and a bot in the middle of a game."""

    def __init__(self) -> None:
        self.people = [Caller("Anna"), Caller("Ben"), Caller("Clara")]
        self.anna, self.ben, self.clara = self.people
        self.name = started(*self.people, bots=1)
        self.at = f"/tables/{self.name}"
        self.middle = play_on(self.name, 60, "first")
        self.then = moves.look(self.name)
        self.end = play_on(self.name, 40, "second")


@pytest.fixture
def four() -> Four:
    return Four()


def test_when_all_people_consent_the_table_goes_back_and_the_journal_grows(four: Four) -> None:
    petition = four.anna.post(f"{four.at}/petitions", {"seq": four.middle})
    assert (four.anna.status, petition["state"]) == (201, "open")
    vote = f"{four.at}/petitions/{petition['id']}/vote"
    assert four.ben.put(vote, {"agrees": True})["state"] == "open"
    assert moves.look(four.name).seq == four.end
    assert four.clara.put(vote, {"agrees": True})["state"] == "accepted"
    now = moves.look(four.name)
    assert now.fingerprint() == four.then.fingerprint()
    assert now.to_act() == four.then.to_act()
    assert now.seq == Entry.objects.filter(table__name=four.name).count() > four.end
    for viewer in (0, 1, 2, 3, None):
        assert as_rows(four.name, viewer) == as_notes(whole(four.name), viewer)


def test_the_game_goes_on_after_a_take_back_and_can_be_looked_back_on(four: Four) -> None:
    old = four.anna.get(f"{four.at}/positions/{four.end}")
    petition = four.anna.post(f"{four.at}/petitions", {"seq": four.middle})
    for caller in (four.ben, four.clara):
        caller.put(f"{four.at}/petitions/{petition['id']}/vote", {"agrees": True})
    seq = play_on(four.name, 60, "third")
    game = moves.look(four.name)
    assert game.fingerprint() == whole(four.name).fingerprint()
    assert four.anna.get(f"{four.at}/positions/{seq}")["game"] == game.view(0)["game"]
    assert four.anna.get(f"{four.at}/positions/{four.end}") == old
    back = four.anna.get(f"{four.at}/positions/{four.end + 1}")
    assert back["game"] == four.then.view(0)["game"]
    for viewer in (0, 3, None):
        assert as_rows(four.name, viewer) == as_notes(whole(four.name), viewer)


def test_dice_come_out_the_same_after_a_take_back(four: Four) -> None:
    rolls = [e.answer for e in Entry.objects.filter(table__name=four.name, who=-1).order_by("seq")]
    petition = four.anna.post(f"{four.at}/petitions", {"seq": 0})
    for caller in (four.ben, four.clara):
        caller.put(f"{four.at}/petitions/{petition['id']}/vote", {"agrees": True})
    again = Entry.objects.filter(table__name=four.name, who=-1, seq__gt=four.end).order_by("seq")
    assert [entry.answer for entry in again] == rolls[: len(again)]
    assert len(again) > 0


def test_one_refusal_ends_it(four: Four) -> None:
    petition = four.anna.post(f"{four.at}/petitions", {"seq": four.middle})
    vote = f"{four.at}/petitions/{petition['id']}/vote"
    assert four.ben.put(vote, {"agrees": False})["state"] == "refused"
    assert four.clara.put(vote, {"agrees": True})["error"] == "petition-is-closed"
    assert moves.look(four.name).seq == four.end


def test_the_one_who_asks_and_those_who_watch_have_no_vote(four: Four) -> None:
    petition = four.anna.post(f"{four.at}/petitions", {"seq": four.middle})
    vote = f"{four.at}/petitions/{petition['id']}/vote"
    assert four.anna.put(vote, {"agrees": True})["error"] == "no-vote"
    assert Caller("Walt").put(vote, {"agrees": True})["error"] == "not-your-seat"
    assert Caller().put(vote, {"agrees": True})["error"] == "sign-in"
    assert four.ben.delete(f"{four.at}/petitions/{petition['id']}")["error"] == "not-your-petition"
    assert four.ben.post(f"{four.at}/petitions", {"seq": 3})["error"] == "petition-is-open"
    assert four.anna.delete(f"{four.at}/petitions/{petition['id']}")["state"] == "withdrawn"
    assert four.ben.post(f"{four.at}/petitions", {"seq": four.end})["error"] == "no-such-entry"
    assert Caller("Wanda").get(f"{four.at}/petitions")[0]["state"] == "withdrawn"


def test_a_petition_ends_when_its_time_has_run_out(four: Four) -> None:
    petition = four.anna.post(f"{four.at}/petitions", {"seq": four.middle})
    Petition.objects.update(expires=timezone.now() - timedelta(seconds=1))
    reply = four.ben.put(f"{four.at}/petitions/{petition['id']}/vote", {"agrees": True})
    assert reply["error"] == "petition-is-closed"
    assert four.ben.get(f"{four.at}/petitions")[0]["state"] == "expired"
    assert four.ben.post(f"{four.at}/petitions", {"seq": 3})["state"] == "open"


def test_when_the_last_one_who_has_not_voted_resigns_the_others_have_decided(four: Four) -> None:
    petition = four.anna.post(f"{four.at}/petitions", {"seq": four.middle})
    four.ben.put(f"{four.at}/petitions/{petition['id']}/vote", {"agrees": True})
    four.clara.post(f"{four.at}/resign")
    assert four.anna.get(f"{four.at}/petitions")[0]["state"] == "accepted"
    assert moves.look(four.name).fingerprint() == four.then.fingerprint()


def test_among_bots_one_takes_back_alone() -> None:
    anna = Caller("Anna")
    name = started(anna, bots=1)
    play_on(name, 20)
    anna.put(f"/tables/{name}/orders/key", {"answer": 1})
    assert anna.post(f"/tables/{name}/petitions", {"seq": 1})["state"] == "accepted"
    assert anna.get(f"/tables/{name}/orders") == []
    assert Table.objects.get(name=name).to_act == list(moves.look(name).to_act())

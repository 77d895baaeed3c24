"""People say by which channels they are told, and how much; and a notice tells nobody what their seat may not see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.site.calling import Caller, play_on, settled, started
from tests.site.peeping import no_line_of_others_shows, nothing_hidden_shows, started_and_a_line_is_hidden
from tests.site.posting import LOOPBACK, Browser, Ear, ear, with_mail

from civitas.site.notices import mailing, wording
from civitas.site.notices.models import ASKED, Channel, Kind, Level, Notice
from civitas.site.notices.spreading import mail_channel
from civitas.site.tables.models import LogLine, Table
from civitas.texts import LANGUAGES
from civitas.texts.files import bundle

pytestmark = pytest.mark.django_db


@pytest.fixture
def server(settings: Any) -> Iterator[Ear]:
    settings.CIVITAS_NOTICE_RANGES = LOOPBACK
    with ear() as found:
        yield found


def test_everybody_has_mail_from_the_start_and_may_switch_it_off_but_not_remove_it() -> None:
    anna = with_mail(Caller("Anna"))
    (mail,) = anna.get("/notices")["channels"]
    assert (mail["way"], mail["address"], mail["on"], mail["level"]) == ("mail", "anna@example.org", True, "game")
    changed = anna.call("PATCH", f"/notices/channels/{mail['id']}", {"on": False, "level": "turns", "bundle": 60})
    assert (changed["on"], changed["level"], changed["bundle"]) == (False, "turns", 60)
    assert anna.delete(f"/notices/channels/{mail['id']}")["error"] == "mail-stays"


def test_a_webhook_shows_its_secret_once_and_its_address_never_whole(server: Ear) -> None:
    anna = Caller("Anna")
    made = anna.post("/notices/channels", {"way": "webhook", "address": f"{server.address}/a/very/secret/hook"})
    assert anna.status == 201
    assert made["secret"].startswith("whsec_")
    assert "very" not in made["address"]
    shown = anna.get("/notices")["channels"]
    assert made["secret"] not in str(shown)
    assert (
        anna.post("/notices/channels", {"way": "webhook", "address": f"{server.address}/a/very/secret/hook"})["error"]
        == "channel-exists"
    )


def test_the_test_button_sends_something_now_and_says_what_went_wrong(server: Ear) -> None:
    anna = Caller("Anna")
    made = anna.post("/notices/channels", {"way": "webhook", "address": f"{server.address}/hook"})
    asked = anna.post(f"/notices/channels/{made['id']}/test")
    assert not server.got, "the worker sends it, and nobody waits for that"
    assert settled(anna, asked)["error"] is None
    assert server.got[0].data["kind"] == "test"
    server.status = 500
    reply = settled(anna, anna.post(f"/notices/channels/{made['id']}/test"))
    assert reply["error"] == "undelivered"
    assert "500" in reply["message"]


def test_somebody_tries_out_one_channel_at_a_time_and_looks_at_their_own_alone(server: Ear) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    numbers = [
        anna.post("/notices/channels", {"way": "webhook", "address": f"{server.address}/{path}"})["id"]
        for path in ("hook", "other")
    ]
    asked = anna.post(f"/notices/channels/{numbers[0]}/test")
    assert anna.post(f"/notices/channels/{numbers[1]}/test")["error"] == "one-at-a-time"
    assert ben.get(f"/chores/{asked['id']}")["error"] == "not-found"
    anna.status = 202
    settled(anna, asked)
    settled(anna, anna.post(f"/notices/channels/{numbers[1]}/test"))
    assert [got.path for got in server.got] == ["/hook", "/other"]


def test_guests_have_no_requests_sent_to_addresses_of_theirs(server: Ear) -> None:
    guest = Caller("Gast", language="de")
    guest.user.profile.is_guest = True
    guest.user.profile.save()
    for way, path in (("webhook", "/hook"), ("ntfy", "/topic"), ("discord", "/api/webhooks/1/x")):
        said = guest.post("/notices/channels", {"way": way, "address": server.address + path})
        assert (guest.status, said["error"]) == (403, "no-guests")
        assert said["message"].startswith("Gäste")


def test_a_browser_belongs_to_whoever_uses_it_now(server: Ear) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    browser = Browser(server)
    body = {"way": "push", "address": browser.subscription["endpoint"], "keys": browser.subscription["keys"]}
    first = anna.post("/notices/channels", body)
    again = anna.post("/notices/channels", body)
    assert again["id"] != first["id"]
    ben.post("/notices/channels", body)
    assert [channel.user_id for channel in Channel.objects.filter(way="push")] == [ben.user.pk]
    assert anna.post("/notices/channels", {**body, "keys": None})["error"] == "bad-address"


@pytest.mark.parametrize(
    ("way", "path"), [("discord", "/hook"), ("ntfy", "/"), ("ntfy", "/a/b"), ("discord", "/api/webhooks/1/x")]
)
def test_an_address_must_be_of_its_kind(server: Ear, way: str, path: str) -> None:
    anna = Caller("Anna")
    assert anna.post("/notices/channels", {"way": way, "address": server.address + path})["error"] == "bad-address"


def test_nobody_sees_or_changes_the_channels_of_others(server: Ear) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    number = anna.post("/notices/channels", {"way": "webhook", "address": f"{server.address}/hook"})["id"]
    assert ben.call("PATCH", f"/notices/channels/{number}", {"on": False})["error"] == "no-such-channel"
    assert ben.delete(f"/notices/channels/{number}")["error"] == "no-such-channel"
    assert ben.post(f"/notices/channels/{number}/test")["error"] == "no-such-channel"
    assert not [one for one in ben.get("/notices")["channels"] if one["way"] == "webhook"]


def test_a_link_that_somebody_made_up_stops_nothing() -> None:
    anna = with_mail(Caller("Anna"))
    mail = mail_channel(anna.user.pk)
    token = mailing.stop_token(mail)
    nobody = Caller()
    for wrong in (token[:-1] + ("A" if token[-1] != "A" else "B"), "x", token.replace(":", "")):
        nobody.post(f"/notices/unsubscribe/{wrong}")
        assert nobody.status == 404
    assert nobody.post(f"/notices/unsubscribe/{token}") == {"on": False}
    assert anna.get("/notices")["channels"][0]["fault"]
    assert nobody.post(f"/notices/resubscribe/{token}") == {"on": True}


def test_a_table_may_be_louder_or_quieter_than_the_rest() -> None:
    anna, walt = Caller("Anna"), Caller("Walt")
    name = started(anna, Caller("Ben"), visibility="private")
    assert anna.get(f"/tables/{name}/notices") == {"level": None}
    assert anna.put(f"/tables/{name}/notices", {"level": "none"}) == {"level": "none"}
    assert anna.get(f"/tables/{name}/notices") == {"level": "none"}
    assert anna.put(f"/tables/{name}/notices", {"level": None}) == {"level": None}
    assert walt.put(f"/tables/{name}/notices", {"level": "none"})["error"] == "not-your-table"


def test_every_kind_and_fault_has_words_in_both_languages() -> None:
    english, german = (set(bundle("civitas.site.notices", language)._messages) for language in LANGUAGES)
    assert english == german
    for kind in Kind.values:
        assert {f"notice-{kind}", f"notice-{kind}-shared"} <= english
    assert set(Level.values) == {"all", "game", "turns", "none"}


# ---------------------------------------------------------------------- leaks


def texts(name: str, seat: int, user: Any) -> list[Any]:
    """Every notice that somebody on this seat could get now, in every form."""
    table = Table.objects.get(name=name)
    found = []
    for kind in Kind.values:
        cause = "1"
        notice = Notice(user=user, table=table, kind=kind, seat=seat, cause=cause)
        for shared in (False, True):
            if kind in ASKED and seat not in table.to_act:
                continue
            found.append(wording.tell([notice], shared=shared))
    return found


@pytest.mark.parametrize("decisions", [45, 130])
def test_no_notice_depends_on_what_its_reader_cannot_know(decisions: int) -> None:
    people = [Caller("Anna"), Caller("Ben"), Caller("Clara")]
    name = started(*people)
    play_on(name, decisions, f"leak {decisions}")
    nothing_hidden_shows(name, people, lambda caller, seat: texts(name, seat, caller.user))


def test_no_notice_depends_on_lines_of_the_log_that_are_for_others() -> None:
    people = [Caller("Anna"), Caller("Ben"), Caller("Clara")]
    name = started_and_a_line_is_hidden(*people)
    no_line_of_others_shows(name, people, lambda caller, seat: texts(name, seat, caller.user))


def test_what_others_may_read_is_what_a_spectator_may_read() -> None:
    people = [Caller("Anna"), Caller("Ben"), Caller("Clara")]
    name = started_and_a_line_is_hidden(*people)
    table = Table.objects.get(name=name)
    notice = Notice(user=people[0].user, table=table, kind=Kind.FINISHED, seat=0, cause="1")
    before = wording.tell([notice], shared=True)
    LogLine.objects.exclude(seats=None).update(key="not for you", params={})
    assert wording.tell([notice], shared=True) == before

"""Notices reach people by mail, web push, webhook, Discord and ntfy, once, and are taken back when they are wrong."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from py_vapid import Vapid02
from tests.site.calling import Caller, play_on, started
from tests.site.posting import LOOPBACK, Browser, Ear, Mailbox, channel, ear, later, mail_server, post, with_mail
from tests.site.test_notices_recording import answer, until_another_is_asked

from civitas.site.clocks.models import Rhythm
from civitas.site.core import limits
from civitas.site.notices import sending, spreading, webpush
from civitas.site.notices.hooks import new_secret
from civitas.site.notices.models import Channel, Delivery, Kind, Notice, Preference, PushKey, State, TableLevel, Way
from civitas.site.notices.recording import tell
from civitas.site.notices.sending import send_one
from civitas.site.notices.spreading import spread
from civitas.site.tables import moves
from civitas.site.tables.models import Table

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _loopback(settings: Any) -> None:
    settings.CIVITAS_NOTICE_RANGES = LOOPBACK
    settings.CIVITAS_ADDRESS = "https://civitas.example"


@pytest.fixture
def box(settings: Any) -> Iterator[Mailbox]:
    with mail_server(settings) as found:
        yield found


@pytest.fixture
def server() -> Iterator[Ear]:
    with ear() as found:
        yield found


def waiting_for(name: str, seat: int) -> None:
    """Play on until this seat is asked after somebody else has answered."""
    for _ in range(200):
        if until_another_is_asked(name)[1] == seat and Table.objects.get(name=name).to_act == [seat]:
            Notice.objects.filter(kind=Kind.STARTED).delete()
            return
    raise AssertionError("never asked alone")


def text_of(letter: Any) -> str:
    return str(letter.get_body(("plain",)).get_content())


# --------------------------------------------------------------------- mail


def test_a_letter_says_which_table_what_is_asked_and_what_happened_with_a_link(box: Mailbox) -> None:
    anna, ben = with_mail(Caller("Anna")), with_mail(Caller("Ben", language="de"))
    name = started(anna, ben)
    waiting_for(name, 1)
    post()
    (letter,) = [one for one in box.letters if one["To"] == "ben@example.org"]
    assert letter["Subject"] == "The Sands of Time: Du bist am Zug"
    text = text_of(letter)
    assert "Mit Anna" in text
    assert "Dynastie 1" in text
    assert "Generation 1" in text
    assert "Deine Frage:" in text
    assert "Was seit deiner letzten Antwort geschah:" in text
    assert f"https://civitas.example/table/{name}" in text
    html = letter.get_body(("html",))
    assert html is not None
    assert f"https://civitas.example/table/{name}" in html.get_content()


def test_nobody_who_has_answered_in_time_gets_a_letter(box: Mailbox) -> None:
    name = started(with_mail(Caller("Anna")), with_mail(Caller("Ben")))
    waiting_for(name, 1)
    while spread():
        pass
    while Table.objects.get(name=name).to_act == [1]:
        answer(name)
    Notice.objects.filter(gone=None).delete()
    post()
    assert not box.letters


def test_what_is_due_together_is_one_letter(box: Mailbox) -> None:
    anna, ben = with_mail(Caller("Anna")), Caller("Ben")
    for _ in range(3):
        waiting_for(started(ben, anna), 1)
    assert post() == 1
    (letter,) = box.letters
    assert "3" in letter["Subject"]
    assert text_of(letter).count("it is your turn") == 3
    assert post() == 0


def test_a_reminder_and_a_nudge_of_the_same_question_are_one_thing(box: Mailbox) -> None:
    anna, ben = with_mail(Caller("Anna")), Caller("Ben")
    name = started(ben, anna)
    waiting_for(name, 1)
    table = Table.objects.get(name=name)
    tell(Kind.NUDGE, table.pk, seats=[1], cause=1)
    tell(Kind.REMINDER, table.pk, seats=[1], cause=1)
    post()
    (letter,) = box.letters
    assert letter["Subject"] == "The Sands of Time: the others are waiting for you"
    assert set(Delivery.objects.values_list("state", flat=True)) == {State.SENT}


def test_one_click_stops_the_letters_without_signing_in(box: Mailbox) -> None:
    anna, ben = with_mail(Caller("Anna")), Caller("Ben")
    waiting_for(started(ben, anna), 1)
    post()
    (letter,) = box.letters
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = str(letter["List-Unsubscribe"]).replace("\n", "").strip("<> ")
    assert link.startswith("https://civitas.example/api/")
    nobody = Caller(csrf=True)
    reply = nobody.client.post(
        link.removeprefix("https://civitas.example"),
        "List-Unsubscribe=One-Click",
        content_type="application/x-www-form-urlencoded",
    )
    assert reply.status_code == 200
    assert not Channel.objects.get(user=anna.user).on
    waiting_for(started(ben, anna), 1)
    post()
    assert len(box.letters) == 1


def test_an_address_that_nobody_has_confirmed_gets_no_mail(box: Mailbox) -> None:
    anna, ben = with_mail(Caller("Anna")), Caller("Ben")
    EmailAddress.objects.filter(user=anna.user).update(verified=False)
    waiting_for(started(ben, anna), 1)
    post()
    assert not box.letters


def test_a_mail_server_that_is_away_is_tried_again(box: Mailbox) -> None:
    anna, ben = with_mail(Caller("Anna")), Caller("Ben")
    waiting_for(started(ben, anna), 1)
    box.refuses = "451 not now"
    post()
    assert not box.letters
    mine = Channel.objects.get(user=anna.user)
    assert (mine.failures, mine.fault, mine.on) == (1, "mail-server", True)
    box.refuses = ""
    post(1)
    assert not box.letters
    post()
    assert len(box.letters) == 1
    mine.refresh_from_db()
    assert (mine.failures, mine.fault) == (0, "")


def test_a_letter_that_turned_out_wrong_is_corrected_by_another(box: Mailbox) -> None:
    anna, ben = Caller("Anna"), with_mail(Caller("Ben"))
    name = started(anna, ben)
    undone_after(name, post)
    post()
    assert [letter["Subject"] for letter in box.letters] == [
        "The Sands of Time: it is your turn",
        "The Sands of Time: it is no longer your turn",
    ]
    assert "taken back a move" in text_of(box.letters[1])


def undone_after(name: str, happens: Any) -> None:
    """Seat 1 is asked, something happens, and seat 0 takes its answer back."""
    for _ in range(100):
        waiting_for(name, 1)
        game = moves.look(name)
        if game.can_undo(0):
            happens()
            moves.undo(name, 0, expected=game.seq, request="undo")
            return
        post()
    raise AssertionError("nothing could be undone")


def test_what_was_undone_before_the_letter_went_out_is_never_told(box: Mailbox) -> None:
    ben = Caller("Ben")
    name = started(Caller("Anna"), ben)
    with_mail(ben)
    Notice.objects.all().delete()

    def handed_out() -> None:
        Notice.objects.exclude(gone=None).delete()
        spread()

    undone_after(name, handed_out)
    post()
    assert not box.letters
    assert set(Delivery.objects.values_list("state", flat=True)) <= {State.DROPPED}


# --------------------------------------------------------------------- web push


def test_a_browser_can_read_what_the_push_service_was_given_and_nobody_else(server: Ear) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    browser, other = Browser(server), Browser(server)
    channel(anna, Way.PUSH, browser.subscription["endpoint"], keys=browser.subscription["keys"])
    name = started(ben, anna)
    waiting_for(name, 1)
    post()
    (got,) = server.got
    shown = browser.read(got)
    assert shown["type"] == "show"
    assert shown["tag"] == name
    assert shown["title"] == "The Sands of Time: it is your turn"
    assert shown["link"] == f"https://civitas.example/table/{name}"
    assert b"Sands" not in got.body
    with pytest.raises(Exception, match=r".*"):
        other.read(got)


def test_the_push_service_sees_that_it_is_us(server: Ear) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    browser = Browser(server)
    channel(anna, Way.PUSH, browser.subscription["endpoint"], keys=browser.subscription["keys"])
    name = started(ben, anna)
    waiting_for(name, 1)
    post()
    headers = server.got[0].headers
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["topic"] == name
    assert int(headers["ttl"]) > 0
    assert Vapid02.verify(headers["authorization"])
    assert headers["authorization"].endswith(f"k={webpush.public_key()}")
    claims = headers["authorization"].split("t=")[1].split(".")[1]
    said = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
    assert said["aud"] == server.address


def test_the_key_of_the_site_is_made_once() -> None:
    first = webpush.public_key()
    assert webpush.public_key() == first
    assert PushKey.objects.count() == 1


def test_an_answer_or_an_undo_closes_what_a_browser_shows(server: Ear) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    browser = Browser(server)
    name = started(anna, ben)
    channel(ben, Way.PUSH, browser.subscription["endpoint"], keys=browser.subscription["keys"])
    undone_after(name, post)
    post()
    kinds = [browser.read(got)["type"] for got in server.got]
    assert kinds[-2:] == ["show", "close"]
    assert browser.read(server.got[-1])["tag"] == name


def test_a_browser_that_has_gone_is_switched_off_at_once(server: Ear) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    browser = Browser(server)
    mine = channel(anna, Way.PUSH, browser.subscription["endpoint"], keys=browser.subscription["keys"])
    waiting_for(started(ben, anna), 1)
    server.status = 410
    post()
    mine.refresh_from_db()
    assert (mine.on, mine.fault, mine.detail) == (False, "refused-there", "410")
    assert len(server.got) == 1


# --------------------------------------------------------------------- webhooks


def test_a_webhook_is_signed_so_that_its_owner_can_check_it(server: Ear) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    secret = new_secret()
    channel(anna, Way.WEBHOOK, f"{server.address}/hook?me=1", secret=secret)
    name = started(ben, anna)
    waiting_for(name, 1)
    post()
    (got,) = server.got
    assert got.path == "/hook?me=1"
    # As the Standard Webhooks describe it, by hand.
    signed = f"{got.headers['webhook-id']}.{got.headers['webhook-timestamp']}.".encode() + got.body
    key = base64.b64decode(secret.removeprefix("whsec_"))
    made = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    assert got.headers["webhook-signature"] == f"v1,{made}"
    said = got.data
    assert (said["event"], said["kind"], said["table"], said["seat"]) == ("notice", "turn", name, 1)
    assert said["link"] == f"https://civitas.example/table/{name}"


def test_a_webhook_that_fails_is_tried_less_and_less_often_and_then_switched_off(server: Ear) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    mine = channel(anna, Way.WEBHOOK, server.address, secret=new_secret())
    waiting_for(started(ben, anna), 1)
    server.status = 500
    waited = []
    while spread():
        pass
    later(seconds=10)
    for number in range(limits.FAILURES_IN_A_ROW):
        assert send_one()
        assert len(server.got) == number + 1
        assert not send_one()
        delivery = Delivery.objects.get(channel=mine)
        if delivery.state == State.WAITING:
            waited.append(round((delivery.due - datetime.now(UTC)).total_seconds() / 30))
            later(seconds=waited[-1] * 30 + 5)
    assert waited == [1, 2, 4, 8, 16, 32, 64, 128, 256]
    mine.refresh_from_db()
    most = limits.FAILURES_IN_A_ROW
    assert (mine.on, mine.failures, mine.fault, mine.detail) == (False, most, "refused-there", "500")
    assert len({got.headers["webhook-id"] for got in server.got}) == 1
    shown = anna.get("/notices")
    assert [(one["on"], bool(one["fault"])) for one in shown["channels"] if one["way"] == "webhook"] == [(False, True)]


@pytest.mark.parametrize("asked", ["inf", "-inf", "nan", "1e308", "-5", "soon"])
def test_nonsense_about_patience_does_not_keep_a_notice_from_being_tried_again(server: Ear, asked: str) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    mine = channel(anna, Way.WEBHOOK, server.address, secret=new_secret())
    waiting_for(started(ben, anna), 1)
    server.status, server.headers = 429, {"Retry-After": asked}
    while spread():
        pass
    later(seconds=10)
    assert send_one()
    mine.refresh_from_db()
    delivery = Delivery.objects.get(channel=mine)
    assert (mine.failures, mine.fault, delivery.state) == (1, "told-to-wait", State.WAITING)
    assert delivery.due <= datetime.now(UTC) + timedelta(seconds=limits.RETRY_SECONDS)


def test_who_asks_for_patience_gets_it(server: Ear) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    channel(anna, Way.WEBHOOK, server.address, secret=new_secret())
    waiting_for(started(ben, anna), 1)
    server.status, server.headers = 429, {"Retry-After": "3000"}
    post()
    assert len(server.got) == 1
    post(2000)
    assert len(server.got) == 1
    post(1100)
    assert len(server.got) == 2


def test_a_program_is_told_that_a_turn_was_taken_back(server: Ear) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    channel(ben, Way.WEBHOOK, server.address, secret=new_secret())
    undone_after(name, post)
    post()
    assert [got.data["event"] for got in server.got][-2:] == ["notice", "withdrawn"]


# --------------------------------------------------------------------- Discord and ntfy


def test_discord_reads_only_what_everybody_may_and_pings_nobody(server: Ear, settings: Any) -> None:
    settings.CIVITAS_DISCORD_HOSTS = ["127.0.0.1"]
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    channel(ben, Way.DISCORD, f"{server.address}/api/webhooks/1/abc")
    undone_after(name, post)
    said = server.got[-1].data
    assert server.got[-1].path == "/api/webhooks/1/abc?wait=true"
    assert "it is Ben’s turn" in said["content"]
    assert "Your question" not in said["content"]
    assert said["allowed_mentions"] == {"parse": []}
    post()
    assert (server.got[-1].method, server.got[-1].path) == ("DELETE", "/api/webhooks/1/abc/messages/4711")


def test_ntfy_gets_a_title_a_text_and_a_link(server: Ear) -> None:
    anna, ben = Caller("Änna"), Caller("Ben")
    channel(anna, Way.NTFY, f"{server.address}/my-topic", secret="tk_1")
    name = started(ben, anna)
    waiting_for(name, 1)
    post()
    (got,) = server.got
    assert (got.path, got.headers["authorization"]) == ("/", "Bearer tk_1")
    assert got.data["topic"] == "my-topic"
    assert got.data["title"] == "The Sands of Time: it is your turn"
    assert got.data["click"] == f"https://civitas.example/table/{name}"


# --------------------------------------------------------------------- wishes


def test_a_table_may_have_a_wish_of_its_own(box: Mailbox) -> None:
    anna, ben = with_mail(Caller("Anna")), Caller("Ben")
    loud, quiet = started(ben, anna), started(ben, anna)
    TableLevel.objects.create(user=anna.user, table=Table.objects.get(name=quiet), level="none")
    TableLevel.objects.create(user=anna.user, table=Table.objects.get(name=loud), level="all")
    for name in (loud, quiet):
        ben.post(f"/tables/{name}/chat/players", {"text": "Hello"})
        waiting_for(name, 1)
    post()
    text = "".join(text_of(letter) for letter in box.letters)
    assert loud in text
    assert quiet not in text
    assert "From Ben" in text


def test_talk_is_told_only_to_who_wants_everything(box: Mailbox) -> None:
    anna, ben = with_mail(Caller("Anna")), Caller("Ben")
    name = started(anna, ben)
    Notice.objects.all().delete()
    ben.post(f"/tables/{name}/chat/players", {"text": "Hello"})
    post()
    assert not box.letters
    spreading.mail_channel(anna.user.pk)
    Channel.objects.update(level="all")
    for word in ("are", "you", "there"):
        ben.post(f"/tables/{name}/chat/players", {"text": word})
    post()
    (letter,) = box.letters
    assert letter["Subject"] == "The Sands of Time: 3 new messages at the table"
    assert "there" not in text_of(letter)


def test_a_bundle_waits_for_its_minutes_and_a_daily_one_for_its_hour(settings: Any) -> None:
    anna = Caller("Anna")
    anna.user.profile.time_zone = "Asia/Tokyo"
    anna.user.profile.save()
    Preference.objects.create(user=anna.user, digest_hour=7)
    mine = channel(anna, Way.WEBHOOK, "https://example.org", bundle=15)
    noon = datetime(2026, 3, 1, 12, tzinfo=UTC)
    (day,) = spreading._days({anna.user.pk}).values()
    assert (day.hour, day.zone, day.quiet) == (7, "Asia/Tokyo", None)
    assert spreading._due(noon, mine, day) == datetime(2026, 3, 1, 12, 15, tzinfo=UTC)
    mine.bundle = spreading.DAY
    assert spreading._due(noon, mine, day) == datetime(2026, 3, 1, 22, tzinfo=UTC)


def test_what_rings_waits_for_the_end_of_the_quiet_hours() -> None:
    anna = Caller("Anna")
    Rhythm.objects.create(user=anna.user, quiet_begin=time(22), quiet_end=time(7))
    (day,) = spreading._days({anna.user.pk}).values()
    late = datetime(2026, 3, 1, 23, tzinfo=UTC)
    ways = {way: Channel(user=anna.user, way=way) for way in Way}
    due = {way: spreading._due(late, channel, day) for way, channel in ways.items()}
    morning = datetime(2026, 3, 2, 7, tzinfo=UTC)
    assert {way for way, when in due.items() if when == morning} == {Way.PUSH, Way.NTFY, Way.DISCORD}
    assert all(when < datetime(2026, 3, 1, 23, 5, tzinfo=UTC) for when in due.values() if when != morning)


# --------------------------------------------------------------------- never twice


def test_a_worker_that_dies_before_it_sends_leaves_the_letter_to_others(box: Mailbox) -> None:
    waiting_for(started(Caller("Ben"), with_mail(Caller("Anna"))), 1)
    while spread():
        pass
    later(seconds=600)
    assert send_one()
    assert not send_one()
    assert len(box.letters) == 1


def test_a_letter_that_was_perhaps_sent_is_not_sent_again_and_a_request_is_with_its_number(
    box: Mailbox, server: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = with_mail(Caller("Anna")), Caller("Ben")
    channel(anna, Way.WEBHOOK, server.address, secret=new_secret())
    waiting_for(started(ben, anna), 1)
    really = sending._send

    def killed(*args: Any) -> str:
        really(*args)
        raise KeyboardInterrupt  # the process ends after the other side has it, before we have written it down

    monkeypatch.setattr(sending, "_send", killed)
    while spread():
        pass
    later(seconds=600)
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            send_one()
    monkeypatch.setattr(sending, "_send", really)
    assert not send_one(), "somebody may still be sending it"
    later(seconds=sending.LEASE.total_seconds() + 1)
    while send_one():
        pass
    assert len(box.letters) == 1
    assert len(server.got) == 2
    assert server.got[0].headers["webhook-id"] == server.got[1].headers["webhook-id"]
    assert sorted(Delivery.objects.values_list("state", flat=True)) == [State.DOUBTFUL, State.SENT]


def test_one_request_of_each_person_is_under_way_at_a_time(server: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    for path in ("/one", "/two"):
        channel(anna, Way.WEBHOOK, server.address + path, secret=new_secret())
    channel(ben, Way.WEBHOOK, server.address + "/three", secret=new_secret())
    for name in (started(ben, anna), started(anna, ben)):
        waiting_for(name, 1)
    while spread():
        pass
    later(seconds=60)
    really, under_way = sending._send, list[str]()

    def slow(to: Channel, message: Any) -> str:
        under_way.append(to.address.rpartition("/")[2])
        if len(under_way) < 3:
            assert send_one() is (len(under_way) < 2), "meanwhile another thread looks for something to send"
        return really(to, message)

    monkeypatch.setattr(sending, "_send", slow)
    assert send_one()
    assert under_way == ["one", "three"], "Anna's other address waits for her first, and Ben waits for nobody"


def test_old_notices_are_thrown_away() -> None:
    from civitas.site.notices.cleaning import KEPT, clean

    name = started(Caller("Anna"), Caller("Ben"))
    play_on(name, 20)
    assert Notice.objects.exists()
    assert not clean()
    assert Notice.objects.exists()
    later(seconds=KEPT.total_seconds() + 60)
    clean()
    assert not Notice.objects.exists()

"""Push: whoever watches a table is told what happened there, all of it, once, and nothing that is not for them."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from typing import Any
from unittest import mock

import httpx
import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from tests.site.pushing import PATIENCE, Push, Stream

from civitas.games.acts import acts_of
from civitas.site.core import bus, limits
from civitas.site.people.tokens import make_token, revoke
from civitas.site.push import news, rooms, stream
from civitas.site.push.news import read_news
from civitas.site.tables import moves
from civitas.site.tables.models import LogLine, Seat, Table, Visibility
from civitas.site.tables.opening import make_table, seat_players, start
from civitas.site.tables.record.log import lines_for

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def push(monkeypatch: pytest.MonkeyPatch) -> Iterator[Push]:
    monkeypatch.setattr(limits, "PASS_SECONDS", 0.5, raising=False)
    with Push() as running:
        yield running
    bus.close()


@pytest.fixture
def people() -> list[User]:
    return [User.objects.create_user(name) for name in ("ada", "bruno", "cleo")]


def opened(people: list[User], **fields: Any) -> Table:
    table = make_table("sands", 2)
    seat_players(table, people[:2])
    Table.objects.filter(pk=table.pk).update(**fields)
    start(table)
    return table


def play(table: Table, decisions: int, seed: str = "push") -> int:
    rng = random.Random(seed)
    for number in range(decisions):
        game = moves.look(table.name)
        seat = game.to_act()[0]
        said = rng.choice(game.legal(seat))
        moves.answer(table.name, seat, said, expected=game.seq, request=f"{seed} {number}")
    return moves.look(table.name).seq


def token(user: User) -> str:
    return make_token(user, "test").secret


def told(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [note for event in events for note in event["notes"]]


def log_of(table: Table, viewer: int | None, since: int) -> list[dict[str, Any]]:
    lines = lines_for(table.pk, viewer, since)
    acts = acts_of(moves.look(table.name).title)
    return [
        {
            "seq": line.seq,
            "key": line.key,
            "params": line.params,
            "acts": [act.to_json() for act in acts.of(line.key, line.params)],
        }
        for line in lines
    ]


def test_a_fresh_connection_is_told_where_the_table_stands_and_then_every_move(push: Push, people: list[User]) -> None:
    table = opened(people)
    with push.watch(table, token=token(people[0])) as client:
        first = client.event()
        assert (first["seq"], first["notes"], first["over"]) == (table.seq, [], False)
        assert first["to_act"] == list(moves.look(table.name).to_act())
        seq = play(table, 5)
        events = client.until(seq)
        assert events[-1]["to_act"] == list(moves.look(table.name).to_act())
        assert told(events) == log_of(table, 0, table.seq)
        assert any(note["acts"] for note in told(events))


def test_the_cookie_of_the_site_opens_the_stream_too(push: Push, people: list[User]) -> None:
    table = opened(people, visibility=Visibility.PRIVATE)
    browser = Client()
    browser.force_login(people[1], settings.AUTHENTICATION_BACKENDS[0])
    cookies = {name: morsel.value for name, morsel in browser.cookies.items()}
    with push.watch(table, cookies=cookies) as client:
        assert client.event()["seq"] == table.seq
    browser.logout()
    assert push.status(table.name, cookies=cookies) == 404


def test_a_client_that_was_cut_off_comes_back_without_a_gap(push: Push, people: list[User]) -> None:
    table = opened(people)
    key = token(people[0])
    events = []
    with push.watch(table, token=key) as client:
        last = client.event()["seq"]
        events += client.until(play(table, 4, "before"))
        last = events[-1]["seq"]
    play(table, 60, "meanwhile")
    with push.watch(table, token=key, last=last) as client:
        events += client.until(moves.look(table.name).seq)
        events += client.until(play(table, 4, "after"))
    assert told(events) == log_of(table, 0, table.seq)
    assert told(events)


def test_what_happens_while_a_client_comes_back_is_told_once(push: Push, people: list[User]) -> None:
    table = opened(people)
    key = token(people[1])

    def keep_playing() -> None:
        play(table, 60, "busy")
        connection.close()

    busy = threading.Thread(target=keep_playing)
    busy.start()
    events: list[dict[str, Any]] = []
    last = table.seq
    while busy.is_alive() or last < moves.look(table.name).seq:
        if last < moves.look(table.name).seq:
            with push.watch(table, token=key, last=last) as client:
                events.append(client.event())
            last = events[-1]["seq"]
    busy.join()
    assert told(events) == log_of(table, 1, table.seq)


def test_a_browser_that_comes_first_may_say_in_the_address_what_it_knows(push: Push, people: list[User]) -> None:
    table = opened(people)
    play(table, 3)
    with push.watch(table, query=f"?since={table.seq}") as client:
        assert told([client.event()]) == log_of(table, None, table.seq)


def test_a_client_that_knows_more_than_there_is_must_look_anew(push: Push, people: list[User]) -> None:
    table = opened(people)
    with push.watch(table, last=100_000) as client:
        assert (client.event()["event"], moves.look(table.name).seq) == ("resync", table.seq)
        seq = play(table, 1)
        assert client.event()["seq"] == seq


def test_who_has_missed_very_much_must_look_anew(push: Push, people: list[User]) -> None:
    table = opened(people)
    seq = play(table, 30)
    with mock.patch.object(news, "MOST_LINES", 3), push.watch(table, last=0) as client:
        again = client.event()
        assert (again["event"], again["seq"], again["notes"]) == ("resync", seq, [])


def test_a_client_slower_than_the_memory_of_the_room_still_misses_nothing(push: Push, people: list[User]) -> None:
    table = opened(people)
    with mock.patch.object(rooms, "REMEMBERED", 2), push.watch(table) as client:
        first = client.event()["seq"]
        play(table, 40)
        events = client.until(moves.look(table.name).seq)
    assert told(events) == log_of(table, None, first)


def test_a_line_for_one_seat_is_told_to_that_seat_alone(push: Push, people: list[User]) -> None:
    table = opened(people)
    LogLine.objects.create(table=table, seq=table.seq - 1, number=900, key="secret", params={"card": 7}, seats=[1])
    since = table.seq - 1

    def secrets_for(**who: Any) -> list[Any]:
        with push.watch(table, last=since, **who) as client:
            return [note["params"] for note in client.event()["notes"] if note["key"] == "secret"]

    assert secrets_for(token=token(people[0])) == []
    assert secrets_for(token=token(people[1])) == [{"card": 7}]
    assert secrets_for(token=token(people[2])) == []
    assert secrets_for() == []


def test_what_each_viewer_hears_is_what_the_kernel_lets_that_viewer_read(push: Push, people: list[User]) -> None:
    table = opened(people)
    watching = [
        (0, push.watch(table, token=token(people[0]))),
        (1, push.watch(table, token=token(people[1]))),
        (None, push.watch(table, token=token(people[2]))),
    ]
    for _, client in watching:
        client.event()
    seq = play(table, 40)
    for viewer, client in watching:
        assert told(client.until(seq)) == log_of(table, viewer, table.seq)
        client.__exit__()


def test_strangers_watch_public_tables_and_those_whose_link_they_have(push: Push, people: list[User]) -> None:
    private, link, public = (opened(people, visibility=how) for how in ("private", "link", "public"))
    key = {"Authorization": f"Bearer {token(people[2])}"}
    for closed in (private.name, "nowhere"):
        assert push.status(closed) == 404
        assert push.status(closed, headers=key) == 404
    for watched in (public, link):
        with push.watch(watched) as client:
            assert client.event()["seq"] == watched.seq
    with push.watch(private, token=token(people[1])) as client:
        assert client.event()["seq"] == private.seq


def test_nobody_watches_from_a_seat_of_somebody_else(push: Push, people: list[User]) -> None:
    table = opened(people)
    key = {"Authorization": f"Bearer {token(people[0])}"}
    assert push.status(f"{table.name}?seat=1", headers=key) == 404
    with push.watch(table, token=token(people[0]), query="?seat=0") as client:
        assert client.event()["seq"] == table.seq


def test_a_token_that_opens_nothing_is_refused_even_at_a_public_table(push: Push, people: list[User]) -> None:
    table = opened(people)
    assert push.status(table.name, headers={"Authorization": "Bearer cvt_wrong"}) == 401


@pytest.mark.parametrize("last", ["-1", "many", "1e3", "9" * 40])
def test_an_event_id_that_is_none_is_refused(push: Push, people: list[User], last: str) -> None:
    table = opened(people)
    assert push.status(table.name, headers={"Last-Event-ID": last}) == 400


def test_who_gives_a_seat_up_hears_no_more_from_it(push: Push, people: list[User]) -> None:
    table = opened(people)
    with push.watch(table, token=token(people[1])) as client:
        client.event()
        Seat.objects.filter(table=table, number=1).update(user=None, resigned_by=people[1])
        play(table, 3)
        assert not [block for block in client.blocks() if "data" in block]


def test_an_undone_move_is_told_so_that_its_lines_can_be_struck(push: Push, people: list[User]) -> None:
    table = opened(people)
    with push.watch(table) as client:
        client.event()
        game = moves.look(table.name)
        seat = game.to_act()[0]
        seq = moves.answer(table.name, seat, game.legal(seat)[0], expected=game.seq, request="do").seq
        assert not client.until(seq)[-1]["undone"]
        seq = moves.undo(table.name, seat, expected=seq, request="undo").seq
        assert client.until(seq)[-1]["undone"]


def test_a_lost_hint_costs_a_moment_and_no_move(push: Push, people: list[User]) -> None:
    table = opened(people)
    with push.watch(table) as client:
        client.event()
        with mock.patch.object(bus, "publish"):
            seq = play(table, 3)
        client.until(seq)  # it waits no longer than its patience


def test_a_table_is_read_once_for_all_who_watch_it(push: Push, people: list[User]) -> None:
    table = opened(people)
    clients = [push.watch(table) for _ in range(10)]
    for client in clients:
        client.event()
    time.sleep(0.3)
    with mock.patch.object(rooms, "read_news", wraps=read_news) as read:
        seq = play(table, 1)
        for client in clients:
            client.until(seq)
        assert read.call_count == 1
    for client in clients:
        client.__exit__()


def test_a_silent_stream_beats_so_that_nobody_takes_it_for_dead(push: Push, people: list[User]) -> None:
    table = opened(people)
    with mock.patch.object(stream, "HEARTBEAT", 0.1), push.watch(table) as client:
        blocks = client.blocks()
        assert "retry" in next(blocks)
        assert next(blocks)["event"] == "here"
        assert "data" in next(blocks)
        assert next(blocks) == {"": "still here"}


def test_a_stream_ends_after_a_while_and_the_viewer_is_asked_again(push: Push, people: list[User]) -> None:
    table = opened(people)
    with (
        mock.patch.object(stream, "HEARTBEAT", 0.05),
        mock.patch.object(limits, "STREAM_SECONDS", 0.2),
        push.watch(table) as client,
    ):
        assert len([*client.blocks()]) > 2


def test_when_the_process_ends_every_stream_is_closed_at_once(people: list[User]) -> None:
    table = opened(people)
    with Push() as running:
        clients = [running.watch(table) for _ in range(5)]
        for client in clients:
            client.event()
    for client in clients:
        assert not [block for block in client.blocks() if "data" in block]
        client.__exit__()


def test_a_table_that_nobody_watches_is_forgotten(push: Push, people: list[User]) -> None:
    table = opened(people)
    with push.watch(table) as client:
        client.event()
        assert list(push.rooms.watched()) == [table.name]
    end = time.monotonic() + PATIENCE
    while push.rooms.watched() and time.monotonic() < end:
        time.sleep(0.02)
    assert not push.rooms.watched()


def test_before_the_game_begins_a_table_can_be_watched_and_its_start_is_told(push: Push, people: list[User]) -> None:
    table = make_table("sands", 2)
    seat_players(table, people[:2])
    with push.watch(table) as client:
        assert client.event()["seq"] == 0
        start(table)
        assert client.until(table.seq)[-1]["to_act"] == list(moves.look(table.name).to_act())


def test_push_has_a_health_page_and_figures(push: Push) -> None:
    assert httpx.get(f"{push.url}/health").json()["database"] is True
    assert "civitas_push_connections" in httpx.get(f"{push.url}/metrics").text
    assert httpx.get(f"{push.url}/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 403


def test_a_stream_ends_soon_after_its_key_is_revoked(push: Push, people: list[User]) -> None:
    table = opened(people, visibility=Visibility.PRIVATE)
    key = make_token(people[0], "test")
    with push.watch(table, token=key.secret) as client:
        client.event()
        revoke(key.token)
        ended(client)
    assert push.status(table.name, headers={"Authorization": f"Bearer {key.secret}"}) == 401


@pytest.mark.parametrize("how", ["signs out", "changes the password", "is shut out"])
@pytest.mark.parametrize("place", ["tables", "mine"])
def test_a_stream_ends_soon_after_somebody(push: Push, people: list[User], how: str, place: str) -> None:
    table = opened(people, visibility=Visibility.PRIVATE)
    browser, other = Client(), Client()
    for each, user in ((browser, people[0]), (other, people[1])):
        each.force_login(user, settings.AUTHENTICATION_BACKENDS[0])
    url = f"{push.url}/push/mine" if place == "mine" else f"{push.url}/push/tables/{table.name}"
    jar, stays = ({name: cookie.value for name, cookie in each.cookies.items()} for each in (browser, other))
    with Stream(url, cookies=stays) as neighbour:
        with Stream(url, cookies=jar) as client:
            if how == "signs out":
                browser.logout()
            elif how == "changes the password":
                people[0].set_password("another glass of sand")
                people[0].save()
            else:
                User.objects.filter(pk=people[0].pk).update(is_active=False)
            ended(client)
        play(table, 1)
        assert next(block for block in neighbour.blocks() if "data" in block), "the others' streams go on"


def ended(client: Stream) -> None:
    """The stream ends by itself, without waiting for its time."""
    began = time.monotonic()
    for _ in client.blocks():
        assert time.monotonic() - began < PATIENCE
    assert time.monotonic() - began < PATIENCE / 2


def test_one_person_holds_so_many_streams_at_most(
    push: Push, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "STREAMS_EACH", 2)
    table = opened(people)
    key = token(people[0])
    with push.watch(table, token=key) as one, push.watch(table, token=key) as two:
        one.event()
        two.event()
        assert push.status(table.name, headers={"Authorization": f"Bearer {key}"}) == 429
        with push.watch(table, token=token(people[1])) as other:
            other.event()
    with push.watch(table, token=key) as again:
        again.event()


def test_strangers_from_one_address_hold_so_many_streams_at_most(
    push: Push, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "STRANGERS_STREAMS", 1)
    monkeypatch.setattr(settings, "PROXIES", 1)
    table = opened(people)
    url = f"{push.url}/push/tables/{table.name}"
    near, far = ({"X-Forwarded-For": f"198.51.100.9, {address}"} for address in ("192.0.2.1", "192.0.2.2"))
    with httpx.stream("GET", url, headers=near, timeout=PATIENCE) as first:
        assert first.status_code == 200
        lines = first.iter_lines()  # forgotten, it would close the stream
        next(lines)
        assert push.status(table.name, headers=near) == 429
        forged = {"X-Forwarded-For": "203.0.113.5, 192.0.2.1"}
        assert push.status(table.name, headers=forged) == 429, "only what our own proxy says is believed"
        with httpx.stream("GET", url, headers=far, timeout=PATIENCE) as second:
            assert second.status_code == 200


def test_streams_are_opened_no_faster_than_browsers_do(
    push: Push, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "STREAMS_A_MINUTE", 3)
    table = opened(people)
    headers = {"Authorization": f"Bearer {token(people[0])}"}
    assert [push.status(table.name, headers=headers) for _ in range(4)] == [200, 200, 200, 429]


def test_a_room_keeps_few_of_the_places_from_which_somebody_looked_back(push: Push, people: list[User]) -> None:
    table = opened(people)
    with push.watch(table) as client:
        client.event()
        (room,) = push.rooms._rooms.values()
        for since in range(1000, 1000 + 4 * rooms.PASTS):
            with push.watch(table, query=f"?since={since}") as lost:
                lost.event()
        assert len(room._past) <= rooms.PASTS

"""The administration: for those with the keys only, and nothing is done there without a trace."""

from __future__ import annotations

import random

import pytest
from django.contrib import admin
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import Permission, User
from django.test import Client

from civitas.site.people import tokens
from civitas.site.people.models import AdminAudit, Report, Token
from civitas.site.tables import moves
from civitas.site.tables.models import Entry, Job, Message, Seat, Snapshot, Table
from civitas.site.tables.opening import make_table, seat_players, start

pytestmark = [pytest.mark.django_db, pytest.mark.urls("tests.site.people_urls")]


@pytest.fixture
def keeper() -> Client:
    user = User.objects.create_superuser("keeper")
    client = Client()
    client.force_login(user)
    return client


def played(decisions: int = 60) -> Table:
    table = make_table("sands", 2)
    seat_players(table, [User.objects.create_user("anna"), User.objects.create_user("bela")])
    start(table)
    game = moves.look(table.name)
    rng = random.Random("admin")
    for number in range(decisions):
        seat = game.to_act()[0]
        said = rng.choice(game.legal(seat))
        moves.answer(table.name, seat, said, expected=game.seq, request=str(number))
        game.apply(seat, said)
    table.refresh_from_db()
    return table


def test_every_page_opens_for_those_with_the_keys_and_for_nobody_else(keeper: Client) -> None:
    plain = Client()
    plain.force_login(User.objects.create_user("plain"))
    for model in admin.site._registry:
        place = f"/admin/{model._meta.app_label}/{model._meta.model_name}/"
        assert keeper.get(place).status_code == 200, place
        assert Client().get(place).status_code == 302, place
        assert plain.get(place).status_code in (302, 403), place
    stranger = Client().get("/admin/", follow=True)
    assert stranger.redirect_chain[-1][0].startswith("/accounts/login/"), "one signs in as everywhere else"


def test_the_secret_of_the_dice_is_on_no_page(keeper: Client) -> None:
    table = played(2)
    page = keeper.get(f"/admin/tables/table/{table.pk}/change/").content.decode()
    assert table.name in page
    assert table.seed not in page
    assert "Hand a seat over" in page


def test_what_was_played_cannot_be_changed(keeper: Client) -> None:
    table = played(2)
    rows = (table, Entry.objects.latest("pk"), Snapshot.objects.latest("pk"), Seat.objects.latest("pk"))
    for kind, pk in ((row._meta.model_name, row.pk) for row in rows):
        assert keeper.get(f"/admin/tables/{kind}/{pk}/change/").status_code == 200
        assert keeper.post(f"/admin/tables/{kind}/{pk}/change/", {"seq": 9}).status_code == 403
        assert keeper.post(f"/admin/tables/{kind}/{pk}/delete/", {"post": "yes"}).status_code == 403
        assert keeper.post(f"/admin/tables/{kind}/add/").status_code == 403


def test_who_judges_a_report_reads_what_was_said_and_that_is_written_down(keeper: Client) -> None:
    table = played(2)
    said = Message.objects.create(
        table=table, room=Message.Room.PLAYERS, author=User.objects.get(username="anna"), text="You cheat!"
    )
    found = keeper.get(f"/admin/tables/message/?q={table.name}").content.decode()
    assert f"/admin/tables/message/{said.pk}/change/" in found
    assert "You cheat!" in keeper.get(f"/admin/tables/message/{said.pk}/change/").content.decode()
    assert AdminAudit.objects.get().act == "look"


def test_words_in_the_administration_have_their_plural(keeper: Client) -> None:
    assert b"Entrys" not in keeper.get("/admin/").content
    assert b"Entries" in keeper.get("/admin/").content


def test_looking_into_a_running_game_is_written_down(keeper: Client) -> None:
    snapshot = played(2).snapshots.get()
    keeper.get(f"/admin/tables/snapshot/{snapshot.pk}/change/")
    assert AdminAudit.objects.get().act == "look"
    Table.objects.update(status="finished")
    keeper.get(f"/admin/tables/snapshot/{snapshot.pk}/change/")
    assert AdminAudit.objects.count() == 1


def test_handing_a_seat_over_wants_a_reason_and_is_written_down(keeper: Client) -> None:
    table = played(2)
    cleo = User.objects.create_user("cleo")
    place = f"/admin/tables/table/{table.pk}/hand-seat/"
    seat = table.seats.get(number=1)
    assert keeper.get(place).status_code == 200
    assert keeper.post(place, {"seat": seat.pk, "user": "cleo", "reason": " "}).status_code == 200
    assert keeper.post(place, {"seat": seat.pk, "user": "nobody", "reason": "x"}).status_code == 200
    assert keeper.post(place, {"seat": seat.pk, "user": "anna", "reason": "x"}).status_code == 200
    seat.refresh_from_db()
    assert seat.user == User.objects.get(username="bela")
    assert not AdminAudit.objects.exists()
    assert keeper.post(place, {"seat": seat.pk, "user": "cleo", "reason": "Bela is away."}).status_code == 302
    seat.refresh_from_db()
    assert seat.user == cleo
    line = AdminAudit.objects.get()
    assert (line.act, line.reason) == ("hand-seat", "Bela is away.")
    assert line.detail == {"seat": 1, "from": "bela", "to": "cleo"}
    assert "keeper" in line.who_name
    assert LogEntry.objects.count() == 1


def test_a_person_who_takes_over_from_a_bot_answers_for_themself(keeper: Client) -> None:
    table = make_table("sands", 2)
    anna, bela = User.objects.create_user("anna"), User.objects.create_user("bela")
    seat_players(table, ["random", "random"])
    Seat.objects.filter(table=table).update(resigned_by=anna)
    start(table)
    asked = Job.objects.get()
    seat = table.seats.get(number=asked.seat)
    for user, resigned_by in ((bela, anna), (anna, None)):
        reason = {"seat": seat.pk, "user": user.username, "reason": "They asked."}
        assert keeper.post(f"/admin/tables/table/{table.pk}/hand-seat/", reason).status_code == 302
        seat.refresh_from_db()
        assert (seat.user, seat.bot, seat.resigned_by) == (user, "", resigned_by)
    assert not Job.objects.exists()
    assert [line.detail["from"] for line in AdminAudit.objects.order_by("pk")] == ["random", "bela"]


def test_a_table_with_a_broken_snapshot_opens_from_an_earlier_one_and_goes_on(keeper: Client) -> None:
    table = played()
    assert table.snapshots.count() > 1
    Snapshot.objects.filter(table=table, seq=table.snapshot_seq).update(data={})
    moves.live_tables.clear()
    with pytest.raises(KeyError):
        moves.look(table.name)
    place = f"/admin/tables/table/{table.pk}/restart/"
    broken = table.snapshots.get(seq=table.snapshot_seq)
    refused = keeper.post(place, {"snapshot": broken.pk, "reason": "try"})
    assert "does not open" in refused.content.decode()
    assert not AdminAudit.objects.exists()
    earlier = table.snapshots.order_by("seq")[table.snapshots.count() - 2]
    assert keeper.post(place, {"snapshot": earlier.pk, "reason": "The last one is broken."}).status_code == 302
    assert AdminAudit.objects.get().detail == {"snapshot": earlier.seq, "before": table.snapshot_seq}
    game = moves.look(table.name)
    assert game.seq == table.seq
    rng = random.Random("on")
    for number in range(40):
        seat = game.to_act()[0]
        said = rng.choice(game.legal(seat))
        moves.answer(table.name, seat, said, expected=game.seq, request=f"on {number}")
        game.apply(seat, said)


def test_mending_wants_the_permission() -> None:
    table = played(2)
    helper = User.objects.create_user("helper", is_staff=True)
    helper.user_permissions.add(Permission.objects.get(codename="view_table"))
    client = Client()
    client.force_login(helper)
    assert client.get(f"/admin/tables/table/{table.pk}/change/").status_code == 200
    assert client.get(f"/admin/tables/table/{table.pk}/hand-seat/").status_code == 403
    helper.user_permissions.add(Permission.objects.get(codename="change_table"))
    assert client.get(f"/admin/tables/table/{table.pk}/hand-seat/").status_code == 200


def test_who_helps_cannot_take_all_powers() -> None:
    helper = User.objects.create_user("helper", is_staff=True)
    helper.user_permissions.set(Permission.objects.filter(codename__in=["view_user", "change_user", "change_profile"]))
    root = User.objects.create_superuser("root")
    client = Client()
    client.force_login(helper)
    page = client.get(f"/admin/auth/user/{helper.pk}/change/").content.decode()
    assert 'name="is_active"' in page
    assert 'name="is_superuser"' not in page
    assert client.post(f"/admin/auth/user/{root.pk}/change/", {"username": "mine"}).status_code == 403
    assert client.post(f"/admin/auth/user/{root.pk}/password/", {}).status_code == 403


def test_changes_revocations_and_deletions_are_written_down(keeper: Client) -> None:
    token, secret = tokens.make_token(User.objects.create_user("anna"), "bot")
    chosen = {"action": "revoke", "_selected_action": [token.pk]}
    keeper.post("/admin/people/token/", chosen)
    assert tokens.holder(secret) is None
    assert token.hash not in keeper.get(f"/admin/people/token/{token.pk}/change/").content.decode()
    report = Report.objects.create(about=token.user, text="He ate the dice.")
    keeper.post(f"/admin/people/report/{report.pk}/change/", {"state": "upheld", "text": "He did nothing."})
    report.refresh_from_db()
    assert (report.state, report.text) == ("upheld", "He ate the dice.")
    job = Job.objects.create(table=make_table("sands", 2), kind="bot", seat=0, seq=1)
    keeper.post(f"/admin/tables/job/{job.pk}/delete/", {"post": "yes"})
    assert not Job.objects.exists()
    assert [line.act for line in AdminAudit.objects.order_by("pk")] == ["revoke", "change", "delete"]
    assert Token.objects.exists()


def test_the_audit_itself_cannot_be_changed(keeper: Client) -> None:
    line = AdminAudit.objects.create(who_name="x", act="x", about="x")
    place = f"/admin/people/adminaudit/{line.pk}"
    assert keeper.get(f"{place}/change/").status_code == 200
    assert keeper.post(f"{place}/change/", {"act": "y"}).status_code == 403
    assert keeper.post(f"{place}/delete/", {"post": "yes"}).status_code == 403

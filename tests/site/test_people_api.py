"""Who may ask the API, and what people can do there about themselves and others."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from civitas.site.people import blocks, guests, tokens
from civitas.site.people.models import Block, Report, Token
from civitas.site.people.profiles import rename
from civitas.site.tables.models import Seat, Status, Table
from civitas.site.tables.opening import make_table
from civitas.texts import LANGUAGES
from civitas.texts.files import _messages

pytestmark = [pytest.mark.django_db, pytest.mark.urls("tests.site.people_urls")]
JSON = "application/json"


def person(name: str) -> User:
    user = User.objects.create_user(name.lower(), f"{name.lower()}@example.org")
    rename(user.profile, name)
    return user


def browser(user: User, *, checks: bool = False) -> Client:
    client = Client(enforce_csrf_checks=checks)
    client.force_login(user)
    return client


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


def test_a_token_is_shown_once_and_kept_as_a_hash() -> None:
    anna = person("Anna")
    client = browser(anna)
    made = client.post("/api/people/tokens", {"name": "my bot"}, JSON)
    assert made.status_code == 201
    secret = made.json()["secret"]
    assert secret.startswith("cvt_")
    kept = Token.objects.get()
    assert secret not in str(vars(kept))
    assert kept.hash == tokens.hash_of(secret)
    (listed,) = client.get("/api/people/tokens").json()
    assert "secret" not in listed
    assert "hash" not in listed
    assert Client().get("/api/people/me", headers=bearer(secret)).json()["name"] == "Anna"


def test_a_revoked_token_opens_nothing_not_even_what_strangers_may_see() -> None:
    anna = person("Anna")
    token, secret = tokens.make_token(anna, "bot")
    assert Client().get("/api/who", headers=bearer(secret)).json() == "anna"
    assert browser(person("Bela")).delete(f"/api/people/tokens/{token.pk}").status_code == 404
    assert browser(anna).delete(f"/api/people/tokens/{token.pk}").status_code == 204
    for place in ("/api/people/me", "/api/who"):
        assert Client().get(place, headers=bearer(secret)).status_code == 401
        assert browser(anna).get(place, headers=bearer(secret)).status_code == 401


@pytest.mark.parametrize("secret", ["", "cvt_", "cvt_wrong", "wrong", "cvt_ä", "cvt_\x00"])
def test_a_wrong_token_opens_nothing(secret: str) -> None:
    assert Client().get("/api/people/me", headers=bearer(secret)).status_code == 401


def test_the_token_of_somebody_shut_out_opens_nothing() -> None:
    anna = person("Anna")
    _, secret = tokens.make_token(anna, "bot")
    User.objects.filter(pk=anna.pk).update(is_active=False)
    assert Client().get("/api/people/me", headers=bearer(secret)).status_code == 401


def test_the_last_use_of_a_token_is_noted_but_not_each_time(django_assert_num_queries: Any) -> None:
    token, secret = tokens.make_token(person("Anna"), "bot")
    assert token.last_used is None
    assert tokens.holder(secret)
    token.refresh_from_db()
    first = token.last_used
    assert first is not None
    with django_assert_num_queries(1):
        assert tokens.holder(secret)
    Token.objects.update(last_used=timezone.now() - timedelta(hours=1))
    assert tokens.holder(secret)
    token.refresh_from_db()
    assert token.last_used is not None
    assert token.last_used >= first


def test_a_token_makes_no_tokens_and_nobody_has_too_many() -> None:
    anna = person("Anna")
    _, secret = tokens.make_token(anna, "bot")
    stolen = Client().post("/api/people/tokens", {"name": "another"}, JSON, headers=bearer(secret))
    assert stolen.status_code == 401
    for number in range(19):
        tokens.make_token(anna, str(number))
    assert browser(anna).post("/api/people/tokens", {"name": "one more"}, JSON).status_code == 409


def test_a_cookie_alone_changes_nothing_because_another_site_could_have_sent_it() -> None:
    anna = person("Anna")
    client = browser(anna, checks=True)
    assert client.post("/api/touch").status_code == 403
    assert client.patch("/api/people/me", {"confirm": "never"}, JSON).status_code == 403
    assert client.get("/api/people/me").status_code == 200
    client.get("/accounts/email/")
    proof = {"x-csrftoken": client.cookies["csrftoken"].value}
    assert client.post("/api/touch", headers=proof).status_code == 200


def test_a_token_needs_no_such_proof() -> None:
    _, secret = tokens.make_token(person("Anna"), "bot")
    assert Client(enforce_csrf_checks=True).post("/api/touch", headers=bearer(secret)).json() == "anna"


def test_strangers_are_told_to_sign_in_and_see_what_all_may_see() -> None:
    client = Client(enforce_csrf_checks=True)
    assert client.post("/api/touch").status_code == 401
    assert client.get("/api/people/me").status_code == 401
    assert client.get("/api/who").json() == "AnonymousUser"


def test_people_say_what_they_prefer() -> None:
    client = browser(person("Anna"))
    wishes = {"name": "Änne", "language": "de", "time_zone": "Europe/Berlin", "confirm": "never"}
    changed = client.patch("/api/people/me", wishes, JSON)
    assert changed.status_code == 200
    assert client.cookies["django_language"].value == "de"
    assert wishes.items() <= client.get("/api/people/me").json().items()
    assert client.patch("/api/people/me", {"confirm": "risky"}, JSON).json()["name"] == "Änne"


@pytest.mark.parametrize(
    ("wishes", "status"),
    [
        ({"name": "BELA"}, 409),
        ({"name": "..."}, 422),
        ({"name": "a\x00b"}, 422),
        ({"name": ""}, 422),
        ({"time_zone": "Mars/Olympus"}, 422),
        ({"language": "la"}, 422),
        ({"confirm": None}, 422),
        ({"is_guest": True}, 422),
        ({"is_staff": True}, 422),
    ],
)
def test_what_cannot_be_preferred(wishes: dict[str, Any], status: int) -> None:
    anna = person("Anna")
    person("Bela")
    before = browser(anna).get("/api/people/me").json()
    assert browser(anna).patch("/api/people/me", wishes, JSON).status_code == status
    assert browser(anna).get("/api/people/me").json() == before


def test_blocking_holds_both_ways_and_can_be_undone() -> None:
    anna, bela, cleo = person("Anna"), person("Bela"), person("Cleo")
    client = browser(anna)
    for _ in range(2):
        assert client.post("/api/people/blocks", {"handle": "bela"}, JSON).status_code == 201
    assert client.get("/api/people/blocks").json() == [{"handle": "bela", "name": "Bela"}]
    assert browser(bela).get("/api/people/blocks").json() == []
    assert blocks.have_blocked(anna, [cleo, bela])
    assert blocks.have_blocked(bela, [anna.pk])
    assert not blocks.have_blocked(cleo, [anna, bela])
    assert blocks.shunned(bela) == {anna.pk}
    assert client.post("/api/people/blocks", {"handle": "anna"}, JSON).status_code == 422
    nobody = client.post("/api/people/blocks", {"handle": "nobody"}, JSON, headers={"accept-language": "de"})
    assert nobody.status_code == 404
    assert nobody.json() == {"error": "not-found", "message": "Diese Kennung hat niemand."}
    assert client.delete("/api/people/blocks/bela").status_code == 204
    assert client.delete("/api/people/blocks/bela").status_code == 404
    assert client.delete("/api/people/blocks/be%00la").status_code == 422
    assert not Block.objects.exists()


def test_a_report_reaches_those_who_run_the_site() -> None:
    person("Bela")
    client = browser(person("Anna"))
    said = {"about": "bela", "table": "abc-123", "text": "He ate the dice."}
    assert client.post("/api/people/reports", said, JSON).json()["state"] == "open"
    found = Report.objects.get()
    assert (str(found.reporter), str(found.about), found.table) == ("anna", "bela", "abc-123")
    for wrong in ({"text": " "}, {"text": "a\x00"}, {"text": "a" * 2001}, {"table": "a b"}, {"about": "x\x00"}):
        assert client.post("/api/people/reports", {**said, **wrong}, JSON).status_code == 422
    for _ in range(19):
        assert client.post("/api/people/reports", said, JSON).status_code == 201
    assert client.post("/api/people/reports", said, JSON).status_code == 429


def test_numbers_that_no_database_holds_are_not_found() -> None:
    client = browser(person("Anna"))
    assert client.delete(f"/api/people/tokens/{10**30}").status_code == 404


def test_who_leaves_takes_the_name_along_and_leaves_the_finished_games() -> None:
    anna = person("Anna")
    _, secret = tokens.make_token(anna, "bot")
    table = make_table("sands", 2)
    Seat.objects.filter(table=table, number=0).update(user=anna)
    Table.objects.filter(pk=table.pk).update(status=Status.FINISHED)
    client = browser(anna)
    assert client.delete("/api/people/me", {"name": "Bela"}, JSON).status_code == 422
    assert client.delete("/api/people/me", {"name": "Anna"}, JSON).status_code == 204
    assert client.get("/api/people/me").status_code == 401
    assert Client().get("/api/people/me", headers=bearer(secret)).status_code == 401
    anna = User.objects.get(pk=anna.pk)
    assert anna.profile.name.startswith("Former player")
    assert not anna.email
    assert Seat.objects.get(table=table, number=0).user == anna
    assert guests.make_guest("Anna").profile.name == "Anna"


def test_what_is_said_in_one_language_is_said_in_the_other() -> None:
    said = {language: set(_messages("civitas.site.people", language)) for language in LANGUAGES}
    assert said["de"] == said["en"]

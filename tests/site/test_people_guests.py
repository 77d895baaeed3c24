"""Guests by invitation, who may stay; and the first administrator, who comes by a link."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.contrib.sessions.backends.db import SessionStore
from django.core import mail, signing
from django.core.cache import cache
from django.core.exceptions import ValidationError
from django.test import Client, RequestFactory

from civitas.site.people import guests
from civitas.site.people.first_admin import SALT, first_admin_link
from civitas.site.tables.models import Seat
from civitas.site.tables.opening import make_table

pytestmark = [pytest.mark.django_db, pytest.mark.urls("tests.site.people_urls")]
KEEP = {"email": "gast@example.org", "password1": "sand in the glass"}


def test_a_guest_has_a_name_and_nothing_to_sign_in_with() -> None:
    guest = guests.make_guest("Gast")
    assert guest.profile.is_guest
    assert guest.profile.name == "Gast"
    assert not guest.has_usable_password()
    assert not guest.email
    assert guests.make_guest("gast").profile.name.startswith("gast ")
    for name in ("\u200b", "", "a" + 50 * " " + "\u202e"):
        with pytest.raises(ValidationError):
            guests.make_guest(name)
    assert guests.make_guest("b" * 99).profile.name == "b" * 40


def test_a_guest_is_signed_in_with_the_browser_but_not_without_end() -> None:
    cache.clear()
    request = RequestFactory().post("/")
    request.session = SessionStore()
    for number in range(20):
        request.user = AnonymousUser()
        guest = guests.welcome(request, f"Gast {number}")
        assert request.session["_auth_user_id"] == str(guest.pk)
    with pytest.raises(guests.TooManyGuests):
        guests.welcome(request, "Gast")
    cache.clear()


@pytest.mark.parametrize(
    ("told", "zone"), [("Europe/Berlin", "Europe/Berlin"), ("America%2FLima", "America/Lima"), ("Mars/Olympus", "UTC")]
)
def test_a_new_guest_has_the_time_zone_of_the_browser(told: str, zone: str) -> None:
    cache.clear()
    client = Client()
    client.cookies["civitas_zone"] = told
    guest = client.post("/api/people/me", {"name": "Gast"}, content_type="application/json").json()
    assert guest["time_zone"] == zone


def test_a_time_zone_that_was_chosen_stays_wherever_the_browser_is() -> None:
    client = Client()
    client.cookies["civitas_zone"] = "Europe/Berlin"
    signed = {"name": "Ada", "email": "ada@example.org", "password1": "sand in the glass"}
    assert client.post("/accounts/signup/", signed).status_code == 302
    assert client.get("/api/people/me").json()["time_zone"] == "Europe/Berlin"
    wish = {"time_zone": "Asia/Tokyo"}
    assert client.patch("/api/people/me", wish, content_type="application/json").status_code == 200
    client.cookies["civitas_zone"] = "America/Lima"
    assert client.get("/api/people/me").json()["time_zone"] == "Asia/Tokyo"


def test_a_guest_who_stays_keeps_the_seat_and_the_session() -> None:
    guest = guests.make_guest("Gast")
    table = make_table("sands", 2)
    Seat.objects.filter(table=table, number=1).update(user=guest)
    client = Client()
    client.force_login(guest)
    assert client.get("/accounts/complete/").status_code == 200
    assert client.post("/accounts/complete/", KEEP).status_code == 302
    assert client.get("/api/people/me").json()["is_guest"] is False
    assert mail.outbox[0].to == ["gast@example.org"]
    again = Client()
    again.post("/accounts/login/", {"login": KEEP["email"], "password": KEEP["password1"]})
    assert again.get("/api/people/me").json()["name"] == "Gast"
    assert Seat.objects.get(table=table, number=1).user == guest
    assert client.get("/accounts/complete/").status_code == 302
    with pytest.raises(guests.NotAGuest):
        guests.become_account(RequestFactory().get("/"), guest, "other@example.org", "another password")


@pytest.mark.parametrize("wrong", [{"email": "no address"}, {"password1": "short"}])
def test_a_guest_who_stays_needs_an_address_and_a_good_password(wrong: dict[str, str]) -> None:
    guest = guests.make_guest("Gast")
    client = Client()
    client.force_login(guest)
    assert client.post("/accounts/complete/", {**KEEP, **wrong}).status_code == 200
    guest.refresh_from_db()
    assert guest.profile.is_guest
    assert not guest.has_usable_password()


def test_a_guest_who_looks_for_a_password_is_asked_for_an_address_too() -> None:
    client = Client()
    client.force_login(guests.make_guest("Gast"))
    assert client.get("/accounts/password/set/").headers["location"] == "/accounts/complete/"
    assert Client().get("/accounts/complete/").status_code == 302


def test_the_first_administrator_signs_in_by_a_link_that_works_once() -> None:
    link = first_admin_link()
    assert link is not None
    assert first_admin_link() is not None, "until somebody has used one, each start of the site gives a link"
    assert User.objects.filter(is_superuser=True).count() == 1
    client = Client()
    for _ in range(2):
        assert client.get(link).status_code == 200, "a preview of the link does not spend it"
    assert client.post(link).headers["location"] == "/accounts/complete/"
    assert client.get("/admin/").status_code == 200
    late = Client()
    assert late.get(link).status_code == 410
    assert late.post(link).status_code == 410
    assert late.get("/admin/").status_code == 302
    assert first_admin_link() is None
    assert client.post("/accounts/complete/", KEEP).headers["location"] == "/admin/"


def test_a_link_is_signed_and_grows_old(monkeypatch: pytest.MonkeyPatch) -> None:
    link = first_admin_link()
    assert link is not None
    somebody = User.objects.create_user("somebody")
    forged = signing.dumps(somebody.pk, salt=SALT)
    assert Client().post(f"/accounts/first/{forged}/").status_code == 410
    assert Client().post(link[:-2] + "x/").status_code == 410
    monkeypatch.setattr("civitas.site.people.first_admin.VALID", timedelta(seconds=-1))
    assert Client().post(link).status_code == 410


def test_where_there_is_an_administrator_no_link_is_given() -> None:
    User.objects.create_superuser("root", "root@example.org", "sand in the glass")
    assert first_admin_link() is None


def test_who_has_no_account_can_play_as_a_guest_and_is_the_same_guest_when_asked_again() -> None:
    cache.clear()
    stranger = Client(headers={"accept-language": "de"})
    made = stranger.post("/api/people/me", {}, "application/json")
    assert (made.status_code, made.json()["is_guest"], made.json()["name"]) == (201, True, "Gast")
    assert made.json()["language"] == "de"
    again = stranger.post("/api/people/me", {"name": "Ben"}, "application/json").json()
    assert again == made.json() == stranger.get("/api/people/me").json()
    named = Client().post("/api/people/me", {"name": " Ada  L "}, "application/json").json()
    assert named["name"] == "Ada L"


@pytest.mark.parametrize("name", ["\u200b", "\0", "...", "a" * 41])
def test_a_guest_whose_name_nobody_can_read_is_asked_for_another(name: str) -> None:
    cache.clear()
    assert Client().post("/api/people/me", {"name": name}, "application/json").status_code == 422
    assert not User.objects.exists()


def test_another_site_makes_nobody_a_guest() -> None:
    cache.clear()
    refused = Client(enforce_csrf_checks=True).post("/api/people/me", {}, "application/json")
    assert refused.status_code == 403
    assert not User.objects.exists()

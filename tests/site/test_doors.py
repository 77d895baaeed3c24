"""Who may come in: everybody, everybody who makes an account, or those who are invited."""

from __future__ import annotations

import html
import re
import time
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client, RequestFactory
from tests.site.calling import Caller, started

from civitas.site.config.house import Doors, UnreadableSetting, doors
from civitas.site.people import guests
from civitas.site.people.adapter import SocialAdapter
from civitas.site.people.doors import SALT, invitation
from civitas.site.people.models import Profile
from civitas.site.tables.models import Seat, Table

pytestmark = pytest.mark.django_db
CLOSED = [Doors.ACCOUNTS, Doors.INVITED]
FORM = {"name": "Anna", "email": "anna@example.org", "password1": "sand in the glass"}
SIGN_UP = "/accounts/signup/"


@pytest.fixture(autouse=True)
def _nothing_counted(db: None) -> None:
    cache.clear()


def _signed_up(browser: Client, next_page: str = "") -> bool:
    browser.get(SIGN_UP, {"next": next_page} if next_page else {})
    browser.post(SIGN_UP, {**FORM, **({"next": next_page} if next_page else {})})
    return User.objects.filter(email=FORM["email"]).exists()


def _open(stranger: Caller) -> tuple[bool, bool]:
    """What the site tells a client: may one play as a guest, may one make an account?"""
    told = stranger.get("/site")
    return told["guests"], told["sign_up"]


def _link(name: str) -> str:
    """Where the client leads whoever is invited to a table."""
    return f"/invite/{Table.objects.get(name=name).invitation}?table={name}"


def _gathering() -> str:
    anna = Caller("Owner")
    name: str = anna.post("/tables", {"title": "sands", "seats": 2, "visibility": "private"})["name"]
    return name


def test_doors_are_open_unless_a_host_says_otherwise(settings: Any) -> None:
    assert settings.CIVITAS_DOORS == Doors.OPEN
    stranger = Caller()
    assert _open(stranger) == (True, True)
    assert stranger.post("/people/me", {"name": "Gast"})["is_guest"]
    assert _signed_up(Client())


def test_what_is_no_way_to_set_the_doors_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnreadableSetting, match="CIVITAS_DOORS=ajar is none of open, accounts, invited"):
        doors("ajar")


@pytest.mark.parametrize("form", CLOSED)
@pytest.mark.parametrize(("language", "said"), [("en", "You need an account"), ("de", "brauchst du ein Konto")])
def test_where_accounts_are_needed_nobody_becomes_a_guest_in_any_way(
    settings: Any, form: Doors, language: str, said: str
) -> None:
    settings.CIVITAS_DOORS = form
    name = _gathering()
    secret = Table.objects.get(name=name).invitation
    people = User.objects.count()
    stranger = Caller()
    for way, body in (
        ("/people/me", {"name": "Gast"}),
        ("/guests", {"invitation": secret, "name": "Gast"}),
        ("/lessons/sands/1", {}),
    ):
        told = stranger.post(f"{way}?lang={language}", body)
        assert (stranger.status, told["error"]) == (401, "account-needed"), way
        assert said in told["message"]
    assert User.objects.count() == people
    assert not stranger.get("/site")["guests"]


@pytest.mark.parametrize("form", CLOSED)
def test_people_who_are_in_stay_in_whatever_the_doors_are(settings: Any, form: Doors) -> None:
    guest = guests.make_guest("Gast")
    settings.CIVITAS_DOORS = form
    browser = Client()
    browser.force_login(guest, backend=guests.BACKEND)
    assert browser.post("/api/people/me", {}, content_type="application/json").json()["is_guest"]
    browser.post("/accounts/complete/", {"email": FORM["email"], "password1": FORM["password1"]})
    assert not Profile.objects.get(user=guest).is_guest
    browser.logout()
    browser.post("/accounts/login/", {"login": FORM["email"], "password": FORM["password1"]})
    assert browser.get("/api/people/me").status_code == 200


def test_where_accounts_are_needed_anybody_makes_one(settings: Any) -> None:
    settings.CIVITAS_DOORS = Doors.ACCOUNTS
    assert _open(Caller()) == (False, True)
    assert SIGN_UP in Client().get("/accounts/login/").content.decode()
    assert _signed_up(Client())


@pytest.mark.parametrize(("language", "title"), [("en", "By invitation"), ("de", "Auf Einladung")])
def test_where_people_are_invited_a_stranger_finds_a_friendly_page_and_no_form(
    settings: Any, language: str, title: str
) -> None:
    settings.CIVITAS_DOORS = Doors.INVITED
    browser = Client(headers={"accept-language": language})
    for address in (SIGN_UP, f"{SIGN_UP}?next=/invite/guessed", f"{SIGN_UP}?next=/new", f"{SIGN_UP}?next=//[/invite/x"):
        page = browser.get(address).content.decode()
        assert f"<h1>{title}</h1>" in page, address
        assert "password1" not in page
    assert SIGN_UP not in browser.get("/accounts/login/").content.decode(), "nobody is sent to where it is closed"
    assert not _signed_up(browser)
    assert not _signed_up(browser, "/invite/guessed")
    assert _open(Caller()) == (False, False)


def test_an_invitation_to_a_table_invites_to_the_site_too(settings: Any) -> None:
    settings.CIVITAS_DOORS = Doors.INVITED
    link = _link(_gathering())
    browser = Client()
    entrance = browser.get("/accounts/login/", {"next": link}).content.decode()
    ways = re.findall(rf'href="({SIGN_UP}[^"]*)"', entrance)
    assert len(ways) == 2, "from signing in, too"
    for way in ways:
        assert b"password1" in browser.get(html.unescape(way)).content
    assert _signed_up(browser, link)
    assert browser.get("/api/people/me").json()["name"] == "Anna"


def test_the_invitation_of_a_table_at_which_nobody_can_sit_down_invites_nobody(settings: Any) -> None:
    settings.CIVITAS_DOORS = Doors.INVITED
    name = started(Caller("Owner"), Caller("Ben"))
    assert not _signed_up(Client(), _link(name))
    Seat.objects.filter(table__name=name, number=1).update(wanted=True)
    assert _signed_up(Client(), _link(name)), "somebody is looked for who takes a seat over"


def test_who_comes_from_elsewhere_needs_an_invitation_as_well(settings: Any) -> None:
    request = RequestFactory().get("/accounts/discord/login/callback/")
    request.session = Client().session
    link = _link(_gathering())

    def opens(came: str) -> bool:
        login: Any = SimpleNamespace(state={"next": came})
        return bool(SocialAdapter().is_open_for_signup(request, login))

    assert opens("/")
    settings.CIVITAS_DOORS = Doors.INVITED
    assert not opens("/")
    assert opens(link)


def test_the_link_of_an_administrator_lets_people_make_accounts_for_a_week(
    settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.CIVITAS_DOORS = Doors.INVITED
    link = invitation()
    browser = Client()
    assert browser.get(link).headers["Location"] == SIGN_UP
    assert browser.get("/api/site").json()["sign_up"]
    late = Client()
    late.get(link)
    assert _signed_up(browser)
    next_week = time.time() + timedelta(days=8).total_seconds()
    monkeypatch.setattr(time, "time", lambda: next_week)
    assert b"password1" not in late.get(SIGN_UP).content, "it is remembered no longer than it is valid"
    spent = Client().get(link)
    assert spent.status_code == 410
    assert "good for a week" in spent.content.decode()


def test_a_link_that_somebody_made_up_invites_nobody(settings: Any) -> None:
    settings.CIVITAS_DOORS = Doors.INVITED
    browser = Client()
    assert browser.get(f"/accounts/invited/{SALT}:made:up/").status_code == 410
    assert not _signed_up(browser)

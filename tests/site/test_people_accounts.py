"""Signing up and signing in: by password, by a code from a mail, not by guessing."""

from __future__ import annotations

import gettext
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import allauth
import pytest
from allauth.account.models import EmailAddress
from allauth.socialaccount.models import SocialAccount, SocialLogin
from django.contrib.auth.models import User
from django.contrib.sessions.backends.db import SessionStore
from django.core import mail
from django.core.cache import cache
from django.test import Client, RequestFactory
from django.utils.translation import gettext as translated
from django.utils.translation import ngettext, override
from tests.site.passkey import SoftKey

from civitas.site.config.mail import UnreadableAddress
from civitas.site.config.mail import mail as mail_settings
from civitas.site.people.adapter import SocialAdapter
from civitas.site.people.models import Profile
from civitas.site.people.profiles import rename

pytestmark = [pytest.mark.django_db, pytest.mark.urls("tests.site.people_urls")]
PASSWORD = "sand in the glass"
ORIGIN = "http://testserver"


@pytest.fixture(autouse=True)
def _nothing_counted(db: None) -> Iterator[None]:
    cache.clear()
    yield
    cache.clear()


def sign_up(client: Client, name: str = "Anna", email: str = "anna@example.org", **headers: str) -> User:
    said = {"name": name, "email": email, "password1": PASSWORD}
    response = client.post("/accounts/signup/", said, headers=headers)
    assert response.status_code == 302, response.content.decode()
    return User.objects.get(email=email)


def sign_in(client: Client, email: str = "anna@example.org", password: str = PASSWORD) -> bool:
    response = client.post("/accounts/login/", {"login": email, "password": password})
    return response.status_code == 302


def signed_in(client: Client) -> bool:
    return "_auth_user_id" in client.session


def test_who_signs_up_is_signed_in_and_has_a_profile(client: Client) -> None:
    user = sign_up(client, **{"accept-language": "de"})
    assert signed_in(client)
    assert user.profile.name == "Anna"
    assert user.profile.language == "de"
    assert user.profile.confirm == "risky"
    assert not user.profile.is_guest
    assert "anna" not in user.username
    assert EmailAddress.objects.get(user=user).verified is False
    assert mail.outbox[0].to == ["anna@example.org"]


def test_german_account_pages_and_mails_say_du_as_the_rest_of_the_site_does(client: Client) -> None:
    formal = re.compile(r"\b(Sie|Ihre?[nmrs]?|Ihnen)\b")
    with (Path(allauth.__file__).parent / "locale/de/LC_MESSAGES/django.mo").open("rb") as catalogue:
        theirs = gettext.GNUTranslations(catalogue)._catalog  # type: ignore[attr-defined]
    with override("de"):
        said = {
            key: ngettext(key[0], "", 1 + key[1]) if isinstance(key, tuple) else translated(key)
            for key in theirs
            if key
        }
    assert len(said) > 300
    assert [text for text in said.values() if formal.search(text)] == []
    sign_up(client, **{"accept-language": "de"})
    assert "ein Konto mit dieser E-Mail-Adresse angelegt" in mail.outbox[0].body
    assert not formal.search(str(mail.outbox[0].body))


def test_a_name_that_reads_alike_is_taken(client: Client) -> None:
    sign_up(client)
    said = {"name": "  ＡNNA ", "email": "b@example.org", "password1": PASSWORD}
    response = Client().post("/accounts/signup/", said, headers={"accept-language": "de"})
    assert response.status_code == 200
    assert "Diesen Namen hat schon jemand." in response.content.decode()


@pytest.mark.parametrize("name", ["", " ", "...", "An\u202ena", "A" * 41])
def test_a_name_can_be_read_aloud(client: Client, name: str) -> None:
    said = {"name": name, "email": "b@example.org", "password1": PASSWORD}
    assert client.post("/accounts/signup/", said).status_code == 200
    assert not User.objects.exists()


def test_a_mail_server_that_is_away_keeps_nobody_from_signing_up(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*args: object) -> None:
        raise ConnectionRefusedError

    monkeypatch.setattr("django.core.mail.EmailMessage.send", away)
    sign_up(client)
    assert signed_in(client)
    with pytest.raises(ConnectionRefusedError):
        Client().post("/accounts/login/code/", {"email": "anna@example.org"})


@pytest.mark.parametrize("password", ["short", "1234567890"])
def test_a_weak_password_is_refused(client: Client, password: str) -> None:
    said = {"name": "Anna", "email": "b@example.org", "password1": password}
    assert client.post("/accounts/signup/", said).status_code == 200
    assert not User.objects.exists()


def test_signing_in_wants_the_right_password_and_speaks_the_persons_language(client: Client) -> None:
    user = sign_up(client)
    Profile.objects.filter(user=user).update(language="de")
    other = Client()
    assert not sign_in(other, password="sand in the shoe")
    assert not signed_in(other)
    assert sign_in(other)
    assert signed_in(other)
    assert other.cookies["django_language"].value == "de"
    assert "E-Mail-Adresse" in other.get("/accounts/email/").content.decode()


def test_guessing_a_password_is_stopped_though_the_right_one_comes_at_last(client: Client) -> None:
    sign_up(client)
    other = Client()
    for number in range(5):
        assert not sign_in(other, password=f"guess number {number}")
    assert not sign_in(other)
    assert not signed_in(other)
    sign_up(Client(), "Bela", "bela@example.org")
    assert sign_in(Client(), "bela@example.org"), "only the account that is attacked is closed for a while"


def test_a_sign_in_code_comes_by_mail(client: Client) -> None:
    sign_up(client)
    mail.outbox.clear()
    other = Client()
    response = other.post("/accounts/login/code/", {"email": "anna@example.org"})
    assert response.status_code == 302
    code = re.search(r"^\s*([A-Z0-9]{4}-?[A-Z0-9]{2,4})\s*$", str(mail.outbox[0].body), re.MULTILINE)
    assert code, mail.outbox[0].body
    assert other.post("/accounts/login/code/confirm/", {"code": "XXXXXX"}).status_code == 200
    assert not signed_in(other)
    assert other.post("/accounts/login/code/confirm/", {"code": code[1]}).status_code == 302
    assert signed_in(other)


def test_a_sign_in_code_may_be_guessed_three_times(client: Client) -> None:
    sign_up(client)
    mail.outbox.clear()
    other = Client()
    other.post("/accounts/login/code/", {"email": "anna@example.org"})
    code = re.search(r"^\s*([A-Z0-9]{4}-?[A-Z0-9]{2,4})\s*$", str(mail.outbox[0].body), re.MULTILINE)
    assert code
    for _ in range(3):
        other.post("/accounts/login/code/confirm/", {"code": "XXXXXX"})
    other.post("/accounts/login/code/confirm/", {"code": code[1]})
    assert not signed_in(other)


def challenge(client: Client) -> Any:
    asked = client.get("/accounts/2fa/webauthn/login/", headers={"x-requested-with": "XMLHttpRequest"})
    return asked.json()["request_options"]


def test_a_passkey_signs_in_without_a_password(client: Client) -> None:
    sign_up(client)
    client.post("/accounts/reauthenticate/", {"password": PASSWORD})
    page = client.get("/accounts/2fa/webauthn/add/").content.decode()
    options = re.search(r'<script id="js_data" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert options, page
    key = SoftKey()
    made = key.register(json.loads(options[1])["creation_options"], ORIGIN)
    added = client.post("/accounts/2fa/webauthn/add/", {"name": "phone", "passwordless": "on", "credential": made})
    assert added.status_code == 302, added.content.decode()
    other = Client()
    page = other.get("/accounts/login/").content.decode()
    assert 'id="passkey_login"' in page
    for script in re.findall(r'<script src="([^"]+)"', page):
        served = other.get(script)
        assert served.status_code == 200, "a host need not collect such files first"
        assert served.getvalue()
    stranger = SoftKey()
    stranger._id, stranger._user = key._id, key._user
    other.post("/accounts/2fa/webauthn/login/", {"credential": stranger.sign_in(challenge(other), ORIGIN)})
    assert not signed_in(other)
    other.post("/accounts/2fa/webauthn/login/", {"credential": key.sign_in(challenge(other), ORIGIN)})
    assert signed_in(other)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_pages_are_in_the_readers_language_and_can_be_found_by_a_screen_reader(
    client: Client, language: str
) -> None:
    headers = {"accept-language": language}
    for place in ("login/", "signup/", "password/reset/", "login/code/"):
        page = client.get(f"/accounts/{place}", headers=headers).content.decode()
        assert f'<html lang="{language}">' in page
        assert page.count("<h1>") == 1
        assert '<main id="content">' in page
        named = set(re.findall(r'<label for="([^"]+)"', page))
        shown = re.findall(r'<input type="(?!hidden)[^>]*id="([^"]+)"', page)
        assert set(shown) <= named, (shown, named)
    assert ("Anmelden" in page) == (language == "de")


def test_the_bar_changes_the_language_for_good(client: Client) -> None:
    client.post("/accounts/language/", {"language": "de", "next": "/accounts/login/"})
    page = client.get("/accounts/login/").content.decode()
    assert '<html lang="de">' in page
    assert 'aria-label="English"' in page, "each language is named in itself"
    user = sign_up(client)
    client.post("/accounts/language/", {"language": "en"})
    assert Profile.objects.get(user=user).language == "en"


def test_each_user_has_a_profile_however_made() -> None:
    one = User.objects.create_user("one", "one@example.org")
    assert one.profile.name.startswith("Player ")
    two = User.objects.create_user("two")
    rename(two.profile, one.profile.name)
    assert two.profile.name != one.profile.name
    for wish, name in (("\u202eevil\x00  twin\n", "evil twin"), ("\u200b", "Player "), ("ﷺ" * 40, "ﷺ" * 40)):
        rename(two.profile, wish)
        assert two.profile.name.startswith(name)


def test_mail_goes_where_the_host_says() -> None:
    assert mail_settings("console:")["EMAIL_BACKEND"].endswith("console.EmailBackend")
    found = mail_settings("smtp+tls://me%40x.org:p%3Aw@mail.example.org?from=Table%20%3Ct@x.org%3E")
    assert found["EMAIL_HOST"] == "mail.example.org"
    assert found["EMAIL_PORT"] == 587
    assert (found["EMAIL_HOST_USER"], found["EMAIL_HOST_PASSWORD"]) == ("me@x.org", "p:w")
    assert (found["EMAIL_USE_TLS"], found["EMAIL_USE_SSL"]) == (True, False)
    assert found["DEFAULT_FROM_EMAIL"] == "Table <t@x.org>"
    assert mail_settings("smtps://mail.example.org:4650")["EMAIL_PORT"] == 4650
    for wrong in ("pigeon://x", "smtp:", "smtp://"):
        with pytest.raises(UnreadableAddress):
            mail_settings(wrong)


_DISCORD = """
import django
django.setup()
from django.urls import reverse, NoReverseMatch
from allauth.socialaccount.providers import registry
print([known.id for known in registry.get_class_list()])
try:
    print(reverse("discord_login", urlconf="civitas.site.people.urls"))
except NoReverseMatch:
    print("no address")
"""


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ({}, "[]\nno address\n"),
        ({"CIVITAS_DISCORD_ID": "1"}, "[]\nno address\n"),
        ({"CIVITAS_DISCORD_ID": "1", "CIVITAS_DISCORD_SECRET": "2"}, "['discord']\n/discord/login/\n"),
    ],
)
def test_discord_is_there_only_when_the_host_has_set_it_up(told: dict[str, str], expected: str) -> None:
    quiet = {key: value for key, value in os.environ.items() if not key.startswith("CIVITAS_DISCORD")}
    env = {**quiet, "DJANGO_SETTINGS_MODULE": "tests.site.settings", "CIVITAS_DATABASE": "sqlite:///", **told}
    done = subprocess.run([sys.executable, "-c", _DISCORD], env=env, capture_output=True, text=True, check=False)
    assert done.stdout == expected, done.stderr


def test_discord_is_not_on_the_page_otherwise(client: Client) -> None:
    assert "discord" not in client.get("/accounts/login/").content.decode().lower()


def test_who_comes_from_discord_brings_a_name_along(rf: RequestFactory) -> None:
    request = rf.get("/")
    request.session = SessionStore()
    for uid, brought, name in (("1", {"global_name": "Änne", "username": "aenne7"}, "Änne"), ("2", {}, "Player ")):
        account = SocialAccount(provider="discord", uid=uid, extra_data=brought)
        user = SocialAdapter().save_user(request, SocialLogin(user=User(email=f"{uid}@example.org"), account=account))
        assert user.profile.name.startswith(name)
        assert not user.has_usable_password()

"""An address belongs to whoever can read its mail, not to whoever typed it first; and nobody learns who is here."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.conf import LazySettings
from django.contrib.auth.models import User
from django.core import mail
from django.core.cache import cache
from django.test import Client

from civitas.site.notices.models import Channel
from civitas.site.people import guests, tokens
from civitas.site.people.models import Token

pytestmark = pytest.mark.django_db
ADDRESS = "anna@example.org"
PASSWORD, NEW = "sand in the glass", "another glass of sand"


@pytest.fixture(autouse=True)
def _mail_is_sent(settings: LazySettings) -> Iterator[None]:
    cache.clear()
    settings.CIVITAS_CONFIRM, settings.MFA_ALLOW_UNVERIFIED_EMAIL = True, False
    settings.CIVITAS_ADDRESS = "https://table.example"
    yield
    cache.clear()


def sign_up(client: Client, name: str, email: str = ADDRESS, password: str = PASSWORD) -> User:
    response = client.post("/accounts/signup/", {"name": name, "email": email, "password1": password})
    assert response.status_code == 302, response.content.decode()
    return User.objects.get(profile__name=name)


def link() -> str:
    """The link in the last mail."""
    found = re.search(r"https?://\S+", str(mail.outbox[-1].body))
    assert found, mail.outbox[-1].body
    return found[0]


def path(address: str) -> str:
    return "/" + address.split("/", 3)[3]


def reset(email: str = ADDRESS) -> None:
    """The owner of the mailbox asks for a new password and sets it."""
    owner = Client()
    owner.post("/accounts/password/reset/", {"email": email})
    form = owner.get(path(link())).headers["location"]
    done = owner.post(form, {"password1": NEW, "password2": NEW})
    assert done.status_code == 302, done.content.decode()


def sign_in(password: str) -> Client | None:
    client = Client()
    client.post("/accounts/login/", {"login": ADDRESS, "password": password})
    return client if "_auth_user_id" in client.session else None


def confirm(user: User) -> None:
    EmailAddress.objects.filter(user=user).update(verified=True)


def test_after_a_reset_nothing_of_whoever_signed_up_with_the_address_is_left() -> None:
    thief = Client()
    user = sign_up(thief, "Thief")
    key = tokens.make_token(user, "kept from before")
    Authenticator.objects.create(user=user, type=Authenticator.Type.TOTP, data={})
    Channel.objects.create(user=user, way="webhook", address="https://thief.example/", digest="x")
    reset()
    assert tokens.holder(key.secret) is None
    assert thief.get("/api/people/me").status_code == 401
    assert not Authenticator.objects.exists()
    assert not Channel.objects.exists()
    assert sign_in(PASSWORD) is None
    assert sign_in(NEW) is not None, "no second factor of the thief's stands in the way"
    assert EmailAddress.objects.get(user=user).verified, "the mail has reached its owner"


def test_after_a_reset_keys_end_and_the_second_factor_of_a_confirmed_account_stays() -> None:
    user = sign_up(Client(), "Anna")
    confirm(user)
    key = tokens.make_token(user, "bot")
    Authenticator.objects.create(user=user, type=Authenticator.Type.TOTP, data={})
    reset()
    assert tokens.holder(key.secret) is None
    assert Authenticator.objects.filter(user=user).exists(), "a stolen mailbox is not enough"


def test_keys_for_bots_wait_until_the_address_is_confirmed(settings: LazySettings) -> None:
    client = Client()
    user = sign_up(client, "Anna")
    wish = {"name": "bot"}
    reply = client.post("/api/people/tokens", wish, content_type="application/json")
    assert reply.status_code == 409
    assert "Confirm your e-mail address" in reply.json()["message"]
    assert not Token.objects.exists()
    settings.CIVITAS_CONFIRM = False
    assert client.post("/api/people/tokens", wish, content_type="application/json").status_code == 201, "no mail here"
    settings.CIVITAS_CONFIRM = True
    client.get(path(link()))
    client.post(path(link()))
    assert EmailAddress.objects.get(user=user).verified
    assert client.post("/api/people/tokens", wish, content_type="application/json").status_code == 201


def test_second_factors_wait_until_the_address_is_confirmed(settings: LazySettings) -> None:
    client = Client()
    user = sign_up(client, "Anna")
    client.post("/accounts/reauthenticate/", {"password": PASSWORD})
    for page in ("/accounts/2fa/totp/activate/", "/accounts/2fa/webauthn/add/"):
        assert client.get(page).status_code == 302
    confirm(user)
    for page in ("/accounts/2fa/totp/activate/", "/accounts/2fa/webauthn/add/"):
        assert client.get(page).status_code == 200


@pytest.mark.parametrize(("told", "waits"), [({"CIVITAS_MAIL": "smtp://mail.example.org"}, True), ({}, False)])
def test_only_where_mail_is_sent_anything_waits_for_a_confirmed_address(told: dict[str, str], waits: bool) -> None:
    code = "from civitas.site import settings as s; print(s.CIVITAS_CONFIRM, s.MFA_ALLOW_UNVERIFIED_EMAIL)"
    here = {name: value for name, value in os.environ.items() if name != "CIVITAS_MAIL"}
    found = subprocess.run([sys.executable, "-c", code], env={**here, **told}, capture_output=True, text=True)
    assert found.stdout.split() == [str(waits), str(not waits)], found.stderr


def test_whoever_signs_in_by_a_code_has_the_account_alone() -> None:
    thief = Client()
    user = sign_up(thief, "Thief")
    owner = Client()
    owner.post("/accounts/login/code/", {"email": ADDRESS})
    code = re.search(r"^\s*([A-Z0-9]{4}-?[A-Z0-9]{2,4})\s*$", str(mail.outbox[-1].body), re.MULTILINE)
    assert code
    owner.post("/accounts/login/code/confirm/", {"code": code[1]})
    assert owner.get("/api/people/me").status_code == 200
    assert EmailAddress.objects.get(user=user).verified
    assert thief.get("/api/people/me").status_code == 401
    assert sign_in(PASSWORD) is None, "the thief's password opens nothing any more"
    assert "password it had before is gone" in owner.get("/accounts/email/").content.decode()


def test_a_link_opened_on_another_device_leaves_the_password_and_takes_what_was_set_before() -> None:
    user = sign_up(Client(), "Anna")
    Authenticator.objects.create(user=user, type=Authenticator.Type.TOTP, data={})
    phone = Client()
    phone.get(path(link()))
    phone.post(path(link()))
    assert EmailAddress.objects.get(user=user).verified
    assert not Authenticator.objects.exists()
    assert sign_in(PASSWORD) is not None


def test_signing_up_does_not_tell_whether_an_address_is_known() -> None:
    user = sign_up(Client(), "Anna")
    confirm(user)
    mail.outbox.clear()
    cache.clear()  # one address is written to once in three minutes
    known, unknown = Client(), Client()
    said = {"password1": PASSWORD}
    first = known.post("/accounts/signup/", {**said, "name": "Bea", "email": ADDRESS})
    second = unknown.post("/accounts/signup/", {**said, "name": "Cleo", "email": "new@example.org"})
    assert (first.status_code, first.headers["location"]) == (second.status_code, second.headers["location"])
    told, asked = mail.outbox
    assert (told.to, asked.to) == ([ADDRESS], ["new@example.org"])
    assert "already" in str(told.body), "the owner of the mailbox learns it"
    assert "/accounts/password/reset/" in str(told.body)
    bea = User.objects.get(profile__name="Bea")
    assert not EmailAddress.objects.get(user=bea).can_set_verified()
    assert sign_in(PASSWORD) is not None, "Anna signs in as ever"


def test_an_owner_signs_up_though_somebody_has_used_the_address_before() -> None:
    sign_up(Client(), "Thief")
    anna = sign_up(Client(), "Anna", password=NEW)
    client = sign_in(NEW)
    assert client is not None
    assert client.get("/api/people/me").json()["handle"] == anna.username


def test_a_guest_who_stays_does_not_learn_whether_an_address_is_known() -> None:
    confirm(sign_up(Client(), "Anna"))
    found = []
    for email in (ADDRESS, "new@example.org"):
        client = Client()
        client.force_login(guests.make_guest("Gast"))
        reply = client.post("/accounts/complete/", {"email": email, "password1": PASSWORD})
        found.append((reply.status_code, reply.headers["location"]))
    assert found[0] == found[1] == (302, "/")


def test_links_in_mails_lead_to_the_site_whatever_the_request_says(settings: LazySettings) -> None:
    settings.ALLOWED_HOSTS = ["testserver"]
    sign_up(Client(), "Anna")
    for page, wish in (("/accounts/password/reset/", ADDRESS), ("/accounts/password/reset/", "nobody@example.org")):
        Client().post(page, {"email": wish}, headers={"host": "testserver:4444"})
        body = str(mail.outbox[-1].body)
        assert "4444" not in body
        assert "testserver" not in body
        assert link().startswith("https://table.example/accounts/")


@pytest.mark.parametrize("password", ["password123", "qwertyuiop", "1234567890"])
def test_a_password_that_everybody_tries_is_refused_at_a_reset_too(password: str) -> None:
    sign_up(Client(), "Anna")
    owner = Client()
    owner.post("/accounts/password/reset/", {"email": ADDRESS})
    form = owner.get(path(link())).headers["location"]
    assert owner.post(form, {"password1": password, "password2": password}).status_code == 200
    assert sign_in(password) is None

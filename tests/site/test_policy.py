"""Every page runs scripts from here alone, and works with that."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from django.conf import LazySettings
from django.contrib.auth.models import User
from django.test import Client
from tests.site.calling import Caller

from civitas.site.pages.policy import HEADER

pytestmark = pytest.mark.django_db
LOADED = re.compile(r"<(?:script[^>]*?\ssrc|link[^>]*?\shref|img[^>]*?\ssrc)=[\"']([^\"']+)")
INLINE = re.compile(r"<script(?![^>]*\ssrc=)(?![^>]*type=\"application/json\")[^>]*>", re.IGNORECASE)
HANDLER = re.compile(r"<[^>]+\son[a-z]+=", re.IGNORECASE)


def keeper() -> Client:
    """Somebody who may see every page."""
    caller = Caller("Keeper", staff=True)
    User.objects.filter(pk=caller.user.pk).update(is_superuser=True, email="keeper@example.org")
    return caller.client


STRANGERS = (
    "/",
    "/api/docs",
    "/accounts/login/",
    "/accounts/signup/",
    "/accounts/password/reset/",
    "/accounts/nowhere/",
)
KEEPERS = ("/accounts/email/", "/accounts/2fa/", "/accounts/password/set/", "/admin/", "/admin/auth/user/", "/api/docs")


@pytest.mark.parametrize(("who", "path"), [("", path) for path in STRANGERS] + [("keeper", path) for path in KEEPERS])
def test_every_page_says_that_scripts_come_from_here_and_has_no_others(who: str, path: str) -> None:
    client = keeper() if who else Client()
    reply = client.get(path)
    rules = dict(rule.split(" ", 1) for rule in reply.headers[HEADER].split("; "))
    assert rules["script-src"] == rules["default-src"] == rules["connect-src"] == "'self'"
    assert rules["object-src"] == rules["frame-ancestors"] == "'none'"
    page = reply.content.decode()
    assert not INLINE.search(page)
    assert not HANDLER.search(page)
    for address in LOADED.findall(page):
        parts = urlsplit(address)
        assert parts.scheme == "data" or (parts.scheme, parts.netloc) == ("", ""), address


def test_the_description_of_the_api_comes_with_everything_it_needs() -> None:
    client = Client()
    page = client.get("/api/docs").content.decode()
    loaded = LOADED.findall(page)
    assert sum(address.endswith(".js") for address in loaded) == 2
    for address in loaded:
        served = client.get(address)
        assert served.status_code == 200, address
        assert served.getvalue()
    assert client.get("/api/openapi.json").status_code == 200


def test_what_is_no_page_has_no_such_rule() -> None:
    assert HEADER not in Client().get("/api/openapi.json").headers


def test_signing_in_elsewhere_is_allowed_where_the_host_has_set_it_up(settings: LazySettings) -> None:
    assert "form-action 'self';" in Client().get("/accounts/login/").headers[HEADER]
    settings.DISCORD = ("id", "secret")
    assert "form-action 'self' https://discord.com;" in Client().get("/accounts/login/").headers[HEADER]

"""The site serves the browser client: its files as they were built, and its page for every address of its own."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db
PAGE = "<!doctype html><title>built</title>"


@pytest.fixture
def built(tmp_path: Path, settings: Any) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "assets" / "app-4f2a.js").write_text("export {}")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    settings.CIVITAS_CLIENT = settings.WHITENOISE_ROOT = str(tmp_path)
    return tmp_path


def _get(address: str) -> Any:
    return Client().get(address)


@pytest.mark.parametrize("address", ["/", "/tables/abc_-9", "/people/0f3a/", "/apiary", "/healthy"])
def test_every_address_of_the_client_is_its_page(built: Path, address: str) -> None:
    reply = _get(address)
    assert reply.status_code == 200
    assert reply.content.decode() == PAGE


def test_the_page_is_asked_for_anew_and_brings_the_cookie_against_forgery(built: Path) -> None:
    reply = _get("/")
    assert reply["Cache-Control"] == "no-cache"
    assert "csrftoken" in reply.cookies


def test_the_page_runs_no_script_but_its_own_files(built: Path) -> None:
    policy = dict(part.split(" ", 1) for part in _get("/")["Content-Security-Policy"].split("; "))
    assert policy["script-src"] == "'self'"
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"


def test_a_file_that_is_named_by_its_content_is_kept_for_ever(built: Path) -> None:
    with (
        closing(_get("/assets/app-4f2a.js")) as script,
        closing(_get("/manifest.webmanifest")) as other,
    ):
        assert script.status_code == other.status_code == 200
        assert script["Content-Type"].startswith("text/javascript")
        assert "immutable" in script["Cache-Control"]
        assert "immutable" not in other["Cache-Control"]


@pytest.mark.parametrize("address", ["/assets/gone.js", "/favicon.ico", "/api/nothing", "/static/gone.css", "/push/x"])
def test_what_is_not_there_is_missing_and_not_the_page(built: Path, address: str) -> None:
    assert _get(address).status_code == 404


def test_the_site_keeps_its_own_pages(built: Path) -> None:
    assert _get("/admin/").status_code == 302
    assert b"<form" in _get("/accounts/login/").content
    assert _get("/health").json()["well"]


@pytest.mark.parametrize(("language", "title"), [("en", "The table is not built yet"), ("de", "Der Tisch ist noch")])
def test_without_a_built_client_the_page_says_how_to_build_it(
    tmp_path: Path, settings: Any, language: str, title: str
) -> None:
    settings.CIVITAS_CLIENT = str(tmp_path)
    reply = Client(headers={"accept-language": language}).get("/")
    assert title in reply.content.decode()
    assert "run build" in reply.content.decode()

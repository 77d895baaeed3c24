"""The site serves the browser client: its files as they were built, and its page for every address of its own."""

from __future__ import annotations

import re
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from civitas.site.pages.browser import ROUTES

pytestmark = pytest.mark.django_db
PAGE = "<!doctype html><title>built</title>"


@pytest.fixture
def built(tmp_path: Path, settings: Any) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "assets" / "app-4f2a.js").write_text("export {}")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    settings.CIVITAS_CLIENT = str(tmp_path)
    return tmp_path


def _get(address: str) -> Any:
    return Client().get(address)


@pytest.mark.parametrize("address", ["/", "/table/abc_-9", "/people/0f3a/", "/settings/notices", "/rules/clash"])
def test_every_address_of_the_client_is_its_page(built: Path, address: str) -> None:
    reply = _get(address)
    assert reply.status_code == 200
    assert reply.content.decode() == PAGE


@pytest.mark.parametrize("address", ["/apiary", "/healthy", "/tables/abc", "/rules/clash/more", "/people"])
def test_an_address_that_means_nothing_is_missing_and_the_client_says_so(built: Path, address: str) -> None:
    reply = _get(address)
    assert reply.status_code == 404
    assert reply.content.decode() == PAGE


def test_the_site_knows_every_view_of_the_client() -> None:
    source = Path(__file__).parents[2] / "web" / "src" / "routes.ts"
    assert list(ROUTES) == re.findall(r'pattern: "(/[^"]*)"', source.read_text(encoding="utf-8"))


def test_search_engines_are_told_what_is_not_for_them_and_browsers_find_an_icon(built: Path) -> None:
    robots = _get("/robots.txt")
    assert robots.status_code == 200
    assert "Disallow: /api/" in robots.content.decode()
    assert _get("/favicon.ico").headers["Location"] == "/icon-192.png"
    assert (Path(__file__).parents[2] / "web" / "public" / "icon-192.png").is_file()


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


def test_a_client_that_is_built_anew_is_served_without_a_restart(built: Path) -> None:
    browser = Client()
    with closing(browser.get("/assets/app-4f2a.js")) as before:
        assert before.status_code == 200
    (built / "assets" / "app-4f2a.js").unlink()
    (built / "assets" / "app-77c0.js").write_text("export const anew = 1")
    (built / "index.html").write_text(anew := "<!doctype html><title>anew</title>")
    (built / "manifest.webmanifest").write_text('{"name": "anew"}')
    assert browser.get("/").content.decode() == anew
    with closing(browser.get("/assets/app-77c0.js")) as script, closing(browser.get("/manifest.webmanifest")) as other:
        assert script.getvalue() == b"export const anew = 1"
        assert "immutable" in script["Cache-Control"]
        assert other.getvalue() == b'{"name": "anew"}'
        assert other["Content-Length"] == "16"
    assert browser.get("/assets/app-4f2a.js").status_code == 404


def test_a_client_that_is_built_after_the_start_is_served_too(tmp_path: Path, settings: Any) -> None:
    settings.CIVITAS_CLIENT = str(tmp_path / "client")
    browser = Client()
    assert browser.get("/assets/app-4f2a.js").status_code == 404
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "assets" / "app-4f2a.js").write_text("export {}")
    with closing(browser.get("/assets/app-4f2a.js")) as script:
        assert script.status_code == 200


@pytest.mark.parametrize("way", ["/assets/../../secret.key", "/../secret.key", "/{}/secret.key", "/a\0.js"])
def test_nothing_outside_the_folder_of_the_client_is_served(built: Path, settings: Any, way: str) -> None:
    (built / "secret.key").write_text("no")
    (built / "inner").mkdir()
    settings.CIVITAS_CLIENT = str(built / "inner")
    assert Client().get("/", PATH_INFO=way.format(built)).status_code == 404


@pytest.mark.parametrize("address", ["/assets/gone.js", "/gone.ico", "/api/nothing", "/static/gone.css", "/push/x"])
def test_what_is_not_there_is_missing_and_not_the_page(built: Path, address: str) -> None:
    assert _get(address).status_code == 404


def test_account_pages_wear_what_the_client_wears(built: Path) -> None:
    sheet = '<link rel="stylesheet" crossorigin href="/assets/app-4f2a.css">'
    (built / "index.html").write_text(f"<!doctype html><head>{sheet}</head>")
    page = _get("/accounts/login/").content.decode()
    assert sheet in page
    assert "--paper:" not in page, "its colours are in the sheet"


def test_without_the_client_account_pages_have_colours_of_their_own(built: Path) -> None:
    (built / "index.html").unlink()
    page = _get("/accounts/login/").content.decode()
    assert "--paper:" in page
    assert "stylesheet" not in page


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

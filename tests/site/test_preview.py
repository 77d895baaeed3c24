"""A link to a finished game tells who won where it is shared, and tells strangers nothing that is not for them."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from tests.site.calling import Caller, started

from civitas.site.tables.models import Kind, Status, Table, Visibility

pytestmark = pytest.mark.django_db(transaction=True)
PAGE = "<!doctype html><html><head><title>built</title></head><body></body></html>"


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, settings: Any) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / ".vite").mkdir()
    covers = {"src/titles/sands/cover.webp": {"file": "assets/cover-4f2a.webp"}}
    (tmp_path / ".vite" / "manifest.json").write_text(json.dumps(covers))
    settings.CIVITAS_CLIENT = str(tmp_path)
    settings.CIVITAS_ADDRESS = "https://civitas.example"


def finished(*names: str, **fields: Any) -> str:
    table = started(*map(Caller, names))
    given = {"status": Status.FINISHED, "scores": [21, 34.5], "winners": [1], **fields}
    Table.objects.filter(name=table).update(**given)
    return table


def sent(table: str, **headers: str) -> str:
    """What is sent to somebody who has not signed in and runs no script."""
    reply = Client().get(f"/table/{table}", headers=headers)
    assert reply.status_code == 200
    return reply.content.decode()


def tags(page: str) -> dict[str, str]:
    return {name: unescape(told) for name, told in re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page)}


def test_a_link_to_a_finished_game_tells_who_won_with_points_and_picture() -> None:
    name = finished("Anna", "Ben")
    told = tags(sent(name))
    assert told["og:title"] == "Ben won a game of The Sands of Time"
    assert told["og:description"].startswith("Ben 34.5 · Anna 21.")
    assert told["og:image"] == "https://civitas.example/assets/cover-4f2a.webp"
    assert told["og:url"] == f"https://civitas.example/table/{name}"
    assert sent(name).index("og:title") < sent(name).index("</head>")
    assert 'name="twitter:card"' in sent(name)


def test_it_speaks_the_language_that_is_asked_for() -> None:
    told = tags(sent(finished("Anna", "Ben", winners=[0, 1]), **{"accept-language": "de-AT"}))
    assert told["og:title"] == "Anna und Ben haben eine Partie The Sands of Time gewonnen"
    assert told["og:description"].startswith("Ben 34,5 · Anna 21.")
    assert told["og:locale"] == "de_DE"


def test_where_all_have_lost_or_nothing_was_counted_it_says_so() -> None:
    assert "everybody lost" in tags(sent(finished("Anna", "Ben", winners=[])))["og:title"]
    told = tags(sent(finished("Cleo", "Dora", winners=None, scores=None)))
    assert told["og:title"] == "A finished game of The Sands of Time"
    assert told["og:description"].startswith("Cleo · Dora.")


def test_a_name_cannot_put_anything_into_the_page() -> None:
    wicked = '"><script>alert(1)</script>'
    page = sent(finished("Anna", wicked))
    assert "<script" not in page
    assert wicked in tags(page)["og:title"]


@pytest.mark.parametrize(
    "fields",
    [
        {"visibility": Visibility.PRIVATE},
        {"kind": Kind.BRANCH},
        {"kind": Kind.IMPORT},
        {"kind": Kind.LESSON},
        {"status": Status.PLAYING},
        {"status": Status.GATHERING},
        {"title": "gone"},
    ],
    ids=str,
)
def test_of_what_is_not_for_strangers_or_not_over_nothing_is_told(fields: dict[str, Any]) -> None:
    assert sent(finished("Anna", "Ben", **fields)) == PAGE


def test_members_of_a_private_table_share_no_more_than_strangers_may_know() -> None:
    anna = Caller("Anna")
    table = started(anna, Caller("Ben"))
    fields = {"status": Status.FINISHED, "scores": [1, 2], "winners": [1], "visibility": Visibility.PRIVATE}
    Table.objects.filter(name=table).update(**fields)
    assert anna.client.get(f"/table/{table}").content.decode() == PAGE


@pytest.mark.parametrize("name", ["nothing", "a b", "%22%3E", "x" * 200])
def test_an_address_without_a_table_is_the_page_as_ever(name: str) -> None:
    assert sent(name) == PAGE


def test_a_game_without_a_picture_shows_the_icon_of_the_site(tmp_path: Path) -> None:
    name = finished("Anna", "Ben")
    (tmp_path / ".vite" / "manifest.json").write_text("not json")
    assert tags(sent(name))["og:image"] == "https://civitas.example/icon-512.png"

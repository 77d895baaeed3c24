"""Half a character is refused wherever a body is read, and one that is stored all the same ends no backup."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from tests.site.calling import Caller, started

from civitas.site.api.app import api
from civitas.site.api.shared.words import say
from civitas.site.hosting import archive
from civitas.site.tables.models import Table

pytestmark = pytest.mark.django_db(transaction=True)
WRITES = sorted(
    (method.upper(), path)
    for path, ways in api.get_openapi_schema()["paths"].items()
    for method, about in ways.items()
    if "application/json" in about.get("requestBody", {}).get("content", {})
)
"""Every operation that takes a body."""


def test_half_a_character_is_refused_by_every_operation_that_takes_a_body() -> None:
    anna = Caller("Anna", language="de")
    assert len(WRITES) > 25
    for method, path in WRITES:
        filled = re.sub(r"\{[^}]*\}", "1", path).removeprefix("/api")
        said = anna.call(method, filled, {"when": {"a": "\ud800"}, "text": "\udfff"})
        assert (method, path, anna.status, said["error"]) == (method, path, 400, "broken-text")
        assert said["message"] in (say("de", "broken-text"), say("en", "broken-text"))


def test_half_a_character_is_refused_however_it_is_spelt() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    for body in (
        rb'{"text": "\uD83D"}',
        b'{"text": "\xed\xa0\x80"}',
        '{"text": "\ud800"}'.encode("utf-16", "surrogatepass"),
    ):
        reply = anna.client.post(f"/api/tables/{name}/chat/players", body, content_type="application/json")
        assert (reply.status_code, reply.json()["error"]) == (400, "broken-text"), body
    whole = rb'{"text": "\ud83c\udfb2"}'
    reply = anna.client.post(f"/api/tables/{name}/chat/players", whole, content_type="application/json")
    assert reply.status_code == 201, reply.content


def test_a_standing_order_with_half_a_character_is_not_kept() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    anna.put(f"/tables/{name}/orders/choose-cards", {"answer": 1, "when": {"a": "\ud800"}})
    assert anna.status == 400
    assert "ud800" not in json.dumps(Table.objects.get(name=name).table_extras)


def test_text_that_cannot_be_written_down_ends_no_backup(tmp_path: Path) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    row = Table.objects.get(name=started(anna, ben))
    row.table_extras = {**row.table_extras, "terms": {"0": {"choose-cards": {"when": {"a": "\ud800"}}}}}
    row.save()
    archive.write(tmp_path / "site")
    with gzip.open(tmp_path / "site", "rt", encoding="utf-8") as file:
        kept = [json.loads(line) for line in file]
    assert (
        next(one for one in kept if isinstance(one, list) and one[0] == "tables.table")[1]["table_extras"]
        == row.table_extras
    )

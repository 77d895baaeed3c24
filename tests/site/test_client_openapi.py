"""The description of the API from which the browser client's types are made."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

from civitas.cli.app import app

KEPT = Path(__file__).parents[2] / "web" / "openapi.json"


def _printed() -> str:
    done = CliRunner().invoke(app, ["openapi"])
    assert done.exit_code == 0, done.output
    return done.output


def test_the_description_that_the_client_is_built_from_is_that_of_this_api() -> None:
    assert _printed() == KEPT.read_text(encoding="utf-8"), "run: civitas openapi > web/openapi.json"


def test_the_description_has_whole_addresses() -> None:
    assert "/api/tables/{name}/prompt" in json.loads(_printed())["paths"]

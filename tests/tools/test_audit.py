"""Known holes are found in what is pinned, and a database that cannot be reached ends nothing."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from tools import audit


@pytest.fixture
def source() -> Iterator[str]:
    """A database that knows of one hole."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
            bad = {"package": {"name": "svelte", "ecosystem": "npm"}}
            results = [{"vulns": [{"id": "X-1"}]} if one["package"] == bad["package"] else {} for one in asked]
            body = json.dumps({"results": results}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            return

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


def test_everything_that_is_pinned_is_looked_up() -> None:
    asked = {(one["package"]["ecosystem"], one["package"]["name"]) for one in audit.pinned(audit.ROOT)}
    assert {("PyPI", "django"), ("PyPI", "granian"), ("PyPI", "psycopg"), ("npm", "svelte"), ("npm", "vite")} <= asked


def test_a_known_hole_is_named_and_ends_it(source: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(source) == 1
    assert "svelte" in capsys.readouterr().out


def test_what_cannot_be_looked_up_is_said_and_ends_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main("http://127.0.0.1:1/") == 0
    assert "could not be reached" in capsys.readouterr().out


def test_versions_are_read_as_they_are_pinned(tmp_path: Path) -> None:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "web").mkdir()
    lines = ["one==1.0 \\", "    --hash=sha256:00", "two==2.0; python_version < '3'"]
    (tmp_path / "requirements" / "a.txt").write_text("\n".join(lines))
    places = {"": "0", "node_modules/x": "3", "node_modules/x/node_modules/@a/y": "4"}
    lock = {"packages": {place: {"version": version} for place, version in places.items()}}
    (tmp_path / "web" / "package-lock.json").write_text(json.dumps(lock))
    found = [(one["package"]["name"], one["version"]) for one in audit.pinned(tmp_path)]
    assert found == [("@a/y", "4"), ("one", "1.0"), ("two", "2.0"), ("x", "3")]

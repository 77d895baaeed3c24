"""docs/hosting.md, followed line by line: every command that it prints is run as it stands, in the order of the page.

Only what cannot be the same everywhere is added: a free port, the addresses of this machine's servers, and names for
what the page calls FILE, TABLE and FOLDER.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import time
from pathlib import Path

import pytest
from django.db import connection  # noqa: F401 - what is skipped asks it
from tests.site.processes import PATIENCE, Process, database_address, free_port, output_of, reach

from civitas.site.clocks.models import Heartbeat

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
BUS = os.environ.get("CIVITAS_BUS") or "nats://127.0.0.1:4222"
on_postgresql = pytest.mark.skipif("connection.vendor != 'postgresql'", reason="for PostgreSQL and NATS")
ELSEWHERE = {
    "civitas drill restore": "tests/site/test_drills.py",
    "civitas admin backup backup.civitas-site": "tests/site/test_backup.py",
    "civitas admin restore backup.civitas-site": "tests/site/test_backup.py",
    "civitas admin restore FILE --database postgresql://…": "tests/site/test_archive.py",
    "civitas serve": "below, and tests/site/test_running.py",
    "civitas worker --metrics 9101": "tests/site/test_running.py",
}
"""Commands of the page that other tests run, and which."""
ONE_BOX = [
    "civitas admin import FILE --seat 0=HANDLE --seat 1=greedy",
    "civitas admin recheck",
    "civitas admin export TABLE FILE",
    "civitas admin users",
    "civitas admin users --invite",
    "civitas admin mend TABLE",
    "civitas admin ratings",
    "civitas admin backup FILE",
    "civitas admin restore FILE",
]
"""What a host of one box does, one after the other; the game to begin with comes from elsewhere."""


def printed() -> set[str]:
    """Every command of the page, without its explanation."""
    blocks = re.findall(r"^```\w*\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines() if line.startswith("civitas ")]
    inline = re.findall(r"`(civitas [^`]+)`", re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL))
    return {" ".join(re.split(r" {3,}| {2}#", line)[0].split()) for line in [*lines, *inline]}


def many() -> list[str]:
    """The commands of the block about more than one process."""
    block = next(b for b in re.findall(r"^```\w*\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL) if "civitas worker" in b)
    return [re.split(r" {2,}#", line)[0].strip() for line in block.splitlines() if line.startswith("civitas ")]


def test_every_command_of_the_page_is_run_by_a_test() -> None:
    assert printed() == {*ELSEWHERE, *ONE_BOX, *many()}


@pytest.mark.left_to_sqlite
def test_one_box_is_followed_from_the_first_command_to_a_restored_backup(tmp_path: Path) -> None:
    box, other = tmp_path / "box", tmp_path / "other"
    box.mkdir()
    other.mkdir()
    site = Process("serve", "--host", "0.0.0.0", "--port", "0", folder=box)
    try:
        port = site.printed(r"Civitas is at http://\S+:(\d+)")
        assert site.printed(r"(https?://\S+/accounts/first/\S+)")
        assert reach(f"http://127.0.0.1:{port}/health").json()["well"]
        assert site.end() == 0
    finally:
        site.kill()
    assert {"civitas.sqlite3", "secret.key"} <= {file.name for file in box.iterdir()}

    output_of("play", "sands", "--seat", "random", "--seat", "random", "--out", "game.civitas", folder=box)
    names = {"FILE": "game.civitas"}
    for command in ONE_BOX:
        words = [names.get(word, word) for word in shlex.split(command)[1:]]
        if words[:2] == ["admin", "restore"]:
            (box / "secret.key").rename(other / "secret.key")
            (box / "site.backup").rename(other / "site.backup")
        where = other if words[1] == "restore" else box
        said = output_of(*[w.replace("HANDLE", "random") for w in words], folder=where)
        if words[1] == "import":
            found = re.search(r"[\w-]{12}", said)
            assert found, said
            names |= {"TABLE": found[0], "FILE": "again.civitas"}
        elif words[1] == "export":
            last = (box / "again.civitas").read_text(encoding="utf-8").splitlines()[-1]
            assert json.loads(last)
            names["FILE"] = "site.backup"
    assert names["TABLE"] in output_of("admin", "mend", names["TABLE"], folder=other)


@on_postgresql
@pytest.mark.django_db(transaction=True)
def test_more_than_one_process(tmp_path: Path) -> None:
    shared = {"CIVITAS_DATABASE": database_address(), "CIVITAS_BUS": BUS, "CIVITAS_SECRET_KEY": "x" * 50}
    Heartbeat.objects.all().delete()
    parts: list[Process] = []
    try:
        for command in many():
            words = shlex.split(command)[1:]
            if words[0] in ("web", "push"):
                port = str(free_port())
                words = [*(word for word in words if word not in ("--port", "8001")), "--port", port]
                parts.append(Process(*words, folder=tmp_path, **shared))
                assert reach(f"http://127.0.0.1:{port}/health").json()["well"]
            else:
                parts.append(Process(*words, folder=tmp_path, **shared))
                if words[0] == "migrate":
                    assert parts.pop().wait() == 0
        end = time.monotonic() + PATIENCE
        while not Heartbeat.objects.exists():
            assert time.monotonic() < end, "the worker gives no sign of life"
            time.sleep(0.2)
        assert [part.end() for part in parts] == [0, 0, 0]
    finally:
        for part in parts:
            part.kill()

"""One command in an empty folder is a site; the same site runs in parts. Real processes, from start to SIGTERM."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from django.contrib.auth.models import User
from tests.site.processes import PATIENCE, Process, command, database_address, free_port, reach

from civitas.site.observing import metrics
from civitas.site.people.tokens import make_token
from civitas.site.tables.opening import make_table, seat_players, start

REMOTE_BOT = Path(__file__).parents[2] / "examples" / "remote_bot.py"
SECRET = "only for tests"
TURNS = 12 if os.environ.get("CIVITAS_BUS") else 3
"""Without a bus between the processes each turn costs a look or two at the database."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[Process]:
    """A site that several tests use: a start takes seconds."""
    process = Process("serve", "--port", "0", folder=folder)
    yield process
    process.kill()


def address_of(site: Process) -> str:
    return site.printed(r"Civitas is at (http://\S+)")


@pytest.mark.left_to_sqlite
def test_one_command_in_an_empty_folder_is_a_site(site: Process, folder: Path) -> None:
    url = address_of(site)
    assert reach(f"{url}/health").json() == {
        "well": True,
        "database": True,
        "migrations": True,
        "writable": True,
        "bus": True,
    }
    assert reach(f"{url}/push/tables/nowhere").status_code == 404
    assert reach(f"{url}/api/openapi.json").status_code == 200
    assert 'civitas_moves_total{outcome="answered"}' in reach(f"{url}/metrics").text
    for file in ("secret.key", "civitas.sqlite3"):
        assert stat.S_IMODE((folder / file).stat().st_mode) == 0o600


@pytest.mark.left_to_sqlite
def test_the_first_administrator_signs_in_by_the_link_and_finds_the_admin_pages(site: Process) -> None:
    link = site.printed(r"works once: (http://\S+)")
    with httpx.Client(timeout=PATIENCE, follow_redirects=True, base_url=address_of(site)) as browser:
        page = browser.get(link)
        assert page.status_code == 200
        token = browser.cookies["csrftoken"]
        browser.post(link, data={"csrfmiddlewaretoken": token}, headers={"Referer": link})
        admin = browser.get("/admin/")
        assert admin.status_code == 200
        assert "/admin/logout/" in admin.text
        style = browser.get("/static/admin/css/base.css")
        assert style.headers["content-type"].startswith("text/css")


@pytest.mark.left_to_sqlite
def test_a_port_that_is_taken_is_said_so(site: Process, folder: Path) -> None:
    port = address_of(site).rpartition(":")[2]
    done = command("serve", "--port", port, folder=folder)
    assert done.returncode == 1
    assert f"port {port}" in done.stderr


def test_the_parts_need_the_secret_of_the_whole(tmp_path: Path) -> None:
    done = command("worker", folder=tmp_path)
    assert done.returncode == 2
    assert "secret.key" in done.stderr


def test_an_address_of_no_database_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_text(SECRET)
    done = command("migrate", "--database", "mysql://x/y", folder=tmp_path)
    assert done.returncode == 2
    assert "mysql" in done.stderr


@pytest.mark.left_to_sqlite
def test_health_is_bad_until_the_database_has_its_shape(tmp_path: Path) -> None:
    port = free_port()
    environment = {"CIVITAS_SECRET_KEY": SECRET, "CIVITAS_DATABASE": f"sqlite:///{tmp_path}/new.sqlite3"}
    push = Process("push", "--port", str(port), folder=tmp_path, **environment)
    try:
        found = reach(f"http://127.0.0.1:{port}/health")
        assert found.status_code == 503
        assert found.json() == {"well": False, "database": True, "migrations": False, "writable": False, "bus": True}
        Process("migrate", folder=tmp_path, **environment).wait()
        assert reach(f"http://127.0.0.1:{port}/health").status_code == 200
    finally:
        assert push.end() == 0


SET_UP = """
import json, django
django.setup()
from django.contrib.auth.models import User
from civitas.site.people.tokens import make_token
from civitas.site.tables.opening import make_table, seat_players, start
user, _ = User.objects.get_or_create(username="remote")
table = make_table("sands", 2)
seat_players(table, [user, "random"])
start(table)
print(json.dumps([table.name, make_token(user, "bot").secret]))
"""


def made_table(folder: Path) -> tuple[str, str]:
    """A table in the site's database with a person and a bot, and a token of the person's."""
    environment = {
        **os.environ,
        "DJANGO_SETTINGS_MODULE": "civitas.site.settings",
        "CIVITAS_SECRET_KEY": (folder / "secret.key").read_text(),
        "CIVITAS_DATABASE": f"sqlite:///{folder}/civitas.sqlite3",
        "CIVITAS_BUS": "",
    }
    made = subprocess.run([sys.executable, "-c", SET_UP], env=environment, capture_output=True, text=True, check=True)
    name, token = json.loads(made.stdout)
    return name, token


@pytest.mark.left_to_sqlite
def test_a_remote_bot_plays_a_game_against_a_local_one(site: Process, folder: Path) -> None:
    url = address_of(site)
    name, token = made_table(folder)
    bot = subprocess.run(
        [sys.executable, REMOTE_BOT, url, name], env={"CIVITAS_TOKEN": token}, timeout=2 * PATIENCE, check=False
    )
    assert bot.returncode == 0
    view = reach(f"{url}/api/tables/{name}/view", headers={"Authorization": f"Bearer {token}"}).json()
    assert view["over"]
    metrics = reach(f"{url}/metrics").text
    assert 'civitas_bot_jobs_total{outcome="played"}' in metrics


@pytest.mark.left_to_sqlite
def test_the_site_ends_when_told_with_people_watching_and_goes_on_where_it_was(tmp_path: Path) -> None:
    first = Process("serve", "--port", "0", folder=tmp_path)
    try:
        url = address_of(first)
        secret = (tmp_path / "secret.key").read_text()
        name = made_table(tmp_path)[0]
        before = reach(f"{url}/api/tables/{name}/view").json()
        with httpx.stream("GET", f"{url}/push/tables/{name}", timeout=PATIENCE) as stream:
            lines = stream.iter_lines()
            assert next(line for line in lines if line.startswith("data:"))
            assert first.end() == 0
            assert [*lines][-1:] in ([], [""]), "the last event is whole"
        assert "Traceback" not in first.log.read_text()
    finally:
        first.kill()
    again = Process("serve", "--port", "0", folder=tmp_path, CIVITAS_LOG="json")
    try:
        url = address_of(again)
        assert reach(f"{url}/health").json()["well"]
        assert reach(f"{url}/api/tables/{name}/view").json()["seq"] >= before["seq"] > 0
        assert (tmp_path / "secret.key").read_text() == secret
        reach(f"{url}/accounts/first/secret-of-a-link/")
        assert again.end() == 0
    finally:
        again.kill()
    logs_are_for_programs_and_discreet(again.log.read_text())


def logs_are_for_programs_and_discreet(text: str) -> None:
    lines = [json.loads(line) for line in text.splitlines()]
    requests = [line for line in lines if line["event"] == "request"]
    assert "accounts/first/<str:key>/" in {line["route"] for line in requests}
    assert "secret-of-a-link" not in text


@pytest.mark.django_db(transaction=True)
def test_the_parts_work_together(tmp_path: Path) -> None:
    web_port, push_port = free_port(), free_port()
    environment = {
        "CIVITAS_SECRET_KEY": SECRET,
        "CIVITAS_DATABASE": database_address(),
        "CIVITAS_BUS": os.environ.get("CIVITAS_BUS", ""),
    }
    parts = [
        Process("web", "--port", str(web_port), "--processes", "2", folder=tmp_path, **environment),
        Process("push", "--port", str(push_port), folder=tmp_path, **environment),
        Process("worker", folder=tmp_path, **environment),
    ]
    web, push = f"http://127.0.0.1:{web_port}", f"http://127.0.0.1:{push_port}"
    try:
        assert reach(f"{web}/health").json()["well"]
        assert reach(f"{push}/health").json()["well"]
        user = User.objects.create_user("remote")
        table = make_table("sands", 2)
        seat_players(table, [user, "random"])
        start(table)
        key = {"Authorization": f"Bearer {make_token(user, 'bot').secret}"}
        with httpx.stream("GET", f"{push}/push/tables/{table.name}", headers=key, timeout=PATIENCE) as stream:
            lines = stream.iter_lines()
            seqs: list[int] = []
            while len(seqs) < TURNS:
                asked = reach(f"{web}/api/tables/{table.name}/prompt", headers=key).json()
                if asked["prompt"] is not None:
                    said = {"answer": asked["options"][0]["answer"], "expected": asked["seq"]}
                    if asked["prompt"]["kind"] == "some":
                        said["answer"] = [option["answer"] for option in asked["options"]][: asked["prompt"]["least"]]
                    answered = httpx.post(
                        f"{web}/api/tables/{table.name}/answer", headers=key, json=said, timeout=PATIENCE
                    )
                    # The bot may be asked at the same time and be quicker; then there is an event as well.
                    assert answered.status_code in (200, 409), answered.text
                # What happens beside the game has an event, too, but no place in the journal.
                seqs.append(next(int(line[3:]) for line in lines if line.startswith("id:")))
        assert seqs == sorted({*seqs})
        assert "civitas_move_seconds_count" in reach(f"{web}/metrics").text
    finally:
        codes = [part.end() for part in parts]
    assert codes == [0, 0, 0]
    for part in parts:
        assert "Traceback" not in part.log.read_text()


def test_what_was_counted_can_be_read_from_this_machine_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    from civitas.site.observing.pages import may_read_figures

    assert may_read_figures({}, "127.0.0.1")
    assert not may_read_figures({}, "203.0.113.9")
    assert not may_read_figures({"x-forwarded-for": "203.0.113.9"}, "127.0.0.1")
    monkeypatch.setenv("CIVITAS_METRICS_TOKEN", "sesame")
    assert not may_read_figures({}, "127.0.0.1")
    assert may_read_figures({"authorization": "Bearer sesame"}, "203.0.113.9")


def test_moves_are_counted_by_what_became_of_them() -> None:
    class Behind(Exception):
        pass

    def count(outcome: str) -> float:
        return float(metrics.MOVES.labels(outcome)._value.get())

    before = {outcome: count(outcome) for outcome in ("answered", "behind", "failed")}
    with metrics.moving(Behind):
        pass
    with pytest.raises(Behind), metrics.moving(Behind):
        raise Behind
    with pytest.raises(ValueError, match="x"), metrics.moving(Behind):
        raise ValueError("x")
    assert {outcome: count(outcome) - before[outcome] for outcome in before} == dict.fromkeys(before, 1)

"""A game from sign-up to its file through HTTP alone: two people, a bot of the site, a bot of somebody's own.

Real processes: with SQLite one that does everything; with PostgreSQL the parts, with NATS between them.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from django.db import connection
from tests.site.front import Front
from tests.site.processes import PATIENCE, Process, database_address, free_port, reach

from civitas.games import find_title
from civitas.kernel import Dice
from civitas.kernel.gamefile import FITS, compare, last, read_game, replay, verify, write_game
from civitas.site.drills.players import choose

REMOTE_BOT = Path(__file__).parents[2] / "examples" / "remote_bot.py"
PASSWORD = "sand in the glass"
SEATS = 4
BUS = os.environ.get("CIVITAS_BUS") or "nats://127.0.0.1:4222"
WHOLE_GAME = 5 * PATIENCE


@contextmanager
def running_site(folder: Path) -> Iterator[str]:
    """The address of a site, and nothing of it left afterwards."""
    with ExitStack() as stack:
        if connection.vendor == "postgresql":
            web, push = free_port(), free_port()
            ours = {
                "CIVITAS_SECRET_KEY": "only for tests",
                "CIVITAS_DATABASE": database_address(),
                "CIVITAS_BUS": BUS,
            }
            for command in (["web", "--port", str(web), "--processes", "2"], ["push", "--port", str(push)], ["worker"]):
                stack.callback(Process(*command, folder=folder, **ours).kill)
            for port in (web, push):
                assert reach(f"http://127.0.0.1:{port}/health").json()["well"]
            url = f"http://127.0.0.1:{stack.enter_context(Front(web, push)).port}"
        else:
            site = Process("serve", "--port", "0", folder=folder)
            stack.callback(site.kill)
            url = site.printed(r"Civitas is at (http://\S+)")
        yield url


class Browser:
    """Somebody with a browser, who signs up first."""

    def __init__(self, url: str, name: str) -> None:
        # Each request has a connection of its own, which is how the front tells them apart.
        once = httpx.Limits(max_keepalive_connections=0)
        self._client = httpx.Client(base_url=url, timeout=PATIENCE, limits=once, headers={"Connection": "close"})
        self._referer = {"Referer": f"{url}/accounts/signup/"}
        assert self._client.get("/accounts/signup/").status_code == 200
        said = {"name": name, "email": f"{name.lower()}@example.org", "password1": PASSWORD}
        form = {**said, "csrfmiddlewaretoken": self._client.cookies["csrftoken"]}
        done = self._client.post("/accounts/signup/", data=form, headers=self._referer)
        assert done.status_code == 302, done.text

    def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"X-CSRFToken": self._client.cookies["csrftoken"], **self._referer}
        return self._client.request(method, f"/api{path}", json=body, headers=headers)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The reply, which must be a good one."""
        reply = self.call(method, path, body)
        assert reply.is_success, reply.text
        return reply.json()


def seated(url: str) -> tuple[list[Browser], str, str]:
    """Everybody signs up and sits down, and the game begins: the people, the table, the token of the remote bot."""
    people = [Browser(url, name) for name in ("Anna", "Ben")]
    keeper = Browser(url, "Robot")
    token = keeper.ask("POST", "/people/tokens", {"name": "my bot"})["secret"]
    anna = people[0]
    table = anna.ask("POST", "/tables", {"title": "sands", "seats": SEATS, "visibility": "link"})
    at = f"/tables/{table['name']}"
    for other in (people[1], keeper):
        other.ask("POST", "/join", {"invitation": table["invitation"]})
    anna.ask("PUT", f"{at}/seats/3/bot", {"bot": "random"})
    for one in (*people, keeper):
        one.ask("PUT", f"{at}/ready", {"ready": True})
    assert anna.ask("POST", f"{at}/start")["status"] == "playing"
    return people, table["name"], token


def play_to_the_end(people: list[Browser], at: str, bot: subprocess.Popen[bytes]) -> None:
    """The people answer whenever they are asked; the others look after themselves."""
    rng, end = random.Random("a whole game"), time.monotonic() + WHOLE_GAME
    while not people[0].ask("GET", f"{at}/view")["over"]:
        assert time.monotonic() < end
        assert bot.poll() in (None, 0)
        busy = False
        for person in people:
            asked = person.ask("GET", f"{at}/prompt")
            if asked["prompt"] is not None:
                busy = True
                answer = choose(asked["prompt"], [option["answer"] for option in asked["options"]], rng)
                reply = person.call("POST", f"{at}/answer", {"answer": answer, "expected": asked["seq"]})
                # Others answer at the same time, and parts need not fit together: then they are asked again.
                assert reply.status_code in (200, 409, 422), reply.text
        if not busy:
            time.sleep(0.05)


@pytest.mark.left_to_postgresql
@pytest.mark.django_db(transaction=True)
def test_people_and_bots_play_from_sign_up_to_final_score_and_the_file_replays_to_the_same_bytes(
    tmp_path: Path,
) -> None:
    with running_site(tmp_path) as url:
        people, name, token = seated(url)
        at = f"/tables/{name}"
        bot = subprocess.Popen([sys.executable, REMOTE_BOT, url, name], env={"CIVITAS_TOKEN": token})
        try:
            play_to_the_end(people, at, bot)
            assert bot.wait(PATIENCE) == 0
        finally:
            bot.kill()
            bot.wait()
        table = people[1].ask("GET", at)
        text = people[1].call("GET", f"{at}/export").text
    assert table["status"] == "finished"
    assert len(table["scores"]) == SEATS
    file, title = read_game(text), find_title("sands")
    assert file.header["names"] == ["Anna", "Ben", "Robot", "Ramses"]
    assert {entry.who for entry in file.entries if isinstance(entry.who, int)} == {*range(SEATS)}
    assert file.end["scores"] == table["scores"]
    assert compare(title, file).verdict == FITS
    assert verify(title, file).problems == []
    again = last(replay(title, file))
    again.dice = Dice(file.end["seed"])
    assert write_game(again, file.header["names"]) == text

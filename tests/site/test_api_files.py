"""Game files: when they can be had, and which are taken."""

from __future__ import annotations

import json
from functools import cache

import pytest
from tests.site.calling import Caller, play_on, started

from civitas.bots import make_bot, play_out
from civitas.games import find_title
from civitas.kernel import Dice, Table
from civitas.kernel.portable import write_game
from civitas.site.api.app import api
from civitas.texts import LANGUAGES

pytestmark = pytest.mark.django_db


@cache
def finished() -> str:
    title = find_title("sands")
    table = Table(title, 2, dice=Dice("a game played elsewhere"))
    play_out(table, [make_bot("random", title, seat) for seat in range(2)])
    return write_game(table, ["Otto", "Olga"])


def test_while_the_game_goes_on_nobody_gets_the_journal_but_the_host_who_does_not_play() -> None:
    anna, ben, host = Caller("Anna"), Caller("Ben"), Caller("Host", staff=True)
    name = started(anna, ben)
    play_on(name, 30)
    assert anna.get(f"/tables/{name}/export")["error"] == "after-the-game"
    assert anna.status == 409
    lines = host.get(f"/tables/{name}/export").splitlines()
    assert json.loads(lines[-1])["end"]["seed"] is None
    playing = Caller("Admin", staff=True)
    name = started(playing, anna)
    assert playing.get(f"/tables/{name}/export")["error"] == "after-the-game"


def test_a_finished_game_is_brought_along_and_taken_away_again() -> None:
    anna = Caller("Anna")
    table = anna.post("/games", {"file": finished()})
    assert (anna.status, table["kind"], table["status"]) == (201, "import", "finished")
    assert anna.get(f"/tables/{table['name']}/export") == finished()
    assert [t["name"] for t in anna.get("/tables/mine")] == [table["name"]]
    assert Caller("Ben").get(f"/tables/{table['name']}/view")["error"] == "not-your-table"


def damaged(line: int, **changes: object) -> str:
    lines = finished().splitlines()
    data = json.loads(lines[line])
    data.get("end", data).update(changes)
    lines[line] = json.dumps(data)
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("file", "error"),
    [
        ("", "unreadable-game-file"),
        ("[]\n[]\n", "unreadable-game-file"),
        (damaged(0, title="os:path"), "no-such-title"),
        (damaged(0, title=["sands"]), "no-such-title"),
        (damaged(0, version="0"), "game-file-does-not-fit"),
        (damaged(0, seats="2"), "unreadable-game-file"),
        (damaged(0, seats=3), "game-file-does-not-fit"),
        (damaged(0, options=7), "unreadable-game-file"),
        (damaged(0, commitment="0" * 64), "game-file-does-not-fit"),
        (damaged(-1, seed="another"), "game-file-does-not-fit"),
        (damaged(-1, seed=None), "unreadable-game-file"),
        (damaged(-1, seed="x" * 99), "unreadable-game-file"),
        (damaged(-1, fingerprint="0"), "game-file-does-not-fit"),
        ("\n".join([*finished().splitlines()[:60], finished().splitlines()[-1]]), "game-file-does-not-fit"),
    ],
)
def test_a_file_that_is_not_a_whole_verified_game_is_not_taken(file: str, error: str) -> None:
    anna = Caller("Anna")
    assert anna.post("/games", {"file": file})["error"] == error
    assert anna.status == 409


def test_the_api_describes_itself_with_typed_replies() -> None:
    stranger = Caller()
    assert stranger.get("/docs")
    assert stranger.status == 200
    paths = stranger.get("/openapi.json")["paths"]
    assert paths.keys() == api.get_openapi_schema()["paths"].keys()
    for path, methods in paths.items():
        for method, operation in methods.items():
            good = [reply for code, reply in operation["responses"].items() if int(code) < 300]
            assert good, (path, method)


def test_every_sentence_of_the_api_is_there_in_both_languages() -> None:
    from civitas.texts.files import _messages

    english, german = ({*_messages("civitas.site.api", language)} for language in LANGUAGES)
    assert english == german

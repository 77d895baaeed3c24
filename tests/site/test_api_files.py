"""Game files: when they can be had, and which are taken."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache

import pytest
from tests.site.calling import Caller, play_on, settled, started

from civitas.bots import make_bot, play_out
from civitas.games import find_title
from civitas.kernel import Dice, Entry, Table, gamefile
from civitas.kernel.gamefile import write_game
from civitas.site.api.app import api
from civitas.site.chores.models import Chore
from civitas.site.core import limits
from civitas.site.people.models import AdminAudit
from civitas.site.people.tokens import make_token
from civitas.site.tables import moves
from civitas.site.tables.private.replaying import replay_file
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


def test_what_the_people_who_run_the_site_take_of_a_game_is_written_down_and_no_key_is_enough() -> None:
    anna, ben, host = Caller("Anna"), Caller("Ben"), Caller("Host", staff=True)
    name = started(anna, ben, visibility="private")
    key = make_token(host.user, "bot").secret
    bot = Caller()
    assert bot.call("GET", f"/tables/{name}/export", Authorization=f"Bearer {key}")["error"] == "not-your-table"
    assert not AdminAudit.objects.exists()
    host.get(f"/tables/{name}/export")
    assert host.status == 200
    line = AdminAudit.objects.get()
    assert (line.who, line.act) == (host.user, "export")
    assert name in line.about
    moves.end(name)
    anna.get(f"/tables/{name}/export")
    assert anna.status == 200
    assert AdminAudit.objects.count() == 1, "a player takes what is theirs"
    host.get(f"/tables/{name}/export")
    assert AdminAudit.objects.count() == 2, "a finished private game is not the host's either"


def test_a_finished_game_is_brought_along_and_taken_away_again() -> None:
    anna = Caller("Anna")
    done = settled(anna, anna.post("/games", {"file": finished()}))
    assert (done["error"], done["message"]) == (None, "")
    table = anna.get(f"/tables/{done['table']}")
    assert (table["kind"], table["status"]) == ("import", "finished")
    assert anna.get(f"/tables/{table['name']}/export") == finished()
    assert [t["name"] for t in anna.get("/tables/mine")] == [table["name"]]
    assert Caller("Ben").get(f"/tables/{table['name']}/view")["error"] == "not-your-table"


def test_a_finished_game_can_be_had_by_whoever_may_watch_it() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    public, private = started(anna, ben), started(anna, ben, visibility="private")
    assert Caller().get(f"/tables/{public}/export")["error"] == "after-the-game"
    play_on(public, 5000)
    play_on(private, 5000)
    stranger = Caller()
    assert stranger.get(f"/tables/{public}/export") == anna.get(f"/tables/{public}/export")
    assert stranger.status == 200
    assert stranger.get(f"/tables/{private}/export")["error"] == "not-your-table"


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
        (damaged(0, names=1.5), "unreadable-game-file"),
        (damaged(-1, seed="\ud800"), "unreadable-game-file"),
        (damaged(0, seats=3), "game-file-does-not-fit"),
        (damaged(0, options=7), "unreadable-game-file"),
        (damaged(0, start=Table(find_title("sands"), 2).checkpoint().dump()), "unreadable-game-file"),
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
    done = settled(anna, anna.post("/games", {"file": file}))
    assert (done["error"], done["table"]) == (error, None)
    assert done["message"]


def endless(pairs: int) -> str:
    """A legal file in which somebody answers and takes it back, again and again, and then plays to the end."""
    title = find_title("sands")
    table = Table(title, 2, dice=Dice("to and fro"))
    seat = table.to_act()[0]
    for _ in range(pairs):
        table.apply(seat, table.legal(seat)[0])
        table.undo(seat)
    play_out(table, [make_bot("random", title, seat) for seat in range(2)])
    return write_game(table)


def test_a_file_that_takes_too_long_to_replay_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Caller("Anna")
    settled(anna, anna.post("/games", {"file": ""}))  # the process is there from now on
    monkeypatch.setattr(limits, "IMPORT_SECONDS", 0.01)
    done = settled(anna, anna.post("/games", {"file": finished()}))
    assert (done["error"], done["table"]) == ("game-file-too-long", None)


def test_a_file_is_replayed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    walked = Counter[int]()
    play = gamefile.play_entry

    def counted(table: Table, entry: Entry) -> None:
        walked[entry.seq] += 1
        play(table, entry)

    monkeypatch.setattr(gamefile, "play_entry", counted)
    why, found = replay_file(endless(50), 25, 60.0)
    assert (why, set(walked.values())) == ("", {1})
    assert found is not None
    assert len(found.stops) > 5


def test_somebody_brings_one_file_along_at_a_time() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    first = anna.post("/games", {"file": finished()})
    assert anna.post("/games", {"file": finished()})["error"] == "one-at-a-time"
    assert anna.status == 409
    other = ben.post("/games", {"file": finished()})
    assert settled(ben, other)["table"]
    anna.status = 202
    assert settled(anna, first)["table"]
    assert Chore.objects.get(pk=first["id"]).given == {}, "the file is not kept twice"


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

    english, german = ({*_messages("civitas.site.api.shared", language)} for language in LANGUAGES)
    assert english == german
    assert "not-your-seat" in english

"""A whole game through the API alone, and the file that comes of it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.site.calling import Caller, settled, started

from civitas.bots import make_bot
from civitas.games import find_title
from civitas.kernel.gamefile import compare, last, read_game, replay, verify, write_game
from civitas.site.tables import moves

pytestmark = pytest.mark.django_db


def timeless(shown: dict[str, Any]) -> dict[str, Any]:
    """Without the moments at which lines were written: a file does not know them."""
    return {**shown, "lines": [{**line, "at": None} for line in shown["lines"]]}


def test_two_people_and_two_bots_play_to_the_end_and_the_file_replays_to_the_same_bytes() -> None:
    people = [Caller("Anna"), Caller("Ben", language="de")]
    stranger = Caller("Clara")
    name = started(*people, bots=2)
    at, rng = f"/tables/{name}", random.Random("a whole game")
    bots = {seat: make_bot("random", find_title("sands"), f"bot {seat}") for seat in (2, 3)}
    decisions = 0
    while (view := people[0].get(f"{at}/view"))["over"] is False:
        seat = view["to_act"][0]
        decisions += 1
        if seat in bots:
            with moves.looking(name) as game:
                said, seq = bots[seat].choose(game, seat), game.seq
            moves.answer(name, seat, said, expected=seq, request=f"bot {seq}")
            continue
        caller = people[seat]
        prompt = caller.get(f"{at}/prompt")
        kind, options = prompt["prompt"]["kind"], [option["answer"] for option in prompt["options"]]
        if kind == "some":
            options = [options[: prompt["prompt"]["least"]], options[: prompt["prompt"]["most"]]]
        body = {"answer": rng.choice(options), "expected": prompt["seq"], "request": f"r{decisions}"}
        caller.post(f"{at}/answer", body)
        if caller.status == 422:  # several things at once: ask which of them go together
            legal = moves.look(name).legal(seat)
            caller.post(f"{at}/answer", {**body, "answer": rng.choice(legal), "request": f"s{decisions}"})
        assert caller.status == 200
    assert decisions > 100

    table = people[1].get(at)
    assert table["status"] == "finished"
    assert len(table["scores"]) == 4
    assert table["to_act"] == []
    text = people[1].get(f"{at}/export")
    assert stranger.get(f"{at}/export") == text, "a finished game is open to whoever could watch it"
    file, title = read_game(text), find_title("sands")
    assert file.header["names"] == ["Anna", "Ben", "Zenobia", "Ramses"]
    assert file.end["scores"] == table["scores"]
    assert compare(title, file).verdict == "fits"
    assert verify(title, file).problems == []
    again = last(replay(title, file))
    again.dice = moves.look(name).dice
    assert write_game(again, file.header["names"]) == text

    seen = people[0].get(f"{at}/notes?limit=1000")["lines"]
    assert all(line["text"] for line in seen)
    assert people[0].post(f"{at}/answer", {"answer": 1, "expected": 0})["error"] == "not-playing"

    mine = stranger.get(f"/tables/{settled(stranger, stranger.post('/games', {'file': text}))['table']}")
    assert (mine["kind"], mine["visibility"], mine["scores"]) == ("import", "private", table["scores"])
    assert [seat["name"] for seat in mine["seats"]] == file.header["names"]
    there = f"/tables/{mine['name']}"
    for seat in range(4):
        assert stranger.get(f"{there}/view?seat={seat}")["game"] == moves.look(name).view(seat)["game"]
    for seq in (1, 40, 100, table["seq"]):
        ours = timeless(stranger.get(f"{there}/positions/{seq}?seat=0"))
        assert ours == timeless(people[0].get(f"{at}/positions/{seq}"))
    assert timeless(stranger.get(f"{there}/notes?limit=1000&seat=0"))["lines"] == timeless({"lines": seen})["lines"]
    assert stranger.get(f"{there}/export") == text
    assert people[0].get(there)["error"] == "not-your-table"

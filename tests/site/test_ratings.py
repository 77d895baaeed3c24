"""Ratings follow from finished games: who counts, who does not, and the same however often they are worked out."""

from __future__ import annotations

import io
import json
import random
import zipfile
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from tests.site.calling import Caller, play_on, started

from civitas.kernel.gamefile import read_game
from civitas.site.notices.models import Channel, Way
from civitas.site.ratings.figures import mean, share
from civitas.site.ratings.models import Played, Rating, Result
from civitas.site.ratings.rating import count, count_one, recompute, sweep
from civitas.site.tables.models import Entry, Job, Kind, Seat, Status, Table
from civitas.site.tables.opening import make_table, seat_players

pytestmark = pytest.mark.django_db
START = datetime(2026, 1, 1, tzinfo=UTC)


def over(players: list[Any], scores: list[float], *, day: int = 0, kind: str = Kind.GAME) -> Table:
    """A finished game as the journal leaves it, without the moves."""
    table = make_table("sands", len(players))
    seat_players(table, [one.user if isinstance(one, Caller) else one for one in players])
    Entry.objects.create(table=table, seq=0, who=0, key="x")
    Entry.objects.filter(table=table).update(at=START + timedelta(days=day))
    best = max(scores)
    table.scores, table.winners = scores, [seat for seat, score in enumerate(scores) if score == best]
    table.status, table.kind, table.seq = Status.FINISHED, kind, 1
    table.save()
    return table


def ratings(pool: str = "people") -> dict[str, tuple[float, float, int]]:
    rows = Rating.objects.filter(pool=pool)
    return {row.bot or str(row.user and row.user.profile.name): (row.mu, row.sigma, row.games) for row in rows}


def test_who_wins_rises_who_loses_falls_and_both_are_better_known() -> None:
    anna, ben, clara = Caller("Anna"), Caller("Ben"), Caller("Clara")
    count(over([anna, ben, clara], [90, 60, 70]))
    found = ratings()
    assert found["Anna"][0] > found["Clara"][0] > found["Ben"][0]
    assert all(sigma < 25 / 3 for _, sigma, _ in found.values())


def test_a_game_that_all_win_or_lose_together_is_counted_and_rates_nobody() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    for winners in ([0, 1], []):
        table = over([anna, ben], [12, 12])
        table.title, table.winners = "tests.kit.raft:TITLE", winners
        table.save()
        count(table)
    assert ratings() == {}
    assert sorted(Result.objects.values_list("place", flat=True)) == [1, 1, 2, 2]
    assert recompute("tests.kit.raft:TITLE") == 2
    assert ratings() == {}


def test_a_game_is_counted_once() -> None:
    table = over([Caller("Anna"), Caller("Ben")], [2, 1])
    count(table)
    before = ratings()
    count(table)
    assert not sweep()
    assert ratings() == before


def test_ratings_are_the_same_in_whatever_order_games_are_counted() -> None:
    people = [Caller(name) for name in ("Anna", "Ben", "Clara", "Dora")]
    rng = random.Random("order")
    tables = []
    for day in range(12):
        playing = rng.sample(people, rng.choice([2, 3, 4]))
        tables.append(over(playing, [rng.randrange(100) for _ in playing], day=day))
    for table in tables:
        count(table)
    straight, results = ratings(), list(Result.objects.order_by("played", "seat").values_list("mu", "sigma"))
    for mixed in range(3):
        Played.objects.all().delete()
        Rating.objects.all().delete()
        for table in random.Random(mixed).sample(tables, len(tables)):
            count(table)
        assert ratings() == straight
    assert recompute() == 12
    assert ratings() == straight
    assert list(Result.objects.order_by("played", "seat").values_list("mu", "sigma")) == results


@pytest.mark.parametrize("kind", [Kind.BRANCH, Kind.IMPORT, Kind.LESSON])
def test_only_games_of_the_lobby_count(kind: str) -> None:
    over([Caller("Anna"), Caller("Ben")], [2, 1], kind=kind)
    sweep()
    assert not Played.objects.exists()
    assert recompute() == 0


def test_a_hot_seat_and_guests_change_no_rating_of_people() -> None:
    anna, ben, guest = Caller("Anna"), Caller("Ben"), Caller("Guest")
    guest.user.profile.is_guest = True
    guest.user.profile.save()
    for players in ([anna, anna, ben], [anna, guest], [anna, anna, "random", "greedy"], [guest, "random"]):
        count(over(players, list(range(len(players)))))
    assert not ratings()
    assert Played.objects.count() == 4
    count(over([anna, guest, ben], [3, 2, 1]))
    assert set(ratings()) == {"Anna", "Ben"}


def test_people_and_bots_are_rated_on_one_scale_and_a_bot_once_however_many_seats_it_has() -> None:
    anna, nobody = Caller("Anna"), Caller()
    count(over(["random", "random", "greedy", anna], [1, 5, 9, 7]))
    found = ratings("bots")
    assert found["greedy"][0] > ratings()["Anna"][0] > found["random"][0]
    assert found["random"][2] == 1
    count(over(["random", "random"], [1, 2]))
    assert ratings("bots") == found
    board = nobody.get("/titles/sands/ratings?pool=all")
    assert [row["name"] for row in board["ranks"]] == ["Greedy", "Anna", "Random"]
    assert [row["handle"] for row in board["ranks"]] == [None, anna.user.username, None]
    assert board["total"] == 3


def test_somebody_who_beats_a_bot_that_beats_others_is_known_to_be_stronger_than_they_are() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    for day in range(0, 12, 2):
        count(over(["greedy", ben], [9, 5], day=day))
        count(over([anna, "greedy"], [9, 5], day=day + 1))
    assert ratings()["Anna"][0] > ratings("bots")["greedy"][0] > ratings()["Ben"][0]


def test_who_resigned_has_come_in_last_and_the_caretaker_is_nobodys_bot() -> None:
    anna, ben, clara = Caller("Anna"), Caller("Ben"), Caller("Clara")
    table = over([anna, ben, "greedy"], [5, 10, 99])
    Seat.objects.filter(table=table, number=2).update(resigned_by=clara.user, bot="random")
    count(table)
    places = dict(Result.objects.values_list("user__profile__name", "place"))
    assert places == {"Ben": 1, "Anna": 2, "Clara": 3}
    assert not ratings("bots")


def test_who_stayed_away_has_come_in_last_and_who_stepped_in_is_not_judged() -> None:
    anna, ben, clara, dora = Caller("Anna"), Caller("Ben"), Caller("Clara"), Caller("Dora")
    table = over([anna, ben, clara, dora], [5, 10, 99, 7])
    Seat.objects.filter(table=table, number=0).update(away=anna.user, user=None, bot="random")
    Seat.objects.filter(table=table, number=2).update(resigned_by=anna.user)
    count(table)
    assert Result.objects.get(seat=0).place == 4
    assert set(ratings()) == {"Anna", "Ben", "Dora"}
    assert Result.objects.get(user=clara.user).mu is None


def test_equal_results_share_a_place() -> None:
    table = over([Caller("Anna"), Caller("Ben"), Caller("Clara")], [7, 7, 3])
    count(table)
    assert list(Result.objects.order_by("seat").values_list("place", flat=True)) == [1, 1, 3]
    found = ratings()
    assert found["Anna"][0] == found["Ben"][0]


def test_a_game_that_ends_is_counted_by_the_worker() -> None:
    name = started(Caller("Anna"), Caller("Ben"))
    play_on(name, 2000, "to the end")
    assert Job.objects.filter(kind="rate").count() == 1
    while count_one():
        pass
    assert not Job.objects.filter(kind="rate").exists()
    assert set(ratings()) == {"Anna", "Ben"}
    played = Played.objects.get()
    assert played.entries == Table.objects.get(name=name).seq


def test_leaderboards_and_statistics_are_json_with_intervals() -> None:
    anna, ben, nobody = Caller("Anna"), Caller("Ben"), Caller()
    for day in range(6):
        count(over([anna, ben], [10 + day, 5], day=day))
    board = nobody.get("/titles/sands/ratings")
    assert [(row["rank"], row["name"]) for row in board["ranks"]] == [(1, "Anna"), (2, "Ben")]
    first = board["ranks"][0]["points"]
    assert first["low"] < first["value"] < first["high"]
    assert nobody.get("/titles/sands/ratings?pool=bots")["total"] == 0
    (size,) = nobody.get("/titles/sands/statistics")["sizes"]
    assert (size["seats"], size["games"]) == (2, 6)
    assert size["by_seat"][0]["won"]["value"] == 1
    assert 0.5 < size["by_seat"][0]["won"]["low"] < 1
    fared = nobody.get(f"/statistics/{anna.user.username}")
    (mine,) = fared["titles"]
    assert (mine["games"], mine["won"]["value"], mine["places"], mine["best"]) == (6, 1, {"1": 6}, 15)
    assert len(fared["history"]) == 6
    assert fared["history"][0]["points"]["value"] > fared["history"][-1]["points"]["value"]
    assert nobody.get("/titles/os/ratings")["error"] == "no-such-title"


def test_intervals_hold_what_they_promise() -> None:
    rng = random.Random("intervals")
    held = 0
    for _ in range(400):
        won = sum(rng.random() < 0.3 for _ in range(40))
        found = share(won, 40)
        held += found.low <= 0.3 <= found.high
    assert held >= 0.92 * 400
    assert share(0, 0) == (0, 0, 1)
    assert mean([4]) == (4, 4, 4)
    assert mean([1, 3])[0] == 2


# ---------------------------------------------------------------------- what is mine


def test_all_my_games_in_one_file_and_each_of_them_replays() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    done, going = started(anna, ben), started(anna, ben)
    play_on(done, 2000, "to the end")
    play_on(going, 30)
    ben.post(f"/tables/{done}/chat/players", {"text": "not mine"})
    anna.post(f"/tables/{done}/chat/players", {"text": "well played"})
    anna.put(f"/tables/{going}/private-note", {"text": "my plan"})
    reply = anna.client.get("/api/people/me/data")
    assert reply["Content-Type"] == "application/zip"
    pack = zipfile.ZipFile(io.BytesIO(b"".join(reply.streaming_content)))  # type: ignore[attr-defined]
    assert pack.testzip() is None
    tables = {table["name"]: table for table in json.loads(pack.read("tables.json"))}
    game = read_game(pack.read(tables[done]["file"]).decode())
    assert game.end
    assert tables[going]["file"] is None
    assert tables[going]["log"]
    assert [said["text"] for said in json.loads(pack.read("messages.json"))] == ["well played"]
    assert [note["text"] for note in json.loads(pack.read("notes.json"))] == ["my plan"]
    assert json.loads(pack.read("plans.json")) == []
    seed = Table.objects.get(name=going).seed
    assert all(seed.encode() not in pack.read(name) for name in pack.namelist())


def test_who_leaves_is_on_no_list_and_is_told_nothing_and_the_games_stay() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    count(over([anna, ben], [2, 1]))
    Channel.objects.create(user=anna.user, way=Way.MAIL)
    anna.call("DELETE", "/people/me", {"name": "Anna"})
    assert anna.status == 204
    board = ben.get("/titles/sands/ratings")
    assert [row["name"] for row in board["ranks"]] == ["Ben"]
    assert Result.objects.count() == 2
    assert not Channel.objects.filter(user=anna.user).exists()
    assert "Anna" not in json.dumps(ben.get(f"/tables/{Table.objects.get().name}"))

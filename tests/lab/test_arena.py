"""The arena: fair seats, honest figures, nothing lost and nothing counted twice, on processes and on Ray."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from civitas.cli.app import app
from civitas.games import find_title
from civitas.lab.arena import Arena, ratings, standings
from civitas.lab.crews import Alone, Cluster, Processes, play
from civitas.lab.ladder import SHIPPED
from civitas.lab.sequential import BETTER, NOT_BETTER, OPEN, of_wins, said
from civitas.lab.series import LADDER, ROUND_ROBIN, Match, Pair, Played
from civitas.lab.store import WHOLE, OtherMatch, Store

DUEL = "tests.lab.duel:TITLE"


def match(form: str = ROUND_ROBIN, bots: tuple[str, ...] = ("random", "greedy"), players: int = 3) -> Match:
    return Match(DUEL, players, {}, bots, "t", form)


# ---------------------------------------------------------------------- who sits where


def test_every_challenger_sits_everywhere_equally_often() -> None:
    held = match(bots=("random", "greedy", "strategist"))
    assert len(held.pairs()) == 6
    seats = Counter((pair, seat) for pair, seat in (held.pair(n) or (None, 0) for n in range(6 * 3 * 2)))
    assert set(seats.values()) == {2}
    for game in range(18):
        found = held.pair(game)
        assert found is not None
        pair, seat = found
        seating = held.seating(game)
        assert seating[seat] == pair.challenger
        assert seating.count(pair.field) == 2


def test_a_ladder_goes_from_rung_to_rung() -> None:
    held = match(LADDER, ("random", "greedy", "strategist"), 4)
    assert held.pairs() == [Pair("greedy", "random"), Pair("strategist", "greedy")]


# ---------------------------------------------------------------------- figures


def _played(game: int, winner: int, players: int = 3) -> Played:
    scores = tuple(10.0 if seat == winner else 5.0 for seat in range(players))
    return Played(game, 5, 1, scores, (winner,), {})


def test_who_wins_more_is_rated_higher_and_the_interval_narrows() -> None:
    held = match(bots=("random", "greedy"))
    few = [_played(n, _seat_of(held, n, "greedy")) for n in range(12)]
    many = [_played(n, _seat_of(held, n, "greedy")) for n in range(120)]
    best, worst = ratings(held, few)
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.low < best.mu < best.high
    more, _ = ratings(held, many)
    assert more.high - more.low < best.high - best.low
    rates = {one.pair.challenger: one.wins.rate for one in standings(held, many)}
    assert rates == {"greedy": 1.0, "random": 0.0}


def _seat_of(held: Match, game: int, bot: str) -> int:
    return held.seating(game).index(bot)


def test_it_stops_once_every_rate_is_known_closely_enough(tmp_path: Path) -> None:
    ended = []
    for name in ("one", "two"):
        arena = Arena(_random_pair(), 400, 0.1, Store(tmp_path / name, _random_pair()))
        crew: Any = Alone() if name == "one" else Processes(2)
        with crew:
            for _ in arena.play(crew):
                pass
        figures = arena.finish()
        assert figures["stopped_early"]
        assert figures["games"] == arena.end
        ended.append(arena.end)
        assert all(p["wins"]["high"] - p["wins"]["low"] <= 0.2 for p in figures["pairs"])
    assert ended[0] == ended[1]
    assert 60 < (ended[0] or 0) < 200


def test_a_sequential_test_stops_as_soon_as_it_knows_and_errs_as_seldom_as_it_says() -> None:
    rng = Random(11)

    def tried(rate: float) -> tuple[str, int]:
        wins = 0
        for games in range(1, 1000):
            wins += rng.random() < rate
            if (found := said(of_wins(wins, games, 0.25, 0.5))) != OPEN:
                return found, games
        return OPEN, 1000

    strong, weak = [tried(0.5) for _ in range(400)], [tried(0.25) for _ in range(400)]
    assert sum(found == NOT_BETTER for found, _ in strong) <= 0.07 * 400
    assert sum(found == BETTER for found, _ in weak) <= 0.07 * 400
    assert all(found != OPEN for found, _ in strong + weak)
    assert sum(games for _, games in strong + weak) < 30 * 800


def test_an_arena_that_hopes_for_a_rate_stops_when_it_is_plain(tmp_path: Path) -> None:
    """Equals win one in two, so 70 % are soon out of the question; who always wins needs some games to be believed."""
    held = _random_pair()
    equal = Arena(held, 2000, 0, Store(tmp_path / "equal", held), hoped=0.7)
    winning = Store(tmp_path / "winning", held)
    challenged = [held.pair(game) for game in range(40)]
    winning.add([_played(game, found[1], 2) for game, found in enumerate(challenged) if found])
    for arena, found in ((equal, NOT_BETTER), (Arena(held, 40, 0, winning, hoped=0.7), BETTER)):
        for _ in arena.play(Alone()):
            pass
        figures = arena.finish()
        (pair,) = figures["pairs"]
        assert figures["stopped_early"]
        assert pair["test"]["said"] == found
        before = [arena.store.played[game] for game in range(figures["games"] - held.players)]
        assert said(standings(held, before)[0].evidence(0.7)) == OPEN, "it could have stopped before"


def _random_pair() -> Match:
    """The random bot against itself, at the toy."""
    return Match(DUEL, 2, {}, ("random", "random"), "t", LADDER)


# ---------------------------------------------------------------------- nothing lost, nothing twice


def test_a_killed_process_loses_nothing_and_nothing_counts_twice() -> None:
    held, crew = _random_pair(), Processes(2)
    found: list[Played] = []
    with crew:
        killed = False
        for batch in play(held, range(600), crew):
            found += batch
            if not killed and len(found) > 20:
                os.kill(next(iter(crew._pool._processes)), signal.SIGKILL)
                killed = True
    assert sorted(game.game for game in found) == list(range(600))
    assert {g.game: g.scores for g in found} == {g.game: g.scores for b in play(held, range(600), Alone()) for g in b}


def test_an_interrupted_arena_goes_on_from_its_file(tmp_path: Path) -> None:
    held = _random_pair()
    first = Arena(held, 60, 0, Store(tmp_path, held))
    walk = first.play(Alone())
    for _ in range(2):
        next(walk)
    del walk
    begun = len(Store(tmp_path, held).played)
    assert 0 < begun < 60
    second = Arena(held, 60, 0, Store(tmp_path, held))
    assert len(second.store.played) == begun
    for _ in second.play(Alone()):
        pass
    assert second.finish()["games"] == 60
    assert [file.name for file in tmp_path.iterdir()] == [WHOLE]
    again = Store(tmp_path, held)
    assert sorted(again.played) == list(range(60))
    with pytest.raises(OtherMatch):
        Store(tmp_path, held._replace(seed="another"))


def test_a_game_that_was_cut_off_while_it_was_written_is_played_again(tmp_path: Path) -> None:
    held = _random_pair()
    games = [game for batch in play(held, range(3), Alone()) for game in batch]
    Store(tmp_path, held).add(games)
    file = tmp_path / WHOLE
    file.write_bytes(file.read_bytes()[:-9])
    again = Store(tmp_path, held)
    assert sorted(again.played) == [0, 1]
    again.add(games)
    assert [game.scores for game in Store(tmp_path, held).finish()] == [game.scores for game in games]


def test_a_file_that_was_cut_off_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    (tmp_path / WHOLE).write_text('{"arena":1,"tit', encoding="utf-8")
    held = _random_pair()
    assert Store(tmp_path, held).played == {}
    Store(tmp_path, held).add([game for batch in play(held, range(1), Alone()) for game in batch])
    assert sorted(Store(tmp_path, held).played) == [0]


def test_a_game_that_stopped_keeps_its_reason(tmp_path: Path) -> None:
    held = _random_pair()
    Store(tmp_path, held).add([Played(0, 5, None, (), (), {}, "Traceback …\nStuck", 0.25)])
    assert Store(tmp_path, held).played == {0: Played(0, 5, None, (), (), {}, "Traceback …\nStuck", 0.25)}


KEPT = [
    *sorted((Path(__file__).parents[2] / "bench" / "results" / "arena").glob("*.jsonl")),
    *sorted(SHIPPED.rglob("*.jsonl")),
]


@pytest.mark.parametrize("file", KEPT, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_series_that_is_kept_can_be_gone_on_with(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = file.read_text("utf-8")
    told, *games = [json.loads(line) for line in text.splitlines()]
    held = Match(told["title"], told["players"], told["options"], tuple(told["bots"]), told["seed"], told["form"])
    monkeypatch.setattr(type(find_title(told["title"])), "version", told["version"])
    (tmp_path / WHOLE).write_text(text, encoding="utf-8")
    assert sorted(Store(tmp_path, held).played) == [game["game"] for game in games]
    for game in games:
        assert [told["bots"][seat] for seat in game["seats"]] == held.seating(game["game"])


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A Ray cluster on this machine: a head that plays nothing, and two workers."""
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster as Nodes

    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(Path(__file__).parents[2]), *_paths()]))
    monkeypatch.setenv("DUEL_SECONDS", "0.01")
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    workers = [nodes.add_node(num_cpus=1) for _ in range(2)]
    nodes.wait_for_nodes()
    yield nodes, workers
    ray.shutdown()
    nodes.shutdown()  # type: ignore[no-untyped-call]


def _paths() -> list[str]:
    import civitas

    return [str(Path(civitas.__file__).parents[1])]


@pytest.mark.filterwarnings("ignore")
def test_a_worker_of_a_ray_cluster_killed_in_the_middle_loses_nothing(two_nodes: Any, tmp_path: Path) -> None:
    nodes, workers = two_nodes
    held = _random_pair()
    arena = Arena(held, 400, 0, Store(tmp_path, held))
    with Cluster(nodes.address) as crew:
        assert crew.width == 2
        killed = False
        for played in arena.play(crew):
            if not killed and played > 60:
                nodes.remove_node(workers[0], allow_graceful=False)
                killed = True
    assert killed
    figures = arena.finish()
    assert figures["games"] == 400
    alone = {g.game: g.scores for batch in play(held, range(400), Alone()) for g in batch}
    assert {number: game.scores for number, game in arena.store.played.items()} == alone


# ---------------------------------------------------------------------- the command


def test_the_command_rates_writes_the_games_and_a_report(tmp_path: Path) -> None:
    out = tmp_path / "arena"
    arguments = ["arena", "sands", "--bot", "random,greedy", "--games", "2", "--out", str(out), "--json"]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    figures = json.loads(done.stdout)
    assert figures["games"] == 2
    assert figures["ratings"][0]["bot"] == "greedy"
    told, *games = [json.loads(line) for line in (out / WHOLE).read_text("utf-8").splitlines()]
    assert [[told["bots"][seat] for seat in game["seats"]] for game in games] == [
        ["greedy", "random"],
        ["random", "greedy"],
    ]
    report = (out / "report.html").read_text("utf-8")
    assert "<svg" in report
    assert "currentColor" in report
    assert "http://" not in report.replace("http://www.w3.org/", "")
    german = CliRunner().invoke(app, [*arguments[:-1], "--lang", "de"])
    assert german.exit_code == 0, german.output
    assert "Spielstärke" in german.output
    other = CliRunner().invoke(app, [*arguments, "--seed", "2"])
    assert other.exit_code == 2
    assert "another match" in other.stderr


def test_one_bot_alone_is_no_arena(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["arena", "sands", "--bot", "greedy", "--out", str(tmp_path)])
    assert done.exit_code == 2
    assert "two different bots" in done.stderr

"""The ladder: strengths that are there are found, games count once and under their own rules, a bot finds its place."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import permutations
from math import exp, isfinite, log
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from civitas.bots import USUAL
from civitas.cli.app import app
from civitas.games import find_title, titles
from civitas.lab import strengths as fit
from civitas.lab.ladder import (
    OPTIONS,
    PLAYERS,
    SHIPPED,
    VERSION,
    NotASeries,
    Rules,
    counted,
    figures,
    gathered,
    is_quick,
    read,
    rivals,
    usual_players,
)
from civitas.lab.series import CHALLENGE, Match, Pair, Played
from civitas.lab.store import WHOLE
from civitas.lab.strengths import AT, Ranking, Strength, alone, met, ranking, strengths

DUEL = "tests.lab.duel:TITLE"
TWIN = "tests.docs.twins:Twin"
TRUE = {"greedy": AT, "random": 400.0, "better": 1150.0, "best": 1400.0}
MEETINGS = (("greedy", "random"), ("better", "greedy"), ("best", "better"), ("best", "greedy"))
"""Who plays alone against whom."""


def _drawn(rng: Random, seating: Sequence[str]) -> Ranking:
    """A game between bots of known strengths, by the model itself."""
    left, found = list(seating), []
    while left:
        (one,) = rng.choices(left, [10 ** (TRUE[bot] / 400) for bot in left])
        left.remove(one)
        found.append((one,))
    return tuple(found)


def _many(seed: int, games: int) -> list[Ranking]:
    rng = Random(seed)
    return [_drawn(rng, (one, *[field] * 3)) for one, field in MEETINGS for _ in range(games)]


def _by_name(found: Sequence[Strength]) -> dict[str, Strength]:
    return {one.bot: one for one in found}


# ---------------------------------------------------------------------- the fit


def test_known_strengths_are_found_and_lie_within_their_intervals_as_often_as_is_said() -> None:
    seeds, inside = 30, 0
    errors: dict[str, list[float]] = {bot: [] for bot in TRUE}
    for seed in range(seeds):
        for one in strengths(_many(seed, 30), "greedy", "1", 100):
            errors[one.bot].append(one.points - TRUE[one.bot])
            inside += one.bot != "greedy" and one.low <= TRUE[one.bot] <= one.high
    assert 0.92 <= inside / (seeds * 3) <= 0.99
    assert errors["greedy"] == [0.0] * seeds
    for bot in TRUE.keys() - {"greedy"}:
        spread = float(np.std(errors[bot]))
        assert abs(np.mean(errors[bot])) < 3 * spread / seeds**0.5, f"{bot} is drawn to one side"


def test_more_games_make_intervals_narrower() -> None:
    few, many = (_by_name(strengths(_many(1, games), "greedy", "1", 100))["best"] for games in (20, 180))
    assert 2 < (few.high - few.low) / (many.high - many.low) < 4.5


def test_the_order_of_the_games_does_not_matter_and_the_seed_repeats_the_draws() -> None:
    games = _many(3, 12)
    told = strengths(games, "greedy", "1", 50)
    for seed in range(3):
        Random(seed).shuffle(games)
        assert strengths(games, "greedy", "1", 50) == told
    assert strengths(games, "greedy", "2", 50) != told


def test_who_always_loses_or_wins_stays_finite_and_is_known_the_better_the_longer_it_goes_on() -> None:
    """Where no draw differs from another, the interval is not as narrow as that."""
    found = []
    for games in (4, 40, 400):
        lost = [(("greedy",), *[("random",)] * 3)] * games
        one = _by_name(strengths(lost, "greedy", "1", 50))["random"]
        assert all(isfinite(number) for number in one[1:])
        assert one.high - one.low > 400
        found.append(one)
        (won,) = [s for s in strengths([(("best",), *[("greedy",)] * 3)] * games, "greedy", "1", 50) if s.points > AT]
        assert isfinite(won.high)
    assert AT > found[0].points > found[1].points > found[2].points
    assert found[2].high < found[0].high


def test_an_interval_knows_of_luck_that_the_model_does_not_expect() -> None:
    """Whoever comes first or last and never in between owes more to luck than the model has it."""
    first, last = (("moody",), *[("greedy",)] * 3), (*[("greedy",)] * 3, ("moody",))
    by_model, by_draws = (
        _by_name(strengths([first] * 40 + [last] * 40, "greedy", "1", draws))["moody"] for draws in (0, 300)
    )
    assert by_draws.high - by_draws.low > 1.2 * (by_model.high - by_model.low)


def test_a_tie_is_half_a_win_for_each() -> None:
    won, lost, tied = (("a",), ("greedy",)), (("greedy",), ("a",)), (("a", "greedy"),)
    assert _by_name(strengths([tied] * 9, "greedy", "1", 0))["a"].points == pytest.approx(AT)
    halves = _by_name(strengths([won] * 10 + [tied] * 10, "greedy", "1", 0))["a"].points
    assert halves == pytest.approx(_by_name(strengths([won] * 15 + [lost] * 5, "greedy", "1", 0))["a"].points)


def test_a_shared_place_is_the_mean_of_all_orders() -> None:
    """By how much likelier a game is for one set of strengths than for another; what both share is left out."""
    some, others = {"a": 0.3, "b": -0.4, "c": 1.1}, {"a": -1.0, "b": 0.5, "c": 0.2}

    def of_order(theta: dict[str, float], order: Sequence[str]) -> float:
        return sum(theta[bot] - log(sum(exp(theta[other]) for other in order[at:])) for at, bot in enumerate(order))

    def of_choices(theta: dict[str, float], found: Ranking) -> float:
        chosen, left = fit._choices(found)
        sums = (times * log(sum(seats * exp(theta[bot]) for bot, seats in stage)) for stage, times in left.items())
        return sum(times * theta[bot] for bot, times in chosen.items()) - sum(sums)

    for shared, behind in ((("a", "b"), ("c",)), (("a", "a", "b"), ("b", "c")), (("a", "b", "b", "c"), ())):
        orders = [[*order, *behind] for order in permutations(shared)]
        mean = sum(of_order(some, order) - of_order(others, order) for order in orders) / len(orders)
        found = (shared, *((bot,) for bot in behind))
        assert of_choices(some, found) - of_choices(others, found) == pytest.approx(mean)


def test_the_strengths_are_those_under_which_the_games_are_likeliest() -> None:
    """Between two it can be reckoned by hand: wins of games, with the drawn duel of the prior."""
    won, lost = (("a",), ("greedy",)), (("greedy",), ("a",))
    one = _by_name(strengths([won] * 30 + [lost] * 10, "greedy", "1", 0))["a"]
    assert alone(one.points, 2) == pytest.approx(30.5 / 41)
    assert alone(AT, 4) == 0.25
    assert alone(AT + 400, 4) == pytest.approx(10 / 13)


def test_games_of_one_bot_alone_say_nothing_and_nobody_is_held_against_whom_no_games_lead_to() -> None:
    games = _many(5, 6)
    silent: list[Ranking] = [(("best",),) * 4] * 10
    apart: list[Ranking] = [(("hermit",), ("monk",))] * 5
    assert strengths(games + silent + apart, "greedy", "1", 20) == strengths(games, "greedy", "1", 20)
    assert met(games + apart, "greedy") == set(TRUE)
    assert strengths(silent, "best", "1", 20) == [Strength("best", AT, AT, AT)]


def test_winners_come_first_then_points_decide_and_places_are_shared() -> None:
    game = Played(0, 9, 1, (5.0, 9.0, 7.0, 5.0), (2,), {})
    assert ranking(("a", "b", "c", "d"), game.ranks()) == (("c",), ("b",), ("a", "d"))
    both = Played(0, 9, 1, (5.0, 9.0, 7.0, 5.0), (1, 2), {})
    assert ranking(("a", "b", "b", "a"), both.ranks()) == (("b", "b"), ("a", "a"))
    lost = Played(0, 9, 1, (5.0, 9.0), (), {})
    assert ranking(("a", "b"), lost.ranks()) == (("b",), ("a",))


# ---------------------------------------------------------------------- which games count


def _series(file: Path, winners: Sequence[int], **changed: Any) -> Path:
    """A series of duels between two: who won each."""
    match = {"arena": 1, "title": "duel", "version": "1", "players": 2, "options": {}, "bots": ["random", TWIN]}
    lines = [match | {"seed": "1", "form": "ladder"} | changed]
    for game, winner in enumerate(winners):
        scores = [3.0 if seat == winner else 1.0 for seat in range(2)]
        row = {"game": game, "seats": [game % 2, 1 - game % 2], "scores": scores, "winners": [winner]}
        lines.append(row | {"decisions": 2, "rounds": None, "seconds": 0.5})
    file.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    return file


def _rules(**changed: Any) -> Rules:
    return Rules(find_title(DUEL), 2, {})._replace(**changed)


def test_other_rules_are_told_and_left_out_unless_they_are_asked_for(tmp_path: Path) -> None:
    _series(tmp_path / "a.jsonl", [0] * 4)
    _series(tmp_path / "b.jsonl", [1] * 3, version="0")
    _series(tmp_path / "c.jsonl", [1] * 2, players=3)
    _series(tmp_path / "d.jsonl", [1] * 2, options={"gone": "yes"})
    found = gathered(find_title(DUEL), DUEL, [tmp_path])
    told = figures(_rules(), found, "1", 5)
    assert [one["left_out"] for one in told["series"]] == ["", VERSION, PLAYERS, OPTIONS]
    assert told["games"] == 4
    both = figures(_rules(other_versions=True), found, "1", 5)
    assert both["games"] == 7
    assert [one["left_out"] for one in both["series"]] == ["", "", PLAYERS, OPTIONS]


def test_a_game_that_is_in_two_files_counts_once_and_one_that_stopped_not_at_all(tmp_path: Path) -> None:
    file = _series(tmp_path / "a.jsonl", [0, 0, 1, 0])
    lines = file.read_text("utf-8").splitlines(keepends=True)
    stopped = json.dumps(json.loads(lines[1]) | {"game": 9, "scores": [], "winners": [], "fault": "Stuck"})
    again = [lines[0], lines[1].replace('"seconds": 0.5', '"seconds": 7.0'), f"{stopped}\n", lines[2][:-9]]
    (tmp_path / "b.jsonl").write_text("".join(again), encoding="utf-8")
    found = gathered(find_title(DUEL), DUEL, [tmp_path])
    assert [len(one.games) for one in found] == [4, 2]
    assert len(counted(found, _rules())) == 4
    _series(tmp_path / "c.jsonl", [0, 0, 1, 0], seed="2")
    assert len(counted(gathered(find_title(DUEL), DUEL, [tmp_path]), _rules())) == 8


def test_who_cannot_be_held_against_the_others_is_named(tmp_path: Path) -> None:
    files = [_series(tmp_path / "a.jsonl", [0, 1]), _series(tmp_path / "b.jsonl", [0, 1], bots=["hermit", "monk"])]
    told = figures(_rules(), [read(file) for file in files], "1", 5)
    assert told["apart"] == ["hermit", "monk"]
    assert [one["bot"] for one in told["bots"]] == ["random", TWIN]


def test_the_files_may_come_in_any_order(tmp_path: Path) -> None:
    files = [_series(tmp_path / f"{n}.jsonl", [n % 2, 0, 1], seed=str(n)) for n in range(3)]
    told = [
        figures(_rules(), gathered(find_title(DUEL), DUEL, order), "1", 20)["bots"] for order in (files, files[::-1])
    ]
    assert told[0] == told[1]


def test_what_was_seen_stands_beside_what_follows_from_the_strengths(tmp_path: Path) -> None:
    # The twin sits in seat 1, then in seat 0, and so on: it wins six of eight.
    file = _series(tmp_path / "a.jsonl", [1, 0, 1, 0, 1, 0, 0, 1])
    told = figures(_rules(), [read(file)], "1", 50)
    twin, chance = told["bots"]
    assert (chance["bot"], chance["points"], chance["seen"]) == ("random", AT, None)
    assert told["anchor"] == "random"
    assert twin["games"] == twin["seen"]["games"] == 8
    assert twin["seen"]["wins"]["rate"] == 0.75
    assert twin["alone"]["rate"] == pytest.approx(6.5 / 9)
    assert twin["alone"]["low"] < 0.5 < twin["alone"]["rate"] < twin["alone"]["high"] < 1


def test_a_file_of_something_else_is_no_series(tmp_path: Path) -> None:
    for text in ("", "hello\n", "{}\n", '{"arena":7}\n', '[]\n{"a":1}\n'):
        (tmp_path / "a.jsonl").write_text(text, encoding="utf-8")
        with pytest.raises(NotASeries):
            read(tmp_path / "a.jsonl")


SERIES = sorted(SHIPPED.rglob("*.jsonl"))


@pytest.mark.parametrize("file", SERIES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_the_series_of_the_package_are_of_the_title_in_whose_folder_they_lie(file: Path) -> None:
    title = file.parent.name
    assert title in titles()
    found = read(file)
    assert found.match["title"] == title
    assert found.games
    assert file in [one.file for one in gathered(find_title(title), title, None)]


def test_without_being_asked_a_bot_plays_those_who_think_quickly() -> None:
    quick = ["random", "greedy", "apprentice", "search:iterations=27", "search:cpu=0.2", "apprentice:warrior"]
    slow = [USUAL, "master", "search:cpu=1", "search:iterations=200", "search:seconds=5"]
    assert [name for name in [*quick, *slow, "no.such.module:Bot", "nobody"] if is_quick(name)] == quick
    assert rivals([], find_title("sands"), "mine:Bot") == ["random", "greedy"]
    assert rivals([], find_title("sands"), "greedy") == ["random"]
    assert rivals([], find_title(DUEL), "mine:Bot") == ["random"]


def test_a_challenger_plays_everybody_alone_and_sits_everywhere_equally_often() -> None:
    held = Match(DUEL, 3, {}, ("random", "greedy", TWIN), "1", CHALLENGE)
    assert held.pairs() == [Pair(TWIN, "random"), Pair(TWIN, "greedy")]
    seats = [(pair.field, seat) for pair, seat in filter(None, (held.pair(game) for game in range(6)))]
    assert sorted(seats) == [(field, seat) for field in ("greedy", "random") for seat in range(3)]
    assert [usual_players(find_title(title)) for title in ("sands", DUEL)] == [4, 4]


# ---------------------------------------------------------------------- the command


def _run(*arguments: str | Path, code: int = 0) -> Any:
    done = CliRunner().invoke(app, ["lab", "ladder", *map(str, arguments)], env={"COLUMNS": "120"})
    assert done.exit_code == code, done.output
    return done


def test_the_command_prints_the_ladder_and_writes_a_page(tmp_path: Path) -> None:
    arena = ["arena", "sands", "--bot", "random,greedy", "--games", "2", "--out", str(tmp_path / "kept")]
    assert CliRunner().invoke(app, arena).exit_code == 0
    named = ("sands", "--series", tmp_path / "kept", "--players", "2", "--out", tmp_path / "out")
    done = _run(*named)
    assert "Strength, with 95 % intervals (greedy lies at 1000)" in done.stdout
    assert "2 games of The Sands of Time with 2 players." in done.stdout
    page = (tmp_path / "out" / "ladder.html").read_text("utf-8")
    assert page.count("<svg") == 2
    assert "http://" not in page.replace("http://www.w3.org/", "")
    told = json.loads(_run(*named, "--json").stdout)
    greedy, chance = told["bots"]
    assert (greedy["bot"], greedy["points"], chance["bot"]) == ("greedy", AT, "random")
    assert chance["seen"]["wins"]["rate"] == 0
    assert chance["low"] < chance["points"] < AT
    german = _run(*named, "--lang", "de")
    assert "Spielstärke mit 95-%-Intervallen (greedy liegt bei 1000)" in german.stdout
    assert not (tmp_path / "out" / WHOLE).exists()


def test_the_series_of_the_package_make_a_ladder_without_being_named(tmp_path: Path) -> None:
    matches = [read(file).match for file in SERIES]
    for title in {match["title"] for match in matches if match["version"] == find_title(match["title"]).version}:
        assert json.loads(_run(title, "--out", tmp_path, "--json").stdout)["games"] > 0


def test_a_bot_of_somebodys_own_finds_its_place_and_goes_on_after_an_interruption(tmp_path: Path) -> None:
    kept = _series(tmp_path / "kept.jsonl", [0, 1, 1, 0])
    out = tmp_path / "out"
    named = (DUEL, "--series", kept, "--bot", TWIN, "--players", "2", "--out", out)
    done = _run(*named, "--games", "4")
    assert "It plays against everybody on the ladder who thinks quickly: random." in done.stderr
    assert f"{TWIN} has " in done.stdout.replace("\n", " ")
    whole = (out / WHOLE).read_text("utf-8")
    match, *games = [json.loads(line) for line in whole.splitlines()]
    assert (match["bots"], match["form"], len(games)) == (["random", TWIN], CHALLENGE, 4)
    assert [game["seats"] for game in games] == [[1, 0], [0, 1], [1, 0], [0, 1]]

    (out / WHOLE).write_text(whole[:-40], encoding="utf-8")  # cut off while the last game was written
    told = json.loads(_run(*named, "--games", "6", "--json").stdout)
    again = [json.loads(line) for line in (out / WHOLE).read_text("utf-8").splitlines()[1:]]
    assert [game["game"] for game in again] == list(range(6))
    assert [game["scores"] for game in again[:4]] == [game["scores"] for game in games]
    assert told["games"] == 4 + 6
    assert told["bot"] == TWIN

    fewer = json.loads(_run(*named, "--games", "2", "--json").stdout)
    assert fewer["games"] == 4 + 6, "what was played is kept"
    assert "another match" in _run(*named, "--seed", "2", code=2).stderr


def test_a_bot_can_be_measured_where_nothing_was_kept_yet(tmp_path: Path) -> None:
    told = json.loads(_run(DUEL, "--bot", TWIN, "--games", "1", "--out", tmp_path, "--json").stdout)
    assert told["games"] == told["players"] == 4
    assert {one["bot"] for one in told["bots"]} == {"random", TWIN}


def test_what_cannot_be_counted_is_said_with_what_to_do(tmp_path: Path) -> None:
    old = _series(tmp_path / "old.jsonl", [0, 1], version="0")
    named = (DUEL, "--players", "2", "--out", tmp_path / "out")
    done = _run(*named, "--series", old, code=2)
    assert "old.jsonl: 2 games are left out, played under version 0 of the rules, and this is 1" in done.stderr
    assert f"civitas arena {DUEL} --bot random,greedy --players 2" in done.stderr
    told = _run(*named, "--series", old, "--other-versions")
    assert "2 of these games were played under other versions" in told.stdout.replace("\n", " ")
    assert "--series" in _run(*named, code=2).stderr
    assert "There is no" in _run(*named, "--series", tmp_path / "missing.jsonl", code=2).stderr
    assert "not of" in _run("sands", "--series", old, code=2).stderr
    (tmp_path / "old.jsonl").write_text("hello\n", encoding="utf-8")
    assert "is no series" in _run(*named, "--series", old, code=2).stderr
    assert "one bot" in _run(*named, "--bot", f"random,{TWIN}", code=2).stderr
    assert "nobody to play" in _run(*named, "--bot", "random", code=2).stderr
    assert "together" in _run("era", "--option", "automas=1", code=2).stderr

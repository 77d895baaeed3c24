"""An evaluation learned from games: what it is made of, that it is fitted right, and a loop that goes on."""

from __future__ import annotations

import json
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from civitas.bots.advised import advice_of
from civitas.bots.chances import even_taste
from civitas.bots.learned import MOST_BYTES, LearnedAdvice, UnfitWeights, Weights, read, read_file, written
from civitas.bots.names import Budget
from civitas.bots.search import SearchBot
from civitas.cli.app import app
from civitas.games import find_title, titles
from civitas.games.advice import Knowing, Learnable
from civitas.games.title import companions_of
from civitas.kernel import Dice, Table, Title
from civitas.kernel.dice import Stream
from civitas.lab.learning.fitting import fit, worths
from civitas.lab.learning.loop import gathered
from civitas.lab.learning.matching import Paired, play_pair, verdict
from civitas.lab.learning.playing import (
    BETWEEN,
    END,
    TURN,
    WAYS,
    Diverse,
    NotLearnable,
    Rows,
    Thinking,
    learnable,
    play_games,
    play_one,
)
from civitas.lab.sequential import BETTER, NOT_BETTER, OPEN

SANDS = find_title("sands")
LEARNABLE = [title for title in map(find_title, titles()) if isinstance(companions_of(title).advice, Learnable)]
EACH_TITLE = pytest.mark.parametrize("title", LEARNABLE, ids=lambda title: title.id)
PULL = 0.1


def by_points() -> Weights:
    """Whoever has points is ahead by them."""
    advice: Any = advice_of(SANDS)
    row = [0.0] * len(advice.TRAITS)
    row[advice.TRAITS.index("own.points")], row[advice.TRAITS.index("mean.points")] = 1.0, -1.0
    nothing = [0.0] * len(row)
    return Weights(
        advice.TRAITS, [row] * advice.PHASES, [0.0] * advice.PHASES, nothing, nothing, [[] for _ in row], [], [], 0.0
    )


def some(rng: Random, width: int = 5, phases: int = 2, hidden: int = 3) -> Weights:
    def row(count: int) -> list[float]:
        return [rng.uniform(-1, 1) for _ in range(count)]

    names = tuple(f"trait {n}" for n in range(width))
    linear, inputs = [row(width) for _ in range(phases)], [row(hidden) for _ in range(width)]
    return Weights(names, linear, row(phases), row(width), row(width), inputs, row(hidden), row(hidden), 0.5)


# ---------------------------------------------------------------------- the file


def test_weights_are_written_and_read_and_are_worth_the_same() -> None:
    weights = some(Random(1))
    data = written(weights)
    again = read(data)
    assert again.traits == weights.traits
    assert again.worth(1, [1, 2, 0, 4, 5]) == pytest.approx(weights.worth(1, [1, 2, 0, 4, 5]), rel=1e-5)
    assert written(again) == data


def test_the_net_adds_what_numpy_says() -> None:
    weights, traits = some(Random(2), 6, 3, 4), [3.0, -1.0, 0.5, 9.0, 0.0, 2.0]
    seen = np.clip((np.array(traits) - weights.middle) * weights.scale, -5, 5)
    hidden = np.maximum(seen @ np.array(weights.inputs) + weights.bias, 0)
    expected = np.dot(weights.linear[2], traits) + weights.level[2] + hidden @ weights.outputs + weights.last
    assert weights.worth(2, traits) == pytest.approx(expected)


def test_weights_of_other_traits_or_of_another_format_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "learned.bin"
    file.write_bytes(written(some(Random(3))))
    advice: Any = advice_of(SANDS)
    with pytest.raises(UnfitWeights):
        read_file(file, advice)
    for broken in (b"", b"no weights", written(some(Random(3)))[:-4]):
        with pytest.raises(UnfitWeights):
            read(broken)
    file.write_bytes(data := written(by_points()))
    assert read_file(file, advice).traits == advice.TRAITS
    assert len(data) < MOST_BYTES


# ---------------------------------------------------------------------- what is looked at


def test_the_traits_of_a_title_have_names_of_their_own() -> None:
    assert len(LEARNABLE) >= 3
    for title in LEARNABLE:
        advice: Any = advice_of(title)
        assert len(set(advice.TRAITS)) == len(advice.TRAITS)
        assert advice.PHASES > 1


@EACH_TITLE
def test_traits_hold_nothing_that_the_seat_cannot_know(title: Title[Any]) -> None:
    assert isinstance(advice_of(title), Knowing)
    advice: Any = advice_of(title)
    table, hidden, phases = Table(title, 3, None, Dice("traits"), quiet=True), 0, list[int]()
    bots = [Diverse(advice_of(title), f"traits {seat}") for seat in range(3)]
    while not table.over:
        seat = table.to_act()[0]
        if table.seq % 40 == 0:
            other = table.determinise(seat, Stream(f"deal {table.seq}"))
            hidden += other.fingerprint() != table.fingerprint()
            view = table.view(seat)["game"]
            seen = advice.traits(view, seat)
            assert advice.traits(other.view(seat)["game"], seat) == seen
            assert advice.traits(advice.look(table.state, seat), seat) == seen
            assert advice.traits(advice.look(other.state, seat), seat) == seen
            phases.append(advice.phase(view))
            assert phases[-1] == advice.phase(advice.look(other.state, seat))
        table.apply(seat, bots[seat].choose(table, seat))
    assert hidden > 5, "something was hidden"
    assert phases == sorted(phases)
    assert phases[0] == 0
    assert phases[-1] < advice.PHASES - 1, "as long as it goes on"
    assert advice.phase(table.view(0)["game"]) == advice.PHASES - 1


def tables(title: Title[Any]) -> list[tuple[int, dict[str, str]]]:
    """Any number of players, with nothing that may be added to the game and with everything."""
    everything = {name: choice.values[-1] for name, choice in title.options.items()}
    return [(seats, options) for seats in title.seats for options in ({}, everything)]


@EACH_TITLE
def test_there_are_as_many_traits_at_any_table(title: Title[Any]) -> None:
    advice: Any = advice_of(title)
    of_others = [at for at, name in enumerate(advice.TRAITS) if name.startswith(("mean.", "most."))]
    for seats, options in tables(title):
        table, stream = Table(title, seats, options, Dice(f"wide {seats}"), quiet=True), Stream(f"wide {seats}")
        while not table.over:
            asked = table.to_act()[0]
            table.apply(asked, table.prompt(asked).sample(stream))
            if table.seq % 60 == 0 or table.over:
                for seat in range(seats):
                    view = table.view(seat)["game"]
                    seen = advice.traits(view, seat)
                    assert len(seen) == len(advice.TRAITS)
                    assert all(isfinite(number) for number in seen)
                    assert 0 <= advice.phase(view) < advice.PHASES
                    assert advice.traits(advice.look(table.state, seat), seat) == seen
                    others = any(seen[at] for at in of_others)
                    assert others == (seats > 1 or title.together(table.options)), "who is alone has no others"


@pytest.mark.parametrize("title", [title for title in LEARNABLE if title is not SANDS], ids=lambda title: title.id)
def test_a_lead_at_the_end_can_be_read_from_the_traits(title: Title[Any]) -> None:
    advice: Any = advice_of(title)
    table, scribe = play_one(title, 2, "read", 1)
    result = table.result()
    assert result is not None
    own, others, ahead = (advice.TRAITS.index(f"{name}points") for name in ("own.", "mean.", "own.lead_"))
    for seen, phase, seat, _, _ in scribe.rows[-2:]:
        assert phase == advice.PHASES - 1
        assert (seen[own], seen[others]) == (result.scores[seat], result.scores[1 - seat])
        assert seen[ahead] == seen[own] - seen[others]


def test_a_title_without_traits_says_so(tmp_path: Path) -> None:
    with pytest.raises(UnfitWeights):
        LearnedAdvice(advice_of(find_title("scharz")), by_points())
    done = CliRunner().invoke(app, ["lab", "learn", "scharz", "--out", str(tmp_path / "learn")])
    assert done.exit_code != 0
    assert "Scharz" in done.output
    assert not (tmp_path / "learn").exists(), "and leaves nothing behind"


def test_where_nobody_is_ahead_nothing_can_be_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert learnable(SANDS, 2) is advice_of(SANDS)
    with pytest.raises(NotLearnable, match="half"):
        learnable(SANDS, 3)
    monkeypatch.setattr(type(SANDS), "together", lambda title, options: True)
    with pytest.raises(NotLearnable, match="ahead"):
        learnable(SANDS, 2)
    done = CliRunner().invoke(app, ["lab", "learn", "sands", "--lang", "en", "--out", str(tmp_path / "learn")])
    assert done.exit_code != 0
    assert "together" in done.output
    assert not (tmp_path / "learn").exists()


def test_learned_advice_judges_by_its_weights_and_is_the_titles_in_all_else() -> None:
    advice = advice_of(SANDS)
    learned: Any = LearnedAdvice(advice, by_points())
    table, _ = play_one(SANDS, 2, "judged", 1)
    points = [empire.victory_points for empire in table.state.empires]
    view = table.view(0)["game"]
    assert learned.foretell(view, 0) == points[0] - points[1]
    taste = even_taste(advice)
    assert learned.evaluate(view, 0, taste) == advice.evaluate(view, 0, taste)
    assert learned.OPENING == advice.OPENING
    bot, fresh = SearchBot(SANDS, "s", Budget(iterations=2), advice=learned), Table(SANDS, 2, None, Dice("s"))
    seat = fresh.to_act()[0]
    assert fresh.prompt(seat).verdict(bot.choose(fresh, seat)) is None


# ---------------------------------------------------------------------- games and fits


def test_the_same_seed_writes_the_same_rows_of_every_kind() -> None:
    rows, again = (play_games("sands", 2, "rows", range(1, 2)) for _ in range(2))
    assert all((one == other).all() for one, other in zip(rows, again, strict=True))
    kinds = [int((rows.kind == kind).sum()) for kind in (BETWEEN, TURN, END)]
    assert kinds[2] == 2, "everybody, at the end"
    assert min(kinds[:2]) > 10
    assert sum(rows.lead[rows.kind == END]) == 0, "of two, one is ahead by as much as the other is behind"
    assert set(rows.game) == {1}
    assert rows.ways.shape == (len(rows.lead), 2 * len(WAYS))
    for seat in (0, 1):
        (ways,) = np.unique(rows.ways[rows.seat == seat], axis=0)
        (others,) = np.unique(rows.ways[rows.seat == 1 - seat], axis=0)
        assert list(ways[: len(WAYS)]) == list(others[len(WAYS) :]), "how the other plays"


def test_searches_play_the_games_to_learn_from_and_judge_by_what_was_kept() -> None:
    ways = Thinking(), Thinking(2), Thinking(2, by_points())
    games = [play_one(SANDS, 2, "searched", 1, thinking)[0].fingerprint() for thinking in ways]
    assert len(set(games)) == len(ways)


def made_up(count: int = 2000) -> Rows:
    """Leads that are a sum, and something bent."""
    rng = np.random.default_rng(1)
    traits = rng.standard_normal((count, 6)).astype(np.float32)
    phase = (np.arange(count) % 2).astype(np.int8)
    slope = np.where(phase == 0, 3.0, -2.0)
    lead = slope * traits[:, 0] + 4 * np.maximum(traits[:, 1], 0) * (traits[:, 2] > 0) + 1
    game = (np.arange(count) // 20).astype(np.int32)
    still = np.zeros(count, np.int8)
    return Rows(traits, phase, game, still, still, traits[:, 0], lead.astype(np.float32), still, np.zeros((count, 2)))


def test_a_fit_finds_sums_by_phase_and_the_net_what_they_miss() -> None:
    rows = made_up()
    found = fit(rows, 2, tuple("abcdef"), 16, None, PULL, 1)
    hand, linear, learned = (found.explained[name][-1] for name in ("hand", "linear", "learned"))
    assert hand < linear < learned
    assert learned > 0.93
    assert found.share > 0
    assert found.weights.linear[0][0] == pytest.approx(3, rel=0.15)
    assert found.weights.linear[1][0] == pytest.approx(-2, rel=0.15)
    said = found.weights.worth(1, [float(number) for number in rows.traits[1]])
    assert said == pytest.approx(float(rows.lead[1]), abs=3)
    assert all(abs(tenth.foretold - tenth.came) < 0.8 for tenth in found.tenths)


def test_the_sums_are_drawn_to_the_written_evaluation() -> None:
    rows = made_up()
    free, drawn = (fit(rows, 2, tuple("abcdef"), 0, None, pull, 1) for pull in (PULL, 100.0))
    assert free.share == drawn.share == 0
    hand, little, much = drawn.explained["hand"][-1], drawn.explained["linear"][-1], free.explained["linear"][-1]
    assert hand == pytest.approx(little, abs=0.02)
    assert little < much
    assert [abs(row[1]) < 0.05 for row in drawn.weights.linear] == [True, True], "the second trait is in no sum written"


def test_who_plays_well_has_more_of_everything_which_makes_none_of_it_worth_more() -> None:
    """Good players have more of the fourth trait and come out ahead; it brings nothing."""
    rows = made_up()
    rng = np.random.default_rng(6)
    skill = rng.standard_normal(len(rows.lead)).astype(np.float32)
    rows.traits[:, 3] += 2 * skill
    rows = rows._replace(lead=rows.lead + 5 * skill)
    known = rows._replace(ways=np.column_stack([skill, np.zeros_like(skill)]))
    fooled, wise = (fit(one, 2, tuple("abcdef"), 0, None, PULL, 1).weights.linear for one in (rows, known))
    assert [row[3] > 1 for row in fooled] == [True, True]
    assert [abs(row[3]) < 0.2 for row in wise] == [True, True]
    assert wise[0][0] == pytest.approx(3, rel=0.15)


def test_later_rounds_are_drawn_to_the_weights_that_were_kept() -> None:
    """The written evaluation is the first trait; what was kept goes by the first three and a net."""
    rows = made_up()
    kept = fit(rows, 2, tuple("abcdef"), 16, None, PULL, 1).weights
    assert kept.outputs
    blank = rows._replace(hand=np.zeros_like(rows.hand))
    drawn, alone = (fit(blank, 2, tuple("abcdef"), 0, None, 100.0, 1, before) for before in (kept, None))
    assert drawn.explained["linear"][-1] > 0.5
    assert alone.explained["linear"][-1] < 0.1, "there is nothing to be drawn to"
    assert drawn.weights.linear[0][0] == pytest.approx(kept.linear[0][0], rel=0.1)


def test_what_weights_say_of_rows_is_what_they_say_of_each() -> None:
    rows, weights = made_up(40), some(Random(5), 6)
    one_by_one = [weights.worth(int(phase), list(row)) for phase, row in zip(rows.phase, rows.traits, strict=True)]
    assert worths(np, rows, weights) == pytest.approx(one_by_one, abs=1e-4)


def test_a_search_judges_by_what_is_foretold() -> None:
    advice: Any = advice_of(SANDS)
    seen: list[int] = []

    class Telling(LearnedAdvice):
        def foretell(self, view: Any, seat: int) -> float:
            seen.append(seat)
            return super().foretell(view, seat)

    table = Table(SANDS, 2, None, Dice("foretold"))
    seat = table.to_act()[0]
    SearchBot(SANDS, "s", Budget(iterations=4), advice=Telling(advice, by_points())).choose(table, seat)
    assert seat in seen


def test_noise_is_not_believed() -> None:
    rows = made_up(600)
    noise = np.random.default_rng(2).standard_normal(600).astype(np.float32)
    found = fit(rows._replace(lead=10 * noise), 2, tuple("abcdef"), 16, None, PULL, 1)
    assert found.explained["learned"][-1] < 0.15
    assert found.share <= 0.5


def test_temporal_differences_take_a_later_worth_for_the_end() -> None:
    rows = made_up(600)
    rows = rows._replace(lead=np.repeat(rows.lead[::20], 20))
    by_end = fit(rows, 2, tuple("abcdef"), 4, None, PULL, 1)
    by_difference = fit(rows, 2, tuple("abcdef"), 4, 1.0, PULL, 1)
    assert by_difference.error["linear"] == pytest.approx(by_end.error["linear"]), "lambda 1 is the end"
    assert fit(rows, 2, tuple("abcdef"), 4, 0.5, PULL, 1).error["linear"] != by_end.error["linear"]


# ---------------------------------------------------------------------- the match


def pairs_of(*leads: float) -> list[Paired]:
    return [Paired(n, lead, 0.5, 1.0) for n, lead in enumerate(leads)]


def test_a_clear_lead_is_taken_and_none_is_not() -> None:
    assert verdict(pairs_of(*[9, -4, 8, 6, 1, 10, 5, 7] * 3), 3.0).said == BETTER
    assert verdict(pairs_of(*[-2, 3, -5, 1, -4, 2, -6, 0] * 4), 3.0).said == NOT_BETTER
    assert verdict(pairs_of(9, 9, 9, 9), 3.0).said == OPEN, "too few"
    assert verdict([], 3.0).said == OPEN


def test_the_test_errs_as_seldom_as_it_says() -> None:
    rng = Random(4)

    def said(mean: float) -> str:
        pairs: list[Paired] = []
        while len(pairs) < 400:
            pairs.append(Paired(len(pairs), rng.gauss(mean, 7), 0.5, 0))
            if (found := verdict(pairs, 3.0).said) != OPEN:
                return found
        return OPEN

    wrong = sum(said(0.0) == BETTER for _ in range(150)), sum(said(3.0) == NOT_BETTER for _ in range(150))
    assert max(wrong) <= 0.1 * 150


def test_equals_are_even_as_each_sits_where_the_other_sat() -> None:
    """The bots of a seat have the same seed in both games, so equal weights play the same game twice."""
    pair = play_pair("sands", 2, "even", 1, by_points(), by_points(), 1)
    assert (pair.lead, pair.wins) == (0.0, 0.5)


# ---------------------------------------------------------------------- the command


def test_a_loop_goes_on_where_it_stopped(tmp_path: Path) -> None:
    arguments = ["lab", "learn", "sands", "--players", "2", "--games", "2", "--hidden", "2", "--iterations", "1"]
    arguments += ["--pairs", "2", "--out", str(tmp_path), "--json"]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    (first,) = json.loads(done.stdout)["rounds"]
    assert first["games"] == 2
    assert first["match"]["pairs"] == 2
    here = tmp_path / "round-1"
    page = (here / "report.html").read_text("utf-8")
    assert page.count("<svg") == 3
    assert len(gathered([here]).lead) == first["rows"]
    (data,) = here.glob("games-*.npz")
    lines = (here / "match.jsonl").read_text("utf-8").splitlines(keepends=True)
    (here / "match.jsonl").write_text(lines[0] + lines[1][:5], "utf-8")
    written_at = data.stat().st_mtime_ns
    again = CliRunner().invoke(app, arguments)
    (second,) = json.loads(again.stdout)["rounds"]
    assert data.stat().st_mtime_ns == written_at, "no game is played twice"
    assert second == first, "and the pair that was cut off came out the same"
    other = CliRunner().invoke(app, [*arguments, "--seed", "2"])
    assert other.exit_code != 0
    assert "--out" in other.output
    searched = [*arguments, "--thinking", "1"]
    assert CliRunner().invoke(app, searched).exit_code != 0, "the folder holds games of others"
    odd = CliRunner().invoke(app, ["lab", "learn", "sands", "--players", "3"])
    assert odd.exit_code != 0


def test_a_ray_cluster_plays_the_same_games_and_the_rows_come_here(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    arguments = ["lab", "learn", "sands", "--players", "2", "--games", "2", "--iterations", "1", "--pairs", "2"]
    alone = CliRunner().invoke(app, [*arguments, "--out", str(tmp_path / "alone"), "--json"])
    far = CliRunner().invoke(app, [*arguments, "--ray", "local", "--out", str(tmp_path / "far"), "--json"])
    assert far.exit_code == 0, far.output
    one, other = (json.loads(done.stdout[done.stdout.index("{") :]) for done in (alone, far))
    assert one == other
    rows = [gathered([tmp_path / name / "round-1"]) for name in ("alone", "far")]
    assert (rows[0].traits == rows[1].traits).all()

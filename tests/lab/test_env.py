"""The research environment: PettingZoo's own tests, stable numbers, copies, and games that people played."""

from __future__ import annotations

import copy
import json
import pickle
import warnings
from importlib import import_module
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from civitas.bots import RandomBot, play_out
from civitas.games import find_title, titles
from civitas.games.clash.box.content import CIVS, LEADERS
from civitas.games.title import companions_of
from civitas.kernel import Dice, Table
from civitas.kernel.gamefile import read_game, write_game
from civitas.lab.env import CivitasEnv, IllegalPick, UnknownEnvironment, make, make_many, make_parallel, replayed
from civitas.lab.env.picks import Decision
from civitas.lab.env.replaying import OtherGame
from civitas.lab.env.vocabulary import RESERVE, WAIT, Vocabulary, vocabulary

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # it loads environments of its own in a way it has deprecated
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
    from pettingzoo.utils.conversions import parallel_to_aec

ROOT = Path(__file__).parents[2]
NAMES = {"sands": "civitas/sands-v0", "clash": "civitas/clash-v1"}
TITLES = tuple(NAMES)
USUAL = ".*(probably should be gymnasium.spaces|not a NumPy array|all zeros).*"
"""Remarks of PettingZoo on every environment with a mask that is not one of its own; chance is shown nothing."""


def _play(env: CivitasEnv, rng: Random, steps: int | None = None) -> None:
    """Pick at random, so many times or to the end."""
    while not all(env.terminations.values()) and steps != 0:
        env.step(rng.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]).tolist()))
        steps = None if steps is None else steps - 1


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    "how",
    [{}, {"observation": "dict", "reward": "points"}, {"chance": "explicit", "illegal": "lose"}, {"max_steps": 30}],
    ids=str,
)
def test_it_passes_the_api_test(title: str, how: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=USUAL)
        api_test(make(NAMES[title], **how), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("title", TITLES)
def test_it_passes_the_seed_test(title: str) -> None:
    seed_test(lambda: make(NAMES[title]), num_cycles=60)
    seed_test(lambda: make(NAMES[title], observation="text"), num_cycles=5)


@pytest.mark.parametrize("title", TITLES)
def test_the_parallel_form_passes_the_max_cycles_test(title: str) -> None:
    def parallel(**how: Any) -> Any:
        return make_parallel(NAMES[title], **how)

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **how: parallel_to_aec(parallel(**how))))
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=USUAL)
        parallel_api_test(parallel(), num_cycles=60)


def test_it_passes_the_performance_benchmark(capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    module = import_module("pettingzoo.test.performance_benchmark")
    clock = iter(range(0, 10_000, 2))  # its five seconds are over at once
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: float(next(clock))))
    module.performance_benchmark(make("civitas/sands-v0"))
    assert "turns per second" in capsys.readouterr().out


# ---------------------------------------------------------------------- numbers


@pytest.mark.parametrize(
    ("title", "options"), [("sands", {}), ("clash", {}), ("clash", {"expansion": "drawn", "leader_cards": "mixed"})]
)
def test_nearly_every_pick_is_listed_and_none_has_two_numbers(title: str, options: dict[str, str]) -> None:
    words = vocabulary(find_title(title))
    assert len(set(words)) == len(words)
    env = make(NAMES[title], seats=3, options=options)
    met = unlisted = 0
    for game in range(2):
        env.reset(seed=game)
        rng = Random(game)
        while not all(env.terminations.values()):
            open_ = np.flatnonzero(env.infos[env.agent_selection]["action_mask"]).tolist()
            met += len(open_)
            unlisted += sum(words.pick(number) is None for number in open_)
            env.step(rng.choice(open_))
    assert unlisted / met < 0.04


@pytest.mark.parametrize("title", TITLES)
def test_a_mask_offers_exactly_what_the_rules_allow(title: str) -> None:
    env = make(NAMES[title])
    env.reset(seed=5)
    rng = Random(5)
    for _ in range(80):
        prompt = env.table.prompt(env.table.to_act()[0])
        pending = env._pending
        assert pending is not None
        if isinstance(pending, Decision) and pending.single:
            assert len(pending.open) == len(prompt.legal())
        for answer in prompt.legal():
            if not pending.picked:
                pending.towards(answer)  # raises if it cannot be picked
        env.step(rng.choice(list(pending.open)))


def test_what_is_in_no_file_has_a_number_of_the_reserve_on_every_machine() -> None:
    words = Vocabulary([("build", "forum")])
    assert words.of("build")["forum"] == 1
    assert words.pick(WAIT) == ("", "wait")
    unheard = words.of("build")["pyramid of glass"]
    assert words.size - RESERVE <= unheard < words.size
    assert words.pick(unheard) is None
    assert Vocabulary([("build", "forum")]).of("build")["pyramid of glass"] == unheard == 794


def test_the_numbers_of_the_first_version_never_change() -> None:
    known = json.loads((Path(__file__).parent / "numbers.json").read_text("utf-8"))
    for title, picks in known.items():
        words = vocabulary(find_title(title))
        for number, pick in picks.items():
            assert words.pick(int(number)) == tuple(pick)


def test_an_illegal_pick_is_refused_or_loses() -> None:
    env = make("civitas/sands-v0")
    env.reset(seed=1)
    with pytest.raises(IllegalPick):
        env.step(WAIT)
    env = make("civitas/sands-v0", illegal="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(WAIT)
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1


def test_an_unknown_name_is_refused() -> None:
    for name in ("civitas/sands", "civitas/sands-vx", "elsewhere/sands-v0"):
        with pytest.raises(UnknownEnvironment, match="civitas/<title>-v<version>"):
            make(name)


@pytest.mark.parametrize(
    ("old", "new"), [("civitas/clash-v0", "civitas/clash-v1"), ("civitas/sands-v9", "civitas/sands-v0")]
)
def test_another_version_is_refused_and_told_which_one_there_is(old: str, new: str) -> None:
    with pytest.raises(UnknownEnvironment, match=f"{old}: this title is {new}"):
        make(old)
    assert str(make(new)) == new


# ---------------------------------------------------------------------- seeing


@pytest.mark.parametrize("title", TITLES)
def test_the_vector_holds_nothing_that_the_seat_cannot_know(title: str) -> None:
    """Dealing the hidden anew leaves the numbers as they are; and they are as many as the layout says."""
    game = find_title(title)
    vector = companions_of(game).encoding
    assert vector is not None
    for seats in game.seats:
        table, bot, rng = Table(game, seats, None, Dice(f"leak {seats}"), quiet=True), RandomBot(seats), Random(seats)
        for step in range(400):
            if table.over:
                break
            if step % 9 == 0:
                for seat in range(seats):
                    dealt = table.state.copy()
                    game.redeal(dealt, seat, rng)
                    seen = vector.encode(table.state, seat)
                    assert seen == vector.encode(dealt, seat)
                    assert len(seen) == vector.layout(seats).size == len(vector.layout(seats).names())
            asked = table.to_act()[0]
            table.apply(asked, bot.choose(table, asked))


def test_the_vector_knows_civilisations_their_advances_and_leaders() -> None:
    env = make(NAMES["clash"], seats=3, options={"expansion": "drawn"})
    env.reset(seed=3)
    g = env.table.state
    names, civs, leaders = env._observer.layout.names(), list(CIVS), list(LEADERS)  # type: ignore[attr-defined]
    own = g.players[1]
    [recruited, *_] = own.leaders
    own.leaders, own.leader = own.leaders[1:], recruited
    own.advances = (*own.advances, [*CIVS[own.civ].values()][-1])
    for seat in range(3):
        env.agent_selection = f"player_{seat}"
        seen = env.observe(f"player_{seat}")["observation"]
        about = (1 - seat) % 3  # where that player sits as seen from here
        assert seen[names.index(f"seat+{about}.civ")] == civs.index(own.civ) + 1
        assert seen[names.index(f"seat+{about}.advance:{own.advances[-1]}")] == 1
        assert seen[names.index(f"seat+{about}.leader")] == leaders.index(recruited) + 1
        cards = {card: other for other, player in enumerate(g.players) for card in (*player.leaders, player.leader)}
        for leader in LEADERS:
            whose = (cards[leader] - seat) % 3 + 1 if leader in cards else 0
            assert seen[names.index(f"leaders.{leader}")] == whose


def test_the_layout_says_what_each_number_is() -> None:
    env = make("civitas/sands-v0", seats=3)
    env.reset(seed=3)
    _play(env, Random(3), 60)
    agent = env.agent_selection
    seen = env.observe(agent)["observation"]
    names = env._observer.layout.names()  # type: ignore[attr-defined]
    own = env.table.state.empires[int(agent[-1])]
    assert seen[names.index("seat+0.crops")] == own.crops
    assert seen[names.index("seat+0.unrest")] == own.unrest
    assert seen[names.index("table.round")] == env.table.state.round
    after = env.table.state.empires[(int(agent[-1]) + 1) % 3]
    assert seen[names.index("seat+1.gold")] == after.gold
    held = [
        names.index(f"holder.{region}") for region, holder in env.table.state.control.items() if isinstance(holder, int)
    ]
    assert held
    assert all(seen[held])


def test_text_tells_the_table_the_question_and_the_numbers() -> None:
    env = make("civitas/sands-v0", observation="text", language="en")
    env.reset(seed=1)
    text = env.observe(env.agent_selection)["observation"]
    number = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0])
    assert f"\n{number}: " in text
    assert "Regions" in text
    deutsch = make("civitas/sands-v0", observation="text", language="de")
    deutsch.reset(seed=1)
    assert deutsch.observe(deutsch.agent_selection)["observation"] != text


# ---------------------------------------------------------------------- chance, copies, many


def test_explicit_chance_tells_the_odds() -> None:
    env = make(NAMES["clash"], chance="explicit")
    env.reset(seed=1)
    rng, rolls = Random(1), 0
    while rolls < 60:
        info = env.infos[env.agent_selection]
        if env.agent_selection == "chance_0":
            rolls += 1
            assert sum(info["chance"].values()) == pytest.approx(1)
            assert set(info["chance"]) == set(np.flatnonzero(info["action_mask"]).tolist())
        env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))


@pytest.mark.parametrize("title", TITLES)
def test_a_clone_goes_its_own_way_and_a_saved_game_comes_back(title: str) -> None:
    env = make(NAMES[title], seats=2)
    env.reset(seed=7)
    _play(env, Random(7), 75)
    twin = env.clone()
    before = env.table.fingerprint()
    _play(twin, Random(1))
    assert env.table.fingerprint() == before
    again = make(NAMES[title], seats=2)
    again.load(json.loads(json.dumps(env.save())))
    assert again.table.fingerprint() == before
    _play(again, Random(1))
    assert again.table.fingerprint() == twin.table.fingerprint()
    assert again.rewards == twin.rewards


def _seen(env: CivitasEnv) -> tuple[Any, ...]:
    """What tells two environments apart for whoever uses them."""
    observation, reward, ended, cut, info = env.last()
    return env.agent_selection, env.agents, env.rewards, reward, ended, cut, info["legal"], str(observation)


@pytest.mark.parametrize("how", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "pickled"])
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("steps", [0, 41, None])
def test_an_environment_can_be_copied_and_pickled_at_any_time(how: Any, title: str, steps: int | None) -> None:
    env = make(NAMES[title])
    fresh = how(env)
    for one in (env, fresh):
        one.reset(seed=3)
    assert _seen(env) == _seen(fresh)
    _play(env, Random(1), steps)
    twin = how(env)
    assert _seen(twin) == _seen(env)
    for one in (env, twin):
        _play(one, Random(2), 5)
    assert _seen(twin) == _seen(env)
    env.reset()
    twin.reset()
    assert _seen(twin) == _seen(env), "the next game is the same as well"


def test_whoever_lost_by_an_illegal_pick_has_lost_in_the_pickle_too() -> None:
    env = make("civitas/sands-v0", illegal="lose")
    env.reset(seed=1)
    env.step(WAIT)
    twin = pickle.loads(pickle.dumps(env))
    assert all(twin.terminations.values())
    assert twin.rewards == env.rewards
    assert _seen(twin) == _seen(env)


def test_an_imagined_game_looks_the_same_to_who_imagines() -> None:
    env = make(NAMES["clash"], seats=3)
    env.reset(seed=2)
    _play(env, Random(2), 120)
    agent = env.agent_selection
    dreamt = env.imagine(agent, seed=1)
    assert (dreamt.observe(agent)["observation"] == env.observe(agent)["observation"]).all()
    assert dreamt.table.fingerprint() != env.table.fingerprint()
    with pytest.raises(ValueError, match="imagined"):
        dreamt.save()


def test_many_games_are_the_same_as_each_alone() -> None:
    games = make_many("civitas/sands-v0", 3, seats=2)
    batch = games.reset(seed=40)
    rngs = [Random(n) for n in range(3)]
    ended: dict[int, dict[str, float]] = {}
    while len(ended) < 3:
        picks = [rng.choice(np.flatnonzero(mask).tolist()) for rng, mask in zip(rngs, batch.masks, strict=True)]
        batch = games.step(picks)
        for game, rewards in batch.finished:
            ended.setdefault(game, rewards)
    assert batch.observations.shape[0] == batch.masks.shape[0] == 3
    alone = make("civitas/sands-v0", seats=2)
    alone.reset(seed=41)
    _play(alone, Random(1))
    assert alone.rewards == ended[1]


# ---------------------------------------------------------------------- games from elsewhere


GOLDEN = [file for id in titles() for file in sorted((ROOT / "tests/games" / id / "golden").glob("*.jsonl"))]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda f: f.stem)
def test_a_game_file_replays_to_the_same_hash(file: Path) -> None:
    game = read_game(file.read_text("utf-8"))
    *_, env = replayed(find_title(game.header["title"]), game)
    assert env.table.over
    assert env.table.fingerprint() == game.end["fingerprint"]


def test_a_game_that_begins_with_a_position_is_not_taken_for_one_from_the_opening() -> None:
    title = find_title("sands")
    table = Table(title, 2, None, Dice("position"), start=Table(title, 2).checkpoint())
    with pytest.raises(OtherGame, match="in the middle"):
        next(replayed(title, read_game(write_game(table))))


def test_undone_moves_and_sealed_answers_in_another_order_replay_too() -> None:
    """What people do: take back, choose again, answer side by side as they please."""
    title = find_title("sands")
    table, bot, undone = Table(title, 3, None, Dice("people")), RandomBot("people"), 0
    while not table.over:
        seat = table.to_act()[-1]
        table.apply(seat, bot.choose(table, seat))
        if table.seq % 11 == 0 and table.can_undo(seat):
            table.undo(seat)
            undone += 1
    assert undone > 5
    *_, env = replayed(title, read_game(write_game(table)))
    assert env.table.fingerprint() == table.fingerprint()


def test_the_same_dice_and_answers_give_the_same_game_as_the_kernel() -> None:
    title = find_title("clash")
    table = Table(title, 2, None, Dice("both"))
    play_out(table, [RandomBot("a"), RandomBot("b")])
    env = make(NAMES["clash"], seats=2, logged=True)
    env.reset(options={"dice": "both"})
    for entry in table.journal:
        if isinstance(entry.who, int):
            env.answer(entry.answer)
    assert env.table.fingerprint() == table.fingerprint()
    assert env.game_file() == write_game(table)


def test_a_game_without_vector_or_list_works_too() -> None:
    env = make("tests.kit.lanterns:TITLE")
    env.reset(seed=1)
    assert env.observe(env.agent_selection)["observation"].any()
    _play(env, Random(1))
    assert all(env.terminations.values())

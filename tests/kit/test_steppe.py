"""A question with thousands of millions of answers: checked, played, searched, typed and learned part by part."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.kit.steppe import FIELDS, HERDS, IN_A_REGION, REGION, TITLE, worth

from civitas.bots import RandomBot
from civitas.bots.caretaker import Caretaker
from civitas.bots.greedy import GreedyBot
from civitas.bots.names import Budget
from civitas.bots.search import SearchBot
from civitas.cli.playing.menu import Menu, answer_text
from civitas.cli.words import Words
from civitas.kernel import Dice, Refusal, Table
from civitas.kit import run_checks
from civitas.lab.env import make
from civitas.lab.env.composing import Composition
from civitas.texts import Speaker

PLAYED = ["play", "invariants", "clone", "save", "replay", "undo", "redeal", "prompts", "texts"]


@pytest.fixture
def table() -> Table:
    return Table(TITLE, 2, None, Dice("steppe"))


def worth_of(herds: dict[str, int]) -> int:
    return sum(worth(field) * number for field, number in herds.items())


def test_the_kit_plays_and_checks_it() -> None:
    report = run_checks(TITLE, games=2, quick=True, only=PLAYED)
    assert report.ok, report.findings


def test_a_random_bot_plays_it_the_same_way_with_the_same_seed(table: Table) -> None:
    bots = [RandomBot(seat) for seat in range(2)]
    while not table.over:
        seat = table.to_act()[0]
        answer = bots[seat].choose(table, seat)
        assert answer == RandomBot(seat).choose(table, seat) or table.seq > 1
        table.apply(seat, answer)
    assert all(herds for herds in table.state.herds)


def test_a_greedy_bot_finds_good_fields_among_those_it_tries(table: Table) -> None:
    greedy = GreedyBot(TITLE, "seed").choose(table, 0)
    chance = max(worth_of(RandomBot(seed).choose(table, 0)) for seed in range(20))
    assert sum(greedy.values()) == HERDS
    assert worth_of(greedy) > chance
    assert worth_of(greedy) >= 0.75 * 4 * HERDS, "most herds graze on the best fields"


def test_a_search_thinks_about_it(table: Table) -> None:
    answer = SearchBot(TITLE, "seed", Budget(iterations=8)).choose(table, 0)
    assert table.prompt(0).verdict(answer) is None
    assert worth_of(answer) >= 0.7 * 4 * HERDS


def test_a_caretaker_does_as_little_as_may_be(table: Table) -> None:
    assert sum(Caretaker(TITLE, "seed").choose(table, 0).values()) <= 3


def test_it_is_answered_at_the_terminal(table: Table) -> None:
    speaker, words = Speaker(TITLE, "en"), Words("en")
    menu = Menu(table.prompt(0), speaker, words)
    assert menu.how() == "share out 1 to 12, e.g. 1:2 3:1"
    dry = [item for item in menu.allowed if item.answer in ("field-1", "field-22")]
    assert [item.text for item in dry] == ["Field 1 (at most 2)", "Field 22 (at most 2)"]
    answer = menu.read(f"{dry[0].code}:2 {dry[1].code}")
    assert answer == {"field-1": 2, "field-22": 1}
    assert answer_text(table.prompt(0), answer, speaker) == "2× Field 1, 1× Field 22"
    swamp = next(item for item in menu.refused if item.answer == "field-7")
    assert swamp.refusal is not None
    with pytest.raises(Refusal, match="swamp"):
        table.apply(0, menu.read(f"{swamp.code}:1"))
    table.apply(0, answer)


def test_an_environment_picks_part_by_part() -> None:
    env = make("tests.kit.steppe:TITLE")
    env.reset(seed=1)
    rng = random.Random(1)
    picks = 0
    while not all(env.terminations.values()):
        legal = env.infos[env.agent_selection]["legal"]
        assert 0 < len(legal) <= 1 + 2 * len(FIELDS)
        env.step(rng.choice(legal))
        picks += 1
    assert picks > 4


def test_an_environment_finds_the_picks_of_an_answer() -> None:
    env = make("tests.kit.steppe:TITLE")
    env.reset(seed=1)
    wanted: dict[str, Any] = {"field-1": 2, "field-22": 1}
    pending = env._pending
    assert isinstance(pending, Composition)
    said = []
    while not pending.done:
        number = pending.towards(wanted)
        said.append(pending.word(number))
        env.step(number)
    assert said == ["field-1=2", "field-22=1", "."]
    assert env.table.state.herds[0] == wanted


def test_a_crowded_region_takes_no_more(table: Table) -> None:
    draft = table.prompt(0).after([{"field-1": 2}, {"field-2": IN_A_REGION - 2}])
    told = {refusal.answer: refusal.reason for refusal in draft.refusals()}
    assert {told[field] for field in FIELDS[:REGION] if field not in ("field-1", "field-2")} == {"swamp", "crowded"}
    assert "field-22" not in told

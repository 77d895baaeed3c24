"""Bots that think ahead go by what was learned as soon as the title keeps it; by name they keep to what was written."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import getattr_static
from pathlib import Path
from typing import Any

import pytest

from civitas.bots import LEVELS, learned, make_bot
from civitas.bots.advised import Amended, advice_of
from civitas.bots.learned import FILE, LearnedAdvice, UnfitWeights, Weights, advice_of_searches, read, written
from civitas.games import find_title, titles
from civitas.games.advice import Learnable
from civitas.kernel import Dice, Table

SANDS = find_title("sands")
ADVICE: Any = advice_of(SANDS)


def weights(traits: tuple[str, ...]) -> bytes:
    """Nothing counts but the unrest of others: nobody who goes by it plays as before."""
    row = [float(name == "mean.unrest") for name in traits]
    none = [0.0] * len(row)
    return written(
        Weights(traits, [row] * ADVICE.PHASES, [0.0] * ADVICE.PHASES, none, none, [[] for _ in row], [], [], 0.0)
    )


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in the place of the title's own."""
    (tmp_path / "data").mkdir()
    monkeypatch.setattr(learned, "files", lambda home: tmp_path)
    learned._kept.cache_clear()
    yield tmp_path / "data" / FILE
    learned._kept.cache_clear()


def test_amended_advice_has_what_it_replaces_a_part_of_whoever_asks(home: Path) -> None:
    """Newer Pythons ask an object itself what it can do, and not what it would hand on."""
    for title in map(find_title, titles()):
        advice = advice_of(title)
        amended = Amended(advice)
        for name in dir(advice):
            if not name.startswith("_"):
                assert getattr_static(amended, name) == getattr(advice, name), name
        learned = LearnedAdvice(advice, read(weights(advice.TRAITS))) if isinstance(advice, Learnable) else None
        assert learned is None or getattr_static(learned, "known") is not None
    assert getattr_static(LearnedAdvice, "foretell")


def answers(bot: str) -> list[Any]:
    table = Table(SANDS, 3, None, Dice("learned"), quiet=True)
    bots = [make_bot(bot, SANDS, str(seat)) for seat in range(3)]
    found: list[Any] = []
    while len(found) < 30:
        seat = table.to_act()[0]
        found.append(bots[seat].choose(table, seat))
        table.apply(seat, found[-1])
    return found


def test_without_a_file_searches_go_by_the_written_evaluation(home: Path) -> None:
    assert advice_of_searches(SANDS) is ADVICE


def test_a_file_in_the_title_changes_how_searches_play_but_not_those_told_otherwise(home: Path) -> None:
    before = answers("search:iterations=6")
    home.write_bytes(weights(ADVICE.TRAITS))
    learned._kept.cache_clear()
    assert isinstance(advice_of_searches(SANDS), LearnedAdvice)
    assert answers("search:iterations=6") != before
    assert answers("search:written:iterations=6") == before


def test_the_master_goes_by_what_was_learned_and_the_levels_below_by_what_was_written(home: Path) -> None:
    before = {level: answers(f"{level}:iterations=6") for level in LEVELS}
    home.write_bytes(weights(ADVICE.TRAITS))
    learned._kept.cache_clear()
    changed = [level for level in LEVELS if answers(f"{level}:iterations=6") != before[level]]
    assert changed == ["master"]


def test_the_apprentice_overlooks_answers_and_the_strategist_none(home: Path) -> None:
    strategist = answers("strategist:iterations=6")
    assert strategist == answers("search:iterations=6")
    assert answers("apprentice:iterations=6") != strategist
    table, seen = Table(SANDS, 3, None, Dice("overlooked"), quiet=True), dict[str, int]()
    while len(table.prompt(seat := table.to_act()[0]).legal()) < 20:
        table.apply(seat, table.prompt(seat).legal()[0])
    for level in ("apprentice", "strategist"):
        bot: Any = make_bot(f"{level}:iterations=1", SANDS, "1")
        seen[level] = len(bot.think(table, seat, least=1000))
    assert 0.5 * seen["strategist"] < seen["apprentice"] < seen["strategist"]


def test_a_file_of_other_traits_is_refused_rather_than_believed(home: Path) -> None:
    home.write_bytes(weights(ADVICE.TRAITS[:-1]))
    with pytest.raises(UnfitWeights, match="other traits"):
        make_bot("search:iterations=6", SANDS, "1")

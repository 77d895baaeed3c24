"""What is advised names the move: where, what, and by which figures; and to do nothing never stands beside a deed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from civitas.bots import make_bot
from civitas.bots.advised import is_advised
from civitas.bots.names import Budget
from civitas.bots.search import SearchBot
from civitas.games import find_title, titles
from civitas.games.absence import IDLE
from civitas.games.title import companions_of
from civitas.kernel import Dice, Prompt, Table
from civitas.site.api.tables.study import AdviceOut, advised
from civitas.texts import LANGUAGES, Speaker

TITLES = [title for title in map(find_title, titles()) if is_advised(title)]
EACH_TITLE = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
ANSWERS = 260
"""Far enough into a game for most of its questions to have come up."""


def hints(title: Any, language: str) -> Iterator[tuple[Prompt, list[AdviceOut]]]:
    """What would be advised on the first two questions of each kind in a game of greedy bots."""
    table = Table(title, 3, None, Dice("hints"))
    bots = [make_bot("greedy", title, f"hints {seat}") for seat in range(3)]
    words, seen = Speaker(title, language, ["Ada", "Ben", "Cem"]), dict[str, int]()
    for _ in range(ANSWERS):
        if table.over:
            return
        seat = table.to_act()[0]
        prompt = table.prompt(seat)
        seen[prompt.key] = seen.get(prompt.key, 0) + 1
        if not prompt.forced() and seen[prompt.key] <= 2:
            found = SearchBot(title, "hints", Budget(iterations=6)).advise(table, seat)
            yield prompt, advised(prompt, [hint._asdict() for hint in found], words)
        table.apply(seat, bots[seat].choose(table, seat))


@EACH_TITLE
def test_every_hint_names_a_target_or_a_figure(title: Any) -> None:
    vague, with_figures, all_told = [], 0, 0
    for language in LANGUAGES:
        for prompt, best in hints(title, language):
            for advice in best if len(best) > 1 else ():
                all_told += 1
                with_figures += bool(re.search(r"\d", advice.why))
                if not advice.targets and not re.search(r"\d", f"{advice.text} {advice.why}"):
                    vague.append(f"{prompt.key}: {advice.text}: {advice.why}")
    # Yes and no name nothing by themselves; their question does.
    assert [told for told in vague if not re.search(r": (No|Nein|Yes|Ja): ", told)] == []
    assert with_figures > all_told / 2, "most reasons are told in figures"


@EACH_TITLE
def test_doing_nothing_is_never_advised_beside_a_deed(title: Any) -> None:
    idle = (*IDLE, *companions_of(title).absence.idle)
    for prompt, best in hints(title, "en"):
        assert best
        if any(advice.answer in idle for advice in best):
            assert len(best) == 1, f"{prompt.key}: {[advice.text for advice in best]}"


def test_the_reason_for_storage_is_the_food_that_would_be_lost() -> None:
    title = find_title("clash")
    for prompt, best in hints(title, "en"):
        for advice in best:
            if prompt.key in ("advance", "free-advance") and advice.answer == "storage":
                assert "Storage: You can keep up to 7 food instead of 2." in advice.why
                assert re.search(r"Advances \d → \d", advice.why)
                return
    pytest.fail("Storage was never advised")

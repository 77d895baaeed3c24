"""The guided first game of each title: each step is told at a moment that comes and points at something that exists."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.bots import make_bot
from civitas.games import find_title, titles
from civitas.games.guides import AREAS, NOTE, OFFER, PROMPT, START, Guide, guide_of
from civitas.kernel import Dice, Table
from civitas.texts import LANGUAGES, Speaker

GUIDED = [(title, guide) for title in map(find_title, titles()) if (guide := guide_of(title)) is not None]
EACH = pytest.mark.parametrize(("title", "guide"), GUIDED, ids=lambda one: getattr(one, "id", ""))


DEALS = ("guide", "one more")
"""In one game alone a newcomer may be spared something, such as a flight."""


def first_round(title: Any, guide: Guide, deal: str) -> set[str]:
    """The moments that come in a first game at the guide's table: what the newcomer is asked, offered and told."""
    table = Table(title, guide.seats, dict(guide.options), Dice(deal))
    bots = [make_bot("greedy", title, f"guide {seat}") for seat in range(guide.seats)]
    met = {START}
    for _ in range(330):
        if table.over:
            break
        seat = table.to_act()[0]
        if seat == 0:
            prompt = table.prompt(seat)
            met.add(f"{PROMPT}:{prompt.key}")
            met |= set() if prompt.vast() else {f"{OFFER}:{answer}" for answer in prompt.legal()}
        table.apply(seat, bots[seat].choose(table, seat))
    return met | {f"{NOTE}:{line.key}" for line in table.notes(0)}


@EACH
def test_every_step_is_told_at_a_moment_of_the_first_rounds(title: Any, guide: Guide) -> None:
    met = set[str]().union(*(first_round(title, guide, deal) for deal in DEALS))
    assert [step.id for step in guide.steps if step.when not in met] == []


@EACH
def test_every_step_points_at_something_that_exists(title: Any, guide: Guide) -> None:
    things = title.vocabulary()
    for step in guide.steps:
        for at in step.at:
            kind, _, id = at.partition(":")
            if kind == "area":
                assert id in AREAS
            elif kind == "lit":
                assert id in things
            elif kind not in ("answer", "seat"):
                assert id in things[kind], at


@EACH
def test_every_step_is_said_in_every_language(title: Any, guide: Guide) -> None:
    for language in LANGUAGES:
        words = Speaker(title, language)
        for step in guide.steps:
            assert words.say(f"guide-{step.id}")
            assert len(words.help("guide", step.id) or "") > 40


def test_all_titles_that_bots_play_have_a_guide() -> None:
    assert {title.id for title, _ in GUIDED} >= {"sands", "clash", "era", "scharz"}

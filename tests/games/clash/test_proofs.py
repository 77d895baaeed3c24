"""Every advance of a civilisation, ability of a leader, objective and event is shown: its tests miss what is changed.

Each part of each record is changed in turn, and a test that the index of rules names for it has to fail.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.games.clash.breaking import (
    PROOFS,
    Break,
    ability_breaks,
    advance_breaks,
    event_breaks,
    noticed,
    objective_breaks,
)

from civitas.games.clash import TITLE
from civitas.games.clash.box.content import ABILITIES, EVENTS, LEADERS, OBJECTIVES, OF_CIVS
from civitas.kit.rules_index import load_rules
from civitas.texts import Speaker

pytestmark = pytest.mark.slow

SAYS_THE_SAME = {("horse_breeder", "unit-price, less 2"): "a cavalry costs one wood, so that no more can be taken off"}
"""Changes of a record that change no rule, and why."""

EN = Speaker(TITLE, "en", [])
CIVS = tuple(dict.fromkeys(LEADERS.values()))
EVENT_NAMES = tuple(dict.fromkeys(event.name for event in EVENTS.values()))
COMES_WITH, OF_EVENTS = "14.3", "14.6"
"""The paragraphs on how the advances of civilisations are gained, and on events that have none of their own."""


def paragraph(chapter: str, kind: str, id: str) -> str:
    """The paragraph with the name of this thing; empty if there is none."""
    name = EN.thing(kind, id)
    titles = {rule.title_en.rpartition(": ")[2]: rule.id for rule in load_rules(TITLE) if rule.id.startswith(chapter)}
    return titles.get(name.rpartition(": ")[2], "")


def unproved(id: str, changes: Iterable[tuple[str, Break]], *paragraphs: str) -> list[str]:
    """The changes that no test of these paragraphs notices."""
    tests = tuple(test for paragraph in paragraphs for test in PROOFS[paragraph])
    return [name for name, change in changes if (id, name) not in SAYS_THE_SAME and not noticed(change, tests)]


@pytest.mark.parametrize("advance", OF_CIVS)
def test_what_an_advance_of_a_civilisation_says_is_proved(advance: str) -> None:
    number = tuple(OF_CIVS).index(advance) + 1
    assert unproved(advance, advance_breaks(advance), f"14.4.{number}", COMES_WITH) == []


@pytest.mark.parametrize("ability", ABILITIES)
def test_what_a_leader_can_do_is_proved(ability: str) -> None:
    number = CIVS.index(LEADERS[ABILITIES[ability].leader]) + 1
    assert unproved(ability, ability_breaks(ability), f"14.10.{number}") == []


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_what_an_objective_asks_for_is_proved(objective: str) -> None:
    assert unproved(objective, objective_breaks(objective), paragraph("8.7.", "objective", objective)) == []


@pytest.mark.parametrize("event", EVENT_NAMES)
def test_what_an_event_brings_is_proved(event: str) -> None:
    assert unproved(event, event_breaks(event), paragraph("11.5.", "event", event) or OF_EVENTS) == []

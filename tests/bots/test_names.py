"""The names of bots: what can be said in one, and what is refused."""

from __future__ import annotations

import pytest
from tests.cli.harbour import TITLE

from civitas.bots import BOTS, LEVELS, MANNERS, UnknownBot, bots_for, read_name
from civitas.bots.names import Budget, budget_of
from civitas.games import find_title


@pytest.mark.parametrize(
    "name",
    [
        "random",
        "greedy",
        "strategist",
        "master:warrior",
        "search:iterations=200",
        "master:trader:seconds=0.5",
        "search:written:iterations=9",
    ],
)
def test_a_name_is_written_as_it_was_read(name: str) -> None:
    assert str(read_name(name)) == name


def test_a_level_has_a_budget_of_its_own_unless_the_name_gives_another() -> None:
    assert budget_of(read_name("apprentice")) == Budget(seconds=0.2)
    assert budget_of(read_name("master:builder")) == Budget(seconds=5.0)
    assert budget_of(read_name("master:iterations=3")) == Budget(iterations=3)
    both = budget_of(read_name("search:iterations=3:seconds=2"))
    assert both == Budget(seconds=2.0, iterations=3)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "clever",
        "search",
        "greedy:warrior",
        "greedy:written",
        "random:seconds=1",
        "master:gardener",
        "master:iterations=0",
        "master:iterations=many",
        "master:seconds=-1",
        "master:seconds=inf",
    ],
)
def test_what_means_nothing_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        read_name(name)


def test_people_can_choose_every_level_in_every_manner() -> None:
    assert {f"{level}:{manner}" for level in LEVELS for manner in MANNERS} < {*BOTS}
    assert bots_for(find_title("sands")) == list(BOTS)
    assert bots_for(TITLE) == ["random"], "it has no advice"

"""How much is checked: which games are played, and at which of their decisions the dear checks run."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, NamedTuple

from civitas.games import find_title
from civitas.kernel import Title

CHECKS = (
    "play",
    "invariants",
    "clone",
    "save",
    "replay",
    "hash-seed",
    "undo",
    "leak",
    "redeal",
    "prompts",
    "explained",
    "untouched",
    "texts",
    "acts",
    "rules",
    "golden",
    "speed",
)
"""Every check by its name, in the order of the report."""


class Plan(NamedTuple):
    """The size of a run. It travels to worker processes, so it holds plain data."""

    name: str
    """How the title is found again: its id, or `module:ATTRIBUTE`."""
    seed: str
    only: frozenset[str]
    most_decisions: int
    thorough_every: int
    """One game in so many has the dear checks at every decision…"""
    thorough_most: int
    """… but at no more than so many."""
    percent: int
    """The share of the decisions of the other games at which the dear checks run."""
    percent_on: int
    """The same for tables that start at a position…"""
    decisions_on: int
    """… which are played on for so many decisions."""
    thoughts: int
    """At one in so many of these looks programs are asked what they think of the position."""

    def is_thorough(self, number: int) -> bool:
        return number % self.thorough_every == 0

    def is_spoken(self, number: int) -> bool:
        """Is every text of this game rendered? Not of the thorough ones, which are slow enough."""
        return number % self.thorough_every == min(1, self.thorough_every - 1)


def full_plan(name: str, seed: str, only: frozenset[str], most_decisions: int) -> Plan:
    return Plan(
        name,
        seed,
        only,
        most_decisions,
        thorough_every=25,
        thorough_most=1_000_000,
        percent=4,
        percent_on=8,
        decisions_on=150,
        thoughts=2,
    )


def quick_plan(name: str, seed: str, only: frozenset[str], most_decisions: int) -> Plan:
    return Plan(
        name,
        seed,
        only,
        most_decisions,
        thorough_every=6,
        thorough_most=50,
        percent=5,
        percent_on=6,
        decisions_on=60,
        thoughts=3,
    )


def name_of(title: Title[Any]) -> str:
    """The name under which another process finds this very title."""
    for module in (title.home, type(title).__module__):
        import_module(module)
        for attribute, value in vars(sys.modules[module]).items():
            if value is title:
                name = f"{module}:{attribute}"
                return title.id if name == f"civitas.games.{title.id}:TITLE" else name
    raise ValueError(f"{title.id} cannot be found again: give its module an attribute for it, such as TITLE")


def is_ours(title: Title[Any]) -> bool:
    """Is it one of the games of this repository, which promise a rules index?"""
    return title.home.startswith("civitas.games.")


def title_of(plan: Plan) -> Title[Any]:
    return find_title(plan.name)

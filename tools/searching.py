"""What a search answers, for tools that compare searches."""

from __future__ import annotations

from random import Random
from typing import Any

from civitas.bots.advice import advice_of
from civitas.bots.search.thinking import Search
from civitas.kernel import Answer, Table, Title


def begun(kind: type[Search], title: Title[Any], table: Table, seat: int, seed: int) -> Search:
    """A search of a bot without any manner that is about to think."""
    advice = advice_of(title)
    return kind(advice, advice.manner(Random(0), ""), table, seat, seed)  # noqa: S311


def answer(kind: type[Search], title: Title[Any], table: Table, seat: int, seed: int, iterations: int) -> Answer:
    """What it answers after so many iterations."""
    search = begun(kind, title, table, seat, seed)
    search.think(lambda search: search.iterations < iterations)
    return search.thoughts()[0].answer

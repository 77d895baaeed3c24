"""Positions to look at and what a search answers there, for tools that compare searches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

from civitas.bots import make_bot
from civitas.bots.advised import advice_of
from civitas.bots.search.thinking import Search
from civitas.kernel import Answer, Dice, Table, Title

Kind = TypeVar("Kind", bound=Search)


def positions(
    title: Title[Any], players: int, seed: str, most: int, every: int, wanted: Callable[[Table, int], bool]
) -> Iterator[tuple[Table, int]]:
    """Of the questions of greedy games that are wanted, every so manieth, with the seat that is asked."""
    found = counted = game = 0
    while found < most:
        table = Table(title, players, None, Dice(f"{seed} {game}"), quiet=True)
        bots = [make_bot("greedy", title, f"{seed} {game}/{seat}") for seat in range(players)]
        game += 1
        while not table.over and found < most:
            seat = table.to_act()[0]
            if wanted(table, seat):
                counted += 1
                if counted % every == 0:
                    found += 1
                    yield table, seat
            table.apply(seat, bots[seat].choose(table, seat))


def begun(kind: type[Kind], title: Title[Any], table: Table, seat: int, seed: int) -> Kind:
    """A search of a bot without any manner that is about to think."""
    advice = advice_of(title)
    return kind(advice, advice.manner(Random(0), ""), table, seat, seed)  # noqa: S311


def answer(kind: type[Search], title: Title[Any], table: Table, seat: int, seed: int, iterations: int) -> Answer:
    """What it answers after so many iterations."""
    search = begun(kind, title, table, seat, seed)
    search.think(lambda search: search.iterations < iterations)
    return search.thoughts()[0].answer

"""What a player could have done better: the decisions of a finished game that cost a seat most.

Every decision is judged by what the seat knew then, with everything else dealt anew. The quick thought looks at all of
them and names those that are worth a second look; a search looks at these, at the answer that was given and at the one
that it would have given, in the same imagined worlds and equally often.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from time import thread_time
from typing import Any, NamedTuple

from civitas.bots.advised import advice_of
from civitas.bots.chances import even_taste
from civitas.bots.lines import follow
from civitas.bots.policy import Policy
from civitas.bots.search.accounts import Accounts
from civitas.bots.search.thinking import Search
from civitas.bots.search.tree import key_of
from civitas.bots.worlds import imagined
from civitas.games import find_title
from civitas.games.advice import Advice
from civitas.kernel import Answer, Entry, Table, Title
from civitas.kernel.gamefile import play_entry
from civitas.kernel.journal import effective

TOLD = 3
"""Decisions that are told; a longer list teaches nobody."""
DOUBTED = 14
"""Decisions that get a second look."""
LEAST = 0.015
"""A chance to win that is worth a word."""
ITERATIONS = 60
TIMES = 20
"""How long the second look is, and how often it looks at each of the two answers."""
SECONDS = 35.0
"""Seconds of processor time for the first look; of a game that takes longer, only as many decisions are looked at."""


class Decision(NamedTuple):
    """What a seat answered when the journal had `seq` entries, and what would have been better."""

    seq: int
    answer: Answer
    better: Answer
    chance: float
    """How likely the seat was to win after what it did."""
    could: float
    """How likely it would have been after the better answer."""
    gains: dict[str, float]
    """What the better answer wins or loses by each feature, compared with what was done."""


class _Doubt(NamedTuple):
    regret: float
    seq: int
    table: Table
    """As it stood then."""
    answer: Answer


def costliest(
    title: Title[Any], seats: int, options: dict[str, str], journal: Iterable[Entry], seat: int
) -> list[Decision]:
    """The decisions that cost the seat most, the costliest first; raises `Misfit` where other rules were played."""
    advice = advice_of(title)
    doubts = sorted(_doubts(advice, Table(title, seats, options), journal, seat), key=lambda doubt: -doubt.regret)
    looked_at = [_weighed(advice, seat, doubt) for doubt in doubts[:DOUBTED]]
    found = [decision for decision in looked_at if decision is not None and decision.could - decision.chance >= LEAST]
    return sorted(found, key=lambda decision: decision.chance - decision.could)[:TOLD]


def three_costliest(
    title: str, seats: int, options: dict[str, str], entries: list[list[Any]], seat: int
) -> list[dict[str, Any]]:
    """The same as data, to be kept."""
    found = costliest(find_title(title), seats, options, [Entry(*entry) for entry in entries], seat)
    return [decision._asdict() for decision in found]


def _doubts(advice: Advice, table: Table, journal: Iterable[Entry], seat: int) -> list[_Doubt]:
    """Every decision at which another answer looked better at first sight."""
    begun = thread_time()
    taste = even_taste(advice)
    found: list[_Doubt] = []
    for entry in effective(journal):
        if entry.who == seat and seat in table.to_act() and thread_time() - begun < SECONDS:
            regret = _regret(advice, taste, table, seat, entry.answer)
            if regret > 0:
                found.append(_Doubt(regret, table.seq, table.clone(), entry.answer))
        play_entry(table, entry)
    return found


def _regret(advice: Advice, taste: Any, table: Table, seat: int, answer: Answer) -> float:
    """How much better the best answer looked than this one, in the spreads by which chances are told apart."""
    prompt = table.prompt(seat)
    if prompt.forced():
        return 0.0
    rng = random.Random(f"doubt {table.seq}")  # noqa: S311
    world = imagined(table, seat, rng, f"doubt {table.seq}")
    rated = Policy(advice, taste, rng).rate(world, seat)
    ratings = {key_of(option): rating for option, rating in zip(*rated, strict=True)}
    given = ratings.get(key_of(answer))
    if given is None:
        return 0.0  # of too many answers some were tried, and this was none of them
    return (max(ratings.values()) - given) / advice.spread(table.view(seat)["game"])


def _weighed(advice: Advice, seat: int, doubt: _Doubt) -> Decision | None:
    """The second look; None if there is nothing better."""
    table, taste = doubt.table, even_taste(advice)
    accounts = Accounts(advice, taste)
    seed = random.Random(f"second look {doubt.seq}").getrandbits(60)  # noqa: S311
    search = Search(advice, taste, table, seat, seed, accounts=accounts)
    search.think(lambda one: one.iterations < ITERATIONS)
    better = search.thoughts()[0].answer
    if key_of(better) == key_of(doubt.answer) or not search.weigh([better, doubt.answer], TIMES):
        return None
    could, did = (accounts.of[key_of(answer)] for answer in (better, doubt.answer))
    # Both deeds are followed under the same luck.
    after, before = (follow(advice, table, seat, one, str(seed)).gains for one in (better, doubt.answer))
    gains = {name: after.get(name, 0.0) - before.get(name, 0.0) for name in advice.FEATURES}
    return Decision(doubt.seq, doubt.answer, better, did.mean_chance(), could.mean_chance(), gains)

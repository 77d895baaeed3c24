"""The caretaker sits in for who is away: it never trades, attacks, or spends what is scarce.

What that means is not asked of the caretaker. Each title declares which lines of the log tell of a trade or an attack,
and what it has that is scarce; the log and the holdings are looked at after every answer.
"""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

import pytest

from civitas.bots import make_bot
from civitas.games import find_title, titles
from civitas.games.title import companions_of
from civitas.kernel import Dice, Table, Title
from civitas.kernel.dice import Stream
from civitas.texts import messages

TITLES = titles()
SEATS = (2, 3)
GAMES = 8
"""So many games at most."""
EVERY = 7
"""After so many answers of the greedy bots a caretaker takes the place of whoever is asked, also in mid-action."""
STAYS = 8
"""Answers that it gives each time."""
MOST = 200
"""Other answers that are tried, where something was spent."""
DRAWN = 20
"""Of too many to list, so many are drawn."""


class Deed(NamedTuple):
    """What an answer of the caretaker has done."""

    key: str
    said: Any
    choices: int
    harm: list[str]
    spent: int
    need: int
    """What would have been spent at least, whatever was answered."""


def deeds(
    title: Title[Any], seats: int, seed: str, bot: str = "caretaker", options: dict[str, str] | None = None
) -> list[Deed]:
    """A game of greedy bots; from many of its positions a caretaker plays one of the seats for a while.

    Meanwhile the others play at random: that leads to stranger questions, and sooner.
    """
    table = Table(title, seats, options, Dice(seed))
    greedy = [make_bot("greedy", title, f"{seed} {seat}") for seat in range(seats)]
    others = [make_bot("random", title, f"{seed} {seat}") for seat in range(seats)]
    found: list[Deed] = []
    while not table.over:
        if table.seq % EVERY == 0:
            found += substituted(aloud(table), make_bot(bot, title, f"{seed} {table.seq}"), others)
        seat = table.to_act()[0]
        table.apply(seat, greedy[seat].choose(table, seat))
    return found


def substituted(table: Table, sits_in: Any, others: list[Any]) -> list[Deed]:
    """What the caretaker does here. What the other has begun it must bring to an end, be it a raid: harm counts as its
    own from the first question on at which an action is chosen."""
    says = companions_of(table.title).absence
    kept, found, own = table.to_act()[0], list[Deed](), False
    while not table.over and len(found) < STAYS:
        seat = table.to_act()[0]
        if seat != kept:
            table.apply(seat, others[seat].choose(table, seat))
            continue
        before, told = table.clone(), len(table.log())
        key, legal = table.prompt(seat).key, answers(table, seat)
        own = own or key in {*says.prefers, *says.shuns}
        said = sits_in.choose(table, seat)
        table.apply(seat, said)
        seen = table
        if is_sealed(table, seat):
            seen = aloud(table)
            told = len(seen.log())
            open_up(seen, seat)
        lines = seen.log()[told:]
        harm = [line.key for line in lines if own and line.key in says.harms and line.params["seat"] == seat]
        lost = any(line.key in says.losses and seat in line.params.values() for line in lines)
        spent = 0 if lost else fallen(before, seen, seat)
        need = min(spent, *(cost(before, seat, answer) for answer in legal[:MOST])) if spent else 0
        found.append(Deed(key, said, len(legal), harm, spent, need))
    return found


def aloud(table: Table) -> Table:
    """A copy that goes on writing its log."""
    return Table.load(table.title, table.save())


def answers(table: Table, seat: int) -> list[Any]:
    """What may be said; where there is too much to list, nothing and some by chance."""
    prompt = table.prompt(seat)
    if not prompt.vast():
        return prompt.legal()
    chance = Stream(f"answers {table.seq}")
    return [prompt.decline(), *(prompt.sample(chance) for _ in range(DRAWN))]


def is_sealed(table: Table, seat: int) -> bool:
    """Has the seat said something that waits for the others?"""
    return table.view(seat)["sealed"] is not None


def open_up(table: Table, seat: int) -> None:
    """The others say as little as they can, so that what follows is the seat's own doing."""
    while is_sealed(table, seat):
        other = table.to_act()[0]
        no = table.prompt(other).decline()
        table.apply(other, answers(table, other)[0] if no is None else no)


def cost(table: Table, seat: int, answer: Any) -> int:
    """What this answer would have cost."""
    after = table.clone()
    after.apply(seat, answer)
    open_up(after, seat)
    return fallen(table, after, seat)


def fallen(before: Table, after: Table, seat: int) -> int:
    """How much less the seat has of what is scarce."""
    holdings = companions_of(before.title).absence.holdings
    had, has = (holdings(table.view(seat)["game"], seat) for table in (before, after))
    return sum(amount - has[what] for what, amount in had.items() if has[what] < amount)


def kept(title: Title[Any]) -> list[Deed]:
    """What a caretaker does in a game with each number of players, and in more of them, with all variants, where games
    are short."""
    variants = [dict(zip(title.options, chosen, strict=True)) for chosen in product(*_values(title))]
    found: list[Deed] = []
    for number in range(GAMES):
        round, at = divmod(number, len(SEATS))
        if round and is_enough(found):
            break
        found += deeds(title, SEATS[at], f"kept {number + SEATS[0]}", options=variants[round % len(variants)])
    return found


def _values(title: Title[Any]) -> list[tuple[str, ...]]:
    return [choice.values for choice in title.options.values()]


def is_enough(done: list[Deed]) -> bool:
    """Many questions in which there was a choice, and of many kinds."""
    free = [deed for deed in done if deed.choices > 1]
    return len(free) > 500 and len({deed.key for deed in free}) > 12


@pytest.mark.parametrize("name", TITLES)
def test_it_never_trades_attacks_or_spends_what_is_scarce(name: str) -> None:
    done = kept(find_title(name))
    assert is_enough(done)
    assert [deed for deed in done if deed.harm] == []
    assert [deed for deed in done if deed.spent > deed.need] == []


@pytest.mark.parametrize("name", TITLES)
def test_one_who_plays_otherwise_would_be_found_out(name: str) -> None:
    # A short game of chance may pass without an attack.
    done = [deed for number in range(3) for deed in deeds(find_title(name), 2, f"found out {number}", bot="random")]
    assert [deed for deed in done if deed.harm]
    assert [deed for deed in done if deed.spent > deed.need]


@pytest.mark.parametrize("name", TITLES)
def test_what_a_title_declares_is_in_its_log(name: str) -> None:
    title = find_title(name)
    says = companions_of(title).absence
    declared = {f"note-{key}" for key in (*says.harms, *says.losses, *says.warnings)}
    assert declared <= messages(title, "en").keys()

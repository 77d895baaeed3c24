"""Where random play begins: at the opening, at rich positions that the game arranges, or late in games of bots.

Played at random from the opening, a long game ends before its last things meet each other. So some tables start where
those things are on the table already. Each begins with its position, which is in its file as well: what is found there
is found again by `civitas replay`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from civitas.bots.advised import is_advised
from civitas.bots.greedy import GreedyBot
from civitas.games.title import companions_of
from civitas.kernel import Answer, Dice, State, Table, Title
from civitas.kernel.dice import Stream
from civitas.kit.looking import Offence
from civitas.kit.random_play import alarm, choose, new_table

OPENING, RICH, LATE = "opening", "rich", "late"
BEGINNINGS = (OPENING, RICH, LATE)
EARLIEST, LATEST = 50, 95
"""Between which parts of a hundred of a game its late positions lie."""
FROM_ONE_GAME = 4
"""How many late positions one game of bots is good for: such a game takes its time."""


class Broken(Exception):
    """A game of bots did not get to its end."""

    def __init__(self, table: Table, why: Exception) -> None:
        super().__init__(str(why))
        self.table = table
        self.why = why


class Place(NamedTuple):
    """A position from which a table can start, with the options that it was made for."""

    options: dict[str, str]
    state: State


def has_rich(title: Title[Any]) -> bool:
    return companions_of(title).arrange is not None


def started(title: Title[Any], players: int, seed: str, place: Place) -> tuple[Table, Stream]:
    """A table that starts at a position, and the stream of random choices to play it with."""
    return Table(title, players, place.options, Dice(seed), start=place.state), Stream(f"play {seed}|")


def rich_place(title: Title[Any], players: int, seed: str) -> Place:
    """A rich position, its options drawn by the seed."""
    arrange, stream = companions_of(title).arrange, Stream(f"rich {seed}|")
    assert arrange is not None
    options = {name: stream.choice(choice.values) for name, choice in title.options.items()}
    return Place(options, arrange(title, players, options, stream))


def late_places(title: Title[Any], players: int, seed: str, most_decisions: int) -> list[Place]:
    """Positions of one game in its second half. Greedy bots play it, or chance where a game has no advice for bots."""
    table, stream = new_table(title, players, seed)
    bots = [GreedyBot(title, f"{seed}/{seat}") for seat in range(players)] if is_advised(title) else []
    passed: list[State] = []
    try:
        while not table.over:
            if len(passed) >= most_decisions:
                raise Offence(f"{most_decisions} decisions and no end")
            with alarm():
                seat, answer = choose(table, stream)
                table.apply(seat, bots[seat].choose(table, seat) if bots else answer)
            passed.append(table.checkpoint())
    except Exception as why:
        raise Broken(table, why) from why
    parts = [stream.choice(range(EARLIEST, LATEST + 1)) for _ in range(FROM_ONE_GAME)]
    return [Place(table.options, passed[len(passed) * part // 100]) for part in sorted(parts)]


class Habits:
    """Random play of somebody who likes to do again what the last answer to the same question was.

    Evenly random answers hardly ever do the same thing five times in a row; but that is how a supply is used up.
    """

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._last: dict[tuple[int, str], Answer] = {}

    def choose(self, table: Table) -> tuple[int, Answer]:
        """One of the seats that are asked, and its usual answer or any other legal one."""
        seat, answer = choose(table, self._stream)
        question = seat, table.prompt(seat).key
        if question in self._last and self._stream.below(2) and _may_say(table, seat, self._last[question]):
            answer = self._last[question]
        self._last[question] = answer
        return seat, answer


def _may_say(table: Table, seat: int, answer: Answer) -> bool:
    return table.prompt(seat).verdict(answer) is None

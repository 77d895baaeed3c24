"""A finished game looked at afterwards: who was likely to win when, where that turned, and who had luck with the dice.

Everything follows from the journal and from what the title says about positions (`advice`) and rolls (`luck`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from civitas.bots.advised import advice_of
from civitas.bots.chances import chances, even_taste
from civitas.games import find_title
from civitas.games.advice import Advice
from civitas.games.luck import Scale
from civitas.games.title import companions_of
from civitas.kernel import CHANCE, Entry, Table, Title
from civitas.kernel.dice import Chance, Stream, TooManyOutcomes
from civitas.kernel.gamefile import play_entry
from civitas.kernel.journal import effective

MOST_OUTCOMES = 2000
"""Of a roll with more outcomes than this, some are drawn."""
DRAWN = 500
MOST_TURNS = 6
"""Turning points that are worth telling."""
DIGITS = 4
LEAST_TURN = 0.06
"""A change of somebody's chance that is worth telling."""


class Point(NamedTuple):
    """How likely each seat was to win when the journal had `seq` entries."""

    seq: int
    chances: list[float]


class Turn(NamedTuple):
    """Around here the estimate turned: the seat whose chance changed most, what it was before and afterwards."""

    first: int
    seq: int
    seat: int
    before: float
    after: float


class Fortune(NamedTuple):
    """A roll for a seat: what came, what was to be expected, and how far rolls lie around that."""

    seq: int
    key: str
    seat: int
    got: float
    expected: float
    spread: float


class Analysis(NamedTuple):
    """A whole game."""

    points: list[Point]
    turns: list[Turn]
    rolls: list[Fortune]


def analyse(title: Title[Any], seats: int, options: dict[str, str], journal: Iterable[Entry]) -> Analysis:
    """Walk through what is in force of the journal; raises `Misfit` where other rules were played by."""
    advice = advice_of(title)
    taste = even_taste(advice)
    luck = companions_of(title).luck
    keys = frozenset(luck.KEYS if luck is not None else ())
    table = Table(title, seats, options)
    points: list[Point] = []
    rolls: list[Fortune] = []
    moment: Any = None
    for entry in effective(journal):
        now = _moment(advice, table)
        if now is not None and now != moment:
            moment = now
            points.append(Point(entry.seq, chances(advice, table, taste)))
        if luck is not None and entry.who == CHANCE and entry.key in keys and table.roll_due:
            rolls += _weighed(luck.scale(table), table.chance(), entry)
        play_entry(table, entry)
    points.append(Point(entry.seq + 1, chances(advice, table, taste)))
    return Analysis(points, turning(points[:-1], seats), rolls)  # that the end decides is no news


def look_back(title: str, seats: int, options: dict[str, str], entries: list[list[Any]]) -> dict[str, Any]:
    """The same as data, to be kept."""
    found = analyse(find_title(title), seats, options, [Entry(*entry) for entry in entries])
    return {
        "points": [[point.seq, [round(chance, DIGITS) for chance in point.chances]] for point in found.points],
        "turns": [turn._asdict() for turn in found.turns],
        "rolls": [roll._asdict() for roll in found.rolls],
    }


def _moment(advice: Advice, table: Table) -> Any:
    """The turn that begins here; None in the midst of one."""
    asked = table.to_act()
    if not asked or table.prompt(asked[0]).key not in advice.RESTING:
        return None
    return advice.moment(table.view(asked[0])["game"])


def turning(points: Sequence[Point], seats: int) -> list[Turn]:
    """Where somebody's chance was quite another before than afterwards, in the order of the game.

    Everybody's chance goes up in their own turn. So what is compared is the mean of as many turns as there are seats,
    before and after; of places that lie so close together that these overlap, the one with the greatest change.
    """
    found: list[tuple[float, int, Turn]] = []
    for at in range(1, len(points)):
        before = _mean(points[max(0, at - seats) : at])
        after = _mean(points[at : at + seats])
        seat = max(range(seats), key=lambda one: abs(after[one] - before[one]))
        change = abs(after[seat] - before[seat])
        if change >= LEAST_TURN:
            turn = Turn(points[at - 1].seq, points[at].seq, seat, before[seat], after[seat])
            found.append((change, at, turn))
    kept: dict[int, Turn] = {}
    for _, at, turn in sorted(found, key=lambda one: -one[0]):
        if len(kept) < MOST_TURNS and all(abs(at - other) > seats for other in kept):
            kept[at] = turn
    return [kept[at] for at in sorted(kept)]


def _mean(points: Sequence[Point]) -> list[float]:
    return [sum(column) / len(points) for column in zip(*(point.chances for point in points), strict=True)]


def _weighed(scale: Scale | None, due: Chance, entry: Entry) -> Iterator[Fortune]:
    """What came of a roll, beside all that could have come of it."""
    if scale is None:
        return
    got = scale(entry.answer)
    possible = [(scale(outcome), share) for outcome, share in _outcomes(due, entry)]
    for seat, value in got.items():
        mean = sum(share * values[seat] for values, share in possible)
        variance = sum(share * (values[seat] - mean) ** 2 for values, share in possible)
        yield Fortune(entry.seq, entry.key, seat, value, mean, sqrt(max(0.0, variance)))


def _outcomes(due: Chance, entry: Entry) -> list[tuple[Any, float]]:
    try:
        listed = due.outcomes()
    except TooManyOutcomes:
        listed = []
    if listed and len(listed) <= MOST_OUTCOMES:
        return [(outcome, float(share)) for outcome, share in listed]
    source = Stream(f"luck {entry.seq}|")
    return [(due.draw(source), 1 / DRAWN) for _ in range(DRAWN)]

"""What a change of a game's data does to its balance: the same games with and without it, side by side.

Game number n has the same dice, bots and seats in both. What differs is judged game by game, so that luck which hits
both cancels out. Several things are judged at once; the more there are, the clearer each must be (Holm's method), so
that a change which does nothing is seldom accused: once in a hundred reports.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any, NamedTuple

from civitas.games import data
from civitas.games.data import Change
from civitas.intervals import Z95, wilson
from civitas.kernel import Title
from civitas.lab.crews import Alone, Crew, Processes, in_order, play
from civitas.lab.figures import spread
from civitas.lab.series import Match, Played

DOUBT = 0.01
"""A report accuses a change that does nothing no more often than this."""
POWER = 0.9
"""A difference counts as findable if it is found so often."""
NOTABLE = 0.10
"""The difference of a win rate that a designer wants to find."""
_NORMAL = NormalDist()


def prepare(home: str, module: str, changes: Sequence[Change]) -> None:
    """In a new process: name the changes before the game is loaded."""
    data.change(home, module, changes)


def arms(title: Title[Any], name: str, changes: Sequence[Change], jobs: int) -> tuple[Crew, Crew]:
    """Who plays the game as it is, and who plays it changed: each changed game has a process of its own."""
    module, _, attribute = name.partition(":")
    module = module if attribute else f"civitas.games.{name}"
    return Alone() if jobs == 1 else Processes(jobs), Processes(jobs, prepare, title.home, module, tuple(changes))


def both(match: Match, games: int, crews: tuple[Crew, Crew]) -> Iterator[tuple[int, list[Played], list[Played]]]:
    """The games of both arms; yields how many are played, and all of them in order when they are."""
    found: list[list[Played]] = [[], []]
    for arm, crew in enumerate(crews):
        for batch in play(match, range(games), crew):
            found[arm] += batch
            yield len(found[0]) + len(found[1]), [], []
    yield 2 * games, in_order(found[0]), in_order(found[1])


class Difference(NamedTuple):
    """Something that was compared: what it is of which, in both arms, and how far apart they are."""

    kind: str
    of: str
    before: float
    after: float
    low: float
    high: float
    doubt: float
    """How often a difference so large comes about where there is none."""
    found: bool

    @property
    def difference(self) -> float:
        return self.after - self.before


class _Compared(NamedTuple):
    kind: str
    of: str
    before: float
    after: float
    error: float


def _paired(kind: str, of: str, before: Sequence[float], after: Sequence[float]) -> _Compared:
    differences = [b - a for a, b in zip(before, after, strict=True)]
    error = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
    return _Compared(kind, of, fmean(before), fmean(after), error)


def compared(match: Match, before: Sequence[Played], after: Sequence[Played]) -> list[Difference]:
    """Win rates by seat and by bot, points, length, and who has the changed thing; what is found is marked."""
    pairs = [(a, b) for a, b in zip(before, after, strict=True) if not a.fault and not b.fault]
    if not pairs:
        return []
    olds, news = [a for a, _ in pairs], [b for _, b in pairs]
    rows = []
    for seat in range(match.players):
        share: Callable[[Played], float] = lambda game, seat=seat: game.share(seat)  # type: ignore[misc]  # noqa: E731
        rows.append(_paired("seat", str(seat + 1), [share(g) for g in olds], [share(g) for g in news]))
    names = list(dict.fromkeys(match.bots))
    if len(names) > 1:
        rows += [_paired("bot", name, _of_bot(match, olds, name), _of_bot(match, news, name)) for name in names]
    rows.append(_paired("points", "", [fmean(g.scores) for g in olds], [fmean(g.scores) for g in news]))
    rows.append(_paired("decisions", "", [g.decisions for g in olds], [g.decisions for g in news]))
    if any(game.holders for game in (*olds, *news)):
        has = [[len(g.holders) / match.players for g in arm] for arm in (olds, news)]
        rows.append(_paired("have", match.watched, *has))
        rows += _of_holders(match, olds, news)
    return _judged(rows)


def _of_bot(match: Match, games: Sequence[Played], name: str) -> list[float]:
    """The wins of a bot in each game, for each of its seats."""
    found = []
    for game in games:
        seats = [seat for seat, other in enumerate(match.seating(game.game)) if other == name]
        found.append(fmean(game.share(seat) for seat in seats) if seats else 0.0)
    return found


def _of_holders(match: Match, olds: Sequence[Played], news: Sequence[Played]) -> list[_Compared]:
    """The win rate of those who end with the thing, where some have it and some have not."""
    rates, errors = [], []
    for arm in (olds, news):
        won = [fmean(g.share(s) for s in g.holders) for g in arm if 0 < len(g.holders) < match.players]
        if len(won) < 2:
            return []
        rates.append(fmean(won))
        errors.append(stdev(won) / sqrt(len(won)))
    return [_Compared("holders", match.watched, rates[0], rates[1], sqrt(errors[0] ** 2 + errors[1] ** 2))]


def _judged(rows: Sequence[_Compared]) -> list[Difference]:
    """Holm: the clearest difference must stand the strictest test, the next one a little less, until one fails."""
    doubts = [_doubt(row) for row in rows]
    order = sorted(range(len(rows)), key=lambda at: doubts[at])
    found: set[int] = set()
    for place, at in enumerate(order):
        if doubts[at] > DOUBT / (len(rows) - place):
            break
        found.add(at)
    return [
        Difference(
            row.kind,
            row.of,
            row.before,
            row.after,
            row.after - row.before - Z95 * row.error,
            row.after - row.before + Z95 * row.error,
            doubts[at],
            at in found,
        )
        for at, row in enumerate(rows)
    ]


def _doubt(row: _Compared) -> float:
    apart = abs(row.after - row.before)
    if not row.error:
        return 0.0 if apart else 1.0
    return 2 * (1 - _NORMAL.cdf(apart / row.error))


class Advice(NamedTuple):
    """Were these games enough?"""

    findable: float
    """The smallest difference of a seat's win rate that so many games find nine times in ten."""
    needed: int
    """How many games find a difference of ten points nine times in ten."""
    enough: bool


def advice(match: Match, differences: Sequence[Difference], games: int) -> Advice:
    """From how much the win rates of seats scatter here; without any scatter, from the worst case."""
    seats = [one for one in differences if one.kind == "seat"]
    scatter = max(((one.high - one.low) / (2 * Z95) * sqrt(games) for one in seats), default=0.0)
    reach = _reach(max(1, len(differences)))
    needed = games_for(NOTABLE, match.players, max(1, len(differences)), scatter or None)
    return Advice(reach * scatter / sqrt(max(1, games)), needed, games >= needed)


def games_for(difference: float, players: int, tests: int, scatter: float | None = None) -> int:
    """How many games find such a difference of a win rate, if that many things are judged.

    Without a measured scatter, that of two independent games with equal chances is taken: pairing makes it less.
    """
    worst = sqrt(2 * (1 / players) * (1 - 1 / players))
    return ceil((_reach(tests) * (scatter or worst) / difference) ** 2)


def _reach(tests: int) -> float:
    """How many standard errors a difference must have to be found so often."""
    return _NORMAL.inv_cdf(1 - DOUBT / tests / 2) + _NORMAL.inv_cdf(POWER)


def told(
    match: Match, changes: Sequence[Change], old: Sequence[Any], before: Sequence[Played], after: Sequence[Played]
) -> dict[str, Any]:
    """The whole report as JSON data."""
    differences = compared(match, before, after)
    games = len([1 for a, b in zip(before, after, strict=True) if not a.fault and not b.fault])
    judged = advice(match, differences, games)
    return {
        "title": match.title,
        "players": match.players,
        "options": dict(match.options),
        "bots": list(match.bots),
        "seed": match.seed,
        "games": games,
        "changes": [
            {"path": ".".join(c.path), "before": o, "after": c.value} for c, o in zip(changes, old, strict=True)
        ],
        "differences": [{**one._asdict(), "difference": one.difference} for one in differences],
        "found": [f"{one.kind} {one.of}".strip() for one in differences if one.found],
        "seats": [
            [wilson(sum(g.share(seat) for g in arm), len(arm))._asdict() for seat in range(match.players)]
            for arm in (before, after)
        ],
        "points": [spread([score for g in arm for score in g.scores]) for arm in (before, after) if games],
        "advice": judged._asdict(),
        "faults": [
            {"arm": name, "game": g.game, "fault": g.fault}
            for name, arm in (("before", before), ("after", after))
            for g in arm
            if g.fault
        ],
    }

"""Games to learn from: bots with whims play each other, and every position at which a deed is over becomes a row."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import isfinite
from statistics import fmean
from typing import Any, NamedTuple

from civitas.bots.advised import advice_of
from civitas.bots.base import only_answer
from civitas.bots.chances import even_taste
from civitas.bots.learned import LearnedAdvice, Weights
from civitas.bots.memory import Memory
from civitas.bots.names import Budget
from civitas.bots.policy import Policy
from civitas.bots.search import SearchBot
from civitas.games import find_title
from civitas.games.advice import Advice, Learnable
from civitas.kernel import Answer, Dice, Table, Title
from civitas.lab.extras import need

VERSION = 2
"""Of what a row says; a data set of another version is not gone on with."""
BETWEEN, TURN, END = 0, 1, 2
"""What kind of position a row is: between two deeds, at the end of a turn, at the end of the game."""
WHIMS = (0.0, 0.02, 0.06)
"""How often a bot gives any answer at all."""
SOFT = (0.0, 0.1, 0.3)
"""How often it takes one of the best instead of the best."""
BEST = 5
NAMED = ("builder", "warrior", "trader")
MANNERS = ("", "", *NAMED)
WAYS = ("whims", "soft", "thoughtful", *NAMED)
"""What tells players apart who play each other to be learned from."""


class Rows(NamedTuple):
    """The positions of some games, as arrays with a row for each; `docs/lab.md` says what is in them."""

    traits: Any
    phase: Any
    game: Any
    seat: Any
    kind: Any
    hand: Any
    """What the written evaluation thinks."""
    lead: Any
    """The points of the seat at the end, less the mean of the others."""
    won: Any
    """Its share of the win."""
    ways: Any
    """How the seat plays, then the mean of the others, each by `WAYS`."""


class Diverse:
    """The quick thought with a taste of its own, and with whims: whoever sees only good play learns little."""

    def __init__(self, advice: Advice, seed: str) -> None:
        self._rng = rng = random.Random(f"diverse {seed}")  # noqa: S311
        thoughtful = rng.random() < 0.8
        manner = rng.choice(MANNERS) if thoughtful else ""
        taste = advice.manner(rng, manner) if thoughtful else advice.taste(rng)
        self._policy = Policy(advice, taste, rng, hurried=True)
        self._whims, self._soft = rng.choice(WHIMS), rng.choice(SOFT)
        self.ways = [self._whims, self._soft, float(thoughtful), *(float(manner == name) for name in NAMED)]

    def choose(self, table: Table, seat: int) -> Answer:
        if only := only_answer(table, seat):
            return only[0]
        # Whatever is looked at from here on holds nothing but what the seat knows.
        world, rng = table.determinise(seat, self._rng), self._rng
        if rng.random() < self._whims:
            return world.prompt(seat).sample(rng)
        if rng.random() >= self._soft:
            return self._policy.pick(world, seat)
        options, ratings = self._policy.rate(world, seat)
        ranked = sorted(zip(ratings, range(len(options)), strict=True), reverse=True)[:BEST]
        return options[rng.choice([at for rating, at in ranked if isfinite(rating)] or [ranked[0][1]])]


class Thoughtful:
    """A search with whims: what is learned from is how those play who are going to use it.

    All at a table have as many whims. Where some play better than others, everything that they have more of seems to be
    worth something.
    """

    def __init__(self, title: Title[Any], advice: Advice, seed: str, iterations: int, whims: float) -> None:
        self._rng = random.Random(f"thoughtful {seed}")  # noqa: S311
        self._search = SearchBot(title, seed, Budget(iterations=iterations), advice=advice)
        self._whims = whims
        self.ways = [0.0] * len(WAYS)

    def choose(self, table: Table, seat: int) -> Answer:
        if only := only_answer(table, seat):
            return only[0]
        if self._rng.random() < self._whims:
            return table.determinise(seat, self._rng).prompt(seat).sample(self._rng)
        return self._search.choose(table, seat)


class NotLearnable(Exception):
    """Nothing can be learned of a title, or not with so many players."""

    def __init__(self, title: Title[Any], why: str) -> None:
        super().__init__(f"{title.id} cannot be learned: {why}")
        self.why = why


NO_TRAITS, NO_LEAD, NOT_EVEN = (
    "no traits of positions",
    "nobody is ahead of anybody",
    "half the seats are no whole number",
)


def learnable(title: Title[Any], players: int) -> Advice:
    """The advice of a title that can be learned with so many players: it says what to look at, somebody can be ahead,
    and half the seats can play against the other half."""
    advice = advice_of(title)
    if not isinstance(advice, Learnable):
        raise NotLearnable(title, NO_TRAITS)
    if title.together(title.fitting(players, title.chosen({}))):
        raise NotLearnable(title, NO_LEAD)
    if players % 2:
        raise NotLearnable(title, NOT_EVEN)
    return advice


class Scribe:
    """Writes down what each seat knows of a position."""

    def __init__(self, advice: Advice, ways: Sequence[Sequence[float]]) -> None:
        """The last says how each seat plays."""
        assert isinstance(advice, Learnable)
        self._advice: Any = advice
        self._memory = Memory(advice)
        self._taste = even_taste(advice)
        self.rows: list[tuple[list[float], int, int, int, float]] = []
        self._written: list[Any] = [None] * len(ways)
        others = [[way for other, way in enumerate(ways) if other != seat] for seat in range(len(ways))]
        self.ways = [[*own, *map(fmean, zip(*rest, strict=True))] for own, rest in zip(ways, others, strict=True)]

    def look(self, table: Table, last: int) -> None:
        """At a question at which a deed is over: for the seat that is asked, or, once its turn is over, for the one
        that answered last."""
        asked = table.to_act()[0]
        key = table.prompt(asked).key
        if key not in self._advice.RESTING:
            return
        if last >= 0 and self._advice.judged(view := self._memory.look(table, last), last, key):
            moment = self._advice.moment(view)
            if self._written[last] != moment:
                self._written[last] = moment
                self._write(table, last, TURN)
        if not self._advice.judged(self._memory.look(table, asked), asked, key):
            self._write(table, asked, BETWEEN)

    def end(self, table: Table) -> None:
        for seat in range(table.seats):
            self._write(table, seat, END)

    def _write(self, table: Table, seat: int, kind: int) -> None:
        view = self._memory.look(table, seat)
        worth = self._advice.evaluate(view, seat, self._taste)
        self.rows.append((self._advice.traits(view, seat), self._advice.phase(view), seat, kind, worth))


class Thinking(NamedTuple):
    """How the bots of a game think that is there to learn from."""

    iterations: int = 0
    """Of their searches; without any they go by the hints."""
    weights: Weights | None = None
    """What they judge by; without any, the written evaluation."""


BY_HINTS = Thinking()


def play_one(
    title: Title[Any], players: int, seed: str, game: int, thinking: Thinking = BY_HINTS
) -> tuple[Table, Scribe]:
    """A game from which to learn."""
    advice = learnable(title, players)
    table = Table(title, players, None, Dice(f"{seed} {game}"), quiet=True)
    seeds = [f"{seed} {game} {seat}" for seat in range(players)]
    bots: list[Any]
    if thinking.iterations:
        judge: Any = advice if thinking.weights is None else LearnedAdvice(advice, thinking.weights)
        whims = random.Random(f"whims {seed} {game}").choice(WHIMS)  # noqa: S311
        bots = [Thoughtful(title, judge, one, thinking.iterations, whims) for one in seeds]
    else:
        bots = [Diverse(advice, one) for one in seeds]
    scribe, last = Scribe(advice, [bot.ways for bot in bots]), -1
    while not table.over:
        scribe.look(table, last)
        last = table.to_act()[0]
        table.apply(last, bots[last].choose(table, last))
    scribe.end(table)
    return table, scribe


def play_games(name: str, players: int, seed: str, games: range, thinking: Thinking = BY_HINTS) -> Rows:
    """The rows of some games, one game after the other, each in the order of play."""
    np, title = need("numpy"), find_title(name)
    found: list[tuple[Any, ...]] = []
    for game in games:
        table, scribe = play_one(title, players, seed, game, thinking)
        result = table.result()
        assert result is not None
        scores = list(result.scores)
        for seen, part, seat, sort, worth in scribe.rows:
            lead = scores[seat] - fmean([*scores[:seat], *scores[seat + 1 :]])
            won = (seat in result.winners) / max(1, len(result.winners))
            found.append((seen, part, game, seat, sort, worth, lead, won, scribe.ways[seat]))
    traits, phase, numbers, seats, kind, hand, leads, shares, ways = zip(*found, strict=True)
    return Rows(
        np.asarray(traits, np.float32),
        np.asarray(phase, np.int8),
        np.asarray(numbers, np.int32),
        np.asarray(seats, np.int8),
        np.asarray(kind, np.int8),
        np.asarray(hand, np.float32),
        np.asarray(leads, np.float32),
        np.asarray(shares, np.float32),
        np.asarray(ways, np.float32),
    )

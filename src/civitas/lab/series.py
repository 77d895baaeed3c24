"""Many games between bots: who sits where in game number n, and how it went."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from time import perf_counter
from traceback import format_exc
from typing import Any, NamedTuple

from civitas.bots import make_bot, play_out
from civitas.games import find_title
from civitas.games.title import companions_of
from civitas.intervals import wilson
from civitas.kernel import Dice, Table
from civitas.lab.figures import spread

TABLE, ROUND_ROBIN, LADDER, CHALLENGE = "table", "round-robin", "ladder", "challenge"
FORMS = (TABLE, ROUND_ROBIN, LADDER, CHALLENGE)


class Pair(NamedTuple):
    """One bot against another, which has all the other seats."""

    challenger: str
    field: str


class Match(NamedTuple):
    """What is to be played: everything that fixes the outcome of every game.

    At a `table` the bots sit in turn. In a `round-robin` every bot plays alone against every other, which has all the
    other seats; in a `ladder` each plays so against the one named before it, in a `challenge` the last one against
    every other.
    """

    title: str
    players: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: str
    form: str = TABLE
    watched: str = ""
    """A thing of the game: whoever has it in the end is noted."""

    def pairs(self) -> list[Pair]:
        """Who meets whom, if two meet at a time."""
        if self.form == TABLE:
            return []
        if self.form == LADDER:
            return [Pair(after, before) for before, after in zip(self.bots, self.bots[1:], strict=False)]
        if self.form == CHALLENGE:
            return [Pair(self.bots[-1], other) for other in self.bots[:-1]]
        if self.players == 2:  # alone against one other is the same for both
            return [Pair(after, before) for before, after in combinations(self.bots, 2)]
        return [Pair(*pair) for pair in permutations(self.bots, 2)]

    def seating(self, game: int) -> list[str]:
        """The bots by seat; from game to game everybody moves on by one, so that each sits everywhere."""
        pairs = self.pairs()
        if not pairs:
            return [self.bots[(game + seat) % len(self.bots)] for seat in range(self.players)]
        turn, number = divmod(game, len(pairs))
        challenger, field = pairs[number]
        return [challenger if seat == turn % self.players else field for seat in range(self.players)]

    def pair(self, game: int) -> tuple[Pair, int] | None:
        """The pair of a game, and where the challenger sits."""
        pairs = self.pairs()
        return (pairs[game % len(pairs)], game // len(pairs) % self.players) if pairs else None


Census = dict[str, dict[str, int]]


class Played(NamedTuple):
    """How one game went. `fault` tells why it stopped, if it did."""

    game: int
    decisions: int
    rounds: int | None
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    census: Census
    fault: str = ""
    seconds: float = 0.0
    holders: tuple[int, ...] = ()
    """The seats that had the watched thing in the end."""

    def share(self, seat: int) -> float:
        """The win of a seat; one that is shared by two is half a win for each. If all have lost, nobody has any."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def ranks(self) -> list[float]:
        """The place of each seat: winners first, then by points; who has as many shares it."""
        order = sorted({(seat not in self.winners, -score) for seat, score in enumerate(self.scores)})
        places = {key: float(place) for place, key in enumerate(order)}
        return [0.0 if seat in self.winners else places[True, -score] for seat, score in enumerate(self.scores)]


def play_game(match: Match, game: int) -> Played:
    """Game number `game` of the match, which depends on nothing but the match and its number."""
    title = find_title(match.title)
    # Only a table where the bots sit in turn is counted through; that needs a journal, and without one it is faster.
    census = companions_of(title).census if match.form == TABLE else None
    seed = f"{match.seed}/{game}"
    begun = perf_counter()
    table = Table(title, match.players, match.options, Dice(seed), quiet=census is None)
    bots = [make_bot(name, title, f"{seed}/{seat}") for seat, name in enumerate(match.seating(game))]
    try:
        play_out(table, bots)
        result = table.result()
        assert result is not None
        view = table.view(None)["game"]
        counted: Census = {} if census is None else census(table)
        holders = _holders(view, match.players, match.watched) if match.watched else ()
    except Exception:
        # A fault in game 4711 must not lose the other games, nor which game it was.
        return Played(game, table.seq - table.rolls, None, (), (), {}, format_exc(), perf_counter() - begun)
    scores, winners = tuple(map(float, result.scores)), tuple(result.winners)
    decisions, spent = table.seq - table.rolls, perf_counter() - begun
    return Played(game, decisions, view.get("round"), scores, winners, counted, "", spent, holders)


def _holders(view: Mapping[str, Any], players: int, thing: str) -> tuple[int, ...]:
    """The seats with the thing: it stands among what the view says of each."""
    for part in view.values():
        if isinstance(part, list) and len(part) == players and all(isinstance(one, dict) for one in part):
            return tuple(seat for seat, one in enumerate(part) if _has(one, thing))
    return ()


def _has(part: Any, thing: str) -> bool:
    if isinstance(part, Mapping):
        return any(_has(value, thing) for value in part.values())
    return any(_has(one, thing) for one in part) if isinstance(part, list) else bool(part == thing)


def play_batch(match: Match, games: Sequence[int]) -> list[Played]:
    """Some games, one after the other."""
    return [play_game(match, game) for game in games]


def summary(match: Match, played: Sequence[Played]) -> dict[str, Any]:
    """Lengths, scores and win rates, as JSON data.

    A win shared by two counts as half a win for each, unless they can only win together.
    """
    whole = [game for game in played if not game.fault]
    together = find_title(match.title).together(match.options)
    scores: dict[str, list[float]] = {name: [] for name in match.bots}
    wins: dict[str, float] = dict.fromkeys(match.bots, 0.0)
    seat_wins = [0.0] * match.players
    for game in whole:
        for seat, name in enumerate(match.seating(game.game)):
            share = float(seat in game.winners) if together else game.share(seat)
            scores[name].append(game.scores[seat])
            wins[name] += share
            seat_wins[seat] += share
    rounds = [game.rounds for game in whole if game.rounds is not None]
    return {
        "games": len(whole),
        "decisions": spread([game.decisions for game in whole]) if whole else None,
        "rounds": spread(rounds) if rounds else None,
        "bots": {
            name: {
                "seats": len(scores[name]),
                "score": spread(scores[name]) if scores[name] else None,
                "wins": wilson(wins[name], len(scores[name]))._asdict(),
            }
            for name in scores
        },
        "seats": [wilson(won, len(whole))._asdict() for won in seat_wins],
        "census": _added(game.census for game in whole),
        "faults": [{"game": game.game, "fault": game.fault} for game in played if game.fault],
    }


def _added(censuses: Iterable[Census]) -> Census:
    total: Census = {}
    for census in censuses:
        for category, counts in census.items():
            sums = total.setdefault(category, {})
            for thing, times in counts.items():
                sums[thing] = sums.get(thing, 0) + times
    return total

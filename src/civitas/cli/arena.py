"""Many games between bots, on several cores, with the same outcome however many cores there are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from multiprocessing import get_context
from traceback import format_exc
from typing import Any, NamedTuple

from civitas.bots import make_bot, play_out
from civitas.cli.figures import spread, wilson
from civitas.cli.options import beside
from civitas.games import find_title
from civitas.kernel import Dice, Table


class Match(NamedTuple):
    """What is to be played: everything that fixes the outcome of every game."""

    title: str
    players: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: str

    def seating(self, game: int) -> list[str]:
        """The bots, cycled over the seats and moved on by one from game to game, so that each sits everywhere."""
        return [self.bots[(game + seat) % len(self.bots)] for seat in range(self.players)]


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


def play_game(match: Match, game: int) -> Played:
    """Game number `game` of the match, which depends on nothing but the match and its number."""
    title = find_title(match.title)
    census = beside(title, "census")
    seed = f"{match.seed}/{game}"
    # A census may want to read the journal; without one nobody does.
    table = Table(title, match.players, match.options, Dice(seed), quiet=census is None)
    bots = [make_bot(name, title, f"{seed}/{seat}") for seat, name in enumerate(match.seating(game))]
    try:
        play_out(table, bots)
        result = table.result()
        assert result is not None
        rounds = table.view(None)["game"].get("round")
        counted: Census = {} if census is None else census.count(table)
    except Exception:
        # A fault in game 4711 must not lose the other games, nor which game it was.
        return Played(game, table.seq - table.rolls, None, (), (), {}, format_exc())
    scores, winners = tuple(result.scores), tuple(result.winners)
    return Played(game, table.seq - table.rolls, rounds, scores, winners, counted)


def _play_batch(work: tuple[Match, range]) -> list[Played]:
    match, games = work
    return [play_game(match, game) for game in games]


def play_match(match: Match, games: int, jobs: int) -> Iterator[list[Played]]:
    """The games in order, some at a time, as they are finished."""
    size = max(1, min(25, games // (jobs * 4)))
    batches = [(match, range(start, min(start + size, games))) for start in range(0, games, size)]
    if jobs == 1:
        yield from map(_play_batch, batches)
        return
    # Spawned, not forked: the parent draws its progress bar in a thread.
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_play_batch, batches)


def summary(match: Match, played: Sequence[Played]) -> dict[str, Any]:
    """Lengths, scores and win rates, as JSON data. A win shared by two counts as half a win for each."""
    whole = [game for game in played if not game.fault]
    scores: dict[str, list[float]] = {name: [] for name in match.bots}
    wins: dict[str, float] = dict.fromkeys(match.bots, 0.0)
    seat_wins = [0.0] * match.players
    for game in whole:
        for seat, name in enumerate(match.seating(game.game)):
            share = 1 / len(game.winners) if seat in game.winners else 0.0
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


def _added(censuses: Iterator[Census]) -> Census:
    total: Census = {}
    for census in censuses:
        for category, counts in census.items():
            sums = total.setdefault(category, {})
            for thing, times in counts.items():
                sums[thing] = sums.get(thing, 0) + times
    return total

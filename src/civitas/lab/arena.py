"""The arena: bots against each other until it is clear enough who is how strong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from civitas.games import find_title
from civitas.intervals import Z95, Rate, wilson
from civitas.lab.crews import Crew, play
from civitas.lab.extras import need
from civitas.lab.figures import spread
from civitas.lab.sequential import OPEN, of_wins, said
from civitas.lab.series import Match, Pair, Played
from civitas.lab.store import Store


class Standing(NamedTuple):
    """How a challenger fared against a field of others."""

    pair: Pair
    games: int
    wins: Rate
    chance: float
    """The rate of somebody who is as strong as the others."""

    def evidence(self, hoped: float) -> float:
        """That it wins as often as one hopes, and not by chance alone."""
        return of_wins(self.wins.rate * self.games, self.games, self.chance, hoped)


def standings(match: Match, played: Sequence[Played]) -> list[Standing]:
    """The win rate of every challenger, with its interval."""
    wins = dict.fromkeys(match.pairs(), 0.0)
    games = dict.fromkeys(match.pairs(), 0)
    for game in played:
        found = match.pair(game.game)
        if found is not None and not game.fault:
            pair, seat = found
            wins[pair] += game.share(seat)
            games[pair] += 1
    return [Standing(pair, games[pair], wilson(wins[pair], games[pair]), 1 / match.players) for pair in wins]


class Rating(NamedTuple):
    """The strength of a bot on the scale of openskill (25 is a newcomer), with its 95 % interval."""

    bot: str
    mu: float
    low: float
    high: float


def ratings(match: Match, played: Sequence[Played]) -> list[Rating]:
    """Strengths from the games in their order, the strongest first.

    Every seat is rated by its place at the table; of a bot with several seats the mean of its changes counts. Where
    all win or lose together nobody is stronger than anybody else.
    """
    model = need("openskill.models").PlackettLuce()
    known = {name: model.rating(name=name) for name in dict.fromkeys(match.bots)}
    title = find_title(match.title)
    together = title.together(title.fitting(match.players, title.chosen(match.options)))
    for game in played:
        if game.fault or together:
            continue
        seating = match.seating(game.game)
        if len(set(seating)) == 1:
            continue
        rated = model.rate([[known[name]] for name in seating], ranks=game.ranks())
        for name in set(seating):
            mine = [rated[seat][0] for seat, other in enumerate(seating) if other == name]
            before = known[name]
            mu = sum(one.mu for one in mine) / len(mine)
            known[name] = model.rating(mu=mu, sigma=min(before.sigma, mine[0].sigma), name=name)
    found = [Rating(n, r.mu, r.mu - Z95 * r.sigma, r.mu + Z95 * r.sigma) for n, r in known.items()]
    return sorted(found, key=lambda rating: -rating.mu)


class Arena:
    """A match that is played until it is over or clear enough."""

    def __init__(self, match: Match, most: int, until: float, store: Store, hoped: float = 0.0) -> None:
        """At most so many games for each pair; fewer if no interval reaches further than `until` to either side, or if
        a sequential test knows of every challenger whether it wins as often as is `hoped`."""
        self.match = match
        self.pairs = max(1, len(match.pairs()))
        self.round = self.pairs * match.players
        """So many games let every challenger sit everywhere once; only then is it looked whether it is clear."""
        self.most = -(-most // match.players) * self.round
        self.until = until
        self.hoped = hoped
        self.store = store
        self.end: int | None = None
        """The number of games after which it was clear, once it is."""
        self._clear_to = 0

    def play(self, crew: Crew) -> Iterator[int]:
        """Play what is missing; yields how many games are played so far."""
        self._look()
        yield len(self.store.played)
        missing = (game for game in range(self.most) if game not in self.store.played)
        for batch in play(self.match, missing, crew, lambda: self.end is not None):
            self.store.add(batch)
            self._look()
            yield len(self.store.played)

    def _look(self) -> None:
        """Is it clear enough after some whole round whose games are all played? Any number of cores stops alike."""
        played = self.store.played
        while self.end is None and self._clear_to + self.round <= self.most:
            upto = self._clear_to + self.round
            if any(game not in played for game in range(self._clear_to, upto)):
                return
            self._clear_to = upto
            if self._is_clear(upto):
                self.end = upto

    def _is_clear(self, upto: int) -> bool:
        found = standings(self.match, [self.store.played[game] for game in range(upto)])
        if self.hoped and all(said(one.evidence(self.hoped)) != OPEN for one in found):
            return True
        enough = self.until and upto >= FEWEST * self.pairs
        return bool(enough) and all(one.wins.high - one.wins.low <= 2 * self.until for one in found)

    def _tested(self, one: Standing) -> dict[str, Any]:
        """What the sequential test says of a challenger, if there is something to be hoped."""
        if not self.hoped:
            return {}
        evidence = one.evidence(self.hoped)
        return {"test": {"hoped": self.hoped, "evidence": evidence, "said": said(evidence)}}

    def finish(self) -> dict[str, Any]:
        """The games as one file, and what they show, as JSON data."""
        played = self.store.finish(self.end if self.end is not None else self.most)
        whole = [game for game in played if not game.fault]
        scores: dict[str, list[float]] = {name: [] for name in dict.fromkeys(self.match.bots)}
        for game in whole:
            for seat, name in enumerate(self.match.seating(game.game)):
                scores[name].append(game.scores[seat])
        return {
            "title": self.match.title,
            "players": self.match.players,
            "options": dict(self.match.options),
            "form": self.match.form,
            "seed": self.match.seed,
            "games": len(whole),
            "most": self.most,
            "stopped_early": self.end is not None and self.end < self.most,
            "ratings": [rating._asdict() for rating in ratings(self.match, played)],
            "pairs": [
                {
                    **one.pair._asdict(),
                    "games": one.games,
                    "wins": one.wins._asdict(),
                    "chance": one.chance,
                    **self._tested(one),
                }
                for one in standings(self.match, played)
            ],
            "scores": {name: spread(found) for name, found in scores.items() if found},
            "points": scores,
            "seconds": sum(game.seconds for game in whole),
            "faults": [{"game": game.game, "fault": game.fault} for game in played if game.fault],
        }


FEWEST = 20
"""Nobody is judged by an interval from fewer games than this."""

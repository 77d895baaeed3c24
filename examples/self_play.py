"""A player that learns by playing against itself, with numpy alone.

    python examples/self_play.py sands --minutes 2

It knows nothing of the game. For every pick it learns how much it likes it, by REINFORCE: after a game, whatever was
picked by a seat that came out above the average is picked more often, and whatever was picked by the others less
often. The mask of the environment says what may be picked. In the end it plays against the random player.
"""

from __future__ import annotations

import argparse
from time import monotonic
from typing import Any

import numpy as np

from civitas.games import find_title
from civitas.lab.env import CivitasEnv, make, name_of

RATE = 0.4
"""How fast it learns."""
MEMORY = 0.98
"""How slowly it forgets what a game usually brings."""


class Learner:
    """A liking for every pick; it picks at random, the likelier the more it likes."""

    def __init__(self, picks: int, rng: np.random.Generator) -> None:
        self.liking = np.zeros(picks, np.float32)
        self.rng = rng
        self.mean, self.spread = 0.0, 1.0
        self.games = 0

    def odds(self, mask: np.ndarray[Any, Any]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """What is open, and how likely each is picked."""
        allowed = np.flatnonzero(mask)
        liking = self.liking[allowed]
        odds = np.exp(liking - liking.max())
        return allowed, odds / odds.sum()

    def pick(self, mask: np.ndarray[Any, Any]) -> int:
        allowed, odds = self.odds(mask)
        return int(allowed[np.searchsorted(np.cumsum(odds), self.rng.random() * 0.999999)])

    def learn(self, points: float, made: list[tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], int]]) -> None:
        """One seat's game: what was open, with which odds, and what was picked."""
        better = (points - self.mean) / max(1.0, self.spread)
        self.mean = MEMORY * self.mean + (1 - MEMORY) * points if self.games else points
        self.spread = MEMORY * self.spread + (1 - MEMORY) * abs(points - self.mean)
        self.games += 1
        push = RATE * float(np.clip(better, -2, 2)) / np.sqrt(len(made) + 1)
        for allowed, odds, picked in made:
            if len(allowed) > 1:
                self.liking[allowed] -= push * odds
                self.liking[picked] += push


def self_play(env: CivitasEnv, learner: Learner) -> None:
    """One game of the learner against itself, and what it learns from it."""
    env.reset()
    made: dict[str, list[Any]] = {agent: [] for agent in env.agents}
    while not all(env.terminations.values()):
        agent = env.agent_selection
        allowed, odds = learner.odds(env.infos[agent]["action_mask"])
        picked = int(allowed[np.searchsorted(np.cumsum(odds), learner.rng.random() * 0.999999)])
        made[agent].append((allowed, odds, picked))
        env.step(picked)
    for agent, picks in made.items():
        others = [points for other, points in env.rewards.items() if other != agent]
        learner.learn(env.rewards[agent] - max(others), picks)


def against_random(env: CivitasEnv, learner: Learner, games: int) -> float:
    """The share of games that the learner wins, sitting everywhere in turn; a shared win counts half."""
    won = 0.0
    for game in range(games):
        env.reset(seed=10_000 + game)
        mine = env.agents[game % len(env.agents)]
        while not all(env.terminations.values()):
            agent = env.agent_selection
            mask = env.infos[agent]["action_mask"]
            env.step(learner.pick(mask) if agent == mine else int(learner.rng.choice(np.flatnonzero(mask))))
        best = max(env.rewards.values())
        winners = [agent for agent, points in env.rewards.items() if points == best]
        won += (mine in winners) / len(winners)
    return won / games


def main() -> None:
    asked = argparse.ArgumentParser(description="Learn a game by self-play.")
    asked.add_argument("title", nargs="?", default="sands")
    asked.add_argument("--minutes", type=float, default=2.0)
    asked.add_argument("--games", type=int, default=100, help="games against the random player at the end")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    env = make(name_of(find_title(given.title)), reward="points")
    learner = Learner(env.vocabulary.size, np.random.default_rng(given.seed))
    env.reset(seed=given.seed)
    end = monotonic() + 60 * given.minutes
    played = 0
    while monotonic() < end:
        self_play(env, learner)
        played += 1
    share = against_random(env, learner, given.games)
    print(f"{played} games against itself; then it won {share:.0%} of {given.games} games against the random player")


if __name__ == "__main__":
    main()

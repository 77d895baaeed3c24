"""Many games side by side: one question of each is asked, and all are answered together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from civitas.lab.env.aec import CivitasEnv
from civitas.lab.extras import need

np = need("numpy")


class Finished(NamedTuple):
    """A game that has just ended: which one, and what each agent got."""

    game: int
    rewards: dict[str, float]


class Batch(NamedTuple):
    """What is asked in all games: arrays with one row for each game."""

    agents: list[str]
    observations: Any
    masks: Any
    picked: Any
    finished: list[Finished]
    """Games that ended with the last step; a new one has begun in their place."""


class Games:
    """N games. A game that ends is followed by the next one of its own seed."""

    def __init__(self, envs: Sequence[CivitasEnv]) -> None:
        self.envs = list(envs)
        self.observation_space = envs[0].observation_space(envs[0].possible_agents[0])
        self.action_space = envs[0].action_space(envs[0].possible_agents[0])

    def __len__(self) -> int:
        return len(self.envs)

    def reset(self, seed: int) -> Batch:
        """New games; game number n has the seed `seed + n`."""
        for number, env in enumerate(self.envs):
            env.reset(seed=seed + number)
        return self._batch([])

    def step(self, picks: Sequence[int]) -> Batch:
        """One pick for each game."""
        finished = []
        for number, (env, pick) in enumerate(zip(self.envs, picks, strict=True)):
            env.step(pick)
            if env._pending is None:
                finished.append(Finished(number, dict(env.rewards)))
                env.reset()
        return self._batch(finished)

    def _batch(self, finished: list[Finished]) -> Batch:
        agents = [env.agent_selection for env in self.envs]
        seen = [env.observe(agent) for env, agent in zip(self.envs, agents, strict=True)]
        return Batch(
            agents,
            _stacked([one["observation"] for one in seen]),
            np.stack([one["action_mask"] for one in seen]),
            np.stack([one["picked"] for one in seen]),
            finished,
        )


def _stacked(seen: list[Any]) -> Any:
    if isinstance(seen[0], dict):
        return {name: np.stack([one[name] for one in seen]) for name in seen[0]}
    return seen if isinstance(seen[0], str) else np.stack(seen)

"""The environment for libraries that let all agents act at every step (PettingZoo's parallel API)."""

from __future__ import annotations

from random import Random
from typing import Any

from civitas.kernel import Title
from civitas.lab.env.aec import CivitasEnv
from civitas.lab.env.vocabulary import WAIT
from civitas.lab.extras import need

np = need("numpy")
pettingzoo = need("pettingzoo")


class CivitasParallelEnv(pettingzoo.ParallelEnv):  # type: ignore[misc, name-defined]
    """In every cycle every agent picks: those that are asked what their mask allows, all others WAIT.

    In a cycle one pick of one seat is carried out, so that nobody answers a question that the others' picks would
    have changed. A pick that the mask does not allow is replaced by a legal one, drawn from the seed.
    """

    def __init__(
        self,
        title: Title[Any],
        seats: int | None = None,
        options: dict[str, str] | None = None,
        *,
        max_cycles: int | None = None,
        **how: Any,
    ) -> None:
        self.env = CivitasEnv(title, seats, options, **how)
        self.possible_agents = list(self.env.possible_agents)
        self.metadata = {**self.env.metadata, "is_parallelizable": True}
        self.render_mode = self.env.render_mode
        self.max_cycles = max_cycles
        self.agents: list[str] = []
        self._wait = np.zeros(self.env.vocabulary.size, np.int8)
        self._wait[WAIT] = 1

    def observation_space(self, agent: str) -> Any:
        return self.env.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.env.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.env.reset(seed, options)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        self._instead = Random(self.env._dice)  # noqa: S311
        return self._seen(), self._infos()

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        env = self.env
        agent = env.agent_selection
        pick = int(actions[agent])
        assert env._pending is not None
        if pick not in env._pending.open:
            pick = self._instead.choice(list(env._pending.open))
        env.step(pick)
        self._cycles += 1
        over = env._pending is None
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = {a: float(env.rewards[a]) for a in self.agents}
        ended, truncated = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        seen, infos = self._seen(), self._infos()
        if over or cut:
            self.agents = []
        return seen, rewards, ended, truncated, infos

    def _seen(self) -> dict[str, Any]:
        seen = {}
        for agent in self.agents:
            seen[agent] = self.env.observe(agent)
            if agent != self.env.agent_selection:
                seen[agent]["action_mask"] = self._wait
        return seen

    def _infos(self) -> dict[str, Any]:
        asked = self.env.agent_selection
        return {a: {"action_mask": self.env._mask if a == asked else self._wait} for a in self.agents}

    def render(self) -> str | None:
        return self.env.render()

    def close(self) -> None:
        """Nothing is held open."""

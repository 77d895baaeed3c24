"""A title as an environment in which agents act in turn (PettingZoo's AEC)."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from random import Random
from typing import Any, Self

from civitas.games.title import companions_of
from civitas.kernel import CHANCE, Answer, Dice, Refusal, Result, Table, Title
from civitas.kernel.actors import Who
from civitas.kernel.gamefile import write_game
from civitas.lab.env.composing import Pending, decide
from civitas.lab.env.observing import Observer, observer
from civitas.lab.env.picks import Outcome
from civitas.lab.env.vocabulary import Vocabulary, vocabulary
from civitas.lab.extras import need

np = need("numpy")
spaces = need("gymnasium").spaces
pettingzoo = need("pettingzoo")

CHANCE_AGENT = "chance_0"
REWARDS = ("win", "points")
ILLEGAL = ("raise", "lose")

STANDING = ("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations")
"""What every agent has got so far, and whose turn it is."""


class IllegalPick(ValueError):
    """The number is not among those that the mask allows."""


def name_of(title: Title[Any]) -> str:
    """The title and the version of its encoding; a view that is hashed has only ever had one."""
    encoding = companions_of(title).encoding
    return f"civitas/{title.id}-v{0 if encoding is None else encoding.VERSION}"


def _made_again(
    kind: type[CivitasEnv],
    title: Title[Any],
    seats: int,
    options: dict[str, str],
    how: dict[str, Any],
    game: dict[str, Any] | None,
    standing: dict[str, Any],
    seeds: Any,
) -> CivitasEnv:
    """The environment that was pickled."""
    new = kind(title, seats, options, **how)
    if game is not None:
        new.load(game)
        for name, value in standing.items():
            setattr(new, name, value)
        if not new.agents or any(new.terminations.values()) or any(new.truncations.values()):
            new._pending, new._mask = None, new._nothing
            new.infos = {agent: {"action_mask": new._nothing, "legal": []} for agent in new.agents}
    new._seeds.setstate(seeds)
    return new


class CivitasEnv(pettingzoo.AECEnv):  # type: ignore[misc, name-defined]
    """A table at which agents pick.

    `observation` is "vector", "dict" or "text"; `chance` is "resolved" (the dice are rolled from the seed) or
    "explicit" (an agent `chance_0` picks what they show); `reward` is "win" (at the end, one win shared by the winners,
    less everybody's fair share) or "points". An illegal pick raises `IllegalPick`, or ends the game with -1 for who
    made it (`illegal="lose"`). After `max_steps` picks the game is cut off.
    """

    def __init__(
        self,
        title: Title[Any],
        seats: int | None = None,
        options: dict[str, str] | None = None,
        *,
        observation: str = "vector",
        chance: str = "resolved",
        reward: str = "win",
        illegal: str = "raise",
        max_steps: int | None = None,
        language: str = "en",
        logged: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._made: dict[str, Any] = {
            "observation": observation,
            "chance": chance,
            "reward": reward,
            "illegal": illegal,
            "max_steps": max_steps,
            "language": language,
            "logged": logged,
            "render_mode": render_mode,
        }
        if chance not in ("resolved", "explicit") or reward not in REWARDS or illegal not in ILLEGAL:
            raise ValueError(f"chance={chance!r}, reward={reward!r}, illegal={illegal!r}: one of these is unknown")
        self.title = title
        self.seats = title.seats[0] if seats is None else seats
        self.options = dict(options or {})
        self.vocabulary: Vocabulary = vocabulary(title)
        self.metadata = {"name": name_of(title), "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._explicit = chance == "explicit"
        self._reward = reward
        self._lose = illegal == "lose"
        self._max_steps = max_steps
        self._logged = logged
        self._language = language
        self._players = [f"player_{seat}" for seat in range(self.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self._players)}
        self.possible_agents = [*self._players, CHANCE_AGENT] if self._explicit else list(self._players)
        self._observer: Observer = observer(observation, title, self.seats, language)
        self._size = size = self.vocabulary.size
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": self._observer.space,
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                    "picked": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._nothing = np.zeros(size, np.int8)
        self._seeds = Random()  # noqa: S311 - replaced by the first seeded reset
        self._pending: Pending | None = None
        self.agents: list[str] = []

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    # ------------------------------------------------------------------ playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same game; without one, the next of the last seed's games.

        `options={"dice": text}` rolls the dice of that very seed text, as it stands in a game file.
        """
        if seed is not None:
            self._seeds = Random(seed)  # noqa: S311
        drawn = f"{self._seeds.getrandbits(128):032x}"
        self._start((options or {}).get("dice", drawn))

    def _start(self, dice: str) -> None:
        self._dice = dice
        thrown = None if self._explicit else Dice(dice)
        self.table = Table(self.title, self.seats, self.options, thrown, quiet=not self._logged)
        self.history: list[int] = []
        """The picks so far."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Put the next question of the table before its agent."""
        table = self.table
        if table.roll_due:
            self.agent_selection = CHANCE_AGENT
            self._asked: Who = CHANCE
            self._pending = Outcome(table.chance(), self.vocabulary)
        else:
            # As `to_act()[0]`, which would make a tuple of all of them.
            seat = next(iter(table.pending))
            self.agent_selection = self._players[seat]
            self._asked = seat
            self._pending = decide(table.pending[seat], seat, self.seats, self.vocabulary)
        if self._pending.done:
            self._answer()
        else:
            self._show()

    def _show(self) -> None:
        pending = self._pending
        assert pending is not None
        self._mask = self._flags(pending.open)
        info: dict[str, Any] = {"action_mask": self._mask, "legal": list(pending.open)}
        if pending.__class__ is Outcome:
            info["chance"] = pending.odds
        self.infos[self.agent_selection] = info

    def _flags(self, numbers: Iterable[int]) -> Any:
        """The number space with these numbers marked."""
        marked = bytearray(self._size)
        for number in numbers:
            marked[number] = 1
        return np.frombuffer(marked, np.int8)

    def step(self, action: Any) -> None:
        """The selected agent picks a number; when that makes a whole answer, the table goes on."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        pending = self._pending
        assert pending is not None
        if self._cumulative_rewards[agent]:
            self._cumulative_rewards[agent] = 0.0
        number = int(action)
        try:
            pending.pick(number)
        except KeyError:
            self._refuse(agent, action)
            return
        self.history.append(number)
        if pending.done:
            self._answer()
        else:
            self._show()
        if self._max_steps is not None and len(self.history) >= self._max_steps and not self.table.over:
            self._end(self.truncations, dict.fromkeys(self.agents, 0.0))

    def _answer(self) -> None:
        assert self._pending is not None
        self.table.apply(self._asked, self._pending.answer)
        if self.table.over:
            self._pending = None
            self._end(self.terminations, self._final())
        else:
            self._ask()

    def _refuse(self, agent: str, action: Any) -> None:
        if not self._lose:
            raise IllegalPick(f"{action} is not open to {agent}")
        self._end(self.terminations, dict.fromkeys(self.agents, 0.0) | {agent: -1.0})

    def _final(self) -> dict[str, float]:
        result = self.table.result()
        assert result is not None
        rewards = dict.fromkeys(self.agents, 0.0)
        for seat, agent in enumerate(self._players):
            if self._reward == "points":
                rewards[agent] = float(result.scores[seat])
            else:
                rewards[agent] = self._won(result, seat)
        return rewards

    def _won(self, result: Result, seat: int) -> float:
        if self.title.together(self.table.options):
            return 0.5 if seat in result.winners else -0.5
        return (1 / len(result.winners) if seat in result.winners else 0.0) - 1 / self.seats

    def _end(self, ended: dict[str, bool], rewards: dict[str, float]) -> None:
        for agent in self.agents:
            ended[agent] = True
            self.infos[agent] = {"action_mask": self._nothing, "legal": []}
        self._mask = self._nothing
        self._pending = None
        self.rewards = rewards
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    # ------------------------------------------------------------------ looking

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, what it got since it last picked, and whether its game has ended."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        rewards, terminations, truncations = self._cumulative_rewards, self.terminations, self.truncations
        return seen, rewards[agent], terminations[agent], truncations[agent], self.infos[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees. The mask is empty for agents that are not asked; chance sees what a spectator sees."""
        asked = agent == self.agent_selection and self._pending is not None
        pending = self._pending if asked else None
        seat = self._seat_of.get(agent)
        seen = self._spectated() if seat is None else self._observer(self.table, seat, pending)
        picked = self._flags(pending.picked) if pending is not None and pending.picked else self._nothing
        return {"observation": seen, "action_mask": self._mask if asked else self._nothing, "picked": picked}

    def _spectated(self) -> Any:
        """Chance needs to see nothing: it is told the odds."""
        space = self._observer.space
        if isinstance(space, spaces.Dict):
            return {name: np.zeros(part.shape, part.dtype) for name, part in space.items()}
        return "" if isinstance(space, spaces.Text) else np.zeros(space.shape, space.dtype)

    def render(self) -> str | None:
        """The table in words, as the selected agent sees it."""
        if self.render_mode != "ansi":
            return None
        text = observer("text", self.title, self.seats, self._language)
        return str(text(self.table, self._asked if isinstance(self._asked, int) else 0, self._pending))

    def close(self) -> None:
        """Nothing is held open."""

    # ------------------------------------------------------------------ copies

    def clone(self) -> Self:
        """This very game once more, secrets and dice to come included: for planning that may know everything."""
        return self._copy(self.table.clone())

    def imagine(self, agent: str, seed: int) -> Self:
        """This game as it may be for all that the agent knows: what it cannot know is dealt anew, dice included."""
        rng = Random(seed)  # noqa: S311
        new = self._copy(self.table.determinise(self._seat_of[agent], rng))
        new._dice = ""
        return new

    def _copy(self, table: Table) -> Self:
        new = copy(self)
        new.table = table
        for name in (*STANDING, "history", "infos"):
            setattr(new, name, copy(getattr(self, name)))
        new._seeds = Random()  # noqa: S311
        new._seeds.setstate(self._seeds.getstate())
        if self._pending is not None:
            picked = self._pending.picked
            new._ask()
            assert new._pending is not None
            for number in picked:
                new._pending.pick(number)
            new._show()
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone() if self._started else self._again()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: how it was made and, once a game has begun, its picks and where they have led."""
        how = (type(self), self.title, self.seats, self.options, self._made)
        return (_made_again, (*how, self.save() if self._started else None, self._standing(), self._seeds.getstate()))

    @property
    def _started(self) -> bool:
        return hasattr(self, "table")

    def _again(self) -> Self:
        new = type(self)(self.title, self.seats, self.options, **self._made)
        new._seeds.setstate(self._seeds.getstate())
        return new

    def _standing(self) -> dict[str, Any]:
        """What the picks alone do not tell, such as who lost by a pick that was not open."""
        return {name: getattr(self, name) for name in STANDING if hasattr(self, name)}

    def save(self) -> dict[str, Any]:
        """The game as JSON data: the seed of its dice and the picks so far."""
        if not self._dice:
            raise ValueError("an imagined game cannot be saved: its beginning is not known")
        return {
            "env": str(self),
            "version": self.title.version,
            "seats": self.seats,
            "options": self.options,
            "explicit": self._explicit,
            "dice": self._dice,
            "picks": list(self.history),
        }

    def load(self, data: dict[str, Any]) -> None:
        """Go to where a saved game was: it is played again."""
        mine = (str(self), self.title.version, self.seats, self.options, self._explicit)
        if (data["env"], data["version"], data["seats"], data["options"], data["explicit"]) != mine:
            raise ValueError("saved by another environment")
        self._start(data["dice"])
        for number in data["picks"]:
            self.step(number)

    def answer(self, wanted: Answer) -> None:
        """Pick what makes this answer (or, for chance, this outcome): how a game that was played elsewhere comes in."""
        pending, asked = self._pending, self._asked
        if pending is None:
            raise Refusal(wanted, ("over",))
        while self._pending is pending and asked == self._asked and not pending.done:
            self.step(pending.towards(wanted))

    def game_file(self) -> str:
        """The game as a file, if the environment was made with `logged=True`."""
        return write_game(self.table)

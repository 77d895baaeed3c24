"""Thinking ahead: information set Monte Carlo tree search on copies of the table in which the unknown is dealt anew.

Each iteration takes an imagined world, walks down the tree by what has turned out well so far, adds one node, plays on
by the quick thought until the title says that the position may be judged, and tells every choice on the way what came
of it. Every answer at the root meets the same worlds in the same order: so answers are compared under the same luck.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from civitas.bots.memory import Memory
from civitas.bots.policy import Policy, Rated, seen
from civitas.bots.search.accounts import Accounts
from civitas.bots.search.tree import Choice, DecisionNode, Node, Scale, key_of
from civitas.bots.worlds import imagined
from civitas.games.advice import Advice, Foretelling
from civitas.kernel import Answer, Prompt, Table

LONGEST = 200
"""A rollout that is never fit to be judged is judged after so many answers."""
LIKELY = 3
"""Among so many of its best answers another seat, asked at the same time, is thought to choose."""


class Thought(NamedTuple):
    """What came of an answer: how often it was looked at, and how good the seat's position was afterwards."""

    answer: Answer
    visits: int
    value: float
    rating: float


def _known(prompt: Prompt, decision: DecisionNode) -> list[Answer]:
    """The legal answers; where they cannot be listed, those of them that were rated."""
    if not prompt.vast():
        return prompt.legal()
    return [choice.answer for choice in decision.choices if prompt.verdict(choice.answer) is None]


class Step(NamedTuple):
    seat: int
    decision: DecisionNode
    choice: Choice


class Search:
    """One decision of one seat, thought about for as long as one likes."""

    def __init__(
        self,
        advice: Advice,
        taste: Any,
        table: Table,
        seat: int,
        seed: int,
        *,
        accounts: Accounts | None = None,
        overlooked: float = 0.0,
    ) -> None:
        self._advice = advice
        self._taste = taste
        self._table = table
        self._seat = seat
        self._seed = seed
        self._accounts = accounts
        """Where it is written down why an answer is good, if somebody wants to know."""
        self._overlooked = overlooked
        """The share of its own answers to this question that the seat does not think of."""
        self._memory = Memory(advice)
        self._foretelling = advice if isinstance(advice, Foretelling) else None
        self._worlds: list[Table] = []
        self._others: dict[str, DecisionNode] = {}
        self._deeds: dict[str, dict[str, float]] = {}
        """How deeds looked when they were first rated, by question and answer: to follow each to its end takes long."""
        self._root = Node()
        self._scales = [Scale() for _ in range(table.seats)]
        self.iterations = 0

    # ------------------------------------------------------------------ asking

    def think(self, goes_on: Callable[[Search], bool], least: int = 0) -> None:
        """Iterate as long as this is said to be worth it; at least once, and once for the `least` best rated."""
        root = self._root.at(self._seat)
        rated = self._rate(self._world(0), self._policy(0, hurried=False), self._seat)
        root.learn(seen(rated, self._overlooked, random.Random(self._seed)))  # noqa: S311
        for choice in root.choices[:least]:
            self._iterate(choice)
        while True:
            self._iterate()
            if len(root.choices) < 2 or not goes_on(self):
                return

    def weigh(self, answers: Sequence[Answer], times: int) -> bool:
        """Look at these answers until each was looked at so often, in the same worlds; False if one was never rated."""
        known = self._root.at(self._seat).known
        choices = [known.get(key_of(answer)) for answer in answers]
        for choice in choices:
            if choice is None:
                return False
            while choice.visits < times:
                self._iterate(choice)
        return True

    def thoughts(self) -> list[Thought]:
        """All that was looked at, the best first: what was looked at most often is what is trusted most."""
        seen = [choice for choice in self._root.at(self._seat).choices if choice.visits]
        seen.sort(key=lambda choice: (-choice.visits, -choice.mean))
        return [Thought(choice.answer, choice.visits, choice.mean, choice.rating) for choice in seen]

    def lead(self) -> int:
        """How much more often the best answer was looked at than the second best."""
        first = second = 0
        for choice in self._root.at(self._seat).choices:
            if choice.visits > first:
                first, second = choice.visits, first
            elif choice.visits > second:
                second = choice.visits
        return first - second

    # ------------------------------------------------------------------ worlds

    def _policy(self, number: int, *, hurried: bool = True) -> Policy:
        """The quick thought, whose whims depend on the world alone."""
        rng = random.Random(self._seed + number)  # noqa: S311
        return Policy(self._advice, self._taste, rng, hurried=hurried, memory=self._memory)

    def _world(self, number: int) -> Table:
        """An imagined world, in which others who are asked at the same time have made up their minds."""
        while len(self._worlds) <= number:
            policy = self._policy(len(self._worlds))
            world = imagined(self._table, self._seat, policy.rng, f"world {self._seed + len(self._worlds)}")
            if world.side_by_side:
                self._let_others_answer(world, policy)
            self._worlds.append(world)
        return self._worlds[number]

    def _let_others_answer(self, world: Table, policy: Policy) -> None:
        """They cannot know what this seat is going to say. What they think of it is worked out once: in each world
        every one of them takes some answer or other among those that look best."""
        for seat in world.to_act():
            while seat != self._seat and seat in world.to_act():
                key = f"{seat} {world.prompt(seat).key}"
                if key not in self._others:
                    self._others[key] = DecisionNode()
                    self._others[key].learn(policy.rate(world, seat))
                allowed = set(map(key_of, _known(world.prompt(seat), self._others[key])))
                likely = [choice for choice in self._others[key].choices if choice.key in allowed][:LIKELY]
                world.apply(seat, policy.rng.choice(likely).answer if likely else policy.pick(world, seat))

    # ------------------------------------------------------------------ iterating

    def _iterate(self, first: Choice | None = None) -> None:
        root = self._root.at(self._seat)
        first = first or root.select(None, self._scales[self._seat])
        assert first is not None
        number = first.visits
        world, policy = self._world(number).clone(), self._policy(number)
        path = [Step(self._seat, root, first)]
        world.apply(self._seat, first.answer)
        self._descend(world, policy, self._root.child(first.key, Node), path)
        self._play_on(world, policy)
        self._tell(world, policy, path)
        self.iterations += 1

    def _rate(self, world: Table, policy: Policy, seat: int) -> Rated:
        """Ratings of answers. Deeds that were followed to their end before are thought to be as good as they were
        then, and those that were not possible then, as good as the others."""
        key = world.prompt(seat).key
        if seat != self._seat or key not in self._advice.OPENING:
            return policy.rate(world, seat)
        known = self._deeds.get(key)
        if known is None:
            rated = policy.rate(world, seat)
            self._deeds[key] = {key_of(answer): rating for answer, rating in zip(*rated, strict=True)}
            return rated
        hinted = policy.hints(world, seat)
        if hinted is not None:
            return hinted
        options, usual = policy.sensible(world, seat), fmean(known.values())
        return Rated(options, [known.get(key_of(answer), usual) for answer in options])

    def _descend(self, world: Table, policy: Policy, node: Node | None, path: list[Step]) -> None:
        """Walk down the tree until a question comes that was never asked there; it joins the tree."""
        while node is not None and not self._may_be_judged(world, policy):
            asked = world.to_act()
            new, keys = False, []
            for seat in asked:
                if seat not in world.to_act():
                    continue
                prompt = world.prompt(seat)
                if prompt.forced():
                    world.apply(seat, prompt.legal()[0])
                    continue
                decision = node.at(seat)
                if not decision.choices:
                    new = True
                    decision.learn(self._rate(world, policy, seat))
                choice = decision.select(_known(prompt, decision), self._scales[seat])
                if choice is None:
                    # In this world nothing is legal that was rated in others.
                    decision.learn(policy.rate(world, seat))
                    choice = decision.select(_known(prompt, decision), self._scales[seat])
                    assert choice is not None
                path.append(Step(seat, decision, choice))
                keys.append(choice.key)
                world.apply(seat, choice.answer)
            if new:
                return
            if keys:
                node = node.child(" ".join(keys), Node)

    def _play_on(self, world: Table, policy: Policy) -> None:
        """Go on by the quick thought until the position may be judged."""
        for _ in range(LONGEST):
            if self._may_be_judged(world, policy, midway=True):
                return
            seat = world.to_act()[0]
            world.apply(seat, policy.pick(world, seat))

    def _may_be_judged(self, world: Table, policy: Policy, midway: bool = False) -> bool:
        """At the end of the turn, or also midway through it, if the title can judge that."""
        if world.over:
            return True
        asked = world.to_act()
        key = world.prompt(asked[0]).key
        if key not in self._advice.RESTING or (world.side_by_side and self._seat not in asked):
            return False
        view = policy.look(world, self._seat)
        if self._advice.judged(view, self._seat, key):
            return True
        return midway and asked[0] == self._seat and self._advice.pending(view, self._seat, self._taste) is not None

    def _tell(self, world: Table, policy: Policy, path: list[Step]) -> None:
        """Every choice on the way learns how the position is for the seat that made it."""
        values: dict[int, float] = {}
        for seat, decision, choice in path:
            if seat not in values:
                values[seat] = self._worth(world, policy, seat)
                self._scales[seat].see(values[seat])
            decision.tell(choice, values[seat])
        if self._accounts is not None:
            self._accounts.write(path[0].choice.key, world, self._seat)

    def _worth(self, world: Table, policy: Policy, seat: int) -> float:
        view = policy.look(world, seat)
        if (foretelling := self._foretelling) is not None:
            return self._memory.thought(world, seat, "foretold", lambda: foretelling.foretell(view, seat))
        pending = self._advice.pending(view, seat, self._taste)
        return policy.worth(world, seat) + (pending or 0.0)

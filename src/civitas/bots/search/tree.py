"""What a search remembers: a tree of questions, and how the answers to each have turned out.

The tree is open loop: a node stands for the answers that lead to it, whatever the dice and the cards were on the way,
and the same node is met in many imagined worlds. What is legal may differ from world to world; only answers that are
legal in the present one are chosen from. Where several seats answer at once, each of them chooses by its own record
alone, for none knows what the others say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import exp, isfinite, sqrt

from civitas.bots.policy import Rated
from civitas.kernel import Answer

EXPLORATION = 1.0
"""How much a choice that is well rated and was tried little is preferred to one that did well; values lie in 0 to 1."""
WIDENING = 1.6
"""After n visits, WIDENING times the root of n answers are considered: the best rated first."""
TRUST = 2.0
"""How much more likely the best rated answer is thought to be right than the worst of those considered: e to this.

With too much trust an answer whose worth shows two steps later (to move settlers before the city is founded) is looked
at once and never again, however much time there is. `python -m tools.regret` measures it.
"""
RATED = 20
"""Ratings are compared with those of so many of the best."""


def key_of(answer: Answer) -> str:
    return answer if answer.__class__ is str else repr(answer)


class Choice:
    """An answer, and how it has turned out for the seat that gives it."""

    __slots__ = ("answer", "key", "likely", "rating", "total", "visits")

    def __init__(self, answer: Answer, rating: float) -> None:
        self.answer = answer
        self.key = key_of(answer)
        self.rating = rating
        self.likely = 1.0
        """How likely it is the best, by its rating; relative to the others."""
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else float("-inf")


class Scale:
    """The lowest and the highest value that a seat has seen, to bring values between 0 and 1."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low = float("inf")
        self.high = float("-inf")

    def see(self, value: float) -> None:
        self.low = min(self.low, value)
        self.high = max(self.high, value)

    def between(self, value: float) -> float:
        return (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5


class DecisionNode:
    """The choices of one seat at one node, the best rated first."""

    __slots__ = ("choices", "known", "total", "visits")

    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self.known: dict[str, Choice] = {}
        self.visits = 0
        self.total = 0.0

    def learn(self, rated: Rated) -> None:
        """Answers that were rated; those known already keep their place."""
        new = [Choice(answer, rating) for answer, rating in zip(*rated, strict=True)]
        new = [choice for choice in new if choice.key not in self.known]
        new.sort(key=lambda choice: -choice.rating)  # stable: among equals the order in which they were offered
        _compare(new[:RATED])
        for choice in new[RATED:]:
            choice.likely = new[RATED - 1].likely
        self.choices += new
        self.known |= {choice.key: choice for choice in new}

    def tell(self, choice: Choice, value: float) -> None:
        """What came of a choice."""
        self.visits += 1
        self.total += value
        choice.visits += 1
        choice.total += value

    def select(self, legal: Iterable[Answer] | None, scale: Scale) -> Choice | None:
        """The choice to look at next among those that are legal here; None if none of those is known."""
        allowed = None if legal is None else {key_of(answer) for answer in legal}
        width = max(1, int(WIDENING * sqrt(self.visits + 1)))
        best: Choice | None = None
        highest = float("-inf")
        considered: list[Choice] = []
        for choice in self.choices:
            if allowed is None or choice.key in allowed:
                considered.append(choice)
                if len(considered) == width:
                    break
        weight = (
            EXPLORATION * sqrt(self.visits + 1) / sum(choice.likely for choice in considered) if considered else 0.0
        )
        # What was never tried is expected to do as well as the node did on average.
        average = scale.between(self.total / self.visits) if self.visits else 0.5
        for choice in considered:
            value = scale.between(choice.mean) if choice.visits else average
            value += weight * choice.likely / (1 + choice.visits)
            if value > highest:
                best, highest = choice, value
        return best


def _compare(choices: list[Choice]) -> None:
    """Ratings of any scale become likelihoods: only how far apart they lie among each other counts."""
    finite = [choice.rating for choice in choices if isfinite(choice.rating)]
    if not finite:
        return
    low, high = min(finite), max(finite)
    for choice in choices:
        place = (choice.rating - low) / (high - low) if high > low else 1.0
        choice.likely = exp(TRUST * (max(place, 0.0) - 1.0))


class Node:
    """A place in the tree: the decisions of each seat that is asked there, and what follows each answer."""

    __slots__ = ("children", "decisions")

    def __init__(self) -> None:
        self.decisions: dict[int, DecisionNode] = {}
        self.children: dict[str, Node] = {}

    def at(self, seat: int) -> DecisionNode:
        found = self.decisions.get(seat)
        if found is None:
            found = self.decisions[seat] = DecisionNode()
        return found

    def child(self, keys: str, make: Callable[[], Node] | None = None) -> Node | None:
        found = self.children.get(keys)
        if found is None and make is not None:
            found = self.children[keys] = make()
        return found

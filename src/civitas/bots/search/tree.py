"""What a search remembers: a tree of questions, and how the answers to each have turned out.

The tree is open loop: a node stands for the answers that lead to it, whatever the dice and the cards were on the way,
and the same node is met in many imagined worlds. What is legal may differ from world to world; only answers that are
legal in the present one are chosen from. Where several seats answer at once, each of them chooses by its own record
alone, for none knows what the others say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import log, sqrt

from civitas.bots.policy import Rated
from civitas.kernel import Answer

EXPLORATION = 0.7
"""How much a choice that was tried little is preferred to one that did well; values lie between 0 and 1."""
WIDENING = 1.6
"""After n visits, WIDENING times the root of n answers are considered: the best rated first."""


def key_of(answer: Answer) -> str:
    return answer if answer.__class__ is str else repr(answer)


class Choice:
    """An answer, and how it has turned out for the seat that gives it."""

    __slots__ = ("answer", "key", "rating", "total", "visits")

    def __init__(self, answer: Answer, rating: float) -> None:
        self.answer = answer
        self.key = key_of(answer)
        self.rating = rating
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


class Crossroads:
    """The choices of one seat at one node, the best rated first."""

    __slots__ = ("choices", "known", "visits")

    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self.known: dict[str, Choice] = {}
        self.visits = 0

    def learn(self, rated: Rated) -> None:
        """Answers that were rated; those known already keep their place."""
        new = [Choice(answer, rating) for answer, rating in zip(*rated, strict=True)]
        new = [choice for choice in new if choice.key not in self.known]
        new.sort(key=lambda choice: -choice.rating)  # stable: among equals the order in which they were offered
        self.choices += new
        self.known |= {choice.key: choice for choice in new}

    def select(self, legal: Iterable[Answer] | None, scale: Scale) -> Choice | None:
        """The choice to look at next among those that are legal here; None if none of those is known."""
        allowed = None if legal is None else {key_of(answer) for answer in legal}
        width = max(1, int(WIDENING * sqrt(self.visits + 1)))
        best: Choice | None = None
        highest = float("-inf")
        weight = EXPLORATION * sqrt(log(self.visits + 1))
        for choice in self.choices:
            if allowed is not None and choice.key not in allowed:
                continue
            if not choice.visits:
                return choice
            value = scale.between(choice.mean) + weight / sqrt(choice.visits)
            if value > highest:
                best, highest = choice, value
            width -= 1
            if not width:
                break
        return best


class Node:
    """A place in the tree: the crossroads of each seat that is asked there, and what follows each answer."""

    __slots__ = ("children", "crossroads")

    def __init__(self) -> None:
        self.crossroads: dict[int, Crossroads] = {}
        self.children: dict[str, Node] = {}

    def at(self, seat: int) -> Crossroads:
        found = self.crossroads.get(seat)
        if found is None:
            found = self.crossroads[seat] = Crossroads()
        return found

    def child(self, keys: str, make: Callable[[], Node] | None = None) -> Node | None:
        found = self.children.get(keys)
        if found is None and make is not None:
            found = self.children[keys] = make()
        return found

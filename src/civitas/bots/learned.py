"""An evaluation that was learned from games: what is in the file, and advice that judges by it.

The file is read with the standard library alone: a line of JSON, then numbers of 32 bits. A position is worth a sum
over its traits, another one in each phase of the game, and what a small net adds; `civitas lab learn` makes such files.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import fsum
from operator import mul
from typing import Any, NamedTuple

from civitas.bots.advised import Amended, advice_of
from civitas.games.advice import Advice, Learnable, View
from civitas.kernel import Title

FORMAT = 1
MOST_BYTES = 2_000_000
FILE = "learned.bin"
"""Where a title keeps what its bots go by, in its folder `data`."""
FAR = 5.0
"""The net sees nothing further from the middle than so many spreads."""


class UnfitWeights(Exception):
    """The file is no learned evaluation, or was learned from other traits than the title has now."""


class Weights(NamedTuple):
    """What was learned. All sequences are of plain numbers."""

    traits: tuple[str, ...]
    linear: list[list[float]]
    """The weight of each trait, for each phase."""
    level: list[float]
    """What is added in each phase."""
    middle: list[float]
    scale: list[float]
    """The net sees each trait as (value - middle) * scale."""
    inputs: list[list[float]]
    """For each trait what it adds to each hidden unit."""
    bias: list[float]
    outputs: list[float]
    last: float
    """What the net adds in any case."""

    def worth(self, phase: int, traits: Sequence[float]) -> float:
        """The points by which a seat is going to be ahead of the mean of the others."""
        # Newer Pythons round a plain sum otherwise; bots are to play alike under all of them.
        value = self.level[phase] + fsum(map(mul, self.linear[phase], traits))
        if not self.outputs:
            return value
        hidden = self.bias
        for trait, middle, scale, row in zip(traits, self.middle, self.scale, self.inputs, strict=True):
            seen = (trait - middle) * scale
            if seen:
                seen = -FAR if seen < -FAR else FAR if seen > FAR else seen
                hidden = [unit + seen * weight for unit, weight in zip(hidden, row, strict=True)]
        value += self.last
        for unit, weight in zip(hidden, self.outputs, strict=True):
            if unit > 0:
                value += unit * weight
        return value


def written(weights: Weights) -> bytes:
    """The file."""
    phases, hidden = len(weights.linear), len(weights.outputs)
    head = {"learned": FORMAT, "traits": weights.traits, "phases": phases, "hidden": hidden}
    numbers = array("f")
    for row in (*weights.linear, weights.level, weights.middle, weights.scale, *weights.inputs):
        numbers.extend(row)
    numbers.extend((*weights.bias, *weights.outputs, weights.last))
    if sys.byteorder == "big":
        numbers.byteswap()
    return json.dumps(head, separators=(",", ":")).encode() + b"\n" + numbers.tobytes()


def read(data: bytes) -> Weights:
    """What `written` wrote; `UnfitWeights` if that is not it."""
    line, _, rest = data.partition(b"\n")
    try:
        head = json.loads(line)
        traits, phases, hidden = tuple(head["traits"]), int(head["phases"]), int(head["hidden"])
        numbers = array("f")
        numbers.frombytes(rest)
    except (ValueError, KeyError, TypeError) as fault:
        raise UnfitWeights(str(fault)) from fault
    if sys.byteorder == "big":
        numbers.byteswap()
    width, values = len(traits), numbers.tolist()
    if head["learned"] != FORMAT or len(data) > MOST_BYTES or len(values) != _size(width, phases, hidden):
        raise UnfitWeights("not of this format")
    at = 0

    def take(count: int) -> list[float]:
        nonlocal at
        at += count
        return values[at - count : at]

    linear = [take(width) for _ in range(phases)]
    level, middle, scale = take(phases), take(width), take(width)
    inputs = [take(hidden) for _ in range(width)]
    return Weights(traits, linear, level, middle, scale, inputs, take(hidden), take(hidden), take(1)[0])


def _size(width: int, phases: int, hidden: int) -> int:
    return phases * (width + 1) + 2 * width + width * hidden + 2 * hidden + 1


def read_file(file: Traversable, advice: Learnable) -> Weights:
    """A file that fits to the title's traits."""
    weights = read(file.read_bytes())
    if weights.traits != advice.TRAITS or len(weights.linear) != advice.PHASES:
        raise UnfitWeights(f"{file.name} was learned from other traits")
    return weights


class LearnedAdvice(Amended):
    """The advice of a title, which searches judge the positions that they reach by what was learned.

    All else stays as it is, the evaluation for a look one step ahead included: what was learned at the end of deeds and
    turns says nothing about the middle of them.
    """

    def __init__(self, advice: Advice, weights: Weights) -> None:
        if not isinstance(advice, Learnable):
            raise UnfitWeights("the title names no traits")
        super().__init__(advice)
        self._weights = weights

    def foretell(self, view: View, seat: int) -> float:
        """The lead to come, by what was learned."""
        return self._weights.worth(self._advice.phase(view), self._advice.traits(view, seat))


def advice_of_searches(title: Title[Any]) -> Advice:
    """What bots that think ahead go by: the advice of the title, with what was learned if the title keeps weights."""
    advice, weights = advice_of(title), kept_weights(title)
    return advice if weights is None else LearnedAdvice(advice, weights)


def kept_weights(title: Title[Any]) -> Weights | None:
    """What was learned of a title, if it keeps that."""
    advice = advice_of(title)
    return _kept(title.home, advice) if isinstance(advice, Learnable) else None


@cache
def _kept(home: str, advice: Learnable) -> Weights | None:
    file = files(home).joinpath("data", FILE)
    return read_file(file, advice) if file.is_file() else None

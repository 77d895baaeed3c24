"""One legal answer by chance, without listing all: each is as likely as any other."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest
from tests.kernel.test_kernel_prompts import MAKERS

from civitas.kernel import Answer, One, Path, Place, Prompt, Reason, Refusal, Some, Verdict
from civitas.kernel.prompts import divide, several

UNEVEN = Reason("uneven", "1")


class Script:
    """A chooser that goes the way it is told, then always takes the first; it knows where it could have turned off."""

    def __init__(self, way: Sequence[int]) -> None:
        self.way = list(way)
        self.sizes: list[int] = []

    def choice(self, seq: Sequence[Any]) -> Any:
        if len(self.sizes) == len(self.way):
            self.way.append(0)
        self.sizes.append(len(seq))
        return seq[self.way[len(self.sizes) - 1]]

    def shuffle(self, x: list[Any]) -> None:
        for i in range(len(x) - 1, 0, -1):
            j = self.choice(range(i + 1))
            x[i], x[j] = x[j], x[i]


def ways(draw: Callable[[Script], Answer]) -> Iterator[tuple[Answer, Fraction]]:
    """Every way that chance can go: what is drawn then, and how likely it is to go so."""
    open_ways: list[list[int]] = [[]]
    while open_ways:
        begun = open_ways.pop()
        script = Script(begun)
        answer, likely = draw(script), Fraction(1)
        for size in script.sizes:
            likely /= size
        for place in range(len(begun), len(script.sizes)):
            open_ways += [[*script.way[:place], turn] for turn in range(1, script.sizes[place])]
        yield answer, likely


def said(answer: Answer) -> str:
    return json.dumps(answer, sort_keys=True)


def even(values: Sequence[int]) -> Verdict:
    return (UNEVEN,) if sum(values) % 2 else None


def together(chosen: list[int]) -> Verdict:
    return even(chosen)


def placed(answer: dict[str, int]) -> Verdict:
    return even([answer.get("a", 0), answer.get("b", 0)])


JUDGED: dict[str, Callable[[], Prompt]] = {
    "one, with two questions beside it": lambda: One(
        "pick",
        [1, 2, 3, 4],
        lambda n: even([n]),
        aside=One("free", ["a", "b"], aside=One("gift", [5, 6, 8], lambda n: even([n]))),
    ),
    "one, barred": lambda: One("pick", [1, 2], barred=(UNEVEN,), aside=One("free", ["a", "b"])),
    "some, judged together": lambda: Some("pick", [1, 2, 3, 4], 1, 3, together=together),
    "some, judged each and on the way": lambda: Some(
        "pick", [1, 2, 3, 4, 6], 0, 2, lambda n: even([n]), so_far=lambda chosen: (UNEVEN,) if 4 in chosen else None
    ),
    "place, judged together": lambda: Place("put", 3, {"a": 2, "b": 1, "c": 3}, placed),
    "place, no more than": lambda: Place(
        "put", 3, {"a": 2, "b": 1, "c": 3}, least=1, so_far=lambda given: (UNEVEN,) if given.get("a") == 2 else None
    ),
    "walk": lambda: Path("walk", ["a", "b"], lambda spot: [s for s in "abc" if s != spot], 2),
}
ALL = {**MAKERS, **JUDGED}


@pytest.mark.parametrize("guesses", [0, 1, 2])
@pytest.mark.parametrize("name", ALL)
def test_each_legal_answer_is_exactly_as_likely_as_any_other(
    name: str, guesses: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where answers of several parts are put together by chance, and where that comes to nothing."""
    for module in (several, divide):
        monkeypatch.setattr(module, "FEW", 0)
        monkeypatch.setattr(module, "GUESSES", guesses)
    make = ALL[name]
    drawn: Counter[str] = Counter()
    for answer, likely in ways(lambda chooser: make().sample(chooser)):
        drawn[said(answer)] += likely  # type: ignore[assignment]
    legal = [said(answer) for answer in make().legal()]
    assert drawn == {answer: Fraction(legal.count(answer), len(legal)) for answer in legal}


MANY: dict[str, Callable[[], Prompt]] = {
    "one": lambda: One("pick", list(range(200)), lambda n: even([n])),
    "some": lambda: Some("pick", list(range(9)), 0, 9, together=together),
    "place": lambda: Place("put", 6, dict.fromkeys("abcde", 4), placed, least=0),
}


@pytest.mark.parametrize("name", MANY)
def test_many_draws_come_out_evenly(name: str) -> None:
    """The sum of squares that a test for evenness looks at lies within four times its own spread."""
    rng, prompt = random.Random(name), MANY[name]()
    legal = MANY[name]().legal()
    expected = 40
    drawn = Counter(said(prompt.sample(rng)) for _ in range(expected * len(legal)))
    assert prompt._legal is None or name != "one"
    assert set(drawn) <= {said(answer) for answer in legal}
    squares = sum((drawn[said(answer)] - expected) ** 2 / expected for answer in legal)
    freedom = len(legal) - 1
    assert abs(squares - freedom) < 4 * sqrt(2 * freedom)


def test_what_is_drawn_hangs_on_the_chooser_and_not_on_who_has_looked() -> None:
    for name, make in ALL.items():
        listed = make()
        listed.legal()
        assert listed.sample(random.Random(name)) == make().sample(random.Random(name))


def test_most_candidates_are_not_checked_and_what_was_drawn_is_not_checked_again() -> None:
    asked: list[int] = []

    def check(number: int) -> Verdict:
        asked.append(number)
        return even([number])

    prompt = One("pick", list(range(1000)), check)
    answer = prompt.sample(random.Random(1))
    assert prompt.verdict(answer) is None
    assert asked[-1] == answer
    assert len(asked) < 20
    prompt.forget()
    assert prompt.verdict(answer) is None
    assert asked[-2:] == [answer, answer]


def test_another_answer_than_the_one_drawn_is_judged() -> None:
    prompt = One("pick", [1, 2], lambda n: even([n]))
    assert prompt.sample(random.Random(1)) == 2
    verdict = prompt.verdict(1)
    assert verdict is not None
    assert Refusal(1, verdict).reason == "uneven"
    assert prompt.verdict(2.0) is not None

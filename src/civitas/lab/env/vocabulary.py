"""Numbers for everything that can be chosen: the same choice has the same number in every game.

A *pick* is a question and what is picked there: `build` and `forum:asia_minor`. The picks of a title are listed in a
file of this package, and the number of a pick is its line. Lines are only ever added, at the end; so a number never
changes. A pick that is in no file (a rule that was changed, a game of one's own) gets a number of the reserve at the
end of the number space, by a checksum of its text, and has it on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any
from zlib import crc32

from civitas.kernel import Title

WAIT = 0
"""The pick of somebody who is not asked, where everybody has to say something."""
GROWTH = 1024
"""The number space is a multiple of this, so that a longer file seldom makes it larger."""
RESERVE = 512
"""Numbers for picks that are in no file."""
UNLISTED = 2 * GROWTH - 1
"""The same for a title that has no file at all: twelve who trade with each other have a thousand of them."""
REMEMBERED = 1024
"""So many lists of answers are known by what they begin with."""
CHANCE = "chance:"
"""Picks of the dice are questions with this in front."""
ANOTHER_SEAT = "seat+"
"""Seats are counted from the one that picks: `seat+1` is the next one clockwise."""
TO = ">"
"""Parts a pair: from where, whereto."""

Pick = tuple[str, str]


class _Numbers(dict[str, int]):
    """The numbers of one question's picks."""

    def __init__(self, question: str, first: int, reserve: int) -> None:
        super().__init__()
        self._question = question
        self._first = first
        self._reserve = reserve

    def __missing__(self, pick: str) -> int:
        number = self._first + crc32(f"{self._question}\t{pick}".encode()) % self._reserve
        self[pick] = number
        return number


class Vocabulary:
    """The number space of a title."""

    def __init__(self, picks: list[Pick]) -> None:
        self._picks: list[Pick] = [("", "wait"), *picks]
        self.reserve = RESERVE if picks else UNLISTED
        known = len(self._picks) + self.reserve
        self.size = -(-known // GROWTH) * GROWTH
        self._questions: dict[str, _Numbers] = {}
        for number, (question, pick) in enumerate(self._picks):
            self.of(question)[pick] = number
        self.composed = frozenset(q for q, pick in picks if ANOTHER_SEAT in pick or pick.endswith(TO))
        """Questions in which a seat can be picked, or a pair."""
        self.begun: dict[tuple[str, int], tuple[list[Any], dict[int, Any]]] = {}
        """By question and identity of its list of answers: that list, and the picks that can begin one of them."""

    def __len__(self) -> int:
        return len(self._picks)

    def __iter__(self) -> Iterator[Pick]:
        return iter(self._picks)

    def of(self, question: str) -> dict[str, int]:
        """The numbers of a question's picks; one that nobody has listed gets its number when it is looked up."""
        numbers = self._questions.get(question)
        if numbers is None:
            numbers = self._questions[question] = _Numbers(question, self.size - self.reserve, self.reserve)
        return numbers

    def remember(self, question: str, answers: list[Any], picks: dict[int, Any]) -> None:
        """The picks with which one of these answers can begin; the list is held, so its identity stays its own."""
        if len(self.begun) >= REMEMBERED:
            self.begun.clear()
        self.begun[question, id(answers)] = answers, picks

    def pick(self, number: int) -> Pick | None:
        """What a number stands for; None in the reserve."""
        return self._picks[number] if number < len(self._picks) else None


def _read(title: str) -> list[Pick]:
    file = files(__package__) / "ids" / f"{title}.txt"
    if not file.is_file():
        return []
    return [(q, p) for q, _, p in (line.partition("\t") for line in file.read_text("utf-8").splitlines())]


@cache
def _vocabulary(id: str) -> Vocabulary:
    return Vocabulary(_read(id))


def vocabulary(title: Title[object]) -> Vocabulary:  # type: ignore[type-var]
    """The numbers of a title, read once."""
    return _vocabulary(title.id)

"""Chance that a third party can verify.

A table's dice are one secret seed. Its hash is published before the first roll and the seed itself after the last.
Roll number n is a pure function of seed and n, so nobody can draw again: taking a move back brings the same roll.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations, product
from typing import Any

from civitas.kernel.chooser import Chooser
from civitas.kernel.prompts import NOT_OFFERED, Verdict

MOST_OUTCOMES = 10_000
"""A chance event with more outcomes than this can be sampled but is not listed."""


class Chance:
    """An outcome that nobody decides. `hidden` outcomes (a shuffled deck) are shown to no one."""

    __slots__ = ("hidden", "key")

    def __init__(self, key: str, hidden: bool = False) -> None:
        self.key = key
        self.hidden = hidden

    def draw(self, source: Chooser) -> Any:
        raise NotImplementedError

    def outcomes(self) -> list[tuple[Any, Fraction]]:
        """Every outcome with its probability."""
        raise NotImplementedError

    def verdict(self, outcome: Any) -> Verdict:
        raise NotImplementedError


class Roll(Chance):
    """Roll dice: one gives a number, several a list."""

    __slots__ = ("dice", "sides")

    def __init__(self, key: str, sides: int = 6, dice: int = 1) -> None:
        super().__init__(key)
        self.sides = sides
        self.dice = dice

    def draw(self, source: Chooser) -> Any:
        rolled = [source.choice(range(1, self.sides + 1)) for _ in range(self.dice)]
        return rolled[0] if self.dice == 1 else rolled

    def outcomes(self) -> list[tuple[Any, Fraction]]:
        faces = range(1, self.sides + 1)
        if self.dice == 1:
            return [(face, Fraction(1, self.sides)) for face in faces]
        count = self.sides**self.dice
        if count > MOST_OUTCOMES:
            raise TooManyOutcomes(count)
        return [(list(rolled), Fraction(1, count)) for rolled in product(faces, repeat=self.dice)]

    def verdict(self, outcome: Any) -> Verdict:
        rolled = [outcome] if self.dice == 1 else outcome
        fits = isinstance(rolled, list) and len(rolled) == self.dice
        return None if fits and all(type(r) is int and 1 <= r <= self.sides for r in rolled) else (NOT_OFFERED,)


class Pick(Chance):
    """Pick one of the items at random."""

    __slots__ = ("items",)

    def __init__(self, key: str, items: Sequence[Any], hidden: bool = False) -> None:
        super().__init__(key, hidden)
        self.items = list(items)

    def draw(self, source: Chooser) -> Any:
        return source.choice(self.items)

    def outcomes(self) -> list[tuple[Any, Fraction]]:
        return [(item, Fraction(1, len(self.items))) for item in self.items]

    def verdict(self, outcome: Any) -> Verdict:
        return None if outcome in self.items else (NOT_OFFERED,)


class Shuffle(Chance):
    """Bring the items into a random order, which only the table knows."""

    __slots__ = ("items",)

    def __init__(self, key: str, items: Sequence[Any], hidden: bool = True) -> None:
        super().__init__(key, hidden)
        self.items = list(items)

    def draw(self, source: Chooser) -> Any:
        order = list(self.items)
        source.shuffle(order)
        return order

    def outcomes(self) -> list[tuple[Any, Fraction]]:
        count = 1
        for n in range(2, len(self.items) + 1):
            count *= n
        if count > MOST_OUTCOMES:
            raise TooManyOutcomes(count)
        return [(list(order), Fraction(1, count)) for order in permutations(self.items)]

    def verdict(self, outcome: Any) -> Verdict:
        if not isinstance(outcome, list) or len(outcome) != len(self.items):
            return (NOT_OFFERED,)
        left = list(self.items)
        for item in outcome:
            if item not in left:
                return (NOT_OFFERED,)
            left.remove(item)
        return None


class TooManyOutcomes(Exception):
    """A chance event that can only be sampled."""

    def __init__(self, count: int) -> None:
        super().__init__(f"{count} outcomes are too many to list: sample them")


_WORD = 1 << 64
_FOUR_WORDS = struct.Struct(">4Q")


class Stream:
    """Random numbers that anyone can recompute: SHA-256 of a text and a block number, eight bytes a number."""

    __slots__ = ("_blocks", "_prefix", "_words")

    def __init__(self, text: str) -> None:
        self._prefix = text.encode()
        self._blocks = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """Uniform from 0 to n - 1: a word in the incomplete last stretch is thrown away."""
        while True:
            word = (self._words or self._hashed()).pop()
            found = word % n
            if word - found <= _WORD - n:
                return found

    def _hashed(self) -> list[int]:
        """The words of the next block, the first one last."""
        digest = hashlib.sha256(self._prefix + self._blocks.to_bytes(4, "big")).digest()
        self._blocks += 1
        self._words[:] = _FOUR_WORDS.unpack(digest)[::-1]
        return self._words

    def choice(self, seq: Sequence[Any]) -> Any:
        return seq[self.below(len(seq))]

    def shuffle(self, x: list[Any]) -> None:
        """Fisher and Yates, in place."""
        words, last = self._words, _WORD
        for n in range(len(x), 1, -1):
            # What `below` does. To deal anew for bots is nine in ten of all that is drawn.
            word = (words or self._hashed()).pop()
            j = word % n
            if word - j > last - n:
                j = self.below(n)
            x[n - 1], x[j] = x[j], x[n - 1]


class Dice:
    """The dice of one table."""

    __slots__ = ("seed",)

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def commitment(self) -> str:
        """Published at the start; binds the table to its seed."""
        return hashlib.sha256(b"civitas dice " + self.seed.encode()).hexdigest()

    def roll(self, number: int, chance: Chance) -> Any:
        """The outcome of roll `number`, counted from 0."""
        return chance.draw(Stream(f"{self.seed}|{number}|"))


def keeps_commitment(seed: str, commitment: str) -> bool:
    return hmac.compare_digest(Dice(seed).commitment(), commitment)

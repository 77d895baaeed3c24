"""Answers in parts: a question is answered by one pick, or by several picks one after the other.

Choosing one of many, a number, or yes and no is one pick. Several cards, an order, a path or a payment are as many
picks as they have parts. After each pick only those remain that lead to a legal answer; what is forced is picked
without asking.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from civitas.kernel import Answer, Chance, Pick, Prompt, Roll, Shuffle
from civitas.kernel.prompts import ONE, ROW, SET
from civitas.lab.env.vocabulary import ANOTHER_SEAT, CHANCE, TO, Vocabulary

END = "."
"""The pick that says: no more."""
SPELLED_WITH = (":", ".")
"""What stands between the parts of a word."""
SINGLE = frozenset(("one", "number", "yesno"))


class Unlisted(Exception):
    """The answer is none of those that can be picked."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(f"{answer!r} cannot be picked")


class NoNumbersLeft(Exception):
    """More picks of a question are in no file than there are numbers for."""

    def __init__(self, pick: str) -> None:
        super().__init__(f"there is no number left for {pick!r}: list the picks of this title in its file")


Spelled = tuple[Sequence[str], Answer]
"""An answer with the picks that make it."""


class Decision:
    """An open question, and what was picked for it so far. `open` are the picks that may follow, by number."""

    __slots__ = ("_depth", "_numbers", "_words", "answer", "done", "open", "picked", "single")

    def __init__(self, prompt: Prompt, seat: int, seats: int, words: Vocabulary) -> None:
        self.picked: list[int] = []
        self.answer: Answer = None
        self.done = False
        self._depth = 0
        self._words = words
        legal = prompt.legal()
        numbers = self._numbers = words.of(prompt.key)
        self.single = False
        """Is one pick the whole answer?"""
        if prompt.kind in SINGLE and prompt.key not in words.composed:
            if legal and legal[0].__class__ is str:
                found = dict(zip(map(numbers.__getitem__, legal), legal, strict=True))
            else:
                found = {numbers[_word(answer)]: answer for answer in legal}
            if len(found) == len(legal):
                self.single = True
                self.open: dict[int, Any] = found
                return
        if prompt.manner in (SET, ROW) and _are_words(legal):
            # A game may take its answers from a table; then what they begin with has been worked out before.
            known = words.begun.get((prompt.key, id(legal)))
            if known is not None:
                self.open = known[1]
                return
            self._narrow(list(zip(legal, legal, strict=True)))
            if not self.done:
                words.remember(prompt.key, legal, self.open)
            return
        pairs = prompt.key in words.composed
        self._narrow([(parts(prompt, answer, seat, seats, pairs), answer) for answer in legal])

    def pick(self, number: int) -> None:
        """Go on with this pick; raises KeyError if it is not open."""
        chosen = self.open[number]
        self.picked.append(number)
        if self.single:
            self.answer, self.done = chosen, True
        else:
            self._depth += 1
            self._narrow(chosen)

    def word(self, number: int) -> str:
        """What a pick that is open says."""
        if self.single:
            return _word(self.open[number])
        spelled, _ = self.open[number][0]
        return spelled[self._depth] if self._depth < len(spelled) else END

    def towards(self, wanted: Answer) -> int:
        """The pick that leads to this answer."""
        for number, rest in self.open.items():
            if rest == wanted if self.single else any(answer == wanted for _, answer in rest):
                return number
        raise Unlisted(wanted)

    def _narrow(self, rest: list[Spelled]) -> None:
        """What may be picked next, once the answers have been narrowed down to these."""
        while True:
            depth = self._depth
            if len(rest) == 1 and (self.picked or not rest[0][0]):
                self.answer, self.done, self.open = rest[0][1], True, {}
                return
            heads: dict[str, list[Spelled]] = {}
            for one in rest:
                try:
                    head = one[0][depth]
                except IndexError:
                    head = END
                try:
                    heads[head].append(one)
                except KeyError:
                    heads[head] = [one]
            if len(heads) > 1 or not self.picked:
                break
            self._depth += 1
        self.open = numbered(heads, self._numbers, self._words)


def numbered(heads: dict[str, Any], numbers: dict[str, int], words: Vocabulary) -> dict[int, Any]:
    """The heads by number; where two of the reserve have the same, the later takes the next that is free."""
    found: dict[int, Any] = dict(zip(map(numbers.__getitem__, heads), heads.values(), strict=True))
    if len(found) == len(heads):
        return found
    found = {}
    for head, rest in heads.items():
        number, first = numbers[head], words.size - words.reserve
        for _ in range(words.reserve):
            if number not in found:
                break
            number = first + (number - first + 1) % words.reserve
        else:
            raise NoNumbersLeft(head)
        found[number] = rest
    return found


def parts(prompt: Prompt, answer: Answer, seat: int, seats: int, pairs: bool = True) -> Sequence[str]:
    """An answer as the picks that make it; a word such as `D7>D6` is a pair, from where and whereto."""
    if prompt.manner != ONE or isinstance(answer, list):
        spelled = answer if isinstance(answer, list) else prompt.spell(answer)
        return spelled if _are_words([spelled]) else [part_word(prompt, part, seat, seats) for part in spelled]
    if isinstance(answer, dict) and "say" in answer:
        return (_word(answer["say"]), *(f"{name}={_word(value)}" for name, value in answer.get("terms", {}).items()))
    word = _about_seat(prompt, answer, seat, seats)
    front, pair, rest = word.partition(TO)
    return (front + TO, rest) if pairs and pair and front and rest else (word,)


def part_word(prompt: Prompt, part: Answer, seat: int, seats: int) -> str:
    """A part of an answer as a pick: itself, or how much of what; seats are counted from the one who picks."""
    if not isinstance(part, dict):
        return _word(part)
    ((name, amount),) = part.items()
    return f"{_about_seat(prompt, name, seat, seats)}={amount}"


def _about_seat(prompt: Prompt, answer: Answer, seat: int, seats: int) -> str:
    """A pick names a seat, first or last in its word, as seen from the one who picks: `2`, `offer:2`, `war.rome.2`."""
    word = _word(answer)
    for target in prompt.label(answer).targets:
        kind, _, id = target.partition(":")
        if kind == "seat" and id.isdecimal():
            for mark in SPELLED_WITH:
                *front, last = word.split(mark)
                if last == id:
                    return mark.join((*front, _seat(id, seat, seats)))
                if front and front[0] == id:
                    return mark.join((_seat(id, seat, seats), *front[1:], last))
    return word


def _seat(id: str, seat: int, seats: int) -> str:
    return f"{ANOTHER_SEAT}{(int(id) - seat) % seats}"


def _are_words(legal: list[Answer]) -> bool:
    """Are the answers lists of words? All items of a question are of one type."""
    first = next((answer[0] for answer in reversed(legal) if answer), None)
    return first.__class__ is str


def _word(part: Answer) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, bool):
        return "yes" if part else "no"
    if isinstance(part, list):
        return "+".join(_word(item) for item in part)
    return str(part)


class Outcome:
    """A roll that is due, put together pick by pick like an answer: a die, a card of the deck, one after the other."""

    __slots__ = ("_chance", "_left", "_made", "_need", "_numbers", "_words", "answer", "done", "odds", "open", "picked")

    def __init__(self, chance: Chance, words: Vocabulary) -> None:
        self._chance = chance
        self._words = words
        self._numbers = words.of(CHANCE + chance.key)
        self.picked: list[int] = []
        self.answer: Any = None
        self.done = False
        self._made: list[Any] = []
        if isinstance(chance, Roll):
            self._left: list[Any] = list(range(1, chance.sides + 1))
            self._need = chance.dice
        elif isinstance(chance, Shuffle):
            self._left = list(chance.items)
            self._need = len(chance.items)
        elif isinstance(chance, Pick):
            self._left = list(chance.items)
            self._need = 1
        else:
            self._left = [outcome for outcome, _ in chance.outcomes()]
            self._need = 1
        self._offer()

    def _offer(self) -> None:
        """What may come next, with its probability."""
        if len(self._made) == self._need:
            self._finish()
            return
        heads: dict[str, Any] = {}
        weights: Counter[str] = Counter()
        for item in self._left:
            heads.setdefault(_word(item), item)
            weights[_word(item)] += 1
        self.open: dict[int, Any] = numbered(heads, self._numbers, self._words)
        self.odds = {number: weights[word] / len(self._left) for number, word in zip(self.open, heads, strict=True)}

    def towards(self, wanted: Answer) -> int:
        """The pick that leads to this outcome."""
        item = wanted[len(self._made)] if self._several else wanted
        for number, offered in self.open.items():
            if offered == item:
                return number
        raise Unlisted(wanted)

    def pick(self, number: int) -> None:
        """Go on with this pick; raises KeyError if it is not open."""
        item = self.open[number]
        self.picked.append(number)
        self._made.append(item)
        if isinstance(self._chance, Shuffle):
            self._left.remove(item)
            if len(self._left) == 1:  # the last card is no matter of chance
                self._made.append(self._left.pop())
        self._offer()

    @property
    def _several(self) -> bool:
        return isinstance(self._chance, Shuffle) or (isinstance(self._chance, Roll) and self._chance.dice > 1)

    def _finish(self) -> None:
        self.answer = self._made if self._several else self._made[0]
        self.done = True
        self.open, self.odds = {}, {}

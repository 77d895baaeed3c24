"""Questions whose answers nobody can list: the picks are the parts that the kernel says may follow."""

from __future__ import annotations

from typing import Any

from civitas.kernel import Answer, Draft, NoAnswer, Prompt
from civitas.lab.env.picks import END, Decision, Outcome, Unlisted, numbered, part_word
from civitas.lab.env.vocabulary import Vocabulary


class Composition:
    """An open question, and what was picked for it so far; like a `Decision`, part by part and in any order."""

    __slots__ = ("_draft", "_said", "_seats", "_words", "answer", "done", "open", "picked", "single")

    def __init__(self, prompt: Prompt, seat: int, seats: int, words: Vocabulary) -> None:
        self.picked: list[int] = []
        self.answer: Answer = None
        self.done = False
        self.single = False
        self._seats = seat, seats
        self._words = words
        self._go_on(prompt.after())

    def pick(self, number: int) -> None:
        """Go on with this pick; raises KeyError if it is not open."""
        chosen = self.open[number]
        self.picked.append(number)
        if chosen is None:
            self._end()
        else:
            self._go_on(self._draft.after(chosen))

    def word(self, number: int) -> str:
        """What a pick that is open says."""
        return self._said[number]

    def towards(self, wanted: Answer) -> int:
        """The pick that leads to this answer."""
        left = self._draft.prompt.spell(wanted)
        for part in self._draft.picked:
            if part not in left:
                raise Unlisted(wanted)
            left.remove(part)
        following = left[0] if left else None
        for number, part in self.open.items():
            if part == following:
                return number
        raise Unlisted(wanted)

    def _go_on(self, draft: Draft) -> None:
        """What may be picked next; what is forced is picked without asking."""
        while True:
            parts, ready = draft.parts(), draft.ready
            self._draft = draft
            if not parts:
                if not ready:
                    raise NoAnswer(draft.prompt.key)
                self._end()
                return
            if len(parts) > 1 or ready or not draft.picked:
                break
            draft = draft.after(parts[0])
        prompt, numbers = draft.prompt, self._words.of(draft.prompt.key)
        heads: dict[str, Any] = {part_word(prompt, part, *self._seats): part for part in parts}
        if ready:
            heads[END] = None
        self.open = numbered(heads, numbers, self._words)
        self._said = dict(zip(self.open, heads, strict=True))

    def _end(self) -> None:
        self.answer, self.done, self.open = self._draft.answer, True, {}


def decide(prompt: Prompt, seat: int, seats: int, words: Vocabulary) -> Decision | Composition:
    """An open question, ready to be picked for."""
    return (Composition if prompt.vast() else Decision)(prompt, seat, seats, words)


Pending = Decision | Composition | Outcome

"""What every question is: a key, and legal answers made of parts; and an answer while it is being put together.

One prompt drives the widget of a client, the check of an answer, a bot's list of moves and the key in the journal.
Its options are lazy: nothing is computed until someone looks, so that re-feeding old answers costs almost nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from civitas.kernel.chooser import Chooser
from civitas.kernel.prompts.answers import (
    NOT_OFFERED,
    WRONG_COUNT,
    Answer,
    Check,
    NoAnswer,
    Refusal,
    TooManyAnswers,
    Verdict,
    among,
)
from civitas.kernel.prompts.labels import Label, Offer, plain_label

MOST_WHOLE = 400
"""More whole answers than this are not sent along with the parts they are made of."""
MOST_LISTED = 10_000
"""A prompt that might have more answers than this is vast: nobody lists them, they are put together part by part."""
BEGINNINGS = 100
"""So many are tried where one may lead nowhere."""
FEW = 100
"""So few answers of several parts are listed sooner than one of them is put together by chance and judged."""
GUESSES = 4
"""So many answers of several parts are put together by chance before all are listed after all."""
NOTHING: Any = object()
"""No answer: `None` might be one."""
ONE, SET, ROW, SHARES = MANNERS = ("one", "set", "row", "shares")
"""One part is the answer; several different ones in any order; one after the other; so much of each."""


class Bounds(NamedTuple):
    """How many parts an answer has; where a total is divided, how much of it."""

    least: int
    most: int


class Prompt:
    """A question with its legal answers. Subclasses say how answers are listed, checked and put together.

    An answer is put together from *parts*: `after` says of those picked so far which may follow, so that every
    beginning leads to a legal answer. One of many, a number, yes or no is one part. `legal` reads the parts to the
    end; a `vast` prompt can only be answered part by part.
    """

    __slots__ = ("_drawn", "_legal", "key", "params", "rule")
    kind: ClassVar[str] = ""
    manner: ClassVar[str] = ONE
    """How parts make an answer: one of `MANNERS`."""

    def __init__(self, key: str, rule: str, params: Mapping[str, Any] | None) -> None:
        self.key = key
        self.rule = rule
        self.params = params
        self._legal: list[Answer] | None = None
        self._drawn: Answer = NOTHING
        """What was drawn last: it is legal, and need not be judged again."""

    # ------------------------------------------------------------------ whole answers

    def legal(self) -> list[Answer]:
        """Every legal answer; computed once for this prompt. Raises `TooManyAnswers` if it is vast."""
        known = self._legal
        if known is None:
            known = self._legal = self._list()
        return known

    def vast(self) -> bool:
        """Are there too many answers to list?"""
        return False

    def forced(self) -> bool:
        """Is there one answer only?"""
        return not self.vast() and len(self.legal()) == 1

    def answerable(self) -> bool:
        """Is there any legal answer?"""
        if not self.vast():
            return bool(self.legal())
        begun = self.after()
        return begun.ready or bool(begun.parts())

    def forget(self) -> None:
        """The state behind the prompt has changed: list the answers anew when asked."""
        self._legal = None
        self._drawn = NOTHING

    def know(self, other: Prompt) -> None:
        """The other prompt asks the same of the same position: what it has listed need not be listed again."""
        self._legal = other._legal

    def verdict(self, answer: Answer) -> Verdict:
        """None if the answer is legal, else the reason."""
        if answer is self._drawn:
            return None
        known = self._legal
        if known is not None:
            if answer.__class__ is str:
                if answer in known:
                    return None
            else:
                # Whoever chose from the list is right; equal but for the type (True, 1) needs a closer look.
                for option in known:
                    if option is answer:
                        return None
        return self._judge(answer)

    def normal(self, answer: Answer) -> Answer:
        """A legal answer as the journal has it, where the same can be said in several ways."""
        return answer

    def sample(self, chooser: Chooser) -> Answer:
        """Any legal answer, without listing them where that can be done; raises `NoAnswer` if there is none.

        Each is as likely as any other, but for vast prompts and `Command`, whose answers nobody can count: there it is
        put together part by part. What is drawn hangs on the chooser alone, not on whether somebody has listed them.
        """
        answer = self._drawn = self._draw(chooser)
        return answer

    def _draw(self, chooser: Chooser) -> Answer:
        """By default from the list."""
        try:
            legal = self.legal()
        except TooManyAnswers:
            least, most = self.bounds()
            return self.after().finish(chooser, chooser.choice(range(least, max(least, most) + 1)))
        if not legal:
            raise NoAnswer(self.key)
        return chooser.choice(legal)

    def decline(self) -> Answer | None:
        """The answer that says no, if the kind of question has one."""
        return None

    def size(self, answer: Answer) -> int | None:
        """How much an answer takes or gives, where one answer is more than another."""
        return None

    # ------------------------------------------------------------------ parts of an answer

    def after(self, picked: Iterable[Answer] = ()) -> Draft:
        """What may follow these parts; raises `Refusal` at the first that does not lead to a legal answer."""
        draft = Draft(self)
        for part in picked:
            draft = draft.after(part)
        return draft

    def bounds(self) -> Bounds:
        """How many parts an answer has, or how much it divides."""
        return Bounds(1, 1)

    def compose(self, picked: Sequence[Answer]) -> Answer:
        """The answer that these parts make, legal or not."""
        return picked[0]

    def spell(self, answer: Answer) -> list[Answer]:
        """The parts that make this answer, in the order in which they were offered."""
        return [answer]

    def _finished(self, picked: Sequence[Answer]) -> Verdict:
        """May it end here?"""
        return self.verdict(self.compose(picked)) if picked else (WRONG_COUNT, 1, 1)

    def _pool(self, picked: Sequence[Answer]) -> Sequence[Answer]:
        """What one might think of as the next part."""
        return [] if picked else self.legal()

    def _following(self, picked: Sequence[Answer]) -> Check:
        """The verdict on a part of the pool: does it lead to a legal answer?"""
        return _allowed

    def _barred(self, judged: Sequence[tuple[Answer, Verdict]]) -> list[Refusal]:
        """The parts of the pool that do not."""
        return [Refusal(part, verdict) for part, verdict in judged if verdict is not None]

    def _shown(self, parts: Sequence[Answer]) -> list[Offer]:
        """Parts, shown."""
        return [Offer(part, (self.label(part),)) for part in parts]

    # ------------------------------------------------------------------ showing

    def label(self, part: Answer) -> Label:
        """How a part is shown, or a whole answer that is one part."""
        return plain_label(part)

    def label_refused(self, part: Answer) -> Label:
        """The same for one that may not be chosen now."""
        return self.label(part)

    def labels(self, answer: Answer) -> list[Label]:
        """How a whole answer is shown, part by part."""
        return [self.label(part) for part in self.spell(answer)]

    def offers(self) -> list[Offer]:
        """What is shown at first: the whole answers, or the parts that answers are made of."""
        return [Offer(answer, (self.label(answer),)) for answer in self.legal()]

    def in_parts(self) -> bool:
        """Are the offers parts?"""
        return self.manner != ONE

    def span(self) -> tuple[int, int] | None:
        """From which number to which, where a number is asked."""
        return None

    def beside(self) -> Prompt | None:
        """A question whose options stand beside this one."""
        return None

    def refusals(self) -> list[Refusal]:
        """What a player might expect to choose here but may not, each with its reason."""
        return []

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "key": self.key,
            "rule": self.rule,
            "params": dict(self.params or {}),
            **self._shape(),
        }

    def _shape(self) -> dict[str, Any]:
        """What a widget needs beside key and rule; by default the labelled options."""
        return {"options": [{"answer": a, **self.label(a).to_json()} for a in self.legal()]}

    def _whole(self, together: Check | None) -> dict[str, Any]:
        """Where parts are judged together, the answers that come of them: nobody need pick what leads to none.

        Without such a check all parts go with each other; too many answers are asked for part by part.
        """
        if together is None or self.vast() or len(whole := self.legal()) > MOST_WHOLE:
            return {}
        return {"whole": whole}

    # ------------------------------------------------------------------ for subclasses

    def _list(self) -> list[Answer]:
        raise NotImplementedError

    def _judge(self, answer: Answer) -> Verdict:
        return None if among(answer, self.legal()) else (NOT_OFFERED,)


class Draft:
    """An answer that is being put together: what was picked, what may follow, and whether it may end here.

    For whoever cannot or need not see all answers at once. Terminal, site, environments and bots all go this one way.
    """

    __slots__ = ("_judged", "picked", "prompt")

    def __init__(self, prompt: Prompt, picked: tuple[Answer, ...] = ()) -> None:
        self.prompt = prompt
        self.picked = picked
        self._judged: list[tuple[Answer, Verdict]] | None = None

    def judged(self) -> list[tuple[Answer, Verdict]]:
        """Everything that one might pick next, each with its verdict."""
        known = self._judged
        if known is None:
            check = self.prompt._following(self.picked)
            known = self._judged = [(part, check(part)) for part in self.prompt._pool(self.picked)]
        return known

    def parts(self) -> list[Answer]:
        """What may be picked next: each leads to a legal answer."""
        return [part for part, verdict in self.judged() if verdict is None]

    def offers(self) -> list[Offer]:
        """The same, with how each is shown."""
        return self.prompt._shown(self.parts())

    def refusals(self) -> list[Refusal]:
        """What may not be picked now, and why."""
        return self.prompt._barred(self.judged())

    def after(self, part: Answer) -> Draft:
        """With one part more; raises `Refusal` if it does not lead to a legal answer."""
        if not among(part, self.prompt._pool(self.picked)):
            raise Refusal(part, (NOT_OFFERED,))
        verdict = self.prompt._following(self.picked)(part)
        if verdict is not None:
            raise Refusal(part, verdict)
        return self._with(part)

    def _with(self, part: Answer) -> Draft:
        return Draft(self.prompt, (*self.picked, part))

    def verdict(self) -> Verdict:
        """None if what was picked is a legal answer, else why it is not one yet."""
        return self.prompt._finished(self.picked)

    @property
    def ready(self) -> bool:
        """Is it a legal answer?"""
        return self.verdict() is None

    @property
    def answer(self) -> Answer:
        """What was picked, as an answer."""
        return self.prompt.normal(self.prompt.compose(self.picked))

    def finish(self, chooser: Chooser, size: int = 0) -> Answer:
        """Go on by chance until it is an answer of this size, if it comes to that; raises `NoAnswer` if to none.

        Where a check of the whole answer does not say what leads to one, a beginning may lead to none; then another
        is tried.
        """
        for _ in range(BEGINNINGS):
            draft = self
            while True:
                parts = draft.parts()
                if draft.ready and (not parts or (self.prompt.size(draft.answer) or 0) >= size):
                    return draft.answer
                if not parts:
                    break
                draft = draft._with(chooser.choice(parts))
        raise NoAnswer(self.prompt.key)


def _allowed(part: Answer) -> Verdict:
    return None


Candidates = Callable[[], Iterable[Answer]] | Sequence[Answer]


def offered(source: Candidates) -> Iterable[Answer]:
    return source() if callable(source) else source

"""A prompt as a numbered menu: what may be chosen, what may not, and what a typed line means."""

from __future__ import annotations

from typing import NamedTuple

from civitas.cli.words import Words
from civitas.kernel import Answer, Label, Offer, Prompt, Refusal
from civitas.kernel.prompts import ROW, SET, SHARES
from civitas.texts import Speaker

ARROW = " → "


class Unclear(Exception):
    """A typed line that means nothing here; the message says what would."""


class Item(NamedTuple):
    """One line of the menu: an option of a sort, perhaps beside the real question; a refused one with its reason."""

    code: int
    text: str
    answer: Answer
    sort: str = ""
    aside: bool = False
    refusal: Refusal | None = None


class Menu:
    """The options of one prompt. Numbers of refused options go on after those of the allowed ones."""

    def __init__(self, prompt: Prompt, speaker: Speaker, words: Words) -> None:
        self.prompt = prompt
        self._speaker = speaker
        self._words = words
        # A number is called by itself.
        span = prompt.span()
        first = 1 if span is None else span[0]
        self.allowed = _numbered(first, [self._offer(offer) for offer in prompt.offers()])
        self.refused = _numbered(first + len(self.allowed), self._refusals())
        self._codes = {item.code: item for item in [*self.allowed, *self.refused]}

    def __getitem__(self, code: int) -> Item:
        try:
            return self._codes[code]
        except KeyError:
            raise Unclear(self._words("no-such-number", number=str(code))) from None

    # ------------------------------------------------------------------ what is offered

    def _offer(self, offer: Offer) -> Item:
        answer, labels, limit, aside = offer
        if self.prompt.span() is not None and labels[0].text == "number":
            return Item(0, "", answer)  # a number that means nothing but itself
        text = ARROW.join(named(label, self._speaker) for label in labels)
        if limit is not None:
            text = self._words("at-most", thing=text, limit=str(limit))
        return Item(0, text, answer, labels[0].text if limit is None and len(labels) == 1 else "", aside)

    def _refusals(self) -> list[Item]:
        prompt, beside = self.prompt, self.prompt.beside()
        asides = [] if beside is None else [refusal.answer for refusal in beside.refusals()]
        return [self._refused(prompt.label_refused(r.answer), r, r.answer in asides) for r in prompt.refusals()]

    def _refused(self, label: Label, refusal: Refusal, aside: bool) -> Item:
        return Item(0, named(label, self._speaker), refusal.answer, label.text, aside, refusal)

    # ------------------------------------------------------------------ what is meant

    def how(self) -> str:
        """How to answer, in a few words."""
        prompt, words = self.prompt, self._words
        span, (least, most) = prompt.span(), prompt.bounds()
        if span is not None:
            return words("how-number", low=str(span[0]), high=str(span[1]))
        if not prompt.in_parts():
            return words("how-one")
        if prompt.manner == SHARES:
            if least == most:
                return words("how-split", total=str(most))
            return words("how-split-some", least=str(least), most=str(most))
        if prompt.manner == ROW:
            return words("how-order") if least == most else words("how-walk", most=str(most))
        if least == most:
            return words("how-exactly", count=least)
        return words("how-some", least=str(least), most=str(most)) if least else words("how-up-to", most=most)

    def read(self, line: str) -> Answer:
        """The answer that a typed line stands for; whether it is legal is the table's affair."""
        prompt, words = self.prompt, self._words
        typed = line.replace(",", " ").split()
        # To say no is to decline, and then yes is an answer, too.
        if prompt.decline() is False and line.lower() in words("yes-words").split():
            return True
        if prompt.decline() is False and line.lower() in words("no-words").split():
            return False
        if prompt.manner == SHARES:
            return prompt.compose([{name: amount} for name, amount in self._shares(typed).items()])
        codes = self._numbers(typed)
        if not prompt.in_parts():
            if len(codes) != 1:
                raise Unclear(words("just-one"))
            return codes[0] if prompt.span() is not None else self[codes[0]].answer
        if prompt.manner == SET:  # to name a thing twice adds nothing, and 0 is none where none is needed
            codes = [code for code in dict.fromkeys(codes) if code or prompt.bounds().least]
        return prompt.compose([self[code].answer for code in codes])

    def _numbers(self, typed: list[str]) -> list[int]:
        """The numbers of a line; `3-6` is short for `3 4 5 6`."""
        found: list[int] = []
        for word in typed:
            low, dash, high = word.partition("-")
            if low.isdecimal() and (high.isdecimal() or not dash):
                found += range(int(low), int(high or low) + 1)
            else:
                raise Unclear(self._words("not-understood", typed=word))
        return found

    def _shares(self, typed: list[str]) -> dict[str, int]:
        """`1:2 3` is two of the first and one of the third."""
        found: dict[str, int] = {}
        for word in typed:
            code, colon, amount = word.partition(":")
            if not code.isdecimal() or not (amount.isdecimal() or not colon):
                raise Unclear(self._words("not-understood", typed=word))
            name = self[int(code)].answer
            found[name] = found.get(name, 0) + int(amount or 1)
        return {name: amount for name, amount in found.items() if amount}


def _numbered(first: int, items: list[Item]) -> list[Item]:
    """Number the items, options of one sort side by side, and those beside the question last."""
    sorts = list(dict.fromkeys(item.sort for item in items))
    ordered = sorted(items, key=lambda item: (item.aside, sorts.index(item.sort)))
    return [item._replace(code=code) for code, item in enumerate(ordered, first)]


def named(label: Label, speaker: Speaker) -> str:
    """The text of a label; what has none of its own (a spot on a path) is called what it is."""
    return speaker.option(label) if speaker.has(f"option-{label.text}") else label.text


def answer_text(prompt: Prompt, answer: Answer, speaker: Speaker) -> str:
    """What was answered, in words: for the walk through a game."""
    parts = prompt.spell(answer)
    said = [named(label, speaker) for label in prompt.labels(answer)]
    if prompt.manner == SHARES:
        said = [f"{n}× {text}" for part, text in zip(parts, said, strict=True) for n in part.values()]
    return (ARROW if prompt.manner == ROW else ", ").join(said) or "–"

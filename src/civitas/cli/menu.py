"""A prompt as a numbered menu: what may be chosen, what may not, and what a typed line means."""

from __future__ import annotations

from typing import Any, NamedTuple

from civitas.cli.words import Words
from civitas.kernel import Answer, Label, Number, One, Order, Path, Prompt, Refusal, Some
from civitas.kernel.prompts import Split
from civitas.texts import Speaker


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
        first = prompt.low if isinstance(prompt, Number) else 1
        self.allowed = _numbered(first, self._offers())
        self.refused = _numbered(first + len(self.allowed), self._refusals())
        self._codes = {item.code: item for item in [*self.allowed, *self.refused]}

    def __getitem__(self, code: int) -> Item:
        try:
            return self._codes[code]
        except KeyError:
            raise Unclear(self._words("no-such-number", number=str(code))) from None

    # ------------------------------------------------------------------ what is offered

    def _offers(self) -> list[Item]:
        prompt = self.prompt
        if isinstance(prompt, Some):
            return [self._item(prompt.label(answer), answer) for answer in prompt.single()]
        if isinstance(prompt, Order):
            return [self._item(_label(item), item["answer"]) for item in prompt.to_json()["items"]]
        if isinstance(prompt, Split):
            return [self._bin(item) for item in prompt.to_json()["bins"]]
        if isinstance(prompt, Path):
            return [Item(0, self._walk(answer), answer) for answer in prompt.legal()]
        asides = prompt.aside.legal() if isinstance(prompt, One) and prompt.aside is not None else ()
        return [self._item(prompt.label(answer), answer, answer in asides) for answer in prompt.legal()]

    def _item(self, label: Label, answer: Answer, aside: bool = False, refusal: Refusal | None = None) -> Item:
        if isinstance(self.prompt, Number) and label.text == "number":
            return Item(0, "", answer)  # a number that means nothing but itself
        return Item(0, self._named(label), answer, label.text, aside, refusal)

    def _named(self, label: Label) -> str:
        """The text of a label; what has none of its own (a spot on a path) is called what it is."""
        return self._speaker.option(label) if self._speaker.has(f"option-{label.text}") else label.text

    def _bin(self, item: dict[str, Any]) -> Item:
        text = self._words("at-most", thing=self._named(_label(item)), limit=str(item["limit"]))
        return Item(0, text, item["answer"])

    def _walk(self, spots: list[str]) -> str:
        return " → ".join(self._named(Label(spot)) for spot in spots)

    def _refusals(self) -> list[Item]:
        prompt = self.prompt
        if not isinstance(prompt, One):
            return [self._item(prompt.label(r.answer), r.answer, refusal=r) for r in prompt.refusals()]
        asides = prompt.aside.refusals() if prompt.aside is not None else []
        known = [refusal.answer for refusal in asides]
        return [self._item(prompt.label_refused(r.answer), r.answer, r.answer in known, r) for r in prompt.refusals()]

    # ------------------------------------------------------------------ what is meant

    def how(self) -> str:
        """How to answer, in a few words."""
        prompt, words = self.prompt, self._words
        if isinstance(prompt, Number):
            return words("how-number", low=str(prompt.low), high=str(prompt.high))
        if isinstance(prompt, Some):
            if prompt.least == prompt.most:
                return words("how-exactly", count=prompt.least)
            if not prompt.least:
                return words("how-up-to", most=prompt.most)
            return words("how-some", least=str(prompt.least), most=str(prompt.most))
        if isinstance(prompt, Order):
            return words("how-order")
        if isinstance(prompt, Split):
            return words("how-split", total=str(prompt.total))
        return words("how-one")

    def read(self, line: str) -> Answer:
        """The answer that a typed line stands for; whether it is legal is the table's affair."""
        prompt, words = self.prompt, self._words
        typed = line.replace(",", " ").split()
        if prompt.kind == "yesno" and line.lower() in words("yes-words").split():
            return True
        if prompt.kind == "yesno" and line.lower() in words("no-words").split():
            return False
        if isinstance(prompt, Split):
            return self._split(typed)
        codes = self._numbers(typed)
        if isinstance(prompt, Some):
            chosen = [self[code].answer for code in codes if code or prompt.least]
            return [item.answer for item in self.allowed if item.answer in chosen] + [
                item.answer for item in self.refused if item.answer in chosen
            ]
        if isinstance(prompt, Order):
            return [self[code].answer for code in codes]
        if len(codes) != 1:
            raise Unclear(words("just-one"))
        if isinstance(prompt, Number):
            return codes[0]
        return self[codes[0]].answer

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

    def _split(self, typed: list[str]) -> dict[str, int]:
        """`1:2 3` is two of the first and one of the third."""
        found: dict[str, int] = {}
        for word in typed:
            code, colon, amount = word.partition(":")
            if not code.isdecimal() or not (amount.isdecimal() or not colon):
                raise Unclear(self._words("not-understood", typed=word))
            name = self[int(code)].answer
            found[name] = found.get(name, 0) + int(amount or 1)
        return {item.answer: found[item.answer] for item in self.allowed if found.get(item.answer)}


def _label(item: dict[str, Any]) -> Label:
    """The label in a prompt's JSON."""
    return Label(item["text"], item["targets"], **item["params"])


def _numbered(first: int, items: list[Item]) -> list[Item]:
    """Number the items, options of one sort side by side, and those beside the question last."""
    sorts = list(dict.fromkeys(item.sort for item in items))
    ordered = sorted(items, key=lambda item: (item.aside, sorts.index(item.sort)))
    return [item._replace(code=code) for code, item in enumerate(ordered, first)]


def answer_text(prompt: Prompt, answer: Answer, speaker: Speaker, words: Words) -> str:
    """What was answered, in words: for the walk through a game."""
    menu = Menu(prompt, speaker, words)
    if isinstance(prompt, Number):
        return menu[answer].text or str(answer)
    if isinstance(prompt, Split):
        return ", ".join(f"{answer[item.answer]}× {item.text}" for item in menu.allowed if item.answer in answer)
    texts = {str(item.answer): item.text for item in menu.allowed}
    if isinstance(prompt, Some | Order):
        return ", ".join(texts[str(part)] for part in answer) or "–"
    return texts[str(answer)]

"""What a game says, as a client shows it: keys and parameters, and the same in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ninja import Schema

from civitas import kernel
from civitas.kernel import Answer, Label, One, Order, Path, Prompt, Refusal, Some
from civitas.kernel.prompts import Split
from civitas.site.tables.models import LogLine
from civitas.texts import BadText, MissingText, Speaker


class OptionOut(Schema):
    """Something that may be chosen (or be part of what is chosen), in words."""

    answer: Any
    text: str


class RefusalOut(Schema):
    """Something that may not be chosen: which reason, which paragraph of the rules, and both in words."""

    answer: Any
    option: str
    reason: str
    rule: str
    params: dict[str, Any]
    text: str


class LineOut(Schema):
    """A line of the log, by the entry of the journal that brought it about."""

    seq: int
    number: int
    key: str
    params: dict[str, Any]
    text: str
    struck: bool
    """Undone or taken back since."""


def options(prompt: Prompt, speaker: Speaker) -> list[OptionOut]:
    """What may be chosen: whole answers, or the parts of one (several things, an order, a division)."""
    shown: Iterable[tuple[Answer, Label]]
    if isinstance(prompt, Some):
        shown = [(answer, prompt.label(answer)) for answer in prompt.single()]
    elif isinstance(prompt, Order):
        shown = [(item["answer"], _label(item)) for item in prompt.to_json()["items"]]
    elif isinstance(prompt, Split):
        shown = [(item["answer"], _label(item)) for item in prompt.to_json()["bins"]]
    elif isinstance(prompt, Path):
        return [OptionOut(answer=walk, text=_walk(walk, speaker)) for walk in prompt.legal()]
    else:
        shown = [(answer, prompt.label(answer)) for answer in prompt.legal()]
    return [OptionOut(answer=answer, text=named(label, speaker)) for answer, label in shown]


def refusals(prompt: Prompt, speaker: Speaker) -> list[RefusalOut]:
    """What one might expect to choose here but may not."""
    label = prompt.label_refused if isinstance(prompt, One) else prompt.label
    return [refused(refusal, speaker, named(label(refusal.answer), speaker)) for refusal in prompt.refusals()]


def refused(refusal: Refusal, speaker: Speaker, option: str = "") -> RefusalOut:
    """One refusal in words. What was not on offer at all has no words of its own."""
    return RefusalOut(**refusal.to_json(), option=option, text=speaker.refusal(refusal))


def lines(rows: Iterable[LogLine], speaker: Speaker) -> list[LineOut]:
    """Lines of the log in words."""
    return [
        LineOut(
            seq=row.seq,
            number=row.number,
            key=row.key,
            params=row.params,
            text=speaker.note(kernel.LogLine(row.seq, row.key, row.params, None)),
            struck=row.struck,
        )
        for row in rows
    ]


def named(label: Label, speaker: Speaker) -> str:
    """The text of a label; what has none of its own (a spot on a path) is called what it is."""
    try:
        return speaker.option(label)
    except (MissingText, BadText):
        return label.text


def _walk(spots: list[str], speaker: Speaker) -> str:
    return " → ".join(named(Label(spot), speaker) for spot in spots)


def _label(item: dict[str, Any]) -> Label:
    """The label in a prompt's JSON."""
    return Label(item["text"], item["targets"], **item["params"])

"""What a game says, as a client shows it: keys and parameters, and the same in words."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from ninja import Schema

from civitas import kernel
from civitas.kernel import Answer, Label, One, Order, Path, Prompt, Refusal, Some
from civitas.kernel.prompts import Split
from civitas.site.api.targets import pointed_at
from civitas.site.tables.models import LogLine
from civitas.texts import BadText, MissingText, Speaker

SPOT = "spot"
"""The kind of what a path leads over, whatever the title calls it."""


class OptionOut(Schema):
    """Something that may be chosen (or be part of what is chosen), in words, and what it points at on the table."""

    answer: Any
    text: str
    targets: list[str]
    """Things of the title by kind and id (`region:libya`, `seat:2`), the first the most telling."""
    limit: int | None = None
    """Where a total is divided: how much this part can take."""


class RefusalOut(Schema):
    """Something that may not be chosen: which reason, which paragraph of the rules, and both in words."""

    answer: Any
    option: str
    targets: list[str]
    """What the refused option points at."""
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
    targets: list[str]
    """What the line speaks of, in its order, to be shown on the board."""
    struck: bool
    """Undone or taken back since."""
    at: datetime | None = None
    """When the entry was made."""


def options(prompt: Prompt, speaker: Speaker) -> list[OptionOut]:
    """What may be chosen: whole answers, or the parts of one (several things, an order, a division)."""
    if isinstance(prompt, Some):
        return [_option(answer, prompt.label(answer), speaker) for answer in prompt.single()]
    if isinstance(prompt, Order):
        return [_option(item["answer"], _label(item), speaker) for item in prompt.to_json()["items"]]
    if isinstance(prompt, Split):
        bins = prompt.to_json()["bins"]
        return [_option(item["answer"], _label(item), speaker, limit=item["limit"]) for item in bins]
    if isinstance(prompt, Path):
        return [_walk(spots, speaker) for spots in prompt.legal()]
    return [_option(answer, prompt.label(answer), speaker) for answer in prompt.legal()]


def beside(prompt: Prompt, speaker: Speaker) -> str:
    """The words of what may be done without answering the question; empty if there is nothing."""
    return speaker.prompt(prompt.aside) if isinstance(prompt, One) and prompt.aside is not None else ""


def _option(answer: Answer, label: Label, speaker: Speaker, limit: int | None = None) -> OptionOut:
    return OptionOut(answer=answer, text=named(label, speaker), targets=shown(label, speaker), limit=limit)


def refusals(prompt: Prompt, speaker: Speaker) -> list[RefusalOut]:
    """What one might expect to choose here but may not."""
    label = prompt.label_refused if isinstance(prompt, One) else prompt.label
    return [refused(refusal, speaker, label(refusal.answer)) for refusal in prompt.refusals()]


def refused(refusal: Refusal, speaker: Speaker, label: Label | None = None) -> RefusalOut:
    """One refusal in words. What was not on offer at all has no words of its own."""
    return RefusalOut(
        **refusal.to_json(),
        option="" if label is None else named(label, speaker),
        targets=[] if label is None else shown(label, speaker),
        text=speaker.refusal(refusal),
    )


def lines(rows: Iterable[LogLine], speaker: Speaker) -> list[LineOut]:
    """Lines of the log in words."""
    return [
        LineOut(
            seq=row.seq,
            number=row.number,
            key=row.key,
            params=row.params,
            text=speaker.note(kernel.LogLine(row.seq, row.key, row.params, None)),
            targets=pointed_at(speaker.title, row.params),
            struck=row.struck,
            at=row.at,
        )
        for row in rows
    ]


def named(label: Label, speaker: Speaker) -> str:
    """The text of a label; what has none of its own (a spot on a path) is called what it is."""
    try:
        return speaker.option(label)
    except (MissingText, BadText):
        return label.text


def shown(label: Label, speaker: Speaker) -> list[str]:
    """What an option points at: what its rule says, else the things that its text names."""
    return list(label.targets) or pointed_at(speaker.title, label.params)


def _walk(spots: list[str], speaker: Speaker) -> OptionOut:
    text = " → ".join(named(Label(spot), speaker) for spot in spots)
    return OptionOut(answer=spots, text=text, targets=[f"{SPOT}:{spot}" for spot in spots])


def _label(item: dict[str, Any]) -> Label:
    """The label in a prompt's JSON."""
    return Label(item["text"], item["targets"], **item["params"])

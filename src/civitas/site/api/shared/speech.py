"""What a game says, as a client shows it: keys and parameters, and the same in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from ninja import Schema

from civitas import kernel
from civitas.games.acts import acts_of
from civitas.kernel import Answer, Label, Offer, Prompt, Refusal
from civitas.kernel.prompts import ROW, SHARES
from civitas.kit.rules_index import told_by
from civitas.site.api.shared.acts import ActOut
from civitas.site.api.shared.targets import pointed_at
from civitas.site.tables.models import LogLine
from civitas.texts import BadText, MissingText, Speaker

ARROW = " → "


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
    acts: list[ActOut]
    """What has happened on the table, in its order; nothing for a line that only says something."""
    rules: list[str]
    """The paragraphs by which it came about, as far as the title says."""
    struck: bool
    """Undone or taken back since."""
    at: datetime | None = None
    """When the entry was made."""


def options(prompt: Prompt, speaker: Speaker) -> list[OptionOut]:
    """What may be chosen: whole answers, or the parts of one (several things, an order, a division)."""
    return [offered(offer, speaker) for offer in prompt.offers()]


def offered(offer: Offer, speaker: Speaker) -> OptionOut:
    """Something to choose, in words."""
    text = ARROW.join(named(label, speaker) for label in offer.labels)
    return OptionOut(answer=offer.answer, text=text, targets=_pointing(offer.labels, speaker), limit=offer.limit)


def answered(prompt: Prompt, answer: Answer, speaker: Speaker) -> OptionOut:
    """A whole answer, in words."""
    parts, labels = prompt.spell(answer), prompt.labels(answer)
    texts = [named(label, speaker) for label in labels]
    if prompt.manner == SHARES:
        texts = [f"{n} × {text}" for part, text in zip(parts, texts, strict=True) for n in part.values()]
    text = (ARROW if prompt.manner == ROW else ", ").join(texts)
    return OptionOut(answer=answer, text=text, targets=_pointing(labels, speaker))


def _pointing(labels: Sequence[Label], speaker: Speaker) -> list[str]:
    return [target for label in labels for target in shown(label, speaker)]


def beside(prompt: Prompt, speaker: Speaker) -> str:
    """The words of what may be done without answering the question; empty if there is nothing."""
    beside = prompt.beside()
    return "" if beside is None else speaker.prompt(beside)


def refusals(prompt: Prompt, speaker: Speaker) -> list[RefusalOut]:
    """What one might expect to choose here but may not."""
    return refused_parts(prompt, prompt.refusals(), speaker)


def refused_parts(prompt: Prompt, found: Iterable[Refusal], speaker: Speaker) -> list[RefusalOut]:
    """The same for what may not be picked after something else."""
    return [refused(refusal, speaker, prompt.label_refused(refusal.answer)) for refusal in found]


def refused(refusal: Refusal, speaker: Speaker, label: Label | None = None) -> RefusalOut:
    """One refusal in words. What was not on offer at all has no words of its own."""
    return RefusalOut(
        **refusal.to_json(),
        option="" if label is None else named(label, speaker),
        targets=[] if label is None else shown(label, speaker),
        text=speaker.refusal(refusal),
    )


def lines(rows: Iterable[LogLine], speaker: Speaker) -> list[LineOut]:
    """Lines of the log in words, and in acts."""
    acts, rules = acts_of(speaker.title), told_by(speaker.title)
    return [
        LineOut(
            seq=row.seq,
            number=row.number,
            key=row.key,
            params=row.params,
            text=speaker.note(kernel.LogLine(row.seq, row.key, row.params, None)),
            targets=pointed_at(speaker.title, row.params),
            acts=[act.to_json() for act in acts.of(row.key, row.params)],
            rules=rules.get(row.key, []),
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

"""Acts as declared: every kind of note stands for acts or is silent, and they are filled from what the note has."""

from __future__ import annotations

from typing import Any

from civitas.games.acts import acts_of
from civitas.kernel import Title
from civitas.kernel.act_notes import KERNEL_NOTES, BadActs
from civitas.kit.sources import spoken

NOTE = "note-"


def check_acts(title: Title[Any]) -> tuple[int, list[str]]:
    """How many kinds of note were looked at, and what is wrong with their acts."""
    try:
        acts = acts_of(title)
    except (BadActs, ValueError) as fault:
        return 0, [f"acts.toml: {fault}"]
    said, _ = spoken(title)
    given: dict[str, set[str] | None] = {}
    for message, _, params in said:
        if message.startswith(NOTE):
            known = given.setdefault(message.removeprefix(NOTE), set())
            given[message.removeprefix(NOTE)] = None if known is None or params is None else known | params
    faults = [f"the note {key} has no acts and is not declared silent" for key in given if key not in acts.kinds]
    faults += [f"the note {key} has acts, but it is never written" for key in sorted(acts.kinds - given.keys())]
    for key, filled in given.items():
        if filled is not None:
            odd = sorted(acts.params(key) - filled)
            faults += [f"the acts of {key} speak of {{{name}}}, which nobody fills in" for name in odd]
    return len(given.keys() - KERNEL_NOTES), faults

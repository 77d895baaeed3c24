"""What options are called where many questions offer things of the same kind, and the answers that end a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from civitas.kernel import Label

DONE, NONE = "done", "none"
"""No more of it; nothing of it."""
NO_MORE, NOWHERE = Label("no-more"), Label("nowhere")
"""What the second is called where more could be taken, and where something could be put."""


def hex_label(hex: str) -> Label:
    return Label("hex", [f"hex:{hex}"], hex=hex)


def seat_label(seat: int | str) -> Label:
    return Label("seat", [f"seat:{seat}"], seat=int(seat))


def card_label(card: str) -> Label:
    return Label("card", [f"card:{card}"], card=card)


def unit_label(unit: str) -> Label:
    return Label("unit", [f"unit:{unit}"], unit=unit)


def building_label(building: str) -> Label:
    return Label("building", [f"building:{building}"], building=building)


def good_label(good: str) -> Label:
    return Label("good", [f"good:{good}"], good=good)


def unless(word: str, said: Label, label: Callable[[str], Label]) -> Callable[[Any], Label]:
    """The label of an option, or one of its own for the answer that takes none."""
    return lambda answer: said if answer == word else label(answer)

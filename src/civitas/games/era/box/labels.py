"""How things of the table are named where they can be chosen."""

from __future__ import annotations

from civitas.games.era.box.underway import Owner
from civitas.kernel import Label


def province_label(province: str) -> Label:
    return Label("province", [f"province:{province}"], province=province)


def card_label(card: str) -> Label:
    return Label("card", [f"card:{card}"], card=card)


def named(who: Owner) -> int | str:
    """Somebody with a realm as questions and reasons have them: a seat by its number, an automa by its name."""
    return who if isinstance(who, int) else who.id

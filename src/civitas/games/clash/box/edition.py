"""§1.1 What is in the box of a table: the base game alone, the expansion with it, and its leaders."""

from __future__ import annotations

from functools import lru_cache

from civitas.games.clash.box.content import EXPANSION, LED
from civitas.games.clash.box.state import Clash

WITHOUT = "off"
"""The value of an option for a table that plays without what it is about."""
WITH_LEADERS = ("drawn", "chosen")
"""How civilisations are given at tables that have leaders: in the preview there are none."""


def has_expansion(g: Clash) -> bool:
    """§1.1 Does this table play with the expansion, whatever way its civilisations are given?"""
    return g.options["expansion"] != WITHOUT


def has_leaders(g: Clash) -> bool:
    """§14.8 Does this table play with leaders? Tables from before there were any go on without them."""
    return g.options["expansion"] in WITH_LEADERS and g.options.get("leaders", WITHOUT) != WITHOUT


def in_play(g: Clash, id: str) -> bool:
    """§1.1 Is this unit, building or card in the box of this table?"""
    return id in of_table(g, (id,))


def of_table(g: Clash, things: tuple[str, ...]) -> tuple[str, ...]:
    """§1.1 Those of the things that are in the box of this table."""
    return in_box(things, g.options["expansion"], has_leaders(g))


@lru_cache(maxsize=512)
def in_box(things: tuple[str, ...], expansion: str, leaders: bool = False) -> tuple[str, ...]:
    """§1.1 Those of the things that are in the box, without the expansion or with it, and with leaders or not."""
    known = things if expansion != WITHOUT else tuple(id for id in things if id not in EXPANSION)
    return known if leaders else tuple(id for id in known if id not in LED)

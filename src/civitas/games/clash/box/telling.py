"""What notes tell beside their words, so that they can be shown on the board: what came, what went, and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from civitas.games.clash.box.content import ABILITIES, ADVANCES, BUILDINGS, EVENTS, MOODS, TACTICS, UNITS, WONDERS
from civitas.games.clash.box.queries import Clash, gain, limit, wonders_in
from civitas.kernel import Note, Procedure, Term

SETTLEMENT = "settlement"
DICE = ("combat", "influence", "end", "tactic")
SCENES = ("battle",)
PIECES = ("exhausted", "start_player")
_PERSONS = frozenset(event.name for event in EVENTS.values())
_KINDS: tuple[tuple[str, Iterable[str]], ...] = (
    ("unit", UNITS),
    ("advance", ADVANCES),
    ("ability", ABILITIES),
    ("tactic", TACTICS),
    ("wonder", WONDERS),
    ("building", BUILDINGS),
    ("event", _PERSONS),
)

Pieces = list[tuple[str, Any]]
"""What stands in a city, each piece with its owner; None for what has none."""


def pieces(g: Clash, hex: str) -> Pieces:
    """Settlement, mood, buildings and wonders of a city; nothing where there is none."""
    if hex not in g.city:
        return []
    return [
        (f"structure:{SETTLEMENT}", g.city[hex]),
        (f"mood:{MOODS[g.mood[hex]]}", None),
        *((f"building:{building}", colour) for building, colour in g.buildings[hex]),
        *((f"wonder:{wonder}", None) for wonder in wonders_in(g, hex)),
    ]


def changes(before: Pieces, after: Pieces) -> dict[str, Any]:
    """What has gone from a city and what has come to it, as parameters of a note."""
    return {
        "gone": [{"piece": piece, "seat": owner} for piece, owner in before if (piece, owner) not in after],
        "come": [{"piece": piece, "seat": owner} for piece, owner in after if (piece, owner) not in before],
    }


def gain_all(g: Clash, seat: int, goods: Mapping[str, int]) -> dict[str, int]:
    """§5.2 Take several goods; what was really taken of each."""
    return {good: gain(g, seat, good, amount) for good, amount in goods.items()}


def trim(g: Clash, seat: int) -> Procedure[None]:
    """§5.2 What exceeds a limit that has become lower is lost."""
    goods = g.players[seat].goods
    over = {good: amount - most for good, amount in goods.items() if amount > (most := limit(g, seat, good))}
    for good, amount in over.items():
        goods[good] -= amount
    if over:
        yield Note("over-limit", seat=seat, goods=over)


def pointed(terms: Iterable[Term | tuple[str, int]], die: str) -> list[list[Any]]:
    """The terms of a sum, each with what it comes from as a thing that can be pointed at."""
    return [[_thing(source, die), amount] for source, amount in terms]


def _thing(source: str, die: str) -> str:
    for kind, ids in _KINDS:
        if source in ids:
            return f"{kind}:{source}"
    return f"die:{die}"

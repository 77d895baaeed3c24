"""§4.2 What a player can do in a turn: actions, which are counted, and free actions, which are not."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from civitas.games.clash.box.content import ABILITIES, ACTS_AS, OF_CIVS
from civitas.games.clash.box.leaders import known_abilities
from civitas.games.clash.box.queries import Clash, acted, wonders_of
from civitas.kernel import Label, Procedure, Reason, Verdict

END = "end"

NO_ACTION_LEFT = Reason("no-action-left", "4.2")
ACTIONS_LEFT = Reason("actions-left", "4.1", "number")
ONCE_A_TURN = Reason("once-a-turn", "5.9", "deed")


class Deed(NamedTuple):
    """Something to do on one's turn."""

    possible: Callable[[Clash, int], Verdict]
    act: Callable[[Clash, int], Procedure[None]]
    action: bool
    """Does it take one of the actions of the turn?"""
    advance: str
    """The advance, wonder, ability or card of a great person without which nobody can do it; empty if all can."""
    once: bool
    """Only once in a turn?"""
    idle: bool
    """Does it say itself when it has changed something? Otherwise nobody knows what may be done after it."""


MAIN = ("advance", "found", "produce", "construct", "recruit", "move", "happiness", "influence")
"""The main actions, in the order of the rulebook; activating a city is three of them."""
ORDER = (
    *MAIN,
    *("taxes", "sports", "civil_liberties", "bartering", "arts", "theaters", "voting", "free_economy"),
    *(
        "absolute_power",
        "forced_labor",
        "card",
        "card_action",
        "pass",
        "trade",
        "great_library",
        "great_statue",
        "great_diplomat",
    ),
    *OF_CIVS,
    *ABILITIES,
)
"""Every deed of the box, those of civilisations and leaders by the names of their advances and abilities. Options and
encodings are in this order, so it must not hang on what is loaded first."""

DEEDS: dict[str, Deed] = {}
"""Every deed by its name, in the order in which it is offered: the main actions first, those of others last."""


def add_deed(
    name: str,
    possible: Callable[[Clash, int], Verdict],
    act: Callable[[Clash, int], Procedure[None]],
    *,
    action: bool,
    advance: str = "",
    once: bool = False,
    idle: bool = False,
) -> None:
    """Let players do something; a card, a wonder or a civilisation adds its own deeds here."""
    DEEDS[name] = Deed(possible, act, action, advance, once, idle)
    ordered = sorted(DEEDS.items(), key=lambda item: ORDER.index(item[0]) if item[0] in ORDER else len(ORDER))
    DEEDS.clear()
    DEEDS.update(ordered)


def offered(g: Clash, seat: int) -> list[str]:
    """The deeds that the player has heard of: those of all, and those of advances and wonders in use."""
    player = g.players[seat]
    known = {"", *player.advances, player.borrowed, *wonders_of(g, seat), *player.persons}
    if player.civ:
        known.update(id for id in ACTS_AS if acted(player.advances, id))
        known.update(known_abilities(g, seat))
    return [*_deeds_of(frozenset(known)), END]


@lru_cache(maxsize=1 << 12)
def _deeds_of(known: frozenset[str]) -> tuple[str, ...]:
    """What these advances, wonders, abilities and persons let one do, and what everybody can do."""
    return tuple([name for name, deed in DEEDS.items() if deed.advance in known])


def judge(g: Clash, seat: int, name: str) -> Verdict:
    """§4.1 §4.2 §5.9 May the player do this now? A turn ends when its actions are used up."""
    turn = g.turn
    if name == END:
        return (ACTIONS_LEFT, turn.actions) if turn.actions > 0 else None
    deed = DEEDS[name]
    if deed.action and turn.actions < 1:
        return (NO_ACTION_LEFT,)
    if deed.once and name in turn.used:
        return ONCE_A_TURN, name
    return deed.possible(g, seat)


class Judged:
    """The deeds of one question, each judged once until something changes; trades that come to nothing do not."""

    __slots__ = ("g", "known", "seat")

    def __init__(self, g: Clash, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.known: dict[str, Verdict] = {}

    def offered(self) -> list[str]:
        """The deeds to judge. A question asks for them before it judges any."""
        self.known = self.g.kept("deeds", dict)
        return offered(self.g, self.seat)

    def verdict(self, name: str) -> Verdict:
        known = self.known
        if name in known:
            return known[name]
        found = judge(self.g, self.seat, name)
        if name != END and not DEEDS[name].idle:
            known[name] = found
        return found


def deed_label(name: str) -> Label:
    return Label("end-turn") if name == END else Label("deed", [f"deed:{name}"], deed=name)


def always(g: Clash, seat: int) -> Verdict:
    """Nothing stands against it."""
    return None

"""What a bot may think of a position: a hand-written evaluation, and wishes for its orders.

All order at once and in secret, so nothing is looked ahead: every question is judged by what lies on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

from civitas.games.advice import Wish
from civitas.games.scharz.box.queries import kind_of
from civitas.games.scharz.companions.advice import choices, dealing, rear, wishes
from civitas.games.scharz.companions.advice.numbers import (
    LIKING,
    LIKINGS,
    MANNERS,
    OPENINGS,
    WORTH,
    Taste,
    View,
    strength,
)
from civitas.games.scharz.companions.advice.stand import Stand
from civitas.kernel import Answer, Prompt

RESTING = frozenset({"march"})
OPENING: frozenset[str] = frozenset()
FEATURES: tuple[str, ...] = ("points", "land", "towns", "stores", "prestige", "gold", "forces")
OWN: frozenset[str] = frozenset()


class _Chooser(Protocol):
    def uniform(self, a: float, b: float) -> float: ...


def taste(rng: _Chooser) -> Taste:
    """A liking for some ways of playing over others."""
    return _opening(rng) | {name: rng.uniform(1 - LIKING["usual"], 1 + LIKING["usual"]) for name in LIKINGS}


def manner(rng: _Chooser, name: str) -> Taste:
    """What bots like that think ahead: a little chance, and what goes with the manner."""
    spread, liked = LIKING["thoughtful"], MANNERS.get(name, {})
    return _opening(rng) | {one: rng.uniform(1 - spread, 1 + spread) * liked.get(one, 1.0) for one in LIKINGS}


def _opening(rng: _Chooser) -> Taste:
    """No two games begin alike."""
    return {name: rng.uniform(1 - LIKING["opening"], 1 + LIKING["opening"]) for name in OPENINGS}


def features(view: View, seat: int, taste: Taste) -> dict[str, float]:
    """What makes the position good for the seat, part by part."""
    stand = Stand(view, seat, taste)
    realm, goals = stand.realm, stand.realm["goals"]
    forces = sum(strength(kind_of(name)) * number for name, number in stand.units.items())
    return {
        "points": WORTH["point"] * realm["points"],
        "land": WORTH["field"] * goals["fields"],
        "towns": WORTH["settlement"] * goals["settlements"] + WORTH["city"] * goals["cities"],
        "stores": WORTH["agrarian"] * goals["agrarian"],
        "prestige": WORTH["prestige"] * realm["prestige"],
        "gold": WORTH["fast_gold" if stand.fast else "gold"] * realm["gold"],
        "forces": WORTH["strength"] * forces,
    }


def evaluate(view: View, seat: int, taste: Taste) -> float:
    """How good the position is for the seat."""
    return sum(features(view, seat, taste).values())


def spread(view: View) -> float:
    """How far apart two positions are of which one wins e times as often as the other."""
    return WORTH["spread"]


def moment(view: View) -> Hashable:
    """Positions of a round can be compared."""
    return int(view["round"])


def judged(view: View, seat: int, key: str) -> bool:
    """When a round begins."""
    return True


def pending(view: View, seat: int, taste: Taste) -> float | None:
    """In the middle of a round there is nothing to add."""
    return None


def sensible(prompt: Prompt) -> list[Answer]:
    """Every legal answer is worth a try."""
    return prompt.legal()


def orders(view: View, seat: int, prompt: Prompt, taste: Taste) -> Sequence[Wish] | None:
    """What to order; None where no orders are asked for."""
    wish = _WISHES.get(prompt.key)
    return None if wish is None else list(wish(Stand(view, seat, taste), prompt))


def appraise(view: View, seat: int, prompt: Prompt, taste: Taste) -> list[float] | None:
    """Ratings of the legal answers to the other questions."""
    rate = _RATERS.get(prompt.key)
    if rate is None or prompt.vast():
        return None
    stand = Stand(view, seat, taste)
    return [rate(stand, prompt, answer) for answer in prompt.legal()]


def hint(view: View, seat: int, prompt: Prompt, taste: Taste) -> list[float] | None:
    """The same: it is quick enough."""
    return appraise(view, seat, prompt, taste)


_WISHES: dict[str, Callable[[Stand, Any], wishes.Wishes]] = {
    "march": wishes.march,
    "special": wishes.nothing,
    "retreat": wishes.retreat,
    "passage": dealing.passage,
    "forage": wishes.nothing,
    "overboard": wishes.nothing,
    "byre": wishes.nothing,
    "again": wishes.again,
    "catch": wishes.nothing,
    "stance": wishes.stance,
    "flight": wishes.flight,
    "escape": wishes.escape,
    "siege": wishes.siege,
    "plunder": wishes.plunder,
    "experience": wishes.nothing,
    "build": rear.build,
    "trade": rear.trade,
    "offers": dealing.offers,
    "sow": wishes.sow,
    "feed": wishes.feed,
    "harvest": wishes.harvest,
    "salaries": wishes.salaries,
}
_RATERS: dict[str, Callable[[Stand, Prompt, Any], float]] = {
    "village": choices.village,
    "relocate": choices.relocate,
    "resettle": choices.village,
    "faction": choices.faction,
    "dock": choices.any_will_do,
    "fort": choices.any_will_do,
    "muster": choices.muster,
    "reroll": choices.least,
    "target": choices.target,
    "levy": choices.levy,
    "give-up": choices.give_up,
    "charge": choices.charge,
    "press-on": choices.press_on,
    "sack": choices.sack,
    "feast": choices.feast,
    "announce": choices.gladly,
}

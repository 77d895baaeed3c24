"""What a bot may think of a position, from its own view: a hand-written evaluation, and ratings of blind choices."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Protocol

from civitas.games.era.companions.advice import dealings, moves, rounds
from civitas.games.era.companions.advice.known import PLAIN as PLAIN
from civitas.games.era.companions.advice.known import known as known
from civitas.games.era.companions.advice.known import look as look
from civitas.games.era.companions.advice.numbers import LIKING, LIKINGS, MANNERS, WORTH, Taste, View
from civitas.games.era.companions.advice.position import PARTS, parts
from civitas.games.era.companions.advice.stand import Stand
from civitas.games.era.companions.advice.traits import PHASES as PHASES
from civitas.games.era.companions.advice.traits import TRAITS as TRAITS
from civitas.games.era.companions.advice.traits import phase as phase
from civitas.games.era.companions.advice.traits import traits as traits
from civitas.kernel import Answer, Prompt

RESTING = frozenset({"action"})
OPENING: frozenset[str] = frozenset()
DETAILS = frozenset(
    {
        "march",
        "walk",
        "walk-together",
        "bridge",
        "place-vassal",
        "sail",
        "recruit",
        "place-in-order",
        "bargain",
        "reinforce",
        "support",
    }
)
FEATURES: tuple[str, ...] = PARTS
OWN = frozenset({"secrets"})


class _Chooser(Protocol):
    def uniform(self, a: float, b: float) -> float: ...


def taste(rng: _Chooser) -> Taste:
    """A liking for some ways of playing over others."""
    return {name: rng.uniform(1 - LIKING["usual"], 1 + LIKING["usual"]) for name in LIKINGS}


def manner(rng: _Chooser, name: str) -> Taste:
    """What bots like that think ahead: a little chance, and what goes with the manner."""
    spread, liked = LIKING["thoughtful"], MANNERS.get(name, {})
    return {one: rng.uniform(1 - spread, 1 + spread) * liked.get(one, 1.0) for one in LIKINGS}


def features(view: View, seat: int, taste: Taste) -> dict[str, float]:
    """What makes the position good for the seat, part by part."""
    return parts(Stand(view, seat, taste))


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
    """At the end of a round, when everybody has done what they could."""
    return not view["realms"][seat]["actions"]


def pending(view: View, seat: int, taste: Taste) -> float | None:
    """What leaders may still do is not worth guessing: they are played out."""
    return None


def sensible(prompt: Prompt) -> list[Answer]:
    """Every legal answer is worth a try."""
    return prompt.legal()


def appraise(view: View, seat: int, prompt: Prompt, taste: Taste) -> list[float] | None:
    """Ratings of the legal answers where one step ahead shows nothing yet; else None."""
    rate = _RATERS.get(prompt.key)
    if rate is None:
        return None
    stand = Stand(view, seat, taste)
    return [rate(stand, prompt, answer) for answer in prompt.legal()]


def hint(view: View, seat: int, prompt: Prompt, taste: Taste) -> list[float] | None:
    """The same: it is quick enough."""
    return appraise(view, seat, prompt, taste)


_RATERS: dict[str, Callable[[Stand, Prompt, Any], float]] = {
    "tribe": dealings.any_will_do,
    "own-card": dealings.any_will_do,
    "first-advance": rounds.first_advance,
    "action": rounds.action,
    "commit": rounds.commit,
    "advance": rounds.advance,
    "diplomacy": rounds.diplomacy,
    "bargain": dealings.bargain,
    "place-vassal": moves.place_vassal,
    "recruit": moves.recruit,
    "march": moves.march,
    "walk": moves.walk,
    "walk-together": moves.walk,
    "bridge": moves.bridge,
    "sail": moves.sail,
    "send": dealings.send,
    "reinforce": dealings.reinforce,
    "support": dealings.support,
    "sea-attack": dealings.quarrel,
    "sea-defence": dealings.quarrel,
    "arm": dealings.arm,
    "place-in-order": dealings.place_in_order,
}

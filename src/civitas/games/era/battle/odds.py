"""§10.3 §10.4 How likely a battle is won: the dice of the fight, followed to the end by arithmetic."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from civitas.games.era.battle.fight import DICE, MARKERS, MORALE, STRENGTH, takes_marker
from civitas.games.era.box.content import MECHANICS
from civitas.games.era.box.underway import ATTACKER, DEFENDER


class Power(NamedTuple):
    """What a side brings into a battle."""

    units: int
    morale: int
    mechanics: int


class Odds(NamedTuple):
    """How often each way of ending a battle comes about, from 0 to 1."""

    won: float
    drawn: float
    lost: float


def hits(markers: frozenset[str]) -> tuple[float, float]:
    """How likely the red and the green die hit for an attacker who holds these markers."""
    red, green = (
        sum(face == ATTACKER or face in markers for face in DICE[die]) / len(DICE[die]) for die in (ATTACKER, DEFENDER)
    )
    return red, green


@cache
def odds(attackers: int, defenders: int, markers: frozenset[str]) -> Odds:
    """§10.4 §D25 So many units against so many, the attacker holding these of the `MARKERS`; nobody retreats."""
    if not defenders:
        return Odds(1.0, 0.0, 0.0) if attackers else Odds(0.0, 1.0, 0.0)
    if not attackers:
        return Odds(0.0, 0.0, 1.0)
    assert markers.issubset(MARKERS), markers
    red, green = hits(markers)
    both, none = red * green, (1 - red) * (1 - green)
    ways = (
        (both, odds(attackers, max(0, defenders - 2), markers)),
        (1 - both - none, odds(attackers - 1, defenders - 1, markers)),
        (none, odds(max(0, attackers - 2), defenders, markers)),
    )
    won, drawn, lost = (sum(chance * result[at] for chance, result in ways) for at in range(3))
    return Odds(won, drawn, lost)


@lru_cache(1 << 12)
def odds_of(attacker: Power, defender: Power, *, sea: bool = False) -> Odds:
    """§10.3 §10.4 The same for two sides whose markers are still to be shared out."""
    held = {
        STRENGTH: takes_marker(attacker.units, defender.units, sea=sea),
        MORALE: takes_marker(attacker.morale, defender.morale, sea=sea),
        MECHANICS: takes_marker(attacker.mechanics, defender.mechanics, sea=sea),
    }
    return odds(attacker.units, defender.units, frozenset(marker for marker, taken in held.items() if taken))

"""Bargains with others, battles that are under way, and smaller choices."""

from __future__ import annotations

from civitas.games.era.actions.bargains import ALLY, BUY, FORCED
from civitas.games.era.battle.fight import MORALE
from civitas.games.era.battle.lineup import FIGHT
from civitas.games.era.battle.odds import Power, odds_of
from civitas.games.era.box.content import BOX, MECHANICS, VILLAGES, village
from civitas.games.era.companions.advice.numbers import ACTION, DEAL, WORTH, View
from civitas.games.era.companions.advice.stand import Stand
from civitas.kernel import Prompt


def bargain(stand: Stand, prompt: Prompt, answer: str) -> float:
    """A province that is worth its price; an alliance, which is good for both."""
    kind, _, what = answer.removeprefix(FORCED).partition(":")
    treaties = BOX["diplomacy"]["forced_treaties"] * WORTH["treaty"] if answer.startswith(FORCED) else 0.0
    if kind == BUY:
        cost = prompt.label(answer).params["cost"]
        return float(DEAL["bought"] * stand.bounty(what) - stand.thaler * cost - treaties)
    if kind == ALLY:
        return DEAL["ally"] - treaties
    return DEAL.get(kind, ACTION["idle"])


def send(stand: Stand, prompt: Prompt, answer: dict[str, int]) -> float:
    """Everything that can be sent: a battle that is lost costs more."""
    return float(sum(answer.values()))


def reinforce(stand: Stand, prompt: Prompt, answer: str) -> float:
    """One unit more, where it decides more than the village or the thalers are worth."""
    kind, _, what = answer.partition(":")
    if kind == FIGHT:
        return 0.0
    gain = DEAL["battle"] * (_likely(stand, 1) - _likely(stand, 0))
    if kind == "use":
        return gain - DEAL["scoring_mercenary" if VILLAGES[village(what)].steps else "mercenary"]
    return gain - DEAL["support"]


def _likely(stand: Stand, more: int) -> float:
    """How likely one's side wins the battle under way with so many units more."""
    battle = stand.view["battle"]
    morale, mechanics = battle["values"][MORALE], battle["values"][MECHANICS]
    attacks = battle["attacker"]["seat"] == stand.seat
    units = [_units(battle["attacker"]), _units(battle["defender"])]
    units[0 if attacks else 1] += more
    odds = odds_of(*map(Power, units, morale, mechanics), sea=battle["sea"])
    return odds.won if attacks else odds.lost


def _units(side: View) -> int:
    units: int = sum(side["units"].values()) + sum(side["allies"].values())
    return units


def support(stand: Stand, prompt: Prompt, answer: int) -> float:
    """Armies that have nothing else to do, for what they cost."""
    assert prompt.params is not None
    return float(answer * (stand.thaler * prompt.params["cost"] - DEAL["lent_army"]))


def quarrel(stand: Stand, prompt: Prompt, answer: bool) -> float:
    """A battle at sea with more fleets than the other has."""
    assert prompt.params is not None
    sea, other = prompt.params["province"], str(prompt.params["seat"])
    fleets = stand.provinces[sea].get("fleets", {})
    stronger = fleets.get(stand.key, 0) > fleets.get(other, 0)
    return float(answer == stronger)


def arm(stand: Stand, prompt: Prompt, answer: list[str]) -> float:
    """Luxury is of more use than one unit."""
    return -float(len(answer))


def place_in_order(stand: Stand, prompt: Prompt, answer: int) -> float:
    """The sooner, the better."""
    return -float(answer)


def any_will_do(stand: Stand, prompt: Prompt, answer: object) -> float:
    """A matter of luck."""
    return 0.0

"""Ratings of what civilisations, leaders, barbarians and pirates of the expansion ask: a look ahead shows what such an
answer costs, but what it brings comes with the next roll or with somebody else's turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from civitas.games.clash.box.content import ABILITIES, ABILITIES_OF
from civitas.games.clash.box.labels import DONE, NONE
from civitas.games.clash.companions.advice.moves import rate_move
from civitas.games.clash.companions.advice.numbers import ABILITY, CHOICE, RECRUIT
from civitas.games.clash.companions.advice.realm import Realm
from civitas.kernel import Prompt

NOMADS = ":nomads"


def _yes(realm: Realm, prompt: Prompt, answer: bool) -> float:
    return 1.0 if answer else 0.0


def _no(realm: Realm, prompt: Prompt, answer: bool) -> float:
    return 0.0 if answer else 1.0


# ---------------------------------------------------------------------- leaders


def _rate_leader(realm: Realm, prompt: Prompt, leader: str) -> float:
    """What the abilities are worth by their kind, as far as others than their own player tell."""
    return sum(_rate_ability(realm, ability) for ability in ABILITIES_OF[leader])


def _rate_ability(realm: Realm, ability: str) -> float:
    kinds = [effect["kind"] for effect in ABILITIES[ability].effects]
    war = realm.taste.get("war", 1.0) if "combat" in kinds else 1.0
    return war * max(ABILITY.get(kind, ABILITY["other"]) for kind in kinds)


def _rate_sacrifice(realm: Realm, prompt: Prompt, answer: bool) -> float:
    """A leader is given only for a city that would be lost."""
    attackers, defenders = _left(realm)
    return 1.0 if answer == (defenders < attackers) else 0.0


def _left(realm: Realm) -> tuple[int, int]:
    """The fighting units of both sides that are left in the battle."""
    battle = realm.view["battle"]
    one, other = (started - lost for started, lost in zip(battle["started"], battle["lost"], strict=True))
    return one, other


# ---------------------------------------------------------------------- in battle


def _rate_loss(realm: Realm, prompt: Prompt, unit: str) -> float:
    """Infantry falls first, and the leader last."""
    return -CHOICE[f"lose_{unit}"] if f"lose_{unit}" in CHOICE else 0.0


def _rate_immortals(realm: Realm, prompt: Prompt, tokens: int) -> float:
    """Some tokens, and never many: five points are a hit."""
    return -abs(tokens - CHOICE["immortals"])


def _rate_scared(realm: Realm, prompt: Prompt, unit: str) -> float:
    """Whoever is the strongest had better leave."""
    return 0.0 if unit == NONE else 1.0 - _rate_loss(realm, prompt, unit)


def _rate_haven(realm: Realm, prompt: Prompt, hex: str) -> float:
    """Away from the own cities."""
    return float(min([realm.atlas.distance[hex][city] for city in realm.cities], default=0))


# ---------------------------------------------------------------------- barbarians and pirates


def _rate_march(realm: Realm, prompt: Prompt, allowed: bool) -> float:
    """Barbarians come to the cities of whoever has drawn the event: not to the own ones."""
    return 1.0 if allowed == (realm.view["turn"]["seat"] != realm.seat) else 0.0


def _rate_barbarian(realm: Realm, prompt: Prompt, unit: str) -> float:
    """The drawer has them for neighbours: better the weakest."""
    return 1.0 if unit == "infantry" else 0.0


def _rate_waters(realm: Realm, prompt: Prompt, hex: str) -> float:
    """Pirates beside as many cities of others and as few own ones as may be."""
    beside = [n for n in realm.atlas.neighbours[hex] if n in realm.view["cities"]]
    return float(sum(-1 if realm.view["cities"][n]["owner"] == realm.seat else 1 for n in beside))


def _rate_rid_of(realm: Realm, prompt: Prompt, hex: str) -> float:
    return -_rate_waters(realm, prompt, hex)


# ---------------------------------------------------------------------- in cities and on the way


def _rate_bearer(realm: Realm, prompt: Prompt, hex: str) -> float:
    """Whichever other city bears the activation, this one keeps its mood; the smallest has least to lose."""
    assert prompt.params is not None
    other = hex != prompt.params["hex"]
    return float(other) - CHOICE["large_city"] * float(realm.view["cities"][hex]["size"])


def _rate_instead(realm: Realm, prompt: Prompt, offer: str) -> float:
    """A card in the place of infantry, as soon as there is one unit for each city."""
    unit = offer.partition(":")[0]
    armies = sum(realm.strength(hex, realm.seat) for hex in realm.places())
    if unit == "infantry":
        return 1.0 if armies <= len(realm.cities) else 0.0
    return realm.weights.worth["action_card"] if unit == "card" else RECRUIT.get(unit, 0.0)


def _rate_infiltration(realm: Realm, prompt: Prompt, card: str) -> float:
    """A card of one's own is given for that of somebody who leads, if there are several."""
    assert prompt.params is not None
    if card == NONE:
        return 0.0
    players = realm.view["players"]
    rival = players[prompt.params["other_seat"]]["total"]
    leads = rival > realm.own["total"] and rival == max(player["total"] for player in players)
    return 1.0 if leads and realm.cards("action") > CHOICE["cards_enough"] else -1.0


def _rate_move(realm: Realm, prompt: Prompt, move: str) -> float:
    """Cities go only where there is clearly more to be had; everything else moves as ever."""
    if not move.endswith(NOMADS):
        return rate_move(realm, move)
    start, _, target = move.removesuffix(NOMADS).partition(">")
    return realm.site(target) - realm.site(start) - realm.weights.move["stay"] - CHOICE["wander"]


def _rate_captive(realm: Realm, prompt: Prompt, unit: str) -> float:
    """Whoever is kept is missing in the supply of the owner: the strongest first."""
    return 0.0 if unit == DONE else 1.0 - _rate_loss(realm, prompt, unit)


RATERS: dict[str, Callable[[Realm, Prompt, Any], float]] = {
    "leader": _rate_leader,
    "self-sacrifice": _rate_sacrifice,
    "leader-oath": _yes,
    "leader-shield": _yes,
    "fireworks": _yes,
    "immortals": _rate_immortals,
    "mortal-fear": _rate_scared,
    "mortal-fear-to": _rate_haven,
    "lose-unit": _rate_loss,
    "take-prisoner": _rate_captive,
    "hostage": _rate_captive,
    "let-barbarians": _rate_march,
    "truce": _yes,
    "truce-paid": _yes,
    "tribalism": _yes,
    "barbarian-unit": _rate_barbarian,
    "pirates-come": _rate_waters,
    "pirates-leave": _rate_rid_of,
    "fight-pirates": _no,
    "bearer": _rate_bearer,
    "instead": _rate_instead,
    "infiltration": _rate_infiltration,
    "move": _rate_move,
}

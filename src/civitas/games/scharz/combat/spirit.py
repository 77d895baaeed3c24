"""§8 §9 What prestige and commanders do for those who fight."""

from __future__ import annotations

from civitas.games.scharz.box.content import COMMANDERS, MORALE, Commander, Morale
from civitas.games.scharz.box.queries import faces_rival, faction_of
from civitas.games.scharz.box.state import Realm, Scharz
from civitas.games.scharz.combat.dice import PLAIN, Spirit


def morale_of(realm: Realm) -> Morale:
    """§8 By the prestige of the realm."""
    return next(step for step in reversed(MORALE.values()) if realm.prestige >= step.least)


def commander_of(realm: Realm) -> Commander:
    return COMMANDERS[realm.commander]


def spirit_of(g: Scharz, seat: int, foes: tuple[int, ...]) -> Spirit:
    """§8 §9 §D27 Without a commander there are no counted bonuses; very low morale costs swords all the same."""
    realm = g.realms[seat]
    found = PLAIN._replace(tries=faction_of(realm).tries)
    if g.has("morale"):
        step = morale_of(realm)
        sword = step.rival if faces_rival(g, seat, *foes) else step.other
        found = found._replace(sword=sword, shield=step.shield, penalty=step.penalty)
    if g.has("commanders"):
        leader = commander_of(realm)
        found = found._replace(bonuses=leader.bonuses, free=leader.free, paid=leader.paid)
    return found

"""What an answer would bring, by the rules themselves: what a march leads to, what an advance leaves."""

from __future__ import annotations

from civitas.games.era.actions.choosing import PASS
from civitas.games.era.advances import NONE, half_price, price
from civitas.games.era.battle.fight import mechanics_of, morale_of
from civitas.games.era.battle.lineup import barbarians_at, militia_at
from civitas.games.era.battle.odds import Power, odds_of
from civitas.games.era.box.content import GOOD_OF, IS_SEA
from civitas.games.era.box.labels import named
from civitas.games.era.box.queries import food_in, pieces_in
from civitas.games.era.box.state import Era, Realm
from civitas.games.era.box.underway import BARBARIANS, Holder
from civitas.games.era.expansion.movement import STAY
from civitas.games.outlooks import COST, RISK, Outlook, Prospect
from civitas.kernel import Prompt

EVEN = 50
"""Of a hundred battles, so many won are an even chance."""


def outlooks(g: Era, seat: int, prompt: Prompt) -> list[Outlook]:
    """For actions, for new vassals, for marches and voyages, and for advances."""
    if prompt.key == "action":
        return [_action(g, seat, answer, prompt) for answer in prompt.legal()]
    if prompt.key in ("walk", "walk-together", "sail"):
        params = prompt.params or {}
        start, number = params["province"], params.get("number", 1)
        found = [Outlook(place, _arrival(g, seat, start, place, number)) for place in prompt.legal() if place != STAY]
        return [one for one in found if one.prospects]
    if prompt.key in ("place-vassal", "march"):
        pieces = [(answer, answer.removeprefix("vassal:")) for answer in prompt.legal()]
        return [Outlook(answer, _room(g, place)) for answer, place in pieces if place in g.atlas.land_beside]
    if prompt.key == "advance":
        half = g.action == ""
        return [Outlook(field, [_left(g, seat, field, half=half)]) for field in prompt.legal() if field != NONE]
    return []


def _room(g: Era, place: str) -> list[Prospect]:
    """§9.3.1 §9.3.2 Where a new vassal could go on from there: empty land, and barbarians."""
    near = [other for other in g.atlas.land_beside[place] if other not in g.control]
    empty = sum(other not in g.villages for other in near)
    told = [Prospect("room", good=empty > 0, province=place, number=empty)]
    if villages := len(near) - empty:
        told.append(Prospect("villages-near", province=place, number=villages))
    return told


def _action(g: Era, seat: int, answer: str, prompt: Prompt) -> Outlook:
    """§2.3 §D6 A field takes a leader at least; whoever passes leaves the others idle for the rest of the round."""
    leaders = g.realms[seat].leaders
    if answer == PASS:
        told = [Prospect("leaders-idle", good=False, part=RISK, number=leaders)] if leaders else []
        return Outlook(answer, told, fitting=prompt.legal() == [PASS])
    beside = prompt.beside()
    if beside is not None and answer in beside.legal():
        return Outlook(answer, [])
    return Outlook(answer, [Prospect("leaders", part=COST, number=leaders)])


def _arrival(g: Era, seat: int, start: str, place: str, coming: int) -> list[Prospect]:
    if place in g.villages or g.control.get(place, seat) != seat:
        return _battle(g, seat, start, place, coming)
    told = []
    if place not in g.control:
        if food := food_in(g.realms[seat], place):
            told.append(Prospect("food", good=True, amount=food))
        if not IS_SEA[place] and place in GOOD_OF:
            told.append(Prospect("good", good=True, new_good=GOOD_OF[place]))
        if not IS_SEA[place]:
            told.append(Prospect("settles", good=True, province=place))
    elif not IS_SEA[place]:
        told.append(Prospect("stays-inside", province=place))
    return told


def _battle(g: Era, seat: int, start: str, place: str, coming: int) -> list[Prospect]:
    """§10.3 Who defends, and how often one wins with the pieces there by then, if either side sends all it has."""
    realm, expansion, sea = g.realms[seat], g.expansion, IS_SEA[place]
    there = realm.fleets.get(place, 0) if sea else expansion.invaders.get(place, 0) + expansion.landers.get(place, 0)
    attacker = Power(coming + there + (0 if sea else _army(realm)), realm.morale, mechanics_of(g, seat, sea=sea))
    landing = not sea and IS_SEA[start] and place not in expansion.invaders
    if place in g.villages:
        foe: Holder = BARBARIANS
        number = 1 + barbarians_at(g.level, landing=landing)
        defence = Prospect("barbarians", good=False, part=RISK, number=number)
    else:
        foe = g.control[place]
        holder, city = g.realms[foe], place in g.realms[foe].cities
        number = pieces_in(holder, place)
        if not sea:
            field = g.battlefields.get(place, 0)
            number += _army(holder) + militia_at(place, battlefield=field, city=city, landing=landing)
        defence = Prospect("defended", good=False, part=RISK, seat=named(foe), number=number)
    defender = Power(number, morale_of(g, foe), mechanics_of(g, foe, sea=sea))
    won = round(100 * odds_of(attacker, defender, sea=sea).won)
    return [defence, Prospect("odds", good=won >= EVEN, part=RISK, number=won)]


def _army(realm: Realm) -> int:
    return realm.armies + realm.legions + realm.militia


def _left(g: Era, seat: int, field: str, *, half: bool) -> Prospect:
    realm = g.realms[seat]
    cost = half_price(realm, field) if half else price(g, seat, field)
    return Prospect("thalers-left", part=COST, amount=realm.thalers - cost)

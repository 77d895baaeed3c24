"""Who may see what: the view of a seat, and dealing anew what a seat cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from civitas.games.era.advances import prices
from civitas.games.era.battle.fight import contested
from civitas.games.era.box.automas import ASIDE, LEVELS, Opponents
from civitas.games.era.box.automas import CARDS as ACTION_CARDS
from civitas.games.era.box.content import CARDS, IS_SEA, VILLAGE_TOKENS, village
from civitas.games.era.box.queries import (
    advances_of,
    city_limit,
    games_markers,
    leaders_of,
    natural_growth,
    owners,
    pieces_in,
    trade_markers,
    triumph_field,
)
from civitas.games.era.box.state import PIECES, Era, Realm
from civitas.games.era.box.tracks import LEAST, MOST
from civitas.games.era.box.underway import AUTOMAS, NOBODY, Automa, Battle, Holder, Outsider, Owner, Side
from civitas.games.era.scoring import PARTS, known_parts
from civitas.kernel import Chooser, number_of

VASSALS = PIECES["free_vassals"] + PIECES["cities"] * PIECES["vassals_under_city"]


def view(g: Era, viewer: int | None) -> dict[str, Any]:
    """Everything on the table that lies open, and the viewer's own cards and villages."""
    points = known_parts(g, viewer)
    return {
        "viewer": viewer,
        "part": g.part,
        "length": g.length,
        "round": g.round,
        "order": list(g.order),
        "provinces": provinces(g),
        "alliances": [list(pair) for pair in g.alliances],
        "greys": g.greys,
        "crown": list(g.crown),
        "level": g.level + 1,
        "ring": number_of(g.ring),
        "ending": g.ending,
        "scored": bool(g.scores),
        "action": g.action,
        "realms": [_realm(g, seat, viewer, points[seat]) for seat in range(g.seats)],
        **({} if g.automa is None else {"automas": _automas(g, g.automa, points)}),
        "expansion": expansion_of(g),
        "battle": None if g.battle is None else battle_of(g, g.battle),
    }


def provinces(g: Era) -> dict[str, dict[str, Any]]:
    """The provinces in which anything stands."""
    found: dict[str, dict[str, Any]] = {place: {"holder": number_of(holder)} for place, holder in g.control.items()}
    lying: tuple[tuple[str, Iterable[tuple[str, Any]]], ...] = (
        ("village", ((place, True) for place in g.villages)),
        ("battlefield", g.battlefields.items()),
        ("post", ((place, number_of(owner)) for place, owner in g.posts.items())),
    )
    for what, places in lying:
        for place, there in places:
            found.setdefault(place, {})[what] = there
    for owner, realm in zip(owners(g), g.realms, strict=True):
        seat = number_of(owner)
        for pieces, numbers in (("vassals", realm.vassals), ("fleets", realm.fleets)):
            for place, number in numbers.items():
                facts = found.setdefault(place, {})
                if pieces in facts:
                    facts[pieces][str(seat)] = number
                else:
                    facts[pieces] = {str(seat): number}
        for place in realm.cities:
            found.setdefault(place, {})["city"] = seat
    return found


def _automas(g: Era, opponents: Opponents, points: tuple[tuple[int, ...], ...]) -> dict[str, Any]:
    """§12 The realms of the automas, by their numbers, and their cards as far as they lie open."""
    return {
        "level": opponents.level,
        "order": [number_of(who) for who in opponents.order],
        "deck": len(opponents.deck),
        "aside": list(opponents.aside),
        "played": list(opponents.played),
        "card": opponents.card,
        "queue": [number_of(who) for who in opponents.queue],
        "battles": list(opponents.battles),
        "realms": {str(number_of(who)): _automa(g, who, points[who]) for who in AUTOMAS[: opponents.number]},
    }


def _automa(g: Era, who: Automa, points: tuple[int, ...]) -> dict[str, Any]:
    realm = g.realms[who]
    puppet = realm.puppet
    assert puppet is not None
    cards = list(puppet.cards) if g.scores else len(puppet.cards)
    told = {"cards": cards, "up": puppet.up, "attacks": puppet.attacks, "marker": LEVELS[level(g)].markers}
    return {**_realm(g, who, None, points), "hidden": len(realm.hidden), **told}


def level(g: Era) -> str:
    return "" if g.automa is None else g.automa.level


def _realm(g: Era, seat: Owner, viewer: int | None, points: tuple[int, ...]) -> dict[str, Any]:
    realm = g.realms[seat]
    own = seat == viewer or bool(g.scores)
    return {
        "tribe": realm.tribe,
        "card": realm.card if own else bool(realm.card),
        "drawn": list(realm.drawn) if seat == viewer else len(realm.drawn),
        "thalers": realm.thalers,
        "influence": realm.influence,
        "morale": realm.morale,
        "food": realm.food,
        "growth": natural_growth(realm),
        "hunger": realm.hunger,
        "starved": realm.starved,
        "free": realm.free,
        "board": list(realm.board),
        "cities": list(realm.cities),
        "city_limit": city_limit(realm),
        "armies": realm.armies,
        "legions": realm.legions,
        "militia": realm.militia,
        "leaders": realm.leaders,
        "all_leaders": leaders_of(realm),
        "levels": dict(realm.levels),
        "prices": prices(g, seat),
        "advances": advances_of(realm),
        "epoch": realm.epoch,
        "triumph": triumph_field(g, realm),
        "treaties": realm.treaties,
        "trade": trade_markers(g, seat),
        "games": games_markers(realm),
        "hidden": list(realm.hidden) if own else len(realm.hidden),
        "shown": [village(token) for token in realm.shown],
        "actions": list(realm.actions),
        "spent": list(realm.spent),
        "martial": list(realm.martial),
        "passed": realm.passed,
        "revolution": realm.revolution,
        "expanded": realm.expanded,
        "protected": realm.protected,
        "points": dict(zip(PARTS, points, strict=True)),
    }


def expansion_of(g: Era) -> dict[str, Any]:
    expansion = g.expansion
    return {
        "seat": number_of(expansion.seat),
        "growth": expansion.growth,
        "new": dict(expansion.new),
        "ready": dict(expansion.ready),
        "sailing": {sea: list(points) for sea, points in expansion.sailing.items()},
        "invaders": dict(expansion.invaders),
        "landers": dict(expansion.landers),
    }


def battle_of(g: Era, battle: Battle) -> dict[str, Any]:
    return {
        "province": battle.province,
        "sea": battle.sea,
        "landing": battle.landing,
        "attacker": _side(battle.attacker),
        "defender": _side(battle.defender),
        "markers": dict(battle.markers),
        "values": {marker: list(pair) for marker, pair in contested(g, battle).items()},
        "rolled": list(battle.rolled),
        "over": battle.held or battle.taken,
    }


def _side(side: Side) -> dict[str, Any]:
    return {
        "seat": number_of(side.seat),
        "units": dict(side.units),
        "allies": {str(ally): number for ally, number in side.allies.items()},
        "fallen": dict(side.fallen),
    }


def redeal(g: Era, seat: int, chooser: Chooser) -> None:
    """The cards of others and the deck; villages on the map, in the box and before others."""
    others = [realm for other, realm in enumerate(g.realms) if other != seat]
    if g.automa is not None:
        pile = sorted(g.automa.deck)
        chooser.shuffle(pile)
        g.automa.deck = tuple(pile)
    if g.scores:
        return
    cards = [*g.deck, *(card for realm in others for card in (*_held(realm), *realm.drawn))]
    cards.sort()
    chooser.shuffle(cards)
    for realm in others:
        if realm.puppet is not None:
            realm.puppet.cards = tuple(cards.pop() for _ in realm.puppet.cards)
        elif realm.drawn:
            drawn = tuple(cards.pop() for _ in realm.drawn)
            realm.drawn = drawn
        elif realm.card:
            realm.card = cards.pop()
    g.deck = tuple(cards)
    sides = [] if g.battle is None else [g.battle.attacker, g.battle.defender]
    fighting = [side for side in sides if side.seat != seat]
    tokens = [*g.villages.values(), *g.waiting, *g.buried, *(token for realm in others for token in realm.hidden)]
    tokens += [token for side in fighting for token in side.mercenaries]
    tokens.sort()
    chooser.shuffle(tokens)
    for province in g.villages:
        g.villages[province] = tokens.pop()
    g.waiting = tuple(tokens.pop() for _ in g.waiting)
    g.buried = tuple(tokens.pop() for _ in g.buried)
    for realm in others:
        realm.hidden = tuple(tokens.pop() for _ in realm.hidden)
    for side in fighting:
        side.mercenaries = tuple(tokens.pop() for _ in side.mercenaries)


def _held(realm: Realm) -> list[str]:
    if realm.puppet is not None:
        return list(realm.puppet.cards)
    return [realm.card] if realm.card and not realm.drawn else []


def invariants(g: Era) -> list[str]:
    """§1.6 §1.7 §D45 No piece appears or vanishes, no track leaves its scale, and who holds a province is in it."""
    found = []
    waging: Counter[Holder] = Counter()
    posts = Counter(g.posts.values())
    if not isinstance(g.expansion.seat, Outsider):
        waging[g.expansion.seat] += sum(g.expansion.invaders.values()) + sum(g.expansion.landers.values())
    tokens = [*g.villages.values(), *g.waiting, *g.buried]
    cards = [*g.deck, *g.crown]
    if g.battle is not None:
        for side in (g.battle.attacker, g.battle.defender):
            tokens += side.mercenaries
            if not isinstance(side.seat, Outsider):
                fighting = (*side.units.items(), *side.fallen.items())
                waging[side.seat] += sum(n for sort, n in fighting if sort in ("vassal", "army", "fleet"))
            for ally, number in side.allies.items():
                waging[ally] += number
            for sort, number in side.fallen.items():
                if sort.startswith("ally:"):
                    waging[int(sort[5:])] += number
    for seat, realm in zip(owners(g), g.realms, strict=True):
        pieces = realm.free + realm.gone + realm.armies + sum(realm.board) + posts[seat] + waging[seat]
        pieces += sum(realm.vassals.values()) + sum(realm.fleets.values())
        if pieces != VASSALS:
            found.append(f"seat {seat} has {pieces} vassals")
        if len(realm.cities) + len(realm.board) != PIECES["cities"]:
            found.append(f"seat {seat} has lost a city")
        if not LEAST <= realm.morale <= MOST:
            found.append(f"seat {seat} has morale {realm.morale}")
        counts = (realm.thalers, realm.influence, realm.food, realm.hunger, realm.leaders, realm.placed)
        if min(*counts, realm.treaties, realm.free, realm.armies, realm.legions) < 0:
            found.append(f"seat {seat} has less than nothing")
        lost = [province for province in (*realm.vassals, *realm.cities) if g.control.get(province) != seat]
        if lost:
            found.append(f"seat {seat} stands in {lost} without holding it")
        tokens += (*realm.hidden, *realm.shown)
        cards += (*_held(realm), *realm.drawn)
    if g.battle is None and g.expansion.seat is NOBODY:
        empty = [province for province, holder in g.control.items() if not pieces_in(g.realms[holder], province)]
        if empty:
            found.append(f"nobody is in {empty}, which somebody holds")
    if any(IS_SEA[city] for realm in g.realms for city in realm.cities):
        found.append("a city stands in the sea")
    if g.part and sorted(tokens) != sorted(VILLAGE_TOKENS):
        found.append("a village has vanished or appeared")
    if g.deck and (len(cards) != len(set(cards)) or len(cards) > len(CARDS)):
        found.append("a card is there twice")
    if g.automa is not None and g.part:
        pile = [*g.automa.deck, *g.automa.played, *g.automa.aside]
        if sorted(pile) != sorted(ACTION_CARDS) and pile != list(ASIDE):
            found.append("an action card has vanished or appeared")
    return found

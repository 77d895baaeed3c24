"""What a seat knows of a position: as a key, so that bots look at it once in however many imagined worlds it comes, and
as what the advice looks at, put together from pieces that are mostly known already.
"""

from __future__ import annotations

from collections.abc import Hashable
from operator import attrgetter
from typing import Any

from civitas.games.advice import Piece, pieces
from civitas.games.era import secrets
from civitas.games.era.advances import prices
from civitas.games.era.box.content import village
from civitas.games.era.box.queries import (
    advances_of,
    city_limit,
    games_markers,
    leaders_of,
    natural_growth,
    owners,
    trade_markers,
    triumph_field,
)
from civitas.games.era.box.state import Era, Realm
from civitas.games.era.box.underway import Battle
from civitas.games.era.companions.advice.ground import Look
from civitas.games.era.companions.advice.numbers import View
from civitas.games.era.scoring import NOTHING_SECRET, PARTS, crown_points, parts_of, secret_points
from civitas.kernel import Record, number_of
from civitas.kernel.records import fields_of

PLAIN: frozenset[str] = frozenset()
"""What an answer shows may hang on more than the advice asks for."""


def _parts(record: type[Record], *others: str) -> Any:
    """All of a record at one go, but for these."""
    return attrgetter(*(name for name in fields_of(record) if name not in others))


_OF_TABLE = attrgetter(
    "part", "length", "round", "level", "greys", "ring", "alliances", "crown", "automa.number", "scores"
)
_OF_TABLE_OF_SEATS = attrgetter("part", "length", "round", "level", "greys", "ring", "alliances", "crown", "scores")
_BY_PLACE = ("vassals", "fleets", "cities")
_OF_REALM = _parts(Realm, "card", "drawn", "hidden", "puppet", "levels", *_BY_PLACE)
_MAPS_OF_EXPANSION = attrgetter("new", "ready", "sailing", "invaders", "landers")
_OF_BATTLE = attrgetter("province", "sea", "landing", "rolled", "held", "taken")


_Told = tuple[Hashable, tuple[int, ...], Hashable]


def known(g: Era, seat: int) -> Hashable:
    """What the seat knows, as far as the advice asks for it. (Nothing is remembered of what came of an answer: that may
    hang on more.) Positions have most of their pieces in common: so many keys take little room."""
    battle = g.battle
    return (
        seat,
        (_OF_TABLE_OF_SEATS if g.automa is None else _OF_TABLE)(g),
        _piece(_board(g)),
        tuple([_piece(told) for told in _realms(g, seat)]),
        g.expansion.seat,
        tuple([(*places.items(),) for places in _MAPS_OF_EXPANSION(g.expansion)]),
        battle and _fight(battle),
    )


def _board(g: Era) -> tuple[Hashable, ...]:
    """What stands on the map. Places and numbers are told apart: to put them into pairs would take as long again."""
    standing: list[Hashable] = []
    for realm in g.realms:
        vassals, fleets = realm.vassals, realm.fleets
        standing += (*vassals,), (*vassals.values(),), (*fleets,), (*fleets.values(),), realm.cities
    return (g.seats, (*g.villages,), (*g.battlefields.values(),), *_holding(g), *standing)


def _holding(g: Era) -> tuple[Hashable, ...]:
    """Who holds what, whatever stands there."""
    control, posts = g.control, g.posts
    return (*control,), (*control.values(),), (*g.battlefields,), (*posts,), (*posts.values(),)


def _realms(g: Era, seat: int) -> list[_Told]:
    """What the seat knows of each realm: what lies open, the levels, and of what is secret as much as it may."""
    scored = bool(g.scores)
    return [
        (
            _OF_REALM(realm),
            (*realm.levels.values(),),
            (realm.card, realm.hidden) if scored or at == seat else (bool(realm.card), len(realm.hidden)),
        )
        for at, realm in enumerate(g.realms)
    ]


def _fight(battle: Battle) -> Hashable:
    sides = [
        (side.seat, (*side.units.items(),), (*side.allies.items(),), (*side.fallen.items(),))
        for side in (battle.attacker, battle.defender)
    ]
    return _OF_BATTLE(battle), (*battle.markers.items(),), *sides


_PIECES = 1 << 10
"""So many pieces of positions are kept."""
_piece = pieces(_PIECES)


def look(g: Era, seat: int) -> View:
    """What the advice looks at, as `view` shows it to the seat; nobody may change it."""
    board, realms = _piece(_board(g)), _realms(g, seat)
    battle, automa = g.battle, g.automa
    if "provinces" not in board.follows:
        board.follows["provinces"] = secrets.provinces(g)
    points = _points(g, seat, board, realms)
    costs = _prices(g, realms)
    posts = [*g.posts.values()]
    shown = [
        _shown(g, at, realms[at], seat, costs[at], points[at], posts.count(owner)) for at, owner in enumerate(owners(g))
    ]
    seen = Look(
        {
            "part": g.part,
            "length": g.length,
            "round": g.round,
            "provinces": board.follows["provinces"],
            "alliances": [list(pair) for pair in g.alliances],
            "greys": g.greys,
            "crown": g.crown,
            "level": g.level + 1,
            "ring": number_of(g.ring),
            "scored": bool(g.scores),
            "realms": shown[: g.seats],
            "expansion": secrets.expansion_of(g),
            "battle": None if battle is None else secrets.battle_of(g, battle),
        }
    )
    seen.board = board.follows
    if automa is not None:
        numbers = map(number_of, owners(g)[g.seats :])
        seen["automas"] = {
            "realms": {str(number): realm for number, realm in zip(numbers, shown[g.seats :], strict=True)}
        }
    return seen


def _points(g: Era, seat: int, board: Piece, realms: list[_Told]) -> tuple[tuple[int, ...], ...]:
    """What the seat can count of everybody's points. Vassals that move, and most of what is done, leave what cards and
    villages bring as it is."""
    if g.scores:
        return g.scores
    counted = [
        (realm.tribe, levels, realm.cities, realm.triumph, realm.thalers, sum(realm.fleets.values()))
        for realm, (_, levels, _) in zip(g.realms, realms, strict=True)
    ]
    villages = [(len(realm.hidden), realm.shown) for realm in g.realms]
    holding = board.follows.get("holding")
    if holding is None:
        holding = board.follows["holding"] = _piece(_holding(g))
    follows = _piece((g.part, g.crown, holding, *villages, *counted)).follows
    if "crown" not in follows:
        follows["crown"] = crown_points(g)
    crown, own = follows["crown"], g.realms[seat]
    key = seat, own.card, own.hidden, own.treaties, leaders_of(own), g.ring == seat
    secret = follows.get(key)
    if secret is None:
        secret = follows[key] = secret_points(g, seat)
    return tuple([parts_of(g, who, crown, secret if who == seat else NOTHING_SECRET) for who in owners(g)])


def _prices(g: Era, realms: list[_Told]) -> list[dict[str, int | None]]:
    """What the next advances cost everybody."""
    pairs = zip(g.realms, realms, strict=True)
    key = tuple([(realm.tribe, len(realm.cities), levels) for realm, (_, levels, _) in pairs])
    follows = _piece(key).follows
    if "prices" not in follows:
        follows["prices"] = [prices(g, who) for who in owners(g)]
    found: list[dict[str, int | None]] = follows["prices"]
    return found


_COPIED = (
    "tribe",
    "thalers",
    "influence",
    "morale",
    "food",
    "hunger",
    "starved",
    "free",
    "cities",
    "armies",
    "legions",
    "militia",
    "leaders",
    "epoch",
    "treaties",
    "actions",
    "spent",
    "martial",
    "passed",
    "protected",
)
_COPIES = attrgetter(*_COPIED)


def _shown(
    g: Era, at: int, told: _Told, seat: int, costs: dict[str, int | None], points: tuple[int, ...], posts: int
) -> View:
    realm, open = g.realms[at], at == seat or bool(g.scores)
    own = open and at < g.seats  # the villages of automas stay hidden
    triumph, follows = triumph_field(g, realm), _piece(told).follows
    key = open, points, posts, realm.cities, triumph, (*costs.values(),)
    found: View | None = follows.get(key)
    if found is None:
        found = follows[key] = dict(zip(_COPIED, _COPIES(realm), strict=True)) | {
            "growth": natural_growth(realm),
            "city_limit": city_limit(realm),
            "all_leaders": leaders_of(realm),
            "levels": realm.levels.copy(),
            "prices": costs,
            "advances": advances_of(realm),
            "trade": trade_markers(g, owners(g)[at]),
            "games": games_markers(realm),
            "triumph": triumph,
            "card": realm.card if open else bool(realm.card),
            "hidden": [*realm.hidden] if own else len(realm.hidden),
            "shown": [village(token) for token in realm.shown],
            "points": dict(zip(PARTS, points, strict=True)),
        }
    return found

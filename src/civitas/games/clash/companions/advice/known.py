"""What a seat knows of a position: as a key, so that bots look at it once in however many imagined worlds it comes, and
as what the advice looks at, put together from pieces that are mostly known already.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Any

from civitas.games.clash.actions.trade import REFUSED
from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.content import ATLAS, MOODS
from civitas.games.clash.box.decks import HANDS, foreseen, hand
from civitas.games.clash.box.player import Player
from civitas.games.clash.box.queries import Clash, cities, limits, settlements_left, size
from civitas.games.clash.box.state import Turn
from civitas.games.clash.companions.advice.numbers import View
from civitas.games.clash.companions.advice.realm import Look
from civitas.games.clash.scoring import as_points, halves
from civitas.kernel import Record, number_of
from civitas.kernel.records import fields_of

PLAIN: frozenset[str] = frozenset()
"""Nearly every answer may turn up a tile or a card."""


def _parts(record: type[Record], *others: str) -> Any:
    """What tells a record apart, at one go: all of it but these."""
    return attrgetter(*(name for name in fields_of(record) if name not in others))


_OF_TABLE = attrgetter(
    "start_player",
    "round",
    "phase",
    "status_step",
    "ended",
    "turned",
    "exhausted",
    "event",
    "event_kept",
    "drawer",
    "pestilence",
    "open_wonders",
    "lasting",
    "envoys",
)
_OF_PLAYER = _parts(Player, "goods", "foreseen", *(f"{deck}_cards" for deck in HANDS))
_OF_TURN = _parts(Turn, "activations", "paid", "facts")
_OF_BATTLE = _parts(Battle, "tactics")


def known(g: Clash, seat: int) -> Hashable:
    """All that the seat knows: what lies open, its own cards, and where in the order of play the table stands."""
    turn, offer = g.turn, g.offer
    return (
        seat,
        g.seats,
        _OF_TABLE(g),
        (*g.cursor,),
        (*g.laid.items(),),
        _land(g),
        _towns(g),
        tuple([len(cards) for cards in g.decks.values()]),
        (*g.discards.values(),),
        foreseen(g, seat),
        _OF_TURN(turn),
        (*turn.activations.items(),),
        (*turn.paid.items(),),
        tuple([fact for fact in turn.facts if fact[0] != REFUSED]) if turn.seat != seat else turn.facts,
        None if g.battle is None else _fight(g.battle, seat),
        None if g.fought is None else _fight(g.fought, seat),
        offer and (offer.partner, *offer.gives.items(), None, *offer.wants.items(), offer.show, offer.stage),
        *[_player(player, at == seat, seat) for at, player in enumerate(g.players)],
    )


def _land(g: Clash) -> tuple[Hashable, ...]:
    """The board but for its cities."""
    terrain = g.terrain
    stacks = tuple([(owner, *there.items()) for owner, there in g.units.items() if there])
    return g.seats, (*terrain,), (*terrain.values(),), g.exhausted, stacks


def _towns(g: Clash) -> tuple[Hashable, ...]:
    """The cities, and what is worth points in them."""
    wonders = (*g.wonders.items(),), (*g.wonder_marks.values(),)
    return (*g.city.items(),), (*g.mood.values(),), (*g.buildings.values(),), (*g.ports.items(),), *wonders


def _fight(battle: Battle, seat: int) -> Hashable:
    tactics = zip(battle.owners, battle.tactics, strict=True)
    seen = [card if battle.revealed or owner == seat else bool(card) for owner, card in tactics]
    return _OF_BATTLE(battle), *seen


def _player(player: Player, own: bool, seat: int) -> tuple[Hashable, ...]:
    held = [cards if own else len(cards) for cards in (hand(player, deck) for deck in HANDS)]
    seen = [card if seer == seat else "" for card, seer in player.foreseen]
    return (*player.goods.values(),), _OF_PLAYER(player), *held, *seen


_PIECES = 1 << 14
"""So many pieces of positions are kept."""


def look(g: Clash, seat: int) -> View:
    """What the advice looks at, as `view` shows it to the seat; nobody may change it. Nine in ten positions that a bot
    looks at differ from the one before in a piece or two."""
    turn, battle, offer = g.turn, g.battle, g.offer
    land, towns = _land(g), _towns(g)
    seen = Look(
        {
            "seats": g.seats,
            "round": g.round,
            "phase": g.phase,
            "status_step": g.status_step,
            "ended": g.ended,
            "hexes": _hexes(*land),
            "cities": _cities(g),
            "turn": {
                "seat": number_of(turn.seat),
                "actions": turn.actions,
                "picks": turn.picks,
                "offers": turn.offers,
            },
            "offer": offer and {"partner": offer.partner, "gives": offer.gives.copy(), "wants": offer.wants.copy()},
            "battle": battle and {"started": battle.started, "lost": battle.lost},
            "players": [_shown(g, at, at == seat, towns) for at in range(g.seats)],
        }
    )
    seen.board = _board(land, towns)
    return seen


@lru_cache(_PIECES)
def _board(land: Hashable, towns: Hashable) -> dict[Hashable, Any]:
    """What was thought of this board."""
    return {}


@lru_cache(64)
def _explored(seats: int, places: tuple[str, ...], terrain: tuple[str, ...], exhausted: tuple[str, ...]) -> View:
    """The hexes without anybody on them."""
    lies = dict(zip(places, terrain, strict=True))
    return {
        hex: {"terrain": lies.get(hex, ""), "exhausted": hex in exhausted, "units": {}} for hex in ATLAS[seats].hexes
    }


@lru_cache(_PIECES)
def _hexes(
    seats: int, places: tuple[str, ...], terrain: tuple[str, ...], exhausted: tuple[str, ...], stacks: Any
) -> View:
    found = _explored(seats, places, terrain, exhausted).copy()
    manned: dict[str, dict[str, tuple[str, ...]]] = {}
    for owner, *there in stacks:
        for hex, units in there:
            manned.setdefault(hex, {})[str(number_of(owner))] = units
    for hex, units in manned.items():
        found[hex] = {**found[hex], "units": units}
    return found


def _cities(g: Clash) -> View:
    moods, buildings, activations = g.mood, g.buildings, g.turn.activations
    return {
        hex: _city(number_of(owner), moods[hex], buildings[hex], size(g, hex), activations.get(hex, 0))
        for hex, owner in g.city.items()
    }


@lru_cache(_PIECES)
def _city(owner: int, mood: int, buildings: tuple[tuple[str, int], ...], size: int, activations: int) -> View:
    return {
        "owner": owner,
        "mood": MOODS[mood],
        "size": size,
        "buildings": buildings,
        "activations": activations,
    }


_counted: dict[Hashable, Mapping[str, Any]] = {}
"""What follows for a player from the board and from what lies open."""


def _shown(g: Clash, at: int, own: bool, towns: Hashable) -> View:
    player = g.players[at]
    # Where a leader stands may be worth points.
    key = at, towns, _OF_PLAYER(player), (*g.units[at].items(),) if player.leader else None
    counted = _counted.get(key)
    if counted is None:
        if len(_counted) >= _PIECES:
            _counted.clear()
        counted = _counted[key] = {
            "advances": player.advances,
            "cities": cities(g, at),
            "limits": limits(g, at),
            "settlements_left": settlements_left(g, at),
            "total": as_points(sum(halves(g, at).values())),
        }
    held = [(f"{deck}_cards", hand(player, deck)) for deck in HANDS]
    return {
        "goods": player.goods.copy(),
        **counted,
        **{name: cards if own else len(cards) for name, cards in held},
    }

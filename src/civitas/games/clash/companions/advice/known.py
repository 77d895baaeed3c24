"""What a seat knows of a position: as a key, so that bots look at it once in however many imagined worlds it comes, and
as what the advice looks at, put together from pieces that are mostly known already.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from operator import attrgetter
from typing import Any

from civitas.games.advice import Piece, pieces
from civitas.games.clash.box.content import ATLAS, MOODS
from civitas.games.clash.box.decks import HANDS
from civitas.games.clash.box.player import Player
from civitas.games.clash.box.queries import Clash, cities, has_leaders, limits, settlements_left, size
from civitas.games.clash.companions.advice.numbers import View
from civitas.games.clash.companions.advice.realm import Look
from civitas.games.clash.scoring import as_points, halves
from civitas.kernel import number_of
from civitas.kernel.records import fields_of

PLAIN: frozenset[str] = frozenset()
"""Nearly every answer may turn up a tile or a card."""

HELD = tuple(f"{deck}_cards" for deck in HANDS)
"""What players hold, as records and views name it."""
HELD_BY = attrgetter(*HELD)
_OF_TABLE = attrgetter("seats", "round", "phase", "status_step", "ended")
_SHOWN = (
    "advances",
    "civ",
    "completed",
    "event_markers",
    "leader",
    "leaders",
    "lost_actions",
    "mat",
    "persons",
    "slain",
)
_SHOWS = attrgetter(*_SHOWN)
_OF_PLAYER = attrgetter(*(name for name in fields_of(Player) if name not in ("goods", "foreseen", *HELD)))


def known(g: Clash, seat: int) -> Hashable:
    """What the seat knows, as far as the advice asks for it. (Nothing is remembered of what came of an answer: that may
    hang on more.)"""
    turn, battle, offer = g.turn, g.battle, g.offer
    return (
        seat,
        _OF_TABLE(g),
        _piece(_land(g)),
        _piece(_towns(g)),
        (turn.seat, turn.actions, turn.picks, turn.offers, (*turn.activations.items(),)),
        battle and (battle.started, battle.lost),
        offer and (offer.partner, (*offer.gives.items(),), (*offer.wants.items(),)),
        tuple([_piece(_player(player, at == seat)) for at, player in enumerate(g.players)]),
    )


def _land(g: Clash) -> tuple[Any, ...]:
    """The board but for its cities. Places and what is there are told apart: to put them into pairs would take as long
    again."""
    terrain = g.terrain
    stacks = tuple([(owner, (*there,), (*there.values(),)) for owner, there in g.units.items() if there])
    return g.seats, (*terrain,), (*terrain.values(),), g.exhausted, stacks


def _towns(g: Clash) -> tuple[Hashable, ...]:
    """The cities, and what is worth points in them."""
    city, ports, wonders = g.city, g.ports, g.wonders
    standing = (*wonders,), (*wonders.values(),), (*g.wonder_marks.values(),), (*ports,), (*ports.values(),)
    return (*city,), (*city.values(),), (*g.mood.values(),), (*g.buildings.values(),), *standing


def _player(player: Player, own: bool) -> tuple[Hashable, ...]:
    action, objective, wonder = held = HELD_BY(player)
    seen = held if own else (len(action), len(objective), len(wonder))
    return (*player.goods.values(),), _OF_PLAYER(player), seen


_PIECES = 1 << 14
"""So many pieces of positions are kept."""
_piece = pieces(_PIECES)


def look(g: Clash, seat: int) -> View:
    """What the advice looks at, as `view` shows it to the seat; nobody may change it. Nine in ten positions that a bot
    looks at differ from the one before in a piece or two."""
    turn, battle, offer = g.turn, g.battle, g.offer
    land, towns = _piece(lie := _land(g)), _piece(_towns(g))
    hexes = land.follows.get("hexes")
    if hexes is None:
        hexes = land.follows["hexes"] = _hexes(*lie)
    seen = Look(
        {
            "seats": g.seats,
            "round": g.round,
            "phase": g.phase,
            "status_step": g.status_step,
            "ended": g.ended,
            "hexes": hexes,
            "cities": _cities(g, towns),
            "wonders": _wonders(g, towns),
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
    seen.board = _piece((land, towns)).follows
    return seen


@lru_cache(64)
def _explored(seats: int, places: tuple[str, ...], terrain: tuple[str, ...], exhausted: tuple[str, ...]) -> View:
    """The hexes without anybody on them."""
    lies = dict(zip(places, terrain, strict=True))
    return {
        hex: {"terrain": lies.get(hex, ""), "exhausted": hex in exhausted, "units": {}} for hex in ATLAS[seats].hexes
    }


def _hexes(
    seats: int, places: tuple[str, ...], terrain: tuple[str, ...], exhausted: tuple[str, ...], stacks: Any
) -> View:
    found = _explored(seats, places, terrain, exhausted).copy()
    manned: dict[str, dict[str, tuple[str, ...]]] = {}
    for owner, there, standing in stacks:
        for hex, units in zip(there, standing, strict=True):
            manned.setdefault(hex, {})[str(number_of(owner))] = units
    for hex, units in manned.items():
        found[hex] = {**found[hex], "units": units}
    return found


def _cities(g: Clash, towns: Piece) -> View:
    activations = g.turn.activations
    found: View | None = towns.follows.get(key := (*activations.items(),))
    if found is None:
        found = towns.follows[key] = {
            hex: {
                "owner": number_of(owner),
                "mood": MOODS[g.mood[hex]],
                "size": size(g, hex),
                "buildings": g.buildings[hex],
                "activations": activations.get(hex, 0),
            }
            for hex, owner in g.city.items()
        }
    return found


def _wonders(g: Clash, towns: Piece) -> View:
    found: View | None = towns.follows.get("wonders")
    if found is None:
        found = towns.follows["wonders"] = {
            wonder: {"hex": hex, "marks": g.wonder_marks.get(wonder, ())} for wonder, hex in g.wonders.items()
        }
    return found


def _shown(g: Clash, at: int, own: bool, towns: Piece) -> View:
    player = g.players[at]
    # Where a leader stands may be worth points, and tables without leaders count none for them.
    leading = has_leaders(g), (*g.units[at].items(),) if player.leader else None
    key = at, _piece(_player(player, own)), leading
    seen: View | None = towns.follows.get(key)
    if seen is None:
        seen = towns.follows[key] = _counted(g, at, towns, leading).copy()
        seen["goods"] = player.goods.copy()
        for name, cards in zip(HELD, HELD_BY(player), strict=True):
            seen[name] = cards if own else len(cards)
    return seen


def _counted(g: Clash, at: int, towns: Piece, leading: Hashable) -> View:
    """What takes longest to find out; it stays as it is when goods or cards come and go."""
    player = g.players[at]
    key = at, _OF_PLAYER(player), leading
    found: View | None = towns.follows.get(key)
    if found is None:
        points = halves(g, at)
        found = towns.follows[key] = dict(zip(_SHOWN, _SHOWS(player), strict=True)) | {
            "cities": cities(g, at),
            "limits": limits(g, at),
            "settlements_left": settlements_left(g, at),
            "points": {name: as_points(number) for name, number in points.items()},
            "total": as_points(sum(points.values())),
        }
    return found

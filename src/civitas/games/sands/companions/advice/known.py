"""What a seat knows of a position: as a key, so that bots look at it once in however many imagined worlds it comes, and
as what the advice looks at, put together from pieces that are mostly known already.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any

from civitas.games.sands.actions.bonus import goods_reached
from civitas.games.sands.box.effects import open_categories
from civitas.games.sands.box.state import Empire, Holder, Sands, Turn, peasants_left, regions_of, soldiers_left
from civitas.games.sands.companions.advice.numbers import View
from civitas.games.sands.scoring import achievements
from civitas.games.sands.tracks import most_unrest
from civitas.kernel import number_of

PLAIN = frozenset(
    {
        "capital",
        "caravan-heritage",
        "extra-peasant",
        "first-advance",
        "first-caravan",
        "first-heritage",
        "govern",
        "labour",
        "raid-loot",
        "tribute",
    }
)
"""Questions whose answers turn up no card that the advice looks at, and hang on nothing but what lies on the table and
what is asked. (Which border a caravan that is being paid for goes to shows nowhere yet.)"""


def known(g: Sands, seat: int) -> Hashable:
    """All that the seat knows: what lies open, its own cards, and where in the order of play the table stands."""
    return (
        seat,
        g.seats,
        g.start_player,
        g.round,
        g.generation,
        g.generation_round,
        g.goes_on,
        g.grows,
        g.dynasty,
        g.dynasty_field,
        g.chronicles_open,
        g.ended,
        (*g.cursor,),
        (*g.resource.values(),),
        (*g.capacity.values(),),
        (*g.control.values(),),
        (*g.buildings.values(),),
        (*g.supply.values(),),
        (*g.rows.values(),),
        tuple([len(cards) for cards in g.stacks.values()]),
        tuple([(stack, g.stacks[stack][:1]) for stack, seats in g.knows_top.items() if seat in seats]),
        _turn(g.turn, seat),
        *[_empire(empire, g.chronicles_open or at == seat, at == seat) for at, empire in enumerate(g.empires)],
    )


def _turn(turn: Turn, seat: int) -> Hashable:
    return (
        turn.seat,
        turn.cards,
        turn.card,
        turn.used,
        turn.stopped,
        turn.finished,
        turn.repeated,
        turn.bonus,
        turn.support,
        turn.spent,
        (*turn.unmoved.items(),),
        turn.entered,
        turn.looted,
        turn.passages,
        turn.mustered,
        turn.soldiers_raised,
        turn.built_in,
        turn.drawn if turn.seat == seat else len(turn.drawn),
        turn.drawn_row,
        turn.region,
        turn.attacked,
    )


def _empire(empire: Empire, turned_up: bool, own: bool) -> Hashable:
    return (
        (*empire.peasants.values(),),
        (*empire.soldiers.values(),),
        empire.caravans,
        empire.capital,
        empire.provinces,
        empire.crops,
        empire.gold,
        empire.unrest,
        empire.victory_points,
        (*empire.heritage.values(),),
        empire.advances,
        empire.hand if own else len(empire.hand),
        tuple(empire.chronicles.items() if turned_up else empire.chronicles),
        empire.chosen if own else len(empire.chosen),
        empire.played,
        empire.emphasis,
        empire.emphasis_markers,
        empire.bonus_used,
        empire.chronicle_points,
    )


_PIECES = 1 << 14
"""So many pieces of positions are kept."""
_counted: dict[Hashable, dict[str, Any]] = {}
"""What follows of an empire from the board, its advances and its caravans."""


def look(g: Sands, seat: int) -> View:
    """What the advice looks at, as `view` shows it to the seat; nobody may change it. Nine in ten positions that a bot
    looks at differ from the one before in a piece or two."""
    empires, turn = g.empires, g.turn
    people = zip(*[empire.peasants.values() for empire in empires], strict=True)
    armies = zip(*[empire.soldiers.values() for empire in empires], strict=True)
    regions = {
        region: _land(grown, room, holder, built, peasants, soldiers)
        for (region, grown), room, holder, built, peasants, soldiers in zip(
            g.resource.items(),
            g.capacity.values(),
            g.control.values(),
            g.buildings.values(),
            people,
            armies,
            strict=False,
        )
    }
    board = (*g.control.values(),), (*g.buildings.values(),), tuple([empire.capital for empire in empires])
    return {
        "seats": g.seats,
        "round": g.round,
        "generation": g.generation,
        "generation_round": g.generation_round,
        "dynasty": g.dynasty,
        "dynasty_field": g.dynasty_field,
        "ended": g.ended,
        "regions": regions,
        "buildings_left": g.supply.copy(),
        "rows": g.rows.copy(),
        "turn": {
            "seat": number_of(turn.seat),
            "cards": turn.cards,
            "bonus": turn.bonus,
            "spent": turn.spent,
        },
        "empires": [_shown(g, at, seat, board) for at in range(g.seats)],
    }


@lru_cache(_PIECES)
def _land(
    resource: str,
    capacity: int,
    holder: Holder,
    built: tuple[str, ...],
    peasants: tuple[int, ...],
    soldiers: tuple[int, ...],
) -> dict[str, Any]:
    return {
        "resource": resource,
        "capacity": capacity,
        "control": number_of(holder),
        "buildings": built,
        "peasants": peasants,
        "soldiers": soldiers,
    }


def _shown(g: Sands, at: int, viewer: int, board: Hashable) -> dict[str, Any]:
    empire, own = g.empires[at], at == viewer
    people, army = peasants_left(empire), soldiers_left(empire)
    key = at, board, empire.advances, empire.emphasis, empire.caravans, people + army
    counted = _counted.get(key)
    if counted is None:
        if len(_counted) >= _PIECES:
            _counted.clear()
        counted = _counted[key] = {
            "regions": regions_of(g, at),
            "achieved": achievements(g, at),
            "goods": goods_reached(g, at),
            "most_unrest": most_unrest(empire),
            "unlocked": open_categories(empire),
        }
    laid = empire.chronicles
    return {
        "capital": empire.capital,
        "provinces": empire.provinces,
        "caravans": empire.caravans,
        "crops": empire.crops,
        "gold": empire.gold,
        "unrest": empire.unrest,
        "victory_points": empire.victory_points,
        "heritage": empire.heritage.copy(),
        "advances": empire.advances,
        "played": empire.played,
        "emphasis": empire.emphasis,
        "emphasis_markers": empire.emphasis_markers,
        "bonus_used": empire.bonus_used,
        "peasants_left": people,
        "soldiers_left": army,
        "chronicles": laid.copy() if own or g.chronicles_open else dict.fromkeys(laid, 0),
        "hand": empire.hand if own else len(empire.hand),
        "chosen": empire.chosen if own else len(empire.chosen),
        **counted,
    }

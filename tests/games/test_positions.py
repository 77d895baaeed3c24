"""Rich positions: whole, always the same for the same choices, playable, and as rich as they say."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from civitas.games import find_title, titles
from civitas.games.clash.box.content import ADVANCES, BOX, EVENTS, GOVERNMENTS, OF_CIVS, UNITS
from civitas.games.clash.box.queries import (
    BARBARIANS,
    PIRATES,
    Clash,
    cities,
    count,
    owns,
    settlements_left,
    size,
    supply,
)
from civitas.games.clash.status import begin_status
from civitas.games.sands.box.content import ADVANCES as SANDS_ADVANCES
from civitas.games.sands.box.content import FIELDS, LAST_LEVEL
from civitas.games.sands.box.state import ABACUS, Sands
from civitas.games.sands.generation import crowded
from civitas.games.title import companions_of
from civitas.kernel import Dice, Table
from civitas.kernel.dice import Stream

MANY = 40
ORDINARY = [id for id, advance in ADVANCES.items() if advance.category not in GOVERNMENTS and id not in OF_CIVS]


def arranged(id: str, number: int) -> tuple[Table, Stream]:
    """The table of this number, at its position; player counts and options change from one to the next."""
    title, stream = find_title(id), Stream(f"position {number}|")
    arrange = companions_of(title).arrange
    assert arrange is not None
    seats = title.seats[number % len(title.seats)]
    options = {name: stream.choice(choice.values) for name, choice in title.options.items()}
    state = arrange(title, seats, options, stream)
    return Table(title, seats, options, Dice(str(number)), start=state), stream


@cache
def positions(id: str) -> list[Any]:
    return [arranged(id, number)[0].start for number in range(MANY)]


@pytest.mark.parametrize("id", titles())
def test_the_box_is_whole_in_every_position(id: str) -> None:
    assert [fault for g in positions(id) for fault in find_title(id).invariants(g)] == []


@pytest.mark.parametrize("id", titles())
def test_the_same_choices_arrange_the_same_position(id: str) -> None:
    assert arranged(id, 3)[0].start == positions(id)[3]
    assert len({arranged(id, number)[0].fingerprint() for number in range(8)}) == 8


@pytest.mark.parametrize("id", titles())
def test_a_table_can_start_there_and_be_played_on(id: str) -> None:
    for number in range(6):
        table, stream = arranged(id, number)
        for _ in range(25):
            if table.over:
                break
            seat = stream.choice(table.to_act())
            table.apply(seat, table.prompt(seat).sample(stream))
        assert list(table.title.invariants(table.state)) == []
        assert table.seq > 0


CLASH: dict[str, Callable[[Clash], bool]] = {
    "a wonder in the hands of barbarians": lambda g: any(g.city.get(hex) == BARBARIANS for hex in g.wonders.values()),
    "a wonder that was captured": lambda g: any(len(marks) > 1 for marks in g.wonder_marks.values()),
    "a wonder that was destroyed": lambda g: "" in g.wonders.values(),
    "somebody who has every ordinary advance": lambda g: any(
        all(owns(g, seat, id) for id in ORDINARY) for seat in range(g.seats)
    ),
    "a city as large as can be": lambda g: any(size(g, hex) == BOX["limits"]["city_size"] for hex in g.city),
    "a building in the colour of another": lambda g: any(
        colour != owner for hex, owner in g.city.items() if isinstance(owner, int) for _, colour in g.buildings[hex]
    ),
    "the last settlement on the board": lambda g: any(not settlements_left(g, seat) for seat in range(g.seats)),
    "no settler left in the supply": lambda g: any(not supply(g, seat, "settler") for seat in range(g.seats)),
    "no settler on the board": lambda g: any(not count(g, seat, "settler") for seat in range(g.seats)),
    "cavalry or elephants": lambda g: any(count(g, seat, "cavalry") for seat in range(g.seats)),
    "barbarians of two kinds": lambda g: sum(bool(count(g, BARBARIANS, unit)) for unit in UNITS) > 1,
    "pirates": lambda g: bool(g.units[PIRATES]),
    "land that is not explored": lambda g: bool(g.tiles),
    "a map that is explored": lambda g: not g.tiles,
    "a great person in a hand": lambda g: any(card in EVENTS for p in g.players for card in p.action_cards),
    "an open wonder for all": lambda g: bool(g.open_wonders),
    "a completed objective": lambda g: any(player.completed for player in g.players),
    "peace between two": lambda g: any(player.peace for player in g.players),
    "no action card left to draw": lambda g: not g.decks["action"],
    "exhausted land": lambda g: bool(g.exhausted),
    "a status phase": lambda g: find_title("clash").program.leaf(g).call is begin_status,  # type: ignore[union-attr]
    "the last round": lambda g: g.round == BOX["frame"]["rounds"],
    "somebody with a single city": lambda g: any(len(cities(g, seat)) == 1 for seat in range(g.seats)),
}

SANDS: dict[str, Callable[[Sands], bool]] = {
    "the first dynasty": lambda g: g.dynasty == 1,
    "the last dynasty": lambda g: g.dynasty == 3,
    "a fourth round": lambda g: g.generation_round == 3,
    "an advance of the last level": lambda g: any(
        SANDS_ADVANCES[id].level == LAST_LEVEL for empire in g.empires for id in empire.advances
    ),
    "all caravans sent": lambda g: any(len(empire.caravans) == 20 for empire in g.empires),
    "a full abacus": lambda g: any(ABACUS in (empire.gold, empire.crops) for empire in g.empires),
    "an empire without gold and crops": lambda g: any(empire.gold == empire.crops == 0 for empire in g.empires),
    "the highest unrest": lambda g: any(empire.unrest == 7 for empire in g.empires),
    "the end of a heritage track": lambda g: any(15 in empire.heritage.values() for empire in g.empires),
    "a chronicle on every field": lambda g: any(len(empire.chronicles) == len(FIELDS) for empire in g.empires),
    "an overcrowded region": lambda g: any(crowded(g, seat) for seat in range(g.seats)),
    "a region full of buildings": lambda g: any(len(built) == g.capacity[r] for r, built in g.buildings.items()),
    "a sort of building used up": lambda g: 0 in g.supply.values(),
    "a lost province": lambda g: any(len(empire.provinces) < 3 for empire in g.empires),
    "ten regions of one empire": lambda g: any(list(g.control.values()).count(seat) == 10 for seat in range(g.seats)),
    "cards that lie face down": lambda g: any(empire.chosen for empire in g.empires),
    "an emphasis that is complete": lambda g: any(empire.emphasis_markers == 3 for empire in g.empires),
}


@pytest.mark.parametrize("what", CLASH)
def test_among_many_positions_of_clash_there_is(what: str) -> None:
    assert any(CLASH[what](g) for g in positions("clash"))


@pytest.mark.parametrize("what", SANDS)
def test_among_many_positions_of_sands_there_is(what: str) -> None:
    assert any(SANDS[what](g) for g in positions("sands"))

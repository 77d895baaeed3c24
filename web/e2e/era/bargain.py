"""A position of Era of Tribes in which somebody can buy a province of a neighbour: it is the buyer's action.

The box is opened as for any table; then the other gets a vassal beside the buyer's land, and the buyer thalers and
treaties.

Usage: python bargain.py NAME NAME   (with the environment of the site; the first begins)
"""

from __future__ import annotations

import json
import sys

from prepared import person, put_up

from civitas.games.era import TITLE
from civitas.games.era.box.content import PROVINCES
from civitas.games.era.box.queries import land_of
from civitas.games.era.box.state import Era
from civitas.kernel import Dice, Table

SEED = "a province for sale 1"
BUYER, OWNER = 0, 1
THALERS, TREATIES = 30, 2


def position() -> Table:
    """The table at the first action, ready to be played on."""
    table = Table(TITLE, 2, {}, dice=Dice(SEED))
    while table.prompt(seat := table.to_act()[0]).key != "action" or seat != BUYER:
        table.apply(seat, table.legal(seat)[0])
    set_up(table.state)
    assert list(TITLE.invariants(table.state)) == []
    place = {**table.snapshot(), "seq": 0, "rolls": table.rolls, "state": table.state.dump()}
    begun = {"header": table.header(), "snapshot": {**place, "barrier": place["position"]}, "tail": [], "undone": {}}
    return Table.load(TITLE, {**begun, "barrier": place["position"], "seed": SEED})


def set_up(g: Era) -> None:
    own, other = g.realms[BUYER], g.realms[OWNER]
    own.thalers, own.treaties = THALERS, TREATIES
    province = next(
        beside
        for land in land_of(g, BUYER)
        for beside in g.atlas.beside[land]
        if beside not in g.control and beside not in g.atlas.seas and not PROVINCES[beside].home
    )
    other.vassals[province], g.control[province] = 1, OWNER
    other.free -= 1


if __name__ == "__main__":
    json.dump({"name": put_up(position(), [person(name) for name in sys.argv[1:]]).name}, sys.stdout)

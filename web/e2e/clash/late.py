"""A rich position late in a game of Clash of Cultures, to look at and to measure: cities of every size, all eight
wonders, stacks of several kinds, fleets with cargo, barbarians, and a corner that nobody has seen.

The box is opened as for any table; then pieces are put where a long game could have brought them.

Usage: python late.py NAME NAME   (with the environment of the site; the first plays the north)
"""

from __future__ import annotations

import json
import sys

from prepared import person, put_up
from war import ADVANCES, CARDS, GOODS, NORTH, PHASE, SOUTH

from civitas.games.clash import TITLE
from civitas.games.clash.actions.explore import AS_IT_IS, layout
from civitas.games.clash.box.content import ANGRY, HAPPY, NEUTRAL
from civitas.games.clash.box.queries import BARBARIANS, Clash, add_city, put
from civitas.kernel import Dice, Table

SEED = "the war for the wonder 20"
ROUND = 6
UNSEEN = ("u04", "u07")
"""The west stays unknown."""

CITIES = (
    (NORTH, "D2", HAPPY, ("port", "academy", "temple")),
    (NORTH, "C3", NEUTRAL, ("fortress", "academy")),
    (NORTH, "E3", ANGRY, ()),
    (NORTH, "G3", NEUTRAL, ("temple", "academy", "fortress")),
    (NORTH, "B3", HAPPY, ("temple",)),
    (SOUTH, "D7", HAPPY, ("port", "fortress")),
    (SOUTH, "F4", NEUTRAL, ("temple", "port", "academy")),
    (SOUTH, "F6", ANGRY, ("academy",)),
    (SOUTH, "G7", NEUTRAL, ("temple", "fortress", "academy")),
    (BARBARIANS, "C4", ANGRY, ()),
)
PORTS = {"D2": "D3", "D7": "E7", "F4": "E4"}
WONDERS = {
    "great_pyramid": "D2",
    "great_wall": "C3",
    "great_library": "B3",
    "great_gardens": "F4",
    "great_lighthouse": "D7",
    "great_arena": "D7",
    "great_statue": "G7",
    "great_mausoleum": "F6",
}
TAKEN_OVER = {"F6": (("academy", NORTH),)}
UNITS = (
    (NORTH, "D2", ("settler",)),
    (NORTH, "D3", ("ship", "ship", "ship", "infantry")),
    (NORTH, "C3", ("infantry", "infantry", "infantry")),
    (NORTH, "F3", ("infantry", "infantry", "infantry", "infantry")),
    (NORTH, "E2", ("settler", "settler")),
    (SOUTH, "E5", ("ship", "ship", "ship", "ship")),
    (SOUTH, "F4", ("infantry", "infantry", "infantry")),
    (SOUTH, "D7", ("infantry", "infantry", "settler")),
    (SOUTH, "E8", ("infantry", "settler")),
    (BARBARIANS, "C4", ("infantry", "infantry", "infantry")),
    (BARBARIANS, "D6", ("infantry", "infantry")),
)
SPENT = ("D1", "E8")


def position() -> Table:
    """The table at the beginning of the north's turn, ready to be played on."""
    table = Table(TITLE, 2, {}, dice=Dice(SEED))
    table.apply(NORTH, "D2")
    set_up(table.state)
    assert list(TITLE.invariants(table.state)) == []
    place = {**table.snapshot(), "seq": 0, "rolls": table.rolls, "state": table.state.dump()}
    begun = {"header": table.header(), "snapshot": {**place, "barrier": place["position"]}, "tail": [], "undone": {}}
    return Table.load(TITLE, {**begun, "barrier": place["position"], "seed": SEED})


def set_up(g: Clash) -> None:
    g.round, g.phase = ROUND, PHASE
    for slot, tile in list(g.tiles.items()):
        if slot not in UNSEEN:
            g.laid[slot] = g.tiles.pop(slot)
            g.terrain.update(layout(g, slot, tile, AS_IT_IS))
    for seat, player in enumerate(g.players):
        player.advances, player.goods = ADVANCES[seat], dict(GOODS[seat])
        player.action_cards += g.decks["action"][:CARDS]
        g.decks["action"] = g.decks["action"][CARDS:]
    for seat in (NORTH, SOUTH):
        g.units[seat].clear()
    for owner, hex, mood, buildings in CITIES:
        if hex not in g.city:
            add_city(g, owner, hex, mood)
        g.mood[hex] = mood
        g.buildings[hex] = TAKEN_OVER.get(hex, tuple((building, owner) for building in buildings))
    g.ports.update(PORTS)
    for owner, hex, units in UNITS:
        put(g, owner, hex, *units)
    g.exhausted = (*g.exhausted, *SPENT)
    g.decks["wonder"] = ()
    for player in g.players:
        player.wonder_cards = ()
    for wonder, hex in WONDERS.items():
        g.wonders[wonder], g.wonder_marks[wonder] = hex, (g.city[hex],)


if __name__ == "__main__":
    json.dump({"name": put_up(position(), [person(name) for name in sys.argv[1:]]).name}, sys.stdout)

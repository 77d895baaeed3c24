"""A position of Clash of Cultures in which everything is about to happen by one action of the first player: a battle at
sea, the conquest of a city with a wonder, and the capture of a barbarian city.

The box is opened as for any table; then pieces are put where a game of four rounds could have brought them. What
follows is up to the rules and the players.

Usage: python war.py NAME NAME   (with the environment of the site; the first plays the north)
"""

from __future__ import annotations

import json
import sys

from prepared import person, put_up

from civitas.games.clash import TITLE
from civitas.games.clash.actions.explore import AS_IT_IS, layout
from civitas.games.clash.box.content import ANGRY, HAPPY, NEUTRAL
from civitas.games.clash.box.queries import BARBARIANS, Clash, add_city, put
from civitas.kernel import Dice, Table

SEED = "the war for the wonder 20"
"""Its tiles make a sea in the middle of the map, between the two homes."""
NORTH, SOUTH = 0, 1
ROUND, PHASE = 5, 3

KNOWN = ("farming", "mining", "storage", "fishing", "navigation", "writing", "tactics", "myths", "bartering")
ADVANCES = {
    NORTH: (*KNOWN, "war_ships", "siegecraft", "philosophy", "arts", "roads", "math"),
    SOUTH: (*KNOWN, "irrigation", "engineering", "rituals", "priesthood", "monuments", "voting", "husbandry"),
}
GOODS = {
    NORTH: {"food": 4, "wood": 2, "ore": 3, "ideas": 2, "gold": 2, "mood": 3, "culture": 4},
    SOUTH: {"food": 3, "wood": 4, "ore": 2, "ideas": 1, "gold": 1, "mood": 2, "culture": 3},
}
CITIES = (
    (NORTH, "D2", HAPPY, ("port", "academy")),
    (NORTH, "C3", NEUTRAL, ("fortress",)),
    (NORTH, "E3", ANGRY, ()),
    (SOUTH, "D7", HAPPY, ("academy", "temple", "port")),
    (SOUTH, "F4", NEUTRAL, ("temple", "port")),
    (SOUTH, "F6", ANGRY, ("academy",)),
    (BARBARIANS, "C4", ANGRY, ()),
    (BARBARIANS, "A5", ANGRY, ()),
)
PORTS = {"D2": "D3", "D7": "E7", "F4": "E4"}
WONDER, WONDER_CITY = "great_gardens", "F4"
UNITS = (
    (NORTH, "D2", ("settler",)),
    (NORTH, "D3", ("ship", "ship", "ship", "ship", "infantry")),
    (NORTH, "C3", ("infantry", "infantry", "infantry")),
    (NORTH, "F3", ("infantry", "infantry", "infantry", "infantry")),
    (SOUTH, "E5", ("ship", "ship", "ship", "ship")),
    (SOUTH, "F4", ("infantry", "infantry", "infantry")),
    (SOUTH, "D7", ("infantry", "settler")),
    (BARBARIANS, "C4", ("infantry",)),
    (BARBARIANS, "A5", ("infantry", "infantry")),
)
CARDS = 3


def position() -> Table:
    """The table at the beginning of the north's turn, ready to be played on."""
    table = Table(TITLE, 2, {}, dice=Dice(SEED))
    table.apply(NORTH, "D2")
    set_up(table.state)
    assert list(TITLE.invariants(table.state)) == []
    # The pieces were moved by hand, so the table begins anew with them where they are.
    place = {**table.snapshot(), "seq": 0, "rolls": table.rolls, "state": table.state.dump()}
    begun = {"header": table.header(), "snapshot": {**place, "barrier": place["position"]}, "tail": [], "undone": {}}
    return Table.load(TITLE, {**begun, "barrier": place["position"], "seed": SEED})


def set_up(g: Clash) -> None:
    g.round, g.phase = ROUND, PHASE
    for slot, tile in list(g.tiles.items()):
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
        g.buildings[hex] = tuple((building, owner) for building in buildings)
    g.ports.update(PORTS)
    for owner, hex, units in UNITS:
        put(g, owner, hex, *units)
    g.decks["wonder"] = tuple(card for card in g.decks["wonder"] if card != WONDER)
    g.wonders[WONDER], g.wonder_marks[WONDER] = WONDER_CITY, (SOUTH,)


if __name__ == "__main__":
    json.dump({"name": put_up(position(), [person(name) for name in sys.argv[1:]]).name}, sys.stdout)

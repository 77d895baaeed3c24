"""Positions of the expansion of Clash of Cultures to look at: civilisations on their mats, leaders in office, killed
and still to come, and what happens to them.

The box is opened as for any table; then pieces are put where a long game could have brought them. What follows is up to
the rules and the players.

Usage: python peoples.py MOMENT NAME NAME…   (with the environment of the site; the first plays the north)
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial

import late
from prepared import person, put_up
from war import NORTH, SOUTH

from civitas.games.clash import TITLE
from civitas.games.clash.box.content import CIVS, HAPPY, LEADERS
from civitas.games.clash.box.queries import PIRATES, Clash, put
from civitas.kernel import Dice, Table

SEED = late.SEED
MATS = 4
"""So many civilisations sit at one table."""


def table_of(civs: tuple[str, ...], until: str = "deed", **options: str) -> Table:
    """A table after the set-up: each seat with its civilisation, in the order of the homes as far as it may choose."""
    table = Table(TITLE, len(civs), {"expansion": "chosen", **options}, dice=Dice(SEED))
    while table.prompt(seat := table.to_act()[0]).key != until:
        legal = table.legal(seat)
        table.apply(seat, civs[seat] if table.prompt(seat).key == "civilisation" else legal[min(seat, len(legal) - 1)])
    return table


def anew(table: Table) -> Table:
    """The pieces were moved by hand, so the table begins anew with them where they are."""
    found = list(TITLE.invariants(table.state))
    assert not found, found
    place = {**table.snapshot(), "seq": 0, "rolls": table.rolls, "state": table.state.dump()}
    begun = {"header": table.header(), "snapshot": {**place, "barrier": place["position"]}, "tail": [], "undone": {}}
    return Table.load(TITLE, {**begun, "barrier": place["position"], "seed": SEED})


def of_civ(civ: str) -> list[str]:
    return [leader for leader, own in LEADERS.items() if own == civ]


# ---------------------------------------------------------------------- mats


def mats(number: int) -> Table:
    """Four civilisations, each with two of its advances, a leader, one still to come, and one killed by the next."""
    civs = tuple(CIVS)[MATS * number : MATS * (number + 1)]
    table = table_of(civs)
    g: Clash = table.state
    g.round, g.phase = 5, 2
    for seat, civ in enumerate(civs):
        player = g.players[seat]
        for trigger, own in [*CIVS[civ].items()][:2]:
            player.advances += (own,) if trigger == "government" else (trigger, own)
        office, to_come, killed = of_civ(civ)
        player.leader, player.leaders = office, (to_come,)
        g.players[(seat + 1) % len(civs)].slain += (killed,)
        put(g, seat, player.home, "leader", "infantry")
        player.goods.update(food=2, wood=3, ore=4, ideas=1, gold=2, mood=4, culture=3)
        player.mat = {"vikings": ("obelisk", "obelisk"), "aztecs": ("infantry:1", "infantry:1", "elephant:1")}.get(
            civ, ()
        )
    return anew(table)


# ---------------------------------------------------------------------- moments

ADVANCES = ("bartering", "trade_routes", "arts", "math", "astronomy", "dogma", "draft")


def war(*civs: str, change: Callable[[Clash], None]) -> Table:
    """Two peoples in the rich country late in the game, the north about to act."""
    table = table_of(civs)
    g: Clash = table.state
    late.set_up(g)
    for seat in (NORTH, SOUTH):
        player = g.players[seat]
        player.advances += tuple(id for id in ADVANCES if id not in player.advances)
        player.advances += tuple(own for trigger, own in CIVS[player.civ].items() if trigger in player.advances)
        player.goods.update(mood=6, culture=6, food=6, wood=6, ore=6, gold=4)
        player.leader, *others = of_civ(player.civ)
        player.leaders = tuple(others)
    g.units[NORTH].pop("C3")
    put(g, NORTH, "C3", "leader", "elephant", "cavalry", "cavalry")
    g.units[SOUTH].pop("F4")
    put(g, SOUTH, "F4", "leader", "infantry", "elephant")
    g.units[NORTH].pop("F3")
    put(g, NORTH, "F3", "infantry", "infantry", "cavalry", "elephant")
    change(g)
    table = anew(table)
    while table.to_act() != (NORTH,):
        seat = table.to_act()[0]
        legal = table.legal(seat)
        table.apply(seat, "end" if "end" in legal else "pass")
    return table


def hold(g: Clash, seat: int, deck: str, *cards: str) -> None:
    """These cards are in the hand, whoever had them."""
    name = f"{deck}_cards"
    for player in g.players:
        kept = tuple(card for card in getattr(player, name) if card not in cards)
        setattr(player, name, kept)
    g.decks[deck] = tuple(card for card in g.decks[deck] if card not in cards)
    player = g.players[seat]
    setattr(player, name, (*cards, *getattr(player, name)))


def next_event(g: Clash, card: str) -> None:
    """The next advance brings this event, and is paid with food alone."""
    for player in g.players:
        player.event_markers = 1
        player.goods.update(ideas=0, gold=0)
    g.decks["event"] = (card, *(other for other in g.decks["event"] if other != card))


def nothing(g: Clash) -> None:
    """As it is."""


def event(card: str, g: Clash) -> None:
    next_event(g, card)


def build(g: Clash) -> None:
    """Obelisk, market and observatory stand, and there is room for more of them."""
    g.buildings["B3"] = (("obelisk", NORTH), ("market", NORTH))
    g.buildings["G3"] = (("observatory", NORTH), ("obelisk", SOUTH))
    g.buildings["G7"] = (("market", SOUTH), ("observatory", SOUTH), ("obelisk", SOUTH))
    g.mood["B3"] = g.mood["G3"] = HAPPY
    put(g, PIRATES, "E4" if not g.units[SOUTH].get("E4") else "E7", "ship", "ship")


def no_leader(g: Clash) -> None:
    """The north has none in office, and all three to choose from."""
    build(g)
    player = g.players[NORTH]
    player.leader, player.leaders = "", (player.leader, *player.leaders)
    g.units[NORTH]["C3"] = tuple(unit for unit in g.units[NORTH]["C3"] if unit != "leader")
    g.buildings["C3"] = (("fortress", NORTH), ("market", NORTH))


def brutus(g: Clash) -> None:
    """Whoever takes F4 kills a leader and two more, and holds the objective for it."""
    hold(g, NORTH, "objective", "o35", "o38")
    g.units[SOUTH]["F4"] = ("leader", "infantry", "infantry")


def omens(g: Clash) -> None:
    """A solar eclipse and a Trojan horse wait for the battle, a great person lies open."""
    g.lasting = ("solar_eclipse", "trojan_horse")
    architect = "e55"
    g.decks["event"] = tuple(card for card in g.decks["event"] if card != architect)
    g.players[SOUTH].persons = (architect,)


def last_turn(g: Clash) -> None:
    """The last phase of the last round, with leaders killed and objectives of the expansion to be shown."""
    g.phase = 3
    north, south = g.players[NORTH], g.players[SOUTH]
    for killer, victim in ((north, south), (south, north)):
        killed, *left = victim.leaders
        victim.leaders = tuple(left)
        killer.slain += (killed,)
    build(g)
    hold(g, NORTH, "objective", "o34", "o36")
    north.event_halves = 13


MOMENTS: dict[str, Callable[[], Table]] = {
    **{f"mats-{number}": partial(mats, number) for number in range(4)},
    "choosing": lambda: table_of(("egypt", "vikings"), "civilisation"),
    "home": lambda: anew(table_of(("egypt", "vikings"))),
    "country": lambda: war("persia", "aztecs", change=build),
    "recruiting": lambda: war("rome", "greece", change=no_leader),
    "pirates": lambda: war("vikings", "phoenicia", change=partial(event, "e41")),
    "guillotine": lambda: war("india", "china", change=partial(event, "e43")),
    "diplomat": lambda: war("babylon", "maya", change=partial(event, "e57")),
    "death": lambda: war("huns", "india", change=brutus),
    "omens": lambda: war("celts", "greece", change=omens),
    "end": lambda: war("vikings", "rome", change=last_turn),
}


def main(moment: str, *names: str) -> None:
    people = [person(name) for name in names]
    table = MOMENTS[moment]()
    json.dump({"name": put_up(table, people[: table.seats]).name}, sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])

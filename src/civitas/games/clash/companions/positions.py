"""Rich positions: tables late in a game, with all that the box holds meeting by chance (see `civitas.games.positions`).

The rules themselves set the table up; then the map is laid open and pieces, cards and knowledge are handed out, as many
as a long game could have brought. Some players get little and some everything, because rules fail at both ends: with an
empty supply and with a full one, with no advance left to gain and with none to use.

No paragraph is cited here: these are no rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from civitas.games.clash.actions.advance import open_advances
from civitas.games.clash.actions.explore import AS_IT_IS, TURNED, by_water, lay, turn_up
from civitas.games.clash.battle.capture import mark_wonders
from civitas.games.clash.box.content import (
    ANGRY,
    ARMY,
    BOX,
    BUILDINGS,
    CIVS,
    EVENTS,
    GOODS,
    HAPPY,
    LAND,
    LEARNED,
    LED,
    MOODS,
    OBJECTIVE_CARDS,
    TOKENS,
    UNITS,
    WONDERS,
    brought,
)
from civitas.games.clash.box.decks import HANDS, hand, open_wonder, set_hand
from civitas.games.clash.box.queries import (
    BARBARIANS,
    NOBODY,
    PIRATES,
    Clash,
    Owner,
    Turn,
    add_city,
    after,
    army,
    buildings_left,
    cargo,
    cities,
    enemies,
    government,
    has_expansion,
    in_play,
    is_land,
    is_water,
    limit,
    put,
    settlements_left,
    ships,
    size,
    supply,
    units_on,
)
from civitas.games.clash.status import begin_status
from civitas.games.clash.turn import begin_turn, last_round, next_deed
from civitas.games.positions import (
    LAVISH,
    MIDDLING,
    POOR,
    WEALTH,
    mixed,
    once_in,
    set_up_to,
    share,
    stands_on,
    up_to,
)
from civitas.kernel import Chooser, Title

_ARMY_LIMIT: int = BOX["limits"]["army"]
_CARGO: int = BOX["limits"]["cargo"]
_LARGEST: int = BOX["limits"]["city_size"]
_MOST_TOKENS = 12
_DRAWN = {"action": 7, "objective": 6, "wonder": 2}
"""How many cards of a kind a player holds at most."""


def arrange(title: Title[Clash], seats: int, options: Mapping[str, str], chooser: Chooser) -> Clash:
    """A table in any round but the first, somebody's turn or the status phase about to begin."""
    g = _set_up(title, seats, options, chooser)
    _explore(g, chooser)
    wealth = [chooser.choice(WEALTH) for _ in range(seats)]
    for seat in range(seats):
        _learn(g, seat, wealth[seat], chooser)
    for seat in range(seats):
        _settle(g, seat, wealth[seat], chooser)
    _barbarian_cities(g, chooser)
    _raise_wonders(g, wealth, chooser)
    _exhaust(g, chooser)
    _barbarian_armies(g, chooser)
    for seat in range(seats):
        _muster(g, seat, wealth[seat], chooser)
        _sail(g, seat, chooser)
        _march_out(g, seat, chooser)
        _lead(g, seat, chooser)
    if has_expansion(g):
        _pirates(g, chooser)
    for seat in range(seats):
        _fill_stores(g, seat, wealth[seat], chooser)
        _deal(g, seat, chooser)
        _remember(g, seat, chooser)
    if has_expansion(g):
        _omens(g, chooser)
    _use_up_decks(g, chooser)
    _stand(title, g, chooser)
    return g


# ---------------------------------------------------------------------- the board


def _set_up(title: Title[Clash], seats: int, options: Mapping[str, str], chooser: Chooser) -> Clash:
    """The rules set up, up to the first turn."""
    g = set_up_to(title, seats, options, chooser, next_deed)
    for units in g.units.values():
        units.clear()
    g.round = chooser.choice(range(2, last_round(g) + 1))
    return g


def _explore(g: Clash, chooser: Chooser) -> None:
    """Tiles turned up one after the other; seldom all of them."""
    hidden = mixed(chooser, list(g.tiles))
    for slot in hidden[: len(hidden) - chooser.choice((0, 0, 1, 2, 4))]:
        tile = turn_up(g, slot)
        lay(g, slot, tile, chooser.choice(by_water(g, slot, tile, [AS_IT_IS, TURNED])))


def _free_land(g: Clash) -> list[str]:
    """Where a city can be founded."""
    return [
        hex
        for hex in g.atlas.hexes
        if is_land(g, hex) and g.terrain[hex] != "barren" and hex not in g.city and hex not in g.exhausted
    ]


def _settle(g: Clash, seat: int, wealth: int, chooser: Chooser) -> None:
    """Cities with buildings; some of them in the colour of others, who have influenced them."""
    wanted = max(1, share(chooser, wealth, settlements_left(g, seat)))
    for hex in mixed(chooser, _free_land(g))[:wanted]:
        add_city(g, seat, hex, chooser.choice(range(len(MOODS))))
    for hex in cities(g, seat):
        _build(g, seat, hex, share(chooser, wealth, _LARGEST - 1), chooser)
        g.mood[hex] = chooser.choice((ANGRY, HAPPY)) if wealth == LAVISH else chooser.choice(range(len(MOODS)))


def _build(g: Clash, seat: int, hex: str, number: int, chooser: Chooser) -> None:
    for building in mixed(chooser, [id for id in BUILDINGS if in_play(g, id)]):
        colour = seat if not once_in(chooser, 5) else up_to(chooser, g.seats - 1)
        waters = [n for n in g.atlas.neighbours[hex] if is_water(g, n)]
        if size(g, hex) > number or not buildings_left(g, colour, building):
            continue
        if BUILDINGS[building].water:
            if not waters:
                continue
            g.ports[hex] = chooser.choice(waters)
        g.buildings[hex] += ((building, colour),)


def _barbarian_cities(g: Clash, chooser: Chooser) -> None:
    """Grey settlements, some of them taken from players with everything that they had built."""
    for hex in mixed(chooser, _free_land(g))[: up_to(chooser, 4)]:
        add_city(g, BARBARIANS, hex, ANGRY)
    for hex in list(g.city):
        taken = g.city[hex] != BARBARIANS and len(cities(g, g.city[hex])) > 1 and once_in(chooser, 6)
        if taken and settlements_left(g, BARBARIANS):
            g.city[hex] = BARBARIANS
            g.mood[hex] = ANGRY


def _raise_wonders(g: Clash, wealth: Sequence[int], chooser: Chooser) -> None:
    """Wonders in the cities of their builders, of conquerors and of barbarians; few are lost, some not built."""
    for wonder in WONDERS:
        hexes = [hex for hex in g.city if size(g, hex) < _LARGEST]
        if once_in(chooser, 3) or not hexes:
            continue
        g.decks["wonder"] = tuple(card for card in g.decks["wonder"] if card != wonder)
        if once_in(chooser, 12):
            g.wonders[wonder], g.wonder_marks[wonder] = "", ()
            continue
        rich = [seat for seat in range(g.seats) if wealth[seat] == LAVISH]
        lavish = [hex for hex in hexes if g.city[hex] in rich]
        hex = chooser.choice(lavish if lavish and once_in(chooser, 3) else hexes)
        owner = g.city[hex]
        builder = owner if isinstance(owner, int) and not once_in(chooser, 4) else up_to(chooser, g.seats - 1)
        g.wonders[wonder], g.wonder_marks[wonder] = hex, (builder,)
        mark_wonders(g, owner, hex)


def _exhaust(g: Clash, chooser: Chooser) -> None:
    """Exhausted land, where no city is."""
    g.exhausted = tuple(mixed(chooser, _free_land(g))[: up_to(chooser, BOX["pieces"]["exhausted"])])


# ---------------------------------------------------------------------- units


def _enlist(g: Clash, owner: Owner, hex: str, unit: str, number: int) -> None:
    """As many units as wanted, as far as there are pieces and, in an army, room."""
    number = min(number, supply(g, owner, unit))
    if unit in ARMY and is_land(g, hex):
        number = min(number, _ARMY_LIMIT - len(army(g, owner, hex)))
    put(g, owner, hex, *[unit] * max(0, number))


def _land_units(g: Clash, owner: Owner) -> list[str]:
    known = [unit for unit in UNITS if unit in LAND and unit not in LED and in_play(g, unit)]
    return [unit for unit in known if UNITS[unit].barbarians or owner != BARBARIANS]


def _muster(g: Clash, seat: int, wealth: int, chooser: Chooser) -> None:
    """Garrisons, from none at all to the last piece of the box."""
    for hex in cities(g, seat):
        for unit in _land_units(g, seat):
            if not once_in(chooser, 3):
                _enlist(g, seat, hex, unit, share(chooser, chooser.choice((POOR, MIDDLING, wealth)), _ARMY_LIMIT))


def _open_land(g: Clash) -> list[str]:
    return [hex for hex in g.atlas.hexes if is_land(g, hex) and hex not in g.city and not units_on(g, hex)]


def _march_out(g: Clash, seat: int, chooser: Chooser) -> None:
    """Armies and settlers on their way, next to enemies if there are any."""
    for hex in mixed(chooser, _open_land(g))[: up_to(chooser, 4)]:
        for unit in _land_units(g, seat):
            if once_in(chooser, 2):
                _enlist(g, seat, hex, unit, 1 + up_to(chooser, _ARMY_LIMIT - 1))


def _sail(g: Clash, seat: int, chooser: Chooser) -> None:
    """Ships with cargo aboard, each on water without others."""
    waters = [hex for hex in g.atlas.hexes if is_water(g, hex)]
    for hex in mixed(chooser, waters)[: up_to(chooser, 3)]:
        if enemies(g, seat, hex) != NOBODY:
            continue
        _enlist(g, seat, hex, "ship", 1 + up_to(chooser, 2))
        for _ in range(up_to(chooser, _CARGO * len(ships(g, seat, hex)))):
            _enlist(g, seat, hex, chooser.choice(_land_units(g, seat)), 1)


def _lead(g: Clash, seat: int, chooser: Chooser) -> None:
    """Leaders who have fallen to others, and mostly one of those left, in a city, with an army or aboard a ship."""
    player = g.players[seat]
    for leader in mixed(chooser, list(player.leaders))[: up_to(chooser, 1)]:
        player.leaders = tuple(other for other in player.leaders if other != leader)
        g.players[(seat + 1) % g.seats].slain += (leader,)
    places = [*cities(g, seat), *(hex for hex in g.units[seat] if hex not in g.city)]
    if not player.leaders or not places or once_in(chooser, 6):
        return
    hex = chooser.choice(places)
    full = len(army(g, seat, hex)) >= _ARMY_LIMIT
    if is_water(g, hex):
        full = len(cargo(g, seat, hex)) >= _CARGO * len(ships(g, seat, hex))
    if not full:
        player.leader = chooser.choice(player.leaders)
        player.leaders = tuple(leader for leader in player.leaders if leader != player.leader)
        put(g, seat, hex, *LED)


def _barbarian_armies(g: Clash, chooser: Chooser) -> None:
    """In their cities and on the march; other sorts only beside infantry."""
    for hex in [*cities(g, BARBARIANS), *mixed(chooser, _open_land(g))[: up_to(chooser, 4)]]:
        _enlist(g, BARBARIANS, hex, "infantry", up_to(chooser, _ARMY_LIMIT - 1))
        if army(g, BARBARIANS, hex):
            for unit in mixed(chooser, _land_units(g, BARBARIANS)):
                _enlist(g, BARBARIANS, hex, unit, up_to(chooser, 1))


def _pirates(g: Clash, chooser: Chooser) -> None:
    """Black ships on water that nobody else is on."""
    free = [hex for hex in g.atlas.hexes if is_water(g, hex) and not units_on(g, hex)]
    for hex in mixed(chooser, free)[: up_to(chooser, 3)]:
        _enlist(g, PIRATES, hex, "ship", 1 + up_to(chooser, 1))


# ---------------------------------------------------------------------- players


def _learn(g: Clash, seat: int, wealth: int, chooser: Chooser) -> None:
    """Advances in an order in which they can be gained; in one case of four all of them."""
    player = g.players[seat]
    wanted = share(chooser, wealth, len(LEARNED) + len(CIVS.get(player.civ, ())))
    while len(player.advances) < wanted and (found := open_advances(g, seat)):
        id = chooser.choice(found)
        player.advances += (id,)
        bonus = brought(player.civ, id) if player.civ else ""
        if bonus and bonus not in player.advances:
            player.advances += (bonus,)
    # Mostly the next advance brings an event: they move barbarians, pirates and all that others have built.
    player.event_markers = chooser.choice((1, 1, *range(1, BOX["start"]["event_markers"] + 1)))


def _fill_stores(g: Clash, seat: int, wealth: int, chooser: Chooser) -> None:
    """From nothing to the limit."""
    for good in GOODS:
        most = _MOST_TOKENS if good in TOKENS else limit(g, seat, good)
        g.players[seat].goods[good] = share(chooser, chooser.choice((POOR, wealth, LAVISH)), most)


def _deal(g: Clash, seat: int, chooser: Chooser) -> None:
    """Hands beside those of the set-up, great persons among the action cards; completed objectives."""
    player = g.players[seat]
    for deck in HANDS:
        number = min(up_to(chooser, _DRAWN[deck]), len(g.decks[deck]))
        drawn, g.decks[deck] = g.decks[deck][:number], g.decks[deck][number:]
        if deck == "wonder" and g.options["wonders"] == "buffet":
            for wonder in drawn:
                open_wonder(g, wonder, True)
        else:
            set_hand(player, deck, (*hand(player, deck), *drawn))
    persons = [card for card in g.decks["event"] if EVENTS[card].effect == "great_person"]
    for card in mixed(chooser, persons)[: up_to(chooser, 2)]:
        g.decks["event"] = tuple(other for other in g.decks["event"] if other != card)
        if not EVENTS[card].lies_open:
            player.action_cards += (card,)
            continue
        player.persons += (card,)
        if EVENTS[card].name == "great_diplomat":
            player.treaties = (chooser.choice(after(g, seat)),)


def _remember(g: Clash, seat: int, chooser: Chooser) -> None:
    """What earlier rounds have left: completed objectives, points, pieces lost for good, lost actions."""
    player = g.players[seat]
    done = min(up_to(chooser, 3), len(g.decks["objective"]))
    cards, g.decks["objective"] = g.decks["objective"][:done], g.decks["objective"][done:]
    for card in cards:
        id = chooser.choice(OBJECTIVE_CARDS[card].halves)
        player.completed += (f"{card}:{id}",)
        player.completed_in += ((id, chooser.choice(range(1, g.round))),)
        if id == "government" and government(g, seat):
            player.governed = (government(g, seat),)
    player.event_halves = 2 * up_to(chooser, 2)
    player.lost_actions = up_to(chooser, 1)
    for building in BUILDINGS:
        if in_play(g, building) and buildings_left(g, seat, building) and once_in(chooser, 12):
            player.destroyed += (building,)
    for other in range(g.seats):
        if other != seat and once_in(chooser, 6):
            player.peace += (other,)
    if has_expansion(g):
        player.set_aside = chooser.choice((0, 0, 1, 3))


def _omens(g: Clash, chooser: Chooser) -> None:
    """What events of the expansion have left: omens, a wonder card for all, objectives that somebody has foreseen."""
    g.lasting = tuple(event.name for event in EVENTS.values() if event.effect == "lasting" and once_in(chooser, 3))
    if g.options["wonders"] == "hand" and g.decks["wonder"] and once_in(chooser, 3):
        wonder, *rest = g.decks["wonder"]
        g.envoys, g.decks["wonder"] = (wonder,), tuple(rest)
    if len(g.decks["objective"]) >= g.seats and once_in(chooser, 3):
        seer = up_to(chooser, g.seats - 1)
        for player, card in zip(g.players, g.decks["objective"], strict=False):
            player.foreseen = ((card, seer),)
        g.decks["objective"] = g.decks["objective"][g.seats :]


def _use_up_decks(g: Clash, chooser: Chooser) -> None:
    """Some piles are nearly used up, and what was laid down lies in the discard pile."""
    for deck in ("action", "event"):
        left = chooser.choice((0, 1, 5, len(g.decks[deck])))
        g.discards[deck] += g.decks[deck][left:]
        g.decks[deck] = g.decks[deck][:left]


# ---------------------------------------------------------------------- time


def _stand(title: Title[Clash], g: Clash, chooser: Chooser) -> None:
    """Before the turn of a player in any phase, or before the status phase."""
    phases: int = BOX["frame"]["phases"]
    to_status = once_in(chooser, 6)
    turns = 1 + up_to(chooser, g.seats - 1)
    g.phase = phases if to_status else 1  # the walk goes on to the next phase, or out of the last one
    g.turn.finished = True
    while stands_on(title, g) is not begin_status and (to_status or turns):
        title.program.advance(g)
        if stands_on(title, g) is begin_turn:
            turns -= 1
    g.turn = Turn(NOBODY)
    if not to_status:
        g.phase = chooser.choice(range(1, phases + 1))

"""Rich positions: tables late in a game, with all that the box holds meeting by chance (see `civitas.games.positions`).

The rules themselves set the table up; then realms grow over the map, build cities and fleets, learn, and come by
armies, villages, treaties and allies. No paragraph is cited here: these are no rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from civitas.games.era.actions.choosing import choose_action
from civitas.games.era.actions.revolution import last_epoch
from civitas.games.era.box.automas import CARDS, RESHUFFLE_CARD
from civitas.games.era.box.automas import LEVELS as AUTOMA_LEVELS
from civitas.games.era.box.content import (
    AGES,
    BOX,
    EPOCHS,
    LEVELS,
    NAVIGATION,
    WHEEL,
)
from civitas.games.era.box.holding import borrowed, put
from civitas.games.era.box.queries import city_limit, food_in, land_of, owners
from civitas.games.era.box.state import PIECES, Era
from civitas.games.era.box.tracks import LEAST, MOST
from civitas.games.era.box.underway import Owner
from civitas.games.positions import POOR, WEALTH, mixed, once_in, set_up_to, share, up_to
from civitas.kernel import Chooser, Title

_MOST_LAND, _MOST_FLEETS, _MOST_ARMIES, _MOST_VILLAGES = 22, 6, 6, 5
_MOST_THALERS, _MOST_FOOD, _MOST_TREATIES, _MOST_HUNGER, _MOST_STEPS = 40, 14, 8, 3, 5


def arrange(title: Title[Era], seats: int, options: Mapping[str, str], chooser: Chooser) -> Era:
    """A table in any round, before the first action."""
    g = set_up_to(title, seats, options, chooser, choose_action)
    g.round = chooser.choice(range(2, BOX["alone"]["rounds"]))
    wealth = [chooser.choice(WEALTH) for _ in g.realms]
    for seat in mixed(chooser, owners(g)):
        _learn(g, seat, wealth[seat], chooser)
        _spread(g, seat, share(chooser, wealth[seat], _MOST_LAND), chooser)
        _build(g, seat, chooser)
        _sail(g, seat, share(chooser, wealth[seat], _MOST_FLEETS), chooser)
        _fill(g, seat, wealth[seat], chooser)
    _deal(g, chooser)
    _set_automas(g, chooser)
    return g


def _learn(g: Era, seat: Owner, wealth: int, chooser: Chooser) -> None:
    realm = g.realms[seat]
    most = BOX["ends"][g.length]["advances"] - 1
    for field in mixed(chooser, WHEEL):
        room = most - sum(realm.levels.values()) + realm.levels[field]
        realm.levels[field] = max(realm.levels[field], min(room, share(chooser, wealth, LEVELS[-1])))
    realm.epoch = 0 if wealth == POOR else up_to(chooser, last_epoch(g) - 1)
    g.epoch = max(g.epoch, realm.epoch)
    g.level = g.epoch
    realm.leaders += sum(EPOCHS[AGES[epoch]].leaders for epoch in range(1, realm.epoch + 1))


def _spare(g: Era, seat: Owner) -> bool:
    """A free vassal, if need be from under a city."""
    realm = g.realms[seat]
    if not realm.free and any(realm.board):
        realm.board = borrowed(realm)
        realm.free += 1
    return bool(realm.free)


def _spread(g: Era, seat: Owner, wanted: int, chooser: Chooser) -> None:
    realm = g.realms[seat]
    for _ in range(wanted):
        around = [
            near
            for place in land_of(g, seat)
            for near in g.atlas.land_beside[place]
            if near not in g.control and near not in g.villages
        ]
        if not around or not _spare(g, seat):
            return
        place = chooser.choice(around)
        realm.free -= 1
        put(realm.vassals, place)
        g.control[place] = seat
        realm.food += food_in(realm, place)


def _build(g: Era, seat: Owner, chooser: Chooser) -> None:
    realm = g.realms[seat]
    for place in mixed(chooser, list(realm.vassals))[: city_limit(realm)]:
        if once_in(chooser, 2) and len(realm.cities) < city_limit(realm):
            *left, freed = realm.board
            realm.board, realm.cities = tuple(left), (*realm.cities, place)
            realm.free += freed + realm.vassals.pop(place)


def _sail(g: Era, seat: Owner, wanted: int, chooser: Chooser) -> None:
    realm = g.realms[seat]
    for _ in range(wanted if realm.levels[NAVIGATION] else 0):
        seas = [sea for place in land_of(g, seat) for sea in g.atlas.seas_beside[place]]
        if not seas or not _spare(g, seat):
            return
        sea = chooser.choice(seas)
        realm.free -= 1
        put(realm.fleets, sea)
        if sea not in g.control:
            g.control[sea] = seat
            realm.food += food_in(realm, sea)


def _fill(g: Era, seat: Owner, wealth: int, chooser: Chooser) -> None:
    realm = g.realms[seat]
    for _ in range(share(chooser, wealth, _MOST_ARMIES)):
        if realm.free:
            realm.free -= 1
            realm.armies += 1
    realm.thalers = share(chooser, wealth, _MOST_THALERS)
    realm.food = min(realm.food, share(chooser, wealth, _MOST_FOOD))
    realm.hunger = 0 if realm.food else up_to(chooser, _MOST_HUNGER)
    realm.starved = up_to(chooser, _MOST_HUNGER)
    realm.treaties = share(chooser, wealth, _MOST_TREATIES)
    realm.morale = chooser.choice(range(LEAST, MOST + 1))
    realm.influence = up_to(chooser, BOX["ends"][g.length]["influence"][len(g.realms) - 1] // 2)
    realm.triumph = up_to(chooser, _MOST_STEPS)
    legions = PIECES["legions"] if realm.tribe == "romans" else 0
    realm.legions = share(chooser, wealth, legions)
    for _ in range(share(chooser, wealth, _MOST_VILLAGES)):
        if g.waiting:
            token, g.waiting = g.waiting[0], g.waiting[1:]
            if once_in(chooser, 3):
                realm.shown += (token,)
            else:
                realm.hidden += (token,)


def _deal(g: Era, chooser: Chooser) -> None:
    """Allies, trading posts, old battlefields, protection, revolutions."""
    for one in range(g.seats):
        for other in range(one + 1, g.seats):
            if once_in(chooser, 3):
                g.alliances += ((one, other),)
    for seat, realm in zip(owners(g), g.realms, strict=True):
        for city in realm.cities:
            guests = [other for other in owners(g) if other != seat and g.realms[other].free]
            if guests and once_in(chooser, 2):
                guest = chooser.choice(guests)
                g.realms[guest].free -= 1
                g.posts[city] = guest
        realm.protected = realm.puppet is None and once_in(chooser, 3)
        if once_in(chooser, 6) and len(g.order) > 1:
            realm.revolution = realm.passed = True
    if all(g.realms[seat].passed for seat in g.order):
        g.realms[0].passed = g.realms[0].revolution = False
    for place in g.atlas.land:
        if once_in(chooser, 12):
            g.battlefields[place] = chooser.choice((1, 2))


def _set_automas(g: Era, chooser: Chooser) -> None:
    """Action cards drawn or not, leaders that stand or lie, attacks left."""
    if g.automa is None:
        return
    if once_in(chooser, 4):
        pile = [card for card in CARDS if card not in g.automa.aside]
    else:
        pile, g.automa.aside = list(CARDS), ()
    drawn = up_to(chooser, len(pile) - 2)
    pile = mixed(chooser, [card for card in pile if card != RESHUFFLE_CARD])
    g.automa.played = tuple(pile[:drawn])
    g.automa.deck = tuple(mixed(chooser, [*pile[drawn:], RESHUFFLE_CARD]))
    for realm in g.realms:
        if realm.puppet is not None:
            realm.puppet.up = once_in(chooser, 2)
            realm.puppet.attacks = up_to(chooser, AUTOMA_LEVELS[g.automa.level].attacks)

"""Who holds a province: coming into it, leaving it, and what that does to food, unity and morale of a realm.

Morale is here because it moves with the land, and land with it: a colony costs morale, and without morale vassals go.
"""

from __future__ import annotations

from civitas.games.era.box.content import BOX, GOOD_OF, IS_SEA
from civitas.games.era.box.labels import province_label
from civitas.games.era.box.queries import colonies, food_in, others, pieces_in, tribe_of
from civitas.games.era.box.state import Era, Realm
from civitas.games.era.box.tracks import LEAST, MOST, change_influence, gain_food, give_food
from civitas.games.era.box.underway import Owner
from civitas.games.era.box.worth import deserter
from civitas.kernel import Ask, Note, One, Procedure


def put(stock: dict[str, int], place: str, number: int = 1) -> None:
    """More pieces at a place."""
    stock[place] = stock.get(place, 0) + number


def take(stock: dict[str, int], place: str, number: int = 1) -> None:
    """Fewer pieces at a place; a place without any has no entry."""
    left = stock[place] - number
    if left:
        stock[place] = left
    else:
        del stock[place]


def change_morale(g: Era, seat: Owner, steps: int) -> Procedure[None]:
    """§D1 §D2 The track has two ends: what rises beyond is lost; what falls beyond costs influence, or else vassals."""
    realm = g.realms[seat]
    wanted = realm.morale + steps
    value = max(LEAST, min(MOST, wanted))
    moved, realm.morale = value - realm.morale, value
    if moved > 0:
        yield Note("morale-rises", seat=seat, steps=moved, value=value)
    elif moved:
        yield Note("morale-falls", seat=seat, steps=-moved, value=value)
    for _ in range(value - wanted if steps < 0 else 0):
        if realm.influence:
            yield from change_influence(g, seat, -1)
        else:
            yield from _desert(g, seat)


def _desert(g: Era, seat: Owner) -> Procedure[None]:
    """§D2 §12.7.1 Without influence a vassal goes; whoever has none left brings the game to its end."""
    realm = g.realms[seat]
    if not realm.vassals:
        g.over = True
        return
    where = list(realm.vassals)
    province = where[0]
    if not isinstance(seat, int):
        province = deserter(g, seat)
    elif len(where) > 1:
        province = yield Ask(seat, One("desert", where, rule="D2", label=province_label))
    yield from remove_vassals(g, seat, province, 1)


def occupy(g: Era, seat: Owner, province: str) -> Procedure[None]:
    """§9.3.1 §9.3.5 A province is one's own with the first piece that stops there: food and goods are collected."""
    before = colonies(g, seat)
    g.control[province] = seat
    yield Note("occupied", seat=seat, province=province)
    if good := GOOD_OF.get(province):
        yield Note("good-gained", seat=seat, province=province, good=good)
    yield from gain_food(g, seat, food_in(g.realms[seat], province))
    if not IS_SEA[province]:
        yield from colony_cost(g, seat, before)


def vacate(g: Era, seat: Owner, province: str) -> Procedure[None]:
    """§9.3.10 Whoever leaves a province gives its food and goods back; what food is lacking is hunger."""
    before = colonies(g, seat)
    del g.control[province]
    yield Note("vacated", seat=seat, province=province)
    if good := GOOD_OF.get(province):
        yield Note("good-lost", seat=seat, province=province, good=good)
    yield from give_food(g, seat, food_in(g.realms[seat], province))
    if not IS_SEA[province]:
        yield from colony_cost(g, seat, before)


def colony_cost(g: Era, seat: Owner, before: int) -> Procedure[None]:
    """§9.4 A new colony costs two morale. §11.8 Norsemen found one in a round without that."""
    realm = g.realms[seat]
    for _ in range(colonies(g, seat) - before):
        if realm.colonies_spared < tribe_of(realm).free_colonies:
            realm.colonies_spared += 1
            continue
        yield Note("colony", seat=seat)
        yield from change_morale(g, seat, BOX["colony"]["morale"])


def abandon(g: Era, seat: Owner, province: str) -> Procedure[None]:
    """A province without a piece of its holder is no longer held. §D24 A sea falls to a guest who is there."""
    if g.control.get(province) == seat and not pieces_in(g.realms[seat], province):
        yield from vacate(g, seat, province)
        for guest in others(g, seat):
            if g.realms[guest].fleets.get(province) and province not in g.control:
                yield from occupy(g, guest, province)


def forget_gone(g: Era, seat: Owner, province: str) -> None:
    """Pieces that have gone in the middle of an expansion do not move any more; those that have moved go first."""
    expansion, realm = g.expansion, g.realms[seat]
    if expansion.seat != seat:
        return
    for stock in (expansion.ready, expansion.new):
        if surplus := max(0, stock.get(province, 0) - realm.vassals.get(province, 0)):
            take(stock, province, surplus)
    left = realm.fleets.get(province, 0)
    for fleets in (expansion.sailing, expansion.raiders, expansion.moored):
        kept = fleets.pop(province, ())[:left]
        left -= len(kept)
        if kept:
            fleets[province] = kept


def remove_vassals(g: Era, seat: Owner, province: str, number: int) -> Procedure[None]:
    """Vassals go back to the free ones."""
    realm = g.realms[seat]
    take(realm.vassals, province, number)
    realm.free += number
    forget_gone(g, seat, province)
    yield Note("vassals-removed", seat=seat, province=province, number=number)
    yield from abandon(g, seat, province)


def remove_fleets(g: Era, seat: Owner, province: str, number: int) -> Procedure[None]:
    realm = g.realms[seat]
    take(realm.fleets, province, number)
    realm.free += number
    forget_gone(g, seat, province)
    yield Note("fleets-removed", seat=seat, province=province, number=number)
    yield from abandon(g, seat, province)


def remove_post(g: Era, province: str) -> Procedure[None]:
    """§9.2.C A trading post that is given up: the vassal comes back, the marker goes."""
    owner = g.posts.pop(province)
    g.realms[owner].free += 1
    yield Note("post-removed", seat=owner, province=province)


def build_city(g: Era, seat: Owner, province: str) -> Procedure[None]:
    """§9.5 The rightmost city comes from the board, and the vassals still under it are free."""
    realm = g.realms[seat]
    *left, freed = realm.board
    realm.board = tuple(left)
    realm.free += freed
    realm.cities += (province,)
    yield Note("city-built", seat=seat, province=province, freed=freed)
    if g.posts.get(province) == seat:
        yield from remove_post(g, province)
    yield from give_food(g, seat, tribe_of(realm).city_food)


def return_city(g: Era, seat: Owner, province: str) -> Procedure[None]:
    """§10.12 §D40 A lost city goes back to the board, empty, and its food comes back."""
    realm = g.realms[seat]
    realm.cities = tuple(city for city in realm.cities if city != province)
    realm.board += (0,)
    yield Note("city-lost", seat=seat, province=province)
    yield from gain_food(g, seat, tribe_of(realm).city_food)


def borrowed(realm: Realm) -> tuple[int, ...]:
    """§D16 The board after a vassal was taken from the leftmost city that has one."""
    at = next(place for place, number in enumerate(realm.board) if number)
    return (*realm.board[:at], realm.board[at] - 1, *realm.board[at + 1 :])

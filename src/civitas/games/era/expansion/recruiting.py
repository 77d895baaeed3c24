"""§9.2 What new vassals may become before anybody moves: fleets, armies, trading posts."""

from __future__ import annotations

from functools import partial

from civitas.games.era.advances import launch, vassal_for
from civitas.games.era.box.content import BOX, COMMERCE, MECHANICS, NAVIGATION
from civitas.games.era.box.holding import abandon, change_morale, take
from civitas.games.era.box.labels import named, province_label
from civitas.games.era.box.queries import army_price, fleet_points, fleet_price, neighbours, tribe_of
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import gain_treaty, give_treaties, hand_thalers, pay_thalers
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Verdict

DONE, ARMY, FLEET, POST = "done", "army", "fleet", "post"
THALER, TREATY = "thaler", "treaty"
FIGURES = BOX["post"]

PRICE_TOO_HIGH = Reason("price-too-high", "9.2", "cost", "thalers")
NOTHING_TO_GIVE = Reason("nothing-to-give", "9.2.C")


def recruits(g: Era, seat: int) -> bool:
    """§9.2 As long as there are new vassals and something that they may become."""
    return not g.expansion.trained and bool(callings(g, seat))


def callings(g: Era, seat: int) -> list[str]:
    """§9.2 What each new vassal may become: "army:province", "fleet:province:sea", "post:province"."""
    realm, found = g.realms[seat], []
    sails, fights = realm.levels[NAVIGATION] > 0, realm.levels[MECHANICS] > 0
    trades = realm.levels[COMMERCE] >= FIGURES["commerce"] and bool(markets(g, seat))
    for province in g.expansion.new:
        if fights:
            found.append(f"{ARMY}:{province}")
        if sails:
            found += [f"{FLEET}:{province}:{sea}" for sea in g.atlas.seas_beside[province]]
        if trades:
            found.append(f"{POST}:{province}")
    return found


def markets(g: Era, seat: int) -> list[str]:
    """§9.2.C The cities of neighbours in which no trading post stands."""
    return [city for other in neighbours(g, seat) for city in g.realms[other].cities if city not in g.posts]


def may_become(g: Era, seat: int, calling: str) -> Verdict:
    """§9.2.A §9.2.B §9.2.C Everything has its price."""
    realm = g.realms[seat]
    kind = calling.partition(":")[0]
    if kind == DONE:
        return None
    if kind == POST:
        return None if realm.thalers or realm.treaties else (NOTHING_TO_GIVE,)
    cost = army_price(realm) if kind == ARMY else fleet_price(realm)
    return (PRICE_TOO_HIGH, cost, realm.thalers) if cost > realm.thalers else None


def recruit(g: Era, seat: int) -> Procedure[None]:
    """§9.2 One new vassal becomes something else, or all stay what they are."""
    realm, expansion = g.realms[seat], g.expansion
    prompt = One(
        "recruit",
        lambda: [*callings(g, seat), DONE],
        partial(may_become, g, seat),
        rule="9.2",
        label=partial(_calling_label, g, seat),
    )
    answer = yield Ask(seat, prompt)
    if answer == DONE:
        expansion.trained = True
        return
    kind, _, place = answer.partition(":")
    province, _, sea = place.partition(":")
    if kind == POST:
        yield from open_post(g, seat, province)
        return
    call_up(g, seat, province)
    if kind == ARMY:
        yield from pay_thalers(g, seat, army_price(realm))
        realm.armies += 1
        yield Note("trained", seat=seat, province=province)
    else:
        yield from pay_thalers(g, seat, fleet_price(realm))
        expansion.bought += (sea,)
        yield Note("launched", seat=seat, from_province=province, province=sea)
        realm.free += 1
        yield from launch(g, seat, sea)
    yield from abandon(g, seat, province)


def call_up(g: Era, seat: int, province: str) -> None:
    """A new vassal is one no longer."""
    take(g.expansion.new, province)
    take(g.realms[seat].vassals, province)


def open_post(g: Era, seat: int, province: str) -> Procedure[None]:
    """§9.2.C A trading post in a city of a neighbour, who gets a thaler or a treaty for it."""
    realm, cities = g.realms[seat], markets(g, seat)
    city = cities[0]
    if len(cities) > 1:
        city = yield Ask(seat, One("market", cities, rule="9.2.C", label=province_label))
    owner = g.control[city]
    gift = THALER if realm.thalers else TREATY
    if realm.thalers and realm.treaties:
        prompt = One("post-gift", (THALER, TREATY), rule="9.2.C", params={"seat": named(owner)}, label=_gift_label)
        gift = yield Ask(seat, prompt)
    if gift == THALER:
        yield from hand_thalers(g, seat, owner, FIGURES["price"])
    else:
        yield from give_treaties(g, seat, FIGURES["price"])
        yield from gain_treaty(g, owner, FIGURES["price"])
    call_up(g, seat, province)
    g.posts[city] = seat
    yield Note("post", seat=seat, from_province=province, province=city, other_seat=owner)
    yield from change_morale(g, seat, FIGURES["morale"])
    yield from abandon(g, seat, province)


def begin_march(g: Era, seat: int) -> Procedure[None]:
    """§11.6 §D37 Greeks who bought fleets get one more. §9.3 Then everything that is on the map may move, once."""
    realm, expansion = g.realms[seat], g.expansion
    if expansion.bought:
        for _ in range(tribe_of(realm).bonus_fleets):
            if (yield from vassal_for(g, seat, tribe_of(realm).fleet_from_city)):
                seas = tuple(dict.fromkeys(expansion.bought))
                sea = seas[0]
                if len(seas) > 1:
                    sea = yield Ask(seat, One("free-fleet", seas, rule="11.6", label=province_label))
                yield from launch(g, seat, sea)
    expansion.new = {}
    expansion.ready = dict(realm.vassals)
    expansion.sailing = {sea: (fleet_points(realm),) * number for sea, number in realm.fleets.items()}


def _calling_label(g: Era, seat: int, calling: str) -> Label:
    realm = g.realms[seat]
    kind, _, place = calling.partition(":")
    province, _, sea = place.partition(":")
    if kind == DONE:
        return Label("recruited-all")
    if kind == ARMY:
        return Label("train-army", [f"province:{province}"], province=province, cost=army_price(realm))
    if kind == FLEET:
        targets = [f"province:{province}", f"province:{sea}"]
        return Label("build-fleet", targets, province=province, to_province=sea, cost=fleet_price(realm))
    return Label("open-post", [f"province:{province}"], province=province)


def _gift_label(gift: str) -> Label:
    return Label("give-thaler") if gift == THALER else Label("give-treaty")

"""§7.D.4 §7.D.5 Bargains: provinces bought, alliances made and ended, by agreement or by force of treaties."""

from __future__ import annotations

from functools import partial

from civitas.games.era.box.content import BOX, FOOD_OF, GOOD_OF, PROVINCES
from civitas.games.era.box.holding import (
    build_city,
    change_morale,
    occupy,
    put,
    remove_post,
    return_city,
    vacate,
)
from civitas.games.era.box.labels import named
from civitas.games.era.box.queries import allied, befriended, can_build, land_of, leaders_of, neighbours
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import change_influence, gain_treaty, give_treaties, hand_thalers
from civitas.games.era.box.underway import Owner
from civitas.kernel import Ask, Deal, Label, Note, One, Procedure, Reason, Verdict, YesNo

FIGURES = BOX["diplomacy"]
NONE = "none"
BUY, ALLY, PART = "buy", "ally", "part"
FORCED = "force-"

TOO_EXPENSIVE = Reason("too-expensive", "7.D.4", "cost", "thalers")
NO_FREE_VASSAL = Reason("no-free-vassal", "D13")
TOO_FEW_TREATIES = Reason("too-few-treaties", "7.D.4", "need", "number")
NO_LEADER_TO_SWAP = Reason("no-leader-to-swap", "D14", "seat")


def bargains(g: Era, seat: int) -> list[str]:
    """§7.D.4 §7.D.5 What neighbours can be asked for: "buy:province", "ally:seat", "part:seat", each by force too.

    §A16 An automa agrees to nothing and has no allies. §A17 Against automas people force nothing on each other.
    """
    found: list[str] = []
    forced: list[str] = []
    for other in neighbours(g, seat):
        own = g.realms[other].tribe
        here = [f"{BUY}:{province}" for province in land_of(g, other) if PROVINCES[province].home != own]
        if isinstance(other, int):
            here.append(f"{PART if allied(g, seat, other) else ALLY}:{other}")
            found += here
        if not befriended(g, seat, other):
            forced += [f"{FORCED}{one}" for one in here]
    return [*found, *(forced if g.realms[seat].treaties else ()), NONE]


def price_of(g: Era, province: str, *, forced: bool) -> int:
    """§7.D.4 So much, and as much again for a city, for each food and for a good."""
    each: int = FIGURES["forced_price_each" if forced else "price_each"]
    base: int = FIGURES["forced_price" if forced else "price"]
    city = province in g.realms[g.control[province]].cities
    return base + each * (city + FOOD_OF.get(province, 0) + (province in GOOD_OF))


def may_bargain(g: Era, seat: int, answer: str) -> Verdict:
    """§7.D.4 §7.D.5 §D13 §D14"""
    if answer == NONE:
        return None
    realm, forced = g.realms[seat], answer.startswith(FORCED)
    kind, _, what = answer.removeprefix(FORCED).partition(":")
    if forced and realm.treaties < FIGURES["forced_treaties"]:
        return TOO_FEW_TREATIES, FIGURES["forced_treaties"], realm.treaties
    if kind == BUY:
        cost = price_of(g, what, forced=forced)
        if cost > realm.thalers:
            return TOO_EXPENSIVE, cost, realm.thalers
        return None if realm.free else (NO_FREE_VASSAL,)
    if kind == ALLY:
        for one in (seat, int(what)):
            if not leaders_of(g.realms[one]):
                return NO_LEADER_TO_SWAP, one
    return None


def bargain(g: Era, seat: int) -> Procedure[None]:
    """§7.D.4 §7.D.5 One bargain with a neighbour, if one likes."""
    if not neighbours(g, seat):
        return
    prompt = One(
        "bargain",
        partial(bargains, g, seat),
        partial(may_bargain, g, seat),
        rule="7.D.4",
        label=partial(bargain_label, g),
    )
    answer = yield Ask(seat, prompt)
    if answer == NONE:
        return
    forced = answer.startswith(FORCED)
    kind, _, what = answer.removeprefix(FORCED).partition(":")
    if kind == BUY:
        yield from purchase(g, seat, what, forced=forced)
    elif kind == ALLY:
        yield from make_alliance(g, seat, int(what), forced=forced)
    else:
        yield from end_alliance(g, seat, int(what), forced=forced)


# ---------------------------------------------------------------------- provinces


def purchase(g: Era, seat: int, province: str, *, forced: bool) -> Procedure[None]:
    """§7.D.4 The owner agrees, or three treaties force him; agreeing he may ask for treaties on top."""
    owner, cost = g.control[province], price_of(g, province, forced=forced)
    treaties = 0
    if forced:
        yield from give_treaties(g, seat, FIGURES["forced_treaties"])
    else:
        terms = {"thalers": cost, "treaties": 0}
        counters = [{"thalers": cost, "treaties": n} for n in range(1, g.realms[seat].treaties + 1)]
        assert isinstance(owner, int)
        params = {"seat": seat, "province": province, "thalers": cost}
        answer = yield Ask(owner, Deal("sell", terms, counters, rule="7.D.4", params=params))
        agreed = answer["say"] == "accept"
        if answer["say"] == "counter":
            treaties = answer["terms"]["treaties"]
            params = {"seat": owner, "province": province, "thalers": cost, "treaties": treaties}
            agreed = yield Ask(seat, YesNo("counter", rule="7.D.4", params=params))
        if not agreed:
            yield Note("refused", seat=owner, other_seat=seat)
            return
    yield from hand_thalers(g, seat, owner, cost)
    if treaties:
        yield from give_treaties(g, seat, treaties)
        yield from gain_treaty(g, owner, treaties)
    yield from hand_over(g, seat, owner, province)


def hand_over(g: Era, seat: int, owner: Owner, province: str) -> Procedure[None]:
    """§D13 The seller's pieces go home; the buyer puts a vassal there, or a city of his own where one stood."""
    realm, seller = g.realms[seat], g.realms[owner]
    yield Note("bought", seat=seat, other_seat=owner, province=province)
    city = province in seller.cities
    if number := seller.vassals.pop(province, 0):
        seller.free += number
        yield Note("vassals-removed", seat=owner, province=province, number=number)
    if city:
        yield from return_city(g, owner, province)
    yield from vacate(g, owner, province)
    if city and can_build(realm) and (yield Ask(seat, YesNo("own-city", rule="D40", params={"province": province}))):
        yield from build_city(g, seat, province)
        yield from occupy(g, seat, province)
        return
    if city and province in g.posts:
        yield from remove_post(g, province)
    realm.free -= 1
    put(realm.vassals, province)
    yield Note("vassal-placed", seat=seat, province=province)
    yield from occupy(g, seat, province)


# ---------------------------------------------------------------------- alliances


def make_alliance(g: Era, seat: int, other: int, *, forced: bool) -> Procedure[None]:
    """§7.D.5 §D14 Each hands over a leader, a used one if there is one; both gain influence and morale."""
    if forced:
        yield from give_treaties(g, seat, FIGURES["forced_treaties"])
    elif not (yield Ask(other, YesNo("join-alliance", rule="7.D.5", params={"seat": seat}))):
        yield Note("refused", seat=other, other_seat=seat)
        return
    g.alliances += ((min(seat, other), max(seat, other)),)
    yield Note("alliance", seat=seat, other_seat=other)
    swap_leaders(g, seat, other)
    for one in (seat, other):
        yield from change_influence(g, one, FIGURES["alliance_influence"])
        yield from change_morale(g, one, FIGURES["alliance_morale"])


def swap_leaders(g: Era, seat: int, other: int) -> None:
    """§D14 A leader comes as it is, used or not."""
    used = [bool(g.realms[one].placed) for one in (seat, other)]
    for one, given, taken in ((seat, *used), (other, *reversed(used))):
        realm = g.realms[one]
        realm.placed += taken - given
        realm.leaders += given - taken


def end_alliance(g: Era, seat: int, other: int, *, forced: bool) -> Procedure[None]:
    """§7.D.6 Ended by agreement or force: both lose influence and morale."""
    if forced:
        yield from give_treaties(g, seat, FIGURES["forced_treaties"])
    elif not (yield Ask(other, YesNo("end-alliance", rule="7.D.6", params={"seat": seat}))):
        yield Note("refused", seat=other, other_seat=seat)
        return
    yield from dissolve(g, seat, other)
    for one in (seat, other):
        yield from change_morale(g, one, -FIGURES["alliance_morale"])


def dissolve(g: Era, seat: int, other: int) -> Procedure[None]:
    """§7.D.6 §7.D.7 The alliance is no more; both lose the influence it brought."""
    pair = (min(seat, other), max(seat, other))
    g.alliances = tuple(alliance for alliance in g.alliances if alliance != pair)
    yield Note("alliance-over", seat=seat, other_seat=other)
    for one in (seat, other):
        yield from change_influence(g, one, -FIGURES["alliance_influence"])


def break_alliance(g: Era, attacker: Owner, defender: Owner) -> Procedure[None]:
    """§7.D.7 An attack ends an alliance, and the attacker's people resent it most."""
    if isinstance(attacker, int) and isinstance(defender, int) and allied(g, attacker, defender):
        yield from dissolve(g, attacker, defender)
        yield from change_morale(g, attacker, FIGURES["broken_attacker_morale"])
        yield from change_morale(g, defender, FIGURES["broken_defender_morale"])


def bargain_label(g: Era, answer: str) -> Label:
    if answer == NONE:
        return Label("no-bargain")
    forced = answer.startswith(FORCED)
    kind, _, what = answer.removeprefix(FORCED).partition(":")
    if kind == BUY:
        owner, cost = g.control[what], price_of(g, what, forced=forced)
        if forced:
            return Label("force-sale", [f"province:{what}"], province=what, seat=named(owner), cost=cost)
        return Label("offer-purchase", [f"province:{what}"], province=what, seat=named(owner), cost=cost)
    if kind == ALLY:
        return Label("force-alliance" if forced else "offer-alliance", [f"seat:{what}"], seat=int(what))
    return Label("force-parting" if forced else "offer-parting", [f"seat:{what}"], seat=int(what))

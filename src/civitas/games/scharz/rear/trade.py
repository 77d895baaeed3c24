"""§4.3 Subphase 9: trade. Everything is ordered in one answer, and booked seat by seat."""

from __future__ import annotations

from functools import partial

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import (
    BOX,
    BUILDINGS,
    CAVALRY,
    COMMANDERS,
    FISH,
    GRAIN,
    HERDS,
    HORSES,
    LIGHT,
    MERCENARY,
    SHIPS,
    UNITS,
    troop,
)
from civitas.games.scharz.box.holding import change_gold, change_prestige, put, raze, shift, take, unmake
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import cubes, faction_of, grain_room, in_order, kind_of, stack
from civitas.games.scharz.box.state import DOCKED, OPEN, SITE, Scharz
from civitas.games.scharz.movement.herds import add_herd, herd_room, pastures, remove_herd
from civitas.games.scharz.rear.bill import Bill, judge, made_of
from civitas.games.scharz.rear.construction import BUILD_START, cost_of
from civitas.games.scharz.rear.diplomacy import OFFERS, TRANSIT, dealing_label, is_dealing, offers_of
from civitas.games.scharz.rear.offers import DISMANTLE, SPEND, TRAINING, Market
from civitas.games.scharz.rear.prices import price_of, upgrade_of
from civitas.kernel import Command, Label, Note, Procedure, Prompt


def trade(g: Scharz) -> Procedure[None]:
    """§4.3 §D39 All order at once."""
    g.subphase = "trade"
    for realm in g.realms:
        realm.hired = 0
    markets = {seat: market.at(g) for seat, market in g.remembered("trade", partial(_markets, g)).items()}
    prompts: dict[int, Prompt] = {}
    for seat, market in markets.items():
        label = partial(trade_label, g, seat)
        prompts[seat] = Command("trade", market.limits, partial(judge, market), rule="4.3", label=label)
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for seat in in_order(g):
        if answer := answers.get(seat):
            yield from settle(g, seat, answer, markets[seat])
            g.dealings += tuple((seat, order, n) for order, n in answer.items() if is_dealing(order))


def _markets(g: Scharz) -> dict[int, Market]:
    """What everybody finds who finds anything."""
    lie = Lie(g)
    found = {seat: Market(g, seat, lie) for seat in in_order(g)}
    return {seat: market for seat, market in found.items() if market.limits}


def settle(g: Scharz, seat: int, answer: dict[str, int], market: Market) -> Procedure[None]:
    """§D39 §D41 The orders of a seat: what is sold, then what is bought, raised and begun."""
    bill = Bill(market, answer)
    # What is offered is paid when it is accepted, and a treaty is broken after that.
    gold = bill.gold + sum(one.gold for one in offers_of(seat, answer) if one.payer == seat)
    breaks = BOX["prestige"]["break"] * sum(order.startswith("break.") for order in answer)
    yield from change_gold(g, seat, gold)
    yield from change_prestige(g, seat, bill.prestige + breaks)
    for order, number in answer.items():
        verb, _, what = order.partition(".")
        if verb in _DEEDS:
            yield from _DEEDS[verb](g, seat, what, number)
    yield from _saddle(g, seat, answer)
    yield from _bounty(g, seat, answer)


def _saddle(g: Scharz, seat: int, answer: dict[str, int]) -> Procedure[None]:
    """§5 A herd of horses for every two new riders, wherever they are raised; the fast game has none."""
    riders = sum(number for order, number in answer.items() if order.startswith(f"raise.{CAVALRY}"))
    if not g.fast:
        yield from _part_with(g, seat, HORSES, -(-riders // 2))


def _bounty(g: Scharz, seat: int, answer: dict[str, int]) -> Procedure[None]:
    """§11.5 One more for whoever has bought enough light infantry in this round, where the last was bought."""
    bought = {order.rpartition(".")[2]: n for order, n in answer.items() if order.startswith(f"hire.{LIGHT}")}
    least, realm = faction_of(g.realms[seat]).bounty, g.realms[seat]
    if least and sum(bought.values()) >= least and cubes(realm) < BOX["limits"]["units"]:
        field = list(bought)[-1]
        put(realm, stack(LIGHT, field), 1, 1)
        yield Note("hired", seat=seat, unit=LIGHT, place=field, number=1)


# ---------------------------------------------------------------------- goods


def _part_with(g: Scharz, seat: int, kind: str, number: int) -> Procedure[None]:
    for field in [field for field, (owner, _) in g.herds.items() if owner == seat]:
        while number and field in g.herds and kind in g.herds[field][1]:
            remove_herd(g, field, kind)
            number -= 1
    yield from ()


def _slaughter(g: Scharz, seat: int, kind: str, number: int) -> Procedure[None]:
    """§6 §D41 Meat is sold at once."""
    yield from _part_with(g, seat, kind, number)
    yield Note("slaughtered", seat=seat, herd=kind, number=number)


def _sell(g: Scharz, seat: int, good: str, number: int) -> Procedure[None]:
    """§D41 Herds, grain and fish for gold."""
    yield Note("sold", seat=seat, good=good, number=number)
    if good in HERDS:
        yield from _part_with(g, seat, good, number)
        return
    stored = g.grain if good == GRAIN else g.fish
    for field in Lie(g).own_vu(seat):
        given = min(number, stored.get(field, 0))
        if given:
            stored[field] -= given
            number -= given


def _buy(g: Scharz, seat: int, good: str, number: int) -> Procedure[None]:
    """§D41 Herds, grain and fish of the bank."""
    yield Note("bought", seat=seat, good=good, number=number)
    lie = Lie(g)
    if good in HERDS:
        for _ in range(number):
            place_herd(g, seat, good, lie)
        return
    stored = g.fish if good == FISH else g.grain
    for field in lie.own_vu(seat):
        if good == GRAIN or field in g.yards:
            room = grain_room(g, field) if good == GRAIN else BUILDINGS[g.yards[field]].fish
            got = min(room - stored.get(field, 0), number)
            if got > 0:
                stored[field] = stored.get(field, 0) + got
                number -= got


def place_herd(g: Scharz, seat: int, kind: str, lie: Lie) -> bool:
    """§D44 A new herd goes to a connected field with room, best to one that feeds herds already; else it is lost."""
    free = pastures(g, seat, lie)
    if free:
        add_herd(g, seat, min(free, key=partial(herd_room, g, seat)), kind)
    return bool(free)


# ---------------------------------------------------------------------- units


def _lower(g: Scharz, seat: int, what: str, number: int) -> Procedure[None]:
    """§5 §D39 Back to light infantry."""
    kind, field = what.split(".")
    realm = g.realms[seat]
    tired = take(realm, stack(kind, field, DOCKED if kind in SHIPS else OPEN), number)
    put(realm, stack(troop(LIGHT, UNITS[kind].level), field), number, tired)
    yield Note("lowered", seat=seat, unit=kind, place=field, number=number)


def _dismiss(g: Scharz, seat: int, what: str, number: int) -> Procedure[None]:
    """§11.2 Light infantry is sold."""
    kind, field = what.split(".")
    yield from unmake(g, seat, stack(kind, field), number)


def _dismantle(g: Scharz, seat: int, field: str, number: int) -> Procedure[None]:
    """§11.4 A village is taken down for gold."""
    yield from raze(g, field)


def _beach(g: Scharz, seat: int, what: str, number: int) -> Procedure[None]:
    """§5 §D39 A ship at sea becomes light infantry on an own coast, for nothing."""
    name, field = what.split(">")
    kind, sea = name.split(".")
    realm = g.realms[seat]
    tired = take(realm, stack(kind, sea), number)
    put(realm, stack(troop(LIGHT, UNITS[kind].level), field), number, tired)
    yield Note("beached", seat=seat, unit=kind, place=sea, to_place=field, number=number)


def _hire(g: Scharz, seat: int, what: str, number: int) -> Procedure[None]:
    """§4.3 §D39 New units in a settlement."""
    kind, field = what.split(".")
    realm = g.realms[seat]
    unit = price_of(kind).unit
    put(realm, stack(unit, field), number, number)
    if UNITS[unit].kind == MERCENARY:
        realm.hired += number
        for other, one in enumerate(g.realms):
            if realm.faction and faction_of(one).serves == realm.faction:
                yield from change_gold(g, other, faction_of(one).retainer * number)
    yield Note("hired", seat=seat, unit=unit, place=field, number=number)


def _raise(g: Scharz, seat: int, what: str, number: int) -> Procedure[None]:
    """§4.3 §D39 Light infantry becomes something better."""
    kind, field = what.split(".")
    realm = g.realms[seat]
    take(realm, stack(made_of(realm, kind, field), field), number)
    put(realm, stack(kind, field, DOCKED if kind in SHIPS else OPEN), number, number)
    yield Note("raised", seat=seat, unit=kind, place=field, number=number)


def _train(g: Scharz, seat: int, what: str, number: int) -> Procedure[None]:
    """§4.3 §D37 Training shows in the next round."""
    kind, field = what.split(".")
    g.realms[seat].training[what] = number
    yield Note("training", seat=seat, unit=kind, place=field, number=number)


def _commander(g: Scharz, seat: int, name: str, number: int) -> Procedure[None]:
    """§9 A commander takes over."""
    g.realms[seat].commander = name
    yield Note("commander", seat=seat, commander=name)


# ---------------------------------------------------------------------- buildings, fields, rivals


def _start(g: Scharz, seat: int, what: str, number: int) -> Procedure[None]:
    """§4.3 §D2 A building site; half done in the fast game."""
    building, field = what.split(".")
    g.sites[field] = (seat, building, BUILD_START if g.fast else 0)
    yield Note("site", seat=seat, building=building, place=field)


def _work(g: Scharz, seat: int, what: str, number: int) -> Procedure[None]:
    """§4.3 Units enter a site in trade only."""
    kind, field = what.split(".")
    realm = g.realms[seat]
    number = min(number, realm.units.get(stack(kind, field), 0))
    if number:
        shift(realm, stack(kind, field), stack(kind, field, SITE), number)
        yield Note("at-work", seat=seat, unit=kind, place=field, number=number)


def _abandon(g: Scharz, seat: int, field: str, number: int) -> Procedure[None]:
    """§4.3 A site given up brings a gold."""
    building = g.sites.pop(field)[1]
    realm = g.realms[seat]
    for name in [name for name in realm.units if name.endswith(f".{field}.{SITE}")]:
        shift(realm, name, stack(kind_of(name), field), realm.units[name])
    yield Note("abandoned", seat=seat, building=building, place=field)


def _clear(g: Scharz, seat: int, field: str, number: int) -> Procedure[None]:
    """§4.2 Three gold take the red stone away."""
    g.plundered.pop(field, None)
    yield Note("cleared", seat=seat, place=field)


def _rival(g: Scharz, seat: int, other: str, number: int) -> Procedure[None]:
    """§D57 Another rival."""
    g.realms[seat].rival = int(other)
    yield Note("rival", seat=seat, other_seat=int(other))


_DEEDS = {
    "slaughter": _slaughter,
    "sell": _sell,
    "buy": _buy,
    "lower": _lower,
    "dismiss": _dismiss,
    DISMANTLE: _dismantle,
    "beach": _beach,
    "hire": _hire,
    "raise": _raise,
    "train": _train,
    "commander": _commander,
    "start": _start,
    "work": _work,
    "abandon": _abandon,
    "clear": _clear,
    "rival": _rival,
}


def trade_label(g: Scharz, seat: int, order: str) -> Label:
    verb, _, what = order.partition(".")
    if verb in OFFERS:
        [one] = offers_of(seat, {order: 1})
        return dealing_label(verb, one.taker, one.gold)
    if verb == TRANSIT:
        return Label("offer-transit", [f"seat:{what}"], seat=int(what))
    if verb == "release":
        return Label("release", [f"seat:{what}"], seat=int(what))
    if verb == "rival":
        return Label("choose-rival", [f"seat:{what}"], seat=int(what), cost=SPEND["rival"])
    if verb == "break":
        return Label("break-treaty", [f"seat:{what}"], seat=int(what), cost=BOX["prestige"]["break"])
    if verb in ("slaughter", "sell", "buy"):
        return _goods_label(verb, what)
    if verb == "beach":
        return _beach_label(what)
    if verb == "commander":
        cost = COMMANDERS[what].gold - COMMANDERS[g.realms[seat].commander].gold
        return Label("commander", [f"commander:{what}"], commander=what, cost=cost, wage=COMMANDERS[what].wage)
    kind, _, field = what.rpartition(".")
    targets = [f"place:{field}"]
    if verb == "hire":
        return _hire_label(kind, field)
    if verb == "raise":
        return Label("raise", targets, unit=kind, place=field, cost=upgrade_of(g.realms[seat], kind))
    if verb == "train":
        return Label("train", targets, unit=kind, place=field, cost=TRAINING)
    if verb == "dismiss":
        return Label("sell-unit", targets, unit=kind, place=field, amount=faction_of(g.realms[seat]).sells)
    if verb == "lower":
        return Label("lower", targets, unit=kind, place=field)
    if verb == "start":
        return Label("start", targets, building=kind, place=field, cost=cost_of(g.realms[seat], kind))
    if verb == "work":
        return Label("work", targets, unit=kind, place=field)
    if verb == "double":
        return Label("double", targets, place=field, cost=SPEND["double"])
    if verb == DISMANTLE:
        return Label("dismantle", targets, place=field, amount=faction_of(g.realms[seat]).dismantles)
    if verb == "clear":
        return Label("clear", targets, place=field, cost=BOX["plunder"]["clear"])
    return Label("abandon", targets, place=field)


def _goods_label(verb: str, good: str) -> Label:
    if verb == "slaughter":
        return Label("slaughter", [f"good:{good}"], good=good)
    if verb == "sell":
        return Label("sell", [f"good:{good}"], good=good)
    return Label("buy", [f"good:{good}"], good=good)


def _beach_label(what: str) -> Label:
    name, field = what.split(">")
    kind, sea = name.split(".")
    return Label("beach", [f"place:{sea}", f"place:{field}"], unit=kind, place=sea, to_place=field)


def _hire_label(kind: str, field: str) -> Label:
    price = price_of(kind)
    targets = [f"place:{field}"]
    return Label("hire", targets, unit=price.unit, place=field, cost=price.gold, prestige=price.prestige)

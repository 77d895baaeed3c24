"""What rises and falls: influence, thalers, treaties, food, hunger. Whatever changes is told here and nowhere else."""

from __future__ import annotations

from civitas.games.era.box.content import BOX
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import Owner
from civitas.kernel import Note, Procedure

LEAST, MOST = BOX["morale"]["least"], BOX["morale"]["most"]


def change_influence(g: Era, seat: Owner, steps: int) -> Procedure[None]:
    """§D4 A marker that comes to a field lies behind those already there. §D2 Nobody has less than nothing."""
    realm = g.realms[seat]
    moved = max(0, realm.influence + steps) - realm.influence
    if not moved:
        return
    realm.influence += moved
    g.arrivals += 1
    realm.arrived = g.arrivals
    if moved > 0:
        yield Note("influence-gained", seat=seat, points=moved, value=realm.influence)
    else:
        yield Note("influence-lost", seat=seat, points=-moved, value=realm.influence)


def gain_thalers(g: Era, seat: Owner, amount: int) -> Procedure[None]:
    if amount:
        g.realms[seat].thalers += amount
        yield Note("thalers-gained", seat=seat, amount=amount)


def pay_thalers(g: Era, seat: Owner, amount: int) -> Procedure[None]:
    if amount:
        g.realms[seat].thalers -= amount
        yield Note("thalers-paid", seat=seat, amount=amount)


def hand_thalers(g: Era, seat: Owner, other: Owner, amount: int) -> Procedure[None]:
    """From one player to another."""
    yield from pay_thalers(g, seat, amount)
    yield from gain_thalers(g, other, amount)


def gain_food(g: Era, seat: Owner, amount: int) -> Procedure[None]:
    """§D7 Food first lays hunger aside, one for one; the rest comes onto the plate."""
    if not amount:
        return
    realm = g.realms[seat]
    eased = min(realm.hunger, amount)
    realm.hunger -= eased
    realm.starved += eased
    realm.food += amount - eased
    yield Note("food-gained", seat=seat, amount=amount - eased, eased=eased)


def give_food(g: Era, seat: Owner, amount: int) -> Procedure[None]:
    """§D7 What cannot be given is hunger on the plate."""
    if not amount:
        return
    realm = g.realms[seat]
    given = min(realm.food, amount)
    realm.food -= given
    realm.hunger += amount - given
    yield Note("food-given", seat=seat, amount=given, hunger=amount - given)


def gain_treaty(g: Era, seat: Owner, amount: int) -> Procedure[None]:
    g.realms[seat].treaties += amount
    yield Note("treaties-gained", seat=seat, amount=amount)


def give_treaties(g: Era, seat: Owner, amount: int) -> Procedure[None]:
    if amount:
        g.realms[seat].treaties -= amount
        yield Note("treaties-given", seat=seat, amount=amount)

"""§4.3 What the rear brings and costs: wages, fishing, taxes, and the salaries of the fast game."""

from __future__ import annotations

from civitas.games.scharz.box.content import BOX, BUILDINGS, HARBOUR, IS_SEA, LIGHT, MERCENARY, VILLAGE, WINTER
from civitas.games.scharz.box.holding import change_gold, raze, unmake
from civitas.games.scharz.box.queries import Lie, faction_of, in_order, lord_of
from civitas.games.scharz.box.state import INSIDE, NOBODY, Scharz
from civitas.kernel import Note, Procedure

SALARY = BOX["salary"]


def wages(g: Scharz) -> Procedure[None]:
    """§D42 In winter two gold for each mercenary, but for those bought in this round; whoever is not paid leaves."""
    if g.season != WINTER:
        return
    for seat in in_order(g):
        realm = g.realms[seat]
        owed = sum(n for name, n in realm.units.items() if name.startswith(MERCENARY)) - realm.hired
        paid = min(owed, realm.gold // BOX["wages"]["mercenary"])
        if paid > 0:
            yield Note("wages", seat=seat, number=paid)
            yield from change_gold(g, seat, -paid * BOX["wages"]["mercenary"])
        for _ in range(max(0, owed - paid)):
            name = next(name for name in realm.units if name.startswith(MERCENARY))
            yield from unmake(g, seat, name)


def fishing(g: Scharz) -> Procedure[None]:
    """§4.3 §D43 A fish from every controlled sea into a connected shipyard with room."""
    g.subphase = "fishing"
    lie = Lie(g)
    for seat in in_order(g):
        net, caught = lie.net(seat), 0
        for sea in (place for place, owner in lie.owner.items() if owner == seat and IS_SEA[place]):
            for field in lie.own_vu(seat):
                if field not in g.yards or net.get(field) != net[sea]:
                    continue
                if g.fish.get(field, 0) < BUILDINGS[g.yards[field]].fish:
                    g.fish[field] = g.fish.get(field, 0) + BOX["fishing"]["catch"]
                    caught += BOX["fishing"]["catch"]
                    break
        if caught:
            yield Note("fished", seat=seat, number=caught)


def income(g: Scharz, seat: int, lie: Lie) -> int:
    """§6 §D46 Settlements and harbours, and half of the connected fields, for taxes and feasts alike."""
    harbour = faction_of(g.realms[seat]).harbour
    total = 0
    for field in lie.own_vu(seat):
        if field in g.plundered:
            continue
        total += BUILDINGS[g.towns[field][1]].tax
        if g.yards.get(field) == HARBOUR:
            total += harbour
    fields = [field for field in lie.linked_fields(seat) if field not in g.plundered]
    return total + len(fields) // int(BOX["taxes"]["fields"])


def taxes(g: Scharz) -> Procedure[None]:
    """§6 §D46 §D52 Gold of settlements and fields; a vassal gives half of it to the lord."""
    lie = Lie(g)
    for seat in in_order(g):
        gold = income(g, seat, lie)
        bonus = faction_of(g.realms[seat]).taxes
        if bonus and any(owner == seat for owner, _ in g.towns.values()):
            gold += bonus
        yield Note("taxes", seat=seat, amount=gold)
        lord = lord_of(g, seat)
        share = 0 if lord == NOBODY else gold // BOX["diplomacy"]["vassal_share"]
        yield from change_gold(g, seat, gold - share)
        if share:
            yield from change_gold(g, lord, share)


# ---------------------------------------------------------------------- the fast game


def salary_of(kind: str) -> int:
    """§6 Mercenaries and cavalry cost more."""
    return int(SALARY.get(kind, SALARY["other"]))


def salaries_due(g: Scharz, seat: int, lie: Lie) -> int:
    """§6 §D2 Units and settlements; double for what is encircled."""
    total = 0
    for name, number in g.realms[seat].units.items():
        kind, _, post = name.split(".")
        total += salary_of(kind) * number * (SALARY["encircled"] if post == INSIDE else 1)
    for field, (owner, kind) in g.towns.items():
        if owner == seat:
            total += SALARY[kind] * (SALARY["encircled"] if field in lie.encircled else 1)
    return total


def salaries(g: Scharz) -> Procedure[None]:
    """§6 §D2 Units without connection disband; whoever cannot pay disbands units, the cheapest first, then villages."""
    lie = Lie(g)
    for seat in in_order(g):
        realm = g.realms[seat]
        for name in list(realm.units):
            _, place, post = name.split(".")
            if name in realm.units and post in ("open", "site") and not lie.linked(seat, place):
                yield from unmake(g, seat, name, realm.units[name])
        while salaries_due(g, seat, lie) > realm.gold and realm.units:
            name = min(realm.units, key=lambda one: (not one.startswith(LIGHT), one))
            yield from unmake(g, seat, name)
        while salaries_due(g, seat, lie) > realm.gold:
            own = sorted(
                (field for field, (owner, _) in g.towns.items() if owner == seat),
                key=lambda field: (g.towns[field][1] != VILLAGE, field),
            )
            yield from raze(g, own[0])
        due = salaries_due(g, seat, lie)
        yield Note("salaries", seat=seat, amount=due)
        yield from change_gold(g, seat, -due)

"""§4.3 What the rear brings and costs: wages, taxes, and the salaries of the fast game."""

from __future__ import annotations

from functools import partial

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import (
    BOX,
    BUILDINGS,
    COMMANDERS,
    HARBOUR,
    LIGHT,
    MERCENARY,
    NO_COMMANDER,
    SUMMER,
    VILLAGE,
    WINTER,
)
from civitas.games.scharz.box.holding import change_gold, raze, unmake
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import faction_of, in_order, lord_of
from civitas.games.scharz.box.state import INSIDE, NOBODY, Scharz
from civitas.kernel import Command, Label, Note, Procedure, Prompt, Reason, Verdict

SALARY = BOX["salary"]
NOT_NEEDED = Reason("not-needed", "D2")


def wages(g: Scharz) -> Procedure[None]:
    """§D42 Two gold a year for each mercenary, but for those bought in this round; whoever is not paid leaves.

    They are paid in winter, or half of it in summer and half in winter.
    """
    twice = g.has("wages-twice")
    if g.season != WINTER and not (twice and g.season == SUMMER):
        return
    wage: int = BOX["wages"]["twice" if twice else "mercenary"]
    for seat in in_order(g):
        realm = g.realms[seat]
        owed = sum(n for name, n in realm.units.items() if name.startswith(MERCENARY)) - realm.hired
        paid = min(owed, realm.gold // wage)
        if paid > 0:
            yield Note("wages", seat=seat, number=paid)
            yield from change_gold(g, seat, -paid * wage)
        for _ in range(owed - paid):
            name = next(name for name in realm.units if name.startswith(MERCENARY))
            yield from unmake(g, seat, name)


def pay_commanders(g: Scharz) -> Procedure[None]:
    """§9 §D42 Commanders are paid in summer and in winter; whoever is not paid leaves."""
    if g.season not in BOX["wages"]["commanders"]:
        return
    for seat in in_order(g):
        realm = g.realms[seat]
        wage = COMMANDERS[realm.commander].wage
        if wage > realm.gold:
            yield Note("commander-left", seat=seat, commander=realm.commander)
            realm.commander = NO_COMMANDER
        elif wage:
            yield Note("commander-paid", seat=seat, commander=realm.commander)
            yield from change_gold(g, seat, -wage)


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
        total += _pay(name) * number
    for field, (owner, kind) in g.towns.items():
        if owner == seat:
            total += SALARY[kind] * (SALARY["encircled"] if field in lie.encircled else 1)
    return total


def dismissals(g: Scharz, seat: int, lie: Lie) -> dict[str, int]:
    """§D2 Whom a seat that cannot pay may disband; nobody if it has no choice."""
    realm = g.realms[seat]
    missing = salaries_due(g, seat, lie) - realm.gold
    found = {f"dismiss.{name}": number for name, number in realm.units.items()}
    unpaid = sum(_pay(name) * number for name, number in realm.units.items())
    return found if missing > 0 and len(found) > 1 and unpaid > missing else {}


def _pay(name: str) -> int:
    """§6 §D2 The salary of one of a stack; double inside a settlement, which is encircled then."""
    kind, _, post = name.split(".")
    return salary_of(kind) * int(SALARY["encircled"] if post == INSIDE else 1)


def judge_dismissals(missing: int, answer: dict[str, int]) -> Verdict:
    """§D2 Nobody is disbanded whom there is gold for."""
    pay = {order: _pay(order.partition(".")[2]) for order in answer}
    saved = sum(pay[order] * number for order, number in answer.items())
    return (NOT_NEEDED,) if any(saved - one >= missing for one in pay.values()) else None


def salaries(g: Scharz) -> Procedure[None]:
    """§6 §D2 Units without connection disband; whoever cannot pay disbands units of their choice, then villages.

    Where they have not said enough the cheapest go first.
    """
    lie = Lie(g)
    for seat in in_order(g):
        realm = g.realms[seat]
        for name in list(realm.units):
            _, place, post = name.split(".")
            if name in realm.units and post in ("open", "site") and not lie.linked(seat, place):
                yield from unmake(g, seat, name, realm.units[name])
    prompts: dict[int, Prompt] = {}
    for seat in in_order(g):
        if orders := dismissals(g, seat, lie):
            missing = salaries_due(g, seat, lie) - g.realms[seat].gold
            judge = partial(judge_dismissals, missing)
            params = {"number": missing}
            prompts[seat] = Command("salaries", orders, judge, rule="D2", label=_dismiss_label, params=params)
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for seat in in_order(g):
        realm = g.realms[seat]
        for order, number in answers.get(seat, {}).items():
            name = order.partition(".")[2]
            # A ship that is gone may have taken some of them along.
            if there := min(number, realm.units.get(name, 0)):
                yield from unmake(g, seat, name, there)
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


def _dismiss_label(order: str) -> Label:
    kind, place, _ = order.partition(".")[2].split(".")
    return Label("dismiss", [f"place:{place}"], unit=kind, place=place)

"""§D32 Herds withdrawn into a settlement: who goes in, and what becomes of them after combat."""

from __future__ import annotations

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import BUILDINGS, HALF, HERDS, meat_price
from civitas.games.scharz.box.holding import change_gold
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import in_order
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.movement.herds import add_herd, herd_room, remove_herd
from civitas.kernel import Command, Label, Note, Procedure, Prompt, Reason, Verdict

HERD = "herd"
NO_BYRE = Reason("no-byre", "D32", "place", "number")


def byre_room(g: Scharz, field: str) -> int:
    """§2 How many more herds the settlement of a field takes in."""
    return BUILDINGS[g.towns[field][1]].herds - len(g.byres.get(field, ()))


def byre_orders(g: Scharz, seat: int, field: str) -> dict[str, int]:
    """§D32 Own herds of a field that may go into its settlement."""
    owner, kinds = g.herds.get(field, (seat, ()))
    room = byre_room(g, field)
    if owner != seat or room <= 0:
        return {}
    return {f"{HERD}.{kind}.{field}": min(room, kinds.count(kind)) for kind in dict.fromkeys(kinds)}


def judge_byres(g: Scharz, answer: dict[str, int]) -> Verdict:
    """§D32 No more herds than there is room for."""
    inside: dict[str, int] = {}
    for order, number in answer.items():
        way, _, field = order.split(".", 2)
        if way == HERD:
            inside[field] = inside.get(field, 0) + number
            if inside[field] > byre_room(g, field):
                return NO_BYRE, field, byre_room(g, field)
    return None


def withdraw_herds(g: Scharz, seat: int, order: str, number: int) -> Procedure[None]:
    """§D32 Herds go inside, where no enemy takes them."""
    _, kind, field = order.split(".")
    for _ in range(number):
        remove_herd(g, field, kind)
        g.byres[field] = (*g.byres.get(field, ()), kind)
    yield Note("herd-withdrawn", seat=seat, herd=kind, place=field, number=number)


def after_combat(g: Scharz) -> Procedure[None]:
    """§D32 Herds come out where no enemy is left; those still inside are fed from the store or slaughtered."""
    lie = Lie(g)
    prompts: dict[int, Prompt] = {}
    for seat in in_order(g):
        orders: dict[str, int] = {}
        for field, kinds in g.byres.items():
            if g.towns[field][0] == seat and field in lie.encircled:
                for kind in dict.fromkeys(kinds):
                    if HERDS[kind].feed <= g.grain.get(field, 0):
                        orders[f"slaughter.{kind}.{field}"] = kinds.count(kind)
        if orders:
            prompts[seat] = Command("byre", orders, rule="D32", label=byre_label)
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for field, kinds in list(g.byres.items()):
        seat = g.towns[field][0]
        if field in lie.encircled:
            yield from _kept_in(g, seat, field, kinds, dict(answers.get(seat, {})))
        else:
            yield from _let_out(g, seat, field, kinds)


def _let_out(g: Scharz, seat: int, field: str, kinds: tuple[str, ...]) -> Procedure[None]:
    """Herds graze in the field again; what has no room there is slaughtered."""
    del g.byres[field]
    for kind in kinds:
        if herd_room(g, seat, field):
            add_herd(g, seat, field, kind)
            yield Note("herd-out", seat=seat, herd=kind, place=field)
        else:
            yield from _slaughter(g, seat, kind)


def _kept_in(g: Scharz, seat: int, field: str, kinds: tuple[str, ...], answer: dict[str, int]) -> Procedure[None]:
    """§D32 Fed at once from the store of the settlement, or slaughtered, as the owner likes or must."""
    left: list[str] = []
    for kind in kinds:
        order = f"slaughter.{kind}.{field}"
        if not answer.get(order) and HERDS[kind].feed <= g.grain.get(field, 0):
            g.grain[field] -= HERDS[kind].feed
            left.append(kind)
            yield Note("byre-fed", seat=seat, herd=kind, place=field, number=HERDS[kind].feed)
            continue
        answer[order] = answer.get(order, 0) - 1
        yield from _slaughter(g, seat, kind)
    if left:
        g.byres[field] = tuple(left)
    else:
        del g.byres[field]


def _slaughter(g: Scharz, seat: int, kind: str) -> Procedure[None]:
    """§6 Meat is sold at once."""
    yield Note("slaughtered", seat=seat, herd=kind, number=1)
    yield from change_gold(g, seat, HERDS[kind].meat * meat_price(g.season) // HALF)


def byre_label(order: str) -> Label:
    way, kind, field = order.split(".")
    targets = [f"place:{field}"]
    if way == HERD:
        return Label("withdraw-herd", targets, herd=kind, place=field)
    return Label("slaughter-inside", targets, herd=kind, place=field)

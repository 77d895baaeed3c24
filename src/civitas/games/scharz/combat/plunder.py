"""§D35 Plunder: units in sole control of a field take gold, and what grows or grazes there."""

from __future__ import annotations

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import BOX, FIELDS, HERDS, HOMES
from civitas.games.scharz.box.holding import change_gold, change_points, change_prestige, earned
from civitas.games.scharz.box.lie import Lie, at_first
from civitas.games.scharz.box.queries import faction_of, grain_room, in_order
from civitas.games.scharz.box.state import NOBODY, Realm, Scharz
from civitas.kernel import Command, Label, Note, Procedure, Prompt, Reason, Verdict

FIGURES, STOLEN = BOX["plunder"], BOX["points"]["stolen"]
ONE_WAY = Reason("one-way", "D35", "place")


def plunder_orders(g: Scharz, seat: int, lie: Lie) -> dict[str, int]:
    """§D35 Fields with an own unit, under sole control, without a red stone and without an own settlement."""
    found: dict[str, int] = {}
    for field in g.atlas.standard:
        if field in g.plundered or lie.owner.get(field) != seat or seat not in lie.standing.get(field, {}):
            continue
        if g.towns.get(field, (NOBODY, ""))[0] == seat:
            continue
        found[f"plunder.{field}"] = 1
        if _foreign_goods(g, seat, field):
            found[f"steal.{field}"] = 1
            found[f"burn.{field}"] = 1
    return found


def _foreign_goods(g: Scharz, seat: int, field: str) -> bool:
    return (field in g.crops and g.crops[field][0] != seat) or (field in g.herds and g.herds[field][0] != seat)


def judge_plunder(answer: dict[str, int]) -> Verdict:
    """A field is plundered in one way."""
    seen: list[str] = []
    for order in answer:
        field = order.partition(".")[2]
        if field in seen:
            return ONE_WAY, field
        seen.append(field)
    return None


def plunder(g: Scharz) -> Procedure[None]:
    """§4.2 §D35 Subphase 7."""
    g.subphase = "plunder"
    found, lie = at_first(g, "plunder", plunder_orders)
    prompts: dict[int, Prompt] = {}
    for seat, orders in found.items():
        prompts[seat] = Command("plunder", orders, judge_plunder, rule="4.2", label=_plunder_label)
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for seat in in_order(g):
        for order in answers.get(seat, {}):
            way, _, field = order.partition(".")
            linked = lie.linked(seat, field)
            yield from plunder_field(g, seat, field, gold=FIGURES["gold"] if linked else 0)
            yield from plunder_prestige(g, seat, field)
            if way != "plunder":
                yield from take_goods(g, seat, field, steal=way == "steal", lie=lie)


def plunder_field(g: Scharz, seat: int, field: str, *, gold: int) -> Procedure[None]:
    """§D35 The red stone, and gold if there is a connection."""
    g.plundered[field] = seat
    yield Note("plundered", seat=seat, place=field)
    yield from change_gold(g, seat, gold)


def plunder_prestige(g: Scharz, seat: int, field: str) -> Procedure[None]:
    """§7 §11 More for a field with a settlement of an opponent, less for any other; Celts abroad lose nothing."""
    realm, owner = g.realms[seat], g.towns.get(field, (NOBODY, ""))[0]
    if owner not in (NOBODY, seat):
        yield from change_prestige(g, seat, earned(g, seat, owner, BOX["prestige"]["plunder"]))
    elif _is_booty(realm, field):
        yield from change_prestige(g, seat, BOX["prestige"]["elsewhere"])
    else:
        yield from change_prestige(g, seat, -BOX["prestige"]["elsewhere"])


def _is_booty(realm: Realm, field: str) -> bool:
    """§11 Some factions gain by plunder outside their homeland, some in one region."""
    faction = faction_of(realm)
    return (faction.raids and field not in HOMES[realm.faction]) or faction.booty in FIELDS[field].regions


def take_goods(g: Scharz, seat: int, field: str, *, steal: bool, lie: Lie) -> Procedure[None]:
    """§D35 §10 Grain and herds of others are stolen, a point for each, or destroyed; their owner loses a point each."""
    if field in g.crops and g.crops[field][0] != seat:
        owner, amount = g.crops.pop(field)
        kept = _store(g, seat, field, amount, lie) if steal else 0
        yield from _settle(g, seat, owner, "grain", field, amount, kept)
    if field in g.herds and g.herds[field][0] != seat:
        owner, kinds = g.herds.pop(field)
        if steal:
            g.herds[field] = (seat, kinds)
        for kind in HERDS:
            if number := kinds.count(kind):
                yield from _settle(g, seat, owner, kind, field, number, number if steal else 0)


def _store(g: Scharz, seat: int, field: str, amount: int, lie: Lie) -> int:
    """Stolen grain goes into stores that are connected."""
    net = lie.net(seat)
    kept = 0
    for town in lie.own_vu(seat):
        if net.get(town) == net.get(field):
            room = min(amount - kept, grain_room(g, town) - g.grain.get(town, 0))
            if room > 0:
                g.grain[town] = g.grain.get(town, 0) + room
                kept += room
    return kept


def _settle(g: Scharz, seat: int, owner: int, good: str, field: str, number: int, kept: int) -> Procedure[None]:
    yield Note("goods-taken", seat=seat, other_seat=owner, good=good, place=field, number=number, kept=kept)
    if kept:
        yield from change_points(g, seat, STOLEN * kept)
    yield from change_points(g, owner, -STOLEN * number)


def _plunder_label(order: str) -> Label:
    way, _, field = order.partition(".")
    targets = [f"place:{field}"]
    if way == "steal":
        return Label("steal", targets, place=field)
    if way == "burn":
        return Label("burn", targets, place=field)
    return Label("plunder", targets, place=field)

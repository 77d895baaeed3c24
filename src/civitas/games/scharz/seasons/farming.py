"""§6 The special phases of spring, summer and autumn: New Year, breeding, sowing, yield, harvest, feasts."""

from __future__ import annotations

from functools import partial

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import BOX, CITY, FIELDS, GREY, HEAVY, HERDS, LIGHT, NORMAL, UNITS
from civitas.games.scharz.box.holding import change_gold, change_points, change_prestige, put
from civitas.games.scharz.box.labels import place_label
from civitas.games.scharz.box.lie import Lie, at_first
from civitas.games.scharz.box.mending import Thrown, mend
from civitas.games.scharz.box.queries import cubes, faction_of, grain_room, in_order, stack
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.box.throwing import BROWN, throw
from civitas.games.scharz.rear.diplomacy import pay_tributes
from civitas.games.scharz.rear.trade import place_herd
from civitas.games.scharz.rear.upkeep import income
from civitas.games.scharz.seasons.weather import change
from civitas.kernel import Command, Label, Note, Number, Procedure, Prompt, Reason, Verdict, YesNo

TOO_LITTLE_GRAIN = Reason("too-little-grain", "6", "number")
SUCCESS: int = BOX["breeding"]["success"]
LEVY: int = UNITS[LIGHT].buy + UNITS[HEAVY].upgrade
"""What heavy infantry costs when it is bought and trained at once."""
STEPS: tuple[int, ...] = tuple(BOX["points"]["year_steps"])


def step_of(worth: int) -> int:
    """§10 How many points the units of a year come to."""
    return sum(worth >= step for step in STEPS)


def new_year(g: Scharz) -> Procedure[None]:
    """§6 §10 §D45 §D51 Points for units destroyed and lost, prestige up to seven, tributes; old crops are removed."""
    g.subphase = "special"
    for seat in in_order(g):
        realm = g.realms[seat]
        yield from change_points(g, seat, step_of(realm.destroyed) - step_of(realm.lost))
        realm.destroyed = realm.lost = 0
        yield from change_prestige(g, seat, max(0, BOX["prestige"]["floor"] - realm.prestige))
    g.dealt = ()
    g.crops = {}
    yield from pay_tributes(g)
    yield from levies(g)


def levies(g: Scharz) -> Procedure[None]:
    """§11.1 §D71 Some factions may have a unit of heavy infantry beyond the sea each New Year, at its usual price."""
    prompts: dict[int, Prompt] = {}
    for seat in in_order(g):
        realm = g.realms[seat]
        field = faction_of(realm).levy
        if field in g.atlas.inside and realm.gold >= LEVY and cubes(realm) < BOX["limits"]["units"]:
            prompts[seat] = YesNo("levy", rule="11.1", params={"unit": HEAVY, "place": field, "cost": LEVY})
    answers: dict[int, bool] = yield from at_once(prompts)
    for seat, wanted in answers.items():
        if wanted:
            yield from _levied(g, seat, faction_of(g.realms[seat]).levy)


def _levied(g: Scharz, seat: int, field: str) -> Procedure[None]:
    yield from change_gold(g, seat, -LEVY)
    put(g.realms[seat], stack(HEAVY, field))
    yield Note("hired", seat=seat, unit=HEAVY, place=field, number=1)


def barren(die: str, face: int) -> bool:
    return face > SUCCESS


def breeding(g: Scharz) -> Procedure[None]:
    """§6 §7 §D44 A new herd for every two of a kind; for an odd one a brown die, one or two is a success."""
    lie = Lie(g)
    born: dict[tuple[int, str], int] = {}
    thrown: list[Thrown] = []
    for seat in in_order(g):
        held = set(lie.held(seat))
        for kind in HERDS:
            number = sum(
                kinds.count(kind) for field, (owner, kinds) in g.herds.items() if owner == seat and field in held
            )
            born[(seat, kind)], odd = divmod(number, BOX["breeding"]["pair"])
            if odd:
                faces = yield from throw(g, "breeding", seat, [BROWN])
                thrown.append(Thrown(seat, f"herd.{kind}", [BROWN], faces))
    yield from mend(g, "breeding", thrown, barren)
    for one in thrown:
        born[(one.seat, one.name)] += not any(map(barren, one.dice, one.faces))
    for (seat, kind), number in born.items():
        placed = sum(place_herd(g, seat, kind, lie) for _ in range(number))
        if placed:
            yield Note("bred", seat=seat, herd=kind, number=placed)


# ---------------------------------------------------------------------- grain


def sowable(g: Scharz, seat: int, lie: Lie) -> list[str]:
    """§6 §D45 Controlled, connected, free of herds and grain, and not grey."""
    return [
        field
        for field in lie.held(seat)
        if field not in g.crops
        and field not in g.herds
        and FIELDS[field].colours[0] != GREY
        and lie.linked(seat, field)
    ]


def stored_in(g: Scharz, seat: int, group: int, lie: Lie) -> list[str]:
    """The stores of a connection."""
    net = lie.net(seat)
    return [field for field in lie.own_vu(seat) if net.get(field) == group]


def judge_sowing(g: Scharz, seat: int, lie: Lie, answer: dict[str, int]) -> Verdict:
    """§D45 A grain each out of a connected store, one more where there is a red stone."""
    net = lie.net(seat)
    needed: dict[int, int] = {}
    for field in answer:
        group = net[field]
        needed[group] = needed.get(group, 0) + seed_cost(g, field)
    for group, amount in needed.items():
        there = sum(g.grain.get(field, 0) for field in stored_in(g, seat, group, lie))
        if amount > there:
            return TOO_LITTLE_GRAIN, there
    return None


def seed_cost(g: Scharz, field: str) -> int:
    return 1 + (int(BOX["plunder"]["sowing"]) if field in g.plundered else 0)


def sowing(g: Scharz) -> Procedure[None]:
    """§6 §D45 Everybody sows where they like, at once."""
    found, lie = at_first(g, "sow", sowable)
    prompts: dict[int, Prompt] = {}
    for seat, fields in found.items():
        judge = partial(judge_sowing, g, seat, lie)
        prompt = Command("sow", dict.fromkeys(fields, 1), judge, rule="6", label=place_label)
        if not prompt.forced():
            prompts[seat] = prompt
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for seat, answer in answers.items():
        net = lie.net(seat)
        for field in answer:
            spend_grain(g, stored_in(g, seat, net[field], lie), seed_cost(g, field))
            g.crops[field] = (seat, 1)
        if answer:
            yield Note("sown", seat=seat, places=list(answer), number=len(answer))


def spend_grain(g: Scharz, stores: list[str], amount: int) -> None:
    """Grain out of the fullest stores first."""
    for field in sorted((one for one in stores if one in g.grain), key=lambda one: -g.grain[one]):
        used = min(amount, g.grain[field])
        g.grain[field] -= used
        amount -= used


def ripen(g: Scharz) -> Procedure[None]:
    """§6 Three grains more on yellow, two on green, one on brown and turquoise, by the weather; what was sown stays."""
    for field, (owner, amount) in g.crops.items():
        g.crops[field] = (owner, amount + BOX["yield"][FIELDS[field].colours[0]] + change(g.weather.get(field, NORMAL)))
    if g.crops:
        yield Note("ripened", number=sum(amount for _, amount in g.crops.values()))


def ripe(g: Scharz, seat: int, lie: Lie) -> list[str]:
    """§6 Fields of the seat whose grain reaches a store."""
    net = lie.net(seat)
    return [
        field
        for field, (owner, _) in g.crops.items()
        if owner == seat and lie.owner.get(field) == seat and lie.linked(seat, field) and field in net
    ]


def harvest_orders(g: Scharz, seat: int, lie: Lie) -> dict[str, int]:
    """§D45 Grain that may be left standing: where the stores do not take all, or where it holds the field by itself."""
    net = lie.net(seat)
    room: dict[int, int] = {}
    grown: dict[int, int] = {}
    fields = ripe(g, seat, lie)
    for town in lie.own_vu(seat):
        room[net[town]] = room.get(net[town], 0) + grain_room(g, town) - g.grain.get(town, 0)
    for field in fields:
        grown[net[field]] = grown.get(net[field], 0) + g.crops[field][1]
    found: dict[str, int] = {}
    for field in fields:
        group = net[field]
        others = grown[group] > g.crops[field][1]
        scarce = 0 < room[group] < grown[group] and others
        holds = room[group] > 0 and seat not in lie.standing.get(field, ()) and field not in g.towns
        if scarce or holds:
            found[f"leave.{field}"] = g.crops[field][1]
    return found


def harvest(g: Scharz) -> Procedure[None]:
    """§6 §D45 Grain of controlled fields goes into connected stores, as far as there is room and its owner likes."""
    found, lie = at_first(g, "harvest", harvest_orders)
    prompts: dict[int, Prompt] = {}
    for seat, orders in found.items():
        prompts[seat] = Command("harvest", orders, rule="D45", label=_leave_label)
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for seat in in_order(g):
        net, brought = lie.net(seat), 0
        for field in ripe(g, seat, lie):
            left = answers.get(seat, {}).get(f"leave.{field}", 0)
            amount = g.crops[field][1] - left
            for town in stored_in(g, seat, net[field], lie):
                moved = min(amount, grain_room(g, town) - g.grain.get(town, 0))
                if moved > 0:
                    g.grain[town] = g.grain.get(town, 0) + moved
                    amount -= moved
                    brought += moved
            if amount + left:
                g.crops[field] = (seat, amount + left)
            else:
                del g.crops[field]
        if brought:
            yield Note("harvested", seat=seat, number=brought)


def _leave_label(order: str) -> Label:
    field = order.partition(".")[2]
    return Label("leave-grain", [f"place:{field}"], place=field)


# ---------------------------------------------------------------------- feasts


def feast_cost(g: Scharz, seat: int, lie: Lie) -> int:
    """§6 Grain for each step of size: one for a village, two for a city."""
    return sum(int(BOX["feast"]["city" if g.towns[field][1] == CITY else "village"]) for field in lie.own_vu(seat))


def feasts(g: Scharz) -> Procedure[None]:
    """§6 §D46 Prestige as taxes bring gold; double and triple for grain."""
    gains, lie = at_first(g, "feasts", income)
    prompts: dict[int, Prompt] = {}
    for seat, gain in gains.items():
        cost = feast_cost(g, seat, lie)
        grain = sum(g.grain.get(field, 0) for field in lie.own_vu(seat))
        most = min(BOX["feast"]["sizes"], 1 + (grain // cost if cost else 0))
        if most > 1 and gain:
            label = partial(_feast_label, gain, cost)
            prompts[seat] = Number("feast", 1, most, rule="6", label=label, params={"number": grain})
    sizes: dict[int, int] = yield from at_once(prompts)
    for seat in in_order(g):
        gain, size = gains.get(seat, 0), sizes.get(seat, 1)
        cost = feast_cost(g, seat, lie) * (size - 1)
        spend_grain(g, lie.own_vu(seat), cost)
        yield Note("feast", seat=seat, size=size, number=cost)
        yield from change_prestige(g, seat, gain * size)


def _feast_label(gain: int, cost: int, size: int) -> Label:
    return Label("feast", size=size, number=cost * (size - 1), prestige=gain * size)

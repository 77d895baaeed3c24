"""§4.2 §D33 §D34 Subphase 6: blockade or assault, and what becomes of a settlement that falls."""

from __future__ import annotations

from functools import partial

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import BUILDINGS, CITY, DOCK, ENGINE, HARBOUR, UNITS, VILLAGE
from civitas.games.scharz.box.holding import change_gold, raze, reward, taken_over
from civitas.games.scharz.box.lie import Lie, at_first
from civitas.games.scharz.box.queries import grain_room, in_order, level_of
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat.breach import escape
from civitas.games.scharz.combat.dice import BLUE, FIGURES, Die, Tally, shields_of, siege_shields
from civitas.games.scharz.combat.flight import ashore
from civitas.games.scharz.combat.melee import Blows, Ground, exchange, ranks, roll_all
from civitas.games.scharz.combat.spirit import spirit_of
from civitas.kernel import Ask, Command, Label, Note, One, Procedure, Prompt, YesNo

ASSAULT, DESTROY, KEEP = "assault", "destroy", "keep"


def besieged_by(g: Scharz, seat: int, lie: Lie) -> list[str]:
    """§D33 Encircled settlements where the seat has units in the open and has not lost in this round."""
    return [
        field
        for field in lie.encircled
        if seat in lie.foes(g.towns[field][0], field)
        and (field, seat) not in g.losers
        and any(UNITS[kind].kind != ENGINE for kind, _, _ in ashore(g, seat, field))
    ]


def besiege(g: Scharz) -> Procedure[None]:
    """§4.2 §D33 §D36 Besiegers say which settlements they assault, several of them together; others are blockaded."""
    g.subphase = "siege"
    prompts: dict[int, Prompt] = {}
    for seat, fields in at_first(g, "siege", besieged_by)[0].items():
        orders = {f"{ASSAULT}.{field}": 1 for field in fields}
        prompts[seat] = Command("siege", orders, rule="4.2", label=partial(assault_label, g))
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    together: dict[str, tuple[int, ...]] = {}
    for seat in in_order(g):
        for order in answers.get(seat, {}):
            field = order.partition(".")[2]
            together[field] = (*together.get(field, ()), seat)
    g.sieges = tuple(together.items())


def sieges_left(g: Scharz) -> bool:
    return bool(g.sieges)


def next_assault(g: Scharz) -> Procedure[None]:
    """§D33 A settlement without units inside is occupied; otherwise assault rounds, until the besiegers stop.

    Once they have broken in, those inside may flee onto ships; §D30 and as both sides have shields now, it ends like a
    battle when nobody falls twice in a row.
    """
    (field, seats), g.sieges = g.sieges[0], g.sieges[1:]
    if field not in g.towns or field not in Lie(g).encircled:
        return
    owner = g.towns[field][0]
    ground = Ground(field, (seats, (owner,)), owner)
    if not ranks(g, ground, owner):
        if left := _outside(g, ground):
            yield from reward(g, field, left[0])
            yield from taken_over(g, field, left[0])
        return
    yield Note("assault", seat=list(seats), other_seat=owner, place=field)
    breached, quiet = False, 0
    while left := _outside(g, ground):
        as_in_battle = breached
        breached, blows = yield from assault_round(g, ground, owner, breached=breached)
        left = _outside(g, ground)
        fled = (yield from escape(g, ground, blows.unused)) if breached and left else False
        quiet = quiet + 1 if as_in_battle and not (blows.lost or fled) else 0
        if left and not ranks(g, ground, owner):
            taker = blows.last if blows.last in left else left[0]
            yield Note("stormed", seat=taker, other_seat=owner, place=field)
            yield from fall(g, field, taker)
            return
        if quiet == FIGURES["quiet_rounds"]:
            break
        going = yield from press_on(g, ground, left, breached=breached)
        ground = ground._replace(sides=(going, (owner,)))
    yield Note("held-out", seat=owner, place=field)


def _outside(g: Scharz, ground: Ground) -> tuple[int, ...]:
    """The besiegers who still have units there."""
    return tuple(seat for seat in ground.sides[0] if ashore(g, seat, ground.place))


def press_on(
    g: Scharz, ground: Ground, seats: tuple[int, ...], *, breached: bool = False
) -> Procedure[tuple[int, ...]]:
    """§D33 A besieger may stop after every round."""
    prompts: dict[int, Prompt] = {}
    walls = 0 if breached else walls_of(g, ground._replace(sides=(seats, ())))
    for seat in seats:
        number = sum(number for _, _, number in ranks(g, ground, seat))
        params = {"place": ground.place, "number": number, "walls": walls}
        prompts[seat] = YesNo("press-on", rule="D33", params=params)
    answers: dict[int, bool] = yield from at_once(prompts)
    return tuple(seat for seat in seats if answers[seat])


def walls_of(g: Scharz, ground: Ground) -> int:
    """§D33 The shields that have to fall in one round, less what the engines of the besiegers take."""
    broken = sum(number * UNITS[name].breaks for seat in ground.sides[0] for name, _, number in ranks(g, ground, seat))
    return siege_shields(level_of(g, ground.place), broken)


def assault_round(g: Scharz, ground: Ground, owner: int, *, breached: bool) -> Procedure[tuple[bool, Blows]]:
    """§D33 All roll at once. All shields of the settlement must fall in one round; more swords hit those inside."""
    level = level_of(g, ground.place)
    walls = 0 if breached else walls_of(g, ground)
    if walls:
        yield Note("walls", place=ground.place, number=walls)
    shields: dict[int, int] = {}
    for seat in ground.seats():
        # Besiegers have none of their own before the breach.
        bare = seat != owner and not breached
        spirit = spirit_of(g, seat, ground.foes(seat))
        shields[seat] = 0 if bare else shields_of(ranks(g, ground, seat), spirit=spirit)
    lines = {seat: ranks(g, ground, seat) for seat in ground.seats()}
    aid = {} if breached else {owner: [Die(BLUE)] * level}
    tallies = yield from roll_all(g, ground, lines, shields, aid=aid)
    swords = {seat: tally.swords for seat, tally in tallies.items()}
    through = sum(swords[seat] for seat in ground.sides[0]) >= walls
    for seat in ground.sides[0]:
        spent = min(swords[seat], walls)
        swords[seat] = swords[seat] - spent if through else 0
        walls -= spent
    if through and not breached:
        yield Note("breach", seat=list(ground.sides[0]), place=ground.place)
    blows = yield from exchange(g, ground, {seat: Tally(swords[seat], shields[seat]) for seat in ground.seats()})
    return through, blows


def fall(g: Scharz, field: str, seat: int) -> Procedure[None]:
    """§D34 A village is destroyed; a city is destroyed or becomes a village, its harbour a dock, of the besieger."""
    kind = g.towns[field][1]
    yield from reward(g, field, seat)
    keep = False
    if kind == CITY:
        prompt = One("sack", [DESTROY, KEEP], rule="D34", label=sack_label, params={"place": field})
        keep = (yield Ask(seat, prompt)) == KEEP
    harbour = g.yards.get(field) == HARBOUR
    if not keep:
        gold = BUILDINGS[kind].sack + (BUILDINGS[HARBOUR].sack if harbour else 0)
        yield from raze(g, field)
        yield from change_gold(g, seat, gold)
        return
    yield from taken_over(g, field, seat)
    if field not in g.towns:
        return
    g.towns[field] = (seat, VILLAGE)
    yield Note("degraded", seat=seat, building=VILLAGE, place=field)
    if harbour and field in g.yards:
        g.yards[field] = DOCK
        g.fish[field] = min(g.fish.get(field, 0), BUILDINGS[DOCK].fish)
    if field in g.grain:
        g.grain[field] = min(g.grain[field], grain_room(g, field))


def assault_label(g: Scharz, order: str) -> Label:
    field = order.partition(".")[2]
    return Label("assault", [f"place:{field}"], place=field, number=level_of(g, field))


def sack_label(answer: str) -> Label:
    if answer == KEEP:
        return Label("keep-town")
    return Label("destroy-town")

"""§4.2 §D33 §D34 Subphase 6: blockade or assault, and what becomes of a settlement that falls."""

from __future__ import annotations

from functools import partial

from civitas.games.scharz.box.content import BUILDINGS, CITY, DOCK, ENGINE, HARBOUR, UNITS, VILLAGE
from civitas.games.scharz.box.holding import change_gold, clear_site, lose, raze, reward, taken_over
from civitas.games.scharz.box.queries import Lie, grain_room, in_order, inside, level_of, stack
from civitas.games.scharz.box.state import INSIDE, Scharz
from civitas.games.scharz.combat.battle import reroll, roll_dice
from civitas.games.scharz.combat.dice import BLUE, Stack, Tally, counted, pool, siege_shields, strike, tally
from civitas.games.scharz.combat.flight import standing
from civitas.kernel import Ask, AskAll, Command, Label, Note, One, Procedure, Prompt, Reveal, YesNo

ASSAULT, DESTROY, KEEP = "assault", "destroy", "keep"


def besieged_by(g: Scharz, seat: int, lie: Lie) -> list[str]:
    """§D33 Encircled settlements where the seat has units in the open and has not lost in this round."""
    return [
        field
        for field in lie.encircled
        if seat in lie.foes(g.towns[field][0], field)
        and (field, seat) not in g.losers
        and any(not UNITS[kind].ship and UNITS[kind].kind != ENGINE for kind, _, _ in standing(g, seat, field))
    ]


def besiege(g: Scharz) -> Procedure[None]:
    """§4.2 §D33 Besiegers say which settlements they assault; the others are blockaded."""
    g.subphase = "siege"
    lie = Lie(g)
    prompts: dict[int, Prompt] = {}
    for seat in in_order(g):
        if fields := besieged_by(g, seat, lie):
            orders = {f"{ASSAULT}.{field}": 1 for field in fields}
            prompts[seat] = Command("siege", orders, rule="4.2", label=partial(assault_label, g))
    if not prompts:
        return
    answers: dict[int, dict[str, int]] = yield AskAll(prompts)
    yield Reveal()
    g.sieges = tuple((order.partition(".")[2], seat) for seat in in_order(g) for order in answers.get(seat, {}))


def sieges_left(g: Scharz) -> bool:
    return bool(g.sieges)


def defenders(g: Scharz, field: str) -> list[Stack]:
    """The units inside a settlement."""
    realm = g.realms[g.towns[field][0]]
    return [(name.split(".", 1)[0], INSIDE, realm.units[name]) for name in inside(realm, field)]


def next_assault(g: Scharz) -> Procedure[None]:
    """§D33 A settlement without units inside is occupied; otherwise assault rounds, until the besieger stops."""
    (field, seat), g.sieges = g.sieges[0], g.sieges[1:]
    if field not in g.towns or field not in Lie(g).encircled or not standing(g, seat, field):
        return
    owner = g.towns[field][0]
    if owner == seat:
        return
    if not defenders(g, field):
        yield from reward(g, field, seat)
        yield from taken_over(g, field, seat)
        return
    yield Note("assault", seat=seat, other_seat=owner, place=field)
    breached = False
    while True:
        breached = yield from assault_round(g, field, seat, owner, breached=breached)
        if not defenders(g, field):
            yield from fall(g, field, seat)
            return
        if not standing(g, seat, field):
            return
        params = {"place": field, "number": sum(number for _, _, number in standing(g, seat, field))}
        if not (yield Ask(seat, YesNo("press-on", rule="D33", params=params))):
            return


def assault_round(g: Scharz, field: str, seat: int, owner: int, *, breached: bool) -> Procedure[bool]:
    """§D33 Both roll at once. All shields of the settlement must fall in one round; more swords hit those inside."""
    attackers, inmates = standing(g, seat, field), defenders(g, field)
    level = level_of(g, field)
    dice = pool(attackers, star=True)
    faces = yield from roll_dice(g, seat, [*dice[0], *dice[1]], (owner,))
    walls = [] if breached else [BLUE] * level
    own = [*pool(inmates, star=False)[0], *walls]
    answer = yield from roll_dice(g, owner, own, (seat,))
    foes = {seat: (owner,), owner: (seat,)}
    yield from reroll(g, {seat: ([*dice[0], *dice[1]], faces), owner: (own, answer)}, foes)
    cut = len(dice[0])
    struck = tally(faces[:cut], faces[cut:], counted(attackers), rival=g.realms[seat].rival == owner)
    back = tally(answer, [], counted(inmates), rival=g.realms[owner].rival == seat)
    yield Note("swords", seat=seat, swords=struck.swords, shields=struck.shields if breached else 0, dice=len(faces))
    yield Note("swords", seat=owner, swords=back.swords, shields=back.shields, dice=len(answer))
    engines = sum(number * UNITS[kind].breaks for kind, _, number in attackers)
    shields = 0 if breached else siege_shields(level, engines)
    through = struck.swords >= shields
    surplus = struck.swords - shields if through else 0
    if through and not breached:
        yield Note("breach", seat=seat, place=field)
    yield from losses(g, field, seat, owner, surplus, back, shields=struck.shields if breached else 0)
    return through


def losses(g: Scharz, field: str, seat: int, owner: int, surplus: int, back: Tally, *, shields: int) -> Procedure[None]:
    """§D28 §D33 Both sides lose at the same time; defenders bear normal values, besiegers those in brackets."""
    inner = strike(surplus, back.shields, defenders(g, field), star=False)
    outer = strike(back.swords, shields, standing(g, seat, field), star=True)
    for (kind, post), number in inner.destroyed.items():
        yield from lose(g, owner, stack(kind, field, post), number, seat)
    for (kind, post), number in outer.destroyed.items():
        yield from lose(g, seat, stack(kind, field, post), number, owner)


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
    if field in g.sites:
        clear_site(g, field)
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

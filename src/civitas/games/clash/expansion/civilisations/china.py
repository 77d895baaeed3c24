"""§14.4 China: Rice Cultivation, Expansion, Fireworks, Imperial Army."""

from __future__ import annotations

from civitas.games.clash.actions.cities import settler_hexes
from civitas.games.clash.actions.recruit import NO_UNIT_LEFT, STACK_FULL
from civitas.games.clash.battle.fight import losses
from civitas.games.clash.battle.fighters import SIDES, under_way
from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.content import BOX
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.labels import DONE
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import (
    Clash,
    Owner,
    army,
    effects,
    has_effect,
    is_army,
    is_land,
    kind,
    put,
    stack,
    supply,
    take,
)
from civitas.games.clash.expansion.hooks import on_event, on_number, on_veto
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Verdict, YesNo

ONLY_SETTLERS = Reason("only-settlers", "14.4.10")
NOBODY_TO_CONVERT = Reason("nobody-to-convert", "14.4.12")
CONVERTED_THERE = Reason("converted-there", "14.4.12", "hex")

# ---------------------------------------------------------------------- Rice Cultivation


@on_event("city.producing", 20, "rice")
def rice(g: Clash, seat: int, hex: str, gained: dict[str, int]) -> Procedure[None]:
    """§14.4.9 Plains outside cities that the production uses bring food more, if a settler of the player is there."""
    for advance, effect in effects(g, seat, "settled-plains"):
        used = dict.fromkeys(pick.partition(":")[0] for pick in g.turn.picks)
        settled = settler_hexes(g, seat)
        paddies = [at for at in used if g.terrain[at] == effect["terrain"] and at not in g.city and at in settled]
        number = min(len(paddies), effect["most"])
        if number:
            more = {good: amount * number for good, amount in effect["gain"].items()}
            for good, amount in more.items():
                gained[good] = gained.get(good, 0) + amount
            yield Note("advance-gain", seat=seat, advance=advance, goods=more)


# ---------------------------------------------------------------------- Expansion

SPREADING = ("spreading", "settlers")
"""The fact that the moves under way follow a recruitment."""


@on_event("units.recruited", 30, "chinese_expansion")
def spread(g: Clash, seat: int, hex: str, picks: tuple[str, ...], paid: dict[str, int]) -> Procedure[None]:
    """§14.4.10 After recruiting a settler every settler in an own city may move once."""
    if "settler" not in map(kind, picks) or not has_effect(g, seat, "settlers-move"):
        return
    homes = [at for at in settler_hexes(g, seat) if g.city.get(at) == seat]
    g.turn.moves = sum(kind(unit) == "settler" for at in homes for unit in stack(g, seat, at))
    g.turn.sailed = g.turn.navigated = False
    g.turn.facts += (SPREADING,)
    yield Note("moving", seat=seat)


@on_veto("select")
def only_settlers(g: Clash, seat: int, start: str, unit: str) -> Verdict:
    """§14.4.10 In moves that follow a recruitment only settlers set out, and only from own cities."""
    if SPREADING not in g.turn.facts or (kind(unit) == "settler" and g.city.get(start) == seat):
        return None
    return (ONLY_SETTLERS,)


@on_event("move.ended", 90, "chinese_expansion")
def spread_out(g: Clash, seat: int) -> Procedure[None]:
    """§14.4.10 Then everybody may move again."""
    g.turn.facts = tuple(fact for fact in g.turn.facts if fact != SPREADING)
    yield from ()


# ---------------------------------------------------------------------- Fireworks

LIT = "fireworks"
"""The fact that a player keeps a hit off with them in the round under way."""


@on_event("battle.rolled", 90, "fireworks")
def fireworks(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.4.11 In the first round, attacker first: a wood and an ore against a hit, when the dice have fallen."""
    battle = under_way(g)
    for side in SIDES:
        seat = battle.owners[side]
        for advance, effect in effects(g, seat, "fireworks"):
            assert isinstance(seat, int)
            price = price_of("civilisation", advance, effect["price"], g, seat)
            helps = battle.round == effect["round"] and losses(g, battle)[side]
            if not helps or affordable(g, seat, price) is not None:
                continue
            if (yield Ask(seat, YesNo("fireworks", rule="14.4.11", params={"number": losses(g, battle)[side]}))):
                yield from pay(g, seat, price)
                g.turn.facts += ((LIT, str(seat)),)
                yield Note("fireworks", seat=seat)


@on_number("combat.ignored", "fireworks")
def firework_shield(g: Clash, owner: Owner, battle: Battle) -> int:
    """§14.4.11 The hit that was bought off."""
    lit = (LIT, str(owner)) in g.turn.facts
    return sum(effect["value"] for _, effect in effects(g, owner, "fireworks")) if lit else 0


@on_event("battle.round-over", 50, "fireworks")
def burnt_out(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.4.11 One hit of one round."""
    g.turn.facts = tuple(fact for fact in g.turn.facts if fact[0] != LIT)
    yield from ()


# ---------------------------------------------------------------------- Imperial Army

OTHER = {"settler": "infantry", "infantry": "settler"}


def convertible(g: Clash, seat: int) -> list[str]:
    """Every "hex:kind" of a settler or an infantry of the player."""
    return [f"{hex}:{unit}" for hex, units in g.units[seat].items() for unit in OTHER if unit in map(kind, units)]


def may_convert(g: Clash, seat: int, answer: str) -> Verdict:
    """§3.9 §5.12 §14.4.12 A piece of the other kind is left, there is room, and nobody is turned there and back."""
    hex, _, unit = answer.partition(":")
    other = OTHER[unit]
    if f"{hex}:{other}" in g.turn.picks:
        return CONVERTED_THERE, hex
    if not supply(g, seat, other):
        return NO_UNIT_LEFT, other
    full = is_land(g, hex) and len(army(g, seat, hex)) >= int(BOX["limits"]["army"])
    return (STACK_FULL, hex) if full and is_army(other) else None


def can_convert(g: Clash, seat: int) -> Verdict:
    verdict: Verdict = (NOBODY_TO_CONVERT,)
    for answer in convertible(g, seat):
        verdict = may_convert(g, seat, answer)
        if verdict is None:
            return None
    return verdict


def convert(g: Clash, seat: int) -> Procedure[None]:
    """§14.4.12 Settlers become infantry and infantry settlers where they stand, as many as one likes."""
    turn = g.turn
    turn.picks = ()
    while can_convert(g, seat) is None:
        answer = yield Ask(seat, _prompt(g, seat))
        if answer == DONE:
            break
        turn.picks += (answer,)
        hex, _, name = answer.partition(":")
        unit = next(unit for unit in stack(g, seat, hex) if kind(unit) == name)
        take(g, seat, hex, unit)
        put(g, seat, hex, OTHER[name] + unit.removeprefix(name))
        yield Note("converted", seat=seat, hex=hex, unit=name, other_unit=OTHER[name])
    turn.picks = ()


def _prompt(g: Clash, seat: int) -> One:
    return One(
        "convert",
        lambda: [*convertible(g, seat), DONE] if g.turn.picks else convertible(g, seat),
        lambda answer: None if answer == DONE else may_convert(g, seat, answer),
        rule="14.4.12",
        label=_label,
    )


def _label(answer: str) -> Label:
    if answer == DONE:
        return Label("done")
    hex, _, unit = answer.partition(":")
    return Label("convert", [f"hex:{hex}", f"unit:{unit}"], hex=hex, unit=unit, other_unit=OTHER[unit])


add_deed("imperial_army", can_convert, convert, action=True, advance="imperial_army", once=True)

"""§14.4 The Aztecs: Prisoners of War, Sacrificial Cult, Aztec Gold, Tribute."""

from __future__ import annotations

from collections.abc import Iterable

from civitas.games.clash.actions.produce import FIELDS, YIELDS
from civitas.games.clash.battle.fighters import SIDES, under_way
from civitas.games.clash.box.content import GOODS, PRISONER, TOKENS
from civitas.games.clash.box.hooks import Price
from civitas.games.clash.box.labels import DONE, NONE, good_label, unit_label, unless
from civitas.games.clash.box.paying import PURSES, Purse
from civitas.games.clash.box.queries import (
    BARBARIANS,
    Clash,
    Owner,
    army,
    effects,
    gain,
    has_effect,
    is_army,
    kind,
    lose,
    take,
    within,
)
from civitas.games.clash.events.drawing import REFUSALS
from civitas.games.clash.expansion.hooks import on_event, on_price
from civitas.games.clash.scoring import BONUSES
from civitas.kernel import Ask, Label, Note, One, Procedure, YesNo, number_of

# ---------------------------------------------------------------------- Prisoners of War

FALLEN = "fallen to captors"
"""The fact that a unit of an owner has fallen in the battle under way: its kind and the owner's number."""


def prisoners(g: Clash, seat: int) -> list[str]:
    """§14.4.53 The units on the mat, each with the number of its owner."""
    return list(g.players[seat].mat) if has_effect(g, seat, "prisoners") else []


def room_for_prisoners(g: Clash, seat: int) -> int:
    """§14.4.53 How many more can stand there."""
    return sum(int(effect["most"]) for _, effect in effects(g, seat, "prisoners")) - len(prisoners(g, seat))


def capture_unit(g: Clash, seat: int, owner: Owner, unit: str) -> Procedure[None]:
    g.players[seat].mat += (f"{unit}:{number_of(owner)}",)
    yield Note("takes-prisoner", seat=seat, other_seat=owner, unit=unit)


@on_event("unit.dying", 65, "prisoners")
def note_fallen(g: Clash, owner: Owner, hex: str, unit: str) -> Procedure[None]:
    """§14.4.53 Army units that an enemy loses in a land battle; leaders are never taken."""
    battle = g.battle
    if battle is None or battle.sea or not is_army(unit):
        return
    for side in SIDES:
        for _, effect in effects(g, battle.owners[side], "prisoners"):
            if battle.owners[side] != owner and unit not in effect["except"]:
                g.turn.facts += ((FALLEN, f"{unit}:{number_of(owner)}"),)
    yield from ()


@on_event("battle.ended", 85, "prisoners")
def take_prisoners(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.4.53 After a land battle won any of them may be kept instead of going back to their owner."""
    battle = under_way(g)
    fallen = [piece for key, piece in g.turn.facts if key == FALLEN]
    g.turn.facts = tuple(fact for fact in g.turn.facts if fact[0] != FALLEN)
    winner = battle.winner
    if not isinstance(winner, int):
        return
    loser = battle.owners[1 - battle.side(winner)]
    while fallen and room_for_prisoners(g, winner) > 0:
        kinds = sorted({kind(piece) for piece in fallen})
        prompt = One(
            "take-prisoner",
            [*kinds, DONE],
            rule="14.4.53",
            params={"other_seat": loser},
            label=unless(DONE, Label("no-more-prisoners"), unit_label),
        )
        unit = yield Ask(winner, prompt)
        if unit == DONE:
            return
        fallen.remove(f"{unit}:{number_of(loser)}")
        yield from capture_unit(g, winner, loser, unit)


def prisoners_count(g: Clash, seat: int) -> dict[str, int]:
    """§14.4.53 Half a point each, among the objectives."""
    held = len(prisoners(g, seat))
    return {"objectives": sum(effect["halves"] * held for _, effect in effects(g, seat, "prisoners"))}


BONUSES.append(prisoners_count)

# ---------------------------------------------------------------------- Sacrificial Cult


def to_sacrifice(g: Clash, seat: int) -> int:
    """§14.4.54 How many prisoners can be given back for something."""
    return len(prisoners(g, seat)) if has_effect(g, seat, "sacrifice") else 0


def sacrifice(g: Clash, seat: int, number: int) -> Procedure[None]:
    """§14.4.54 Those who have waited longest go back to the supply of their owners."""
    g.players[seat].mat = g.players[seat].mat[number:]
    yield Note("sacrifices", seat=seat, number=number)


PURSES[PRISONER] = Purse(to_sacrifice, sacrifice)


@on_price("any", "prisoners")
def blood_money(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§14.4.54 Prisoners stand in for mood and culture tokens."""
    if g.players[seat].mat and to_sacrifice(g, seat):
        for token in TOKENS:
            if token in price.needs:
                price.replace(token, PRISONER)


def appease(g: Clash, seat: int, card: str) -> Procedure[bool]:
    """§14.4.54 For a prisoner the event just drawn is laid aside for another one."""
    if not to_sacrifice(g, seat) or not (yield Ask(seat, YesNo("appease", rule="14.4.54", params={"card": card}))):
        return False
    yield from sacrifice(g, seat, 1)
    return True


REFUSALS.append(appease)

# ---------------------------------------------------------------------- Aztec Gold


@on_event("city.founded", 70, "aztec_gold")
def strike_gold(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """§14.4.55 A new city brings a gold, and each mountain beside it one for any other good."""
    for advance, effect in effects(g, seat, "gold-rush"):
        gold = effect["good"]
        yield Note("gains", seat=seat, good=gold, amount=gain(g, seat, gold, 1))
        for _ in [n for n in g.atlas.neighbours[hex] if g.terrain.get(n) == effect["terrain"]]:
            own = g.players[seat].goods
            goods = [good for good in GOODS if good != gold and own[good]]
            if not goods:
                break
            label = unless(NONE, Label("no-gold"), good_label)
            given = yield Ask(
                seat, One("gold-rush", [*goods, NONE], rule="14.4.55", params={"advance": advance}, label=label)
            )
            if given == NONE:
                break
            lose(g, seat, given, 1)
            yield Note("pays", seat=seat, goods={given: 1})
            yield Note("gains", seat=seat, good=gold, amount=gain(g, seat, gold, 1))


# ---------------------------------------------------------------------- Tribute


def tributaries(g: Clash, seat: int, city: str) -> Iterable[str]:
    """§14.4.56 The cities of others and of barbarians up to two hexes away."""
    for _, effect in effects(g, seat, "tribute"):
        for hex, owner in g.city.items():
            if owner != seat and within(g, city, hex, effect["range"]):
                yield hex


FIELDS.add(tributaries, "tribute")


def hostages(g: Clash, seat: int, city: str, hex: str) -> Iterable[str]:
    """§14.4.56 A city of barbarians may give one of its units in the place of its resource."""
    if not has_effect(g, seat, "tribute") or g.city.get(hex) != BARBARIANS:
        return
    fertile = any(effect["terrain"] == g.terrain[hex] for _, effect in effects(g, seat, "yield"))
    taken = [pick.partition(":") for pick in g.turn.picks]
    here = sum(good == PRISONER and at == hex for at, _, good in taken)
    asked = sum(good == PRISONER for _, _, good in taken)
    if fertile and len(army(g, BARBARIANS, hex)) > here and room_for_prisoners(g, seat) > asked:
        yield PRISONER


YIELDS.add(hostages, "tribute")


@on_event("city.producing", 5, "tribute")
def take_hostages(g: Clash, seat: int, city: str, gained: dict[str, int]) -> Procedure[None]:
    """§14.4.56 The units chosen become prisoners."""
    if not gained.pop(PRISONER, 0):
        return
    for pick in g.turn.picks:
        hex, _, good = pick.partition(":")
        if good == PRISONER:
            kinds = sorted(set(map(kind, army(g, BARBARIANS, hex))))
            which = One("hostage", kinds, rule="14.4.56", params={"hex": hex}, label=unit_label)
            unit = kinds[0] if len(kinds) == 1 else (yield Ask(seat, which))
            take(g, BARBARIANS, hex, unit)
            yield Note("hostage", hex=hex, seat=seat, other_seat=BARBARIANS, unit=unit)
            yield from capture_unit(g, seat, BARBARIANS, unit)

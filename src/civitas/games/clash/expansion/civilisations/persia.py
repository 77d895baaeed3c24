"""§14.4 Persia: Grey Flood, Immortals, Zoroastrianism, Banking."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from civitas.games.clash.actions.influence import SPECIAL, Special
from civitas.games.clash.actions.recruit import WITHOUT
from civitas.games.clash.battle.fight import CEILINGS, fight
from civitas.games.clash.battle.fighters import SIDES, fighters, under_way
from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.content import UNITS
from civitas.games.clash.box.hooks import vetoes
from civitas.games.clash.box.labels import good_label, unit_label
from civitas.games.clash.box.queries import (
    NOBODY,
    Clash,
    Owner,
    army,
    effects,
    enemies,
    has_effect,
    is_land,
    kind,
    lose,
    put,
    supply,
    take,
)
from civitas.games.clash.box.telling import gain_all
from civitas.games.clash.expansion.hooks import on_event, on_number
from civitas.kernel import Ask, Label, Note, One, Procedure, Term

# ---------------------------------------------------------------------- Grey Flood


def beside_barren(g: Clash, seat: int, city: str, unit: str) -> bool:
    """§14.4.21 Next to barren land elephants need no market."""
    return any(
        effect["unit"] == unit and any(g.terrain.get(n) == effect["terrain"] for n in g.atlas.neighbours[city])
        for _, effect in effects(g, seat, "without-market-beside")
    )


WITHOUT.add(beside_barren, "without-market-beside")


def flooded(g: Clash, owner: Owner, battle: Battle, terms: Sequence[Term]) -> Iterator[Term]:
    """§14.4.21 Against an elephant of the Persians bonuses come to two at most in the first round on land."""
    side = 1 - battle.side(owner)
    for advance, effect in effects(g, battle.owners[side], "bonus-cap"):
        fights = any(kind(unit) == effect["unit"] for unit in fighters(g, battle, side))
        bonus = sum(term.amount for term in terms if term.amount > 0 and term.source != "dice")
        if fights and not battle.sea and battle.round == effect["round"] and bonus > effect["value"]:
            yield Term(advance, effect["value"] - bonus)


CEILINGS.append(flooded)

# ---------------------------------------------------------------------- Immortals

CALLED = "immortals"
"""The fact that a player has called so many in the round under way: one entry for each."""


@on_event("battle.rolling", 60, CALLED)
def call_immortals(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.4.22 Before each roll, attacker first, up to four culture tokens for as much combat value."""
    battle = under_way(g)
    for side in SIDES:
        seat = battle.owners[side]
        for _, effect in effects(g, seat, "bought-value"):
            assert isinstance(seat, int)
            most = min(effect["most"], g.players[seat].goods[effect["good"]])
            if not most:
                continue
            tokens, params = list(range(most + 1)), {"hex": battle.hex}
            prompt = One("immortals", tokens, rule="14.4.22", params=params, label=_number_label)
            number = yield Ask(seat, prompt)
            if number:
                lose(g, seat, effect["good"], number)
                yield Note("pays", seat=seat, goods={effect["good"]: number})
                g.turn.facts += ((CALLED, str(seat)),) * number


def _number_label(number: int) -> Label:
    return Label("immortals", number=number)


@on_number("combat.value", CALLED)
def immortals(g: Clash, owner: Owner, battle: Battle) -> int:
    """§14.4.22 One for each token."""
    return g.turn.facts.count((CALLED, str(owner))) if has_effect(g, owner, "bought-value") else 0


@on_event("battle.round-over", 55, CALLED)
def immortals_rest(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.4.22 For one roll."""
    g.turn.facts = tuple(fact for fact in g.turn.facts if fact[0] != CALLED)
    yield from ()


# ---------------------------------------------------------------------- Zoroastrianism


def believers(g: Clash, seat: int, hex: str) -> list[str]:
    """§14.4.23 The kinds of army units on open land that change sides, no leaders: a piece must be there for it."""
    owner = enemies(g, seat, hex)
    if owner == NOBODY or not is_land(g, hex) or hex in g.city:
        return []
    kinds = {kind(unit) for unit in army(g, owner, hex)}
    return sorted(unit for unit in kinds if not UNITS[unit].card and supply(g, seat, unit))


def has_believers(g: Clash, seat: int, hex: str) -> bool:
    """§14.4.23 Such units there, and no peace with their owner."""
    open_to = has_effect(g, seat, "convert-armies") and bool(believers(g, seat, hex))
    return open_to and vetoes.verdict("enter", g, seat, hex, hex, ()) is None


def hexes_with_believers(g: Clash, seat: int) -> list[str]:
    if not has_effect(g, seat, "convert-armies"):
        return []
    return [hex for hex in g.atlas.hexes if hex not in g.city and has_believers(g, seat, hex)]


def convert_army(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """§14.4.23 An army unit of choice is swapped for an own one of its kind, which fights whoever is left there."""
    kinds, owner = believers(g, seat, hex), enemies(g, seat, hex)
    assert owner is not NOBODY
    which = One("convert-army", kinds, rule="14.4.23", params={"hex": hex}, label=unit_label)
    unit = kinds[0] if len(kinds) == 1 else (yield Ask(seat, which))
    take(g, owner, hex, unit)
    put(g, seat, hex, unit)
    yield Note("army-converted", seat=seat, other_seat=owner, hex=hex, unit=unit)
    if enemies(g, seat, hex) != NOBODY:
        yield from fight(g, seat, hex)


SPECIAL.add(Special(has_believers, convert_army, hexes_with_believers), "convert-armies")

# ---------------------------------------------------------------------- Banking


@on_event("turn.began", 5, "banking")
def interest(g: Clash, seat: int) -> Procedure[None]:
    """§14.4.24 Before trade routes: who has gold gains a gold or a culture token."""
    for advance, effect in effects(g, seat, "interest"):
        if g.players[seat].goods[effect["good"]]:
            good = yield Ask(seat, One("banking", effect["gain"], rule="14.4.24", label=good_label))
            yield Note("advance-gain", seat=seat, advance=advance, goods={good: 1}, taken=gain_all(g, seat, {good: 1}))

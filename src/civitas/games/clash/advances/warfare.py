"""§13.3 §13.5 §13.12 Advances that count in battle: Siegecraft, Steel Weapons, War Ships, Fanaticism."""

from __future__ import annotations

from typing import Any

from civitas.games.clash.advances.library import lend
from civitas.games.clash.battle.fighters import SIDES, under_way
from civitas.games.clash.box.battle_record import ATTACKER, DEFENDER, Battle, set_side
from civitas.games.clash.box.hooks import listeners, modifiers
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.placing import place_unit
from civitas.games.clash.box.queries import NOBODY, Clash, Owner, effects, has_building, has_effect, owns
from civitas.kernel import Ask, Note, Procedure, YesNo


@listeners.on("battle.prepared", 10, "siegecraft")
def siegecraft(g: Clash, attacker: Owner) -> Procedure[None]:
    """§13.5.2 Before attacking a fortress: wood against its die, ore against its protection, either or both."""
    battle = under_way(g)
    if not battle.fortress or not isinstance(attacker, int):
        return
    yield from lend(g, attacker, "cancel-fortress-die", "cancel-fortress-hit")
    for id, effect in effects(g, attacker, "cancel-fortress-die"):
        price = price_of(id, id, effect["price"], g, attacker)
        if affordable(g, attacker, price) is None and (yield Ask(attacker, YesNo("siegecraft-die", rule="13.5.2"))):
            yield from pay(g, attacker, price)
            battle.fortress_die_cancelled = True
            yield Note("fortress-die-cancelled", seat=attacker)
    for id, effect in effects(g, attacker, "cancel-fortress-hit"):
        price = price_of(id, id, effect["price"], g, attacker)
        if affordable(g, attacker, price) is None and (yield Ask(attacker, YesNo("siegecraft-hit", rule="13.5.2"))):
            yield from pay(g, attacker, price)
            battle.fortress_hit_cancelled = True
            yield Note("fortress-hit-cancelled", seat=attacker)


def steel(g: Clash, owner: Owner) -> dict[str, Any] | None:
    """The effect of Steel Weapons, if the player can use it."""
    for _, effect in effects(g, owner, "combat-value"):
        if "price" in effect:
            return effect
    return None


@listeners.on("battle.prepared", 20, "steel_weapons")
def steel_weapons(g: Clash, attacker: Owner) -> Procedure[None]:
    """§13.5.3 §13.9.4 Before a land battle, attacker first: ore for steel; Metallurgy often spares it."""
    battle = under_way(g)
    if battle.sea:
        return
    for side in SIDES:
        seat, enemy = battle.owners[side], battle.owners[1 - side]
        if not isinstance(seat, int) or not battle.started[side]:
            continue
        yield from lend(g, seat, "combat-value", useful=lambda effect: "price" in effect)
        effect = steel(g, seat)
        if effect is None:
            continue
        if has_effect(g, seat, "free-steel") and not owns(g, enemy, "steel_weapons"):
            battle.steel = set_side(battle.steel, side, True)
            continue
        price = price_of("steel_weapons", "steel_weapons", effect["price"], g, seat)
        if affordable(g, seat, price) is None and (yield Ask(seat, YesNo("steel-weapons", rule="13.5.3"))):
            yield from pay(g, seat, price)
            battle.steel = set_side(battle.steel, side, True)
            yield Note("steel-weapons", seat=seat)


@modifiers.on("combat.value", "steel_weapons")
def steel_value(g: Clash, owner: Owner, battle: Battle) -> int:
    """§13.5.3 Two more in every round, one more if the enemy owns the advance too."""
    side = battle.side(owner)
    effect = steel(g, owner) if battle.steel[side] else None
    if effect is None:
        return 0
    return int(effect["against_same" if owns(g, battle.owners[1 - side], "steel_weapons") else "value"])


def by_ship(owner: Owner, battle: Battle) -> bool:
    """§13.3.3 Is it a sea battle, or has this side come ashore to attack?"""
    return battle.sea or (battle.landed and owner == battle.attacker)


@listeners.on("battle.prepared", 30, "war_ships")
def lend_war_ships(g: Clash, attacker: Owner) -> Procedure[None]:
    """§12.8 War Ships out of the Great Library."""
    battle, seat = under_way(g), g.turn.seat
    if isinstance(seat, int) and seat in battle.owners and by_ship(seat, battle):
        yield from lend(g, seat, "ignore-hit")


@modifiers.on("combat.ignored", "war_ships")
def war_ships(g: Clash, owner: Owner, battle: Battle) -> int:
    """§13.3.3 One hit ignored in the first round at sea, and in the first round after coming ashore to attack."""
    return sum(
        effect["value"]
        for _, effect in effects(g, owner, "ignore-hit")
        if battle.round == effect["round"] and by_ship(owner, battle)
    )


@modifiers.on("combat.value", "fanaticism")
def fanaticism(g: Clash, owner: Owner, battle: Battle) -> int:
    """§13.12.4 In a city with a temple two more in the first round, attacking or defending."""
    if not in_temple_city(g, battle):
        return 0
    return sum(
        effect["value"]
        for _, effect in effects(g, owner, "combat-value")
        if "temple" in effect["battles"] and battle.round == effect["round"]
    )


def in_temple_city(g: Clash, battle: Battle) -> bool:
    return not battle.sea and battle.hex in g.city and has_building(g, battle.hex, "temple")


@listeners.on("battle.began", 80, "fanaticism")
def remember_temple(g: Clash, attacker: Owner) -> Procedure[None]:
    """§13.12.4 Is it a battle in a city with a temple? After it the temple may be gone."""
    battle = under_way(g)
    if in_temple_city(g, battle):
        battle.temple = True
    yield from ()


@listeners.on("battle.ended", 30, "fanaticism")
def fanatic_infantry(g: Clash, attacker: Owner) -> Procedure[None]:
    """§13.12.4 Who loses a battle in a city with a temple puts an infantry into a city of his own."""
    battle = under_way(g)
    if not battle.temple or battle.winner == NOBODY:
        return
    loser = battle.owners[DEFENDER if battle.winner == battle.attacker else ATTACKER]
    if isinstance(loser, int) and has_effect(g, loser, "infantry-after-defeat"):
        yield from place_unit(g, loser, "infantry", "13.12.4")

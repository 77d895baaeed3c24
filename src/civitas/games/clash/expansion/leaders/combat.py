"""§14.10 Abilities in battle: bonuses on the combat value, and hits that are ignored."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from civitas.games.clash.battle.fight import losses
from civitas.games.clash.battle.fighters import SIDES, fighters, under_way
from civitas.games.clash.battle.strength import BONUSES
from civitas.games.clash.box.battle_record import ATTACKER, Battle
from civitas.games.clash.box.leaders import Led, led
from civitas.games.clash.box.paying import affordable, pay
from civitas.games.clash.box.queries import BARBARIANS, NOBODY, Clash, Owner, within
from civitas.games.clash.box.telling import gain_all
from civitas.games.clash.expansion.hooks import on_event, on_number
from civitas.games.clash.expansion.leaders.here import leader_price
from civitas.kernel import Ask, Note, Procedure, Term, YesNo

Count = Callable[[Clash, int, Battle, Led], int]
"""Of (g, seat, battle, the ability)."""

COUNTS: dict[str, Count] = {}
"""What a bonus depends on, by the name it has in the data: how often it counts, or whether it does."""


def counts(name: str) -> Callable[[Count], Count]:
    """Say what one of these names stands for."""

    def register(count: Count) -> Count:
        COUNTS[name] = count
        return count

    return register


def fits(g: Clash, seat: int, battle: Battle, found: Led) -> bool:
    """§14.10 A land battle, unless it says otherwise; in its role, in its round, and with the leader taking part."""
    _, effect, hex = found
    where = effect.get("where", "land")
    if where != "any" and battle.sea != (where == "sea"):
        return False
    role = "attacker" if battle.side(seat) == ATTACKER else "defender"
    if effect.get("role", role) != role:
        return False
    if not effect.get("first_round", 0) <= battle.round <= effect.get("last_round", battle.round):
        return False
    if "near" in effect:
        return within(g, hex, battle.hex, int(effect["near"]))
    return hex == battle.hex


def times(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10 How often it counts."""
    number, effect = 1, found.effect
    for name in ("when", "per"):
        if name in effect:
            number *= int(COUNTS[effect[name]](g, seat, battle, found))
    return int(min(number, effect.get("most", number)))


def leader_bonuses(g: Clash, seat: int, battle: Battle) -> Iterator[Term]:
    """§14.10 A bonus counts in every round, as long as the leader takes part."""
    for found in led(g, seat, "combat"):
        if fits(g, seat, battle, found):
            yield Term(found.ability, found.effect["value"] * times(g, seat, battle, found))


BONUSES.append(leader_bonuses)


# ---------------------------------------------------------------------- hits that are ignored

BOUGHT = "bought-shield"
"""The fact that a player has paid in a round of the battle to keep a hit off: one entry for each hit."""


@on_number("combat.ignored", "leader")
def leader_shield(g: Clash, owner: Owner, battle: Battle) -> int:
    """§14.10 Hits that are kept off, for nothing or paid for in this round."""
    number = 0
    for found in led(g, owner, "shield"):
        assert isinstance(owner, int)
        if fits(g, owner, battle, found):
            number += found.effect["value"] * times(g, owner, battle, found)
    return number + battle.facts.count((BOUGHT, f"{owner}:{battle.round}"))


@on_event("battle.rolled", 95, "leaders")
def buy_shield(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.10 Once in a battle, attacker first, when the dice have fallen: a price to ignore a hit."""
    battle = under_way(g)
    for side in SIDES:
        seat = battle.owners[side]
        for found in led(g, seat, "bought-shield"):
            assert isinstance(seat, int)
            if (found.ability, str(seat)) in battle.facts or not fits(g, seat, battle, found):
                continue
            price, number = leader_price(g, seat, found), losses(g, battle)[side]
            if not times(g, seat, battle, found) or not number or affordable(g, seat, price) is not None:
                continue
            params = {"ability": found.ability, "goods": dict(price.needs), "number": number}
            if (yield Ask(seat, YesNo("leader-shield", rule="14.10", params=params))):
                yield from pay(g, seat, price)
                off = ((BOUGHT, f"{seat}:{battle.round}"),) * found.effect["value"]
                battle.facts += ((found.ability, str(seat)), *off)
                yield Note("leader-shield", seat=seat, ability=found.ability)


@on_event("battle.ended", 57, "leaders")
def give_back_price(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.10.5 Some get back what they have paid for it when they win."""
    battle = under_way(g)
    winner = battle.winner
    for found in led(g, winner, "bought-shield"):
        assert isinstance(winner, int)
        if found.effect.get("refund") and (found.ability, str(winner)) in battle.facts:
            goods = found.effect["price"]
            taken = gain_all(g, winner, goods)
            yield Note("ability-gain", seat=winner, ability=found.ability, goods=dict(goods), taken=taken)


# ---------------------------------------------------------------------- what bonuses depend on


def enemy_of(seat: int, battle: Battle) -> Owner:
    """Against whom the player fights."""
    return battle.owners[1 - battle.side(seat)]


def lead_in_units(g: Clash, seat: int, battle: Battle) -> int:
    """How many units more than the enemy the player had as the round began."""
    own = battle.side(seat)
    number = [len(fighters(g, battle, side)) + battle.round_lost[side] for side in SIDES]
    return number[own] - number[1 - own]


@counts("against-barbarians")
def against_barbarians(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    return enemy_of(seat, battle) == BARBARIANS


@counts("more-enemies")
def more_enemies(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    return max(0, -lead_in_units(g, seat, battle))


@counts("not-outnumbered")
def not_outnumbered(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    return lead_in_units(g, seat, battle) >= 0


@counts("landed")
def landed(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    return battle.landed and battle.side(seat) == ATTACKER


@counts("city")
def city_there(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    return battle.city_owner != NOBODY


@counts("own-city")
def own_city_there(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    return battle.city_owner == seat

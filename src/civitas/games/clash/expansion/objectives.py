"""§8.7.56 §8.7.59 to §8.7.66 The objectives of the expansion that ask for more than a count of buildings."""

from __future__ import annotations

from civitas.games.clash.battle.fighters import SIDES, fighters, under_way
from civitas.games.clash.box.battle_record import ATTACKER, Battle
from civitas.games.clash.box.content import CIVS
from civitas.games.clash.box.inventory import Objective
from civitas.games.clash.box.queries import PIRATES, Clash, Owner, count, in_play, kind
from civitas.games.clash.expansion.hooks import on_event
from civitas.games.clash.objectives.measuring import Measure, after_battle, status
from civitas.games.clash.objectives.tests import away_from_cities
from civitas.kernel import Procedure

LEADER = "leader"
_LEADING, _FALLEN = "leading", "leader-fallen"
"""The facts of a battle that a leader of a side fights in it, and that he has fallen; with the side."""
_CLEANSED = "cleansed"
"""The fact of a turn that the active player has won a battle against pirates there."""


@status("groups")
def groups(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.56 §8.7.59 Units of a kind on three hexes."""
    return sum(any(kind(unit) in goal.units for unit in units) for units in g.units[seat].values()), goal.value


@status("migration")
def migration(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.60 Settlers on three land hexes away from all cities."""
    return away_from_cities(g, seat, lambda unit: kind(unit) in goal.units), goal.value


@after_battle("trample")
def trample(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.61 A land battle won as attacker, with a cavalry or a war elephant left."""
    won = side == ATTACKER and battle.winner == seat and not battle.sea
    return won and any(kind(unit) in goal.units for unit in fighters(g, battle, side))


@on_event("battle.ended", 45, "sea_cleansing")
def pirates_beaten(g: Clash, attacker: Owner) -> Procedure[None]:
    """§8.7.62 Remember where the active player has beaten pirates."""
    battle = under_way(g)
    if PIRATES in battle.owners and battle.winner == g.turn.seat:
        g.turn.facts += ((_CLEANSED, battle.hex),)
    yield from ()


@after_battle("sea-cleansing")
def sea_cleansing(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.62 The second battle against pirates won in a turn."""
    won = PIRATES in battle.owners and battle.winner == seat == g.turn.seat
    return won and sum(key == _CLEANSED for key, _ in g.turn.facts) == goal.value


# ---------------------------------------------------------------------- leaders


@on_event("unit.bought", 90, "high_culture")
def count_leaders(g: Clash, seat: int, unit: str) -> Procedure[None]:
    """§8.7.66 Remember how many leaders the player has recruited."""
    if unit == LEADER:
        g.players[seat].led += 1
    yield from ()


@on_event("battle.began", 83, "great_commander")
def who_leads(g: Clash, attacker: Owner) -> Procedure[None]:
    """§8.7.63 Remember whose leader is in the battle; leaders aboard ships take no part."""
    battle = under_way(g)
    for side in SIDES:
        if LEADER in map(kind, fighters(g, battle, side)):
            battle.facts += ((_LEADING, str(side)),)
    yield from ()


@on_event("unit.dying", 80, "brutus")
def leader_falls(g: Clash, owner: Owner, hex: str, unit: str) -> Procedure[None]:
    """§8.7.65 Remember whose leader has fallen."""
    battle = under_way(g)
    if unit == LEADER:
        battle.facts += ((_FALLEN, str(battle.side(owner))),)
    yield from ()


@after_battle("great-commander")
def great_commander(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.63 A battle won with one's leader and without more army units than the enemy."""
    outnumbering = battle.started[side] > battle.started[1 - side]
    return battle.winner == seat and (_LEADING, str(side)) in battle.facts and not outnumbering


@status("versatility")
def versatility(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.64 Each of these kinds of unit is on the board, as far as the table has it."""
    wanted = [unit for unit in goal.units if in_play(g, unit)]
    return sum(count(g, seat, unit) > 0 for unit in wanted), len(wanted)


@after_battle("brutus")
def brutus(g: Clash, seat: int, goal: Objective, battle: Battle, side: int) -> bool:
    """§8.7.65 A leader and two more army units killed in a battle."""
    fallen = (_FALLEN, str(1 - side)) in battle.facts
    return fallen and battle.lost[1 - side] > goal.value


@status("high-culture")
def high_culture(g: Clash, seat: int, goal: Objective) -> Measure:
    """§8.7.66 All four advances of one's civilisation, and two leaders recruited."""
    player = g.players[seat]
    own = tuple(CIVS[player.civ].values()) if player.civ else ()
    gained = sum(id in player.advances for id in own)
    return gained + min(player.led, goal.value), goal.advances + goal.value

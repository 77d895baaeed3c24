"""§8.7 How objectives are measured: where their tests are kept, and what many of them have in common."""

from __future__ import annotations

from collections.abc import Callable

from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.inventory import Objective
from civitas.games.clash.box.queries import Clash

Measure = tuple[int, int]
"""How much a player has, and how much fulfils the objective."""
Test = Callable[[Clash, int, Objective], Measure]
BattleTest = Callable[[Clash, int, Objective, Battle, int], bool]
"""The last two: the battle that has just ended, and the side of the player in it."""

STATUS_TESTS: dict[str, Test] = {}
BATTLE_TESTS: dict[str, BattleTest] = {}


def status(name: str) -> Callable[[Test], Test]:
    """A test of the status phase, or of a moment that is no battle."""

    def register(test: Test) -> Test:
        STATUS_TESTS[name] = test
        return test

    return register


def after_battle(name: str) -> Callable[[BattleTest], BattleTest]:
    """A test after a battle, for each player who fought in it."""

    def register(test: BattleTest) -> BattleTest:
        BATTLE_TESTS[name] = test
        return test

    return register


def holds(g: Clash, seat: int, goal: Objective) -> bool:
    """Is an objective of the status phase fulfilled?"""
    own, need = STATUS_TESTS[goal.test](g, seat, goal)
    return own >= need


def to_lead(g: Clash, seat: int, count: Callable[[Clash, int], int], by: int = 1) -> int:
    """How many it takes to have more than every other player, by so much."""
    return max(count(g, other) for other in range(g.seats) if other != seat) + by


def lead(g: Clash, seat: int, count: Callable[[Clash, int], int], by: int = 1) -> Measure:
    """More than every other player, by so much."""
    return count(g, seat), to_lead(g, seat, count, by)

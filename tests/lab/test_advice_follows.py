"""Advice asks the rules: where the balance lab changes a number, bots believe the new one."""

from __future__ import annotations

import subprocess
import sys

import pytest

ASKED = {
    "sands": """
from collections import defaultdict
from tests.games.sands.situations import seated
from civitas.games.sands.actions import build, conquest
from civitas.games.sands.companions.advice import gains
from civitas.games.sands.companions.advice.realm import Realm
from civitas.games.sands.secrets import view
from civitas.games.sands.box.state import regions_of

g = seated()
empire, region = g.empires[0], regions_of(g, 0)[0]
empire.advances = (*empire.advances, "law", "masonry")
empire.emphasis, empire.unrest, empire.soldiers[region] = "culture", 7, 1
g.buildings[region] = ("amphitheatre",)
realm = Realm(view(g, 0), 0, defaultdict(lambda: 1.0))
discount = gains.building_discount(realm, region, frozenset(realm.empire["unlocked"]))
print(gains.building_price(realm, "temple", region, empire.unrest, discount), build.price(g, 0, "temple", region))
print(gains.annexing_cost(realm, 1), conquest.annex_cost(g, 0, region))
""",
    "clash": """
from tests.games.clash.fields import city, meadow
from civitas.games.clash.companions.advice.realm import Realm
from civitas.games.clash.box.content import BUILDINGS
from civitas.games.clash.secrets import view

g = meadow()
city(g, 0, "D4", "fortress")
city(g, 1, "F6")
print(Realm(view(g, 0), 0, {}).walls("D4"), float(BUILDINGS["fortress"].dice))
""",
}
CHANGES = [
    ("sands", "buildings.amphitheatre.value=3", 0, -2),
    ("sands", "advances.masonry.value=2", 0, -1),
    ("sands", "advances.law.value=0", 1, 1),
    ("clash", "buildings.fortress.dice=3", 0, 2),
]
"""A change, the line of the answer that tells of it, and by how much it tells more than before."""


def asked(title: str, *changes: str) -> list[tuple[float, float]]:
    """What advice and rules say, in a process in which the numbers were changed before the game was loaded."""
    prepare = f"""
from civitas.games import data
from civitas.lab import balance
balance.prepare("civitas.games.{title}", "civitas.games.{title}", [data.parse(change) for change in {changes!r}])
"""
    said = subprocess.run(
        [sys.executable, "-c", prepare + ASKED[title]], capture_output=True, text=True, check=True
    ).stdout
    return [(float(advised), float(ruled)) for advised, ruled in (line.split() for line in said.splitlines())]


@pytest.mark.parametrize(("title", "change", "line", "more"), CHANGES, ids=lambda value: str(value))
def test_advice_believes_the_number_that_the_rules_go_by(title: str, change: str, line: int, more: int) -> None:
    before, after = asked(title)[line], asked(title, change)[line]
    assert before[0] == before[1]
    assert after == (before[0] + more, before[1] + more)

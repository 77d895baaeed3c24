"""What is under way at the table: an expansion, a battle; and who may be part of it."""

from __future__ import annotations

from typing import Final

from civitas.kernel import Actor, Record


class Outsider(Actor):
    """Who is part of battles and rings without a realm."""

    BARBARIANS = -1
    NOBODY = -2


class Automa(Actor):
    """§12 An opponent made of cards: no seat, nobody to ask, but a realm like any other.

    Realms lie in one list, those of the seats in front. That of an automa is counted from the end, so that
    `g.realms[who]` is the realm of whoever has one.
    """

    AUTOMA_1 = -3
    AUTOMA_2 = -4

    def __index__(self) -> int:
        return self._value_ + 2


AUTOMAS = tuple(Automa)
BARBARIANS: Final = Outsider.BARBARIANS
NOBODY: Final = Outsider.NOBODY
Owner = int | Automa
"""Who has a realm: a seat, or an automa."""
Holder = int | Automa | Outsider
"""Who may be part of what is under way: somebody with a realm, or one without."""


class Expansion(Record):
    """The expansion under way."""

    __slots__ = (
        "bought",
        "done",
        "growth",
        "invaders",
        "landers",
        "moored",
        "new",
        "quarrels",
        "raiders",
        "ready",
        "sailing",
        "seat",
        "trained",
    )
    seat: Holder
    growth: int
    """How many vassals may still be placed."""
    new: dict[str, int]
    """Newly placed vassals that may still become something else, by province."""
    trained: bool
    """Is recruiting over?"""
    bought: tuple[str, ...]
    """The seas in which fleets were bought."""
    done: bool
    """Is the movement over?"""
    ready: dict[str, int]
    """Vassals that have not moved, by province."""
    sailing: dict[str, tuple[int, ...]]
    """Fleets that have not sailed: the movement points of each, by sea."""
    raiders: dict[str, tuple[int, ...]]
    """Those among them that have raided and may still sail."""
    moored: dict[str, tuple[int, ...]]
    """What fleets that have sailed have left for sea bridges."""
    invaders: dict[str, int]
    """Vassals that have marched into a province of others."""
    landers: dict[str, int]
    """Fleets that are about to land in one."""
    quarrels: tuple[str, ...]
    """Seas in which a battle was wished for; a minus sign in front where not the mover is the attacker."""

    def __init__(self, seat: Holder = NOBODY) -> None:
        self.seat = seat
        self.growth = 0
        self.new = {}
        self.trained = False
        self.bought = ()
        self.done = False
        self.ready = {}
        self.sailing = {}
        self.raiders = {}
        self.moored = {}
        self.invaders = {}
        self.landers = {}
        self.quarrels = ()


ARMY, LEGION, MILITIA, ORE, MERCENARY = "army", "legion", "militia", "ore", "mercenary"
VASSAL, FLEET, CITY, VILLAGE = "vassal", "fleet", "city", "village"
UNITS = (MILITIA, MERCENARY, ORE, LEGION, VILLAGE, VASSAL, ARMY, FLEET, CITY)
ATTACKER, DEFENDER = "attacker", "defender"


class Side(Record):
    """One side of a battle: how many units of each sort still stand."""

    __slots__ = ("allies", "fallen", "mercenaries", "seat", "units")
    seat: Holder
    units: dict[str, int]
    allies: dict[int, int]
    """Armies of allies, by seat."""
    mercenaries: tuple[str, ...]
    """The villages that fight along."""
    fallen: dict[str, int]

    def __init__(self, seat: Holder) -> None:
        self.seat = seat
        self.units = {}
        self.allies = {}
        self.mercenaries = ()
        self.fallen = {}

    def strength(self) -> int:
        return sum(self.units.values()) + sum(self.allies.values())

    def lost(self) -> int:
        return sum(self.fallen.values())


class Battle(Record):
    """The battle under way."""

    __slots__ = ("attacker", "count", "defender", "held", "landing", "markers", "province", "rolled", "sea", "taken")
    province: str
    sea: bool
    landing: bool
    attacker: Side
    defender: Side
    markers: dict[str, str]
    """Who holds which of the three markers that move."""
    rolled: tuple[str, ...]
    """What the red and the green die show, once they have fallen."""
    count: int
    """All units that have taken part."""
    held: bool
    """Has the defender won?"""
    taken: bool
    """Has the attacker?"""

    def __init__(self, province: str, attacker: Holder, defender: Holder, *, sea: bool, landing: bool) -> None:
        self.province = province
        self.sea = sea
        self.landing = landing
        self.attacker = Side(attacker)
        self.defender = Side(defender)
        self.markers = {}
        self.rolled = ()
        self.count = 0
        self.held = False
        self.taken = False

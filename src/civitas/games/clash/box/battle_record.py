"""What a battle under way remembers: a record of its own, so that views and bots see it while a rule waits.

A battle is started by `battle.fight(g, attacker, hex, *origin)`: the attackers stand on the hex already, marked
STOPPED, together with the units or in the city of the defender. They may retreat to one of the hexes in `origin`; if
there is none they cannot. It does everything up to the capture of a city and the cargo that drowns.
"""

from __future__ import annotations

from typing import Any, Self, TypeVar

from civitas.games.clash.box.owners import NOBODY, Nobody, Owner
from civitas.kernel import Record

ATTACKER, DEFENDER = range(2)
"""The two sides of a battle; pairs in the record are in this order."""

Pair = tuple[int, int]
Owners = tuple[Owner, Owner]
Flags = tuple[bool, bool]
NEITHER: Flags = (False, False)
Terms = tuple[tuple[str, int], ...]


_T = TypeVar("_T")


def set_side(pair: tuple[_T, _T], side: int, value: _T) -> tuple[_T, _T]:
    """The pair with another value for one side."""
    return (value, pair[DEFENDER]) if side == ATTACKER else (pair[ATTACKER], value)


class Battle(Record):
    """§10.1 A battle: where, who against whom, who controls each side, and how far it has come."""

    __slots__ = (
        "arena",
        "attacker",
        "captured",
        "cheered",
        "city_owner",
        "city_size",
        "city_wonders",
        "controllers",
        "defender",
        "faces",
        "facts",
        "fortress",
        "fortress_die_cancelled",
        "fortress_hit_cancelled",
        "hex",
        "landed",
        "lost",
        "origin",
        "outcome",
        "peltasts",
        "revealed",
        "round",
        "round_lost",
        "sea",
        "settlers_lost",
        "siege_paid",
        "started",
        "steel",
        "tactics",
        "temple",
        "terms",
        "traders_lost",
        "void",
        "warlord",
    )
    hex: str
    origin: tuple[str, ...]
    """The hex from which the attackers came, or after a march by road each hex over which they can have come: they
    retreat to one of these. Empty if they cannot."""
    attacker: Owner
    defender: Owner
    controllers: Owners
    """The seats that roll and choose for the attacker and for the defender; the owners until they are chosen."""
    sea: bool
    landed: bool
    """Did the attackers come ashore from ships?"""
    fortress: bool
    """Does the defender have a fortress here?"""
    city_owner: Owner | Nobody
    """The owner of the city in which the battle takes place, as it began; NOBODY if there is none."""
    city_size: int
    city_wonders: int
    started: Pair
    """The fighting units as the battle began."""
    round: int
    tactics: tuple[str, str]
    """The tactics cards of attacker and defender in this round, face down until both have chosen."""
    revealed: bool
    """Do the tactics cards lie open?"""
    void: Flags
    """Has the tactics card of a side lost its effect?"""
    faces: tuple[tuple[int, ...], tuple[int, ...]]
    """The faces that the dice of this round show."""
    facts: tuple[tuple[str, str], ...]
    """What content remembers for as long as the battle lasts, as pairs of a key and a value."""
    terms: tuple[Terms, Terms]
    """What the combat values of this round are made of, by source."""
    lost: Pair
    """Fighting units that each side has lost in this battle."""
    round_lost: Pair
    """The same in this round."""
    settlers_lost: Pair
    traders_lost: tuple[str, ...]
    """The side of each settler or ship that fell where its owner could trade (for an objective)."""
    fortress_die_cancelled: bool
    """Was the die of the fortress bought off with Siegecraft?"""
    fortress_hit_cancelled: bool
    """The same for the hit that it keeps off."""
    steel: Flags
    """Does a side fight with Steel Weapons?"""
    warlord: bool
    """Does a great warlord lead the attackers?"""
    temple: bool
    """Did the battle begin in a city with a temple?"""
    arena: bool
    """Has the Great Arena cheered in this battle?"""
    cheered: Flags
    """Does it cheer for a side in this round?"""
    peltasts: Flags
    """Do the peltasts of a side keep a hit off in this round?"""
    siege_paid: bool
    """Have the besieged bought off the siege of this round?"""
    outcome: str
    """"", "attacker" or "defender" for the winner, or "draw"."""
    captured: bool
    """Has the attacker captured the city?"""

    def __init__(
        self, hex: str, origin: tuple[str, ...], attacker: Owner, defender: Owner, sea: bool, landed: bool
    ) -> None:
        self.hex = hex
        self.origin = origin
        self.attacker = attacker
        self.defender = defender
        self.controllers = (attacker, defender)
        self.sea = sea
        self.landed = landed
        self.fortress = False
        self.city_owner = NOBODY
        self.city_size = 0
        self.city_wonders = 0
        self.started = (0, 0)
        self.facts = ()
        self.round = 0
        self.lost = (0, 0)
        self.settlers_lost = (0, 0)
        self.traders_lost = ()
        self.fortress_die_cancelled = False
        self.fortress_hit_cancelled = False
        self.steel = NEITHER
        self.warlord = False
        self.temple = False
        self.arena = False
        self.outcome = ""
        self.captured = False
        self.clear_round()

    def clear_round(self) -> None:
        """Forget what holds for one round only."""
        self.tactics = ("", "")
        self.revealed = False
        self.void = NEITHER
        self.faces = ((), ())
        self.terms = ((), ())
        self.round_lost = (0, 0)
        self.cheered = NEITHER
        self.peltasts = NEITHER
        self.siege_paid = False

    def dump(self) -> dict[str, Any]:
        """Without facts there is nothing to write, so that battles of the base game are the same bytes as ever."""
        data = super().dump()
        if not self.facts:
            del data["facts"]
        return data

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:
        return super().load({"facts": (), **data})

    @property
    def owners(self) -> Owners:
        return self.attacker, self.defender

    def side(self, owner: Owner) -> int:
        return ATTACKER if owner == self.attacker else DEFENDER

    @property
    def defended(self) -> bool:
        """§10.1 Is there an army unit, a ship or a fortress against the attackers?"""
        return self.started[DEFENDER] > 0 or self.fortress

    @property
    def winner(self) -> Owner | Nobody:
        """The owner of the side that has won; NOBODY after a draw."""
        return {"attacker": self.attacker, "defender": self.defender}.get(self.outcome, NOBODY)

"""What a battle under way remembers: a record of its own, so that views and bots see it while a rule waits."""

from __future__ import annotations

from civitas.kernel import Record


class Battle(Record):
    """§10 A battle: where, who against whom, who controls each side, and how far it has come."""

    __slots__ = ("attacker", "controllers", "defender", "hex", "origin", "round", "sea", "tactics")
    hex: str
    origin: str
    """The hex from which the attackers came: they retreat there. Empty if they cannot."""
    attacker: int
    defender: int
    """A seat, BARBARIANS or PIRATES."""
    controllers: tuple[int, int]
    """The seats that roll and choose for the attacker and for the defender."""
    sea: bool
    round: int
    tactics: tuple[str, str]
    """The tactics cards of attacker and defender in this round, face down until both have chosen."""

    def __init__(self, hex: str, origin: str, attacker: int, defender: int, sea: bool) -> None:
        self.hex = hex
        self.origin = origin
        self.attacker = attacker
        self.defender = defender
        self.controllers = (attacker, defender)
        self.sea = sea
        self.round = 0
        self.tactics = ("", "")

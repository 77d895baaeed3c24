"""Worlds that a bot imagines: what its seat cannot know is dealt anew, and dice fall by themselves."""

from __future__ import annotations

from civitas.kernel import Chooser, Dice, Table


def imagined(table: Table, seat: int, rng: Chooser, seed: str, *, quiet: bool = True) -> Table:
    """A copy that can be played on; a table that asks for its rolls has no dice, so `seed` says what they show."""
    world = table.determinise(seat, rng, quiet=quiet)
    if world.dice is None:
        world.dice = Dice(seed)
    return world

"""What a good roll is: swords for whoever fights, no six in attrition, a birth in the herd, sun, calm seas, fish."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from civitas.games.luck import Scale
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat.attrition import fatal
from civitas.games.scharz.combat.dice import is_sword
from civitas.games.scharz.combat.shipwreck import sunk
from civitas.games.scharz.rear.fishing import empty
from civitas.games.scharz.seasons.farming import barren
from civitas.games.scharz.seasons.weather import change, weather_of
from civitas.kernel import Table

KEYS: tuple[str, ...] = ("swords", "attrition", "breeding", "weather", "shipwreck", "fishing")

Worth = Callable[[Sequence[str], Sequence[int]], int]
"""From dice and their faces to how good they are for their owner."""


def _swords(dice: Sequence[str], faces: Sequence[int]) -> int:
    return sum(map(is_sword, dice, faces))


def _spared(dice: Sequence[str], faces: Sequence[int]) -> int:
    return sum(not fatal(die, face) for die, face in zip(dice, faces, strict=True))


def _born(dice: Sequence[str], faces: Sequence[int]) -> int:
    return sum(not barren(die, face) for die, face in zip(dice, faces, strict=True))


def _ripe(dice: Sequence[str], faces: Sequence[int]) -> int:
    """Every die is that of a field in a climate."""
    return sum(change(weather_of("summer", climate, face)) for climate, face in zip(dice, faces, strict=True))


def _afloat(dice: Sequence[str], faces: Sequence[int]) -> int:
    return sum(not sunk(bound, face) for bound, face in zip(dice, faces, strict=True))


def _caught(dice: Sequence[str], faces: Sequence[int]) -> int:
    return sum(not empty(die, face) for die, face in zip(dice, faces, strict=True))


_WORTH: Mapping[str, Worth] = dict(zip(KEYS, (_swords, _spared, _born, _ripe, _afloat, _caught), strict=True))


def scale(table: Table) -> Scale | None:
    """How good the dice are for their owner, and in combat how bad for those whom they are thrown against."""
    g: Scharz = table.state
    throw, worth = g.throw, _WORTH[table.chance().key]
    assert throw is not None

    def weigh(rolled: int | Sequence[int]) -> Mapping[int, float]:
        value = float(worth(throw.dice, [rolled] if isinstance(rolled, int) else rolled))
        return {throw.seat: value} | dict.fromkeys(throw.against, -value)

    return weigh

"""What a bot would like its ships to do: carry units to shores worth having, fish, and hold the sea between them."""

from __future__ import annotations

from collections.abc import Iterator

from civitas.games.advice import Wish
from civitas.games.scharz.box.content import IS_SEA, TRANSPORT, UNITS
from civitas.games.scharz.box.state import NOBODY, OPEN
from civitas.games.scharz.companions.advice.numbers import MARCH, SAILING, strength
from civitas.games.scharz.companions.advice.stand import Stand
from civitas.kernel.prompts import Command


def voyages(stand: Stand, prompt: Command) -> Iterator[Wish]:
    """Ships put to sea with those who land beyond it, as long as there are no storms; whoever is at sea lands."""
    yield from _landings(stand, prompt)
    if stand.stormy:
        return
    ships: dict[tuple[str, str], str] = {}
    for order in prompt.limits:
        name, *route = order.split(">")
        kind, place, _ = name.split(".")
        if UNITS[kind].ship and IS_SEA[route[0]] and not IS_SEA[place]:
            ships.setdefault((place, route[0]), order)
            if UNITS[kind].kind != TRANSPORT or not stand.fast:
                yield Wish({order: 1}, SAILING["out"] * (not stand.against(route[0])))
    for order, number in prompt.limits.items():
        name, *route = order.split(">")
        kind, place, post = name.split(".")
        ship = ships.get((place, route[0]))
        ashore = len(route) == 2 and not IS_SEA[route[1]]
        if ashore and post == OPEN and ship and UNITS[ship.split(".")[0]].kind == TRANSPORT:
            able = min(number - int(MARCH["garrison"]), UNITS[TRANSPORT].carries // UNITS[kind].size)
            gain = stand.pull[route[1]] - MARCH["stay"] * stand.pull[place] - SAILING["toil"]
            if able > 0 and gain > 0 and _lands(stand, kind, able, route[1]):
                yield Wish({ship: 1, order: able if stand.owner(route[1]) != NOBODY else 1}, gain)


def _landings(stand: Stand, prompt: Command) -> Iterator[Wish]:
    """Nobody stays at sea for longer than they must."""
    for order, number in prompt.limits.items():
        name, *route = order.split(">")
        kind, place, _ = name.split(".")
        if IS_SEA[place] and len(route) == 1 and not UNITS[kind].ship and _lands(stand, kind, number, route[0]):
            yield Wish({order: number}, SAILING["land"] + stand.pull[route[0]])


def _lands(stand: Stand, kind: str, number: int, field: str) -> bool:
    """Is nobody there who is stronger?"""
    return strength(kind) * number + stand.own(field) >= MARCH["ahead"] * stand.against(field)

"""What acts have to explain of the table that everybody sees: see `civitas.games.acts`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from civitas.games.clash.box.decks import HANDS
from civitas.games.clash.box.owners import NAMES
from civitas.games.clash.box.telling import SETTLEMENT
from civitas.kernel.acts import ACTOR, POINTS, SEAT, Count, Ledger


def ledger(view: Mapping[str, Any]) -> Ledger:
    """Units, cities and markers by place; goods, cards, advances and objectives by player; points at the end."""
    found: Counter[Count] = Counter()
    found[Count("piece:start_player", "", f"{SEAT}:{view['start_player']}")] = 1
    for hex, facts in view["hexes"].items():
        if facts["exhausted"]:
            found[Count("piece:exhausted", "", f"hex:{hex}")] += 1
        for owner, units in facts["units"].items():
            for unit in units:
                found[Count(f"unit:{unit.partition(':')[0]}", _whose(owner), f"hex:{hex}")] += 1
    for hex, city in view["cities"].items():
        found.update(_city(f"hex:{hex}", city))
    for seat, player in enumerate(view["players"]):
        for count, amount in _player(f"{SEAT}:{seat}", player):
            found[count] += amount  # two cards may have the same objective
        if view["ended"]:
            found[Count(POINTS, f"{SEAT}:{seat}")] = player["total"]
    return dict(found)


def _whose(owner: int | str) -> str:
    return f"{ACTOR}:{NAMES[int(owner)]}" if int(owner) in NAMES else f"{SEAT}:{owner}"


def _city(at: str, city: Mapping[str, Any]) -> Iterator[Count]:
    yield Count(f"structure:{SETTLEMENT}", _whose(city["owner"]), at)
    yield Count(f"mood:{city['mood']}", "", at)
    yield from (Count(f"building:{building}", _whose(colour), at) for building, colour in city["buildings"])
    yield from (Count(f"wonder:{wonder}", "", at) for wonder in city["wonders"])


def _player(seat: str, player: Mapping[str, Any]) -> Iterator[tuple[Count, int]]:
    yield from ((Count(f"good:{good}", seat), amount) for good, amount in player["goods"].items())
    yield from ((Count(f"good:{deck}", seat), player[f"{deck}_cards"]) for deck in HANDS)
    yield from ((Count(f"advance:{advance}", seat), 1) for advance in player["advances"])
    yield from ((Count(f"objective:{card.partition(':')[2]}", seat), 1) for card in player["completed"])

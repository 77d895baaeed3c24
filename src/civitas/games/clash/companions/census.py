"""What happened in a finished game, counted: so that nothing in the data is dead weight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from civitas.games.clash.box.content import (
    ABILITIES,
    ADVANCES,
    BUILDINGS,
    CIVS,
    EVENTS,
    LEADERS,
    OBJECTIVES,
    OF_CIVS,
    UNITS,
    WONDERS,
)
from civitas.games.clash.box.queries import Clash
from civitas.games.clash.rules import DEEDS
from civitas.games.clash.scoring import CATEGORIES, halves
from civitas.kernel import Table

NAMED = {
    "gained": "advance",
    "built": "building",
    "wonder-built": "wonder",
    "objective": "objective",
    "leads": "leader",
}
"""The notes that name one thing, and its kind."""
_HAVING = frozenset(("gained", "gave-back"))
"""Notes that say who has an advance, not what it does."""


def count(table: Table) -> dict[str, dict[str, int]]:
    """How often each deed was done, each advance gained, each civilisation played, and so on.

    `effect` is how often a deed or the log named an advance of a civilisation or an ability of a leader as what did
    something. What works without being told of, such as a limit or a way that is open, is not in it.
    """
    g: Clash = table.state
    tallies: dict[str, Counter[str]] = {
        "deed": Counter(dict.fromkeys(DEEDS, 0)),
        "advance": Counter(dict.fromkeys(ADVANCES, 0)),
        "building": Counter(dict.fromkeys(BUILDINGS, 0)),
        "wonder": Counter(dict.fromkeys(WONDERS, 0)),
        "objective": Counter(dict.fromkeys(OBJECTIVES, 0)),
        "event": Counter({event.name: 0 for event in EVENTS.values()}),
        "leader": Counter(dict.fromkeys(LEADERS, 0)),
        "effect": Counter(dict.fromkeys((*OF_CIVS, *ABILITIES), 0)),
        "unit": Counter(dict.fromkeys(UNITS, 0)),
        "happening": Counter(dict.fromkeys(("battle-begins", "captured", "explored", "took-over", "accepts"), 0)),
        "civ": Counter(dict.fromkeys(CIVS, 0)),
        "civ_won": Counter(dict.fromkeys(CIVS, 0)),
        "winning_points": Counter(dict.fromkeys(CATEGORIES, 0)),
        "ended_by": Counter({g.ended_by: 1}),
        "rounds": Counter({str(g.round): 1}),
    }
    tallies["civ"].update(player.civ for player in g.players if player.civ)
    for entry in table.journal:
        if entry.key == "deed" and entry.answer in DEEDS:
            tallies["deed"][entry.answer] += 1
            if entry.answer in tallies["effect"]:
                tallies["effect"][entry.answer] += 1
    for line in table.notes(None):
        params = line.params
        if line.key not in _HAVING:
            tallies["effect"].update({id for id in _named(params) if id in tallies["effect"]})
        if line.key in NAMED:
            tallies[NAMED[line.key]][params[NAMED[line.key]]] += 1
        elif line.key == "event":
            tallies["event"][params["event"]] += 1
        elif line.key == "recruited":
            tallies["unit"].update(params["units"])
        elif line.key in tallies["happening"]:
            tallies["happening"][line.key] += 1
    result = table.result()
    for seat in () if result is None else result.winners:
        tallies["winning_points"].update(halves(g, seat))
        if g.players[seat].civ:
            tallies["civ_won"][g.players[seat].civ] += 1
    return {name: dict(tally) for name, tally in tallies.items()}


def _named(told: Any) -> Iterator[str]:
    """The ids of all that a note names, as it stands or as a thing to point at (`ability:founder`)."""
    if isinstance(told, str):
        yield told.rpartition(":")[2]
    elif isinstance(told, dict):
        for name, value in told.items():
            yield from _named(name)
            yield from _named(value)
    elif isinstance(told, list | tuple):
        for value in told:
            yield from _named(value)

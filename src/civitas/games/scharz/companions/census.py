"""What happened in a finished game, counted: so that nothing in the data is dead weight."""

from __future__ import annotations

from collections import Counter

from civitas.games.scharz.box.content import BUILDINGS, FACTIONS, KINDS, UNITS
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear.diplomacy import TREATIES
from civitas.games.scharz.victory import ENDS
from civitas.kernel import Table

_NAMED = {"built": "building", "hired": "unit", "raised": "unit", "faction": "faction", "treaty": "treaty"}


def count(table: Table) -> dict[str, dict[str, int]]:
    """How often each building was built, each unit raised, each faction led and won, each treaty made; how it ended."""
    g: Scharz = table.state
    tallies: dict[str, Counter[str]] = {
        "building": Counter(dict.fromkeys(BUILDINGS, 0)),
        "unit": Counter(dict.fromkeys(KINDS, 0)),
        "faction": Counter(dict.fromkeys(FACTIONS, 0)),
        "treaty": Counter(dict.fromkeys(TREATIES, 0)),
        "winning_faction": Counter(dict.fromkeys(FACTIONS, 0)),
        "end": Counter(dict.fromkeys(ENDS, 0)),
        "rounds": Counter({str(g.round): 1}),
        "year": Counter({str(g.year): 1}),
    }
    for line in table.notes(None):
        if kind := _NAMED.get(line.key):
            name = line.params[kind]
            tallies[kind][UNITS[name].kind if kind == "unit" else name] += 1
    if g.ending:
        tallies["end"][g.ending] += 1
    result = table.result()
    for seat in () if result is None else result.winners:
        if g.realms[seat].faction:
            tallies["winning_faction"][g.realms[seat].faction] += 1
    return {name: dict(tally) for name, tally in tallies.items()}

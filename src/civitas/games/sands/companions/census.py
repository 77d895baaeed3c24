"""What happened in a finished game, counted: so that nothing in the data is dead weight."""

from __future__ import annotations

from collections import Counter

from civitas.games.sands.box.content import ACTIONS, ADVANCES, BUILDINGS, CATEGORIES, CHRONICLES, EMPHASES, FIELDS
from civitas.games.sands.box.state import Sands
from civitas.kernel import Table


def count(table: Table) -> dict[str, dict[str, int]]:
    """How often each region was annexed or held, each building erected, each advance reached, each card played."""
    g: Sands = table.state
    tallies: dict[str, Counter[str]] = {
        "region": Counter(dict.fromkeys(g.control, 0)),
        "building": Counter(dict.fromkeys(BUILDINGS, 0)),
        "advance": Counter(dict.fromkeys(ADVANCES, 0)),
        "card": Counter(dict.fromkeys((*ACTIONS, *EMPHASES), 0)),
        "bonus": Counter(dict.fromkeys(("oppression", "support", "taxes"), 0)),
        "field": Counter(dict.fromkeys(FIELDS, 0)),
        "chronicle": Counter({str(number): 0 for number in CHRONICLES}),
        "winning_field": Counter(dict.fromkeys(FIELDS, 0)),
        "winning_category": Counter(dict.fromkeys(CATEGORIES, 0)),
        "rounds": Counter({str(g.round): 1}),
    }
    points: list[Counter[str]] = [Counter() for _ in range(g.seats)]
    named = {"annex": "region", "claim": "region", "build": "building", "advance": "advance", "deed": "card"}
    for line in table.notes(None):
        params = line.params
        if line.key in named:
            kind = named[line.key]
            tallies[kind][params[kind]] += 1
        elif line.key in tallies["bonus"]:
            tallies["bonus"][line.key] += 1
        elif line.key == "reveal":
            tallies["card"].update(card for card in params["cards"] if card in EMPHASES)
        elif line.key == "chronicle-points":
            tallies["field"][params["field"]] += 1
            tallies["chronicle"][str(params["card"])] += 1
            points[params["seat"]][params["field"]] += params["points"]
    result = table.result()
    for seat in () if result is None else result.winners:
        if points[seat]:
            best = max(FIELDS, key=lambda field: points[seat][field])
            tallies["winning_field"][best] += 1
            by_category: Counter[str] = Counter()
            for field, scored in points[seat].items():
                by_category[FIELDS[field].category] += scored
            tallies["winning_category"][max(CATEGORIES, key=lambda category: by_category[category])] += 1
    return {name: dict(tally) for name, tally in tallies.items()}

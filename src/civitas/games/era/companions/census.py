"""What happened in a finished game, counted: so that nothing in the data is dead weight."""

from __future__ import annotations

from collections import Counter

from civitas.games.era.actions.choosing import ACTIONS
from civitas.games.era.box.automas import RANKS
from civitas.games.era.box.content import AGES, CARDS, TRIBES, VILLAGES, WHEEL, village
from civitas.games.era.box.state import Era
from civitas.games.era.ending import ENDS, RUIN
from civitas.games.era.scoring import PARTS
from civitas.kernel import Table

_NAMED = {
    "acts": "action",
    "advance": "field",
    "epoch": "epoch",
    "tribe": "tribe",
    "card-scored": "card",
    "occupied": "province",
}
_DEALINGS = ("alliance", "post", "bought", "grey-leader", "protected", "ring", "supports", "mercenary")
"""Notes that tell of dealings between players, and of what is rare."""


def count(table: Table) -> dict[str, dict[str, int]]:
    """How often each action was taken, each field advanced, each epoch entered, each province occupied, each card
    scored, each village conquered; how players dealt with each other; who won, and how; which ranks were reached."""
    g: Era = table.state
    tallies: dict[str, Counter[str]] = {
        "action": Counter(dict.fromkeys(ACTIONS, 0)),
        "field": Counter(dict.fromkeys(WHEEL, 0)),
        "epoch": Counter(dict.fromkeys(AGES, 0)),
        "village": Counter(dict.fromkeys(VILLAGES, 0)),
        "card": Counter(dict.fromkeys(CARDS, 0)),
        "own_card": Counter(dict.fromkeys(CARDS, 0)),
        "province": Counter(dict.fromkeys(g.atlas.provinces, 0)),
        "dealing": Counter(dict.fromkeys(_DEALINGS, 0)),
        "tribe": Counter(dict.fromkeys(TRIBES, 0)),
        "winning_tribe": Counter(dict.fromkeys(TRIBES, 0)),
        "rank": Counter(dict.fromkeys(RANKS, 0)),
        "end": Counter(dict.fromkeys((*ENDS, RUIN), 0)),
        "rounds": Counter({str(g.round): 1}),
    }
    for line in table.notes(None):
        if kind := _NAMED.get(line.key):
            tallies[kind][line.params[kind]] += 1
        elif line.key in _DEALINGS:
            tallies["dealing"][line.key] += 1
    tallies["end"][g.ending] += 1
    for seat, realm in enumerate(g.realms):
        tallies["village"].update(village(token) for token in (*realm.hidden, *realm.shown))
        if realm.card and g.scores and g.scores[seat][PARTS.index("own_card")]:
            tallies["own_card"][realm.card] += 1
    result = table.result()
    if result is not None:
        tallies["winning_tribe"].update(g.realms[seat].tribe for seat in result.winners)
        if result.ending is not None and (rank := result.ending.params.get("rank")):
            tallies["rank"][rank] += 1
    return {name: dict(tally) for name, tally in tallies.items()}

"""Chapter 5: influence cards, and what they count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from civitas.games.era.box.content import BOX, FOOD_OF, IS_SEA, PROVINCES
from civitas.games.era.box.queries import advances_of, colonies, land_of, luxuries, owners
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import change_influence
from civitas.games.era.box.underway import Owner
from civitas.kernel import Note, Procedure

SCORING = BOX["scoring"]


def _terrain(kind: str) -> Callable[[Era, Owner], int]:
    return lambda g, seat: sum(PROVINCES[province].terrain == kind for province in land_of(g, seat))


def _fish(g: Era, seat: Owner) -> int:
    return sum(food for sea, food in FOOD_OF.items() if IS_SEA[sea] and g.control.get(sea) == seat)


COUNTS: dict[str, Callable[[Era, Owner], int]] = {
    "admiralty": lambda g, seat: sum(g.realms[seat].fleets.values()),
    "colonists": colonies,
    "emperor": lambda g, seat: g.realms[seat].triumph,
    "fishermen": _fish,
    "liberators": lambda g, seat: len(g.realms[seat].hidden) + len(g.realms[seat].shown),
    "loggers": _terrain("forest"),
    "merchants": lambda g, seat: len(luxuries(g, seat)),
    "miners": _terrain("mountain"),
    "nobility": lambda g, seat: len(land_of(g, seat)),
    "partisans": lambda g, seat: sum(g.control.get(province) == seat for province in g.battlefields),
    "peasants": _terrain("grain"),
    "scholars": lambda g, seat: advances_of(g.realms[seat]),
    "shepherds": _terrain("hill"),
    "townsmen": lambda g, seat: len(g.realms[seat].cities),
    "rich": lambda g, seat: g.realms[seat].thalers,
}
"""§5 What each card counts."""


def ranking(g: Era, card: str) -> tuple[list[Owner], list[Owner]]:
    """§5 §D44 Those with the most and those with the second most; nothing is never the most."""
    counts = [(who, COUNTS[card](g, who)) for who in owners(g)]
    values = sorted({count for _, count in counts if count > 0}, reverse=True)
    places = [[who for who, count in counts if count == value] for value in values[:2]]
    return (places[0] if places else []), (places[1] if len(places) > 1 else [])


def open_points(g: Era, card: str) -> Counter[Owner]:
    """§6.3 First three and second one; shared firsts two each, and nothing for the second."""
    first, second = ranking(g, card)
    if len(first) > 1:
        return Counter(dict.fromkeys(first, SCORING["shared"]))
    return Counter(dict.fromkeys(first, SCORING["first"]) | dict.fromkeys(second, SCORING["second"]))


def own_points(g: Era, seat: Owner) -> int:
    """§6.2 The own card: three if fulfilled alone, two if shared, nothing for the second."""
    first, _ = ranking(g, g.realms[seat].card)
    if seat not in first:
        return 0
    points: int = SCORING["first" if len(first) == 1 else "shared"]
    return points


def automa_points(g: Era, who: Owner, card: str) -> int:
    """§12.8.2 A secret card of an automa: three, two if shared, and one for the second, shared or not."""
    first, second = ranking(g, card)
    if who in first:
        points: int = SCORING["first" if len(first) == 1 else "shared"]
        return points
    return SCORING["second"] if who in second else 0


def score_open(g: Era, card: str) -> Procedure[None]:
    """§7.G.3 An open card is scored in the middle of the game."""
    yield Note("card-scored", card=card)
    points = open_points(g, card)
    for who in owners(g):
        yield from change_influence(g, who, points[who])

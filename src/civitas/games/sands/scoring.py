"""§4.5 The end of a dynasty, and chapter 10: the end of the game."""

from __future__ import annotations

from civitas.games.sands.actions.bonus import goods_reached
from civitas.games.sands.box.content import (
    ADVANCES,
    ADVANCES_WITH,
    BOX,
    BUILDINGS,
    BUILDINGS_WITH,
    CATEGORIES,
    CHRONICLES,
    FIELDS,
)
from civitas.games.sands.box.effects import symbols
from civitas.games.sands.box.state import Sands, citizens_on_board, clockwise, regions_of
from civitas.games.sands.tracks import raise_heritage
from civitas.kernel import Ask, Label, Note, One, Outcome, Procedure, Result, Reveal

_FIRST_FIELDS: list[int] = BOX["dynasty"]["first_fields"]
DYNASTIES = len(_FIRST_FIELDS) - 1
"""Where a fourth one would begin, the game is over."""
_END = BOX["end_scoring"]


def dynasty_is_over(g: Sands) -> bool:
    """§4.5.1 Has the marker come to the colour of the next dynasty?"""
    return g.dynasty_field >= _FIRST_FIELDS[g.dynasty]


def end_dynasty(g: Sands) -> Procedure[None]:
    """§4.5.1 §4.5.3 §10.0.1 Wonders, then all chronicle cards; the third dynasty ends the game."""
    if not dynasty_is_over(g):
        return
    yield Note("dynasty-ends", number=g.dynasty)
    yield from score_wonders(g)
    yield Reveal()
    g.chronicles_open = True
    for seat in clockwise(g):
        for field, card in g.empires[seat].chronicles.items():
            yield _shown(g, seat, field, card)
    for seat in clockwise(g):
        yield from score_chronicles(g, seat)
    g.chronicles_open = False
    yield Note("dynasty-over", number=g.dynasty)
    g.ended = g.dynasty == DYNASTIES
    if not g.ended:
        g.dynasty += 1


def _shown(g: Sands, seat: int, field: str, card: int) -> Note:
    """§4.5.3 A chronicle card lies open: what it asks for, and what the player has of it."""
    category = FIELDS[field].category
    return Note(
        "chronicle-shown",
        seat=seat,
        field=field,
        card=card,
        have=achieved(g, seat, field),
        need=CHRONICLES[card].needs[field],
        category=category,
        heritage=g.empires[seat].heritage[category],
    )


def score_wonders(g: Sands) -> Procedure[None]:
    """§4.5.2 §4.5.6 A point for each Wonder under control, two with Vision."""
    for seat in clockwise(g):
        empire = g.empires[seat]
        visions = [ADVANCES[id].value for id in ADVANCES_WITH["wonder-vp"] if id in empire.advances]
        points = sum(
            max([BUILDINGS[id].value, *visions])
            for region in regions_of(g, seat)
            for id in BUILDINGS_WITH["vp-per-dynasty-end"]
            if id in g.buildings[region]
        )
        if points:
            empire.victory_points += points
            yield Note("wonder-points", seat=seat, points=points)


def achieved(g: Sands, seat: int, field: str) -> int:
    """§2.2.1 §4.5.7 §4.5.8 What the empire has of the thing that a scoring field counts."""
    return _achieved(g, seat, field, regions_of(g, seat))


def achievements(g: Sands, seat: int) -> dict[str, int]:
    """The same for every scoring field."""
    regions = regions_of(g, seat)
    return {field: _achieved(g, seat, field, regions) for field in FIELDS}


def _achieved(g: Sands, seat: int, field: str, regions: list[str]) -> int:
    counts = FIELDS[field].counts
    empire = g.empires[seat]
    if counts == "buildings":
        value = sum([len(g.buildings[region]) for region in regions])
    elif counts == "regions":
        value = len(regions)
    elif counts == "citizens":
        value = citizens_on_board(empire)
    elif counts == "goods":
        value = goods_reached(g, seat)
    else:
        value = symbols(g, seat, counts)
    for id in ADVANCES_WITH["chronicle-bonus"]:
        if id in empire.advances:
            value += ADVANCES[id].fields.get(field, 0)
    return value


def meets(g: Sands, seat: int, field: str, card: int) -> bool:
    """§4.5.3 The achievement of the field, and heritage no less than the number of the card."""
    enough = achieved(g, seat, field) >= CHRONICLES[card].needs[field]
    return enough and g.empires[seat].heritage[FIELDS[field].category] >= card


def score_chronicles(g: Sands, seat: int) -> Procedure[None]:
    """§4.5.3 §4.5.4 §4.5.5 Points for the cards that hold, heritage for their categories; all cards go back."""
    empire = g.empires[seat]
    empire.chronicle_points = 0
    for category in CATEGORIES:
        held = [
            f for f, card in empire.chronicles.items() if FIELDS[f].category == category and meets(g, seat, f, card)
        ]
        if sum(empire.chronicles[field] for field in held) > empire.heritage[category]:
            prompt = One("score-one", held, rule="4.5.4", label=lambda field: _field_label(g, seat, field))
            held = [(yield Ask(seat, prompt))]
        for field in held:
            card = empire.chronicles[field]
            points = CHRONICLES[card].victory_points
            empire.victory_points += points
            empire.chronicle_points += points
            yield Note("chronicle-points", seat=seat, field=field, card=card, points=points)
        if held:
            yield from raise_heritage(g, seat, category)
    back = list(empire.chronicles)
    empire.hand = tuple(CHRONICLES)
    empire.chronicles = {}
    if back:
        yield Note("chronicles-back", seat=seat, fields=back)


def _field_label(g: Sands, seat: int, field: str) -> Label:
    card = g.empires[seat].chronicles[field]
    points = CHRONICLES[card].victory_points
    return Label("score", [f"field:{field}", f"chronicle:{card}"], field=field, card=card, points=points)


def final_scoring(g: Sands) -> Procedure[None]:
    """§10.0.2 Three points each for the most regions, the lowest unrest and the most symbols; all who tie get them."""
    seats = range(g.seats)
    merits = {
        "most_regions": [len(regions_of(g, seat)) for seat in seats],
        "lowest_unrest": [-g.empires[seat].unrest for seat in seats],
        "most_symbols": [symbols(g, seat, "fountains") + symbols(g, seat, "lyres") for seat in seats],
    }
    for merit, values in merits.items():
        for seat in seats:
            if values[seat] == max(values):
                g.empires[seat].victory_points += _END[merit]
                yield Note("end-points", seat=seat, points=_END[merit], merit=merit)


def result(g: Sands) -> Result:
    """§10.0.3 §10.0.4 Most victory points; ties go to the last dynasty's chronicle points, else are shared."""
    points = [empire.victory_points for empire in g.empires]
    tied = [seat for seat in range(g.seats) if points[seat] == max(points)]
    chronicles = {seat: g.empires[seat].chronicle_points for seat in tied}
    most = max(chronicles.values())
    winners = [seat for seat in tied if chronicles[seat] == most]
    behind = [seat for seat in tied if chronicles[seat] < most]
    ties: list[Outcome] = []
    if behind:
        figures = {
            "points": max(points),
            "seat": winners,
            "number": most,
            "rival_seat": behind,
            "rivals": len(behind),
            "rival_number": max(chronicles[seat] for seat in behind),
        }
        ties.append(Outcome("tie-chronicles", rule="10.0.3", params=figures))
    if len(winners) > 1:
        ties.append(Outcome("tie-shared", rule="10.0.4", params={"seat": winners, "number": most}))
    return Result(tuple(points), tuple(winners), _ending(g), tuple(ties))


def _ending(g: Sands) -> Outcome | None:
    """§10.0.1 There is one end only."""
    return Outcome("end-dynasty", rule="10.0.1", params={"number": g.dynasty}) if g.ended else None

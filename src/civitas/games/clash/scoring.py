"""§4.4 §4.5 Points and the winner. Points are counted in halves and told as points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from civitas.games.clash.box.content import BOX, WONDERS
from civitas.games.clash.box.queries import Clash, cities, has_leaders
from civitas.kernel import Outcome, Result

CATEGORIES = ("structures", "advances", "objectives", "wonders", "events", "leaders")
"""§4.5 The order in which a tie is broken; the last of them only at tables with leaders."""

_POINTS = BOX["points"]

BONUSES: list[Callable[[Clash, int], Mapping[str, int]]] = []
"""What else counts for a player: (g, seat) to half points by category. Civilisations add to it."""


def structures(g: Clash, seat: int) -> int:
    """§4.4 Settlements, and buildings of one's colour wherever they stand."""
    return len(cities(g, seat)) + sum(colour == seat for built in g.buildings.values() for _, colour in built)


def wonder_points(g: Clash, seat: int) -> int:
    """§12.5 Full points for the only marker on a wonder, a share for one of two; the Pyramid is never shared."""
    points = 0
    for wonder, marks in g.wonder_marks.items():
        record = WONDERS[wonder]
        if not record.shared_points:
            points += record.points if marks[:1] == (seat,) else 0
        elif seat in marks:
            points += record.points if len(marks) == 1 else record.shared_points
    return points


def halves(g: Clash, seat: int) -> dict[str, int]:
    """§4.4 The points of a player by category, in half points."""
    player = g.players[seat]
    found = {
        "structures": int(2 * _POINTS["structure"]) * structures(g, seat),
        "advances": int(2 * _POINTS["advance"]) * len(player.advances),
        "objectives": int(2 * _POINTS["objective"]) * len(player.completed),
        "wonders": 2 * wonder_points(g, seat),
        "events": player.event_halves,
    }
    if has_leaders(g):
        found["leaders"] = 0
    if player.civ:
        for bonus in BONUSES:
            for category, number in bonus(g, seat).items():
                found[category] += number
    return found


def as_points(number: int) -> int | float:
    """Half points as points: a whole number as such."""
    return number // 2 if number % 2 == 0 else number / 2


def result(g: Clash) -> Result:
    """§4.4 §4.5 Most points win; ties go category by category, and who built the Pyramid wins any tie he is in."""
    table = [halves(g, seat) for seat in range(g.seats)]
    totals = [sum(row.values()) for row in table]
    best = [seat for seat in range(g.seats) if totals[seat] == max(totals)]
    points = as_points(max(totals))
    ties: list[Outcome] = []
    pyramid = g.wonder_marks.get("great_pyramid", ())
    if len(best) > 1 and pyramid and pyramid[0] in best:
        best = [pyramid[0]]
        ties.append(Outcome("tie-pyramid", rule="12.11", params={"points": points, "seat": best[0]}))
    for category in table[0]:
        most = max(table[seat][category] for seat in best)
        behind = [seat for seat in best if table[seat][category] < most]
        best = [seat for seat in best if seat not in behind]
        if behind:
            figures = {
                "points": points,
                "tally": category,
                "seat": best,
                "number": as_points(most),
                "rival_seat": behind,
                "rivals": len(behind),
                "rival_number": as_points(max(table[seat][category] for seat in behind)),
            }
            ties.append(Outcome("tie-category", rule="4.5", params=figures))
    if len(best) > 1:
        ties.append(Outcome("tie-shared", rule="4.5", params={"seat": best}))
    return Result(tuple(as_points(total) for total in totals), tuple(best), _ending(g), tuple(ties))


def _ending(g: Clash) -> Outcome | None:
    """§4.3 §15.1 §15.3 Why the game is over."""
    if g.ended_by == "rounds":
        params: dict[str, Any] = {"round": g.round}
        if g.options["length"] == "short":
            return Outcome("end-rounds", rule="15.3", params=params)
        return Outcome("end-rounds", rule="15.1" if g.options["end"] == "flexible" else "4.3", params=params)
    if g.ended_by == "no-city":
        homeless = [seat for seat in range(g.seats) if not cities(g, seat)]
        params = {"seat": homeless, "count": len(homeless), "round": g.round}
        return Outcome("end-no-city", rule="4.3", params=params)
    if g.ended_by == "die":
        return Outcome("end-die", rule="15.1", params={"round": g.round, "phase": g.phase})
    return None

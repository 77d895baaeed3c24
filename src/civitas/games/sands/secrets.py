"""Who may see what: the view of a seat, and dealing anew what a seat cannot know."""

from __future__ import annotations

from typing import Any

from civitas.games.sands.actions.advance import level_in
from civitas.games.sands.actions.bonus import goods_reached
from civitas.games.sands.box.content import ADVANCES, BOX, CHRONICLES, ROWS, stack_name
from civitas.games.sands.box.effects import open_categories
from civitas.games.sands.box.state import Empire, Sands, peasants_left, regions_of, soldiers_left
from civitas.games.sands.scoring import achievements
from civitas.games.sands.tracks import most_unrest
from civitas.games.sands.turn import choices
from civitas.kernel import Chooser, number_of


def view(g: Sands, viewer: int | None) -> dict[str, Any]:
    """Everything on the table that lies open, and the viewer's own cards."""
    return {
        "seats": g.seats,
        "viewer": viewer,
        "start_player": g.start_player,
        "round": g.round,
        "generation": g.generation,
        "generation_round": g.generation_round,
        "dynasty": g.dynasty,
        "dynasty_field": g.dynasty_field,
        "ended": g.ended,
        "regions": _regions(g),
        "buildings_left": dict(g.supply),
        "rows": {row: list(advances) for row, advances in g.rows.items()},
        "stacks": {stack: len(_stack(g, stack)) for stack in g.stacks},
        "known_tops": {
            stack: _stack(g, stack)[0] for stack, seats in g.knows_top.items() if viewer in seats and _stack(g, stack)
        },
        "turn": _turn(g, viewer),
        "empires": [_empire(g, seat, viewer) for seat in range(g.seats)],
    }


def _regions(g: Sands) -> dict[str, dict[str, Any]]:
    peasants = [empire.peasants for empire in g.empires]
    soldiers = [empire.soldiers for empire in g.empires]
    return {
        region: {
            "resource": resource,
            "capacity": g.capacity[region],
            "control": number_of(g.control[region]),
            "buildings": list(g.buildings[region]),
            "peasants": [found[region] for found in peasants],
            "soldiers": [found[region] for found in soldiers],
        }
        for region, resource in g.resource.items()
    }


def _turn(g: Sands, viewer: int | None) -> dict[str, Any]:
    turn = g.turn
    return {
        "seat": number_of(turn.seat),
        "card": turn.card,
        "cards": list(turn.cards),
        "bonus": turn.bonus,
        "support": turn.support,
        "spent": list(turn.spent),
        "region": turn.region,
        "attacked": number_of(turn.attacked),
        "drawn": list(turn.drawn) if viewer == turn.seat else len(turn.drawn),
    }


def _empire(g: Sands, seat: int, viewer: int | None) -> dict[str, Any]:
    empire = g.empires[seat]
    own = seat == viewer
    return {
        "capital": empire.capital,
        "provinces": list(empire.provinces),
        "regions": regions_of(g, seat),
        "caravans": list(empire.caravans),
        "crops": empire.crops,
        "gold": empire.gold,
        "unrest": empire.unrest,
        "most_unrest": most_unrest(empire),
        "victory_points": empire.victory_points,
        "heritage": dict(empire.heritage),
        "advances": list(empire.advances),
        "unlocked": open_categories(empire),
        "played": list(empire.played),
        "emphasis": empire.emphasis,
        "emphasis_markers": empire.emphasis_markers,
        "bonus_used": list(empire.bonus_used),
        "peasants_left": peasants_left(empire),
        "soldiers_left": soldiers_left(empire),
        "achieved": achievements(g, seat),
        "goods": goods_reached(g, seat),
        "chronicles": {f: card if own or g.chronicles_open else 0 for f, card in empire.chronicles.items()},
        "hand": list(empire.hand) if own else len(empire.hand),
        "chosen": list(empire.chosen) if own else len(empire.chosen),
    }


def _stack(g: Sands, stack: str) -> tuple[str, ...]:
    """The cards of a stack, the top first; those that someone holds to choose from are still the uppermost."""
    drawn = g.turn.drawn if g.turn.drawn and drawing_stack(g) == stack else ()
    return (*drawn, *g.stacks[stack])


def drawing_stack(g: Sands) -> str:
    """The stack from which the cards in hand were drawn."""
    row, seat = g.turn.drawn_row, g.turn.seat
    assert isinstance(seat, int), "cards are drawn in a turn"
    return stack_name(ADVANCES[ROWS[row]].category, level_in(g, seat, row) + 1)


def redeal(g: Sands, seat: int, chooser: Chooser) -> None:
    """Other seats' face-down cards, and the order of the stacks, as far as this seat has not seen them."""
    for other, empire in enumerate(g.empires):
        if other != seat:
            _redeal_cards(g, empire, chooser)
    drawing = drawing_stack(g) if g.turn.drawn else ""
    for stack, cards in g.stacks.items():
        drawn = g.turn.drawn if stack == drawing else ()
        if drawn and g.turn.seat == seat:
            g.stacks[stack] = _shuffled(cards, 0, chooser)
            continue
        seen = 1 if seat in g.knows_top.get(stack, ()) else 0
        mixed = _shuffled((*drawn, *cards), seen, chooser)
        g.stacks[stack] = mixed[len(drawn) :]
        if drawn:
            g.turn.drawn = mixed[: len(drawn)]


def _redeal_cards(g: Sands, empire: Empire, chooser: Chooser) -> None:
    if empire.chosen:
        empire.chosen = tuple(chooser.choice(choices(empire)))
    if empire.chronicles and not g.chronicles_open:
        numbers = list(CHRONICLES)
        chooser.shuffle(numbers)
        for field, number in zip(empire.chronicles, numbers, strict=False):
            empire.chronicles[field] = number
        laid = set(empire.chronicles.values())
        empire.hand = tuple(number for number in CHRONICLES if number not in laid)


def _shuffled(cards: tuple[str, ...], fixed: int, chooser: Chooser) -> tuple[str, ...]:
    """The cards after the first ones in a new order, which owes nothing to the old one."""
    rest = sorted(cards[fixed:])
    chooser.shuffle(rest)
    return (*cards[:fixed], *rest)


def invariants(g: Sands) -> list[str]:
    """§2.0.1 §2.6.2 No piece appears or vanishes, and no track leaves its scale."""
    found = []
    for seat, empire in enumerate(g.empires):
        regions = regions_of(g, seat)
        if peasants_left(empire) < 0 or soldiers_left(empire) < 0:
            found.append(f"seat {seat} has more citizens than pieces")
        if len(empire.caravans) > BOX["pieces"]["caravans"] or len(set(empire.caravans)) != len(empire.caravans):
            found.append(f"seat {seat} has too many caravans")
        if min((*empire.peasants.values(), *empire.soldiers.values(), empire.crops, empire.gold)) < 0:
            found.append(f"seat {seat} has less than nothing")
        if not BOX["unrest"]["least"] <= empire.unrest <= most_unrest(empire):
            found.append(f"seat {seat} has unrest {empire.unrest}")
        if any(not 0 <= value <= BOX["heritage"]["most"] for value in empire.heritage.values()):
            found.append(f"seat {seat} has heritage {empire.heritage}")
        if len(regions) > BOX["regions"]["most"] or (g.round and not regions):
            found.append(f"seat {seat} controls {len(regions)} regions")
        if empire.capital and empire.capital not in regions:
            found.append(f"seat {seat} has its capital in a region of others")
        if any(region not in regions for region in empire.provinces):
            found.append(f"seat {seat} counts a lost province")
        if sorted((*empire.hand, *empire.chronicles.values())) != list(CHRONICLES):
            found.append(f"seat {seat} has lost a chronicle card")
        if empire.victory_points < 0:
            found.append(f"seat {seat} has {empire.victory_points} points")
    if g.capacity and any(len(built) > g.capacity[region] for region, built in g.buildings.items()):
        found.append("a region holds more buildings than its capacity")
    if any(count < 0 for count in g.supply.values()):
        found.append("more building tiles than the box holds")
    dealt = [*(id for cards in g.stacks.values() for id in cards), *g.turn.drawn]
    laid = [id for advances in g.rows.values() for id in advances]
    if g.stacks and sorted((*dealt, *laid)) != sorted(ADVANCES):
        found.append("an advance has vanished or appeared")
    return found

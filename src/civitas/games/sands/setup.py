"""Chapter 3: setting up."""

from __future__ import annotations

from civitas.games.sands.actions.battle import region_label
from civitas.games.sands.actions.caravan import border_label, category_label
from civitas.games.sands.box.content import (
    ADVANCES,
    BOX,
    CATEGORIES,
    LAST_LEVEL,
    ROWS,
    SIDES,
    TILES,
    stack_cards,
    stack_name,
)
from civitas.games.sands.box.state import NOBODY, Sands, clockwise, regions_of
from civitas.kernel import Ask, Label, Note, One, Pick, Procedure, Reason, Shuffle, Verdict

REGION_TAKEN = Reason("region-taken", "3.G2.1", "region", "seat")
NOT_ADJACENT = Reason("not-adjacent", "3.G2.1", "region")
NOT_BETWEEN_OWN = Reason("not-between-own", "3.G5.1", "border")


def lay_out(g: Sands) -> Procedure[None]:
    """§2.3.1 §3.B.1 §3.C.1 §3.F.1 §3.G1.1 Tiles at random into the regions in play; a random start player."""
    regions = g.atlas.regions
    fitting = [id for id, tile in TILES.items() if tile.min_players <= g.seats]
    for region, id in zip(regions, (yield Shuffle("tiles", fitting, hidden=False)), strict=True):
        g.resource[region] = TILES[id].resource
        g.capacity[region] = TILES[id].capacity
    g.start_player = yield Pick("start-player", range(g.seats))
    yield Note("start-player", seat=g.start_player)


def _deal_advances(g: Sands) -> Procedure[None]:
    """§3.H1.1 When G is done: level 2 face up beside level 1, in six rows; the higher levels face down in stacks."""
    laid: list[dict[str, str]] = []
    for category in CATEGORIES:
        second = yield Shuffle("rows", stack_cards(category, 2), hidden=False)
        rows = [row for row, first in ROWS.items() if ADVANCES[first].category == category]
        for row, card in zip(rows, second, strict=True):
            g.rows[row] += (card,)
            laid.append({"row": row, "advance": card})
        for level in range(3, LAST_LEVEL + 1):
            g.stacks[stack_name(category, level)] = tuple((yield Shuffle("stack", stack_cards(category, level))))
    yield Note("advances-dealt", laid=laid)


def _claim(g: Sands, seat: int, number: int) -> Procedure[None]:
    """An empty region, next to one's own if that is possible."""
    own = regions_of(g, seat)
    beside = {r for region in own for r in g.atlas.neighbours[region] if g.control[r] is NOBODY}

    def check(region: str) -> Verdict:
        if (holder := g.control[region]) is not NOBODY:
            return REGION_TAKEN, region, holder
        return (NOT_ADJACENT, region) if beside and region not in beside else None

    rule = "3.G2.2" if number == 3 else "3.G2.1"
    prompt = One("claim", g.atlas.regions, check, rule=rule, params={"number": number}, label=region_label)
    region = yield Ask(seat, prompt)
    g.control[region] = seat
    g.empires[seat].provinces += (region,)
    yield Note("claim", seat=seat, region=region)


def first_province(g: Sands, seat: int) -> Procedure[None]:
    """§3.G2.1 Any empty region."""
    yield from _claim(g, seat, 1)


def second_province(g: Sands, seat: int) -> Procedure[None]:
    """§3.G2.1 §3.G2.3 An empty region next to the first, in reverse order; any empty one if there is none."""
    yield from _claim(g, seat, 2)


def third_province(g: Sands, seat: int) -> Procedure[None]:
    """§3.G2.2 An empty region next to one of the two; any empty one if there is none."""
    yield from _claim(g, seat, 3)


def counter_clockwise(g: Sands) -> tuple[int, ...]:
    """§3.G2.1 From the last player back to the start player."""
    return clockwise(g)[::-1]


def first_citizens(g: Sands) -> Procedure[None]:
    """§3.G3.1 Two peasants and a soldier in each province."""
    peasants, soldiers = BOX["start"]["province_peasants"], BOX["start"]["province_soldiers"]
    held = [(region, holder) for region, holder in g.control.items() if holder is not NOBODY]
    for region, holder in held:
        g.empires[holder].peasants[region] = peasants
        g.empires[holder].soldiers[region] = soldiers
    provinces = [{"seat": holder, "region": region} for region, holder in held]
    yield Note("first-citizens", provinces=provinces, peasants=peasants, soldiers=soldiers)


def choose_capital(g: Sands, seat: int) -> Procedure[None]:
    """§3.G4.1 One of the three provinces becomes the capital; it remains a province."""
    empire = g.empires[seat]
    prompt = One("capital", empire.provinces, rule="3.G4.1", label=region_label)
    empire.capital = yield Ask(seat, prompt)
    yield Note("capital", seat=seat, region=empire.capital)


def first_caravan(g: Sands, seat: int) -> Procedure[None]:
    """§3.G5.1 §3.G5.2 A caravan between the capital and another province, then heritage 1 on a track of choice."""
    empire = g.empires[seat]
    around = g.atlas.borders_of[empire.capital]
    between = [border for border in around if all(g.control.get(side) == seat for side in SIDES[border])]

    def check(border: str) -> Verdict:
        return (NOT_BETWEEN_OWN, border) if between and border not in between else None

    prompt = One("first-caravan", around, check, rule="3.G5.1", label=lambda border: border_label(g, seat, border))
    border = yield Ask(seat, prompt)
    empire.caravans = (border,)
    yield Note("caravan", seat=seat, border=border)
    category = yield Ask(seat, One("first-heritage", CATEGORIES, rule="3.G5.1", label=category_label))
    empire.heritage[category] = 1
    yield Note("heritage", seat=seat, category=category, value=1, steps=1)


def extra_peasant(g: Sands, seat: int) -> Procedure[None]:
    """§3.G6.1 One more peasant in one of the provinces."""
    empire = g.empires[seat]
    region = yield Ask(seat, One("extra-peasant", empire.provinces, rule="3.G6.1", label=region_label))
    empire.peasants[region] += 1
    yield Note("extra-peasant", seat=seat, region=region)


def first_advance(g: Sands, seat: int) -> Procedure[None]:
    """§3.H3.1 A marker on a level-1 advance; players may share one. Before the first of them H1 comes.

    No step of its own: tables under way know their place by the number of the step, and in version 1 the cards were
    dealt before G.
    """
    if not any(g.stacks.values()):
        yield from _deal_advances(g)
    prompt = One("first-advance", tuple(ROWS.values()), rule="3.H3.1", label=_advance_label)
    advance = yield Ask(seat, prompt)
    g.empires[seat].advances = (advance,)
    yield Note("advance", seat=seat, advance=advance)


def _advance_label(id: str) -> Label:
    return Label("lay-advance", [f"advance:{id}"], advance=id)

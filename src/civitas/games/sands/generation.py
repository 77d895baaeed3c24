"""Chapter 4: the phases of a generation around the turns."""

from __future__ import annotations

from civitas.games.sands.actions.battle import lose_citizens, region_label
from civitas.games.sands.box.content import ADVANCES, ADVANCES_WITH, BOX, BUILDINGS, BUILDINGS_WITH
from civitas.games.sands.box.effects import effect, has_effect
from civitas.games.sands.box.state import NOBODY, Sands, citizens, clockwise, crowd, gain, peasants_left, regions_of
from civitas.games.sands.tracks import raise_unrest
from civitas.kernel import Ask, Note, Procedure, Roll, Some

_GENERATION, _DYNASTY = BOX["generation"], BOX["dynasty"]


def income(g: Sands) -> Procedure[None]:
    """§4.1.1 One resource for each own peasant in a controlled region, up to its capacity."""
    for seat in clockwise(g):
        empire = g.empires[seat]
        earned = {"crops": 0, "gold": 0}
        taken = []
        for region in regions_of(g, seat):
            resource, amount = g.resource[region], min(empire.peasants[region], g.capacity[region])
            earned[resource] += amount
            taken.append({"region": region, "resource": resource, "taken": gain(empire, resource, amount)})
        more = harvest(g, seat)
        earned["crops"] += more
        harvested = gain(empire, "crops", more)
        yield Note("income", seat=seat, crops=earned["crops"], gold=earned["gold"], yields=taken, harvested=harvested)


def harvest(g: Sands, seat: int) -> int:
    """What Agriculture adds: crops from a few crops regions with peasants, even beyond their capacity."""
    empire = g.empires[seat]
    fields = [r for r in regions_of(g, seat) if g.resource[r] == "crops" and empire.peasants[r]]
    return sum(
        ADVANCES[id].value * min(len(fields), ADVANCES[id].most_regions)
        for id in ADVANCES_WITH["income-crops"]
        if id in empire.advances
    )


def pass_time(g: Sands) -> Procedure[None]:
    """§4.2.C1 §4.2.C2 §4.2.C3 §4.2.C4 Both markers move; after rounds two and three a die decides."""
    g.dynasty_field += 1
    g.generation_round += 1
    if g.dynasty_field in _DYNASTY["peasant_fields"]:
        g.grows = True
    yield Note("time", space=g.dynasty_field)
    number = _GENERATION["roll_after"].get(str(g.generation_round))
    if number is not None:
        die = yield Roll("generation")
        g.goes_on = die >= number
        yield Note("generation-die", die=die, number=number, goes_on="yes" if g.goes_on else "no")
    else:
        g.goes_on = g.generation_round < _GENERATION["most_rounds"]


def lasts(g: Sands) -> bool:
    return g.goes_on


def growth(g: Sands, seat: int) -> Procedure[None]:
    """§4.3.1 §4.3.2 A peasant in every controlled region, once in a generation; a choice only if pieces run short."""
    if not g.grows:
        return
    empire = g.empires[seat]
    regions = regions_of(g, seat)
    most = min(len(regions), peasants_left(empire))
    least = 0 if has_effect(empire, "growth-optional") else most
    if least < len(regions) and most:
        regions = yield Ask(seat, Some("growth", regions, least, most, rule="4.3.1", label=region_label))
    for region in regions[:most]:
        empire.peasants[region] += 1
    yield Note("growth", seat=seat, regions=regions[:most], amount=len(regions[:most]))


def room(g: Sands, region: str) -> int:
    """§4.4.3 The capacity for the unrest check, with Aqueduct, City and Sewers."""
    built = sum(BUILDINGS[id].value for id in BUILDINGS_WITH["capacity-bonus"] if id in g.buildings[region])
    holder = g.control[region]
    return g.capacity[region] + built + (0 if holder is NOBODY else effect(g.empires[holder], "capacity-bonus-all"))


def crowded(g: Sands, seat: int) -> list[str]:
    return [region for region in regions_of(g, seat) if crowd(g, region) > room(g, region)]


def overcrowding(g: Sands) -> Procedure[None]:
    """§4.4.1 One step of unrest, however many of one's regions are overcrowded."""
    for seat in clockwise(g):
        if crowded(g, seat):
            yield from raise_unrest(g, seat, 1, "crowding")


def thin_out(g: Sands) -> Procedure[None]:
    """§4.4.2 §4.4.3 Above twice the printed capacity all who live there remove citizens, the same number each."""
    for region in g.atlas.regions:
        limit = 2 * g.capacity[region]
        while crowd(g, region) > limit:
            for seat in clockwise(g):
                if citizens(g.empires[seat], region):
                    yield from lose_citizens(g, seat, region, 1, rule="4.4.2")


def new_generation(g: Sands) -> Procedure[None]:
    """§4.6.1 §4.6.2 The next start player; resources lapse, cards and emphasis markers go back."""
    before = g.start_player
    lapsed = [
        {"seat": seat, "crops": empire.crops, "gold": empire.gold, "markers": empire.emphasis_markers}
        for seat, empire in enumerate(g.empires)
    ]
    g.start_player = (g.start_player + 1) % g.seats
    g.generation += 1
    g.generation_round = 0
    g.goes_on = True
    g.grows = False
    for empire in g.empires:
        empire.crops = empire.gold = 0
        empire.played = ()
        empire.bonus_used = ()
        empire.emphasis = ""
        empire.emphasis_markers = 0
    yield Note("generation", number=g.generation, seat=g.start_player, from_seat=before, lapsed=lapsed)

"""§5.10 Tribute."""

from __future__ import annotations

from civitas.games.sands.actions.deciding import ask
from civitas.games.sands.box.effects import unlocked
from civitas.games.sands.box.reach import caravans_touching, seats_of_trade
from civitas.games.sands.box.state import Sands, gain, lose, regions_of
from civitas.kernel import Label, Note, One, Procedure, Reason, Verdict

WAYS = ("colonies", "caravans")
NO_TRIBUTE = Reason("no-tribute", "5.10.1")


def colonies(g: Sands, seat: int) -> list[str]:
    """§5.10.1 §5.3.B5 Controlled regions that are neither start provinces nor the seat of the capital."""
    empire = g.empires[seat]
    return [r for r in regions_of(g, seat) if r not in empire.provinces and r != empire.capital]


def visitors(g: Sands, seat: int) -> list[tuple[str, int, int]]:
    """§5.10.2 §5.10.5 (region, other seat, caravans) for capital and Cities; a City in the capital counts once."""
    return [
        (region, other, count)
        for region in seats_of_trade(g, seat)
        for other, count in caravans_touching(g, seat, region).items()
    ]


def pays(g: Sands, seat: int, way: str) -> bool:
    """§5.10.1 §5.10.2 Is there a colony, or a foreign caravan?"""
    if way == "colonies":
        return bool(colonies(g, seat))
    return any(caravans_touching(g, seat, region) for region in seats_of_trade(g, seat))


def possible(g: Sands, seat: int) -> Verdict:
    return None if any(pays(g, seat, way) for way in WAYS) else (NO_TRIBUTE,)


def tribute(g: Sands, seat: int) -> Procedure[None]:
    """§5.10.1 §5.10.2 §5.10.4 From the colonies or from foreign caravans; with civic unlocked from both."""
    ways = [way for way in WAYS if pays(g, seat, way)]
    if len(ways) > 1 and not unlocked(g.empires[seat], "civic"):
        prompt = One("tribute", WAYS, rule="5.10.1", label=lambda way: _label(g, seat, way))
        ways = [(yield from ask(g, seat, prompt))]
    g.turn.used = True
    if "colonies" in ways:
        yield from from_colonies(g, seat)
    if "caravans" in ways:
        yield from from_caravans(g, seat)


def from_colonies(g: Sands, seat: int) -> Procedure[None]:
    """§5.10.1 One resource from each colony."""
    for region in colonies(g, seat):
        taken = gain(g.empires[seat], g.resource[region], 1)
        yield Note("tribute-colony", seat=seat, region=region, resource=g.resource[region], taken=taken)


def from_caravans(g: Sands, seat: int) -> Procedure[None]:
    """§5.10.2 §5.10.3 One resource for each foreign caravan; its owner gives one up if there is one."""
    for region, other, count in visitors(g, seat):
        resource = g.resource[region]
        taken, given = gain(g.empires[seat], resource, count), lose(g.empires[other], resource, count)
        yield Note(
            "tribute-caravan",
            seat=seat,
            region=region,
            resource=resource,
            amount=count,
            other_seat=other,
            taken=taken,
            given=given,
        )


def _label(g: Sands, seat: int, way: str) -> Label:
    if way == "colonies":
        places = colonies(g, seat)
        return Label("tribute-colonies", [f"region:{r}" for r in places], amount=len(places))
    found = visitors(g, seat)
    return Label(
        "tribute-caravans",
        [f"region:{region}" for region, _, _ in found],
        amount=sum(count for _, _, count in found),
    )

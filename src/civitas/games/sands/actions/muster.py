"""§5.2 Muster."""

from __future__ import annotations

from civitas.games.sands.actions.bonus import could_bring
from civitas.games.sands.actions.deciding import ask
from civitas.games.sands.box.content import BOX
from civitas.games.sands.box.effects import effect, unlocked, works_in
from civitas.games.sands.box.state import Empire, Sands, peasants_left, regions_of, soldiers_left
from civitas.kernel import Label, Note, One, Procedure, Reason, Verdict

COSTS: dict[str, int] = {
    "soldier": BOX["costs"]["muster"],
    "to_soldier": BOX["costs"]["convert"],
    "to_peasant": BOX["costs"]["convert"],
    "irrigation": BOX["costs"]["irrigation"],
}
DONE = "done"

REGION_MUSTERED = Reason("region-mustered", "5.2.2", "region")
ENOUGH_RAISED = Reason("enough-raised", "5.2.1")
GOLD_SHORT = Reason("gold-short", "5.2.1", "cost", "gold")
NO_SOLDIERS_LEFT = Reason("no-soldiers-left", "2.0.1")
NO_PEASANTS_LEFT = Reason("no-peasants-left", "2.0.1")
CONVERT_LOCKED = Reason("convert-locked", "5.2.2")
NONE_TO_CONVERT = Reason("none-to-convert", "5.2.2", "region")
NO_IRRIGATION = Reason("no-irrigation", "5.2.3", "region")
NOTHING_TO_MUSTER = Reason("nothing-to-muster", "5.2.1")


def candidates(g: Sands, seat: int) -> list[str]:
    return [f"{way}:{region}" for way in COSTS for region in regions_of(g, seat)]


def check(g: Sands, seat: int, answer: str, more: int = 0) -> Verdict:
    """§5.2.1 §5.2.2 §5.2.3 §5.2.4 One possibility for each region; `more` is gold that one might still get."""
    empire, turn = g.empires[seat], g.turn
    way, _, region = answer.partition(":")
    if region in turn.mustered:
        return REGION_MUSTERED, region
    if empire.gold + more < COSTS[way]:
        return GOLD_SHORT, COSTS[way], empire.gold
    if way == "soldier":
        return _raise(empire, turn.soldiers_raised)
    if way == "irrigation":
        if not works_in(g, region, "muster-peasant"):
            return NO_IRRIGATION, region
        return None if peasants_left(empire) else (NO_PEASANTS_LEFT,)
    return _convert(empire, way, region)


def _raise(empire: Empire, raised: int) -> Verdict:
    """§5.2.1 One new soldier, or one more with an advance that says so."""
    if raised > effect(empire, "muster-second-soldier"):
        return (ENOUGH_RAISED,)
    return None if soldiers_left(empire) else (NO_SOLDIERS_LEFT,)


def _convert(empire: Empire, way: str, region: str) -> Verdict:
    """§5.2.2 With politics unlocked, in each region one citizen may become the other kind."""
    if not unlocked(empire, "politics"):
        return (CONVERT_LOCKED,)
    if way == "to_soldier":
        if not empire.peasants[region]:
            return NONE_TO_CONVERT, region
        return None if soldiers_left(empire) else (NO_SOLDIERS_LEFT,)
    if not empire.soldiers[region]:
        return NONE_TO_CONVERT, region
    return None if peasants_left(empire) else (NO_PEASANTS_LEFT,)


def possible(g: Sands, seat: int, more: int = 0) -> Verdict:
    if not g.empires[seat].gold + more:
        return GOLD_SHORT, COSTS["soldier"], 0
    for region in regions_of(g, seat):
        for way in COSTS:
            if check(g, seat, f"{way}:{region}", more) is None:
                return None
    return (NOTHING_TO_MUSTER,)


def muster(g: Sands, seat: int) -> Procedure[None]:
    """§5.2.1 §5.2.2 One possibility after the other, until the player has enough."""
    empire, turn = g.empires[seat], g.turn

    def offered() -> list[str]:
        return [*candidates(g, seat), DONE] if turn.used else candidates(g, seat)

    def allowed(answer: str) -> Verdict:
        return None if answer == DONE else check(g, seat, answer)

    answer = yield from ask(g, seat, One("muster", offered, allowed, rule="5.2.1", label=_label))
    if answer == DONE:
        turn.stopped = True
        return
    way, _, region = answer.partition(":")
    empire.gold -= COSTS[way]
    turn.mustered += (region,)
    turn.used = True
    if way == "soldier":
        turn.soldiers_raised += 1
        empire.soldiers[region] += 1
        yield Note("muster-soldier", seat=seat, region=region, cost=COSTS[way])
    elif way == "irrigation":
        empire.peasants[region] += 1
        yield Note("muster-irrigation", seat=seat, region=region, cost=COSTS[way])
    else:
        change = 1 if way == "to_soldier" else -1
        empire.soldiers[region] += change
        empire.peasants[region] -= change
        before, after = ("peasant", "soldier") if change > 0 else ("soldier", "peasant")
        yield Note("muster-convert", seat=seat, region=region, kind=after, former_kind=before, cost=COSTS[way])


def goes_on(g: Sands, seat: int) -> bool:
    """§4.2.B2 As long as there is anything left to do, if need be with the gold of a bonus action."""
    turn = g.turn
    return not turn.stopped and (not turn.used or possible(g, seat, could_bring(g, seat, "gold")) is None)


def _label(answer: str) -> Label:
    if answer == DONE:
        return Label("done")
    way, _, region = answer.partition(":")
    targets = [f"region:{region}"]
    if way == "soldier":
        return Label("muster-soldier", targets, region=region, cost=COSTS[way])
    if way == "irrigation":
        return Label("muster-irrigation", targets, region=region, cost=COSTS[way])
    kind = way.removeprefix("to_")
    return Label("muster-convert", [*targets, f"kind:{kind}"], region=region, kind=kind, cost=COSTS[way])

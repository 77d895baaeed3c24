"""How citizens move: shared by Raid (soldiers) and Migrate (all)."""

from __future__ import annotations

from civitas.games.sands.actions.battle import region_label
from civitas.games.sands.actions.deciding import ask
from civitas.games.sands.box.reach import foreign_roads, steps_by_road
from civitas.games.sands.box.state import NOBODY, Sands
from civitas.kernel import Ask, Label, Note, One, Procedure, Some, YesNo

DONE = "done"


def pieces(g: Sands, seat: int, kind: str) -> dict[str, int]:
    empire = g.empires[seat]
    return empire.peasants if kind == "peasant" else empire.soldiers


def moves(g: Sands, seat: int) -> list[str]:
    """Every step of one citizen: to a neighbour, or along a road."""
    by_road, steps = steps_by_road(g, seat), g.atlas.steps
    found: list[str] = []
    for place in g.turn.unmoved:
        found += steps[place]
        if by_road:
            further = by_road.get(place.partition(":")[2], ())
            found += [f"{place}:{region}" for region in further]
    return found


def set_out(g: Sands, seat: int, kinds: tuple[str, ...]) -> Procedure[None]:
    """§5.9.3 Who wants to use another player's road asks before the first move."""
    g.turn.unmoved = {f"{k}:{region}": n for k in kinds for region, n in pieces(g, seat, k).items() if n}
    sources = [place.partition(":")[2] for place in g.turn.unmoved]
    roads = foreign_roads(g, seat, sources)
    if not roads:
        return
    prompt = Some("ask-passage", roads, 0, len(roads), rule="5.9.3", label=region_label)
    for region in (yield Ask(seat, prompt)):
        holder = g.control[region]
        assert holder is not NOBODY, "nobody's roads are open to all"
        params = {"seat": seat, "region": region}
        granted = yield Ask(holder, YesNo("grant-passage", rule="5.9.3", params=params))
        if granted:
            g.turn.passages += (region,)
            yield Note("passage-granted", seat=holder, other_seat=seat, region=region)
        else:
            yield Note("passage-refused", seat=holder, other_seat=seat, region=region)


def move_one(g: Sands, seat: int, prompt: One) -> Procedure[None]:
    """One citizen goes one region further, whoever lives there and however full it is; each moves once."""
    turn = g.turn
    answer = yield from ask(g, seat, prompt)
    if answer == DONE:
        turn.stopped = True
        return
    kind, source, target = answer.split(":")
    own = pieces(g, seat, kind)
    own[source] -= 1
    own[target] += 1
    place = f"{kind}:{source}"
    turn.unmoved[place] -= 1
    if not turn.unmoved[place]:
        del turn.unmoved[place]
    turn.stopped = not turn.unmoved
    turn.used = True
    if kind == "soldier" and target not in turn.entered:
        turn.entered += (target,)
    yield Note("move", seat=seat, kind=kind, from_region=source, to_region=target)


def moves_on(g: Sands, seat: int) -> bool:
    return not g.turn.stopped


def move_label(answer: str) -> Label:
    if answer == DONE:
        return Label("done")
    kind, source, target = answer.split(":")
    targets = [f"region:{source}", f"region:{target}", f"kind:{kind}"]
    return Label("move", targets, kind=kind, from_region=source, to_region=target)

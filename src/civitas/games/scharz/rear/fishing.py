"""§4.3 §D43 Subphase 10: fishing. A catch from every controlled sea, into connected shipyards as their owner likes."""

from __future__ import annotations

from functools import partial

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import BOX, BUILDINGS, IS_SEA, SEAS
from civitas.games.scharz.box.labels import place_label
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.mending import Thrown, mend
from civitas.games.scharz.box.queries import faction_of, in_order
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.box.throwing import BROWN, throw
from civitas.kernel import Command, Note, Procedure, Prompt, Reason, Verdict

FIGURES = BOX["fishing"]
FISH_UP_TO: int = FIGURES["success"]
NOT_CAUGHT = Reason("not-caught", "D43", "number")
Catch = dict[int, int]
"""How much was caught in each connection of a seat."""


def fishing(g: Scharz) -> Procedure[None]:
    """§4.3 §7 §D43 A fish from every controlled sea with room for it; with the die, if it succeeds."""
    g.subphase = "fishing"
    lie = Lie(g)
    seas = {seat: _fished(g, seat, lie) for seat in in_order(g)}
    thrown: list[Thrown] = []
    for seat, own in seas.items():
        if g.has("fishing-die") and not faction_of(g.realms[seat]).fishes:
            thrown += yield from _cast(g, seat, own)
    yield from mend(g, "fishing", thrown, empty)
    missed = [one.name for one in thrown if any(map(empty, one.dice, one.faces))]
    catches: dict[int, Catch] = {}
    for seat, own in seas.items():
        net, caught = lie.net(seat), catches.setdefault(seat, {})
        for sea in own:
            if sea not in missed:
                caught[net[sea]] = caught.get(net[sea], 0) + _catch(g, sea)
    yield from land(g, catches, lie)


def empty(die: str, face: int) -> bool:
    """§D43 Up to a four there is a catch."""
    return face > FISH_UP_TO


def _fished(g: Scharz, seat: int, lie: Lie) -> list[str]:
    """The controlled seas from which a fish would find its way into a shipyard."""
    net = lie.net(seat)
    own = [place for place, owner in lie.owner.items() if owner == seat and IS_SEA[place]]
    return [sea for sea in own if any(yards_of(g, seat, net[sea], lie).values())]


def yards_of(g: Scharz, seat: int, group: int, lie: Lie) -> dict[str, int]:
    """The shipyards of a connection, and how many fish each still takes."""
    net = lie.net(seat)
    own = [field for field in lie.own_vu(seat) if field in g.yards and net.get(field) == group]
    return {field: BUILDINGS[g.yards[field]].fish - g.fish.get(field, 0) for field in own}


def _cast(g: Scharz, seat: int, seas: list[str]) -> Procedure[list[Thrown]]:
    """§D43 A brown die for each sea."""
    thrown: list[Thrown] = []
    for sea in seas:
        faces = yield from throw(g, "fishing", seat, [BROWN])
        yield Note("fishing", seat=seat, place=sea, faces=list(faces))
        thrown.append(Thrown(seat, f"place.{sea}", [BROWN], faces))
    return thrown


def _catch(g: Scharz, sea: str) -> int:
    """§4.3 §11 §D43 One fish; with the die one of a calm sea and two of a rough one."""
    if not g.has("fishing-die"):
        return int(FIGURES["catch"])
    return int(FIGURES["rough" if SEAS[sea].rough else "calm"])


def land(g: Scharz, catches: dict[int, Catch], lie: Lie) -> Procedure[None]:
    """§D43 Owners say which shipyards take the catch, where not all of them are filled by it."""
    prompts: dict[int, Prompt] = {}
    for seat, caught in catches.items():
        orders: dict[str, int] = {}
        for group, number in caught.items():
            rooms = {field: room for field, room in yards_of(g, seat, group, lie).items() if room}
            if len(rooms) > 1 and number < sum(rooms.values()):
                orders |= {field: min(number, room) for field, room in rooms.items()}
        if orders:
            judge = partial(judge_catch, lie.net(seat), caught)
            prompts[seat] = Command("catch", orders, judge, rule="D43", label=place_label)
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for seat, caught in catches.items():
        landed = dict(answers.get(seat, {}))
        for group, number in caught.items():
            rooms = yards_of(g, seat, group, lie)
            left = number - sum(landed.get(field, 0) for field in rooms)
            for field, room in rooms.items():
                # What nobody has said goes to the first shipyards with room.
                more = min(left, room - landed.get(field, 0))
                left -= more
                landed[field] = landed.get(field, 0) + more
        for field, number in landed.items():
            if number:
                g.fish[field] = g.fish.get(field, 0) + number
        if whole := sum(landed.values()):
            yield Note("fished", seat=seat, number=whole)


def judge_catch(net: dict[str, int], caught: Catch, answer: dict[str, int]) -> Verdict:
    """§D43 No more than was caught there."""
    used: Catch = {}
    for field, number in answer.items():
        group = net[field]
        used[group] = used.get(group, 0) + number
        if used[group] > caught[group]:
            return NOT_CAUGHT, caught[group]
    return None

"""§D23 Shipwreck: in autumn and winter every ship on a sea rolls; what the others cannot carry drowns."""

from __future__ import annotations

from functools import partial

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import AUTUMN, BAD, BOX, SEA, SEAS, SHIPS, UNITS, WINTER
from civitas.games.scharz.box.holding import lose
from civitas.games.scharz.box.mending import Thrown, mend
from civitas.games.scharz.box.queries import faction_of, in_order, kind_of, spared, unit_of
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.box.throwing import SIDES, throw
from civitas.games.scharz.box.waters import capacity, cargo
from civitas.kernel import Command, Label, Note, Procedure, Prompt, Reason, Verdict

FIGURES = BOX["shipwreck"]
NOT_NEEDED = Reason("room-for-them", "D23")
Wreck = tuple[int, str, dict[str, int]]
"""Whose ships, on which sea, and how many of each stack are lost."""


def lost_on(g: Scharz, sea: str) -> int:
    """§D23 From which face on a ship is lost; nothing happens in spring and summer."""
    if g.season == AUTUMN:
        return int(FIGURES["autumn_rough" if SEAS[sea].rough else "autumn_calm"])
    if g.season == WINTER:
        return int(FIGURES["winter_bad" if g.weather.get(SEA) == BAD else "winter_good"])
    return SIDES + 1


def shipwreck(g: Scharz) -> Procedure[None]:
    """§D23 A brown die for every ship at sea; then owners say what drowns, where there is a choice."""
    if g.season not in (AUTUMN, WINTER):
        return
    thrown: list[Thrown] = []
    for sea in g.atlas.seas:
        for seat in in_order(g):
            thrown += yield from _founder(g, seat, sea)
    yield from mend(g, "shipwreck", thrown, sunk)
    wrecks: list[Wreck] = [
        (seat, sea, lost) for sea in g.atlas.seas for seat in in_order(g) if (lost := sunk_of(seat, sea, thrown))
    ]
    prompts: dict[int, Prompt] = {}
    for seat in in_order(g):
        own = [wreck for wreck in wrecks if wreck[0] == seat]
        if orders := overboard(g, own):
            prompts[seat] = Command(
                "overboard", orders, partial(judge_overboard, g, own), rule="D23", label=_overboard_label
            )
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for seat, answer in answers.items():
        for order, number in answer.items():
            yield from lose(g, seat, order.partition(".")[2], number)
    for seat, _, ships in wrecks:
        for name, number in ships.items():
            yield from lose(g, seat, name, number)


def sunk(bound: str, face: int) -> bool:
    """Every die says from which face on its ship is lost."""
    return face >= int(bound)


def sunk_of(seat: int, sea: str, thrown: list[Thrown]) -> dict[str, int]:
    """How many ships of each stack of a seat are lost on a sea."""
    found: dict[str, int] = {}
    for one in thrown:
        name = one.name
        if one.seat == seat and name.split(".")[1] == sea and (lost := sum(map(sunk, one.dice, one.faces))):
            found[name] = lost
    return found


def _founder(g: Scharz, seat: int, sea: str) -> Procedure[list[Thrown]]:
    """§11 §D23 The ships of a seat on a sea roll, but for seafarers in autumn and newcomers."""
    fleet = {
        name: number
        for name, number in g.realms[seat].units.items()
        # Pirates have their hiding places ashore.
        if name.split(".")[1] == sea and kind_of(name) in SHIPS and unit_of(name).moves
    }
    if not fleet or spared(g, seat) or (g.season == AUTUMN and faction_of(g.realms[seat]).seafaring):
        return []
    bound = str(lost_on(g, sea))
    faces = yield from throw(g, "shipwreck", seat, [bound] * sum(fleet.values()))
    yield Note("shipwreck", seat=seat, place=sea, faces=faces, number=sum(sunk(bound, face) for face in faces))
    found: list[Thrown] = []
    for name, number in fleet.items():
        found.append(Thrown(seat, f"unit.{name}", [bound] * number, faces[:number]))
        faces = faces[number:]
    return found


def too_much(g: Scharz, wreck: Wreck) -> int:
    """How much more is aboard than the ships that are left carry."""
    seat, sea, lost = wreck
    realm = g.realms[seat]
    room = capacity(realm, sea) - sum(unit_of(name).carries * n for name, n in lost.items())
    return cargo(realm, sea) - room


def overboard(g: Scharz, wrecks: list[Wreck]) -> dict[str, int]:
    """§D23 What may drown, on seas where not all of it does and there is more than one kind of it."""
    found: dict[str, int] = {}
    for wreck in wrecks:
        seat, sea, _ = wreck
        realm = g.realms[seat]
        aboard = {
            name: number
            for name, number in realm.units.items()
            if name.split(".")[1] == sea and kind_of(name) not in SHIPS
        }
        if len(aboard) > 1 and 0 < too_much(g, wreck) < cargo(realm, sea):
            found |= {f"overboard.{name}": number for name, number in aboard.items()}
    return found


def judge_overboard(g: Scharz, wrecks: list[Wreck], answer: dict[str, int]) -> Verdict:
    """§D23 Nobody drowns for whom there is room."""
    for wreck in wrecks:
        size = {order: UNITS[order.split(".")[1]].size for order in answer if order.split(".")[2] == wreck[1]}
        gone = sum(size[order] * answer[order] for order in size)
        if any(gone - one >= too_much(g, wreck) for one in size.values()):
            return (NOT_NEEDED,)
    return None


def _overboard_label(order: str) -> Label:
    kind, place, _ = order.partition(".")[2].split(".")
    return Label("overboard", [f"place:{place}"], unit=kind, place=place)

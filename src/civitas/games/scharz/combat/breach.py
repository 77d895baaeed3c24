"""§D33 Flight out of a settlement that was broken into: onto own ships in its shipyard, and out to sea with them."""

from __future__ import annotations

from functools import partial

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import GRADES, TRANSPORT
from civitas.games.scharz.box.holding import arrive
from civitas.games.scharz.box.labels import march_label
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import count, inside, stack, unit_of
from civitas.games.scharz.box.state import DOCKED, NOBODY, Realm, Scharz
from civitas.games.scharz.combat.flight import TOO_MANY, flee_to
from civitas.games.scharz.combat.melee import Ground
from civitas.games.scharz.movement.plan import CARRIES, NO_ROOM
from civitas.kernel import Command, Note, Procedure, Prompt, Verdict


def escape_orders(g: Scharz, owner: int, field: str) -> dict[str, int]:
    """§D12 §D33 Who may board, and to which sea: one without hostile ships."""
    realm, lie = g.realms[owner], Lie(g)
    room = count(realm, TRANSPORT, field, DOCKED) * CARRIES
    seas = [sea for sea in g.atlas.coast[field] if not lie.foes(owner, sea)]
    found: dict[str, int] = {}
    for name in inside(realm, field):
        unit = unit_of(name)
        able = min(realm.units[name], room // unit.size)
        if unit.moves and able:
            found |= {f"{name}>{sea}": able for sea in seas}
    return found


def ships_for(answer: dict[str, int]) -> dict[str, int]:
    """How many transports it takes to each sea."""
    size: dict[str, int] = {}
    for order, number in answer.items():
        name, sea = order.split(">")
        size[sea] = size.get(sea, 0) + unit_of(name).size * number
    return {sea: -(-whole // CARRIES) for sea, whole in size.items()}


def judge_escape(realm: Realm, field: str, answer: dict[str, int]) -> Verdict:
    """§D16 §D33 No more than there are, and room on the ships of the shipyard."""
    used: dict[str, int] = {}
    for order, number in answer.items():
        name = order.split(">")[0]
        used[name] = used.get(name, 0) + number
        if used[name] > realm.units[name]:
            return TOO_MANY, realm.units[name]
    if sum(ships_for(answer).values()) > count(realm, TRANSPORT, field, DOCKED):
        return NO_ROOM, field
    return None


def escape(g: Scharz, ground: Ground, unused: dict[int, int]) -> Procedure[bool]:
    """§D29 §D33 After every round with a breach; unused swords of the besiegers stop one each, ships take the rest.

    Has anybody got away?
    """
    owner, field = ground.sheltered, ground.place
    assert owner != NOBODY
    realm = g.realms[owner]
    orders = escape_orders(g, owner, field)
    prompts: dict[int, Prompt] = {}
    if orders:
        judge = partial(judge_escape, realm, field)
        prompts[owner] = Command("escape", orders, judge, rule="D33", label=march_label, params={"place": field})
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    swords = sum(unused[seat] for seat in ground.sides[0])
    gone: dict[str, int] = {}
    for order, number in answers.get(owner, {}).items():
        name, sea = order.split(">")
        held = min(number, swords)
        swords -= held
        gone[order] = number - held
        yield Note(
            "fled", seat=owner, unit=name.split(".")[0], place=field, to_place=sea, number=number - held, held=held
        )
    for sea, ships in ships_for(gone).items():
        yield from _put_to_sea(g, owner, field, sea, ships)
    for order, number in gone.items():
        name, sea = order.split(">")
        if number:
            flee_to(g, owner, name, sea, number)
    if gone:
        arrive(g)
    return any(gone.values())


def _put_to_sea(g: Scharz, owner: int, field: str, sea: str, ships: int) -> Procedure[None]:
    """As many transports as are needed, the most experienced first; the others stay with the settlement."""
    realm = g.realms[owner]
    for kind in reversed(GRADES[TRANSPORT]):
        name = stack(kind, field, DOCKED)
        number = min(ships, realm.units.get(name, 0))
        if number:
            ships -= number
            flee_to(g, owner, name, sea, number)
            yield Note("moved", seat=owner, unit=kind, place=field, to_place=sea, number=number)

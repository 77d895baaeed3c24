"""§14.10 Patrons: in their happy city they bring an advance of their category."""

from __future__ import annotations

from functools import partial

from civitas.games.clash.actions.advance import choose_advance, gain_advance, open_advances
from civitas.games.clash.box.content import ABILITIES, ADVANCES
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.hooks import Price
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import Clash
from civitas.games.clash.expansion.leaders.here import in_happy_city
from civitas.kernel import Procedure, Reason, Verdict

NOTHING_TO_TEACH = Reason("nothing-to-teach", "14.10", "category")


def token(g: Clash, seat: int, ability: str) -> Price:
    """§14.10 A mood or a culture token."""
    price = price_of("leader", ability, {"mood": 1}, g, seat)
    price.replace("mood", "culture")
    return price


def taught(g: Clash, seat: int, category: str) -> list[str]:
    return [id for id in open_advances(g, seat) if ADVANCES[id].category == category]


def may_teach(ability: str, category: str, g: Clash, seat: int) -> Verdict:
    """§14.10 In a happy city, with an advance of the category open, and a token to pay."""
    if (verdict := in_happy_city(g, seat)) is not None:
        return verdict
    if not taught(g, seat, category):
        return NOTHING_TO_TEACH, category
    return affordable(g, seat, token(g, seat, ability))


def teach(ability: str, category: str, g: Clash, seat: int) -> Procedure[None]:
    """§14.10 The advance costs nothing but the token; its marker comes from the event counter."""
    yield from pay(g, seat, token(g, seat, ability))
    known = taught(g, seat, category)
    id = known[0] if len(known) == 1 else (yield from choose_advance(g, seat, known))
    yield from gain_advance(g, seat, id, "leader")


for _id, _ability in ABILITIES.items():
    for _effect in _ability.effects:
        if _effect["kind"] == "patron":
            _facts = (_id, _effect["category"])
            add_deed(_id, partial(may_teach, *_facts), partial(teach, *_facts), action=True, advance=_id)

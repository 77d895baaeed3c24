"""§5.11 Bonus actions."""

from __future__ import annotations

from civitas.games.sands.content import CATEGORIES, GOODS, RESOURCES
from civitas.games.sands.effects import effect
from civitas.games.sands.reach import foreign_places_touched
from civitas.games.sands.state import Sands, gain
from civitas.kernel import Label, Note, One, Procedure, Reason

BONUS_ACTIONS = ("oppression", "support", "taxes")
_PREFIXES = tuple(f"{name}:" for name in BONUS_ACTIONS)

BONUS_USED = Reason("bonus-used", "5.11.1")
NO_GOODS = Reason("no-goods", "5.11.4")
NO_PEASANTS = Reason("no-peasants", "5.11.2", "region")

_ANYWHERE = (
    *(f"support:{category}" for category in CATEGORIES),
    *(f"taxes:{resource}" for resource in RESOURCES),
)


def is_bonus(answer: object) -> bool:
    return isinstance(answer, str) and answer.startswith(_PREFIXES)


def bonus_prompt(g: Sands, seat: int) -> One:
    """§5.11.1 One bonus action in a turn, of three."""
    empire = g.empires[seat]

    def candidates() -> list[str]:
        return [f"oppression:{region}" for region, holder in g.control.items() if holder == seat] + list(_ANYWHERE)

    def check(answer: str) -> tuple[object, ...] | None:
        name, _, what = answer.partition(":")
        if name == "oppression" and not empire.peasants[what]:
            return NO_PEASANTS, what
        if name == "taxes" and not taxes(g, seat):
            return (NO_GOODS,)
        return None

    barred = (BONUS_USED,) if g.turn.bonus else None
    return One("bonus", candidates, check, rule="5.11.1", label=_label, barred=barred)


def _label(answer: str) -> Label:
    name, _, what = answer.partition(":")
    if name == "oppression":
        return Label("oppression", [f"region:{what}"], region=what)
    if name == "support":
        return Label("support", [f"category:{what}"], category=what)
    return Label("taxes", [f"resource:{what}"], resource=what)


def bonus_action(g: Sands, seat: int, answer: str) -> Procedure[None]:
    """§5.11.1 Its price in unrest falls due at the end of the turn."""
    empire = g.empires[seat]
    name, _, what = answer.partition(":")
    g.turn.bonus = name
    if name == "oppression":
        amount = oppression(g, seat, what)
        gain(empire, g.resource[what], amount)
        yield Note("oppression", seat=seat, region=what, amount=amount, resource=g.resource[what])
    elif name == "support":
        g.turn.support = what
        yield Note("support", seat=seat, category=what)
    else:
        amount = taxes(g, seat)
        gain(empire, what, amount)
        yield Note("taxes", seat=seat, amount=amount, resource=what)


def oppression(g: Sands, seat: int, region: str) -> int:
    """§5.11.2 §5.11.5 One resource for each own peasant in a controlled region, up to its capacity."""
    return min(g.empires[seat].peasants[region], g.capacity[region])


def goods_reached(g: Sands, seat: int) -> int:
    """Trade goods with an own caravan on their border, and what Cosmopolis adds."""
    empire = g.empires[seat]
    goods = sum(1 for border in empire.caravans if border in GOODS)
    extra = effect(empire, "extra-goods")
    return goods + (min(extra, len(foreign_places_touched(g, seat))) if extra else 0)


def taxes(g: Sands, seat: int) -> int:
    """§5.11.4 One resource, all of one kind, for each trade good reached."""
    return goods_reached(g, seat) + effect(g.empires[seat], "taxes-bonus")

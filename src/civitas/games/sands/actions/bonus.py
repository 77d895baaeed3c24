"""§5.11 Bonus actions."""

from __future__ import annotations

from civitas.games.sands.box.content import CATEGORIES, GOODS, REGIONS, RESOURCES
from civitas.games.sands.box.effects import effect
from civitas.games.sands.box.reach import foreign_places_touched
from civitas.games.sands.box.state import Sands, gain, regions_of
from civitas.kernel import Label, Note, One, Procedure, Reason, Verdict

BONUS_ACTIONS = ("oppression", "support", "taxes")

BONUS_USED = Reason("bonus-used", "5.11.1")
NO_GOODS = Reason("no-goods", "5.11.4")
NO_PEASANTS = Reason("no-peasants", "5.11.2", "region")

_OPPRESS = {region: f"oppression:{region}" for region in REGIONS}
_OPPRESSED = {answer: region for region, answer in _OPPRESS.items()}
_TAXES = [f"taxes:{resource}" for resource in RESOURCES]
_SUPPORT = [f"support:{category}" for category in CATEGORIES]
_ANYWHERE = [*_SUPPORT, *_TAXES]


ANSWERS = frozenset((*_OPPRESSED, *_ANYWHERE))
"""Every bonus action, as an answer."""


class BonusPrompt(One):
    """§5.11.1 One bonus action in a turn, of three. It stands beside every question, so it is made to be cheap."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Sands, seat: int) -> None:
        super().__init__("bonus", self._offered, self._checked, rule="5.11.1", label=_label)
        self.g = g
        self.seat = seat
        if g.turn.bonus:
            self.barred = (BONUS_USED,)

    def _offered(self) -> list[str]:
        seat = self.seat
        return [_OPPRESS[region] for region, holder in self.g.control.items() if holder == seat] + _ANYWHERE

    def _list(self) -> list[str]:
        if self.barred is not None:
            return []
        g, seat = self.g, self.seat
        peasants = g.empires[seat].peasants
        own = [_OPPRESS[region] for region, holder in g.control.items() if holder == seat and peasants[region]]
        return own + (_ANYWHERE if taxes(g, seat) else _SUPPORT)

    def _checked(self, answer: str) -> Verdict:
        if answer in _TAXES:
            return None if taxes(self.g, self.seat) else (NO_GOODS,)
        region = _OPPRESSED.get(answer)
        return None if region is None or self.g.empires[self.seat].peasants[region] else (NO_PEASANTS, region)


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
        taken = gain(empire, g.resource[what], amount)
        yield Note("oppression", seat=seat, region=what, amount=amount, resource=g.resource[what], taken=taken)
    elif name == "support":
        g.turn.support = what
        yield Note("support", seat=seat, category=what)
    else:
        amount = taxes(g, seat)
        taken = gain(empire, what, amount)
        yield Note("taxes", seat=seat, amount=amount, resource=what, taken=taken)


def oppression(g: Sands, seat: int, region: str) -> int:
    """§5.11.2 §5.11.5 One resource for each own peasant in a controlled region, up to its capacity."""
    return min(g.empires[seat].peasants[region], g.capacity[region])


def could_bring(g: Sands, seat: int, resource: str) -> int:
    """§5.11.1 The most of a resource that a bonus action might still bring in this turn."""
    if g.turn.bonus:
        return 0
    squeezed = [oppression(g, seat, region) for region in regions_of(g, seat) if g.resource[region] == resource]
    return max([taxes(g, seat), *squeezed])


def goods_reached(g: Sands, seat: int) -> int:
    """Trade goods with an own caravan on their border, and what Cosmopolis adds."""
    empire = g.empires[seat]
    goods = len([border for border in empire.caravans if border in GOODS])
    extra = effect(empire, "extra-goods")
    return goods + (min(extra, len(foreign_places_touched(g, seat))) if extra else 0)


def taxes(g: Sands, seat: int) -> int:
    """§5.11.4 One resource, all of one kind, for each trade good reached."""
    return goods_reached(g, seat) + effect(g.empires[seat], "taxes-bonus")

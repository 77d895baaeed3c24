"""§5.8 Caravan."""

from __future__ import annotations

from civitas.games.sands.actions.deciding import ask
from civitas.games.sands.box.content import BOX, CATEGORIES, GOODS, RESOURCES, SIDES
from civitas.games.sands.box.effects import unlocked
from civitas.games.sands.box.prices import caravan_price
from civitas.games.sands.box.reach import connected, is_foreign_place, touched
from civitas.games.sands.box.state import Empire, Sands
from civitas.games.sands.tracks import raise_heritage
from civitas.kernel import Label, Note, One, Procedure, Reason, Verdict

CARAVANS: int = BOX["pieces"]["caravans"]

CARAVAN_THERE = Reason("caravan-there", "5.8.2", "border")
NOT_CONNECTED = Reason("not-connected", "5.8.1", "border")
NO_CARAVANS = Reason("no-caravans", "2.0.1")
CARAVAN_COST = Reason("caravan-cost", "5.8.2", "cost")
CARD_LOCKED = Reason("card-locked", "5.8.3")


def cost_of(empire: Empire) -> int:
    """§5.8.2 What a caravan costs, in crops or in gold."""
    return caravan_price(empire.advances)


class Network:
    """The seat's caravans; how far they reach is worked out when it is first asked."""

    def __init__(self, g: Sands, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.reached: set[str] | None = None

    def check(self, border: str) -> Verdict:
        """§5.8.1 §5.8.2 A border free of own caravans, connected with the capital or a City."""
        if border in self.g.empires[self.seat].caravans:
            return CARAVAN_THERE, border
        if self.reached is None:
            self.reached = connected(self.g, self.seat)
        x, y = SIDES[border]
        return None if x in self.reached or y in self.reached else (NOT_CONNECTED, border)


def possible(g: Sands, seat: int) -> Verdict:
    """§5.8.2 §2.0.1 A price that one resource alone can pay, and a caravan that is left.

    Then there is a border for it: caravans on all the borders that they reach would be caravans on every border of the
    board, and no seat has so many.
    """
    empire = g.empires[seat]
    if max(empire.crops, empire.gold) < (cost := cost_of(empire)):
        return CARAVAN_COST, cost
    return (NO_CARAVANS,) if len(empire.caravans) >= CARAVANS else None


def second_possible(g: Sands, seat: int) -> Verdict:
    """§5.8.3 The second card needs culture unlocked."""
    return possible(g, seat) if unlocked(g.empires[seat], "culture") else (CARD_LOCKED,)


def caravan(g: Sands, seat: int) -> Procedure[None]:
    """§5.8.1 §5.8.2 Choose a border, pay, and see whether heritage grows."""
    prompt = One(
        "caravan",
        g.atlas.borders,
        Network(g, seat).check,
        rule="5.8.1",
        label=lambda border: border_label(g, seat, border),
    )
    border = yield from ask(g, seat, prompt)
    empire = g.empires[seat]
    cost = cost_of(empire)
    resource = "crops" if empire.crops >= cost else "gold"
    if empire.crops >= cost and empire.gold >= cost:
        pay = One("caravan-pay", RESOURCES, rule="5.8.2", label=lambda r: Label("pay", resource=r, cost=cost))
        resource = yield from ask(g, seat, pay)
    if resource == "crops":
        empire.crops -= cost
    else:
        empire.gold -= cost
    g.turn.used = True
    yield from lay_caravan(g, seat, border, cost, resource)


def earns_heritage(g: Sands, seat: int, border: str) -> bool:
    """§5.8.4 §5.8.5 A trade good, or the capital or City of another player that no own caravan had reached."""
    if border in GOODS:
        return True
    before = touched(g, seat)
    return any(region not in before and is_foreign_place(g, seat, region) for region in SIDES[border])


def lay_caravan(g: Sands, seat: int, border: str, cost: int = 0, resource: str = "") -> Procedure[None]:
    """§5.8.4 At most one step of heritage for a caravan, on a track of one's choice."""
    earned = earns_heritage(g, seat, border)
    g.empires[seat].caravans += (border,)
    yield Note("caravan", seat=seat, border=border, cost=cost, resource=resource)
    if earned:
        prompt = One("caravan-heritage", CATEGORIES, rule="5.8.4", label=category_label)
        yield from raise_heritage(g, seat, (yield from ask(g, seat, prompt)))


def category_label(category: str) -> Label:
    return Label("category", [f"category:{category}"], category=category)


def border_label(g: Sands, seat: int, border: str) -> Label:
    x, y = SIDES[border]
    targets = [f"border:{border}", f"region:{x}", f"region:{y}"]
    if border in GOODS:
        return Label("border-good", targets, border=border, good=GOODS[border])
    return Label("border", targets, border=border, heritage=int(earns_heritage(g, seat, border)))

"""§5.9 Migrate."""

from __future__ import annotations

from civitas.games.sands.actions.caravan import CARAVANS, Network, border_label, lay_caravan
from civitas.games.sands.actions.deciding import ask
from civitas.games.sands.actions.moving import DONE, move_label, move_one, moves, set_out
from civitas.games.sands.box.content import KINDS, SIDES
from civitas.games.sands.box.effects import unlocked
from civitas.games.sands.box.state import Sands, citizens, citizens_on_board
from civitas.kernel import Label, One, Procedure, Reason, Verdict

NOBODY_THERE = Reason("nobody-there", "5.9.2", "border")
NO_CITIZENS = Reason("no-citizens", "5.9.1")


def possible(g: Sands, seat: int) -> Verdict:
    return None if citizens_on_board(g.empires[seat]) else (NO_CITIZENS,)


def passage(g: Sands, seat: int) -> Procedure[None]:
    """§5.9.3 The road question comes first."""
    yield from set_out(g, seat, KINDS)


def wander(g: Sands, seat: int) -> Procedure[None]:
    """§5.9.1 Any citizens, one region each; groups may split, foreign regions may be entered, capacity exceeded."""
    prompt = One("migrate-move", lambda: [*moves(g, seat), DONE], rule="5.9.1", label=move_label)
    yield from move_one(g, seat, prompt)


class Accompanied(Network):
    """Caravans that travel with citizens."""

    def check(self, border: str) -> Verdict:
        """§5.9.2 As with a bought caravan, and an own citizen in one of the two regions."""
        verdict = None if border == DONE else super().check(border)
        if border == DONE or verdict is not None:
            return verdict
        empire = self.g.empires[self.seat]
        if any(region in self.g.control and citizens(empire, region) for region in SIDES[border]):
            return None
        return NOBODY_THERE, border


def free_caravan(g: Sands, seat: int) -> Procedure[None]:
    """§5.9.2 With culture unlocked, one caravan at no cost after the moves."""
    empire = g.empires[seat]
    if not unlocked(empire, "culture") or len(empire.caravans) >= CARAVANS:
        return
    borders, network = g.atlas.borders, Accompanied(g, seat)
    if all(network.check(border) is not None for border in borders):
        return
    prompt = One(
        "migrate-caravan",
        [*borders, DONE],
        network.check,
        rule="5.9.2",
        label=lambda answer: Label("done") if answer == DONE else border_label(g, seat, answer),
    )
    answer = yield from ask(g, seat, prompt)
    if answer != DONE:
        g.turn.used = True
        yield from lay_caravan(g, seat, answer)

"""§5.1 Chronicle."""

from __future__ import annotations

from civitas.games.sands.actions.deciding import ask
from civitas.games.sands.box.content import FIELDS
from civitas.games.sands.box.state import Sands
from civitas.kernel import Label, Note, One, Procedure, Reason, Verdict

FIELD_TAKEN = Reason("field-taken", "5.1.2", "field")
NO_CHRONICLE = Reason("no-chronicle", "5.1.1")


def possible(g: Sands, seat: int) -> Verdict:
    """A card in hand, and a field without an own card: of seven cards, six can lie."""
    return None if len(g.empires[seat].chronicles) < len(FIELDS) else (NO_CHRONICLE,)


def chronicle(g: Sands, seat: int) -> Procedure[None]:
    """§5.1.1 §5.1.2 One card face down on a field where none of one's own lies; it stays there."""
    empire = g.empires[seat]

    def candidates() -> list[str]:
        return [f"{field}{card}" for field in FIELDS for card in empire.hand]

    def check(answer: str) -> Verdict:
        return (FIELD_TAKEN, answer[0]) if answer[0] in empire.chronicles else None

    answer = yield from ask(g, seat, One("chronicle", candidates, check, rule="5.1.1", label=_label))
    field, card = answer[0], int(answer[1:])
    empire.hand = tuple(number for number in empire.hand if number != card)
    empire.chronicles[field] = card
    g.turn.used = True
    yield Note("chronicle", seat=seat, field=field)
    yield Note("chronicle-own", (seat,), field=field, card=card)


def _label(answer: str) -> Label:
    field, card = answer[0], answer[1:]
    return Label("chronicle", [f"field:{field}", f"chronicle:{card}"], field=field, card=int(card))

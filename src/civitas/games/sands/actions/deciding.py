"""How a player is asked in the own turn: every question comes with the bonus actions beside it."""

from __future__ import annotations

from civitas.games.sands.actions.bonus import ANSWERS, BonusPrompt, bonus_action
from civitas.games.sands.box.state import Sands
from civitas.kernel import Answer, Ask, One, Procedure


def ask(g: Sands, seat: int, prompt: One) -> Procedure[Answer]:
    """§4.2.B2 A bonus action may come at any moment of the turn, so also in the midst of an action."""
    prompt.aside = BonusPrompt(g, seat)
    while True:
        answer = yield Ask(seat, prompt)
        if answer not in ANSWERS:
            return answer
        yield from bonus_action(g, seat, answer)
        prompt.forget()
        prompt.aside = BonusPrompt(g, seat)

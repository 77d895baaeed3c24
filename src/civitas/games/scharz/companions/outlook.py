"""What an answer would bring, by the rules themselves: the prestige of a feast, the defence of what is assaulted."""

from __future__ import annotations

from civitas.games.outlooks import Outlook, Prospect
from civitas.games.scharz.box.queries import Lie
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear.upkeep import income
from civitas.kernel import Prompt


def outlooks(g: Scharz, seat: int, prompt: Prompt) -> list[Outlook]:
    """For feasts: what each size brings."""
    if prompt.key != "feast":
        return []
    gain = income(g, seat, Lie(g))
    return [Outlook(size, [Prospect("feast", good=True, amount=gain * size)]) for size in prompt.legal()]

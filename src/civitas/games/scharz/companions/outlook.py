"""What an answer would bring, by the rules themselves: what a field is good for, the prestige of a feast."""

from __future__ import annotations

from civitas.games.outlooks import Outlook, Prospect
from civitas.games.scharz.box.content import BOX, FIELDS
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear.upkeep import income
from civitas.kernel import Prompt


def outlooks(g: Scharz, seat: int, prompt: Prompt) -> list[Outlook]:
    """For villages: homeland, coast, and in the mode Basic the yield. For feasts: what each size brings."""
    if prompt.key in ("village", "resettle"):
        return [Outlook(field, _field(g, field)) for field in prompt.legal() if field in FIELDS]
    if prompt.key != "feast":
        return []
    gain = income(g, seat, Lie(g))
    return [Outlook(size, [Prospect("feast", good=True, amount=gain * size)]) for size in prompt.legal()]


def _field(g: Scharz, field: str) -> list[Prospect]:
    """§3.7 §6 §D65 What a village there would have."""
    told: list[Prospect] = []
    told += [Prospect("homeland", faction=faction) for faction in FIELDS[field].home]
    told.append(Prospect("coast", good=True) if g.atlas.coast[field] else Prospect("no-coast", good=False))
    if not g.fast:
        grain = BOX["yield"].get(FIELDS[field].colours[0], 0)
        told.append(Prospect("yield", good=grain > 1, amount=grain))
    return told

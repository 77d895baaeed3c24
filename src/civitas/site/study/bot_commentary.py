"""Bots that think aloud, where people learn: what their last moves were good for, as far as all can see.

Nothing is told of what a bot thought. Each of its deeds is looked at afterwards with the eyes of the one who reads: the
position before and after it, in both of which everything that the reader cannot know is dealt anew, and of those only
features that do not hang on hidden cards. So whatever is said follows from what the reader knows already.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from civitas import kernel
from civitas.bots.advised import advice_of
from civitas.bots.chances import even_taste
from civitas.bots.reasons import Reasons, reasons
from civitas.kernel import Dice
from civitas.kernel.dice import Stream
from civitas.kernel.journal import TAKE_BACK, UNDO
from civitas.site.tables.models import Seat
from civitas.site.tables.record.history import NoSuchPosition, position
from civitas.site.tables.record.journal import journal

MOST = 12
"""Deeds that are told at once; each takes the opening of two positions."""


class Deed(NamedTuple):
    """What a bot did in one go: entries `first` to `last` of the journal."""

    seat: int
    first: int
    last: int


class Aloud(NamedTuple):
    """A deed, and what it was good for."""

    deed: Deed
    reasons: Reasons


def aloud(table_id: int, viewer: int, since: int, until: int) -> Iterator[Aloud]:
    """The last deeds of bots among these entries, each with what speaks for it."""
    bots = set(Seat.objects.filter(table_id=table_id).exclude(bot="").values_list("number", flat=True))
    for deed in _deeds(table_id, bots, since, until)[-MOST:]:
        try:
            before, after = (_features(table_id, at, viewer, deed.seat) for at in (deed.first, deed.last + 1))
        except NoSuchPosition:
            continue  # from before the present rules
        found = reasons({name: after.get(name, 0.0) - value for name, value in before.items()})
        if found.more:
            yield Aloud(deed, found)


def _deeds(table_id: int, bots: set[int], since: int, until: int) -> list[Deed]:
    """What each bot did until somebody else had a word; rolls of dice belong to the deed that they are part of."""
    found = []
    entries = [(entry.who, entry) for entry in journal(table_id, since, until) if isinstance(entry.who, int)]
    for seat, group in groupby(entries, key=lambda said: said[0]):
        own = [entry for _, entry in group]
        if seat in bots and not any(entry.key in (UNDO, TAKE_BACK) for entry in own):
            found.append(Deed(seat, own[0].seq, own[-1].seq))
    return found


def _features(table_id: int, seq: int, viewer: int, seat: int) -> dict[str, float]:
    """What the position is made of for a seat, as far as another one can know."""
    table = position(table_id, seq)
    advice = advice_of(table.title)
    imagined: kernel.Table = table.determinise(viewer, Stream(f"aloud {seq}|"))
    imagined.dice = imagined.dice or Dice(f"aloud {seq}")
    told = advice.features(imagined.view(seat)["game"], seat, even_taste(advice))
    return {name: value for name, value in told.items() if name not in advice.OWN}

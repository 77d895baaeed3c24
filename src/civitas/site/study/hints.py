"""Advice for a seat that is asked: the best answers by a search that knows what the seat knows.

It is kept for the seat alone and for its present question. Neither that it was asked for nor what came of it shows
anywhere else: nothing is counted on the table, and nothing is said on its streams.
"""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.utils.crypto import salted_hmac

from civitas import kernel
from civitas.bots.process_pool import Thinkers
from civitas.kernel.actors import CHANCE, TABLE
from civitas.site.core import bus
from civitas.site.study.asking import check_thoughts
from civitas.site.study.models import Kind, Study
from civitas.site.tables import moves
from civitas.site.tables.access import Access
from civitas.site.tables.models import Entry

THINKERS = Thinkers(1)
"""A process of its own, so that no bot's move waits for somebody's advice."""
Found = dict[str, Any]


def ask(access: Access, table: kernel.Table, seat: int) -> Study:
    """Ask for advice on the seat's present question; asked again, it is the same advice."""
    table.prompt(seat)  # who is not asked is told so
    known = latest(access, table, seat)
    if known is not None:
        return known
    Study.objects.filter(table_id=access.id, kind=Kind.HINT, seat=seat).delete()
    check_thoughts(access.user_id, Kind.HINT)
    study, _ = Study.objects.get_or_create(
        table_id=access.id, kind=Kind.HINT, seat=seat, seq=table.seq, defaults={"asker_id": access.user_id}
    )
    bus.publish(access.name, table.seq)  # a worker may be asleep
    return study


def latest(access: Access, table: kernel.Table, seat: int) -> Study | None:
    """The advice on the seat's present question, if it was asked for."""
    study = Study.objects.filter(table_id=access.id, kind=Kind.HINT, seat=seat).order_by("-seq").first()
    return study if study is not None and _holds(study, table, seat) else None


def _holds(study: Study, table: kernel.Table, seat: int) -> bool:
    """Is it still the same question? Where seats answer side by side, what others say in between changes nothing."""
    if seat not in table.to_act() or study.seq > table.seq:
        return False
    if study.seq == table.seq:
        return True
    since = Entry.objects.filter(table_id=study.table_id, seq__gte=study.seq, who__in=(seat, CHANCE.value, TABLE.value))
    return table.side_by_side and not since.exists()


def think(study: Study) -> list[Found]:
    """What a bot would advise, the best first. It may take a second or two."""
    table = moves.look(study.table.name)
    if not _holds(study, table, study.seat):
        return []
    seed = salted_hmac("civitas.hint", f"{study.table.name} {study.seat}", algorithm="sha256").hexdigest()
    patience = settings.CIVITAS_BOT_SECONDS
    found = THINKERS.advise(settings.CIVITAS_HINT_BOT, seed, table, study.seat, patience)
    return [hint._asdict() for hint in found]

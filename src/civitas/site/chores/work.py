"""The chores themselves, as the worker does them."""

from __future__ import annotations

from civitas.site.chores.doing import Found, do_one
from civitas.site.chores.models import Chore, Kind
from civitas.site.notices.channels import Undelivered
from civitas.site.notices.models import Channel
from civitas.site.notices.sending import test as send_test
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.private.files import import_game


def import_one() -> bool:
    """Bring one game along for somebody who waits; False if nobody does."""
    return do_one(Kind.IMPORT, _import)


def try_one() -> bool:
    """Try one channel out for somebody who waits; False if nobody does."""
    return do_one(Kind.TEST, _try)


def _import(chore: Chore) -> Found:
    try:
        return {"table": import_game(chore.user, chore.given["file"]).name}
    except NotPossible as fault:
        return {"error": fault.why}


def _try(chore: Chore) -> Found:
    mine = Channel.objects.select_related("user__profile").filter(user=chore.user, pk=chore.given["channel"])
    channel = mine.first()
    if channel is None:
        return {"error": "no-such-channel"}
    try:
        send_test(channel)
    except Undelivered as fault:
        return {"error": "undelivered", "fault": fault.fault, "detail": fault.detail}
    return {}

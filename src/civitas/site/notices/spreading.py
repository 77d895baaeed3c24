"""Handing notices to the channels of those whom they concern, as they wish."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from allauth.account.models import EmailAddress
from django.db import transaction

from civitas.site.clocks.hours import Hours, Quiet
from civitas.site.clocks.models import Rhythm
from civitas.site.core.now import now as present
from civitas.site.core.taking import locked
from civitas.site.notices.channels import grace
from civitas.site.notices.models import (
    ASKED,
    HEARD,
    Channel,
    Delivery,
    Notice,
    Preference,
    State,
    TableLevel,
    Way,
    digest,
)
from civitas.site.people.models import Profile

AT_ONCE = 100
RINGING = frozenset({Way.PUSH, Way.NTFY, Way.DISCORD})
"""Ways that make a sound."""
DAY = 24 * 60
"""Minutes. A bundle of a day comes at the person's hour."""


def spread() -> bool:
    """Hand out the oldest notices that nobody has handed out yet; False if there are none."""
    if not Notice.objects.filter(spread=None).exists():
        return False  # without a transaction, which on SQLite would stop everybody else for a moment
    with transaction.atomic():
        notices = list(locked(Notice.objects.filter(spread=None)).order_by("pk")[:AT_ONCE])
        if not notices:
            return False
        now = present()
        Notice.objects.filter(pk__in=[notice.pk for notice in notices]).update(spread=now)
        people = {notice.user_id for notice in notices if notice.gone is None}
        channels, days = _channels(people), _days(people)
        levels = _levels(notices)
        deliveries = []
        for notice in notices:
            if notice.gone is not None:
                continue
            for channel in channels[notice.user_id]:
                level = levels.get((notice.user_id, notice.table_id), channel.level)
                if notice.kind in HEARD[level]:
                    due = _due(notice.created, channel, days[notice.user_id])
                    deliveries.append(Delivery(notice=notice, channel=channel, due=due))
        Delivery.objects.bulk_create(deliveries, ignore_conflicts=True)
    return True


def settle() -> bool:
    """See to notices that are no longer true: what waits is dropped, what was sent is taken back where that can be.

    Only what says that somebody is asked is taken back; that a game has begun stays true enough.
    """
    gone = Notice.objects.filter(gone__isnull=False, spread__isnull=False, settled=False)
    if not gone.exists():
        return False
    with transaction.atomic():
        notices = list(locked(gone).order_by("pk")[:AT_ONCE])
        busy = {*Delivery.objects.filter(notice__in=notices, state=State.SENDING).values_list("notice", flat=True)}
        ready = [notice for notice in notices if notice.pk not in busy]
        if not ready:
            return False
        waiting = Delivery.objects.filter(notice__in=ready, state=State.WAITING)
        waiting.update(state=State.DROPPED)
        now = present()
        for notice in ready:
            if notice.kind in ASKED:
                sent = Delivery.objects.filter(notice=notice, state__in=(State.SENT, State.DOUBTFUL), channel__on=True)
                # A browser need not show what is answered; for the others an answer is no news.
                ways = Way.values if notice.undone else [Way.PUSH]
                sent.filter(channel__way__in=ways).update(state=State.RECALLING, due=now, tries=0)
        Notice.objects.filter(pk__in=[notice.pk for notice in ready]).update(settled=True)
    return True


def mail_channel(user_id: int) -> Channel:
    """The person's mail, which everybody has from the start."""
    channel, _ = Channel.objects.get_or_create(user_id=user_id, way=Way.MAIL, digest=digest(""))
    return channel


def _channels(people: set[int]) -> defaultdict[int, list[Channel]]:
    reachable = EmailAddress.objects.filter(user_id__in=people, verified=True).values_list("user_id", flat=True)
    have = Channel.objects.filter(user_id__in=people, way=Way.MAIL).values_list("user_id", flat=True)
    for user in {*reachable} - {*have}:
        mail_channel(user)
    found: defaultdict[int, list[Channel]] = defaultdict(list)
    for channel in Channel.objects.filter(user_id__in=people, on=True):
        found[channel.user_id].append(channel)
    return found


def _levels(notices: Sequence[Notice]) -> dict[tuple[int, int], str]:
    """What people have said about these very tables."""
    rows = TableLevel.objects.filter(
        table_id__in={n.table_id for n in notices}, user_id__in={n.user_id for n in notices}
    )
    return {(user, table): level for user, table, level in rows.values_list("user", "table", "level")}


class Day(NamedTuple):
    """How somebody's day runs: when a daily bundle comes, in which time zone, and when they want to be left alone."""

    hour: int
    zone: str
    quiet: Quiet | None = None


def _days(people: set[int]) -> dict[int, Day]:
    zones = dict(Profile.objects.filter(user_id__in=people).values_list("user_id", "time_zone"))
    hours = dict(Preference.objects.filter(user_id__in=people).values_list("user_id", "digest_hour"))
    usual = Preference._meta.get_field("digest_hour").default
    quiet = {
        rhythm.user_id: Quiet(rhythm.quiet_begin, rhythm.quiet_end)
        for rhythm in Rhythm.objects.filter(user_id__in=people)
    }
    return {user: Day(hours.get(user, usual), zones.get(user, "UTC"), quiet.get(user)) for user in people}


def _due(created: datetime, channel: Channel, day: Day) -> datetime:
    if channel.bundle >= DAY:
        local = created.astimezone(ZoneInfo(day.zone))
        then = local.replace(hour=day.hour, minute=0, second=0, microsecond=0)
        return then if then > local else then + timedelta(days=1)
    due = created + max(grace(channel), timedelta(minutes=channel.bundle))
    # A letter waits in silence, and a program does not sleep; what rings waits until the quiet hours are over.
    night = Hours(day.zone, day.quiet).still(due) if channel.way in RINGING else None
    return due if night is None else night[1]

"""Sending what is due: claim it, look whether it is still true, hand it over, write down what became of it.

Three steps, and only the middle one is outside the database. A worker that is killed before the claim leaves everything
to others; one that is killed after the last step has done it all. One that is killed in between leaves deliveries that
somebody has begun to hand over, and nobody knows whether they arrived: here exactly-once ends. Where a repeat is
recognised (a browser replaces what bears the same tag, a program knows the number of the request), it is sent again;
where it is not (mail, Discord, ntfy), it is not, for "never twice" was promised and a reminder will come.
"""

from __future__ import annotations

import secrets
from collections import defaultdict
from datetime import datetime, timedelta
from typing import NamedTuple

import structlog
from django.db import transaction
from django.db.models import Exists, F, OuterRef, Q, QuerySet

from civitas.site.core import limits
from civitas.site.core.now import now as present
from civitas.site.core.taking import locked
from civitas.site.notices import hooks, mailing, webpush
from civitas.site.notices.channels import REPEATABLE, SHARED, Item, Message, Undelivered, grace
from civitas.site.notices.models import ASKED, Channel, Delivery, Kind, Notice, State, Way
from civitas.site.notices.wording import Told, holds, link_to, say, tell, withdrawn
from civitas.site.observing import metrics

LEASE = timedelta(minutes=2)
"""Who has not come back after this has died; a request is cut off long before."""
REQUEST = 2 * timedelta(seconds=limits.OUTGOING_SECONDS)
"""What a request and its preparation take at most; then whoever sent it has died."""
FIRST_REST = timedelta(seconds=30)
"""After a failure; twice as long each further time."""
LONGEST_REST = timedelta(seconds=limits.RETRY_SECONDS)
RECALLS = 3
"""So often we try to take something back."""
MOST = 50
"""Things in one message."""
URGENCY = (Kind.TURN, Kind.REMINDER, Kind.NUDGE)
"""Of what says the same, the last is told."""

log = structlog.get_logger(__name__)


class Claim(NamedTuple):
    """Deliveries that this worker hands over now, and nobody else."""

    channel: Channel
    name: str
    deliveries: list[Delivery]
    recall: bool


def send_one() -> bool:
    """Hand over what one channel is due; False if nothing is."""
    claim = _claim()
    if claim is None:
        return False
    if claim.recall:
        _finish_recall(claim)
    else:
        _hand_over(claim)
    return True


def test(channel: Channel) -> None:
    """Send something to a channel now, to see whether it arrives; raises `Undelivered`."""
    language = channel.user.profile.language
    link = link_to("").removesuffix("table/") + "settings/notices"
    item = Item(0, "test", "test", "", say(language, "test"), (say(language, "test-why"),), link)
    _send(channel, Message(f"test-{secrets.token_hex(8)}", language, (item,)))


# --- claiming ----------------------------------------------------------------------------------------------------


def _due(now: datetime) -> QuerySet[Delivery]:
    return Delivery.objects.filter(state__in=(State.WAITING, State.RECALLING), due__lte=now, channel__on=True)


def _claim() -> Claim | None:
    now = present()
    lost = Delivery.objects.filter(state=State.SENDING, begun__lt=now - LEASE)
    if not _due(now).exists() and not lost.exists():
        return None  # without a transaction, which on SQLite would stop everybody else for a moment
    with transaction.atomic():
        _give_up(lost)
        # The channel is what is locked: two workers must not make two messages of one bundle.
        wanted = Channel.objects.filter(Exists(_due(now).filter(channel=OuterRef("pk"))))
        # One request to an address of each person's at a time: whoever names slow ones waits for them alone.
        busy = Delivery.objects.filter(state=State.SENDING, begun__gte=now - REQUEST).exclude(channel__way=Way.MAIL)
        wanted = wanted.filter(Q(way=Way.MAIL) | ~Exists(busy.filter(channel__user=OuterRef("user"))))
        channel = locked(wanted).select_related("user__profile").order_by("pk").first()
        if channel is None:
            return None
        recalls = list(channel.deliveries.filter(state=State.RECALLING, due__lte=now).order_by("pk")[:1])
        chosen = recalls or list(
            channel.deliveries.filter(state=State.WAITING).order_by("due", "pk")[
                : 1 if channel.way in REPEATABLE else MOST
            ]
        )
        name = secrets.token_hex(10)
        if not recalls:
            Delivery.objects.filter(pk__in=[one.pk for one in chosen]).update(
                state=State.SENDING, begun=now, message=name, tries=F("tries") + 1
            )
        else:
            # Others leave it alone for so long; taking back twice does no harm.
            Delivery.objects.filter(pk=recalls[0].pk).update(due=now + LEASE, tries=F("tries") + 1)
    return Claim(channel, name, chosen, bool(recalls))


def _together(channel: Channel, now: datetime) -> list[Delivery]:
    """What goes into one message: all that has waited a little, or the one that is due where each goes alone."""
    waiting = channel.deliveries.filter(state=State.WAITING)
    if channel.way in REPEATABLE:
        return list(waiting.filter(due__lte=now).order_by("due", "pk")[:1])
    return list(waiting.filter(notice__created__lte=now - grace(channel)).order_by("due", "pk")[:MOST])


def _give_up(lost: QuerySet[Delivery]) -> None:
    """Somebody has died over these."""
    lost.filter(channel__way__in=REPEATABLE).update(state=State.WAITING)
    doubtful = lost.exclude(channel__way__in=REPEATABLE).update(state=State.DOUBTFUL)
    if doubtful:
        log.warning("a worker died while it sent, and nobody knows whether it arrived", deliveries=doubtful)


# --- handing over ------------------------------------------------------------------------------------------------


def _hand_over(claim: Claim) -> None:
    numbers = [delivery.pk for delivery in claim.deliveries]
    fresh = Notice.objects.select_related("table", "user__profile").in_bulk([d.notice_id for d in claim.deliveries])
    true = [one for one in claim.deliveries if holds(fresh[one.notice_id])]
    mine = Delivery.objects.filter(pk__in=numbers, state=State.SENDING, message=claim.name)
    mine.exclude(pk__in=[one.pk for one in true]).update(state=State.DROPPED)
    if not true:
        return
    try:
        message = _message(claim, true, fresh)
        receipt = _send(claim.channel, message)
    except Undelivered as fault:
        _failed(claim.channel, mine, fault)
    except Exception:
        log.exception("a notice could not be put into words or sent", channel=claim.channel.pk)
        _failed(claim.channel, mine, Undelivered("broken"))
    else:
        metrics.NOTICES.labels(claim.channel.way, "sent").inc()
        mine.update(state=State.SENT, receipt=receipt)
        Channel.objects.filter(pk=claim.channel.pk).update(
            failures=0, fault="", detail="", fault_at=None, sent_at=present()
        )


def _message(claim: Claim, deliveries: list[Delivery], notices: dict[int, Notice]) -> Message:
    """One thing for each table and matter, the oldest first; that somebody is asked is said once, most urgently."""
    groups: defaultdict[tuple[int, str], list[Delivery]] = defaultdict(list)
    for delivery in sorted(deliveries, key=lambda one: one.notice_id):
        notice = notices[delivery.notice_id]
        groups[notice.table_id, "asked" if notice.kind in ASKED else notice.kind].append(delivery)
    items = []
    for matter in groups.values():
        told = [notices[one.notice_id] for one in matter]
        if told[0].kind in ASKED:
            told.sort(key=lambda notice: URGENCY.index(Kind(notice.kind)))
        items.append(_item(matter[-1], told[-1], tell(told, shared=claim.channel.way in SHARED)))
    return Message(claim.name, claim.channel.user.profile.language, tuple(items))


def _item(delivery: Delivery, notice: Notice, told: Told) -> Item:
    table = notice.table
    return Item(
        delivery.pk, notice.kind, table.name, table.title, told.headline, told.details, told.link, notice.seat, told.seq
    )


def _send(channel: Channel, message: Message) -> str:
    match channel.way:
        case Way.MAIL:
            return mailing.to_mail(channel, message)
        case Way.PUSH:
            return webpush.to_browser(channel, message)
        case Way.DISCORD:
            return hooks.to_discord(channel, message)
        case Way.NTFY:
            return hooks.to_ntfy(channel, message)
        case _:
            return hooks.to_webhook(channel, message)


def _failed(channel: Channel, mine: QuerySet[Delivery], fault: Undelivered) -> None:
    """Try again later, less and less often; at last leave the channel alone and say so in the settings."""
    failures = channel.failures + 1
    off = fault.for_good or failures >= limits.FAILURES_IN_A_ROW
    now = present()
    rest = min(FIRST_REST * 2 ** (failures - 1), LONGEST_REST)
    if fault.wait is not None:
        rest = max(rest, min(timedelta(seconds=fault.wait), LONGEST_REST))
    metrics.NOTICES.labels(channel.way, "failed").inc()
    with transaction.atomic():
        Channel.objects.filter(pk=channel.pk).update(
            failures=failures, fault=fault.fault, detail=fault.detail, fault_at=now, on=not off
        )
        if off:
            mine.update(state=State.FAILED)
            channel.deliveries.filter(state__in=(State.WAITING, State.RECALLING)).update(state=State.FAILED)
        else:
            mine.update(state=State.WAITING, due=now + rest)
            channel.deliveries.filter(state=State.WAITING, due__lt=now + rest).update(due=now + rest)


# --- taking back -------------------------------------------------------------------------------------------------


def _finish_recall(claim: Claim) -> None:
    delivery = claim.deliveries[0]
    notice = Notice.objects.select_related("table", "user__profile").get(pk=delivery.notice_id)
    if claim.channel.way in (Way.MAIL, Way.NTFY):
        # A correction is not repeated either, so it is written down before it is sent.
        Delivery.objects.filter(pk=delivery.pk).update(state=State.RECALLED)
    try:
        _recall(claim, delivery, notice)
    except Undelivered as fault:
        if delivery.tries + 1 < RECALLS and not fault.for_good:
            Delivery.objects.filter(pk=delivery.pk).update(due=present() + FIRST_REST)
            return
        log.info("a notice could not be taken back", delivery=delivery.pk, fault=fault.fault)
    Delivery.objects.filter(pk=delivery.pk, state=State.RECALLING).update(state=State.RECALLED)


def _recall(claim: Claim, delivery: Delivery, notice: Notice) -> None:
    channel = claim.channel
    item = _item(delivery, notice, withdrawn(notice))
    message = Message(claim.name, notice.user.profile.language, (item,))
    match channel.way:
        case Way.PUSH:
            # If the same person is asked again at this table, the newer notice has taken the place of the old one.
            if not Notice.objects.filter(
                user=notice.user, table=notice.table, gone=None, kind__in=ASKED, pk__gt=notice.pk
            ).exists():
                webpush.close(channel, item)
        case Way.DISCORD:
            hooks.delete_from_discord(channel, delivery.receipt)
        case Way.WEBHOOK:
            hooks.to_webhook(channel, message, "withdrawn")
        case _:
            _send(channel, message)

"""The people's notices: by which channels they are told, how much, and how much of one table. Mounted at /notices/."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from django.contrib.auth.models import User
from django.core.mail import get_connection
from django.core.mail.backends.console import EmailBackend
from django.db import IntegrityError, transaction
from django.http import HttpRequest
from ninja import Path, Router, Schema, Status
from pydantic import Field

from civitas.site.api.people.chores import ASKED, show_chore
from civitas.site.api.shared.caller import Request, at_table
from civitas.site.api.shared.errors import ERRORS, Problem
from civitas.site.api.shared.limits import heavy, writes
from civitas.site.api.shared.shapes import Asked, Text
from civitas.site.api.shared.words import language
from civitas.site.chores.doing import ask
from civitas.site.chores.models import Kind as ChoreKind
from civitas.site.core import limits
from civitas.site.notices import hooks, mailing, webpush
from civitas.site.notices.models import (
    ADDRESS_LENGTH,
    NAME_LENGTH,
    Channel,
    Preference,
    TableLevel,
    Way,
    digest,
)
from civitas.site.notices.outgoing import NotAllowed, Unreachable, look_up
from civitas.site.notices.spreading import mail_channel
from civitas.site.notices.wording import say
from civitas.site.people.auth import person
from civitas.site.tables.access import Access, NoAccess

TOKEN_LENGTH = 200
OK, MADE, GONE, BARRED, MISSING, TAKEN, WRONG = 200, 201, 204, 403, 404, 409, 422
HIDDEN = "…"
router = Router(tags=["notices"], auth=person)

Level = Literal["all", "game", "turns", "none"]
Minutes = Literal[0, 15, 60, 1440]
Number = Path[Annotated[int, Field(ge=1, lt=2**31)]]
Address = Annotated[Text, Field(min_length=8, max_length=ADDRESS_LENGTH)]
Name = Annotated[Text, Field(max_length=NAME_LENGTH)]
Secret = Annotated[Text, Field(max_length=80, pattern=r"^[!-~]*$")]


class ChannelOut(Schema):
    """A way by which I am told."""

    id: int
    way: Literal["mail", "push", "discord", "webhook", "ntfy"]
    name: str
    address: str
    """Where it leads; the secret part of an address is left out."""
    level: Level
    bundle: Minutes
    """Minutes in which everything becomes one message; 1440 is once a day."""
    on: bool
    fault: str
    """Why the last try failed, or why the channel was switched off, in words; empty if all is well."""
    fault_at: datetime | None
    sent_at: datetime | None


class MadeChannel(ChannelOut):
    """A channel just made. The secret of a webhook is shown now and never again."""

    secret: str


class NoticesOut(Schema):
    """How I am told what happens at my tables."""

    channels: list[ChannelOut]
    digest_hour: int
    """When a daily bundle comes, in my time zone."""
    push_key: str
    """With this a browser subscribes (`applicationServerKey`)."""
    mail_works: bool
    """Does this site send mail at all?"""


class PushKeys(Asked):
    """With which only that browser can read what is sent to it."""

    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_=-]+$", max_length=120)]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_=-]+$", max_length=60)]


class ChannelIn(Asked):
    """A channel to be made. A browser brings its keys; a topic of ntfy may need a token."""

    way: Literal["push", "discord", "webhook", "ntfy"]
    address: Address
    name: Name = ""
    keys: PushKeys | None = None
    token: Secret = ""


class ChannelWishes(Asked):
    """What to change; what is left out stays. Switching it on forgets what went wrong."""

    name: Name = ""
    level: Level = "game"
    bundle: Minutes = 0
    on: bool = True


class HourIn(Asked):
    """When a daily bundle comes."""

    digest_hour: Annotated[int, Field(ge=0, le=23)]


class StoppedOut(Schema):
    """What a link in a mail has done."""

    on: bool


class TableLevelShape(Asked):
    """How much I want to be told of one table; nothing if it is as everywhere."""

    level: Level | None = None


def _show(channel: Channel, lang: str) -> dict[str, Any]:
    return {
        "id": channel.pk,
        "way": channel.way,
        "name": channel.name,
        "address": _address(channel),
        "level": channel.level,
        "bundle": channel.bundle,
        "on": channel.on,
        "fault": _fault(lang, channel.fault, channel.detail),
        "fault_at": channel.fault_at,
        "sent_at": channel.sent_at,
    }


def _fault(lang: str, fault: str, detail: str) -> str:
    return say(lang, f"fault-{fault}", detail=detail) if fault else ""


def _address(channel: Channel) -> str:
    """Enough to tell it apart. Whoever knows the whole of it could write there."""
    if channel.way == Way.MAIL:
        return mailing.address_of(channel) or ""
    host = channel.address.split("/")[2]
    return f"{host}/{HIDDEN}{channel.address[-4:]}"


def _mine(request: HttpRequest, number: int) -> Channel:
    user: User = request.auth  # type: ignore[attr-defined]
    found = Channel.objects.select_related("user__profile").filter(user=user, pk=number).first()
    if found is None:
        raise Problem(MISSING, "no-such-channel")
    return found


@router.get("/notices", response={OK: NoticesOut, **ERRORS})
def notices(request: Request) -> dict[str, Any]:
    """By which channels I am told, and what is wrong with them."""
    user = request.auth
    mail_channel(user.pk)
    mine = Preference.objects.filter(user=user).first() or Preference(user=user)
    return {
        "channels": [_show(one, language(request)) for one in Channel.objects.filter(user=user).order_by("pk")],
        "digest_hour": mine.digest_hour,
        "push_key": webpush.public_key(),
        "mail_works": not isinstance(get_connection(), EmailBackend),
    }


@router.patch("/notices", response={OK: NoticesOut, **ERRORS}, throttle=writes)
def change_hour(request: Request, wish: HourIn) -> dict[str, Any]:
    """When my daily bundle comes."""
    Preference.objects.update_or_create(user=request.auth, defaults={"digest_hour": wish.digest_hour})
    found: dict[str, Any] = notices(request)
    return found


@router.post("/notices/channels", response={MADE: MadeChannel, **ERRORS}, throttle=writes)
def make_channel(request: Request, wish: ChannelIn) -> Status[dict[str, Any]]:
    """A new way to be told. Only public addresses are written to, unless the host of the site allows others."""
    user = request.auth
    if wish.way != "push" and user.profile.is_guest:
        raise Problem(BARRED, "no-guests")
    if Channel.objects.filter(user=user).count() >= limits.CHANNELS_EACH:
        raise Problem(TAKEN, "too-many-channels")
    address = _checked(request, wish)
    secret = hooks.new_secret() if wish.way == "webhook" else wish.token
    keys = {} if wish.keys is None else wish.keys.dict()
    with transaction.atomic():
        if wish.way == "push":
            # A browser is one person's at a time: whoever uses it now.
            Channel.objects.filter(way=Way.PUSH, digest=digest(address)).delete()
        try:
            with transaction.atomic():
                made = Channel.objects.create(
                    user=user, way=wish.way, address=address, name=wish.name, keys=keys, secret=secret
                )
        except IntegrityError:
            raise Problem(TAKEN, "channel-exists") from None
    return Status(MADE, {**_show(made, language(request)), "secret": secret if wish.way == "webhook" else ""})


def _checked(request: HttpRequest, wish: ChannelIn) -> str:
    """The address, if it is one that may be written to."""
    address = wish.address.strip()
    lang = language(request)
    try:
        target = look_up(address)
    except NotAllowed as no:
        raise Problem(WRONG, "bad-address", say(lang, f"fault-{no.why}", detail="")) from no
    except Unreachable as fault:
        raise Problem(WRONG, "bad-address", say(lang, "fault-unreachable", detail=str(fault))) from fault
    if wish.way == "push" and wish.keys is None:
        raise Problem(WRONG, "bad-address", say(lang, "fault-browser-keys", detail=""))
    if wish.way == "discord" and not hooks.is_discord(address):
        raise Problem(WRONG, "bad-address", say(lang, "fault-not-discord", detail=""))
    if wish.way == "discord":
        address = address.partition("?")[0].rstrip("/")
    if wish.way == "ntfy" and (target.path == "/" or target.path.count("/") != 1):
        raise Problem(WRONG, "bad-address", say(lang, "fault-not-ntfy", detail=""))
    return address


@router.patch("/notices/channels/{number}", response={OK: ChannelOut, **ERRORS}, throttle=writes)
def change_channel(request: Request, number: Number, wishes: ChannelWishes) -> dict[str, Any]:
    """How much comes through a channel, how it is bundled, and whether it is on."""
    channel = _mine(request, number)
    wished = wishes.dict(exclude_unset=True)
    for field, value in wished.items():
        setattr(channel, field, value)
    if wished.get("on"):
        channel.failures, channel.fault, channel.detail, channel.fault_at = 0, "", "", None
        wished |= {"failures": 0, "fault": "", "detail": "", "fault_at": None}
    if wished:
        channel.save(update_fields=[*wished])
    return _show(channel, language(request))


@router.delete("/notices/channels/{number}", response={GONE: None, **ERRORS}, throttle=writes)
def remove_channel(request: Request, number: Number) -> Status[None]:
    """Never write there again. Mail cannot be removed, only switched off."""
    channel = _mine(request, number)
    if channel.way == Way.MAIL:
        raise Problem(TAKEN, "mail-stays")
    channel.delete()
    return Status(GONE, None)


@router.post("/notices/channels/{number}/test", response=ASKED, throttle=[writes, heavy])
def try_channel(request: Request, number: Number) -> Status[dict[str, Any]]:
    """Send something there now. A worker does that; `/chores/{number}` says whether it arrived."""
    channel = _mine(request, number)
    return Status(202, show_chore(request, ask(request.auth, ChoreKind.TEST, {"channel": channel.pk})))


@router.post("/notices/unsubscribe/{token}", auth=None, response={OK: StoppedOut, **ERRORS}, throttle=writes)
def unsubscribe(request: HttpRequest, token: Annotated[str, Path(max_length=TOKEN_LENGTH)]) -> dict[str, bool]:
    """What the link in a mail does, and what mail programs do with one click: no more mail. Nobody need sign in."""
    return _switch(token, on=False)


@router.post("/notices/resubscribe/{token}", auth=None, response={OK: StoppedOut, **ERRORS}, throttle=writes)
def resubscribe(request: HttpRequest, token: Annotated[str, Path(max_length=TOKEN_LENGTH)]) -> dict[str, bool]:
    """Mail again, for who has clicked by mistake."""
    return _switch(token, on=True)


def _switch(token: str, *, on: bool) -> dict[str, bool]:
    channel = mailing.stopped_by(token)
    if channel is None:
        raise Problem(MISSING, "not-found")
    fault = "" if on else "unsubscribed"
    Channel.objects.filter(pk=channel.pk).update(on=on, fault=fault, detail="", failures=0)
    return {"on": on}


def _member(request: HttpRequest, name: str) -> Access:
    """Only who belongs to a table is told of it."""
    access = at_table(request, name)
    if not access.member:
        raise NoAccess("not-your-table")
    return access


@router.get("/tables/{name}/notices", response={OK: TableLevelShape, **ERRORS})
def level_of_table(request: Request, name: str) -> dict[str, str | None]:
    """How much I want to be told of this table."""
    access = _member(request, name)
    found = TableLevel.objects.filter(user=request.auth, table_id=access.id).values_list("level", flat=True).first()
    return {"level": found}


@router.put("/tables/{name}/notices", response={OK: TableLevelShape, **ERRORS}, throttle=writes)
def choose_level_of_table(request: Request, name: str, wish: TableLevelShape) -> TableLevelShape:
    """More or less of this table than my channels otherwise let through."""
    access = _member(request, name)
    if wish.level is None:
        TableLevel.objects.filter(user=request.auth, table_id=access.id).delete()
    else:
        TableLevel.objects.update_or_create(user=request.auth, table_id=access.id, defaults={"level": wish.level})
    return wish

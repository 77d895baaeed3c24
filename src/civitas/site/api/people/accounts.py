"""The people's part of the API: me, my keys, whom I block, whom I report. Mounted at /people/."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.contrib.auth import logout
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from ninja import Router, Status
from ninja.errors import HttpError

from civitas.site.api.people.schemas import (
    Arrival,
    BlockIn,
    FreshToken,
    Goodbye,
    HandleInPath,
    Me,
    ReportIn,
    ReportOut,
    Somebody,
    TokenIn,
    TokenOut,
    Wishes,
)
from civitas.site.api.shared.errors import ERRORS
from civitas.site.api.shared.guests import welcome
from civitas.site.api.shared.limits import writes
from civitas.site.clocks import people as clocks
from civitas.site.people import tokens
from civitas.site.people.adapter import speak
from civitas.site.people.auth import in_browser, maybe_person, person
from civitas.site.people.leaving import leave
from civitas.site.people.models import Block, Profile, Report, Token
from civitas.site.people.proving import waits_for_proof
from civitas.site.people.wording import say
from civitas.site.tables import lobby

TOKENS_EACH = 20
BLOCKS_EACH = 500
REPORTS_A_DAY = 20
OK, MADE, GONE, MISSING, TAKEN, WRONG, TOO_MANY = 200, 201, 204, 404, 409, 422, 429

router = Router(tags=["people"], auth=person)


def _me(request: HttpRequest) -> User:
    user = request.auth  # type: ignore[attr-defined]
    assert isinstance(user, User)
    return user


def _show(user: User) -> dict[str, Any]:
    profile = user.profile
    return {
        "handle": user.username,
        "name": profile.name,
        "email": user.email,
        "is_guest": profile.is_guest,
        "is_staff": user.is_staff,
        "language": profile.language,
        "time_zone": profile.time_zone,
        "confirm": profile.confirm,
    }


def _find(handle: str) -> User:
    found = User.objects.select_related("profile").filter(username=handle, is_active=True).first()
    if found is None:
        raise HttpError(MISSING, say("no-such-person"))
    return found


@router.get("/me", response={OK: Me, **ERRORS})
def me(request: HttpRequest) -> dict[str, Any]:
    """Who I am and what I prefer."""
    return _show(_me(request))


@router.post("/me", auth=maybe_person, response={MADE: Me, **ERRORS}, throttle=writes)
def arrive(request: HttpRequest, arrival: Arrival) -> Status[dict[str, Any]]:
    """Play without an account, as a guest whom only this browser knows. Who is signed in stays who they are."""
    user = request.auth  # type: ignore[attr-defined]
    return Status(MADE, _show(user if isinstance(user, User) else welcome(request, arrival.name)))


@router.patch("/me", response={OK: Me, **ERRORS}, throttle=writes)
def change_me(request: HttpRequest, response: HttpResponse, wishes: Wishes) -> dict[str, Any]:
    """Change my name, language, time zone or when I am asked to confirm."""
    user = _me(request)
    profile: Profile = user.profile
    wished = wishes.dict(exclude_unset=True)
    for field, value in wished.items():
        setattr(profile, field, value)
    try:
        profile.clean_fields(exclude=["folded"])
    except ValidationError as error:
        raise HttpError(WRONG, " ".join(error.messages)) from None
    try:
        with transaction.atomic():
            # Quiet hours move with the time zone.
            clocks.rewound(user, lambda: profile.save(update_fields=[*wished]))
    except IntegrityError:
        raise HttpError(TAKEN, say("account-name-taken")) from None
    if "language" in wished:
        speak(response, profile.language)
    return _show(user)


@router.delete("/me", auth=in_browser, response={GONE: None, **ERRORS}, throttle=writes)
def goodbye(request: HttpRequest, really: Goodbye) -> Status[None]:
    """Leave for good: my name goes, my games stay."""
    user = _me(request)
    if really.name != user.profile.name:
        raise HttpError(WRONG, say("not-this-name"))
    leave(user)
    logout(request)
    return Status(GONE, None)


# A key that could make keys would outlive its own revocation: these three want a browser.
@router.get("/tokens", auth=in_browser, response={OK: list[TokenOut], **ERRORS})
def my_tokens(request: HttpRequest) -> list[Token]:
    """My keys, revoked ones included."""
    return list(_me(request).tokens.order_by("-created", "-pk")[: 5 * TOKENS_EACH])


@router.post("/tokens", auth=in_browser, response={MADE: FreshToken, **ERRORS}, throttle=writes)
def make_token(request: HttpRequest, wanted: TokenIn) -> Status[dict[str, Any]]:
    """A new key for a bot. The secret is in this answer and nowhere else."""
    user = _me(request)
    if waits_for_proof(user):
        raise HttpError(TAKEN, say("confirm-first"))
    if user.tokens.filter(revoked=None).count() >= TOKENS_EACH:
        raise HttpError(TAKEN, say("too-many-keys"))
    token, secret = tokens.make_token(user, wanted.name)
    return Status(MADE, {**TokenOut.from_orm(token).dict(), "secret": secret})


@router.delete("/tokens/{number}", auth=in_browser, response={GONE: None, **ERRORS}, throttle=writes)
def revoke_token(request: HttpRequest, number: int) -> Status[None]:
    """The key opens nothing from now on."""
    token = _me(request).tokens.filter(pk=number).first()
    if token is None:
        raise HttpError(MISSING, say("no-such-key"))
    tokens.revoke(token)
    return Status(GONE, None)


@router.get("/blocks", response={OK: list[Somebody], **ERRORS})
def my_blocks(request: HttpRequest) -> list[dict[str, str]]:
    """Whom I block."""
    found = _me(request).blocks.select_related("blocked__profile").order_by("created", "pk")
    return [{"handle": block.blocked.username, "name": block.blocked.profile.name} for block in found]


@router.post("/blocks", response={MADE: Somebody, **ERRORS}, throttle=writes)
def block(request: HttpRequest, whom: BlockIn) -> Status[dict[str, str]]:
    """Never seat me with this person again, nor let either invite the other. They are not told."""
    user = _me(request)
    other = _find(whom.handle)
    if other == user:
        raise HttpError(WRONG, say("block-self"))
    if user.blocks.count() >= BLOCKS_EACH:
        raise HttpError(TAKEN, say("too-many-blocks"))
    with transaction.atomic():
        Block.objects.get_or_create(blocker=user, blocked=other)
        lobby.part(user, other)
    return Status(MADE, {"handle": other.username, "name": other.profile.name})


@router.delete("/blocks/{handle}", response={GONE: None, **ERRORS}, throttle=writes)
def unblock(request: HttpRequest, handle: HandleInPath) -> Status[None]:
    """Think better of it."""
    gone, _ = _me(request).blocks.filter(blocked__username=handle).delete()
    if not gone:
        raise HttpError(MISSING, say("not-blocked"))
    return Status(GONE, None)


@router.post("/reports", response={MADE: ReportOut, **ERRORS}, throttle=writes)
def report(request: HttpRequest, what: ReportIn) -> Status[Report]:
    """Tell the people who run the site what somebody did."""
    user = _me(request)
    lately = timezone.now() - timedelta(days=1)
    if Report.objects.filter(reporter=user, created__gt=lately).count() >= REPORTS_A_DAY:
        raise HttpError(TOO_MANY, say("too-many-reports"))
    about = _find(what.about)
    return Status(MADE, Report.objects.create(reporter=user, about=about, table=what.table, text=what.text))

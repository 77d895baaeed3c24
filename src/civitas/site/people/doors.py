"""Who may come in, by `CIVITAS_DOORS`; people who have an account always may."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

from django.conf import settings
from django.core import signing
from django.http import HttpRequest
from django.urls import reverse

from civitas.site.config.house import Doors

SALT = "civitas.invited"
VALID = timedelta(days=7)
_KEPT = "civitas-invited"
_invitations: list[Callable[[str], bool]] = []
"""Whoever else gives out invitations says here whether an address is one."""


def guests_welcome() -> bool:
    """May people play who have no account?"""
    return bool(settings.CIVITAS_DOORS == Doors.OPEN)


def may_sign_up(request: HttpRequest, back: str | None = None) -> bool:
    """May whoever asks make an account? `back` is where they came from, if the request itself does not say it."""
    if settings.CIVITAS_DOORS != Doors.INVITED:
        return True
    came = back or request.POST.get("next") or request.GET.get("next", "")
    return is_invitation(request.session.get(_KEPT, "")) or any(invites(came) for invites in _invitations)


def add_invitations(invites: Callable[[str], bool]) -> None:
    """An invitation to something on the site invites to the site as well: does this address lead to one?"""
    if invites not in _invitations:
        _invitations.append(invites)


def invitation() -> str:
    """The path of a link from who runs the site: whoever has it may make an account while it is valid."""
    return reverse("invited", args=[signing.dumps(True, salt=SALT)])


def is_invitation(key: str) -> bool:
    """Is it the end of such a link, and not too old?"""
    try:
        return bool(signing.loads(key, salt=SALT, max_age=VALID))
    except signing.BadSignature:
        return False


def keep(request: HttpRequest, key: str) -> None:
    """The browser remembers the invitation until the account is made."""
    request.session[_KEPT] = key

"""Who may come in, by `CIVITAS_DOORS`; people who have an account always may."""

from __future__ import annotations

import re
from datetime import timedelta
from urllib.parse import urlsplit

from django.conf import settings
from django.core import signing
from django.db.models import Q
from django.http import HttpRequest
from django.urls import reverse

from civitas.site.house import Doors
from civitas.site.tables.models import Status, Table

SALT = "civitas.invited"
VALID = timedelta(days=7)
_KEPT = "civitas-invited"
_TO_A_TABLE = re.compile(r"/invite/([^/]+)/?")


def guests_welcome() -> bool:
    """May people play who have no account?"""
    return bool(settings.CIVITAS_DOORS == Doors.OPEN)


def may_sign_up(request: HttpRequest, back: str | None = None) -> bool:
    """May whoever asks make an account? `back` is where they came from, if the request itself does not say it."""
    if settings.CIVITAS_DOORS != Doors.INVITED:
        return True
    came = back or request.POST.get("next") or request.GET.get("next", "")
    return is_invitation(request.session.get(_KEPT, "")) or _leads_to_a_seat(came)


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


def _leads_to_a_seat(back: str) -> bool:
    """An invitation to a table invites to the site as well, as long as somebody can sit down there."""
    try:
        found = _TO_A_TABLE.fullmatch(urlsplit(back).path)
    except ValueError:  # no address at all
        return False
    if found is None or "\0" in back:
        return False
    a_seat = Q(status=Status.GATHERING) | Q(status=Status.PLAYING, seats__wanted=True)
    return Table.objects.filter(a_seat, invitation=found[1]).exists()

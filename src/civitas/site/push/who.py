"""Who asks, and as whom they may watch a table: the same cookie, the same token and the same doors as in the site."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from time import monotonic
from typing import NamedTuple

from django.conf import settings
from django.contrib.auth import get_user
from django.contrib.auth.models import AnonymousUser, User
from django.http import HttpRequest

from civitas.site.people import tokens
from civitas.site.push.news import Viewer
from civitas.site.tables.access import NoAccess, UnknownTable, find_access

BEARER = "bearer "
Somebody = User | AnonymousUser


class NoEntry(Exception):
    """The token opens nothing."""


class NotForYou(Exception):
    """There is no such table, or not for this user; which of the two is not said."""


class Watcher(NamedTuple):
    """Somebody who watches: as which seat, whose seat that is, and at what time it certainly was."""

    viewer: Viewer
    user_id: int | None
    since: float
    member: bool = False


def user_of(authorization: str, cookies: Mapping[str, str]) -> Somebody:
    """The user of a request. A token is judged alone; a cookie is a browser's; without either it is a stranger."""
    if authorization.lower().startswith(BEARER):
        holder = tokens.holder(authorization[len(BEARER) :].strip())
        if holder is None:
            raise NoEntry
        return holder
    key = cookies.get(settings.SESSION_COOKIE_NAME)
    if not key:
        return AnonymousUser()
    # What Django's middleware does, without the rest of a request.
    request = HttpRequest()
    request.session = import_module(settings.SESSION_ENGINE).SessionStore(key)
    user: Somebody = get_user(request)
    return user


def watcher_of(name: str, authorization: str, cookies: Mapping[str, str], seat: int | None) -> Watcher:
    """As whom the request may watch the table: from a seat of its user (the one that is named), or as a spectator."""
    now = monotonic()
    try:
        access = find_access(name, user_of(authorization, cookies))
        return Watcher(access.viewer(seat), access.user_id, now, access.member)
    except (NoAccess, UnknownTable) as no:
        raise NotForYou(name) from no

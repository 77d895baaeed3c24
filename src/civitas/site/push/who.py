"""Who asks, and as whom they may watch a table: the same cookie, the same token and the same doors as in the site."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from importlib import import_module
from time import monotonic
from typing import NamedTuple

from django.conf import settings
from django.contrib.auth import HASH_SESSION_KEY, SESSION_KEY, get_user
from django.contrib.auth.models import AnonymousUser, User
from django.contrib.sessions.models import Session
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import constant_time_compare

from civitas.site.people import tokens
from civitas.site.people.models import Token
from civitas.site.push.news import Viewer
from civitas.site.tables.access import Access, NoAccess, UnknownTable, find_access
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.models import Message
from civitas.site.tables.talk import check_partner, check_room

BEARER = "bearer "
Somebody = User | AnonymousUser


class NoEntry(Exception):
    """The token opens nothing."""


class NotForYou(Exception):
    """There is no such table, or not for this user; which of the two is not said."""


PARTNERS = "partners"
"""Beside the rooms for talk: who hears of the plan."""


class Pass(NamedTuple):
    """Whom somebody has shown to be, and by what: the hash of a token, or the key of a session."""

    user_id: int | None
    token: str = ""
    session: str = ""


class Watcher(NamedTuple):
    """Somebody who watches: as which seat, whose seat that is, and at what time it certainly was."""

    viewer: Viewer
    user_id: int | None
    since: float
    rooms: frozenset[str] = frozenset()
    """Whose talk they hear while the game goes on; afterwards members hear all of it."""
    member: bool = False
    shown: Pass = Pass(None)


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


def pass_of(user: Somebody, authorization: str, cookies: Mapping[str, str]) -> Pass:
    """What this user has come in with."""
    if user.pk is None:
        return Pass(None)
    if authorization.lower().startswith(BEARER):
        return Pass(user.pk, token=tokens.hash_of(authorization[len(BEARER) :].strip()))
    return Pass(user.pk, session=cookies.get(settings.SESSION_COOKIE_NAME, ""))


def invalid(shown: Collection[Pass]) -> set[Pass]:
    """Which of these open nothing any more: the key was revoked, the session has ended, the person is shut out."""
    users = {user.pk: user for user in User.objects.filter(pk__in={one.user_id for one in shown}, is_active=True)}
    keys = {one.token for one in shown if one.token}
    known = set(Token.objects.filter(hash__in=keys, revoked=None).values_list("hash", flat=True))
    sessions = Session.objects.filter(session_key__in={one.session for one in shown if one.session})
    data = {one.session_key: one.get_decoded() for one in sessions.filter(expire_date__gt=timezone.now())}
    return {one for one in shown if one.user_id not in users or not _holds(one, users[one.user_id], known, data)}


def _holds(shown: Pass, user: User, known: Collection[str], sessions: Mapping[str, Mapping[str, str]]) -> bool:
    if shown.token:
        return shown.token in known
    session = sessions.get(shown.session, {})
    # With another password all sessions end, though their rows stay.
    proof = session.get(HASH_SESSION_KEY, "")
    hashes = [user.get_session_auth_hash(), *user.get_session_auth_fallback_hash()]
    return session.get(SESSION_KEY) == str(user.pk) and any(constant_time_compare(proof, one) for one in hashes)


def _rooms(access: Access) -> frozenset[str]:
    """The rooms of the table whose talk this person may hear now."""
    found = set()
    for room in Message.Room.values:
        with suppress(NoAccess):
            check_room(access, room)
            found.add(room)
    with suppress(NoAccess, NotPossible):
        check_partner(access)
        found.add(PARTNERS)
    return frozenset(found)


def watcher_of(name: str, authorization: str, cookies: Mapping[str, str], seat: int | None) -> Watcher:
    """As whom the request may watch the table: from a seat of its user (the one that is named), or as a spectator."""
    now = monotonic()
    try:
        user = user_of(authorization, cookies)
        access = find_access(name, user)
        shown = pass_of(user, authorization, cookies)
        return Watcher(access.viewer(seat), access.user_id, now, _rooms(access), access.member, shown)
    except (NoAccess, UnknownTable) as no:
        raise NotForYou(name) from no

"""Who is asking: the two ways into the API, as django-ninja wants them.

`person` for what needs an account, `maybe_person` for what everybody may see, `in_browser` for what no bot should do.
In each case `request.auth` is the user; for `maybe_person` it may be an `AnonymousUser`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.auth.models import AnonymousUser, User
from django.db import connection
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import constant_time_compare
from ninja.errors import AuthenticationError
from ninja.security import HttpBearer, SessionAuth

from civitas.site.core.statements import Query, ask, stored
from civitas.site.people import tokens

Way = Callable[[HttpRequest], Any]
_SESSION = "SELECT session_data FROM django_session WHERE session_key = %s AND expire_date > %s"
_KNOWN = ("id", "password", "is_superuser", "username", "is_staff", "is_active")
"""What is read of the person, in the order of the model; Django fetches the rest if somebody asks for it."""
_PERSON = f"SELECT {', '.join(_KNOWN)} FROM auth_user WHERE id = %s"  # noqa: S608 - names of ours
MOST_GUESSES = 100_000
_guesses: dict[str, int] = {}
"""For whom a session was when it was last seen here. Only the session itself says for whom it is: a guess lets the
person be read along with it, and is worth nothing if the two do not fit."""


class Session(SessionAuth):
    """The cookie of a browser. Another site could make the browser send it, hence the check against forgery."""

    def __call__(self, request: HttpRequest) -> User | None:
        # Who has no cookie is a stranger and is told to sign in; forgery needs a cookie.
        if settings.SESSION_COOKIE_NAME not in request.COOKIES:
            return None
        user: User | None = super().__call__(request)
        return user

    def authenticate(self, request: HttpRequest, key: str | None) -> User | None:
        user = _person_at(request, key or "")
        return user if isinstance(user, User) else None


def _person_at(request: HttpRequest, session_key: str) -> User | AnonymousUser:
    """The person of this session, or a stranger. Whatever is not plain is left to Django to judge."""
    found = _read_along(request, session_key)
    if found is not None:
        return found
    user = request.user
    if user.is_authenticated:
        if len(_guesses) >= MOST_GUESSES:
            _guesses.clear()
        _guesses[session_key] = user.pk
    return user


def _read_along(request: HttpRequest, session_key: str) -> User | None:
    guess = _guesses.get(session_key)
    if guess is None or hasattr(request, "_cached_user"):
        return None
    sessions, people = ask(Query(_SESSION, [session_key, stored(timezone.now())]), Query(_PERSON, [guess]))
    if not sessions or not people:
        return None
    said = request.session.decode(sessions[0][0])
    user: User = User.from_db(connection.alias, _KNOWN, people[0])
    if (
        said.get(SESSION_KEY) != str(user.pk)
        or said.get(BACKEND_SESSION_KEY) not in settings.AUTHENTICATION_BACKENDS
        or not user.is_active
        or not constant_time_compare(said.get(HASH_SESSION_KEY, ""), user.get_session_auth_hash())
    ):
        return None
    # For whoever looks there: Django would read both once more.
    request.session._session_cache = said  # type: ignore[attr-defined]
    request.session.accessed = True
    request._cached_user = user  # type: ignore[attr-defined]
    return user


class Bearer(HttpBearer):
    """A personal token. It is never sent by a browser unasked, so it needs no check against forgery.

    A token that opens nothing ends the request: a bot with a revoked key should hear so, not be taken for a stranger.
    """

    def authenticate(self, request: HttpRequest, token: str) -> User:
        user = tokens.holder(token)
        if user is None:
            raise AuthenticationError
        return user


def by_key(request: HttpRequest) -> bool:
    """Has a bot asked this, with somebody's key? A request that carries one is judged by it alone."""
    return request.headers.get("Authorization", "").lower().startswith("bearer ")


def anyone(request: HttpRequest) -> AnonymousUser:
    """Strangers are welcome."""
    return AnonymousUser()


# The token comes first: a request that carries one is judged by it alone.
person: list[Way] = [Bearer(), Session()]
maybe_person: list[Way] = [*person, anyone]
in_browser: list[Way] = [Session()]

"""Who is asking: the two ways into the API, as django-ninja wants them.

`person` for what needs an account, `maybe_person` for what everybody may see, `in_browser` for what no bot should do.
In each case `request.auth` is the user; for `maybe_person` it may be an `AnonymousUser`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.contrib.auth.models import AnonymousUser, User
from django.http import HttpRequest
from ninja.errors import AuthenticationError
from ninja.security import HttpBearer, SessionAuth

from civitas.site.people import tokens
from civitas.site.people.browsers import person_at

Way = Callable[[HttpRequest], Any]


class Session(SessionAuth):
    """The cookie of a browser. Another site could make the browser send it, hence the check against forgery."""

    def __call__(self, request: HttpRequest) -> User | None:
        # Who has no cookie is a stranger and is told to sign in; forgery needs a cookie.
        if settings.SESSION_COOKIE_NAME not in request.COOKIES:
            return None
        user: User | None = super().__call__(request)
        return user

    def authenticate(self, request: HttpRequest, key: str | None) -> User | None:
        user = person_at(request, key or "")
        return user if isinstance(user, User) else None


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

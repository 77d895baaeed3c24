"""Letting somebody in who has no account."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.http import HttpRequest
from ninja.utils import check_csrf

from civitas.site.api.shared.errors import Problem
from civitas.site.api.shared.words import language, say
from civitas.site.people import guests


def not_forged(request: HttpRequest) -> None:
    """Strangers have no cookie to be judged by when they come in, so what they send is looked at here."""
    if check_csrf(request) is not None:
        raise Problem(403, "forged")


def welcome(request: HttpRequest, name: str = "") -> User:
    """A new guest, who is the caller from now on; the reply signs the browser in. Without a name it is called Guest."""
    not_forged(request)
    try:
        guest = guests.welcome(request, name or say(language(request), "guest-name"))
    except guests.NoGuests:
        raise Problem(401, "account-needed") from None
    except guests.TooManyGuests:
        raise Problem(429, "too-often") from None
    except ValidationError:
        raise Problem(422, "invalid") from None
    request.auth = guest  # type: ignore[attr-defined]
    return guest

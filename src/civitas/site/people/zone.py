"""The time zone of a browser: a cookie tells it, as one tells the language, so that new people have the right one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from urllib.parse import unquote
from zoneinfo import ZoneInfo, available_timezones

from django.http import HttpRequest, HttpResponseBase
from django.utils import timezone

COOKIE = "civitas_zone"
"""Set by `web/public/early.js`, on the pages of the client and on those of accounts."""


@cache
def known_zones() -> frozenset[str]:
    """The zones that exist. Looked up once: it is a walk through hundreds of files."""
    return frozenset(available_timezones())


class BrowserZone:
    """While a request is answered, the present zone is the browser's, if it has told one that exists."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        told = unquote(request.COOKIES.get(COOKIE, ""))
        with timezone.override(ZoneInfo(told) if told in known_zones() else None):
            return self.get_response(request)


def zone_now() -> str:
    """The zone of whoever asks; that of the site if nobody has told one."""
    return timezone.get_current_timezone_name()

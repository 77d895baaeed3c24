"""What a page of ours may load and run: what comes from here, and nothing else.

The browser holds every page to it: the client, the account pages, the administration and the description of the API. So
whatever somebody might smuggle into a page, a script of theirs does not run there.
"""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse

HEADER = "Content-Security-Policy"


def policy() -> str:
    """The header's value."""
    # Signing in elsewhere begins with a form, and browsers look at where it ends.
    elsewhere = " https://discord.com" if all(settings.DISCORD) else ""
    return "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            # The styles that a drawing sets on its own elements; style sheets come from here.
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'self'",
            f"form-action 'self'{elsewhere}",
            "frame-ancestors 'none'",
        )
    )


class Policy:
    """Sets the header on every page."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self._get_response(request)
        if response.headers.get("Content-Type", "").startswith("text/html"):
            response.headers[HEADER] = policy()
        return response

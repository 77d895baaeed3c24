"""The browser client: one page for every address that is not the API's, the accounts' or the administration's.

The client is built from `web/` into a folder of static files, which are served as they lie there; this page is the
rest. Which view of the client an address means is the client's own business.
"""

from __future__ import annotations

from pathlib import Path

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import re_path
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe

OTHERS = ("api", "accounts", "admin", "assets", "static", "push", "health", "metrics")
"""What begins so is never a view of the client; a file that is not there is missing and not the page."""
POLICY = "; ".join(
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
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)


@require_safe
@ensure_csrf_cookie
def page(request: HttpRequest) -> HttpResponse:
    """The page of the client. It is asked for anew each time, because it names the files of the present build."""
    built = Path(settings.CIVITAS_CLIENT) / "index.html"
    if built.is_file():
        reply = HttpResponse(built.read_bytes(), content_type="text/html; charset=utf-8")
    else:
        reply = render(request, "people/no_client.html")
    reply["Content-Security-Policy"] = POLICY
    reply["Cache-Control"] = "no-cache"
    return reply


address = re_path(rf"^(?!(?:{'|'.join(OTHERS)})(?:/|$))(?!.*\.[A-Za-z0-9]+/?$)", page, name="client")

"""The browser client: one page for every address that is not the API's, the accounts' or the administration's.

The client is built from `web/` into a folder of static files, which are served as they lie there; this page is the
rest. Which view of the client an address means is the client's own business; the site only knows which addresses mean
one at all. For any other the client says so in a friendly way, and the reply is 404.
"""

from __future__ import annotations

import re
from pathlib import Path

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path, re_path
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe

OTHERS = ("about", "api", "accounts", "admin", "assets", "static", "push", "health", "metrics")
"""What begins so is never a view of the client; a file that is not there is missing and not the page."""
ROUTES = (
    "/",
    "/new",
    "/table/:name",
    "/table/:name/analysis",
    "/games",
    "/invite/:secret",
    "/people/:handle",
    "/settings",
    "/settings/notices",
    "/settings/keys",
    "/unsubscribe/:token",
    "/ratings",
    "/ratings/:title",
    "/challenge/:title",
    "/rules",
    "/rules/:title",
    "/learn",
)
"""The views of the client, as `web/src/routes.ts` has them; a test holds the two together."""
_KNOWN = re.compile("|".join(f"{re.sub(r':[a-z]+', '[^/]+', route).rstrip('/')}/?" for route in ROUTES))
ROBOTS = """\
User-agent: *
Disallow: /api/
Disallow: /accounts/
Disallow: /admin/
Disallow: /invite/
Disallow: /push/
Disallow: /unsubscribe/
"""
"""What search engines have no business with."""


@require_safe
@ensure_csrf_cookie
def page(request: HttpRequest) -> HttpResponse:
    """The page of the client. It is asked for anew each time, because it names the files of the present build."""
    built = Path(settings.CIVITAS_CLIENT) / "index.html"
    if built.is_file():
        reply = HttpResponse(built.read_bytes(), content_type="text/html; charset=utf-8")
    else:
        reply = render(request, "people/no_client.html")
    reply["Cache-Control"] = "no-cache"
    if not _KNOWN.fullmatch(request.path):
        reply.status_code = 404
    return reply


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    return HttpResponse(ROBOTS, content_type="text/plain; charset=utf-8")


@require_safe
def icon(request: HttpRequest) -> HttpResponse:
    """Browsers that have not read the page ask for it by this name."""
    return redirect("/icon-192.png", permanent=True)


robots_address = path("robots.txt", robots)
icon_address = path("favicon.ico", icon)
address = re_path(rf"^(?!(?:{'|'.join(OTHERS)})(?:/|$))(?!.*\.[A-Za-z0-9]+/?$)", page, name="client")

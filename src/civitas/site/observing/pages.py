"""The two pages for hosts: /health and /metrics."""

from __future__ import annotations

import hmac
import os
from collections.abc import Callable, Mapping

from django.http import HttpRequest, HttpResponse, JsonResponse

from civitas.site.observing import metrics
from civitas.site.observing.health import health

NEARBY = {"127.0.0.1", "::1"}


def may_read_figures(headers: Mapping[str, str], address: str) -> bool:
    """Whoever has CIVITAS_METRICS_TOKEN; without one, this machine alone, and nobody whom a proxy let in."""
    token = os.environ.get("CIVITAS_METRICS_TOKEN", "")
    if token:
        return hmac.compare_digest(headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    return address in NEARBY and "x-forwarded-for" not in headers


def health_page(request: HttpRequest) -> HttpResponse:
    found = health()
    return JsonResponse({"well": found.well, **found._asdict()}, status=200 if found.well else 503)


def figures_page(request: HttpRequest) -> HttpResponse:
    headers = {name.lower(): value for name, value in request.headers.items()}
    if not may_read_figures(headers, request.META.get("REMOTE_ADDR", "")):
        return HttpResponse(status=403)
    return HttpResponse(metrics.page(), content_type=metrics.CONTENT_TYPE)


PAGES = {"/health": health_page, "/metrics": figures_page}


class HostPages:
    """Answers the two pages before anything else looks at the request.

    So a monitor that knows the machine but not the site's name is answered, and so is one that asks while sessions or
    accounts are broken.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return PAGES.get(request.path, self._get_response)(request)

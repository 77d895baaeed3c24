"""Logs: lines for people, or with CIVITAS_LOG=json one JSON object a line. Always to the standard error output."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from time import perf_counter

import structlog
from django.http import HttpRequest, HttpResponse
from structlog.types import EventDict, Processor

log = structlog.get_logger(__name__)


def in_json() -> bool:
    """Are the logs for programs?"""
    return os.environ.get("CIVITAS_LOG", "") == "json"


def set_up() -> None:
    """Send our own log and that of every library the same way."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.stdlib.ExtraAdder(),
        _discreet,
    ]
    if in_json():
        last: list[Processor] = [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ]
    else:
        # Plain tracebacks: the pretty ones print local variables, tokens among them, and take half a second each.
        plain = structlog.dev.plain_traceback
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared[:-2],
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[remove, *last]))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(os.environ.get("CIVITAS_LOG_LEVEL", "INFO").upper())
    for name in ("django", "django.server", "uvicorn", "uvicorn.error", "_granian", "granian.access"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True


def _discreet(_logger: object, _method: str, line: EventDict) -> EventDict:
    """Django logs whole addresses, and an address may be an invitation or sign somebody in: name the route instead."""
    line.pop("color_message", None)
    request = line.pop("request", None)
    if isinstance(request, HttpRequest):
        line["event"] = str(line["event"]).partition(":")[0]
        line["route"] = _route(request)
    return line


def _route(request: HttpRequest) -> str | None:
    return None if request.resolver_match is None else request.resolver_match.route


class RequestLog:
    """A line for each request, for programs."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not in_json():
            return self._get_response(request)
        start = perf_counter()
        response = self._get_response(request)
        log.info(
            "request",
            method=request.method,
            route=_route(request),
            status=response.status_code,
            ms=round(1000 * (perf_counter() - start), 1),
        )
        return response

"""Every error in one shape: an id for programs, a sentence for people, and what else helps."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import structlog
from django.http import Http404, HttpRequest, HttpResponse
from ninja import NinjaAPI, Schema
from ninja.errors import AuthenticationError, HttpError, Throttled, ValidationError

from civitas.kernel import CannotUndo, NotAsked
from civitas.site.api.shared.parsing import BrokenText
from civitas.site.api.shared.words import language, say
from civitas.site.tables.access import NoAccess, UnknownTable
from civitas.site.tables.caps import TooMany
from civitas.site.tables.limits import TookTooLong
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.moves import NoSuchTable, Outdated
from civitas.site.tables.record.history import NoSuchPosition

log = structlog.get_logger(__name__)
STATUSES = frozenset({400, 401, 403, 404, 409, 422, 429, 503})


class Error(Schema):
    """Why not. `error` is an id that stays the same; `message` is in the caller's language."""

    error: str
    message: str
    seq: int | None = None
    """Where the caller is behind: how long the journal is now."""
    to_act: list[int] | None = None
    lines: list[Any] | None = None
    """Where the caller is behind: the lines of the log since, as the caller may read them."""
    reason: str | None = None
    """Where the rules refuse something: why, in which paragraph, and the text of it in `message`."""
    rule: str | None = None
    params: dict[str, Any] | None = None
    answer: Any = None
    details: list[Any] | None = None
    """Where the request has the wrong form: what is wrong where."""
    retry_after: int | None = None
    """Seconds to wait."""


ERRORS = dict.fromkeys(STATUSES, Error)
"""For the `response` of an endpoint."""


class Problem(Exception):
    """An error as the caller will read it."""

    def __init__(self, status: int, error: str, message: str = "", **more: Any) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.message = message
        self.more = more


_PLAIN: dict[type[Exception], tuple[int, str]] = {
    UnknownTable: (404, "no-such-table"),
    NoSuchPosition: (404, "no-such-position"),
    NotAsked: (409, "not-asked"),
    CannotUndo: (409, "cannot-undo"),
    TookTooLong: (503, "too-slow"),
    Outdated: (409, "other-rules"),
    Http404: (404, "not-found"),
    AuthenticationError: (401, "sign-in"),
}


def add_handlers(api: NinjaAPI) -> None:
    """Turn what the site raises into replies."""

    def handle(kind: type[Exception], turn: Callable[[Any], Problem]) -> None:
        def reply(request: HttpRequest, fault: Any) -> HttpResponse:
            problem = turn(fault)
            text = problem.message or say(language(request), problem.error)
            body = {"error": problem.error, "message": text, **problem.more}
            return api.create_response(request, body, status=problem.status)

        api.add_exception_handler(kind, reply)

    for kind, known in _PLAIN.items():
        handle(kind, partial(_plain, known))
    handle(Problem, lambda problem: problem)
    handle(NoAccess, lambda fault: Problem(403, fault.why))
    handle(NotPossible, lambda fault: Problem(409, fault.why))
    handle(TooMany, lambda fault: Problem(409, fault.why))
    handle(NoSuchTable, lambda _: Problem(409, "not-playing"))
    handle(ValidationError, lambda fault: Problem(422, "invalid", details=_tidy(fault.errors)))
    handle(Throttled, lambda fault: Problem(429, "too-often", retry_after=fault.wait))
    handle(HttpError, _from_http)


def _plain(known: tuple[int, str], fault: Exception) -> Problem:
    return Problem(*known)


def _tidy(errors: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is wrong where, without the input itself, which need not be JSON."""
    return [{"where": [str(part) for part in error["loc"]], "why": error["msg"]} for error in errors]


def _from_http(fault: HttpError) -> Problem:
    status = fault.status_code
    if isinstance(fault.__cause__, BrokenText):
        return Problem(status, "broken-text")
    if status == 403:
        return Problem(status, "forged")
    ids = {400: "invalid", 401: "sign-in", 404: "not-found", 409: "not-possible", 422: "invalid", 429: "too-often"}
    return Problem(status, ids.get(status, "error"), str(fault))

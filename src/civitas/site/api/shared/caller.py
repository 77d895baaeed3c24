"""Who calls, and what they are at the table they speak of."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from django.contrib.auth.models import User
from django.http import HttpRequest
from ninja import Query

from civitas.games import find_title
from civitas.site.api.shared.errors import Problem
from civitas.site.api.shared.words import language
from civitas.site.tables.access import Access, NoAccess, find_access
from civitas.site.tables.names import names_of
from civitas.texts import Speaker

MOST = 2**31 - 1
Language = Annotated[str | None, Query(description="de or en; without it the language of the person", alias="lang")]
Number = Annotated[int, Query(ge=0, le=MOST)]
Since = Annotated[int | None, Query(ge=0, le=MOST, description="the entry from which on the log is wanted")]
OwnSeat = Annotated[int | None, Query(ge=0, le=MOST, description="for who plays several seats: which of them")]


class Request(HttpRequest):
    """A request whose caller is known."""

    auth: User


def at_table(request: HttpRequest, name: str) -> Access:
    """The caller at this table, if they may at least watch it."""
    access = find_access(name, getattr(request, "auth", None))
    if not access.may_watch:
        raise NoAccess("not-your-table")
    return access


def at_game(request: HttpRequest, name: str) -> Access:
    """The caller at a table where the game has begun."""
    access = at_table(request, name)
    if not access.started:
        raise Problem(409, "not-started")
    return access


def owned(request: HttpRequest, name: str) -> Access:
    """The caller, who must own the table."""
    access = at_table(request, name)
    if not access.owner:
        raise NoAccess("owner-only")
    return access


@lru_cache(maxsize=1024)
def _speaker(title: str, lang: str, names: tuple[str, ...]) -> Speaker:
    return Speaker(find_title(title), lang, names)


def speaker(request: HttpRequest, access: Access) -> Speaker:
    """Somebody who says in the caller's language what happens at the table."""
    return _speaker(access.title, language(request), tuple(names_of(access.id)))

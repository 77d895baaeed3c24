"""Games as files: taking a finished one away, bringing one along."""

from __future__ import annotations

from typing import Annotated

from django.http import HttpResponse
from ninja import Router, Status
from pydantic import Field

from civitas.site.api.caller import Request, at_game, names_of
from civitas.site.api.errors import ERRORS
from civitas.site.api.limits import heavy
from civitas.site.api.shapes import Asked, TableOut, Text
from civitas.site.api.showing import show_table
from civitas.site.people.auth import person
from civitas.site.tables import files
from civitas.site.tables.access import NoAccess, find_access

router = Router(tags=["files"], auth=person)
FILE_LENGTH = 2_000_000
CONTENT = "application/x-ndjson"
_SHOWN = {"responses": {200: {"description": "the game", "content": {CONTENT: {"schema": {"type": "string"}}}}}}


class FileIn(Asked):
    """A game file: JSON lines, as `export` writes them."""

    file: Annotated[Text, Field(max_length=FILE_LENGTH)]


@router.get("/tables/{name}/export", response=ERRORS, openapi_extra=_SHOWN, throttle=heavy)
def export(request: Request, name: str) -> HttpResponse:
    """The whole game with the seed of its dice, for its members, once it is over.

    Until then nobody gets it but the people who run the site, without the seed, and only of games they do not play.
    """
    user = request.auth
    access = find_access(name, user)
    host = user.is_staff and not access.plays
    if not (access.member or host):
        raise NoAccess("not-your-table")
    if not host:
        at_game(request, name)
    text = files.export(access.id, names_of(access.id), early=host)
    reply = HttpResponse(text, content_type=f"{CONTENT}; charset=utf-8")
    reply["Content-Disposition"] = f'attachment; filename="{access.title}-{name}.civitas"'
    return reply


@router.post("/games", response={201: TableOut, **ERRORS}, throttle=heavy)
def import_game(request: Request, body: FileIn) -> Status[TableOut]:
    """Bring a finished game along. It is replayed, its dice are verified, and it becomes a private table of mine."""
    return Status(201, show_table(request, files.import_game(request.auth, body.file).name))

"""Games as files: taking a finished one away, bringing one along."""

from __future__ import annotations

from typing import Annotated, Any

from django.http import HttpRequest, HttpResponse
from ninja import Router, Status
from pydantic import Field

from civitas.site.api.people.chores import ASKED, show_chore
from civitas.site.api.shared.caller import Request, at_game
from civitas.site.api.shared.errors import ERRORS
from civitas.site.api.shared.limits import heavy
from civitas.site.api.shared.shapes import Asked, Text
from civitas.site.chores.doing import ask
from civitas.site.chores.models import Kind
from civitas.site.core import limits
from civitas.site.people.audit import note
from civitas.site.people.auth import by_key, maybe_person, person
from civitas.site.tables.access import NoAccess, find_access
from civitas.site.tables.models import Status as TableStatus
from civitas.site.tables.models import Table
from civitas.site.tables.names import names_of
from civitas.site.tables.private import files

router = Router(tags=["files"], auth=person)
CONTENT = "application/x-ndjson"
_SHOWN = {"responses": {200: {"description": "the game", "content": {CONTENT: {"schema": {"type": "string"}}}}}}


class FileIn(Asked):
    """A game file: JSON lines, as `export` writes them."""

    file: Annotated[Text, Field(max_length=limits.FILE_LENGTH)]


@router.get("/tables/{name}/export", response=ERRORS, openapi_extra=_SHOWN, throttle=heavy, auth=maybe_person)
def export(request: HttpRequest, name: str) -> HttpResponse:
    """The whole game with the seed of its dice, once it is over, for whoever may watch the table.

    Until then nobody gets it but the people who run the site, without the seed, and only of games they do not play; it
    is written down in the audit trail, and no key of a bot is enough for it.
    """
    user: Any = getattr(request, "auth", None)
    access = find_access(name, user)
    staff = user is not None and user.is_authenticated and user.is_staff
    host = staff and not access.plays and not by_key(request)
    if not (access.may_watch or host):
        raise NoAccess("not-your-table")
    if not host:
        at_game(request, name)
    text = files.export(access.id, names_of(access.id), early=host)
    if host and not (access.member and access.status == TableStatus.FINISHED):
        note(user, "export", Table.objects.get(pk=access.id), status=access.status, seq=access.seq)
    reply = HttpResponse(text, content_type=f"{CONTENT}; charset=utf-8")
    reply["Content-Disposition"] = f'attachment; filename="{access.title}-{name}.civitas"'
    return reply


@router.post("/games", response=ASKED, throttle=heavy)
def import_game(request: Request, body: FileIn) -> Status[dict[str, Any]]:
    """Bring a finished game along. It is replayed, its dice are verified, and it becomes a private table of mine.

    A worker does that, one file of mine at a time; `/chores/{number}` says how it went.
    """
    return Status(202, show_chore(request, ask(request.auth, Kind.IMPORT, {"file": body.file})))

"""Everything of mine in one file: every finished game as a file that replays anywhere, and the rest as JSON."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import structlog
from django.contrib.auth.models import User
from django.core.serializers.json import DjangoJSONEncoder
from django.http import FileResponse
from ninja import Router

from civitas.site.api.shared.caller import Request
from civitas.site.api.shared.errors import ERRORS
from civitas.site.api.shared.limits import heavy
from civitas.site.notices.models import Channel
from civitas.site.people.auth import person
from civitas.site.people.models import Block
from civitas.site.ratings.models import Rating, Result
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.models import Kind, Message, PlanMark, PrivateNote, Seat, Status, Table
from civitas.site.tables.names import names_of
from civitas.site.tables.private import files
from civitas.site.tables.record.log import lines_for

router = Router(tags=["people"], auth=person)
CONTENT = "application/zip"
_SHOWN = {
    "responses": {
        200: {"description": "a zip file", "content": {CONTENT: {"schema": {"type": "string", "format": "binary"}}}}
    }
}
log = structlog.get_logger(__name__)


@router.get("/people/me/data", response=ERRORS, openapi_extra=_SHOWN, throttle=heavy)
def take_away(request: Request) -> FileResponse:
    """All that is mine, as one zip file.

    `games/` has every finished game; `tables.json` all tables, of those under way what I may know; `me.json`,
    `messages.json`, `notes.json`, `plans.json`, `results.json` the rest.
    """
    file = pack(request.auth)
    return FileResponse(file, as_attachment=True, filename="civitas.zip", content_type=CONTENT)


def pack(user: User) -> io.BytesIO:
    """The file, to be read from its beginning."""
    file = io.BytesIO()  # a game is some thirty kilobytes in there
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as pack:
        _write(pack, "me.json", _me(user))
        _write(pack, "tables.json", [_table(pack, user, table) for table in _tables(user)])
        said = Message.objects.filter(author=user).order_by("pk")
        _write(pack, "messages.json", list(said.values("table__name", "room", "text", "at")))
        _write(pack, "notes.json", list(PrivateNote.objects.filter(user=user).values("table__name", "text")))
        marks = PlanMark.objects.filter(author=user).order_by("pk")
        _write(pack, "plans.json", list(marks.values("table__name", "sign", "place", "to", "label", "at")))
        results = Result.objects.filter(user=user).order_by("played__finished", "pk")
        fields = ("played__table__name", "played__title", "played__finished", "seat", "place", "score", "mu", "sigma")
        _write(pack, "results.json", list(results.values(*fields)))
    file.seek(0)
    return file


def _write(pack: zipfile.ZipFile, name: str, data: Any) -> None:
    pack.writestr(name, json.dumps(data, cls=DjangoJSONEncoder, ensure_ascii=False, indent=1))


def _me(user: User) -> dict[str, Any]:
    profile = user.profile
    blocked = Block.objects.filter(blocker=user).values_list("blocked__profile__name", flat=True)
    return {
        "handle": user.username,
        "name": profile.name,
        "email": user.email,
        "since": user.date_joined,
        "language": profile.language,
        "time_zone": profile.time_zone,
        "confirm": profile.confirm,
        "blocked": list(blocked),
        "channels": list(Channel.objects.filter(user=user).values("way", "name", "address", "level", "bundle", "on")),
        "ratings": list(Rating.objects.filter(user=user).values("title", "mu", "sigma", "games")),
    }


def _tables(user: User) -> list[Table]:
    mine = Seat.objects.filter(user=user) | Seat.objects.filter(resigned_by=user)
    found = Table.objects.filter(pk__in=mine.values("table")) | Table.objects.filter(owner=user)
    return list(found.distinct().order_by("pk"))


def _table(pack: zipfile.ZipFile, user: User, table: Table) -> dict[str, Any]:
    names = names_of(table.pk)
    seats = [seat.number for seat in table.seats.filter(user=user).order_by("number")]
    shown: dict[str, Any] = {
        "name": table.name,
        "title": table.title,
        "version": table.version,
        "kind": table.kind,
        "status": table.status,
        "options": table.options,
        "created": table.created,
        "moved": table.moved,
        "players": names,
        "my_seats": seats,
        "scores": table.scores,
        "winners": table.winners,
        "file": None,
    }
    if table.status == Status.FINISHED and table.kind != Kind.BRANCH:
        try:
            game = files.export(table.pk, names)
        except NotPossible:
            return shown
        except Exception:
            # One table that no longer opens must not keep all the others from its player.
            log.exception("a game could not be packed", table=table.name)
            return shown
        shown["file"] = f"games/{table.title}-{table.name}.civitas"
        pack.writestr(shown["file"], game)
    elif seats and table.status == Status.PLAYING:
        rows = lines_for(table.pk, seats[0], table.first_seq, limit=100_000)
        shown["log"] = [{"seq": row.seq, "key": row.key, "params": row.params} for row in rows]
    return shown

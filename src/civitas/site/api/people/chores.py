"""What takes longer than an answer: whoever asked for it looks here how it went."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from ninja import Path, Router, Schema
from pydantic import Field

from civitas.site.api.shared.caller import Request
from civitas.site.api.shared.errors import ERRORS, Problem
from civitas.site.api.shared.words import language, say
from civitas.site.chores.models import Chore
from civitas.site.notices.wording import say as say_notice
from civitas.site.people.auth import person

router = Router(tags=["chores"], auth=person)


class ChoreOut(Schema):
    """Something that is done for me beside my requests; a worker takes a moment for it. Look again until it is done."""

    id: int
    kind: Literal["import", "test"]
    """A game file that I bring along, or a channel that I try out."""
    done: bool
    error: str | None
    """Why nothing came of it."""
    message: str
    """The same in words."""
    table: str | None
    """The table that an import has become."""


ASKED = {202: ChoreOut, **ERRORS}
"""For the `response` of an endpoint that asks for one."""


def show_chore(request: Request, chore: Chore) -> dict[str, Any]:
    found = chore.found or {}
    error = found.get("error")
    message = ""
    if "fault" in found:
        message = say_notice(language(request), f"fault-{found['fault']}", detail=found["detail"])
    elif error is not None:
        message = say(language(request), error)
    return {
        "id": chore.pk,
        "kind": chore.kind,
        "done": chore.found is not None,
        "error": error,
        "message": message,
        "table": found.get("table"),
    }


@router.get("/chores/{number}", response={200: ChoreOut, **ERRORS})
def chore(request: Request, number: Path[Annotated[int, Field(ge=1, lt=2**31)]]) -> dict[str, Any]:
    """How far something is that I asked for. It is kept until I ask for the next of its kind."""
    mine = Chore.objects.filter(user=request.auth, pk=number).first()
    if mine is None:
        raise Problem(404, "not-found")
    return show_chore(request, mine)

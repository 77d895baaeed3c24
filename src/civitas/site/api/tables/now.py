"""The table as it stands, in one reply: whoever follows a game reads it after each event."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Router, Schema

from civitas.site.api.shared.caller import Language, OwnSeat, Since, at_game, speaker
from civitas.site.api.shared.errors import ERRORS
from civitas.site.api.shared.shapes import TableOut
from civitas.site.api.shared.showing import show_table
from civitas.site.api.tables.history import LogOut, log_for
from civitas.site.api.tables.play import PromptOut, ViewOut, prompt_for, view_for
from civitas.site.people.auth import maybe_person
from civitas.site.tables import moves

router = Router(tags=["play"], auth=maybe_person)


class NowOut(Schema):
    """What I see, what I am asked, and what has happened: all of the same moment. And who sits there."""

    table: TableOut
    """Read last: it may know of a move more."""
    view: ViewOut
    prompt: PromptOut | None
    """Nothing for a spectator."""
    log: LogOut | None
    """Nothing if `since` was not named. At most 1,000 lines: what is beyond them, the log itself has."""


@router.get("/tables/{name}/now", response={200: NowOut, **ERRORS})
def now(request: HttpRequest, name: str, seat: OwnSeat = None, since: Since = None, lang: Language = None) -> NowOut:
    """The table as I may see it, my question with its options, the log from entry `since` on, undone lines too."""
    access = at_game(request, name)
    words = speaker(request, access)
    with moves.looking(name) as table:
        viewer = access.viewer(seat, table.to_act())
        view = view_for(table, viewer)
        prompt = None if viewer is None else prompt_for(table, viewer, words)
    log = None if since is None else log_for(access, viewer, since, view.seq, words, struck=True)
    return NowOut(view=view, prompt=prompt, log=log, table=show_table(request, name))

"""Why a game is over: which end it was, and what broke a tie."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Router, Schema

from civitas.site.api.shared.caller import Language, at_game, speaker
from civitas.site.api.shared.errors import ERRORS
from civitas.site.api.shared.words import language, say
from civitas.site.people.auth import maybe_person
from civitas.site.tables import moves
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.models import Ended, Status, Table

router = Router(tags=["history"], auth=maybe_person)
AGREED, LONG = "ended-agreed", "ended-long"


class OutcomeOut(Schema):
    """Something to be told of the end of a game."""

    text: str
    rule: str | None
    """The paragraph it follows from; none if the rules did not end the game."""


@router.get("/tables/{name}/ending", response={200: list[OutcomeOut], **ERRORS})
def ending(request: HttpRequest, name: str, lang: Language = None) -> list[OutcomeOut]:
    """Which end it was, and then, step by step, what set the winners apart from others with as many points."""
    access = at_game(request, name)
    if access.status != Status.FINISHED:
        raise NotPossible("game-not-over")
    with moves.looking(name) as table:
        result = table.result()
    if result is None:
        long = Table.objects.filter(pk=access.id, ended=Ended.LONG).exists()
        return [OutcomeOut(text=say(language(request), LONG if long else AGREED), rule=None)]
    words = speaker(request, access)
    return [OutcomeOut(text=words.say(f"note-{o.key}", o.params), rule=o.rule or None) for o in result.told()]

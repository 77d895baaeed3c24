"""What the points of a game that is over were given for."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Router, Schema

from civitas.games import find_title
from civitas.games.tallies import Told, untold
from civitas.games.title import companions_of
from civitas.site.api.shared.caller import Language, at_game, speaker
from civitas.site.api.shared.errors import ERRORS
from civitas.site.api.shared.words import language, say
from civitas.site.people.auth import maybe_person
from civitas.site.tables import moves
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.models import Status, Table
from civitas.site.tables.record.log import public_lines

router = Router(tags=["history"], auth=maybe_person)
EARLIER = "tally-earlier"


class TallyOut(Schema):
    """Something that points were given for."""

    text: str
    points: list[float]
    """Of every seat."""


@router.get("/tables/{name}/tally", response={200: list[TallyOut], **ERRORS})
def tally(request: HttpRequest, name: str, lang: Language = None) -> list[TallyOut]:
    """Where the points of a finished game came from. Together the rows are the scores; a game may say nothing."""
    access = at_game(request, name)
    if access.status != Status.FINISHED:
        raise NotPossible("game-not-over")
    game = companions_of(find_title(access.title)).tally
    scores = Table.objects.values_list("scores", flat=True).get(pk=access.id)
    if game is None or scores is None:
        return []
    told = (Told(line.key, line.params) for line in public_lines(access.id, game.NOTES))
    with moves.looking(name) as table:
        parts = game.tally(table.view(None)["game"], told)
    words = speaker(request, access)
    rows = [(words.say(f"tally-{part}"), parts[part]) for part in game.PARTS]
    # A what-if table, for one, has no log of what happened before it began.
    rows.append((say(language(request), EARLIER), untold(parts, scores)))
    return [TallyOut(text=text, points=points) for text, points in rows if any(points)]

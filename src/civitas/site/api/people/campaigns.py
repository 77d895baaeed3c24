"""What somebody has reached against the opponents that a box prints, as JSON."""

from __future__ import annotations

from itertools import groupby

from django.http import HttpRequest
from ninja import Router, Schema

from civitas.games import UnknownTitle, find_title
from civitas.games.title import companions_of
from civitas.site.api.people.finding import somebody
from civitas.site.api.people.schemas import HandleInPath
from civitas.site.api.shared.caller import Language
from civitas.site.api.shared.errors import ERRORS
from civitas.site.api.shared.words import language
from civitas.site.campaigns.book import BookLine, book
from civitas.site.people.auth import maybe_person
from civitas.texts import Speaker

router = Router(tags=["people"], auth=maybe_person)


class CampaignLineOut(Schema):
    """All games of one kind."""

    marks: list[str]
    """What stands in each column."""
    people: int
    games: int
    won: int
    best: float
    """The most points."""
    rank: str
    """The best rank."""


class CampaignOut(Schema):
    """What somebody has reached at one title, in words: a book with a line for each kind of game."""

    title: str
    columns: list[str]
    lines: list[CampaignLineOut]
    """The best rank comes first."""


@router.get("/people/{handle}/campaigns", response={200: list[CampaignOut], **ERRORS})
def campaigns(request: HttpRequest, handle: HandleInPath, lang: Language = None) -> list[CampaignOut]:
    """What somebody has reached against opponents that a box prints: the best rank of each kind of game."""
    spoken, lines_of = language(request), book(somebody(handle))
    found = [_told(title, list(lines), spoken) for title, lines in groupby(lines_of, key=lambda line: line.title)]
    return [campaign for campaign in found if campaign is not None]


def _told(title: str, lines: list[BookLine], spoken: str) -> CampaignOut | None:
    try:
        rules = find_title(title)
    except UnknownTitle:  # it was played here, and is no longer installed
        return None
    say, campaign = Speaker(rules, spoken, ()).say, companions_of(rules).campaign
    if campaign is None:  # it has no campaign any more
        return None
    return CampaignOut(
        title=title,
        columns=[say(heading) for heading in campaign.COLUMNS],
        lines=[
            CampaignLineOut(
                marks=[say(line.marks[heading]) for heading in campaign.COLUMNS],
                people=line.people,
                games=line.games,
                won=line.won,
                best=line.best,
                rank=say(line.rank),
            )
            for line in lines
        ],
    )

"""Which games can be played here, and with which bots."""

from __future__ import annotations

from typing import Annotated, Any

from django.http import HttpRequest
from ninja import Query, Router

from civitas.bots import FIRST, KINDS, USUAL, bots_for, offered
from civitas.games import find_title, titles
from civitas.games.title import BRIEF, TitleInfo, info_of
from civitas.kernel import Title
from civitas.site.api.shared.bots import bot_words
from civitas.site.api.shared.caller import Language
from civitas.site.api.shared.errors import ERRORS, Problem
from civitas.site.api.shared.shapes import (
    MOST_SEATS,
    BotOut,
    BriefOut,
    FittingOut,
    OptionSchema,
    TitleInfoOut,
    TitleOut,
)
from civitas.site.api.shared.words import language
from civitas.texts import Speaker

router = Router(tags=["titles"])
Seats = Annotated[int, Query(ge=1, le=MOST_SEATS)]
Chosen = Annotated[list[str], Query(max_length=40)]


def show(title: Title[Any], lang: str) -> TitleOut:
    """A title, its options in words where it has words for them."""
    speaker = Speaker(title, lang)

    def word(key: str, otherwise: str) -> str:
        return speaker.say(key) if speaker.has(key) else otherwise

    options = [
        OptionSchema(
            id=id,
            name=word(f"setting-{id}", id),
            values=list(choice.values),
            names=[word(f"setting-{id}-{value}", value) for value in choice.values],
        )
        for id, choice in title.options.items()
    ]
    name = word("title-name", title.id)
    return TitleOut(
        id=title.id,
        name=name,
        version=title.version,
        seats=list(title.seats),
        options=options,
        about=word("title-about", ""),
        brief=[BriefOut(part=part, text=text) for part in BRIEF if (text := word(f"brief-{part}", ""))],
        info=_show_info(info_of(title)),
    )


def _show_info(info: TitleInfo | None) -> TitleInfoOut | None:
    if info is None:
        return None
    return TitleInfoOut(
        designer=info.designer,
        publisher=info.publisher,
        year=info.year,
        least_minutes=info.minutes[0],
        most_minutes=info.minutes[-1],
        weight=info.weight,
        languages=list(info.languages),
        stage=info.stage.value,
        rulebook=info.rulebook,
    )


@router.get("/titles", response=list[TitleOut], auth=None)
def list_titles(request: HttpRequest, lang: Language = None) -> list[TitleOut]:
    """The games that are installed here, with the numbers of players and the options of each."""
    return [show(find_title(name), language(request)) for name in titles()]


@router.get("/titles/{title}/bots", response={200: list[BotOut], **ERRORS}, auth=None)
def bots_of(request: HttpRequest, title: str, lang: Language = None) -> list[BotOut]:
    """The bots that can play this title, what they are called and how they play."""
    if title not in titles():
        raise Problem(404, "no-such-title")
    words, bots = language(request), bots_for(find_title(title))
    usual = USUAL if USUAL in bots else bots[-1]
    first = FIRST if FIRST in bots else usual
    return [
        BotOut(id=bot, usual=bot == usual, first=bot == first, level=bot in KINDS, **bot_words(bot, words)._asdict())
        for bot in bots
    ]


@router.get("/titles/{title}/fitting", response={200: FittingOut, **ERRORS}, auth=None)
def fitting(request: HttpRequest, title: str, seats: Seats, chosen: Chosen = []) -> FittingOut:  # noqa: B006
    """Which options so many players can choose together. `chosen` is what they have, as `length:long`."""
    if title not in titles():
        raise Problem(404, "no-such-title")
    game = find_title(title)
    try:
        wanted = game.chosen(dict(one.partition(":")[::2] for one in chosen))
    except ValueError:
        raise Problem(409, "wrong-options") from None
    if seats not in game.seats:
        raise Problem(409, "wrong-options")
    fits = game.fitting(seats, wanted)
    return FittingOut(
        options=fits,
        values={
            id: [value for value in choice.values if game.fitting(seats, {**fits, id: value}).get(id) == value]
            for id, choice in game.options.items()
        },
    )


@router.get("/bots", response=list[str], auth=None)
def list_bots(request: HttpRequest) -> list[str]:
    """The bots that can be put on a seat."""
    return offered()

"""What a client needs to draw a title and never changes during a game: its words, its rules, what is in its box."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal

from django.http import HttpRequest, HttpResponse
from django.utils.cache import get_conditional_response
from ninja import Router, Schema

from civitas.games import find_title, titles
from civitas.games.guides import NO_GUIDE, guide_of
from civitas.games.title import companions_of
from civitas.kernel import Title
from civitas.kit.rules_index import has_rules, load_rules
from civitas.site.api.shared.caller import Language
from civitas.site.api.shared.errors import ERRORS, Problem
from civitas.site.api.shared.words import language
from civitas.texts import GLOSSARY, BadText, Speaker, common_messages, messages

router = Router(tags=["titles"], auth=None)
Build = Callable[[Title[Any], str], Schema]
"""Makes a reply of a title, in a language."""
SAID_IN_PLAY = ("prompt-", "option-", "note-", "reason-", "count-", "list-", "guide-")
"""What is said with its parameters comes in words with the prompt or the log it belongs to; the guide comes apart."""
ORIGINS: dict[str, Literal["printed", "public", "ours"]] = {"seed": "printed", "public": "public", "ours": "ours"}


class WordsOut(Schema):
    """What something is called, and what there is to know about it."""

    text: str
    help: str | None


class TextsOut(Schema):
    """The words of a title by the ids of their messages: `region-libya`, `card-build`, `sheet-empires`."""

    title: str
    version: str
    language: str
    texts: dict[str, WordsOut]
    glossary: dict[str, list[str]]
    """Words that can be asked about wherever they stand (`glossary-unrest`), and the forms in which they are met."""


class RuleOut(Schema):
    """A paragraph of the rules, in our own words; `ours` says that the rulebook leaves it open and we decided."""

    paragraph: str
    heading: str
    text: str
    origin: Literal["printed", "public", "ours"]


class RulesOut(Schema):
    """The rules of a title, paragraph by paragraph."""

    title: str
    version: str
    language: str
    rules: list[RuleOut]


class BoardOut(Schema):
    """What is printed on the boards and cards of a title; its form is the title's own, and empty if it has none."""

    title: str
    version: str
    board: dict[str, Any]


class GuideStepOut(Schema):
    """Something that is explained when it first appears."""

    id: str
    when: str
    """`start`, or the moment: `prompt:` with the key of a question, `note:` of a line, `offer:` with an answer."""
    at: list[str]
    """What it points at, the first that is seen: a target, `area:board`, `answer:build`, `lit:region`, `seat:me`."""
    name: str
    text: str


class GuideOut(Schema):
    """The guided first game of a title: at which table, and what is told there; no steps if it has none."""

    title: str
    version: str
    language: str
    seats: int
    options: dict[str, str]
    steps: list[GuideStepOut]


@router.get("/titles/{title}/texts", response={200: TextsOut, **ERRORS})
def texts(request: HttpRequest, title: str, lang: Language = None) -> HttpResponse:
    """Every word that a board or a panel of the title needs, ready to be shown."""
    return _unchanging(request, _texts, _known(title), language(request))


@router.get("/titles/{title}/rules", response={200: RulesOut, **ERRORS})
def rules(request: HttpRequest, title: str, lang: Language = None) -> HttpResponse:
    """The rules, paragraph by paragraph: where the `rule` of a prompt or a refusal leads."""
    return _unchanging(request, _rules, _known(title), language(request))


@router.get("/titles/{title}/board", response={200: BoardOut, **ERRORS})
def board(request: HttpRequest, title: str) -> HttpResponse:
    """What is printed on the boards and cards."""
    return _unchanging(request, _board, _known(title), "")


@router.get("/titles/{title}/guide", response={200: GuideOut, **ERRORS})
def guide(request: HttpRequest, title: str, lang: Language = None) -> HttpResponse:
    """What a newcomer is told in a first game."""
    return _unchanging(request, _guide, _known(title), language(request))


def _known(title: str) -> str:
    if title not in titles():
        raise Problem(404, "no-such-title")
    return title


def _unchanging(
    request: HttpRequest, build: Callable[[Title[Any], str], Schema], title: str, lang: str
) -> HttpResponse:
    """Built once. A browser that has it already is told so in a few bytes."""
    body, tag = _built(build, title, lang)
    reply = HttpResponse(body, content_type="application/json; charset=utf-8")
    reply["Cache-Control"] = "no-cache"
    reply["ETag"] = tag
    return get_conditional_response(request, etag=tag, response=reply) or reply


@lru_cache(maxsize=256)
def _built(build: Build, title: str, lang: str) -> tuple[bytes, str]:
    shown = build(find_title(title), lang).model_dump()
    body = json.dumps(shown, ensure_ascii=False, separators=(",", ":")).encode()
    return body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def _texts(title: Title[Any], lang: str) -> TextsOut:
    speaker = Speaker(title, lang)
    found: dict[str, WordsOut] = {}
    for id in (*common_messages(lang), *messages(title, lang)):
        if id.startswith(SAID_IN_PLAY):
            continue
        kind, _, rest = id.partition("-")
        try:
            found[id] = WordsOut(text=speaker.say(id), help=speaker.help(kind, rest))
        except BadText:
            continue  # it wants parameters, so it is said with what it belongs to
    glossary = {id: speaker.forms(id) for id in messages(title, lang) if id.startswith(GLOSSARY)}
    return TextsOut(title=title.id, version=title.version, language=lang, texts=found, glossary=glossary)


def _rules(title: Title[Any], lang: str) -> RulesOut:
    index = load_rules(title) if has_rules(title) else []
    shown = [
        RuleOut(paragraph=rule.id, heading=rule.title(lang), text=rule.text(lang), origin=ORIGINS[rule.origin])
        for rule in index
    ]
    return RulesOut(title=title.id, version=title.version, language=lang, rules=shown)


def _guide(title: Title[Any], lang: str) -> GuideOut:
    guide, speaker = guide_of(title) or NO_GUIDE, Speaker(title, lang)
    steps = [
        GuideStepOut(
            id=step.id,
            when=step.when,
            at=list(step.at),
            name=speaker.say(f"guide-{step.id}"),
            text=speaker.help("guide", step.id) or "",
        )
        for step in guide.steps
    ]
    return GuideOut(
        title=title.id,
        version=title.version,
        language=lang,
        seats=guide.seats,
        options=guide.options,
        steps=steps,
    )


def _board(title: Title[Any], _: str) -> BoardOut:
    board = companions_of(title).board
    shown = {} if board is None else board()
    return BoardOut(title=title.id, version=title.version, board=shown)

"""What a link to a finished game shows where it is shared: who won, the points, and a picture of the game (Open Graph).

Whoever makes such previews runs no script, so it stands in the page as it is sent. It is made for a stranger, whoever
asks: nothing is told of a table that a stranger may not watch.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.urls import path
from django.utils.cache import patch_vary_headers
from django.utils.html import format_html, format_html_join

from civitas.games import find_title, titles
from civitas.site.api.shared.words import language, say
from civitas.site.pages import browser
from civitas.site.tables.access import Access, UnknownTable, find_access
from civitas.site.tables.models import Status, Table
from civitas.site.tables.names import names_of
from civitas.texts import Speaker

HEAD_ENDS = b"</head>"
ICON = "icon-512.png"
"""The picture of a game that has none."""
MANIFEST = Path(".vite", "manifest.json")
"""Where the build of the client writes down what its files are called now."""
LOCALES = {"de": "de_DE", "en": "en_GB"}


class Preview(NamedTuple):
    """What is shown of a link."""

    title: str
    description: str
    picture: str


def page(request: HttpRequest, name: str) -> HttpResponse:
    """The page of the client at a table, with what is shown of a link to it."""
    reply = browser.page(request)
    preview = preview_of(request, name)
    if preview is not None and reply.status_code == 200:
        reply.content = reply.content.replace(HEAD_ENDS, _tags(request, preview).encode() + HEAD_ENDS, 1)
        patch_vary_headers(reply, ["Accept-Language"])
    return reply


def preview_of(request: HttpRequest, name: str) -> Preview | None:
    """What a stranger may know of the table; nothing unless a game has come to its end there."""
    try:
        access = find_access(name, None)
    except UnknownTable:
        return None
    if not access.may_watch or access.status != Status.FINISHED or access.title not in titles():
        return None
    return _finished(access, language(request))


def _finished(access: Access, lang: str) -> Preview:
    scores, winners = Table.objects.values_list("scores", "winners").get(pk=access.id)
    names = names_of(access.id)
    words = Speaker(find_title(access.title), lang, names)
    game = words.say("title-name")
    if winners:
        won = words.joined([names[seat] for seat in winners])
        title = say(lang, "preview-won", names=won, count=len(winners), game=game)
    else:
        title = say(lang, "preview-lost" if winners is not None else "preview-over", game=game)
    told = names
    if scores is not None:
        ranked = sorted(range(len(names)), key=lambda seat: (seat not in (winners or ()), -scores[seat]))
        told = [say(lang, "preview-points", name=names[seat], points=scores[seat]) for seat in ranked]
    return Preview(title, say(lang, "preview-about", points=" · ".join(told)), _picture(access.title))


def _picture(title: str) -> str:
    """The address of the title's picture in the present build of the client."""
    try:
        files = json.loads((Path(settings.CIVITAS_CLIENT) / MANIFEST).read_text(encoding="utf-8"))
        file = files[f"src/titles/{title}/cover.webp"]["file"]
    except (OSError, ValueError, KeyError):
        file = ICON
    return f"{settings.CIVITAS_ADDRESS}/{file}"


def _tags(request: HttpRequest, preview: Preview) -> str:
    address = f"{settings.CIVITAS_ADDRESS}{request.path}"
    tags = {
        "og:type": "website",
        "og:site_name": "Civitas",
        "og:locale": LOCALES.get(language(request), "en_GB"),
        "og:url": address,
        "og:title": preview.title,
        "og:description": preview.description,
        "og:image": preview.picture,
        "og:image:alt": preview.title,
    }
    card = format_html('<meta name="twitter:card" content="{}" />', "summary_large_image")
    return format_html_join("", '<meta property="{}" content="{}" />', tags.items()) + card


address = path("table/<str:name>", page)

"""The API as one: its parts, its errors, its description at /api/docs."""

from __future__ import annotations

from ninja import NinjaAPI

from civitas import __version__
from civitas.site.api import (
    chores,
    content,
    ending,
    files,
    history,
    lessons,
    lobby,
    orders,
    outlook,
    petitions,
    play,
    profiles,
    site,
    study,
    talk,
    tally,
    times,
    titles,
)
from civitas.site.api.errors import add_handlers
from civitas.site.api.parsing import StrictParser
from civitas.site.notices.api import router as notices
from civitas.site.people.api import router as people
from civitas.site.ratings.api import router as ratings
from civitas.site.ratings.takeaway import router as takeaway

DESCRIPTION = """\
Everything needed to play. People use the cookie of their browser (and the header `X-CSRFToken`), bots a personal token:
`Authorization: Bearer …`.

A move carries `expected`, the length of the journal that the caller knows, and may carry a `request` of the caller's
choice: sent again, it is answered again and done once. Who is behind is told (409) what has happened since. What the
rules refuse (422) comes with the reason and the paragraph. Every error has the same shape.
"""

api = NinjaAPI(
    title="Civitas",
    version=__version__,
    description=DESCRIPTION,
    docs_url="/docs",
    openapi_url="/openapi.json",
    urls_namespace="api",
    parser=StrictParser(),
)
_PLAYING = (site, titles, content, lobby, play, outlook, study, orders, times)
_AROUND_IT = (history, tally, ending, petitions, talk, files, lessons, chores)
for part in (*_PLAYING, *_AROUND_IT):
    api.add_router("", part.router)
api.add_router("", notices)
api.add_router("/people", people)
api.add_router("", takeaway)
api.add_router("", ratings)
# After the people's own addresses (/people/me), none of which is a handle.
api.add_router("", profiles.router)
add_handlers(api)

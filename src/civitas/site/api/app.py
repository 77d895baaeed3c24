"""The API as one: its parts, its errors, its description at /api/docs."""

from __future__ import annotations

from ninja import NinjaAPI
from ninja.operation import Operation

from civitas import __version__
from civitas.site.api import site
from civitas.site.api.people import accounts, campaigns, chores, notices, profiles, ratings, takeaway
from civitas.site.api.shared.errors import add_handlers
from civitas.site.api.shared.parsing import StrictParser
from civitas.site.api.tables import (
    ending,
    files,
    history,
    lobby,
    now,
    orders,
    outlook,
    petitions,
    play,
    study,
    talk,
    tally,
    times,
)
from civitas.site.api.titles import challenges, content, lessons, offered

DESCRIPTION = """\
Everything needed to play. People use the cookie of their browser (and the header `X-CSRFToken`), bots a personal token:
`Authorization: Bearer …`.

A move carries `expected`, the length of the journal that the caller knows, and may carry a `request` of the caller's
choice: sent again, it is answered again and done once. Who is behind is told (409) what has happened since. What the
rules refuse (422) comes with the reason and the paragraph. Every error has the same shape.
"""

_CALLED = {
    "accounts": "people_api",
    "notices": "notices_api",
    "offered": "api_titles",
    "ratings": "ratings_api",
    "takeaway": "ratings_takeaway",
}
"""What a part is called in the names of its operations, where that is not after its module."""


class NamedAPI(NinjaAPI):
    """An API whose operations keep their names wherever their functions live: clients are generated from these."""

    def get_openapi_operation_id(self, operation: Operation) -> str:
        module = operation.view_func.__module__.rpartition(".")[2]
        return f"civitas_site_{_CALLED.get(module, f'api_{module}')}_{operation.view_func.__name__}"


api = NamedAPI(
    title="Civitas",
    version=__version__,
    description=DESCRIPTION,
    docs_url="/docs",
    openapi_url="/openapi.json",
    urls_namespace="api",
    parser=StrictParser(),
)
_PLAYING = (site, offered, content, lobby, play, now, outlook, study, orders, times)
_AROUND_IT = (history, tally, ending, petitions, talk, files, lessons, challenges, chores)
for part in (*_PLAYING, *_AROUND_IT):
    api.add_router("", part.router)
api.add_router("", notices.router)
api.add_router("/people", accounts.router)
api.add_router("", takeaway.router)
api.add_router("", ratings.router)
# After the people's own addresses (/people/me), none of which is a handle.
api.add_router("", profiles.router)
api.add_router("", campaigns.router)
add_handlers(api)

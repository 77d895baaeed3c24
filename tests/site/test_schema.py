"""The API as it is described: whatever is sent to it, it never breaks down, and it answers as the description says.

schemathesis makes requests of the right and of the wrong form for every operation. Each is sent by a player, by a bot
with a player's token, by somebody who does not sit at the table, and by somebody who has not signed in.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import schemathesis
from django.conf import LazySettings
from django.core.signals import request_finished, request_started
from django.core.wsgi import get_wsgi_application
from django.db import close_old_connections, transaction
from django.middleware.csrf import CSRF_SECRET_LENGTH
from django.utils.crypto import get_random_string
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as trials
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.site.calling import Caller, gathered, play_on, started

from civitas.site.api.shared.limits import RATES
from civitas.site.people.tokens import make_token
from civitas.site.tables import moves
from civitas.site.tables.models import Petition, Status, Table

pytestmark = pytest.mark.django_db
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 5
"""Requests for each operation and role; a larger number looks deeper and takes longer."""
LIMITS = dict.fromkeys(RATES, 10**9)
"""Nobody is told to wait here: that has tests of its own."""


class Place(NamedTuple):
    """Where requests may lead: tables in all their states, and a position at which Anna is asked."""

    tables: list[str]
    seq: int
    answer: Any
    petition: int


@pytest.fixture
def people() -> list[Caller]:
    return [Caller("Anna"), Caller("Ben")]


@pytest.fixture
def place(people: list[Caller]) -> Place:
    anna, ben = people
    waiting, playing, over = gathered(anna, ben), started(anna, ben), started(anna, ben)
    private = started(anna, ben, visibility="link")
    play_on(over, 2000, "to the end")
    assert Table.objects.get(name=over).status == Status.FINISHED
    play_on(playing, 20)
    while 0 not in moves.look(playing).to_act():
        play_on(playing, 1, f"on {moves.look(playing).seq}")
    petition = ben.post(f"/tables/{playing}/petitions", {"seq": 5})["id"]
    assert Petition.objects.get(pk=petition).state == Petition.State.OPEN
    game = moves.look(playing)
    return Place([playing, playing, waiting, over, private], game.seq, game.legal(0)[0], petition)


@pytest.fixture
def way_in(role: str, people: list[Caller]) -> dict[str, Any]:
    """What the caller's requests bear."""
    if role == "nobody":
        return {}
    if role == "bot":
        return {"headers": {"Authorization": f"Bearer {make_token(people[0].user, 'bot').secret}"}}
    caller = people[0] if role == "player" else Caller("Stranger")
    token = get_random_string(CSRF_SECRET_LENGTH)
    cookies = {"csrftoken": token, "sessionid": caller.client.cookies["sessionid"].value}
    return {"headers": {"X-CSRFToken": token}, "cookies": cookies}


@pytest.fixture
def site(place: Place, way_in: dict[str, Any]) -> Iterator[Any]:
    """The site, which keeps to the connection of the test. Last of all, because each caller connects the signals."""
    around = (request_started, request_finished)
    for signal in around:
        signal.disconnect(close_old_connections)
    yield get_wsgi_application()
    for signal in around:
        signal.connect(close_old_connections)


OWN_ADDRESSES = ("me", "tokens", "blocks", "reports")
"""What stands below /people/ beside people; handles are drawn by lot, and none of these comes out."""


def aim(case: schemathesis.Case[Any], place: Place, draw: st.DataObject) -> None:
    """Most requests should hit something that is there: a table, the present position, an answer that is asked for."""
    there: dict[str, list[Any]] = {
        "name": place.tables,
        "petition": [place.petition],
        "seat": [0, 1],
        "title": ["sands"],
    }
    values: Any
    for name, values in there.items():
        if name in case.path_parameters and draw.draw(st.integers(0, 4)):
            case.path_parameters[name] = draw.draw(st.sampled_from(values))
    if case.path_parameters.get("handle") in OWN_ADDRESSES:
        case.path_parameters["handle"] = "nobody"
    if isinstance(case.body, dict) and "expected" in case.body and draw.draw(st.integers(0, 4)):
        case.body["expected"] = place.seq
        case.body["seat"] = 0
        if "answer" in case.body and draw.draw(st.booleans()):
            case.body["answer"] = place.answer


@pytest.mark.left_to_postgresql
@pytest.mark.parametrize("role", ["player", "bot", "stranger", "nobody"])
def test_every_reply_is_one_that_the_description_allows(
    site: Any, place: Place, way_in: dict[str, Any], settings: LazySettings
) -> None:
    settings.CIVITAS_LIMITS = LIMITS
    schema = schemathesis.openapi.from_wsgi("/api/openapi.json", site)
    found = list(schema.get_all_operations())
    operations = [result.ok() for result in found if isinstance(result, Ok)]
    assert len(operations) == len(found)
    assert len(operations) > 50
    for operation in operations:
        _try(operation, place, way_in)


def _try(operation: Any, place: Place, way_in: dict[str, Any]) -> None:
    @trials(
        max_examples=EXAMPLES,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), draw=st.data())
    def check(case: schemathesis.Case[Any], draw: st.DataObject) -> None:
        aim(case, place, draw)
        moves.live_tables.clear()
        with transaction.atomic():
            reply = case.call(**way_in)
            transaction.set_rollback(True)  # each request finds everything as it was
        case.validate_response(reply, checks=CHECKS)

    check()

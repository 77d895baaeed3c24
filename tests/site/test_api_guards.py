"""What guards every operation of the API alike: against forgery, against floods, against reaching for another's things.

The operations are taken from the API's own description, so that a new one is looked at without being named here.
"""

from __future__ import annotations

from functools import cache

import pytest
from django.conf import LazySettings
from django.core.cache import caches
from tests.site.calling import Caller, started

from civitas.site.api.app import api
from civitas.site.api.shared.limits import RATES
from civitas.site.people.models import Token
from civitas.site.people.tokens import make_token
from civitas.site.tables.models import Petition

pytestmark = pytest.mark.django_db
READS = "GET"
HEAVY_READS = {"/tables/{name}/export", "/people/me/data"}
"""Reading that costs the server as much as writing."""
SIGNED = {"/notices/unsubscribe/{token}", "/notices/resubscribe/{token}"}
"""What a link in a mail does, for whoever has the mail: the link itself is the proof."""


@cache
def operations() -> list[tuple[str, str]]:
    """Method and path of everything that the API does."""
    paths = api.get_openapi_schema(path_prefix="")["paths"]
    return [(method.upper(), path) for path, methods in paths.items() for method in methods]


def writing() -> list[tuple[str, str]]:
    found = [(method, path) for method, path in operations() if method != READS]
    assert len(found) > 25
    return found


def filled(path: str, name: str) -> str:
    there = {"name": name, "seat": "0", "key": "some-key", "room": "players", "petition": "1", "seq": "1"}
    return path.format(**there, number="1", handle="somebody", title="sands", token="some-token")


def test_a_cookie_without_proof_writes_nowhere_because_another_site_could_have_sent_it() -> None:
    name = started(Caller("Anna"), Caller("Ben"))
    forger = Caller("Forger", csrf=True)
    for method, path in writing():
        if path in SIGNED:
            continue
        # Guests have no cookie to be judged by, so theirs is looked at once the form is right.
        body = {"invitation": "none", "name": "Gast"} if path == "/guests" else {}
        reply = forger.call(method, filled(path, name), body)
        assert (forger.status, reply["error"]) == (403, "forged"), (method, path)


def test_every_write_is_counted_and_too_many_are_refused(settings: LazySettings) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    settings.CIVITAS_LIMITS = dict.fromkeys(RATES, 0)
    for method, path in [*writing(), *((READS, path) for path in HEAVY_READS)]:
        reply = anna.call(method, filled(path, name), {})
        assert (anna.status, reply["error"]) == (429, "too-often"), (method, path)


@pytest.mark.usefixtures("long_minute")
def test_who_has_to_wait_waits_alone(settings: LazySettings) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    caches["local"].clear()
    settings.CIVITAS_LIMITS = {"write": 2}
    statuses = []
    for caller in (anna, anna, anna, ben):
        caller.post(f"/tables/{name}/chat/players", {"text": "!"})
        statuses.append(caller.status)
    assert statuses == [201, 201, 429, 201]


@pytest.mark.usefixtures("long_minute")
def test_what_costs_seconds_is_counted_by_all_processes_together(settings: LazySettings) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    caches["default"].clear()
    settings.CIVITAS_LIMITS = {"heavy": 2}
    statuses = []
    for _ in range(3):
        caches["local"].clear()  # what another process knows nothing of
        anna.get(f"/tables/{name}/export")
        statuses.append(anna.status == 429)
    assert statuses == [False, False, True]


def test_guests_are_counted_and_too_many_are_refused(settings: LazySettings) -> None:
    settings.ACCOUNT_RATE_LIMITS = {**settings.ACCOUNT_RATE_LIMITS, "guest": "3/h/ip"}
    caches["default"].clear()
    anna = Caller("Anna")
    found = []
    for number in range(5):
        table = anna.post("/tables", {"title": "sands", "seats": 2, "visibility": "link"})
        guest = Caller()
        guest.post("/guests", {"invitation": table["invitation"], "name": f"Guest {number}"})
        found.append(guest.status)
    assert found == [200, 200, 200, 429, 429]
    caches["default"].clear()


def test_nobody_revokes_the_key_of_another() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    key = make_token(anna.user, "mine").token
    ben.delete(f"/people/tokens/{key.pk}")
    assert ben.status == 404
    assert Token.objects.get(pk=key.pk).revoked is None
    anna.delete(f"/people/tokens/{key.pk}")
    assert Token.objects.get(pk=key.pk).revoked is not None


def test_a_petition_is_voted_on_and_withdrawn_at_its_own_table_alone() -> None:
    anna, ben, clara = Caller("Anna"), Caller("Ben"), Caller("Clara")
    here, elsewhere = started(anna, ben), started(ben, clara)
    petition = anna.post(f"/tables/{here}/petitions", {"seq": 0})["id"]
    clara.put(f"/tables/{elsewhere}/petitions/{petition}/vote", {"agrees": True})
    assert clara.status == 409
    ben.delete(f"/tables/{elsewhere}/petitions/{petition}")
    assert ben.status == 409
    ben.delete(f"/tables/{here}/petitions/{petition}")
    assert ben.status == 409
    assert Petition.objects.get(pk=petition).state == Petition.State.OPEN
    assert Petition.objects.get(pk=petition).votes == {}


def test_a_private_note_is_its_writers() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    anna.put(f"/tables/{name}/private-note", {"text": "mine"})
    ben.put(f"/tables/{name}/private-note", {"text": "his"})
    assert anna.get(f"/tables/{name}/private-note")["text"] == "mine"

"""A browser's session and its person are read together, and the session alone says for whom it is."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.db import connection
from django.test.utils import CaptureQueriesContext
from tests.site.calling import Caller

from civitas.site.people import auth

pytestmark = pytest.mark.django_db


@pytest.fixture
def anna() -> Caller:
    """Somebody whose browser has been here before."""
    anna = Caller("Anna")
    assert anna.get("/people/me")["handle"] == anna.user.username
    return anna


def test_the_session_and_the_person_are_asked_for_together(anna: Caller) -> None:
    anna.get("/people/me")
    with CaptureQueriesContext(connection) as said:
        anna.get("/people/me")
    texts = [query["sql"] for query in said.captured_queries]
    assert sum("django_session" in text for text in texts) == 1
    if connection.vendor == "postgresql":
        assert "django_session" in texts[0]
        assert "auth_user" in texts[0]


def test_a_session_is_the_persons_that_it_names_whoever_was_guessed(anna: Caller) -> None:
    ben = Caller("Ben")
    key = anna.client.cookies["sessionid"].value
    auth._guesses[key] = ben.user.pk
    assert anna.get("/people/me")["handle"] == anna.user.username


def test_a_session_opens_nothing_once_it_has_ended(anna: Caller) -> None:
    Session.objects.all().delete()
    anna.get("/people/me")
    assert anna.status == 401


def test_with_another_password_all_sessions_end(anna: Caller) -> None:
    anna.user.set_password("something else altogether")
    anna.user.save()
    anna.get("/people/me")
    assert anna.status == 401


def test_who_was_shut_out_is_a_stranger_with_the_next_request(anna: Caller) -> None:
    User.objects.filter(pk=anna.user.pk).update(is_active=False)
    anna.get("/people/me")
    assert anna.status == 401


def test_what_is_said_differs_by_cookie_whichever_way_the_session_was_read(anna: Caller) -> None:
    assert "Cookie" in anna.client.get("/api/people/me").headers["Vary"]

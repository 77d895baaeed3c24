"""Two workers send, one of them is killed in the middle: nobody is told twice, and nobody is forgotten."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.site.calling import Caller
from tests.site.posting import Mailbox, later, mail_server, with_mail
from tests.site.processes import Process, database_address

from civitas.site.notices.models import Delivery, Kind, Notice, State
from civitas.site.notices.recording import tell_person
from civitas.site.tables.opening import make_table

pytestmark = pytest.mark.django_db(transaction=True)
PEOPLE = 24
PATIENCE = 120.0


class SlowMailbox(Mailbox):
    """Takes its time, so that a worker can be killed while it waits."""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        await asyncio.sleep(0.1)
        return await super().handle_DATA(server, session, envelope)


def waits(what: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, Counter(Delivery.objects.values_list("state", flat=True))
        time.sleep(0.1)


def test_a_worker_that_is_killed_in_the_middle_tells_nobody_twice(settings: Any, tmp_path: Path) -> None:
    table = make_table("sands", 2)
    people = [with_mail(Caller(f"Player {number}")) for number in range(PEOPLE)]
    for person in people:
        tell_person(Kind.STARTED, table.pk, person.user.pk, cause="")
    with mail_server(settings, SlowMailbox()) as box:
        environment = {
            "CIVITAS_DATABASE": database_address(),
            "CIVITAS_SECRET_KEY": "only for tests, and long enough to sign with",
            "CIVITAS_MAIL": f"smtp://127.0.0.1:{settings.EMAIL_PORT}?from=civitas@example.org",
            "CIVITAS_MAIL_DELAY": "0",
            "CIVITAS_ADDRESS": "https://civitas.example",
        }
        folders = [tmp_path / name for name in ("one", "two")]
        for folder in folders:
            folder.mkdir()
        first = Process("worker", folder=folders[0], **environment)
        try:
            waits(lambda: len(box.letters) >= 3)
        finally:
            first.kill()
        begun = Delivery.objects.filter(state=State.SENDING).count()
        second = Process("worker", folder=folders[1], **environment)
        try:
            waits(lambda: not Delivery.objects.filter(state=State.WAITING).exists())
            waits(lambda: Delivery.objects.filter(state=State.SENDING).count() <= begun)
            later(minutes=11)
            waits(lambda: not Delivery.objects.filter(state__in=(State.WAITING, State.SENDING)).exists())
        finally:
            second.end()
        got = Counter(str(letter["To"]) for letter in box.letters)
    assert max(got.values()) == 1, got
    states = Counter(Delivery.objects.values_list("state", flat=True))
    # What is doubtful was begun by the one that was killed; everything else has arrived.
    assert states[State.DOUBTFUL] <= begun
    assert states[State.SENT] + states[State.DOUBTFUL] == PEOPLE == Notice.objects.count()
    assert len(got) >= PEOPLE - states[State.DOUBTFUL]

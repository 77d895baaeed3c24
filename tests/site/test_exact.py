"""The order of things is part of a game, and no database may sort it."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.site.tables.models import Entry, Snapshot
from civitas.site.tables.opening import make_table

pytestmark = pytest.mark.django_db


def test_data_of_the_kernel_comes_back_key_by_key() -> None:
    table = make_table("sands", 2)
    answers: list[Any] = [{"zeta": 1, "alpha": 2}, None, "a", [], 1, True]
    for seq, answer in enumerate(answers):
        Entry.objects.create(table=table, seq=seq, who=0, key="key", answer=answer)
        back = Entry.objects.get(table=table, seq=seq).answer
        assert back == answer
        assert str(back) == str(answer)
    Snapshot.objects.create(table=table, seq=0, data={"b": {"d": 1, "c": [{"f": 1, "e": 2}]}, "a": 0})
    assert str(Snapshot.objects.get(table=table).data) == "{'b': {'d': 1, 'c': [{'f': 1, 'e': 2}]}, 'a': 0}"

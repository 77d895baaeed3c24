"""Threads write to a SQLite file in the order in which they came."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from django.db.utils import ConnectionHandler, OperationalError

from civitas.site.config.database import database
from civitas.site.sqlite.base import DatabaseWrapper
from civitas.site.sqlite.line import Line

pytestmark = pytest.mark.django_db(transaction=True)

WRITERS = 12


def opened(file: Path, **options: object) -> DatabaseWrapper:
    """A connection of its own to the file, as each thread has one."""
    settings = database(f"sqlite:///{file}")
    settings["OPTIONS"] |= options
    made = ConnectionHandler({"default": settings}).create_connection("default")
    assert isinstance(made, DatabaseWrapper)
    return made


def started(*work: Callable[[], None]) -> list[threading.Thread]:
    """Each in a thread, one after the other, each waiting before the next begins."""
    threads = [threading.Thread(target=one) for one in work]
    for thread in threads:
        thread.start()
        time.sleep(0.03)
    return threads


def test_those_who_wait_are_served_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    first = opened(tmp_path / "site.sqlite3")
    with first.cursor() as cursor:
        cursor.execute("CREATE TABLE said (number INTEGER PRIMARY KEY AUTOINCREMENT, who INTEGER)")

    def write(who: int) -> None:
        own = opened(tmp_path / "site.sqlite3")
        own.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
        own.cursor().execute("INSERT INTO said (who) VALUES (%s)", [who])
        own.commit()
        own.close()

    first.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
    threads = started(*(lambda who=who: write(who) for who in range(WRITERS)))
    first.commit()
    begun = time.monotonic()
    for thread in threads:
        thread.join()
    assert time.monotonic() - begun < 1
    with first.cursor() as cursor:
        cursor.execute("SELECT who FROM said ORDER BY number")
        assert [who for (who,) in cursor.fetchall()] == list(range(WRITERS))
    first.close()


@pytest.mark.parametrize("ending", ["commit", "rollback", "close"])
def test_whoever_ends_a_transaction_lets_the_next_one_in(tmp_path: Path, ending: str) -> None:
    one, other = opened(tmp_path / "site.sqlite3"), opened(tmp_path / "site.sqlite3", timeout=0.05)
    one.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
    with pytest.raises(OperationalError, match="locked"):
        other.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
    other.close()
    getattr(one, ending)()
    other.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
    other.rollback()
    one.close()
    other.close()


def test_whoever_gives_up_is_not_called() -> None:
    line = Line()
    assert line.enter(0)
    assert not line.enter(0.01)
    line.leave()
    assert line.enter(0)

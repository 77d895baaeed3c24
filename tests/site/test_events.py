"""A move announces itself within its transaction: what others make of it is done with it, or none of it is."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from django.apps import apps
from django.conf import settings

from civitas.site.core import events
from civitas.site.core.events import announce, subscribe
from civitas.site.tables import moves
from civitas.site.tables.events import Moved
from civitas.site.tables.models import Entry, LogLine, Table
from civitas.site.tables.opening import make_table, start

CONTRACTS = Path(__file__).parents[2] / "pyproject.toml"


class Rang(NamedTuple):
    """Something that nobody but these tests announces."""

    bell: str


class Rung(NamedTuple):
    """Something else that looks the same."""

    bell: str


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    """Who subscribed here hears nothing afterwards."""
    before = {kind: list(listeners) for kind, listeners in events._listeners.items()}
    yield
    events._listeners.clear()
    events._listeners.update(before)


def test_everybody_who_subscribed_is_told_once_and_in_that_order() -> None:
    told: list[str] = []

    def first(event: Rang) -> None:
        told.append(f"first {event.bell}")

    def second(event: Rang) -> None:
        told.append(f"second {event.bell}")

    for listener in (first, second, first):
        subscribe(Rang, listener)
    announce(Rang("ding"))
    announce(Rung("dong"))
    assert told == ["first ding", "second ding"]


def test_apps_are_told_from_the_ground_up() -> None:
    contracts = tomllib.loads(CONTRACTS.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if one.get("containers") == ["civitas.site"])
    levels = {name.strip(): -level for level, row in enumerate(layers) for name in row.split("|")}
    ours = [app.rpartition(".")[2] for app in settings.INSTALLED_APPS if app.startswith("civitas.site.")]
    assert ours == sorted(ours, key=levels.__getitem__)
    assert {*ours} == {app.label for app in apps.get_app_configs() if app.name.startswith("civitas.")}


@pytest.mark.django_db(transaction=True)
def test_a_listener_that_fails_leaves_nothing_of_the_move() -> None:
    table = make_table("sands", 2)
    start(table)
    game = moves.look(table.name)
    seat = game.to_act()[0]
    entries, lines = Entry.objects.count(), LogLine.objects.count()

    def fail(event: Moved) -> None:
        event.batch.send()  # it has gone as far as it can
        raise RuntimeError("no")

    subscribe(Moved, fail)
    with pytest.raises(RuntimeError, match="no"):
        moves.answer(table.name, seat, game.legal(seat)[0], expected=game.seq, request="one")
    assert (Entry.objects.count(), LogLine.objects.count()) == (entries, lines)
    assert Table.objects.get(pk=table.pk).seq == game.seq
    assert moves.look(table.name).seq == game.seq


@pytest.mark.django_db(transaction=True)
def test_a_move_is_told_with_who_was_asked_and_what_was_added() -> None:
    table = make_table("sands", 2)
    start(table)
    told: list[Moved] = []
    subscribe(Moved, told.append)
    game = moves.look(table.name)
    asked, seat = game.to_act(), game.to_act()[0]
    done = moves.answer(table.name, seat, game.legal(seat)[0], expected=game.seq, request="one")
    (event,) = told
    assert (event.table_id, tuple(event.before), event.game.seq) == (table.pk, tuple(asked), done.seq)
    assert [entry.seq for entry in event.fresh] == list(range(done.first, done.seq))
    moves.answer(table.name, seat, "anything", expected=done.first, request="one")
    assert len(told) == 1, "the same request sent twice is done once"

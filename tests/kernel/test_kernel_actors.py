"""Whoever is no seat cannot be taken for one."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from tests.kernel.toys import Bag, Toy

from civitas.kernel import (
    CHANCE,
    Actor,
    Ask,
    AskAll,
    Entry,
    Lanes,
    NotASeat,
    Note,
    Procedure,
    Record,
    Sequence,
    Step,
    Table,
    YesNo,
    number_of,
    seat_of,
)
from civitas.kernel.actors import TABLE


class Wild(Actor):
    """Two who hold things and have no seat."""

    WOLVES = -1
    BEARS = -2


class Den(Record):
    __slots__ = ("holder", "prey", "rival")
    holder: int | Wild
    rival: Wild | None
    prey: dict[int | Wild, tuple[int | Wild, ...]]

    def __init__(self, holder: int | Wild) -> None:
        self.holder = holder
        self.rival = None
        self.prey = {0: (1, Wild.BEARS), Wild.WOLVES: ()}


def test_an_actor_is_no_index() -> None:
    with pytest.raises(TypeError):
        ["Anna", "Ben"][Wild.WOLVES]  # type: ignore[call-overload]
    with pytest.raises(TypeError):
        assert Wild.WOLVES < 0  # type: ignore[operator]
    assert Wild.WOLVES != -1  # type: ignore[comparison-overlap]
    assert Wild.WOLVES != CHANCE  # type: ignore[comparison-overlap]


def test_a_record_with_actors_is_written_with_their_numbers_and_read_again() -> None:
    den = Den(Wild.BEARS)
    den.rival = Wild.WOLVES
    written = json.loads(json.dumps(den.dump()))
    assert written == {"holder": -2, "prey": {"0": [1, -2], "-1": []}, "rival": -1}
    assert Den.load(written) == den == den.copy()
    again = Den.load(written)
    assert (again.holder, again.rival, again.prey[Wild.WOLVES]) == (Wild.BEARS, Wild.WOLVES, ())
    assert Den.load(Den(1).dump()).holder == 1
    assert pickle.loads(pickle.dumps(den)) == copy.deepcopy(den) == den


@pytest.mark.parametrize("who", [CHANCE, Wild.WOLVES, -1, None])
@pytest.mark.parametrize(
    "asking",
    [
        lambda who: Ask(who, YesNo("howl")),
        lambda who: AskAll({0: YesNo("howl"), who: YesNo("howl")}),
        lambda who: Lanes({who: (_ for _ in ())}),
    ],
)
def test_asking_somebody_who_is_no_seat_is_an_error_at_once(asking: Callable[[Any], object], who: Any) -> None:
    with pytest.raises(NotASeat, match="does not sit at the table"):
        asking(who)


def howling(g: Bag) -> Procedure[None]:
    """The log tells of somebody who is no seat; then a seat is asked that the table does not have."""
    yield Note("howl", seat=Wild.WOLVES, prey=[0, Wild.BEARS])
    yield Ask(0, YesNo("go-on"))
    yield Ask(7, YesNo("go-on"))


def test_the_log_names_an_actor_and_a_seat_beyond_the_last_is_an_error() -> None:
    table = Table(Toy(Sequence(Step(howling))), 2)
    assert table.notes(None)[0].params == {"seat": "wolves", "prey": [0, "bears"]}
    with pytest.raises(NotASeat, match="7"):
        table.apply(0, True)


def test_a_rule_that_takes_an_actor_for_a_player_fails_at_once() -> None:
    assert seat_of(0) == 0
    with pytest.raises(NotASeat, match=r"WOLVES.* does not sit at the table"):
        seat_of(Wild.WOLVES)


class Ancient(Actor):
    """Somebody whom the log had by number before there were actors."""

    GHOST = -1

    @property
    def told(self) -> int:
        return number_of(self)


def remembering(g: Bag) -> Procedure[None]:
    yield Note("howl", seat=Ancient.GHOST)
    yield Ask(0, YesNo("go-on"))


def test_a_title_whose_log_had_numbers_goes_on_with_them() -> None:
    table = Table(Toy(Sequence(Step(remembering))), 2)
    assert table.notes(None)[0].params == {"seat": -1}


def test_a_line_of_a_journal_has_the_number_and_the_entry_has_the_arbiter() -> None:
    assert Entry(3, -1, "luck", 6).who is CHANCE
    assert Entry(*Entry(3, TABLE, "take-back", 1).to_json()).who is TABLE
    assert Entry(3, CHANCE, "luck", 6).to_json() == [3, -1, "luck", 6]
    assert Entry(3, 1, "luck", 6, "order").to_json() == [3, 1, "luck", 6, "order"]
    assert (number_of(4), number_of(Wild.BEARS)) == (4, -2)
    with pytest.raises(ValueError, match="-8"):
        Entry(3, -8, "luck", 6)

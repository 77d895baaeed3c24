"""Things of data files: read as records, and whoever writes a wrong figure is told where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from civitas.games.things import BadData, plain, refer, things


@dataclass(frozen=True, slots=True)
class Tent:
    pieces: int
    colours: tuple[str, ...] = ()
    price: Mapping[str, int] = field(default_factory=dict)
    most: int | None = None
    dry: bool = False


GOOD = {"id": "yurt", "pieces": 3, "colours": ["red"], "price": {"wood": 1}, "most": 2, "dry": True, "origin": "ours"}


def test_a_thing_is_what_the_file_says_and_keeps_its_lists_for_good() -> None:
    (id, yurt), *_ = things(Tent, "tents", [GOOD]).items()
    assert (id, yurt) == ("yurt", Tent(3, ("red",), {"wood": 1}, 2, True))
    assert plain(yurt) == {name: value for name, value in GOOD.items() if name not in ("id", "origin")}


def test_what_the_file_leaves_out_is_as_if_nothing_were_said() -> None:
    (tent,) = things(Tent, "tents", [{"id": 7, "pieces": 1}], "t").values()
    assert tent == Tent(1)
    assert plain(tent) == {"pieces": 1}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"pieces": 1, "peices": 2}, "tents.toml, yurt: peices is not known; known are pieces, colours"),
        ({}, "tents.toml, yurt: pieces is missing"),
        ({"pieces": "one"}, "tents.toml, yurt, pieces: 'one' is of another kind than int"),
        ({"pieces": True}, "tents.toml, yurt, pieces: True is of another kind than int"),
        ({"pieces": 1, "colours": "red"}, "tents.toml, yurt, colours: 'red' is of another kind"),
        ({"pieces": 1, "colours": [1]}, "tents.toml, yurt, colours: 1 is of another kind than str"),
        ({"pieces": 1, "price": {"wood": "1"}}, "tents.toml, yurt, price: '1' is of another kind than int"),
        ({"pieces": 1, "most": "2"}, "tents.toml, yurt, most: '2' is of another kind than int"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_wrong_figure_is_an_error_that_says_where(data: dict[str, Any], why: str) -> None:
    with pytest.raises(BadData) as told:
        things(Tent, "tents", [{"id": "yurt", **data}])
    assert str(told.value).startswith(why)


def test_two_things_of_one_id_are_an_error() -> None:
    with pytest.raises(BadData, match=r"tents\.toml, yurt: there are two of this id"):
        things(Tent, "tents", [GOOD, GOOD])


def test_a_thing_that_is_named_must_be_there() -> None:
    refer("tents.toml, yurt", ["red"], ("red", "blue"))
    with pytest.raises(BadData, match=r"tents\.toml, yurt: there is no green"):
        refer("tents.toml, yurt", ["red", "green"], ("red", "blue"))

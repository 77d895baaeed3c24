"""Records: copies that share nothing mutable, and JSON that comes back as it was."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar, Optional

import pytest

from civitas.kernel import Record, State
from civitas.kernel.records import change, differences, fields_of


class City(Record):
    __slots__ = ("name", "size")
    name: str
    size: int

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size


class Everything(Record):
    """One field of every supported shape."""

    __slots__ = (
        "anything",
        "by_id",
        "by_number",
        "capital",
        "cities",
        "city_by_id",
        "either",
        "flag",
        "grid",
        "lists_by_id",
        "lost",
        "maybe",
        "maybe_list",
        "maybe_tuple",
        "mixed",
        "nested",
        "number",
        "old_style",
        "pairs",
        "ratio",
        "replaced",
        "text",
        "texts",
    )
    number: int
    text: str
    flag: bool
    ratio: float
    maybe: int | None
    old_style: Optional[str]  # noqa: UP045
    either: int | str
    texts: tuple[str, ...]
    mixed: tuple[int, str]
    nested: tuple[tuple[int, ...], ...]
    maybe_tuple: str | tuple[int, ...] | None
    pairs: list[tuple[int, str]]
    grid: list[list[int]]
    by_id: dict[str, int]
    by_number: dict[int, tuple[int, ...]]
    lists_by_id: dict[str, list[int]]
    maybe_list: list[int] | None
    capital: City
    lost: City | None
    cities: list[City]
    city_by_id: dict[int, City]
    replaced: Mapping[int, tuple[str, ...]]
    anything: Any
    unit: ClassVar[str] = "soldier"

    def __init__(self) -> None:
        self.number, self.text, self.flag, self.ratio = 1, "ß", True, 0.5
        self.maybe, self.old_style, self.either = None, "old", "one"
        self.texts, self.mixed, self.nested = ("a", "b"), (1, "x"), ((1, 2), ())
        self.maybe_tuple = (1, 2)
        self.pairs, self.grid = [(1, "a")], [[1], [2, 3]]
        self.by_id, self.by_number, self.lists_by_id = {"a": 1}, {3: (1, 2)}, {"a": [1]}
        self.maybe_list = [1]
        self.capital, self.lost = City("Ur", 3), City("Uruk", 1)
        self.cities, self.city_by_id = [City("Lagash", 2)], {7: City("Kish", 4)}
        self.replaced = {2: ("a", "b")}
        self.anything = "any"


def test_a_record_comes_back_from_json_as_it_was() -> None:
    before = Everything()
    after = Everything.load(json.loads(json.dumps(before.dump())))
    assert after == before
    assert after.texts == ("a", "b")
    assert after.nested == ((1, 2), ())
    assert after.maybe_tuple == (1, 2)
    assert after.pairs == [(1, "a")]
    assert after.by_number == {3: (1, 2)}
    assert isinstance(after.city_by_id[7], City)
    assert after.replaced == {2: ("a", "b")}


def test_a_field_that_may_be_of_several_kinds_comes_back_as_the_one_it_was() -> None:
    record = Everything()
    record.maybe_tuple, record.lost, record.maybe_list, record.either = "none", None, None, 5
    after = Everything.load(json.loads(json.dumps(record.dump())))
    assert (after.maybe_tuple, after.lost, after.maybe_list, after.either) == ("none", None, None, 5)
    assert after.copy() == after


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    original = Everything()
    before = original.dump()
    copy = original.copy()
    assert copy == original
    copy.pairs.append((2, "b"))
    copy.grid[0].append(9)
    copy.by_id["b"] = 2
    copy.by_number[4] = ()
    copy.lists_by_id["a"].append(9)
    assert copy.maybe_list is not None
    copy.maybe_list.append(9)
    copy.capital.size = 9
    assert copy.lost is not None
    copy.lost.size = 9
    copy.cities[0].size = 9
    copy.city_by_id[7].size = 9
    assert original.dump() == before
    assert copy != original
    assert copy.texts is original.texts
    assert copy.replaced is original.replaced


def test_a_record_is_changed_as_another_one_was_and_what_rules_hold_of_it_stays() -> None:
    before, after = Everything(), Everything()
    after.number, after.texts, after.maybe, after.replaced = 5, ("c",), 2, {2: ("b", "a")}
    after.by_id, after.lists_by_id["a"] = {"b": 2, "a": 1}, [7, 8]
    after.pairs.append((2, "b"))
    after.grid[1].append(4)
    after.capital.size, after.cities[0].name, after.city_by_id[7].size = 9, "Eridu", 9
    after.lost, after.maybe_list = None, None
    found = differences(before, after)
    for _ in range(2):
        record = before.copy()
        held = record.by_id, record.pairs, record.capital, record.cities[0]
        change(record, found)
        assert record == after
        assert [*record.by_id] == ["b", "a"], "in the same order"
        assert held == (after.by_id, after.pairs, after.capital, after.cities[0])
        assert record.replaced is after.replaced
        # Whatever happens to one of them happens to none of the others.
        record.lists_by_id["a"].append(9)
        record.grid[1].append(9)
        record.city_by_id[7].size = 1
    assert before == Everything()
    assert differences(after, after.copy()) == []


def test_a_record_equals_only_a_record_of_its_own_class_and_has_no_hash() -> None:
    class Town(City):
        __slots__ = ()

    assert City("Ur", 1) == City("Ur", 1)
    assert City("Ur", 1) != City("Ur", 2)
    assert City("Ur", 1) != Town("Ur", 1)
    with pytest.raises(TypeError):
        hash(City("Ur", 1))


def test_a_subclass_copies_its_own_fields_even_if_its_base_was_copied_first() -> None:
    class Harbour(City):
        __slots__ = ("ships",)
        ships: list[str]

        def __init__(self) -> None:
            super().__init__("Tyre", 2)
            self.ships = ["argo"]

    City("Ur", 1).copy()
    harbour = Harbour()
    copy = harbour.copy()
    assert type(copy) is Harbour
    assert copy == harbour
    assert copy.ships is not harbour.ships
    assert list(fields_of(Harbour)) == ["name", "size", "ships"]


def test_a_copy_written_by_hand_is_kept() -> None:
    class Handmade(City):
        __slots__ = ()

        def copy(self) -> Handmade:
            return Handmade(self.name, self.size + 1)

    assert Handmade("Ur", 1).copy().size == 2


class Point(Record):
    __slots__ = ("value",)


UNSUPPORTED = [
    set[int],
    frozenset[int],
    list,
    object,
    list[set[int]],
    dict[tuple[int, int], int],
    dict[str, object],
    Mapping[str, list[int]],
    Mapping[tuple[int, int], int],
    tuple[list[int], ...],
    tuple[City, ...],
    City | Everything,
    list[int] | dict[str, int],
]


@pytest.mark.parametrize("hint", UNSUPPORTED, ids=str)
def test_a_field_of_an_unsupported_type_is_an_error(hint: Any) -> None:
    kind = type("Odd", (Record,), {"__slots__": ("value",), "__annotations__": {"value": hint}})
    odd = kind()
    odd.value = None
    with pytest.raises(TypeError, match="a record cannot hold"):
        odd.copy()


def test_a_slot_without_a_type_or_a_type_without_a_slot_is_an_error() -> None:
    class NoSlot(Record):
        value: int

    for kind in (Point, NoSlot):
        with pytest.raises(TypeError, match="value"):
            fields_of(kind)


def test_a_state_knows_where_in_the_sequence_it_stands() -> None:
    state = State()
    state.cursor = [(0, 1, (), -1), (3, 0, (1, 0), 1)]
    after = State.load(json.loads(json.dumps(state.dump())))
    assert after.cursor == state.cursor
    assert state.copy() == state

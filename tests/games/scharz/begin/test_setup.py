"""What the Prolog leaves behind: first player, villages, shipyards, fortifications, and what lies where."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.scharz.reading import asked, label, told, why
from tests.games.scharz.situations import key, opened

from civitas.games.scharz import TITLE
from civitas.kernel import CHANCE, Table

ITALIAN = ("roma", "syracusae", "agrigentum", "latium", "campania", "henna")


def give(table: Table, *answers: Any) -> None:
    """One answer after the other, of whoever is asked."""
    for answer in answers:
        table.apply(table.to_act()[0], answer)


def settled(*fields: str, **more: Any) -> Table:
    """A table on which these villages were placed and nobody has moved one."""
    table = opened(**more)
    give(table, *fields)
    while table.to_act() and key(table, table.to_act()[0]) == "relocate":
        give(table, "keep")
    return table


# ---------------------------------------------------------------------- who begins


@pytest.mark.parametrize(
    ("faces", "first", "swords"),
    [
        (([1, 2, 3, 3, 3, 3], [1, 3, 3, 3, 3, 3]), 0, 2),
        (([1, 3, 3, 3, 3, 3], [1, 2, 3, 3, 3, 3]), 1, 2),
        (([2, 3, 3, 3, 3, 3], [1, 3, 3, 3, 3, 3]), 0, 1),
        (([3, 3, 3, 3, 3, 3], [6, 6, 6, 6, 6, 6]), 0, 0),
    ],
)
def test_most_swords_of_six_white_dice_begin_and_of_several_the_first_seat(
    faces: tuple[list[int], ...], first: int, swords: int
) -> None:
    table = Table(TITLE, 2, {"mode": "basic", "map": "italia"})
    for one in faces:
        table.apply(CHANCE, one)
    assert table.to_act() == (first,)
    assert told(table, "first-player") == [{"seat": first, "number": swords}]
    assert told(table, "rival") == [{"seat": 0, "other_seat": 1}, {"seat": 1, "other_seat": 0}]


def test_villages_go_round_there_and_back_from_the_first_player() -> None:
    table = opened(3, first=1)
    order = []
    for field in ("roma", "syracusae", "tarentum", "apulia", "agrigentum", "latium", "campania", "henna", "picenum"):
        order.append(table.to_act()[0])
        give(table, field)
    assert order == [1, 2, 0, 0, 2, 1, 1, 2, 0]
    moved = []
    while asked(table) and "relocate" in asked(table).values():
        moved.append(table.to_act()[0])
        give(table, "keep")
    assert moved == [0, 2, 1]


# ---------------------------------------------------------------------- villages


def test_a_village_stands_on_any_field_in_play_that_is_free() -> None:
    table = opened()
    assert table.legal(0) == [*table.state.atlas.standard, "city.roma"]
    give(table, "picenum")
    assert told(table, "built") == [{"seat": 0, "building": "village", "place": "picenum"}]
    assert why(table, 1, "picenum") == ("field-taken", 0)
    assert "city.roma" in table.legal(1)
    give(table, "roma")
    assert why(table, 1, "roma") == ("field-taken", 1)
    assert "city.roma" not in table.legal(1), "only in place of the first village"


def test_whoever_begins_with_rome_places_no_other_village() -> None:
    table = opened()
    assert label(table, 0, "city.roma") == ("city-there", ("place:roma",), {"place": "roma"})
    assert label(table, 0, "latium") == ("place", ("place:latium",), {"place": "latium"})
    give(table, "city.roma")
    assert why(table, 1, "city.roma") == ("field-taken", 0)
    assert [table.to_act()[0]] == [1]
    give(table, "syracusae", "agrigentum", "henna")
    assert asked(table) == {1: "relocate"}
    give(table, "keep")
    assert table.state.realms[0].faction == "romans"
    give(table, "syracusae")
    assert table.state.yards == {"syracusae": "dock", "roma": "dock"}


def test_carthage_may_have_a_harbour_as_the_third_village_of_its_owner_alone() -> None:
    table = opened(4)
    give(table, "carthago", "roma", "syracusae", "tarentum", "apulia", "agrigentum", "volsinii", "utica")
    assert label(table, 0, "harbour.carthago") == ("harbour-there", ("place:carthago",), {"place": "carthago"})
    give(table, "harbour.carthago")
    assert told(table, "built")[-1] == {"seat": 0, "building": "harbour", "place": "carthago"}
    assert "harbour.carthago" not in table.legal(1)
    table = opened(4)
    give(table, "carthago")
    assert "harbour.carthago" not in table.legal(1)


def test_a_village_moves_to_another_free_field() -> None:
    table = opened()
    give(table, *ITALIAN)
    assert table.legal(1) == ["keep", "syracusae", "agrigentum", "henna"]
    assert label(table, 1, "keep") == ("keep-villages", (), {})
    give(table, "henna")
    assert table.prompt(1).params == {"place": "henna"}
    assert why(table, 1, "roma") == ("field-taken", 0)
    assert "henna" not in table.legal(1)
    give(table, "messana")
    assert told(table, "relocated") == [{"seat": 1, "place": "henna", "to_place": "messana"}]
    assert table.state.towns == {
        **dict.fromkeys(("roma", "latium", "campania"), (0, "village")),
        **dict.fromkeys(("syracusae", "agrigentum", "messana"), (1, "village")),
    }


def test_a_village_with_a_harbour_does_not_move() -> None:
    table = opened(4)
    give(table, "carthago", "roma", "syracusae", "tarentum", "apulia", "agrigentum", "volsinii", "utica")
    give(table, "harbour.carthago", "latium", "henna", "croton")
    while table.to_act() != (0,):
        give(table, "keep")
    assert table.legal(0) == ["keep", "utica"]


# ---------------------------------------------------------------------- factions


def test_a_faction_is_chosen_where_there_are_several_and_none_without_a_home() -> None:
    table = settled("roma", "syracusae", "agrigentum", "tarquinii", "campania", "henna")
    assert (asked(table), table.legal(0)) == ({0: "faction"}, ["etruscans", "romans"])
    assert label(table, 0, "romans") == ("faction", ("faction:romans",), {"faction": "romans"})
    give(table, "romans")
    assert [realm.faction for realm in table.state.realms] == ["romans", "greeks"]
    assert told(table, "faction") == [{"seat": 0, "faction": "romans"}, {"seat": 1, "faction": "greeks"}]
    table = settled("samnium", "apulia", "messapia", "picenum", "lucania", "henna")
    assert [realm.faction for realm in table.state.realms] == ["", ""]
    assert told(table, "faction") == []

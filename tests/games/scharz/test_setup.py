"""What the Prolog leaves behind: first player, villages, shipyards, fortifications, and what lies where."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.scharz.reading import asked, label, told, units, why
from tests.games.scharz.situations import key, quiet

from civitas.games.scharz import TITLE
from civitas.kernel import CHANCE, Table

ITALIAN = ("roma", "syracusae", "agrigentum", "latium", "campania", "henna")


def begun(seats: int = 2, mode: str = "basic", map: str = "italia", first: int = 0) -> Table:
    """A table at its first village; this seat has rolled all swords."""
    table = Table(TITLE, seats, {"mode": mode, "map": map})
    if seats > 2:
        for seat in range(seats):
            table.apply(CHANCE, (seat + 1) % seats)
    for seat in range(seats):
        table.apply(CHANCE, [1 if seat == first else 6] * 6)
    return table


def give(table: Table, *answers: Any) -> None:
    """One answer after the other, of whoever is asked."""
    for answer in answers:
        table.apply(table.to_act()[0], answer)


def settled(*fields: str, **more: Any) -> Table:
    """A table on which these villages were placed and nobody has moved one."""
    table = begun(**more)
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
    table = begun(3, first=1)
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
    table = begun()
    assert table.legal(0) == [*table.state.atlas.standard, "city.roma"]
    give(table, "picenum")
    assert told(table, "built") == [{"seat": 0, "building": "village", "place": "picenum"}]
    assert why(table, 1, "picenum") == ("field-taken", 0)
    assert "city.roma" in table.legal(1)
    give(table, "roma")
    assert why(table, 1, "roma") == ("field-taken", 1)
    assert "city.roma" not in table.legal(1), "only in place of the first village"


def test_whoever_begins_with_rome_places_no_other_village() -> None:
    table = begun()
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
    table = begun(4)
    give(table, "carthago", "roma", "syracusae", "tarentum", "apulia", "agrigentum", "volsinii", "utica")
    assert label(table, 0, "harbour.carthago") == ("harbour-there", ("place:carthago",), {"place": "carthago"})
    give(table, "harbour.carthago")
    assert told(table, "built")[-1] == {"seat": 0, "building": "harbour", "place": "carthago"}
    assert "harbour.carthago" not in table.legal(1)
    table = begun(4)
    give(table, "carthago")
    assert "harbour.carthago" not in table.legal(1)


def test_a_village_moves_to_another_free_field() -> None:
    table = begun()
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
    table = begun(4)
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


# ---------------------------------------------------------------------- what lies where


def test_the_dock_and_its_ship_stand_at_a_village_on_the_coast_of_ones_choice() -> None:
    table = settled(*ITALIAN)
    assert (asked(table), table.legal(0), table.legal(1)) == (
        {0: "dock", 1: "dock"},
        ["roma", "latium", "campania"],
        ["syracusae", "agrigentum"],
    )
    table.apply(0, "latium")
    table.apply(1, "agrigentum")
    assert table.state.yards == {"latium": "dock", "agrigentum": "dock"}
    assert units(table) == [{"transport.latium.dock": 1}, {"transport.agrigentum.dock": 1}]
    assert told(table, "built")[-2:] == [
        {"seat": 0, "building": "dock", "place": "latium"},
        {"seat": 1, "building": "dock", "place": "agrigentum"},
    ]


def test_with_one_coast_or_a_harbour_nobody_is_asked_for_the_dock() -> None:
    table = settled("sabini", "syracusae", "agrigentum", "latium", "umbria", "henna")
    assert asked(table) == {1: "dock"}
    give(table, "syracusae")
    assert table.state.yards == {"syracusae": "dock", "latium": "dock"}
    assert units(table)[0] == {"transport.latium.dock": 1}
    table = begun(4)
    give(table, "carthago", "roma", "syracusae", "tarentum", "apulia", "agrigentum", "volsinii", "utica")
    give(table, "harbour.carthago", "latium", "henna", "croton")
    while "relocate" in asked(table).values():
        give(table, "keep")
    while "faction" in asked(table).values():
        give(table, table.legal(table.to_act()[0])[0])
    quiet(table, "march")
    g = table.state
    assert g.yards["carthago"] == "harbour"
    assert g.realms[0].units["transport.carthago.dock"] == 1
    assert "utica" not in g.yards
    assert sorted(kind for owner, kinds in g.herds.values() if owner == 0 for kind in kinds) == ["sheep"] * 3
    assert g.realms[0].gold == 5
    assert sum(n for name, n in g.realms[0].units.items() if name.startswith("light")) == 5


def mustered(*fields: str, mode: str = "basic", **spread: int) -> Table:
    """A table at its first march; the first seat has spread its light infantry like this."""
    table = settled(*fields, mode=mode)
    while "muster" not in asked(table).values():
        give(table, table.legal(table.to_act()[0])[0])
    table.apply(0, spread)
    quiet(table, "march")
    return table


def test_light_infantry_stands_where_its_owner_likes() -> None:
    table = settled(*ITALIAN)
    give(table, "roma", "syracusae")
    assert asked(table) == {0: "muster", 1: "muster"}
    assert table.prompt(0).params == {"number": 5}
    assert why(table, 0, {"roma": 3, "latium": 3}) != ()
    assert why(table, 0, {"syracusae": 5}) != ()
    table = mustered(*ITALIAN, roma=2, campania=3)
    assert units(table)[0] == {"transport.roma.dock": 1, "light.roma.open": 2, "light.campania.open": 3}
    assert [line for line in told(table, "mustered") if line["seat"] == 0] == [
        {"seat": 0, "unit": "light", "place": "roma", "number": 2},
        {"seat": 0, "unit": "light", "place": "campania", "number": 3},
    ]
    assert told(table, "purse") == [{"seat": 0, "amount": 5, "number": 7}, {"seat": 1, "amount": 5, "number": 7}]


def test_grain_fills_the_stores_in_turn_and_herds_graze_on_the_poorest_fields() -> None:
    # Syracuse brings three grain, Agrigentum three, Henna one; of the first seat Latium brings one, the others three.
    g = mustered(*ITALIAN, roma=5).state
    assert g.grain == {"roma": 5, "latium": 5, "syracusae": 5, "agrigentum": 5}
    # In the first spring each pair of sheep has another one.
    assert g.herds == {
        "latium": (0, ("sheep", "sheep")),
        "roma": (0, ("pigs", "sheep")),
        "henna": (1, ("sheep", "sheep")),
        "syracusae": (1, ("pigs", "sheep")),
    }
    assert g.subphase == "march"


def test_a_city_begins_with_three_light_infantry_ten_grain_and_no_pigs() -> None:
    table = settled("city.roma", "syracusae", "agrigentum", "henna")
    give(table, "syracusae")
    quiet(table, "march")
    g = table.state
    assert units(table)[0] == {"transport.roma.dock": 1, "light.roma.open": 3}
    assert (g.realms[0].gold, g.grain["roma"], g.herds["roma"]) == (5, 10, (0, ("sheep", "sheep")))
    assert "pigs" not in str(g.herds["roma"])


def test_without_a_coast_there_is_more_infantry_and_gold_but_in_the_fast_game_as_well() -> None:
    inland = ("umbria", "syracusae", "agrigentum", "sabini", "arretium", "henna")
    for mode, gold in (("basic", 7), ("fast", 12)):
        table = settled(*inland, mode=mode)
        if "faction" in asked(table).values():
            table.apply(0, "romans")
        give(table, "syracusae")
        assert table.prompt(0).params == {"number": 7}
        table.apply(0, {"umbria": 7})
        quiet(table, "march")
        assert units(table)[0] == {"light.umbria.open": 7}
        assert table.state.realms[0].gold == gold
        assert table.state.realms[1].gold == gold - 2


def test_three_of_the_first_infantry_of_the_celts_are_experienced_where_there_is_experience() -> None:
    fields = ("senones", "syracusae", "agrigentum", "umbria", "picenum", "henna")
    for mode, there in (
        ("basic", {"light.senones.open": 2, "light.picenum.open": 3}),
        ("original", {"light-2.senones.open": 2, "light.picenum.open": 2, "light-2.picenum.open": 1}),
    ):
        table = settled(*fields, mode=mode)
        if "faction" in asked(table).values():
            table.apply(0, "celts")
        while "muster" not in asked(table).values():
            give(table, "syracusae" if table.to_act() == (1,) else table.legal(0)[0])
        table.apply(0, {"senones": 2, "picenum": 3})
        quiet(table, "march")
        found = {name: number for name, number in units(table)[0].items() if name.startswith("light")}
        assert found == there
    assert told(table, "risen") == [
        {"seat": 0, "unit": "light-2", "place": "senones", "number": 2},
        {"seat": 0, "unit": "light-2", "place": "picenum", "number": 1},
    ]

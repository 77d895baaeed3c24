"""Plunder: which fields, for how much gold and prestige, and what becomes of grain and herds of others."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import asked, label, offered, plain, told, why
from tests.games.scharz.situations import at, blank, order, post, settle

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat import plunder
from civitas.kernel import Table


def table_of(seats: int = 2, faction: str = "", map: str = "italia") -> Scharz:
    g = plain(blank(seats, mode="basic", factions=(faction,) if faction else (), map=map), 20)
    if map == "italia":
        settle(g, 0, "latium")
        settle(g, 1, "lucania", "tarquinii")
    return g


def plundered(g: Scharz, **answer: int) -> Table:
    table = at(g, plunder.plunder)
    order(table, s0={one.replace("_", "."): number for one, number in answer.items()})
    return table


def test_a_field_with_an_own_unit_alone_in_it_may_be_plundered_once() -> None:
    g = table_of()
    settle(g, 0, "roma")
    for field in ("campania", "roma", "samnium", "marsi", "umbria", "picenum"):
        post(g, 0, "light", field)
    post(g, 1, "light", "samnium")
    g.plundered = {"marsi": 1}
    g.crops = {"umbria": (1, 2), "picenum": (0, 2), "sabini": (0, 1)}
    g.herds = {"apulia": (0, ("sheep",)), "campania": (1, ("sheep",))}
    table = at(g, plunder.plunder)
    assert offered(table) == {
        "plunder.campania": 1,
        "steal.campania": 1,
        "burn.campania": 1,
        "plunder.umbria": 1,
        "steal.umbria": 1,
        "burn.umbria": 1,
        "plunder.picenum": 1,
    }
    assert why(table, 0, {"plunder.campania": 1, "burn.campania": 1}) == ("one-way", "campania")
    assert why(table, 0, {"plunder.campania": 1, "burn.umbria": 1}) == ()
    for way in ("plunder", "steal", "burn"):
        assert label(table, 0, f"{way}.umbria") == (way, ("place:umbria",), {"place": "umbria"})


def test_neutral_fields_are_not_plundered() -> None:
    g = table_of(8)
    post(g, 0, "light", "deserta")
    assert "plunder" not in asked(at(g, plunder.plunder)).values()


def test_a_plundered_field_brings_a_gold_if_it_is_connected_and_costs_prestige_if_nobody_lives_there() -> None:
    g = table_of()
    post(g, 0, "light", "campania")
    post(g, 0, "light", "apulia")
    table = plundered(g, plunder_campania=1, plunder_apulia=1)
    assert table.state.plundered == {"campania": 0, "apulia": 0}
    assert (table.state.realms[0].gold, table.state.realms[0].prestige) == (11, 20 - 2 * 4)
    assert told(table, "plundered") == [{"seat": 0, "place": "campania"}, {"seat": 0, "place": "apulia"}]


@pytest.mark.parametrize(("rival", "prestige"), [(-1, 4), (1, 6), (2, 4)])
def test_a_field_with_a_settlement_of_an_opponent_brings_prestige_and_half_as_much_again_of_the_rival(
    rival: int, prestige: int
) -> None:
    g = table_of(3)
    g.realms[0].rival = rival
    post(g, 0, "light", "tarquinii")
    table = plundered(g, plunder_tarquinii=1)
    assert table.state.realms[0].prestige == 20 + prestige


@pytest.mark.parametrize(
    ("faction", "field", "prestige"), [("celts", "picenum", 4), ("celts", "senones", -4), ("romans", "picenum", -4)]
)
def test_celts_gain_by_plunder_abroad(faction: str, field: str, prestige: int) -> None:
    g = table_of(faction=faction)
    post(g, 0, "light", field)
    table = at(g, plunder.plunder)
    order(table, s0={f"plunder.{field}": 1})
    assert table.state.realms[0].prestige == 20 + prestige


def stolen() -> Scharz:
    """A field next to Latium with grain and herds of the second seat."""
    g = table_of()
    settle(g, 0, "roma", "messana")
    post(g, 0, "light", "campania")
    g.crops = {"campania": (1, 4)}
    g.grain = {"latium": 4, "roma": 3, "messana": 0}
    return g


def test_stolen_grain_goes_into_connected_stores_as_far_as_there_is_room() -> None:
    table = plundered(stolen(), steal_campania=1)
    state = table.state
    assert state.grain == {"latium": 5, "roma": 5, "messana": 0}
    assert state.crops == {}
    assert [realm.points for realm in state.realms] == [3, -4]
    assert told(table, "goods-taken") == [
        {"seat": 0, "other_seat": 1, "good": "grain", "place": "campania", "number": 4, "kept": 3}
    ]
    g = stolen()
    g.crops["campania"] = (1, 1)
    table = plundered(g, steal_campania=1)
    assert table.state.grain == {"latium": 5, "roma": 3, "messana": 0}


def test_burnt_grain_costs_its_owner_points_and_brings_none() -> None:
    table = plundered(stolen(), burn_campania=1)
    state = table.state
    assert (state.grain, state.crops) == ({"latium": 4, "roma": 3, "messana": 0}, {})
    assert [realm.points for realm in state.realms] == [0, -4]
    assert told(table, "goods-taken")[0]["kept"] == 0


def test_plunder_alone_leaves_grain_and_herds_where_they_are() -> None:
    table = plundered(stolen(), plunder_campania=1)
    assert table.state.crops == {"campania": (1, 4)}
    assert [realm.points for realm in table.state.realms] == [0, 0]


def test_herds_are_stolen_or_slain_kind_by_kind() -> None:
    for way, herds, points in (
        ("steal", {"campania": (0, ("sheep", "sheep")), "latium": (0, ("pigs",))}, [2, -2]),
        ("burn", {"latium": (0, ("pigs",))}, [0, -2]),
    ):
        g = table_of()
        post(g, 0, "light", "campania")
        g.herds = {"campania": (1, ("sheep", "sheep")), "latium": (0, ("pigs",))}
        table = plundered(g, **{f"{way}_campania": 1})
        assert table.state.herds == herds
        assert [realm.points for realm in table.state.realms] == points
        assert told(table, "goods-taken") == [
            {
                "seat": 0,
                "other_seat": 1,
                "good": "sheep",
                "place": "campania",
                "number": 2,
                "kept": 2 if way == "steal" else 0,
            }
        ]


def test_own_goods_are_never_taken() -> None:
    g = table_of()
    post(g, 0, "light", "campania")
    g.crops = {"campania": (0, 2)}
    table = at(g, plunder.plunder)
    assert set(offered(table)) == {"plunder.campania"}


def test_own_herds_are_never_taken_either() -> None:
    g = table_of()
    post(g, 0, "light", "campania")
    g.herds = {"campania": (0, ("sheep",))}
    assert set(offered(at(g, plunder.plunder))) == {"plunder.campania"}


def test_gold_comes_with_a_connection_alone() -> None:
    for field, gold in (("campania", 11), ("apulia", 10)):
        g = table_of()
        post(g, 0, "light", field)
        table = plundered(g, **{f"plunder_{field}": 1})
        assert table.state.realms[0].gold == gold


def test_stolen_grain_fills_a_store_in_which_there_was_none() -> None:
    g = stolen()
    g.crops, g.grain = {"campania": (1, 7)}, {}
    table = plundered(g, steal_campania=1)
    assert table.state.grain == {"latium": 5, "roma": 2}

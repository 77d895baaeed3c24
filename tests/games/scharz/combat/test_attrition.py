"""Attrition: neutral fields, paths and deserts, units that are cut off or encircled, horses in the mountains."""

from __future__ import annotations

from tests.games.scharz.reading import asked, label, offered, plain, told, units
from tests.games.scharz.situations import at, blank, order, post, roll, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat import attrition
from civitas.kernel import Table


def table_of(seats: int = 2, mode: str = "basic", round: int = 2) -> Scharz:
    g = plain(blank(seats, mode=mode, round=round))
    settle(g, 0, "latium")
    settle(g, 1, "messapia")
    return g


def suffered(g: Scharz) -> Table:
    return at(g, attrition.attrition)


# ---------------------------------------------------------------------- neutral fields


def test_on_neutral_fields_every_unit_rolls_and_a_six_destroys() -> None:
    g = table_of(8)
    settle(g, 0, "hadrumetum")
    post(g, 1, "heavy", "deserta", 2)
    post(g, 0, "light", "deserta", 3)
    post(g, 0, "light", "hadrumetum")
    table = suffered(g)
    roll(table, 5, 6, 6)
    roll(table, 1, 6)
    assert units(table)[:2] == [{"light.deserta.open": 1, "light.hadrumetum.open": 1}, {"heavy.deserta.open": 1}]
    assert told(table, "attrition") == [
        {"seat": 0, "unit": "light", "place": "deserta", "faces": [5, 6, 6], "number": 2},
        {"seat": 1, "unit": "heavy", "place": "deserta", "faces": [1, 6], "number": 1},
    ]
    assert [realm.lost for realm in table.state.realms[:2]] == [4, 4]
    assert [realm.destroyed for realm in table.state.realms[:2]] == [0, 0]


# ---------------------------------------------------------------------- cut off


def test_units_that_are_cut_off_plunder_their_field_without_gold_or_roll() -> None:
    g = table_of()
    g.realms[0].prestige = 10
    post(g, 0, "light", "apulia", 2)
    post(g, 0, "heavy", "apulia")
    post(g, 0, "light", "campania")
    table = suffered(g)
    assert offered(table) == {"plunder.apulia": 1}
    assert label(table, 0, "plunder.apulia") == ("plunder", ("place:apulia",), {"place": "apulia"})
    order(table, s0={"plunder.apulia": 1})
    assert (table.state.plundered, table.state.realms[0].prestige) == ({"apulia": 0}, 6)
    assert told(table, "attrition") == []
    table = suffered(g)
    order(table)
    roll(table, 6, 1)
    roll(table, 6)
    order(table)
    assert units(table)[0] == {"light.apulia.open": 1, "light.campania.open": 1}


def test_units_roll_where_there_is_nothing_to_plunder() -> None:
    g = table_of()
    post(g, 0, "light", "apulia")
    g.plundered = {"apulia": 1}
    assert asked(suffered(g)) == {}
    assert suffered(g).roll_due
    g = table_of()
    post(g, 0, "light", "apulia")
    post(g, 1, "light", "apulia")
    assert 0 not in asked(suffered(g)), "the field is contested"
    g = table_of()
    post(g, 0, "warship", "ionium")
    assert asked(suffered(g)) == {}
    assert suffered(g).roll_due


def test_workers_of_a_site_and_units_aboard_are_cut_off_like_others_and_those_inside_are_not() -> None:
    g = table_of()
    post(g, 0, "light", "apulia", 1, "site")
    g.sites["apulia"] = (0, "village", 0)
    assert offered(suffered(g)) == {"plunder.apulia": 1}
    g = table_of()
    post(g, 0, "light", "latium", 1, "in")
    assert not suffered(g).roll_due


def test_ships_off_a_coast_with_an_own_settlement_are_never_cut_off() -> None:
    g = table_of()
    post(g, 0, "warship", "tyrrhenum")
    post(g, 1, "warship", "tyrrhenum")
    table = suffered(g)
    roll(table, 6)
    assert units(table) == [{"warship.tyrrhenum.open": 1}, {}]


def test_in_the_year_in_which_they_come_newcomers_are_spared() -> None:
    for round, rolls in ((7, False), (11, True)):
        g = plain(blank(3, mode="original", round=round, factions=("northmen",), map="taifas"))
        field, sea = g.atlas.standard[0], g.atlas.seas[0]
        post(g, 0, "light", field)
        post(g, 0, "warship", sea)
        g.plundered = {field: 1}
        assert suffered(g).roll_due is rolls


# ---------------------------------------------------------------------- mountains


def test_riders_and_elephants_roll_in_the_mountains_and_nobody_else() -> None:
    g = table_of(mode="extended")
    settle(g, 0, "marsi")
    for kind in ("light", "cavalry", "elephants", "heavy"):
        post(g, 0, kind, "marsi")
    post(g, 0, "cavalry", "latium")
    post(g, 0, "cavalry", "marsi", 1, "in")
    table = suffered(g)
    roll(table, 6)
    roll(table, 5)
    assert units(table)[0] == {
        **{f"{kind}.marsi.open": 1 for kind in ("light", "elephants", "heavy")},
        "cavalry.latium.open": 1,
        "cavalry.marsi.in": 1,
    }
    assert told(table, "attrition")[0]["unit"] == "cavalry"


def test_in_the_mode_basic_horses_are_safe_in_the_mountains() -> None:
    g = table_of(mode="basic")
    settle(g, 0, "marsi")
    post(g, 0, "cavalry", "marsi")
    assert not suffered(g).roll_due


def test_neutral_fields_come_first_then_the_cut_off_then_the_encircled_then_mountains() -> None:
    g = table_of(8, mode="original")
    settle(g, 0, "hadrumetum", "marsi", "roma")
    post(g, 0, "light", "deserta")
    post(g, 0, "light", "apulia")
    g.plundered = {"apulia": 1}
    post(g, 1, "light", "roma")
    settle(g, 1, "tarquinii")
    post(g, 0, "cavalry", "marsi")
    yard(g, "latium")
    table = suffered(g)
    for _ in range(4):
        roll(table, 1)
    keys = [(line.key, line.params["place"]) for line in table.notes(None) if line.key.endswith("attrition")]
    assert keys == [
        ("attrition", "deserta"),
        ("attrition", "apulia"),
        ("town-attrition", "roma"),
        ("attrition", "marsi"),
    ]


def test_whoever_went_down_with_a_ship_is_not_lost_twice() -> None:
    g = table_of()
    post(g, 1, "transport", "aeolium")
    post(g, 1, "light", "aeolium", 2)
    table = suffered(g)
    assert table.state.subphase == "attrition"
    roll(table, 6)
    roll(table, 6, 6)
    assert units(table)[1] == {}
    assert table.state.realms[1].lost == 4 + 2 * 2


def test_units_that_are_connected_do_not_hide_those_that_are_not() -> None:
    g = table_of()
    post(g, 0, "light", "latium")
    post(g, 0, "light", "apulia")
    assert offered(suffered(g)) == {"plunder.apulia": 1}

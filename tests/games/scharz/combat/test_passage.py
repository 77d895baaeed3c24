"""Paths and deserts of the Orient: who is safe there, and for how much."""

from __future__ import annotations

from tests.games.scharz.reading import asked, label, offered, plain, told, units, why
from tests.games.scharz.situations import at, blank, order, post, roll, settle

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat import attrition
from civitas.kernel import Table


def suffered(g: Scharz) -> Table:
    return at(g, attrition.attrition)


PATH, WASTE, OASIS = "path_west", "desert_syria", "tadmor"


def orient(*factions: str, seats: int = 4) -> Scharz:
    """The map Orient, which has paths, deserts and an oasis."""
    return plain(blank(seats, mode="basic", map="orient", factions=factions))


def test_in_the_waste_a_five_destroys_too() -> None:
    g = orient()
    post(g, 0, "light", WASTE, 3)
    table = suffered(g)
    roll(table, 4, 5, 6)
    assert units(table)[0] == {f"light.{WASTE}.open": 1}


def test_nomads_come_to_no_harm_on_paths_and_in_the_waste() -> None:
    g = orient("canaan")
    post(g, 0, "light", WASTE)
    post(g, 0, "light", PATH)
    assert not suffered(g).roll_due


def test_whoever_controls_the_oasis_is_safe_on_paths_and_not_in_the_waste() -> None:
    g = orient()
    settle(g, 0, OASIS)
    post(g, 0, "light", WASTE)
    post(g, 0, "light", PATH)
    table = suffered(g)
    roll(table, 6)
    assert units(table)[0] == {f"light.{PATH}.open": 1}


def test_passage_on_a_path_costs_a_gold_for_all_units_there_and_goes_to_the_lord_of_the_oasis() -> None:
    for held, gold in ((True, 11), (False, 10)):
        g = orient()
        if held:
            settle(g, 1, OASIS)
        post(g, 0, "light", PATH, 2)
        post(g, 0, "heavy", PATH)
        table = suffered(g)
        assert offered(table) == {f"pay.{PATH}": 1}
        assert label(table, 0, f"pay.{PATH}") == ("passage", (f"place:{PATH}",), {"place": PATH, "cost": 1})
        order(table, s0={f"pay.{PATH}": 1})
        assert [realm.gold for realm in table.state.realms[:2]] == [9, gold]
        assert units(table)[0] == {f"light.{PATH}.open": 2, f"heavy.{PATH}.open": 1}
        assert told(table, "attrition") == []


def test_whoever_does_not_pay_or_has_no_gold_rolls_on_the_path() -> None:
    g = orient()
    post(g, 0, "light", PATH, 2)
    table = suffered(g)
    order(table)
    roll(table, 6, 5)
    assert (units(table)[0], table.state.realms[0].gold) == ({f"light.{PATH}.open": 1}, 10)
    g.realms[0].gold = 0
    assert asked(suffered(g)) == {}


def test_gold_is_wanted_for_each_path() -> None:
    g = orient()
    other = "path_sinai"
    post(g, 0, "light", PATH)
    post(g, 0, "light", other)
    both = {f"pay.{PATH}": 1, f"pay.{other}": 1}
    table = suffered(g)
    assert (offered(table), why(table, 0, both)) == (both, ())
    g.realms[0].gold = 2
    assert why(suffered(g), 0, both) == ()
    g.realms[0].gold = 1
    assert why(suffered(g), 0, both) == ("too-little-gold", 2, 1)

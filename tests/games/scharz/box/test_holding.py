"""What changes hands: prestige within its bounds, and settlements with all that belongs to them."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import plain, told, units
from tests.games.scharz.situations import at, blank, order, post, roll, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat import battle, plunder, siege
from civitas.kernel import Table


def taken(buildings: int) -> Table:
    """The first seat, with so many villages, occupies a fortified city with a harbour."""
    g = plain(blank(mode="basic"))
    free = [field for field in g.atlas.standard if field not in ("apulia", "messapia")]
    settle(g, 0, *free[:buildings])
    settle(g, 1, "apulia", kind="city")
    settle(g, 1, "messapia")
    yard(g, "apulia", kind="harbour")
    g.forts, g.grain, g.fish = {"apulia": 1}, {"apulia": 11}, {"apulia": 3}
    g.byres = {"apulia": ("sheep",)}
    post(g, 0, "light", "apulia")
    table = at(g, siege.besiege)
    order(table, s0={"assault.apulia": 1})
    return table


@pytest.mark.parametrize(
    ("buildings", "fort", "harbour", "there"),
    [(12, True, True, True), (13, False, True, True), (14, False, False, True), (15, False, False, False)],
)
def test_what_there_is_no_tile_for_falls_away_the_fortification_first(
    buildings: int, fort: bool, harbour: bool, there: bool
) -> None:
    state: Scharz = taken(buildings).state
    assert state.towns.get("apulia") == ((0, "city") if there else None)
    assert ("apulia" in state.forts, "apulia" in state.yards) == (fort, harbour)
    assert state.fish == ({"apulia": 3} if harbour else {})
    assert state.grain == ({"apulia": 11 if fort else 10} if there else {})


def test_prestige_stays_between_nothing_and_ninety_nine() -> None:
    for before, field, after, moved in ((1, "apulia", 0, -1), (98, "tarquinii", 99, 1), (0, "apulia", 0, 0)):
        g = plain(blank(mode="basic"), before)
        settle(g, 0, "latium")
        settle(g, 1, "messapia", "tarquinii")
        post(g, 0, "light", field)
        table = at(g, plunder.plunder)
        order(table, s0={f"plunder.{field}": 1})
        assert table.state.realms[0].prestige == after
        lines = [line for key in ("prestige-gained", "prestige-lost") for line in told(table, key)]
        assert lines == ([{"seat": 0, "amount": abs(moved)}] if moved else [])


def test_a_destroyed_settlement_takes_its_herds_its_site_and_its_ships_with_it() -> None:
    g = plain(blank(mode="extended"))
    settle(g, 0, "umbria")
    settle(g, 1, "picenum", "lucania")
    yard(g, "picenum")
    g.byres, g.sites = {"picenum": ("sheep",)}, {"picenum": (1, "fort", 1), "lucania": (1, "dock", 1)}
    post(g, 1, "light", "picenum", 1, "in")
    post(g, 1, "transport", "picenum", 2, "dock")
    post(g, 0, "light", "picenum")
    post(g, 0, "light", "picenum", 2, "site")
    post(g, 0, "engine", "picenum", 2)
    g.realms[0].prestige = 10
    table = at(g, siege.besiege)
    order(table, s0={"assault.picenum": 1})
    roll(table, 1, 1, 1)
    roll(table, 6, 6)
    state = table.state
    assert (state.byres, set(state.sites)) == ({}, {"lucania"})
    assert units(table) == [{"light.picenum.open": 3, "engine.picenum.open": 2}, {}]
    assert state.throw is None
    # Two for light infantry, four for each ship.
    assert state.realms[1].lost == 2 + 2 * 4


def test_half_as_much_again_is_won_from_the_rival_and_abroad_by_some() -> None:
    for faction, rival, prestige in (("", -1, 2), ("", 1, 3), ("scots", -1, 3), ("scots", 1, 4)):
        g = plain(blank(mode="basic", map="britannia", factions=(faction,) if faction else ()))
        far = [field for field in g.atlas.standard if faction not in g.atlas.chart.fields[field].home]
        settle(g, 1, far[0])
        g.realms[0].rival = rival
        settle(g, 0, far[-1])
        field = far[5]
        post(g, 0, "light", field)
        post(g, 1, "light", field)
        table = at(g, battle.stances)
        order(table, s0={f"attack.{field}.1": 1})
        roll(table, 1)
        roll(table, 6)
        assert table.state.realms[0].prestige == prestige

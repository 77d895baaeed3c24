"""Construction at a real table: how fast sites grow, what is paid for speed, what stands in the end."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import label, why
from tests.games.scharz.rear.stalls import least, offered, told
from tests.games.scharz.situations import at, blank, order, post, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear import construction
from civitas.kernel import Answer, Table

STEP = construction.construct


def site(building: str = "village", workers: int = 2, done: int = 0, faction: str = "", kind: str = "light") -> Scharz:
    """A site with workers: of a village in Campania, of everything else at the village of Latium."""
    g = blank(mode="basic", factions=(faction,))
    settle(g, 0, "latium")
    settle(g, 1, "tarentum")
    field = "campania" if building == "village" else "latium"
    g.sites = {field: (0, building, done)}
    if workers:
        post(g, 0, kind, field, workers, where="site")
    g.realms[0].gold = 10
    return g


def built(g: Scharz, answer: Answer | None = None) -> Table:
    """After the construction of this round, before trade."""
    table = at(g, STEP)
    while 0 in table.to_act() and table.prompt(0).key == "build":
        order(table, s0=answer or {})
    assert table.prompt(0).key == "trade"
    return table


@pytest.mark.parametrize(("building", "faction", "quarters"), [
    ("village", "", [0, 0, 1, 1, 2]),
    ("city", "", [0, 0, 0, 0, 1]),
    ("dock", "", [0, 1, 2, 3, 4]),
    ("harbour", "", [0, 0, 1, 1, 2]),
    ("fort", "", [0, 1, 2, 3, 4]),
    ("village", "romans", [0, 1, 2, 3, 4]),
    ("city", "romans", [0, 0, 1, 1, 2]),
    ("harbour", "romans", [0, 0, 1, 1, 2]),
    ("dock", "romans", [0, 1, 2, 3, 4]),
])  # fmt: skip
def test_a_site_grows_by_a_quarter_for_every_minimum_of_workers(
    building: str, faction: str, quarters: list[int]
) -> None:
    for workers, expected in enumerate(quarters):
        table = built(site(building, workers, faction=faction))
        done = next(iter(table.state.sites.values()))[2] if table.state.sites else 4
        assert done == expected
        field = "campania" if building == "village" else "latium"
        assert told(table, "progress") == ([("progress", 0, building, field, done)] if done else [])


def test_villages_of_the_ostrogoths_need_one_worker_and_cities_four() -> None:
    for building, quarters in (("village", 2), ("city", 0)):
        g = blank(mode="basic", factions=("ostrogoths",), map="huns")
        settle(g, 0, "oium")
        settle(g, 1, "thracia")
        field = "erac" if building == "village" else "oium"
        g.sites = {field: (0, building, 0)}
        post(g, 0, "light", field, 2, where="site")
        assert built(g).state.sites == {field: (0, building, quarters)}


def test_elite_workers_count_twice_recruits_once_and_only_builders_build() -> None:
    for kind, faction, done in (
        ("light-4", "", 2),
        ("light-0", "", 1),
        ("light-3", "", 1),
        ("heavy", "", 0),
        ("heavy", "romans", 2),
        ("heavy-4", "romans", 4),
    ):
        g = site(workers=2, kind=kind, faction=faction)
        g.mode = "original"
        state = built(g).state
        assert (state.sites["campania"][2] if state.sites else 4) == done, (kind, faction)


def test_workers_elsewhere_and_units_beside_the_site_build_nothing() -> None:
    g = site(workers=1)
    post(g, 0, "light", "campania", 3)
    post(g, 0, "light", "marsi", 2, where="site")
    g.sites["marsi"] = (1, "village", 0)
    assert built(g).state.sites == {"campania": (0, "village", 0), "marsi": (1, "village", 0)}


@pytest.mark.parametrize(("prestige", "twice", "done"), [
    (49, False, 1), (50, False, 2), (49, True, 2), (50, True, 4), (12, True, 2),
])  # fmt: skip
def test_fifty_prestige_double_the_work_and_twelve_paid_double_it_for_a_round(
    prestige: int, twice: bool, done: int
) -> None:
    g = site()
    g.realms[0].prestige = prestige
    # Before the twelve are paid there must be fifty after it.
    if twice and prestige == 50:
        g.realms[0].prestige = 62
    table = built(g, {"twice": 1} if twice else {})
    assert (table.state.sites.get("campania", (0, "", 4))[2], table.state.realms[0].doubled) == (done, twice)
    paid = 12 if twice else 0
    assert table.state.realms[0].prestige == (62 if twice and prestige == 50 else prestige) - paid
    assert told(table, "prestige-lost") == ([("prestige-lost", 0, 12)] if twice else [])


def test_a_quarter_is_hurried_on_for_half_the_price_rounded_up() -> None:
    for building, price in (("village", 2), ("city", 3), ("dock", 1), ("harbour", 2), ("fort", 1)):
        field = "campania" if building == "village" else "latium"
        table = built(site(building, workers=0, done=1), {f"rush.{field}": 1})
        assert (table.state.sites, table.state.realms[0].gold) == ({field: (0, building, 2)}, 10 - price)
        shown = label(at(site(building), STEP), 0, f"rush.{field}")
        assert shown == ("rush", (f"place:{field}",), {"building": building, "place": field, "cost": price})

        def with_gold(gold: int, building: str = building) -> Scharz:
            g = site(building)
            g.realms[0].gold = gold
            return g

        assert least(with_gold, 4, "rush", step=STEP) == {f"rush.{field}": price}


def test_hurrying_two_sites_on_needs_the_gold_for_both() -> None:
    g = site()
    g.sites["latium"] = (0, "city", 0)
    g.realms[0].gold = 5
    assert why(at(g, STEP), 0, {"rush.campania": 1, "rush.latium": 1}) == ()
    g.realms[0].gold = 4
    assert why(at(g, STEP), 0, {"rush.campania": 1, "rush.latium": 1}) == ("too-little-gold", 5, 4)
    g.realms[0].prestige = 12
    assert why(at(g, STEP), 0, {"twice": 1, "rush.latium": 1}) == ()


def test_building_twice_is_offered_to_whoever_has_workers_and_twelve_prestige() -> None:
    def with_prestige(prestige: int) -> Scharz:
        g = site()
        g.realms[0].prestige = prestige
        return g

    assert least(with_prestige, 13, "rush", "twice", step=STEP) == {"rush.campania": 0, "twice": 12}
    assert label(at(with_prestige(12), STEP), 0, "twice") == ("build-twice", (), {"cost": 12})
    assert offered(at(with_prestige(40), STEP), 0) == {"rush.campania": 1, "twice": 1}
    g = site(workers=0)
    g.realms[0].prestige = 12
    assert offered(at(g, STEP), 0) == {"rush.campania": 1}


def test_foreign_sites_and_those_of_encircled_settlements_do_not_grow() -> None:
    g = site("fort")
    g.realms[0].units = {"light.latium.in": 1, "light.campania.site": 2, "light.tarquinii.site": 2}
    g.sites["campania"] = (0, "village", 1)
    g.sites["tarquinii"] = (1, "village", 1)
    post(g, 1, "light", "latium")
    table = at(g, STEP)
    assert table.state.subphase == "construction"
    assert offered(table, 0) == {"rush.campania": 1}
    order(table, s0={"rush.campania": 1})
    assert table.state.sites == {
        "latium": (0, "fort", 0),
        "campania": (0, "village", 3),
        "tarquinii": (1, "village", 1),
    }
    assert table.state.subphase == "trade"


def test_a_finished_building_stands_and_its_workers_are_free() -> None:
    for building in ("village", "city", "dock", "harbour", "fort"):
        field = "campania" if building == "village" else "latium"
        g = site(building, workers=4, done=3)
        post(g, 0, "light-2", field, where="site")
        g.plundered = {field: 1}
        if building == "harbour":
            yard(g, "latium")
        table = built(g)
        state = table.state
        towns = {"latium": (0, "city" if building == "city" else "village"), "tarentum": (1, "village")}
        assert state.towns == towns | ({"campania": (0, "village")} if building == "village" else {})
        assert state.yards == ({"latium": building} if building in ("dock", "harbour") else {})
        assert state.forts == ({"latium": 0} if building == "fort" else {})
        assert state.sites == {}
        assert state.realms[0].units == {f"light.{field}.open": 4, f"light-2.{field}.open": 1}
        assert state.plundered == ({} if building in ("village", "city") else {field: 1})
        assert told(table, "progress", "built") == [("progress", 0, building, field, 4), ("built", 0, building, field)]


def test_sites_are_built_seat_by_seat_and_nobody_is_asked_without_a_site() -> None:
    g = site()
    g.first = 1
    g.sites["apulia"] = (1, "village", 0)
    post(g, 1, "light", "apulia", 2, where="site")
    table = at(g, STEP)
    assert table.to_act() == (1, 0)
    order(table, s0={"rush.campania": 1})
    assert [line[1] for line in told(table, "progress")] == [1, 0]
    assert table.state.sites == {"campania": (0, "village", 2), "apulia": (1, "village", 1)}

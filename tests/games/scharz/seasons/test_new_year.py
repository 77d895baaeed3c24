"""Spring at a real table: the New Year, what it counts and pays, levies, and herds that breed."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import label
from tests.games.scharz.rear.stalls import offered, told
from tests.games.scharz.situations import at, blank, key, order, post, roll, settle

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.seasons import farming

SPRING_ROUND = 5


def spring(seats: int = 2, faction: str = "", map: str = "italia", mode: str = "basic") -> Scharz:
    g = blank(seats, mode=mode, round=SPRING_ROUND, factions=(faction,), map=map)
    if map == "italia":
        for seat, field in enumerate(("roma", "tarentum", "panormus", "syracusae")[:seats]):
            settle(g, seat, field)
    return g


@pytest.mark.parametrize(("worth", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (29, 2), (30, 3), (60, 3)])
def test_units_destroyed_bring_points_by_their_worth_and_units_lost_cost_them(worth: int, points: int) -> None:
    g = spring()
    g.realms[0].destroyed, g.realms[1].lost = worth, worth
    table = at(g, farming.new_year)
    assert [realm.points for realm in table.state.realms] == [points, -points]
    assert [(realm.destroyed, realm.lost) for realm in table.state.realms] == [(0, 0), (0, 0)]
    lines = [("points-lost", 1, points), ("points-gained", 0, points)]
    assert told(table, "points-gained", "points-lost") == (lines if points else [])


def test_what_was_lost_is_set_against_what_was_destroyed() -> None:
    g = spring()
    g.realms[0].destroyed, g.realms[0].lost = 34, 12
    assert at(g, farming.new_year).state.realms[0].points == 2


@pytest.mark.parametrize(("before", "after"), [(0, 7), (6, 7), (7, 7), (8, 8)])
def test_prestige_rises_to_seven(before: int, after: int) -> None:
    g = spring()
    g.realms[0].prestige = before
    table = at(g, farming.new_year)
    assert table.state.realms[0].prestige == after
    gained = [("prestige-gained", 0, after - before)] if after > before else []
    assert told(table, "prestige-gained", "prestige-lost") == gained


def test_old_grain_is_removed_and_deals_count_anew() -> None:
    g = spring()
    g.crops, g.dealt = {"latium": (0, 3), "apulia": (1, 1)}, ("aid:0-1",)
    g.herds = {"roma": (0, ("sheep",))}
    table = at(g, farming.new_year)
    assert table.roll_due, "the odd herd keeps the table in spring"
    assert (table.state.crops, table.state.dealt, table.state.subphase) == ({}, (), "special")


def test_tributes_are_paid_each_new_year_and_the_unpaid_ends_its_peace_alone() -> None:
    g = spring(4)
    g.realms[0].gold, g.realms[1].gold, g.realms[2].gold = 3, 4, 5
    g.treaties = {
        "0-3": ("peace", -1, 0, 0),
        "1-3": ("truce", 3, 4, 9),
        "2-3": ("alliance", -1, 0, 0),
        "0-1": ("peace", 1, 4, 0),
        "0-2": ("peace", 2, 3, 0),
        "1-2": ("peace", 1, 8, 0),
    }
    g.transits = ("0-1", "0-2")
    table = at(g, farming.new_year)
    assert [realm.gold for realm in table.state.realms] == [0, 12, 0, 10]
    assert list(table.state.treaties) == ["0-3", "1-3", "2-3", "0-2", "1-2"]
    assert table.state.transits == ("0-2",)
    assert told(table, "tribute", "treaty-over", "gold-paid", "gold-gained") == [
        ("treaty-over", 0, 1, "peace"),
        ("tribute", 0, 2, 3),
        ("gold-paid", 0, 3),
        ("gold-gained", 2, 3),
        ("tribute", 2, 1, 8),
        ("gold-paid", 2, 8),
        ("gold-gained", 1, 8),
    ]


# ---------------------------------------------------------------------- levies


def germanics(gold: int = 5, units: int = 0) -> Scharz:
    g = blank(mode="basic", round=SPRING_ROUND, factions=("germanics", "scots"), map="britannia")
    settle(g, 0, "cantiaci")
    settle(g, 1, "eblani")
    g.realms[0].gold = gold
    if units:
        post(g, 0, "light", "cantiaci", units)
    return g


@pytest.mark.parametrize(("gold", "units", "asked"), [(4, 0, False), (5, 0, True), (5, 19, True), (5, 20, False)])
def test_a_levy_costs_five_gold_and_needs_a_cube(gold: int, units: int, asked: bool) -> None:
    table = at(germanics(gold, units), farming.new_year)
    found = [seat for seat in table.to_act() if key(table, seat) == "levy"]
    assert found == ([0] if asked else [])
    if asked:
        assert table.prompt(0).params == {"unit": "heavy", "place": "belgica", "cost": 5}


@pytest.mark.parametrize("wanted", [True, False])
def test_a_levy_is_taken_or_left(wanted: bool) -> None:
    table = at(germanics(), farming.new_year)
    table.apply(0, wanted)
    realm = table.state.realms[0]
    assert (realm.units, realm.spent) == ({"heavy.belgica.open": 1} if wanted else {}, {})
    assert realm.gold == (0 if wanted else 5)
    assert told(table, "hired") == ([("hired", 0, "heavy", "belgica", 1)] if wanted else [])


# ---------------------------------------------------------------------- breeding


def kinds(g: Scharz) -> list[str]:
    return sorted(kind for owner, herd in g.herds.values() if owner == 0 for kind in herd)


def test_two_of_a_kind_have_one_more_and_an_odd_one_by_a_one_or_two() -> None:
    for face, born in ((1, True), (2, True), (3, False), (6, False)):
        g = spring()
        settle(g, 0, "latium", "volsinii", "campania")
        g.herds = {
            "roma": (0, ("cattle", "cattle")),
            "latium": (0, ("cattle", "cattle")),
            "volsinii": (0, ("sheep",)),
            "tarentum": (1, ("sheep", "sheep")),
        }
        g.realms[0].prestige = g.realms[1].prestige = 7
        table = at(g, farming.breeding)
        roll(table, face)
        if 0 in table.to_act() and key(table, 0) == "again":
            order(table)
        assert kinds(table.state) == sorted(["cattle"] * 6 + ["sheep"] * (1 + born))
        assert told(table, "bred") == [
            *([("bred", 0, "sheep", 1)] if born else []),
            ("bred", 0, "cattle", 2),
        ]
        # One field of Tarentum holds no third herd, and there is no other.
        assert table.state.herds["tarentum"] == (1, ("sheep", "sheep"))


def test_herds_of_a_kind_breed_together_wherever_they_graze() -> None:
    g = spring()
    settle(g, 0, "latium", "volsinii", "campania")
    g.herds = {"roma": (0, ("sheep",)), "latium": (0, ("sheep",)), "campania": (0, ("pigs",))}
    table = at(g, farming.breeding)
    assert table.roll_due
    roll(table, 3)
    order(table)
    assert kinds(table.state) == ["pigs", "sheep", "sheep", "sheep"]


def test_herds_on_fields_that_one_does_not_control_do_not_breed() -> None:
    g = spring()
    settle(g, 0, "latium")
    g.herds = {"roma": (0, ("sheep",)), "volsinii": (0, ("sheep",)), "campania": (0, ("pigs",))}
    post(g, 1, "light", "volsinii")
    post(g, 1, "light", "campania")
    table = at(g, farming.breeding)
    roll(table, 2)
    assert kinds(table.state) == ["pigs", "sheep", "sheep", "sheep"]
    assert not table.roll_due


def test_a_die_for_an_odd_herd_is_rolled_again_for_four_prestige() -> None:
    g = spring()
    g.herds = {"roma": (0, ("horses",))}
    table = at(g, farming.breeding)
    roll(table, 5)
    assert offered(table, 0) == {"herd.horses": 1}
    assert label(table, 0, "herd.horses")[0] == "again-herd"
    order(table, s0={"herd.horses": 1})
    roll(table, 2)
    assert (kinds(table.state), table.state.realms[0].prestige) == (["horses", "horses"], 3)
    g.herds = {"roma": (0, ("horses",))}
    table = at(spring(), farming.breeding)
    assert not table.roll_due


def test_a_new_herd_goes_to_a_connected_field_with_room_or_is_lost() -> None:
    g = spring()
    g.herds = {"roma": (0, ("pigs", "pigs"))}
    post(g, 0, "light", "apulia")
    table = at(g, farming.breeding)
    assert kinds(table.state) == ["pigs", "pigs"]
    assert told(table, "bred") == []
    g = spring()
    g.herds = {"roma": (0, ("pigs", "pigs"))}
    post(g, 0, "light", "latium")
    table = at(g, farming.breeding)
    assert table.state.herds == {"roma": (0, ("pigs", "pigs")), "latium": (0, ("pigs",))}
    assert told(table, "bred") == [("bred", 0, "pigs", 1)]

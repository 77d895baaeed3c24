"""Where units and ships may be ordered to by a special move and by a retreat."""

from __future__ import annotations

from tests.games.scharz.reading import offered, plain
from tests.games.scharz.situations import at, blank, post, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.movement import march


def table_of(mode: str = "fast", seats: int = 2, round: int = 2) -> Scharz:
    """Settlements far from where the tests march."""
    g = plain(blank(seats, mode=mode, round=round))
    settle(g, 0, "arretium")
    settle(g, 1, "messapia")
    return g


# ---------------------------------------------------------------------- special moves


def special_of(g: Scharz, name: str) -> dict[str, int]:
    orders = offered(at(g, march.special))
    return {one.partition(">")[2]: number for one, number in orders.items() if one.startswith(f"{name}>")}


def test_cavalry_moves_once_more_and_others_as_far_as_prestige_reaches() -> None:
    g = table_of("basic")
    g.realms[0].prestige = 41
    post(g, 0, "cavalry", "roma", 3)
    post(g, 0, "light", "latium", 3)
    post(g, 0, "heavy", "campania")
    post(g, 0, "engine", "latium")
    g.realms[0].spent = {"cavalry.roma.open": 3, "light.latium.open": 3}
    assert special_of(g, "cavalry.roma.open") == dict.fromkeys(
        ("latium", "marsi", "sabini", "tarquinii", "volsinii"), 3
    )
    assert special_of(g, "light.latium.open") == dict.fromkeys(("campania", "marsi", "roma"), 2)
    assert special_of(g, "heavy.campania.open") == dict.fromkeys(("latium", "lucania", "samnium"), 1)
    assert special_of(g, "engine.latium.open") == {}
    g.realms[0].prestige = 13
    assert special_of(g, "light.latium.open") == {}
    assert special_of(g, "cavalry.roma.open") != {}


def test_under_a_brilliant_commander_all_move_once_more_for_nothing() -> None:
    g = table_of("extended")
    g.realms[0].commander = "brilliant"
    post(g, 0, "light", "latium", 3)
    assert special_of(g, "light.latium.open") == dict.fromkeys(("campania", "marsi", "roma"), 3)


def test_whoever_came_into_the_mountains_stays_there_but_for_light_infantry() -> None:
    g = table_of("basic")
    g.realms[0].prestige = 99
    post(g, 0, "cavalry", "marsi", 3)
    post(g, 0, "light", "marsi", 2)
    post(g, 0, "heavy", "marsi", 2)
    g.realms[0].spent = {"cavalry.marsi.open": 2, "light.marsi.open": 2, "heavy.marsi.open": 2}
    near = ("latium", "picenum", "roma", "sabini", "samnium")
    assert special_of(g, "cavalry.marsi.open") == dict.fromkeys(near, 1)
    assert special_of(g, "light.marsi.open") == dict.fromkeys(near, 2)
    assert special_of(g, "heavy.marsi.open") == {}


def test_nobody_leaves_a_ship_or_boards_one_by_a_special_move() -> None:
    g = table_of("basic")
    g.realms[0].prestige = 99
    post(g, 0, "light", "latium")
    post(g, 0, "light", "tyrrhenum")
    post(g, 0, "transport", "tyrrhenum")
    assert special_of(g, "light.latium.open") == dict.fromkeys(("campania", "marsi", "roma"), 1)
    assert special_of(g, "light.tyrrhenum.open") == {}
    assert special_of(g, "transport.tyrrhenum.open") == {}


def test_a_fleet_goes_to_the_seas_beside_and_into_no_shipyard() -> None:
    g = table_of("basic")
    settle(g, 0, "latium")
    yard(g, "latium")
    post(g, 0, "light", "latium")
    g.realms[0].prestige = 14
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "warship", "tyrrhenum", 2)
    assert special_of(g, "fleet.tyrrhenum.open") == {}
    post(g, 0, "warship", "tyrrhenum")
    assert special_of(g, "fleet.tyrrhenum.open") == dict.fromkeys(("aeolium", "numidicum", "tuscum"), 1)


def test_a_fleet_that_came_into_a_wetland_stays_there() -> None:
    g = table_of("basic", seats=4)
    g.realms[0].prestige = 14
    post(g, 0, "light", "roma")
    post(g, 0, "warship", "lingones", 4)
    assert special_of(g, "fleet.lingones.open") == {"hadria_superior": 1}
    g.realms[0].spent = {"warship.lingones.open": 1}
    assert special_of(g, "fleet.lingones.open") == {}
    g = table_of("basic", seats=4)
    post(g, 0, "warship", "hadria_superior", 4)
    g.realms[0].spent = {"warship.hadria_superior.open": 4}
    assert special_of(g, "fleet.hadria_superior.open") == dict.fromkeys(("hadria_media", "lingones"), 1)


# ---------------------------------------------------------------------- retreat


def retreat_of(g: Scharz) -> dict[str, int]:
    return offered(at(g, march.retreat))


def test_units_retreat_to_own_settlements_beside_and_onto_own_ships() -> None:
    g = table_of()
    settle(g, 0, "roma", "marsi", "lucania")
    settle(g, 1, "campania")
    post(g, 0, "light", "latium", 3)
    post(g, 0, "heavy", "latium", 2)
    post(g, 0, "engine", "latium")
    post(g, 0, "transport", "tyrrhenum")
    g.realms[0].spent = {"light.latium.open": 1, "transport.tyrrhenum.open": 1}
    expected = {f"light.latium.open>{to}": 2 for to in ("roma", "marsi", "tyrrhenum")}
    assert retreat_of(g) == expected
    post(g, 1, "light", "marsi")
    del expected["light.latium.open>marsi"]
    assert retreat_of(g) == expected, "nobody retreats into an encircled settlement"
    post(g, 1, "warship", "tyrrhenum")
    assert retreat_of(g) == {"light.latium.open>roma": 2}, "nor onto a sea with enemies"


def test_whoever_is_aboard_retreats_to_an_own_settlement_on_the_coast() -> None:
    g = table_of()
    settle(g, 0, "roma", "marsi")
    yard(g, "roma")
    settle(g, 1, "latium")
    post(g, 0, "light", "tyrrhenum", 2)
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "transport", "roma", 1, "dock")
    g.realms[0].spent = {"transport.tyrrhenum.open": 1}
    assert retreat_of(g) == {"light.tyrrhenum.open>roma": 2, "transport.tyrrhenum.open>roma": 1}
    post(g, 1, "light", "roma")
    assert retreat_of(g).keys().isdisjoint({"light.tyrrhenum.open>roma", "transport.tyrrhenum.open>roma"})


def test_a_warship_that_has_sailed_retreats_to_any_sea_beside_or_an_own_shipyard() -> None:
    g = table_of()
    settle(g, 0, "roma")
    yard(g, "roma")
    post(g, 0, "warship", "tyrrhenum", 2)
    post(g, 0, "warship", "roma", 1, "dock")
    g.realms[0].spent = {"warship.tyrrhenum.open": 2}
    assert retreat_of(g) == {f"warship.tyrrhenum.open>{to}": 2 for to in ("aeolium", "numidicum", "roma", "tuscum")}

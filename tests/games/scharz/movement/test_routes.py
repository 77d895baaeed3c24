"""Where units and ships may be ordered to, at a real table."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import label, offered, plain, ways
from tests.games.scharz.situations import at, blank, post, settle, yard

from civitas.games.scharz.box.state import Scharz

TYRRHENIAN = ("campania", "latium", "roma", "tarquinii")
TUSCAN = ("ilva", "pisae", "tarquinii", "volaterrae")
AEOLIAN = ("bruttium", "campania", "lilybaeum", "lucania", "messana", "panormus", "rhegium")


def table_of(mode: str = "fast", seats: int = 2, round: int = 2) -> Scharz:
    """Settlements far from where the tests march."""
    g = plain(blank(seats, mode=mode, round=round))
    settle(g, 0, "arretium")
    settle(g, 1, "messapia")
    return g


# ---------------------------------------------------------------------- the march


def test_a_unit_marches_to_each_neighbour_and_an_engine_nowhere() -> None:
    g = table_of()
    post(g, 0, "light", "roma", 3)
    post(g, 0, "heavy", "latium", 2)
    post(g, 0, "engine", "roma", 2)
    g.realms[0].spent = {"light.roma.open": 1}
    beside = ("latium", "marsi", "sabini", "tarquinii", "volsinii")
    assert offered(at(g)) == {
        **{f"light.roma.open>{near}": 2 for near in beside},
        **{f"heavy.latium.open>{near}": 2 for near in ("campania", "marsi", "roma")},
    }


def test_whoever_has_marched_marches_no_more() -> None:
    g = table_of()
    post(g, 0, "light", "roma", 2)
    post(g, 0, "light", "latium")
    g.realms[0].spent = {"light.roma.open": 2}
    assert sorted({one.split(">")[0] for one in offered(at(g))}) == ["light.latium.open"]


def test_units_withdrawn_into_a_settlement_march_out_of_it() -> None:
    g = table_of()
    settle(g, 0, "latium")
    post(g, 0, "light", "latium", 2, "in")
    assert ways(at(g), "light.latium.in") == ["campania", "marsi", "roma"]


def test_a_ship_in_the_shipyard_takes_units_to_sea_or_over_it() -> None:
    g = table_of()
    settle(g, 0, "latium")
    yard(g, "latium")
    post(g, 0, "light", "latium", 2)
    post(g, 0, "transport", "latium", 1, "dock")
    orders = offered(at(g))
    assert next(iter(orders)) == "transport.latium.dock>tyrrhenum", "ships come first"
    assert orders == {
        "transport.latium.dock>tyrrhenum": 1,
        **{f"light.latium.open>{near}": 2 for near in ("campania", "marsi", "roma", "tyrrhenum")},
        **{f"light.latium.open>tyrrhenum>{shore}": 2 for shore in ("campania", "roma", "tarquinii")},
    }


def test_a_ship_that_has_sailed_takes_nobody_over_the_sea() -> None:
    g = table_of()
    settle(g, 0, "latium")
    yard(g, "latium")
    post(g, 0, "light", "latium")
    post(g, 0, "transport", "latium", 1, "dock")
    g.realms[0].spent = {"transport.latium.dock": 1}
    assert ways(at(g), "light.latium.open") == ["campania", "marsi", "roma"]


def test_a_warship_takes_nobody_aboard() -> None:
    g = table_of()
    settle(g, 0, "latium")
    yard(g, "latium", kind="harbour")
    post(g, 0, "light", "latium")
    post(g, 0, "warship", "latium", 1, "dock")
    post(g, 0, "warship", "tyrrhenum")
    assert ways(at(g), "light.latium.open") == ["campania", "marsi", "roma"]


def test_units_board_a_ship_off_the_coast_and_go_on_with_it() -> None:
    g = table_of()
    post(g, 0, "light", "latium")
    post(g, 0, "transport", "tyrrhenum")
    land = ["campania", "marsi", "roma"]
    over = ["tyrrhenum>aeolium", "tyrrhenum>numidicum", "tyrrhenum>tuscum"]
    assert ways(at(g), "light.latium.open") == [*land, "tyrrhenum", *over]
    g.realms[0].spent = {"transport.tyrrhenum.open": 1}
    assert ways(at(g), "light.latium.open") == [*land, "tyrrhenum"]


@pytest.mark.parametrize(
    ("place", "where", "boards"),
    [("tuscum", "open", True), ("tarquinii", "dock", True), ("punicum", "open", False), ("tarquinii", "in", False)],
)
def test_units_wait_for_a_ship_that_can_be_off_the_coast_in_time(place: str, where: str, boards: bool) -> None:
    g = table_of()
    settle(g, 0, "tarquinii")
    yard(g, "tarquinii")
    post(g, 0, "light", "latium")
    post(g, 0, "transport", place, 1, where)
    assert ("tyrrhenum" in ways(at(g), "light.latium.open")) is boards
    if boards:
        g.realms[0].spent = {f"transport.{place}.{where}": 1}
        assert "tyrrhenum" not in ways(at(g), "light.latium.open")


def test_whoever_is_aboard_lands_on_the_coast_or_on_the_next_one() -> None:
    g = table_of()
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "light", "tyrrhenum", 2)
    table = at(g)
    assert ways(table, "transport.tyrrhenum.open") == ["aeolium", "numidicum", "tuscum"]
    over = [
        *(f"aeolium>{one}" for one in AEOLIAN),
        "numidicum>utica",
        *(f"tuscum>{one}" for one in TUSCAN),
    ]
    assert ways(table, "light.tyrrhenum.open") == sorted([*TYRRHENIAN, *over])
    assert next(iter(offered(table))).startswith("transport"), "whoever sails comes before whoever lands"
    g.realms[0].spent = {"transport.tyrrhenum.open": 1}
    assert ways(at(g), "light.tyrrhenum.open") == list(TYRRHENIAN)


def test_whoever_leaves_a_ship_is_ordered_before_whoever_boards() -> None:
    g = table_of()
    post(g, 0, "light", "latium")
    post(g, 0, "light", "tyrrhenum")
    post(g, 0, "transport", "tyrrhenum")
    names = list(dict.fromkeys(one.split(">")[0] for one in offered(at(g))))
    assert names == ["transport.tyrrhenum.open", "light.tyrrhenum.open", "light.latium.open"]


def test_nobody_enters_the_field_of_a_partner_by_land_or_by_sea_without_being_let_through() -> None:
    g = table_of()
    settle(g, 1, "campania")
    post(g, 0, "light", "latium")
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "light", "tyrrhenum")

    def into_campania() -> list[str]:
        return sorted(one for one in offered(at(g)) if one.endswith(">campania"))

    both = [
        "light.latium.open>campania",
        "light.tyrrhenum.open>aeolium>campania",
        "light.tyrrhenum.open>campania",
    ]
    assert into_campania() == both
    g.treaties["0-1"] = ("peace", -1, 0, 0)
    assert into_campania() == []
    g.transits = ("0-1",)
    assert into_campania() == both
    g.transits, g.treaties["0-1"] = (), ("alliance", -1, 0, 0)
    assert into_campania() == both
    g.treaties["0-1"] = ("vassalage", 0, 0, 0)
    assert into_campania() == both, "the lord goes where he likes"
    g.treaties["0-1"] = ("vassalage", 1, 0, 0)
    assert into_campania() == [], "and the vassal does not"


def test_nobody_is_ferried_to_a_partner_out_of_a_shipyard_either() -> None:
    g = table_of()
    settle(g, 0, "latium")
    yard(g, "latium")
    settle(g, 1, "campania")
    post(g, 0, "light", "latium")
    post(g, 0, "transport", "latium", 1, "dock")
    g.treaties["0-1"] = ("peace", -1, 0, 0)
    assert ways(at(g), "light.latium.open") == [
        *("marsi", "roma", "tyrrhenum"),
        *("tyrrhenum>roma", "tyrrhenum>tarquinii"),
    ]


# ---------------------------------------------------------------------- ships


def test_ships_lie_only_in_own_shipyards_with_a_berth() -> None:
    g = table_of()
    settle(g, 0, "latium", "roma", "tarquinii")
    settle(g, 1, "campania")
    yard(g, "latium", "tarquinii", "campania")
    post(g, 0, "transport", "tarquinii", 2, "dock")
    post(g, 0, "transport", "latium", 1, "dock")
    post(g, 0, "warship", "tyrrhenum")
    seas = ["aeolium", "numidicum", "tuscum"]
    assert ways(at(g), "warship.tyrrhenum.open") == sorted([*seas, "latium"])
    post(g, 1, "light", "latium")
    assert ways(at(g), "warship.tyrrhenum.open") == seas, "no ship reaches an encircled settlement"


def test_ships_leave_an_encircled_settlement_for_a_sea_without_enemies() -> None:
    g = table_of()
    settle(g, 0, "latium")
    yard(g, "latium")
    post(g, 0, "warship", "latium", 1, "dock")
    post(g, 1, "warship", "tyrrhenum")
    assert ways(at(g), "warship.latium.dock") == ["tyrrhenum"], "into a battle at sea"
    post(g, 1, "light", "latium")
    assert ways(at(g), "warship.latium.dock") == []
    del g.realms[1].units["warship.tyrrhenum.open"]
    assert ways(at(g), "warship.latium.dock") == ["tyrrhenum"]


def test_heavy_units_do_not_go_on_through_a_wetland_and_light_infantry_does() -> None:
    g = table_of(seats=4)
    post(g, 0, "transport", "hadria_superior")
    post(g, 0, "light", "hadria_superior")
    post(g, 0, "heavy", "hadria_superior")
    table = at(g)
    assert "lingones" in ways(table, "transport.hadria_superior.open")
    light, heavy = (ways(table, f"{kind}.hadria_superior.open") for kind in ("light", "heavy"))
    through = ["lingones>boii", "lingones>cenomani", "lingones>senones", "lingones>veneti"]
    assert [one for one in light if one.startswith("lingones>")] == through
    assert [one for one in heavy if one.startswith("lingones>")] == []
    assert "lingones" in light
    assert "lingones" in heavy


# ---------------------------------------------------------------------- winter


def test_in_a_bad_winter_land_units_neither_leave_nor_enter_the_fields_of_that_climate() -> None:
    g = table_of("original", round=4)
    post(g, 0, "light", "sabini")
    post(g, 0, "light", "roma")
    post(g, 0, "transport", "hadria_media")
    post(g, 0, "light", "hadria_media")
    g.weather = {"temperate": "bad"}
    table = at(g)
    assert ways(table, "light.sabini.open") == []
    assert ways(table, "light.roma.open") == ["latium", "tarquinii", "volsinii"]
    landing = [one for one in ways(table, "light.hadria_media.open") if ">" not in one]
    assert landing == ["apulia", "picenum"], "Samnium lies in the snow"
    assert ways(table, "transport.hadria_media.open") == ["hadria_inferior", "hadria_superior"]


@pytest.mark.parametrize(("round", "weather"), [(3, "bad"), (4, "normal")])
def test_only_bad_weather_in_winter_stops_anybody(round: int, weather: str) -> None:
    g = table_of("original", round=round)
    post(g, 0, "light", "sabini")
    g.weather = {"temperate": weather}
    assert ways(at(g), "light.sabini.open") == ["marsi", "picenum", "roma", "umbria", "volsinii"]


def test_orders_of_a_march_are_shown_as_what_they_are() -> None:
    g = table_of()
    settle(g, 0, "latium")
    yard(g, "latium")
    post(g, 0, "light", "latium", 2)
    post(g, 0, "light", "roma", 1, "site")
    post(g, 0, "transport", "latium", 1, "dock")
    table = at(g)
    unit = {"unit": "light", "place": "latium"}
    assert label(table, 0, "light.latium.open>roma") == (
        "march",
        ("place:latium", "place:roma"),
        {**unit, "to_place": "roma"},
    )
    assert label(table, 0, "light.latium.open>tyrrhenum>campania") == (
        "ferry",
        ("place:latium", "place:tyrrhenum", "place:campania"),
        {**unit, "via_place": "tyrrhenum", "to_place": "campania"},
    )
    assert label(table, 0, "light.roma.site>marsi") == (
        "leave-site",
        ("place:roma", "place:marsi"),
        {"unit": "light", "place": "roma", "to_place": "marsi"},
    )

"""Herds, grain and fish on the move: within the connection, over one sea at most."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import label, offered, plain, told, units, why
from tests.games.scharz.situations import at, blank, order, post, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.movement import march


def table_of(seats: int = 2) -> Scharz:
    """Villages in Rome and Latium that are connected, and one in Messana that is not."""
    g = plain(blank(seats, mode="basic"))
    settle(g, 0, "roma", "latium", "messana")
    settle(g, 1, "messapia")
    return g


def goods(g: Scharz) -> dict[str, int]:
    return {one: number for one, number in offered(at(g, march.special)).items() if one.startswith("goods")}


def test_goods_move_to_every_own_field_of_the_connection_and_grain_into_stores_alone() -> None:
    g = table_of()
    post(g, 0, "light", "campania")
    g.grain = {"roma": 4, "latium": 3}
    g.herds = {"roma": (0, ("sheep", "pigs")), "messapia": (1, ("sheep",))}
    assert goods(g) == {
        **{f"goods.{kind}.roma>{to}": 1 for kind in ("sheep", "pigs") for to in ("latium", "campania")},
        "goods.grain.roma>latium": 2,
        "goods.grain.latium>roma": 1,
    }


def test_herds_do_not_join_those_of_another_in_a_field_that_was_taken() -> None:
    g = table_of()
    post(g, 0, "light", "campania")
    g.herds = {"roma": (0, ("sheep",)), "campania": (1, ("pigs",))}
    assert set(goods(g)) == {"goods.sheep.roma>latium"}


def test_over_one_sea_goods_reach_a_coast_and_over_two_they_do_not() -> None:
    g = table_of()
    settle(g, 0, "pisae")
    post(g, 0, "warship", "tuscum")
    post(g, 0, "light", "tarquinii")
    g.herds = {"pisae": (0, ("sheep",))}
    near = {"goods.sheep.pisae>tarquinii", "goods.sheep.pisae>roma", "goods.sheep.pisae>latium"}
    assert set(goods(g)) == near, "over the sea and on by land"
    g.realms[0].units = {"warship.tuscum.open": 1, "warship.tyrrhenum.open": 1}
    assert goods(g) == {}, "to Rome it would be two seas"
    g.herds = {"roma": (0, ("sheep",))}
    assert set(goods(g)) == {"goods.sheep.roma>latium"}


def test_a_way_over_land_leaves_the_one_sea_for_later() -> None:
    # From Rome by land to Tarquinii, then over the sea to Pisae; over the Tyrrhenian sea first it would be two.
    g = table_of()
    settle(g, 0, "pisae")
    post(g, 0, "warship", "tuscum")
    post(g, 0, "warship", "tyrrhenum")
    post(g, 0, "light", "tarquinii")
    g.herds = {"latium": (0, ("sheep",))}
    assert set(goods(g)) == {f"goods.sheep.latium>{to}" for to in ("roma", "pisae", "tarquinii")}


def test_nothing_moves_out_of_or_into_a_field_with_enemies_or_snow() -> None:
    g = table_of()
    settle(g, 0, "marsi")
    g.grain = {"roma": 3}
    g.herds = {"roma": (0, ("sheep",))}
    assert set(goods(g)) == {f"goods.{one}.roma>{to}" for one in ("sheep", "grain") for to in ("latium", "marsi")}
    post(g, 0, "light", "marsi")
    post(g, 1, "light", "marsi")
    assert set(goods(g)) == {"goods.sheep.roma>latium", "goods.grain.roma>latium"}
    post(g, 0, "light", "roma")
    post(g, 1, "light", "roma")
    assert goods(g) == {}
    g = table_of()
    settle(g, 0, "marsi")
    g.herds, g.weather = {"roma": (0, ("sheep",))}, {"temperate": "bad"}
    assert set(goods(g)) == {"goods.sheep.roma>latium"}


def test_herds_go_where_nothing_is_sown() -> None:
    g = table_of()
    g.herds, g.crops = {"roma": (0, ("sheep",))}, {"latium": (0, 1)}
    assert goods(g) == {}


def test_fish_go_from_shipyard_to_shipyard_as_far_as_there_is_room() -> None:
    g = table_of()
    settle(g, 0, "marsi")
    yard(g, "roma", kind="harbour")
    yard(g, "latium")
    g.fish = {"roma": 4, "latium": 1}
    assert goods(g) == {"goods.fish.roma>latium": 1}
    g.fish = {"roma": 1}
    assert goods(g) == {"goods.fish.roma>latium": 1}
    g.fish = {"roma": 4, "latium": 2}
    assert goods(g) == {}


def test_a_full_store_is_no_place_to_go() -> None:
    g = table_of()
    g.grain = {"roma": 2, "latium": 5}
    assert goods(g) == {"goods.grain.latium>roma": 3}
    g.forts["latium"] = 0
    assert goods(g) == {"goods.grain.latium>roma": 3, "goods.grain.roma>latium": 1}


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ({"goods.grain.roma>latium": 3, "goods.grain.roma>marsi": 2}, ("not-there", "roma")),
        ({"goods.grain.roma>latium": 3, "goods.grain.marsi>latium": 2}, ("no-store", "latium")),
        ({"goods.grain.roma>latium": 3, "goods.grain.marsi>latium": 1}, ()),
        ({"goods.sheep.roma>latium": 1, "goods.sheep.roma>marsi": 1}, ("not-there", "roma")),
        ({"goods.sheep.roma>latium": 1, "goods.pigs.roma>latium": 1}, ("no-pasture", "latium")),
        ({"goods.sheep.roma>marsi": 1, "goods.pigs.roma>marsi": 1}, ()),
        ({"goods.fish.roma>latium": 2, "goods.fish.picenum>latium": 1}, ("no-store", "latium")),
        ({"goods.fish.roma>latium": 2, "goods.grain.roma>latium": 3, "goods.sheep.roma>marsi": 1}, ()),
    ],
)
def test_no_more_is_moved_than_there_is_or_than_there_is_room_for(
    answer: dict[str, int], reason: tuple[str, ...]
) -> None:
    g = table_of()
    settle(g, 0, "marsi", "picenum")
    yard(g, "roma", "latium", "picenum")
    g.grain = {"roma": 4, "marsi": 2, "latium": 1}
    g.fish = {"roma": 2, "picenum": 1}
    g.herds = {"roma": (0, ("sheep", "pigs")), "latium": (0, ("cattle",))}
    table = at(g, march.special)
    assert why(table, 0, answer) == reason


def test_goods_lie_afterwards_where_they_were_ordered_to() -> None:
    g = table_of()
    yard(g, "roma", "latium")
    g.grain = {"roma": 4, "latium": 1}
    g.fish = {"roma": 2}
    g.herds = {"roma": (0, ("sheep", "pigs")), "latium": (0, ("cattle",))}
    table = at(g, march.special)
    order(
        table,
        s0={"goods.grain.roma>latium": 3, "goods.fish.roma>latium": 1, "goods.pigs.roma>latium": 1},
    )
    state = table.state
    assert state.grain == {"roma": 1, "latium": 4}
    assert state.fish == {"roma": 1, "latium": 1}
    assert state.herds == {"roma": (0, ("sheep",)), "latium": (0, ("cattle", "pigs"))}
    assert told(table, "goods-moved") == [
        {"seat": 0, "good": good, "place": "roma", "to_place": "latium", "number": number}
        for good, number in (("grain", 3), ("fish", 1), ("pigs", 1))
    ]


def test_the_last_herd_leaves_its_field_empty() -> None:
    g = table_of()
    g.herds = {"roma": (0, ("sheep", "sheep"))}
    table = at(g, march.special)
    order(table, s0={"goods.sheep.roma>latium": 2})
    assert table.state.herds == {"latium": (0, ("sheep", "sheep"))}


def test_herds_and_units_move_in_the_same_orders() -> None:
    g = table_of()
    post(g, 0, "cavalry", "roma")
    g.herds = {"roma": (0, ("sheep",))}
    table = at(g, march.special)
    both = {"cavalry.roma.open>latium": 1, "goods.sheep.roma>latium": 1}
    assert why(table, 0, both | {"cavalry.roma.open>marsi": 1}) == ("too-few-units", 1)
    order(table, s0=both)
    assert units(table)[0] == {"cavalry.latium.open": 1}
    assert table.state.herds == {"latium": (0, ("sheep",))}


def test_herds_that_are_ordered_crosswise_need_room_at_the_start() -> None:
    g = table_of()
    g.herds = {"roma": (0, ("sheep", "sheep")), "latium": (0, ("pigs",))}
    table = at(g, march.special)
    swap = {"goods.sheep.roma>latium": 1, "goods.pigs.latium>roma": 1}
    assert why(table, 0, swap) == ("no-pasture", "roma")


def test_a_way_over_two_seas_with_an_own_coast_between_them_is_too_far() -> None:
    g = table_of()
    g.towns = {"pisae": (0, "village"), "tarquinii": (0, "village"), "campania": (0, "village")}
    post(g, 0, "warship", "tuscum")
    post(g, 0, "warship", "tyrrhenum")
    g.herds = {"pisae": (0, ("sheep",))}
    assert set(goods(g)) == {"goods.sheep.pisae>tarquinii"}


def test_an_empty_store_takes_as_much_as_it_holds() -> None:
    g = table_of()
    g.towns["roma"] = (0, "city")
    yard(g, "roma", kind="harbour")
    yard(g, "latium")
    g.grain, g.fish = {"roma": 8}, {"roma": 4}
    assert goods(g) == {"goods.grain.roma>latium": 5, "goods.fish.roma>latium": 2}
    table = at(g, march.special)
    order(table, s0={"goods.grain.roma>latium": 5, "goods.fish.roma>latium": 2})
    assert (table.state.grain, table.state.fish) == ({"roma": 3, "latium": 5}, {"roma": 2, "latium": 2})


def test_goods_are_shown_with_where_they_go() -> None:
    g = table_of()
    g.grain = {"roma": 1}
    assert label(at(g, march.special), 0, "goods.grain.roma>latium") == (
        "move-goods",
        ("place:roma", "place:latium"),
        {"good": "grain", "place": "roma", "to_place": "latium"},
    )


def test_no_more_than_two_herds_meet_in_an_empty_field() -> None:
    g = table_of()
    settle(g, 0, "marsi")
    g.herds = {"roma": (0, ("sheep", "sheep")), "marsi": (0, ("pigs",))}
    table = at(g, march.special)
    two = {"goods.sheep.roma>latium": 2}
    assert why(table, 0, two) == ()
    assert why(table, 0, two | {"goods.pigs.marsi>latium": 1}) == ("no-pasture", "latium")

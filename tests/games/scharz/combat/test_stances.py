"""Before the battle: who withdraws into a settlement, and who attacks whom."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import asked, label, offered, plain, spent, told, units, why
from tests.games.scharz.situations import at, blank, order, post, roll, settle

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat import battle


def besieged(mode: str = "basic", seats: int = 3) -> Scharz:
    """A village in Campania with an enemy before it."""
    g = plain(blank(seats, mode=mode))
    settle(g, 0, "campania")
    settle(g, 1, "lucania")
    if seats > 2:
        settle(g, 2, "messapia")
    post(g, 1, "light", "campania", 2)
    return g


def test_units_and_herds_may_go_inside_and_each_enemy_may_be_attacked() -> None:
    g = besieged()
    post(g, 2, "light", "campania")
    post(g, 0, "light", "campania", 3)
    post(g, 0, "heavy", "campania", 1, "site")
    post(g, 0, "light", "latium", 1)
    g.herds = {"campania": (0, ("sheep", "sheep")), "lucania": (1, ("pigs",))}
    table = at(g, battle.stances)
    assert offered(table, 0) == {
        "in.light.campania.open": 3,
        "in.heavy.campania.site": 1,
        "herd.sheep.campania": 1,
        "attack.campania.1": 1,
        "attack.campania.2": 1,
    }
    assert offered(table, 1) == {"attack.campania.0": 1, "attack.campania.2": 1}
    assert label(table, 0, "in.light.campania.open") == (
        "withdraw",
        ("place:campania",),
        {"unit": "light", "place": "campania"},
    )
    assert label(table, 0, "attack.campania.2") == (
        "attack",
        ("place:campania", "seat:2"),
        {"place": "campania", "seat": 2},
    )
    assert label(table, 0, "herd.sheep.campania") == (
        "withdraw-herd",
        ("place:campania",),
        {"herd": "sheep", "place": "campania"},
    )


def test_partners_are_not_attacked_and_nobody_is_asked_without_an_enemy() -> None:
    g = besieged()
    post(g, 0, "light", "campania")
    post(g, 2, "light", "campania")
    g.treaties["0-2"] = ("truce", -1, 0, 9)
    assert set(offered(at(g, battle.stances), 0)) == {"in.light.campania.open", "attack.campania.1"}
    assert set(offered(at(g, battle.stances), 2)) == {"attack.campania.1"}
    g.treaties["1-2"] = g.treaties["0-1"] = ("peace", -1, 0, 0)
    assert "stance" not in asked(at(g, battle.stances)).values()


def test_whoever_stands_in_an_enemy_settlement_does_not_go_into_it() -> None:
    g = besieged()
    post(g, 0, "light", "campania")
    assert set(offered(at(g, battle.stances), 1)) == {"attack.campania.0"}


def test_nobody_fights_on_neutral_fields() -> None:
    g = plain(blank(8, mode="fast"))
    settle(g, 0, "hadrumetum")
    settle(g, 1, "messapia")
    post(g, 0, "light", "deserta")
    post(g, 1, "light", "deserta")
    assert "stance" not in asked(at(g, battle.stances)).values()


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ({"in.light.campania.open": 4}, ()),
        ({"in.light.campania.open": 5}, ("no-room-inside", "campania", 4)),
        ({"in.light.campania.open": 2, "in.cavalry.campania.open": 1}, ()),
        ({"in.light.campania.open": 3, "in.cavalry.campania.open": 1}, ("no-room-inside", "campania", 4)),
        ({"attack.campania.1": 1, "attack.campania.2": 1}, ("one-target", "campania")),
        ({"attack.campania.1": 1, "attack.roma.1": 1}, ()),
        ({"herd.sheep.campania": 1, "herd.pigs.campania": 1}, ("no-byre", "campania", 1)),
        ({"herd.sheep.campania": 1, "in.light.campania.open": 4}, ()),
    ],
)
def test_a_village_has_room_for_five_units_by_their_size_and_for_one_herd(
    answer: dict[str, int], reason: tuple[str, ...]
) -> None:
    g = besieged()
    post(g, 2, "light", "campania")
    post(g, 0, "light", "campania", 5)
    post(g, 0, "cavalry", "campania")
    post(g, 0, "heavy", "campania", 1, "in")
    post(g, 0, "light", "roma")
    post(g, 1, "light", "roma")
    g.herds = {"campania": (0, ("sheep", "pigs"))}
    assert why(at(g, battle.stances), 0, answer) == reason


def test_somebody_who_attacks_has_to_stay_outside() -> None:
    g = besieged()
    post(g, 0, "light", "campania", 2)
    post(g, 0, "light", "campania", 1, "in")
    table = at(g, battle.stances)
    assert why(table, 0, {"in.light.campania.open": 2, "attack.campania.1": 1}) == ("nobody-left", "campania")
    assert why(table, 0, {"in.light.campania.open": 1, "attack.campania.1": 1}) == ()


def test_a_city_with_a_fortification_takes_in_eleven_units_and_two_herds() -> None:
    g = besieged()
    g.towns["campania"], g.forts["campania"] = (0, "city"), 0
    post(g, 0, "light", "campania", 12)
    g.herds = {"campania": (0, ("sheep", "pigs"))}
    table = at(g, battle.stances)
    herds = {"herd.sheep.campania": 1, "herd.pigs.campania": 1}
    assert why(table, 0, {"in.light.campania.open": 11, **herds}) == ()
    assert why(table, 0, {"in.light.campania.open": 12}) == ("no-room-inside", "campania", 11)


def test_whoever_withdraws_is_inside_as_tired_as_before() -> None:
    g = besieged(seats=2)
    post(g, 0, "light", "campania", 3)
    post(g, 0, "light", "campania", 1, "site")
    g.sites["campania"] = (0, "city", 1)
    g.realms[0].spent = {"light.campania.open": 2}
    g.herds = {"campania": (0, ("sheep", "pigs"))}
    table = at(g, battle.stances)
    inside = {"in.light.campania.open": 2, "in.light.campania.site": 1, "herd.pigs.campania": 1}
    order(table, s0=inside, s1={"attack.campania.0": 1})
    assert units(table)[0] == {"light.campania.open": 1, "light.campania.in": 3}
    assert spent(table)[0] == {"light.campania.open": 1, "light.campania.in": 1}
    assert table.state.herds == {"campania": (0, ("sheep",))}
    assert table.state.byres == {"campania": ("pigs",)}
    assert told(table, "withdrawn") == [
        {"seat": 0, "unit": "light", "place": "campania", "number": 2},
        {"seat": 0, "unit": "light", "place": "campania", "number": 1},
    ]
    assert told(table, "herd-withdrawn") == [{"seat": 0, "herd": "pigs", "place": "campania", "number": 1}]


def test_battles_are_fought_in_the_order_of_seats_that_attack() -> None:
    g = plain(blank(3, mode="basic"))
    settle(g, 0, "arretium")
    settle(g, 1, "lucania")
    settle(g, 2, "messapia")
    g.first = 1
    for seat in (0, 1, 2):
        post(g, seat, "light", "roma")
        post(g, seat, "light", "campania")
    table = at(g, battle.stances)
    order(
        table,
        s0={"attack.roma.1": 1, "attack.campania.2": 1},
        s1={"attack.roma.0": 1, "attack.campania.2": 1},
        s2={"attack.roma.0": 1},
    )
    # The second seat begins: with the third one it attacks the first in Rome, and with the first the third in Campania.
    assert told(table, "battle") == [{"seat": [1, 2], "other_seat": 0, "place": "roma"}]
    for _ in range(3):
        roll(table, 6)
    order(table, s0={"stop": 1}, s1={"stop": 1}, s2={"stop": 1})
    assert told(table, "battle")[1:] == [{"seat": [1, 0], "other_seat": 2, "place": "campania"}]


def test_places_without_an_enemy_do_not_hide_those_with_one() -> None:
    g = plain(blank(8, mode="basic"))
    settle(g, 0, "arretium")
    settle(g, 1, "lucania")
    post(g, 1, "light", "deserta")
    post(g, 1, "light", "messapia")
    post(g, 0, "light", "deserta")
    post(g, 0, "light", "roma")
    post(g, 0, "light", "campania")
    post(g, 1, "light", "campania")
    assert offered(at(g, battle.stances), 0) == {"attack.campania.1": 1}


def test_two_who_attack_each_other_in_one_place_fight_in_the_next_one_as_well() -> None:
    g = plain(blank(2, mode="basic"))
    settle(g, 0, "arretium")
    settle(g, 1, "lucania")
    for field in ("roma", "campania"):
        post(g, 0, "light", field)
        post(g, 1, "light", field)
    table = at(g, battle.stances)
    order(table, s0={"attack.roma.1": 1}, s1={"attack.roma.0": 1, "attack.campania.0": 1})
    for _ in range(2):
        roll(table, 6)
    order(table, s0={"stop": 1}, s1={"stop": 1})
    for _ in range(2):
        roll(table, 6)
    assert [(line["seat"], line["place"]) for line in told(table, "battle")] == [([0], "roma"), ([1], "campania")]


def test_a_herd_inside_already_takes_its_room() -> None:
    g = besieged(seats=2)
    g.towns["campania"] = (0, "city")
    post(g, 0, "light", "campania")
    g.herds = {"campania": (0, ("sheep", "sheep"))}
    for inside, room in (((), 2), (("pigs",), 1), (("pigs", "pigs"), 0)):
        g.byres = {"campania": inside}
        orders = offered(at(g, battle.stances), 0)
        assert orders.get("herd.sheep.campania") == (room or None)


def test_herds_of_others_do_not_go_into_a_settlement() -> None:
    g = besieged(seats=2)
    post(g, 0, "light", "campania")
    g.herds = {"campania": (1, ("sheep",))}
    assert set(offered(at(g, battle.stances), 0)) == {"in.light.campania.open", "attack.campania.1"}

"""What bots hold and whom they let go, whom they keep from winning, and what they make of their faction."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.scharz.bots.test_advice import EVEN, wished
from tests.games.scharz.situations import at, blank, order, post, settle, yard

from civitas.games.scharz import TITLE
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.companions import advice
from civitas.games.scharz.movement import march
from civitas.games.scharz.rear import trade
from civitas.games.scharz.seasons import feeding
from civitas.games.scharz.victory import end_round
from civitas.kernel import Dice, Table


def leaving(table: Table, place: str) -> int:
    """How many would march out of a place."""
    answer = wished(table)
    assert isinstance(answer, dict)
    return sum(number for one, number in answer.items() if one.split(".")[1] == place)


@pytest.mark.parametrize(("enemies", "gone"), [(0, 3), (2, 3), (4, 2), (6, 1)])
def test_of_a_garrison_half_as_many_stay_as_could_come_from_next_door(enemies: int, gone: int) -> None:
    g = blank()
    settle(g, 0, "roma")
    settle(g, 1, "syracusae")
    post(g, 0, "light", "roma", 4)
    if enemies:
        post(g, 1, "light", "marsi", enemies // 2)
        post(g, 1, "light", "sabini", enemies - enemies // 2)
    table = at(g)
    assert leaving(table, "roma") <= gone
    if not enemies:
        assert leaving(table, "roma") == gone


def test_whoever_stands_before_an_own_settlement_is_driven_away() -> None:
    g = blank()
    settle(g, 0, "roma", "latium")
    settle(g, 1, "syracusae")
    post(g, 0, "light", "latium", 4)
    post(g, 1, "light", "roma")
    assert wished(at(g)) == {"light.latium.open>roma": 3}


def two_empty_towns() -> Scharz:
    """Somebody with one unit to spare between the empty villages of two others."""
    g = blank(3, round=10)
    settle(g, 0, "latium")
    settle(g, 1, "roma", "syracusae")
    settle(g, 2, "campania", "croton")
    post(g, 0, "light", "latium", 2)
    return g


@pytest.mark.parametrize(("leader", "target"), [(1, "roma"), (2, "campania")])
def test_the_settlements_of_whoever_is_about_to_win_come_first(leader: int, target: str) -> None:
    g = two_empty_towns()
    g.realms[leader].points = 6
    assert wished(at(g)) == {f"light.latium.open>{target}": 1}
    g.realms[leader].points = 0
    g.realms[leader].announced = "might"
    assert wished(at(g)) == {f"light.latium.open>{target}": 1}
    g.realms[leader].announced = ""
    g.realms[leader].gold = g.realms[0].gold + 8
    assert wished(at(g)) == {f"light.latium.open>{target}": 1}


def test_riches_do_not_win_where_gold_is_not_all_that_counts() -> None:
    found = []
    for rich in (1, 2):
        g = two_empty_towns()
        g.mode = "basic"
        g.realms[rich].gold += 20
        found.append(wished(at(g, march.march)))
    assert found[0] == found[1]


def test_nothing_is_agreed_with_whoever_is_about_to_win() -> None:
    calm = EVEN | {"war": 0.8}
    for points, made in ((5, {"peace.1": 1}), (6, {})):
        g = blank(3, round=6)
        settle(g, 0, "roma")
        settle(g, 1, "campania")
        settle(g, 2, "syracusae")
        g.realms[1].points = points
        table = at(g, trade.trade)
        found = advice.orders(table.view(0)["game"], 0, table.prompt(0), calm)
        assert found is not None
        assert any("peace.1" in one.orders for one in found) == bool(made)
        order(table, s1={"peace.0": 1})
        found = advice.orders(table.view(0)["game"], 0, table.prompt(0), calm)
        assert found is not None
        assert {one: n for orders, worth in found if worth for one, n in orders.items()} == made


def test_those_who_hold_a_settlement_alone_are_the_last_to_go_unpaid() -> None:
    g = blank(round=4)
    settle(g, 0, "roma")
    post(g, 0, "light", "roma")
    post(g, 0, "light", "latium")
    g.realms[0].gold = 2
    assert wished(at(g, end_round)) == {"dismiss.light.latium.open": 1}


def test_those_who_hold_a_settlement_alone_are_the_last_to_go_hungry() -> None:
    g = blank(mode="basic", round=20)
    settle(g, 0, "roma", "latium")
    post(g, 0, "light", "roma", 2)
    post(g, 0, "light", "latium", 2)
    g.grain = {"roma": 2, "latium": 2}
    assert wished(at(g, feeding.feeding)) == {"drop.light.latium.open": 1, "drop.light.roma.open": 1}


@pytest.mark.parametrize(("mode", "gold", "goes"), [("extended", 6, 1), ("extended", 5, 0), ("original", 6, 0)])
def test_whoever_can_pay_for_elephants_goes_into_the_desert(mode: str, gold: int, goes: int) -> None:
    g = blank(4, mode=mode, round=2)
    settle(g, 0, "hadrumetum")
    post(g, 0, "light", "hadrumetum", 2)
    g.realms[0].gold = gold
    answer = wished(at(g))
    assert isinstance(answer, dict)
    assert answer.get("light.hadrumetum.open>deserta", 0) == goes


def test_in_the_desert_elephants_are_raised() -> None:
    g = blank(4, mode="extended", round=2)
    settle(g, 0, "hadrumetum")
    g.grain["hadrumetum"] = 5
    post(g, 0, "light", "deserta")
    g.realms[0].gold = 6
    answer = wished(at(g, trade.trade))
    assert isinstance(answer, dict)
    assert answer.get("raise.elephants.deserta") == 1


@pytest.mark.parametrize(("faction", "hands"), [("romans", 1), ("celts", 0)])
def test_romans_begin_a_village_with_one_hand(faction: str, hands: int) -> None:
    g = blank(factions=(faction,))
    settle(g, 0, "roma")
    post(g, 0, "light", "latium")
    g.realms[0].gold = 4
    answer = wished(at(g, trade.trade))
    assert isinstance(answer, dict)
    assert answer.get("work.light.latium", 0) == hands


@pytest.mark.parametrize(("gold", "bought"), [(16, 1), (15, 0)])
def test_a_herd_of_horses_is_bought_by_whoever_can_still_arm_a_rider(gold: int, bought: int) -> None:
    g = blank(mode="basic", round=2)
    settle(g, 0, "roma")
    yard(g, "roma", kind="harbour")
    g.grain["roma"] = 5
    post(g, 0, "light", "roma")
    g.realms[0].gold = gold
    answer = wished(at(g, trade.trade))
    assert isinstance(answer, dict)
    assert answer.get("buy.horses", 0) == bought


@pytest.mark.parametrize(("gold", "begun"), [(5, 1), (4, 0)])
def test_a_harbour_is_built_before_one_is_rich(gold: int, begun: int) -> None:
    g = blank(mode="basic", round=2)
    settle(g, 0, "roma")
    yard(g, "roma")
    g.grain["roma"] = 5
    post(g, 0, "light", "roma", 2)
    g.realms[0].gold = gold
    answer = wished(at(g, trade.trade))
    assert isinstance(answer, dict)
    assert answer.get("start.harbour.roma", 0) == begun


def rated(seed: str, key: str, **options: str) -> dict[str, float]:
    """What is thought of the answers to the first question of this key."""
    table = Table(TITLE, 4, {"map": "italia", **options}, Dice(seed))
    while True:
        seat = table.to_act()[0]
        prompt = table.prompt(seat)
        if prompt.key == key:
            found: Any = advice.appraise(table.view(seat)["game"], seat, prompt, EVEN)
            return dict(zip(prompt.legal(), found, strict=True))
        answer = prompt.decline()
        table.apply(seat, table.legal(seat)[0] if answer is None else answer)


def test_a_home_whose_faction_has_more_of_its_taxes_is_worth_more_where_taxes_come_three_times_a_year() -> None:
    slow, fast = (rated("home", "village", mode=mode) for mode in ("basic", "fast"))
    assert fast["tarquinii"] - slow["tarquinii"] == pytest.approx(2 * 0.2 * 3)
    assert fast["syracusae"] == slow["syracusae"]


def test_a_city_in_place_of_three_villages_is_left_alone() -> None:
    found = rated("home", "village", mode="basic")
    assert found["city.roma"] < min(worth for answer, worth in found.items() if answer != "city.roma")

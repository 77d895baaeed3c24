"""What trade offers to say to others: treaties, gold, another rival."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import why
from tests.games.scharz.rear.stalls import offered
from tests.games.scharz.rear.test_diplomacy import realms
from tests.games.scharz.situations import at

from civitas.games.scharz.rear import trade


def test_a_vassal_is_nobodys_lord_and_serves_nobody_else() -> None:
    g = realms()
    g.treaties = {"1-3": ("vassalage", 3, 0, 0)}
    table = at(g, trade.trade)
    found = [offered(table, seat, "vassal", "lord") for seat in range(4)]
    # Seats 0 and 2 are rivals, and so are 1 and 3.
    assert found == [{"vassal.3": 1}, {}, {"vassal.3": 1}, {"lord.0": 1, "lord.2": 1}]


def test_rivals_are_neither_allies_nor_lords() -> None:
    g = realms(3)
    assert [realm.rival for realm in g.realms] == [2, 0, 1]
    table = at(g, trade.trade)
    assert [offered(table, seat, "vassal", "lord", "alliance") for seat in range(3)] == [
        {"vassal.1": 1, "lord.2": 1},
        {"vassal.2": 1, "lord.0": 1},
        {"vassal.0": 1, "lord.1": 1},
    ]
    table = at(realms(), trade.trade)
    assert offered(table, 0, "alliance") == {"alliance.1": 1, "alliance.3": 1}


def test_as_much_gold_may_be_offered_and_asked_for_as_there_is_and_seven_more_than_the_least() -> None:
    g = realms(3)
    g.realms[0].gold, g.realms[1].gold, g.realms[2].gold = 6, 2, 90
    g.realms[0].prestige = 40
    found = offered(at(g, trade.trade), 0)
    assert {name: most for name, most in found.items() if name.endswith(".1")} == {
        "rival.1": 1,
        "truce.1": 1,
        "ransom.1": 4,
        "peace.1": 1,
        "tribute.1": 5,
        "exact.1": 1,
        "vassal.1": 1,
        "transit.1": 1,
        "aid.1": 4,
    }
    assert {name: most for name, most in found.items() if name.endswith(".2")} == {
        "truce.2": 1,
        "ransom.2": 4,
        "demand.2": 8,
        "peace.2": 1,
        "tribute.2": 5,
        "exact.2": 8,
        "lord.2": 1,
        "transit.2": 1,
        "aid.2": 4,
        "ask.2": 8,
    }


@pytest.mark.parametrize(("kind", "gone"), [
    ("truce", {"truce", "ransom", "demand"}), ("peace", {"peace", "tribute", "exact"}), ("alliance", {"alliance"}),
])  # fmt: skip
def test_a_treaty_is_offered_in_place_of_another_kind_alone(kind: str, gone: set[str]) -> None:
    g = realms()
    g.treaties = {"0-1": (kind, -1, 0, 9 if kind == "truce" else 0)}
    found = {name.partition(".")[0] for name in offered(at(g, trade.trade), 0) if name.endswith(".1")}
    kinds = {"truce", "ransom", "demand", "peace", "tribute", "exact", "alliance", "vassal", "lord"}
    assert found & kinds == kinds - gone
    assert {"break", "transit", "aid", "ask"} <= found
    assert "rival" not in found, "nobody chooses a partner as rival"


def test_nothing_is_offered_to_who_is_out_or_has_not_come() -> None:
    g = realms()
    g.realms[1].out = True
    assert not [name for name in offered(at(g, trade.trade), 0) if name.endswith(".1")]


@pytest.mark.parametrize(("orders", "partner"), [
    (("truce.1", "vassal.1"), 1),
    (("vassal.1", "peace.1"), 1),
    (("vassal.1", "vassal.3"), 1),
    (("lord.3", "peace.3"), 3),
    (("alliance.1", "exact.1"), 1),
])  # fmt: skip
def test_one_treaty_is_offered_to_each_and_one_lord_is_chosen(orders: tuple[str, ...], partner: int) -> None:
    table = at(realms(), trade.trade)
    assert why(table, 0, dict.fromkeys(orders, 1)) == ("one-offer", partner)
    assert why(table, 0, {"vassal.1": 1, "lord.3": 1}) == ()

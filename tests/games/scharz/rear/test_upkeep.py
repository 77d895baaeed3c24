"""Wages, commanders and taxes at a real table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.scharz.rear.stalls import told
from tests.games.scharz.situations import at, blank, order, post, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear import trade, upkeep
from civitas.games.scharz.seasons import farming
from civitas.games.scharz.victory import end_round
from civitas.kernel import Table


def company(mode: str, round: int, gold: int = 10) -> Scharz:
    """Two seats with mercenaries; an odd herd keeps the table at the dice of spring."""
    g = blank(mode=mode, round=round)
    settle(g, 0, "roma")
    settle(g, 1, "tarentum")
    post(g, 0, "mercenary", "roma", 2)
    post(g, 0, "mercenary-3", "latium")
    post(g, 0, "light", "roma")
    post(g, 1, "mercenary", "tarentum")
    g.herds = {"roma": (0, ("sheep",))}
    g.grain = {"roma": 5, "tarentum": 5}
    g.realms[0].gold = gold
    return g


def paid(g: Scharz, step: Callable[..., Any] = upkeep.wages) -> Table:
    return at(g, step)


WAGES = ("wages", "gold-paid", "disbanded", "commander-paid", "commander-left")


@pytest.mark.parametrize(("mode", "lines"), [
    ("basic", [[], [], [], [("wages", 0, 3), ("gold-paid", 0, 6), ("wages", 1, 1), ("gold-paid", 1, 2)]]),
    ("extended", [[], [("wages", 0, 3), ("gold-paid", 0, 3), ("wages", 1, 1), ("gold-paid", 1, 1)]] * 2),
])  # fmt: skip
def test_mercenaries_are_paid_two_gold_in_winter_or_one_in_summer_and_winter(
    mode: str, lines: list[list[tuple[object, ...]]]
) -> None:
    for round, expected in enumerate(lines, 1):
        assert told(paid(company(mode, round)), *WAGES)[: len(expected) or None] == expected


def test_mercenaries_hired_in_this_round_ask_for_nothing_and_the_unpaid_leave() -> None:
    g = company("basic", 4, gold=5)
    g.realms[0].hired = 1
    table = paid(g)
    assert told(table, *WAGES)[:2] == [("wages", 0, 2), ("gold-paid", 0, 4)]
    assert table.state.realms[0].gold == 1
    g = company("basic", 4, gold=3)
    table = paid(g)
    assert told(table, *WAGES)[:4] == [
        ("wages", 0, 1),
        ("gold-paid", 0, 2),
        ("disbanded", 0, "mercenary", "roma", 1),
        ("disbanded", 0, "mercenary", "roma", 1),
    ]
    assert table.state.realms[0].units == {"mercenary-3.latium.open": 1, "light.roma.open": 1}
    table = paid(company("basic", 4, gold=1))
    assert told(table, *WAGES)[:1] == [("disbanded", 0, "mercenary", "roma", 1)]
    assert table.state.realms[0].units == {"light.roma.open": 1}
    assert table.state.realms[0].gold == 1


def test_hiring_in_winter_is_free_of_wages_until_the_next_year() -> None:
    g = company("basic", 4, gold=30)
    table = at(g, trade.trade)
    order(table, s0={"hire.mercenary.roma": 1})
    assert told(table, "wages")[0] == ("wages", 0, 3)


@pytest.mark.parametrize(("round", "due"), [(1, False), (2, True), (3, False), (4, True)])
def test_commanders_are_paid_in_summer_and_in_winter_and_leave_unpaid(round: int, due: bool) -> None:
    g = company("extended", round)
    for realm, commander, gold in zip(g.realms, ("average", "better"), (2, 2), strict=True):
        realm.units, realm.commander, realm.gold = {}, commander, gold
    table = paid(g, upkeep.pay_commanders)
    lines = told(table, *WAGES)
    paid_and_left = [("commander-paid", 0, "average"), ("gold-paid", 0, 2), ("commander-left", 1, "better")]
    assert lines == (paid_and_left if due else [])
    assert [realm.commander for realm in table.state.realms] == ["average", "none" if due else "better"]


def test_nobody_is_paid_where_there_is_no_commander() -> None:
    g = company("extended", 2)
    for realm in g.realms:
        realm.units, realm.gold = {}, 0
    assert told(paid(g, upkeep.pay_commanders), *WAGES) == []


# ---------------------------------------------------------------------- taxes


def land(faction: str = "", seats: int = 2, round: int = 2) -> Scharz:
    """A city with a harbour, a village with a dock and two fields with units, all joined."""
    g = blank(seats, mode="basic", factions=(faction,), round=round)
    settle(g, 0, "roma", kind="city")
    settle(g, 0, "latium")
    yard(g, "roma", kind="harbour")
    yard(g, "latium")
    settle(g, 1, "tarentum", "apulia")
    post(g, 0, "light", "campania")
    post(g, 0, "light", "sabini")
    return g


def taxed(g: Scharz) -> list[int]:
    table = at(g, upkeep.taxes)
    gold = [realm.gold for realm in table.state.realms]
    amounts = [line[2] for line in told(table, "taxes")]
    assert sum(gold) == 10 * g.seats + sum(amounts)
    return gold


def test_settlements_harbours_and_half_of_the_fields_bring_taxes() -> None:
    # A city three, a harbour two, a village one, half of four fields two; two villages and their fields.
    assert taxed(land()) == [18, 13]
    assert taxed(land("greeks")) == [19, 13]
    assert taxed(land("etruscans")) == [21, 13]
    g = land()
    del g.realms[0].units["light.sabini.open"]
    assert taxed(g) == [17, 13]
    g = land()
    post(g, 0, "light", "apulia")
    assert taxed(g) == [18, 11], "a field with an enemy in it brings its owner nothing, and the settlement is encircled"


def test_plundered_and_unconnected_fields_and_seas_bring_no_taxes() -> None:
    g = land()
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "light", "picenum", 5)
    assert taxed(g) == [18, 13], "two more fields would be one gold more; the sea counts for nothing"
    g = land()
    g.plundered = {"campania": 1, "sabini": 1}
    assert taxed(g) == [17, 13]
    g = land()
    g.plundered = {"roma": 1, "latium": 1}
    assert taxed(g) == [11, 13]


def test_what_is_not_plundered_is_taxed_all_the_same() -> None:
    g = land()
    g.plundered = {"roma": 1}
    assert taxed(g) == [12, 13]


def test_fields_with_sown_grain_or_herds_alone_bring_no_taxes() -> None:
    g = land()
    g.crops, g.herds = {"marsi": (0, 1)}, {"tarquinii": (0, ("sheep",))}
    assert taxed(g) == [18, 13]


def test_a_vassal_gives_half_of_the_taxes_rounded_down_to_the_lord() -> None:
    g = land()
    g.treaties = {"0-1": ("vassalage", 0, 0, 0)}
    table = at(g, upkeep.taxes)
    assert told(table, "taxes", "gold-gained") == [
        ("taxes", 0, 8),
        ("gold-gained", 0, 8),
        ("taxes", 1, 3),
        ("gold-gained", 1, 2),
        ("gold-gained", 0, 1),
    ]
    assert [realm.gold for realm in table.state.realms] == [19, 12]


def test_etruscans_without_a_settlement_have_no_bonus() -> None:
    g = land("etruscans")
    g.towns = {"tarentum": (1, "village")}
    g.yards = {}
    assert taxed(g)[0] == 10


def test_feasts_bring_prestige_as_taxes_bring_gold() -> None:
    table = at(land(round=3), farming.feasts)
    assert [realm.prestige for realm in table.state.realms] == [15, 10]


def test_the_fast_game_taxes_after_the_first_three_rounds_of_a_year() -> None:
    for round in (1, 2, 3):
        g = land(round=round)
        g.mode = "fast"
        assert [realm.gold for realm in at(g, end_round).state.realms] == [18, 13]

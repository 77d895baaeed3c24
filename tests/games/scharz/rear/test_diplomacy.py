"""Treaties at a real table: what is offered and answered, what it leaves behind, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.scharz.reading import why
from tests.games.scharz.rear.stalls import offered, told
from tests.games.scharz.situations import at, blank, order, settle

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear import trade
from civitas.kernel import Table

HOMES = ("roma", "syracusae", "tarentum", "panormus")


def realms(seats: int = 4, round: int = 2, mode: str = "basic") -> Scharz:
    g = blank(seats, mode=mode, round=round)
    for seat in range(seats):
        settle(g, seat, HOMES[seat])
        g.realms[seat].prestige = 20
    return g


def agreed(g: Scharz, kind: str, number: int = 1, through: bool = False) -> Table:
    """The first player offers this to the second, who agrees; another offer keeps the table where it is."""
    table = at(g, trade.trade)
    order(table, s0={f"{kind}.1": number, **({"transit.1": 1} if through else {})})
    order(table, s1={f"{kind}.0": 1})
    return table


@pytest.mark.parametrize(("kind", "number", "treaty", "gold", "points", "prestige"), [
    ("truce", 1, ("truce", -1, 0, 6), (10, 10), (0, 0), (20, 20)),
    ("ransom", 2, ("truce", 1, 4, 6), (6, 14), (-1, 2), (20, 20)),
    ("demand", 2, ("truce", 0, 4, 6), (14, 6), (2, -1), (20, 20)),
    ("peace", 1, ("peace", -1, 0, 0), (10, 10), (0, 0), (20, 20)),
    ("tribute", 3, ("peace", 1, 4, 0), (6, 14), (-1, 2), (20, 20)),
    ("exact", 3, ("peace", 0, 4, 0), (14, 6), (2, -1), (20, 20)),
    ("vassal", 1, ("vassalage", 1, 0, 0), (10, 10), (-1, 2), (12, 28)),
    ("lord", 1, ("vassalage", 0, 0, 0), (10, 10), (2, -1), (28, 12)),
    ("alliance", 1, ("alliance", -1, 0, 0), (10, 10), (0, 0), (20, 20)),
    ("aid", 2, None, (6, 14), (1, 0), (28, 12)),
    ("ask", 2, None, (14, 6), (0, 1), (12, 28)),
])  # fmt: skip
def test_what_is_agreed_holds_and_is_paid_at_once(
    kind: str, number: int, treaty: Any, gold: Any, points: Any, prestige: Any
) -> None:
    g = realms(round=2, mode="fast")
    # Taxes at the end of the round bring everybody one gold.
    table = agreed(g, kind, number)
    assert table.state.treaties.get("0-1") == treaty
    assert tuple(realm.gold - 1 for realm in table.state.realms[:2]) == gold
    assert tuple(realm.points for realm in table.state.realms[:2]) == points
    lost = [4 * max(0, -one) for one in points]
    assert tuple(realm.prestige + less for realm, less in zip(table.state.realms, lost, strict=False)) == prestige
    assert not table.state.transits


def test_what_is_agreed_is_told() -> None:
    for kind, line in (
        ("ransom", ("treaty", 0, 1, "truce", 3)),
        ("demand", ("treaty", 1, 0, "truce", 3)),
        ("tribute", ("treaty", 0, 1, "peace", 2)),
        ("lord", ("treaty", 1, 0, "vassalage", 0)),
        ("alliance", ("treaty", 0, 1, "alliance", 0)),
        ("aid", ("aid", 0, 1, 3)),
        ("ask", ("aid", 1, 0, 3)),
    ):
        assert told(agreed(realms(), kind), "treaty", "aid", "transit") == [line]
    assert told(agreed(realms(), "peace", through=True), "treaty", "transit") == [
        ("treaty", 0, 1, "peace", 0),
        ("transit", 0, 1),
    ]


@pytest.mark.parametrize("kind", ["truce", "ransom", "demand", "peace", "tribute", "exact"])
def test_leave_to_pass_through_goes_along_with_truce_and_peace(kind: str) -> None:
    assert agreed(realms(), kind, through=True).state.transits == ("0-1",)
    assert agreed(realms(), kind).state.transits == ()


def test_a_new_treaty_ends_the_leave_to_pass_of_the_old_one_alone() -> None:
    g = realms()
    g.treaties = {"0-1": ("truce", -1, 0, 9), "2-3": ("peace", -1, 0, 0)}
    g.transits = ("0-1", "2-3")
    table = agreed(g, "peace")
    assert table.state.treaties == {"0-1": ("peace", -1, 0, 0), "2-3": ("peace", -1, 0, 0)}
    assert table.state.transits == ("2-3",)


@pytest.mark.parametrize(("kind", "counts"), [("tribute", False), ("aid", False), ("vassal", False), ("ransom", True)])
def test_points_and_prestige_of_a_deal_count_once_for_a_pair_and_a_year(kind: str, counts: bool) -> None:
    g = realms(mode="fast")
    g.dealt = ("tribute:0-1", "aid:0-1", "vassal:0-1", "ransom:0-2")
    table = agreed(g, kind)
    after = table.state.realms
    assert [realm.points for realm in after[:2]] == ([-1, 2] if counts else [0, 0])
    assert [realm.prestige for realm in after[:2]] == ([16, 20] if counts else [20, 20])
    assert after[0].aided == 0
    assert after[0].gold == {"tribute": 9, "aid": 8, "vassal": 11, "ransom": 8}[kind]


def test_aid_and_ransoms_are_remembered_for_the_end() -> None:
    table = agreed(realms(), "aid")
    assert [realm.aided for realm in table.state.realms] == [1, -2, 0, 0]
    table = agreed(realms(), "ransom")
    assert [realm.ransomed for realm in table.state.realms] == [-1, 1, 0, 0]
    assert table.state.dealt == ("ransom:0-1",)
    table = agreed(realms(), "tribute")
    assert [realm.ransomed for realm in table.state.realms] == [0, 0, 0, 0]


def test_a_vassal_of_ones_rival_brings_half_as_much_prestige_again() -> None:
    g = realms(2)
    assert [realm.rival for realm in g.realms] == [1, 0]
    g.realms[0].prestige = 8
    table = agreed(g, "vassal")
    assert told(table, "prestige-gained", "prestige-lost")[:2] == [("prestige-lost", 0, 8), ("prestige-gained", 1, 12)]


def test_offers_are_put_to_all_at_once_and_may_be_declined() -> None:
    table = at(realms(), trade.trade)
    order(table, s0={"peace.1": 1, "truce.2": 1}, s3={"aid.1": 2})
    assert table.to_act() == (1, 2)
    assert offered(table, 1) == {"peace.0": 1, "aid.3": 1}
    assert offered(table, 2) == {"truce.0": 1}
    table.apply(1, {"aid.3": 1})
    assert table.state.treaties == {}
    table.apply(2, {})
    assert table.state.treaties == {}
    assert [line for line in told(table) if line[0] in ("treaty", "aid")] == [("aid", 3, 1, 4)]


@pytest.mark.parametrize(("answer", "expected"), [
    ({"peace.0": 1, "truce.2": 1}, ()),
    ({"ask.0": 1, "ask.2": 1}, ()),
    ({"peace.0": 1, "ask.0": 1}, ()),
    ({"peace.0": 1, "aid.0": 1, "ask.0": 1}, ()),
    ({"exact.3": 1, "ask.0": 1, "ask.2": 1}, ("too-little-gold", 11, 10)),
    ({"exact.3": 1, "ask.0": 1}, ()),
])  # fmt: skip
def test_whoever_agrees_to_several_offers_needs_the_gold_for_all(answer: dict[str, int], expected: Any) -> None:
    table = at(realms(), trade.trade)
    order(table, s0={"peace.1": 1, "ask.1": 1, "aid.1": 1}, s2={"truce.1": 1, "ask.1": 2}, s3={"exact.1": 3})
    assert why(table, 1, answer) == expected


def test_nobody_agrees_to_two_treaties_with_the_same_partner() -> None:
    table = at(realms(), trade.trade)
    order(table, s0={"peace.1": 1}, s1={"truce.0": 1})
    order(table, s0={"truce.1": 1}, s1={"peace.0": 1})
    assert table.state.treaties["0-1"] == ("truce", -1, 0, 6), "of two that cross the later holds"


def test_nobody_agrees_to_serve_two_lords() -> None:
    table = at(realms(), trade.trade)
    order(table, s1={"lord.0": 1, "peace.2": 1}, s3={"lord.0": 1})
    assert why(table, 0, {"lord.1": 1, "lord.3": 1}) == ("one-lord",)
    assert why(table, 0, {"lord.3": 1}) == ()


def test_of_treaties_that_cross_none_replaces_a_vassalage() -> None:
    table = at(realms(), trade.trade)
    order(table, s0={"vassal.1": 1}, s1={"peace.0": 1}, s2={"truce.3": 1})
    order(table, s0={"peace.1": 1}, s1={"vassal.0": 1})
    assert table.state.treaties == {"0-1": ("vassalage", 1, 0, 0)}


def test_of_two_who_would_become_vassals_in_a_ring_the_second_stays_free() -> None:
    table = at(realms(), trade.trade)
    order(table, s0={"vassal.1": 1}, s1={"vassal.2": 1}, s2={"truce.3": 1})
    table.apply(1, {"vassal.0": 1})
    table.apply(2, {"vassal.1": 1})
    order(table)
    assert table.state.treaties == {"0-1": ("vassalage", 1, 0, 0)}
    assert table.state.realms[2].points == 0


def test_what_cannot_be_paid_any_more_is_void() -> None:
    g = realms()
    table = at(g, trade.trade)
    order(table, s0={"ask.1": 8}, s1={"ransom.2": 6})
    table.apply(1, {"ask.0": 1})
    table.apply(2, {"ransom.1": 1})
    assert told(table, "aid", "treaty") == [("aid", 1, 0, 10)]
    assert table.state.treaties == {}
    table = at(realms(), trade.trade)
    order(table, s0={"ask.1": 3}, s1={"tribute.2": 4})
    table.apply(1, {"ask.0": 1})
    table.apply(2, {"tribute.1": 1})
    assert told(table, "aid", "treaty") == [("aid", 1, 0, 5), ("treaty", 1, 2, "peace", 5)], "it is paid with the last"


def test_nobody_is_asked_for_gold_that_is_already_spent() -> None:
    table = at(realms(), trade.trade)
    order(table, s0={"ask.1": 7, "truce.2": 1}, s1={"hire.light.syracusae": 1})
    assert table.to_act() == (2,)
    table = at(realms(), trade.trade)
    order(table, s0={"ask.1": 6, "truce.2": 1}, s1={"hire.light.syracusae": 1})
    assert table.to_act() == (1, 2)


def test_a_treaty_that_is_broken_ends_with_the_round_and_costs_eight_prestige() -> None:
    g = realms(mode="fast")
    g.treaties = {
        "0-1": ("peace", -1, 0, 0),
        "0-3": ("alliance", -1, 0, 0),
        "1-2": ("truce", -1, 0, 2),
        "2-3": ("truce", -1, 0, 3),
    }
    g.transits = ("0-1", "2-3")
    table = at(g, trade.trade)
    assert offered(table, 0, "break", "release") == {"break.1": 1, "break.3": 1}
    assert why(table, 0, {"break.1": 1, "break.3": 1}) == ()
    order(table, s0={"break.1": 1})
    state = table.state
    assert (state.treaties, state.transits) == (
        {"0-3": ("alliance", -1, 0, 0), "2-3": ("truce", -1, 0, 3)},
        ("2-3",),
    )
    assert [realm.prestige for realm in state.realms] == [12, 20, 20, 20]
    assert (state.broken, state.dealings) == ((), ())
    assert told(table, "break", "treaty-over") == [
        ("break", 0, 1),
        ("treaty-over", 0, 1, "peace"),
        ("treaty-over", 1, 2, "truce"),
    ]


def test_several_treaties_are_broken_for_eight_prestige_each() -> None:
    g = realms()
    g.treaties = {"0-1": ("peace", -1, 0, 0), "0-3": ("peace", -1, 0, 0)}
    g.realms[0].prestige = 15
    assert why(at(g, trade.trade), 0, {"break.1": 1, "break.3": 1}) == ("too-little-prestige", 16, 15)


def test_a_lord_lets_a_vassal_go_for_nothing_in_any_round_and_offers_no_other_treaty() -> None:
    g = realms(mode="fast")
    g.treaties = {"0-1": ("vassalage", 0, 0, 0)}
    table = at(g, trade.trade)
    kinds = ("truce", "peace", "ransom", "tribute", "demand", "exact", "alliance", "transit", "lord", "vassal")
    assert not [name for name in offered(table, 0, *kinds) if name.endswith(".1")]
    assert offered(table, 0, "release", "break") == {"release.1": 1}
    assert offered(table, 1, "release", "break") == {}
    order(table, s0={"release.1": 1})
    assert table.state.treaties == {}
    assert [realm.prestige for realm in table.state.realms] == [20] * 4
    assert told(table, "release", "treaty-over") == [("release", 0, 1), ("treaty-over", 0, 1, "vassalage")]
    g = realms()
    g.treaties = {"0-1": ("vassalage", 1, 0, 0)}
    table = at(g, trade.trade)
    assert [offered(table, seat, "release", "break") for seat in (0, 1)] == [{}, {"release.0": 1}]
    g = realms(round=4)
    g.treaties = {"0-1": ("vassalage", 1, 0, 0)}
    table = at(g, trade.trade)
    assert [offered(table, seat, "release", "break") for seat in (0, 1)] == [{"break.1": 1}, {"release.0": 1}]

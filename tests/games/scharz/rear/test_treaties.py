"""Diplomacy: alliances, transit, asking others to pay, the release of a vassal."""

from __future__ import annotations

from typing import Any

from tests.games.scharz.situations import at, blank, key, order, post, refused, settle
from tests.games.scharz.test_vectors import run

from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import comrades
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat import battle
from civitas.games.scharz.movement.routes import march_orders
from civitas.games.scharz.rear import diplomacy, trade
from civitas.games.scharz.rear.offers import Market


def _three(mode: str = "fast") -> Scharz:
    g = blank(3, mode=mode)
    for seat, field in enumerate(("roma", "syracusae", "tarentum")):
        settle(g, seat, field)
    return g


def test_somebody_else_is_asked_to_pay_a_ransom() -> None:
    table = at(_three("basic"), trade.trade)
    order(table, s0={"demand.1": 2})
    assert key(table, 1) == "offers"
    order(table, s1={"demand.0": 1})
    g = table.state
    assert [realm.gold for realm in g.realms][:2] == [14, 6]
    assert [realm.points for realm in g.realms][:2] == [2, -1]
    assert g.treaties["0-1"] == ("truce", 0, 4, 6)


def test_whoever_is_asked_for_more_than_they_have_cannot_agree_to_all() -> None:
    g = _three()
    g.realms[2].gold = 4
    table = at(g, trade.trade)
    order(table, s0={"exact.2": 2}, s1={"exact.2": 2})
    assert refused(table, 2, {"exact.0": 1, "exact.1": 1}) == "too-little-gold"
    assert refused(table, 2, {"exact.0": 1}) == ""


def test_somebody_is_asked_to_become_a_vassal_and_released_again() -> None:
    table = at(_three(), trade.trade)
    order(table, s0={"lord.2": 1})
    order(table, s2={"lord.0": 1})
    assert table.state.treaties["0-2"] == ("vassalage", 0, 0, 0)
    g = table.state
    assert "release.2" in Market(g, 0, Lie(g)).limits
    assert "break.2" not in Market(g, 0, Lie(g)).limits
    before = g.realms[0].prestige
    run(diplomacy.announce_breaks(g, 0, {"release.2": 1}))
    run(diplomacy.end_treaties(g))
    assert g.treaties == {}
    assert g.realms[0].prestige == before


def test_a_vassal_leaves_at_new_year_only() -> None:
    g = _three()
    g.treaties["0-1"] = ("vassalage", 0, 0, 0)
    g.realms[1].prestige = 20
    assert "break.0" not in Market(g, 1, Lie(g)).limits
    g.round = 4
    assert "break.0" in Market(g, 1, Lie(g)).limits


def test_transit_goes_along_with_an_offer_and_opens_fields_of_settlements() -> None:
    g = _three()
    settle(g, 1, "latium")
    post(g, 0, "light", "roma")
    table = at(g, trade.trade)
    assert refused(table, 0, {"transit.1": 1}) == "no-offer"
    order(table, s0={"peace.1": 1, "transit.1": 1})
    assert table.prompt(1).label("peace.0").params["transit"] == 1
    order(table, s1={"peace.0": 1})
    g = table.state
    assert "light.roma.open>latium" in march_orders(g, 0, Lie(g))
    run(diplomacy.end_treaty(g, "0-1"))
    assert not g.transits


def test_connection_leads_over_the_fields_of_a_partner_who_grants_transit() -> None:
    g = _three()
    settle(g, 1, "latium")
    post(g, 0, "light", "campania")
    g.treaties["0-1"] = ("peace", -1, 0, 0)
    assert not Lie(g).linked(0, "campania")
    g.transits = ("0-1",)
    assert Lie(g).linked(0, "campania")
    assert "latium" not in Lie(g).net(0), "what is a partner's stays theirs"


def test_a_new_treaty_replaces_the_old_one() -> None:
    g = _three()
    g.treaties["0-1"] = ("truce", -1, 0, 5)
    g.transits = ("0-1",)
    limits = Market(g, 0, Lie(g)).limits
    assert "peace.1" in limits
    assert "truce.1" not in limits
    run(diplomacy.book(g, "peace", 0, 1, 0))
    assert g.treaties["0-1"] == ("peace", -1, 0, 0)
    assert not g.transits


def test_allies_cross_each_others_land_and_are_attacked_together() -> None:
    g = blank(4)
    g.treaties["0-1"] = ("alliance", -1, 0, 0)
    settle(g, 1, "latium")
    post(g, 0, "light", "roma")
    assert "light.roma.open>latium" in march_orders(g, 0, Lie(g))
    post(g, 0, "light", "latium")
    post(g, 1, "light", "latium")
    post(g, 2, "light", "latium", 2)
    assert comrades(g, 1, "latium", (2,)) == (0,)
    g.treaties["0-2"] = ("truce", -1, 0, 9)
    assert comrades(g, 1, "latium", (2,)) == ()
    del g.treaties["0-2"]
    g.battles = (("latium", 1, (2,)),)
    told = rolling(g, battle.next_battle(g))
    assert told == [2, 1, 0], "both allies roll against the attacker"


def rolling(g: Scharz, procedure: Any) -> list[int]:
    """Who rolls, in order, up to the first question; every die shows a six."""
    seats: list[int] = []
    value = None
    while True:
        request = procedure.send(value)
        value = None
        name = type(request).__name__
        if name == "AskAll":
            return seats
        if name == "Roll":
            assert g.throw is not None
            seats.append(g.throw.seat)
            value = 6 if request.dice == 1 else [6] * request.dice


def test_a_rival_is_never_an_ally_nor_a_lord() -> None:
    g = _three()
    g.realms[0].rival = 1
    limits = Market(g, 0, Lie(g)).limits
    assert "alliance.1" not in limits
    assert "vassal.1" not in limits
    assert "alliance.2" in limits or g.realms[2].rival == 0


def test_of_partners_in_a_field_the_one_who_came_first_controls_it() -> None:
    from civitas.games.scharz.box.holding import arrive

    g = _three()
    g.treaties["0-1"] = ("peace", -1, 0, 0)
    post(g, 1, "light", "apulia")
    arrive(g)
    post(g, 0, "light", "apulia")
    arrive(g)
    assert Lie(g).owner["apulia"] == 1
    del g.realms[1].units["light.apulia.open"]
    arrive(g)
    assert Lie(g).owner["apulia"] == 0

"""Chapter 2: the round."""

from __future__ import annotations

from tests.games.era.situations import asked, at, blank, build, offers, own, reason, say, settle, told

from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import LEAST
from civitas.kernel import Answer, Table


def to_next_round(table: Table) -> Table:
    """Everybody passes, and nobody expands."""
    before = table.state.round
    while table.state.round == before and not table.over:
        idles: tuple[Answer, ...] = ("pass", "done", "none", "stay", False, [], 1)
        idle = next((one for one in idles if one in offers(table)), None)
        say(table, offers(table)[0] if idle is None else idle)
    return table


def homes(g: Era) -> Era:
    settle(g, 0, "latium", "samnium")
    settle(g, 1, "attica")
    return g


def test_morale_sinks_by_cities_hunger_on_the_plate_and_the_neolithic() -> None:
    g = homes(blank())
    build(g, 0, "apulia", "etruria")
    g.realms[0].hunger, g.realms[0].starved, g.realms[0].morale = 1, 4, 8
    g.realms[0].food = 0
    g.realms[1].epoch, g.realms[1].morale, g.realms[1].food = 1, 3, 0
    table = to_next_round(at(g))
    assert told(table, "morale-falls")[0]["steps"] == 2 + 1 + 1
    assert table.state.realms[1].morale == 3 + 1, "in the Bronze Age nothing sinks; three of growth went unused"


def test_egyptians_lose_one_less_for_cities_and_greeks_one_more() -> None:
    from civitas.games.era.box.queries import city_malus

    g = blank(2, part="two5", tribes=("egyptians", "greeks"))
    assert [city_malus(realm) for realm in g.realms] == [0, 0]
    build(g, 0, "memphis", "delta", "thebais")
    build(g, 1, "attica", "argolis", "thessalia")
    assert [city_malus(realm) for realm in g.realms] == [2, 4]


def test_morale_beyond_its_lowest_costs_influence_and_then_vassals() -> None:
    g = homes(blank())
    g.realms[0].morale, g.realms[0].influence, g.realms[0].hunger = LEAST, 1, 1
    g.realms[0].leaders = 0
    table = say(at(g), "pass")
    while table.state.round == 1:
        say(table, next(one for one in ("pass", "done", "vassal:latium") if one in offers(table)))
    assert table.state.realms[0].influence == 0
    assert told(table, "vassals-removed")


def test_who_must_give_up_a_vassal_and_has_none_ends_the_game() -> None:
    g = blank()
    settle(g, 1, "attica")
    g.realms[0].morale, g.realms[0].influence = LEAST, 0
    table = at(g)
    while not table.over:
        say(table, next((one for one in ("pass", "done") if one in offers(table)), offers(table)[0]))
    result = table.result()
    assert result is not None
    assert result.ending is not None
    assert result.ending.params == {"end": "ruin"}
    assert [realm.bonus for realm in table.state.realms] == [0, 0]


def test_gains_beyond_the_highest_morale_are_lost() -> None:
    g = homes(blank())
    g.realms[0].morale = 9
    table = say(at(g), "games", {"leader": 2})
    assert table.state.realms[0].morale == 10


def test_the_least_influence_goes_first_and_in_a_tie_the_later_marker() -> None:
    g = homes(blank())
    g.realms[0].influence, g.realms[1].influence = 3, 3
    g.realms[0].arrived, g.realms[1].arrived = 10, 11
    g.realms[0].morale = g.realms[1].morale = 4
    assert to_next_round(at(g)).state.order == (1, 0)


def test_whoever_has_bribed_chooses_a_place_and_gets_the_leader_back_after_an_action() -> None:
    g = homes(blank())
    g.realms[0].morale = g.realms[1].morale = 4
    table = say(at(g), "diplomacy", {"leader": 1}, "bribe")
    assert (table.state.ring, table.state.realms[0].placed) == (0, 0)
    while asked(table) != "place-in-order":
        say(table, next(one for one in ("pass", "none", "done") if one in offers(table)))
    say(table, 2)
    assert table.state.order == (1, 0)
    say(table, "pass")
    assert table.state.realms[0].leaders == 1
    say(table, "trade")
    assert table.state.realms[0].leaders == 1, "one was used, one has come back"


def test_actions_are_taken_in_turn_each_field_once_and_passing_is_final() -> None:
    table = say(at(homes(blank())), "trade", {"leader": 1})
    assert table.to_act() == (1,)
    say(table, "pass")
    assert table.to_act() == (0,)
    assert reason(table, "trade") == "field-used"
    say(table, "games")
    assert asked(table) != "action", "without a leader one passes"


def test_every_action_needs_a_leader() -> None:
    g = homes(blank())
    settle(g, 0, "apulia")
    table = say(at(g), "trade")
    assert reason(table, {"luxury": 1}) == "leader-first"


def test_who_has_no_leader_but_a_village_is_still_asked() -> None:
    g = homes(blank())
    own(g, 0, "thalers_5.1")
    g.realms[0].leaders = 0
    table = at(g)
    assert reason(table, "trade") == "no-leader-left"
    say(table, "use:thalers_5.1")
    assert table.state.realms[0].thalers == 10
    assert table.to_act() == (1,)


def test_whoever_has_not_expanded_does_so_without_leaders_and_luxury() -> None:
    g = homes(blank())
    g.realms[0].food, g.realms[0].morale = 2, 1
    table = say(at(g), "pass", "pass")
    assert asked(table) == "place-vassal"
    assert told(table, "growth") == [{"seat": 0, "number": 3}]


def test_a_province_keeps_one_piece_and_two_with_agriculture() -> None:
    g = blank()
    settle(g, 0, "latium", number=3)
    settle(g, 1, "attica", number=3)
    build(g, 0, "samnium")
    settle(g, 0, "samnium")
    build(g, 1, "argolis")
    settle(g, 1, "argolis")
    settle(g, 1, "aegaeum", number=3)
    g.realms[1].levels["agriculture"] = 2
    g.realms[0].morale = g.realms[1].morale = 0
    table = to_next_round(at(g))
    assert table.state.realms[0].vassals == {"latium": 1}
    assert table.state.realms[1].vassals == {"attica": 2, "argolis": 1}
    assert table.state.realms[1].fleets == {"aegaeum": 3}


def test_leaders_and_goods_are_ready_again_in_the_next_round() -> None:
    g = homes(blank())
    settle(g, 0, "apulia")
    g.realms[0].morale = g.realms[1].morale = 4
    table = say(at(g), "trade", {"leader": 2, "luxury": 1})
    assert (table.state.realms[0].leaders, table.state.realms[0].spent) == (0, ("apulia",))
    to_next_round(table)
    assert (table.state.realms[0].leaders, table.state.realms[0].spent) == (2, ())


def test_gauls_say_which_wine_serves_in_war_and_it_is_no_luxury_then() -> None:
    g = blank(3, tribes=("gauls", "romans", "greeks"))
    settle(g, 0, *g.atlas.homes["gauls"])
    settle(g, 1, "latium")
    settle(g, 2, "attica")
    for realm in g.realms:
        realm.morale = 4
    table = at(g)
    while asked(table) != "arm":
        say(table, next(one for one in ("pass", "done") if one in offers(table)))
    goods = max(offers(table), key=len)
    assert len(goods) == 1
    say(table, goods)
    assert table.state.realms[0].martial == tuple(goods)
    while table.to_act() != (0,) or asked(table) != "action":
        say(table, "pass")
    say(table, "trade")
    assert all("luxury" not in answer for answer in offers(table))

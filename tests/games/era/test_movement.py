"""§9.3 §9.4 Movement over land and sea, colonies, raids."""

from __future__ import annotations

from tests.games.era.situations import asked, at, blank, build, camp, offers, reason, say, settle, told

from civitas.games.era.box.holding import forget_gone
from civitas.games.era.box.queries import colonies
from civitas.games.era.box.state import Era
from civitas.games.era.companions.outlook import outlooks
from civitas.games.era.expansion.reach import Way, bridge_points, marches, voyages
from civitas.kernel import Table


def marching(g: Era) -> Table:
    """An expansion of seat 0 at its movement, nothing placed."""
    g.realms[0].morale = min(g.realms[0].morale, 0)
    table = say(at(g), "expansion", {"leader": 1})
    while asked(table) in ("place-vassal", "recruit"):
        say(table, "done")
    return table


def italy() -> Era:
    g = blank()
    settle(g, 0, "latium", "samnium", number=2)
    settle(g, 1, "attica")
    return g


def test_a_vassal_goes_as_far_as_mechanics_takes_it() -> None:
    g = italy()
    assert set(marches(g, 0, "samnium", 1)) == {"apulia", "latium"}
    assert {"bruttium", "messapia", "etruria"} <= set(marches(g, 0, "samnium", 2))


def test_settling_collects_food_and_goods_and_each_piece_moves_once() -> None:
    table = say(marching(italy()), "vassal:samnium", "apulia")
    g = table.state
    assert (g.control["apulia"], g.realms[0].vassals["apulia"]) == (0, 1)
    assert told(table, "good-gained") == [{"seat": 0, "province": "apulia", "good": "cloth"}]
    assert "vassal:apulia" not in offers(table)


def test_vassals_of_a_province_go_together_and_have_moved_then() -> None:
    table = marching(italy())
    assert {"vassal:samnium", "stack:samnium:2", "stack:latium:2"} <= set(offers(table))
    say(table, "stack:samnium:2")
    assert set(offers(table)) == {"apulia", "latium", "stay"}
    say(table, "apulia")
    g = table.state
    assert (g.realms[0].vassals["apulia"], "samnium" in g.realms[0].vassals, g.control["apulia"]) == (2, False, 0)
    assert told(table, "walked-together") == [
        {"seat": 0, "from_province": "samnium", "to_province": "apulia", "number": 2}
    ]
    assert not [offer for offer in offers(table) if "samnium" in offer or "apulia" in offer]


def test_a_stack_that_stays_has_moved_too() -> None:
    table = say(marching(italy()), "stack:samnium:2", "stay")
    assert table.state.realms[0].vassals["samnium"] == 2
    assert not [offer for offer in offers(table) if "samnium" in offer]


def test_a_stack_comes_to_fight_with_all_its_vassals() -> None:
    odds = []
    for piece in ("vassal:samnium", "stack:samnium:2"):
        g = italy()
        camp(g, "apulia")
        table = say(marching(g), piece)
        ahead = {one.answer: one.prospects for one in outlooks(table.state, 0, table.prompt(0))}
        odds += [one.params["number"] for one in ahead["apulia"] if one.key == "odds"]
    assert odds[0] < odds[1]
    say(table, "apulia")
    assert table.state.expansion.invaders == {"apulia": 2}
    assert told(table, "invaded") == [{"seat": 0, "province": "apulia"}]


def test_fleets_carry_no_stack() -> None:
    g = italy()
    g.realms[0].levels["navigation"] = 1
    settle(g, 0, "tyrrhenum", "sardoum")
    table = say(marching(g), "stack:latium:2")
    assert "sardinia" not in offers(table)


def test_leaving_a_province_altogether_gives_everything_back() -> None:
    g = italy()
    g.realms[0].food = 1
    table = say(marching(g), "vassal:latium", "etruria", "vassal:latium", "etruria")
    assert "latium" not in table.state.control
    assert table.state.realms[0].food == 0


def test_a_horse_takes_one_vassal_two_further_once_a_round() -> None:
    g = blank(2, part="two5", tribes=("egyptians", "greeks"))
    settle(g, 0, "memphis", "iudaea", number=2)
    settle(g, 1, "attica")
    table = say(marching(g), "horse:memphis")
    assert len(offers(table)) > len(marches(g, 0, "memphis", 1)) + 1
    target = next(place for place in offers(table) if place not in marches(g, 0, "memphis", 1))
    say(table, target)
    assert "horse:memphis" not in offers(table)
    assert table.state.realms[0].spent == ("iudaea",)


def test_nobody_crosses_enemies_or_barbarians_but_allies() -> None:
    g = italy()
    settle(g, 1, "apulia")
    assert "bruttium" not in marches(g, 0, "samnium", 2)
    g.alliances = ((0, 1),)
    assert "bruttium" in marches(g, 0, "samnium", 2)
    g = italy()
    camp(g, "apulia")
    assert "bruttium" not in marches(g, 0, "samnium", 2)


def test_a_chain_of_fleets_carries_a_vassal_for_a_point_of_each() -> None:
    g = italy()
    g.realms[0].levels["navigation"] = 1
    settle(g, 0, "tyrrhenum", "sardoum")
    table = say(marching(g), "vassal:latium")
    assert "sardinia" in offers(table)
    say(table, "sardinia")
    expansion = table.state.expansion
    assert table.state.realms[0].vassals["sardinia"] == 1
    assert sorted(points for fleets in expansion.sailing.values() for points in fleets) in ([1, 1], [1, 2])


def test_a_fleet_that_has_spent_its_points_carries_nobody() -> None:
    g = italy()
    g.realms[0].levels["navigation"] = 1
    settle(g, 0, "tyrrhenum")
    settle(g, 0, "latium", number=2)
    table = marching(g)
    carried = 0
    while True:
        say(table, "vassal:latium")
        over = [place for place in offers(table) if place in ("corsica", "sardinia", "bruttium")]
        if not over:
            break
        say(table, over[0])
        carried += 1
    assert carried == 2


def test_whoever_moves_chooses_between_chains_of_fleets() -> None:
    g = italy()
    g.realms[0].levels["navigation"] = 1
    settle(g, 0, "tyrrhenum", "hadriaticum", "hadriasuperior")
    table = say(marching(g), "vassal:samnium", "etruria")
    assert (asked(table), offers(table)) == ("bridge", ["tyrrhenum", "hadriasuperior:hadriaticum"])
    before = bridge_points(table.state)
    say(table, "hadriasuperior:hadriaticum")
    after = bridge_points(table.state)
    assert {sea: points - after.get(sea, 0) for sea, points in before.items()} == {
        "tyrrhenum": 0,
        "hadriaticum": 1,
        "hadriasuperior": 1,
    }
    assert table.state.realms[0].vassals["etruria"] == 1


def test_no_fleet_carries_a_vassal_that_can_walk_there() -> None:
    g = italy()
    g.realms[0].levels["navigation"] = 1
    settle(g, 0, "tyrrheniinferior")
    table = say(marching(g), "vassal:samnium")
    ways = marches(table.state, 0, "samnium", 1)
    assert ways["bruttium"] == [Way(1, ("tyrrheniinferior",))]
    assert marches(table.state, 0, "samnium", 2)["bruttium"] == [Way(2)]


def test_a_fleet_sails_to_empty_seas_and_collects_fish() -> None:
    g = italy()
    g.realms[0].levels["navigation"] = 1
    settle(g, 0, "hadriasuperior")
    table = say(marching(g), "fleet:hadriasuperior", "hadriaticum")
    assert (table.state.control["hadriaticum"], table.state.realms[0].food) == (0, 1)
    assert "hadriasuperior" not in table.state.control


def test_a_fish_is_two_food_to_britons() -> None:
    from civitas.games.era.box.queries import food_in

    g = blank(2, part="two6", tribes=("britons", "gauls"))
    sea = next(sea for sea in g.atlas.seas if food_in(g.realms[1], sea))
    assert (food_in(g.realms[0], sea), food_in(g.realms[1], sea)) == (2, 1)


def test_a_long_voyage_costs_more_points() -> None:
    g = blank()
    settle(g, 0, "tauricus")
    settle(g, 1, "attica")
    assert "colchicum" not in voyages(g, 0, "tauricus", 1)
    assert voyages(g, 0, "tauricus", 2)["colchicum"] == Way(2)


def test_fleets_of_the_norsemen_go_two_further_from_the_first_level_on() -> None:
    from civitas.games.era.box.queries import fleet_points

    g = blank(2, part="two6", tribes=("norsemen", "britons"))
    for realm in g.realms:
        realm.levels["navigation"] = 1
    assert [fleet_points(realm) for realm in g.realms] == [4, 2]


def meeting() -> Era:
    """A Roman fleet two seas from a Greek one."""
    g = italy()
    g.realms[0].levels["navigation"] = 2
    settle(g, 0, "hadriaticum")
    settle(g, 1, "ionium")
    return g


def test_a_sea_battle_is_fought_if_one_of_the_two_wants_it_and_that_one_attacks() -> None:
    table = say(marching(meeting()), "fleet:hadriaticum", "ionium")
    assert (asked(table), table.to_act()) == ("sea-attack", (0,))
    say(table, False)
    assert (asked(table), table.to_act()) == ("sea-defence", (1,))
    say(table, True, "done")
    assert table.state.battle is not None
    assert table.state.battle.attacker.seat == 1


def test_without_a_battle_the_owner_keeps_the_sea_and_the_fleet_may_sail_on() -> None:
    table = say(marching(meeting()), "fleet:hadriaticum", "ionium", False, False)
    assert asked(table) == "sail"
    say(table, "stay")
    g = table.state
    assert g.control["ionium"] == 1
    assert (g.realms[0].fleets, g.realms[1].fleets) == ({"ionium": 1}, {"ionium": 1})


def test_a_fleet_that_sails_past_others_may_come_back_and_land() -> None:
    g = meeting()
    g.realms[0].levels["navigation"] = 3
    settle(g, 1, "hadriaticum")
    table = say(marching(g), "fleet:hadriaticum", "ionium", False, False, "hadriaticum", False, False)
    assert asked(table) == "sail"
    say(table, "apulia")
    assert (table.state.realms[0].fleets, table.state.realms[0].vassals["apulia"]) == ({}, 1)
    assert table.state.expansion.sailing == {}


def test_a_sea_falls_to_a_guest_when_its_holder_leaves() -> None:
    g = meeting()
    g.realms[0].fleets = {"ionium": 1}
    g.control.pop("hadriaticum")
    g.order = (1, 0)
    g.realms[1].levels["navigation"] = 1
    table = at(g)
    say(table, "pass")
    assert asked(table) == "action"
    say(table, "expansion", {"leader": 1})
    while asked(table) in ("place-vassal", "recruit"):
        say(table, "done")
    say(table, "fleet:ionium", "creticum")
    assert table.state.control["ionium"] == 0


def test_a_fleet_that_lands_on_empty_land_is_a_vassal_there() -> None:
    g = italy()
    g.realms[0].levels["navigation"] = 1
    settle(g, 0, "tyrrhenum")
    table = say(marching(g), "fleet:tyrrhenum", "corsica")
    assert table.state.realms[0].vassals["corsica"] == 1
    assert table.state.realms[0].fleets == {}


def test_a_colony_costs_two_morale_and_norsemen_found_one_a_round_without() -> None:
    g = italy()
    g.realms[0].levels["navigation"] = 1
    settle(g, 0, "tyrrhenum")
    table = say(marching(g), "fleet:tyrrhenum", "corsica")
    assert table.state.realms[0].morale == -2
    assert colonies(table.state, 0) == 1
    g = blank(2, part="two6", tribes=("norsemen", "britons"))
    home = g.atlas.homes["norsemen"]
    settle(g, 0, *home)
    settle(g, 1, g.atlas.homes["britons"][0])
    g.realms[0].levels["navigation"] = 1
    sea = next(s for s in g.atlas.seas if any(h in g.atlas.land_beside[s] for h in home))
    settle(g, 0, sea)
    table = say(marching(g), f"fleet:{sea}")
    beside = {near for place in home for near in (*g.atlas.land_beside[place], place)}
    shore = next(
        p for p in offers(table) if p != "stay" and p in g.atlas.land and p not in beside and p not in g.control
    )
    say(table, shore)
    assert (colonies(table.state, 0), table.state.realms[0].morale) == (1, 0)


def test_joining_a_colony_to_home_gives_nothing_back_and_a_split_costs_too() -> None:
    g = italy()
    settle(g, 0, "etruria", "insubria")
    g.realms[0].levels["mechanics"] = 2
    table = say(marching(g), "vassal:etruria", "venetia")
    assert colonies(table.state, 0) == 1
    assert table.state.realms[0].morale == -2
    say(table, "vassal:latium", "etruria")
    assert colonies(table.state, 0) == 0
    assert table.state.realms[0].morale == -2


def test_without_a_home_the_largest_group_is_home() -> None:
    g = blank()
    settle(g, 0, "etruria", "insubria", "corsica")
    settle(g, 1, "attica")
    assert colonies(g, 0) == 1 + ("insubria" not in g.atlas.land_beside["etruria"])


def raiding() -> Era:
    g = blank(2, part="two6", tribes=("norsemen", "britons"))
    settle(g, 0, *g.atlas.homes["norsemen"])
    shore = next(p for p in g.atlas.homes["britons"] if g.atlas.seas_beside[p])
    settle(g, 1, shore)
    settle(g, 0, g.atlas.seas_beside[shore][0], number=2)
    g.realms[0].levels["navigation"] = 1
    return g


def test_norsemen_raid_a_shore_for_a_thaler_once_a_victim() -> None:
    table = marching(raiding())
    raid = next(answer for answer in offers(table) if answer.startswith("raid:"))
    say(table, raid, (5,))
    assert [realm.thalers for realm in table.state.realms] == [6, 4]
    assert not any(answer.startswith("raid:") for answer in offers(table))


def test_a_six_loses_the_raiders_fleet_and_makes_a_battlefield() -> None:
    table = marching(raiding())
    raid = next(answer for answer in offers(table) if answer.startswith("raid:"))
    say(table, raid, (6,))
    g = table.state
    assert (sum(g.realms[0].fleets.values()), g.realms[0].morale) == (1, 2)
    assert list(g.battlefields.values()) == [1]
    assert [note["size"] for note in told(table, "battlefield")] == [1]


def test_a_battlefield_is_not_raided() -> None:
    g = raiding()
    g.battlefields[next(iter(g.realms[1].vassals))] = 1
    assert not any(answer.startswith("raid:") for answer in offers(marching(g)))


def test_what_moves_and_where_it_goes_is_said_in_words() -> None:
    table = marching(raiding())
    keys = {answer.partition(":")[0]: table.prompt(0).label(answer).text for answer in offers(table)}
    assert {kind: keys[kind] for kind in ("vassal", "fleet", "done")} == {
        "vassal": "move-vassal",
        "fleet": "move-fleet",
        "done": "moved-all",
    }
    say(table, next(answer for answer in offers(table) if answer.startswith("fleet:")))
    ways = {table.prompt(0).label(answer).text for answer in offers(table)}
    assert ways == {"go-to", "stay"}, "no fleet carries another"


def test_a_fleet_that_has_sailed_has_fewer_points_left_to_carry_with() -> None:
    table = marching(raiding())
    points = max(next(iter(table.state.expansion.sailing.values())))
    say(table, next(answer for answer in offers(table) if answer.startswith("fleet:")))
    sea = next(
        place
        for place in offers(table)
        if place in table.state.atlas.seas and table.prompt(0).label(place).params["cost"] == 1
    )
    say(table, sea)
    assert table.state.expansion.moored == {sea: (points - 1,)}


def test_a_city_is_harder_to_raid_and_richer() -> None:
    for die, thalers in ((2, 8), (3, 5)):
        g = raiding()
        shore = next(iter(g.realms[1].vassals))
        g.realms[1].free += g.realms[1].vassals.pop(shore)
        build(g, 1, shore)
        table = marching(g)
        say(table, next(answer for answer in offers(table) if answer.startswith("raid:")), (die,))
        assert table.state.realms[0].thalers == thalers


def test_a_fleet_that_has_raided_may_still_sail() -> None:
    g = raiding()
    sea = next(iter(g.realms[0].fleets))
    g.realms[0].fleets[sea] = 1
    g.realms[0].free += 1
    table = marching(g)
    say(table, next(answer for answer in offers(table) if answer.startswith("raid:")), (1,))
    assert f"fleet:{sea}" in offers(table)
    say(table, f"fleet:{sea}", "stay")
    assert table.state.expansion.moored == {sea: (3,)}


def test_a_move_can_be_taken_back_until_something_is_revealed() -> None:
    table = say(marching(italy()), "vassal:samnium", "apulia")
    table.undo(0)
    assert asked(table) == "walk"
    assert "apulia" not in table.state.control
    assert reason(table, "etruria") == "not-offered"


def test_all_fleets_of_a_sea_carry_with_the_points_they_have_left() -> None:
    g = blank()
    settle(g, 0, "latium", "tyrrhenum")
    g.expansion.sailing, g.expansion.raiders, g.expansion.moored = {"tyrrhenum": (2,)}, {"ionium": (0,)}, {}
    assert bridge_points(g) == {"tyrrhenum": 2}
    g.expansion.raiders, g.expansion.moored = {"tyrrhenum": (1,)}, {"tyrrhenum": (3,), "ionium": (1,)}
    assert bridge_points(g) == {"tyrrhenum": 6, "ionium": 1}


def test_fleets_that_have_sailed_are_the_first_to_be_missing() -> None:
    g = blank()
    settle(g, 0, "latium", "tyrrhenum")
    g.expansion.seat = 0
    g.expansion.sailing, g.expansion.moored = {"tyrrhenum": (2,)}, {"tyrrhenum": (3,)}
    forget_gone(g, 0, "tyrrhenum")
    assert (g.expansion.sailing, g.expansion.moored) == ({"tyrrhenum": (2,)}, {})

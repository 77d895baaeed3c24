"""What the worked situations leave out: order, goods, attrition, trade, treaties, the end."""

from __future__ import annotations

from tests.games.scharz.situations import at, blank, key, order, post, refused, settle, yard
from tests.games.scharz.test_vectors import run

from civitas.games.scharz.box.content import MODES, MOUNTAINS, WETLANDS
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import in_order
from civitas.games.scharz.combat import attrition, battle, byres
from civitas.games.scharz.combat.plunder import plunder_orders, take_goods
from civitas.games.scharz.movement import march
from civitas.games.scharz.movement.herds import goods_orders, judge_goods
from civitas.games.scharz.movement.routes import march_orders, passages, retreat_orders
from civitas.games.scharz.rear import construction, diplomacy, fishing, trade, upkeep
from civitas.games.scharz.rear.bill import judge
from civitas.games.scharz.rear.offers import Market
from civitas.games.scharz.seasons import farming
from civitas.games.scharz.victory import end_round, leave, result


def test_the_first_player_changes_every_year() -> None:
    g = blank(3)
    g.first, g.round = 1, 5
    assert in_order(g) == (2, 0, 1)


def test_each_mode_adds_to_the_one_before() -> None:
    having = [[mode for mode in MODES if blank(mode=mode).has(feature)] for feature in ("goods", "charge", "morale")]
    assert having == [["basic", "original", "extended"], ["original", "extended"], ["extended"]]


def test_all_orders_are_sealed_until_the_last_is_given() -> None:
    g = blank()
    settle(g, 0, "roma")
    settle(g, 1, "lucania")
    post(g, 0, "light", "roma")
    post(g, 1, "light", "lucania")
    table = at(g)
    before = table.view(1)["game"]
    table.apply(0, {"light.roma.open>latium": 1})
    assert table.view(1)["game"] == before
    assert table.to_act() == (1,)


def test_only_fields_of_one_colour_are_mountains_and_wetlands() -> None:
    assert "marsi" in MOUNTAINS
    assert "umbria" not in MOUNTAINS
    assert "lingones" in WETLANDS
    assert "latium" not in WETLANDS


def test_a_field_with_enemies_of_two_seats_is_controlled_by_nobody() -> None:
    g = blank()
    post(g, 0, "light", "roma")
    assert Lie(g).owner == {"roma": 0}
    post(g, 1, "light", "roma")
    assert Lie(g).owner == {}


def test_a_sea_is_controlled_by_ships_alone_on_it() -> None:
    g = blank()
    settle(g, 0, "roma")
    yard(g, "roma")
    assert "tyrrhenum" not in Lie(g).owner
    post(g, 0, "warship", "tyrrhenum")
    assert Lie(g).owner["tyrrhenum"] == 0


def test_nobody_controls_neutral_fields() -> None:
    g = blank(8)
    post(g, 0, "light", "deserta")
    assert Lie(g).owner == {}


def test_partners_do_not_enter_fields_of_settlements() -> None:
    g = blank()
    settle(g, 1, "latium")
    post(g, 0, "light", "roma")
    assert "light.roma.open>latium" in march_orders(g, 0, Lie(g))
    g.treaties["0-1"] = ("peace", -1, 0, 0)
    assert "light.roma.open>latium" not in march_orders(g, 0, Lie(g))


def test_heavy_infantry_does_not_retreat_and_warships_move_freely() -> None:
    g = blank()
    settle(g, 0, "latium")
    post(g, 0, "heavy", "campania")
    post(g, 0, "light", "campania")
    post(g, 0, "warship", "tyrrhenum")
    g.realms[0].spent = {"warship.tyrrhenum.open": 1}
    orders = retreat_orders(g, 0, Lie(g))
    assert "light.campania.open>latium" in orders
    assert not any(one.startswith("heavy") for one in orders)
    assert "warship.tyrrhenum.open>aeolium" in orders


def test_herds_and_grain_move_within_the_connection() -> None:
    g = blank(mode="basic")
    settle(g, 0, "roma", "latium", "syracusae")
    g.grain = {"roma": 4}
    g.herds = {"roma": (0, ("sheep", "sheep"))}
    orders = goods_orders(g, 0, Lie(g))
    assert orders["goods.grain.roma>latium"] == 4
    assert "goods.sheep.roma>latium" in orders
    assert "goods.grain.roma>syracusae" not in orders
    verdict = judge_goods(g, 0, {"goods.sheep.roma>latium": 3})
    assert verdict is not None


def test_units_without_connection_plunder_or_roll() -> None:
    g = blank(mode="basic")
    settle(g, 0, "roma")
    settle(g, 1, "syracusae")
    post(g, 0, "light", "apulia")
    table = at(g, attrition.attrition)
    assert key(table, 0) == "forage"
    order(table, s0={"plunder.apulia": 1})
    assert table.state.plundered == {"apulia": 0}
    assert table.state.realms[0].gold == 10


def test_all_who_name_the_same_target_form_a_side() -> None:
    assert battle.arranged([("roma", 2, 0), ("roma", 2, 1), ("roma", 0, 2)]) == (
        ("roma", 2, (0, 1)),
        ("roma", 0, (2,)),
    )
    assert battle.arranged([("roma", 1, 0), ("roma", 0, 1)]) == (("roma", 1, (0,)),)


def test_cargo_drowns_with_its_ship() -> None:
    from civitas.games.scharz.box.holding import lose

    g = blank()
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "light", "tyrrhenum", 2)
    run(lose(g, 0, "transport.tyrrhenum.open", 1))
    assert g.realms[0].units == {}


def test_stolen_herds_are_a_point_each_and_cost_their_owner_one() -> None:
    g = blank(mode="basic")
    settle(g, 0, "roma")
    post(g, 0, "light", "latium")
    g.herds = {"latium": (1, ("sheep", "pigs"))}
    lie = Lie(g)
    assert "steal.latium" in plunder_orders(g, 0, lie)
    run(take_goods(g, 0, "latium", steal=True, lie=lie))
    assert [realm.points for realm in g.realms] == [2, -2]
    assert g.herds["latium"] == (0, ("sheep", "pigs"))


def test_there_are_twenty_units_and_fifteen_buildings() -> None:
    g = blank()
    settle(g, 0, *g.atlas.standard[:15])
    post(g, 0, "light", g.atlas.standard[0], 20)
    limits = Market(g, 0, Lie(g)).limits
    assert not any(one.startswith(("hire.light", "start.")) for one in limits)


def test_a_settlement_sells_a_unit_a_round_and_two_for_prestige() -> None:
    g = blank()
    settle(g, 0, "roma")
    market = Market(g, 0, Lie(g))
    verdict = judge(market, {"hire.light.roma": 2})
    assert verdict is not None
    assert verdict[0].id == "purchase-limit"
    assert judge(market, {"double.roma": 1, "hire.light.roma": 2}) is None


def test_unpaid_mercenaries_leave_in_winter() -> None:
    g = blank(mode="basic", round=4)
    g.realms[0].gold = 3
    post(g, 0, "mercenary", "roma", 2)
    run(upkeep.wages(g))
    assert g.realms[0].units == {"mercenary.roma.open": 1}
    assert g.realms[0].gold == 1


def test_a_controlled_sea_brings_a_fish() -> None:
    g = blank(mode="basic")
    settle(g, 0, "roma")
    yard(g, "roma")
    post(g, 0, "transport", "tyrrhenum")
    run(fishing.fishing(g))
    assert g.fish == {"roma": 1}


def test_grain_ripens_by_colour_and_is_harvested_into_stores() -> None:
    g = blank(mode="basic", round=2)
    settle(g, 0, "campania", "latium")
    g.crops = {"campania": (0, 1), "latium": (0, 1)}
    run(farming.ripen(g))
    assert g.crops == {"campania": (0, 4), "latium": (0, 2)}
    run(farming.harvest(g))
    assert sum(g.grain.values()) == 6
    assert g.crops == {}


def test_nobody_is_asked_to_sow_whose_grain_cannot_reach_a_field() -> None:
    g = blank(mode="basic", round=5)
    settle(g, 0, "roma", "syracusae")
    settle(g, 1, "apulia")
    g.herds["roma"] = (0, ("sheep", "sheep"))
    g.grain["roma"] = 5
    post(g, 0, "light", "roma")
    table = at(g, farming.sowing)
    assert key(table, 0) == "march", "the grain lies in Rome, the free field is Syracuse"
    g.grain["syracusae"] = 1
    assert key(at(g, farming.sowing), 0) == "sow"


def test_herds_that_can_go_nowhere_bring_no_question() -> None:
    g = blank(mode="basic", round=6)
    settle(g, 0, "roma", "latium")
    settle(g, 1, "apulia")
    g.realms[0].prestige = 0
    g.herds["roma"] = g.herds["latium"] = (0, ("sheep", "sheep"))
    post(g, 0, "light", "roma")
    table = at(g)
    order(table)
    assert key(table, 0) == "retreat"
    g.herds["latium"] = (0, ("sheep",))
    table = at(g)
    order(table)
    assert key(table, 0) == "special"


def test_seasons_come_in_order_and_the_fast_game_has_no_special_phase() -> None:
    from civitas.games.scharz.title import special_phase

    g = blank(mode="basic")
    assert [special_phase(blank(mode="basic", round=n)) for n in (1, 2, 3, 4)] == [
        "spring",
        "summer",
        "autumn",
        "winter",
    ]
    g.mode = "fast"
    assert special_phase(g) == "none"


def test_a_tribute_that_is_not_paid_ends_the_peace() -> None:
    g = blank(round=5)
    g.treaties["0-1"] = ("peace", 1, 4, 0)
    run(diplomacy.pay_tributes(g))
    assert [realm.gold for realm in g.realms] == [6, 14]
    g.realms[0].gold = 1
    run(diplomacy.pay_tributes(g))
    assert g.treaties == {}


def test_a_broken_treaty_holds_until_the_end_of_the_round() -> None:
    g = blank()
    g.treaties["0-1"] = ("peace", -1, 0, 0)
    g.realms[0].prestige = 10
    run(diplomacy.announce_breaks(g, 0, {"break.1": 1}))
    assert g.realms[0].prestige == 2
    assert "0-1" in g.treaties
    run(diplomacy.end_treaties(g))
    assert g.treaties == {}


def test_another_rival_costs_eight_prestige() -> None:
    g = blank(3)
    for seat, field in enumerate(("roma", "syracusae", "tarentum")):
        settle(g, seat, field)
    g.realms[0].prestige = 10
    table = at(g, trade.trade)
    order(table, s0={"rival.1": 1})
    assert table.state.realms[0].rival == 1
    assert table.state.realms[0].prestige == 2


def test_buildings_of_the_fast_game_start_half_done() -> None:
    g = blank()
    settle(g, 0, "roma")
    settle(g, 1, "lucania")
    post(g, 0, "light", "roma")
    table = at(g, trade.trade)
    order(table, s0={"start.dock.roma": 1, "work.light.roma": 1})
    assert table.state.sites["roma"] == (0, "dock", 2)
    assert table.state.realms[0].units == {"light.roma.site": 1}


def test_thirty_prestige_make_buildings_cheaper_and_fifty_faster() -> None:
    g = blank()
    realm = g.realms[0]
    realm.prestige = 50
    post(g, 0, "light", "roma", 2, "site")
    assert construction.cost_of(realm, "village") == 2
    assert construction.quarters(realm, "roma", "village") == 2


def test_a_seat_without_anything_is_out_and_the_last_one_wins() -> None:
    g = blank()
    settle(g, 1, "lucania")
    g.treaties["0-1"] = ("peace", -1, 0, 0)
    run(leave(g))
    assert g.realms[0].out
    assert g.treaties == {}
    assert (g.ending, g.winners) == ("last", (1,))


def test_after_five_years_the_richest_wins_the_fast_game() -> None:
    g = blank(round=20)
    settle(g, 0, "roma")
    settle(g, 1, "lucania")
    g.realms[1].gold = 30
    run(end_round(g))
    found = result(g)
    assert (g.ending, found.winners) == ("wealth", (1,))
    assert found.ending is not None
    assert found.ending.rule == "D2"


def test_a_tie_goes_to_points_then_prestige() -> None:
    g = blank(round=20)
    settle(g, 0, "roma")
    settle(g, 1, "lucania")
    g.realms[0].points = 1
    g.ending = "wealth"
    found = result(g)
    assert found.winners == (0,)
    assert found.ties


def test_a_settlement_taken_without_a_tile_left_is_destroyed() -> None:
    from civitas.games.scharz.box.holding import taken_over

    g = blank()
    settle(g, 0, *g.atlas.standard[:15])
    settle(g, 1, g.atlas.standard[20])
    run(taken_over(g, g.atlas.standard[20], 0))
    assert g.atlas.standard[20] not in g.towns


# ---------------------------------------------------------------------- what owners choose


def test_whoever_cannot_pay_salaries_chooses_whom_to_disband() -> None:
    from civitas.games.scharz.victory import end_round as last_step

    g = blank(round=4)
    settle(g, 0, "roma")
    settle(g, 1, "lucania")
    post(g, 0, "light", "roma", 2)
    post(g, 0, "heavy", "roma")
    g.realms[0].gold = 3
    table = at(g, last_step)
    assert key(table, 0) == "salaries"
    assert refused(table, 0, {"dismiss.light.roma.open": 2}) == "not-needed"
    order(table, s0={"dismiss.heavy.roma.open": 1})
    assert table.state.realms[0].units == {"light.roma.open": 2}
    assert table.state.realms[0].gold == 0


def test_nobody_is_asked_whose_only_stack_must_shrink() -> None:
    g = blank(round=4)
    settle(g, 0, "roma")
    post(g, 0, "light", "roma", 4)
    g.realms[0].gold = 3
    assert upkeep.dismissals(g, 0, Lie(g)) == {}


def test_an_announcement_can_be_declined() -> None:
    from civitas.games.scharz.victory import end_round as last_step

    for answer, announced in ((True, "dominance"), (False, "")):
        g = blank(round=2)
        settle(g, 0, "roma")
        settle(g, 1, "lucania")
        g.realms[0].points = g.realms[0].points_before = 10
        table = at(g, last_step)
        assert key(table, 0) == "announce"
        order(table, s0=answer)
        assert table.state.realms[0].announced == announced


def test_the_owner_says_what_stays_in_the_fields_where_stores_do_not_suffice() -> None:
    g = blank(mode="basic", round=3)
    settle(g, 0, "campania", "latium")
    settle(g, 1, "apulia")
    g.grain = {"campania": 5, "latium": 3}
    g.crops = {"campania": (0, 4), "latium": (0, 2)}
    table = at(g, farming.harvest)
    assert key(table, 0) == "harvest"
    order(table, s0={"leave.campania": 4})
    assert table.state.crops == {"campania": (0, 4)}
    assert table.state.grain["latium"] == 5


def test_a_grain_left_standing_holds_its_field() -> None:
    g = blank(mode="basic", round=3)
    settle(g, 0, "campania")
    settle(g, 1, "apulia")
    g.crops = {"latium": (0, 2)}
    table = at(g, farming.harvest)
    order(table, s0={"leave.latium": 1})
    assert table.state.crops == {"latium": (0, 1)}
    assert Lie(table.state).owner["latium"] == 0


def test_nobody_is_asked_about_a_harvest_that_the_stores_take() -> None:
    g = blank(mode="basic", round=3)
    settle(g, 0, "campania")
    g.crops = {"campania": (0, 4)}
    assert farming.harvest_orders(g, 0, Lie(g)) == {}


def test_ships_go_from_harbour_to_harbour_with_cargo_as_one_move() -> None:
    g = blank(mode="basic")
    settle(g, 0, "roma", "panormus")
    yard(g, "roma", "panormus", kind="harbour")
    settle(g, 1, "tarentum")
    post(g, 0, "transport", "roma", where="dock")
    post(g, 0, "light", "roma", 4)
    table = at(g, march.special)
    carried = "light.roma.open>tyrrhenum>panormus"
    assert refused(table, 0, {carried: 1}) == "no-room-aboard"
    order(table, s0={"transport.roma.dock>tyrrhenum>panormus": 1, carried: 3})
    realm = table.state.realms[0]
    assert realm.units == {"light.roma.open": 1, "transport.panormus.dock": 1, "light.panormus.open": 3}
    assert realm.prestige == 7


def test_a_transfer_avoids_seas_with_foreign_ships() -> None:
    g = blank(mode="basic")
    settle(g, 0, "roma", "panormus")
    yard(g, "roma", "panormus", kind="harbour")
    post(g, 0, "transport", "roma", where="dock")
    assert passages(g, 0, "roma", Lie(g)) == {"panormus": "tyrrhenum"}
    post(g, 1, "warship", "tyrrhenum")
    assert passages(g, 0, "roma", Lie(g)) == {}


def test_a_ship_at_sea_becomes_infantry_on_an_own_coast() -> None:
    g = blank(mode="basic")
    settle(g, 0, "roma")
    settle(g, 1, "tarentum")
    post(g, 0, "transport", "tyrrhenum", 2)
    post(g, 0, "light", "tyrrhenum", 2)
    table = at(g, trade.trade)
    beach = "beach.transport.tyrrhenum>roma"
    assert refused(table, 0, {beach: 2}) == "no-room-aboard"
    order(table, s0={beach: 1})
    realm = table.state.realms[0]
    assert realm.units == {"transport.tyrrhenum.open": 1, "light.tyrrhenum.open": 2, "light.roma.open": 1}
    assert realm.gold == 10


def test_herds_go_inside_before_an_enemy() -> None:
    g = blank(mode="basic")
    settle(g, 0, "roma")
    settle(g, 1, "tarentum")
    post(g, 0, "light", "roma")
    post(g, 1, "light", "roma", 3)
    g.herds = {"roma": (0, ("sheep", "pigs"))}
    g.grain = {"roma": 1}
    table = at(g, battle.stances)
    inside = "herd.sheep.roma"
    assert refused(table, 0, {inside: 1, "herd.pigs.roma": 1}) == "no-byre", "a village takes in one herd"
    order(table, s0={inside: 1, "in.light.roma.open": 1})
    state = table.state
    assert (state.herds["roma"], state.byres) == ((0, ("pigs",)), {"roma": ("sheep",)})


def test_a_herd_inside_is_fed_at_once_or_slaughtered() -> None:
    g = blank(mode="basic")
    settle(g, 0, "roma")
    settle(g, 1, "tarentum")
    post(g, 0, "light", "roma", where="in")
    post(g, 1, "light", "roma", 3)
    g.byres, g.grain = {"roma": ("sheep",)}, {"roma": 1}
    table = at(g, byres.after_combat)
    assert key(table, 0) == "byre"
    order(table)
    assert (table.state.byres, table.state.grain["roma"]) == ({"roma": ("sheep",)}, 0)
    table = at(table.state, byres.after_combat)
    assert table.state.byres == {}, "without grain it is slaughtered unasked"
    g.towns["roma"], g.byres, g.grain = (0, "city"), {"roma": ("sheep", "sheep")}, {"roma": 1}
    table = at(g, byres.after_combat)
    order(table)
    assert table.state.byres == {"roma": ("sheep",)}, "one of two is fed, the other one slaughtered"
    free = blank(mode="basic")
    settle(free, 0, "roma")
    free.byres = {"roma": ("sheep",)}
    run(byres.after_combat(free))
    assert (free.byres, free.herds) == ({}, {"roma": (0, ("sheep",))})

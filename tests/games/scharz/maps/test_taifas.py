"""§11.3 The factions of the map Taifas, at real tables."""

from __future__ import annotations

from tests.games.scharz.situations import at, blank, order, post, quiet, settle
from tests.games.scharz.test_vectors import run

from civitas.games.scharz import TITLE
from civitas.games.scharz.box.holding import earned
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import faces_rival, in_order, level_of
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat.plunder import plunder_prestige
from civitas.games.scharz.combat.spirit import spirit_of
from civitas.games.scharz.movement.newcomers import landfall
from civitas.games.scharz.movement.routes import march_orders
from civitas.games.scharz.rear import trade
from civitas.games.scharz.rear.offers import Market
from civitas.games.scharz.seasons.feeding import feeding
from civitas.games.scharz.setup import start_of
from civitas.kernel import Dice, Table


def table_of(*factions: str, seats: int = 4, mode: str = "basic") -> Scharz:
    g = blank(seats, mode=mode, factions=factions, map="taifas")
    for seat, realm in enumerate(g.realms):
        realm.rival = (seat + 3) % seats
    return g


def test_all_who_lead_taifas_are_rivals_of_the_christian_realms() -> None:
    g = table_of("reinos", "taifa_kingdoms", "taifa_kingdoms", "aquitanians")
    g.realms[0].rival = 3
    assert [faces_rival(g, 0, other) for other in (1, 2, 3)] == [True, True, True]
    g.realms[0].rival = 1
    assert [earned(g, 0, other, 4) for other in (1, 2, 3)] == [6, 6, 4]
    g.realms[2].rival = 3
    assert earned(g, 2, 0, 4) == 4


def test_plundering_a_village_of_the_taifas_brings_the_prestige_of_a_rival() -> None:
    g = table_of("reinos", "taifa_kingdoms")
    settle(g, 1, "toledo")
    run(plunder_prestige(g, 0, "toledo"))
    assert g.realms[0].prestige == 13


def test_high_morale_strikes_harder_at_taifas() -> None:
    g = table_of("reinos", "taifa_kingdoms", "aquitanians", mode="extended")
    g.realms[0].prestige = 50
    assert (spirit_of(g, 0, (1,)).sword, spirit_of(g, 0, (2,)).sword) == (3, 4)


def test_brown_ground_protects_the_christian_realms_on_the_whole_peninsula_and_nowhere_else() -> None:
    g = table_of("reinos", "taifa_kingdoms", seats=8)
    settle(g, 0, "jaca", "granada", "rouergue", "limousin")
    settle(g, 1, "albarracin", "cuenca")
    assert [level_of(g, field) for field in g.towns] == [3, 2, 2, 1, 2, 1]


def test_taifas_hire_for_prestige_and_do_not_recruit() -> None:
    g = table_of("taifa_kingdoms", "reinos", mode="original")
    settle(g, 0, "toledo")
    settle(g, 1, "castilla")
    for realm in g.realms:
        realm.prestige = 20
    markets = [Market(g, seat, Lie(g)).limits for seat in (0, 1)]
    assert "hire.alternative.toledo" in markets[0]
    assert "hire.light-0.toledo" not in markets[0]
    assert "hire.alternative.castilla" not in markets[1]
    assert "hire.light-0.castilla" in markets[1]


def test_almoravids_trade_horses_without_a_harbour_and_no_other_herds() -> None:
    g = table_of("almoravids", "reinos")
    settle(g, 0, "fas")
    settle(g, 1, "castilla")
    g.herds = {"fas": (0, ("horses", "sheep")), "castilla": (1, ("horses", "sheep"))}
    post(g, 0, "light", "fas")
    post(g, 0, "light", "sabta")
    table = at(g, trade.trade)
    quiet(table, "trade")
    herds = [
        sorted(one for one in Market(table.state, seat, Lie(table.state)).limits if one.startswith(("sell", "buy")))
        for seat in (0, 1)
    ]
    assert "sell.horses" in herds[0]
    assert "buy.horses" in herds[0]
    assert not {"sell.sheep", "buy.sheep", "buy.cattle"} & set(herds[0])
    assert not {"sell.horses", "buy.horses"} & set(herds[1])
    before = table.state.realms[0].gold
    order(table, s0={"sell.horses": 1})
    assert table.state.herds["fas"] == (0, ("sheep",))
    assert table.state.realms[0].gold > before


def test_franks_begin_with_a_fortification() -> None:
    g = table_of("aquitanians", "reinos")
    assert [start_of(g, seat, "forts") for seat in (0, 1)] == [1, 0]


def opening(seats: int = 4, mode: str = "basic") -> Table:
    """A table at which whoever begins comes by sea, and the others settle where they like."""
    table = Table(TITLE, seats, {"mode": mode, "map": "taifas"}, Dice("northmen"))
    table.apply(table.to_act()[0], "late.northmen")
    return table


def played_to(table: Table, round: int) -> Scharz:
    """Everybody declines until the marches of this round."""
    while table.state.round < round or table.state.subphase != "march":
        seat = table.to_act()[0]
        answer = table.prompt(seat).decline()
        table.apply(seat, table.legal(seat)[0] if answer is None else answer)
    state: Scharz = table.state
    return state


def test_vikings_begin_in_year_two_with_five_warships_five_gold_and_seven_prestige() -> None:
    table = opening()
    seat = table.state.first
    g = played_to(table, 4)
    realm = g.realms[seat]
    assert (realm.faction, realm.units, realm.gold, realm.out) == ("northmen", {}, 0, False)
    assert seat not in in_order(g)
    assert seat not in [owner for owner, _ in g.towns.values()]
    g = played_to(table, 5)
    assert realm.units == {"warship.vasconia.open": 5}
    assert (realm.gold, realm.prestige) == (5, 7)
    assert seat in table.to_act()


def test_vikings_come_to_the_northernmost_sea_of_france_that_is_in_play() -> None:
    assert [landfall(blank(seats, map="taifas"), "northmen") for seats in (3, 7, 8)] == [
        "vasconia",
        "vasconia",
        "britonum",
    ]


def test_one_of_three_players_or_more_leads_the_vikings() -> None:
    table = opening(3)
    second = table.to_act()[0]
    assert "late.northmen" not in table.legal(second)
    alone = Table(TITLE, 2, {"mode": "basic", "map": "taifas"}, Dice("northmen"))
    assert "late.northmen" not in alone.legal(alone.to_act()[0])


def test_vikings_suffer_no_attrition_in_their_first_year() -> None:
    for round, mode in ((5, "original"), (7, "original"), (9, "basic")):
        g = table_of("northmen", "reinos", mode=mode)
        g.round = round
        settle(g, 1, "castilla")
        post(g, 0, "warship", "vasconia", 2)
        g.realms[0].prestige = 0
        table = at(g)
        while table.to_act() and table.prompt(table.to_act()[0]).key != "trade":
            order(table)
        # In the year after they roll, as all do who have no connection.
        assert bool(table.to_act()) == (round < 9)


def test_vikings_off_a_foreign_coast_live_through_their_first_winter() -> None:
    for round, left in ((8, {"warship.vasconia.open": 2}), (12, {})):
        g = table_of("northmen", "reinos")
        g.round = round
        settle(g, 1, "castilla")
        post(g, 0, "warship", "vasconia", 2)
        run(feeding(g))
        assert g.realms[0].units == left


def test_nobody_makes_treaties_with_vikings_who_are_not_there() -> None:
    g = table_of("northmen", "reinos")
    settle(g, 1, "castilla")
    g.realms[1].prestige = 20
    assert not [one for one in Market(g, 1, Lie(g)).limits if one.endswith(".0")]
    g.round = 5
    assert [one for one in Market(g, 1, Lie(g)).limits if one.endswith(".0")]


def test_ships_of_vikings_go_up_the_garonne_and_plunder_brings_prestige_everywhere() -> None:
    g = table_of("northmen", "reinos", seats=8)
    g.round = 5
    settle(g, 1, "castilla")
    post(g, 0, "warship", "bordeaux", 2)
    orders = march_orders(g, 0, Lie(g))
    assert {"warship.bordeaux.open>quercy", "warship.bordeaux.open>britonum"} <= set(orders)
    run(plunder_prestige(g, 0, "quercy"))
    assert g.realms[0].prestige == 11

"""What bots are told: plans that a player would recognise, and chances that are those of the dice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.era.situations import asked, at, blank, build, camp, offers, own, say, settle
from tests.games.era.test_battle import charge
from tests.games.era.test_movement import marching

from civitas.bots.greedy import GreedyBot
from civitas.games.advice import Knowing
from civitas.games.era import TITLE
from civitas.games.era.battle.odds import Power, odds, odds_of
from civitas.games.era.box.state import Era
from civitas.games.era.companions import COMPANIONS
from civitas.games.era.companions.advice.stand import Stand
from civitas.kernel import Answer, Table
from civitas.kernel.dice import Dice

STRENGTH_AND_MORALE = frozenset({"strength", "morale"})
INDIFFERENT = dict.fromkeys(("cities", "knowledge", "land", "trade", "war"), 1.0)
BATTLES = 400


def ratings(table: Table) -> dict[str, float]:
    """What advice thinks of each answer to the question that is open."""
    assert COMPANIONS.advice is not None
    seat = table.to_act()[0]
    prompt = table.prompt(seat)
    rated = COMPANIONS.advice.appraise(table.view(seat)["game"], seat, prompt, INDIFFERENT)
    assert rated is not None
    return {str(answer): rating for answer, rating in zip(prompt.legal(), rated, strict=True)}


def best(table: Table) -> Answer:
    rated = ratings(table)
    return max(rated, key=lambda answer: rated[answer])


# ---------------------------------------------------------------------- chances


@pytest.mark.parametrize(("units", "percent"), [(2, 83), (3, 81), (4, 80), (5, 80), (6, 81)])
def test_one_unit_more_and_morale_win_four_battles_in_five(units: int, percent: int) -> None:
    """§D32 The levels of the barbarians were made for this."""
    assert round(100 * odds(units, units - 1, STRENGTH_AND_MORALE).won) == percent


def test_whoever_has_nobody_has_lost_and_both_can_fall_together() -> None:
    """§D25 §D28"""
    assert odds(1, 0, frozenset()) == (1, 0, 0)
    assert odds(0, 1, frozenset()) == (0, 0, 1)
    assert odds(1, 1, frozenset()).drawn > 0
    assert sum(odds(5, 4, STRENGTH_AND_MORALE)) == pytest.approx(1)


def test_ties_go_to_the_defender_on_land_and_to_the_attacker_at_sea() -> None:
    """§10.3"""
    equal = Power(2, 0, 0)
    assert odds_of(equal, equal).won < 0.5 < odds_of(equal, equal, sea=True).won


def test_battles_that_are_fought_end_as_often_as_the_odds_say() -> None:
    """§10.4 Three against a village of the first level, with dice."""
    won = 0
    for number in range(BATTLES):
        table = Table(TITLE, 2, {"length": "normal"}, Dice(f"odds {number}"), start=_raid_on_a_village())
        say(table, "expansion", {"leader": 1}, "done")
        while "vassal:latium" in table.legal(0):
            say(table, "vassal:latium", "etruria")
        say(table, {})
        while asked(table) != "action":
            say(table, offers(table)[-1])
        won += table.state.control.get("etruria") == 0
    likely = odds_of(Power(3, 1, 0), Power(1, 0, 0)).won
    assert won / BATTLES == pytest.approx(likely, abs=0.08)


def _raid_on_a_village() -> Era:
    g = blank()
    settle(g, 0, "latium", number=3)
    settle(g, 1, "attica")
    camp(g, "etruria", "score_posts.1")
    g.realms[0].morale = 1
    return g


# ---------------------------------------------------------------------- plans


def test_a_thaler_is_worth_less_to_the_rich() -> None:
    poor, rich = blank(), blank()
    for g, thalers in ((poor, 0), (rich, 60)):
        settle(g, 0, "latium")
        settle(g, 1, "attica")
        g.realms[0].thalers = thalers
    assert ratings(at(poor))["trade"] > ratings(at(rich))["trade"]


def test_advice_asks_the_rules_for_the_price_of_an_advance() -> None:
    """Cities make advances cheaper, and the rating of the advance follows."""
    dear, cheap = blank(), blank()
    for g in (dear, cheap):
        settle(g, 0, "latium")
        settle(g, 1, "attica")
    build(cheap, 0, "samnium")
    plain, with_city = (ratings(say(at(g), "advance", {"leader": 1})) for g in (dear, cheap))
    assert with_city["commerce"] > plain["commerce"]


def test_vassals_gather_where_a_city_can_be_built() -> None:
    """§9.5 Three make a city, and with food on the plate that is worth more than more land."""
    g = blank()
    settle(g, 0, "latium", number=2)
    settle(g, 0, "samnium")
    settle(g, 1, "attica")
    g.realms[0].levels["architecture"] = 1
    g.realms[0].food = 3
    table = marching(g)
    mover = best(table)
    say(table, mover)
    assert (mover, best(table)) in {("vassal:samnium", "latium"), ("vassal:latium", "samnium")}


def placing(g: Era) -> Table:
    """An expansion of seat 0 with one leader, at its growth."""
    return say(at(g), "expansion", {"leader": 1})


def test_vassals_cross_to_an_island_over_fleets() -> None:
    """§9.3.4 Where all land within reach is taken, the island beyond the strait is not."""
    g = blank()
    settle(g, 0, "bruttium", number=2)
    settle(g, 0, "apulia", "messapia", "siculum")
    settle(g, 1, "attica")
    g.realms[0].levels["navigation"] = 1
    table = marching(g)
    rated = ratings(table)
    assert rated["vassal:bruttium"] > rated["done"]
    assert best(say(table, "vassal:bruttium")) == "sicilia"


def test_fleets_sail_further_than_the_next_sea() -> None:
    """§9.3.5 With two points a fleet comes to the fish beyond an empty sea."""
    g = blank()
    settle(g, 0, "etruria", "insubria", "latium", "ligusticum")
    settle(g, 1, "attica")
    g.realms[0].levels["navigation"] = 1
    table = marching(g)
    rated = ratings(table)
    assert rated["fleet:ligusticum"] > rated["done"]
    assert best(say(table, "fleet:ligusticum")) in {"carthaginiensis", "numidicum"}


def stand_of(g: Era) -> Stand:
    """How seat 0 stands."""
    return Stand(at(g).view(0)["game"], 0, INDIFFERENT)


def test_a_first_fleet_opens_the_land_across_a_sea() -> None:
    """§9.3.4 A second one in the same sea opens nothing more."""
    g = blank()
    settle(g, 0, "bruttium", "apulia", "messapia")
    settle(g, 1, "attica")
    assert stand_of(g).opened("siculum") > 0
    settle(g, 0, "siculum")
    assert stand_of(g).opened("siculum") == 0
    assert stand_of(g).bridged("siculum") > 0


def test_land_with_goods_beyond_is_settled_first() -> None:
    """§9.3.1 From Samnium one comes to the cloth of Apulia; once that is in reach, no more is promised."""
    g = blank()
    settle(g, 0, "latium")
    settle(g, 1, "attica")
    assert stand_of(g).ground.promise("samnium") > 0
    settle(g, 0, "apulia")
    assert stand_of(g).ground.promise("samnium") == 0


def test_food_is_worth_more_while_a_city_wants_it() -> None:
    """§9.5.3"""
    worth: list[float] = []
    for food in (0, 2):
        g = blank()
        settle(g, 0, "latium")
        settle(g, 1, "attica")
        g.realms[0].food = food
        worth.append(stand_of(g).food)
    assert worth[0] > worth[1]


def test_morale_is_worth_less_while_nobody_is_left_to_grow() -> None:
    """§9.1.2"""
    worth: list[float] = []
    for number in (1, 4):
        g = blank()
        settle(g, 0, "latium", "samnium", "etruria", number=number)
        settle(g, 1, "attica")
        g.realms[0].morale = 3
        worth.append(stand_of(g).morale)
    assert worth[0] > worth[1]


def test_a_village_fights_where_it_decides_and_is_kept_where_it_does_not() -> None:
    """§10.4 One against one is lost more often than not; five against one need no help."""
    helped: list[bool] = []
    for vassals in (1, 5):
        g = blank()
        settle(g, 0, "latium")
        settle(g, 0, "samnium", number=vassals + 1)
        settle(g, 1, "attica", "apulia")
        own(g, 0, "thalers_2.1")
        table = say(charge(g, vassals), {})
        assert asked(table) == "reinforce"
        helped.append(best(table) == "use:thalers_2.1")
    assert helped == [True, False]


def test_a_colony_costs_norsemen_nothing() -> None:
    """§11.8 The same island is worth more to them than to others."""
    worth: list[float] = []
    for tribe in ("norsemen", "germanics"):
        g = blank(2, part="two3", tribes=(tribe, "slavs"))
        settle(g, 0, "anglia", "lagnus", number=2)
        settle(g, 1, "crivitia")
        g.realms[0].levels["navigation"] = 1
        worth.append(ratings(say(marching(g), "fleet:lagnus"))["selandia"])
    assert worth[0] > worth[1]


def test_norsemen_like_seas_from_which_they_can_raid() -> None:
    """§11.8"""
    worth: list[float] = []
    for tribe in ("norsemen", "germanics"):
        g = blank(2, part="two3", tribes=(tribe, "slavs"))
        settle(g, 0, "anglia")
        settle(g, 0, "lagnus", number=2)
        settle(g, 1, "rugia")
        g.realms[0].levels["navigation"] = 1
        worth.append(ratings(say(marching(g), "fleet:lagnus"))["rugium"])
    assert worth[0] > worth[1]


def test_no_city_that_would_stop_all_growth() -> None:
    """§9.1 A city costs food, and growth is food and morale."""
    g = blank()
    settle(g, 0, "latium", number=2)
    settle(g, 0, "samnium")
    settle(g, 1, "attica")
    realm = g.realms[0]
    realm.levels["architecture"], realm.food, realm.morale = 1, 2, -2
    table = marching(g)
    assert best(say(table, "vassal:samnium")) != "latium"


def test_land_that_feeds_a_city_is_not_left_for_it() -> None:
    """§9.3.10 §9.5 Whoever leaves it gives its food back, and the new city goes hungry."""
    g = blank(2, part="two5", tribes=("egyptians", "greeks"))
    settle(g, 0, "delta", number=2)
    settle(g, 0, "memphis")
    settle(g, 1, "attica")
    realm = g.realms[0]
    realm.levels["architecture"], realm.food = 1, 3
    assert best(say(marching(g), "vassal:memphis")) != "delta"


def test_vassals_who_are_enough_for_a_city_stay_together() -> None:
    """§9.5"""
    g = blank()
    settle(g, 0, "latium", number=3)
    settle(g, 1, "attica")
    g.realms[0].levels["architecture"] = 1
    g.realms[0].food = 3
    rated = ratings(marching(g))
    assert rated["vassal:latium"] < rated["done"]


def test_vassals_are_borrowed_from_cities_while_morale_is_high() -> None:
    """§9.1.4 Morale beyond its top is lost anyway; where it is low, it is worth more than land."""
    g = blank()
    settle(g, 0, "latium")
    settle(g, 0, "samnium", number=11)
    settle(g, 1, "attica")
    g.realms[0].morale = 10
    assert best(placing(g)) == "borrow"
    g.realms[0].morale = 3
    assert best(placing(g)) != "borrow"


def test_an_army_beside_the_board_wants_a_vassal_to_lead_it() -> None:
    """§10.2 However strong the legions are, somebody has to walk into the village."""
    g = blank()
    settle(g, 0, "latium", "samnium")
    settle(g, 1, "attica")
    camp(g, "etruria")
    g.realms[0].legions, g.realms[0].morale = 4, 1
    rated = ratings(placing(g))
    assert rated["latium"] > rated["samnium"]


def test_bots_expect_a_long_game_to_last() -> None:
    """§3.2 In the tenth round of a long game a leader more is still worth his price."""
    worth: list[float] = []
    for length in ("normal", "long"):
        g = blank(length=length)
        settle(g, 0, "latium")
        settle(g, 1, "attica")
        g.round = 10
        worth.append(ratings(at(g))["diplomacy"])
    assert worth[0] < worth[1]


def test_nobody_attacks_with_too_few() -> None:
    g = blank()
    settle(g, 0, "latium", number=2)
    settle(g, 1, "etruria", number=4)
    table = marching(g)
    rated = ratings(say(table, "vassal:latium"))
    assert rated["etruria"] < rated["stay"]


def test_an_ally_is_left_in_peace() -> None:
    g = blank()
    settle(g, 0, "latium", number=5)
    settle(g, 1, "etruria")
    g.realms[0].morale = 5
    rated = ratings(say(marching(g), "vassal:latium"))
    assert rated["etruria"] > rated["stay"]
    g.alliances = ((0, 1),)
    rated = ratings(say(marching(g), "vassal:latium"))
    assert rated["etruria"] < rated["stay"]


def test_luxury_goods_go_where_they_bring_most() -> None:
    """§7.F With morale at its top, bread and circuses bring nothing any more."""
    g = blank()
    settle(g, 0, "latium")
    settle(g, 1, "attica")
    g.realms[0].morale = 10
    assert ratings(at(g))["games"] <= 0


@pytest.mark.slow
def test_greedy_bots_bring_a_game_to_its_end_in_the_time_of_the_box() -> None:
    rounds: list[int] = []
    for number in range(3):
        table = Table(TITLE, 4, {"length": "normal"}, Dice(f"length {number}"))
        bots: list[Any] = [GreedyBot(TITLE, f"{number}.{seat}") for seat in range(4)]
        while not table.over:
            seat = table.to_act()[0]
            table.apply(seat, bots[seat].choose(table, seat))
        rounds.append(table.state.round)
    assert 7 <= min(rounds) <= max(rounds) <= 15, rounds


def test_bots_differ_in_what_they_like() -> None:
    assert COMPANIONS.advice is not None
    one, other = (COMPANIONS.advice.taste(Random(seed)) for seed in ("one", "other"))
    assert one != other
    calm, fierce = (COMPANIONS.advice.manner(Random("same"), name) for name in ("builder", "warrior"))
    assert calm["war"] < fierce["war"]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(6, {"length": "long"}), (3, {}), (1, {"automas": "2", "level": "hard"}), (2, {"automas": "1", "level": "easy"})],
)
def test_what_the_advice_reads_is_what_the_view_shows(seats: int, options: dict[str, str]) -> None:
    """In games of all kinds, to the end; and it thinks the same of both."""
    advice = COMPANIONS.advice
    assert isinstance(advice, Knowing)
    table = Table(TITLE, seats, options, Dice("look"), quiet=True)
    bots = [GreedyBot(TITLE, seat) for seat in range(seats)]
    looked = 0
    while not table.over:
        seat = table.to_act()[0]
        if table.seq % 11 == 0 or table.state.scores:
            for one in range(seats):
                look, view = advice.look(table.state, one), table.view(one)["game"]
                assert_shown(look, view)
                assert [*look["provinces"]] == [*view["provinces"]], "land is gone through in the same order"
                assert advice.evaluate(look, one, INDIFFERENT) == advice.evaluate(view, one, INDIFFERENT)
                looked += 1
        table.apply(seat, bots[seat].choose(table, seat))
    assert_shown(advice.look(table.state, 0), table.view(0)["game"])
    assert looked > 10


def assert_shown(look: Any, view: Any) -> None:
    """All of the look is in the view, and in the same order where the order counts."""
    if isinstance(look, dict):
        for key, inner in look.items():
            assert_shown(inner, view[key])
    elif isinstance(look, list | tuple):
        assert len(look) == len(view)
        for one, other in zip(look, view, strict=True):
            assert_shown(one, other)
    else:
        assert look == view

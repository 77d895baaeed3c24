"""What bots are told: where to go, what to assault, what to keep for the winter; and that games of bots end."""

from __future__ import annotations

import pytest
from tests.games.scharz.situations import at, blank, order, post, roll, settle, yard

from civitas.bots import make_bot, play_out
from civitas.bots.advised import advice_of
from civitas.bots.chances import even_taste
from civitas.bots.policy import commanded
from civitas.games.advice import Wish
from civitas.games.scharz import TITLE
from civitas.games.scharz.box.content import IS_SEA, MAPS, PATHS
from civitas.games.scharz.box.state import NOBODY, Scharz
from civitas.games.scharz.combat import attrition, battle, siege
from civitas.games.scharz.companions import advice
from civitas.games.scharz.movement import march
from civitas.games.scharz.rear import trade
from civitas.games.scharz.seasons import farming, feeding
from civitas.kernel import Answer, Command, Dice, Table

EVEN = even_taste(advice_of(TITLE))


def wished(table: Table, seat: int = 0) -> Answer:
    """What the seat would order here."""
    prompt = table.prompt(seat)
    found = advice.orders(table.view(seat)["game"], seat, prompt, EVEN)
    assert found is not None
    options, ratings = commanded(prompt, [Wish(*one) for one in found])
    return options[ratings.index(max(ratings))]


def realm() -> Scharz:
    g = blank()
    settle(g, 0, "roma")
    settle(g, 1, "campania")
    return g


def test_a_unit_more_than_the_garrison_takes_a_free_field() -> None:
    g = realm()
    post(g, 0, "light", "roma", 2)
    (order,) = wished(at(g)).items()
    assert order[0].startswith("light.roma.open>")
    assert order[1] == 1


def test_the_garrison_of_a_settlement_stays() -> None:
    g = realm()
    post(g, 0, "light", "roma")
    assert wished(at(g)) == {}


def test_a_settlement_without_defenders_is_entered_first() -> None:
    g = realm()
    settle(g, 0, "latium")
    post(g, 0, "light", "latium", 2)
    assert wished(at(g)) == {"light.latium.open>campania": 1}


def test_nobody_marches_against_the_stronger() -> None:
    g = realm()
    settle(g, 0, "latium")
    post(g, 0, "light", "latium", 2)
    post(g, 1, "light", "campania", 5)
    assert not any(order.endswith(">campania") for order in wished(at(g)))


def test_the_weaker_goes_inside_and_the_stronger_attacks() -> None:
    g = realm()
    post(g, 0, "light", "roma")
    post(g, 1, "light", "roma", 4)
    table = at(g, battle.stances)
    assert wished(table, 0) == {"in.light.roma.open": 1}
    assert wished(table, 1) == {"attack.roma.0": 1}


def test_an_empty_settlement_is_assaulted_and_a_defended_one_blockaded() -> None:
    g = realm()
    post(g, 1, "light", "roma", 2)
    assert wished(at(g, siege.besiege), 1) == {"assault.roma": 1}
    post(g, 0, "light", "roma", 2, "in")
    assert wished(at(g, siege.besiege), 1) == {}


def test_an_assault_that_cannot_break_in_is_not_pressed() -> None:
    g = realm()
    post(g, 1, "mercenary", "roma", 2)
    post(g, 1, "engine", "roma", 1)
    post(g, 0, "light", "roma", 1, "in")
    for one in g.realms:
        one.prestige = 0
    g.forts["roma"] = 0
    table = at(g, siege.besiege)
    order(table, s1={"assault.roma": 1})
    roll(table, 6, 6)
    roll(table, 6, 6, 6)
    prompt = table.prompt(1)
    assert prompt.params is not None
    assert prompt.params["walls"] == 6
    ratings = advice.appraise(table.view(1)["game"], 1, prompt, EVEN)
    assert ratings is not None
    assert prompt.legal()[ratings.index(max(ratings))] is False


@pytest.mark.parametrize(("besiegers", "dice", "fleeing"), [(6, 7, {"light.roma.in>tyrrhenum": 2}), (2, 2, {})])
def test_whoever_is_weaker_flees_out_of_a_breach(besiegers: int, dice: int, fleeing: dict[str, int]) -> None:
    g = realm()
    yard(g, "roma")
    post(g, 0, "light", "roma", 4, "in")
    post(g, 0, "transport", "roma", 1, "dock")
    post(g, 1, "light", "roma", besiegers)
    post(g, 1, "engine", "roma", 2)
    for one in g.realms:
        one.prestige, one.rival = 0, NOBODY
    table = at(g, siege.besiege)
    order(table, s1={"assault.roma": 1})
    roll(table, *[6] * dice)
    roll(table, *[6] * 5)
    assert wished(table) == fleeing


def test_prestige_saves_units_from_attrition_and_is_kept_otherwise() -> None:
    g = blank(8, mode="basic")
    settle(g, 0, "hadrumetum")
    post(g, 0, "light", "deserta")
    table = at(g, attrition.attrition)
    roll(table, 6)
    assert wished(table) == {"unit.light.deserta.open": 1}
    g = blank(mode="basic", round=1)
    settle(g, 0, "roma")
    g.herds = {"roma": (0, ("pigs",))}
    table = at(g, farming.breeding)
    roll(table, 6)
    assert wished(table) == {}


@pytest.mark.parametrize(("round", "gold", "hired"), [(2, 7, 0), (3, 4, 0), (3, 5, 1), (1, 2, 1)])
def test_the_wages_of_a_commander_are_kept_until_there_are_taxes(round: int, gold: int, hired: int) -> None:
    # A good one gets three in summer and three in winter; taxes come in summer, before the trade.
    g = blank(mode="extended", round=round)
    settle(g, 0, "roma")
    g.grain = {"roma": 5}
    g.fish = {"roma": 20}
    yard(g, "roma")
    g.realms[0].commander, g.realms[0].gold = "better", gold
    answer = wished(at(g, trade.trade))
    assert sum(number for order, number in answer.items() if order.startswith("hire.light.")) == hired


def test_whoever_encircles_a_settlement_builds_an_engine_if_strong_enough() -> None:
    for besiegers, built in ((3, 1), (2, 0)):
        g = realm()
        settle(g, 0, "latium")
        post(g, 0, "light", "latium")
        post(g, 0, "light", "campania", besiegers)
        post(g, 1, "light", "campania", 2, "in")
        answer = wished(at(g, trade.trade))
        assert answer.get("raise.engine.campania", 0) == built


def test_what_is_sown_are_the_fields_that_bring_most() -> None:
    g = blank(mode="basic", round=1)
    settle(g, 0, "roma")
    g.grain["roma"] = 1
    post(g, 0, "light", "sabini")
    assert wished(at(g, farming.sowing)) == {"roma": 1}


def test_herds_are_slaughtered_if_the_grain_would_not_last() -> None:
    g = blank(mode="basic", round=4)
    settle(g, 0, "roma")
    post(g, 0, "light", "roma", 4)
    post(g, 0, "light", "latium")
    g.herds["latium"] = (0, ("sheep", "pigs"))
    g.grain["roma"] = 20
    assert wished(at(g, feeding.feeding)) == {}
    g.grain["roma"] = 4
    assert wished(at(g, feeding.feeding)) == {"slaughter.pigs": 1}
    g.grain["roma"] = 0
    assert wished(at(g, feeding.feeding)) == {"slaughter.pigs": 1, "slaughter.sheep": 1}


def test_herds_that_stand_where_grain_could_grow_are_slaughtered() -> None:
    g = blank(mode="basic", round=4)
    settle(g, 0, "roma")
    g.herds["roma"] = (0, ("sheep",))
    g.grain["roma"] = 20
    assert wished(at(g, feeding.feeding)) == {"slaughter.sheep": 1}


def test_seeds_that_are_missing_are_bought_after_the_winter_meal() -> None:
    g = blank(mode="basic", round=4)
    settle(g, 0, "roma")
    for field in ("latium", "sabini", "tarquinii"):
        post(g, 0, "light", field)
    g.realms[0].gold = 4
    assert wished(at(g, trade.trade)) == {"buy.grain": 2}


def test_those_who_are_strong_enough_only_together_march_together() -> None:
    g = realm()
    settle(g, 0, "latium", "lucania")
    post(g, 0, "light", "latium", 3)
    post(g, 0, "light", "lucania", 3)
    post(g, 1, "light", "campania", 3)
    assert wished(at(g)) == {"light.latium.open>campania": 2, "light.lucania.open>campania": 2}


def test_a_ship_carries_to_an_empty_settlement_beyond_the_sea_and_stays_at_home_in_storms() -> None:
    for round, mode, sails in ((2, "original", True), (3, "original", False), (3, "basic", True)):
        g = blank(mode=mode, round=round)
        settle(g, 0, "roma")
        settle(g, 1, "panormus")
        yard(g, "roma")
        post(g, 0, "transport", "roma", 1, "dock")
        post(g, 0, "light", "roma", 2)
        answer = wished(at(g, march.march))
        assert isinstance(answer, dict)
        assert ("transport.roma.dock>tyrrhenum" in answer) == sails


def test_what_could_go_on_to_another_sea_is_carried_ashore_all_the_same() -> None:
    g = blank(mode="basic", round=2)
    settle(g, 0, "roma")
    settle(g, 1, "panormus")
    yard(g, "roma")
    post(g, 0, "transport", "roma", 1, "dock")
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "light", "roma", 2)
    table = at(g, march.march)
    prompt, answer = table.prompt(0), wished(table)
    assert isinstance(prompt, Command)
    assert isinstance(answer, dict)
    assert any(IS_SEA[order.split(">")[-1]] for order in prompt.limits if order.startswith("light.roma"))
    assert "transport.roma.dock>tyrrhenum" in answer


def test_whoever_is_at_sea_goes_ashore() -> None:
    g = realm()
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "light", "tyrrhenum", 2)
    answer = wished(at(g))
    assert isinstance(answer, dict)
    assert sum(number for order, number in answer.items() if order.startswith("light.tyrrhenum.open>")) == 2


def test_whoever_is_feared_is_paid_and_whoever_fears_is_asked_for_gold() -> None:
    g = blank(3)
    settle(g, 0, "roma")
    settle(g, 1, "campania")
    post(g, 0, "light", "roma")
    post(g, 1, "light", "latium", 4)
    table = at(g, trade.trade)
    assert "ransom.1" in wished(table, 0)
    order(table, s1={"demand.0": 1})
    assert wished(table, 0) == {"demand.1": 1}
    table = at(g, trade.trade)
    order(table, s0={"ransom.1": 1})
    assert wished(table, 1) == {"ransom.0": 1}


def test_peace_is_made_by_those_who_do_not_care_for_war_but_not_with_a_rival() -> None:
    g = blank(3, round=6)
    settle(g, 0, "roma")
    settle(g, 1, "campania")
    settle(g, 2, "syracusae")
    table = at(g, trade.trade)
    order(table, s1={"peace.0": 1}, s2={"peace.0": 1})
    for war, made in ((0.8, {"peace.1": 1}), (1.2, {})):
        found = advice.orders(table.view(0)["game"], 0, table.prompt(0), {"land": 1.0, "war": war})
        assert found is not None
        assert {one: n for orders, worth in found if worth for one, n in orders.items()} == made


def test_in_the_last_trade_of_a_fast_game_villages_become_gold_where_they_can() -> None:
    for round, taken in ((19, False), (20, True)):
        g = blank(4, round=round, factions=("visigoths",), map="huns")
        own = list(g.atlas.standard)[:2]
        settle(g, 0, *own)
        answer = wished(at(g, trade.trade))
        assert isinstance(answer, dict)
        assert any(one.startswith("dismantle.") for one in answer) == taken


def test_a_toll_is_paid_for_safe_passage() -> None:
    g = blank(4, mode="basic", map="orient")
    path = next(iter(field for field in g.atlas.fields if field in PATHS))
    settle(g, 0, g.atlas.standard[0])
    post(g, 0, "light", path)
    assert wished(at(g, attrition.attrition)) == {f"pay.{path}": 1}


def test_no_more_is_sown_than_the_stores_take() -> None:
    g = blank(mode="basic", round=1)
    settle(g, 0, "roma")
    for field in ("latium", "sabini", "tarquinii", "campania"):
        post(g, 0, "light", field)
    g.grain["roma"] = 5
    few = wished(at(g, farming.sowing))
    settle(g, 0, "latium")
    more = wished(at(g, farming.sowing))
    assert isinstance(few, dict)
    assert isinstance(more, dict)
    assert 0 < len(few) < len(more)


@pytest.mark.parametrize(("round", "dropped"), [(16, 3), (20, 1)])
def test_more_are_let_go_than_must_be_so_that_something_is_left_to_sow_but_not_in_the_last_winter(
    round: int, dropped: int
) -> None:
    g = blank(mode="basic", round=round)
    settle(g, 0, "roma")
    post(g, 0, "light", "roma", 6)
    for field in ("latium", "sabini"):
        post(g, 0, "light", field)
    g.grain["roma"] = 8
    answer = wished(at(g, feeding.feeding))
    assert isinstance(answer, dict)
    assert sum(answer.values()) == dropped


def test_a_second_hand_comes_to_build_a_village() -> None:
    g = blank()
    settle(g, 0, "roma")
    post(g, 0, "light", "roma", 2)
    for field in ("latium", "tarquinii", "sabini", "volsinii"):
        post(g, 0, "light", field)
    g.realms[0].gold = 3
    answer = wished(at(g, march.march))
    assert isinstance(answer, dict)
    assert [order for order in answer if order.startswith("light.roma.open>")]


def test_gold_that_salaries_will_take_is_not_spent() -> None:
    g = blank(round=4)
    settle(g, 0, "roma")
    post(g, 0, "light", "roma", 5)
    g.realms[0].gold = 8
    assert wished(at(g, trade.trade)) == {}
    g.realms[0].gold = 9
    assert wished(at(g, trade.trade)) == {"hire.light.roma": 1}


def test_mercenaries_are_hired_with_what_is_left_over_their_wages() -> None:
    for gold, hired in ((14, 1), (13, 0)):
        g = blank(mode="basic", round=2)
        settle(g, 0, "roma")
        post(g, 0, "mercenary", "roma")
        g.realms[0].gold = gold
        answer = wished(at(g, trade.trade))
        assert isinstance(answer, dict)
        assert answer.get("hire.mercenary.roma", 0) == hired


def test_a_village_is_begun_with_its_workers_before_anybody_is_hired() -> None:
    g = blank()
    settle(g, 0, "roma")
    post(g, 0, "light", "latium", 2)
    g.realms[0].gold = 4
    assert wished(at(g, trade.trade)) == {"start.village.latium": 1, "work.light.latium": 2}


def test_nobody_is_hired_who_could_not_be_fed() -> None:
    g = blank(mode="basic", round=3)
    settle(g, 0, "roma")
    post(g, 0, "light", "roma")
    g.grain["roma"] = 3
    assert not any(order.startswith("hire.") for order in wished(at(g, trade.trade)))


@pytest.mark.parametrize("players", TITLE.seats)
def test_random_bots_play_to_the_end_with_nothing_lost(players: int) -> None:
    table = Table(TITLE, players, {"mode": ("fast", "basic")[players % 2]}, Dice(f"random {players}"))
    play_out(table, [make_bot("random", TITLE, f"end {seat}") for seat in range(players)])
    assert list(TITLE.invariants(table.state)) == []


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, TITLE.seats[-1]])
def test_greedy_bots_play_to_the_end_with_nothing_lost(players: int) -> None:
    table = Table(TITLE, players, {"mode": "fast"}, Dice("greedy"))
    play_out(table, [make_bot("greedy", TITLE, f"end {seat}") for seat in range(players)])
    assert list(TITLE.invariants(table.state)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", MAPS[1:])
def test_bots_play_on_every_map(name: str) -> None:
    for players, bot, mode in ((2, "random", "basic"), (4, "greedy", "basic"), (8, "greedy", "fast")):
        table = Table(TITLE, players, {"mode": mode, "map": name}, Dice(f"{name} {players}"))
        play_out(table, [make_bot(bot, TITLE, f"{name} {seat}") for seat in range(players)])
        assert list(TITLE.invariants(table.state)) == []


@pytest.mark.slow
def test_a_greedy_bot_nearly_always_beats_random_ones() -> None:
    won = 0
    for number in range(12):
        table = Table(TITLE, 3, {"mode": "basic"}, Dice(f"duel {number}"))
        greedy = number % 3
        play_out(table, [make_bot("greedy" if s == greedy else "random", TITLE, f"{number} {s}") for s in range(3)])
        result = table.result()
        assert result is not None
        won += greedy in result.winners
    assert won >= 10

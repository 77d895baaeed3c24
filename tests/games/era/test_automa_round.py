"""§12.1 §12.2 §12.7 §12.8 The automa from setting up to the end: tribes, levels, rounds, people together, ranks."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.era.situations import (
    SWORDS,
    arm,
    asked,
    at,
    build,
    by_themselves,
    contest,
    next_card,
    offers,
    opened,
    own,
    reason,
    say,
    settle,
    told,
)

from civitas.games.acts import acts_of
from civitas.games.era import TITLE
from civitas.games.era.advances import price
from civitas.games.era.automa.deeds import fleet_sea
from civitas.games.era.box.automas import LEVELS, RANKS, TRAITS, automas_at, rank
from civitas.games.era.box.content import FOOD_OF, PARTS, PROVINCES, TRIBES, parts_for
from civitas.games.era.box.queries import city_malus, fleet_points, food_in, owners, tribe_of, triumph_field
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import AUTOMAS, Automa
from civitas.games.era.box.worth import deserter, worth
from civitas.games.era.cards import automa_points
from civitas.games.era.companions.sheet import sheets
from civitas.games.era.ending import reached
from civitas.games.era.scoring import crown_points, parts_of
from civitas.kernel import Ask, Dice, NotASeat, Table, YesNo
from civitas.kernel.dice import Stream
from civitas.kit.rules_index import told_by
from civitas.texts.speaker import Speaker

ONE, TWO = AUTOMAS
SOUTH = {"romans", "greeks", "carthaginians", "egyptians"}


def puppet(g: Era, who: Automa = ONE) -> Any:
    return g.realms[who].puppet


def finished(table: Table, seed: str = "x") -> Table:
    stream = Stream(seed)
    while not table.over:
        seat = table.to_act()[0]
        table.apply(seat, table.prompt(seat).sample(stream))
    return table


# ---------------------------------------------------------------------- setting up


def test_an_automa_is_no_seat_and_cannot_be_asked() -> None:
    g = contest("greeks", "egyptians")
    assert owners(g) == (0, TWO, ONE)
    assert g.realms[ONE] is g.realms[2]
    with pytest.raises(NotASeat):
        Ask(ONE, YesNo("own-city"))  # type: ignore[arg-type]


def test_with_automas_the_game_is_of_normal_length() -> None:
    assert Table(TITLE, 1, {"length": "long", "automas": "1"}).state.length == "normal"
    assert Table(TITLE, 1, {"length": "long"}).state.length == "long"


@pytest.mark.parametrize(
    ("people", "wanted", "number"), [(1, 1, 1), (1, 2, 2), (4, 2, 2), (4, 1, 1), (5, 1, 0), (6, 2, 0), (3, 0, 0)]
)
def test_one_or_two_automas_play_against_up_to_four_people(people: int, wanted: int, number: int) -> None:
    assert automas_at(people, wanted) == number
    table = Table(TITLE, people, {"automas": str(wanted)})
    assert len(table.state.realms) == people + number
    assert TITLE.together(table.options) == bool(number)


@pytest.mark.parametrize(("people", "tribes"), [(1, 2), (1, 3), (2, 4), (3, 5), (4, 6)])
def test_the_map_goes_by_the_people_and_offers_a_tribe_to_everybody(people: int, tribes: int) -> None:
    parts = parts_for(people, tribes)
    assert parts
    assert set(parts) <= set(parts_for(max(2, people)))


def test_automas_lead_random_tribes_that_people_cannot_choose() -> None:
    table = Table(TITLE, 1, {"automas": "2"}, Dice("tribes"))
    tribes = [line["tribe"] for line in told(table, "automa-tribe")]
    assert len(tribes) == 2
    assert all(tribe not in offers(table) for tribe in tribes)
    assert reason(table, tribes[0]) == "tribe-taken"


def test_an_automa_has_two_secret_cards_and_one_card_lies_open() -> None:
    table = opened(1, part="two4", tribes=("romans",), automas=("greeks", "egyptians"))
    g = table.state
    assert [len(puppet(g, who).cards) for who in AUTOMAS] == [2, 2]
    assert len(g.crown) == 1
    view = table.view(0)["game"]["automas"]
    assert {realm["cards"] for realm in view["realms"].values()} == {2}


def test_tracks_go_by_the_number_of_all_tribes() -> None:
    g = contest("greeks", "egyptians")
    assert {triumph_field(g, realm) for realm in g.realms} == {26}
    g.realms[0].influence = 22
    assert reached(g, 0) == ""
    g.realms[0].influence = 23
    assert reached(g, 0) == "fame"


def test_barbarians_do_not_live_in_homes_of_automas() -> None:
    g = opened(1, part="two4", tribes=("romans",), automas=("greeks",)).state
    assert not set(g.villages) & set(g.atlas.homes["greeks"])
    assert set(g.atlas.homes["egyptians"]) <= set(g.villages)


def test_automas_have_what_players_have_and_no_leaders_to_send() -> None:
    g = opened(1, part="two4", tribes=("romans",), automas=("greeks",)).state
    realm = g.realms[ONE]
    assert (realm.thalers, realm.influence, realm.board) == (5, 1, (3,) * 8)
    assert set(realm.vassals) == set(g.atlas.homes["greeks"])
    assert puppet(g).up


@pytest.mark.parametrize("tribe", TRIBES)
def test_each_tribe_starts_with_its_advance(tribe: str) -> None:
    part = next(id for id in parts_for(2) if tribe in PARTS[id].tribes)
    human = next(one for one in PARTS[part].tribes if one != tribe)
    table = opened(1, part=part, tribes=(human,), automas=(tribe,))
    say(table, "culture")
    g = table.state
    levels = {field: level for field, level in g.realms[ONE].levels.items() if level}
    assert levels == {TRAITS[tribe].start: 1}
    assert g.realms[ONE].influence == 1


@pytest.mark.parametrize(
    ("tribe", "human", "part", "fleets"),
    [
        ("britons", "gauls", "two2", (1, 2, 3)),
        ("carthaginians", "romans", "two1", (3, 4, 5)),
        ("norsemen", "gauls", "two6", (1, 2, 3)),
    ],
)
def test_seafarers_start_with_fleets_on_fish_by_the_level(
    tribe: str, human: str, part: str, fleets: tuple[int, ...]
) -> None:
    for level, number in zip(LEVELS, fleets, strict=True):
        table = opened(1, part=part, tribes=(human,), automas=(tribe,), level=level)
        say(table, "culture")
        found = table.state.realms[ONE].fleets
        assert list(found.values()) == [number]
        assert set(found) <= set(FOOD_OF)


def test_the_fish_of_the_britons_lies_in_the_west() -> None:
    g = contest("britons", tribes=("gauls",))
    settle(g, ONE, *g.atlas.homes["britons"])
    assert fleet_sea(g, ONE) == "sabrina"


# ---------------------------------------------------------------------- traits


def realm_of(tribe: str, **changes: Any) -> tuple[Era, Any]:
    if tribe in SOUTH:
        g = contest(tribe, tribes=("greeks" if tribe == "romans" else "romans",))
    else:
        g = contest(tribe, tribes=("slavs" if tribe == "gauls" else "gauls",))
    realm = g.realms[ONE]
    settle(g, ONE, *g.atlas.homes[tribe])
    for name, value in changes.items():
        setattr(realm, name, value)
    return g, realm


@pytest.mark.parametrize(
    ("tribe", "field"),
    [("egyptians", "architecture"), ("gauls", "culture"), ("iberians", "navigation"), ("romans", "mechanics")],
)
def test_four_tribes_pay_half_the_base_for_a_field(tribe: str, field: str) -> None:
    if tribe == "iberians":
        g = contest("greeks")
        g.realms[ONE].tribe = "iberians"
    else:
        g, _ = realm_of(tribe)
    assert price(g, ONE, field) == 2
    assert price(g, ONE, "commerce") == 4


def test_greeks_pay_two_less_and_lose_one_morale_more_even_without_a_city() -> None:
    g, realm = realm_of("greeks")
    assert price(g, ONE, "commerce") == 2
    assert city_malus(realm) == 1
    build(g, ONE, "creta")
    assert city_malus(realm) == 2
    realm.morale, realm.thalers = 0, 0
    table = next_card(g, "taxes")
    assert table.state.realms[ONE].morale == 0 - 1 - 3 - 1


def test_egyptians_have_a_smaller_malus_for_cities_cheaper_cities_and_no_relief_from_taxes() -> None:
    g, realm = realm_of("egyptians", food=2)
    build(g, ONE, "cyprus" if "cyprus" in g.atlas.land else "creta")
    assert (city_malus(realm), tribe_of(realm).city_food) == (0, 1)
    table = next_card(g, "taxes")
    assert table.state.realms[ONE].morale == -1 - 3


def test_britons_get_more_from_games_and_from_fish() -> None:
    g, realm = realm_of("britons", morale=-2)
    assert food_in(realm, "sabrina") == 2
    realm.spent = tuple(g.control)
    assert next_card(g, "taxes").state.realms[ONE].morale == -2 + 2 + 1


def test_germanics_get_more_from_trade_and_five_armies_for_mechanics() -> None:
    g, realm = realm_of("germanics", thalers=0)
    realm.spent = tuple(g.control)
    assert next_card(g, "war_or_sea").state.realms[ONE].thalers == 2 + 2
    g, realm = realm_of("germanics", thalers=9)
    assert next_card(g, "war_or_sea").state.realms[ONE].armies == 5


def test_carthaginians_get_three_to_five_fleets_beside_a_home() -> None:
    for level, number in zip(LEVELS, (3, 4, 5), strict=True):
        g, realm = realm_of("carthaginians", thalers=9)
        assert g.automa is not None
        g.automa.level = level
        realm.levels["mechanics"] = 1
        (found,) = next_card(g, "war_or_sea").state.realms[ONE].fleets.items()
        assert found[1] == number
        assert any(home in g.atlas.land_beside[found[0]] for home in g.atlas.homes["carthaginians"])


@pytest.mark.parametrize(("die", "loot"), [(1, 2), (3, 2), (4, 0), (6, 0)])
def test_norsemen_roll_in_every_expansion_and_on_three_or_less_everybody_pays(die: int, loot: int) -> None:
    g = contest("norsemen", "britons", tribes=("gauls",))
    settle(g, ONE, *g.atlas.homes["norsemen"])
    settle(g, TWO, *g.atlas.homes["britons"])
    realm = g.realms[ONE]
    realm.food, realm.thalers = 2, 0
    puppet(g, TWO).up = False
    assert fleet_points(realm) == 2
    table = by_themselves(g)
    say(table, (die,))
    paid = [line["seat"] for line in told(table, "thalers-paid") if line["amount"] == 1]
    assert len(paid) == loot


def test_a_poor_victim_pays_the_norsemen_nothing() -> None:
    g = contest("norsemen", tribes=("gauls",))
    settle(g, ONE, *g.atlas.homes["norsemen"])
    g.realms[ONE].food, g.realms[0].thalers = 2, 0
    table = say(by_themselves(g), (1,))
    assert 0 not in [line["seat"] for line in told(table, "thalers-paid")]


def test_norsemen_pay_for_colonies_like_others_and_do_not_raid() -> None:
    assert (TRAITS["norsemen"].free_colonies, TRAITS["norsemen"].raids, TRAITS["norsemen"].fleet_points) == (
        0,
        False,
        2,
    )


def test_romans_get_a_legion_in_every_expansion_while_there_are_any() -> None:
    g, realm = realm_of("romans", food=2)
    table = by_themselves(g)
    assert [line["seat"] for line in told(table, "legion")] == ["automa_1"]
    g, realm = realm_of("romans", food=2)
    realm.legions = 5
    assert not told(by_themselves(g), "legion")


def test_iberians_and_slavs_start_with_more_food() -> None:
    assert (TRAITS["iberians"].food, TRAITS["slavs"].food) == (1, 3)
    table = opened(1, part="two3", tribes=("gauls",), automas=("slavs",))
    homes = sum(FOOD_OF.get(home, 0) for home in table.state.atlas.homes["slavs"])
    assert table.state.realms[ONE].food == 3 + homes


def test_wine_and_ivory_have_no_special_use_for_automas() -> None:
    assert not any(trait.military for trait in TRAITS.values())


# ---------------------------------------------------------------------- the round


def test_morale_of_automas_sinks_by_cities_in_the_neolithic_and_by_hunger() -> None:
    g = contest("carthaginians")
    settle(g, ONE, "attica")
    build(g, ONE, "argolis", "creta")
    g.realms[ONE].hunger = 1
    g.realms[ONE].morale = 0
    puppet(g).up = False
    table = by_themselves(g)
    falls = [line for line in told(table, "morale-falls") if line["seat"] == "automa_1"]
    assert falls[-1]["steps"] == 2 + 1 + 1


def test_below_the_lowest_morale_influence_goes_and_then_the_least_valuable_vassal() -> None:
    g = contest("greeks", part="two4")
    settle(g, ONE, "attica", "argolis", "creta", "thessalia")
    gone = deserter(g, ONE)
    assert worth(g, ONE, gone) == min(worth(g, ONE, land) for land in g.realms[ONE].vassals)
    g.realms[ONE].morale, g.realms[ONE].influence, g.realms[ONE].thalers = -5, 0, 0
    puppet(g).up = False
    table = by_themselves(g)
    lost = [line["province"] for line in told(table, "vassals-removed") if line["seat"] == "automa_1"]
    assert lost[0] == gone


def test_an_automa_without_vassals_to_lose_ends_the_game() -> None:
    g = contest("greeks", part="two4")
    build(g, ONE, "attica")
    g.realms[ONE].morale, g.realms[ONE].influence, g.realms[ONE].thalers = -5, 0, 0
    puppet(g).up = False
    table = by_themselves(g)
    assert table.state.over


def test_people_act_before_automas_and_each_group_goes_by_its_influence() -> None:
    g = contest("greeks", "egyptians", seats=2, tribes=("romans", "carthaginians"))
    settle(g, ONE, "attica")
    settle(g, TWO, *g.atlas.homes["egyptians"])
    settle(g, 0, "latium")
    settle(g, 1, *g.atlas.homes["carthaginians"][:1])
    for who, influence in ((0, 9), (1, 3), (ONE, 8), (TWO, 2)):
        g.realms[who].influence = influence
        g.realms[who].thalers = 0
    table = by_themselves(g)
    assert table.state.order == (1, 0)
    assert table.state.automa.order == (TWO, ONE)


def test_by_itself_an_automa_expands_only_if_its_leader_stands_and_it_has_not_revolted() -> None:
    for change in ("up", "revolution"):
        g = contest("greeks", part="two4")
        settle(g, ONE, "attica")
        g.realms[ONE].food = 4
        if change == "up":
            puppet(g).up = False
        else:
            g.realms[ONE].revolution = True
        assert not told(by_themselves(g), "automa-growth")


def test_with_too_little_growth_an_automa_holds_games_at_the_end_of_the_round() -> None:
    g = contest("greeks", part="two4")
    settle(g, ONE, "creta")
    g.realms[ONE].food = 1
    table = by_themselves(g)
    assert told(table, "automa-games")[0]["number"] == 2
    assert told(table, "automa-branch")[0]["whys"] == ["no_growth"]


def test_at_the_end_of_the_round_an_automa_revolts_if_it_can() -> None:
    g = contest("greeks", part="two4")
    settle(g, ONE, "attica")
    build(g, ONE, "argolis")
    g.realms[ONE].levels |= {"architecture": 2, "agriculture": 2}
    puppet(g).up = False
    table = by_themselves(g)
    assert told(table, "epoch")[0] == {"seat": "automa_1", "epoch": "bronze"}
    assert not table.state.realms[ONE].revolution


def test_at_the_end_of_the_round_an_automa_buys_culture_or_gains_influence() -> None:
    for thalers, branch in ((9, "B"), (0, "C")):
        g = contest("carthaginians", part="two4")
        settle(g, ONE, "attica")
        g.realms[ONE].thalers = thalers
        puppet(g).up = False
        table = by_themselves(g)
        lines = [line for line in told(table, "automa-branch") if line["deed"] == "round_end"]
        assert [line["branch"] for line in lines] == [branch]
        assert table.state.realms[ONE].levels["culture"] == (branch == "B")
        assert table.state.realms[ONE].influence == (1 + 1 + 1 if branch == "B" else 2)


def test_whoever_revolted_in_the_round_gets_nothing_at_its_end() -> None:
    g = contest("greeks", part="two4")
    settle(g, ONE, "attica")
    g.realms[ONE].revolution = True
    table = by_themselves(g)
    assert not told(table, "automa-branch")
    assert not table.state.realms[ONE].revolution


def test_after_the_round_leaders_stand_luxury_is_ready_and_attacks_are_new() -> None:
    g = contest("greeks", part="two4")
    settle(g, ONE, "attica")
    puppet(g).up, puppet(g).attacks = False, 0
    g.realms[ONE].spent = ("attica",)
    table = by_themselves(g)
    assert (table.state.realms[ONE].puppet.up, table.state.realms[ONE].puppet.attacks) == (True, 3)
    assert table.state.realms[ONE].spent == ()


# ---------------------------------------------------------------------- people together


def partners() -> Era:
    g = contest("greeks", seats=2, tribes=("romans", "carthaginians"))
    settle(g, 0, "latium", "samnium", number=2)
    settle(g, 0, "messapia")
    settle(g, 1, "apulia", "etruria")
    settle(g, ONE, "attica")
    g.order = (0, 1)
    g.realms[0].leaders, g.realms[0].spent = 2, tuple(g.control)
    return g


def test_people_do_not_attack_each_other() -> None:
    table = say(at(partners()), "expansion", {"leader": 1})
    while asked(table) != "march":
        say(table, "done")
    say(table, "vassal:samnium")
    assert "apulia" not in offers(table)
    assert "etruria" not in offers(table)


def test_people_let_each_others_fleets_pass_without_a_question() -> None:
    g = partners()
    settle(g, 0, "tyrrhenum")
    settle(g, 1, "tyrrheniinferior")
    g.realms[0].levels["navigation"] = 2
    table = say(at(g), "expansion", {"leader": 1})
    while asked(table) != "march":
        say(table, "done")
    say(table, "fleet:tyrrhenum", "tyrrheniinferior")
    assert asked(table) == "sail"


def test_people_force_nothing_on_each_other_and_may_force_automas() -> None:
    g = partners()
    settle(g, ONE, "bruttium")
    g.realms[0].treaties, g.realms[0].thalers = 6, 30
    table = say(at(g), "diplomacy", {"leader": 1}, "none")
    forced = [answer for answer in offers(table) if str(answer).startswith("force-")]
    assert forced == ["force-buy:bruttium"]
    assert "buy:apulia" in offers(table)
    assert "buy:bruttium" not in offers(table)
    assert "ally:1" in offers(table)
    say(table, "force-buy:bruttium")
    assert table.state.control["bruttium"] == 0


def test_questions_name_automas_in_data_that_can_be_sent() -> None:
    g = partners()
    settle(g, ONE, "bruttium")
    g.realms[0].treaties, g.realms[0].thalers = 6, 30
    table = say(at(g), "diplomacy", {"leader": 1}, "none")
    assert '"seat": "automa_1"' in json.dumps(table.prompt(0).to_json())


def test_bribes_are_paid_to_automas_with_less_influence() -> None:
    g = partners()
    g.realms[0].influence, g.realms[1].influence, g.realms[0].thalers = 10, 12, 9
    before = g.realms[ONE].thalers
    table = say(at(g), "diplomacy", {"leader": 1}, "bribe", "none")
    assert table.state.realms[ONE].thalers == before + 2


def test_people_may_open_posts_in_cities_of_automas() -> None:
    g = partners()
    build(g, ONE, "bruttium")
    g.realms[0].levels["commerce"], g.realms[0].thalers = 2, 3
    g.realms[0].food = 3
    thalers = g.realms[ONE].thalers
    table = say(at(g), "expansion", {"leader": 1}, "samnium")
    while asked(table) == "place-vassal":
        say(table, "done")
    say(table, "post:samnium")
    assert table.state.posts == {"bruttium": 0}
    assert table.state.realms[ONE].thalers == thalers + 1


@pytest.mark.parametrize(("fleets", "quarrels"), [(1, ()), (2, ("-tyrrheniinferior",))])
def test_an_automa_wants_a_sea_battle_if_it_has_at_least_as_many_fleets(fleets: int, quarrels: tuple[str, ...]) -> None:
    g = partners()
    settle(g, ONE, "tyrrheniinferior", number=fleets)
    settle(g, 0, "tyrrhenum", "tyrrheniinferior")
    g.realms[0].levels["navigation"] = 2
    table = say(at(g), "expansion", {"leader": 1})
    while asked(table) != "march":
        say(table, "done")
    say(table, "fleet:tyrrhenum", "tyrrheniinferior", False)
    assert table.state.expansion.quarrels == quarrels


# ---------------------------------------------------------------------- the end


@pytest.mark.parametrize(("level", "bonus"), [("easy", 1), ("medium", 3), ("hard", 5)])
def test_a_person_who_brings_about_the_end_gets_influence_by_the_level_and_five_for_each_round_left(
    level: str, bonus: int
) -> None:
    g = contest("greeks", part="two4", level=level)
    settle(g, 0, "latium")
    settle(g, ONE, "attica")
    g.realms[0].influence, g.round = 24, 8
    g.realms[0].levels["culture"], g.realms[0].leaders, g.realms[0].thalers = 0, 1, 9
    g.realms[0].influence = 25
    table = say(at(g), "trade")
    assert table.state.realms[0].bonus == bonus + 5 * 2


def test_an_automa_that_brings_about_the_end_gets_three_and_a_second_one_two() -> None:
    g = contest("greeks", part="two4")
    settle(g, 0, "latium")
    settle(g, ONE, "attica")
    g.realms[ONE].influence, g.round = 24, 9
    g.realms[ONE].thalers = 0
    puppet(g).up = False
    table = by_themselves(g)
    assert table.over
    assert table.state.realms[ONE].bonus == 3 + 5
    g = contest("greeks", part="two4")
    settle(g, 0, "latium")
    settle(g, ONE, "attica")
    for who in (0, ONE):
        g.realms[who].influence = 30
    g.realms[0].leaders = 1
    table = say(at(g), "trade")
    assert table.state.realms[0].bonus == 3 + 5 * 9
    assert table.state.realms[ONE].bonus == 2


def test_the_game_ends_with_the_tenth_round() -> None:
    g = contest("greeks", part="two4")
    settle(g, 0, "latium")
    settle(g, ONE, "attica")
    g.round = 10
    table = by_themselves(g)
    assert table.over
    assert table.state.ending == "rounds"


def test_secret_cards_of_automas_score_for_the_second_as_well() -> None:
    g = contest("greeks", "egyptians", part="two4")
    settle(g, 0, "latium")
    settle(g, ONE, "attica")
    for who, thalers in ((0, 5), (ONE, 9), (TWO, 5)):
        g.realms[who].thalers = thalers
    assert (automa_points(g, ONE, "rich"), automa_points(g, TWO, "rich")) == (3, 1)
    g.realms[TWO].thalers = 9
    assert (automa_points(g, ONE, "rich"), automa_points(g, TWO, "rich")) == (2, 2)
    g.realms[ONE].thalers = 3
    assert automa_points(g, ONE, "rich") == 0


def test_an_automa_scores_both_cards_and_nothing_for_villages() -> None:
    g = contest("greeks", part="two4")
    settle(g, ONE, "attica")
    own(g, ONE, "score_thalers.1", "influence_1.1")  # type: ignore[arg-type]
    g.realms[ONE].thalers = 25
    puppet(g).cards = ("rich", "merchants")
    g.deck = tuple(card for card in g.deck if card not in puppet(g).cards)
    parts = parts_of(g, ONE, crown_points(g))
    assert (parts[1], parts[4]) == (6, 0)


@pytest.mark.parametrize(
    ("own_scores", "automa_score", "won"), [((30, 20), 19, True), ((30, 19), 19, False), ((40, 18), 19, False)]
)
def test_people_win_together_if_the_least_of_them_has_more_than_the_best_automa(
    own_scores: tuple[int, ...], automa_score: int, won: bool
) -> None:
    g = contest("greeks", seats=2, tribes=("romans", "carthaginians"))
    g.scores = tuple((score, 0, 0, 0, 0, 0) for score in (*own_scores, automa_score))
    g.ending = "rounds"
    result = TITLE.result(g)
    assert result.winners == ((0, 1) if won else ())
    assert result.scores == own_scores
    assert result.ending is not None
    assert result.ending.params["rank"] == rank(min(own_scores))


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (-3, "citizen"),
        (24, "citizen"),
        (25, "chieftain"),
        (30, "warlord"),
        (35, "prince"),
        (40, "king"),
        (49, "emperor"),
    ],
)
def test_ranks_go_by_points(points: int, name: str) -> None:
    assert rank(points) == name
    assert rank(50) == list(RANKS)[-1] == "god"


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("people", "automas"), [(1, 1), (1, 2), (2, 1), (2, 2), (3, 2), (4, 1)])
def test_whole_games_with_automas_come_to_an_end_and_replay(people: int, automas: int) -> None:
    options = {"automas": str(automas), "level": list(LEVELS)[(people + automas) % 3]}
    table = finished(Table(TITLE, people, options, Dice(f"whole {people} {automas}")), "answers")
    result = table.result()
    assert result is not None
    assert len(result.scores) == people
    assert len(result.winners) in (0, people)
    assert len(told(table, "final-score")) == people + automas
    again = Era.load(table.state.dump())
    assert again == table.state


def test_a_game_without_automas_is_written_as_ever() -> None:
    dump = opened(2).state.dump()
    assert "automa" not in dump
    assert all("puppet" not in realm for realm in dump["realms"])


def test_nobody_sees_the_secret_cards_or_the_pile_of_an_automa_before_the_end() -> None:
    table = Table(TITLE, 2, {"automas": "2"}, Dice("secrets"))
    stream = Stream("secrets")
    while asked(table) != "action":
        seat = table.to_act()[0]
        table.apply(seat, table.prompt(seat).sample(stream))
    before = table.view(0)
    dealt = table.determinise(0, Stream("other"))
    assert dealt.view(0) == before
    assert {card for who in AUTOMAS for card in puppet(dealt.state, who).cards} != {
        card for who in AUTOMAS for card in puppet(table.state, who).cards
    }


@pytest.mark.parametrize(("language", "word"), [("en", "Found a city"), ("de", "Stadt gründen")])
def test_sheets_name_automas_and_their_cards_in_words(language: str, word: str) -> None:
    g = contest("greeks", part="two4")
    settle(g, 0, "latium")
    settle(g, ONE, "attica")
    assert g.automa is not None
    g.automa.deck, g.automa.played = g.automa.deck[1:], g.automa.deck[:1]
    table = at(g)
    speaker = Speaker(TITLE, language)
    found = [speaker.cell(cell) for sheet in sheets(table.view(0)["game"], 0) for row in sheet.rows for cell in row]
    assert "Automa 1" in found
    assert word in found


def test_a_province_of_an_automa_can_be_conquered_and_its_home_is_counted() -> None:
    g = contest("greeks", part="two4")
    settle(g, 0, "latium")
    homes = g.atlas.homes["greeks"]
    settle(g, 0, *homes[1:])
    settle(g, 0, homes[1], number=2)
    settle(g, ONE, homes[0])
    arm(g, 0, 4)
    g.realms[0].leaders, g.realms[0].spent = 2, tuple(g.control)
    table = say(at(g), "expansion", {"leader": 1})
    while asked(table) != "march":
        say(table, "done")
    start = next(home for home in homes[1:] if homes[0] in g.atlas.land_beside[home])
    say(table, f"vassal:{start}", homes[0], "done")
    while table.state.battle is not None:
        say(table, {"army": 4} if asked(table) == "send" else SWORDS)
    assert table.state.ending == "homes"
    assert PROVINCES[homes[0]].home == "greeks"


def test_whatever_an_automa_does_is_told_with_the_paragraph_by_which_it_does_it() -> None:
    kinds = {kind for kind in acts_of(TITLE).kinds if kind.startswith("automa-")}
    assert len(kinds) > 20
    assert kinds <= told_by(TITLE).keys()
    assert told_by(TITLE)["automa-choice"] == ["12.5.9", "12.9"]

"""§8.1 §8.5 §11.6 Action cards played for their effect, and great persons, each by its sentence."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import (
    BLUE,
    GREEN,
    RED,
    Led,
    city,
    gained,
    lead,
    meadow,
    question,
    reason,
    stand,
    troops,
)
from tests.games.clash.situations import stock
from tests.games.clash.tables import cleared, hold, offered, open_key, refused, say

from civitas.games.clash.actions.influence import can_influence, influence_culture
from civitas.games.clash.actions.move import next_move
from civitas.games.clash.actions.produce import collect, produce
from civitas.games.clash.actions.targets import may_go
from civitas.games.clash.battle.fight import fight
from civitas.games.clash.box.content import (
    ACTION_CARDS,
    ANGRY,
    CIVIL,
    DECKS,
    EVENTS,
    HAPPY,
    IN_CATEGORY,
    NEUTRAL,
    OBJECTIVE_CARDS,
)
from civitas.games.clash.box.queries import BARBARIANS, Clash, Turn, stack
from civitas.games.clash.cards.playing import EFFECTS, may_play, name_of, play, takes_action
from civitas.games.clash.turn import begin_turn, carry_out, end_turn
from civitas.kernel import Verdict

ONE, TWO, THREE, FOUR, FIVE = 1, 3, 5, 7, 9


def card(name: str) -> str:
    """An action card with this civil half, or the great person."""
    return next(id for id in (*ACTION_CARDS, *EVENTS) if name_of(id) == name)


def having(name: str, *, g: Clash | None = None, culture: int = 1) -> Clash:
    """Red, with a city at E4, holds the card and a culture token."""
    if g is None:
        g = meadow()
        city(g, RED, "E4")
    g.players[RED].action_cards = (card(name),)
    g.players[RED].goods["culture"] = culture
    return g


def played(g: Clash, name: str, *answers: object, rolls: tuple[object, ...] = ()) -> Led:
    """Red plays the card."""
    return lead(play(takes_action(card(name)), g, RED), card(name), *answers, rolls=rolls)


def verdict_on(g: Clash, name: str) -> Verdict:
    return may_play(g, RED, card(name), takes_action(card(name)))


def why_not(g: Clash, name: str) -> str:
    verdict = verdict_on(g, name)
    assert verdict is not None
    return str(verdict[0].id)


# ---------------------------------------------------------------------- in general


def test_42_cards_with_21_civil_halves_two_of_each() -> None:
    halves = [record.civil for record in ACTION_CARDS.values()]
    assert len(halves) == 42
    assert {half: halves.count(half) for half in CIVIL} == dict.fromkeys(CIVIL, 2)
    assert set(CIVIL) <= set(EFFECTS)


def test_a_played_card_goes_to_the_discard_pile() -> None:
    g = having("leadership")
    played(g, "leadership")
    assert g.players[RED].action_cards == ()
    assert g.discards["action"] == (card("leadership"),)


def test_a_played_card_lies_open_while_its_price_is_still_to_be_paid() -> None:
    """With the Great Arena there is a choice of tokens, and so a question."""
    table, g, _ = cleared()
    city(g, RED, "D2")
    stand(g, "great_arena", RED, "D2")
    hold(g, RED, "a37")
    stock(g, RED, culture=1, mood=1)
    say(table, "card", "a37")
    assert open_key(table) == "pay"
    assert g.players[RED].action_cards == ()
    assert g.discards["action"] == ("a37",)
    assert not table.can_undo(RED)


def test_cards_that_cost_an_action_are_played_as_one_and_the_others_for_nothing() -> None:
    g = having("leadership")
    assert reason(question(play(False, having("spy"), RED)), card("spy")) == "costs-an-action"
    assert reason(question(play(True, g, RED)), card("leadership")) == "costs-no-action"
    wanted = {"spy", "mercenaries", "city_development", "explorer", "new_plans", "synergies", "new_ideas"}
    assert {name for name, record in CIVIL.items() if record.action} == wanted


def test_a_card_whose_price_cannot_be_paid_is_not_played() -> None:
    assert why_not(having("leadership", culture=0), "leadership") == "cannot-pay"


@pytest.mark.parametrize(
    "name",
    [name for name, record in CIVIL.items() if record.price],
)
def test_the_price_of_a_card_is_a_culture_token(name: str) -> None:
    assert CIVIL[name].price == {"culture": 1}


# ---------------------------------------------------------------------- advances


def test_quick_advance_brings_any_open_advance_without_price_and_event_marker() -> None:
    g = having("quick_advance")
    played(g, "quick_advance", "writing")
    assert g.players[RED].advances == ("writing",)
    assert g.players[RED].event_markers == 3
    assert g.players[RED].goods["culture"] == 1  # paid one, got one from the rim


def near_teacher(*advances: str) -> Clash:
    """Blue has a settler two hexes from red's city."""
    g = meadow()
    city(g, RED, "E4")
    troops(g, BLUE, "E6", settler=1)
    gained(g, BLUE, *advances)
    return g


def test_inspiration_brings_an_advance_of_a_neighbour_for_nothing() -> None:
    g = having("inspiration", g=near_teacher("writing", "public_education"), culture=0)
    gained(g, GREEN, "myths")
    asked = question(play(False, g, RED), card("inspiration"))
    assert asked.prompt.legal() == [f"{BLUE}:writing"]
    g = having("inspiration", g=near_teacher("writing"), culture=0)
    played(g, "inspiration", f"{BLUE}:writing")
    assert g.players[RED].advances == ("writing",)
    assert g.players[RED].event_markers == 3


def test_inspiration_needs_a_unit_or_city_within_two_hexes() -> None:
    g = having("inspiration", g=near_teacher("writing"))
    g.units[BLUE] = {"E7": ("settler",)}
    assert why_not(g, "inspiration") == "no-effect"


def test_two_cards_of_the_same_name_do_not_serve_for_the_same_neighbour() -> None:
    for first, second in (("a3", "a4"), ("a39", "a40")):
        table, g, me = cleared(3)
        near, nearer = ((me + n) % 3 for n in (1, 2))
        city(g, me, "D2")
        troops(g, near, "D3", settler=1)
        gained(g, near, "fishing", "writing", "myths")
        hold(g, me, first, second)
        say(table, "card", first, f"{near}:fishing")
        while open_key(table) == "free-advance":
            say(table, offered(table)[0])
        gained(g, nearer, "tactics")
        troops(g, nearer, "C2", settler=1)
        assert "card" in offered(table)
        say(table, "card")
        assert offered(table) == [second]
        say(table, second)
        assert {answer.partition(":")[0] for answer in offered(table)} == {str(nearer)}


def test_without_another_neighbour_a_second_inspiration_is_refused() -> None:
    table, g, me = cleared()
    city(g, me, "D2")
    troops(g, 1 - me, "D3", settler=1)
    gained(g, 1 - me, "fishing", "writing")
    hold(g, me, "a3", "a4", "a19")
    say(table, "card", "a3", f"{1 - me}:fishing", "card")
    assert refused(table, "a4") == "same-condition"


def test_two_cards_ideas_do_not_serve_for_the_same_academy() -> None:
    table, g, me = cleared()
    city(g, me, "D2", "academy")
    hold(g, me, "a9", "a10", "a19")
    say(table, "card", "a9", "card")
    assert refused(table, "a10") == "same-condition"
    say(table, "a19")
    city(g, me, "D5", "academy")
    say(table, "card", "a10")
    assert g.players[me].goods["ideas"] == 2


def test_technology_trade_brings_an_advance_and_the_neighbour_gets_one_back() -> None:
    g = having("technology_trade", g=near_teacher("writing"))
    gained(g, RED, "myths")
    played(g, "technology_trade", f"{BLUE}:writing", "myths")
    assert g.players[RED].advances == ("myths", "writing")
    assert g.players[BLUE].advances == ("writing", "myths")
    assert (g.players[RED].event_markers, g.players[BLUE].event_markers) == (3, 3)


def captor() -> Clash:
    """Red has captured a city of blue, who knows Writing."""
    g = meadow()
    city(g, RED, "E4")
    city(g, BLUE, "D5")
    troops(g, RED, "D5", infantry=1)
    gained(g, BLUE, "writing", "myths")
    lead(fight(g, RED, "D5", "D4"))
    return g


def test_teach_us_brings_an_advance_of_who_has_lost_a_city() -> None:
    g = having("teach_us", g=captor())
    played(g, "teach_us", f"{BLUE}:writing")
    assert g.players[RED].advances == ("writing",)
    assert g.players[RED].event_markers == 3


def test_teach_us_is_not_played_twice_for_one_city() -> None:
    """The rulebook's example."""
    g = having("teach_us", g=captor())
    played(g, "teach_us", f"{BLUE}:writing")
    g = having("teach_us", g=g)
    assert why_not(g, "teach_us") == "nobody-taught"


def test_teach_us_needs_a_city_captured_from_a_player() -> None:
    g = meadow()
    city(g, BARBARIANS, "D5")
    troops(g, RED, "D5", infantry=1)
    gained(g, BLUE, "writing")
    lead(fight(g, RED, "D5", "D4"))
    assert why_not(having("teach_us", g=g), "teach_us") == "nobody-taught"


def test_new_ideas_sells_an_advance_without_event_marker_and_brings_two_ideas() -> None:
    g = having("new_ideas")
    g.players[RED].goods["food"] = 2
    played(g, "new_ideas", "writing")
    assert g.players[RED].goods["food"] == 0
    assert g.players[RED].goods["ideas"] == 2
    assert g.players[RED].event_markers == 3
    assert why_not(having("new_ideas"), "new_ideas") == "cannot-pay"


def test_synergies_sells_two_advances_of_one_category_without_event_markers() -> None:
    g = having("synergies")
    gained(g, RED, "storage")
    g.players[RED].goods["food"] = 4
    played(g, "synergies", "writing+philosophy")
    assert g.players[RED].advances == ("storage", "writing", "philosophy")
    assert g.players[RED].goods["food"] == 0
    assert g.players[RED].event_markers == 3


def test_synergies_keeps_the_top_advance_first_and_needs_both_prices() -> None:
    g = having("synergies")
    gained(g, RED, "storage")
    g.players[RED].goods["food"] = 4
    offered = question(play(True, g, RED), card("synergies")).prompt.legal()
    assert "writing+philosophy" in offered
    assert "philosophy+writing" not in offered
    assert "public_education+philosophy" not in offered
    g.players[RED].goods["food"] = 3
    assert why_not(g, "synergies") == "cannot-pay"


# ---------------------------------------------------------------------- ideas and moods


def test_ideas_brings_an_idea_for_each_city_with_an_academy() -> None:
    g = having("ideas")
    city(g, RED, "C4", "academy")
    city(g, RED, "G4", "academy")
    city(g, BLUE, "E8", "academy")
    played(g, "ideas")
    assert g.players[RED].goods["ideas"] == 2
    assert why_not(having("ideas"), "ideas") == "no-effect"


def victor() -> Clash:
    """Red has won a land battle this turn and has two cities."""
    g = meadow()
    city(g, RED, "E4")
    city(g, RED, "C4", mood=ANGRY)
    troops(g, BLUE, "D7", settler=1)
    troops(g, RED, "D7", infantry=1)
    lead(fight(g, RED, "D7", "D6"))
    return g


def test_great_ideas_brings_two_ideas_after_a_won_land_battle_once_for_each_battle() -> None:
    g = having("great_ideas", g=victor())
    played(g, "great_ideas")
    assert g.players[RED].goods["ideas"] == 2
    assert why_not(having("great_ideas", g=g), "great_ideas") == "no-battle-won"
    assert why_not(having("great_ideas"), "great_ideas") == "no-battle-won"


def test_hero_general_raises_a_city_and_for_a_mood_token_another_step() -> None:
    g = having("hero_general", g=victor())
    g.players[RED].goods["mood"] = 1
    played(g, "hero_general", "C4", "E4")
    assert (g.mood["C4"], g.mood["E4"]) == (NEUTRAL, HAPPY)
    assert g.players[RED].goods["mood"] == 0


def test_hero_general_may_raise_the_same_city_twice_or_leave_it_at_one_step() -> None:
    g = having("hero_general", g=victor())
    g.players[RED].goods["mood"] = 1
    played(g, "hero_general", "C4", "C4")
    assert g.mood["C4"] == HAPPY
    g = having("hero_general", g=victor())
    g.players[RED].goods["mood"] = 1
    played(g, "hero_general", "C4", "none")
    assert (g.mood["C4"], g.players[RED].goods["mood"]) == (NEUTRAL, 1)


def test_one_battle_serves_for_one_hero_general() -> None:
    g = having("hero_general", g=victor())
    played(g, "hero_general", "C4")
    assert why_not(having("hero_general", g=g), "hero_general") == "no-battle-won"


# ---------------------------------------------------------------------- spies and plans


def test_a_spy_sees_a_whole_hand_and_may_exchange_cards_of_the_same_kind() -> None:
    g = having("spy")
    g.players[RED].action_cards += ("a20",)
    g.players[RED].objective_cards = ("o1",)
    g.players[BLUE].action_cards = ("a5",)
    g.players[BLUE].objective_cards = ("o2",)
    g.players[BLUE].wonder_cards = ("great_wall",)
    led = played(g, "spy", "o1>o2")
    assert led.told("spy-sees") == [{"other_seat": BLUE, "cards": ["a5", "o2", "great_wall"]}]
    assert g.players[RED].objective_cards == ("o2",)
    assert g.players[BLUE].objective_cards == ("o1",)


def test_a_spy_exchanges_only_equal_kinds_and_need_not() -> None:
    g = having("spy")
    g.players[RED].objective_cards = ("o1",)
    g.players[BLUE].action_cards = ("a5",)
    asked = question(play(True, g, RED), card("spy"))
    assert asked.prompt.legal() == ["none"]


def test_a_spy_needs_a_player_with_cards() -> None:
    assert why_not(having("spy"), "spy") == "no-effect"


def test_new_plans_shows_two_objective_cards_and_one_may_be_kept_for_one_of_the_hand() -> None:
    g = having("new_plans")
    g.players[RED].objective_cards = ("o30",)
    g.decks["objective"] = ("o1", "o2", "o3")
    played(g, "new_plans", "o30>o2")
    assert g.players[RED].objective_cards == ("o2",)
    assert sorted(g.decks["objective"]) == ["o1", "o3", "o30"]


def test_new_plans_may_keep_the_old_ones_and_needs_an_objective_card() -> None:
    g = having("new_plans")
    g.players[RED].objective_cards = ("o30",)
    g.decks["objective"] = ("o1", "o2", "o3")
    played(g, "new_plans", "none")
    assert g.players[RED].objective_cards == ("o30",)
    assert sorted(g.decks["objective"]) == ["o1", "o2", "o3"]
    assert why_not(having("new_plans"), "new_plans") == "no-effect"
    assert set(OBJECTIVE_CARDS) == set(DECKS["objective"])


# ---------------------------------------------------------------------- barbarians


def barbarians_near() -> Clash:
    g = meadow()
    city(g, RED, "E4")
    city(g, BARBARIANS, "E6")
    troops(g, BARBARIANS, "E6", infantry=2)
    return g


def test_mercenaries_move_barbarian_armies_for_a_good_each_and_the_city_they_left_grows() -> None:
    g = having("mercenaries", g=barbarians_near(), culture=0)
    g.players[RED].goods["wood"] = 1
    played(g, "mercenaries", "E6>E7")
    assert len(stack(g, BARBARIANS, "E7")) == 2
    assert stack(g, BARBARIANS, "E6") == ("infantry",)
    assert g.players[RED].goods["wood"] == 0


def test_mercenaries_have_rested_when_the_next_card_is_played() -> None:
    g = having("mercenaries", g=barbarians_near())
    played(g, "mercenaries", "E6>E5")
    played(having("mercenaries", g=g), "mercenaries", "E5>E6")
    assert len(stack(g, BARBARIANS, "E6")) == 3


def test_mercenaries_fight_whom_they_meet() -> None:
    g = having("mercenaries", g=barbarians_near())
    troops(g, BLUE, "E7", settler=1)
    played(g, "mercenaries", "E6>E7")
    assert stack(g, BLUE, "E7") == ()


def test_each_army_of_mercenaries_moves_once_and_has_its_price() -> None:
    g = having("mercenaries", g=barbarians_near())
    troops(g, BARBARIANS, "C5", infantry=1)
    g.players[RED].goods["ore"] = 1
    led = played(g, "mercenaries", "E6>E7", {"ore": 1}, "C5>C6")
    assert [key for _, key in led.asked].count("mercenaries") == 2
    assert sum(g.players[RED].goods.values()) == 0


def test_mercenaries_must_be_within_two_hexes_of_cities_or_armies() -> None:
    g = meadow()
    city(g, RED, "E4")
    troops(g, BARBARIANS, "E7", infantry=1)
    assert why_not(having("mercenaries", g=g), "mercenaries") == "no-effect"
    troops(g, RED, "E5", infantry=1)
    assert verdict_on(g, "mercenaries") is None


def test_cultural_takeover_lets_an_attempt_aim_at_a_barbarian_city_of_size_one() -> None:
    g = having("cultural_takeover", g=barbarians_near())
    city(g, RED, "E7")
    g.players[RED].goods["culture"] = 0
    assert can_influence(g, RED) is not None
    played(g, "cultural_takeover")
    lead(influence_culture(g, RED), "E7>E6", "infantry", rolls=[FIVE])
    assert g.city["E6"] == RED
    assert g.mood["E6"] == NEUTRAL
    assert stack(g, RED, "E6") == ("infantry",)
    assert stack(g, BARBARIANS, "E6") == ()
    assert g.players[RED].goods["gold"] == 0


def test_cultural_takeover_is_for_one_attempt() -> None:
    g = having("cultural_takeover", g=barbarians_near())
    city(g, RED, "E7")
    played(g, "cultural_takeover")
    g.turn.deed = "influence"
    lead(carry_out(g, RED), "E7>E6", False, rolls=[FOUR])
    assert g.city["E6"] == BARBARIANS
    assert can_influence(g, RED) is not None


def test_cultural_takeover_needs_such_a_city_in_reach() -> None:
    g = having("cultural_takeover")
    assert why_not(g, "cultural_takeover") == "no-effect"


# ---------------------------------------------------------------------- cities


def test_city_development_builds_without_price_and_activates_the_city() -> None:
    g = having("city_development")
    city(g, RED, "C4")
    gained(g, RED, "writing")
    played(g, "city_development", "E4:academy")
    assert g.buildings["E4"] == (("academy", RED),)
    assert g.players[RED].goods["ideas"] == 2
    assert g.turn.activations == {"E4": 1}


def test_city_development_keeps_to_size_mood_and_availability() -> None:
    g = having("city_development")
    gained(g, RED, "writing")
    assert why_not(g, "city_development") == "no-effect"
    city(g, RED, "C4", mood=ANGRY)
    asked = question(play(True, g, RED), card("city_development"))
    assert asked.prompt.legal() == ["E4:academy"]
    assert reason(asked, "C4:academy") == "angry-city"


def test_production_focus_lets_the_next_production_use_a_hex_more_than_once() -> None:
    g = having("production_focus")
    gained(g, RED, "farming", "storage")
    g.mood["E4"] = HAPPY
    played(g, "production_focus")
    lead(produce(g, RED), "E4", "E4:food", "E4:food")
    assert g.players[RED].goods["food"] == 2
    assert reason(question(collect(g, RED, "E4"), "E4:food"), "E4:food") == "hex-taken"


def test_mass_production_adds_two_hexes_to_the_next_production() -> None:
    g = having("mass_production")
    gained(g, RED, "farming", "storage")
    played(g, "mass_production")
    lead(produce(g, RED), "E4", "E4:food", "E5:food", "D4:food")
    assert g.players[RED].goods["food"] == 3
    assert lead(collect(g, RED, "E4"), "E4:food").asked == [(RED, "harvest")]


def test_production_focus_and_mass_production_do_not_go_together_nor_with_themselves() -> None:
    g = having("production_focus")
    gained(g, RED, "farming")
    played(g, "production_focus")
    for name in ("production_focus", "mass_production"):
        assert why_not(having(name, g=g), name) == "one-at-a-time"


def test_militia_puts_an_infantry_into_an_own_city_with_room() -> None:
    g = having("militia")
    city(g, RED, "C4")
    troops(g, RED, "C4", infantry=4)
    played(g, "militia")
    assert stack(g, RED, "E4") == ("infantry",)


def test_militia_is_not_played_where_no_city_has_room_for_an_infantry() -> None:
    g = having("militia")
    troops(g, RED, "E4", infantry=4)
    assert why_not(g, "militia") == "no-effect"
    city(g, RED, "C4")
    assert verdict_on(g, "militia") is None


def test_leadership_brings_an_action() -> None:
    g = having("leadership")
    played(g, "leadership")
    assert g.turn.actions == 4


def frontier() -> Clash:
    """Red's home tile is open, all others are not."""
    g = meadow()
    home = next(slot for slot in g.atlas.homes if "E4" in g.atlas.slots[slot].hexes)
    g.terrain = dict.fromkeys(g.atlas.slots[home].hexes, "plain")
    tiles = (f"t{number:02}" for number in range(20, 4, -1))
    g.tiles = dict(zip(g.atlas.unexplored, tiles, strict=False))
    city(g, RED, "E4")
    return g


def test_the_explorer_turns_up_a_tile_beside_ones_cities_and_brings_a_settler() -> None:
    g = having("explorer", g=frontier())
    home = next(slot for slot in g.atlas.homes if "E4" in g.atlas.slots[slot].hexes)
    slot = next(slot for slot in g.tiles if home in g.atlas.touching[slot])
    far = next(slot for slot in g.tiles if home not in g.atlas.touching[slot])
    asked = question(play(True, having("explorer", g=frontier()), RED), card("explorer"))
    assert far not in asked.prompt.legal()
    played(g, "explorer", slot, "as-it-is", "E4")
    assert all(hex in g.terrain for hex in g.atlas.slots[slot].hexes)
    assert stack(g, RED, "E4") == ("settler",)


def test_either_half_of_the_explorer_is_enough() -> None:
    g = having("explorer", g=frontier())
    played(g, "explorer", "none", "E4")
    assert stack(g, RED, "E4") == ("settler",)
    g = having("explorer")
    troops(g, RED, "E4", settler=4)
    assert why_not(g, "explorer") == "no-effect"


# ---------------------------------------------------------------------- others


def test_assassination_takes_an_action_from_the_next_turn_of_another_player_once() -> None:
    g = having("assassination")
    played(g, "assassination", GREEN)
    assert g.players[GREEN].lost_actions == 1
    g = having("assassination", g=g)
    played(g, "assassination")
    assert g.players[BLUE].lost_actions == 1
    lead(begin_turn(g, GREEN))
    assert g.turn.actions == 2
    assert g.players[GREEN].lost_actions == 0


def neighbours_in_arms() -> Clash:
    g = meadow()
    city(g, RED, "E4")
    troops(g, RED, "E5", infantry=1)
    troops(g, BLUE, "E6", infantry=1)
    troops(g, GREEN, "D5", infantry=1)
    for seat in (RED, BLUE, GREEN):
        gained(g, seat, "tactics")
    return g


def test_negotiations_keep_both_from_attacking_each_other() -> None:
    g = having("negotiations", g=neighbours_in_arms())
    played(g, "negotiations", BLUE)
    verdict = may_go(g, RED, "E5", "E6", ("infantry",))
    assert verdict is not None
    assert verdict[0].id == "peace"
    assert may_go(g, RED, "E5", "D5", ("infantry",)) is None
    lead(end_turn(g, RED))
    g.turn = Turn(BLUE)
    verdict = may_go(g, BLUE, "E6", "E5", ("infantry",))
    assert verdict is not None
    assert verdict[0].id == "peace"
    lead(end_turn(g, BLUE))
    assert may_go(g, BLUE, "E6", "E5", ("infantry",)) is None


def test_negotiations_come_before_anything_else_in_the_turn() -> None:
    g = having("negotiations", g=neighbours_in_arms())
    g.turn.deed = "pass"
    lead(carry_out(g, RED))
    assert why_not(g, "negotiations") == "turn-has-begun"


def test_a_second_negotiation_may_follow_the_first() -> None:
    g = having("negotiations", g=neighbours_in_arms(), culture=2)
    g.turn.deed = "card"
    lead(carry_out(g, RED), card("negotiations"), BLUE)
    g.players[RED].action_cards = (card("negotiations"),)
    assert verdict_on(g, "negotiations") is None


# ---------------------------------------------------------------------- great persons

FIELDS = {
    "great_explorer": "fishing",
    "great_artist": "arts",
    "great_prophet": "myths",
    "great_philosopher": "writing",
    "great_scientist": "math",
    "great_warlord": "tactics",
    "great_merchant": "bartering",
}


def test_great_persons_are_played_as_an_action() -> None:
    assert all(takes_action(card(name)) for name in (*FIELDS, "elder_statesman", "great_engineer"))


@pytest.mark.parametrize(("name", "advance"), FIELDS.items())
def test_a_great_person_brings_an_advance_of_the_field_without_price_and_marker(name: str, advance: str) -> None:
    g = having(name, culture=0)
    g.mood["E4"] = HAPPY
    asked = question(play(True, g, RED), card(name))
    assert asked.prompt.legal() == [advance, "none"]
    g = having(name, culture=0)
    g.mood["E4"] = HAPPY
    played(g, name, advance)
    assert advance in g.players[RED].advances
    assert g.players[RED].event_markers == 3
    assert g.discards["event"] == (card(name),)


def test_the_great_explorer_explores_near_ones_cities_and_founds_a_city_there_for_two_food() -> None:
    g = having("great_explorer", g=frontier())
    g.players[RED].goods["food"] = 2
    home = next(slot for slot in g.atlas.homes if "E4" in g.atlas.slots[slot].hexes)
    slot = next(slot for slot in g.tiles if home in g.atlas.touching[slot])
    g.tiles = {**g.tiles, slot: "t20"}
    hex = g.atlas.slots[slot].hexes[0]
    played(g, "great_explorer", "none", slot, "as-it-is", hex)
    assert g.city[hex] == RED
    assert g.mood[hex] == NEUTRAL
    assert g.players[RED].goods["food"] == 0


def test_the_great_explorer_needs_something_to_do() -> None:
    g = having("great_explorer")
    gained(g, RED, "fishing", "navigation", "war_ships", "cartography")
    assert why_not(g, "great_explorer") == "no-effect"


def test_the_great_artist_makes_a_city_happy() -> None:
    g = having("great_artist")
    city(g, RED, "C4", mood=ANGRY)
    played(g, "great_artist", "none", "C4")
    assert g.mood["C4"] == HAPPY


def test_the_great_prophet_builds_a_temple_at_its_price_without_activating() -> None:
    g = having("great_prophet")
    city(g, RED, "C4")
    g.players[RED].goods |= {"food": 1, "wood": 1, "ore": 1}
    played(g, "great_prophet", "myths", "E4:temple", "culture")
    assert g.buildings["E4"] == (("temple", RED),)
    assert g.turn.activations == {}
    assert (g.players[RED].goods["food"], g.players[RED].goods["wood"], g.players[RED].goods["ore"]) == (0, 0, 0)


def test_the_great_philosopher_brings_two_ideas() -> None:
    g = having("great_philosopher")
    played(g, "great_philosopher", "none")
    assert g.players[RED].goods["ideas"] == 2


def test_the_great_scientist_brings_an_idea_and_an_action_card() -> None:
    g = having("great_scientist")
    played(g, "great_scientist", "none")
    assert g.players[RED].goods["ideas"] == 1
    assert len(g.players[RED].action_cards) == 1


def test_the_elder_statesman_brings_a_legal_advance_of_a_government_and_two_action_cards() -> None:
    g = having("elder_statesman")
    gained(g, RED, "philosophy", "draft", "voting")
    asked = question(play(True, g, RED), card("elder_statesman"))
    assert asked.prompt.legal() == ["separation_of_power", "civil_liberties", "free_economy", "none"]
    for other in ("autocracy", "theocracy"):
        g = having("elder_statesman")
        gained(g, RED, "philosophy", "draft", "state_religion", "nationalism" if other == "autocracy" else "dogma")
        legal = question(play(True, g, RED), card("elder_statesman")).prompt.legal()
        assert {*legal} <= {*IN_CATEGORY[other], "none"}
        assert len(legal) > 1
    g = having("elder_statesman")
    played(g, "elder_statesman")
    assert len(g.players[RED].action_cards) == 2


def test_the_great_warlord_gives_a_move_action_and_two_points_in_its_first_battle_with_dice() -> None:
    g = having("great_warlord", g=neighbours_in_arms())
    troops(g, RED, "E5", infantry=1)
    played(g, "great_warlord", "none")
    assert g.turn.moves == 3
    led = lead(next_move(g, RED), "E5>E6", "infantry+infantry", rolls=[[ONE, TWO], ONE])
    assert led.told("combat-value")[0]["value"] == 5
    assert not g.turn.warlord


def test_the_bonus_of_the_great_warlord_waits_for_a_battle_with_dice_and_ends_with_the_move_action() -> None:
    g = having("great_warlord", g=neighbours_in_arms())
    g.units[BLUE] = {"E6": ("settler",)}
    played(g, "great_warlord", "none")
    lead(next_move(g, RED), "E5>E6")
    assert g.turn.warlord
    lead(next_move(g, RED), "stay")
    assert not g.turn.warlord


def test_the_great_merchant_collects_trade_routes_of_who_has_them() -> None:
    g = having("great_merchant")
    gained(g, RED, "bartering", "trade_routes")
    city(g, BLUE, "E7")
    troops(g, RED, "E6", settler=1)
    played(g, "great_merchant", "none", "E6:settler>E7:food")
    assert g.players[RED].goods["food"] == 1


def test_the_great_engineer_builds_a_building_at_its_price_without_activating() -> None:
    g = having("great_engineer")
    city(g, RED, "C4")
    gained(g, RED, "mining", "writing")
    g.players[RED].goods |= {"food": 1, "wood": 1, "ore": 1}
    played(g, "great_engineer", "sanitation", "E4:academy")
    assert g.buildings["E4"] == (("academy", RED),)
    assert g.turn.activations == {}
    assert "sanitation" in g.players[RED].advances

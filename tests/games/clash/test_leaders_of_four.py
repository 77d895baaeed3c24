"""§14.10.1 to §14.10.4 The leaders of Rome, Greece, China and the Vikings, a test for each thing they can do."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.clash.fields import BLUE, RED, city, lead, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import (
    asked,
    hold,
    led_by,
    next_event,
    offered,
    open_key,
    refused,
    say,
    told,
)

from civitas.games.clash.box.content import ANGRY, EVENTS, HAPPY, NEUTRAL, WONDERS
from civitas.games.clash.box.decks import draw
from civitas.games.clash.box.queries import BARBARIANS, Clash, Owner, kind, put, stack
from civitas.games.clash.cards.playing import name_of
from civitas.games.clash.scoring import halves
from civitas.games.clash.secrets import redeal
from civitas.kernel import Table

ONE, TWO, SIX = 1, 3, 10
MARCH = next(id for id, event in EVENTS.items() if event.symbol == "barbarians_move")


def marching(leader: str, enemy: Owner = BLUE, infantry: int = 1, against: int = 1) -> tuple[Table, Clash]:
    """The leader is about to march from D5 to D4, where so many enemies stand."""
    table, g = led_by(leader, "tactics")
    troops(g, RED, "D5", infantry=infantry)
    troops(g, enemy, "D4", infantry=against)
    city(g, BLUE, "G3")
    return table, g


def attack(table: Table, own: int = 1) -> None:
    """All of them go, and the dice are about to be rolled."""
    say(table, "move", "D5>D4", "+".join(["infantry"] * own + ["leader"]))


def bonus(table: Table, term: str) -> int:
    """What the last combat value of RED has by this."""
    note = [note for note in told(table, "combat-value") if note["seat"] == RED][-1]
    return sum(amount for source, amount in note["terms"] if source == term)


def aboard(leader: str, *advances: str) -> tuple[Table, Clash]:
    """The leader is on a ship before D5, which is a city; D3 is land beside the water."""
    table, g = led_by(leader, *advances, hex="D4")
    paint(g, D4="water")
    city(g, RED, "D5", mood=HAPPY)
    put(g, RED, "D4", "ship")
    return table, g


# ---------------------------------------------------------------------- Rome


def test_the_cards_of_princeps_are_those_of_the_hand_also_after_it_was_dealt_anew() -> None:
    table, g = led_by("augustus")
    stock(g, RED, culture=1)
    g.players[RED].action_cards = ("a1", "a2", "a3")
    say(table, "princeps")
    before = offered(table)
    redeal(g, BLUE, Random(3))
    table.prompt(RED).forget()
    assert sorted(offered(table)) == sorted(g.players[RED].action_cards)
    assert sorted(offered(table)) != sorted(before)


def test_princeps_draws_an_action_and_an_objective_card_and_discards_one_of_each() -> None:
    table, g = led_by("augustus")
    stock(g, RED, culture=1)
    say(table, "princeps")
    assert (open_key(table), len(g.players[RED].action_cards), len(g.players[RED].objective_cards)) == (
        "princeps",
        1,
        1,
    )
    say(table, offered(table)[0])
    say(table, offered(table)[0])
    assert (g.turn.actions, g.turn.activations, g.players[RED].goods["culture"]) == (2, {"D5": 1}, 0)
    assert not g.players[RED].action_cards
    assert not g.players[RED].objective_cards


def test_princeps_wants_the_leader_in_an_own_city() -> None:
    table, g = led_by("augustus", hex="D4")
    city(g, RED, "A3")
    stock(g, RED, culture=1)
    assert refused(table, "princeps") == "leader-not-in-city"


def test_the_emperor_has_two_more_on_a_tile_without_a_city_of_his() -> None:
    table, g = marching("augustus")
    attack(table)
    say(table, [TWO, TWO], TWO)
    assert bonus(table, "emperor") == 2 * (g.atlas.slot_of["D4"] != g.atlas.slot_of["D5"])
    table, g = marching("augustus")
    city(g, RED, next(hex for hex in g.atlas.slots[g.atlas.slot_of["D4"]].hexes if hex not in ("D4", "D5")))
    attack(table)
    say(table, [TWO, TWO], TWO)
    assert bonus(table, "emperor") == 0


def test_the_statesman_raises_the_mood_of_his_city_without_an_action() -> None:
    table, g = led_by("caesar")
    g.mood["D5"] = ANGRY
    stock(g, RED, mood=1)
    say(table, "statesman")
    assert (g.mood["D5"], g.turn.actions, g.players[RED].goods["mood"]) == (NEUTRAL, 3, 0)


def test_the_proconsul_pays_a_gold_for_an_infantry_in_the_city_he_has_captured() -> None:
    table, g = led_by("caesar", "tactics")
    city(g, BLUE, "D4")
    city(g, BLUE, "G3")
    say(table, "move", "D5>D4", "none")
    assert asked(table) == (RED, "proconsul")
    gold = g.players[RED].goods["gold"]
    say(table, True)
    assert [*map(kind, stack(g, RED, "D4"))] == ["infantry", "leader"]
    assert g.players[RED].goods["gold"] == gold - 1


def test_nobody_influences_the_city_of_the_dictator() -> None:
    table, g = led_by("sulla", hex="G3")
    g.city["G3"], g.mood["G3"], g.buildings["G3"] = RED, HAPPY, (("academy", RED),)
    city(g, BLUE, "F3", "temple", "fortress")
    city(g, RED, "A3")
    say(table, "pass", "pass", "pass", "end")
    assert refused(table, "influence") == "leader-protects"


def test_barbarians_near_the_dictator_move_only_if_he_agrees() -> None:
    for agrees in (True, False):
        table, g = led_by("sulla", "farming")
        city(g, BARBARIANS, "D3")
        troops(g, BARBARIANS, "D3", infantry=1)
        stock(g, RED, food=2)
        next_event(g, MARCH)
        say(table, "advance", "irrigation")
        assert asked(table) == (RED, "let-barbarians")
        say(table, agrees)
        assert ("infantry" in [*map(kind, stack(g, BARBARIANS, "D3"))]) or agrees
        assert (table.state.battle is not None or bool(stack(g, BARBARIANS, "D4"))) == agrees


def test_the_civilizer_has_two_more_against_barbarians_alone() -> None:
    for enemy, more in ((BARBARIANS, 2), (BLUE, 0)):
        table, _ = marching("sulla", enemy)
        attack(table)
        say(table, [TWO, TWO], TWO)
        assert bonus(table, "civilizer") == more


# ---------------------------------------------------------------------- Greece


def test_the_idol_plays_a_card_that_takes_an_action_without_one() -> None:
    table, g = led_by("alexander", "writing")
    city(g, RED, "A3")
    card = next(card for card in g.decks["action"] if name_of(card) == "city_development")
    hold(g, RED, card)
    stock(g, RED, culture=1)
    assert refused(table, "idol") == "no-card-to-play"
    stock(g, RED, culture=2)
    say(table, "idol", card)
    assert g.turn.actions == 3
    assert g.turn.activations == {"D5": 1}
    assert card not in g.players[RED].action_cards


def test_the_ruler_of_the_world_has_one_more_for_each_tile_with_a_city_but_the_first() -> None:
    table, g = marching("alexander")
    for hex in ("A3", "G7"):
        city(g, RED, hex)
    attack(table)
    say(table, [TWO, TWO], TWO)
    assert bonus(table, "ruler_of_the_world") == 2


def test_recruiting_in_the_city_of_leonidas_brings_a_culture_token() -> None:
    table, g = led_by("leonidas")
    stock(g, RED, food=2)
    say(table, "recruit", "D5", "settler")
    assert g.players[RED].goods["culture"] == 1


def test_the_hero_of_thermopylae_has_two_more_for_each_unit_the_enemy_has_more() -> None:
    table, _ = marching("leonidas", against=4)
    attack(table)
    say(table, [TWO, TWO], [TWO, TWO, TWO, TWO])
    assert bonus(table, "hero_of_thermopylae") == 4


@pytest.mark.parametrize(
    ("leader", "ability", "advance"),
    [
        ("pericles", "master", "writing"),
        ("sun_tzu", "art_of_war", "tactics"),
        ("wu_zetian", "agriculture_economist", "farming"),
    ],
)
def test_a_patron_brings_an_advance_of_the_category_for_a_token(leader: str, ability: str, advance: str) -> None:
    table, g = led_by(leader)
    stock(g, RED, culture=1)
    markers = g.players[RED].event_markers
    say(table, ability)
    assert g.players[RED].advances == (advance,)
    assert (g.players[RED].event_markers, g.turn.actions) == (markers - 1, 2)


def test_a_patron_wants_a_happy_city() -> None:
    table, g = led_by("pericles")
    stock(g, RED, culture=1)
    g.mood["D5"] = NEUTRAL
    assert refused(table, "master") == "leader-city-not-happy"


def test_a_patron_with_all_advances_of_the_category_brings_none() -> None:
    table, g = led_by("pericles", "writing", "public_education", "free_education", "philosophy")
    stock(g, RED, culture=1)
    assert refused(table, "master") == "nothing-to-teach"


def test_the_admiral_has_two_more_at_sea() -> None:
    table, g = aboard("pericles", "fishing")
    paint(g, D3="water")
    city(g, BLUE, "G3")
    troops(g, BLUE, "D3", ship=1)
    say(table, "move", "D4>D3")
    if open_key(table) == "group":
        say(table, "leader+ship")
    say(table, TWO, TWO)
    assert bonus(table, "admiral") == 2


# ---------------------------------------------------------------------- China


def test_fast_war_brings_tokens_for_a_land_battle_won_in_its_first_round() -> None:
    table, g = marching("sun_tzu")
    attack(table)
    say(table, [SIX, SIX], ONE)
    assert (g.players[RED].goods["mood"], g.players[RED].goods["culture"]) == (1, 1)


def test_a_war_of_two_rounds_is_not_fast() -> None:
    table, g = marching("sun_tzu")
    attack(table)
    say(table, [TWO, TWO], ONE, False, [SIX, SIX], ONE)
    assert (g.players[RED].goods["mood"], g.players[RED].goods["culture"]) == (0, 0)


@pytest.mark.parametrize("place", ["deck", "discards", "hand"])
def test_qin_finds_the_great_wall_wherever_it_is(place: str) -> None:
    _, g = led_by("qin_shi_huang")
    rest = tuple(card for card in g.decks["wonder"] if card != "great_wall")
    g.decks["wonder"] = (*rest, "great_wall") if place == "deck" else rest
    g.discards["wonder"] = ("great_wall",) if place == "discards" else ()
    g.players[BLUE].wonder_cards = ("great_wall",) if place == "hand" else ()
    lead(draw(g, RED, "wonder"))
    assert g.players[RED].wonder_cards == ("great_wall",)
    assert "great_wall" not in (*g.decks["wonder"], *g.discards["wonder"], *g.players[BLUE].wonder_cards)
    assert len(g.players[BLUE].wonder_cards) == (place == "hand")


def test_qin_takes_the_open_wall_and_another_card_is_laid_out() -> None:
    _, g = led_by("qin_shi_huang")
    g.decks["wonder"] = tuple(card for card in g.decks["wonder"] if card != "great_wall")
    g.open_wonders = ("great_wall",)
    first = g.decks["wonder"][0]
    lead(draw(g, RED, "wonder"))
    assert (g.players[RED].wonder_cards, g.open_wonders) == (("great_wall",), (first,))
    assert first not in g.decks["wonder"]


def test_once_the_wall_is_built_qin_draws_like_anybody() -> None:
    _, g = led_by("qin_shi_huang")
    g.wonders["great_wall"], g.wonder_marks["great_wall"] = "", ()
    g.decks["wonder"] = tuple(card for card in g.decks["wonder"] if card != "great_wall")
    first = g.decks["wonder"][0]
    lead(draw(g, RED, "wonder"))
    assert g.players[RED].wonder_cards == (first,)


def test_qin_builds_wonders_without_an_action_and_the_wall_for_two_culture_tokens_less() -> None:
    wall = WONDERS["great_wall"]
    table, g = led_by("qin_shi_huang", "engineering", wall.needs)
    city(g, RED, "A3", mood=HAPPY)
    g.players[RED].wonder_cards = ("great_wall",)
    stock(g, RED, **{**wall.price, "culture": wall.price["culture"] - 2})
    say(table, "builder_of_the_wall", "D5:wonder:great_wall")
    assert g.wonders["great_wall"] == "D5"
    assert (g.turn.actions, g.players[RED].goods["culture"]) == (3, 0)


def test_qin_builds_without_an_action_only_where_he_is_and_what_could_be_built_there() -> None:
    wall = WONDERS["great_wall"]
    table, g = led_by("qin_shi_huang", "engineering", wall.needs, hex="D4")
    for hex in ("D5", "A3"):
        city(g, RED, hex, mood=HAPPY)
    g.players[RED].wonder_cards = ("great_wall",)
    stock(g, RED, **wall.price)
    assert refused(table, "builder_of_the_wall") == "leader-not-in-city"
    table, g = led_by("qin_shi_huang", "engineering", wall.needs)
    city(g, RED, "A3", mood=HAPPY)
    assert refused(table, "builder_of_the_wall") == "no-wonder-here"


def test_the_tactician_pays_once_in_a_battle_to_ignore_a_hit() -> None:
    table, g = marching("qin_shi_huang", against=2)
    stock(g, RED, culture=4)
    attack(table)
    say(table, [TWO, TWO], [SIX, TWO])
    assert asked(table) == (RED, "leader-shield")
    say(table, True)
    assert len(stack(g, RED, "D4")) == 2
    assert g.players[RED].goods["culture"] == 2
    say(table, False, [TWO, TWO], [SIX, TWO])
    assert open_key(table) != "leader-shield"


def test_the_brilliant_conqueror_has_two_more_unless_outnumbered() -> None:
    for against, more in ((2, 2), (3, 0)):
        table, _ = marching("wu_zetian", against=against)
        attack(table)
        say(table, [TWO, TWO], [TWO] * against)
        assert bonus(table, "brilliant_conqueror") == more


# ---------------------------------------------------------------------- Vikings


def test_the_ruler_of_the_north_is_worth_half_a_point_for_each_step_from_home() -> None:
    _, g = led_by("knut")
    assert halves(g, RED)["leaders"] == 0
    g.players[RED].home = "D2"
    assert halves(g, RED)["leaders"] == g.atlas.distance["D2"]["D5"] == 3


def test_danegeld_collects_taxes_for_an_activation_once_a_turn() -> None:
    table, g = led_by("knut", "bartering", "taxes")
    city(g, RED, "A3")
    say(table, "danegeld", {"food": 2})
    assert (g.players[RED].goods["food"], g.turn.activations, g.turn.actions) == (2, {"D5": 1}, 2)
    stock(g, RED, mood=1)
    assert refused(table, "taxes") == "once-a-turn"
    assert refused(table, "danegeld") == "once-a-turn"


def test_there_is_no_danegeld_outside_a_city_and_none_in_a_turn_with_taxes() -> None:
    table, g = led_by("knut", "bartering", "taxes", hex="D4")
    city(g, RED, "A3")
    assert refused(table, "danegeld") == "leader-not-in-city"
    table, g = led_by("knut", "bartering", "taxes")
    stock(g, RED, mood=1)
    say(table, "taxes", {"food": 1})
    assert refused(table, "danegeld") == "once-a-turn"


def test_without_taxes_there_is_no_danegeld() -> None:
    table, _ = led_by("knut")
    assert refused(table, "danegeld") == "no-taxes"


def test_the_legendary_explorer_marks_each_tile_once_for_a_point() -> None:
    table, g = aboard("erik")
    stock(g, RED, culture=2)
    before = halves(g, RED)["objectives"]
    say(table, "legendary_explorer")
    assert halves(g, RED)["objectives"] == before + 2
    assert refused(table, "legendary_explorer") == "marked-tile"


def test_only_aboard_a_ship_erik_explores_and_settles() -> None:
    table, g = led_by("erik")
    stock(g, RED, culture=2)
    assert refused(table, "legendary_explorer") == "leader-not-aboard"
    assert refused(table, "new_colonies") == "leader-not-aboard"


def test_new_colonies_bring_everybody_ashore_without_an_action_even_into_a_battle() -> None:
    table, g = aboard("erik")
    troops(g, RED, "D4", infantry=1)
    troops(g, BLUE, "D3", infantry=1)
    city(g, BLUE, "G3")
    say(table, "new_colonies", "D3", [SIX, SIX], ONE)
    assert [*map(kind, stack(g, RED, "D3"))] == ["infantry", "leader"]
    assert stack(g, RED, "D4") == ("ship",)
    assert g.turn.actions == 3


def test_prey_brings_two_gold_for_a_city_that_was_not_angry() -> None:
    for mood, more in ((NEUTRAL, 2), (ANGRY, 0)):
        table, g = led_by("ragnar", "tactics")
        city(g, BLUE, "D4", mood=mood)
        city(g, BLUE, "G3")
        say(table, "move", "D5>D4")
        assert g.players[RED].goods["gold"] == 1 + more


def test_the_horror_of_the_north_has_two_more_right_after_landing() -> None:
    table, g = aboard("ragnar", "tactics")
    troops(g, BLUE, "D3", infantry=1)
    city(g, BLUE, "G3")
    say(table, "move", "D4>D3", TWO, TWO)
    assert bonus(table, "horror_of_the_north") == 2
    table, g = marching("ragnar")
    attack(table)
    say(table, [TWO, TWO], TWO)
    assert bonus(table, "horror_of_the_north") == 0
